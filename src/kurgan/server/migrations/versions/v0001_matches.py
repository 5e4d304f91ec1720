"""Matches, their seats and numbers, and the server's keys: the tables that were there before they had a version."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Files older than versions have these tables already, so none is made twice."""
    make_matches()
    make_seats()
    op.create_table(
        "numbers",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
        if_not_exists=True,
    )


def make_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("scenario", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("dice", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("mix", sa.JSON, nullable=False),
        sa.Column("begun", sa.Text, nullable=False),
        sa.Column("touched", sa.Text, nullable=False),
        sa.Column("to_move", sa.Text),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("result", sa.JSON),
        sa.Column("rematch", sa.Text),
        if_not_exists=True,
    )


def make_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("guest", sa.Text),
        sa.Column("invitation", sa.Text, unique=True),
        sa.Column("watching", sa.Text, nullable=False, unique=True),
        if_not_exists=True,
    )
    op.create_index("ix_seats_guest", "seats", ["guest"], if_not_exists=True)
