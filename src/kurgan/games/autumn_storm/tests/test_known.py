"""Rule 7.6: `known` hides what a seat has not seen, and `guess` fills it with a truth that fits."""

from __future__ import annotations

import pytest

from kurgan.engine.chance import stream
from kurgan.engine.hexset import hexes
from kurgan.engine.record import save
from kurgan.engine.testing.positions import random_game
from kurgan.games.autumn_storm import GAME
from kurgan.games.autumn_storm.actions import apply
from kurgan.games.autumn_storm.audit import Fault, fault
from kurgan.games.autumn_storm.known import UNKNOWN
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.state import NO_UNIT, Known, State, sight, standing, units_of
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.map import AXIS, GRID, N_HEXES, OFF_MAP, SOVIET
from kurgan.games.autumn_storm.tables.units import UNITS_PER_SIDE
from kurgan.games.autumn_storm.tests.positions import (
    At,
    Counters,
    area,
    hex_of,
    knows,
    play,
    position,
    unit,
    where,
)

SEATS = (AXIS, SOVIET)


def guessed(known: Known, seat: int, seed: int = 1) -> State:
    """One truth that fits what a seat knows."""
    into = State.new()
    GAME.guess(known, seat, stream(seed), into)
    return into


def way(state: State) -> list[str]:
    """The last move, or what a seat knows of it."""
    return [GRID.name(hex) for hex in state.way if hex != OFF_MAP]


def positions(seed: int) -> list[State]:
    """Some states of a random game of the published scenario."""
    return [state for state, _ in random_game(GAME, "published", seed)][::15]


def front(side: int = AXIS, event: Card = Card.NONE) -> State:
    """The Soviet side has one unit the Axis sees and knows, one it sees and does not know, one it does not see."""
    axis: Counters = {"14pz": "0203", "71": At("0002", disrupted=True, damaged=1)}
    soviet = {
        "95": At("0204", strength=5, damaged=2, disrupted=True, revealed=True),
        "308": At("0205", strength=5, damaged=2, disrupted=True),
        "112": At("0207", strength=5, damaged=2, disrupted=True),
    }
    return position(axis=axis, soviet=soviet, side=side, event=event)


def test_7_6_who_is_seen_and_identified_is_known() -> None:
    known = knows(front(), AXIS)
    rifles = unit(known, "95")
    assert (known.unit_hex[rifles], known.strength[rifles], known.disrupted[rifles]) == (hex_of("0204"), 3, 1)
    assert known.occupant[hex_of("0204")] == rifles


@pytest.mark.parametrize(("code", "place"), [("308", "0205"), ("112", "0207")])
def test_7_6_place_and_condition_of_others_are_hidden(code: str, place: str) -> None:
    known = knows(front(), AXIS)
    hidden = unit(known, code)
    assert (known.unit_hex[hidden], known.strength[hidden]) == (OFF_MAP, UNKNOWN)
    assert (known.disrupted[hidden], known.supplied[hidden]) == (0, 0)
    assert known.occupant[hex_of(place)] == NO_UNIT


def test_7_6_a_question_mark_is_seen_to_stand_there() -> None:
    assert standing(knows(front(), AXIS), SOVIET) == area("0204", "0205")


def test_7_6_two_hidden_units_changed_round_look_the_same() -> None:
    state, swapped = front(), front()
    rifles, militia = unit(state, "308"), unit(state, "112")
    swapped.unit_hex[rifles], swapped.unit_hex[militia] = state.unit_hex[militia], state.unit_hex[rifles]
    swapped.occupant[hex_of("0205")], swapped.occupant[hex_of("0207")] = militia, rifles
    swapped.strength[rifles], swapped.disrupted[militia] = 1, 0
    assert save(knows(state, AXIS)) == save(knows(swapped, AXIS))
    assert save(knows(state, SOVIET)) != save(knows(swapped, SOVIET))


def test_7_6_a_side_knows_all_of_its_own_units() -> None:
    state = front()
    known = knows(state, SOVIET)
    for code in ("95", "308", "112"):
        own = unit(state, code)
        assert (known.unit_hex[own], known.strength[own], known.disrupted[own]) == (state.unit_hex[own], 3, 1)


