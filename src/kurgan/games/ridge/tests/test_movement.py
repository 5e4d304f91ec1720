"""Chapter 3: sight, movement, combat and fog."""

import pytest

from kurgan.engine.chance import stream
from kurgan.engine.forecast import Mark
from kurgan.engine.game import CHANCE, UNSEEN
from kurgan.engine.hexes import N_DIRECTIONS
from kurgan.engine.hexset import HexSet, nothing
from kurgan.engine.match import Match, Refused
from kurgan.engine.testing.pictures import drawing
from kurgan.engine.testing.positions import random_positions
from kurgan.games.ridge import GAME
from kurgan.games.ridge.rules.movement import destinations, sight
from kurgan.games.ridge.rules.sequence import Step
from kurgan.games.ridge.state import BLUE, RED, State, enemy_of, standing
from kurgan.games.ridge.tables.map import COMBAT_RESULTS, GRID, HILLS, OPEN
from kurgan.games.ridge.tests.positions import area, goals, known, orders, play, position, units

OPEN_FIGHT = """
    . . . . . . .
    . . . ^ . . .
    B R . ^ . . .
    . . . ^ . . .
    . . . . . . .
"""
HILL_FIGHT = """
    . . . . . . .
    . . . ^ . . .
    . . B R . . .
    . . . ^ . . .
    . . . . . . .
"""
AMBUSH = """
    . . . . . . .
    . . . ^ . . .
    B . R ^ . . .
    . . . ^ . . .
    . . . . . . .
"""


def test_3_1_a_side_sees_the_hills_its_units_and_the_hexes_next_to_them() -> None:
    state = position("""
        B . . . . . .
        . . . ^ . . .
        . . . ^ . . .
        . . . ^ . B .
        . . . . . . R
    """)
    assert area(sight(state, BLUE)) == drawing("""
        x x . . . . .
        x . . x . . .
        . . . x . x .
        . . . x x x x
        . . . . x x x
    """)


def test_3_1_both_sides_see_both_hexes_of_a_fight() -> None:
    state = play(position(AMBUSH), "go 0002 0202")
    assert GAME.seat_to_move(state) == CHANCE
    assert (units(known(state, BLUE), RED), units(known(state, RED), BLUE)) == (["0202"], ["0002"])
    after = play(state, 2)
    assert (units(known(after, BLUE), RED), units(known(after, RED), BLUE)) == ([], [])


def test_3_2_a_unit_goes_two_hexes_over_open_ground() -> None:
    state = position("""
        . . . . . . .
        . B . ^ . . .
        . . . ^ . . .
        . . . ^ . . .
        . . . . . . R
    """)
    assert goals(state, "0101") == drawing("""
        x x x x . . .
        x . x . . . .
        x x x . . . .
        x x x . . . .
        . . . . . . .
    """)


def test_3_2_a_unit_goes_one_hex_onto_a_hill_and_two_down_from_it() -> None:
    state = position("""
        . . . . . . .
        . . . ^ . . .
        . . B B . . .
        . . . ^ . . .
        . . . . . . R
    """)
    assert goals(state, "0202") == drawing("""
        . x x x . . .
        x x x x . . .
        x x . . . . .
        x x x . . . .
        . . x . . . .
    """)
    assert goals(state, "0302") == drawing("""
        . . . . . . .
        . . . x x x .
        . x . . x x .
        . x x x x x .
        . . x . x . .
    """)


def test_3_2_a_unit_goes_neither_into_nor_through_its_own_side() -> None:
    state = position("""
        B B . ^ . . .
        . . . ^ . . .
        . . . ^ . . .
        . . . ^ . . .
        . . . . . . R
    """)
    assert goals(state, "0000") == drawing("""
        . . . . . . .
        x x . . . . .
        x . . . . . .
        . . . . . . .
        . . . . . . .
    """)


def test_3_2_a_unit_goes_into_an_enemy_it_sees_but_not_past_it() -> None:
    state = position("""
        B R . . . . .
        R . . ^ . . .
        . . . ^ . . .
        . . . ^ . . .
        . . . . . . .
    """)
    assert goals(state, "0000") == drawing("""
        . x . . . . .
        x . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    """)


def test_3_2_reach_is_what_a_slow_walk_finds() -> None:
    for state, _ in random_positions(GAME, 100, seed=1):
        for start in standing(state, state.side):
            assert destinations(state, start) == walked(state, start)


