"""What the accounts of many games say: scores and chances by turn, set-ups, losses, first turns, events, follies."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel

from kurgan.engine.chronicle import LOST, ORDER, PLAYED, Deed
from kurgan.engine.game import AnyGame
from kurgan.simulate.occasions import events
from kurgan.simulate.referee import Account
from kurgan.simulate.shares import Key, Rate, Worth, compared, in_order, is_telling

FIRST_TURN: Final = 1  # what is done before it, while armies are set up, counts as part of it
SETUP: Final = "setup"  # the verb of an order that sets up a whole army

V = TypeVar("V")


class Standing(BaseModel):
    """A side's score, or its chances, at the end of a turn; a game that is over keeps its last."""

    turn: int
    median: float
    low: float  # a tenth of the games lies below
    high: float  # a tenth lies above


class Loss(BaseModel):
    """How often a unit was lost: in the games its side has won, in those it has not, and in all."""

    side: str
    subject: str
    times: int
    all: Rate
    won: Rate
    other: Rate


class Folly(BaseModel):
    """Orders nobody should give: how many of a kind, and in how many games."""

    side: str
    player: str
    kind: str
    times: int
    games: int


class Failed(BaseModel):
    """Games that a player forfeited, and what it had done: raised, nonsense, illegal or idle."""

    side: str
    player: str
    kind: str
    games: int


class SetUp(BaseModel):
    """How often a side won with one of the set-ups that it may choose; without a subject, with none of them."""

    side: str
    subject: str
    won: Rate


class Findings(BaseModel):
    """All of it."""

    scores: dict[str, list[Standing]]
    win_probability: list[Standing]  # of the first seat, as a position is judged that hides nothing
    setups: list[SetUp]
    losses: list[Loss]
    fallen: dict[str, dict[str, int]]  # how many units of each side were lost in each place
    first_turn: list[Worth]
    events: list[Worth]


def found(game: AnyGame, accounts: Sequence[Account]) -> Findings:
    """Everything that can be told without words and pictures."""
    return Findings(
        scores=standings(game, accounts),
        win_probability=outlook(accounts),
        setups=setups(game, accounts),
        losses=losses(game, accounts),
        fallen=fallen(game, accounts),
        first_turn=first_turn(game, accounts),
        events=events(game, accounts),
    )


def standings(game: AnyGame, accounts: Sequence[Account]) -> dict[str, list[Standing]]:
    """The scores of each side, turn by turn."""
    turns = sorted({turn for account in accounts for turn in account.scores})
    told = [account.scores for account in accounts if account.scores]
    table = np.array([[left_by(each, turn) for turn in turns] for each in told], np.float64)
    return {
        seat: [standing(turn, row) for turn, row in zip(turns, table[:, :, side].T, strict=True)]
        for side, seat in enumerate(game.seats)
        if turns
    }


def outlook(accounts: Sequence[Account]) -> list[Standing]:
    """How likely the first seat is to win, turn by turn."""
    turns = sorted({turn for account in accounts for turn in account.outlook})
    told = [account.outlook for account in accounts if account.outlook]
    return [standing(turn, np.array([left_by(each, turn) for each in told])) for turn in turns]


def standing(turn: int, values: NDArray[np.float64]) -> Standing:
    """Where the games stood after a turn: the middle one, and eight of ten."""
    return Standing(turn=turn, median=np.median(values), low=np.quantile(values, 0.1), high=np.quantile(values, 0.9))


def left_by(turns: Mapping[int, V], turn: int) -> V:
    """What a turn left, or the last before it; a game begins with its first."""
    past = [each for each in turns if each <= turn]
    return turns[max(past) if past else min(turns)]


