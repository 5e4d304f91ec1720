"""The game in a terminal, from the scene and the view alone: readable at 80 columns and without colour."""
