"""Chapter 15: what Forces can do better than others. What each of them brings to a battle is in test_every_card.py."""

from __future__ import annotations

import pytest

from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import Phase, State
from kurgan.games.battle_for_stalingrad.tables.cards import FORCES, GERMAN, SIDE_NAMES, SOVIET
from kurgan.games.battle_for_stalingrad.tests.answers import end_turn, orders, orders_of, play
from kurgan.games.battle_for_stalingrad.tests.battles import CALM, SOVIET_CALM, asked, engaged
from kurgan.games.battle_for_stalingrad.tests.facts import rations, rubble, totals, where
from kurgan.games.battle_for_stalingrad.tests.positions import force_number, table
from kurgan.games.battle_for_stalingrad.tests.words import attack, card, eliminate, move, play_card, ration, retreat

PLAIN = {"german": "76inf", "soviet": "196rd"}
"""A Force of each side without an ability: combat 4 and 2."""


def side_name(code: str) -> str:
    """Whose Force it is."""
    return str(FORCES[force_number(code)].side)


def facing(code: str, location: str = "station", own: str = "", perimeter: str = "-", turn: str = "") -> State:
    """A Force with six rations, perhaps with others, against a plain enemy with six."""
    side = side_name(code)
    enemy = PLAIN[SIDE_NAMES[1 - SIDE_NAMES.index(side)]]
    lines = {side: f"{side} {code}(6) {own} / {perimeter}", side_name(enemy): f"{side_name(enemy)} {enemy}(6) / -"}
    return table(f"{location} | {lines['german']} | {lines['soviet']}", turn=turn or side)


def own_total(state: State, code: str) -> int:
    """The total of this Force's side."""
    return totals(state)[SIDE_NAMES.index(side_name(code))]


# 15.1 Mobile

FREE = [
    ("16pz", {"perimeter", "advance"}),
    ("14pz", {"perimeter"}),
    ("29mot", {"perimeter", "control"}),
    ("115rb", {"perimeter"}),
    ("6gtb", {"control"}),
    ("militia", {"advance"}),
    ("44inf", set()),
    ("84tb", set()),
]


@pytest.mark.parametrize(("code", "free"), FREE)
def test_15_1_a_mobile_force_pays_nothing_for_its_kinds_of_move(code: str, free: set[str]) -> None:
    side = side_name(code)
    outside = table(f"station | {side} - / {code}(1)", turn=side)
    inside = table(f"station | {side} {code}(1) / -", turn=side)
    left = {
        "perimeter": rations(play(outside, move(code, "mamayev/perimeter")), code),
        "advance": rations(play(outside, move(code, "station/control")), code),
        "control": rations(play(inside, move(code, "mamayev/control")), code),
    }
    assert {kind for kind, ration in left.items() if ration == 1} == free
    assert {kind for kind, ration in left.items() if ration == 0} == {"perimeter", "advance", "control"} - free


@pytest.mark.parametrize(("code", "free"), FREE)
def test_15_1_without_rations_it_makes_only_those_moves(code: str, free: set[str]) -> None:
    side = side_name(code)
    outside = orders_of(table(f"station | {side} - / {code}(0)", turn=side), f"move {code}")
    inside = orders_of(table(f"station | {side} {code}(0) / -", turn=side), f"move {code}")
    assert (f"move {code} mamayev/perimeter" in outside) == ("perimeter" in free)
    assert (f"move {code} station/control" in outside) == ("advance" in free)
    assert (f"move {code} mamayev/control" in inside) == ("control" in free)


def test_15_1_on_the_way_back_it_pays() -> None:
    state = play(table("station | German - / 14pz(1)"), move("14pz", "mamayev/perimeter"))
    assert rations(state, "14pz") == 1
    assert rations(play(state, move("14pz", "station/perimeter")), "14pz") == 0


# 15.2 to 15.4 Attack, defence, street


@pytest.mark.parametrize(
    ("code", "combat", "more"),
    [("24pz", 7, 1), ("71inf", 3, 1), ("305inf", 3, 1), ("369cro", 1, 1), ("13gd", 6, 1), ("95rd", 2, 1)],
)
def test_15_2_the_bonus_counts_only_in_the_own_attack(code: str, combat: int, more: int) -> None:
    state = facing(code)
    assert own_total(play(state, attack("station", code)), code) == combat + more
    enemy = SIDE_NAMES[1 - SIDE_NAMES.index(side_name(code))]
    state = facing(code, turn=enemy)
    assert own_total(play(state, attack("station", PLAIN[enemy])), code) == combat


