"""Search: the present turn is thought through again and again, each time in another world that fits what is known.

A tree keeps what was found: orders that turned out well are tried more often, and so are those that look promising.
Where the tree ends, the rest of the turn is played at a glance; what the position is worth then, is judged.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from kurgan.engine.chance import draw_weighted
from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.record import AnyRecord, Ints, Reals
from kurgan.engine.rule import Loop
from kurgan.players.imagination import imagine
from kurgan.players.judgement import JUDGEMENT, judge
from kurgan.players.policy import play_out, policy_of, quick
from kurgan.players.study import MOST_DEPTH, Study, Term, Tree

if TYPE_CHECKING:
    from kurgan.engine.compiled import apply, chance_outcomes, legal, player_turn, seat_to_move
    from kurgan.players.ranking import ranked

OUT: Final = -1  # no node
TAKEN: Final = -1e30
RULED_OUT: Final = -1e8  # the score of an order that is not worth a thought
DOUBT: Final = 0.002  # what every order is given, however poor it looks
FIRST_LOOK: Final = 0.6  # of the span between the worst and the best: what an order is worth that was not tried yet
SMALLEST_SPAN: Final = 0.02
FEWEST_THOUGHTS: Final = 8  # of one who was stopped: with fewer a glance is better
OPENED: Final = 2  # orders that are tried from the first visit on …
OPENING: Final = 1.5  # … and how many more for each root of a visit


def plant(tree: Tree, node: int, number: int, prior: float) -> None:
    """A node that nobody has visited."""
    tree.number[node], tree.prior[node] = number, prior
    tree.child[node] = tree.width[node] = tree.visits[node] = 0
    tree.total[node] = 0.0


def has_room(study: Study, more: int) -> bool:
    """Is there room for so many nodes more?"""
    return study.terms[Term.FREE] + more <= len(study.tree.number)


def grow(node: int, state: AnyRecord, study: Study) -> None:
    """The orders that look best become children, the most promising first."""
    count = legal(state, study.listed)
    ranked(state, count, study)
    width, free, tree = min(count, study.terms[Term.WIDTH]), study.terms[Term.FREE], study.tree
    if not has_room(study, width):
        return
    best, total = TAKEN, 0.0
    for place in range(width):
        index = highest(study.scores, count)
        if study.scores[index] <= RULED_OUT:
            width = place
            break
        best = max(best, study.scores[index])
        prior = exp(study.scores[index] - best) + DOUBT
        plant(tree, free + place, study.listed[index], prior)
        study.scores[index] = TAKEN
        total += prior
    for place in range(width):
        tree.prior[free + place] /= total
    tree.child[node], tree.width[node] = free, width
    study.terms[Term.FREE] = free + width


def highest(scores: Reals, count: int) -> int:
    """Where the highest score is."""
    best = 0
    for index in range(1, count):
        if scores[index] > scores[best]:
            best = index
    return best


def branch(node: int, count: int, study: Study) -> None:
    """What chance may bring becomes children."""
    if has_room(study, count):
        for place in range(count):
            plant(study.tree, study.terms[Term.FREE] + place, study.outcomes[place], 0.0)
        study.tree.child[node], study.tree.width[node] = study.terms[Term.FREE], count
        study.terms[Term.FREE] += count


def found(tree: Tree, node: int, number: int) -> int:
    """The child that a number leads to."""
    for place in range(tree.child[node], tree.child[node] + tree.width[node]):
        if tree.number[place] == number:
            return place
    return OUT


def is_listed(number: int, count: int, listed: Ints) -> bool:
    """Is a number in a list that rises?"""
    low, high = 0, count
    while low < high:
        middle = (low + high) // 2
        if listed[middle] < number:
            low = middle + 1
        else:
            high = middle
    return low < count and listed[low] == number


def chance(node: int, state: AnyRecord, source: Ints, study: Study) -> int:
    """Chance has its way; the child that this leads to."""
    count = chance_outcomes(state, study.outcomes, study.weights)
    number = study.outcomes[draw_weighted(source, study.weights, count)]
    if study.tree.width[node] == 0:
        branch(node, count, study)
    apply(state, number)
    return found(study.tree, node, number)


def mean(tree: Tree, node: int, sign: float) -> float:
    """What a visited node has turned out to be worth to who decides."""
    return sign * float(tree.total[node]) / tree.visits[node]


def pick(node: int, state: AnyRecord, sign: float, study: Study) -> int:
    """The child to look at next, among those that are legal in this world: what did well, or promises to."""
    tree, count = study.tree, legal(state, study.listed)
    first, trust = tree.child[node], sqrt(tree.visits[node] + 1.0)
    last = first + min(tree.width[node], OPENED + int(OPENING * trust))
    lowest, span = 1e9, -1e9
    for place in range(first, last):
        if tree.visits[place] > 0:
            value = mean(tree, place, sign)
            lowest, span = min(lowest, value), max(span, value)
    span = max(span - lowest, SMALLEST_SPAN)
    best, most, curiosity = OUT, TAKEN, study.terms[Term.CURIOSITY] / 1000 * trust
    for place in range(first, last):
        if is_listed(tree.number[place], count, study.listed):
            value = (mean(tree, place, sign) - lowest) / span if tree.visits[place] > 0 else FIRST_LOOK
            value += curiosity * tree.prior[place] / (1 + tree.visits[place])
            if value > most:
                best, most = place, value
    return best


def descend(state: AnyRecord, seat: int, until: int, source: Ints, study: Study) -> int:
    """Go down the tree as far as it has grown, and let it grow there; how many nodes the path has."""
    tree, depth = study.tree, 1
    node = tree.path[0] = study.terms[Term.ROOT]
    while depth < MOST_DEPTH and player_turn(state) < until:
        mover = seat_to_move(state)
        if mover == NOBODY:
            break
        if mover == CHANCE:
            node = chance(node, state, source, study)
        elif tree.width[node] == 0:
            grow(node, state, study)
            break
        else:
            node = pick(node, state, 1.0 if mover == seat else -1.0, study)
            if node != OUT:
                apply(state, tree.number[node])
        if node == OUT:
            break
        tree.path[depth] = node
        depth += 1
    return depth


def simulate(state: AnyRecord, seat: int, until: int, source: Ints, study: Study) -> None:
    """Think one world through to the end of the turn, and remember what came of it."""
    depth = descend(state, seat, until, source, study)
    study.terms[Term.LOOKED] += depth
    play_out(state, until, source, study)
    value = judge(state, seat, study)
    for place in range(depth):
        node = study.tree.path[place]
        study.tree.visits[node] += 1
        study.tree.total[node] += value


def choose(seen: AnyRecord, seat: int, source: Ints, study: Study) -> int:
    """The order that was found worth the most thought; an order at a glance, if none is allowed."""
    terms, tree = study.terms, study.tree
    count = legal(seen, study.numbers)
    if count == 1:
        return study.numbers[0]
    if terms[Term.SIMULATIONS] == 0:
        return quick(seen, source, study)
    if terms[Term.ROOT] == OUT or terms[Term.FREE] > len(tree.number) // 2:
        terms[Term.ROOT], terms[Term.FREE] = 0, 1
        plant(tree, 0, 0, 0.0)
    root, until = terms[Term.ROOT], player_turn(seen) + 1 + terms[Term.HORIZON]
    for _ in range(max(terms[Term.SIMULATIONS] - tree.visits[root], terms[Term.SIMULATIONS] // 4)):
        if terms[Term.STOP]:
            break
        imagine(seen, seat, source, study)
        simulate(study.states[1], seat, until, source, study)
    if tree.width[root] == 0 or (terms[Term.STOP] and tree.visits[root] < FEWEST_THOUGHTS):
        return quick(seen, source, study)
    return preferred(root, count, study)


def preferred(root: int, count: int, study: Study) -> int:
    """The most visited of the orders that are legal."""
    tree, best, most = study.tree, int(study.numbers[0]), 0.0
    for node in range(tree.child[root], tree.child[root] + tree.width[root]):
        trust = tree.visits[node] + tree.prior[node]  # where visits are even, what looked better
        if trust > most and is_listed(tree.number[node], count, study.numbers):
            best, most = tree.number[node], trust
    return best


def parts(game: AnyGame) -> dict[str, Loop]:
    """What the player is made of."""
    own = (plant, has_room, highest, grow, branch, found, is_listed, chance, mean, pick, descend, simulate, preferred)
    return {
        **JUDGEMENT,
        **policy_of(game),
        "imagine": imagine,
        **{each.__name__: each for each in own},
        "choose": choose,
    }
