"""Decision 37: what a player who looks one action ahead sees in an attack."""

from __future__ import annotations

import pytest

from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.state import Phase, State, Step
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET
from kurgan.games.eastern_front.tests.positions import At, planned, played, position


def laid_out(attack: int) -> State:
    """The Soviets have laid out an attack on a German corps that will be asked if it stands to the last."""
    soviet = {"su62": At("2903", attack=attack)}
    state = position(axis={"de1": "2803"}, soviet=soviet, side=SOVIET, phase=Phase.PREPARED)
    return planned(state, "2803", "su62")


@pytest.mark.parametrize(("attack", "is_made"), [(1, False), (2, False), (12, True)])
def test_6_9_an_attack_is_judged_before_the_defender_decides(attack: int, is_made: bool) -> None:
    state = laid_out(attack)
    made, called_off = played(state, "commit"), played(state, "call-off")
    assert (made.step, called_off.step) == (Step.STAND, Step.TARGET)
    assert (GAME.evaluate(made, SOVIET) > GAME.evaluate(called_off, SOVIET)) == is_made


def test_both_sides_see_the_same_in_it() -> None:
    state = played(laid_out(12), "commit")
    assert GAME.evaluate(state, AXIS) == -GAME.evaluate(state, SOVIET) != 0
