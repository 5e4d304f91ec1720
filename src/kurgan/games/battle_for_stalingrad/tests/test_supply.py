"""Chapter 5: the Supply step."""

from __future__ import annotations

from itertools import product
from operator import add

import pytest

from kurgan.engine.chance import draw, stream
from kurgan.engine.record import save
from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import Phase, State
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN
from kurgan.games.battle_for_stalingrad.tests.answers import end_turn, orders, play
from kurgan.games.battle_for_stalingrad.tests.facts import rations
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.words import feed

# The rubble charts as printed: the rations with 0, 1, 2 … Rubble, up to one below the threshold.
CHARTS = {
    "mamayev": "3333222111",
    "tractor-works": "44222111",
    "red-october": "333222111",
    "barrikady": "33222111",
    "pavlov": "22111",
    "elevator": "553311",
    "station": "3332211",
    "univermag": "332211",
    "ferry": "4442211",
    "tsaritsa": "222211111",
}


def supply(picture: str, turn: str = "german", launched: str = "", **blocked: str) -> State:
    """The first question of a player turn from its Supply step on."""
    return table(picture, turn=turn, launched=launched, blocked=blocked, phase=Phase.BEGIN)


@pytest.mark.parametrize("code", CHARTS)
def test_5_1_a_controlled_location_feeds_its_forces_by_its_chart(code: str) -> None:
    fed = [
        rations(supply(f"{code} rubble {rubble} | German - / - | Soviet 45rd(0) / -", "soviet"), "45rd")
        for rubble in range(len(CHARTS[code]))
    ]
    assert "".join(map(str, fed)) == CHARTS[code]


@pytest.mark.parametrize("code", CHARTS)
def test_5_1_a_destroyed_location_gives_no_rations(code: str) -> None:
    state = supply(f"{code} destroyed | German 71inf(0) / - | Soviet - / -")
    assert (state.step, rations(state, "71inf")) == (Step.ACTION, 0)


def test_5_1_the_rations_are_shared_over_both_areas_of_that_location_as_the_player_likes() -> None:
    state = supply("""
        ferry  | German 71inf(0) 76inf(0) / 94inf(0) | Soviet - / -
        pavlov | German - / 79inf(0)                 | Soviet - / -
    """)
    assert state.step == Step.SUPPLY
    assert orders(state) == {feed("71inf"), feed("76inf"), feed("94inf")}, "not the 79th, which stands elsewhere"
    one = play(state, *[feed("71inf")] * 4)
    assert [rations(one, code) for code in ("71inf", "76inf", "94inf", "79inf")] == [4, 0, 1, 1]
    each = play(state, feed("71inf"), feed("76inf"), feed("94inf"), feed("94inf"))
    assert [rations(each, code) for code in ("71inf", "76inf", "94inf", "79inf")] == [1, 1, 3, 1]
    assert one.step == each.step == Step.ACTION


def test_5_1_each_controlled_location_feeds_its_own() -> None:
    state = supply("""
        elevator rubble 4 | German 71inf(0) / - | Soviet - / -
        tsaritsa          | German 76inf(0) / - | Soviet - / -
    """)
    assert (rations(state, "71inf"), rations(state, "76inf")) == (1, 2)


def test_5_1_only_the_active_side_is_fed() -> None:
    state = supply("""
        ferry  | German 71inf(0) / - | Soviet - / -
        pavlov | German - / -        | Soviet 45rd(0) / 95rd(0)
    """)
    assert (rations(state, "71inf"), rations(state, "45rd"), rations(state, "95rd")) == (4, 0, 0)


def test_5_1_where_the_enemy_is_in_control_the_chart_feeds_nobody_else() -> None:
    state = supply("ferry | German - / 71inf(0) | Soviet 45rd(0) / -")
    assert (rations(state, "71inf"), rations(state, "45rd")) == (1, 0)


