"""A mind: one player at one table, with room of its own to think in and what it remembers from decision to decision."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from kurgan.engine.compiled import Desk, desk_for
from kurgan.engine.game import UNSEEN, AnyGame
from kurgan.engine.record import AnyRecord, Ints
from kurgan.players import LEVELS, QUICK, STUDIED, Choose, names, player
from kurgan.players.level import Level, levels
from kurgan.players.search import OUT
from kurgan.players.study import Learned, Study, Term, study_for

NODES_A_SIMULATION: Final = 40
FEWEST_NODES: Final = 20_000
GLANCES: Final = 8  # at an order that is no folly


class Thought(NamedTuple):
    """How often an order was thought through, and what it was worth together."""

    visits: int
    worth: float


class Mind:
    """A player by its name, in one seat of one match."""

    def __init__(self, name: str, game: AnyGame, seat: int) -> None:
        self.game, self.seat, self.has_heard = game, seat, False
        self.study: Study | None = None
        self.idea = name
        if name in LEVELS or name in STUDIED:
            level = levels(game).named(name)
            self.idea, self.study = level.idea, study_of(game, level)
        elif name not in QUICK:
            raise ValueError(f"there is no player {name!r}; there are {', '.join([*names(), *STUDIED])}")
        self.choice: Choose = player(self.idea, game)
        self.desk: Desk | Study = self.study or desk_for(game)

    def choose(self, known: AnyRecord, source: Ints) -> int:
        """The number of an order, from what the seat knows. Who has heard nothing since the last one thinks afresh."""
        if self.study is not None and not self.remembers(known):
            self.study.terms[Term.ROOT] = OUT
        self.has_heard = False
        number = int(self.choice(known, self.seat, source, self.desk))
        if self.study is None or not self.is_folly(known, number):
            return number
        others = self.thoughts(known)
        return max(others, key=lambda each: others[each].visits) if others else self.another(known, number, source)

    def another(self, known: AnyRecord, folly: int, source: Ints) -> int:
        """An order that is no folly, where none was thought through: a few glances more, unless they are in vain."""
        for _ in range(GLANCES):
            number = int(self.choice(known, self.seat, source, self.desk))
            if not self.is_folly(known, number):
                return number
        return folly

    def remembers(self, known: AnyRecord) -> bool:
        """May it go on from what it thought of before? Who keeps no tree sees for itself what still holds."""
        if self.study is None or not self.has_heard:
            return False
        return self.idea != "search" or is_about(self.study, self.game.choices(known))

    def is_folly(self, known: AnyRecord, number: int) -> bool:
        """Does the game say that nobody should order this, whatever he hopes for?"""
        return self.game.folly is not None and self.game.folly(known, number) is not None

    def thoughts(self, known: AnyRecord) -> dict[int, Thought]:
        """What was thought of each order that may be given and is no folly, by one who keeps a tree."""
        if self.study is None or self.idea != "search" or self.study.terms[Term.ROOT] == OUT:
            return {}
        tree, root, legal = self.study.tree, int(self.study.terms[Term.ROOT]), set(self.game.choices(known))
        nodes = range(tree.child[root], tree.child[root] + tree.width[root])
        found = {int(tree.number[node]): Thought(int(tree.visits[node]), float(tree.total[node])) for node in nodes}
        return {
            number: thought
            for number, thought in found.items()
            if thought.visits and number in legal and not self.is_folly(known, number)
        }

    def hear(self, number: int) -> None:
        """A number was given, as the seat saw it, and none is left out: what was thought of before may still hold.

        What the seat did not see changes nothing: else its player would know that there was something.
        """
        self.has_heard = True
        if self.study is not None and self.idea == "search" and number != UNSEEN:
            follow(self.study, number)

    def stop(self) -> None:
        """Answer now, with what has been thought of so far."""
        if self.study is not None:
            self.study.terms[Term.STOP] = 1

    def go_on(self) -> None:
        """Nobody waits any more: take all the time of the level again."""
        if self.study is not None:
            self.study.terms[Term.STOP] = 0


def study_of(game: AnyGame, level: Level, learned: Learned | None = None) -> Study:
    """A study on the terms of a level; with what was learned of the game, if nothing else."""
    study = study_for(game, max(FEWEST_NODES, NODES_A_SIMULATION * level.simulations), learned)
    level.apply_to(study.terms)
    study.terms[Term.ROOT] = OUT
    return study


def follow(study: Study, number: int) -> None:
    """Go to where a number leads in the tree; out of it, if nobody thought of that."""
    tree, root = study.tree, study.terms[Term.ROOT]
    if root != OUT:
        first = tree.child[root]
        places = [node for node in range(first, first + tree.width[root]) if tree.number[node] == number]
        study.terms[Term.ROOT] = places[0] if places else OUT


def is_about(study: Study, choices: Collection[int]) -> bool:
    """Is what was thought of about these orders? What was not seen, or chance, may have led elsewhere."""
    tree, root = study.tree, study.terms[Term.ROOT]
    if root == OUT or tree.width[root] == 0:
        return False
    first, legal = tree.child[root], set(choices)
    are_orders = tree.prior[first] > 0.0  # what chance brings is not ranked
    return are_orders and all(int(tree.number[node]) in legal for node in range(first, first + tree.width[root]))
