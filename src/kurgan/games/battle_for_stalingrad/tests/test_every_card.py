"""Every card once: each kind is played with all that it changes, each face is spent, each Force fights."""

from __future__ import annotations

import pytest

from kurgan.games.battle_for_stalingrad.rules.totals import ignored
from kurgan.games.battle_for_stalingrad.state import State, owner_of
from kurgan.games.battle_for_stalingrad.tables.cards import ACTIONS, FACES, FORCES, LOCATIONS, SIDE_NAMES
from kurgan.games.battle_for_stalingrad.tests.answers import orders, play
from kurgan.games.battle_for_stalingrad.tests.battles import (
    asked,
    changes,
    told,
)
from kurgan.games.battle_for_stalingrad.tests.facts import totals
from kurgan.games.battle_for_stalingrad.tests.played import PLAYED, fight
from kurgan.games.battle_for_stalingrad.tests.positions import face_number, table
from kurgan.games.battle_for_stalingrad.tests.words import PASS, attack, spend


def test_1_2_every_kind_of_action_card_has_its_line() -> None:
    assert sorted(PLAYED) == sorted(action.code for action in ACTIONS)
    assert len(PLAYED) == 44


@pytest.mark.parametrize("kind", PLAYED)
def test_8_5_a_card_does_what_it_says_and_nothing_else(kind: str) -> None:
    case = PLAYED[kind]
    hands = {"german": case.german, "soviet": case.soviet}
    start = table(case.picture, hand=hands, turn=case.turn, lost=case.lost, top=case.top)
    before = play(start, *case.opening)
    after = play(before, *case.words)
    assert changes(before, after) == told(case.changed)
    assert asked(after) == case.then


def test_14_3_order_227_leaves_rations_and_elimination() -> None:
    case = PLAYED["order-227"]
    after = play(table(case.picture, hand={"soviet": case.soviet}), *case.opening, *case.words)
    assert (after.hits, orders(after)) == (7 - 5, {"ration 193rd", "eliminate 193rd"})


def test_14_4_after_rats_the_soviet_has_cards_and_is_not_asked() -> None:
    case = PLAYED["rats"]
    start = table(case.picture, hand={"german": case.german, "soviet": case.soviet})
    assert play(start, *case.opening, *case.words).hand_size[1] == 2


# Every face spent


def owner(code: str) -> str:
    """Whose card it is."""
    return SIDE_NAMES[owner_of(face_number(code))]


@pytest.mark.parametrize("code", [face.code for face in FACES])
def test_7_5_every_card_can_be_spent_for_its_number(code: str) -> None:
    side, number = owner(code), int(code[-2:])
    state = table(fight("44inf", "13gd"), hand={side: code}, turn=side)
    state = play(state, attack("station", {"german": "44inf", "soviet": "13gd"}[side]), PASS)
    assert asked(state) == ("FIREFIGHT", side)
    after = play(state, spend(code))
    changed = [int(new - old) for new, old in zip(totals(after), totals(state), strict=True)]
    raised = SIDE_NAMES.index(side) if number > 0 else 1 - SIDE_NAMES.index(side)
    assert changed == [number if each == raised else 0 for each in range(2)]
    assert f"{code}: hand -> discard" in changes(state, after)


