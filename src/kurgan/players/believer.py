"""A mind with a belief: it thinks in worlds that it has carried along through the match."""

from __future__ import annotations

from kurgan.engine.game import AnyGame
from kurgan.engine.record import AnyRecord, Ints
from kurgan.players.belief import Belief
from kurgan.players.mind import Mind
from kurgan.players.study import Term


class Believer(Mind):
    """A level of the computer that is told what its seat knows after every number."""

    def __init__(self, name: str, game: AnyGame, seat: int, known: AnyRecord, seed: int) -> None:
        super().__init__(name, game, seat)
        self.belief = Belief(game, seat, known, seed)

    def choose(self, known: AnyRecord, source: Ints) -> int:
        """As any mind, in the worlds it believes in."""
        if self.study is not None:
            self.belief.deal(self.study.worlds)
            self.study.terms[Term.WORLDS] = len(self.study.worlds)
        return super().choose(known, source)

    def learn(self, number: int, known: AnyRecord) -> None:
        """A number as the seat witnessed it, and what it knows after it."""
        self.belief.follow(number, known)
        self.hear(number)
