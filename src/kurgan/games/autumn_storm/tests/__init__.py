"""The rules of Autumn Storm, number by number."""
