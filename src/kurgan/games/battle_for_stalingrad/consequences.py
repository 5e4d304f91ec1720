"""What follows from a number of itself, as a seat hears it: everything is read from before and after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kurgan.engine.record import copy
from kurgan.engine.text import Line, Value
from kurgan.games.battle_for_stalingrad.names import (
    area_line,
    face_code,
    face_line,
    force_code,
    force_name,
    force_place,
    location_code,
    location_name,
    side_line,
)
from kurgan.games.battle_for_stalingrad.numbering import (
    ATTACK,
    ELIMINATE,
    FORCE,
    LOCATION,
    MOVE,
    PASS,
    PLAY,
    REINFORCE,
    RETREAT,
    SPEND,
)
from kurgan.games.battle_for_stalingrad.rules.battle import total
from kurgan.games.battle_for_stalingrad.rules.control import controls, is_contested, n_controlled
from kurgan.games.battle_for_stalingrad.rules.sequence import Step, is_chance
from kurgan.games.battle_for_stalingrad.rules.victory import Verdict
from kurgan.games.battle_for_stalingrad.state import (
    LOST,
    N_AREAS,
    PILE,
    Known,
    Phase,
    Stage,
    State,
    enemy_of,
    faces_of,
    forces_of,
    is_on_table,
    n_launched,
    owner_of,
    side_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import (
    EFFECTS,
    GERMAN,
    KIND,
    MOST_EFFECTS,
    N_FORCES,
    N_SIDES,
    NO_FACE,
    SIDE_NAMES,
    SOVIET,
    VERB,
)
from kurgan.games.battle_for_stalingrad.tables.constants import MOST_RESHUFFLES, N_PLACES
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Verb

CONTESTED: Final = N_SIDES  # who holds a Location, beside the sides
EMPTY: Final = N_SIDES + 1
GIVEN: Final = {Step.SUPPLY: 1, Step.RATIONS: 1, Step.TAKEN_RATIONS: -1, Step.LOSSES: -1}
"""The rations that a Force gets when it is named, or gives up."""


def acting(side: int) -> dict[str, Value]:
    """A side by its name and as the subject of a sentence."""
    return {"side": side_line(side), "who": Line(f"the-{SIDE_NAMES[side]}")}


def joined(things: Sequence[Value]) -> Value:
    """Several things in a row, with the word "and" before the last."""
    if len(things) == 1:
        return things[0]
    if len(things) == 2:
        return Line("both", {"first": things[0], "second": things[1]})
    return Line("several", {"first": things[0], "rest": joined(things[1:])})


def named(forces: Sequence[int]) -> Value:
    return joined([force_name(force) for force in forces])


def totals(known: Known, place: int) -> dict[str, Value]:
    """Both totals of a battle, which may be over already."""
    battle = copy(known)
    battle.battle = place
    return {name: int(total(battle, side)) for side, name in enumerate(SIDE_NAMES)}


def is_attack(before: State, number: int) -> bool:
    """Is an attack declared? What chance brings has numbers of its own."""
    return not is_chance(before.step) and ATTACK <= number < REINFORCE


def consequences(before: Known, number: int, after: Known, seat: int) -> Iterator[Line]:
    """Everything that a number has brought about, in the order of the game."""
    yield from battle_card(before, number, after)
    yield from launches(before, after)
    yield from looks(before, number, after, seat)
    yield from rubble(before, number, after)
    if after.side == before.side and before.phase != Phase.BEGIN and before.step != Step.SUPPLY:
        yield from rations(before, number, after)
    yield from arrivals(before, after)
    yield from hits(before, number, after)
    yield from eliminations(before, number, after)
    yield from medals(before, after)
    yield from holders(before, after)
    yield from draws(before, after)
    yield from turns(before, number, after)


# Cards


def battle_card(before: Known, number: int, after: Known) -> Iterator[Line]:
    """A battle card that nobody has cancelled, with the totals it leads to, and what else it does."""
    if before.stage != Stage.EVENTS:
        return
    is_played = before.step == Step.EVENT_ROUND and number >= PLAY
    face = number - PLAY if is_played else int(before.announced)
    if face != NO_FACE and after.announced == NO_FACE and (is_played or number == PASS):
        values = {"card": face_line(face), **acting(owner_of(face)), **totals(after, before.battle)}
        yield Line("log-carried-out", values, "7.4", (face_code(face), location_code(before, before.battle)))
    for side in range(N_SIDES):
        if after.shield[side] > before.shield[side]:
            yield Line("log-shield", {**acting(side), "hits": int(after.shield[side])}, "14.2")
        if after.no_retreat[side] > before.no_retreat[side]:
            yield Line("log-no-retreat", acting(side), "14.3")
        if after.fire_left[side] < before.fire_left[side]:
            yield Line("log-limit", {**acting(side), "cards": int(after.fire_left[side])}, "14.4")
    if after.ignoring > before.ignoring:
        place = int(before.battle)
        yield Line("log-ignoring", {"location": location_name(before, place)}, "14.5", (location_code(before, place),))


def launches(before: Known, after: Known) -> Iterator[Line]:
    """Uranus cards that lie face up now."""
    for face in faces_of(SOVIET):
        if after.launched[face] > before.launched[face]:
            counts: dict[str, Value] = {"count": int(n_launched(after)), "needed": int(after.uranus_needed)}
            yield Line(
                "log-launched", {**acting(SOVIET), "card": face_line(face), **counts}, "10.5", (face_code(face),)
            )


def in_play(before: Known, number: int) -> int:
    """The event whose effects a number may have set going, or NO_FACE."""
    if before.event != NO_FACE or before.stage != Stage.NONE:
        return int(before.event)
    if before.step == Step.ACTION:
        return number - PLAY if PLAY <= number < SPEND else NO_FACE
    is_let_happen = before.step == Step.PAYMENT or (before.step == Step.REACTION and number == PASS)
    return int(before.announced) if is_let_happen else NO_FACE


def verbs_done(before: Known, number: int, after: Known) -> list[int]:
    """What the event in play has done, or begun to do, in this number."""
    face = in_play(before, number)
    if face in (NO_FACE, after.announced):
        return []
    first = int(before.effect) if before.event == face else 0
    last = int(after.effect) if after.event == face else MOST_EFFECTS
    return [int(EFFECTS[KIND[face], row, VERB]) for row in range(first, last)]


def looks(before: Known, number: int, after: Known, seat: int) -> Iterator[Line]:
    """Both know that a hand was looked at; who looked hears what was in it."""
    if Verb.PEEK_HAND not in verbs_done(before, number, after):
        return
    side = int(before.side)
    enemy = enemy_of(side)
    yield Line("log-looks", {**acting(side), "count": int(after.hand_size[enemy])}, "14.11")
    held = [face for face in faces_of(enemy) if after.seen[face] > 0]
    if side == seat and held:
        cards = [Line("copies", {"count": int(after.seen[face]), "card": face_line(face)}) for face in held]
        yield Line("log-seen", {"cards": joined(cards)}, "14.11", tuple(face_code(face) for face in held))


def draws(before: Known, after: Known) -> Iterator[Line]:
    """A deck is shuffled anew, or a draw begins."""
    for side in (SOVIET, GERMAN):
        if after.reshuffles[side] > before.reshuffles[side]:
            yield Line("log-reshuffled", acting(side), "8.3")
        is_drawing = before.step == Step.CARD_DRAWN and before.actor == side
        if after.to_draw[side] > before.to_draw[side] - is_drawing:
            rule = "8.2" if after.phase == Phase.DRAW else "3.8" if after.phase == Phase.BEGIN else "14.9"
            yield Line("log-draws", {**acting(side), "count": drawn(after, side)}, rule)


def drawn(after: Known, side: int) -> int:
    """How many cards a draw brings: no more than there are, with the discards if they may be shuffled in."""
    left = int(after.deck_size[side])
    if after.reshuffles[side] < MOST_RESHUFFLES:
        left += sum(int(after.discard[face]) for face in faces_of(side))
    return min(left, int(after.to_draw[side]))


# Locations


def rubble(before: Known, number: int, after: Known) -> Iterator[Line]:
    """Rubble that has fallen, and Locations that it has destroyed."""
    rule = "7.2" if is_attack(before, number) else "14.6"
    for place in range(N_PLACES):
        if after.destroyed[place] > before.destroyed[place]:
            location = location_name(after, place)
            yield Line("log-destroyed", {"location": location}, "9.1", (location_code(after, place),))
        elif after.rubble[place] != before.rubble[place]:
            values: dict[str, Value] = {
                "location": location_name(after, place),
                "added": int(after.rubble[place] - before.rubble[place]),
                "rubble": int(after.rubble[place]),
            }
            yield Line("log-rubble", values, rule, (location_code(after, place),))


def holder(state: State, place: int) -> int:
    """The side that controls a Location, or CONTESTED, or EMPTY."""
    if is_contested(state, place):
        return CONTESTED
    return next((side for side in range(N_SIDES) if controls(state, side, place)), EMPTY)


def holders(before: Known, after: Known) -> Iterator[Line]:
    """Locations that have changed hands; while Forces are being placed nobody counts."""
    for place in range(N_PLACES) if before.phase > Phase.GERMAN_MUSTER else ():
        side = holder(after, place)
        if side != holder(before, place):
            where: dict[str, Value] = {"location": location_name(after, place)}
            places = (location_code(after, place),)
            if side < N_SIDES:
                count = int(n_controlled(after, side))
                yield Line("log-controls", {**acting(side), **where, "count": count}, "2.1", places)
            else:
                yield Line("log-contested" if side == CONTESTED else "log-empty", where, "2.2", places)


# Forces


def unexplained(before: Known, number: int, after: Known) -> dict[int, int]:
    """The rations that Forces have gained or lost beyond what the number itself says."""
    explained, force = 0, N_FORCES
    if is_attack(before, number):
        return {}
    if not is_chance(before.step) and MOVE <= number < ATTACK:
        force = (number - MOVE) // N_AREAS
        explained = int(after.rations[force] - before.rations[force])
    elif not is_chance(before.step) and FORCE <= number < RETREAT:
        force = (number - FORCE) % N_FORCES
        explained = GIVEN.get(Step(before.step), 0)
    changes = {
        each: int(after.rations[each] - before.rations[each]) - (explained if each == force else 0)
        for each in range(N_FORCES)
        if is_on_table(before, each) and is_on_table(after, each)
    }
    return {each: change for each, change in changes.items() if change}


def rations(before: Known, number: int, after: Known) -> Iterator[Line]:
    """Rations that a card gave or took, one line for all Forces that had the same."""
    changes = unexplained(before, number, after)
    for change in sorted(set(changes.values())):
        forces = [force for force in changes if changes[force] == change]
        values: dict[str, Value] = {"forces": named(forces), "rations": abs(change)}
        key, rule = ("log-rations-gained", "14.7") if change > 0 else ("log-rations-lost", "14.8")
        yield Line(key, values, rule, tuple(force_code(force) for force in forces))


def arrivals(before: Known, after: Known) -> Iterator[Line]:
    """Reinforcements that have come."""
    for force in range(N_FORCES) if before.phase > Phase.GERMAN_MUSTER else ():
        if before.force_at[force] == PILE and is_on_table(after, force):
            values: dict[str, Value] = {
                "force": force_name(force),
                "area": area_line(after, int(after.force_at[force])),
                "rations": int(after.rations[force]),
            }
            yield Line("log-arrives", values, "6.5", (force_code(force), force_place(after, force)))


def is_fighting(state: State) -> bool:
    """Is a battle going on whose hits are not counted yet?"""
    return Stage.EVENTS <= state.stage <= Stage.HITS


def hits(before: Known, number: int, after: Known) -> Iterator[Line]:
    """The hits of both sides, once both fates are known."""
    if (is_fighting(before) or is_attack(before, number)) and not is_fighting(after):
        owed: dict[str, Value] = {name: int(after.owed[side]) for side, name in enumerate(SIDE_NAMES)}
        yield Line("log-hits", owed, "7.7")


def eliminations(before: Known, number: int, after: Known) -> Iterator[Line]:
    """Forces of a side that could not absorb its hits, the defender's first."""
    chosen = number - ELIMINATE if before.step == Step.LOSSES and ELIMINATE <= number < LOCATION else N_FORCES
    for side in (enemy_of(after.attacker), int(after.attacker)):
        lost = [
            force
            for force in forces_of(side)
            if force != chosen and before.force_at[force] != LOST and after.force_at[force] == LOST
        ]
        if lost:
            values = {**acting(side), "forces": named(lost), "count": len(lost)}
            yield Line("log-overwhelmed", values, "7.11", tuple(force_code(force) for force in lost))


