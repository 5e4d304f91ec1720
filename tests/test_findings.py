"""What accounts of games say, against accounts made by hand."""

from __future__ import annotations

from math import sqrt

import pytest

from kurgan.engine.chance import draw_weighted
from kurgan.engine.chronicle import CAME, LOST, ORDER, PLAYED, Deed
from kurgan.engine.compiled import desk_for
from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.record import copy
from kurgan.games import load
from kurgan.players.counsel import true_probability
from kurgan.players.mind import Mind
from kurgan.simulate.findings import follies, found
from kurgan.simulate.referee import Account, Referee, sources
from kurgan.simulate.shares import SURE, Rate, difference_interval, interval

AXIS, SOVIET = 0, 1
GERMAN = 0
ATTACK = Deed(ORDER, AXIS, "14pz", "0502", "attack")


@pytest.fixture
def game() -> AnyGame:
    return load("autumn-storm")


def account(number: int, winner: int, *deeds: tuple[int, Deed]) -> Account:
    return Account(number, winner, scores={1: [number, 9]}, deeds=[*deeds])


def test_scores_are_the_middle_and_eight_of_ten_and_a_game_that_is_over_keeps_its_last(game: AnyGame) -> None:
    accounts = [Account(each, scores={1: [each, 0], 2: [10 + each, 1]}) for each in range(10)]
    accounts.append(Account(10, scores={1: [10, 5]}))
    axis, soviet = (found(game, accounts).scores[seat] for seat in ("axis", "soviet"))
    assert [row.turn for row in axis] == [1, 2]
    assert (axis[0].low, axis[0].median, axis[0].high) == (1, 5, 9)
    assert (axis[1].low, axis[1].median, axis[1].high) == (10, 14, 18), "10, 10, 11 … 19"
    assert [row.median for row in soviet] == [0, 1]


def test_the_first_seat_s_chances_are_the_middle_and_eight_of_ten_by_turn(game: AnyGame) -> None:
    accounts = [Account(each, outlook={1: each / 10, 2: 1.0}) for each in range(11)]
    accounts[10].outlook = {1: 0.0}
    first, second = found(game, accounts).win_probability
    assert (first.turn, second.turn) == (1, 2)
    assert (first.low, first.median, first.high) == pytest.approx((0.0, 0.4, 0.8))
    assert (second.low, second.high) == (1.0, 1.0), "the one that was lost stays lost, below the band"
    assert found(game, [Account(0)]).win_probability == [], "no game came to the end of a turn"


def test_what_is_written_of_chances_is_what_a_true_position_is_judged_to_be(game: AnyGame) -> None:
    start = game.start("mamayev-kurgan", {})
    told = Referee.writing(game, ("random", "random")).play(start, 3, 0)
    assert list(told.outlook) == list(told.scores) and told.outlook[max(told.outlook)] in (0.0, 0.5, 1.0)
    state, ends = copy(start), dict[int, float]()
    desk, chances = desk_for(game), [each[0] for each in sources(3, range(1), 2)]
    minds = [Mind("random", game, seat) for seat in (0, 1)]
    while (seat := game.seat_to_move(state)) != NOBODY:
        turn = game.tallied(state)["turns"]
        if seat == CHANCE:
            count = game.chance_outcomes(state, desk.outcomes, desk.weights)
            game.apply(state, int(desk.outcomes[draw_weighted(chances[-1], desk.weights, count)]))
        else:
            game.apply(state, minds[seat].choose(game.knows(state, seat), chances[seat]))
        ends[turn] = true_probability(game, state, 0)
    assert told.outlook == ends, "the last of each turn"


def test_wins_are_counted_by_the_set_up_that_was_chosen() -> None:
    game = load("battle-for-stalingrad")
    fists, line = Deed(ORDER, GERMAN, "two-fists", verb="setup"), Deed(ORDER, SOVIET, "thin-line", verb="setup")
    accounts = [account(each, GERMAN if each < 3 else SOVIET, (0, fists), (0, line)) for each in range(4)]
    accounts += [
        account(4, SOVIET, (0, fists._replace(subject="broad-front")), (0, line)),
        account(5, GERMAN, (0, line)),
    ]
    told = found(game, accounts).setups
    assert [(each.side, each.subject, each.won.count, each.won.games) for each in told] == [
        ("german", "two-fists", 3, 4),
        ("german", "broad-front", 0, 1),
        ("german", "", 1, 1),
        ("soviet", "thin-line", 2, 6),
    ]
    assert told[0].won.interval == interval(3, 4)
    assert found(game, [account(0, GERMAN)]).setups == [], "where nobody chooses there is nothing to tell"


def test_losses_are_counted_by_unit_by_place_and_by_result(game: AnyGame) -> None:
    lost = Deed(LOST, SOVIET, "112", "0600")
    accounts = [
        account(0, AXIS, (1, lost), (3, lost)),
        account(1, SOVIET, (2, lost._replace(place="0700"))),
        account(2, SOVIET),
        account(3, NOBODY, (2, Deed(LOST, AXIS, "14pz", "0600"))),
    ]
    told = found(game, accounts)
    assert told.fallen == {"axis": {"0600": 1}, "soviet": {"0600": 2, "0700": 1}}
    panzers, rifles = told.losses
    assert (panzers.side, panzers.subject, panzers.times, panzers.all.count) == ("axis", "14pz", 1, 1)
    assert (rifles.side, rifles.subject, rifles.times) == ("soviet", "112", 3)
    assert (rifles.all.count, rifles.all.games) == (2, 4), "games, not times"
    assert (rifles.won.count, rifles.won.games, rifles.other.count, rifles.other.games) == (1, 2, 1, 2)