@pytest.mark.parametrize(
    ("code", "combat", "more"),
    [("113inf", 2, 1), ("295inf", 3, 1), ("37gd", 4, 1), ("193rd", 2, 1), ("244rd", 1, 1)],
)
def test_15_3_the_bonus_counts_only_in_defence(code: str, combat: int, more: int) -> None:
    assert own_total(play(facing(code), attack("station", code)), code) == combat
    enemy = SIDE_NAMES[1 - SIDE_NAMES.index(side_name(code))]
    state = facing(code, turn=enemy)
    assert own_total(play(state, attack("station", PLAIN[enemy])), code) == combat + more


@pytest.mark.parametrize(
    ("code", "combat", "more"), [("79inf", 3, 1), ("100jg", 5, 2), ("308rd", 2, 1), ("42rb", 1, 1)]
)
@pytest.mark.parametrize(
    ("location", "is_street"),
    [("station rubble 1", False), ("station rubble 2", True), ("station rubble 6", True), ("station destroyed", True)],
)
def test_15_4_street_fighters_need_three_rubble_or_ruins_in_either_role(
    code: str, combat: int, more: int, location: str, is_street: bool
) -> None:
    expected = combat + (more if is_street else 0)
    assert own_total(play(facing(code, location), attack("station", code)), code) == expected
    enemy = SIDE_NAMES[1 - SIDE_NAMES.index(side_name(code))]
    state = facing(code, location, turn=enemy)
    assert own_total(play(state, attack("station", PLAIN[enemy])), code) == expected


def test_15_4_rubble_of_an_attack_with_sappers_is_read_too() -> None:
    state = table("station rubble 1 | German 79inf 50pi / - | Soviet 308rd / -")
    assert totals(play(state, attack("station", "79inf", "50pi"))) == (3 + 1 + 0 + 2, 2 + 1)


# 15.5 Rearguard


@pytest.mark.parametrize(
    ("code", "absorbed"), [("60mot", 2 + 2), ("45rd", 2 + 1), ("149rb", 2 + 2), ("44inf", 2), ("84tb", 2)]
)
def test_15_5_the_retreat_of_a_rearguard_absorbs_more(code: str, absorbed: int) -> None:
    side = side_name(code)
    enemy = "50pi" if side == "soviet" else "112rd"
    stars = "*" * (absorbed - 1)  # 2 + medals + 1 - 2 hits of the pioneers, or 1 + medals of the 112th
    lines = {side: f"{side} {code}(0) / -", side_name(enemy): f"{side_name(enemy)} {enemy}(6){stars} / -"}
    state = table(f"station | {lines['german']} | {lines['soviet']}", turn=side_name(enemy))
    fate = (card("airlift+1"), card("hug-2")) if enemy == "50pi" else SOVIET_CALM
    state = play(state, attack("station", enemy), *fate)
    assert (asked(state), state.hits) == (("LOSSES", side), absorbed)
    state = play(state, retreat(code))
    assert where(state, code) == "station/perimeter"
    assert asked(state) != ("LOSSES", side)


# 15.6 Forage


@pytest.mark.parametrize("code", ["389inf", "124rb"])
@pytest.mark.parametrize(("is_contested", "in_perimeter"), [(True, False), (False, False), (False, True)])
def test_15_6_a_forager_in_a_control_area_gains_a_ration_contested_or_not(
    code: str, is_contested: bool, in_perimeter: bool
) -> None:
    side = side_name(code)
    enemy = SIDE_NAMES[1 - SIDE_NAMES.index(side)]
    own = f"{side} - / {code}(0)" if in_perimeter else f"{side} {code}(0) / -"
    other = f"{enemy} {PLAIN[enemy]} / -" if is_contested else f"{enemy} - / -"
    # Tsaritsa, 4 Rubble: 1 ration for whoever controls it
    state = table(f"tsaritsa rubble 4 | {own} | {other}", turn=side, phase=Phase.BEGIN)
    assert asked(state) == ("ACTION", side)
    assert rations(state, code) == (1 if is_contested or in_perimeter else 1 + 1)


def test_15_6_never_above_six_and_only_in_the_own_supply_step() -> None:
    picture = "station | German 389inf(6) / - | Soviet 124rb(3) / -"
    state = table(picture, phase=Phase.BEGIN)
    assert (rations(state, "389inf"), rations(state, "124rb")) == (6, 3)
    assert rations(table(picture, turn="soviet", phase=Phase.BEGIN), "124rb") == 4


# 15.7 Sappers


@pytest.mark.parametrize(("code", "combat"), [("336pi", 2), ("50pi", 0)])
def test_15_7_sappers_add_to_an_attack_and_leave_one_more_rubble(code: str, combat: int) -> None:
    state = play(facing(code), attack("station", code))
    assert (own_total(state, code), rubble(state, "station")) == (combat + 2, 2)
    state = play(facing(code, turn="soviet"), attack("station", "196rd"))
    assert (own_total(state, code), rubble(state, "station")) == (combat, 1), "nothing of it in defence"


