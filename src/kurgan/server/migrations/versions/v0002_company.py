"""The company at a match: how a player is called, when last seen, what was put away, and who asks for a rematch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    for name in ("called", "seen", "put_away"):
        op.add_column("seats", sa.Column(name, sa.Text))
    for name in ("asked", "declined"):
        op.add_column("matches", sa.Column(name, sa.Text))
