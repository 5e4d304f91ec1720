"""Snapshots beside the numbers: with them a long match opens without being played again from its start."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("standing", sa.JSON, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("pages", sa.JSON, nullable=False),
        sa.Column("told", sa.LargeBinary, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
    )