@pytest.mark.parametrize(
    ("about", "control", "enemy"),
    [
        ("ferry", "-", "45rd"),
        ("ferry", "-", "-"),
        ("ferry", "76inf(6)", "45rd"),
        ("ferry destroyed", "76inf(6)", "-"),
        ("ferry destroyed", "-", "45rd"),
    ],
)
def test_5_2_a_force_in_a_perimeter_area_gets_one_ration_whoever_controls_the_location(
    about: str, control: str, enemy: str
) -> None:
    assert rations(supply(f"{about} | German {control} / 71inf(2) | Soviet {enemy} / -"), "71inf") == 3


def test_5_2_every_force_in_a_perimeter_area_gets_its_own() -> None:
    state = supply("pavlov | German - / 71inf(0) 76inf(1) 94inf(5) | Soviet - / 45rd(0)")
    assert [rations(state, code) for code in ("71inf", "76inf", "94inf", "45rd")] == [1, 2, 6, 0]


def test_5_3_forces_in_a_contested_control_area_get_nothing() -> None:
    state = supply("ferry | German 71inf(0) 76inf(1) / 94inf(0) | Soviet 45rd(0) / -")
    assert [rations(state, code) for code in ("71inf", "76inf", "94inf")] == [0, 1, 1]
    assert state.step == Step.ACTION


def test_5_3_abilities_feed_a_force_in_a_contested_control_area() -> None:
    assert rations(supply("ferry | German 389inf(0) / - | Soviet 45rd(0) / -"), "389inf") == 1
    assert rations(supply("ferry | German 71inf / - | Soviet 124rb(2) / -", "soviet"), "124rb") == 3


def test_5_3_an_ability_that_feeds_in_control_areas_gives_nothing_in_a_perimeter_area() -> None:
    assert rations(supply("ferry | German - / 389inf(0) | Soviet 45rd(0) / -"), "389inf") == 1, "that of the perimeter"


def test_5_3_notes_feed_the_controller_only() -> None:
    held = supply("tractor-works rubble 7 | German 16pz(0) 71inf(6) / 24pz(0) | Soviet - / -")
    assert orders(held) == {feed("16pz"), feed("24pz")}
    assert (rations(held, "16pz"), rations(held, "24pz"), rations(held, "71inf")) == (2, 3, 6)
    contested = supply("tractor-works rubble 7 | German 16pz(0) / 24pz(0) | Soviet 45rd / -")
    assert (rations(contested, "16pz"), rations(contested, "24pz")) == (0, 1)


FRONT = """
    univermag | German 71inf(0) / 76inf(0) | Soviet - / -
    pavlov    | German - / 94inf(0)        | Soviet 45rd / -
"""


def test_5_4_the_prompt_says_how_many_rations_uranus_keeps_back() -> None:
    cut = []
    for launched in ("", "kalach", "kalach romanians"):
        state = supply(FRONT, launched=launched)
        assert state.step == Step.SUPPLY
        cut.append(GAME.prompt(GAME.knows(state, GERMAN), GERMAN).values["cut"])
    assert cut == [0, 1, 2]


def test_5_4_each_launched_uranus_card_keeps_one_ration_away_and_the_german_chooses_which() -> None:
    """Three of the chart and two of the perimeter, less two: three arrive."""
    state = supply(FRONT, launched="kalach romanians")
    assert orders(state) == {feed("71inf"), feed("76inf"), feed("94inf")}
    chart = play(state, *[feed("71inf")] * 3)
    assert [rations(chart, code) for code in ("71inf", "76inf", "94inf")] == [3, 0, 0]
    perimeter = play(state, feed("94inf"), feed("76inf"))
    assert orders(perimeter) == {feed("71inf"), feed("76inf")}, "the 94th has had what was on its way to it"
    both = play(perimeter, feed("76inf"))
    assert [rations(both, code) for code in ("71inf", "76inf", "94inf")] == [0, 2, 1]
    assert chart.step == both.step == Step.ACTION


