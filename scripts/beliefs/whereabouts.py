"""Counts where units are in games of Autumn Storm, and writes it down as the game's habits.py.

.venv/bin/python -m scripts.beliefs.whereabouts --games 400
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np
import typer
from numpy.typing import NDArray

from kurgan.engine.hexset import hexes
from kurgan.games import load
from kurgan.games.autumn_storm.state import NO_UNIT, State, enemy_of, field, sight, units_of
from kurgan.games.autumn_storm.tables.map import AXIS, DISTANCE, GRID, N_HEXES, PASSABLE
from scripts.beliefs.games import decisions

Table = NDArray[np.float64]

LATE: Final = 4
GROUPS: Final = (0, 0, 1, 2, 2)
GROUP_NAMES: Final = ("infantry and armour", "recon", "headquarters and guns")
SIDES: Final = ("Axis", "Soviet")
TURNS: Final = 6
DISTANCES: Final = 8
WHOLE: Final = 4000  # what the weights of a map add up to
ROUNDS: Final = 12
HEAD: Final = '''"""How often hidden units are where: counted in games of the computer against itself.

`python -m scripts.beliefs.whereabouts` writes this file. A map shows of each hex how many of {whole} such units were in
it; what never happened counts as one. Nearness says how much more likely one hex is than another, by how far it is from
where the unit was last seen, for each number of turns since.
"""

from __future__ import annotations

from typing import Final

from kurgan.engine.record import Ints, table

LATE: Final = {late}  # from this turn on the later maps hold
GROUPS: Ints = table({groups})  # which maps speak of a kind of unit
STAYING: Final = {staying}  # times in a hundred an enemy that was seen but not identified is still near

OLDEST: Final = {oldest}  # turns: those before count as much
FARTHEST: Final = {farthest}  # hexes

# How far it is:              0     1     2 …
NEARNESS: Ints = table([
{nearness}
])

GROUND: Ints = table([
{ground}
])
'''


def main(games: int = 400, player: str = "officer", first: int = 1000, write: Path | None = None) -> None:
    """Count, and write the tables."""
    game = load("autumn-storm")
    ground, seen = np.zeros((12, N_HEXES)), list[tuple[int, int, int, int, NDArray[np.bool_]]]()
    nameless = staying = 0
    for moment in decisions(game, player, range(first, first + games), every=3):
        state, seat = moment.state, moment.mover
        known = game.knows(state, seat)
        enemy = enemy_of(seat)
        for unit in units_of(enemy):
            if known.strength[unit] < 0:
                ground[row_of(state, unit), state.unit_hex[unit]] += 1
        open = (PASSABLE & field(known)) - sight(known, seat)
        free = np.array([hex in open for hex in range(N_HEXES)])
        for hex, unit in ghosts(known, seat):
            if unit != NO_UNIT:
                turns = int(known.turn - known.ghost_turn[seat, hex]) + int(not (enemy != AXIS and known.side == AXIS))
                seen.append((row_of(state, unit), hex, min(turns, TURNS - 1), int(state.unit_hex[unit]), free))
            else:
                nameless += 1
                hidden = [state.unit_hex[other] for other in units_of(enemy) if known.strength[other] < 0]
                staying += any(free[each] and DISTANCE[hex, each] <= 1 for each in hidden)
    smooth = smoothed(ground)
    text = HEAD.format(
        whole=WHOLE,
        late=LATE,
        oldest=TURNS - 1,
        farthest=DISTANCES,
        groups=list(GROUPS),
        staying=round(100 * staying / max(1, nameless)),
        nearness="\n".join(line_of(row) for row in nearness_of(seen, smooth)),
        ground="\n".join(block for place, row in enumerate(smooth) for block in map_of(place, row)),
    )
    file = write or game.folder / "habits.py"
    file.write_text(text, encoding="utf-8")
    typer.echo(f"{len(seen)} units that were seen before, {int(ground.sum())} in all: {file}")


def row_of(state: State, unit: int) -> int:
    """Which map a unit belongs on."""
    return ((unit >= units_of(1)[0]) * 2 + int(state.turn >= LATE)) * 3 + GROUPS[state.kind[unit]]


def ghosts(known: State, seat: int) -> Iterator[tuple[int, int]]:
    """Where a seat remembers whom."""
    for hex in hexes(GRID, known.ghosts[seat]):
        yield hex, int(known.ghost_unit[seat, hex])


def smoothed(ground: Table) -> Table:
    """A little of each hex is spread over its neighbours; whole numbers, none of them 0."""
    spread = ground.copy()
    for hex in range(N_HEXES):
        near = [each for each in range(N_HEXES) if DISTANCE[hex, each] == 1]
        spread[:, near] += ground[:, hex, None] * 0.3 / len(near)
    spread *= WHOLE / np.maximum(spread.sum(axis=1, keepdims=True), 1)
    return np.maximum(np.rint(spread), 1)


def nearness_of(seen: list[tuple[int, int, int, int, NDArray[np.bool_]]], ground: Table) -> Table:
    """What nearness must weigh, beside the ground, for as many units to be at each distance as were."""
    near, found = np.ones((TURNS, DISTANCES + 1)), np.full((TURNS, DISTANCES + 1), 0.1)
    far = np.minimum(np.asarray(DISTANCE)[:N_HEXES, :N_HEXES], DISTANCES)
    for _, start, turns, end, _ in seen:
        found[turns, far[start, end]] += 1
    for _ in range(ROUNDS):
        expected = np.full(found.shape, 0.1)
        for row, start, turns, _, free in seen:
            weights = near[turns, far[start]] * ground[row] * free
            np.add.at(expected[turns], far[start], weights / weights.sum())
        near *= found / expected
    near = np.minimum.accumulate(near, axis=1)  # where hardly anybody was counted, at least no farther is likelier
    return np.asarray(np.maximum(np.rint(near * 1000 / near.max(axis=1, keepdims=True)), 1))


def line_of(row: Table) -> str:
    """One row of a table."""
    return "    [" + ", ".join(f"{int(each):4}" for each in row) + "],"


def map_of(place: int, row: Table) -> Iterator[str]:
    """One map, as it lies on the table: hexes are numbered column by column."""
    side, late, group = place // 6, place // 3 % 2, place % 3
    yield f"    # {SIDES[side]}, {GROUP_NAMES[group]}, {'from turn' if late else 'before turn'} {LATE}"
    yield "    ["
    for first in range(0, N_HEXES, 8):
        yield "        " + " ".join(f"{int(each):4}," for each in row[first : first + 8])
    yield "    ],"


if __name__ == "__main__":
    typer.run(main)
