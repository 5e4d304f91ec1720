"""What each seat sees and may do, as JSON: made once at each of its moments, for however many look, and only if
somebody does. What it has heard is JSON already."""

from __future__ import annotations

from typing import Final, NamedTuple

from pydantic_core import to_json

from kurgan.engine.entries import EVERYBODY, Entries
from kurgan.engine.game import CHANCE, NOBODY, AnyGame, Result
from kurgan.engine.match import Match
from kurgan.engine.record import AnyRecord
from kurgan.engine.text import Line
from kurgan.server.messages import Position, ResultMessage

UNROLLED: Final = Line("waiting-for-dice")
OF_A_CHAIR: Final = {"heard_from", "heard"}  # what differs between two who look at the same seat


class Picture(NamedTuple):
    """A position as JSON, but for what was heard and its end."""

    at: int
    text: bytes


class Pictures:
    """The pictures of one match's seats."""

    def __init__(self) -> None:
        self.seen: dict[tuple[int, int], Picture] = {}  # for each seat, and whoever of those who look is asked

    def message(self, match: Match, seat: int, asked: int, told: int) -> tuple[str, int]:
        """What somebody is told who looks at a seat and has heard so many lines, and how many those are then."""
        return with_lines(self.picture(match, seat, asked), match.entries, seat, told)

    def picture(self, match: Match, seat: int, asked: int) -> bytes:
        """What is the same for all who look at a seat."""
        found = self.seen.get((seat, asked))
        if found is None or found.at != match.moments[seat]:
            text = spelled(drawn(match, seat, asked, match.known(seat)))
            found = self.seen[seat, asked] = Picture(match.moments[seat], text)
        return found.text


def drawn(match: Match, seat: int, asked: int, known: AnyRecord) -> Position:
    """What is known, as a seat sees it, and what it may do now, if it is the one who is asked and nobody only looks."""
    game, result = match.game, match.result
    may_order = match.to_move == asked != NOBODY
    return Position(
        seat=game.seats[seat],
        at=match.moments[seat],
        to_move=None if match.to_move == NOBODY else match.named(match.to_move),
        prompt=UNROLLED if match.to_move == CHANCE else game.prompt(known, asked),
        view=game.view(known, seat),
        orders=list(game.menu(known, match.legal(asked))) if may_order else [],
        can_undo=may_order and match.can_undo(asked),
        heard_from=0,
        heard=[],
        result=None if result is None else result_message(game, result),
    )


def spelled(position: Position) -> bytes:
    """A position as JSON, but for what was heard and its end. Each thing is spelled as what it is: asked by its type,
    pydantic would try which of five kinds each value of a line may be, and take four times as long."""
    return to_json({name: value for name, value in position if name not in OF_A_CHAIR}).removesuffix(b"}")


def with_lines(picture: bytes, entries: Entries, seat: int, told: int) -> tuple[str, int]:
    """A picture with what was heard beyond so many lines, and how many there are then."""
    count = entries.counts[seat]
    since = min(told, count)
    lines = b",".join(entries.since(seat, since))
    return (b'%b,"heard_from":%d,"heard":[%b]}' % (picture, since, lines)).decode(), count


def shown_to_all(match: Match, told: int) -> tuple[str, int]:
    """What hides nothing, for the seat to move and before everybody's eyes; and how many lines have then been heard."""
    position = drawn(match, match.to_move, match.to_move, match.common).model_copy(update={"is_open": True})
    return with_lines(spelled(position), match.entries, EVERYBODY, told)


def result_message(game: AnyGame, result: Result) -> ResultMessage:
    """How a match has ended."""
    return ResultMessage(winner=None if result.winner == NOBODY else game.seats[result.winner], line=result.line)
