"""The search: its tree keeps accounts, the same seed thinks the same thoughts, and who is stopped answers."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from kurgan.engine.chance import draw, stream
from kurgan.engine.compiled import for_game_all
from kurgan.engine.game import CHANCE, NOBODY
from kurgan.engine.record import AnyRecord, copy
from kurgan.engine.testing.positions import random_positions
from kurgan.games import folders, load
from kurgan.players.counsel import MOST_ADVICE, advice, promise, win_probability
from kurgan.players.level import OURS, Level, Levels, levels
from kurgan.players.mind import Mind, follow, study_of
from kurgan.players.search import OUT, RULED_OUT, parts, pick
from kurgan.players.study import Study, Term, learned_of, read, write

GAME = load("ridge")


def decisions(count: int, seed: int) -> list[tuple[AnyRecord, int]]:
    """What seats know at so many decisions of random games, each with a choice."""
    found = []
    for state, _ in random_positions(GAME, 8 * count, seed):
        seat = GAME.seat_to_move(state)
        if seat not in (CHANCE, NOBODY) and len(GAME.choices(GAME.knows(state, seat))) > 1:
            found.append((GAME.knows(state, seat), seat))
    assert len(found) >= count
    return found[:count]


def thought(known: AnyRecord, seat: int, simulations: int, seed: int) -> tuple[int, Study]:
    """What a mind with so many simulations chooses, and its study."""
    mind = Mind("officer", GAME, seat)
    mind.study = mind.desk = study_of(GAME, Level(simulations=simulations))
    return mind.choose(known, stream(seed)), mind.study


def children(study: Study, node: int) -> range:
    return range(study.tree.child[node], study.tree.child[node] + study.tree.width[node])


def test_every_visit_of_a_node_but_its_first_went_on_to_a_child() -> None:
    for known, seat in decisions(6, seed=1):
        _, study = thought(known, seat, 200, seed=1)
        root = int(study.terms[Term.ROOT])
        assert study.tree.visits[root] == 200
        assert sum(study.tree.visits[child] for child in children(study, root)) == 199


def test_values_lie_between_lost_and_won_and_a_parent_is_the_mean_of_its_children() -> None:
    for known, seat in decisions(6, seed=2):
        _, study = thought(known, seat, 300, seed=2)
        tree, root = study.tree, int(study.terms[Term.ROOT])
        used = int(study.terms[Term.FREE])
        visits, totals = np.array(tree.visits)[:used], np.array(tree.total)[:used]
        assert (np.abs(totals) <= visits + 1e-3).all()
        below = sum(float(tree.total[child]) for child in children(study, root))
        assert abs(float(tree.total[root]) - below) <= 1 + 1e-3


def test_more_promising_orders_come_first_and_their_promises_add_up_to_one() -> None:
    for known, seat in decisions(6, seed=3):
        _, study = thought(known, seat, 50, seed=3)
        priors = [float(study.tree.prior[child]) for child in children(study, int(study.terms[Term.ROOT]))]
        assert priors == sorted(priors, reverse=True)
        assert sum(priors) == pytest.approx(1)


def test_the_same_seed_thinks_the_same_thoughts_and_another_seed_others() -> None:
    known, seat = decisions(1, seed=4)[0]
    accounts = []
    for seed in (4, 4, 5):
        number, study = thought(known, seat, 150, seed)
        accounts.append((number, save_tree(study)))
    assert accounts[0] == accounts[1]
    assert accounts[0][1] != accounts[2][1]


def save_tree(study: Study) -> bytes:
    return b"".join(np.asarray(part).tobytes() for part in study.tree[:-1])


def test_who_is_stopped_answers_at_once_and_legally() -> None:
    for known, seat in decisions(4, seed=5):
        mind = Mind("marshal", GAME, seat)
        mind.stop()
        assert mind.choose(known, stream(5)) in GAME.choices(known)
        assert mind.study is not None and mind.study.terms[Term.LOOKED] == 0


def test_a_tree_goes_along_with_what_is_heard_and_is_left_where_nobody_thought_of_it() -> None:
    known, seat = decisions(1, seed=6)[0]
    number, study = thought(known, seat, 100, seed=6)
    root = int(study.terms[Term.ROOT])
    child = next(each for each in children(study, root) if study.tree.number[each] == number)
    follow(study, number)
    assert study.terms[Term.ROOT] == child
    follow(study, -7)
    assert study.terms[Term.ROOT] == OUT


def test_a_mind_that_heard_nothing_thinks_afresh_and_one_that_did_goes_on() -> None:
    known, seat = decisions(1, seed=7)[0]
    mind = Mind("officer", GAME, seat)
    mind.choose(known, stream(1))
    assert mind.study is not None
    mind.choose(known, stream(1))
    simulations = levels(GAME).officer.simulations
    assert mind.study.tree.visits[mind.study.terms[Term.ROOT]] == simulations
    mind.has_heard = True
    mind.choose(known, stream(2))
    assert mind.study.tree.visits[mind.study.terms[Term.ROOT]] == simulations + simulations // 4


def test_more_thought_beats_less() -> None:
    wins = 0
    for number in range(40):
        for first in (0, 1):
            wins += played((400, 2) if first == 0 else (2, 400), number) == first
    assert wins > 52  # of 80: even players would get there once in 300 times


def played(simulations: tuple[int, int], number: int) -> int:
    """Who wins a game between two minds that think so much."""
    state, sources = GAME.start(GAME.rulebook.game.scenario, {}), [stream(8, number, each) for each in range(3)]
    minds = [Mind("officer", GAME, seat) for seat in (0, 1)]
    for mind, most in zip(minds, simulations, strict=True):
        mind.study = mind.desk = study_of(GAME, Level(simulations=most))
    while (seat := GAME.seat_to_move(state)) != NOBODY:
        if seat == CHANCE:
            outcomes = GAME.outcomes(state)
            GAME.apply(state, outcomes[draw(sources[2], len(outcomes))][0])
        else:
            GAME.apply(state, minds[seat].choose(GAME.knows(state, seat), sources[seat]))
    return int(GAME.winner(state))


def test_advice_is_legal_the_best_first_and_its_chances_are_probabilities() -> None:
    for known, seat in decisions(6, seed=9):
        found = advice(GAME, known, seat, stream(9))
        assert 1 <= len(found) <= MOST_ADVICE
        assert {each.number for each in found} <= set(GAME.choices(known))
        assert [each.probability for each in found] == sorted((each.probability for each in found), reverse=True)
        assert 0 < sum(each.share for each in found) <= 1 + 1e-9
        assert all(0 <= each.probability <= 1 for each in found)


def test_nobody_orders_what_the_game_calls_folly() -> None:
    foolish = set[int]()
    wiser = replace(GAME, folly=lambda _, number: "folly" if number in foolish else None)
    for known, seat in decisions(6, seed=9):
        foolish.clear()
        chosen = Mind("officer", wiser, seat).choose(known, stream(9))
        foolish.add(chosen)
        mind = Mind("officer", wiser, seat)
        second = mind.choose(known, stream(9))
        assert second in GAME.choices(known)
        assert second != chosen or not mind.thoughts(known)
        assert chosen not in mind.thoughts(known)


def test_a_recruit_glances_again_where_it_would_be_folly() -> None:
    """It thinks nothing through, so there is no other thought to fall back on."""
    known, seat = decisions(1, seed=10)[0]
    wise = GAME.choices(known)[0]
    wiser = replace(GAME, folly=lambda _, number: None if number == wise else "folly")
    before, now = (
        [Mind("recruit", game, seat).choose(known, stream(seed)) for seed in range(200)].count(wise)
        for game in (GAME, wiser)
    )
    assert now > before


def test_where_every_order_is_ruled_out_one_is_given_at_a_glance() -> None:
    known, seat = decisions(1, seed=11)[0]
    hopeless = {"ranked": rule_all_out, **{name: loop for name, loop in parts(GAME).items() if name != "ranked"}}
    choose, study = for_game_all(GAME, hopeless, "hopeless"), study_of(GAME, Level(simulations=20))
    chosen = {choose(known, seat, stream(seed), study) for seed in range(60)}
    assert len(chosen) > 1
    assert chosen <= set(GAME.choices(known))


def rule_all_out(state: AnyRecord, count: int, study: Study) -> None:
    """No order is worth a thought."""
    for index in range(count):
        study.scores[index] = 10 * RULED_OUT


class Crossing:
    """A node with a child for each legal order, all tried as often, each worth what is said."""

    def __init__(self, worths: list[float], visits: int = 10) -> None:
        self.known, self.seat = next(
            each for each in decisions(40, seed=12) if len(GAME.choices(each[0])) >= len(worths)
        )
        self.state, self.numbers = GAME.state.new(), list(GAME.choices(self.known))[: len(worths)]
        GAME.guess(self.known, self.seat, stream(1), self.state)
        self.study = study_of(GAME, Level(simulations=1, curiosity=0))
        self.tree, count = self.study.tree, len(worths)
        self.study.terms[Term.FREE] = 1 + count
        self.tree.child[0], self.tree.width[0], self.tree.visits[0] = 1, count, visits * count
        for place, worth in enumerate(worths):
            self.tree.number[1 + place], self.tree.visits[1 + place] = self.numbers[place], visits
            self.tree.total[1 + place], self.tree.prior[1 + place] = visits * worth, 1 / count

    def picked(self, sign: float = 1.0) -> int:
        """Which of them is looked at next."""
        choose = {name: loop for name, loop in parts(GAME).items() if name in ("is_listed", "mean")}
        return int(for_game_all(GAME, {**choose, "pick": pick}, "crossing")(0, self.state, sign, self.study)) - 1


def test_who_decides_prefers_what_is_good_for_him() -> None:
    crossing = Crossing([0.1, 0.5, -0.2])
    assert crossing.picked(1.0) == 1
    assert crossing.picked(-1.0) == 2


def test_the_curious_try_what_looked_promising() -> None:
    crossing = Crossing([0.1, 0.5, -0.2])
    for place, prior in enumerate((0.1, 0.1, 0.8)):
        crossing.tree.prior[1 + place] = prior
    assert crossing.picked() == 1
    crossing.study.terms[Term.CURIOSITY] = 50_000
    assert crossing.picked() == 2


def test_the_more_a_position_is_looked_at_the_more_of_its_orders_are_tried() -> None:
    crossing = Crossing([0.1, 0.1, 0.1, 0.1, 0.1, 0.9])
    crossing.tree.visits[0] = 3
    assert crossing.picked() != 5
    crossing.tree.visits[0] = 60
    assert crossing.picked() == 5


def test_the_enemy_is_expected_to_do_what_is_worst_for_us() -> None:
    crossing = Crossing([0.1, 0.5, -0.2])
    mover, until = int(GAME.seat_to_move(crossing.state)), int(GAME.player_turn(crossing.state)) + 1
    loops = parts(GAME)
    descend = for_game_all(
        GAME, {name: loops[name] for name in list(loops)[: list(loops).index("descend") + 1]}, "down"
    )
    for seat, preferred in ((mover, 1), (1 - mover, 2)):
        crossing.study.terms[Term.ROOT] = 0
        state = copy(crossing.state)
        descend(state, seat, until, stream(1), crossing.study)
        assert crossing.tree.path[1] - 1 == preferred


def test_the_farther_the_horizon_the_more_is_looked_at() -> None:
    known, seat = decisions(1, seed=14)[0]
    looked = []
    for horizon in (0, 1, 2):
        mind = Mind("officer", GAME, seat)
        mind.study = mind.desk = study_of(GAME, Level(simulations=100, horizon=horizon))
        mind.choose(known, stream(14))
        looked.append(int(mind.study.terms[Term.LOOKED]))
    assert looked[0] < looked[1] < looked[2]


def test_an_order_that_got_little_thought_does_not_outshine_the_others() -> None:
    assert promise(70, 35.0, 100, 36.5) == pytest.approx(0.5 + 0.5 * (35 + 3.65) / 80)
    assert promise(3, 2.7, 100, 36.5) < promise(70, 49.0, 100, 52.0)  # nine in ten of three thoughts, seven of seventy


def test_a_won_game_is_certain() -> None:
    state = GAME.start(GAME.rulebook.game.scenario, {})
    GAME.resign(state, 0)
    assert win_probability(GAME, GAME.knows(state, 1), 1, stream(1)) == 1.0
    assert win_probability(GAME, GAME.knows(state, 0), 0, stream(1)) == 0.0


@pytest.mark.parametrize("name", folders())
def test_levels_think_more_from_one_to_the_next(name: str) -> None:
    found = levels(load(name))
    most = [getattr(found, name).simulations for name in Levels.model_fields]
    assert most == sorted(set(most))


def test_a_game_without_levels_has_ours() -> None:
    assert not (GAME.folder / OURS.name).exists()
    assert levels(GAME).marshal.simulations == 800


@pytest.mark.parametrize("name", [name for name in folders() if load(name).n_facts])
def test_a_game_that_states_facts_has_been_to_school(name: str, tmp_path: Path) -> None:
    """Without it the levels would move at random; what is kept is as good as what was learned."""
    learned = learned_of(load(name))
    file = tmp_path / "learned.npz"
    write(learned, file)
    again = read(file)
    for field, part in learned._asdict().items():
        assert np.allclose(part, getattr(again, field), rtol=2e-3, atol=1e-4)
        assert np.any(part), field
