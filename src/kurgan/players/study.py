"""A study: room for a player that searches, what it has learned, and what it remembers of its last thoughts."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple
from zipfile import BadZipFile

import numpy as np

from kurgan.engine.game import SPARE, AnyGame
from kurgan.engine.record import AnyRecord, Floats, Ints, Reals

HIDDEN: Final = 32  # numbers between the facts and the judgement
MOST_FACTS: Final = 512  # of one position
MOST_DEPTH: Final = 400  # numbers ahead
SPARE_STATES: Final = 20  # as many as anybody needs
WORLDS: Final = 64  # that a seat believes in
LEARNED: Final = "learned.npz"


class Term(IntEnum):
    """What a player may do, and how far it has come: the places of `Study.terms`."""

    SIMULATIONS = 0  # so often a decision is thought through
    HORIZON = 1  # turns of a side that are looked at beyond the present one
    WIDTH = 2  # orders that are looked at in one position
    CURIOSITY = 3  # in thousandths: how much a promising order is tried though others did better
    LOOSENESS = 4  # in thousandths: how far the quick policy strays from what looks best
    STOP = 5  # not 0: somebody wants the answer now
    LOOKED = 6  # positions that were looked at since the study was opened
    ROOT = 7  # where the present position is in the tree
    FREE = 8  # the first node that is not in use
    WORLDS = 9  # how many worlds a seat believes in; none: whatever is plausible (`imagination`)


class Learned(NamedTuple):
    """What was learned from games: a small net that judges positions, and the weights of the traits of orders."""

    first: Floats  # of each fact, on each hidden number
    bias: Floats
    second: Floats  # of each hidden number
    offset: Floats
    policy: Floats  # of each trait, for each seat


class Tree(NamedTuple):
    """What may come, node by node; the children of a node lie side by side."""

    number: Ints  # that leads to the node
    child: Ints  # its first
    width: Ints  # how many it has
    visits: Ints
    total: Reals  # of the values found below it, to the player
    prior: Reals  # how promising it looked
    path: Ints  # the nodes of the present simulation


class Study(NamedTuple):
    """Everything a searching player needs at one table. Its first four are a desk."""

    states: AnyRecord
    numbers: Ints
    outcomes: Ints
    weights: Ints
    listed: Ints
    scores: Reals
    places: Ints
    amounts: Floats
    hidden: Floats
    learned: Learned
    tree: Tree
    terms: Ints
    worlds: AnyRecord


def study_for(game: AnyGame, nodes: int, learned: Learned | None = None) -> Study:
    """A study of the right size for a game, with what was learned of it."""
    actions, outcomes = game.n_actions + SPARE, game.most_outcomes + SPARE
    return Study(
        np.zeros(SPARE_STATES, game.state.dtype),
        np.zeros(actions, np.int16),
        np.zeros(outcomes, np.int16),
        np.zeros(outcomes, np.int16),
        np.zeros(actions, np.int16),
        np.zeros(actions, np.float32),
        np.zeros(MOST_FACTS, np.int16),
        np.zeros(MOST_FACTS, np.float32),
        np.zeros(HIDDEN, np.float32),
        learned or learned_of(game),
        tree_of(nodes),
        np.zeros(len(Term), np.int64),
        np.zeros(WORLDS, game.state.dtype),
    )


def tree_of(nodes: int) -> Tree:
    """A tree that nothing has grown in."""
    return Tree(
        np.zeros(nodes, np.int16),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int16),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.float32),
        np.zeros(nodes, np.float32),
        np.zeros(MOST_DEPTH, np.int32),
    )


@cache
def learned_of(game: AnyGame) -> Learned:
    """What was learned of a game; nothing where it has no such file."""
    file = game.folder / LEARNED
    return checked(game, read(file)) if file.exists() else blank(game)


def checked(game: AnyGame, learned: Learned) -> Learned:
    """What was learned, if it is about this game: compiled code would read beside what is too short."""
    for name, part, expected in zip(Learned._fields, learned, blank(game), strict=True):
        if part.shape != expected.shape:
            sizes = f"{part.shape} instead of {expected.shape}"
            raise ValueError(f"the weights do not fit {game.name}: {name} has {sizes}; let it learn anew")
    return learned


def blank(game: AnyGame) -> Learned:
    """Nothing learned."""
    sizes = (game.n_facts, HIDDEN), HIDDEN, HIDDEN, 1, (len(game.seats), max(1, game.n_traits))
    return Learned(*(np.zeros(size, np.float32) for size in sizes))


def read(file: Path) -> Learned:
    """What a file keeps."""
    try:
        with np.load(file) as arrays:
            return Learned(*(np.ascontiguousarray(arrays[name], np.float32) for name in Learned._fields))
    except (BadZipFile, EOFError, KeyError, ValueError) as error:
        raise ValueError(f"{file.name} is no file of weights") from error


def write(learned: Learned, file: Path) -> None:
    """Keep it; half as wide, since more says nothing."""
    np.savez_compressed(file, **{name: part.astype(np.float16) for name, part in learned._asdict().items()})
