"""Numbers as a language writes them."""

from __future__ import annotations


def decimal(value: float, places: int, language: str) -> str:
    """A number with so many decimals, after a point or a comma."""
    return f"{value:.{places}f}".replace(".", "," if language == "fr" else ".")


def percent(share: float, places: int, language: str) -> str:
    """A share of the whole; French puts a space before the sign that does not let it go to the next line."""
    return decimal(100 * share, places, language) + ("\N{NO-BREAK SPACE}%" if language == "fr" else "%")
