"""The computer's players: they give legal orders, know what their seat knows, and thinking pays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from kurgan import players
from kurgan.engine.chance import stream
from kurgan.engine.game import CHANCE, NOBODY, UNSEEN, AnyGame
from kurgan.engine.match import Match
from kurgan.engine.record import AnyRecord, copy, save
from kurgan.engine.testing import shadows
from kurgan.engine.testing.positions import random_positions
from kurgan.games import folders, load
from kurgan.games.shelf import head
from kurgan.players import QUICK
from kurgan.players.mind import Mind, is_about
from kurgan.players.study import Term
from kurgan.simulate.contest import WINNER, play
from tests.matches import chooser

LONGEST = 20  # turns: the campaign of years is measured in docs/balance.md
SMALL = "ridge"
FEW = 12  # simulations
every_player = pytest.mark.parametrize("name", players.names())


@pytest.fixture(params=folders())
def game(request: pytest.FixtureRequest) -> AnyGame:
    return load(request.param)


def decisions(game: AnyGame, count: int, seed: int) -> Iterator[tuple[AnyRecord, int]]:
    """Positions of random games in which a seat is to move, and the seat."""
    for state, _ in random_positions(game, 4 * count + 4, seed):
        seat = game.seat_to_move(state)
        if seat not in (CHANCE, NOBODY) and count > 0:
            count -= 1
            yield state, seat
    assert count == 0


def enough(game: AnyGame, name: str, most: int) -> int:
    """Fewer positions of a large game for those who think long."""
    return most if name in QUICK or game.name == SMALL else max(2, most // 15)


def brief(name: str, game: AnyGame, seat: int) -> Mind:
    """A player, who thinks less of a large game here: it does the same things, only not so often."""
    mind = Mind(name, game, seat)
    if mind.study is not None and game.name != SMALL:
        mind.study.terms[Term.SIMULATIONS] = min(int(mind.study.terms[Term.SIMULATIONS]), FEW)
    return mind


def chosen(game: AnyGame, name: str, known: AnyRecord, seat: int, seed: int) -> tuple[int, int]:
    """What a player chooses, and what is left of its source of chance."""
    source = stream(seed)
    return brief(name, game, seat).choose(known, source), int(source[0])


def test_players_are_named_the_weakest_first() -> None:
    assert players.names() == ["random", "greedy", "recruit", "officer", "general", "marshal"]


def test_an_unknown_player_is_named_together_with_those_there_are(autumn_storm: AnyGame) -> None:
    with pytest.raises(ValueError, match=r"'napoleon'.*random.*greedy.*marshal"):
        Mind("napoleon", autumn_storm, 0)


@every_player
def test_a_player_gives_legal_orders(game: AnyGame, name: str) -> None:
    for number, (state, seat) in enumerate(decisions(game, enough(game, name, 60), seed=1)):
        known = game.knows(state, seat)
        assert chosen(game, name, known, seat, number)[0] in game.choices(known)


@every_player
def test_a_player_decides_alike_in_the_truth_and_in_any_guess_that_fits(game: AnyGame, name: str) -> None:
    for number, (state, seat) in enumerate(decisions(game, enough(game, name, 40), seed=2)):
        known, other = game.knows(state, seat), game.state.new()
        game.guess(known, seat, stream(9, number), other)
        from_guess = chosen(game, name, game.knows(other, seat), seat, number)
        assert chosen(game, name, known, seat, number) == from_guess


@every_player
def test_a_player_leaves_what_it_sees_as_it_was_and_repeats_itself(game: AnyGame, name: str) -> None:
    for number, (state, seat) in enumerate(decisions(game, enough(game, name, 20), seed=3)):
        known = game.knows(state, seat)
        before = save(known)
        first = chosen(game, name, known, seat, number)
        assert save(known) == before
        assert chosen(game, name, known, seat, number) == first


class Listener:
    """A mind beside a match, which hears what was given there since its last order."""

    def __init__(self, name: str, match: Match, seat: int) -> None:
        self.mind, self.seat = brief(name, match.game, seat), seat
        self.count, self.state = len(match.entries), copy(match.state)

    def choose(self, match: Match, seed: int) -> tuple[int, bool]:
        """What it would order now, and if it goes on from what it thought before."""
        for entry in match.entries[self.count :]:
            self.mind.hear(int(match.game.witness(self.state, entry.number, self.seat)))
            match.game.apply(self.state, entry.number)
        self.count, self.state = len(match.entries), copy(match.state)
        study, choices = self.mind.study, match.legal(self.seat)
        goes_on = study is not None and self.mind.has_heard and is_about(study, choices)
        return self.mind.choose(match.known(self.seat), stream(seed)), goes_on


class Minded(shadows.Pair):
    """A match and its shadow, in which a mind plays the seat: it must choose the same in both."""

    name = "officer"
    listeners: tuple[Listener, ...] = ()

    def order(self, number: int) -> None:
        matches, seed = (self.match, self.shadow), len(self.match.entries)
        self.listeners = self.listeners or tuple(Listener(self.name, match, self.seat) for match in matches)
        found = [each.choose(match, seed) for each, match in zip(self.listeners, matches, strict=True)]
        assert found[0] == found[1], "the choice depends on what its seat cannot know"
        self.counts["chosen"] += 1
        self.counts["remembered"] += found[0][1]
        super().order(found[0][0])
        if len(self.match.entries) < seed:
            self.listeners = ()  # it has taken an order back, which a computer never does


def test_a_mind_plays_a_match_and_its_shadow_alike(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shadows, "Pair", Minded)
    monkeypatch.setattr(shadows, "MOST_ORDERS", 40 if game.name == "eastern-front" else 120)
    counts = Counter[str]()
    for seat in range(len(game.seats)):
        others = chooser(game, "random", seat)
        counts += shadows.check_sequences(game, game.rulebook.game.scenario, seat, others, seed=seat)
    assert counts["chosen"] > 10 and counts["remembered"] > 0, counts
    assert counts["unheard"] + counts["hidden"] > 0, counts


def test_a_mind_that_notices_what_nobody_saw_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    noticed, choose = Counter[int](), Mind.choose
    monkeypatch.setattr(shadows, "Pair", Minded)
    monkeypatch.setattr(Mind, "hear", lambda mind, number: noticed.update({id(mind): number == UNSEEN}))
    monkeypatch.setattr(Mind, "choose", lambda mind, known, _: choose(mind, known, stream(noticed[id(mind)])))
    game = load(SMALL)
    with pytest.raises(AssertionError, match="depends on what its seat cannot know"):
        shadows.check_sequences(game, "first-light", 0, chooser(game, "random", 2), seed=2)


def test_random_takes_every_legal_order_equally_often(autumn_storm: AnyGame) -> None:
    state, seat = next(decisions(autumn_storm, 1, seed=4))
    known, mind, source = autumn_storm.knows(state, seat), Mind("random", autumn_storm, seat), stream(4)
    legal = autumn_storm.choices(known)
    counts = np.bincount([mind.choose(known, source) for _ in range(100 * len(legal))], minlength=legal[-1] + 1)
    assert set(np.flatnonzero(counts)) == set(legal)
    assert counts[legal].min() > 40 and counts[legal].max() < 180


def test_greedy_beats_random_from_either_seat(game: AnyGame) -> None:
    wins = {"greedy": 0, "random": 0}
    games = min(40, 65_000 // game.state.dtype.itemsize)  # a large game thinks longer, and decides more
    short = [name for name, file in game.scenarios().items() if head(file).turns <= LONGEST]
    for names in (("greedy", "random"), ("random", "greedy")):
        for scenario in short:
            rows = play(game, game.start(scenario, {}), names, 1, range(games))
            for seat, name in enumerate(names):
                wins[name] += int((rows[:, WINNER] == seat).sum())
    assert wins["greedy"] > 2 * wins["random"]
