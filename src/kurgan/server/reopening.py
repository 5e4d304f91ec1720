"""A match from the store is what it was, or none: neither snapshots nor numbers are followed that lead elsewhere."""

from __future__ import annotations

import logging
from typing import Final

from kurgan import players
from kurgan.engine.editions import NoEdition
from kurgan.engine.game import AnyGame
from kurgan.engine.match import HUMAN, Match, Refused
from kurgan.engine.record import digest
from kurgan.server.impossible import Impossible, no_edition
from kurgan.server.replay import Replay, replayed
from kurgan.server.store import MatchRow, Past
from kurgan.server.tables import headed

LOG: Final = logging.getLogger("kurgan.server")


def played_again(game: AnyGame, row: MatchRow, past: Past) -> Replay:
    """A match played again from what is kept of it; refused if other rules, or damage, made something else of it."""
    replay = tried(game, row, past)
    if past.snapshots and not is_well_resumed(replay, row):
        LOG.warning("event=snapshots-ignored match=%s why=they lead elsewhere", row.id)
        replay = tried(game, row, past._replace(snapshots=[]))
    if replay is not None and is_the_same(replay.match, row):
        return replay
    LOG.error("event=unplayable match=%s rules=%s", row.id, row.rules)
    if row.rules != game.ruleset:
        raise Impossible(409, "other-rules", {"then": row.rules, "now": game.ruleset})
    raise Impossible(409, "damaged-match", {"match": row.id})


def tried(game: AnyGame, row: MatchRow, past: Past) -> Replay | None:
    """The same, whatever comes of it, if anything does; refused if its edition of the scenario is not here."""
    try:
        return replayed(game, row, past) if has_its_seats(game, row) else None
    except NoEdition as error:
        LOG.error("event=no-edition match=%s why=%s", row.id, error)
        raise no_edition(409, error) from error
    except (Refused, LookupError, ValueError):
        return None


def has_its_seats(game: AnyGame, row: MatchRow) -> bool:
    """Are the seats those of its game, and is there somebody to play each, if it is not over?"""
    is_played = row.result is not None or {seat.player for seat in row.seats} <= {HUMAN, *players.names()}
    return is_played and [seat.name for seat in row.seats] == [*game.seats]


def is_well_resumed(replay: Replay | None, row: MatchRow) -> bool:
    """Did the snapshots, if one was followed, lead where the numbers lead, and to the same words?"""
    if replay is None or not replay.resumed:
        return replay is not None
    return is_the_same(replay.match, row) and row.said in (None, replay.match.said)


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