@pytest.mark.parametrize(
    ("launched", "arriving"),
    [("", 5), ("kalach", 4), ("kalach romanians", 3), ("kalach romanians sovetsky southern-pincer", 1)],
)
def test_5_4_as_many_rations_fail_to_arrive_as_cards_are_launched(launched: str, arriving: int) -> None:
    state = supply(FRONT, launched=launched)
    while state.step == Step.SUPPLY:
        state = play(state, sorted(orders(state))[0])
    assert sum(rations(state, code) for code in ("71inf", "76inf", "94inf")) == arriving


def test_5_4_it_never_falls_below_nothing() -> None:
    state = supply("pavlov | German - / 71inf(3) | Soviet - / -", launched="kalach romanians sovetsky")
    assert (state.step, rations(state, "71inf")) == (Step.ACTION, 3)


def test_5_4_rations_that_nobody_can_take_are_the_first_that_do_not_arrive() -> None:
    state = supply(
        """
            pavlov  | German - / 71inf(6) | Soviet - / -
            station | German - / 76inf(0) | Soviet - / -
        """,
        launched="kalach",
    )
    assert (state.step, rations(state, "76inf")) == (Step.ACTION, 1)


def test_5_4_rations_of_abilities_and_notes_are_not_touched() -> None:
    state = supply(
        """
            tractor-works rubble 7 | German 16pz(0) / -  | Soviet - / -
            pavlov                 | German 389inf(0) / - | Soviet 45rd / -
        """,
        launched="kalach romanians sovetsky",
    )
    assert (rations(state, "16pz"), rations(state, "389inf")) == (2, 1)
    assert state.step == Step.ACTION


def test_5_4_the_soviets_are_not_encircled() -> None:
    state = supply("ferry | German - / - | Soviet 45rd(0) / -", "soviet", launched="kalach romanians sovetsky")
    assert rations(state, "45rd") == 4


@pytest.mark.parametrize("control", ["76inf(0)", "-"])
def test_5_5_a_blocked_location_gives_neither_chart_nor_perimeter_rations(control: str) -> None:
    state = supply(
        f"""
            ferry  | German {control} / 71inf(0) | Soviet - / -
            pavlov | German - / 94inf(0)         | Soviet - / -
        """,
        german="ferry",
    )
    assert rations(state, "71inf") == 0 and state.step == Step.ACTION
    assert control == "-" or rations(state, "76inf") == 0
    assert rations(state, "94inf") == 1


def test_5_5_the_mark_is_removed_after_the_step() -> None:
    blocked = supply("pavlov | German - / 71inf(0) | Soviet - / -", german="pavlov")
    later = end_turn(end_turn(blocked))
    assert later.side == blocked.side
    assert rations(later, "71inf") == 1


def test_5_5_the_mark_waits_for_the_supply_step_of_the_marked_side() -> None:
    picture = "pavlov | German - / 71inf(0) | Soviet - / 45rd(0)"
    soviet = supply(picture, "soviet", german="pavlov")
    assert rations(soviet, "45rd") == 1, "it is not the Soviets who are marked"
    assert rations(end_turn(soviet), "71inf") == 0


def test_5_5_abilities_and_notes_work_at_a_blocked_location() -> None:
    state = supply("tractor-works | German 389inf(0) 16pz(0) / - | Soviet - / -", german="tractor-works")
    assert (rations(state, "389inf"), rations(state, "16pz")) == (1, 2)


def test_5_6_abilities_and_notes_come_first_so_that_their_rations_are_not_lost_to_the_chart() -> None:
    state = supply("pavlov | German 389inf(5) 71inf(0) / - | Soviet - / -")
    assert (rations(state, "389inf"), rations(state, "71inf")) == (6, 2), "the chart is left to the 71st"


def test_5_6_perimeter_rations_come_before_those_of_the_chart() -> None:
    state = supply("pavlov | German 71inf(0) / 76inf(5) | Soviet - / -")
    assert (rations(state, "76inf"), rations(state, "71inf")) == (6, 2)


