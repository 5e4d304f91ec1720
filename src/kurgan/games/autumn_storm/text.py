"""Words: orders said and read, prompts and the menu of choices."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np

from kurgan.engine.game import Choice, Group, Orders, Unreadable
from kurgan.engine.paths import cost_of
from kurgan.engine.record import copy
from kurgan.engine.text import Line, Verbs
from kurgan.games.autumn_storm.actions import (
    ATTACK,
    BOMBARD,
    END_TURN,
    FIRST_ORDER,
    ORDERS_PER_UNIT,
    RECON,
    REST,
    SET_OUT,
    VIA,
    WAY,
    first_order,
    first_step,
    ordered_unit,
    stepping_unit,
)
from kurgan.games.autumn_storm.names import card_key, code_of, name_of, side_line
from kurgan.games.autumn_storm.rules.headquarters import has_free_order, is_free_order
from kurgan.games.autumn_storm.rules.movement import choose, chosen_length, ground, known_zone, plan_on, survey_costs
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.state import Known, State, is_on_map, units_of
from kurgan.games.autumn_storm.tables.map import DISTANCE, GRID, HEX_NAMES, N_HEXES, OFF_MAP
from kurgan.games.autumn_storm.tables.units import MOST_MOVEMENT

VERBS: Final = Verbs(
    Path(__file__).parent / "locale", ("move", "attack", "recon", "rest", "bombard", "way", "via", "go", "end")
)


def say(known: Known, number: int) -> str:
    """An order in the words a journal keeps: `attack 14pz 0503`."""
    if number == END_TURN:
        return "end"
    if number >= WAY:
        return say_way(known, number)
    if number >= BOMBARD:
        return f"bombard {GRID.name(number - BOMBARD)}"
    unit, what = code_of(known, ordered_unit(known, number)), (number - FIRST_ORDER) % ORDERS_PER_UNIT
    if what < ATTACK:
        return f"move {unit} {GRID.name(what)}"
    if what < RECON:
        return f"attack {unit} {GRID.name(what - ATTACK)}"
    return f"recon {unit}" if what == RECON else f"rest {unit}"


def say_way(known: Known, number: int) -> str:
    """A part of a move whose way is chosen: `way`, `via 14pz 0203`, `go`."""
    if number in (WAY, SET_OUT):
        return "way" if number == WAY else "go"
    return f"via {code_of(known, stepping_unit(known, number))} {GRID.name((number - VIA) % N_HEXES)}"


def say_chance(state: State, number: int) -> str:
    """What chance brought, in the words a journal keeps."""
    if state.step == Step.RECOVERY_DIE:
        return f"recovery of {code_of(state, state.subject)}, die {number}"
    if state.step == Step.EVENT_CARD:
        return f"event {card_key(number)}"
    if state.step == Step.SNIPER_TARGET:
        return f"sniper at {GRID.name(number)}"
    if state.step == Step.MORALE_TARGET:
        return f"morale of {code_of(state, number)}"
    return f"combat die {number}" if state.step == Step.COMBAT_DIE else f"bombardment die {number}"


def read(known: Known, words: str) -> int:
    """The number of an order in words, in either language; a verb may be cut short while it stays clear."""
    verb, *rest = words.split() or [""]
    match VERBS.meant(verb), rest:
        case "end", []:
            return END_TURN
        case "bombard", [hex]:
            return BOMBARD + hex_of(hex)
        case "move", [unit, hex]:
            return first_order(unit_of(known, unit)) + hex_of(hex)
        case "attack", [unit, hex]:
            return first_order(unit_of(known, unit)) + ATTACK + hex_of(hex)
        case "way", []:
            return WAY
        case "via", [unit, hex]:
            return first_step(unit_of(known, unit)) + hex_of(hex)
        case "go", []:
            return SET_OUT
        case "recon", [unit]:
            return first_order(unit_of(known, unit)) + RECON
        case "rest", [unit]:
            return first_order(unit_of(known, unit)) + REST
        case None, _:
            raise Unreadable(Line("unreadable", {"words": words.strip()}, "2"))
        case known_verb, _:
            raise Unreadable(Line("unreadable-form", {"words": words.strip(), "form": Line(f"form-{known_verb}")}, "2"))


def spelled(known: Known, words: str) -> Sequence[str]:
    """A move by a way of one's own, as its parts: `move 14pz 0203 0302`, or `move 14pz 0302 via 0203`.

    `way 14pz 0203` is one that does not set out yet. Between hexes that do not touch, the way is found as for any move.
    """
    verb, *rest = words.split() or [""]
    meant = VERBS.meant(verb)
    if known.step != Step.ACTION or (
        not (meant == "way" and len(rest) > 1) and not (meant == "move" and len(rest) > 2)
    ):
        return [words]
    via = [place for place, word in enumerate(rest) if VERBS.meant(word) == "via"]
    if via == [2]:
        rest = [rest[0], *rest[3:], rest[1]]
    code, *hexes = rest
    unit = unit_of(known, code)
    steps = [f"via {code} {GRID.name(hex)}" for hex in joined(known, unit, [hex_of(hex) for hex in hexes])]
    return ["way", *steps, *(["go"] if meant == "move" else [])]


def joined(known: Known, unit: int, hexes: Sequence[int]) -> list[int]:
    """A way through these hexes; where two do not touch, the one the rules would choose between them, if any."""
    trial, steps = copy(known), list[int]()
    for hex in hexes:
        for step in gap(trial, unit, hex):
            steps.append(step)
            if len(steps) <= MOST_MOVEMENT:
                choose(trial, unit, step)
    return steps


def gap(trial: State, unit: int, hex: int) -> list[int]:
    """The hexes that lead on to this one."""
    length = chosen_length(trial)
    here = trial.chosen[length - 1] if length else trial.unit_hex[unit]
    if not is_on_map(trial, unit) or DISTANCE[here, hex] <= 1 or length == MOST_MOVEMENT:
        return [hex]
    way = np.full(MOST_MOVEMENT, OFF_MAP, np.int16)
    return [int(step) for step in way[: plan_on(trial, unit, hex, way)]] or [hex]


def unit_of(known: Known, word: str) -> int:
    """The unit of the side to move that a word names."""
    for unit in units_of(known.side):
        if known.maximum[unit] > 0 and code_of(known, unit) == word.casefold():
            return unit
    own = ", ".join(code_of(known, unit) for unit in units_of(known.side) if known.strength[unit] > 0)
    raise Unreadable(Line("unreadable-unit", {"word": word, "units": own}, "1.5"))


def hex_of(word: str) -> int:
    """The hex a word names."""
    hex = GRID.named(word)
    if hex == OFF_MAP:
        raise Unreadable(Line("unreadable-hex", {"word": word}, "1.1"))
    return hex


def prompt(known: Known, seat: int) -> Line:
    """One sentence: what the seat is asked, or whom it waits for."""
    if known.step == Step.OVER:
        return Line("prompt-over")
    if known.side == seat and known.step == Step.WAY:
        return Line("prompt-way", {"side": side_line(seat)})
    if known.side != seat or known.step != Step.ACTION:
        return Line("prompt-wait", {"side": side_line(known.side), "turn": known.turn})
    return Line(
        "prompt-action",
        {
            "side": side_line(seat),
            "turn": int(known.turn),
            "command": int(known.command),
            "artillery": int(known.artillery),
            "free": "yes" if has_free_order(known, seat) else "no",
        },
    )


def menu(known: Known, numbers: Sequence[int]) -> Sequence[Group]:
    """A side's choices: unit by unit, then what is not said to a unit."""
    if known.step == Step.WAY:
        return way_menu(known, numbers)
    stops, by_unit = frozenset(known_zone(known, known.side)), dict[int, list[int]]()
    for number in numbers:
        if FIRST_ORDER <= number < BOMBARD:
            by_unit.setdefault((number - FIRST_ORDER) // ORDERS_PER_UNIT, []).append(
                (number - FIRST_ORDER) % ORDERS_PER_UNIT
            )
    groups = [
        Group(code_of(known, unit), unit_heading(known, unit), unit_orders(known, unit, by_unit[place], stops))
        for place, unit in enumerate(units_of(known.side))
        if place in by_unit
    ]
    guns = [HEX_NAMES[number - BOMBARD] for number in numbers if BOMBARD <= number < WAY]
    rest = (Orders("bombard", "bombard", guns, price=1),) if guns else ()
    way = (Orders("way", "way"),) if numbers[-1] == WAY else ()
    own = (*rest, *way, Orders("end", "end"))
    return [*groups, Group("", Line("menu-side", {"side": side_line(known.side)}), own)]


