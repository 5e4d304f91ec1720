"""Positions for tests: counters with plain ratings on the map, and the words to play on from there.

    state = position(axis={"14pz": "0502"}, soviet={"95": At("0503", strength=2)}, event=Card.AIR_SUPPORT)
    play(state, "attack 14pz 0503", 6)

Nothing here is taken from a scenario file, so that tuning a scenario changes no test. A place of one letter is
looked up in the `picture`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TypeAlias

from kurgan.engine.datafile import Text
from kurgan.engine.hexset import HexSet, hexset, keep
from kurgan.engine.match import Match, Situation
from kurgan.engine.record import copy
from kurgan.engine.testing.pictures import drawn, found
from kurgan.engine.text import Line
from kurgan.games.autumn_storm import GAME
from kurgan.games.autumn_storm.actions import apply
from kurgan.games.autumn_storm.names import code_of
from kurgan.games.autumn_storm.rules.control import set_first_control
from kurgan.games.autumn_storm.rules.fog import expose, look_around
from kurgan.games.autumn_storm.rules.sequence import begin_action, begin_faction_turn
from kurgan.games.autumn_storm.setup import laid_out
from kurgan.games.autumn_storm.state import N_UNITS, Known, State, controlled, enemy_of
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.map import AXIS, GRID
from kurgan.games.autumn_storm.tables.scenarios import Scenario, Side, Unit

COLUMNS, ROWS = 10, 8


@dataclass(frozen=True)
class At:
    """A counter in a hex, with ratings of its own where a test cares."""

    hex: str
    attack: int = 4
    defence: int = 4
    movement: int = 4
    strength: int = 4
    damaged: int = 0
    vision: int | None = None
    disrupted: bool = False
    supplied: bool | None = None  # as traced, unless given
    revealed: bool = False


Counters: TypeAlias = Mapping[str, At | str]


def position(
    *,
    axis: Counters | None = None,
    soviet: Counters | None = None,
    picture: str = "",
    side: int = AXIS,
    event: Card = Card.NONE,
    turn: int = 1,
    axis_holds: Sequence[str] = (),
    soviet_holds: Sequence[str] = (),
    free_orders: bool = False,
    field: tuple[str, ...] = ("0000-0907",),
    axis_needs: int = 10,
) -> State:
    """A side about to give its first order, right after it drew this card (NONE: after no card at all)."""
    forces = [placed(counters or {}, picture) for counters in (axis, soviet)]
    state = laid_out(scenario(forces, field, axis_needs))
    state.free_orders = int(free_orders)
    state.side, state.turn = side, turn
    set_first_control(state)
    for holder, names in ((AXIS, axis_holds), (enemy_of(AXIS), soviet_holds)):
        keep(state.control[holder], controlled(state, holder) | area(*names))
    look_around(state)
    begin_faction_turn(state)
    for counters in forces:
        for code, at in counters.items():
            set_condition(state, unit(state, code), at)
    if event == Card.NONE:
        begin_action(state)
    else:
        apply(state, event)
    return state


def placed(counters: Counters, picture: str) -> dict[str, At]:
    """Counters with every letter looked up in the picture."""
    whole = {code: at if isinstance(at, At) else At(at) for code, at in counters.items()}
    return {
        code: replace(at, hex=GRID.name(found(GRID, picture, at.hex)[0])) if len(at.hex) == 1 else at
        for code, at in whole.items()
    }


def scenario(forces: Sequence[Mapping[str, At]], field: tuple[str, ...], axis_needs: int) -> Scenario:
    """The document's points and turns with these counters; a side may have none."""
    axis, soviet = (
        Side.model_construct(
            command=6 - side,
            artillery=2 - side,
            units=[
                Unit(
                    unit=code,
                    at=at.hex,
                    attack=at.attack,
                    defence=at.defence,
                    movement=at.movement,
                    strength=at.strength,
                    damaged=at.damaged,
                    vision=at.vision,
                )
                for code, at in counters.items()
            ],
        )
        for side, counters in enumerate(forces)
    )
    return Scenario.model_construct(
        title=Text(en="", fr=""),
        summary=Text(en="", fr=""),
        turns=8,
        first_turn=datetime(1942, 9, 13, 6),
        axis_needs=axis_needs,
        soviet_needs=5,
        field=field,
        axis=axis,
        soviet=soviet,
    )


def set_condition(state: State, unit: int, at: At) -> None:
    """What upkeep would have changed: disruption, supply, and who knows the counter."""
    state.disrupted[unit] = at.disrupted
    if at.supplied is not None:
        state.supplied[unit] = at.supplied
    if at.revealed:
        expose(state, unit)


def unit(state: State, code: str) -> int:
    """The number of the counter with this code."""
    return next(unit for unit in range(N_UNITS) if state.maximum[unit] and code_of(state, unit) == code)


def where(state: State, code: str) -> str:
    """The hex a counter stands in; `lost` if it stands in none."""
    hex = state.unit_hex[unit(state, code)]
    return "lost" if hex == GRID.off_map else GRID.name(hex)


def hex_of(name: str) -> int:
    """The number of a hex."""
    return GRID.named(name)


def hexes_with(picture: str, sign: str) -> list[int]:
    """The hexes of a picture where this sign stands."""
    return found(GRID, picture, sign)


def area(*names: str) -> HexSet:
    """The set of these hexes."""
    return hexset(GRID, *names)


def picture_of(area: HexSet) -> str:
    """The whole map with an x on every hex of the area."""
    return drawn(area, COLUMNS, ROWS)


def knows(state: State, seat: int) -> Known:
    """What a seat knows."""
    return GAME.knows(state, seat)


def orders(state: State) -> list[str]:
    """What the side to move may order, in words."""
    known = knows(state, state.side)
    return [GAME.say(known, number) for number in GAME.choices(known)]


def orders_of(state: State, code: str) -> list[str]:
    """What one unit may be ordered: `move 0301`, `rest`."""
    return [words.replace(f" {code}", "") for words in orders(state) if words.split()[1:2] == [code]]


def play(state: State, words: str, *chances: int) -> State:
    """Give a legal order in words, then let chance bring these numbers."""
    known = knows(state, state.side)
    number = GAME.read(known, words)
    assert number in GAME.choices(known), f"{words} is not legal"
    for each in (number, *chances):
        apply(state, each)
    return state


def pass_turn(state: State, card: Card = Card.FACTORY_FIRE) -> State:
    """End the faction turn; the other side draws this card."""
    return play(state, "end", card)


def played(state: State, words: str, *chances: int) -> State:
    """The same on a copy."""
    return play(copy(state), words, *chances)


def match_at(state: State) -> Match:
    """A match without dice that has come to this position."""
    match = Match.waiting(GAME, "published", ["human", "human"])
    match.situation = Situation(GAME, state)
    return match


def said(lines: Sequence[Line]) -> list[str]:
    """Log lines in English."""
    return [GAME.catalogue.say(line, "en") for line in lines]


def heard(match: Match, seat: int) -> list[str]:
    """What a seat has heard of a match, in English."""
    return said([line for _, line in match.heard[seat]])


def outcomes(state: State) -> Iterator[int]:
    """What chance may bring."""
    return (number for number, _ in GAME.outcomes(state))
