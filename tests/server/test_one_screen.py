"""Two players at one screen: what hides nothing is asked before both, and for everything else the curtain falls."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import cast

import pytest
from starlette.websockets import WebSocket

from kurgan.engine.chance import Dice
from kurgan.engine.game import NOBODY, AnyGame
from kurgan.engine.match import HUMAN, Match, Refused
from kurgan.games.battle_for_stalingrad.tables.cards import FACES
from kurgan.games.battle_for_stalingrad.view.table import View
from kurgan.server.chairs import Chair
from kurgan.server.matches import Matches
from kurgan.server.messages import Do, Foresee, Foreseen, Position
from kurgan.server.play import Connection
from kurgan.server.rows import row_of
from kurgan.server.store import SeatRow
from kurgan.server.tables import Table
from kurgan.server.visitors import Visitor
from tests.server.test_tables import with_matches

GAME = "battle-for-stalingrad"
SECRET = hashlib.sha256(b"one screen").hexdigest()
NO_SOCKET = cast(WebSocket, None)  # what is to be sent is read from the chair


class Screen:
    """One screen for both seats, and somebody who writes down what it was told."""

    def __init__(self, matches: Matches, table: Table) -> None:
        self.table, self.chair = table, Chair("guest", (0, 1), is_watching=False)
        self.connection = Connection(NO_SOCKET, matches, table, self.chair, Visitor("here", "guest"))
        table.chairs.append(self.chair)
        table.tell(self.chair)

    def told(self) -> list[str]:
        """What it was told since it was asked last."""
        texts = list(self.chair.unsent)
        self.chair.unsent.clear()
        return texts

    def asked(self) -> int:
        """The seat that is asked before both."""
        assert self.chair.asked is not None
        return self.chair.asked

    async def give(self, words: str) -> None:
        seat = self.table.match.to_move
        await self.connection.answer(Do(words=words, at=self.table.match.moments[seat]).model_dump_json())


async def fought(matches: Matches) -> Screen:
    """The 71st has attacked at the station and nobody has played a card: its own losses are asked of both."""
    match = Match(matches.games[GAME], "first-turn", {}, (HUMAN, HUMAN), Dice("one-screen", SECRET))
    match.settle()
    seats = [SeatRow(name, HUMAN, "guest", None) for name in match.game.seats]
    screen = Screen(matches, await matches.table((await matches.add(row_of(match, SECRET, seats), match)).id))
    table = screen.table
    for words in ("move 71inf station/control", "attack station 71inf"):
        screen.connection.sit("german")
        await screen.give(words)
    while screen.chair.asked is None and table.match.to_move != NOBODY:
        seat = table.match.to_move
        if screen.chair.shown != seat:
            screen.connection.sit(table.game.seats[seat])
        screen.told()
        await screen.give(table.game.say(table.match.known(seat), table.match.legal(seat)[0]))
    return screen


def test_losses_are_asked_before_both_without_a_curtain_and_without_a_hand(
    tmp_path: Path, games: Mapping[str, AnyGame]
) -> None:
    async def play(matches: Matches) -> None:
        screen = await fought(matches)
        match, seat = screen.table.match, screen.asked()
        assert screen.chair.shown is None and any(match.state.hand[face] for face in range(len(FACES)))
        position = Position.model_validate_json(screen.told()[-1])
        assert (position.is_open, position.seat) == (True, match.game.seats[seat])
        view = View.model_validate(position.view)
        assert [each.face for each in view.hand] == [], "and of no hand anything but what both have seen"
        assert view.step == "losses" and position.orders
        assert position.heard_from == 0, "a screen that was behind the curtain is told everything again"
        heard = [line.key for line in position.heard]
        assert "log-hits" in heard and "log-drawn" not in heard
        private = [line.key for _, line in screen.table.match.heard[seat]]
        assert "log-drawn" in private, "which its owner has heard"

    with_matches(tmp_path, games, play)


def test_a_refusal_before_both_tells_nothing_of_a_hand(tmp_path: Path, games: Mapping[str, AnyGame]) -> None:
    async def play(matches: Matches) -> None:
        screen = await fought(matches)
        state = screen.table.match.state
        held = [FACES[face].code for face in range(len(FACES)) if state.hand[face]]
        screen.told()
        lines = set()
        for face in FACES:
            await screen.connection.questions.look_ahead(Foresee(words=f"play {face.code}"))
            [text] = screen.told()
            refusal = Foreseen.model_validate_json(text).refusal
            assert refusal is not None
            lines.add(refusal.key)
        assert len(lines) == 1, "a card that is held is refused like one that is not"
        with pytest.raises(Refused) as refused:
            await screen.give(f"play {held[0]}")
        assert refused.value.line.key in lines

    with_matches(tmp_path, games, play)


def test_what_follows_the_losses_is_behind_the_curtain_again(tmp_path: Path, games: Mapping[str, AnyGame]) -> None:
    async def play(matches: Matches) -> None:
        screen = await fought(matches)
        table, answers = screen.table, 0
        while table.match.is_open:
            screen.told()
            seat = table.match.to_move
            await screen.give(table.game.say(table.match.known(seat), table.match.legal(seat)[0]))
            answers += 1
        [curtain] = screen.told()
        assert answers > 1 and '"kind":"curtain"' in curtain
        assert (screen.chair.shown, screen.chair.asked) == (None, None)

    with_matches(tmp_path, games, play)
