"""The dice of a match on the server: published before the first roll, and mixed by every seat.

A match is made with sealed dice, and waits at its first chance step until each seat has mixed in a text of its own: a
page once it has seen the seal, the computer together with it. What was mixed stays, and is on disk before anything is
rolled. Matches older than this mixed nothing in, and need not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from kurgan.engine.chance import commitment_of, random_text
from kurgan.engine.match import HUMAN, Match, SealedDice
from kurgan.server.messages import DiceHead
from kurgan.server.store import MatchRow, SeatRow


def first_texts(seats: Sequence[SeatRow]) -> list[str | None]:
    """What is mixed in from the beginning: a computer's text is published with the seal, a player's is to come."""
    return [None if seat.player == HUMAN else random_text() for seat in seats]


def unmixed(row: MatchRow) -> list[int]:
    """The seats whose texts are still to come."""
    return [] if row.result else [place for place, text in enumerate(row.mix) if text is None]


def with_texts(row: MatchRow, texts: Mapping[int, str]) -> MatchRow:
    """A row in which seats have mixed in their texts; whoever has done so before stays with it."""
    missing = unmixed(row)
    return replace(row, mix=[texts.get(place) if place in missing else text for place, text in enumerate(row.mix)])


def sealed(row: MatchRow) -> SealedDice:
    """The dice of a match without their secret."""
    return SealedDice(row.dice, [text or "" for text in row.mix], seal_of(row))


def seal_of(row: MatchRow) -> str:
    """What the dice are committed to; a finished match may have been brought here without its secret."""
    return commitment_of(row.secret) if row.secret else ""


def cast(match: Match, row: MatchRow) -> None:
    """From now on roll here, if every text has come."""
    if row.secret and not unmixed(row):
        match.dice = sealed(row)
        match.unseal(row.secret)


def dice_head(row: MatchRow) -> DiceHead:
    """What everybody may know of the dice."""
    names = [seat.name for seat in row.seats]
    texts = {name: text for name, text in zip(names, row.mix, strict=False) if text is not None}
    return DiceHead(
        name=row.dice, commitment=seal_of(row), texts=texts, waits_for=[names[place] for place in unmixed(row)]
    )
