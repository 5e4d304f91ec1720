"""What each seat sees, hears and may do, as JSON: made once at each of its moments, for however many look, and only
if somebody does."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from pydantic import TypeAdapter

from kurgan.engine.game import CHANCE, NOBODY, AnyGame, Result
from kurgan.engine.match import Entry, Match
from kurgan.engine.record import AnyRecord
from kurgan.engine.text import Line
from kurgan.server.messages import Position, ResultMessage

UNROLLED: Final = Line("waiting-for-dice")
LINE: Final = TypeAdapter(Line)
OF_A_CHAIR: Final = {"heard_from", "heard"}  # what differs between two who look at the same seat


@dataclass
class Heard:
    """What one seat has heard of a match, line by line as JSON."""

    entries: list[Entry] = field(default_factory=list)
    before: list[int] = field(default_factory=list)  # how many lines came before each of them
    lines: list[str] = field(default_factory=list)

    def follow(self, match: Match, seat: int) -> None:
        """Up to the match's entries, also when some were taken back and others given."""
        entries = match.entries
        while self.entries and self.entries[-1:] != entries[len(self.entries) - 1 : len(self.entries)]:
            self.entries.pop()
            del self.lines[self.before.pop() :]
        for entry in entries[len(self.entries) :]:
            self.entries.append(entry)
            self.before.append(len(self.lines))
            self.lines += [LINE.dump_json(line).decode() for line in entry.heard[seat]]


class Picture(NamedTuple):
    """A position as JSON, but for what was heard and its end."""

    at: int
    text: str


class Pictures:
    """The pictures of one match's seats."""

    def __init__(self, seats: int) -> None:
        self.heard = [Heard() for _ in range(seats)]
        self.seen: dict[tuple[int, int], Picture] = {}  # for each seat, and whoever of those who look is asked

    def message(self, match: Match, seat: int, asked: int, told: int) -> tuple[str, int]:
        """What somebody is told who looks at a seat and has heard so many lines, and how many those are then."""
        heard = self.heard[seat]
        heard.follow(match, seat)
        since = min(told, len(heard.lines))
        lines = ",".join(heard.lines[since:])
        return f'{self.picture(match, seat, asked)},"heard_from":{since},"heard":[{lines}]}}', len(heard.lines)

    def picture(self, match: Match, seat: int, asked: int) -> str:
        """What is the same for all who look at a seat."""
        found = self.seen.get((seat, asked))
        if found is None or found.at != match.moments[seat]:
            text = drawn(match, seat, asked, match.known(seat)).model_dump_json(exclude=OF_A_CHAIR)
            found = self.seen[seat, asked] = Picture(match.moments[seat], text.removesuffix("}"))
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


def shown_to_all(match: Match, told: int) -> tuple[str, int]:
    """What hides nothing, for the seat to move and before everybody's eyes; and how many lines have then been heard."""
    everything = (entry.heard for entry in match.entries)
    lines = [line for heard in everything for line in heard[0] if all(line in other for other in heard[1:])]
    position = drawn(match, match.to_move, match.to_move, match.common)
    since = min(told, len(lines))
    whole = position.model_copy(update={"is_open": True, "heard_from": since, "heard": lines[since:]})
    return whole.model_dump_json(), len(lines)


def result_message(game: AnyGame, result: Result) -> ResultMessage:
    """How a match has ended."""
    return ResultMessage(winner=None if result.winner == NOBODY else game.seats[result.winner], line=result.line)
