"""The numbered rules, a chapter a file."""
