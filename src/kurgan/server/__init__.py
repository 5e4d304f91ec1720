"""The server: matches for browsers, on one SQLite file."""