@pytest.mark.parametrize("seat", SEATS)
def test_7_6_what_the_enemy_sees_and_remembers_is_hidden(seat: int) -> None:
    state = front()
    play(state, "move 71 0004")
    known, enemy = knows(state, seat), 1 - seat
    assert sight(state, enemy)
    assert not sight(known, enemy)
    assert not hexes(GRID, known.ghosts[enemy])
    assert not any(known.ghost_turn[enemy, each] or known.ghost_unit[enemy, each] for each in range(N_HEXES))
    assert not any(hexes(GRID, known.believed[enemy, holder]) for holder in SEATS)
    assert sight(known, seat) == sight(state, seat)


def test_7_6_a_side_does_not_know_whom_of_its_units_a_move_or_scan_has_identified() -> None:
    state = position(axis={"14pz": "0200"}, soviet={"95": "0204", "308": "0700"})
    play(state, "move 14pz 0202")
    assert state.spotted[SOVIET]
    assert knows(state, SOVIET).spotted[SOVIET] == 0
    assert knows(state, AXIS).spotted[SOVIET] == state.spotted[SOVIET]
    assert not any(knows(state, SOVIET).last_strength[own] for own in units_of(SOVIET))


def test_7_6_points_and_plans_of_the_enemy_are_hidden_in_its_turn() -> None:
    state = front()
    play(state, "move 14pz 0103")
    mine, theirs = knows(state, AXIS), knows(state, SOVIET)
    assert (mine.command, mine.artillery, any(mine.points), any(mine.acted)) == (5, 2, True, True)
    assert (theirs.command, theirs.artillery, any(theirs.points), any(theirs.acted)) == (0, 0, False, False)
    assert not any(hexes(GRID, theirs.reach[row]) for row in range(UNITS_PER_SIDE))


def test_7_6_whether_the_free_order_was_given_and_what_it_showed_is_hidden() -> None:
    axis: Counters = {"li": "0000", "14pz": "0101"}
    state = position(axis=axis, soviet={"95": "0705"}, free_orders=True)
    play(state, "move 14pz 0202")
    assert (state.free_order_given, state.learned) == (1, 1)
    assert (knows(state, AXIS).free_order_given, knows(state, AXIS).learned) == (1, 1)
    assert (knows(state, SOVIET).free_order_given, knows(state, SOVIET).learned) == (0, 0)


def test_7_6_the_unseen_part_of_a_move_is_hidden() -> None:
    state = position(axis={"14pz": At("0000", movement=8)}, soviet={"95": At("0204", vision=2)})
    play(state, "move 14pz 0103")
    assert set(way(state)) > {"0001", "0103"}
    assert set(way(knows(state, SOVIET))) <= {"0102", "0003", "0103"}


def test_7_6_how_far_a_unit_came_before_it_was_seen_is_hidden() -> None:
    state = position(axis={"14pz": At("0000", movement=8)}, soviet={"95": "0106"})
    play(state, "move 14pz 0005")
    assert way(state) == ["0001", "0002", "0003", "0004", "0005"]
    assert way(knows(state, SOVIET)) == ["0005"]
    assert set(knows(state, AXIS).track) == {OFF_MAP}, "nor does the mover know what was seen of it"


@pytest.mark.parametrize("unseen", ["move 71 0001", "recon recbn", "rest li"])
def test_7_6_an_order_nobody_sees_leaves_what_the_enemy_knows_as_it_was(unseen: str) -> None:
    """The track of the last move it saw stays too: were it gone, that would tell of the order."""
    axis: Counters = {"14pz": "0204", "71": "0000", "recbn": At("0002", vision=1), "li": At("0100", damaged=1)}
    state = play(position(axis=axis, soviet={"95": "0206"}), "move 14pz 0104")
    before = knows(state, SOVIET)
    assert way(before) == ["0104"]
    play(state, unseen)
    assert save(knows(state, SOVIET)) == save(before)
    assert way(state) == (["0001"] if unseen.startswith("move") else []), "the own way is that of the last order"


