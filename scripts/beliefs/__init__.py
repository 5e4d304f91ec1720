"""Beliefs: what they are made of is counted in games, and what they are worth is measured in others."""
