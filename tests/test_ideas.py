"""Ideas that are compared with the search: the planner and expectimax order legally, see no more than their seat does,
repeat themselves, stop when they are asked to, and find what looking one order ahead does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from kurgan import players
from kurgan.engine.chance import stream
from kurgan.engine.compiled import for_game_all
from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.record import AnyRecord, copy, save
from kurgan.engine.rule import Loop
from kurgan.engine.testing import shadows
from kurgan.engine.testing.positions import random_positions
from kurgan.games import load
from kurgan.games.ridge.tests.positions import known as ridge_known
from kurgan.games.ridge.tests.positions import position
from kurgan.players import expectimax, planner
from kurgan.players.judgement import JUDGEMENT
from kurgan.players.level import Level, levels
from kurgan.players.mind import Mind, study_of
from kurgan.players.planner import GAP, KEPT, LONGEST
from kurgan.players.search import OUT
from kurgan.players.study import Study, Term, Tree, tree_of
from kurgan.simulate.referee import Referee
from tests.commands import Command
from tests.matches import chooser
from tests.test_players import Minded

RIDGE = load("ridge")
BRIEF = 60  # simulations, which is enough to do everything that more would do
EVERYTHING = 10**6
THOROUGH = Level(simulations=EVERYTHING // 40, width=1000, curiosity=EVERYTHING)  # looks at every order
every_idea = pytest.mark.parametrize("name", players.STUDIED)

MARCH_AND_CLIMB = """
    . . . . . . B
    . . . B . . R
    B . . ^ . . .
    . . . R . . .
    . . . . . . .