def walked(state: State, start: int) -> HexSet:
    """The same the slow and obvious way: a first step, and from open ground without an enemy a second one."""
    own, enemies = standing(state, state.side), standing(state, enemy_of(state.side)) & sight(state, state.side)
    found = set()
    for first in beside(start):
        if first in OPEN | HILLS and first not in own:
            found.add(first)
            if first in OPEN and first not in enemies:
                found |= {second for second in beside(first) if second in OPEN and second not in own}
    return HexSet(GRID, sum(1 << hex for hex in found))


def beside(hex: int) -> list[int]:
    """The hexes next to a hex, one direction after another."""
    return [int(GRID.neighbours[hex, direction]) for direction in range(N_DIRECTIONS)]


def test_3_2_an_order_out_of_reach_is_refused_with_the_rule() -> None:
    match = Match.new(GAME, "first-light", ["human", "human"])
    with pytest.raises(Refused, match=r"refused-far \[3.2\]"):
        match.play(BLUE, "go 0001 0301")


def test_3_3_a_unit_goes_where_it_was_sent() -> None:
    state = play(position(OPEN_FIGHT), "go 0002 0003")
    assert (units(state, BLUE), state.step, state.orders) == (["0003"], Step.ORDER, 1)


def test_3_3_who_is_sent_into_a_seen_enemy_fights_from_where_it_stands() -> None:
    state = play(position(OPEN_FIGHT), "go 0002 0102")
    assert (units(state, BLUE), units(state, RED), state.orders) == (["0002"], ["0102"], 1)
    assert GAME.outcomes(state) == [(die, 1) for die in range(1, 7)]


def test_3_3_an_enemy_nobody_had_seen_must_be_fought_too() -> None:
    assert "go 0002 0202" in orders(position(AMBUSH)), "the choice does not betray who is there"
    assert units(known(position(AMBUSH), BLUE), RED) == []
    assert play(position(AMBUSH), "go 0002 0202").step == Step.COMBAT_DIE


def test_3_3_an_order_that_brought_a_new_hex_into_sight_cannot_be_taken_back() -> None:
    match = Match.new(GAME, "first-light", ["human", "human"])
    match.play(BLUE, "go 0002 0102")
    assert not match.can_undo(BLUE)
    match.play(BLUE, "go 0102 0002")
    assert match.can_undo(BLUE)
    match.undo(BLUE)
    assert units(match.state, BLUE) == ["0001", "0003", "0102"] and match.state.orders == 1


@pytest.mark.parametrize(
    ("picture", "order", "die", "blue", "red"),
    [
        (OPEN_FIGHT, "go 0002 0102", 1, [], ["0102"]),
        (OPEN_FIGHT, "go 0002 0102", 2, ["0002"], ["0102"]),
        (OPEN_FIGHT, "go 0002 0102", 3, ["0002"], ["0102"]),
        (OPEN_FIGHT, "go 0002 0102", 4, ["0102"], []),
        (OPEN_FIGHT, "go 0002 0102", 6, ["0102"], []),
        (HILL_FIGHT, "go 0202 0302", 1, [], ["0302"]),
        (HILL_FIGHT, "go 0202 0302", 2, [], ["0302"]),
        (HILL_FIGHT, "go 0202 0302", 3, ["0202"], ["0302"]),
        (HILL_FIGHT, "go 0202 0302", 4, ["0202"], ["0302"]),
        (HILL_FIGHT, "go 0202 0302", 5, ["0302"], []),
        (AMBUSH, "go 0002 0202", 1, [], ["0202"]),
        (AMBUSH, "go 0002 0202", 6, ["0202"], []),
    ],
)
def test_3_4_the_die_and_the_ground_say_who_is_lost(
    picture: str, order: str, die: int, blue: list[str], red: list[str]
) -> None:
    state = play(position(picture), order, die)
    assert (units(state, BLUE), units(state, RED)) == (blue, red)
    assert (state.side, state.step, state.orders) == (BLUE, Step.ORDER, 1)


def test_3_4_a_forecast_is_the_row_of_the_table() -> None:
    assert shares(position(OPEN_FIGHT), "go 0002 0102") == {
        "attacker-lost": "1/6",
        "no-effect": "1/3",
        "defender-lost": "1/2",
    }
    assert shares(position(HILL_FIGHT), "go 0202 0302") == {
        "attacker-lost": "1/3",
        "no-effect": "1/3",
        "defender-lost": "1/3",
    }


