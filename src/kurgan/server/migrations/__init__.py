"""How the store's tables came to be what they are: one file in `versions/` for each change, carried out by Alembic."""