def test_15_7_two_of_them_leave_one_more_rubble_in_all() -> None:
    state = table("station | German 336pi 50pi / - | Soviet 196rd / -")
    state = play(state, attack("station", "336pi", "50pi"))
    assert (totals(state)[0], rubble(state, "station")) == (2 + 2 + 0 + 2, 2)


# 15.8 Attacks without paying


@pytest.mark.parametrize("code", ["244sg", "189tb"])
def test_15_8_the_force_attacks_without_paying_even_with_no_rations(code: str) -> None:
    state = facing(code)
    assert rations(play(state, attack("station", code)), code) == 6
    side = side_name(code)
    enemy = SIDE_NAMES[1 - SIDE_NAMES.index(side)]
    lines = {side: f"{side} {code}(0) {PLAIN[side]}(0) / -", enemy: f"{enemy} {PLAIN[enemy]} / -"}
    state = table(f"station | {lines['german']} | {lines['soviet']}", turn=side)
    assert orders_of(state, "attack") == {f"attack station {code}"}


def test_15_8_its_comrades_pay() -> None:
    state = table("station | German 244sg(3) 76inf(4) / - | Soviet 196rd / -")
    state = play(state, attack("station", "244sg", "76inf"))
    assert (rations(state, "244sg"), rations(state, "76inf")) == (3, 3)


def test_15_8_it_pays_for_its_moves() -> None:
    state = table("station | German - / 244sg(3)")
    assert rations(play(state, move("244sg", "station/control")), "244sg") == 2


def without_fate(picture: str) -> State:
    """No cards in hands and none to turn over."""
    empty = {"german": "", "soviet": ""}
    state = table(picture, hand=empty, deck=empty)
    state.reshuffles[GERMAN] = state.reshuffles[SOVIET] = 1
    return state


def test_15_8_at_one_location_it_fights_for_nothing_once_in_a_player_turn() -> None:
    state = without_fate("pavlov | German 244sg(1) / - | Soviet militia(0) / -")
    state = play(state, attack("pavlov", "244sg"))
    assert (rations(state, "244sg"), state.step) == (1, Step.ACTION)
    state = play(state, attack("pavlov", "244sg"))
    assert (rations(state, "244sg"), state.step) == (0, Step.ACTION)
    assert orders_of(state, "attack") == set(), "a battle that harms nobody cannot be fought for ever"
    assert orders_of(end_turn(end_turn(state)), "attack") == {"attack pavlov 244sg"}, "in the next turn it may again"


def test_15_8_at_another_location_it_fights_for_nothing_again() -> None:
    state = without_fate("""
        pavlov  | German 244sg(1) / - | Soviet militia(0) / -
        station | German 71inf / -    | Soviet 193rd(0) / -
    """)
    moved = play(state, attack("pavlov", "244sg"), move("244sg", "station/control"))
    assert (rations(moved, "244sg"), "attack station 244sg" in orders(moved)) == (0, True)


def test_15_8_an_attack_that_a_card_pays_for_does_not_count() -> None:
    state = table(
        "station | German 244sg(6) / - | Soviet 196rd(6) / -",
        hand={"german": "to-the-volga+3", "soviet": ""},
        deck={"german": "", "soviet": ""},
    )
    state.reshuffles[GERMAN] = state.reshuffles[SOVIET] = 1
    by_card = play(state, play_card("to-the-volga+3"), attack("station", "244sg"))
    while by_card.step == Step.LOSSES:
        by_card = play(by_card, next(iter(sorted(orders_of(by_card, "ration")))))
    assert by_card.step == Step.ACTION, "the battle is over"
    left = rations(by_card, "244sg")
    again = play(by_card, attack("station", "244sg"))
    assert rations(again, "244sg") == left, "the first attack of its own is still for nothing"


# 15.9 Support


@pytest.mark.parametrize(("code", "combat"), [("9flak", 1), ("eastbank", 0)])
def test_15_9_guns_in_the_perimeter_support_attack_and_defence_without_being_engaged(code: str, combat: int) -> None:
    side = side_name(code)
    plain, value = PLAIN[side], {"german": 4, "soviet": 2}[side]
    enemy = SIDE_NAMES[1 - SIDE_NAMES.index(side)]
    for turn in SIDE_NAMES:
        lines = {side: f"{side} {plain} / {code}(0)", enemy: f"{enemy} {PLAIN[enemy]} / -"}
        state = table(f"station | {lines['german']} | {lines['soviet']}", turn=turn)
        state = play(state, attack("station", PLAIN[turn]))
        assert (own_total(state, code), code in engaged(state)) == (value + 2, False)
    state = play(facing(code), attack("station", code))
    assert own_total(state, code) == combat, "in the control area they are only a Force"


