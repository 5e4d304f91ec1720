"""The whole field on one screen, two signs for each hex: who or what is there, and the overlay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from kurgan.games.eastern_front.tables.map import GRID
from kurgan.games.eastern_front.terminal.ground import Ground
from kurgan.games.eastern_front.terminal.overlays import Overlay
from kurgan.games.eastern_front.terminal.signs import COUNTERS, FAINT, MARKS, OVERLAY, PLACE, PLACES, SEA, WATER
from kurgan.games.eastern_front.terminal.window import whole

KNOWN_CITIES: Final = ("victory", "major")


def whole_map(ground: Ground, overlay: Overlay) -> Iterator[Text]:
    """Row by row between the numbers of columns and rows, odd rows half a hex further right."""
    window = whole(ground)
    numbers = "".join(f"{column:02}" if column % 2 == 0 else "  " for column in window.columns)
    yield Text(f"   {numbers}", FAINT)
    for row in window.rows:
        line = Text.assemble((f"{row:02} ", FAINT), " " * (row % 2))
        for column in window.columns:
            line.append(cell(ground, overlay, GRID.hex_at(column, row)))
        line.rstrip()
        yield line
    yield Text(f"    {numbers}", FAINT)


def cell(ground: Ground, overlay: Overlay, hex: int) -> Text:
    """One hex: a mark and the overlay's sign, or the sign alone; a dot where nothing is."""
    if not ground.is_in_play(hex):
        return Text("  ")
    if ground.terrain(hex) in WATER:
        return Text("~~", SEA)
    sign, mark = overlay.signs.get(hex, ""), mark_of(ground, overlay, hex)
    if mark is not None:
        return Text.assemble(mark, (f"{sign:1}", OVERLAY))
    return Text(f"{sign:2}", OVERLAY) if sign else Text(". ", FAINT)


def mark_of(ground: Ground, overlay: Overlay, hex: int) -> tuple[str, str] | None:
    """The mark of the overlay, of a stack, or of a city that everybody knows."""
    stack, place = ground.stacks.get(hex), ground.places.get(hex)
    if hex in overlay.marks:
        return overlay.marks[hex], PLACE
    if stack:
        side = stack[0].formation.side
        return MARKS[side][all(each.unit.dispersed for each in stack)], COUNTERS[side]
    return (PLACES[place.kind], PLACE) if place and place.kind in KNOWN_CITIES else None
