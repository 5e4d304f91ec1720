"""Rule 1.2: everything on the map is open, and only what the enemy plans is hidden."""

from __future__ import annotations

import pytest

from kurgan.engine.chance import stream
from kurgan.engine.game import UNSEEN
from kurgan.engine.record import copy, save
from kurgan.engine.testing.positions import random_game
from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.actions import apply
from kurgan.games.eastern_front.audit import fault
from kurgan.games.eastern_front.state import Phase, State, Step
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET
from kurgan.games.eastern_front.tests.positions import At, Counters, knows, play, played, position

AXIS_COUNTERS: Counters = {"de1": "2703", "de57": At("2702", dispersed=True), "de2": At("2603", hungry=2)}
SOVIET_COUNTERS: Counters = {"su62": "2803", "su64": At("3103", spent=True)}


def front(phase: Phase, air: int = 1) -> State:
    return position(axis=AXIS_COUNTERS, soviet=SOVIET_COUNTERS, axis_holds=["gorky"], phase=phase, air=(air, 0))


def number_of(state: State, words: str) -> int:
    return GAME.read(knows(state, GAME.seat_to_move(state)), words)


@pytest.mark.parametrize("phase", [Phase.PREPARED, Phase.MOVEMENT, Phase.OPERATIONAL, Phase.INITIAL])
def test_1_2_as_long_as_nothing_is_planned_both_sides_know_everything(phase: Phase) -> None:
    state = front(phase)
    assert save(knows(state, AXIS)) == save(knows(state, SOVIET)) == save(state)


PLANS = [
    (Phase.MOVEMENT, ["move de1"]),
    (Phase.PREPARED, ["attack 2803"]),
    (Phase.PREPARED, ["attack 2803", "join de1"]),
    (Phase.PREPARED, ["attack 2803", "join de1", "fly"]),
    (Phase.PREPARED, ["attack 2803", "join de1", "call-off"]),
]


@pytest.mark.parametrize(("phase", "plan"), PLANS)
def test_1_2_the_enemy_knows_no_more_of_a_plan_than_before(phase: Phase, plan: list[str]) -> None:
    state = front(phase)
    before = save(knows(state, SOVIET))
    for words in plan:
        assert GAME.witness(state, number_of(state, words), SOVIET) == UNSEEN
        assert GAME.witness(state, number_of(state, words), AXIS) == number_of(state, words)
        play(state, words)
        assert save(knows(state, SOVIET)) == before
        assert save(knows(state, AXIS)) == save(state) != before


@pytest.mark.parametrize(
    ("phase", "order"),
    [
        (Phase.MOVEMENT, "move de1 2602"),
        (Phase.MOVEMENT, "end"),
        (Phase.PREPARED, "attack 2803 de1"),
    ],
)
def test_1_2_what_is_carried_out_is_public(phase: Phase, order: str) -> None:
    state = play(front(phase), order)
    assert save(knows(state, SOVIET)) == save(knows(state, AXIS)) == save(state)


@pytest.mark.parametrize(
    ("phase", "begin", "deed"),
    [
        (Phase.MOVEMENT, ["move de1"], "to 2602"),
        (Phase.PREPARED, ["attack 2803", "join de1"], "commit"),
        (Phase.MOVEMENT, [], "end"),
        (Phase.INITIAL, [], "cover 2703"),
    ],
)
def test_1_2_deeds_are_witnessed_by_both(phase: Phase, begin: list[str], deed: str) -> None:
    state = front(phase)
    for words in begin:
        play(state, words)
    number = number_of(state, deed)
    assert [GAME.witness(state, number, seat) for seat in (AXIS, SOVIET)] == [number, number]


def test_1_2_dice_are_witnessed_by_both() -> None:
    state = play(front(Phase.PREPARED), "attack 2803 de1")
    assert state.step == Step.COMBAT_DIE
    assert [GAME.witness(state, die, seat) for die in (1, 6) for seat in (AXIS, SOVIET)] == [1, 1, 6, 6]


def test_1_2_who_advances_is_a_plan_until_he_goes() -> None:
    state = position(axis={"de57": At("2703", attack=12)}, soviet={"su62": At("2803", defence=1)}, phase=Phase.PREPARED)
    play(state, "attack 2803 de57", 6)
    before = save(knows(state, SOVIET))
    play(state, "advance de57")
    assert save(knows(state, SOVIET)) == before
    play(state, "to 2903")
    assert save(knows(state, SOVIET)) == save(state)


def test_1_2_the_question_whether_a_stack_stands_is_put_with_the_attack_in_the_open() -> None:
    state = position(axis={"de1": "2803"}, soviet={"su62": "2903"}, side=SOVIET, phase=Phase.PREPARED)
    play(state, "attack 2803 su62")
    assert (state.step, GAME.seat_to_move(state)) == (Step.STAND, AXIS)
    assert save(knows(state, AXIS)) == save(state)


@pytest.mark.parametrize("phase", [Phase.MOVEMENT, Phase.PREPARED])
def test_1_2_a_guess_fits_what_is_known_and_is_not_always_the_same(phase: Phase) -> None:
    known = knows(front(phase), SOVIET)
    guesses = set()
    for seed in range(12):
        into = State.new()
        GAME.guess(known, SOVIET, stream(seed), into)
        assert save(knows(into, SOVIET)) == save(known)
        assert fault(into) == -1
        guesses.add(save(into))
    assert len(guesses) > 1


@pytest.mark.parametrize(("scenario", "seed"), [("uranus", 3), ("case-blue", 4)])
def test_1_2_in_a_random_game_each_side_knows_what_it_should(scenario: str, seed: int) -> None:
    """What the waiting seat knows changes with deeds and dice only; whoever is to move knows what he may do."""
    hidden = 0
    for (state, number), _ in zip(random_game(GAME, scenario, seed), range(250), strict=False):
        mover = GAME.seat_to_move(state)
        if mover < 0:
            continue
        other = SOVIET - mover
        assert GAME.choices(knows(state, mover)) == GAME.choices(state)
        if GAME.witness(state, number, other) == UNSEEN:
            hidden += 1
            after = copy(state)
            apply(after, number)
            assert save(knows(after, other)) == save(knows(state, other))
    assert hidden > 20


def test_1_2_a_plan_hidden_from_the_enemy_leaves_the_position_as_it_was_before_it() -> None:
    state = front(Phase.PREPARED)
    assert save(knows(played(state, "attack 2803"), SOVIET)) == save(state)
