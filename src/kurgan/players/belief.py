"""A belief: a small set of worlds that fit what a seat knows, carried along through the match as it sees more.

Each is a whole truth with a weight. What the seat does and witnesses happens in every world; what nobody shows it is
played there at a glance, among what it would not have noticed. A world that no longer fits is mended; one in which the
enemy's choice would have been odd weighs less; and when few of them carry all the weight, those are drawn anew. Only
what the seat witnessed goes in, so the same memories and the same seed give the same worlds, whatever the truth is.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kurgan.engine.chance import draw, draw_weighted, stream
from kurgan.engine.compiled import for_game_all
from kurgan.engine.game import CHANCE, NOBODY, UNSEEN, AnyGame
from kurgan.engine.record import AnyRecord, Ints, copy_into, equals
from kurgan.engine.rule import Loop
from kurgan.players.policy import FINE, policy_of, quick
from kurgan.players.study import WORLDS, Study, Term, study_for
from kurgan.players.weighing import likelihood

if TYPE_CHECKING:
    from kurgan.engine.compiled import (
        apply,
        chance_outcomes,
        known,
        legal,
        mend,
        seat_to_move,
        suppose,
        witness,
    )

MOST_HIDDEN: Final = 24  # numbers that may have passed unseen between two that were seen
MOST_TRIED: Final = 3  # of those that would have been noticed, before a world is left as it is
TRUST: Final = 0.4  # power of what the policy would have thought of a choice: players are not the policy
MENDED: Final = 0.8  # what a world that had to be mended is still worth
FRESH: Final = 4  # one world in so many is not remembered but just plausible: what was never thought of comes in again
LOOSENESS: Final = 1000  # of who plays in the worlds, in thousandths
ROOM: Final = 2  # the first of the spare states that the policy leaves alone


class Beliefs(NamedTuple):
    """A seat's worlds, what each is worth, and what the seat knew before and knows now."""

    seat: int
    worlds: AnyRecord
    drawn: AnyRecord  # room for as many
    weights: NDArray[np.float64]
    knowns: AnyRecord


def mended(place: int, source: Ints, beliefs: Beliefs, study: Study) -> None:
    """Make a world fit, and change as little of it as can be."""
    mend(beliefs.knowns[1], beliefs.seat, source, beliefs.worlds[place], study.states[ROOM])
    copy_into(study.states[ROOM], beliefs.worlds[place])


def replaced(place: int, source: Ints, beliefs: Beliefs, study: Study) -> None:
    """The same of a game that cannot mend: another world."""
    suppose(beliefs.knowns[1], beliefs.seat, source, beliefs.worlds[place])


def some_number(world: AnyRecord, source: Ints, study: Study) -> int:
    """What may happen next, chosen or cast."""
    if seat_to_move(world) != CHANCE:
        return quick(world, source, study)
    count = chance_outcomes(world, study.outcomes, study.weights)
    return study.outcomes[draw_weighted(source, study.weights, count)]


def pass_unseen(place: int, source: Ints, beliefs: Beliefs, study: Study) -> None:
    """Play in a world what the seat would not have noticed, or what would have looked to it as what it saw now."""
    world, trial, looks = beliefs.worlds[place], study.states[ROOM], study.states[ROOM + 1]
    seat, tried = beliefs.seat, 0
    for _ in range(MOST_HIDDEN):
        mover = seat_to_move(world)
        if mover == seat or mover == NOBODY or tried == MOST_TRIED:
            break
        number = some_number(world, source, study)
        if witness(world, number, seat) != UNSEEN:
            break
        copy_into(world, trial)
        apply(trial, number)
        known(trial, seat, looks)
        is_now = equals(looks, beliefs.knowns[1])
        if is_now or equals(looks, beliefs.knowns[0]):
            copy_into(trial, world)
        else:
            tried += 1
        if is_now:
            break


def is_possible(world: AnyRecord, number: int, study: Study) -> bool:
    """May this number come now?"""
    mover = seat_to_move(world)
    if mover == NOBODY:
        return False
    if mover == CHANCE:
        count, numbers = chance_outcomes(world, study.outcomes, study.weights), study.outcomes
    else:
        count, numbers = legal(world, study.numbers), study.numbers
    for index in range(count):
        if numbers[index] == number:
            return True
    return False


