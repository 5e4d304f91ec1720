"""What the evaluation makes of a player who looks one action ahead: he beats chance, and does the sensible thing."""

from __future__ import annotations

import pytest

from kurgan.engine.game import CHANCE
from kurgan.engine.record import copy
from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.actions import apply
from kurgan.games.battle_for_stalingrad.evaluate import evaluate
from kurgan.games.battle_for_stalingrad.rules.sequence import Step, seat_to_move
from kurgan.games.battle_for_stalingrad.state import State
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN, SOVIET
from kurgan.games.battle_for_stalingrad.tests.answers import answers, let_chance, outcomes, play
from kurgan.games.battle_for_stalingrad.tests.facts import where
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.words import PASS, Word, attack, card, spend
from kurgan.simulate.contest import WINNER
from kurgan.simulate.contest import play as contest

GAMES = 20


def worth(state: State, number: int, seat: int) -> float:
    """What an action is worth to a seat, over the chance that follows it directly."""
    after = copy(state)
    apply(after, number)
    if seat_to_move(after) != CHANCE:
        return evaluate(after, seat)
    total = weights = 0.0
    for outcome, weight in outcomes(after):
        later = copy(after)
        apply(later, outcome)
        total, weights = total + weight * evaluate(later, seat), weights + weight
    return total / weights


def chosen(state: State) -> Word:
    """The answer that looks best one action ahead."""
    seat, possible = seat_to_move(state), answers(state)
    return max(possible, key=lambda word: worth(state, possible[word], seat))


def played_out(state: State) -> State:
    """The state when the player to move has done all he wants in his turn, whatever the dice; nobody else is asked."""
    after, seat = state, seat_to_move(state)
    for _ in range(100):
        if seat_to_move(after) != seat or chosen(after) == PASS:
            return after
        after = let_chance(play(after, chosen(after)))
    raise AssertionError("the turn does not end")


@pytest.mark.parametrize(("players", "seat"), [(("greedy", "random"), GERMAN), (("random", "greedy"), SOVIET)])
def test_who_looks_ahead_beats_who_does_not(players: tuple[str, str], seat: int) -> None:
    rows = contest(GAME, GAME.start("stalingrad-1942", {}), players, 1, range(GAMES))
    assert sum(rows[:, WINNER] == seat) >= 0.9 * GAMES


STARVING = """
    red-october | German 71inf(0) 79inf(4) / - | Soviet 193rd(4) / -
    pavlov      | German 76inf(6) / 94inf(6)   | Soviet -        / -
"""


def test_a_starving_force_is_fed_first() -> None:
    state = table(STARVING, hand={"german": "airlift+1"})
    state = play(state, spend("airlift+1"))
    assert Step(state.step) == Step.RATIONS
    assert chosen(state) == "name 71inf"


QUIET = """
    red-october | German -        / 71inf(4) | Soviet 193rd(4) 138rd(5) / -
    pavlov      | German -        / 76inf(4) | Soviet 10nkvd(4) 37gd(5) / -
    ferry       | German 94inf(4) / -        | Soviet -                 / -
"""


def test_uranus_is_launched_when_there_are_cards_to_spare() -> None:
    hand = {"soviet": "kalach-2 flotilla+1 flotilla-1 sewers-1 sewers+1 workers+1 partisans-1", "german": ""}
    state = table(QUIET, hand=hand, turn="soviet")
    words = []
    while seat_to_move(state) == SOVIET and chosen(state) != PASS and "play kalach-2" not in words:
        words.append(chosen(state))
        state = let_chance(play(state, words[-1]))
    assert "play kalach-2" in words


def test_uranus_is_not_what_a_launch_is_paid_with() -> None:
    hand = {"soviet": "kalach-2 sovetsky-3 southern-pincer+3 flotilla+1 sewers-1"}
    state = play(table(QUIET, hand=hand, turn="soviet"), "play kalach-2")
    first = chosen(state)
    assert {first, chosen(play(state, first))} == {"spend flotilla+1", "spend sewers-1"}


ALL_SOVIET = """
    red-october | German - / 71inf(4) | Soviet 193rd(4)  / -
    pavlov      | German - / 76inf(4) | Soviet 10nkvd(4) / -
    ferry       | German - / -        | Soviet 95rd(4)   / -
    station     | German - / -        | Soviet 45rd(4)   / -
    elevator    | German - / -        | Soviet 308rd(4)  / -
"""


def test_the_german_turn_does_not_end_while_the_soviets_hold_all_five() -> None:
    state = table(ALL_SOVIET)
    assert chosen(state).startswith("move ")
    after = played_out(state)
    assert "control" in where(after, "71inf") + where(after, "76inf")


FOUR_HITS = "station | German 71inf(4) / - | Soviet 193rd(4) 10nkvd(4) / -"


def test_four_hits_are_absorbed_without_a_loss() -> None:
    state = play(table(FOUR_HITS), attack("station", "71inf"), card("airlift-1"), card("flotilla+1"))
    assert (seat_to_move(state), state.hits) == (SOVIET, 4)
    while seat_to_move(state) == SOVIET:
        assert not chosen(state).startswith("eliminate")
        state = play(state, chosen(state))
    assert where(state, "193rd") != "lost"
    assert where(state, "10nkvd") == "station/control"
