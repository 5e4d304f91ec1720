"""The engine: a vocabulary for rules, the contract of a game, matches and their journals. It knows no game."""
