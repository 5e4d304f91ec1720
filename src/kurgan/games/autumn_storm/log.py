"""What a seat hears: log lines made from what it knew before and after, and the action as it witnessed it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kurgan.engine.game import UNSEEN
from kurgan.engine.hexset import around, first, hexes, only
from kurgan.engine.text import Line, Value
from kurgan.games.autumn_storm.actions import (
    ATTACK,
    BOMBARD,
    END_TURN,
    FIRST_ORDER,
    ORDERS_PER_UNIT,
    RECON,
    SET_OUT,
    WAY,
    ordered_unit,
)
from kurgan.games.autumn_storm.areas import taken
from kurgan.games.autumn_storm.known import UNKNOWN
from kurgan.games.autumn_storm.names import card_key, name_of, place_line, side_line
from kurgan.games.autumn_storm.rules.artillery import threshold
from kurgan.games.autumn_storm.rules.combat import attack_value, column, defence_value
from kurgan.games.autumn_storm.rules.movement import chosen_length
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.sightings import discoveries, sightings
from kurgan.games.autumn_storm.state import (
    N_SIDES,
    NO_UNIT,
    Known,
    State,
    enemy_of,
    standing,
    units_of,
)
from kurgan.games.autumn_storm.tables.charts import COLUMNS, COMBAT_RESULTS, LOSS_ABOVE_THRESHOLD, CombatResult
from kurgan.games.autumn_storm.tables.map import GRID, OFF_MAP
from kurgan.games.autumn_storm.verdict import result
from kurgan.games.autumn_storm.ways import way_to


def log(before: Known, number: int, after: Known, seat: int) -> Sequence[Line]:
    """The lines a seat reads about one number; UNSEEN if it could not make the number out."""
    return [*happening(before, number, after, seat), *captures(before, after), *ending(after)]


def happening(before: Known, number: int, after: Known, seat: int) -> Iterator[Line]:
    """What happened, by where the game had been waiting."""
    if number == UNSEEN:
        yield from sightings(before, after, seat)
    elif before.step == Step.WAY:
        yield from set_out(before, number, after, seat)
    elif before.step == Step.ACTION:
        if number != WAY:
            yield from order(before, number, after, seat)
    elif before.step == Step.EVENT_CARD:
        yield from event(before, number, after)
    elif before.step == Step.SNIPER_TARGET:
        yield sniped(before, number, after)
    elif before.step == Step.MORALE_TARGET:
        yield Line("log-morale", {"unit": name_of(before, number)}, "4.2", named(before.unit_hex[number]))
    elif before.step == Step.RECOVERY_DIE:
        recovered = "yes" if before.disrupted[before.subject] > after.disrupted[before.subject] else "no"
        values: dict[str, Value] = {"unit": name_of(before, before.subject), "die": number, "recovered": recovered}
        yield Line("log-recovery", values, "3.4", named(before.unit_hex[before.subject]))
    elif before.step == Step.COMBAT_DIE:
        yield from combat(before, number, after)
    else:
        yield bombardment(before, number, after)


def sniped(before: Known, hex: int, after: Known) -> Line:
    """Whom the snipers hit; of a "?" nobody can say later that it is the one [7.2], so its hex stays unsaid."""
    unit = before.occupant[hex]
    if unit == NO_UNIT:
        return Line("log-sniper-unknown", rule="4.2")
    values: dict[str, Value] = {"place": place_line(hex), "disrupted": disruption(before, unit, after)}
    return Line("log-sniper", values, "4.2", (GRID.name(hex),))


def order(before: Known, number: int, after: Known, seat: int) -> Iterator[Line]:
    """An order of one's own, or one of the enemy's that could not be missed."""
    if number == END_TURN:
        yield Line("log-end", {"side": side_line(before.side), "turn": int(before.turn)}, "2")
        if after.penalty[before.side] > before.penalty[before.side]:
            yield Line("log-pressure", {"side": side_line(before.side)}, "4.2")
        return
    if number >= BOMBARD:
        place = place_line(number - BOMBARD)
        yield Line("log-guns", {"side": side_line(before.side), "place": place}, "9.1", place.places)
    else:
        unit, what = ordered_unit(before, number), (number - FIRST_ORDER) % ORDERS_PER_UNIT
        if what < ATTACK:
            yield move(before, unit, way_to(before, unit, what), after, seat)
        elif what < RECON:
            values: dict[str, Value] = {
                "unit": name_of(after, unit),
                "enemy": name_of(after, after.occupant[what - ATTACK]),
                "place": place_line(what - ATTACK),
            }
            yield Line("log-attack", values, "6.1", named(after.unit_hex[unit], what - ATTACK))
        elif what == RECON:
            yield Line("log-recon", {"unit": name_of(before, unit)}, "7.4", named(before.unit_hex[unit]))
        else:
            rested: dict[str, Value] = {
                "unit": name_of(before, unit),
                "gained": int(after.strength[unit] - before.strength[unit]),
            }
            yield Line("log-rest", rested, "9.3", named(before.unit_hex[unit]))
    if before.side == seat:
        yield from discoveries(before, after, seat)


def named(*places: int) -> tuple[str, ...]:
    """Those hexes that the seat knows of."""
    return tuple(GRID.name(hex) for hex in places if hex != OFF_MAP)


def set_out(before: Known, number: int, after: Known, seat: int) -> Iterator[Line]:
    """[5.7] A way that is being chosen is nobody's affair until it is walked."""
    if number == SET_OUT:
        way = [int(before.chosen[place]) for place in range(chosen_length(before))]
        yield move(before, before.walker, way, after, seat)
        yield from discoveries(before, after, seat)


