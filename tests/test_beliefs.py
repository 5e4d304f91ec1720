"""What a seat believes: worlds that fit what it knows, made of nothing but what it witnessed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from kurgan.engine.chance import draw, stream
from kurgan.engine.game import NOBODY, UNSEEN, AnyGame
from kurgan.engine.record import AnyRecord, copy, save
from kurgan.engine.testing.positions import random_game
from kurgan.games import load
from kurgan.players.belief import FRESH, Belief
from kurgan.players.believer import Believer
from kurgan.players.imagination import EVEN
from kurgan.players.mind import Mind
from kurgan.players.study import WORLDS, Term

FEW = 12  # worlds
MOST = 120  # numbers of a game that are looked at

Memories = list[tuple[int, AnyRecord]]


@pytest.fixture(params=["ridge", "autumn-storm", "battle-for-stalingrad"])
def game(request: pytest.FixtureRequest) -> AnyGame:
    return load(request.param)


def memories(game: AnyGame, seat: int, seed: int) -> Memories:
    """What a seat lives through in the beginning of a random game."""
    found: Memories = []
    witnessed = UNSEEN
    for state, number in random_game(game, game.rulebook.game.scenario, seed):
        found.append((witnessed, game.knows(state, seat)))
        if number == NOBODY or len(found) == MOST:
            break
        witnessed = int(game.witness(state, number, seat))
    return found


def worlds_of(belief: Belief) -> bytes:
    """Everything in a belief, as bytes."""
    return save(belief.beliefs.worlds) + belief.beliefs.weights.tobytes()


def test_every_world_is_sound_and_fits_what_the_seat_knows(game: AnyGame) -> None:
    for seat in range(len(game.seats)):
        (_, first), *rest = memories(game, seat, seed=seat)
        belief = Belief(game, seat, first, 1, FEW)
        for number, known in rest:
            belief.follow(number, known)
            assert belief.beliefs.weights.sum() == pytest.approx(1.0)
            for world in belief.beliefs.worlds:
                assert game.fault(world) == -1, game.faults[game.fault(world)]
                assert save(game.knows(world, seat)) == save(known)


def test_a_belief_is_rebuilt_from_the_seats_journal(game: AnyGame) -> None:
    journal = memories(game, 1, seed=3)
    belief = Belief(game, 1, journal[0][1], 5, FEW)
    for number, known in journal[1:]:
        belief.follow(number, known)
    assert worlds_of(Belief.remembered(game, 1, journal, 5, FEW)) == worlds_of(belief)
    assert worlds_of(Belief.remembered(game, 1, journal, 6, FEW)) != worlds_of(belief)


class Shadow:
    """Another truth that looks the same to a seat, as far as it can be kept beside a game."""

    def __init__(self, game: AnyGame, state: AnyRecord, seat: int, seed: int) -> None:
        self.game, self.seat, self.source, self.state = game, seat, stream(seed, 9), game.state.new()
        game.guess(game.knows(state, seat), seat, self.source, self.state)

    def stray(self) -> Iterator[AnyRecord]:
        """Do something that the seat does not notice, now and then; what it knows afterwards."""
        if self.game.seat_to_move(self.state) not in (self.seat, NOBODY):
            numbers = self.game.continuations(self.state)
            number = numbers[draw(self.source, len(numbers))]
            if self.looks(number) == (UNSEEN, save(self.game.knows(self.state, self.seat))):
                self.game.apply(self.state, number)
                yield self.game.knows(self.state, self.seat)

    def looks(self, number: int) -> tuple[int, bytes]:
        """What the seat would witness of a number, and know after it."""
        after = copy(self.state)
        self.game.apply(after, number)
        return int(self.game.witness(self.state, number, self.seat)), save(self.game.knows(after, self.seat))

    def imitate(self, wanted: tuple[int, bytes]) -> bool:
        """Do what looks the same to the seat, if there is something."""
        for number in self.game.continuations(self.state):
            if self.looks(number) == wanted:
                self.game.apply(self.state, number)
                return True
        return False


def beside(game: AnyGame, seat: int, seed: int, counts: Counter[str]) -> None:
    """Beliefs from a game and from its shadows are the same, since both look the same to the seat."""
    played = random_game(game, game.rulebook.game.scenario, seed)
    state, number = next(played)
    shadow, first = Shadow(game, state, seat, seed), game.knows(state, seat)
    beliefs = [Belief(game, seat, first, 4, FEW) for _ in range(2)]
    for after, following in islice(played, MOST):
        witnessed, known = int(game.witness(state, number, seat)), game.knows(after, seat)
        beliefs[0].follow(witnessed, known)
        if witnessed == UNSEEN and save(known) == save(game.knows(state, seat)):
            counts["unnoticed"] += 1
            for knows in shadow.stray():
                counts["strayed"] += 1
                beliefs[1].follow(UNSEEN, knows)
        elif shadow.imitate((witnessed, save(known))):
            beliefs[1].follow(witnessed, game.knows(shadow.state, seat))
        else:  # the truth has come to light: another one is behind what is seen now
            shadow = Shadow(game, after, seat, seed + counts["compared"])
            beliefs[1].follow(witnessed, known)
        counts["compared"] += 1
        counts["different"] += save(shadow.state) != save(after)
        assert worlds_of(beliefs[0]) == worlds_of(beliefs[1])
        state, number = after, following


@pytest.mark.parametrize("name", ["ridge", "autumn-storm"])
def test_matches_that_differ_only_in_what_a_seat_cannot_see_give_the_same_worlds(name: str) -> None:
    counts: Counter[str] = Counter()
    for seed in range(4):
        beside(load(name), seed % 2, seed, counts)
    assert counts["compared"] > 100 and counts["unnoticed"] > 5 and counts["strayed"] > 0
    assert counts["different"] > counts["compared"] / 2, "the truths must differ"


def test_what_a_seat_does_not_notice_changes_nothing(game: AnyGame) -> None:
    known = memories(game, 0, seed=2)[20][1]
    belief = Belief(game, 0, known, 1, FEW)
    before = worlds_of(belief), int(belief.source[0])
    belief.follow(UNSEEN, copy(known))
    assert (worlds_of(belief), int(belief.source[0])) == before


def test_worlds_are_dealt_as_often_as_they_weigh() -> None:
    ridge = load("ridge")
    first = memories(ridge, 0, seed=1)[0][1]
    belief = Belief(ridge, 0, first, 1, FEW)
    for place, world in enumerate(belief.beliefs.worlds):
        world["turn"] = 100 + place
    belief.beliefs.weights[:] = 0.25 / (FEW - 2)
    belief.beliefs.weights[[3, 7]] = 0.5, 0.25
    dealt = np.zeros(FEW, ridge.state.dtype)
    belief.deal(dealt)
    counts = Counter(dealt["turn"].tolist())
    fresh = counts.pop(first["turn"])
    assert (
        fresh == FEW // FRESH
        and 4 <= counts[103] <= 6
        and 2 <= counts[107] <= 3
        and sum(counts.values()) == FEW - fresh
    )


def test_a_believer_thinks_in_its_worlds_and_others_in_what_is_plausible_or_just_fits() -> None:
    ridge, source = load("ridge"), stream(1)
    state = ridge.start("first-light", {})
    while (seat := int(ridge.seat_to_move(state))) < 0:
        ridge.apply(state, ridge.continuations(state)[0])
    known = ridge.knows(state, seat)
    believer = Believer("officer", ridge, seat, known, 1)
    assert believer.choose(known, source) in ridge.choices(known)
    assert believer.study is not None and believer.study.terms[Term.WORLDS] == WORLDS
    assert all(save(ridge.knows(world, seat)) == save(known) for world in believer.study.worlds)
    mind = Mind("officer", ridge, seat)
    assert mind.study is not None
    for worlds in (0, EVEN):
        mind.study.terms[Term.WORLDS] = worlds
        assert mind.choose(known, source) in ridge.choices(known)


def test_a_believer_that_is_told_the_same_decides_the_same() -> None:
    ridge = load("ridge")
    decisions = []
    for _ in range(2):
        state, source = ridge.start("first-light", {}), stream(3)
        minds = [Believer("officer", ridge, seat, ridge.knows(state, seat), 2) for seat in range(2)]
        numbers: list[int] = []
        while (mover := int(ridge.seat_to_move(state))) != NOBODY and len(numbers) < 30:
            choices = ridge.continuations(state)
            number = (
                choices[draw(source, len(choices))]
                if mover < 0
                else minds[mover].choose(ridge.knows(state, mover), source)
            )
            heard = [int(ridge.witness(state, number, seat)) for seat in range(2)]
            ridge.apply(state, number)
            numbers.append(number)
            for seat, mind in enumerate(minds):
                mind.learn(heard[seat], ridge.knows(state, seat))
        decisions.append(numbers)
    assert decisions[0] == decisions[1]
