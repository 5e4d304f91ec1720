"""Draw the whole map of the Eastern Front from its tables.

    .venv/bin/python -m scripts.eastern_front_map

writes docs/pictures/eastern-front-map.svg: terrain, rivers, railways, roads, places, hex numbers, the front by date.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from xml.sax.saxutils import escape

from kurgan.engine.hexset import HexSet
from kurgan.games.eastern_front.tables.map import (
    CONTROL,
    COUNTRY,
    DIRECTION_NAMES,
    GRID,
    LAND,
    N_HEXES,
    NEIGHBOURS,
    SUBARCTIC,
    TERRAIN,
    Country,
    Terrain,
)
from kurgan.games.eastern_front.tables.mapfile import PRINTED, Sides, Way
from kurgan.games.eastern_front.tables.places import PLACES, Place, PlaceKind
from scripts.eastern_front.geography import Corner, Side, ends

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "eastern-front-map.svg"
HALF, THIRD = 24.0, 13.86  # of a hex's width, and of the step from row to row
MARGIN = 40.0
WIDTH, HEIGHT = 2 * MARGIN + HALF * 71, 2 * MARGIN + THIRD * 109

OUTLINE = [
    *((0, -2 * THIRD), (HALF, -THIRD), (HALF, THIRD)),
    *((0, 2 * THIRD), (-HALF, THIRD), (-HALF, -THIRD)),
]
GROUND = {
    Terrain.CLEAR: "#f3ecd8",
    Terrain.HILL: "#e2cf9f",
    Terrain.SWAMP: "#cfdcb6",
    Terrain.MOUNTAIN: "#bfa27c",
    Terrain.SEA: "#b9d3e0",
    Terrain.LAKE: "#c9dfe9",
}
CLOSED = "#d9d6cf"
FRONTS = {
    "1941-06": ("#444444", "6 3"),
    "1941-12": ("#b03020", ""),
    "1942-06": ("#c07010", "8 3 2 3"),
    "1942-11": ("#802080", ""),
    "1943-07": ("#207040", "3 3"),
    "1944-06": ("#1060a0", "8 3"),
    "1945-01": ("#101010", "2 3"),
}
STYLE = """
text { font-family: "DejaVu Sans", Arial, sans-serif; text-anchor: middle; fill: #2b2620; }
.number { font-size: 6px; fill: #9a8f78; }
.town { font-size: 7px; } .city { font-size: 8px; } .major { font-size: 9.5px; font-weight: bold; }
.victory { font-size: 11px; font-weight: bold; }
.name { paint-order: stroke; stroke: #f7f2e4; stroke-width: 2.5px; }
.river { font-size: 8px; font-style: italic; fill: #2a6a94; paint-order: stroke; stroke: #f7f2e4; stroke-width: 2px; }
path { fill: none; stroke-linecap: round; stroke-linejoin: round; }
.key { text-anchor: start; font-size: 10px; }
"""


def main() -> None:
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:.0f} {HEIGHT:.0f}">',
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH:.0f}" height="{HEIGHT:.0f}" fill="#f7f2e4"/>',
        f'<defs><polygon id="hex" points="{spelled(OUTLINE)}" stroke="#e2d9c2" stroke-width=".6"/></defs>',
        *ground(),
        *ways(PRINTED.roads, "#c9973f", 1.6, ""),
        *ways(PRINTED.rails, "#3a3a3a", 1.2, "5 2"),
        *waters(),
        *edges(),
        *fronts(),
        *(mark for place in PLACES for mark in marks(place)),
        *river_names(),
        *legend(),
        "</svg>",
    ]
    PICTURE.write_text("\n".join(parts) + "\n", encoding="utf-8")


def centre(hex: int) -> tuple[float, float]:
    column, row = GRID.column_row(hex)
    return corner((2 * column + row % 2, 3 * row))


def corner(at: Corner) -> tuple[float, float]:
    return MARGIN + HALF * (at[0] + 1), MARGIN + THIRD * (at[1] + 2)


def spelled(points: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def ground() -> Iterator[str]:
    """Hexes with their numbers."""
    for hex in range(N_HEXES):
        is_closed = COUNTRY[hex] == Country.CLOSED and TERRAIN[hex] != Terrain.SEA
        colour = CLOSED if is_closed else GROUND[Terrain(TERRAIN[hex])]
        x, y = centre(hex)
        yield f'<use href="#hex" x="{x:.1f}" y="{y:.1f}" fill="{colour}"/>'
        yield f'<text class="number" x="{x:.1f}" y="{y - 19:.1f}">{GRID.name(hex)}</text>'


def ways(paths: Iterable[Way], colour: str, width: float, dash: str) -> Iterator[str]:
    """Railways or roads through the middles of hexes."""
    for path in paths:
        hexes = [GRID.named(name) for name in path.hexes.split()]
        wide = 2 * width if path.highway else width
        yield drawn([pairwise(centre(hex) for hex in hexes)], colour, wide, dash)


def drawn(lines: Iterable[Iterable[tuple[tuple[float, float], tuple[float, float]]]], *look: object) -> str:
    """A path of straight pieces."""
    colour, width, dash = look
    pieces = [f"M{spelled([start])}L{spelled([end])}" for line in lines for start, end in line]
    return f'<path d="{"".join(pieces)}" stroke="{colour}" stroke-width="{width}" stroke-dasharray="{dash}"/>'


def along(sides: Iterable[Side]) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """Hexsides as lines."""
    return [(corner(start), corner(end)) for start, end in map(ends, sides)]


def named(parts: Iterable[Sides]) -> list[Side]:
    names = [name for part in parts for name in part.sides]
    return [(GRID.named(name[:4]), DIRECTION_NAMES.index(name[5:])) for name in names]


def waters() -> Iterator[str]:
    """Rivers, lake sides and arms of the sea."""
    yield drawn([along(named(PRINTED.rivers))], "#4a90bd", 3.2, "")
    yield drawn([along(named(river for river in PRINTED.rivers if river.lower))], "#2a6a94", 3.2, "")
    yield drawn([along(named((*PRINTED.lakes, *PRINTED.straits, *PRINTED.seas)))], "#7ab4d4", 6, "")


def river_names() -> Iterator[str]:
    """Each river's name near its middle."""
    for river in PRINTED.rivers:
        (ax, ay), (bx, by) = along(named([river]))[len(river.sides) // 2]
        yield f'<text class="river" x="{(ax + bx) / 2:.1f}" y="{(ay + by) / 2 + 3:.1f}">{escape(river.name.en)}</text>'


def edges() -> Iterator[str]:
    """Frontiers of 1941, fortification lines and the weather line."""
    borders = [side for side in sides_between(LAND, LAND) if COUNTRY[side[0]] != COUNTRY[int(NEIGHBOURS[side])]]
    yield drawn([along(borders)], "#8a5a9a", 1.4, "2 3")
    yield drawn([along(named(PRINTED.lines))], "#9c4a3a", 2.2, "1 4")
    everywhere = HexSet(GRID, (1 << N_HEXES) - 1)
    yield drawn([along(sides_between(SUBARCTIC, everywhere - SUBARCTIC))], "#5a8ac0", 1.2, "10 6")


def sides_between(first: HexSet, second: HexSet) -> list[Side]:
    sides = [(hex, direction) for hex in first for direction in range(6)]
    return [side for side in sides if int(NEIGHBOURS[side]) in second]


def fronts() -> Iterator[str]:
    """Where the sides met, by date."""
    for date, (axis, soviet) in CONTROL.items():
        colour, dash = FRONTS[date]
        yield drawn([along(sides_between(axis, soviet))], colour, 2.4, dash)


def marks(place: Place) -> Iterator[str]:
    """A place's mark and name."""
    x, y = centre(place.hex)
    size = {PlaceKind.TOWN: 2.0, PlaceKind.CITY: 3.0, PlaceKind.MAJOR: 4.0, PlaceKind.VICTORY: 5.5}[place.kind]
    fill = {PlaceKind.TOWN: "#fff", PlaceKind.VICTORY: "#c0392b"}.get(place.kind, "#2b2620")
    edge = "#1f4e79" if place.is_port else "#2b2620"
    yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size}" fill="{fill}" stroke="{edge}" stroke-width="1.3"/>'
    if place.is_fortress:
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size + 3}" fill="none" stroke="#2b2620"/>'
    kind, drop = (
        place.kind.name.lower(),
        13 if GRID.column_row(place.hex)[0] % 2 else -7,
    )  # so that names pass each other
    yield f'<text class="name {kind}" x="{x:.1f}" y="{y + drop:.1f}">{escape(place.name.en)}</text>'


def legend() -> Iterator[str]:
    """The colours of the fronts, in the Black Sea."""
    for row, (date, (colour, dash)) in enumerate(FRONTS.items()):
        y = HEIGHT - MARGIN - 14 * (len(FRONTS) - row)
        line = ((MARGIN + 700, y), (MARGIN + 750, y))
        yield drawn([[line]], colour, 2.4, dash)
        yield f'<text class="key" x="{MARGIN + 760:.0f}" y="{y + 4:.0f}">front {date}</text>'


if __name__ == "__main__":
    main()
