"""The referee: the same games as the compiled contest, each seat with a desk and a stream of chance of its own."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from kurgan.engine.compiled import Desk, desk_for
from kurgan.engine.game import CHANCE, NOBODY, UNSEEN, AnyGame
from kurgan.engine.record import AnyRecord, Ints, copy, save
from kurgan.games import folders, load
from kurgan.players import QUICK, Choose, guard
from kurgan.players.guard import UNDER_A_REFEREE, Guarded
from kurgan.players.mind import Mind
from kurgan.players.study import Study
from kurgan.simulate.contest import Job, play, rows_of
from kurgan.simulate.referee import Referee, sources

PAIRS = [("random", "random"), ("greedy", "random"), ("random", "greedy"), ("greedy", "greedy")]


@pytest.fixture(params=folders())
def game(request: pytest.FixtureRequest) -> AnyGame:
    return load(request.param)


@pytest.fixture
def ridge() -> AnyGame:
    return load("ridge")


def start_of(game: AnyGame) -> AnyRecord:
    return game.start(game.rulebook.game.scenario, {})


def seated(monkeypatch: pytest.MonkeyPatch, choose: Choose) -> None:
    """Let a function of a test play whoever is called "toy"."""

    def mind(name: str, game: AnyGame, seat: int) -> Mind:
        made = Mind("random" if name == "toy" else name, game, seat)
        made.choice = choose if name == "toy" else made.choice
        return made

    monkeypatch.setattr(guard, "Mind", mind)


def first_legal(game: AnyGame, known: AnyRecord) -> int:
    return game.choices(known)[0]


def some_legal(game: AnyGame, known: AnyRecord) -> int:
    """One of them that depends on nothing else, but is not always the same."""
    choices = game.choices(known)
    return choices[sum(save(known)) % len(choices)]


@pytest.mark.parametrize("pair", PAIRS, ids=" against ".join)
def test_a_referee_sees_the_same_games_as_the_compiled_contest(game: AnyGame, pair: tuple[str, str]) -> None:
    assert set(pair) <= set(QUICK)
    start, games = start_of(game), range(3, 5)
    watched = rows_of([Referee(game, pair).play(start, 7, number) for number in games])
    assert np.array_equal(play(game, start, pair, 7, games), watched)
    assert np.array_equal(rows_of(Job.of(game, start, pair, 7).written(games)), watched), "writing changes nothing"


def test_a_player_that_remembers_plays_each_game_alike_whatever_it_played_before(ridge: AnyGame) -> None:
    job = Job.of(ridge, start_of(ridge), ("officer", "greedy"), 3)
    rows = job.run(range(3))
    assert np.array_equal(rows, job.run(range(3)))
    assert np.array_equal(rows[2:], job.run(range(2, 3)))


def test_a_mind_hears_every_number_as_its_seat_sees_it(ridge: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[int, int]] = []
    monkeypatch.setattr(Guarded, "hear", lambda mind, number: heard.append((mind.seat, number)))
    account = Referee(ridge, ("random", "random")).play(start_of(ridge), 5, 1)
    assert [seat for seat, _ in heard] == [0, 1] * (account.decisions + account.chances)
    numbers = {seat: [number for each, number in heard if each == seat] for seat in (0, 1)}
    assert numbers[0] != numbers[1] and UNSEEN in numbers[0] and UNSEEN in numbers[1]


def test_seats_and_dice_have_streams_of_their_own() -> None:
    first, second, dice = sources(5, range(100), 2)
    assert len({int(each) for each in np.concatenate([first, second, dice]).ravel()}) == 300
    assert np.array_equal(sources(5, range(40, 50), 2)[1], second[40:50])


def test_what_a_player_draws_changes_neither_the_dice_nor_the_other_player(
    ridge: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two players that differ only in how much chance they use, and choose alike, play the same game."""

    def wasteful(known: AnyRecord, seat: int, source: Ints, desk: Desk | Study) -> int:
        source[0] = 12345
        return some_legal(ridge, known)

    def thrifty(known: AnyRecord, seat: int, source: Ints, desk: Desk | Study) -> int:
        return some_legal(ridge, known)

    accounts = []
    for choose in (wasteful, thrifty):
        seated(monkeypatch, choose)
        accounts.append([Referee(ridge, ("toy", "random")).play(start_of(ridge), 2, number) for number in range(8)])
    assert accounts[0] == accounts[1]
    assert any(account.chances for account in accounts[0])


