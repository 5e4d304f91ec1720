"""Our players against OpenSpiel's search: repeatable, on both sides, and the report adds up."""

from __future__ import annotations

import pytest

from kurgan.engine.chance import stream
from kurgan.games import load
from kurgan.players.level import levels
from kurgan.players.study import Term
from kurgan.players.weights import weights
from kurgan.simulate.contest import in_parts
from kurgan.simulate.hands import Hands
from kurgan.simulate.shares import interval
from kurgan.train.duel import Duel, Encounter, Versus
from kurgan.train.openspiel import KurganState, openspiel
from kurgan.train.rollouts import TO_THE_END, Rollouts
from kurgan.train.searcher import EVALUATORS, FINAL, LEAST, Searcher, Settings
from tests.commands import Command


def asked(game: str, scenario: str) -> KurganState:
    """The first moment at which a seat has a choice."""
    state = openspiel(game, scenario).new_initial_state()
    while len(state.legal_actions()) == 1 or state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    duel = Duel("ridge", "first-light", "greedy", seed=3, simulations=6)
    found = [
        [
            (row.seat, row.result, row.ours.decisions, row.theirs.decisions)
            for part in Hands("ridge", workers).carry_out(duel.play, in_parts(4, 1))
            for row in part
        ]
        for workers in (1, 2)
    ]
    assert found[0] == found[1]
    assert [seat for seat, *_ in found[0]] == [0, 1, 0, 1]
    assert all(ours and theirs for _, _, ours, theirs in found[0])


def test_each_decision_of_the_search_has_its_simulations() -> None:
    (row,) = Duel("ridge", "first-light", "random", seed=1, simulations=7).play(range(1))
    assert row.theirs.simulations == 7 * row.theirs.decisions > 0
    assert row.ours.simulations == 0 < row.ours.seconds


def test_a_level_has_as_many_simulations_as_the_search_or_its_own_if_none_are_given() -> None:
    for given, own in ((7, 7), (0, levels(load("ridge")).marshal.simulations)):
        mind = Encounter(Duel("ridge", "first-light", "marshal", seed=1, simulations=given), 0).mind
        assert mind.study is not None and mind.study.terms[Term.SIMULATIONS] == own


@pytest.mark.parametrize("evaluator", EVALUATORS)
@pytest.mark.parametrize("final", FINAL)
def test_every_setting_chooses_something_legal_and_the_same_again(evaluator: str, final: str) -> None:
    state = asked("autumn-storm", "mamayev-kurgan")
    game, settings = state.get_game(), Settings(evaluator=evaluator, final=final)
    chosen = [Searcher(game, settings, 5).choose(state, 12) for _ in range(2)]
    assert chosen[0] == chosen[1] and chosen[0] in state.legal_actions()


def test_a_search_without_time_looks_as_little_as_it_can() -> None:
    state = asked("ridge", "first-light")
    search = Searcher(state.get_game(), Settings(), 1)
    assert search.choose_within(state, 0.0) in state.legal_actions()
    assert search.simulations == LEAST


def test_a_search_does_not_know_the_truth() -> None:
    state = asked("autumn-storm", "mamayev-kurgan")
    seat = state.current_player()
    other = state.resample_from_infostate(seat, lambda: 0.3)
    assert str(other) != str(state)
    chosen = [Searcher(state.get_game(), Settings(), 2).choose(each, 40) for each in (state, other)]
    assert chosen[0] == chosen[1]


def test_a_rollout_to_the_end_is_won_or_lost_and_one_of_no_length_is_judged() -> None:
    state = asked("autumn-storm", "mamayev-kurgan")
    rules, truth = state.get_game().rules, state.position.state
    before = str(state)
    played = Rollouts(rules, stream(1), TO_THE_END)
    assert {tuple(played.evaluate(state)) for _ in range(40)} >= {(1.0, -1.0), (-1.0, 1.0)}
    judged = Rollouts(rules, stream(1), 0).evaluate(state)
    assert judged[0] == -judged[1] == pytest.approx((rules.evaluate(truth, 0) - rules.evaluate(truth, 1)) / 2)
    assert str(state) == before


def test_the_report_adds_up(kurgan: Command) -> None:
    answer = kurgan("versus", "ridge", "--games", 4, "--simulations", 5, "--seed", 2, "--json")
    assert answer.code == 0, answer.err
    found = Versus.model_validate(answer.document)
    assert (found.rules, found.weights) == (load("ridge").ruleset, weights(load("ridge")))
    assert {name: side.games for name, side in found.sides.items()} == {"blue": 2, "red": 2}
    wins = sum(side.wins for side in found.sides.values())
    assert (found.wins, found.share, found.interval) == (wins, wins / 4, interval(wins, 4))
    assert found.search.simulations == 5.0 and found.search.decisions > 0 < found.ours.decisions


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_report_is_said(kurgan: Command, language: str) -> None:
    answer = kurgan("versus", "ridge", "--games", 2, "--simulations", 3, "--language", language)
    assert answer.code == 0 and "IS-MCTS" in answer.out and "3 simulations" in answer.out
    assert "versus-" not in answer.out
