"""Planner: the rest of the turn is planned as a whole, and the plans that do well in many worlds live on.

A plan is a row of the seat's own orders. It is carried out in one imagined world after another: an order that is not
legal there is passed over, what the plan says nothing about is ordered at a glance, and what the position is worth when
the enemy has answered is judged. Plans that do well are tried more often and have children, which differ in one thing.
What is left of the plans after an order is where the next decision begins.
"""

from __future__ import annotations

from enum import IntEnum
from math import log, sqrt
from typing import TYPE_CHECKING, Final

import numpy as np

from kurgan.engine.chance import draw, draw_weighted
from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.record import AnyRecord, Ints
from kurgan.engine.rule import Loop
from kurgan.players.imagination import imagine
from kurgan.players.judgement import JUDGEMENT, judge
from kurgan.players.policy import play_out, policy_of, quick
from kurgan.players.search import FEWEST_THOUGHTS, is_listed
from kurgan.players.study import Study, Term, Tree

if TYPE_CHECKING:
    from kurgan.engine.compiled import apply, chance_outcomes, legal, player_turn, seat_to_move

POPULATION: Final = 16  # plans
BENCH: Final = POPULATION  # the row in which a child is worked out …
NOTES: Final = BENCH + 1  # … and that of what was ordered in the last world
LONGEST: Final = 250  # orders of a plan; the rest of a longer turn is ordered at a glance
FOUNDERS: Final = 6  # plans that owe nothing to others
KEPT: Final = 8  # plans that are thought of again after an order
BIRTHS: Final = 4  # one trial in so many is the first of a new plan
FRESH: Final = 8  # one new plan in so many has no parents
GAP: Final = -1  # a place in a plan where something is to be ordered at a glance
CURIOUS: Final = 0.15  # what curiosity is worth, in judgement
UNTRIED: Final = 1e9
WORST: Final = -1e9
STIRRED: Final = 3  # numbers of a source that are thrown away: near seeds begin alike
ELSEWHERE: Final = 1 << 20  # worlds in which no two plans are tried, one for each new plan
HIGH_BITS: Final = 28  # of a seed, so that `draw` can begin with it
LOW_BITS: Final = 31


class Twist(IntEnum):
    """In what a child differs from its parent: at some place, or from there on."""

    INSERT = 0  # an order at a glance, and then as planned
    REPLACE = 1  # an order at a glance instead
    DROP = 2
    SWAP = 3  # two orders change places
    CROSS = 4  # on with another plan
    BREAK_OFF = 5  # on at a glance


N_TWISTS: Final = len(Twist)


def write(plan: int, place: int, number: int, tree: Tree) -> None:
    """Put an order into a plan, while it has room."""
    if place < LONGEST:
        tree.number[plan * LONGEST + place] = number
        tree.width[plan] = max(tree.width[plan], place + 1)


def append(plan: int, to: int, tree: Tree) -> None:
    """One plan follows another."""
    length = tree.width[to]
    for place in range(tree.width[plan]):
        write(to, length + place, tree.number[plan * LONGEST + place], tree)


def rewrite(plan: int, into: int, tree: Tree) -> None:
    """The same plan in another row, with what came of it."""
    tree.width[into], tree.visits[into], tree.total[into] = 0, tree.visits[plan], tree.total[plan]
    append(plan, into, tree)


def insert(plan: int, place: int, number: int, tree: Tree) -> None:
    """A plan with one order more."""
    for later in range(tree.width[plan], place, -1):
        write(plan, later, tree.number[plan * LONGEST + later - 1], tree)
    write(plan, place, number, tree)


def drop(plan: int, place: int, tree: Tree) -> None:
    """A plan without one of its orders."""
    tree.width[plan] -= 1
    for later in range(place, tree.width[plan]):
        write(plan, later, tree.number[plan * LONGEST + later + 1], tree)


def next_place(plan: int, place: int, count: int, listed: Ints, tree: Tree) -> int:
    """Where a plan that has come to a place goes on: the first of the rest that is legal; its end, if none is."""
    while place < tree.width[plan]:
        number = tree.number[plan * LONGEST + place]
        if number == GAP or is_listed(number, count, listed):
            break
        place += 1
    return place


