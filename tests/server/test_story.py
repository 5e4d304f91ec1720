"""The story of a finished match: how the dice fell, whatever die the game has."""

from __future__ import annotations

from dataclasses import replace

from kurgan.engine.game import CHANCE
from kurgan.engine.record import AnyRecord, Ints
from kurgan.games import load
from kurgan.server.story import Chronicle
from tests.matches import random_match


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
