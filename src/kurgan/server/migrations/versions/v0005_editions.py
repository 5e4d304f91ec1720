"""Which edition of its scenario a match was begun with: all that are older than editions, with the first."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("matches", sa.Column("edition", sa.Integer, nullable=False, server_default="1"))
