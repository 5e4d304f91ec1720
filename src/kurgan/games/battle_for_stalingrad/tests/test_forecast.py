"""Forecasts of attacks, against trying every pair of fate cards by hand; and the cheapest way to absorb hits."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from kurgan.engine.forecast import Forecast
from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.actions import apply
from kurgan.games.battle_for_stalingrad.forecast import fates_of
from kurgan.games.battle_for_stalingrad.reckoning import cheapest
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import State, faces_of
from kurgan.games.battle_for_stalingrad.tables.cards import FIREFIGHT, GERMAN, SOVIET
from kurgan.games.battle_for_stalingrad.tables.constants import MOST_RESHUFFLES
from kurgan.games.battle_for_stalingrad.tests.answers import answers, orders, orders_of, outcomes, play
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.words import PASS, attack, card

ASSAULT = attack("red-october", "71inf", "336pi")


def red_october(hand: dict[str, str] | None = None) -> State:
    """The position of the worked example."""
    return table("red-october | German 71inf(4) 336pi(4) / - | Soviet 193rd(4) / -", hand=hand)


def foretold(state: State, order: str) -> Forecast:
    """What the side to move can know of an order."""
    found = GAME.forecast(GAME.knows(state, state.side), answers(state)[order])
    assert found is not None
    return found


def hits_tried(state: State) -> Counter[tuple[int, int]]:
    """The hits of both sides after each pair of fate cards, as often as the pair can come; nobody plays a card."""
    found: Counter[tuple[int, int]] = Counter()
    for first, weight in outcomes(state):
        turned = play(state)
        apply(turned, first)
        for second, other in outcomes(turned):
            after = play(turned)
            apply(after, second)
            found[int(after.owed[SOVIET]), int(after.owed[GERMAN])] += weight * other
    return found


def test_7_6_a_forecast_knows_every_pair_of_fate_cards() -> None:
    state = red_october(hand={"german": "", "soviet": ""})
    battle = play(state, ASSAULT)
    assert battle.step == Step.FATE_CARD, "without cards nobody is asked"
    tried = hits_tried(battle)
    total = tried.total()
    by_hits: Counter[int] = Counter()
    for (defender, _), count in tried.items():
        by_hits[defender] += count
    forecast = foretold(state, ASSAULT)
    assert {outcome.result.values["hits"]: outcome.chance for outcome in forecast.outcomes} == {
        hits: Fraction(count, total) for hits, count in by_hits.items()
    }
    mean = sum((Fraction(pair[1] * count, total) for pair, count in tried.items()), Fraction(0))
    expected = [factor.value for factor in forecast.cases[0].factors if factor.label.key == "factor-hits"]
    assert expected[1] == f"{float(mean):.1f}"


def test_2_1_a_forecast_opens_with_how_likely_the_place_is_cleared_and_a_force_is_lost() -> None:
    state = table("station | German 24pz(6) / - | Soviet 193rd(6) 112rd(1) / -", hand={"german": "", "soviet": ""})
    order = attack("station", "24pz")
    battle, forecast = play(state, order), foretold(state, order)
    tried = hits_tried(battle)
    ways = {hits: cheapest(battle, SOVIET, hits) for hits, _ in tried}
    assert [each.line.key for each in forecast.summary] == [
        "forecast-cleared",
        "forecast-defender-falls",
        "forecast-attacker-falls",
    ]
    cleared = sum(n for (hits, _), n in tried.items() if len(ways[hits].retreats + ways[hits].eliminations) == 2)
    falls = sum(n for (hits, _), n in tried.items() if ways[hits].eliminations)
    assert [each.chance for each in forecast.summary] == [
        Fraction(cleared, tried.total()),
        Fraction(falls, tried.total()),
        0,
    ]
    assert 0 < cleared + falls < 2 * tried.total()


def test_7_3_a_forecast_shows_where_both_totals_come_from() -> None:
    factors = [(factor.label.key, factor.value) for factor in foretold(red_october(), ASSAULT).cases[0].factors]
    assert factors[:8] == [
        ("factor-force", "+3"),
        ("factor-ability", "+1"),
        ("factor-force", "+2"),
        ("factor-ability", "+2"),
        ("factor-total", "8"),
        ("factor-force", "+2"),
        ("factor-ability", "+1"),
        ("factor-note", "+2"),
    ]
    assert factors[8] == ("factor-total", "5")


def test_11_what_the_enemy_holds_does_not_change_a_forecast() -> None:
    strong = red_october(hand={"german": "stuka-2", "soviet": "hug-1 hug-2 molotov+2"})
    weak = red_october(hand={"german": "stuka-2", "soviet": "workers+1 bunker+1 flotilla+1"})
    assert repr(foretold(strong, ASSAULT)) == repr(foretold(weak, ASSAULT))


def test_6_4_only_an_attack_is_foretold() -> None:
    state = red_october(hand={"german": "stuka-2", "soviet": ""})
    known = GAME.knows(state, GERMAN)
    told = {order for order, number in answers(state).items() if GAME.forecast(known, number) is not None}
    assert told == orders_of(state, "attack") != set()
    assert told < orders(state)


def suffering(hits: int) -> State:
    """The 193rd must absorb so many hits."""
    state = play(red_october(hand={"german": "", "soviet": ""}), ASSAULT, card("rats-1"), card("bunker+1"))
    assert state.step == Step.LOSSES and state.actor == SOVIET
    state.hits = hits
    return state


def orders_for(hits: int) -> list[str]:
    return cheapest(suffering(hits), SOVIET, hits).orders()


def test_7_11_the_cheapest_way_is_rations_then_a_retreat_then_the_force() -> None:
    assert orders_for(1) == ["ration 193rd"]
    assert orders_for(6) == ["ration 193rd"] * 4 + ["retreat 193rd"]
    assert orders_for(7) == ["ration 193rd"] * 2 + ["eliminate 193rd"]


def test_7_11_the_cheapest_way_is_always_legal_and_enough() -> None:
    for hits in range(1, 10):
        state = suffering(hits)
        for order in orders_for(hits):
            assert state.step == Step.LOSSES, "nothing is given up once no hit is left"
            state = play(state, order)
        assert state.step != Step.LOSSES or state.actor != SOVIET


def test_7_5_cards_that_may_be_played_are_not_foreseen() -> None:
    state = red_october(hand={"german": "stuka-2", "soviet": "hug-1"})
    forecast = foretold(state, ASSAULT)
    assert forecast.note is not None and forecast.note.key == "forecast-note"
    assert play(state, ASSAULT).step == Step.EVENT_ROUND
    assert play(state, ASSAULT, PASS, PASS).step == Step.FIREFIGHT


def test_8_3_a_fate_comes_from_the_discards_once_a_turn_and_then_from_nowhere() -> None:
    state = GAME.start("stalingrad-1942", {})
    faces = faces_of(GERMAN)
    for face in faces:
        state.deck[face], state.discard[face] = 0, 0
    state.deck_size[GERMAN], state.discard[faces[0]], state.discard[faces[-1]] = 0, 1, 3
    numbers = Counter({int(FIREFIGHT[faces[0]]): Fraction(1, 4)}) + Counter({int(FIREFIGHT[faces[-1]]): Fraction(3, 4)})
    assert fates_of(state, GERMAN) == dict(numbers)
    state.reshuffles[GERMAN] = MOST_RESHUFFLES
    assert fates_of(state, GERMAN) == {0: 1}
