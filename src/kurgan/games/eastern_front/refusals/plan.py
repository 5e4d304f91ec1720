"""Why an attack that is planned cannot begin, be called off, or be flown for [6.1, 6.2, 6.12]."""

from __future__ import annotations

from kurgan.engine.text import Line, Value
from kurgan.games.eastern_front.names import place_line, places_line
from kurgan.games.eastern_front.rules.attack import unmet
from kurgan.games.eastern_front.rules.odds import joined_sides
from kurgan.games.eastern_front.state import Known


def refused_commitment(known: Known) -> Line:
    """Why it cannot begin: nobody has joined, too weak, or somebody else would be left unattacked."""
    values: dict[str, Value] = {"place": place_line(int(known.target))}
    if not joined_sides(known, known.target):
        return Line("refused-nobody-joined", values, "6.1")
    left = list(unmet(known))
    if left:
        return Line("refused-unmet", {**values, "unmet": places_line(left), "count": len(left)}, "6.2")
    return Line("refused-odds", values, "6.1")


def refused_flight(known: Known) -> Line:
    """Why no air unit supports it."""
    values: dict[str, Value] = {"place": place_line(int(known.target))}
    if known.flown:
        return Line("refused-flown", values, "6.12")
    return Line("refused-range" if known.air[known.side] else "refused-no-air", values, "6.12")
