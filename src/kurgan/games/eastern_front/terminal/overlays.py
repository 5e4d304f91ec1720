"""What can be laid over the map: a sign for each hex that has something."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from kurgan.games.eastern_front.scene import PathView
from kurgan.games.eastern_front.tables.map import GRID, N_HEXES, Side
from kurgan.games.eastern_front.terminal.ground import Ground, sign_at
from kurgan.games.eastern_front.terminal.signs import CUT_OFF, HELD, MARKS, WATER


@dataclass(frozen=True)
class Overlay:
    """Signs for hexes, other marks than those of the units where it has any, and the paths to be drawn beside it."""

    name: str
    side: str
    signs: dict[int, str]
    marks: dict[int, str] = field(default_factory=dict)
    paths: set[Side] | None = None


def land(ground: Ground) -> list[int]:
    """The hexes in play that are not water."""
    return [hex for hex in range(N_HEXES) if ground.is_in_play(hex) and ground.terrain(hex) not in WATER]


def supply(ground: Ground, side: str) -> Overlay:
    """A side's rails, what they supply, and who of its units stands beyond."""
    rows = ground.view.supply[side]
    signs = {hex: sign for hex in land(ground) if (sign := sign_at(rows, hex)) != "."}
    cut_off = {hex: CUT_OFF for hex in ground.stacks if hex not in signs and ground.holder(hex) == side}
    return Overlay("supply", side, signs | cut_off)


def zones(ground: Ground, side: str) -> Overlay:
    """Whose zones lie where."""
    axis, soviet = (ground.view.zones[name] for name in MARKS)
    both = {("+", "."): "a", (".", "+"): "s", ("+", "+"): "x"}
    found = {hex: both.get((sign_at(axis, hex), sign_at(soviet, hex))) for hex in land(ground)}
    return Overlay("zones", side, {hex: sign for hex, sign in found.items() if sign})


def front(ground: Ground, side: str) -> Overlay:
    """Who holds what."""
    held = {"axis": "-", "soviet": ":"}
    found = {hex: HELD.get(ground.control(hex)) for hex in land(ground)}
    return Overlay("front", side, {hex: held[name] for hex, name in found.items() if name})


def rails(ground: Ground, side: str) -> Overlay:
    """Rails on a side's net, Axis rails that are mended but cut off from it, and the others."""
    signs = dict.fromkeys(hexes_of(ground, ground.scene.rails), "-")
    mended = {hex: "=" for hex in signs if side == "axis" and sign_at(ground.view.railhead, hex) == "#"}
    joined = {hex: "#" for hex in signs if sign_at(ground.view.supply[side], hex) == "#"}
    return Overlay("rails", side, signs | mended | joined)


def roads(ground: Ground, side: str) -> Overlay:
    """Roads, and the highway that is a road in mud too."""
    scene = ground.scene
    signs = dict.fromkeys(hexes_of(ground, scene.roads), "-")
    highway = dict.fromkeys(hexes_of(ground, [road for road in scene.roads if road.is_highway]), "=")
    return Overlay("roads", side, signs | highway, paths=ground.roads)


def goals(ground: Ground, side: str) -> Overlay:
    """What points are given for, and who holds it."""
    signs = {hex: str(goal.points) for hex, goal in ground.goals.items()}
    return Overlay("goals", side, signs, {hex: MARKS[goal.holder][0] for hex, goal in ground.goals.items()})


def weather(ground: Ground, side: str) -> Overlay:
    """What lies beyond the weather line."""
    return Overlay("weather", side, {hex: "*" for hex in land(ground) if ground.scene.arctic[hex] == "1"})


def hexes_of(ground: Ground, paths: list[PathView]) -> list[int]:
    """The hexes in play that paths run through."""
    return [hex for path in paths for hex in map(GRID.named, path.hexes) if ground.is_in_play(hex)]


OVERLAYS: Final[dict[str, Callable[[Ground, str], Overlay]]] = {
    "supply": supply,
    "zones": zones,
    "front": front,
    "rails": rails,
    "roads": roads,
    "goals": goals,
    "weather": weather,
}
