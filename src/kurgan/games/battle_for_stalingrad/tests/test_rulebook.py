"""The tables of the rulebook say what the game's own tables say."""

from __future__ import annotations

from typing import Final

from kurgan.engine.testing.book import Book
from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.tables.cards import COPIES, FIRST_FACE, FORCES, LOCATIONS, RUBBLE_CHART
from kurgan.games.battle_for_stalingrad.tables.constants import (
    BASE_DRAW,
    DRAW_PER_LOCATION,
    ELIMINATION_BASE,
    HITS_PER_RATION,
    HITS_PER_RETREAT,
    STUBBORN_BONUS,
)

BOOK: Final = Book(GAME)


def test_1_2_the_cards_are_as_many_as_in_the_book() -> None:
    faces = [sum(int(COPIES[face]) for face in range(FIRST_FACE[side], FIRST_FACE[side + 1])) for side in (0, 1)]
    forces = [sum(force.side == side for force in FORCES) for side in ("german", "soviet")]
    assert [row[1:] for row in BOOK.cells("1.2")] == [
        ["–", "–", str(len(LOCATIONS))],
        [*map(str, forces), "–"],
        [*map(str, faces), "–"],
    ]


def test_5_1_the_rubble_charts_are_as_in_the_book() -> None:
    rubble = [int(column.en) for column in BOOK.table("5.1").columns[1:-1]]
    assert rubble == list(range(max(location.destroyed_at for location in LOCATIONS)))
    for number, (location, row) in enumerate(zip(LOCATIONS, BOOK.table("5.1").rows, strict=True)):
        assert row[0] == location.name and row[-1].en == str(location.destroyed_at)
        fed = [str(RUBBLE_CHART[number, count]) if count < location.destroyed_at else "–" for count in rubble]
        assert [cell.en for cell in row[1:-1]] == fed


def test_7_11_what_absorbs_hits_is_as_in_the_book() -> None:
    assert [int(row[1]) for row in BOOK.cells("7.11")] == [HITS_PER_RATION, HITS_PER_RETREAT, ELIMINATION_BASE]
    assert f"{STUBBORN_BONUS} if stubborn" in BOOK.cells("7.11")[2][2]


def test_8_2_the_draw_is_as_in_the_book() -> None:
    assert [row[1] for row in BOOK.cells("8.2")] == [str(BASE_DRAW), f"+{DRAW_PER_LOCATION}", "as printed", "+1"]