def setups(game: AnyGame, accounts: Sequence[Account]) -> list[SetUp]:
    """How often each side won by the set-up it chose, where it could choose; the one that was chosen most is first."""
    found = []
    for side, seat in enumerate(game.seats):
        games = defaultdict[str, list[Account]](list)
        for account in accounts:
            chosen = [deed.subject for _, deed in account.deeds if (deed.side, deed.verb) == (side, SETUP)]
            games[chosen[0] if chosen else ""].append(account)
        if set(games) != {""}:
            often = sorted(games, key=lambda subject: (not subject, -len(games[subject]), subject))
            rates = {each: Rate.of(wins(games[each], side), len(games[each])) for each in often}
            found += [SetUp(side=seat, subject=subject, won=rate) for subject, rate in rates.items()]
    return found


def fallen(game: AnyGame, accounts: Sequence[Account]) -> dict[str, dict[str, int]]:
    """Where units were lost."""
    lost = [deed for account in accounts for _, deed in account.deeds if deed.kind == LOST]
    counts = [Counter(deed.place for deed in lost if deed.side == side) for side in range(len(game.seats))]
    return {seat: dict(sorted(count.items())) for seat, count in zip(game.seats, counts, strict=True)}


def losses(game: AnyGame, accounts: Sequence[Account]) -> list[Loss]:
    """How often each unit was lost, those that were lost most often first."""
    times: Counter[tuple[int, str]] = Counter()
    games = defaultdict[tuple[int, str], list[Account]](list)
    for account in accounts:
        here = Counter((deed.side, deed.subject) for _, deed in account.deeds if deed.kind == LOST)
        times += here
        for unit in here:
            games[unit].append(account)
    return [
        Loss(
            side=game.seats[side],
            subject=subject,
            times=count,
            all=Rate.of(len(games[side, subject]), len(accounts)),
            won=Rate.of(wins(games[side, subject], side), wins(accounts, side)),
            other=Rate.of(
                len(games[side, subject]) - wins(games[side, subject], side), len(accounts) - wins(accounts, side)
            ),
        )
        for (side, subject), count in sorted(times.items(), key=lambda each: (each[0][0], -each[1], each[0][1]))
    ]


def wins(accounts: Iterable[Account], side: int) -> int:
    """How many of these games a side has won."""
    return sum(account.winner == side for account in accounts)


def first_choice(turn: int, deed: Deed) -> Key | None:
    """A choice of the first turn."""
    is_choice = turn <= FIRST_TURN and deed.kind in (ORDER, PLAYED)
    return (deed.side, deed.kind, deed.verb, deed.subject, deed.place) if is_choice else None


def first_turn(game: AnyGame, accounts: Sequence[Account]) -> list[Worth]:
    """Which choices of the first turn go together with winning; what is rare, or almost always so, says nothing."""
    games = defaultdict[Key, list[Account]](list)
    for account in accounts:
        for key in sorted({key for each in account.deeds if (key := first_choice(*each)) is not None}):
            games[key].append(account)
    often = {key: those for key, those in games.items() if is_telling(len(those), len(accounts), len(accounts))}
    found = []
    for key, those in often.items():
        won, all_won = wins(those, key[0]), wins(accounts, key[0])
        rest = Rate.of(all_won - won, len(accounts) - len(those))
        found.append(compared(game, key, Rate.of(won, len(those)), rest))
    return in_order(game, found)


def follies(game: AnyGame, players: Sequence[str], accounts: Sequence[Account]) -> list[Folly]:
    """What was counted of each kind, by seat."""
    times: Counter[tuple[int, str]] = Counter()
    games: Counter[tuple[int, str]] = Counter()
    for account in accounts:
        times += account.follies
        games.update(account.follies.keys())
    return [
        Folly(side=game.seats[seat], player=players[seat], kind=kind, times=count, games=games[seat, kind])
        for (seat, kind), count in sorted(times.items())
    ]


def failures(game: AnyGame, players: Sequence[str], accounts: Sequence[Account]) -> list[Failed]:
    """How many games each seat's player forfeited, and by what."""
    games = sum((account.failures for account in accounts), Counter[tuple[int, str]]())
    return [
        Failed(side=game.seats[seat], player=players[seat], kind=kind, games=count)
        for (seat, kind), count in sorted(games.items())
    ]
