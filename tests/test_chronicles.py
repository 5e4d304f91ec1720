"""What each game tells the lab: every deed can be said and placed, and adds up to what the game counts itself."""

from __future__ import annotations

from functools import cache

import pytest

from kurgan.engine.chronicle import CAME, LOST, ORDER, PLAYED, Chronicle
from kurgan.engine.game import AnyGame
from kurgan.engine.record import AnyRecord
from kurgan.engine.text import LANGUAGES, Line
from kurgan.games import folders, load
from kurgan.simulate.contest import Job
from kurgan.simulate.referee import Account

KINDS = {LOST, ORDER, CAME, PLAYED}
TOLD = [name for name in folders() if load(name).chronicle is not None]


@pytest.fixture(params=TOLD)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return load(request.param)


def chronicle_of(game: AnyGame) -> Chronicle[AnyRecord]:
    assert game.chronicle is not None
    return game.chronicle


@cache
def accounts(game: AnyGame) -> list[Account]:
    """Some games of each kind of player."""
    start = game.start(game.rulebook.game.scenario, {})
    pairs = (("random", "random"), ("greedy", "random"), ("greedy", "greedy"))
    return [each for pair in pairs for each in Job.of(game, start, pair, 5).written(range(3))]


def test_the_large_games_tell_and_the_sample_need_not() -> None:
    assert {"autumn-storm", "battle-for-stalingrad", "eastern-front"} <= set(TOLD)
    assert load("ridge").chronicle is None


def test_every_deed_can_be_said_in_both_languages_and_lies_on_the_board(game: AnyGame) -> None:
    chronicle = chronicle_of(game)
    places = {spot.place for spot in chronicle.board(game.start(game.rulebook.game.scenario, {})).spots}
    deeds = {deed for account in accounts(game) for _, deed in account.deeds}
    assert {deed.kind for deed in deeds} <= KINDS and {LOST, ORDER} <= {deed.kind for deed in deeds}
    for deed in deeds:
        assert deed.side in range(len(game.seats))
        assert deed.subject or (deed.kind == ORDER and deed.place)
        assert deed.place in places or (not deed.place and deed.kind != LOST)
        values = [chronicle.called(deed.subject)] if deed.subject else []
        values += [chronicle.placed(deed.place)] if deed.place else []
        values += [Line(f"verb-{deed.verb}")] if deed.verb else []
        for language in LANGUAGES:
            assert all(game.catalogue.spell(value, language) for value in values)


def test_scores_by_turn_end_with_those_of_the_game(game: AnyGame) -> None:
    names = list(game.tallies)
    for account in accounts(game):
        assert list(account.scores) == sorted(account.scores)
        final = [account.tallies[names.index(name)] for name in chronicle_of(game).scores]
        assert account.scores[max(account.scores)] == final
        assert max(account.scores) == account.tallies[names.index("turns")]


def test_deeds_come_in_the_order_of_the_turns_and_orders_are_decisions(game: AnyGame) -> None:
    for account in accounts(game):
        turns = [turn for turn, _ in account.deeds]
        assert turns == sorted(turns) and set(turns) <= set(account.scores)
        ordered = [deed for _, deed in account.deeds if deed.kind in (ORDER, PLAYED)]
        assert 0 < len(ordered) <= account.decisions


def test_every_unit_that_is_missing_at_the_end_was_lost_by_a_deed(autumn_storm: AnyGame) -> None:
    names, total = list(autumn_storm.tallies), 0
    for account in accounts(autumn_storm):
        for side, seat in enumerate(autumn_storm.seats):
            lost = [deed for _, deed in account.deeds if deed.kind == LOST and deed.side == side]
            assert len(lost) == account.tallies[names.index(f"{seat}_units_lost")]
            total += len(lost)
    assert total > 0


def test_a_board_has_every_place_once_and_names_some(game: AnyGame) -> None:
    for scenario in game.scenarios():
        spots = chronicle_of(game).board(game.start(scenario, {})).spots
        assert len({spot.place for spot in spots}) == len({(spot.x, spot.y) for spot in spots}) == len(spots) > 4
        assert any(spot.name for spot in spots)
