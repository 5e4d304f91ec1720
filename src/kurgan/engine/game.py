"""The contract of a game, on one page.

A game is a record of integers and the functions below. Seats are numbered from 0; chance is a seat too, and
when it is to move `chance_outcomes` says what may come, so that a game is its start and a list of numbers.
The functions of the first part are compiled and call each other; they write into room the caller brings. The
others speak to people. Everything that leaves for a seat is made from a `Known` of type K, never from the state.

Whoever serves every game relies on three things more, and `testing.contract` checks them: `turns` is among the
tallies; the catalogue has `legend`, which explains the picture, and `side-<seat>` for each seat; and n_actions is
below 2**15, since lists of actions are 16 bits wide.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final, Generic, TypeAlias, TypeVar, cast

import numpy as np
from pydantic import BaseModel
from rich.console import RenderableType

from kurgan.engine.chronicle import Chronicle
from kurgan.engine.editions import TODAY, of_edition
from kurgan.engine.forecast import Forecast
from kurgan.engine.goals import Goal
from kurgan.engine.knobs import Rated
from kurgan.engine.record import AnyRecord, Floats, Ints, Reals, Record
from kurgan.engine.rule import helper
from kurgan.engine.rulebook import Rulebook
from kurgan.engine.sources import digest_of, files_of
from kurgan.engine.text import ENGINE_WORDS, Catalogue, Line

CHANCE: Final = -1
NOBODY: Final = -2  # nobody is to move, or nobody has won
UNSEEN: Final = -1  # an action its witness could not make out

SPARE: Final = 8  # room `listed` may scribble on behind a list

PARTS: Final = ("tables", "state", "rules", "setup", "numbering", "legal", "actions", "known")  # what plays a game

S = TypeVar("S", bound=Record)
K = TypeVar("K", bound=Record)


@dataclass(frozen=True)
class Result:
    """How a game ended: the winning seat, or NOBODY for a draw, and the sentence that says so."""

    winner: int
    line: Line


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal order: its words, the place it points at, what it costs (or brings) its subject, and if a move must end
    there. A place is whatever the board can show: a hex, an area, a card. The unit of the cost is the verb's affair."""

    words: str
    place: str = ""
    cost: int = 0
    stops: bool = False


@dataclass(frozen=True, slots=True)
class Orders:
    """All choices of one kind for one subject, in columns, since there may be thousands: `verb-<verb>` is in the
    catalogue; the price is what each costs the side, in command points, cards or whatever the game pays this verb with.
    A choice is ordered in the words `said place`, or in `words` of its own where the game speaks otherwise. One that
    `opens` orders nothing yet: the orders that begin with its words are asked for [decision 29]."""

    verb: str
    said: str
    places: Sequence[str] = ("",)
    price: int = 0
    costs: Sequence[int] = ()  # of each; nothing if empty
    stops: Sequence[int] = ()  # which of them must end a move, counted from 0
    words: Sequence[str] = ()
    opens: bool = False

    @classmethod
    def of(cls, verb: str, choices: Sequence[Choice], price: int = 0) -> Orders:
        """Choices that have words of their own."""
        costs = [choice.cost for choice in choices]
        return cls(
            verb,
            "",
            [choice.place for choice in choices],
            price,
            costs if any(costs) else (),
            [which for which, choice in enumerate(choices) if choice.stops],
            [choice.words for choice in choices],
        )

    @property
    def choices(self) -> list[Choice]:
        """One by one. The page does the same in client/src/api/menu.ts."""
        words = self.words or [f"{self.said} {place}" if place else self.said for place in self.places]
        costs = self.costs or [0] * len(words)
        stops = set(self.stops)
        rows = enumerate(zip(words, self.places, costs, strict=True))
        return [Choice(*row, stops=which in stops) for which, row in rows]


@dataclass(frozen=True)
class Group:
    """What a seat may choose for one subject (a unit, a card, or the side itself), under a heading."""

    subject: str
    heading: Line
    orders: tuple[Orders, ...]


class Unreadable(ValueError):
    """Words that are not an order; the line says why."""

    def __init__(self, line: Line) -> None:
        super().__init__(line.key)
        self.line = line


def in_one(known: Record, words: str) -> Sequence[str]:
    """An order in words that is one number."""
    return [words]


