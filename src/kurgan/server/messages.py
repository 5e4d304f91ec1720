"""Everything that crosses the wire, in both directions. `make types` turns this file into the page's TypeScript.

Sentences travel as lines (a catalogue key with its values), so the page may change its language at any time.
Whatever concerns one seat is made from what that seat knows; nothing here counts or names what it cannot see.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from kurgan.engine.datafile import Text
from kurgan.engine.forecast import Forecast
from kurgan.engine.game import Group
from kurgan.engine.rulebook import Rule
from kurgan.engine.text import Line
from kurgan.games.shelf import GameHead, ScenarioHead

LONGEST_WORDS = 200
LONGEST_MESSAGE = 2_000
LONGEST_TEXT = 100
LONGEST_FILE = 8_000_000  # 40,000 numbers and their rolls

Name: TypeAlias = Annotated[str, Field(max_length=60)]


class Message(BaseModel):
    """One thing said over the wire; unknown fields are an error."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# Games on the shelf


class Rated(Message):
    """A strength on the scale of Elo, and how much more or less it may be."""

    rating: int
    spread: int


class Opponent(Message):
    """A computer player: a level of how well it plays, or one of those that are there to be studied."""

    name: str
    kind: Literal["level", "study"]
    ratings: dict[str, Rated]  # by game, where it was measured


class Shelf(Message):
    """All games that have a page, and the computer players: the levels first, the weakest of them first."""

    games: list[GameHead]
    opponents: list[Opponent]
    usual: str  # the opponent whom most should meet
    is_ready: bool  # or the rules are still being prepared: until then boards are not drawn and no match begins


class RulebookMessage(Message):
    """A whole rulebook."""

    rules: list[Rule]


class SceneMessage(Message):
    """The board of a scenario, in the game's own words: page/types.ts of its folder."""

    game: str
    scenario: str
    scene: object


# Matches


class NewMatch(Message):
    """What a guest asks for: each seat is `me`, `friend` or a computer player's name; `me` twice is one screen."""

    game: Name
    scenario: Name
    seats: Annotated[dict[Name, Name], Field(max_length=8)]
    called: Name = ""  # the guest's name, for a friend to see


class Join(Message):
    """A guest takes the seat he was invited to, with the name he wants to be called by."""

    called: Name = ""


class Invited(Message):
    """What an invitation leads to, before it is accepted."""

    match: MatchHead
    scenario: ScenarioHead | None  # in the edition that is played, if it is still here
    seat: str  # the side to play
    host: str | None  # how the one who invites is called
    is_own: bool  # it was opened by the one who invites


class SeatHead(Message):
    """One seat of a match, to the guest who asks."""

    name: str
    player: str  # `human` or a computer player's name
    is_taken: bool  # a friend's seat is free until somebody follows the invitation
    is_mine: bool
    is_here: bool  # somebody is connected
    called: str | None  # to those who have a seat: how its player wants to be called
    seen: str | None  # to those who have a seat: when a player who is not here was, ISO 8601


class DiceHead(Message):
    """What everybody may know of a match's dice from its first moment on; the recipe is in docs/dice.md."""

    name: str  # goes into every roll
    commitment: str  # the SHA-256 of the secret that every roll follows from
    texts: dict[str, str]  # what each seat has mixed in
    waits_for: list[str]  # nothing is rolled before these seats have


class Mix(Message):
    """Texts that a guest's seats mix into the dice, by seat; each seat does it once."""

    texts: Annotated[dict[Name, Annotated[str, Field(max_length=LONGEST_TEXT)]], Field(max_length=8)]


class MatchHead(Message):
    """A match as its guests see it in a list."""

    id: str
    game: str
    scenario: str
    edition: int  # of the scenario, which stays what it was when the match began
    title: Text
    seats: list[SeatHead]
    is_same_screen: bool
    to_move: str | None  # `chance` while the dice wait for a seat, None when it is over
    turn: int
    result: ResultMessage | None
    begun: str  # ISO 8601
    touched: str
    invitation: str | None  # the path a friend follows, while a seat is free and the guest has one
    watching: dict[str, str]  # for each seat of the guest's: the path from which others look over its shoulder
    rematch: str | None  # the match that follows this one, once all have agreed
    asked: str | None  # the seat that asks for a rematch
    declined: str | None  # the seat that wants none
    is_put_away: bool  # by the guest who asks
    dice: DiceHead


