"""What the computer was after: told of a turn that has ended, of goals alone, and always the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kurgan.engine.chance import stream
from kurgan.engine.game import AnyGame
from kurgan.engine.goals import Goal
from kurgan.engine.journal import parsed, replayed, written
from kurgan.engine.match import Match
from kurgan.engine.record import AnyRecord, Ints, save
from kurgan.engine.text import LANGUAGES, Line
from kurgan.games import folders, load
from kurgan.players.intent import chances, expected, hoped, intent, last_turn, some_of
from kurgan.players.mind import Mind
from tests.matches import new_match, play_on

GAMES = ("autumn-storm", "battle-for-stalingrad")
COMPUTER, LISTENER = 1, 0
A, B = Goal("0101", Line("place"), LISTENER), Goal("0202", Line("place"), LISTENER)


SEATED = ("human", "recruit")


def turns(game: AnyGame, seed: int, count: int, players: tuple[str, ...] = SEATED) -> Iterator[Match]:
    """A match whose orders are `greedy`'s, whenever the computer's turn has just ended."""
    match, source = new_match(game, seed, players=players), stream(seed)
    minds = [Mind("greedy", game, seat) for seat in range(len(game.seats))]
    while match.to_move >= 0 and count:
        seat, before = match.to_move, len(match.entries)
        match.play_number(seat, minds[seat].choose(match.known(seat), source))
        if any(entry.ends_turn(LISTENER, game.seats[COMPUTER]) for entry in match.entries[before:]):
            count -= 1
            yield match


@pytest.mark.parametrize("name", GAMES)
def test_it_names_goals_in_both_languages_and_is_the_same_after_the_match_was_opened_again(name: str) -> None:
    game, said = load(name), list[Line]()
    for match in turns(game, 4, 4):
        lines = intent(match, COMPUTER, LISTENER)
        assert 1 <= len(lines) <= 2
        again = replayed(game, parsed(written(match)))
        assert intent(again, COMPUTER, LISTENER) == lines
        assert game.goals is not None
        goals = {goal.place for goal in game.goals(match.known(LISTENER))}
        for line in lines:
            assert set(line.places) <= goals
            assert all(game.catalogue.say(line, language) for language in LANGUAGES)
        said += lines
    assert {line.key for line in said} != {"intent-nothing"}, "it is after something now and then"


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_said_of_a_turn_that_has_not_ended(name: str) -> None:
    game = load(name)
    match = new_match(game, 2, players=SEATED)
    assert last_turn(match, COMPUTER, LISTENER) is None and intent(match, COMPUTER, LISTENER) == []
    ended = next(turns(game, 2, 1))
    told = intent(ended, COMPUTER, LISTENER)
    source, mind = stream(9), [Mind("greedy", game, seat) for seat in range(2)]
    for _ in range(12):  # the next turn of the listener, or the beginning of the computer's
        seat = ended.to_move
        before = len(ended.entries)
        ended.play_number(seat, mind[seat].choose(ended.known(seat), source))
        if any(entry.ends_turn(LISTENER, game.seats[COMPUTER]) for entry in ended.entries[before:]):
            break
        assert intent(ended, COMPUTER, LISTENER) == told


def test_what_it_is_after_is_what_it_did_not_have_and_saw_the_best_chance_of() -> None:
    before = [A, B, Goal("0303", Line("place"), COMPUTER)]
    hopes = {"0101": 0.3, "0202": 0.62, "0303": 0.9}
    (line,) = hoped(before, before, COMPUTER, hopes)
    assert (line.key, line.places, set(line.values)) == ("intent-after", ("0202",), {"place"})
    (line,) = hoped(before, [B._replace(holder=COMPUTER)], COMPUTER, hopes)
    assert line.key == "intent-taken"
    assert hoped(before, before, COMPUTER, {"0101": 0.1, "0202": 0.1, "0303": 1.0}) == []


def test_it_expects_the_answer_where_the_listener_would_take_something() -> None:
    after = [A._replace(holder=COMPUTER), B._replace(holder=COMPUTER), Goal("0303", Line("place"), LISTENER)]
    (line,) = expected(after, COMPUTER, {"0101": 0.3, "0202": 0.7, "0303": 1.0})
    assert (line.key, line.places) == ("intent-expects", ("0202",))
    assert expected(after, COMPUTER, {"0101": 0.0, "0202": 0.2, "0303": 1.0}) == []


@pytest.mark.parametrize("name", GAMES)
def test_who_does_not_think_is_after_nothing(name: str) -> None:
    for match in turns(load(name), 4, 2, ("human", "greedy")):
        assert intent(match, COMPUTER, LISTENER) == []


def test_where_the_answer_is_expected_comes_from_what_the_listener_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the computer knows goes into what it was after, and into nothing else."""
    game, asked = load("autumn-storm"), list[tuple[int, bytes]]()
    match = list(turns(game, 4, 3))[-1]

    def overheard(game: AnyGame, known: AnyRecord, seat: int, source: Ints) -> dict[str, float]:
        asked.append((seat, save(known)))
        return chances(game, known, seat, source)

    monkeypatch.setattr("kurgan.players.intent.chances", overheard)
    intent(match, COMPUTER, LISTENER)
    turn = last_turn(match, COMPUTER, LISTENER)
    assert turn is not None
    now = [state for _, state in zip(range(len(turn) + 1), match.states(turn.start), strict=False)][-1]
    assert [known for seat, known in asked if seat == LISTENER] == [save(game.knows(now, LISTENER))]
    assert len(asked) > 1 and save(game.knows(now, LISTENER)) != save(game.knows(now, COMPUTER))


def test_of_many_decisions_a_few_are_looked_at_with_the_first_and_the_last() -> None:
    states = [load("ridge").state.new() for _ in range(100)]
    few = some_of(states)
    assert len(few) == 8 and few[0] is states[0] and few[-1] is states[-1]
    assert [len(some_of(states[:count])) for count in (1, 2, 8)] == [1, 2, 8]


@pytest.mark.parametrize("name", [name for name in folders() if load(name).goals])
def test_goals_are_known_to_everybody(name: str) -> None:
    """Which places count is the same to both seats and in truth; only who holds them may be unknown."""
    game = load(name)
    assert game.goals is not None
    for orders in (0, 40, 160):
        match = play_on(new_match(game, 1), 1, orders)
        truth = game.goals(match.state)
        assert truth
        for seat in range(len(game.seats)):
            assert [goal.place for goal in game.goals(match.known(seat))] == [goal.place for goal in truth]
