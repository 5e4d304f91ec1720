"""The guided first battle: whoever does what it says sees everything it promises, and wins."""

from __future__ import annotations

from typing import Final

from kurgan.engine.journal import rolls_of
from kurgan.engine.match import Match
from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.rules.victory import score
from kurgan.games.eastern_front.state import Step
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET
from kurgan.games.eastern_front.view.picture import view

ADVICE: Final = (
    "end",
    "attack 2623 su5tb su21 tk4",
    "advance su5tb 2623",
    "advance tk4 2623",
    "attack 2624 su5tb tk4",
    "retreat 2524",
    "retreat 2424",
    "advance tk4 2624",
    "done",
    "attack 2825 su57 mk4b",
    "lose su57",
    "advance mk4b 2825",
    "end",
    "move tk16 2824",
    "end",
    "end",
)


def taught(*orders: str) -> Match:
    """The lesson after these orders of the player's, with the Axis orders that are given."""
    match = Match.new(GAME, "first-ring", ["greedy", "human"])
    for words in orders:
        match.play(SOVIET, words)
        answer(match)
    return match


def answer(match: Match) -> None:
    while match.to_move == AXIS and (number := match.scripted(AXIS)) is not None:
        match.play_number(AXIS, number)


def test_the_lesson_shows_what_it_promises() -> None:
    match = taught(*ADVICE)
    heard = {line.key for _, line in match.heard[SOVIET]}
    assert {"log-advances", "log-retreats", "log-lost", "log-takes", "log-dispersed", "log-hungry"} <= heard
    asked = {Step(int(state.step)) for state in match.states()}
    assert {Step.ADVANCE, Step.BREAKTHROUGH, Step.STAND, Step.RETREAT, Step.LOSSES, Step.MOVEMENT} <= asked
    assert match.to_move == SOVIET and match.state.turn == 2


def test_the_ring_is_closed_and_enough_to_win() -> None:
    match = taught(*ADVICE)
    seen = view(GAME.knows(match.state, SOVIET), SOVIET)
    assert seen.units["tk16"].hex == "2824"
    assert [code for code, unit in seen.units.items() if unit.hungry] == ["de14", "de51"]
    assert score(match.state, SOVIET) >= match.state.wins


def test_the_best_attack_of_each_kind_is_the_one_that_is_advised() -> None:
    """What the page lays out at first, without the air unit, is what the lesson's dice are given for."""
    for count, target in ((1, "2623"), (4, "2624"), (9, "2825")):
        match = taught(*ADVICE[:count])
        [plans] = [
            orders for orders in match.continued(SOVIET, f"attack {target}")[0].orders if orders.verb == "assault"
        ]
        best = next(choice.words for choice in plans.choices if not choice.words.endswith("air"))
        assert best == ADVICE[count]


def test_dice_that_are_given_are_the_only_ones_that_may_come() -> None:
    rolls = list(rolls_of(taught(*ADVICE)))
    assert len(rolls) == 4 and all(list(roll.weights) == [1] for roll in rolls)


def test_whoever_goes_another_way_has_an_enemy_who_thinks() -> None:
    match = taught("end", "end", "end", "end")
    assert match.to_move == AXIS and match.scripted(AXIS) is None
