"""[14]-[16] The closed vocabulary of the cards: what an effect, an ability and a note may say, checked when loaded."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field

from kurgan.engine.datafile import Data

Few: TypeAlias = Annotated[int, Field(ge=1, le=9)]
Change: TypeAlias = Annotated[int, Field(ge=-9, le=9)]
Tag: TypeAlias = Literal["armor", "engineer", "infantry", "artillery", "guards", "sniper", "naval", "militia"]
MoveKind: TypeAlias = Literal["perimeter", "advance", "control"]

TAGS: Final = ("armor", "engineer", "infantry", "artillery", "guards", "sniper", "naval", "militia")
MOVE_KINDS: Final = ("perimeter", "advance", "control")


class Verb(IntEnum):
    """[14] What a card may do."""

    NOTHING = 0
    COMBAT = 1
    SHIELD = 2
    NO_RETREAT = 3
    FF_LIMIT = 4
    IGNORE_LOCATION = 5
    RUBBLE = 6
    GAIN_RATIONS = 7
    LOSE_RATIONS = 8
    DRAW = 9
    ENEMY_DISCARD = 10
    PEEK_HAND = 11
    FREE_MOVES = 12
    INFILTRATE = 13
    DISCOUNT = 14
    RECOVER = 15
    MEDAL = 16
    STRIKE = 17
    FREE_ATTACK = 18
    BLOCK_SUPPLY = 19
    CANCEL = 20
    URANUS = 21


class Scope(IntEnum):
    """Whom an effect concerns, or what it cancels."""

    NONE = 0
    ANY = 1
    LOCATION = 2
    EACH_CONTROL = 3
    EACH_PERIMETER = 4
    EACH_CONTROL_AT = 5
    EVENT = 6
    URANUS = 7


class Ability(IntEnum):
    """[15] What a Force can do better than others."""

    NONE = 0
    FREE_MOVE = 1
    ATTACK = 2
    DEFEND = 3
    STREET = 4
    REARGUARD = 5
    FORAGE = 6
    SAPPER = 7
    FREE_ATTACK = 8
    SUPPORT = 9
    TOUGH = 10
    STUBBORN = 11
    SNIPER = 12


class Note(IntEnum):
    """[16] What is special about a Location."""

    NONE = 0
    DRAW = 1
    TAG_RATION = 2
    DEFEND = 3
    ATTACK_ELSEWHERE = 4
    SHIELD = 5
    FREE_PERIMETER = 6
    DISCOUNT = 7
    REARGUARD = 8


class Combat(Data):
    """[14.1] Changes of the totals; for each engaged Force with a tag, once."""

    verb: Literal["combat"]
    own: Change = 0
    enemy: Change = 0
    own_per_tag: Mapping[Tag, Change] = Field(default_factory=dict)
    enemy_per_tag: Mapping[Tag, Change] = Field(default_factory=dict)


class Counted(Data):
    """[14] Effects that need a number and nothing else."""

    verb: Literal["shield", "ff_limit", "rubble", "draw", "enemy_discard", "infiltrate", "discount", "recover", "medal"]
    n: Few


class Plain(Data):
    """[14] Effects that need nothing."""

    verb: Literal["ignore_location", "peek_hand", "block_supply", "uranus"]


class NoRetreat(Data):
    """[14.3]"""

    verb: Literal["no_retreat"]
    who: Literal["own"]


class GainRations(Data):
    """[14.7]"""

    verb: Literal["gain_rations"]
    n: Few
    scope: Literal["any", "each_perimeter", "each_control"]


class LoseRations(Data):
    """[14.8]"""

    verb: Literal["lose_rations"]
    n: Few
    scope: Literal["any", "location", "each_control_at", "each_perimeter"]


class FreeMoves(Data):
    """[14.12]"""

    verb: Literal["free_moves"]
    n: Few
    kinds: Annotated[tuple[MoveKind, ...], Field(min_length=1)]


class Strike(Data):
    """[14.17]"""

    verb: Literal["strike"]
    n: Few
    zone: Literal["control"]


class FreeAttack(Data):
    """[14.18]"""

    verb: Literal["free_attack"]
    bonus: Annotated[int, Field(ge=0, le=9)]


class Cancel(Data):
    """[14.20]"""

    verb: Literal["cancel"]
    what: Literal["event", "uranus"]


Effect: TypeAlias = Annotated[
    Combat | Counted | Plain | NoRetreat | GainRations | LoseRations | FreeMoves | Strike | FreeAttack | Cancel,
    Field(discriminator="verb"),
]


class FreeMove(Data):
    """[15.1]"""

    verb: Literal["free_move"]
    kinds: Annotated[tuple[MoveKind, ...], Field(min_length=1)]


class Strong(Data):
    """[15] Abilities with a number."""

    verb: Literal["attack", "defend", "street", "rearguard", "forage", "sapper", "support", "tough", "sniper"]
    n: Few


class Simple(Data):
    """[15] Abilities without one."""

    verb: Literal["free_attack", "stubborn"]


AbilityData: TypeAlias = Annotated[FreeMove | Strong | Simple, Field(discriminator="verb")]


class TagRation(Data):
    """[16.2]"""

    verb: Literal["tag_ration"]
    tag: Tag
    n: Few


class CountedNote(Data):
    """[16] Notes with a number."""

    verb: Literal["draw", "defend", "attack_elsewhere", "shield", "discount", "rearguard"]
    n: Few


class PlainNote(Data):
    """[16.6]"""

    verb: Literal["free_perimeter"]


NoteData: TypeAlias = Annotated[TagRation | CountedNote | PlainNote, Field(discriminator="verb")]

BATTLE_VERBS: Final = frozenset({"combat", "shield", "no_retreat", "ff_limit", "ignore_location", "rubble"})
