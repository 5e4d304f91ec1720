"""The whole game: the contract, the fog, counts of lines of play, transcripts, and compiled against plain rules."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from kurgan.engine.game import NOBODY
from kurgan.engine.testing.contract import check_game
from kurgan.engine.testing.fog import check_log, check_position
from kurgan.engine.testing.positions import random_positions
from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.state import Stage
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN, SOVIET
from kurgan.games.battle_for_stalingrad.tests import twin
from kurgan.games.battle_for_stalingrad.tests.records import ENDINGS, PERFT, TRANSCRIPTS, counted, text_of

POSITIONS = 300
IN_BATTLES = 40


def test_the_game_keeps_its_contract() -> None:
    check_game(GAME, games=1)


def test_the_state_is_small() -> None:
    assert GAME.state.dtype.itemsize < 4096


def test_11_nothing_that_leaves_for_a_seat_depends_on_what_it_does_not_know() -> None:
    in_battles = seen = 0
    for seed, (state, _) in enumerate(random_positions(GAME, POSITIONS, seed=1942)):
        for seat in (GERMAN, SOVIET):
            check_position(GAME, state, seat, seed)
            if GAME.seat_to_move(state) != NOBODY:
                check_log(GAME, state, seat)
        in_battles += state.stage != Stage.NONE
        seen += 1
    assert seen == POSITIONS
    assert in_battles > IN_BATTLES, "inside battles too"


def test_there_are_as_many_lines_of_play_as_recorded() -> None:
    """`python -m kurgan.games.battle_for_stalingrad.tests.records` writes the file anew."""
    recorded = dict(line.rsplit(maxsplit=1) for line in PERFT.read_text(encoding="utf-8").splitlines())
    now = dict(line.rsplit(maxsplit=1) for line in counted())
    changed = {
        place: f"{recorded.get(place, 'nothing')} recorded, {now.get(place, 'nothing')} now"
        for place in recorded | now
        if recorded.get(place) != now.get(place)
    }
    assert changed == {}


@pytest.mark.parametrize("name", ENDINGS)
def test_a_whole_game_is_played_as_recorded(name: str) -> None:
    recorded = (TRANSCRIPTS / f"{name}.txt").read_text(encoding="utf-8")
    rule, _, _ = name.partition("-")
    assert [line for line in recorded.splitlines() if "result  " in line and line.endswith(f"[{rule}]")]
    assert text_of(name) == recorded


def test_compiled_and_plain_rules_agree_to_the_byte() -> None:
    plain = subprocess.run(
        [sys.executable, "-m", twin.__name__],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    compiled = list(twin.lines())
    assert len(compiled) > 1000
    assert plain.stdout.splitlines() == compiled
