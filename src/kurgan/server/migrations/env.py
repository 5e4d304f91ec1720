"""What Alembic runs to bring a file up to date: everything in the one transaction that `database.migrate` has begun."""

from __future__ import annotations

from alembic import context

from kurgan.server.schema import SCHEMA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=SCHEMA,
    render_as_batch=True,  # SQLite changes a column by writing its table again
    transactional_ddl=True,  # all of it or nothing
)
with context.begin_transaction():
    context.run_migrations()
