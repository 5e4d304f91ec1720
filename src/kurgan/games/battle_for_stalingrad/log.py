"""What a seat hears: log lines made from what it knew before and after, and the number as it witnessed it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kurgan.engine.game import UNSEEN, Result
from kurgan.engine.text import Line, Value
from kurgan.games.battle_for_stalingrad.consequences.battle import totals
from kurgan.games.battle_for_stalingrad.consequences.sequence import consequences
from kurgan.games.battle_for_stalingrad.names import (
    AIM_RULES,
    acting,
    area_line,
    area_place,
    attackers,
    card_of,
    face_code,
    face_line,
    force_code,
    force_name,
    force_place,
    location_code,
    location_name,
    named,
)
from kurgan.games.battle_for_stalingrad.numbering import (
    ATTACK,
    ELIMINATE,
    FORCE,
    LOCATION,
    MOVE,
    PASS,
    PLAY,
    RATION,
    REINFORCE,
    RETREAT,
    SETS,
    SETUP,
    SPEND,
)
from kurgan.games.battle_for_stalingrad.rules.attack import attack_cost, is_paid_for
from kurgan.games.battle_for_stalingrad.rules.effects import present_verb
from kurgan.games.battle_for_stalingrad.rules.movement import ADVANCE, MOVE_KIND, move_cost
from kurgan.games.battle_for_stalingrad.rules.reinforcement import price
from kurgan.games.battle_for_stalingrad.rules.sequence import Step, is_chance
from kurgan.games.battle_for_stalingrad.rules.victory import Verdict
from kurgan.games.battle_for_stalingrad.state import (
    N_AREAS,
    Known,
    State,
    enemy_of,
    forces_of,
    is_on_table,
    n_launched,
    owner_of,
    perimeter_area,
    place_of,
    side_of,
    top_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import (
    FIREFIGHT,
    GERMAN,
    LOCATIONS,
    N_FORCES,
    NO_FACE,
    VALUE,
)
from kurgan.games.battle_for_stalingrad.tables.setups import BOOK
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Verb

PASSED: Final = {
    Step.EVENT_ROUND: ("events", "7.4"),
    Step.FIREFIGHT: ("firefight", "7.5"),
    Step.FREE_MOVE: ("moves", "14.12"),
    Step.TAKEN_RATIONS: ("rations", "14.8"),
    Step.DISCOUNT: ("reinforcement", "14.14"),
}
"""Where a pass is worth a line: what is not done, and the rule. Letting an event happen is told by what it does."""
VERDICT_RULES: Final = {
    Verdict.LOCATIONS: "10.1",
    Verdict.ENCIRCLEMENT: "10.2",
    Verdict.ANNIHILATION: "10.3",
    Verdict.TIME: "10.4",
    Verdict.RESIGNATION: "10.6",
}


def log(before: Known, number: int, after: Known, seat: int) -> Sequence[Line]:
    """The lines a seat reads about one number; UNSEEN if it is a card that the enemy draws."""
    return [*deed(before, number, after), *consequences(before, number, after, seat), *ending(after)]


def deed(before: Known, number: int, after: Known) -> Iterator[Line]:
    """What was done, or what chance has brought."""
    if number == UNSEEN:
        return
    if is_chance(before.step):
        yield chance(before, number, after)
    elif number == PASS:
        yield from passed(before)
    elif number < SPEND:
        yield cancelled(before, number - PLAY) if before.step == Step.REACTION else event(before, number - PLAY)
    elif number < MOVE:
        yield spent(before, number - SPEND, after)
    elif number < ATTACK:
        yield moved(before, *divmod(number - MOVE, N_AREAS))
    elif number < REINFORCE:
        yield attack(before, *divmod(number - ATTACK, SETS), after)
    elif number < FORCE:
        yield reinforce(before, number - REINFORCE)
    elif number < RATION:
        yield from name(before, number - FORCE)
    elif number < LOCATION:
        yield from absorbed(before, number, after)
    elif number < SETUP:
        yield aimed(before, number - LOCATION)
    else:
        yield set_up(before, number - SETUP)


def chance(before: Known, number: int, after: Known) -> Line:
    """What chance brought: a Location, a Force, a card."""
    side = int(before.actor)
    if before.step == Step.LOCATION_DEALT:
        return Line("log-dealt", {"location": LOCATIONS[number].name}, "3.1", (LOCATIONS[number].code,))
    if before.step == Step.TOP_FORCE:
        values = {**acting(side), "force": force_name(number), "value": int(VALUE[number])}
        return Line("log-top", values, "3.7", (force_code(number), force_place(after, number)))
    if before.step == Step.CARD_DRAWN:
        return Line("log-drawn", {"card": face_line(number)}, "8.2", (face_code(number),))
    if before.step == Step.ENEMY_DISCARD:
        return Line("log-discards", {**acting(side), "card": face_line(number)}, "14.10", (face_code(number),))
    return shot("log-fate", before, number, after, "7.6")


def shot(key: str, before: Known, face: int, after: Known, rule: str) -> Line:
    """A firefight number that counts at once, with the totals after it."""
    values = {
        **acting(owner_of(face)),
        "card": face_line(face),
        "number": int(FIREFIGHT[face]),
        **totals(after, before.battle),
    }
    return Line(key, values, rule, (face_code(face), location_code(before, before.battle)))


def passed(before: Known) -> Iterator[Line]:
    """A player is done, or does not want to."""
    side, step = int(before.actor), Step(before.step)
    if step == Step.MUSTER:
        forces = [force for force in forces_of(side) if is_on_table(before, force)]
        values = {**acting(side), "count": len(forces), "value": sum(int(VALUE[force]) for force in forces)}
        rule = "3.4" if side == GERMAN else "3.2"
        yield Line("log-mustered", values, rule, tuple(force_code(force) for force in forces))
    elif step in PASSED:
        what, rule = PASSED[step]
        yield Line("log-passes", {**acting(side), "what": what}, rule)


def event(before: Known, face: int) -> Line:
    """An event is announced."""
    card = card_of(face)
    values = {
        **acting(owner_of(face)),
        "card": face_line(face),
        "title": card.title,
        "text": card.text,
        "code": card.code,
        "face": face_code(face),
    }
    return Line("log-event", values, "7.4" if before.step == Step.EVENT_ROUND else "6.1", (face_code(face),))


def cancelled(before: Known, reaction: int) -> Line:
    """A reaction has cancelled the event that was announced."""
    announced = int(before.announced)
    values = {**acting(owner_of(reaction)), "card": face_line(announced), "by": face_line(reaction)}
    return Line("log-cancelled", values, "8.4", (face_code(announced), face_code(reaction)))


def spent(before: Known, face: int, after: Known) -> Line:
    """A card is given up: for rations, for its firefight number, or as payment."""
    if before.step == Step.FIREFIGHT:
        return shot("log-fire", before, face, after, "7.5")
    values = {**acting(owner_of(face)), "card": face_line(face)}
    if before.step == Step.ACTION:
        return Line("log-resupply", values, "6.2", (face_code(face),))
    rule = "6.5" if before.announced == NO_FACE else "10.5"
    return Line("log-paid", {**values, "left": int(before.left) - 1}, rule, (face_code(face),))


def moved(before: Known, force: int, area: int) -> Line:
    """A Force is placed, moves or infiltrates."""
    side, end = side_of(force), area_line(before, area)
    if before.step == Step.MUSTER:
        placed = {**acting(side), "force": force_name(force), "area": end}
        rule = "3.5" if side == GERMAN else "3.3"
        return Line("log-placed", placed, rule, (force_code(force), area_place(before, side, area)))
    values: dict[str, Value] = {
        "force": force_name(force),
        "start": area_line(before, int(before.force_at[force])),
        "end": end,
        "location": location_name(before, place_of(area)),
        "cost": int(move_cost(before, force, area)) if before.step == Step.ACTION else 0,
    }
    places = (force_code(force), force_place(before, force), area_place(before, side, area))
    if before.step == Step.INFILTRATION:
        return Line("log-infiltrates", values, "14.13", places)
    is_advance = MOVE_KIND[before.force_at[force], area] == ADVANCE
    rule = "14.12" if before.step == Step.FREE_MOVE else "6.3"
    return Line("log-advances" if is_advance else "log-moves", values, rule, places)


def attack(before: Known, place: int, bits: int, after: Known) -> Line:
    """An attack is declared and paid for; the totals are those before any card."""
    engaged = attackers(before, place, bits)
    values = {
        **acting(before.side),
        "location": location_name(before, place),
        "attackers": named(engaged),
        "rations": sum(int(attack_cost(before, force)) for force in engaged),
        **totals(after, place),
    }
    rule = "14.18" if is_paid_for(before) else "7.1"
    return Line("log-attack", values, rule, (location_code(before, place), *(force_code(each) for each in engaged)))


def reinforce(before: Known, place: int) -> Line:
    """The top Force is called to a perimeter area, for so many cards."""
    is_cheaper = before.step == Step.DISCOUNT
    force, area = int(top_of(before, before.side)), perimeter_area(place)
    values = {
        **acting(before.side),
        "force": force_name(force),
        "area": area_line(before, area),
        "price": int(price(before, before.side)),
    }
    places = (force_code(force), area_place(before, before.side, area))
    return Line("log-reinforce", values, "14.14" if is_cheaper else "6.5", places)


def name(before: Known, force: int) -> Iterator[Line]:
    """A Force is fed; what else it may be named for is told by what that changes."""
    values: dict[str, Value] = {"force": force_name(force)}
    places, step = (force_code(force),), before.step
    if step in (Step.SUPPLY, Step.RATIONS):
        rule = "6.2" if before.event == NO_FACE else "14.7"
        if step == Step.SUPPLY:
            rule = "5.2" if before.due[force] else "5.1"
        yield Line("log-fed", {**values, "rations": int(before.rations[force]) + 1}, rule, places)


def absorbed(before: Known, number: int, after: Known) -> Iterator[Line]:
    """Hits are absorbed by a retreat or the end of a Force, and how many are left; rations are told all at once."""
    force = (number - RATION) % N_FORCES
    is_asked_again = after.step == Step.LOSSES and after.stage == before.stage
    values: dict[str, Value] = {"force": force_name(force), "left": int(after.hits) if is_asked_again else 0}
    if number >= ELIMINATE:
        yield Line("log-eliminated", values, "7.11", (force_code(force), force_place(before, force)))
    elif number >= RETREAT:
        values["area"] = area_line(before, perimeter_area(place_of(int(before.force_at[force]))))
        places = (force_code(force), force_place(before, force), force_place(after, force))
        yield Line("log-retreats", values, "7.11", places)


def aimed(before: Known, place: int) -> Line:
    """A card is aimed at a Location."""
    verb = Verb(present_verb(before))
    values: dict[str, Value] = {"card": face_line(int(before.event)), "location": location_name(before, place)}
    if verb == Verb.BLOCK_SUPPLY:
        marked = {**values, **acting(enemy_of(before.side))}
        return Line("log-blocked", marked, AIM_RULES[verb], (location_code(before, place),))
    return Line("log-aimed", {**values, **acting(before.side)}, AIM_RULES[verb], (location_code(before, place),))


def set_up(before: Known, setup: int) -> Line:
    """A whole army is placed at once."""
    forces = [placed.number for placed in BOOK[setup].forces]
    values = {**acting(int(before.actor)), "title": BOOK[setup].title, "forces": named(forces)}
    return Line("log-setup", values, "3.10", tuple(force_code(force) for force in forces))


def ending(after: Known) -> Iterator[Line]:
    """The result, when the game is over."""
    if after.step == Step.OVER:
        yield result(after).line


def result(state: State) -> Result:
    """[10] How the game ended."""
    winner, verdict = int(state.winner), Verdict(state.verdict)
    values = {**acting(winner), "turn": int(state.turn), "launched": int(n_launched(state))}
    return Result(winner, Line(f"verdict-{verdict.name.lower()}", values, VERDICT_RULES[verdict]))