def move(before: Known, unit: int, way: Sequence[int], after: Known, seat: int) -> Line:
    """One's own move: as planned, or cut short by an enemy nobody had seen."""
    start, end, goal = before.unit_hex[unit], after.unit_hex[unit], way[-1]
    values: dict[str, Value] = {
        "unit": name_of(before, unit),
        "start": GRID.name(start),
        "end": place_line(end),
        "goal": GRID.name(goal),
    }
    places = (GRID.name(start), GRID.name(end))
    if end == goal:
        return Line("log-moves", values, "5.1", places)
    ambush = stopped_by(before, way, end, after, seat)
    enemy = after.occupant[ambush]
    values |= {
        "enemy": name_of(after, enemy),
        "place": place_line(ambush),
        "memory": memory(before, enemy, ambush, seat),
    }
    return Line("log-ambushed", values, "5.5", (*places, GRID.name(ambush)))


def stopped_by(before: Known, way: Sequence[int], end: int, after: Known, seat: int) -> int:
    """[5.5] Where the unseen enemy stood that ended a move: on the way, where it stops anybody, or next to it."""
    found = (standing(after, enemy_of(seat)) - standing(before, enemy_of(seat))) & around(only(GRID, end))
    ahead = way[way.index(end) + 1] if end in way else way[0]
    return ahead if ahead in found else first(found)


def memory(before: Known, unit: int, hex: int, seat: int) -> Line:
    """What a seat knew of an enemy that ambushed it: somebody was seen there, or this unit elsewhere, or nothing."""
    ghosts = hexes(GRID, before.ghosts[seat])
    if hex in ghosts:
        return Line("ambush-seen-there", {"turn": int(before.ghost_turn[seat, hex])})
    for ghost in ghosts:
        if before.ghost_unit[seat, ghost] == unit:
            turn = int(before.ghost_turn[seat, ghost])
            return Line("ambush-seen-elsewhere", {"turn": turn, "place": place_line(ghost)})
    return Line("ambush-unforeseen")


def event(before: Known, card: int, after: Known) -> Iterator[Line]:
    """The card that was drawn, and whom the reserves reached."""
    key = card_key(card)
    side = side_line(before.side)
    effect = Line(f"effect-{key}", {"side": side})
    yield Line("log-event", {"side": side, "card": Line(f"card-{key}"), "effect": effect}, "4.2")
    for unit in units_of(before.side):
        if after.strength[unit] > before.strength[unit]:
            values: dict[str, Value] = {"unit": name_of(before, unit), "strength": int(after.strength[unit])}
            yield Line("log-reserves", values, "4.2", named(after.unit_hex[unit]))


def combat(before: Known, die: int, after: Known) -> Iterator[Line]:
    """The die of an attack and what the loser suffered."""
    attacker, defender = before.subject, before.occupant[before.target]
    odds = column(attack_value(before, attacker), defence_value(before, defender))
    result = CombatResult(COMBAT_RESULTS[odds, die - 1])
    values: dict[str, Value] = {
        "unit": name_of(before, attacker),
        "enemy": name_of(before, defender),
        "column": COLUMNS[odds],
        "die": die,
        "result": Line(f"result-{result.name.lower()}"),
    }
    yield Line("log-combat", values, "6.5", named(before.unit_hex[attacker], before.target))
    if result != CombatResult.NE:
        yield aftermath(before, attacker if result <= CombatResult.AR else defender, after)


def aftermath(before: Known, unit: int, after: Known) -> Line:
    """How the loser of a fight came out of it."""
    if after.strength[unit] == 0:
        return Line("log-eliminated", {"unit": name_of(before, unit)}, "6.6", named(before.unit_hex[unit]))
    is_out_of_sight = after.strength[unit] == UNKNOWN
    left = int(after.last_strength[unit] if is_out_of_sight else after.strength[unit])
    values: dict[str, Value] = {"unit": name_of(before, unit), "lost": int(before.strength[unit]) - left, "left": left}
    if is_out_of_sight:
        return Line("log-retreats-unseen", values, "6.7", named(before.unit_hex[unit]))
    values |= {"place": place_line(after.unit_hex[unit]), "disrupted": disruption(before, unit, after)}
    if after.unit_hex[unit] == before.unit_hex[unit]:
        return Line("log-stands", values, "6.7", named(before.unit_hex[unit]))
    return Line("log-retreats", values, "6.7", named(before.unit_hex[unit], after.unit_hex[unit]))


def disruption(before: Known, unit: int, after: Known) -> str:
    """Is a unit disrupted: "yes" if it has just been, "still" if it was so before, else "no"."""
    if not after.disrupted[unit]:
        return "no"
    return "still" if before.disrupted[unit] else "yes"


def bombardment(before: Known, die: int, after: Known) -> Line:
    """The die of a bombardment and what it did."""
    unit = before.occupant[before.target]
    needed = threshold(before, unit)
    values: dict[str, Value] = {
        "unit": name_of(before, unit),
        "place": place_line(before.target),
        "die": die,
        "needed": int(needed),
        "disrupted": disruption(before, unit, after),
    }
    if after.strength[unit] == 0:
        key = "log-shelled-eliminated"
    elif die >= needed + LOSS_ABOVE_THRESHOLD:
        key = "log-shelled-loss"
    else:
        key = "log-shelled-disrupted" if die >= needed else "log-shelled-nothing"
    return Line(key, values, "9.2", (GRID.name(before.target),))


def captures(before: State, after: State) -> Iterator[Line]:
    """Victory hexes that changed hands; that is public."""
    for side in range(N_SIDES):
        for hex in taken(before, after, side):
            yield Line("log-takes", {"side": side_line(side), "place": place_line(hex)}, "10.1", (GRID.name(hex),))


def ending(after: Known) -> Iterator[Line]:
    """The result, when the game is over."""
    if after.step == Step.OVER:
        yield result(after).line
