"""The game's words and numbers. The contract, the fog and the records are held by `tests/test_games.py`."""

import numpy as np
import pytest

from kurgan.engine.game import Unreadable
from kurgan.games.ridge import GAME
from kurgan.games.ridge.state import BLUE, RED
from kurgan.games.ridge.tables.map import GRID
from kurgan.games.ridge.tests.positions import known, play, position
from kurgan.games.ridge.view import view

NEAR = """
    . . . . . . .
    . . . B . . .
    . B R ^ . . .
    . . . ^ . . .
    . . . . . . R
"""


@pytest.mark.parametrize(
    ("said", "meant"),
    [("go 0102 0202", "go 0102 0202"), ("  Aller  0102 0202 ", "go 0102 0202"), ("END", "end"), ("fin", "end")],
)
def test_orders_are_read_in_both_languages(said: str, meant: str) -> None:
    mine = known(position(NEAR), BLUE)
    assert GAME.say(mine, GAME.read(mine, said)) == meant


@pytest.mark.parametrize(
    "words", ["", "go", "go 0102", "go 0102 0702", "go 0102 0202 0203", "stay 0102 0202", "end end"]
)
def test_what_is_no_order_is_refused_with_its_words(words: str) -> None:
    with pytest.raises(Unreadable) as refused:
        GAME.read(known(position(NEAR), BLUE), words)
    assert refused.value.line.values["words"] == words
    assert GAME.catalogue.say(refused.value.line, "en") == f"“{words}” is not an order [2.1]"


def test_both_languages_have_the_same_words() -> None:
    assert GAME.catalogue.keys("en") == GAME.catalogue.keys("fr")


def test_the_prompt_says_who_is_to_move() -> None:
    state = play(position(NEAR), "end")
    prompts = [GAME.prompt(known(state, seat), seat) for seat in (BLUE, RED)]
    assert [GAME.catalogue.say(line, "en") for line in prompts] == [
        "Turn 2: Red to move",
        "Turn 2: Red to move, orders left: 2",
    ]
    assert GAME.catalogue.say(prompts[1], "fr") == "Tour 2\u00a0: à Rouge de jouer, ordres restants\u00a0: 2"


def test_the_view_shows_what_the_seat_sees_and_counts_what_it_does_not() -> None:
    blue = view(known(position(NEAR), BLUE), BLUE)
    assert (blue.turn, blue.orders, blue.unseen) == (1, 2, 1)
    assert blue.hexes["0301"] == "^.B" and blue.hexes["0202"] == ".R" and blue.hexes["0102"] == ".B"
    assert blue.hexes["0604"] == "" and blue.hexes["0303"] == "^." and len(blue.hexes) == 35


def test_a_position_is_worth_as_much_to_one_side_as_it_costs_the_other() -> None:
    state = position(NEAR)
    assert GAME.evaluate(state, BLUE) == -GAME.evaluate(state, RED) > 0
    assert GAME.evaluate(play(state, "go 0102 0202", 6), BLUE) > GAME.evaluate(state, BLUE)
    GAME.resign(state, BLUE)
    assert (GAME.evaluate(state, BLUE), GAME.evaluate(state, RED)) == (-1.0, 1.0)


def test_an_observation_has_the_seat_s_own_units_first() -> None:
    planes, numbers = np.zeros(GAME.observation[0], np.float32), np.zeros(GAME.observation[1], np.float32)
    GAME.observe(known(position(NEAR, side=RED, orders=1, turn=6), RED), RED, planes, numbers)
    assert [GRID.name(hex) for hex in np.flatnonzero(planes[0]).tolist()] == ["0202", "0604"]
    assert [GRID.name(hex) for hex in np.flatnonzero(planes[1]).tolist()] == ["0102", "0301"]
    assert planes[2].sum() == 12 and planes[3].sum() == 3
    assert numbers.tolist() == [0.5, 0.5]


def test_a_finished_game_is_counted() -> None:
    counts = np.zeros(len(GAME.tallies), np.int64)
    GAME.tally(play(position(NEAR, turn=4), "go 0102 0202", 6), counts)
    assert dict(zip(GAME.tallies, counts.tolist(), strict=True)) == {"turns": 4, "blue_units": 2, "red_units": 1}
