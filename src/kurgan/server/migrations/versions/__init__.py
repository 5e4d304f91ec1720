"""A file for each version of the tables, named after its number and what it brought."""