def nothing_more(known: Record, words: str) -> Sequence[Group]:
    """No order of this game is given in parts."""
    raise Unreadable(Line("refused-unreadable", {"words": words}))


@helper
def no_facts(state: AnyRecord, places: Ints, amounts: Floats) -> int:
    """A game that nobody has learned yet: `evaluate` judges its positions."""
    return 0


def never(state: Record) -> bool:
    """No order of this game takes more than one number."""
    return False


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S, K]):
    """One game: its state, its compiled rules and its voice."""

    folder: Path
    state: type[S]
    n_actions: int  # actions are numbered 0 … n_actions - 1
    most_outcomes: int  # chance never has more outcomes than this
    observation: tuple[tuple[int, ...], int]  # shape of the planes, length of the vector
    die: int = 6  # the faces of its die, numbered from 1: a story counts how they fell

    # Rules, compiled
    seat_to_move: Callable[[S], int]
    legal: Callable[[K, Ints], int]
    apply: Callable[[S, int], None]
    chance_outcomes: Callable[[S, Ints, Ints], int]
    winner: Callable[[S], int]
    known: Callable[[S, int, K], None]
    guess: Callable[[K, int, Ints, S], None]
    evaluate: Callable[[S, int], float]  # -1 … 1; what both sides make of it need not add up to nothing
    player_turn: Callable[[S], int]  # grows when a side's turn ends: whoever plans, plans as far as that
    observe: Callable[[K, int, Floats, Floats], None]
    fault: Callable[[S], int]  # index into `faults` of something that must never be, or -1
    tally: Callable[[S, Ints], None]  # numbers about a finished game, in the order of `tallies`
    faults: Sequence[str]
    tallies: Sequence[str]

    # Beliefs, compiled [decision 47]: a truth that fits like one of `guess`, the likelier the more often; and the one
    # that fits and is nearest to another world, or else any. Without them all that fits is equally likely.
    suppose: Callable[[K, int, Ints, S], None] | None = None
    mend: Callable[[K, int, Ints, S, S], None] | None = None

    # Learning, compiled: what a position is made of, as places and amounts of facts, the same for both seats; and how
    # promising orders look, as the sum of what the traits of each weigh [decision 38]
    n_facts: int = 0
    facts: Callable[[S, Ints, Floats], int] = no_facts
    n_traits: int = 0
    rank: Callable[[S, Ints, int, Reals, Reals], None] | None = None

    # Beginning and end
    scenarios: Callable[[], Mapping[str, Path]]
    options: Mapping[str, tuple[str, ...]]  # the values each option may have, the default first
    setup: Callable[[Path, Mapping[str, str]], S]
    rated: Rated | None = None  # the numbers in the lines of its scenario files, where knobs may turn them
    scene: Callable[[K], BaseModel]  # the board: what never changes and everybody may see
    reveals: Callable[[S], bool]  # did the last action show its seat something new?
    is_under_way: Callable[[S], bool] = never  # is an order of several numbers half given? Undo takes back all of it
    resign: Callable[[S, int], None]
    result: Callable[[S], Result]
    longest: Callable[[S], int]  # no game from this start has more numbers

    # Words and pictures
    say: Callable[[K, int], str]
    say_chance: Callable[[S, int], str]
    read: Callable[[K, str], int]
    spelled: Callable[[K, str], Sequence[str]] = in_one  # an order of several numbers, as the words of each
    refusal: Callable[[K, int], Line]
    menu: Callable[[K, Sequence[int]], Sequence[Group]]
    continued: Callable[[K, str], Sequence[Group]] = nothing_more  # the orders that begin with the words of an opening
    prompt: Callable[[K, int], Line]
    witness: Callable[[S, int, int], int]  # the number as a seat saw it, or UNSEEN
    log: Callable[[K, int, K, int], Sequence[Line]]
    forecast: Callable[[K, int], Forecast | None]
    view: Callable[[K, int], BaseModel]
    lifted: Callable[[S], BaseModel]  # the same with the fog lifted, for a match that is over
    picture: Callable[[K, int, Catalogue, str], RenderableType]
    # What a seat sees of something it asks about in words: a place that a line may name, or whatever the game can show
    # by itself; Unreadable if there is no such thing. A small table is always shown as a whole.
    look: Callable[[K, int, str, Catalogue, str], RenderableType] | None = None

    # Two players at one screen: can what is asked now be answered before both, from what both know [decision 26]? One
    # that never asks so need not have a `known` that can be applied to a Known.
    is_open: Callable[[K], bool] | None = None

    # The balance lab [decision 40], where the computer plays both sides. A chronicle is made of true states and never
    # sent to a seat. A folly is what nobody should order, whatever he hopes for: `folly-<kind>` is in the catalogue.
    chronicle: Chronicle[S] | None = None
    folly: Callable[[K, int], str | None] | None = None

    # The places both sides fight for, which everybody knows, and who holds each: the computer says which it was after
    # [decision 46]
    goals: Callable[[S], Sequence[Goal]] | None = None

    @cached_property
    def rulebook(self) -> Rulebook:
        """The game's rulebook.toml."""
        return Rulebook.load(self.folder)

    @property
    def name(self) -> str:
        return self.rulebook.game.name

    @property
    def seats(self) -> Sequence[str]:
        """The names of the seats, in their order."""
        return self.rulebook.game.seats

    @cached_property
    def catalogue(self) -> Catalogue:
        """The game's words, on top of the engine's."""
        return Catalogue([ENGINE_WORDS, self.folder / "locale"])

    @cached_property
    def ruleset(self) -> str:
        """The version of the rules and a digest of the files that make them."""
        files = [file for part in PARTS for file in files_of(self.folder, part)]
        return f"{self.rulebook.game.version} {digest_of(files, self.folder)[:16]}"

    def knows(self, state: S, seat: int) -> K:
        """What a seat knows, in a record of its own."""
        into = cast(K, self.state.new())
        self.known(state, seat, into)
        return into

    def common(self, state: S) -> K:
        """What every seat knows, in a record of its own: what any of them does not know is blanked."""
        known = self.knows(state, 0)
        for seat in range(1, len(self.seats)):
            known = self.knows(cast(S, known), seat)
        return known

    def choices(self, known: K) -> list[int]:
        """The numbers of all legal actions of the seat to move."""
        room = np.zeros(self.n_actions + SPARE, np.int16)
        found: list[int] = room[: self.legal(known, room)].tolist()
        return found

    def outcomes(self, state: S) -> list[tuple[int, int]]:
        """What chance may bring, as (number, weight)."""
        numbers, weights = np.zeros((2, self.most_outcomes + SPARE), np.int16)
        count = self.chance_outcomes(state, numbers, weights)
        return list(zip(numbers[:count].tolist(), weights[:count].tolist(), strict=True))

    def continuations(self, state: S) -> list[int]:
        """Every number that may come next: what chance may bring, or what the seat to move may choose."""
        seat = self.seat_to_move(state)
        if seat == CHANCE:
            return [number for number, _ in self.outcomes(state)]
        return self.choices(self.knows(state, seat))

    def tallied(self, state: S) -> dict[str, int]:
        """The numbers about a game, by their names."""
        numbers = np.zeros(len(self.tallies), np.int64)
        self.tally(state, numbers)
        return dict(zip(self.tallies, numbers.tolist(), strict=True))

    def start(self, scenario: str | Path, options: Mapping[str, str]) -> S:
        """The first position of a scenario, by name or by file; unknown names and options raise ValueError."""
        for option, value in options.items():
            allowed = self.options.get(option, ())
            if value not in allowed:
                expected = (
                    f"one of {', '.join(allowed)}" if allowed else f"there are {', '.join(self.options) or 'none'}"
                )
                raise ValueError(f"option {option}={value} is unknown: {expected}")
        return self.setup(self.scenario_file(scenario), options)

    def scenario_file(self, scenario: str | Path, edition: int = TODAY) -> Path:
        """The file of a scenario: one of the game's by its name, or anyone's by its path; NoEdition if there is none
        of this edition."""
        file = self.scenarios().get(str(scenario), Path(scenario))
        if file.suffix != ".toml":
            raise ValueError(f"{self.name} has no scenario {scenario!r}; there are {', '.join(self.scenarios())}")
        return of_edition(file, edition)


AnyGame: TypeAlias = Game[AnyRecord, AnyRecord]
