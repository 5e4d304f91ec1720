"""What is printed: cards, constants, scenarios."""
