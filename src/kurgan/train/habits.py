"""Habits: what the search preferred after much thought becomes what the quick policy does at a glance."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kurgan.engine.chance import draw, draw_weighted, stream
from kurgan.engine.game import CHANCE, NOBODY, SPARE, AnyGame
from kurgan.engine.record import AnyRecord, Floats, Ints
from kurgan.engine.rule import helper
from kurgan.games import load
from kurgan.players import player
from kurgan.players.level import Level
from kurgan.players.mind import study_of
from kurgan.players.search import OUT
from kurgan.players.study import Learned, Study, Term
from kurgan.train.descent import pace, step

BATCH: Final = 32
EPOCHS: Final = 6
RATE: Final = 0.02
TINY: Final = 1e-6
NEVER: Final = -1e8
ASIDE: Final = 12  # one order in so many is given by lot, so that other positions are seen too


class Decisions(NamedTuple):
    """The traits of all orders of many decisions, one after another, and how much thought each order was worth."""

    ends: NDArray[np.int64]  # where the orders of each begin, and the end of the last
    traits: Floats
    shares: Floats  # they add up to 1 in each decision
    seats: NDArray[np.int64]

    @classmethod
    def joined(cls, parts: list[Decisions]) -> Decisions:
        """Several collections as one."""
        ends = [np.zeros(1, np.int64)]
        for part in parts:
            ends.append(part.ends[1:] + ends[-1][-1])
        return cls(
            np.concatenate(ends),
            np.concatenate([part.traits for part in parts]),
            np.concatenate([part.shares for part in parts]),
            np.concatenate([part.seats for part in parts]),
        )


@dataclass(frozen=True)
class Practice:
    """Games to form habits from, that any process can play: the search thinks about every order, or, where nothing is
    learned yet, `greedy` shows how it goes."""

    game: str
    starts: bytes
    learned: Learned
    level: Level

    def played(self, part: tuple[int, int]) -> Decisions:
        """So many games with this seed."""
        seed, games = part
        game = load(self.game)
        kinds = np.frombuffer(self.starts, game.state.dtype)
        study = study_of(game, self.level, self.learned)
        found: list[tuple[int, Floats, Floats]] = []
        for number in range(games):
            found += practised(game, kinds[number % len(kinds)], stream(seed, number), study)
        return Decisions(
            np.cumsum([0, *(len(shares) for _, _, shares in found)]),
            np.concatenate([traits for _, traits, _ in found]),
            np.concatenate([shares for _, _, shares in found]),
            np.array([seat for seat, _, _ in found], np.int64),
        )


def practised(game: AnyGame, start: AnyRecord, source: Ints, study: Study) -> list[tuple[int, Floats, Floats]]:
    """One game: seat, traits and shares of every decision."""
    state, seen = game.state.load(start.tobytes()), game.state.new()
    choose = player("search" if study.learned.policy.any() else "greedy", game)
    numbers, found = np.zeros(game.n_actions + SPARE, np.int16), []
    while (seat := game.seat_to_move(state)) != NOBODY:
        if seat == CHANCE:
            outcomes = game.outcomes(state)
            weights = np.array([weight for _, weight in outcomes], np.int16)
            game.apply(state, outcomes[draw_weighted(source, weights, len(weights))][0])
            continue
        game.known(state, seat, seen)
        count = game.legal(seen, numbers)
        study.terms[Term.ROOT] = OUT
        number = int(choose(seen, seat, source, study))
        if count > 1:
            traits, are_open = traits_of(game, seen, numbers, count)
            shares = shares_of(study, numbers[:count], number)[are_open]
            found.append((seat, traits[are_open], shares / shares.sum()))
        game.apply(state, int(numbers[draw(source, count)]) if draw(source, ASIDE) == 0 else number)
    return found


def traits_of(game: AnyGame, seen: AnyRecord, numbers: Ints, count: int) -> tuple[Floats, NDArray[np.bool_]]:
    """The traits of all orders: a ranking is a sum, so each trait is what it says with this weight alone."""
    assert game.rank is not None
    scores, weights = np.zeros(count + SPARE, np.float32), np.zeros(game.n_traits, np.float32)
    game.rank(seen, numbers, count, weights, scores)
    base, traits = scores[:count].copy(), np.zeros((count, game.n_traits), np.float32)
    for trait in range(game.n_traits):
        weights[trait] = 1.0
        game.rank(seen, numbers, count, weights, scores)
        traits[:, trait] = scores[:count] - base
        weights[trait] = 0.0
    return traits, base > NEVER


def shares_of(study: Study, numbers: NDArray[np.int16], chosen: int) -> Floats:
    """How often each order was looked at; the chosen one once at least."""
    tree, root, shares = study.tree, study.terms[Term.ROOT], np.zeros(len(numbers), np.float32)
    if root != OUT:
        for node in range(tree.child[root], tree.child[root] + tree.width[root]):
            shares[np.searchsorted(numbers, tree.number[node])] = tree.visits[node]
    shares[np.searchsorted(numbers, chosen)] += 1
    return shares


@helper
def pass_over(decisions: Decisions, order: Ints, weights: Floats, means: Floats, rate: float) -> float:
    """Learn from decisions in an order; what the surprise was on average. `means` are Adam's two, and its steps."""
    n_traits, surprise = len(weights), 0.0
    slope, scores = np.zeros(n_traits, np.float32), np.zeros(1 << 14, np.float32)
    for index in range(len(order)):
        first, last = decisions.ends[order[index]], decisions.ends[order[index] + 1]
        best, total = -1e30, 0.0
        for row in range(first, last):
            scores[row - first] = 0.0
            for trait in range(n_traits):
                scores[row - first] += decisions.traits[row, trait] * weights[trait]
            best = max(best, scores[row - first])
        for row in range(first, last):
            scores[row - first] = exp(scores[row - first] - best)
            total += scores[row - first]
        for row in range(first, last):
            likely = scores[row - first] / total
            surprise -= decisions.shares[row] * log(likely + TINY)
            for trait in range(n_traits):
                slope[trait] += (likely - decisions.shares[row]) * decisions.traits[row, trait]
        if (index + 1) % BATCH == 0 or index + 1 == len(order):
            means[2, 0] += 1
            for trait in range(n_traits):
                slope[trait] /= BATCH
            step(weights, slope, means[0], means[1], pace(rate, int(means[2, 0])))
    return surprise / max(1, len(order))


def formed(policy: Floats, decisions: Decisions, seed: int) -> tuple[Floats, float]:
    """A policy that does at a glance what was preferred; and how much it is still surprised."""
    policy, generator, surprise = policy.copy(), np.random.default_rng(seed), 0.0
    for seat in range(len(policy)):
        own, means = np.flatnonzero(decisions.seats == seat), np.zeros((3, policy.shape[1]), np.float32)
        for epoch in range(EPOCHS):
            generator.shuffle(own)
            last = pass_over(decisions, own, policy[seat], means, RATE * (1 - epoch / EPOCHS))
        surprise += last / len(policy)
    return policy, surprise
