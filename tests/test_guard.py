"""Hostile players are contained: a legal order comes in time, the failure is named, and who fails too often is out."""

from __future__ import annotations

from concurrent.futures import Future
from time import monotonic

import numpy as np
import pytest

from kurgan.engine.chance import stream
from kurgan.engine.game import NOBODY, AnyGame
from kurgan.engine.match import Match
from kurgan.engine.record import AnyRecord, Ints, copy, save
from kurgan.games import load
from kurgan.players import guard
from kurgan.players.guard import AT_A_TABLE, BRIEFEST, SHARE, UNDER_A_REFEREE, Failure, Guarded, Limits
from kurgan.players.mind import Mind
from kurgan.players.rooms import Rooms
from kurgan.players.study import Term
from kurgan.simulate import referee as referees
from kurgan.simulate.contest import Job
from kurgan.simulate.referee import Referee
from kurgan.simulate.report import full_report
from tests import hostile
from tests.hostile import Hostile, Hurried, seat_hostile
from tests.matches import new_match

FAILURES = [
    (hostile.raises, Failure.RAISED, "ZeroDivisionError: a bridge too far"),
    (hostile.leaves, Failure.RAISED, "SystemExit"),
    (hostile.babbles, Failure.NONSENSE, "str"),
    (hostile.agrees, Failure.NONSENSE, "bool"),
    (hostile.cheats, Failure.ILLEGAL, "30000"),
    (hostile.idles, Failure.IDLE, "no answer"),
    (hostile.scribbles, Failure.ILLEGAL, "30000"),
    (hostile.denies, Failure.RAISED, "nothing has happened"),
    (hostile.traps, Failure.RAISED, "LookupError: there is no such number"),
    (hostile.exaggerates, Failure.RAISED, "ValueError"),
    (hostile.is_not_there, Failure.RAISED, "FileNotFoundError: what was learned"),
]
every_hostile = pytest.mark.parametrize(
    ("choose", "failure", "reason"), FAILURES, ids=[each[0].__name__ for each in FAILURES]
)


@pytest.fixture
def ridge() -> AnyGame:
    return load("ridge")


@pytest.fixture
def match(ridge: AnyGame) -> Match:
    return new_match(ridge)


@every_hostile
def test_a_hostile_player_is_named_and_greedy_orders_in_its_place(
    match: Match, monkeypatch: pytest.MonkeyPatch, choose: Hostile, failure: Failure, reason: str
) -> None:
    seat_hostile(monkeypatch, choose)
    known = match.known(match.to_move)
    before, truth = save(known), save(match.state)
    guarded = Guarded("officer", match.game, match.to_move, AT_A_TABLE, Hurried())
    answer = guarded.choose(known, stream(5))
    assert (answer.failure, guarded.failures) == (failure, 1) and reason in answer.reason
    assert answer.number == Mind("greedy", match.game, match.to_move).choose(known, stream(5))
    assert (save(known), save(match.state)) == (before, truth), "it has changed its own copy and nothing else"


@every_hostile
def test_a_match_with_a_hostile_player_ends_by_rule_and_is_reported(
    ridge: AnyGame, monkeypatch: pytest.MonkeyPatch, choose: Hostile, failure: Failure, reason: str
) -> None:
    seat_hostile(monkeypatch, choose)
    monkeypatch.setattr(referees, "ROOMS", Hurried())
    start = ridge.start("first-light", {})
    for players, seat in ((("officer", "random"), 0), (("random", "officer"), 1)):
        accounts = [Referee.writing(ridge, players).play(start, 1, number) for number in range(2)]
        assert [account.winner for account in accounts] == [1 - seat] * 2
        failed = full_report(ridge, "first-light", players, 1, accounts).failures
        assert failed is not None
        assert [each.model_dump() for each in failed] == [
            {"side": ridge.seats[seat], "player": "officer", "kind": failure.value, "games": 2}
        ]


def test_games_without_failures_report_none(ridge: AnyGame) -> None:
    start = ridge.start("first-light", {})
    accounts = Job.of(ridge, start, ("greedy", "random"), 1).written(range(2))
    assert full_report(ridge, "first-light", ("greedy", "random"), 1, accounts).failures == []