def test_5_6_supply_is_not_optional() -> None:
    state = supply("ferry | German 71inf(0) 76inf(0) / - | Soviet - / -")
    assert orders(state) == {feed("71inf"), feed("76inf")}, "no pass"


def test_5_6_rations_that_no_force_can_take_are_lost() -> None:
    full = supply("ferry | German 71inf(6) 76inf(5) / - | Soviet - / -")
    assert (full.step, rations(full, "71inf"), rations(full, "76inf")) == (Step.ACTION, 6, 6)
    later = end_turn(end_turn(play(full, "move 76inf mamayev/control")))
    assert rations(later, "71inf") == 6


def test_5_6_rations_that_leave_no_choice_are_given_out_by_themselves() -> None:
    alone = supply("ferry | German 71inf(0) / - | Soviet - / -")
    assert (alone.step, rations(alone, "71inf")) == (Step.ACTION, 4)
    enough = supply("ferry | German 71inf(4) 76inf(4) / - | Soviet - / -")
    assert (enough.step, rations(enough, "71inf"), rations(enough, "76inf")) == (Step.ACTION, 6, 6)


def test_5_6_a_force_that_is_alone_in_being_fed_leaves_no_choice_under_encirclement_either() -> None:
    state = supply("ferry | German 71inf(0) / - | Soviet - / -", launched="kalach")
    assert (state.step, rations(state, "71inf")) == (Step.ACTION, 3)


# A slow twin: every way of sharing out what arrives, against every way the questions lead to

CODES = ("71inf", "76inf", "94inf", "79inf", "305inf")


@pytest.mark.parametrize("launched", ["", "kalach", "kalach romanians sovetsky"])
@pytest.mark.parametrize("seed", range(8))
def test_5_6_the_questions_lead_to_every_way_of_sharing_and_to_no_other(seed: int, launched: str) -> None:
    """Five Forces with some rations in the four German areas of two Locations, one of them often contested."""
    source = stream(seed)
    held = [min(draw(source, 9), 6) for _ in CODES]
    areas = [(each + draw(source, 2)) % 4 for each in range(len(CODES))]
    enemy = "45rd" if seed % 2 else "-"
    words = [
        " ".join(f"{code}({held[row]})" for row, code in enumerate(CODES) if areas[row] == area) or "-"
        for area in range(4)
    ]
    state = supply(
        f"""
            pavlov           | German {words[0]} / {words[1]} | Soviet - / -
            station rubble 3 | German {words[2]} / {words[3]} | Soviet {enemy} / -
        """,
        launched=launched,
    )
    charts = [2 if 0 in areas else 0, 2 if 2 in areas and enemy == "-" else 0]
    assert ends(state) == shared(held, areas, charts, len(launched.split()))


def ends(state: State) -> set[tuple[int, ...]]:
    """What the Forces may have after the Supply step."""
    waiting, found = {save(state)}, set()
    while waiting:
        state = State.load(waiting.pop())
        if state.step == Step.SUPPLY:
            waiting |= {save(play(state, word)) for word in orders(state)}
        else:
            found.add(tuple(rations(state, code) for code in CODES))
    return found


def shared(held: list[int], areas: list[int], charts: list[int], kept_away: int) -> set[tuple[int, ...]]:
    """The same by trying every way: a ration of its own for who is in a perimeter, and the charts for who is there."""
    own = [area % 2 for area in areas]
    arriving = max(0, sum(own) + sum(charts) - kept_away)
    found: dict[int, set[tuple[int, ...]]] = {}
    for gains in product(*(range(min(6 - has, 3) + 1) for has in held)):
        if all(
            sum(max(0, gain - own[row]) for row, gain in enumerate(gains) if areas[row] // 2 == place) <= charts[place]
            for place in range(2)
        ):
            found.setdefault(sum(gains), set()).add(tuple(map(add, held, gains)))
    return found[min(arriving, max(found))]