def test_15_9_only_at_their_own_location_and_once_for_each() -> None:
    state = table("""
        station | German 76inf / 9flak | Soviet 196rd / -
        pavlov  | German 94inf / -     | Soviet 95rd / eastbank
    """)
    assert totals(play(state, attack("station", "76inf"))) == (4 + 2, 2)
    assert totals(play(state, attack("pavlov", "94inf"))) == (3, 2 + 2)


def test_15_9_supporters_absorb_nothing() -> None:
    state = table("station | German 76inf(4) / - | Soviet 196rd(5) / eastbank(4)")
    state = play(state, attack("station", "76inf"), *CALM)
    assert {word.split()[1] for word in orders(state)} == {"196rd"}


# 15.10 Tough


@pytest.mark.parametrize("code", ["39gd", "92nb"])
def test_15_10_the_side_of_a_tough_force_ignores_a_hit(code: str) -> None:
    state = facing(code, own="84tb(6)", turn="german")
    state = play(state, attack("station", "76inf"), *CALM)
    assert (asked(state), state.hits) == (("LOSSES", "soviet"), 4 - 1)
    state = facing(code, own="84tb(6)")
    state = play(state, attack("station", "84tb"), *SOVIET_CALM, *[ration("76inf")] * 3)
    assert (asked(state), state.hits) == (("LOSSES", "soviet"), 4), "it was not named, so it is not engaged"
    state = play(facing(code), attack("station", code), *SOVIET_CALM)
    while asked(state) == ("LOSSES", "german"):
        state = play(state, ration("76inf"))
    assert (asked(state), state.hits) == (("LOSSES", "soviet"), 4 - 1), "in attack too"


def test_15_10_from_the_perimeter_it_helps_nobody() -> None:
    state = table("station | German 76inf / - | Soviet 196rd / 39gd")
    state = play(state, attack("station", "76inf"), *CALM)
    assert state.hits == 4


# 15.11 Stubborn


@pytest.mark.parametrize(("code", "absorbed"), [("138rd", 3 + 3 + 2), ("10nkvd", 3 + 2 + 2)])
def test_15_11_a_stubborn_force_never_retreats_and_its_elimination_absorbs_two_more(code: str, absorbed: int) -> None:
    stars = "*" * (absorbed - 1)
    state = table(f"station | German 50pi(6){stars} / - | Soviet {code}(1) / -")
    state = play(state, attack("station", "50pi"), card("airlift+1"), card("hug-2"))
    assert (state.hits, orders(state)) == (absorbed, {f"ration {code}", f"eliminate {code}"})
    assert asked(play(state, eliminate(code))) == ("LOSSES", "german")


def test_15_11_not_even_from_the_gorge_where_retreats_are_easy() -> None:
    state = table("tsaritsa | German 76inf / - | Soviet 10nkvd(4) / -")
    state = play(state, attack("tsaritsa", "76inf"), *CALM)
    assert orders(state) == {"ration 10nkvd", "eliminate 10nkvd"}


# 15.12 Snipers


def test_15_12_engaged_snipers_lower_the_enemy_total() -> None:
    assert totals(play(facing("284rd"), attack("station", "284rd"))) == (4 - 1, 4)
    assert totals(play(facing("284rd", turn="german"), attack("station", "76inf"))) == (4 - 1, 4)


def test_15_12_snipers_who_are_not_engaged_do_not() -> None:
    state = facing("284rd", own="84tb(3)")
    assert totals(play(state, attack("station", "84tb"))) == (4, 3)
    state = table("station | German 76inf / - | Soviet 84tb / 284rd")
    assert totals(play(state, attack("station", "76inf"))) == (4, 3)


def test_15_12_a_total_below_nothing_counts_as_nothing() -> None:
    state = table("station | German 50pi / - | Soviet 284rd / -", turn="soviet")
    assert totals(play(state, attack("station", "284rd"))) == (0, 4)


# Every ability has its tests


def test_1_2_every_ability_of_the_cards_is_tested_here() -> None:
    tested = {
        "free_move": {code for code, free in FREE if free},
        "attack": {"24pz", "71inf", "305inf", "369cro", "13gd", "95rd"},
        "defend": {"113inf", "295inf", "37gd", "193rd", "244rd"},
        "street": {"79inf", "100jg", "308rd", "42rb"},
        "rearguard": {"60mot", "45rd", "149rb"},
        "forage": {"389inf", "124rb"},
        "sapper": {"336pi", "50pi"},
        "free_attack": {"244sg", "189tb"},
        "support": {"9flak", "eastbank"},
        "tough": {"39gd", "92nb"},
        "stubborn": {"138rd", "10nkvd"},
        "sniper": {"284rd"},
    }
    printed: dict[str, set[str]] = {}
    for force in FORCES:
        if force.ability:
            printed.setdefault(force.ability.verb, set()).add(force.code)
    assert printed == tested