def carry_out(plan: int, world: AnyRecord, seat: int, source: Ints, study: Study) -> None:
    """Play the rest of the turn as planned, and note what was ordered. Who has to answer something that the plan says
    nothing about does so at a glance, and goes on with it."""
    tree, turn, place, given = study.tree, player_turn(world), 0, 0
    tree.width[NOTES], mover = 0, seat_to_move(world)
    while player_turn(world) == turn and mover != NOBODY:
        number, found = GAP, tree.width[plan]
        if mover == CHANCE:
            count = chance_outcomes(world, study.outcomes, study.weights)
            number = study.outcomes[draw_weighted(source, study.weights, count)]
        elif mover == seat and place < tree.width[plan]:
            found = next_place(plan, place, legal(world, study.listed), study.listed, tree)
        if found < tree.width[plan]:
            number, place = tree.number[plan * LONGEST + found], found + 1
        if number == GAP:
            number = quick(world, source, study)
        if mover == seat:
            write(NOTES, given, number, tree)
            given += 1
        apply(world, number)
        mover = seat_to_move(world)
        study.terms[Term.LOOKED] += 1


def try_out(plan: int, seen: AnyRecord, seat: int, source: Ints, study: Study) -> float:
    """What comes of a plan in a world of this source, when the enemy has answered."""
    imagine(seen, seat, source, study)
    world, until = study.states[1], player_turn(seen) + 1 + study.terms[Term.HORIZON]
    carry_out(plan, world, seat, source, study)
    play_out(world, until, source, study)
    return judge(world, seat, study)


def mean(plan: int, tree: Tree) -> float:
    """What a plan has turned out to be worth."""
    return float(tree.total[plan]) / tree.visits[plan] if tree.visits[plan] > 0 else UNTRIED


def promising(trials: int, study: Study) -> int:
    """The plan that did best, or that was hardly tried."""
    tree, best, most = study.tree, 0, WORST
    curiosity = study.terms[Term.CURIOSITY] / 1000 * CURIOUS
    for plan in range(study.terms[Term.FREE]):
        value = mean(plan, tree) + curiosity * sqrt(log(trials + 1.0) / max(tree.visits[plan], 1))
        if value > most:
            best, most = plan, value
    return best


def cradle(study: Study) -> int:
    """The row for a new plan: a free one, or that of the plan that did worst."""
    if study.terms[Term.FREE] < POPULATION:
        study.terms[Term.FREE] += 1
        return study.terms[Term.FREE] - 1
    worst = 0
    for plan in range(1, POPULATION):
        if mean(plan, study.tree) < mean(worst, study.tree):
            worst = plan
    return worst


def conceive(trials: int, source: Ints, study: Study) -> None:
    """On the bench, what a new plan begins with: nothing at all, or the plan that does best with one thing changed."""
    plans, tree = study.terms[Term.FREE], study.tree
    tree.width[BENCH] = 0
    if plans >= FOUNDERS and draw(source, FRESH) > 0:
        append(promising(trials, study), BENCH, tree)
        if tree.width[BENCH] > 0:
            twist(draw(source, plans), source, tree)


def twist(other: int, source: Ints, tree: Tree) -> None:
    """Change one thing of what is on the bench; early in it more often, since what comes first is ordered first."""
    first, length = BENCH * LONGEST, tree.width[BENCH]
    kind, place = draw(source, N_TWISTS), draw(source, draw(source, length) + 1)
    if kind == Twist.INSERT:
        insert(BENCH, place, GAP, tree)
    elif kind == Twist.REPLACE:
        tree.number[first + place] = GAP
    elif kind == Twist.DROP:
        drop(BENCH, place, tree)
    elif kind == Twist.SWAP:
        later, number = first + draw(source, length), tree.number[first + place]
        tree.number[first + place], tree.number[later] = tree.number[later], number
    else:
        tree.width[BENCH] = place
        if kind == Twist.CROSS:
            append(other, BENCH, tree)


def source_of(seed: int) -> Ints:
    """A source of chance that is the same for the same seed."""
    source = np.zeros(1, np.int64)
    source[0] = seed
    for _ in range(STIRRED):
        draw(source, 2)
    return source