def way_menu(known: Known, numbers: Sequence[int]) -> Sequence[Group]:
    """[5.7] While a way is chosen: where it may lead next, unit by unit, and setting out."""
    zone, open = known_zone(known, known.side), ground(known, known.side)
    steps = dict[int, list[Choice]]()
    for number in numbers:
        if number != SET_OUT:
            hex = (number - VIA) % N_HEXES
            choice = Choice(say(known, number), HEX_NAMES[hex], int(cost_of(open, hex)), hex in zone)
            steps.setdefault(stepping_unit(known, number), []).append(choice)
    groups = [
        Group(code_of(known, unit), unit_heading(known, unit), (Orders.of("via", choices),))
        for unit, choices in steps.items()
    ]
    if numbers[-1] != SET_OUT:
        return groups
    go = Orders("go", "go", price=0 if is_free_order(known, known.walker) else 1)
    return [*groups, Group("", Line("menu-side", {"side": side_line(known.side)}), (go,))]


def unit_heading(known: Known, unit: int) -> Line:
    """A unit with its values, as on the counter."""
    ratings = f"{known.attack[unit]}-{known.defence[unit]}-{known.movement[unit]}"
    return Line(
        "menu-unit",
        {
            "code": code_of(known, unit),
            "name": name_of(known, unit),
            "hex": HEX_NAMES[known.unit_hex[unit]],
            "ratings": ratings,
            "points": int(known.points[unit]),
            "free": "yes" if is_free_order(known, unit) else "no",
        },
    )


def unit_orders(known: Known, unit: int, orders: Sequence[int], zone: frozenset[int]) -> tuple[Orders, ...]:
    """One unit's orders by verb."""
    code, price = code_of(known, unit), 0 if is_free_order(known, unit) else 1
    goals = [order for order in orders if order < ATTACK]
    targets = [HEX_NAMES[order - ATTACK] for order in orders if ATTACK <= order < RECON]
    found = [move_orders(known, unit, goals, zone, price)] if goals else []
    if targets:
        found.append(Orders("attack", f"attack {code}", targets, price))
    on_the_spot = [verb for verb, order in (("recon", RECON), ("rest", REST)) if order in orders]
    return (*found, *(Orders(verb, f"{verb} {code}", price=price) for verb in on_the_spot))


def move_orders(known: Known, unit: int, goals: Sequence[int], zone: frozenset[int], price: int) -> Orders:
    """Where a unit may go, what each way costs it, and where it must stop."""
    room = np.zeros(N_HEXES, np.int16)
    survey_costs(known, unit, room)
    costs = room.tolist()
    return Orders(
        "move",
        f"move {code_of(known, unit)}",
        [HEX_NAMES[hex] for hex in goals],
        price,
        [costs[hex] for hex in goals],
        [which for which, hex in enumerate(goals) if hex in zone],
    )
