"""A match from the store is played again from its numbers: the same as it was, or none."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from kurgan import players
from kurgan.engine.game import AnyGame
from kurgan.engine.match import HUMAN, Match, Refused
from kurgan.engine.record import digest
from kurgan.server.impossible import Impossible
from kurgan.server.store import MatchRow, NumberRow
from kurgan.server.tables import headed, replayed

LOG: Final = logging.getLogger("kurgan.server")


def played_again(game: AnyGame, row: MatchRow, numbers: Sequence[NumberRow]) -> Match:
    """A match played again from its numbers; refused if other rules, or damage, made something else of them."""
    try:
        match = replayed(game, row, numbers) if has_its_seats(game, row) else None
    except (Refused, LookupError, ValueError):
        match = None
    if match is not None and is_the_same(match, row):
        return match
    LOG.error("event=unplayable match=%s rules=%s", row.id, row.rules)
    if row.rules != game.ruleset:
        raise Impossible(409, "other-rules", {"then": row.rules, "now": game.ruleset})
    raise Impossible(409, "damaged-match", {"match": row.id})


def has_its_seats(game: AnyGame, row: MatchRow) -> bool:
    """Are the seats those of its game, and is there somebody to play each, if it is not over?"""
    is_played = row.result is not None or {seat.player for seat in row.seats} <= {HUMAN, *players.names()}
    return is_played and [seat.name for seat in row.seats] == [*game.seats]


def is_the_same(match: Match, row: MatchRow) -> bool:
    """Did the numbers lead where they led before?

    If the rules have changed since, they must still say the same and end alike. Of a match that is older than what is
    kept of its words it is enough that each number was possible, and that it ended alike.
    """
    if match.game.ruleset == row.rules:
        return digest(match.state) == row.state
    return row.said in (None, match.said) and ending(headed(row, match)) == ending(row)


def ending(row: MatchRow) -> tuple[object, ...]:
    """Who has won, or nothing while it lasts."""
    return () if row.result is None else (row.result.get("winner"),)