class MatchList(Message):
    """Some matches of a guest, the latest first."""

    matches: list[MatchHead]
    total: int  # as many there are


class Import(Message):
    """A match file, as it was exported."""

    text: Annotated[str, Field(max_length=LONGEST_FILE)]


class Problem(Message):
    """What is wrong with a request, in one sentence."""

    line: Line


class ResultMessage(Message):
    """How a match ended."""

    winner: str | None
    line: Line


# From the page, over the websocket


class Do(Message):
    """An order in words the server offered, by a seat that saw position `at`."""

    kind: Literal["do"] = "do"
    words: Annotated[str, Field(max_length=LONGEST_WORDS)]
    at: int


class Undo(Message):
    """Take the last order back."""

    kind: Literal["undo"] = "undo"
    at: int


class Resign(Message):
    """Give up."""

    kind: Literal["resign"] = "resign"


class Foresee(Message):
    """What would this order lead to?"""

    kind: Literal["foresee"] = "foresee"
    words: Annotated[str, Field(max_length=LONGEST_WORDS)]


class Open(Message):
    """Which orders begin with the words of one that opens?"""

    kind: Literal["open"] = "open"
    words: Annotated[str, Field(max_length=LONGEST_WORDS)]


class Hint(Message):
    """What would be good to order now?"""

    kind: Literal["hint"] = "hint"


class Intent(Message):
    """What was the computer after in its last turn?"""

    kind: Literal["intent"] = "intent"


class Sit(Message):
    """On one screen: the player of this seat has taken the screen, and nobody else looks."""

    kind: Literal["sit"] = "sit"
    seat: Annotated[str, Field(max_length=60)]


class Again(Message):
    """What was the seat shown since its own last turn?"""

    kind: Literal["again"] = "again"


class Earlier(Message):
    """What was heard before this line of the log?"""

    kind: Literal["earlier"] = "earlier"
    until: Annotated[int, Field(ge=0)]


Said = Annotated[
    Do | Undo | Resign | Foresee | Open | Hint | Intent | Sit | Again | Earlier, Field(discriminator="kind")
]
SAID: TypeAdapter[Do | Undo | Resign | Foresee | Open | Hint | Intent | Sit | Again | Earlier] = TypeAdapter(Said)


# To the page, over the websocket


class Welcome(Message):
    """The first message: which match this is and what never changes in it."""

    kind: Literal["welcome"] = "welcome"
    match: MatchHead
    scene: object
    is_given: bool  # the first cards or dice are given, not drawn: a lesson
    is_watching: bool


class News(Message):
    """The match's head has changed: somebody joined, came, left, or asked for a rematch."""

    kind: Literal["news"] = "news"
    match: MatchHead


class Curtain(Message):
    """One screen: nothing is shown until the player of this seat has taken it."""

    kind: Literal["curtain"] = "curtain"
    seat: str


class Moment(Message):
    """What a seat is told of one of its moments, whole or not."""

    kind: str
    seat: str
    at: int  # only grows while the seat sees something new
    to_move: str | None
    prompt: Line
    can_undo: bool
    heard_from: int  # keep so many lines of the log, then add; whoever has fewer may ask for those between
    heard: list[Line]
    result: ResultMessage | None
    is_open: bool = False  # on one screen: asked before both players, and made from what both of them know


class Position(Moment):
    """What a seat sees, hears and may do now."""

    kind: Literal["position"] = "position"
    view: object  # the game's own picture: page/types.ts of its folder
    orders: list[Group]  # empty when the seat is not to move, or only watched


class Change(Moment):
    """The same, to a page that was told the seat's moment before: of view and orders only what has changed since."""

    kind: Literal["change"] = "change"
    since: int
    view: object  # as server/changes.py says it
    orders: object


