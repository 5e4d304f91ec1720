"""The rules of Ridge, number by number."""