def test_a_choice_of_the_first_turn_is_compared_with_the_games_without_it(game: AnyGame) -> None:
    with_it = [account(each, AXIS if each < 8 else SOVIET, (1, ATTACK), (1, ATTACK)) for each in range(10)]
    late = [account(each, AXIS if each < 14 else SOVIET, (2, ATTACK)) for each in range(10, 30)]
    (row,) = found(game, with_it + late).first_turn
    assert (row.side, row.verb, row.subject, row.place) == ("axis", "attack", "14pz", "0502")
    assert (row.with_it.count, row.with_it.games) == (8, 10) and row.with_it.interval == interval(8, 10)
    assert (row.without.count, row.without.games) == (4, 20), "an order of the second turn is none of the first"
    assert row.difference == pytest.approx(0.8 - 0.2)
    assert row.interval[0] > 0


def test_an_event_is_compared_with_what_came_in_the_same_turn_instead(game: AnyGame) -> None:
    """Fog comes in turn 1 and in turn 2; the Soviets win long games, and fog has nothing to do with it."""
    fog, sun = Deed(CAME, SOVIET, "morning-fog"), Deed(CAME, SOVIET, "air-support")
    short = [account(each, AXIS, (1, fog if each < 10 else sun)) for each in range(20)]
    long = [account(each, SOVIET, (1, sun), (2, fog if each < 30 else sun)) for each in range(20, 40)]
    rows = {row.subject: row for row in found(game, short + long).events}
    foggy = rows["morning-fog"]
    assert (foggy.with_it.count, foggy.with_it.games) == (10, 20), (
        "ten games lost with fog in turn 1, ten won in turn 2"
    )
    assert foggy.without.share == pytest.approx(0.5 * 20 / 30 + 0.5 * 10 / 10), "as often in turn 1 as in turn 2"
    assert foggy.without.games == 30 + 10
    deviations = [sqrt(21 / 32 * 11 / 32 / 30), sqrt(11 / 12 * 1 / 12 / 10)]
    assert foggy.without.interval[0] == pytest.approx(foggy.without.share - SURE * sum(deviations) / 2)
    assert foggy.interval[0] < foggy.difference < foggy.interval[1]


def test_who_had_no_turn_any_more_is_no_comparison(game: AnyGame) -> None:
    fog, sun = Deed(CAME, SOVIET, "morning-fog"), Deed(CAME, SOVIET, "air-support")
    there = [account(each, SOVIET if each % 2 else AXIS, (3, fog if each < 10 else sun)) for each in range(20)]
    gone = [account(each, AXIS, (3, ATTACK)) for each in range(20, 60)]
    (_, second) = found(game, there + gone).events
    assert (second.with_it.share, second.without.share, second.without.games) == (0.5, 0.5, 10)


def test_a_card_is_compared_with_turns_in_which_the_side_did_something_else(game: AnyGame) -> None:
    guns = Deed(PLAYED, AXIS, "guns", "0502", "play")
    with_it = [account(each, AXIS, (2, guns), (2, guns._replace(place="0700"))) for each in range(10)]
    accounts = with_it + [account(each, SOVIET, (2, ATTACK)) for each in range(10, 20)]
    (row,) = found(game, accounts).events
    assert (row.side, row.kind, row.subject, row.place, row.verb) == ("axis", PLAYED, "guns", "", "")
    assert (row.with_it.count, row.with_it.games, row.without.count, row.without.games) == (10, 10, 0, 10)
    assert 0 < row.interval[0] < 1 == row.difference


@pytest.mark.parametrize(
    ("games", "times", "rows"),
    [(60, 4, 0), (60, 5, 1), (60, 55, 1), (60, 56, 0), (200, 9, 0), (200, 10, 1), (200, 190, 1), (200, 191, 0)],
)
def test_of_what_is_rare_or_almost_always_so_nothing_is_said(game: AnyGame, games: int, times: int, rows: int) -> None:
    accounts = [account(each, AXIS, *([(1, ATTACK)] if each < times else [])) for each in range(games)]
    assert len(found(game, accounts).first_turn) == rows


@pytest.mark.parametrize(
    ("one", "other", "low", "high"),
    [((56, 70), (48, 80), 0.0524, 0.3339), ((9, 10), (3, 10), 0.1705, 0.8090), ((10, 10), (0, 10), 0.6075, 1.0)],
)
def test_intervals_of_differences_are_newcombe_s_as_published(
    one: tuple[int, int], other: tuple[int, int], low: float, high: float
) -> None:
    assert difference_interval(Rate.of(*one), Rate.of(*other)) == pytest.approx((low, high), abs=0.0001)


def test_follies_are_counted_by_player_and_kind(game: AnyGame) -> None:
    accounts = [Account(each) for each in range(3)]
    accounts[0].follies.update({(AXIS, "lost-cause"): 2, (SOVIET, "lost-cause"): 1})
    accounts[2].follies.update({(AXIS, "lost-cause"): 1, (AXIS, "burnt"): 4})
    told = [(each.side, each.player, each.kind, each.times, each.games) for each in follies(game, ("a", "b"), accounts)]
    assert told == [
        ("axis", "a", "burnt", 4, 1),
        ("axis", "a", "lost-cause", 3, 2),
        ("soviet", "b", "lost-cause", 1, 1),
    ]
