"""The tables of the rulebook say what the game's own tables say."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from kurgan.engine.testing.book import Book
from kurgan.engine.text import LANGUAGES, Line
from kurgan.games.autumn_storm import GAME
from kurgan.games.autumn_storm.actions import DIE_SIDES
from kurgan.games.autumn_storm.names import card_key
from kurgan.games.autumn_storm.rules.combat import AIR_SUPPORT, DISRUPTED_ATTACKER, DISRUPTED_DEFENDER
from kurgan.games.autumn_storm.tables.cards import N_CARDS
from kurgan.games.autumn_storm.tables.charts import (
    COLUMN_BOUNDS,
    COLUMNS,
    COMBAT_RESULTS,
    LOSS_ABOVE_THRESHOLD,
    LOWEST_THRESHOLD,
    THRESHOLD_BOUNDS,
    CombatResult,
)
from kurgan.games.autumn_storm.tables.map import DEFENCE_BONUS, ENTRY_COST, VICTORY_VALUES, Terrain

BOOK: Final = Book(GAME)


def named(number: str, column: int, keys: list[str]) -> None:
    """A column of a table calls things as the game does, in both languages."""
    for language in LANGUAGES:
        found = [getattr(row[column], language) for row in BOOK.table(number).rows]
        assert found == [GAME.catalogue.say(Line(key), language) for key in keys]


def test_1_2_the_terrain_is_as_in_the_book() -> None:
    named("1.2", 0, [f"terrain-{terrain.name.lower()}" for terrain in Terrain])
    bonuses = [f"{DEFENCE_BONUS[each]:+}" if DEFENCE_BONUS[each] else "0" for each in Terrain]
    printed = [[str(ENTRY_COST[each]), bonuses[each]] for each in Terrain if each != Terrain.VOLGA]
    assert [row[1:] for row in BOOK.cells("1.2")] == [*printed, ["–", "–"]]


def test_1_3_the_victory_hexes_are_as_in_the_book() -> None:
    assert {row[0]: int(row[2]) for row in BOOK.cells("1.3")} == VICTORY_VALUES
    named("1.3", 1, [f"place-{row[0]}" for row in BOOK.cells("1.3")])


def test_4_2_the_book_lists_every_card_by_its_name() -> None:
    named("4.2", 0, [f"card-{card_key(card)}" for card in range(N_CARDS)])


def test_6_3_the_modifiers_are_as_in_the_book() -> None:
    signed = [[row[1].replace("−", "-"), row[2].replace("−", "-")] for row in BOOK.cells("6.3")]
    assert signed == [[f"{-DISRUPTED_ATTACKER:+}", f"{-DISRUPTED_DEFENDER:+}"], ["-1", "-1"], [f"{AIR_SUPPORT:+}", "–"]]


def test_6_4_the_columns_are_as_in_the_book() -> None:
    assert [column.en for column in BOOK.table("6.4").columns[1:]] == list(COLUMNS)
    bounds = BOOK.table("6.4").rows[0][1:-1]
    assert [round(100 * float(bound.en)) for bound in bounds] == [COLUMN_BOUNDS[at] for at in range(len(bounds))]
    assert [bound.fr for bound in bounds] == [bound.en.replace(".", ",") for bound in bounds]


def test_6_5_the_results_are_as_in_the_book() -> None:
    assert [column.en for column in BOOK.table("6.5").columns[1:]] == list(COLUMNS)
    for die, row in enumerate(BOOK.cells("6.5")):
        results = [CombatResult(COMBAT_RESULTS[column, die]).name for column in range(len(COLUMNS))]
        assert row == [str(die + 1), *results]
    assert len(BOOK.cells("6.5")) == DIE_SIDES


def test_6_6_the_book_explains_every_result() -> None:
    assert [row[0] for row in BOOK.cells("6.6")] == [result.name for result in CombatResult]
    assert [row[2:] for row in BOOK.cells("6.6")] == [
        ["half", "yes", "yes"],
        ["1", "–", "yes"],
        ["–", "–", "–"],
        ["1", "–", "yes"],
        ["half", "yes", "yes"],
    ]


def test_9_2_the_thresholds_are_as_in_the_book() -> None:
    bounds = [int(THRESHOLD_BOUNDS[at]) for at in range(len(BOOK.cells("9.2")) - 1)]
    ranges = [
        f"up to {bounds[0]}",
        *(f"{low + 1} to {high}" for low, high in pairwise(bounds)),
        f"{bounds[-1] + 1} or more",
    ]
    assert [row[0] for row in BOOK.cells("9.2")] == ranges
    for above, row in enumerate(BOOK.cells("9.2")):
        disrupts, costs = LOWEST_THRESHOLD + above, LOWEST_THRESHOLD + above + LOSS_ABOVE_THRESHOLD
        assert row[1] == f"{disrupts} or more"
        assert row[2] == ("–" if costs > 6 else "6" if costs == 6 else f"{costs} or more")
