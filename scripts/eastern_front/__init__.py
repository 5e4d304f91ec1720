"""What turns research on the Eastern Front into the tables of the game."""
