"""Expectimax: the next few orders of both sides are gone through one by one, with what chance may bring between them.

Whoever decides takes what is best for him of the few orders that look best; what chance brings is averaged, and so are
a few worlds that fit what is known. What cannot change the decision any more is left out: values lie between -1 and 1,
so a mean is bounded before all of it is known (Star1). Then the same is done one order deeper, with the orders first
that did best before, until enough positions have been judged.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.record import AnyRecord, Ints, Reals, copy_into, equals
from kurgan.engine.rule import Loop
from kurgan.players.imagination import imagine
from kurgan.players.judgement import JUDGEMENT, judge
from kurgan.players.policy import policy_of, quick
from kurgan.players.search import grow, has_room, highest, is_listed, plant
from kurgan.players.study import SPARE_STATES, Study, Term, Tree

if TYPE_CHECKING:
    from kurgan.engine.compiled import apply, chance_outcomes, legal, seat_to_move

WORLDS: Final = 3  # that are gone through, where something is hidden
EXACT: Final = 6  # outcomes of chance that are all gone through; of more, …
SAMPLED: Final = 4  # … so many stand for all,
REPEATED: Final = 2  # and so many where chance has its say again at once
LOST, WON = -1.0, 1.0
HARDLY: Final = 100.0  # thousandths of the best order's promise: who is not more curious looks at none that has less
NONE: Final = -1  # no order

ORDERS, DEAL = 0, 1  # the first two levels: our orders, and the worlds in which each is given
WORLD: Final = 2  # the spare states, after the policy's and the imagination's: the worlds, …
POSITION: Final = WORLD + WORLDS - 2  # … and a position for every level below them
LEVELS: Final = SPARE_STATES - POSITION


class Kind(IntEnum):
    """What a level of the tree is about."""

    JUDGED = 0  # nothing comes after it
    BEST = 1  # our decision
    WORST = 2  # the enemy's
    MEAN = 3  # chance, or which world it is


class Stack(NamedTuple):
    """The levels between the present position and the one that is looked at, and the worlds."""

    kind: Ints
    left: Ints  # decisions that may still be gone through
    place: Ints  # the next child
    best: Ints  # the number of the best child
    value: Reals  # of the children that have been gone through
    rest: Reals  # of a mean: how likely the others are
    low: Reals  # a value below is of no interest, since we have something better …
    high: Reals  # … and neither is one above, since the enemy has
    worlds: int


def new_stack(worlds: int) -> Stack:
    """Nobody has gone anywhere."""
    return Stack(
        np.zeros(LEVELS, np.int64),
        np.zeros(LEVELS, np.int64),
        np.zeros(LEVELS, np.int64),
        np.zeros(LEVELS, np.int64),
        np.zeros(LEVELS),
        np.zeros(LEVELS),
        np.zeros(LEVELS),
        np.zeros(LEVELS),
        worlds,
    )


def kind_at(level: int, seat: int, stack: Stack, study: Study) -> int:
    """What a level is about, of which the position is known."""
    if level == ORDERS:
        return Kind.BEST
    if level == DEAL:
        return Kind.MEAN
    mover = seat_to_move(study.states[POSITION + level])
    if mover == NOBODY or level == LEVELS - 1:
        return Kind.JUDGED
    if mover == CHANCE:
        return Kind.MEAN
    if stack.left[level] == 0:
        return Kind.JUDGED
    return Kind.BEST if mover == seat else Kind.WORST


def spread(node: int, state: AnyRecord, exact: int, study: Study) -> None:
    """What chance may bring becomes children, as likely as it is; if it is too much, a few of it at even distances."""
    count, tree, free = chance_outcomes(state, study.outcomes, study.weights), study.tree, study.terms[Term.FREE]
    width, total = count if count <= exact else min(exact, SAMPLED), 0
    if not has_room(study, width):
        return
    for index in range(count):
        total += study.weights[index]
    for place in range(width):
        index = place if count <= exact else at_weight((2 * place + 1) * total // (2 * width), study.weights)
        plant(tree, free + place, study.outcomes[index], study.weights[index] / total if count <= exact else 1 / width)
    tree.child[node], tree.width[node] = free, width
    study.terms[Term.FREE] = free + width


def at_weight(weight: int, weights: Ints) -> int:
    """The place that is come to when so much of all weights is passed."""
    index = 0
    while weight >= weights[index]:
        weight -= weights[index]
        index += 1
    return index


def deal(node: int, worlds: int, study: Study) -> None:
    """The worlds become children, equally likely."""
    tree, free = study.tree, study.terms[Term.FREE]
    if has_room(study, worlds):
        for world in range(worlds):
            plant(tree, free + world, world, 1 / worlds)
        tree.child[node], tree.width[node] = free, worlds
        study.terms[Term.FREE] = free + worlds


def grow_few(node: int, state: AnyRecord, study: Study) -> None:
    """The orders that look best become children, but for those that look much worse than the first."""
    grow(node, state, study)
    tree, first, last = study.tree, study.tree.child[node], study.tree.child[node] + study.tree.width[node] - 1
    while last > first and study.terms[Term.CURIOSITY] * tree.prior[last] < HARDLY * tree.prior[first]:
        last -= 1
        tree.width[node] -= 1
        study.terms[Term.FREE] -= 1


def expand(level: int, stack: Stack, study: Study) -> None:
    """Give the node of a level its children."""
    node = study.tree.path[level]
    if level == ORDERS:
        grow_few(node, study.states[WORLD], study)
    elif level == DEAL:
        deal(node, stack.worlds, study)
    elif stack.kind[level] == Kind.MEAN:
        is_again = stack.kind[level - 1] == Kind.MEAN and level - 1 > DEAL
        spread(node, study.states[POSITION + level], REPEATED if is_again else EXACT, study)
    else:
        grow_few(node, study.states[POSITION + level], study)


def exchange(one: int, other: int, tree: Tree) -> None:
    """Two nodes change places, with all that is below them."""
    tree.number[one], tree.number[other] = tree.number[other], tree.number[one]
    tree.child[one], tree.child[other] = tree.child[other], tree.child[one]
    tree.width[one], tree.width[other] = tree.width[other], tree.width[one]
    tree.visits[one], tree.visits[other] = tree.visits[other], tree.visits[one]
    tree.total[one], tree.total[other] = tree.total[other], tree.total[one]
    tree.prior[one], tree.prior[other] = tree.prior[other], tree.prior[one]


def is_better(node: int, other: int, sign: float, tree: Tree) -> bool:
    """Did a node do better than another? One that nobody looked at did not."""
    if tree.visits[node] == 0 or tree.visits[other] == 0:
        return tree.visits[node] > 0
    return sign * tree.total[node] > sign * tree.total[other]


def put_in_order(node: int, sign: float, tree: Tree) -> None:
    """The children that did best come first, and those that nobody looked at last."""
    first = tree.child[node]
    for last in range(first + 1, first + tree.width[node]):
        place = last
        while place > first and is_better(place, place - 1, sign, tree):
            exchange(place - 1, place, tree)
            place -= 1


def enter(level: int, seat: int, stack: Stack, study: Study) -> None:
    """Come to a level from above: find out what it is about, and judge it if nothing comes after it."""
    tree, node = study.tree, study.tree.path[level]
    stack.kind[level] = kind = kind_at(level, seat, stack, study)
    if kind != Kind.JUDGED and tree.width[node] == 0:
        expand(level, stack, study)
        if tree.width[node] == 0:
            stack.kind[level] = kind = Kind.JUDGED  # there is no room
    stack.place[level], stack.best[level], stack.value[level], stack.rest[level] = 0, NONE, 0.0, 1.0
    if kind == Kind.JUDGED:
        stack.value[level] = judge(study.states[POSITION + level], seat, study)
        tree.visits[0] += 1
    elif kind == Kind.BEST:
        put_in_order(node, 1.0, tree)
        stack.value[level] = 2 * LOST
    elif kind == Kind.WORST:
        put_in_order(node, -1.0, tree)
        stack.value[level] = 2 * WON
    study.terms[Term.LOOKED] += 1


def go_down(level: int, stack: Stack, study: Study) -> None:
    """The next child, and the bounds between which its value is of interest."""
    tree, node, below = study.tree, study.tree.path[level], level + 1
    child = tree.path[below] = tree.child[node] + stack.place[level]
    stack.place[level] += 1
    low, high, value, kind = stack.low[level], stack.high[level], stack.value[level], stack.kind[level]
    stack.left[below] = stack.left[level] - int(kind != Kind.MEAN and tree.width[node] > 1)
    if kind == Kind.BEST:
        low = max(low, value)
    elif kind == Kind.WORST:
        high = min(high, value)
    else:
        likely = tree.prior[child]
        rest = stack.rest[level] - likely
        low, high = max(LOST, (low - value - rest) / likely), min(WON, (high - value + rest) / likely)
    stack.low[below], stack.high[below] = low, high
    if level == DEAL:
        copy_into(study.states[WORLD + tree.number[child]], study.states[POSITION + below])
        apply(study.states[POSITION + below], tree.number[node])
    elif level > DEAL:
        copy_into(study.states[POSITION + level], study.states[POSITION + below])
        apply(study.states[POSITION + below], tree.number[child])


def is_done(level: int, stack: Stack, tree: Tree) -> bool:
    """Has everything been gone through that matters?"""
    kind, value = stack.kind[level], stack.value[level]
    if kind == Kind.JUDGED or stack.place[level] == tree.width[tree.path[level]]:
        return True
    if kind == Kind.BEST:
        return value >= stack.high[level]
    if kind == Kind.WORST:
        return value <= stack.low[level]
    return value + stack.rest[level] <= stack.low[level] or value - stack.rest[level] >= stack.high[level]


def worth(level: int, stack: Stack, tree: Tree) -> float:
    """What has come of a level that is done; the nearest that it can be, where a mean was left early."""
    value = stack.value[level]
    if stack.kind[level] == Kind.MEAN and stack.place[level] < tree.width[tree.path[level]]:
        return value + stack.rest[level] if value + stack.rest[level] <= stack.low[level] else value - stack.rest[level]
    return value


def take(level: int, value: float, stack: Stack, tree: Tree) -> None:
    """What has come of the child of a level that was looked at."""
    child, kind = tree.path[level + 1], stack.kind[level]
    tree.total[child] = value
    tree.visits[child] += 1
    if kind == Kind.MEAN:
        stack.value[level] += tree.prior[child] * value
        stack.rest[level] -= tree.prior[child]
    elif (value > stack.value[level]) == (kind == Kind.BEST) and value != stack.value[level]:
        stack.value[level], stack.best[level] = value, tree.number[child]


def go_through(depth: int, seat: int, stack: Stack, study: Study) -> bool:
    """Everything, so many decisions deep; or as much of it as is allowed: was it everything?"""
    tree, level = study.tree, 0
    tree.path[0], stack.left[0], stack.low[0], stack.high[0] = 0, depth, LOST, WON
    enter(0, seat, stack, study)
    while level > 0 or not is_done(0, stack, tree):
        if is_done(level, stack, tree):
            level -= 1
            take(level, worth(level + 1, stack, tree), stack, tree)
        elif study.terms[Term.STOP] or tree.visits[0] >= study.terms[Term.SIMULATIONS]:
            return False
        else:
            go_down(level, stack, study)
            level += 1
            enter(level, seat, stack, study)
    return True


def imagine_some(seen: AnyRecord, seat: int, source: Ints, study: Study) -> int:
    """Worlds to go through, or one where nothing is hidden: how many there are."""
    for world in range(WORLDS):
        imagine(seen, seat, source, study)
        copy_into(study.states[1], study.states[WORLD + world])
    return 1 if equals(study.states[WORLD], study.states[WORLD + 1]) else WORLDS


def choose(seen: AnyRecord, seat: int, source: Ints, study: Study) -> int:
    """The order that is best as deep as was looked; an order at a glance, if nobody may look."""
    count = legal(seen, study.numbers)
    if count == 1:
        return study.numbers[0]
    if study.terms[Term.SIMULATIONS] == 0:
        return quick(seen, source, study)
    stack, best = new_stack(imagine_some(seen, seat, source, study)), NONE
    plant(study.tree, 0, 0, 0.0)
    study.terms[Term.FREE] = 1
    for depth in range(1, LEVELS):
        is_whole = go_through(depth, seat, stack, study)
        if stack.best[0] != NONE and is_listed(stack.best[0], count, study.numbers):
            best = stack.best[0]  # what was best before came first: even of a part, the best is no worse
        if not is_whole:
            break
    return best if best != NONE else quick(seen, source, study)


def parts(game: AnyGame) -> dict[str, Loop]:
    """What the player is made of."""
    nodes = (plant, has_room, highest, grow, grow_few, at_weight, spread, deal, exchange, is_better, put_in_order)
    levels = (is_listed, new_stack, kind_at, expand, enter, go_down, is_done, worth, take, go_through)
    return {
        **JUDGEMENT,
        **policy_of(game),
        "imagine": imagine,
        **{each.__name__: each for each in (*nodes, *levels, imagine_some)},
        "choose": choose,
    }