# Every Force in battle, against a plain enemy. The columns: what its side's total is when it attacks and when it
# defends at a Location without Rubble; the same in ruins; what it adds from the perimeter; what it takes from the
# enemy's total, and how many hits its side ignores, while it is engaged.
FIGHTING = """
            attacks  defends  in ruins: attacks  defends  perimeter  takes  ignores
    16pz          7        7                  7        7          0      0        0
    24pz          8        7                  8        7          0      0        0
    14pz          5        5                  5        5          0      0        0
    29mot         5        5                  5        5          0      0        0
    60mot         5        5                  5        5          0      0        0
    44inf         6        6                  6        6          0      0        0
    71inf         4        3                  4        3          0      0        0
    76inf         4        4                  4        4          0      0        0
    79inf         3        3                  4        4          0      0        0
    94inf         3        3                  3        3          0      0        0
    100jg         5        5                  7        7          0      0        0
    113inf        2        3                  2        3          0      0        0
    295inf        3        4                  3        4          0      0        0
    305inf        4        3                  4        3          0      0        0
    389inf        3        3                  3        3          0      0        0
    336pi         4        2                  4        2          0      0        0
    50pi          2        0                  2        0          0      0        0
    244sg         3        3                  3        3          0      0        0
    9flak         1        1                  1        1          2      0        0
    369cro        2        1                  2        1          0      0        0
    13gd          7        6                  7        6          0      0        0
    37gd          4        5                  4        5          0      0        0
    39gd          4        4                  4        4          0      0        1
    35gd          3        3                  3        3          0      0        0
    45rd          2        2                  2        2          0      0        0
    95rd          3        2                  3        2          0      0        0
    112rd         1        1                  1        1          0      0        0
    138rd         4        4                  4        4          0      0        0
    193rd         2        3                  2        3          0      0        0
    196rd         2        2                  2        2          0      0        0
    244rd         1        2                  1        2          0      0        0
    284rd         4        4                  4        4          0      1        0
    308rd         2        2                  3        3          0      0        0
    10nkvd        2        2                  2        2          0      0        0
    42rb          1        1                  2        2          0      0        0
    92nb          2        2                  2        2          0      0        1
    124rb         2        2                  2        2          0      0        0
    149rb         2        2                  2        2          0      0        0
    115rb         1        1                  1        1          0      0        0
    84tb          3        3                  3        3          0      0        0
    6gtb          5        5                  5        5          0      0        0
    189tb         3        3                  3        3          0      0        0
    militia       0        0                  0        0          0      0        0
    eastbank      0        0                  0        0          2      0        0
"""
LINES = [line.split() for line in FIGHTING.strip().splitlines()[1:]]
ENEMY = {"german": ("soviet", "84tb", 3), "soviet": ("german", "44inf", 6)}
"""Whom a Force fights: a plain one of the other side, and its combat value."""
FRIEND = {"german": ("94inf", 3), "soviet": ("35gd", 3)}
"""Who fights while another supports."""


def battle(code: str, location: str, is_attacking: bool, in_perimeter: bool = False) -> State:
    """A Force attacks or defends, or stands behind a friend who attacks."""
    side = FORCES[[each.code for each in FORCES].index(code)].side
    other, enemy, _ = ENEMY[side]
    friend = FRIEND[side][0] if FRIEND[side][0] != code else {"german": "76inf", "soviet": "196rd"}[side]
    own = f"{side} {friend} / {code}" if in_perimeter else f"{side} {code} / -"
    enemy = enemy if enemy != code else "196rd"
    attacker = (friend if in_perimeter else code) if is_attacking else enemy
    state = table(f"{location} | {own} | {other} {enemy} / -", turn=side if is_attacking else other)
    return play(state, attack(location.split(maxsplit=1)[0], attacker))


def test_1_2_every_force_has_its_line() -> None:
    assert [line[0] for line in LINES] == [force.code for force in FORCES]


@pytest.mark.parametrize("line", LINES, ids=[line[0] for line in LINES])
def test_7_3_every_force_brings_what_its_card_says(line: list[str]) -> None:
    code, *printed = line[0], *(int(number) for number in line[1:])
    side = FORCES[[each.code for each in FORCES].index(code)].side
    own, other = (0, 1) if side == "german" else (1, 0)
    fights = [battle(code, place, attacks) for place in ("station", "station destroyed") for attacks in (True, False)]
    behind = battle(code, "station", is_attacking=True, in_perimeter=True)
    friend = 3 if FRIEND[side][0] != code else {"german": 4, "soviet": 2}[side]
    _, _, value = ENEMY[side]
    brought = [totals(state)[own] for state in fights]
    taken = {value - totals(state)[other] for state in fights}
    spared = {int(ignored(state, own)) for state in fights}
    assert [*brought, totals(behind)[own] - friend, *taken, *spared] == printed


# Every Location


def test_1_2_every_location_can_be_fought_over() -> None:
    for location in LOCATIONS:
        state = play(table(fight("94inf", "35gd", location.code)), attack(location.code, "94inf"))
        more = 2 if location.code in ("red-october", "elevator") else 0
        assert totals(state) == (3, 3 + more)
        assert (ignored(state, 1), ignored(state, 0)) == (3 if location.code == "pavlov" else 0, 0)
