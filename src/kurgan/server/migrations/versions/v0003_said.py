"""What was said in a match, as a digest: by it a match of older rules is known again when a record has changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("matches", sa.Column("said", sa.Text))
