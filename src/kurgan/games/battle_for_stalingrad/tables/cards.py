"""The cards as printed, read from cards.toml and checked; and the same as tables that the rules can read.

A card's copies differ only in their firefight numbers. Equal copies cannot be told apart, so what the rules count are
faces: a kind of card with one firefight number, and how many copies there are of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias, TypeVar

from pydantic import Field

from kurgan.engine.datafile import Data, Place, Text, load
from kurgan.engine.record import Ints, table
from kurgan.engine.rule import chart
from kurgan.games.battle_for_stalingrad.tables.vocabulary import (
    BATTLE_VERBS,
    MOVE_KINDS,
    TAGS,
    Ability,
    AbilityData,
    Combat,
    Effect,
    FreeMove,
    FreeMoves,
    Note,
    NoteData,
    Scope,
    Tag,
    TagRation,
    Verb,
)

GERMAN: Final = 0
SOVIET: Final = 1
N_SIDES: Final = 2
NO_SIDE: Final = N_SIDES
SIDE_NAMES: Final = ("german", "soviet")
MOST_EFFECTS: Final = 3

Side: TypeAlias = Literal["german", "soviet"]
Code: TypeAlias = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Firefight: TypeAlias = Literal[-3, -2, -1, 1, 2, 3]


class Band(Data):
    """One line of a rubble chart: the rations with at most so much Rubble."""

    upto: Annotated[int, Field(ge=0, le=20)]
    rations: Annotated[int, Field(ge=0, le=9)]


class Location(Data):
    """One Location card."""

    code: Code
    name: Text
    destroyed_at: Annotated[int, Field(ge=1, le=20)]
    chart: list[Band]
    note: NoteData
    persists: bool
    text: Text
    history: Text

    def rations(self, rubble: int) -> int:
        """What the chart gives with so much Rubble; nothing from the threshold on."""
        return next((band.rations for band in self.chart if rubble <= band.upto), 0)

    def faults(self) -> Iterator[tuple[Place, str]]:
        ends = [band.upto for band in self.chart]
        if ends != sorted(set(ends)) or ends[-1:] != [self.destroyed_at - 1]:
            yield ("chart",), f"must rise to {self.destroyed_at - 1}, one below destroyed_at [5.1]"


class Force(Data):
    """One Force card."""

    code: Code
    side: Side
    label: str
    name: Text
    size: Literal["battalion", "regiment", "brigade", "division"]
    value: Annotated[int, Field(ge=1, le=9)]
    combat: Annotated[int, Field(ge=0, le=12)]
    rations: Annotated[int, Field(ge=0, le=6)]
    tags: Annotated[tuple[Tag, ...], Field(min_length=1)]
    ability: AbilityData | None = None
    text: Text
    history: Text


class Action(Data):
    """One kind of action card."""

    code: Code
    side: Side
    title: Text
    timing: Literal["action", "battle", "reaction"]
    role: Literal["attacker", "defender", "any"] | None = None
    copies: Annotated[int, Field(ge=1, le=6)]
    firefight: tuple[Firefight, ...]
    effects: Annotated[tuple[Effect, ...], Field(min_length=1, max_length=MOST_EFFECTS)]
    text: Text
    history: Text

    @property
    def is_uranus(self) -> bool:
        return any(effect.verb == "uranus" for effect in self.effects)

    def faults(self) -> Iterator[tuple[Place, str]]:
        if len(self.firefight) != self.copies:
            yield ("firefight",), f"{len(self.firefight)} numbers for {self.copies} copies"
        if (self.timing == "battle") != (self.role is not None):
            yield ("timing",), "a battle card names the role of who may play it, and no other card does [7.4]"
        for effect in self.effects:
            if (effect.verb == "cancel") != (self.timing == "reaction"):
                yield ("effects",), f"{effect.verb} does not fit the timing {self.timing!r}: reactions cancel [8.4]"
            elif self.timing == "battle" and effect.verb not in BATTLE_VERBS:
                yield ("effects",), f"{effect.verb} is no effect of a battle card [7.4]"
            elif self.timing == "action" and effect.verb in BATTLE_VERBS - {"rubble"}:
                yield ("effects",), f"{effect.verb} is an effect of battle cards only [6.1]"
        verbs = [effect.verb for effect in self.effects]
        if verbs.count("combat") > 1 or verbs.count("cancel") > 1:
            yield ("effects",), "a card changes the totals once, and cancels once [14.1, 14.20]"
        if any(getattr(effect, "scope", "") == "each_control_at" for effect in self.effects) and verbs[0] != "rubble":
            yield ("effects",), "each_control_at means the Location of the card's rubble, which must come first [14.8]"
        if self.is_uranus and (self.side != "soviet" or self.effects[0].verb != "uranus"):
            yield ("effects",), "a Uranus card is Soviet, and launching it comes first [10.5]"
        if self.is_uranus and self.copies > 1:
            yield ("copies",), "there is one copy of a Uranus card [10.5]"


C = TypeVar("C", Location, Force, Action)


class CardSet(Data):
    """The whole of cards.toml."""

    location: list[Location]
    force: list[Force]
    action: list[Action]

    def faults(self) -> Iterator[tuple[Place, str]]:
        for part, cards in (("location", self.location), ("force", self.force), ("action", self.action)):
            yield from self.part_faults(part, cards)
        if len(self.location) != N_LOCATIONS:
            yield ("location",), f"there are {len(self.location)} Locations, not {N_LOCATIONS} [3.1]"
        for part, owned in (("force", self.force), ("action", self.action)):
            if [card.side for card in owned] != sorted(card.side for card in owned):
                yield (part,), "German cards come before Soviet ones"

    def part_faults(self, part: str, cards: Sequence[Location | Force | Action]) -> Iterator[tuple[Place, str]]:
        """What is wrong with the cards of one part, by name."""
        seen: set[str] = set()
        for row, card in enumerate(cards):
            if card.code in seen:
                yield (part, row, "code"), f"{card.code} is there twice"
            seen.add(card.code)
            for name, text in card:
                if isinstance(text, Text) and not (text.en.strip() and text.fr.strip()):
                    yield (part, row, name), f"{card.code}: lacks a text in one of the languages"
            for place, fault in card.faults():
                yield (part, row, *place), f"{card.code}: {fault}"


N_LOCATIONS: Final = 10
FILE: Final = Path(__file__).with_name("cards.toml")
CARDS: Final = load(FILE, CardSet)
LOCATIONS: Final = CARDS.location
FORCES: Final = CARDS.force
ACTIONS: Final = CARDS.action


class Face(NamedTuple):
    """A kind of card with one firefight number."""

    kind: int  # its line in ACTIONS
    firefight: int
    copies: int

    @property
    def code(self) -> str:
        """The word for it in orders: `stuka-2`, `stuka+2`."""
        return f"{ACTIONS[self.kind].code}{self.firefight:+}"


FACES: Final = [
    Face(kind, firefight, copies)
    for kind, action in enumerate(ACTIONS)
    for firefight, copies in sorted(Counter(action.firefight).items())
]


def first_soviet(owners: Sequence[str]) -> int:
    """Where the Soviet part of a list begins: German cards come first."""
    return owners.index("soviet")


# Forces
N_FORCES: Final = len(FORCES)
NO_FORCE: Final = N_FORCES
FIRST_FORCE: Ints = table([0, first_soviet([force.side for force in FORCES]), N_FORCES])  # of each side, and the end
MOST_FORCES: Final = int(max(FIRST_FORCE[1], N_FORCES - FIRST_FORCE[1]))
VALUE: Ints = table([force.value for force in FORCES])
COMBAT: Ints = table([force.combat for force in FORCES])
RATIONS: Ints = table([force.rations for force in FORCES])
N_TAGS: Final = len(TAGS)
HAS_TAG: Ints = table([[int(tag in force.tags) for tag in TAGS] for force in FORCES])


def bits(kinds: Sequence[str]) -> int:
    """Kinds of move as a row of bits."""
    return sum(1 << MOVE_KINDS.index(kind) for kind in kinds)


def ability_row(ability: AbilityData | None) -> tuple[int, int]:
    """An ability and its number; the kinds of move that are free, as bits."""
    if ability is None:
        return Ability.NONE, 0
    number = bits(ability.kinds) if isinstance(ability, FreeMove) else getattr(ability, "n", 1)
    return Ability[ability.verb.upper()], number


ABILITY, ABILITY_N = (table(column) for column in zip(*(ability_row(force.ability) for force in FORCES), strict=True))

# Locations; the last row is for a place that has none yet
NO_LOCATION: Final = N_LOCATIONS
DESTROYED_AT: Ints = table([*(location.destroyed_at for location in LOCATIONS), 0])
MOST_RUBBLE: Final = int(max(DESTROYED_AT))
NO_CHART: Final = [0] * (MOST_RUBBLE + 1)
RUBBLE_CHART: Ints = table(
    [*([location.rations(rubble) for rubble in range(MOST_RUBBLE + 1)] for location in LOCATIONS), NO_CHART]
)
NOTE: Ints = table([*(Note[location.note.verb.upper()] for location in LOCATIONS), Note.NONE])
NOTE_N: Ints = table([*(getattr(location.note, "n", 1) for location in LOCATIONS), 0])
NOTE_TAG: Ints = table(
    [*(TAGS.index(location.note.tag) if isinstance(location.note, TagRation) else 0 for location in LOCATIONS), 0]
)
PERSISTS: Ints = table([*(int(location.persists) for location in LOCATIONS), 0])

# Action cards
TIMINGS: Final = ("action", "battle", "reaction")
ACTION_TIME, BATTLE_TIME, REACTION_TIME = range(3)
ROLES: Final = ("any", "attacker", "defender")
ANY_ROLE, ATTACKER_ROLE = range(2)
TIMING: Ints = table([TIMINGS.index(action.timing) for action in ACTIONS])
ROLE: Ints = table([ROLES.index(action.role or "any") for action in ACTIONS])
IS_URANUS: Ints = table([int(action.is_uranus) for action in ACTIONS])


def effect_row(effect: Effect) -> tuple[int, int, int]:
    """An effect as verb, number and scope; kinds of move are bits in the place of the scope."""
    number = getattr(effect, "n", getattr(effect, "bonus", 1))
    if isinstance(effect, FreeMoves):
        return Verb.FREE_MOVES, number, bits(effect.kinds)
    scope = getattr(effect, "scope", getattr(effect, "what", "none"))
    return Verb[effect.verb.upper()], number, Scope[scope.upper()]


NO_EFFECT: Final = (Verb.NOTHING, 0, Scope.NONE)
EFFECTS: Ints = table(
    [
        [*(effect_row(effect) for effect in action.effects), *[NO_EFFECT] * (MOST_EFFECTS + 1 - len(action.effects))]
        for action in ACTIONS
    ]
)
VERB, NUMBER, SCOPE = range(3)
"""The columns of an effect; the row after the last effect of a card is empty."""


def combat_of(action: Action) -> Combat:
    """[14.1] What a card does to the totals."""
    found = [effect for effect in action.effects if isinstance(effect, Combat)]
    return found[0] if found else Combat(verb="combat")


COMBATS: Final = [combat_of(action) for action in ACTIONS]
COMBAT_OWN: Ints = table([combat.own for combat in COMBATS])
COMBAT_ENEMY: Ints = table([combat.enemy for combat in COMBATS])
OWN_PER_TAG: Ints = table([[combat.own_per_tag.get(tag, 0) for tag in TAGS] for combat in COMBATS])
ENEMY_PER_TAG: Ints = table([[combat.enemy_per_tag.get(tag, 0) for tag in TAGS] for combat in COMBATS])

# Faces
N_FACES: Final = len(FACES)
NO_FACE: Final = N_FACES
FIRST_FACE: Ints = table([0, first_soviet([ACTIONS[face.kind].side for face in FACES]), N_FACES])
KIND: Ints = table([face.kind for face in FACES])
FIREFIGHT: Ints = table([face.firefight for face in FACES])
COPIES: Ints = table([face.copies for face in FACES])
N_URANUS: Final = sum(action.is_uranus for action in ACTIONS)

chart(__name__, LOCATIONS="1.2 3.1 16.1", RUBBLE_CHART="5.1", FORCES="1.2", ACTIONS="1.2", EFFECTS="8.5", FACES="1.2")
