"""The map and the forces for a terminal, from a view alone. Readable at 80 columns and without colour.

      /0402c \\      /0602c \\
      \\      /0502^2\\★13Gd7/       terrain and victory value above, counter and strength below
"""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from kurgan.engine.text import Catalogue, Line
from kurgan.games.autumn_storm.state import Known
from kurgan.games.autumn_storm.tables.map import GRID, SIGNS, Terrain
from kurgan.games.autumn_storm.view import HexView, UnitView, View, view

INK, FAINT = "#3b3226", "#a89a7c"
PAPER: Final = {
    "open": "#eee3c4",
    "road": "#f3ead0",
    "ruins": "#dccbaa",
    "factory": "#c6b394",
    "hill": "#d9cf9a",
    "ferry": "#cfdbd6",
    "volga": "#8fa9b8",
}
FOG: Final = dict.fromkeys(PAPER, "#b9b2a2") | {"volga": "#8fa9b8"}
COUNTER: Final = {"axis": "bold #ffffff on #46566a", "soviet": "bold #ffffff on #a03a2c"}
UNKNOWN: Final = {"axis": "#ffffff on #8493a3", "soviet": "#ffffff on #c8857a"}
MARKS: Final = {"axis": ("■", "□"), "soviet": ("★", "☆")}  # in order, disrupted


def picture(known: Known, seat: int, catalogue: Catalogue, language: str) -> RenderableType:
    """What a seat sees: header, map, victory hexes and the forces it knows of."""
    return drawn(view(known, seat), Words(catalogue, language))


def drawn(view: View, words: Words) -> RenderableType:
    """A view, for a terminal."""
    return Group(
        header(view, words), Text(), *map_lines(view), Text(), victory_line(view, words), *force_lines(view, words)
    )


class Words:
    """A catalogue in one language."""

    def __init__(self, catalogue: Catalogue, language: str) -> None:
        self.catalogue, self.language = catalogue, language

    def __call__(self, key: str, **values: str | int | Line) -> str:
        return self.catalogue.say(Line(key, values), self.language)


def header(view: View, words: Words) -> Text:
    """Turn, date, side, card and score."""
    begins = view.begins
    date = words("date", day=begins.day, month=begins.month, year=str(begins.year), hour=begins.hour)
    parts = [words("header-turn", turn=view.turn, last=view.last_turn), date, words(f"side-{view.side}")]
    if view.event:
        parts.append(words(f"card-{view.event}"))
    scores = [
        words("header-score", side=Line(f"side-{side.name}"), score=side.score, needs=side.needs) for side in view.sides
    ]
    return Text(" · ".join(parts), style="bold") + Text("\n") + Text("   ".join(scores))


def map_lines(view: View) -> list[Text]:
    """The map: each hex two lines high and six signs wide, odd columns a line lower."""
    hexes = {hex.name: hex for hex in view.hexes}
    counters = {unit.hex: unit for unit in view.units if unit.hex}
    ghosts = {ghost.hex: ghost for ghost in view.ghosts}
    lines = []
    for height in range(2 * GRID.rows + 1):
        line = Text("    ")
        for column in range(GRID.columns):
            row, part = divmod(height - column % 2, 2)
            name = GRID.name(GRID.hex_at(column, row)) if 0 <= row < GRID.rows else ""
            hex = hexes.get(name)
            left = "/" if part == 0 else "\\"
            line.append(left, FAINT)
            if hex is None:
                line.append("      ")
            elif part == 0:
                line.append(upper(hex))
            elif name in counters:
                line.append(counter(counters[name]))
            elif name in ghosts:
                line.append(f"·{ghosts[name].label:<4}{ghosts[name].turn}", f"italic {INK} on {ground(hex)}")
            else:
                line.append("      " if hex.seen else "  ··  ", f"{FAINT} on {ground(hex)}")
        line.append("\\" if (height - (GRID.columns - 1) % 2) % 2 == 0 else "/", FAINT)
        lines.append(line)
    return lines


def ground(hex: HexView) -> str:
    return (PAPER if hex.seen else FOG)[hex.terrain]


def upper(hex: HexView) -> Text:
    """Coordinates, terrain and victory value."""
    sign = SIGNS[Terrain[hex.terrain.upper()]]
    flag = str(hex.victory) if hex.victory else " "
    text = Text(f"{hex.name}{sign}", f"{INK} on {ground(hex)}")
    text.append(flag, COUNTER[hex.control] if hex.victory and hex.control else f"bold {INK} on {ground(hex)}")
    return text


def counter(unit: UnitView) -> Text:
    """A counter: filled mark in order, hollow when disrupted; its label; its strength."""
    if unit.strength is None:
        return Text(f"{MARKS[unit.side][0]} ?   ", UNKNOWN[unit.side])
    text = Text(f"{MARKS[unit.side][unit.disrupted]}{unit.label:<4}", COUNTER[unit.side])
    text.append(str(unit.strength), f"{COUNTER[unit.side]}{'' if unit.supplied else ' underline'}")
    return text


def victory_line(view: View, words: Words) -> Text:
    """Who holds which victory hex, for those who see no colour."""
    text = Text(words("header-victory") + " ")
    for hex in view.hexes:
        if hex.victory:
            mark = MARKS[hex.control][0] if hex.control else "–"
            text.append(f"{words(f'place-{hex.name}')} {hex.victory}", "bold").append(f"{mark}  ")
    return text


def force_lines(view: View, words: Words) -> list[Text]:
    """Both sides' units as the seat knows them."""
    lines = []
    for side in view.sides:
        units = [unit for unit in view.units if unit.side == side.name and unit.code]
        text = Text(f"{MARKS[side.name][0]} {words(f'side-{side.name}')} ", "bold")
        for unit in units:
            text.append(force(unit, words), "dim" if unit.hex is None else "")
            text.append("  ")
        lines.append(text)
    return lines


def force(unit: UnitView, words: Words) -> str:
    """One unit in a few signs: label, ratings, strength, condition."""
    if unit.strength == 0:
        return f"{unit.label} †"
    strength = unit.strength if unit.strength is not None else unit.last_strength
    state = "".join(("!" if unit.disrupted else "", "" if unit.supplied else "⌁"))
    ratings = f"{unit.attack}-{unit.defence}-{unit.movement}"
    return f"{unit.label} {ratings} {strength or unit.maximum}/{unit.maximum}{state} {unit.hex or '?'}"
