"""What really happened in a match: read from the server's file and played again, number by number."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.match import Match
from kurgan.engine.text import Line
from kurgan.server.messages import Position
from kurgan.server.replay import replayed
from kurgan.server.store import MatchRow, NumberRow, Past, SeatRow
from tests.browser.guests import Frames

JSON_COLUMNS = ("options", "mix", "result")
UNROLLED = Line("waiting-for-dice")  # until both players are there, nothing is rolled: both have a part in the dice


@dataclass(frozen=True)
class Truth:
    """A match as it is in the store."""

    game: AnyGame
    row: MatchRow
    numbers: list[NumberRow]

    @classmethod
    def read(cls, game: AnyGame, database: Path, id: str) -> Truth:
        with closing(sqlite3.connect(database)) as file:
            file.row_factory = sqlite3.Row
            [row] = file.execute("select * from matches where id = ?", (id,)).fetchall()
            seats = file.execute("select * from seats where match = ? order by place", (id,)).fetchall()
            numbers = file.execute("select place, seat, number from numbers where match = ? order by place", (id,))
            columns = {name: json.loads(row[name]) if name in JSON_COLUMNS else row[name] for name in row.keys()}  # noqa: SIM118
            own = ("name", "player", "guest", "invitation", "watching")
            whole = MatchRow(**columns, seats=tuple(SeatRow(**{name: seat[name] for name in own}) for seat in seats))
            return cls(game, whole, [NumberRow(*each) for each in numbers])

    def matches(self) -> Iterator[Match]:
        """The match after each number, the dice sealed."""
        sealed = MatchRow(**{**vars(self.row), "secret": ""})
        for count in range(len(self.numbers) + 1):
            yield replayed(self.game, sealed, Past(self.numbers[:count], [])).match

    def position(self, match: Match, seat: int, heard_from: int) -> Position:
        """What a seat at this point of the match is to be told, if it has so many lines of the log already."""
        game, known = self.game, match.known(seat)
        lines = [line for entry in match.entries for line in entry.heard[seat]]
        return Position(
            seat=game.seats[seat],
            at=match.moments[seat],
            to_move=None if match.to_move == NOBODY else match.named(match.to_move),
            prompt=UNROLLED if match.to_move == CHANCE else game.prompt(known, seat),
            view=game.view(known, seat),
            orders=list(game.menu(known, match.legal(seat))) if match.to_move == seat else [],
            can_undo=match.can_undo(seat),
            heard_from=heard_from,
            heard=lines[heard_from:],
            result=None,
        )


def every_position_is_the_seats_own(truth: Truth, matches: list[Match], seat: int, frames: Frames, least: int) -> None:
    """View, orders and log are exactly those of the state the match had then; there were at least so many of them."""
    then = {match.moments[seat]: match for match in matches}
    assert len(frames.positions) == len(frames.whole) >= least
    assert len(frames.whole) > sum('"kind":"position"' in text for text in frames.received), "some came as changes"
    for told, position in zip(frames.positions, frames.whole, strict=True):
        expected = truth.position(then[told.at], seat, told.heard_from).model_dump(mode="json")
        others = {name: (position.get(name), each) for name, each in expected.items() if position.get(name) != each}
        assert position == expected, f"told and true at moment {position['at']}: {others}"
