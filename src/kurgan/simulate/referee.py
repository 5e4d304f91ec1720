"""One game between any two players, decision by decision, with an account of what happened in it.

Each seat has a guarded mind of its own for as long as the game lasts, which hears every number as its seat sees it. Who
raises, answers what is no legal order or does not answer forfeits the game, and that is counted. Each seat and the dice
have streams of chance of their own: what one player draws changes nothing for the other, nor for the dice.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kurgan.engine.chance import draw_weighted, streams
from kurgan.engine.chronicle import Chronicle, Deed
from kurgan.engine.compiled import Desk, desk_for
from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.record import AnyRecord, Ints, copy
from kurgan.players.counsel import true_probability
from kurgan.players.guard import UNDER_A_REFEREE, Guarded
from kurgan.players.rooms import Rooms

Folly: TypeAlias = Callable[[AnyRecord, int], str | None]

LOG: Final = logging.getLogger("kurgan.simulate")
FAILED: Final = "event=player-failed player=%s failure=%s game=%d reason=%r"
ROOMS: Final = Rooms()
FIRST: Final = 0  # the seat whose chances are written down


def sources(seed: int, games: range, seats: int) -> list[NDArray[np.int64]]:
    """The streams of chance of these games, in rows: one for each seat, and the last for the dice."""
    return [streams(seed, games, whose) for whose in range(seats + 1)]


@dataclass
class Account:
    """What happened in one game."""

    number: int
    winner: int = NOBODY
    decisions: int = 0
    chances: int = 0
    tallies: list[int] = field(default_factory=list)
    turn: int = 0
    scores: dict[int, list[int]] = field(default_factory=dict)  # of the seats, as each turn left them
    outlook: dict[int, float] = field(default_factory=dict)  # how likely the first seat was to win then, in truth
    deeds: list[tuple[int, Deed]] = field(default_factory=list)  # with the turn
    follies: Counter[tuple[int, str]] = field(default_factory=Counter)  # of each seat, by kind
    failures: Counter[tuple[int, str]] = field(default_factory=Counter)  # of each seat's player, by kind

    @property
    def is_forfeited(self) -> bool:
        """Was it not won, but given up because a player failed?"""
        return self.failures.total() > 0


@dataclass(frozen=True)
class Referee:
    """Lets two players meet."""

    game: AnyGame
    players: Sequence[str]
    chronicle: Chronicle[AnyRecord] | None = None
    folly: Folly | None = None

    @classmethod
    def writing(cls, game: AnyGame, players: Sequence[str]) -> Referee:
        """One who writes down deeds, scores and follies too, where the game says what they are."""
        return cls(game, players, game.chronicle, game.folly)

    def play(self, start: AnyRecord, seed: int, number: int) -> Account:
        """The game with this number."""
        state, account = copy(start), Account(number, turn=self.game.tallied(start)["turns"])
        chances = [each[0] for each in sources(seed, range(number, number + 1), len(self.players))]
        minds = [Guarded(name, self.game, seat, UNDER_A_REFEREE, ROOMS) for seat, name in enumerate(self.players)]
        desk = desk_for(self.game)
        while (seat := self.game.seat_to_move(state)) != NOBODY:
            if seat == CHANCE:
                chosen = self.rolled(state, chances[-1], desk)
                account.chances += 1
            else:
                chosen = self.answered(state, minds[seat], chances[seat], account)
                account.decisions += 1
                if minds[seat].has_forfeited:
                    self.game.resign(state, seat)
                    break
            heard = [int(self.game.witness(state, chosen, each.seat)) for each in minds]
            self.carry_out(state, chosen, account)
            for mind, seen in zip(minds, heard, strict=True):
                mind.hear(seen)
        account.winner = int(self.game.winner(state))
        account.tallies = [*self.game.tallied(state).values()]
        return account

    def rolled(self, state: AnyRecord, source: Ints, desk: Desk) -> int:
        """What chance brings."""
        count = self.game.chance_outcomes(state, desk.outcomes, desk.weights)
        return int(desk.outcomes[draw_weighted(source, desk.weights, count)])

    def answered(self, state: AnyRecord, mind: Guarded, source: Ints, account: Account) -> int:
        """What a seat's player answers; if it fails or is foolish, that is noted."""
        seat, known = mind.seat, self.game.knows(state, mind.seat)
        chosen, failure, reason = mind.choose(known, source)
        if failure is not None:
            account.failures[seat, failure] += 1
            LOG.warning(FAILED, self.players[seat], failure, account.number, reason)
        folly = self.folly(known, chosen) if self.folly is not None and failure is None else None
        if folly is not None:
            account.follies[seat, folly] += 1
        return chosen

    def carry_out(self, state: AnyRecord, chosen: int, account: Account) -> None:
        """Let a number happen, and write down what it did."""
        if self.chronicle is None:
            self.game.apply(state, chosen)
            return
        before = copy(state)
        self.game.apply(state, chosen)
        account.deeds += [(account.turn, deed) for deed in self.chronicle.deeds(before, chosen, state)]
        tallied = self.game.tallied(state)
        account.scores[account.turn] = [tallied[name] for name in self.chronicle.scores]
        if tallied["turns"] != account.turn or self.game.seat_to_move(state) == NOBODY:
            account.outlook[account.turn] = true_probability(self.game, state, FIRST)
        account.turn = tallied["turns"]
