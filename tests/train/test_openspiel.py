"""OpenSpiel's form of the games: its own tests pass, and it is the same game as in a match."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from kurgan.engine.game import CHANCE, NOBODY
from kurgan.engine.record import save
from kurgan.engine.testing.positions import random_game
from kurgan.engine.testing.samples import some
from kurgan.train.openspiel import KurganGame, KurganState, openspiel

LAST = 100  # numbers of a game
SCENARIOS = {
    "ridge": "first-light",
    "autumn-storm": "mamayev-kurgan",
    "battle-for-stalingrad": "lesson",
    "eastern-front": "first-ring",
}


@pytest.fixture(params=SCENARIOS)
def game(request: pytest.FixtureRequest) -> KurganGame:
    return openspiel(request.param, SCENARIOS[request.param])


def numbers_of(game: KurganGame, seed: int) -> list[int]:
    """A random game of its scenario."""
    scenario = SCENARIOS[game.rules.name]
    return [number for _, number in random_game(game.rules, scenario, seed) if number != NOBODY]


def after(game: KurganGame, numbers: list[int]) -> KurganState:
    """Where some numbers lead."""
    state = game.new_initial_state()
    for number in numbers:
        state.apply_action(number)
    return state


def moments(game: KurganGame, seed: int, count: int) -> list[KurganState]:
    """Some moments of a random game at which a seat is to move."""
    numbers = numbers_of(game, seed)
    states = [after(game, numbers[:length]) for length in some(range(min(200, len(numbers))), count)]
    return [state for state in states if state.current_player() >= 0]


def sampler(seed: int) -> np.random.RandomState:
    return np.random.RandomState(seed)


def test_openspiels_own_simulation_test_passes(game: KurganGame) -> None:
    """From near the end of a random game on: each step is checked in both languages, which takes its time."""
    state = after(game, numbers_of(game, 1)[:-LAST])
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, specific_initial_state=state)


def test_the_same_numbers_lead_to_the_same_states_as_in_a_match(game: KurganGame) -> None:
    state = game.new_initial_state()
    for position, number in random_game(game.rules, SCENARIOS[game.rules.name], seed=2):
        assert save(state.position.state) == save(position)
        mover = game.rules.seat_to_move(position)
        assert state.is_terminal() == (mover == NOBODY) and state.is_chance_node() == (mover == CHANCE)
        if number != NOBODY:
            assert state.current_player() == mover
            assert state.legal_actions() == game.rules.continuations(position)
            state.apply_action(number)
    winner = game.rules.winner(state.position.state)
    assert state.current_player() == pyspiel.PlayerId.TERMINAL and state.legal_actions() == []
    assert state.returns() == [0.0 if winner == NOBODY else 1.0 if seat == winner else -1.0 for seat in (0, 1)]
    assert state.full_history()[-1].action == numbers_of(game, 2)[-1]


def test_somebody_wins_what_the_other_loses_and_nothing_before_the_end() -> None:
    game = openspiel("ridge", "first-light")
    found = {tuple(after(game, numbers_of(game, seed)).returns()) for seed in range(20)}
    assert found >= {(1.0, -1.0), (-1.0, 1.0)}
    assert game.new_initial_state().returns() == [0.0, 0.0]


def test_what_chance_may_bring_is_as_likely_as_its_weight(game: KurganGame) -> None:
    seen = 0
    for position, number in random_game(game.rules, SCENARIOS[game.rules.name], seed=3):
        if number != NOBODY and game.rules.seat_to_move(position) == CHANCE and seen < 100:
            state = game.new_initial_state()
            state.position.state, state.position.mover = position, CHANCE
            outcomes, weights = dict(state.chance_outcomes()), dict(game.rules.outcomes(position))
            assert sum(outcomes.values()) == pytest.approx(1.0, abs=1e-12)
            assert outcomes == {each: weight / sum(weights.values()) for each, weight in weights.items()}
            assert state.legal_actions() == list(weights)
            seen += 1
    assert seen > 2


def test_a_clone_goes_its_own_way(game: KurganGame) -> None:
    state = moments(game, 4, 8)[-1]
    twin, before = state.clone(), str(state)
    page = state.information_state_string(0)
    twin.apply_action(twin.legal_actions()[-1])
    assert str(state) == before != str(twin)
    assert state.information_state_string(0) == page
    assert len(twin.history()) == len(state.history()) + 1
    assert str(copy.deepcopy(state)) == before


def test_a_state_is_kept_as_text(game: KurganGame) -> None:
    for state in moments(game, 5, 3):
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        other = state.resample_from_infostate(state.current_player(), sampler(1).random_sample)
        _, guessed = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, other))
        for old, new in ((state, again), (other, guessed), (state, pickle.loads(pickle.dumps(state)))):
            assert str(new) == str(old) and new.history() == old.history()
            assert new.legal_actions() == old.legal_actions()
            assert [new.information_state_string(seat) for seat in (0, 1)] == [
                old.information_state_string(seat) for seat in (0, 1)
            ]


def test_another_truth_looks_the_same_to_whoever_asks_and_goes_on_alike(game: KurganGame) -> None:
    truths = set()
    for state in moments(game, 6, 12):
        seat = state.current_player()
        others = [state.resample_from_infostate(seat, sampler(seed).random_sample) for seed in range(3)]
        truths |= {str(other) != str(state) for other in others}
        for other in others:
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.legal_actions() == state.legal_actions() and other.current_player() == seat
    assert game.rules.name == "eastern-front" or True in truths, "something is hidden"


def test_the_truth_that_is_imagined_follows_from_the_sampler() -> None:
    state = openspiel("autumn-storm", "september-1942").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    seat = state.current_player()
    found = [str(state.resample_from_infostate(seat, sampler(seed).random_sample)) for seed in (1, 1, 2)]
    assert found[0] == found[1] != found[2]


def test_what_a_player_observes_is_what_its_seat_knows(game: KurganGame) -> None:
    observation = make_observation(game)
    for state in moments(game, 7, 5):
        for seat in (0, 1):
            planes, numbers = (
                np.zeros(game.rules.observation[0], np.float32),
                np.zeros(game.rules.observation[1], np.float32),
            )
            game.rules.observe(game.rules.knows(state.position.state, seat), seat, planes, numbers)
            observation.set_from(state, seat)
            assert np.array_equal(observation.dict["planes"], planes)
            assert np.array_equal(observation.dict["numbers"], numbers)
            assert state.observation_tensor(seat) == observation.tensor.tolist()
            assert observation.string_from(state, seat) == state.observation_string(seat)


def test_c_and_python_are_told_the_same(game: KurganGame) -> None:
    state = moments(game, 8, 4)[-1]
    for seat in (0, 1):
        assert pyspiel.State.information_state_string(state, seat) == state.information_state_string(seat)
        assert pyspiel.State.observation_string(state, seat) == state.observation_string(seat)
        assert pyspiel.State.legal_actions(state, seat) == state.legal_actions(seat)


def test_nobody_sees_without_a_seat() -> None:
    state = openspiel("ridge", "").new_initial_state()
    for player in (-1, 2):
        with pytest.raises(ValueError, match="has no seat"):
            state.information_state_string(player)


def test_actions_are_said_in_the_words_of_the_journal(game: KurganGame) -> None:
    state = moments(game, 9, 4)[-1]
    seat = state.current_player()
    known = game.rules.knows(state.position.state, seat)
    for number in state.legal_actions():
        assert state.action_to_string(seat, number) == game.rules.say(known, number)


def test_a_game_is_loaded_by_its_name_and_a_wrong_one_is_named() -> None:
    assert str(pyspiel.load_game("kurgan(game=ridge)").new_initial_state()) == str(
        openspiel("ridge", "first-light").new_initial_state()
    )
    with pytest.raises(ValueError, match="chess"):
        openspiel("chess", "")
    with pytest.raises(ValueError, match="nowhere"):
        openspiel("ridge", "nowhere")


@pytest.mark.parametrize("letters", ["information", "observation"])
def test_openspiels_search_plays_a_game_to_its_end(letters: str) -> None:
    game, chance = openspiel("ridge", ""), sampler(1)
    search = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, chance),
        uct_c=1.4,
        max_simulations=8,
        random_state=chance,
        use_observation_string=letters == "observation",
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        else:
            action = search.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    assert sum(state.returns()) == 0.0
