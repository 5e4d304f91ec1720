"""Simulation: many games at once, tournaments, fuzzing and speed, all on the same rules."""