@pytest.mark.parametrize("seen", ["attack 14pz 0105", "bombard 0105", "end", "rest 14pz", "move 14pz 0103"])
def test_7_6_the_track_of_a_move_ends_with_the_next_order_that_the_enemy_sees(seen: str) -> None:
    axis: Counters = {"14pz": At("0204", damaged=1, revealed=True, movement=8)}
    state = play(position(axis=axis, soviet={"95": "0105"}, event=Card.NIGHT_ASSAULT), "move 14pz 0104")
    assert way(knows(state, SOVIET)) == ["0104"]
    play(state, seen)
    assert way(knows(state, SOVIET)) == (["0103"] if seen.startswith("move") else [])


def test_7_6_whoever_walks_out_of_sight_leaves_no_track() -> None:
    axis: Counters = {"14pz": At("0204", movement=8), "71": At("0105", movement=8)}
    state = play(position(axis=axis, soviet={"95": At("0206", vision=2)}), "move 71 0104")
    assert way(knows(state, SOVIET)) == ["0104"]
    play(state, "move 14pz 0202")
    assert way(knows(state, SOVIET)) == []


def test_7_6_in_its_own_upkeep_a_side_does_not_know_where_the_enemy_could_have_gone() -> None:
    state = play(position(axis={"14pz": "0000"}, soviet={"95": At("0705", disrupted=True)}), "end")
    for step in (Step.RECOVERY_DIE, Step.EVENT_CARD):
        known = knows(state, SOVIET)
        assert state.step == step
        assert not any(hexes(GRID, known.reach[row]) for row in range(UNITS_PER_SIDE))
        assert not hexes(GRID, known.surveyed[0])
        apply(state, 1)


def test_7_6_a_hidden_unit_recovers_unnamed() -> None:
    state = play(position(axis={"14pz": At("0000", disrupted=True)}, soviet={"95": "0705"}, side=SOVIET), "end")
    assert (state.step, knows(state, SOVIET).subject) == (Step.RECOVERY_DIE, NO_UNIT)
    assert knows(state, AXIS).subject == unit(state, "14pz")


def test_7_6_a_scan_is_hidden_from_the_enemy() -> None:
    state = position(axis={"recbn": "0000"}, soviet={"95": "0006"})
    before = save(knows(state, SOVIET))
    play(state, "recon recbn")
    assert save(knows(state, SOVIET)) == before


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("seat", SEATS)
def test_7_6_a_guess_fits_what_is_known_byte_for_byte(seat: int, seed: int) -> None:
    for state in positions(seed):
        known = knows(state, seat)
        for another in range(3):
            guess = guessed(known, seat, another)
            assert save(knows(guess, seat)) == save(known)
            assert fault(guess) == Fault.SOUND


def test_7_6_guesses_differ_where_something_is_hidden() -> None:
    known = knows(front(), AXIS)
    assert len({where(guessed(known, AXIS, seed), "112") for seed in range(20)}) > 5
    assert {where(guessed(known, AXIS, seed), "95") for seed in range(20)} == {"0204"}
    assert "0205" in {where(guessed(known, AXIS, seed), "308") for seed in range(20)}


def test_7_6_about_every_other_guess_has_an_enemy_still_where_it_was_last_seen() -> None:
    """A guess that never placed anybody on a ghost would throw away what the seat remembers."""
    state = position(axis={"14pz": "0202"}, soviet={"95": At("0204", vision=1, revealed=True), "308": "0705"})
    known = knows(play(state, "move 14pz 0200"), AXIS)
    still = sum(where(guessed(known, AXIS, seed), "95") == "0204" for seed in range(60))
    assert 20 <= still <= 40


def test_7_6_a_guess_hides_nobody_in_sight() -> None:
    known = knows(front(), AXIS)
    for seed in range(20):
        guess = guessed(known, AXIS, seed)
        assert standing(guess, SOVIET) & sight(known, AXIS) == standing(known, SOVIET)


@pytest.mark.parametrize("seat", SEATS)
def test_7_6_the_legal_list_is_made_from_what_is_known(seat: int) -> None:
    for state in positions(3):
        if GAME.seat_to_move(state) == seat:
            assert GAME.choices(knows(state, seat)) == GAME.choices(Known(state))