def medals(before: Known, after: Known) -> Iterator[Line]:
    """Forces that have been decorated."""
    for force in range(N_FORCES):
        if after.medals[force] > before.medals[force]:
            values = {**acting(side_of(force)), "force": force_name(force), "medals": int(after.medals[force])}
            rule = "14.16" if before.step == Step.DECORATION else "9.2"
            yield Line("log-medal", values, rule, (force_code(force),))


# Turns


def turns(before: Known, number: int, after: Known) -> Iterator[Line]:
    """A player turn ends, the next one begins, and supply comes."""
    is_won_at_its_end = after.step == Step.OVER and after.phase == Phase.DRAW and after.verdict != Verdict.RESIGNATION
    if before.side != after.side or is_won_at_its_end:
        yield Line("log-end", {**acting(before.side), "turn": int(before.turn)}, "4")
    is_new = after.phase >= Phase.SUPPLY and (before.side != after.side or before.phase <= Phase.BEGIN)
    if is_new:
        yield Line("log-turn", {**acting(after.side), "turn": int(after.turn)}, "4")
    if is_new or before.step == Step.SUPPLY:
        yield from supplies(before, number, after, is_new)


def supplies(before: Known, number: int, after: Known, is_new: bool) -> Iterator[Line]:
    """Rations that were given out of themselves, and how many are still to be shared."""
    changes = unexplained(before, number, after)
    left = int(after.arriving) if after.step == Step.SUPPLY else 0
    if changes or (is_new and left == 0):
        values = {**acting(after.side), "rations": sum(changes.values()), "left": left}
        yield Line("log-supply", values, "5.1", tuple(force_code(force) for force in changes))