class Shown(Message):
    """What a seat was shown at one of its past moments, and what it heard with it."""

    to_move: str | None
    view: object  # whole, or what has changed since the one before it
    heard: list[Line]


class Recap(Message):
    """The answer to Again: what the seat was shown from the end of its own last turn to its first order of the next."""

    kind: Literal["recap"] = "recap"
    at: int  # the seat's moment when it was made
    has_played: bool  # or it is all that came before its first turn
    heard_from: int  # so many lines of the log come before those in it
    shown: list[Shown]  # the first as its turn ended, whole and with nothing heard; of the others what changed


class Heard(Message):
    """The answer to Earlier: some lines of the log, up to the one that was named."""

    kind: Literal["heard"] = "heard"
    heard_from: int
    heard: list[Line]


class Foreseen(Message):
    """The answer to Foresee: a forecast where one can be made, or why the order would be refused."""

    kind: Literal["foreseen"] = "foreseen"
    words: str
    forecast: Forecast | None
    refusal: Line | None


class Opened(Message):
    """The answer to Open: the orders that begin with these words, or why there are none."""

    kind: Literal["opened"] = "opened"
    words: str
    orders: list[Group]
    refusal: Line | None


class AdviceMessage(Message):
    """An order that looks good: its words, the one entry of the menu that gives it, what it is called where it can be
    foreseen, and how likely its side would be to win."""

    words: str
    group: Group
    title: Line | None
    probability: float


class Hinted(Message):
    """The answer to Hint: up to three orders, the best first, or why there are none."""

    kind: Literal["hinted"] = "hinted"
    advice: list[AdviceMessage]
    refusal: Line | None


class Intended(Message):
    """The answer to Intent: a sentence or two of a turn that has ended; none where the computer has played none."""

    kind: Literal["intended"] = "intended"
    lines: list[Line]


class Refusal(Message):
    """An order or a message that was not carried out, and why."""

    kind: Literal["refusal"] = "refusal"
    line: Line


Told = Welcome | News | Curtain | Position | Change | Recap | Heard | Foreseen | Opened | Hinted | Intended | Refusal


# Finished matches


class StepMessage(Message):
    """One number of a finished match."""

    seat: str  # or `chance`
    words: str
    turn: int
    number: int  # a roll of the same place must have come to it


class RollMessage(Message):
    """One roll: what came, and all that could have come with its weight, so that a page can work it out again."""

    step: int
    number: int
    numbers: list[int]
    weights: list[int]


class DiceMessage(Message):
    """How often each face came for a seat."""

    seat: str
    faces: list[int]


class MeasureMessage(Message):
    """A number about each seat, after each turn."""

    name: str  # the catalogue has `measure-<name>`
    seats: dict[str, list[int]]


class ChanceMessage(Message):
    """How likely each seat was to win after each turn, in hundredths: as one seat saw it, or with the fog lifted."""

    eyes: str
    seats: dict[str, list[int]]


class Tale(Message):
    """A finished match, the same to everybody."""

    scene: object
    steps: list[StepMessage]
    turns: list[int]  # after how many steps each turn had ended, for the measures
    measures: list[MeasureMessage]
    chances: list[ChanceMessage]  # of each seat's eyes, and of all
    dice: list[DiceMessage]
    secret: str
    rolls: list[RollMessage]
    given: int  # so many of its first rolls were given by the scenario, not rolled: a lesson


class Story(Tale):
    """A finished match, for its end screen and its replay."""

    match: MatchHead


class Frame(Message):
    """A finished match after so many steps, from one seat's eyes or with the fog lifted."""

    step: int
    view: object  # whole, or what has changed since the one before it
    heard: list[Line]  # of this step alone


class Frames(Message):
    """Some frames in a row: the first whole, of the others what changed."""

    frames: list[Frame]


class Verified(Message):
    """How many rolls follow from the published secret: all of them, or it is a Problem."""

    rolls: int


def problem(key: str, values: Mapping[str, str | float] | None = None) -> Problem:
    """A sentence of the server's own."""
    return Problem(line=Line(key, dict(values or {})))
