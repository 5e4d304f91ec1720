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
from kurgan.games.autumn_storm.view import GhostView, HexView, Scene, SideView, UnitView, View, scene, view

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
MARGIN: Final = "  "
ABREAST: Final = 3  # units on a line of the list of forces
MARKS: Final = {"axis": ("■", "□"), "soviet": ("★", "☆")}  # in order, disrupted


def picture(known: Known, seat: int, catalogue: Catalogue, language: str) -> RenderableType:
    """What a seat sees: header, map, victory hexes and the forces it knows of."""
    return drawn(scene(known), view(known, seat), Words(catalogue, language))


def drawn(scene: Scene, view: View, words: Words) -> RenderableType:
    """A view, for a terminal."""
    return Group(
        header(view, words),
        Text(),
        *map_lines(scene, view),
        Text(),
        victory_line(scene, view, words),
        *force_lines(view, words),
    )


class Words:
    """A catalogue in one language."""

    def __init__(self, catalogue: Catalogue, language: str) -> None:
        self.catalogue, self.language = catalogue, language

    def __call__(self, key: str, **values: str | int | Line) -> str:
        return self.catalogue.say(Line(key, values), self.language)


def header(view: View, words: Words) -> Text:
    """Turn, date, side, card and score, and who needs what by when."""
    begins = view.begins
    date = words("date", day=begins.day, month=begins.month, year=str(begins.year), hour=begins.hour)
    parts = [words("header-turn", turn=view.turn, last=view.last_turn), date, words(f"side-{view.side}")]
    if view.event:
        parts.append(words(f"card-{view.event}"))
    scores = [score(side, view, words) for side in view.sides]
    return Text.assemble((" · ".join(parts), "bold"), "\n", "   ".join(scores))


def score(side: SideView, view: View, words: Words) -> str:
    """What a side has, and when that is enough; once it is over, what it had needed."""
    if view.winner is not None:
        return words("header-score-over", name=side.name, score=side.score, needs=side.needs)
    return words("header-score", name=side.name, score=side.score, needs=side.needs, last=view.last_turn)


def map_lines(scene: Scene, view: View) -> list[Text]:
    """The map: each hex two lines high and six signs wide, odd columns a line lower."""
    hexes = {hex.name: hex for hex in scene.hexes if hex.in_field}
    seen = set(view.seen)
    counters = {unit.hex: counter(unit) for unit in view.units if unit.hex}
    ghosts = {ghost.hex: ghost for ghost in view.ghosts}
    places = [(hex.column, hex.row) for hex in hexes.values()]
    columns, rows = (range(min(each), max(each) + 1) for each in zip(*places, strict=True))
    lines = []
    for height in range(2 * rows.start, 2 * rows.stop + 1):
        line = Text(MARGIN)
        for column in columns:
            row, part = divmod(height - column % 2, 2)
            hex = hexes.get(GRID.name(GRID.hex_at(column, row))) if row in rows else None
            edge = "/\\"[part]
            if hex is None:
                line.append(f"{edge}      ", FAINT)
            else:
                paper = (PAPER if hex.name in seen else FOG)[hex.terrain]
                line.append(edge, f"{FAINT} on {paper}")
                if part:
                    empty = Text("      " if hex.name in seen else "  ··  ", f"{FAINT} on {paper}")
                    line.append(counters.get(hex.name) or ghost(ghosts.get(hex.name), paper) or empty)
                else:
                    line.append(upper(hex, view.control.get(hex.name), paper))
        line.append("/\\"[(height - columns.stop % 2) % 2], FAINT)
        lines.append(line)
    return lines


def upper(hex: HexView, holder: str | None, paper: str) -> Text:
    """Coordinates, terrain and victory value."""
    sign = SIGNS[Terrain[hex.terrain.upper()]]
    flag = str(hex.victory) if hex.victory else " "
    text = Text(f"{hex.name}{sign}", f"{INK} on {paper}")
    text.append(flag, COUNTER[holder] if hex.victory and holder else f"bold {INK} on {paper}")
    return text


def ghost(ghost: GhostView | None, paper: str) -> Text | None:
    """The enemy that was last seen somewhere, and the turn."""
    return Text(f"·{ghost.label:<4}{ghost.turn}"[-6:], f"italic {INK} on {paper}") if ghost else None


def counter(unit: UnitView) -> Text:
    """A counter: filled mark in order, hollow when disrupted; its label; its strength."""
    if unit.strength is None:
        return Text(f"{MARKS[unit.side][0]} ?   ", UNKNOWN[unit.side])
    text = Text(f"{MARKS[unit.side][unit.disrupted]}{unit.label:<4}", COUNTER[unit.side])
    text.append(str(unit.strength), f"{COUNTER[unit.side]}{'' if unit.supplied else ' underline'}")
    return text


def victory_line(scene: Scene, view: View, words: Words) -> Text:
    """Who holds which victory hex, for those who see no colour: `0502★2` is the Soviet side's and worth 2."""
    marks = {name: MARKS[side][0] for name, side in view.control.items()}
    held = [f"{hex.name}{marks.get(hex.name, '–')}{hex.victory}" for hex in scene.hexes if hex.victory and hex.in_field]
    return Text.assemble((words("header-victory"), "bold"), " ", " ".join(held))


def force_lines(view: View, words: Words) -> list[Text]:
    """Both sides' units as the seat knows them, three to a line."""
    lines = []
    for side in view.sides:
        lines.append(Text(f"{MARKS[side.name][0]} {words(f'side-{side.name}')}", "bold"))
        units = [unit for unit in view.units if unit.side == side.name and unit.code]
        for place in range(0, len(units), ABREAST):
            parts = [Text(f"{force(unit):<25}", force_style(unit)) for unit in units[place : place + ABREAST]]
            lines.append(Text("  ") + Text(" ").join(parts))
    return lines


def force(unit: UnitView) -> str:
    """One unit in a few signs: label, ratings, strength, where it is, and its condition."""
    if unit.strength == 0:
        return f"{unit.label:<4} †"
    strength = unit.strength if unit.strength is not None else unit.last_strength
    condition = "".join(("!" if unit.disrupted else "", "" if unit.supplied else "⌁"))
    ratings = f"{unit.attack}-{unit.defence}-{unit.movement}"
    return f"{unit.label:<4} {ratings:<6} {strength or '?'}/{unit.maximum} {unit.hex or '?':<4} {condition}"


def force_style(unit: UnitView) -> str:
    return "" if unit.hex else "dim"
