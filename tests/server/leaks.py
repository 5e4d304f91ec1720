"""Servers that leak: each tells a seat of something that it cannot see, in another kind of frame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from kurgan.engine.match import Match, Refused
from kurgan.engine.record import AnyRecord, digest
from kurgan.engine.text import Line
from kurgan.server import pictures, recap, tables
from kurgan.server.chairs import Chair
from kurgan.server.messages import Position
from kurgan.server.pictures import Look, Picture, Pictures
from kurgan.server.tables import Table


def is_so(match: Match) -> bool:
    """Something about the truth that no seat knows."""
    return digest(match.state) < "8"


def every_order_is_told(patch: pytest.MonkeyPatch) -> None:
    tell = Table.tell

    def tells(table: Table, chair: Chair) -> None:
        chair.at = -1
        tell(table, chair)

    patch.setattr(Table, "tell", tells)


def every_order_is_counted(patch: pytest.MonkeyPatch) -> None:
    enter = Match.enter

    def counts(match: Match, seat: int, number: int, words: str) -> None:
        enter(match, seat, number, words)
        match.moments = [len(match.entries)] * len(match.moments)

    patch.setattr(Match, "enter", counts)


def every_order_is_in_the_recap(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(recap, "save", lambda record: object())


def every_order_is_an_hour(patch: pytest.MonkeyPatch) -> None:
    headed = tables.headed
    patch.setattr(
        tables, "headed", lambda row, match: replace(headed(row, match), touched=f"hour {len(match.entries)}")
    )


def every_order_is_somebodys_presence(patch: pytest.MonkeyPatch) -> None:
    order = Table.order

    async def orders(table: Table, seat: int, words: str, at: int) -> None:
        await order(table, seat, words, at)
        for chair in table.chairs:
            chair.tell(chair.news)

    patch.setattr(Table, "order", orders)


def every_order_numbers_the_log(patch: pytest.MonkeyPatch) -> None:
    message = Pictures.message

    def numbers(pictures: Pictures, match: Match, look: Look, told: int, at: int) -> tuple[str, int]:
        text, heard = message(pictures, match, look, told, at)
        return text.replace('"heard_from":', f'"heard_from":{len(match.entries)}'), heard

    patch.setattr(Pictures, "message", numbers)


def the_truth_refuses(patch: pytest.MonkeyPatch) -> None:
    understood = Match.understood

    def refuses(match: Match, known: AnyRecord, choices: Sequence[int], words: str) -> int:
        try:
            return understood(match, known, choices, words)
        except Refused as refused:
            raise Refused(Line("refused-truly") if is_so(match) else refused.line) from refused

    patch.setattr(Match, "understood", refuses)


def the_truth_is_foreseen(patch: pytest.MonkeyPatch) -> None:
    foreseen = Match.foreseen
    patch.setattr(Match, "foreseen", lambda match, *asked: None if is_so(match) else foreseen(match, *asked))


def the_truth_follows_an_opening(patch: pytest.MonkeyPatch) -> None:
    following = Match.following
    patch.setattr(
        Match, "following", lambda match, known, words: following(match, known, words)[: None if is_so(match) else 0]
    )


def the_truth_is_offered(patch: pytest.MonkeyPatch) -> None:
    drawn = pictures.drawn

    def offers(match: Match, look: Look) -> Position:
        position = drawn(match, look)
        return position.model_copy(update={"orders": position.orders[is_so(match) :]})

    patch.setattr(pictures, "drawn", offers)


def the_truth_can_be_undone(patch: pytest.MonkeyPatch) -> None:
    drawn = pictures.drawn

    def undoes(match: Match, look: Look) -> Position:
        return drawn(match, look).model_copy(update={"can_undo": is_so(match)})

    patch.setattr(pictures, "drawn", undoes)


def the_truth_is_what_changed(patch: pytest.MonkeyPatch) -> None:
    """Whether all is told or only what has changed must not hang on anything hidden."""
    picture = Pictures.picture

    def forgets(pictures: Pictures, match: Match, look: Look) -> Picture:
        found = picture(pictures, match, look)
        return replace(found, before=None) if is_so(match) else found

    patch.setattr(Pictures, "picture", forgets)


LEAKS = [
    every_order_is_told, every_order_is_counted, every_order_is_in_the_recap, every_order_is_an_hour,
    every_order_is_somebodys_presence, every_order_numbers_the_log, the_truth_is_offered, the_truth_refuses,
    the_truth_is_foreseen, the_truth_follows_an_opening, the_truth_can_be_undone,
    the_truth_is_what_changed,
]  # fmt: skip
