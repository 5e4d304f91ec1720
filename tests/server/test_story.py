"""The story of a finished match: of its states some are kept and every other is played again; how the dice fell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

import pytest
from pydantic import JsonValue
from pydantic_core import from_json, to_json

from kurgan.engine.chance import stream
from kurgan.engine.game import CHANCE, AnyGame
from kurgan.engine.match import Match
from kurgan.engine.record import AnyRecord, Ints
from kurgan.games import load
from kurgan.players.counsel import own_chance, win_probability
from kurgan.server import story, worker
from kurgan.server.changes import put_together
from kurgan.server.errands import Show
from kurgan.server.messages import Frames
from kurgan.server.rows import numbers_of, row_of
from kurgan.server.store import Past, SeatRow
from kurgan.server.story import EVERYTHING, Chronicle
from kurgan.server.tables import headed
from kurgan.server.worker import Worker
from tests.matches import random_match, short_match

GAMES = ("autumn-storm", "battle-for-stalingrad")


def views_in(frames: Frames) -> list[JsonValue]:
    """What was shown at each step, whole."""
    return list(put_together(from_json(to_json([frame.view for frame in frames.frames]))))


def as_seen(match: Match, state: AnyRecord, eyes: str) -> JsonValue:
    game = match.game
    seat = 0 if eyes == EVERYTHING else list(game.seats).index(eyes)
    view = game.lifted(state) if eyes == EVERYTHING else game.view(game.knows(state, seat), seat)
    told: JsonValue = from_json(to_json(view))
    return told


@pytest.mark.parametrize("name", GAMES)
def test_every_step_is_shown_as_it_was_from_wherever_one_begins(
    games: Mapping[str, AnyGame], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(story, "EVERY", 7)
    match = random_match(games[name], 2)
    states, entries = list(match.states())[:60], list(match.entries)
    chronicle = Chronicle(match, "secret")
    for eyes in (*games[name].seats, EVERYTHING):
        expected = [as_seen(match, state, eyes) for state in states]
        for first in (0, 1, 6, 7, 20, 59):
            frames = chronicle.frames(range(first, 60), eyes)
            assert views_in(frames) == expected[first:]
            assert [frame.step for frame in frames.frames] == [*range(first, 60)]
            seat = 0 if eyes == EVERYTHING else list(games[name].seats).index(eyes)
            for frame in frames.frames:
                heard = list(map(list, entries[frame.step - 1].heard)) if frame.step else [[], []]
                assert frame.heard == (max(heard, key=len) if eyes == EVERYTHING else heard[seat])
    assert chronicle.frames(range(9_999, 9_999), EVERYTHING).frames == []


@pytest.mark.parametrize("name", GAMES)
def test_the_tale_has_the_numbers_and_dice_of_every_state(games: Mapping[str, AnyGame], name: str) -> None:
    match = random_match(games[name], 2)
    game, states, tale = match.game, list(match.states()), Chronicle(match, "secret").tale()
    tallies = [game.tallied(state) for state in states]
    assert [step.turn for step in tale.steps] == [tally["turns"] for tally in tallies[:-1]]
    for measure in tale.measures:
        for seat, numbers in measure.seats.items():
            assert numbers == [tallies[end][f"{seat}_{measure.name}"] for end in tale.turns]
    faces: Counter[tuple[int, int]] = Counter()
    owner = next(entry.seat for entry in reversed(match.entries) if entry.seat != CHANCE)
    for state, entry in zip(reversed(states[:-1]), reversed(match.entries), strict=True):
        owner = entry.seat if entry.seat != CHANCE else owner
        if entry.seat == CHANCE and [number for number, _ in game.outcomes(state)] == [1, 2, 3, 4, 5, 6]:
            faces[owner, entry.number] += 1
    assert {(seat, face): count for (seat, face), count in faces.items()} == {
        (seat, face): count for seat, each in enumerate(tale.dice) for face, count in enumerate(each.faces, 1) if count
    }
    assert len(tale.rolls) == sum(entry.seat == CHANCE for entry in match.entries)


def test_as_many_chronicles_are_kept_as_have_room(
    games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = short_match(games["autumn-storm"])
    seats = [SeatRow(name, "human", name, None) for name in match.game.seats]
    asked = Worker()
    monkeypatch.setattr(worker, "game", lambda name: games[name])
    rows = [headed(row_of(match, "", seats), match) for _ in range(4)]
    for row in rows:
        asked.answer(Show(row, Past(numbers_of(match), []), EVERYTHING, 0, 5))
    assert len(asked.chronicles) == 4
    size = asked.chronicles[rows[0].id].size
    assert size > 1_000
    monkeypatch.setattr(worker, "MOST_KEPT", 2 * size)
    asked.chronicle(Show(rows[1], Past([], []), EVERYTHING, 0, 5))
    assert [*asked.chronicles] == [rows[3].id, rows[1].id], "those that were asked about last"
    monkeypatch.setattr(worker, "MOST_KEPT", 1)
    asked.chronicle(Show(rows[3], Past([], []), EVERYTHING, 0, 5))
    assert [*asked.chronicles] == [rows[3].id], "one may be as long as it is"


def eight_faces(state: AnyRecord, numbers: Ints, weights: Ints) -> int:
    for face in range(8):
        numbers[face], weights[face] = face + 1, 1
    return 8


def test_the_faces_of_the_games_own_die_are_counted() -> None:
    matches = (random_match(load("ridge"), seed) for seed in range(30))
    played = next(match for match in matches if CHANCE in {entry.seat for entry in match.entries})
    chronicle = Chronicle(played, "")
    six = [told.faces for told in chronicle.dice()]
    fell = [entry.number for entry in played.entries if entry.seat == CHANCE]
    assert [sum(counts) for counts in zip(*six, strict=True)] == [fell.count(face) for face in range(1, 7)]
    chronicle.game = replace(played.game, die=8, chance_outcomes=eight_faces, most_outcomes=8)
    assert [told.faces for told in chronicle.dice()] == [[*counts, 0, 0] for counts in six]
    chronicle.game = replace(played.game, die=8)
    assert not any(any(told.faces) for told in chronicle.dice()), "another chance is no roll of the die"


@pytest.mark.parametrize("name", GAMES)
def test_how_likely_each_side_was_to_win_is_told_from_each_pair_of_eyes(
    games: Mapping[str, AnyGame], name: str
) -> None:
    """What a seat saw is made from what it knew alone; whoever sees all knows at the end who has won."""
    game, match = games[name], random_match(games[name], 2)
    tale = Chronicle(match, "secret").tale()
    assert [chance.eyes for chance in tale.chances] == [*game.seats, EVERYTHING]
    states = list(match.states())
    for chance in tale.chances:
        first, second = (chance.seats[seat] for seat in game.seats)
        assert len(first) == len(tale.turns) and [100 - share for share in first] == second
    for seat, eyes in enumerate(game.seats):
        for place, step in enumerate(tale.turns):
            guess = game.state.new()
            game.guess(game.knows(states[step], seat), seat, stream(step), guess)
            known = game.knows(guess, seat)
            share = win_probability(game, known, seat, own_chance(known))
            told = tale.chances[seat].seats[eyes][place]
            assert told in (round(100 * share), 100 - round(100 * (1 - share)))
    result = match.result
    assert result is not None
    won = {seat: 50 if result.winner < 0 else 100 * (result.winner == place) for place, seat in enumerate(game.seats)}
    assert {seat: shares[-1] for seat, shares in tale.chances[-1].seats.items()} == won
