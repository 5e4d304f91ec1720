"""The worth of events and cards, turn by turn: games in which one came are compared with those in which it did not.

In a long game more comes to pass, and mostly one side wins the long ones: whether something came in a game at all says
little more than how long it was. So games are compared that were still being played in the same turn.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final, NamedTuple, TypeAlias

from kurgan.engine.chronicle import CAME, ORDER, PLAYED
from kurgan.engine.game import AnyGame
from kurgan.simulate.referee import Account
from kurgan.simulate.shares import Rate, Worth, around, compared, in_order, is_telling

INSTEAD: Final = {CAME: (CAME,), PLAYED: (PLAYED, ORDER)}  # who has none of these in a turn could not have had this

Turn: TypeAlias = tuple[int, int, str]
"""A side, a turn, and the kind of what may come to the side in it."""


class Wins(NamedTuple):
    """How many games, and how many of them the side has won."""

    games: int = 0
    won: int = 0

    def and_one(self, won: int) -> Wins:
        return Wins(self.games + 1, self.won + won)


def events(game: AnyGame, accounts: Sequence[Account]) -> list[Worth]:
    """Every event and card that came, and did not come, often enough."""
    there, came = counted(accounts)
    found = []
    for (side, kind, subject), all_turns in came.items():
        others = {turn: rest(there[side, turn, kind], wins) for turn, wins in all_turns.items()}
        turns = {turn: wins for turn, wins in all_turns.items() if others[turn].games}
        count, instead = (sum(each.games for each in those) for those in (turns.values(), others.values()))
        if is_telling(count, count + instead, len(accounts)):
            with_it = Rate.of(sum(wins.won for wins in turns.values()), count)
            found.append(compared(game, (side, kind, "", subject, ""), with_it, expected(turns, others)))
    return in_order(game, found)


def counted(accounts: Sequence[Account]) -> tuple[Mapping[Turn, Wins], Mapping[tuple[int, str, str], dict[int, Wins]]]:
    """The games in which a side was there in a turn, and those in which something came to it then."""
    there = defaultdict[Turn, Wins](Wins)
    came = defaultdict[tuple[int, str, str], dict[int, Wins]](dict)
    for account in accounts:
        done = {(deed.side, turn, deed.kind, deed.subject) for turn, deed in account.deeds}
        for side, turn, kind in {
            (side, turn, kind) for side, turn, each, _ in done for kind, those in INSTEAD.items() if each in those
        }:
            there[side, turn, kind] = there[side, turn, kind].and_one(account.winner == side)
        for side, turn, kind, subject in sorted(done):
            if kind in INSTEAD:
                turns = came[side, kind, subject]
                turns[turn] = turns.get(turn, Wins()).and_one(account.winner == side)
    return there, came


def rest(all: Wins, those: Wins) -> Wins:
    """The other games."""
    return Wins(all.games - those.games, all.won - those.won)


def expected(turns: Mapping[int, Wins], others: Mapping[int, Wins]) -> Rate:
    """How often the side would have won in the same turns without it: each turn counts as often as it came in it.

    A game is among the others in many turns, so what is uncertain about each turn adds up.
    """
    weights = {turn: wins.games / sum(each.games for each in turns.values()) for turn, wins in turns.items()}
    share = sum(weight * others[turn].won / others[turn].games for turn, weight in weights.items())
    spread = sum(weight * deviation(others[turn]) for turn, weight in weights.items())
    games = sum(others[turn].games for turn in turns)
    low, high = around(share, spread)
    return Rate(count=round(share * games), games=games, share=share, interval=(max(0.0, low), min(1.0, high)))


def deviation(wins: Wins) -> float:
    """How far a share of so many games lies from the true one, mostly; none is quite certain."""
    share = (wins.won + 1) / (wins.games + 2)
    return sqrt(share * (1 - share) / wins.games)