def think(trial: int, seen: AnyRecord, seat: int, base: int, study: Study) -> None:
    """Try a plan once more, or a new one, which is what was ordered when it was tried first.

    The first trial of a plan is in a world of its own; after that all are tried in the same ones, one after another.
    """
    tree = study.tree
    if trial % BIRTHS == 0 or study.terms[Term.FREE] < FOUNDERS:
        source = source_of(base + ELSEWHERE + trial)
        conceive(trial, source, study)
        value, plan = try_out(BENCH, seen, seat, source, study), cradle(study)
        rewrite(NOTES, plan, tree)
        tree.visits[plan], tree.total[plan] = 0, 0.0
    else:
        plan = promising(trial, study)
        value = try_out(plan, seen, seat, source_of(base + tree.visits[plan]), study)
    tree.visits[plan] += 1
    tree.total[plan] += value


def recall(turn: int, study: Study) -> None:
    """What is left of the plans for this turn is to be tried again; those for another are forgotten."""
    if study.terms[Term.ROOT] != turn:
        study.terms[Term.ROOT], study.terms[Term.FREE] = turn, 0
    for plan in range(study.terms[Term.FREE]):
        study.tree.visits[plan], study.tree.total[plan] = 0, 0.0


def go_on(number: int, study: Study) -> None:
    """Of the plans that were tried most, keep what is left when a number has been ordered."""
    tree, plans = study.tree, study.terms[Term.FREE]
    study.terms[Term.FREE] = min(plans, KEPT)
    for place in range(study.terms[Term.FREE]):
        most = place
        for plan in range(place + 1, plans):
            if tree.visits[plan] > tree.visits[most]:
                most = plan
        rewrite(place, BENCH, tree)
        rewrite(most, place, tree)
        rewrite(BENCH, most, tree)
        strike(place, number, tree)


def strike(plan: int, number: int, tree: Tree) -> None:
    """Take an order that was given out of a plan."""
    for place in range(tree.width[plan]):
        if tree.number[plan * LONGEST + place] == number:
            drop(plan, place, tree)
            break


def first_order(plan: int, count: int, study: Study) -> int:
    """What a plan would have ordered now."""
    place = next_place(plan, 0, count, study.numbers, study.tree)
    return study.tree.number[plan * LONGEST + place] if place < study.tree.width[plan] else GAP


def preferred(count: int, study: Study) -> int:
    """The legal order with which the plans begin that were tried most; none, if there is no plan."""
    best, most = GAP, 0
    for plan in range(study.terms[Term.FREE]):
        number, trials = first_order(plan, count, study), 0
        for other in range(study.terms[Term.FREE]):
            if first_order(other, count, study) == number:
                trials += study.tree.visits[other]
        if number != GAP and trials > most:
            best, most = number, trials
    return best


def planned(seen: AnyRecord, seat: int, count: int, source: Ints, study: Study) -> int:
    """An order out of plans, which have been tried as often as is allowed; at a glance, if that is next to nothing."""
    terms, trials = study.terms, 0
    base = (draw(source, 1 << HIGH_BITS) << LOW_BITS) + draw(source, 1 << LOW_BITS) + 1
    recall(player_turn(seen), study)
    while trials < terms[Term.SIMULATIONS] and not terms[Term.STOP]:
        think(trials, seen, seat, base, study)
        trials += 1
    number = preferred(count, study)
    if number == GAP or (terms[Term.STOP] and trials < FEWEST_THOUGHTS):
        return quick(seen, source, study)
    return number


def choose(seen: AnyRecord, seat: int, source: Ints, study: Study) -> int:
    """The first order of the plans that were found worth the most trials."""
    count = legal(seen, study.numbers)
    if study.terms[Term.SIMULATIONS] == 0:
        return quick(seen, source, study)
    number = planned(seen, seat, count, source, study) if count > 1 else study.numbers[0]
    go_on(number, study)
    return number


def parts(game: AnyGame) -> dict[str, Loop]:
    """What the player is made of."""
    rows = (write, append, rewrite, insert, drop, is_listed, next_place)
    trials = (carry_out, try_out, mean, promising, cradle, twist, conceive, source_of, think)
    memory = (recall, strike, go_on, first_order, preferred, planned)
    return {
        **JUDGEMENT,
        **policy_of(game),
        "imagine": imagine,
        **{each.__name__: each for each in rows + trials + memory},
        "choose": choose,
    }
