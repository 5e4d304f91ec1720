"""What things are called: units, hexes, sides and cards, as lines for a catalogue."""

from __future__ import annotations

from kurgan.engine.datafile import Text
from kurgan.engine.text import Line
from kurgan.games.autumn_storm.state import State
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.map import GRID, SIDE_NAMES, TERRAIN, VICTORY_VALUES, Terrain
from kurgan.games.autumn_storm.tables.units import FORMATIONS


def code_of(state: State, unit: int) -> str:
    """The word for a unit in orders: `14pz`."""
    return FORMATIONS[state.formation[unit]].code


def name_of(state: State, unit: int) -> Text:
    """A unit's full name."""
    return FORMATIONS[state.formation[unit]].name


def side_line(side: int) -> Line:
    return Line(f"side-{SIDE_NAMES[side]}")


def card_key(card: int) -> str:
    """The card's word: `air-support`."""
    return Card(card).name.lower().replace("_", "-")


def terrain_line(hex: int) -> Line:
    return Line(f"terrain-{Terrain(TERRAIN[hex]).name.lower()}")


def place_line(hex: int) -> Line:
    """A hex by its number, and by its name if it has one."""
    name = GRID.name(hex)
    if name in VICTORY_VALUES:
        return Line("place-named", {"hex": name, "name": Line(f"place-{name}")}, places=(name,))
    return Line("place", {"hex": name}, places=(name,))