def test_3_4_the_table_of_the_book_is_the_table_of_the_game() -> None:
    rule = GAME.rulebook.numbered("3.4")
    assert rule is not None and rule.table is not None
    said = ["attacker", "–", "defender"]
    printed = [[str(die + 1), *(said[COMBAT_RESULTS[ground, die]] for ground in (0, 1))] for die in range(6)]
    assert [[cell.en for cell in row] for row in rule.table.rows] == printed


@pytest.mark.parametrize(
    ("picture", "order", "column"), [(OPEN_FIGHT, "go 0002 0102", 1), (HILL_FIGHT, "go 0202 0302", 2)]
)
def test_3_4_a_forecast_says_in_which_column_it_was_read(picture: str, order: str, column: int) -> None:
    mine = known(position(picture), BLUE)
    forecast = GAME.forecast(mine, GAME.read(mine, order))
    assert forecast is not None and [factor.read_at for factor in forecast.cases[0].factors] == [
        (Mark("3.4", None, column),)
    ]


def test_3_4_there_is_no_forecast_of_an_enemy_nobody_sees() -> None:
    mine = known(position(AMBUSH), BLUE)
    assert GAME.forecast(mine, GAME.read(mine, "go 0002 0202")) is None
    assert GAME.forecast(mine, GAME.read(mine, "end")) is None


def shares(state: State, order: str) -> dict[str, str]:
    """The chances of an attack, by result."""
    mine = known(state, state.side)
    forecast = GAME.forecast(mine, GAME.read(mine, order))
    assert forecast is not None
    assert sorted(die for outcome in forecast.outcomes for die in outcome.dice) == [1, 2, 3, 4, 5, 6]
    return {outcome.result.key: str(outcome.chance) for outcome in forecast.outcomes}


def test_3_5_a_side_knows_how_many_enemies_it_does_not_see_but_not_where() -> None:
    state = position("""
        . R . . . . .
        . B . R . . .
        . . . ^ . . .
        . . . ^ . . .
        . . . . . . R
    """)
    blue = known(state, BLUE)
    assert (units(blue, RED), blue.unseen) == (["0100", "0301"], 1)
    assert (units(blue, BLUE), known(state, RED).unseen) == (["0101"], 0)


def test_3_5_a_guess_puts_the_unseen_anywhere_out_of_sight() -> None:
    mine = known(position(AMBUSH), BLUE)
    found = nothing(GRID)
    for seed in range(300):
        guess = GAME.state.new()
        GAME.guess(mine, BLUE, stream(seed), guess)
        assert len(standing(guess, RED)) == 1 and guess.unseen == 0
        found |= standing(guess, RED)
    assert found == (OPEN | HILLS) - sight(mine, BLUE)


def test_3_5_what_an_order_showed_its_side_is_no_affair_of_the_enemy() -> None:
    state = play(position(AMBUSH), "go 0002 0001")
    assert (state.learned, known(state, BLUE).learned, known(state, RED).learned) == (1, 1, 0)
    assert play(state, "end").learned == 0


def test_3_5_of_an_enemy_order_a_seat_sees_only_what_changes_before_its_eyes() -> None:
    state = position(AMBUSH, side=RED)
    order = GAME.read(known(state, RED), "go 0202 0102")
    assert GAME.witness(state, order, BLUE) == UNSEEN and GAME.witness(state, order, RED) == order
    assert heard(state, "go 0202 0102", BLUE) == ["Red: {} → {0102} [3.1]"]
    assert heard(state, "go 0202 0203", BLUE) == []
    assert heard(state, "go 0202 0203", RED) == ["Red: {0202} → {0203} [3.1]"]


def test_3_5_everybody_hears_the_die_of_a_fight() -> None:
    state = play(position(AMBUSH), "go 0002 0202")
    for seat in (BLUE, RED):
        assert heard(state, 1, seat)[0] == "Fight for 0202, die 1: the attacker is lost. [3.4]"


def heard(state: State, number: str | int, seat: int) -> list[str]:
    """What a seat hears of an order or a die."""
    after = play(state, number)
    action = GAME.read(known(state, state.side), number) if isinstance(number, str) else number
    lines = GAME.log(known(state, seat), GAME.witness(state, action, seat), known(after, seat), seat)
    return [GAME.catalogue.say(line, "en") for line in lines]
