"""The lists beside the map: what a hex is, who stands where, who comes and who is lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from kurgan.games.eastern_front.tables.map import GRID
from kurgan.games.eastern_front.terminal.ground import Ground, Standing, directions, sides
from kurgan.games.eastern_front.terminal.signs import COUNTERS, HELD, MARKS, condition
from kurgan.games.eastern_front.terminal.words import Words
from kurgan.games.eastern_front.view.units import UnitView

TERRAIN_NAMES: Final = {".": "clear", "^": "hill", "%": "swamp", "M": "mountain", "~": "sea", "o": "lake"}


def ratings(unit: UnitView) -> str:
    return f"{unit.attack}-{unit.defence}-{unit.movement}"


def in_short(ground: Ground, words: Words, hexes: Sequence[int], width: int) -> Iterator[Text]:
    """Who stands in some hexes, side after side: `2623 ■ro1 2-2-3 □ro2 2-2-3⌁`."""
    for side in MARKS:
        stacks = [short_stack(ground, words, hex) for hex in hexes if ground.holder(hex) == side]
        yield from (Text(line) for line in packed(stacks, width))


def short_stack(ground: Ground, words: Words, hex: int) -> str:
    """One stack by codes and ratings, and the name of its place as on the map."""
    units = [f"{mark(each)}{each.code} {ratings(each.unit)}{condition(each.unit)}" for each in ground.stacks[hex]]
    return " ".join((GRID.name(hex) + words.sign(ground, hex), *units))


def mark(each: Standing) -> str:
    return MARKS[each.formation.side][each.unit.dispersed]


def packed(entries: Iterable[str], width: int) -> Iterator[str]:
    """As many entries on each line as fit, none broken."""
    line = ""
    for entry in entries:
        if line and len(line) + 2 + len(entry) > width:
            yield line
            line = ""
        line = f"{line}  {entry}" if line else entry
    if line:
        yield line


def described(ground: Ground, hex: int, words: Words) -> Text:
    """All that is printed on a hex, and who holds it."""
    place, terrain = ground.places.get(hex), ground.terrain(hex)
    parts = [words.say(f"picture-terrain-{TERRAIN_NAMES[terrain]}")]
    if place is not None:
        parts.insert(0, words.say(f"picture-{place.kind}"))
        facts = {"port": place.is_port, "fortress": place.is_fortress, "factory": place.has_factory}
        parts += [words.say(f"picture-{name}") for name, holds in facts.items() if holds]
    if hex in ground.goals:
        parts.append(words.say("picture-goal", points=ground.goals[hex].points))
    kinds = {"lake": ground.lakes, "line": ground.lines, "rail": ground.rails, "road": ground.roads}
    waters = [(words.spell(river.name), sides(river.sides)) for river in ground.scene.rivers]
    for name, found in (*waters, *((words.say(f"picture-side-{kind}"), those) for kind, those in kinds.items())):
        if ways := " ".join(words.say(f"picture-{way}") for way in directions(hex, found)):
            parts.append(f"{name} {ways}")
    if ground.control(hex) in HELD:
        parts.append(words.say("picture-held", side=words.side(HELD[ground.control(hex)])))
    return Text(words.say("picture-hex", place=words.place(ground, hex), facts=", ".join(parts)))


def in_full(ground: Ground, units: Iterable[Standing], words: Words) -> Table:
    """Unit by unit: code, name, ratings, where it is and how it fares."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(3):
        table.add_column(no_wrap=True)
    table.add_column()
    for each in units:
        where = words.place(ground, GRID.named(each.unit.hex)) if each.unit.hex else ""
        told = " · ".join((where, *conditions(each.unit, words))) if where else expected(ground, each.unit, words)
        code = Text(f"{mark(each)} {each.code}", COUNTERS[each.formation.side])
        table.add_row(code, ratings(each.unit), words.spell(each.formation.name), told)
    return table


def conditions(unit: UnitView, words: Words) -> Iterator[str]:
    """How a unit fares, in words."""
    if unit.dispersed:
        yield words.say("picture-dispersed")
    if unit.hungry:
        yield words.say("picture-hungry", checks=unit.hungry, last=unit.endures)
    for name, holds in (("spent", unit.spent), ("moved", unit.moved), ("joined", unit.joined), ("owed", unit.owed)):
        if holds:
            yield words.say(f"picture-{name}")


def expected(ground: Ground, unit: UnitView, words: Words) -> str:
    """Where a unit is that is not on the map."""
    if unit.costs is not None:
        return words.say("picture-comes-back", cost=unit.costs)
    if unit.arrives is None or unit.entry is None:
        return words.say(f"picture-{unit.where}")
    place = words.place(ground, GRID.named(unit.entry))
    if unit.where == "reserve":
        return words.say("picture-reserve", place=place)
    return words.say("picture-coming", month=words.month(unit.arrives), place=place)
