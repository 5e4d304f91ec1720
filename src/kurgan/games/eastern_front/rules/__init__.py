"""The rules, a chapter to a file; the sixth, combat, has a file for each of its parts."""