"""  # two hills win the last turn: the western unit needs both orders for the free one


def brief(name: str, game: AnyGame, seat: int, simulations: int = BRIEF) -> Mind:
    """A mind with this idea that thinks less than usual."""
    mind = Mind(name, game, seat)
    assert mind.study is not None
    mind.study.terms[Term.SIMULATIONS] = simulations
    return mind


def study_in(mind: Mind) -> Study:
    assert mind.study is not None
    return mind.study


def decisions(game: AnyGame, count: int, seed: int) -> Iterator[tuple[AnyRecord, int]]:
    """Positions of random games in which a seat has a choice, and the seat."""
    for state, _ in random_positions(game, 12 * count, seed):
        seat = game.seat_to_move(state)
        if seat not in (CHANCE, NOBODY) and count > 0 and len(game.choices(game.knows(state, seat))) > 1:
            count -= 1
            yield state, seat
    assert count == 0


def chosen(game: AnyGame, name: str, known: AnyRecord, seat: int, seed: int) -> tuple[int, int]:
    """What an idea chooses, and what is left of its source of chance."""
    source = stream(seed)
    return brief(name, game, seat).choose(known, source), int(source[0])


# ── both ──


def test_they_have_levels_of_their_own_and_are_offered_to_nobody() -> None:
    assert not set(players.STUDIED) & set(players.names())
    for name in players.STUDIED:
        assert levels(RIDGE).named(name).idea == name == Mind(name, RIDGE, 0).idea
    assert {levels(RIDGE).named(name).idea for name in players.LEVELS} == {"search"}


def test_their_terms_are_the_generals_unless_a_game_says_otherwise() -> None:
    ours, own = levels(RIDGE), Level(idea="planner", simulations=7)
    assert ours.named("planner") == ours.general.model_copy(update={"idea": "planner"})
    assert ours.named("expectimax").simulations > ours.general.simulations
    assert ours.model_copy(update={"planner": own}).named("planner") == own


@every_idea
def test_they_play_whole_games_by_the_rules_and_beat_who_orders_at_random(name: str) -> None:
    start, wins = RIDGE.start("first-light", {}), Counter[str]()
    for seats in ((name, "random"), ("random", name)):
        for number in range(10):
            account = Referee(RIDGE, seats).play(start, 1, number)
            assert not account.failures
            wins[seats[account.winner] if account.winner != NOBODY else "nobody"] += 1
    assert wins[name] >= 16, wins


@every_idea
def test_they_play_a_game_with_a_map_by_the_rules(name: str, autumn_storm: AnyGame) -> None:
    state, source = autumn_storm.start("mamayev-kurgan", {}), stream(1)
    minds = [brief(name, autumn_storm, seat, 24) for seat in range(2)]
    while (seat := autumn_storm.seat_to_move(state)) != NOBODY:
        if seat == CHANCE:
            number = autumn_storm.outcomes(state)[0][0]
        else:
            known = autumn_storm.knows(state, seat)
            number = minds[seat].choose(known, source)
            assert number in autumn_storm.choices(known)
        heard = [int(autumn_storm.witness(state, number, mind.seat)) for mind in minds]
        autumn_storm.apply(state, number)
        for mind, witnessed in zip(minds, heard, strict=True):
            mind.hear(witnessed)


@every_idea
def test_the_same_seed_and_budget_decide_alike_and_leave_what_is_seen_as_it_was(name: str) -> None:
    for number, (state, seat) in enumerate(decisions(RIDGE, 12, seed=3)):
        known = RIDGE.knows(state, seat)
        before, first = save(known), chosen(RIDGE, name, known, seat, number)
        assert first[0] in RIDGE.choices(known)
        assert chosen(RIDGE, name, known, seat, number) == first
        assert save(known) == before


@every_idea
@pytest.mark.parametrize(("game", "count"), [("ridge", 20), ("autumn-storm", 3)])
def test_they_decide_alike_in_the_truth_and_in_any_guess_that_fits(name: str, game: str, count: int) -> None:
    loaded = load(game)
    for number, (state, seat) in enumerate(decisions(loaded, count, seed=2)):
        known, other = loaded.knows(state, seat), loaded.state.new()
        loaded.guess(known, seat, stream(9, number), other)
        from_guess = chosen(loaded, name, loaded.knows(other, seat), seat, number)
        assert chosen(loaded, name, known, seat, number) == from_guess


@every_idea
def test_they_play_a_match_and_its_shadow_alike(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    counts = Counter[str]()
    monkeypatch.setattr(Minded, "name", name)
    monkeypatch.setattr(shadows, "Pair", Minded)
    for seat in range(2):
        counts += shadows.check_sequences(RIDGE, "first-light", seat, chooser(RIDGE, "random", seat), seed=seat)
    assert counts["chosen"] > 10 and counts["unheard"] + counts["hidden"] > 0, counts


@every_idea
def test_who_is_stopped_answers_at_once_and_legally(name: str) -> None:
    for state, seat in decisions(RIDGE, 4, seed=5):
        mind, known = brief(name, RIDGE, seat, EVERYTHING), RIDGE.knows(state, seat)
        mind.stop()
        assert mind.choose(known, stream(5)) in RIDGE.choices(known)
        assert study_in(mind).terms[Term.LOOKED] <= 1


@every_idea
def test_who_may_not_think_orders_at_a_glance_as_the_search_does(name: str) -> None:
    for state, seat in decisions(RIDGE, 4, seed=6):
        known, glance = RIDGE.knows(state, seat), Mind("recruit", RIDGE, seat)
        assert study_in(glance).terms[Term.SIMULATIONS] == 0
        mind = brief(name, RIDGE, seat, 0)
        study_in(mind).terms[Term.LOOSENESS] = study_in(glance).terms[Term.LOOSENESS]
        assert mind.choose(known, stream(6)) == glance.choose(known, stream(6))


@every_idea
def test_they_find_a_win_of_three_orders_that_greedy_misses(name: str) -> None:
    state = position(MARCH_AND_CLIMB)
    state.turn = state.last_turn
    wins = Counter[str]()
    for player in (name, "greedy"):
        for number in range(4):
            wins[player] += finished(copy(state), Mind(player, RIDGE, 0), number) == 0
    assert wins[name] == 4 and wins["greedy"] == 0, wins


def finished(state: AnyRecord, mind: Mind, number: int) -> int:
    """Who has won when the first seat has ordered all it wants."""
    source = stream(7, number)
    while (seat := RIDGE.seat_to_move(state)) != NOBODY:
        RIDGE.apply(state, 1 if seat == CHANCE else mind.choose(ridge_known(state, 0), source))
    return int(RIDGE.winner(state))


def test_they_take_part_in_contests_by_their_names(kurgan: Command) -> None:
    said = kurgan("simulate", "ridge", "--axis", "planner", "--soviet", "expectimax", "--games", "2", "--workers", "1")
    assert said.code == 0


# ── the planner ──


def row(plan: int, tree: Tree) -> list[int]:
    return [int(tree.number[plan * LONGEST + place]) for place in range(tree.width[plan])]


def with_row(plan: int, numbers: list[int], tree: Tree) -> None:
    tree.width[plan] = 0
    for place, number in enumerate(numbers):
        planner.write(plan, place, number, tree)


def test_plans_are_written_lengthened_and_shortened() -> None:
    tree = tree_of(4 * LONGEST)
    with_row(1, [5, 6, 7], tree)
    planner.insert(1, 1, GAP, tree)
    assert row(1, tree) == [5, GAP, 6, 7]
    planner.drop(1, 0, tree)
    assert row(1, tree) == [GAP, 6, 7]
    planner.strike(1, 6, tree)
    planner.strike(1, 99, tree)
    assert row(1, tree) == [GAP, 7]
    with_row(2, [1, 2], tree)
    planner.append(1, 2, tree)
    assert row(2, tree) == [1, 2, GAP, 7]
    planner.rewrite(2, 0, tree)
    assert row(0, tree) == row(2, tree)


def test_a_plan_has_no_more_orders_than_there_is_room_for() -> None:
    tree = tree_of(4 * LONGEST)
    with_row(1, list(range(LONGEST)), tree)
    with_row(2, [1000], tree)
    planner.insert(1, 0, GAP, tree)
    planner.append(2, 1, tree)
    assert row(1, tree) == [GAP, *range(LONGEST - 1)] and row(2, tree) == [1000]


def test_an_order_that_is_not_legal_is_passed_over_and_a_gap_is_not() -> None:
    tree = tree_of(4 * LONGEST)
    with_row(0, [5, 6, 7, GAP], tree)
    assert planner.next_place(0, 0, 2, np.array([3, 7]), tree) == 2
    assert planner.next_place(0, 3, 2, np.array([3, 7]), tree) == 3
    assert planner.next_place(0, 0, 1, np.array([8]), tree) == 3
    with_row(0, [5, 6], tree)
    assert planner.next_place(0, 0, 1, np.array([8]), tree) == 2


@pytest.mark.parametrize("seed", range(30))
def test_a_child_differs_in_one_thing(seed: int) -> None:
    tree, parent = tree_of(20 * LONGEST), [1, 2, 3, 4, 5]
    with_row(planner.BENCH, parent, tree)
    with_row(0, [8, 9], tree)
    planner.twist(0, stream(seed), tree)
    child = row(planner.BENCH, tree)
    assert child[: len(child) - 2] == parent[: len(child) - 2] or len(Counter(child) - Counter(parent)) <= 1


def test_what_is_left_of_plans_is_gone_on_with_and_forgotten_by_who_heard_nothing() -> None:
    state, seat = next(decisions(RIDGE, 1, seed=8))
    mind, known = brief("planner", RIDGE, seat), RIDGE.knows(state, seat)
    number, study = mind.choose(known, stream(8)), study_in(mind)
    assert study.terms[Term.ROOT] == RIDGE.player_turn(known) and 0 < study.terms[Term.FREE] <= KEPT
    mind.hear(number)
    assert study.terms[Term.ROOT] == RIDGE.player_turn(known) and mind.thoughts(known) == {}
    mind.has_heard = False
    assert mind.choose(known, stream(8)) == number == brief("planner", RIDGE, seat).choose(known, stream(8))
    assert study.terms[Term.ROOT] != OUT


# ── expectimax ──


@pytest.mark.parametrize("depth", [1, 2])
def test_nothing_that_is_left_out_would_have_changed_the_decision(depth: int) -> None:
    go_through, imagine_some, _ = compiled()
    judged = Counter[str]()
    for state, seat in decisions(RIDGE, 8, seed=9):
        known, study = RIDGE.knows(state, seat), study_of(RIDGE, THOROUGH)
        study.terms[Term.SIMULATIONS], study.terms[Term.FREE] = EVERYTHING, 1
        stack = expectimax.new_stack(imagine_some(known, seat, stream(1), study))
        for each in range(depth):
            judged["with pruning"] -= int(study.tree.visits[0]) if each == depth - 1 else 0
            assert go_through(each + 1, seat, stack, study)
        judged["with pruning"] += int(study.tree.visits[0])
        worlds = [study.states[expectimax.WORLD + world] for world in range(stack.worlds)]
        twin = Twin(seat, study, judged)
        values = {
            number: sum(twin.value(after(world, number), depth - 1) for world in worlds) / len(worlds)
            for number in RIDGE.choices(known)
        }
        assert stack.value[0] == pytest.approx(max(values.values()), abs=1e-5)
        assert values[stack.best[0]] == pytest.approx(max(values.values()), abs=1e-5)
    assert judged["with pruning"] < judged["without"]


def compiled() -> tuple[Loop, Loop, Loop]:
    """The parts of it that can be asked by themselves."""
    parts = expectimax.parts(RIDGE)
    upto = [*parts][: [*parts].index("go_through") + 1]
    return (
        for_game_all(RIDGE, {name: parts[name] for name in upto}, "part"),
        for_game_all(RIDGE, {name: parts[name] for name in ("imagine", "imagine_some")}, "part"),
        for_game_all(RIDGE, JUDGEMENT, "part"),
    )


class Twin:
    """The slow obvious one: every order, every die, nothing left out."""

    def __init__(self, seat: int, study: Study, judged: Counter[str]) -> None:
        self.seat, self.study, self.judged, self.judge = seat, study, judged, compiled()[2]

    def value(self, state: AnyRecord, left: int) -> float:
        mover = RIDGE.seat_to_move(state)
        if mover == CHANCE:
            outcomes = RIDGE.outcomes(state)
            return sum(self.value(after(state, each), left) for each, _ in outcomes) / len(outcomes)
        if mover == NOBODY or left == 0:
            self.judged["without"] += 1
            return float(self.judge(state, self.seat, self.study))
        choices = RIDGE.choices(RIDGE.knows(state, mover))
        found = [self.value(after(state, each), left - (len(choices) > 1)) for each in choices]
        return max(found) if mover == self.seat else min(found)


def after(state: AnyRecord, number: int) -> AnyRecord:
    later = copy(state)
    RIDGE.apply(later, number)
    return later


def test_orders_that_look_much_worse_than_the_best_are_looked_at_by_the_curious_only() -> None:
    state, seat = next(decisions(RIDGE, 1, seed=11))
    known, looked = RIDGE.knows(state, seat), list[int]()
    for curiosity in (200, 1000, EVERYTHING):
        mind = brief("expectimax", RIDGE, seat)
        study_in(mind).terms[Term.CURIOSITY], study_in(mind).terms[Term.WIDTH] = curiosity, 1000
        mind.choose(known, stream(1))
        looked.append(int(study_in(mind).tree.width[0]))
    assert looked[0] < looked[1] <= looked[2] == len(RIDGE.choices(known)), looked


def test_of_too_many_outcomes_a_few_at_even_distances_stand_for_all() -> None:
    weights = np.array([1, 1, 6, 0, 4])
    assert [expectimax.at_weight(weight, weights) for weight in (0, 1, 2, 7, 8, 11)] == [0, 1, 2, 2, 4, 4]


def test_it_judges_no_more_positions_than_it_may() -> None:
    for state, seat in decisions(RIDGE, 6, seed=10):
        mind = brief("expectimax", RIDGE, seat, 150)
        mind.choose(RIDGE.knows(state, seat), stream(1))
        assert 0 < study_in(mind).tree.visits[0] <= 150


def test_orders_that_did_best_are_gone_through_first_and_unknown_ones_last() -> None:
    tree = tree_of(10)
    tree.child[0], tree.width[0] = 1, 4
    for node, (number, visits, value) in enumerate([(10, 1, 0.1), (11, 0, 0.0), (12, 2, 0.7), (13, 1, -0.2)], start=1):
        tree.number[node], tree.visits[node], tree.total[node] = number, visits, value
    expectimax.put_in_order(0, 1.0, tree)
    assert [int(tree.number[node]) for node in range(1, 5)] == [12, 10, 13, 11]
    expectimax.put_in_order(0, -1.0, tree)
    assert [int(tree.number[node]) for node in range(1, 5)] == [13, 10, 12, 11]
