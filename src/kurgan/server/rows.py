"""The rows of a match that is new to the store: itself, its seats and its numbers."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from kurgan import players
from kurgan.engine.match import HUMAN, Match
from kurgan.server.impossible import Impossible
from kurgan.server.store import MatchRow, NumberRow, SeatRow, now

ME: Final = "me"
FRIEND: Final = "friend"


def row_of(match: Match, secret: str, seats: Sequence[SeatRow]) -> MatchRow:
    """The row of a match that is new here."""
    begun = now()
    return MatchRow(
        id=secrets.token_urlsafe(16),
        game=match.game.name,
        scenario=match.scenario,
        options=dict(match.options),
        rules=match.game.ruleset,
        state=match.start,
        dice=match.dice.match,
        secret=secret,
        mix=list(match.dice.mix),
        begun=begun,
        touched=begun,
        to_move=None,
        turn=0,
        result=None,
        rematch=None,
        asked=None,
        declined=None,
        said=match.said,
        edition=match.edition,
        seats=tuple(seats),
    )


def numbers_of(match: Match) -> list[NumberRow]:
    """The rows of all that has happened in a match."""
    return [NumberRow(place, entry.seat, entry.number) for place, entry in enumerate(match.entries)]


def seated(wanted: str, name: str, guest: str) -> SeatRow:
    """A seat for the guest, a friend or the computer."""
    if wanted == ME:
        return SeatRow(name, HUMAN, guest, None)
    if wanted == FRIEND:
        return SeatRow(name, HUMAN, None, secrets.token_urlsafe(18))
    if wanted not in players.names():
        raise Impossible(422, "no-player", {"player": wanted, "players": ", ".join(players.names())})
    return SeatRow(name, wanted, None, None)


def again(seat: SeatRow, name: str) -> SeatRow:
    """A seat of the next match, for whoever had this one; a friend who never came is invited again."""
    if seat.player != HUMAN:
        return SeatRow(name, seat.player, None, None)
    invitation = None if seat.guest else secrets.token_urlsafe(18)
    return SeatRow(name, HUMAN, seat.guest, invitation, called=seat.called)