def test_who_fails_too_often_has_forfeited(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_hostile(monkeypatch, hostile.raises)
    guarded = Guarded("officer", match.game, 0)
    found = []
    for number in range(AT_A_TABLE.failures):
        guarded.choose(match.known(0), stream(number))
        found.append(guarded.has_forfeited)
    assert found == [False] * (AT_A_TABLE.failures - 1) + [True]


def test_who_fails_once_is_not_held_to_it_for_ever(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a failure it has a new mind, and plays on by itself."""
    fails = iter([True, False])

    def moody(known: AnyRecord, seat: int, source: Ints, desk: object) -> object:
        return None if next(fails) else match.game.choices(known)[-1]

    seat_hostile(monkeypatch, moody)
    guarded = Guarded("officer", match.game, 0)
    assert guarded.choose(match.known(0), stream(1)).failure == Failure.NONSENSE
    assert guarded.choose(match.known(0), stream(1)) == (match.legal(0)[-1], None, "")


def test_who_cannot_bear_what_it_hears_fails_with_its_next_order(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    guarded = Guarded("officer", match.game, 0)
    guarded.choose(match.known(0), stream(1))
    monkeypatch.setattr(Mind, "hear", lambda *_: 1 // 0)
    guarded.hear(match.legal(0)[0])
    assert guarded.choose(match.known(0), stream(2)).failure == Failure.RAISED
    guarded.hear(match.legal(0)[0])
    assert guarded.choose(match.known(0), stream(2)).failure is None, "it has begun anew, and heard nothing"


def test_a_player_at_a_match_hears_what_was_given_since_its_last_order(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[int] = []
    monkeypatch.setattr(Mind, "hear", lambda _, number: heard.append(number))
    guarded, start = Guarded("random", match.game, 0), copy(match.state)
    while match.to_move == 0:
        guarded.attend(match)
        match.play_number(0, guarded.choose(match.known(0), stream(1)).number)
    while match.to_move == 1:
        match.play_number(1, match.legal(1)[-1])
    guarded.attend(match)
    guarded.choose(match.known(0), stream(1))
    expected = []
    for entry in match.entries:
        expected.append(int(match.game.witness(start, entry.number, 0)))
        match.game.apply(start, entry.number)
    assert heard == expected[-len(heard) :] and len(heard) == len(expected) > 4
    guarded.forget()
    guarded.attend(match)
    guarded.choose(match.known(0), stream(1))
    assert len(heard) == len(expected), "what did not come to pass is not heard of"


def test_a_room_that_nobody_left_is_not_given_to_anybody_else(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = Hurried()
    with monkeypatch.context() as patched:
        seat_hostile(patched, hostile.idles)
        Guarded("officer", match.game, 0, AT_A_TABLE, rooms).choose(match.known(0), stream(1))
    assert rooms.free == []
    for _ in range(3):
        assert Guarded("random", match.game, 0, AT_A_TABLE, rooms).choose(match.known(0), stream(1)).failure is None
    assert len(rooms.free) == 1, "one room is enough for whoever thinks one after the other"


class Clocked(Rooms):
    """Rooms in which time passes as it is told, and nobody answers before he is asked to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.waited: list[float] = []

    def has_ended(self, answer: Future[object], seconds: float) -> bool:
        self.waited.append(seconds)
        return len(self.waited) % 2 == 0 and super().has_ended(answer, 60)


def test_a_player_is_asked_to_stop_when_its_time_is_over(match: Match) -> None:
    rooms = Clocked()
    guarded = Guarded("marshal", match.game, 0, AT_A_TABLE, rooms)
    answer = guarded.choose(match.known(0), stream(1))
    assert answer.failure is None and answer.number in match.legal(0)
    assert rooms.waited == [pytest.approx(AT_A_TABLE.turn * SHARE), AT_A_TABLE.patience]
    assert SHARE * AT_A_TABLE.turn == 2.0, "seconds a decision"


@pytest.mark.parametrize(
    ("left", "crowd", "waited", "seconds"),
    [
        (20.0, 1, 0.0, 2.0),
        (4.0, 2, 0.0, 0.2),  # later in a turn, and in a crowd, it is less
        (20.0, 40, 0.0, 0.05),
        (20.0, 1, 10.0, 1.0),  # whoever waited for a core has waited in his turn
        (0.4, 1, 0.0, 0.0),  # at a glance
        (20.0, 1, 19.9, 0.0),
    ],
)
def test_a_decision_has_a_share_of_what_is_left_of_its_turn(
    match: Match, left: float, crowd: int, waited: float, seconds: float
) -> None:
    guarded = Guarded("officer", match.game, 0)
    guarded.choose(match.known(0), stream(1))
    guarded.left = left
    thought = guarded.begin(match.known(0), stream(1), crowd, monotonic() - waited)
    assert thought.seconds == pytest.approx(seconds, abs=0.01) and thought.is_stopped == (seconds == 0)
    assert guarded.rooms.has_ended(thought.answer, 60) and guarded.judged(thought).failure is None


def test_a_turn_has_its_time_and_the_next_as_much_again(match: Match) -> None:
    guarded = Guarded("random", match.game, 0)
    guarded.choose(match.known(0), stream(1))
    guarded.left = 1.0
    guarded.choose(match.known(0), stream(1))
    assert guarded.left < 1.0
    turn = match.game.player_turn(match.state)
    while match.game.player_turn(match.state) == turn and match.to_move != NOBODY:
        match.play_number(match.to_move, match.legal(match.to_move)[-1])
    assert guarded.begin(match.known(0), stream(1)).seconds == pytest.approx(SHARE * AT_A_TABLE.turn)


def test_however_many_decisions_a_turn_has_it_takes_its_time_and_no_more(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms, decisions = Clocked(), 60
    monkeypatch.setattr(guard, "monotonic", lambda: sum(rooms.waited[::2]))
    guarded = Guarded("officer", match.game, 0, AT_A_TABLE, rooms)
    for number in range(decisions):
        guarded.choose(match.known(0), stream(number))
    thought = rooms.waited[::2]
    assert AT_A_TABLE.turn - 1 < sum(thought) <= AT_A_TABLE.turn and max(thought) == 2.0
    assert thought[-10:] == [0.0] * 10 and all(each == 0 or each >= BRIEFEST for each in thought)


def test_who_has_no_time_left_orders_at_a_glance(match: Match) -> None:
    guarded, glance = Guarded("marshal", match.game, 0), Mind("marshal", match.game, 0)
    glance.stop()
    guarded.turn, guarded.left = int(match.game.player_turn(match.state)), 0.0
    for seed in range(5):
        assert guarded.choose(match.known(0), stream(seed)).number == glance.choose(match.known(0), stream(seed))
    assert guarded.mind and guarded.mind.study and guarded.mind.study.terms[Term.LOOKED] == 0
    guarded.left = AT_A_TABLE.turn
    guarded.choose(match.known(0), stream(1))
    assert guarded.mind.study.terms[Term.LOOKED] > 0, "with time it thinks again"


def test_under_a_referee_nobody_is_hurried(match: Match) -> None:
    rooms = Hurried()
    Guarded("random", match.game, 0, UNDER_A_REFEREE, rooms).choose(match.known(0), stream(1))
    assert rooms.waited == [UNDER_A_REFEREE.patience] and Limits(1, 2, 3).failures == 3


def test_under_a_referee_who_takes_too_long_fails_and_is_not_stopped(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stopped, it would give another order on a slow machine than on a quick one, and nobody would know."""
    stopped: list[Mind] = []
    monkeypatch.setattr(Mind, "stop", stopped.append)
    rooms = Clocked()
    answer = Guarded("officer", match.game, 0, UNDER_A_REFEREE, rooms).choose(match.known(0), stream(1))
    assert answer.failure == Failure.IDLE and rooms.waited == [UNDER_A_REFEREE.patience] and not stopped


def test_who_is_stopped_before_it_thought_of_anything_orders_at_a_glance(match: Match) -> None:
    """The first order on the list would be no thought at all."""
    mind, recruit = Mind("marshal", match.game, 0), Mind("marshal", match.game, 0)
    assert mind.study is not None and recruit.study is not None
    mind.stop()
    chosen = [mind.choose(match.known(0), stream(seed)) for seed in range(20)]
    recruit.study.terms[Term.SIMULATIONS] = 0
    assert chosen == [recruit.choose(match.known(0), stream(seed)) for seed in range(20)]
    assert len(set(chosen)) > 1
    mind.go_on()
    mind.choose(match.known(0), stream(1))
    assert int(np.asarray(mind.study.tree.visits)[0]) >= int(mind.study.terms[Term.SIMULATIONS]), "it thinks again"