def carry_on(place: int, number: int, source: Ints, beliefs: Beliefs, study: Study) -> None:
    """What the seat witnessed happens in one world."""
    world, seat, looks = beliefs.worlds[place], beliefs.seat, study.states[ROOM + 1]
    if number == UNSEEN or seat_to_move(world) != seat:
        pass_unseen(place, source, beliefs, study)
    if number != UNSEEN and is_possible(world, number, study):
        mover = seat_to_move(world)
        if mover != CHANCE and mover != seat:
            beliefs.weights[place] *= likelihood(world, number, seat, study) ** TRUST
        apply(world, number)
    known(world, seat, looks)
    if not equals(looks, beliefs.knowns[1]):
        mended(place, source, beliefs, study)
        beliefs.weights[place] *= MENDED


def follow(number: int, source: Ints, beliefs: Beliefs, study: Study) -> None:
    """Carry all worlds past one thing that the seat witnessed; draw them anew when too few of them count."""
    worlds, total, squares = len(beliefs.weights), 0.0, 0.0
    for place in range(worlds):
        carry_on(place, number, source, beliefs, study)
        total += beliefs.weights[place]
    for place in range(worlds):
        beliefs.weights[place] /= total
        squares += beliefs.weights[place] ** 2
    if 1.0 / squares < worlds / 2:
        deal(source, beliefs, beliefs.drawn)
        for place in range(worlds):
            copy_into(beliefs.drawn[place], beliefs.worlds[place])
            beliefs.weights[place] = 1.0 / worlds


def deal(source: Ints, beliefs: Beliefs, into: AnyRecord) -> None:
    """As many worlds as there are, each as often as its weight says, but for some fresh ones."""
    count = len(beliefs.weights)
    place, reached = 0, beliefs.weights[0]
    start = (draw(source, FINE) + 0.5) / FINE
    for which in range(count):
        while reached * count < which + start and place < count - 1:
            place += 1
            reached += beliefs.weights[place]
        if which % FRESH == FRESH - 1:
            suppose(beliefs.knowns[1], beliefs.seat, source, into[which])
        else:
            copy_into(beliefs.worlds[place], into[which])


def begin(source: Ints, beliefs: Beliefs) -> None:
    """Worlds that fit what is known at first."""
    for place in range(len(beliefs.weights)):
        suppose(beliefs.knowns[1], beliefs.seat, source, beliefs.worlds[place])
        beliefs.weights[place] = 1.0 / len(beliefs.weights)


class Loops(NamedTuple):
    """The compiled parts, for one game."""

    begin: Loop
    follow: Loop
    deal: Loop


@cache
def loops_of(game: AnyGame) -> Loops:
    """Compile them."""
    own = (some_number, pass_unseen, is_possible, likelihood)
    parts: dict[str, Loop] = {**policy_of(game), **{each.__name__: each for each in own}, "deal": deal}
    parts["mended"] = mended if game.mend else replaced
    following = for_game_all(game, {**parts, "carry_on": carry_on, "follow": follow}, "belief")
    return Loops(
        for_game_all(game, {"begin": begin}, "belief"), following, for_game_all(game, {"deal": deal}, "belief")
    )


class Belief:
    """What one seat of one match believes."""

    def __init__(self, game: AnyGame, seat: int, known: AnyRecord, seed: int, worlds: int = WORLDS) -> None:
        self.source, self.loops = stream(seed, seat), loops_of(game)
        room = [np.zeros(count, game.state.dtype) for count in (worlds, worlds, 2)]
        self.beliefs = Beliefs(seat, room[0], room[1], np.zeros(worlds), room[2])
        self.study = study_for(game, 1)
        self.study.terms[Term.LOOSENESS] = LOOSENESS
        copy_into(known, self.beliefs.knowns[1])
        self.loops.begin(self.source, self.beliefs)

    @classmethod
    def remembered(
        cls, game: AnyGame, seat: int, memories: Iterable[tuple[int, AnyRecord]], seed: int, worlds: int = WORLDS
    ) -> Belief:
        """From a seat's journal: what it knew at first, with UNSEEN, then each number with what it knew after it."""
        rest = iter(memories)
        belief = cls(game, seat, next(rest)[1], seed, worlds)
        for number, known in rest:
            belief.follow(number, known)
        return belief

    def follow(self, number: int, known: AnyRecord) -> None:
        """A number as the seat witnessed it, and what it knows now. What it did not notice does not count."""
        knowns = self.beliefs.knowns
        if number == UNSEEN and equals(knowns[1], known):
            return
        copy_into(knowns[1], knowns[0])
        copy_into(known, knowns[1])
        self.loops.follow(number, self.source, self.beliefs, self.study)

    def deal(self, into: AnyRecord) -> None:
        """Worlds to think in, the likely ones more than once."""
        self.loops.deal(self.source, self.beliefs, into)