def test_a_desk_lasts_as_long_as_the_game_and_is_one_seat_s(ridge: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, int]] = []

    def diligent(known: AnyRecord, seat: int, source: Ints, desk: Desk | Study) -> int:
        desk.numbers[len(desk.numbers) - 1] += 1
        seen.append((seat, int(desk.numbers[len(desk.numbers) - 1])))
        return first_legal(ridge, known)

    seated(monkeypatch, diligent)
    referee = Referee(ridge, ("toy", "toy"))
    for number in range(2):
        seen.clear()
        account = referee.play(start_of(ridge), 1, number)
        for seat in (0, 1):
            counted = [count for each, count in seen if each == seat]
            assert counted == list(range(1, len(counted) + 1)) and len(counted) > 2
        assert len(seen) == account.decisions


def test_who_answers_what_is_not_legal_is_named_and_has_lost(
    ridge: AnyGame, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    seated(monkeypatch, lambda known, seat, source, desk: ridge.n_actions - 1)
    account = Referee(ridge, ("toy", "random")).play(start_of(ridge), 1, 4)
    assert account.winner == 1 and account.failures == {(0, "illegal"): 1}
    assert "event=player-failed player=toy failure=illegal game=4" in caplog.text


def test_a_player_that_changes_what_it_is_shown_changes_nothing(
    ridge: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    def scribbling(known: AnyRecord, seat: int, source: Ints, desk: Desk | Study) -> int:
        chosen = first_legal(ridge, known)
        known.turn = 99
        known.orders = 99
        return chosen

    found = []
    for choose in (scribbling, lambda known, seat, source, desk: first_legal(ridge, known)):
        seated(monkeypatch, choose)
        found.append(Referee(ridge, ("toy", "random")).play(start_of(ridge), 3, 0))
    assert found[0] == found[1]


def test_the_start_stays_as_it_was(ridge: AnyGame) -> None:
    start = start_of(ridge)
    before = save(start)
    Referee.writing(ridge, ("random", "random")).play(start, 1, 0)
    assert save(start) == before


def test_follies_are_counted_for_each_seat_from_what_it_knows(ridge: AnyGame) -> None:
    """A toy folly: to do the first thing on the list. What is counted is what a replay counts."""
    asked: list[tuple[bytes, int]] = []

    def folly(known: AnyRecord, number: int) -> str | None:
        asked.append((save(known), number))
        return "first-on-the-list" if number == first_legal(ridge, known) else None

    foolish = replace(ridge, folly=folly)
    account = Referee.writing(foolish, ("greedy", "random")).play(start_of(ridge), 4, 2)
    state, foolish_seats, count = copy(start_of(ridge)), [], 0
    chances = sources(4, range(2, 3), 2)
    plain = Referee(ridge, ("greedy", "random"))
    minds = [Guarded(name, ridge, seat, UNDER_A_REFEREE) for seat, name in enumerate(("greedy", "random"))]
    desk = desk_for(ridge)
    while (seat := ridge.seat_to_move(state)) != NOBODY:
        if seat == CHANCE:
            number = plain.rolled(state, chances[2][0], desk)
        else:
            number = plain.answered(state, minds[seat], chances[seat][0], account)
            known = ridge.knows(state, seat)
            assert asked[count] == (save(known), number), "asked of what the seat knows, about what it ordered"
            count += 1
            if number == first_legal(ridge, known):
                foolish_seats.append(seat)
        ridge.apply(state, number)
    assert count == len(asked) == account.decisions
    assert foolish_seats
    assert account.follies == {(seat, "first-on-the-list"): foolish_seats.count(seat) for seat in set(foolish_seats)}
    assert Referee(foolish, ("greedy", "random")).play(start_of(ridge), 4, 2).follies == {}, (
        "only where it is asked for"
    )
