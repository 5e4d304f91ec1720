"""Exact forecasts: what an attack would lead to, and which way a unit would take.

Each die is tried on a copy of what the seat knows, so a forecast can say nothing the rules would not do. Where the
attacker has a choice after the die, the forecast says what it is and goes on with the smallest loss.
"""
