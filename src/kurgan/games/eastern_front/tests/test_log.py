"""What each seat hears: deeds and dice in a line each, what follows from them, and nothing of mere plans [1.2]."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest

from kurgan.engine.hexset import keep
from kurgan.engine.match import Match
from kurgan.engine.text import LANGUAGES, Catalogue
from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.rules.victory import Contest
from kurgan.games.eastern_front.state import GONE_FOR_GOOD, Phase, State, Where
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET, month_number
from kurgan.games.eastern_front.tables.units import Kind
from kurgan.games.eastern_front.tests.matches import heard, keys_heard, match_at, said
from kurgan.games.eastern_front.tests.positions import At, Counters, area, hex_of, position, unit
from kurgan.games.eastern_front.tests.scenes import crowd, exchange, overwhelming, storm, two_against_two


class Scene(NamedTuple):
    """A position, what happens (orders in words, dice in numbers), and the keys of what both seats hear of it."""

    begin: Callable[[], State]
    happens: Sequence[str | int]
    heard: Sequence[str]


def duel(attack: int = 4, phase: Phase = Phase.PREPARED) -> State:
    return position(axis={"de57": At("2803", attack=attack)}, soviet={"su62": "2903"}, phase=phase)


def march() -> State:
    """A corps on its way into a city that the enemy has left."""
    return position(axis={"de1": "2426"}, soviet={"su62": "moscow"}, axis_holds=("2426",), soviet_holds=("millerovo",))


def depot() -> State:
    """The initial phase of both kinds of transport, of units lost and waiting, and of air units."""
    axis: Counters = {
        "de1": "rostov",
        "de2": "sevastopol",
        "de5": At("2601", where=Where.LOST),
        "de7": At("moscow", where=Where.COMING, arrival="1942-05"),
    }
    holds = ("rostov", "taganrog", "sevastopol", "kerch", "feodosiya")
    state = position(
        axis=axis,
        soviet={"su62": "moscow"},
        phase=Phase.INITIAL,
        axis_holds=holds,
        air=(2, 0),
        axis_sources=("rostov",),
    )
    state.infantry_factors[AXIS] = 20
    return state


def soviet_depot(month: str = "1941-12") -> State:
    soviet: Counters = {"su62": "moscow", "su1s": At("gorky", where=Where.RESERVE)}
    return position(axis={"de1": "warsaw"}, soviet=soviet, side=SOVIET, phase=Phase.INITIAL, month=month)


def evening() -> State:
    """The last phase of the Axis turn, with nothing left to do but its checks."""
    axis: Counters = {
        "de1": At("rostov", hungry=1),
        "de2": At("2803", hungry=1),
        "de4": At("2604", hungry=2),
        "ro1": At("2607", hungry=1),
    }
    soviet: Counters = {
        "su62": At("moscow", dispersed=True),
        "su64": At("gorky", where=Where.COMING, arrival="1942-07"),
    }
    return position(axis=axis, soviet=soviet, phase=Phase.OPERATIONAL, axis_sources=("rostov",), month="1942-07")


def changing() -> State:
    """Units of the Soviet side that are refitted and withdrawn when its turn begins."""
    state = evening()
    for row, (code, attack) in enumerate((("su62", 9), ("su64", GONE_FOR_GOOD))):
        state.change_month[row], state.change_unit[row] = state.month, unit(state, code)
        state.change_attack[row], state.change_defence[row], state.change_movement[row] = attack, 4, 4
    return state


def morning(month: str = "1942-04") -> State:
    """The last phase of the Soviet turn: the Axis railhead is at Rostov, and in April a die brings the weather."""
    state = position(
        axis={"de1": "rostov"},
        soviet={"su62": "moscow"},
        side=SOVIET,
        phase=Phase.OPERATIONAL,
        axis_holds=("rostov", "taganrog"),
        month=month,
    )
    keep(state.gauge[0], area("rostov"))
    return state


def deadline() -> State:
    """The end of a month by which the Soviet side should hold Rostov, and does not."""
    state = morning("1944-06")
    state.victory, state.deadline_month[0] = Contest.CAMPAIGN, month_number("1944-06")
    state.deadline_all[0, 0] = hex_of("rostov")
    return state


COMBAT = ("log-attack", "log-combat")
SCENES = {
    "a move": Scene(march, ["move de1 2326"], ["log-moves"]),
    "a city on the way": Scene(march, ["move de1 millerovo"], ["log-moves", "log-takes"]),
    "nothing": Scene(duel, ["attack 2903 de57", 3], COMBAT),
    "attackers lost": Scene(duel, ["attack 2903 de57", 1], [*COMBAT, "log-lost"]),
    "dispersed": Scene(duel, ["attack 2903 de57", 4], [*COMBAT, "log-dispersed"]),
    "driven back": Scene(
        storm,
        ["attack 2903 de57 de1 de2 de5", 2, "decline", "retreat 3003", "advance de57 2903", "done"],
        [*COMBAT, "log-dispersed", "log-retreats", "log-advances"],
    ),
    "bought": Scene(
        storm,
        ["attack 2903 de57 de1 de2 de5", 3, "buy", "lose de2", "done"],
        [*COMBAT, "log-buys", "log-lost", "log-lost"],
    ),
    "exchanged": Scene(
        lambda: exchange(german=8, ally=4),
        ["attack 2903 de57 ro1", 1, "remove rk9", "remove su62", "done"],
        [*COMBAT, "log-lost", "log-lost"],
    ),
    "stands": Scene(two_against_two, ["attack 2803 su62", "stand", 3], ["log-attack", "log-stands", "log-combat"]),
    "yields": Scene(two_against_two, ["attack 2803 su62", "yield", 3], COMBAT),
    "breakthrough": Scene(
        overwhelming,
        ["attack 2903 de57", 6, "advance de57 2903", "attack 3003 de57", 1],
        [*COMBAT, "log-lost", "log-advances", *COMBAT, "log-dispersed"],
    ),
    "too many": Scene(
        crowd,
        ["attack 2903 de57", 2, "decline", "done", "end", "lose su62"],
        [*COMBAT, "log-retreats", "log-excess", "log-end"],
    ),
    "by rail": Scene(depot, ["rail de1 taganrog"], ["log-rail"]),
    "by sea": Scene(depot, ["sail de2 kerch"], ["log-sails"]),
    "back again": Scene(depot, ["replace de5 rostov"], ["log-replaced"]),
    "late": Scene(depot, ["arrive de7 rostov"], ["log-enters"]),
    "air": Scene(depot, ["cover rostov", "supply sevastopol"], ["log-cover", "log-lift"]),
    "not a step back": Scene(soviet_depot, ["no-retreat"], ["log-no-retreat"]),
    "siberians": Scene(soviet_depot, ["siberia"], ["log-siberia", "log-arrives"]),
    "a phase": Scene(lambda: duel(phase=Phase.MOVEMENT), ["end"], ["log-phase"]),
    "checks": Scene(
        evening,
        ["end"],
        ["log-starved", "log-hungry", "log-fed", "log-takes", "log-end", "log-recovers", "log-arrives"],
    ),
    "refits": Scene(
        changing,
        ["end"],
        [
            "log-starved",
            "log-hungry",
            "log-fed",
            "log-takes",
            "log-end",
            "log-withdrawn",
            "log-refitted",
            "log-recovers",
        ],
    ),
    "a month": Scene(lambda: morning("1942-05"), ["end"], ["log-end", "log-month", "log-railhead"]),
    "weather": Scene(morning, ["end", 3], ["log-end", "log-weather", "log-railhead"]),
    "a date": Scene(deadline, ["end"], ["log-end", "log-missed", "log-month", "log-railhead"]),
}


def played(scene: Scene) -> Match:
    return match_at(scene.begin(), *scene.happens)


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("seat", [AXIS, SOVIET])
def test_both_seats_hear_what_is_done_and_what_follows(name: str, seat: int) -> None:
    match = played(SCENES[name])
    assert keys_heard(match, seat) == list(SCENES[name].heard), said(heard(match, seat))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_catalogue_is_heard_and_can_be_said(language: str) -> None:
    lines = [line for scene in SCENES.values() for line in heard(played(scene), AXIS)]
    assert all(said(lines, language))
    keys = Catalogue([GAME.folder / "locale"]).keys(language)
    written = {key for key in keys if key.startswith("log-") and not key.endswith("-title")}
    assert written - {line.key for line in lines} == {"log-waiting"}, "which has a test of its own"
    assert all(GAME.rulebook.numbered(line.rule) for line in lines)


def sentences(state: State, *happens: str | int) -> list[str]:
    """What the Axis hears of it, in English."""
    return said(heard(match_at(state, *happens), AXIS))


def test_6_1_an_attack_is_one_line_and_its_die_another() -> None:
    axis: Counters = {"de57": At("2803", attack=9), "de1": At("2902", attack=6)}
    state = position(axis=axis, soviet={"su62": "2903", "rk9": At("2903", defence=1)}, phase=Phase.OPERATIONAL)
    assert sentences(state, "attack 2903 de1 de57", 3)[:2] == [
        "LVII Panzer Corps and I Corps (15) attack 62nd Army and 9th Rifle Corps (5) at 2903: 3:1. [6.1]",
        "2903, 3:1, die 3: DW, back 1 hex, Dispersed. [6.3]",
    ]


def test_6_12_the_line_of_an_attack_tells_of_its_air_unit() -> None:
    state = position(
        axis={"de57": "2803"}, soviet={"su62": "2903"}, phase=Phase.PREPARED, air=(1, 0), axis_holds=("vologda",)
    )
    assert sentences(state, "attack 2903 de57 air", 2)[0] == (
        "LVII Panzer Corps (4, with air support) attacks 62nd Army (4) at 2903: 3:2. [6.1]"
    )


@pytest.mark.parametrize(
    ("state", "happens", "line"),
    [
        (
            position(
                axis={"de57": At("2803", attack=12)},
                soviet={"su62": At("2903", kind=Kind.TANK)},
                phase=Phase.PREPARED,
                field=("2803", "2903"),
            ),
            ["attack 2903 de57", 4],
            "2903, 3:1, die 4: DR, surrounded: DE, destroyed. [6.3]",
        ),
        (
            position(axis={"de57": At("2803", attack=12)}, soviet={"su62": "2903"}, phase=Phase.PREPARED),
            ["attack 2903 de57", 4],
            "2903, 3:1, die 4: DR, overrun by armour: DE, destroyed. [6.3]",
        ),
        (
            position(
                axis={"de57": At("2803", attack=12)},
                soviet={"su62": At("2903", defence=3, kind=Kind.TANK)},
                phase=Phase.OPERATIONAL,
            ),
            ["attack 2903 de57", 6],
            "2903, 4:1, die 6: BR, but no breakthrough here: DE, destroyed. [6.3]",
        ),
        (
            two_against_two(),
            ["attack 2803 su62", "stand", 5],
            "2803, 1:1, die 5: dw, ordered to stand: –, nothing. [6.3]",
        ),
        (
            position(axis={"ro1": At("2803", attack=6)}, soviet={"su62": "2903"}, phase=Phase.PREPARED),
            ["attack 2903 ro1", 1],
            "2903, 3:2, die 1: X, but nobody can be paid for: AE, attackers lost. [6.3]",
        ),
    ],
)
def test_6_8_a_result_that_has_become_another_says_why(state: State, happens: Sequence[str | int], line: str) -> None:
    assert sentences(state, *happens)[-2 if "destroyed" in line or "AE" in line else -1] == line


def test_8_2_a_side_hears_how_long_those_can_hold_out_who_are_cut_off() -> None:
    assert sentences(evening(), "end")[:2] == [
        "Without supply too long: IV Corps and I Romanian Corps are lost. [8.2]",
        "II Corps is cut off: lost at the next check. [8.2]",
    ]


def test_1_2_a_plan_is_nobodys_affair_until_it_is_carried_out() -> None:
    match = match_at(duel())
    for words in ("attack 2903", "join de57"):
        match.play(AXIS, words)
    assert heard(match, AXIS) == heard(match, SOVIET) == []
    assert match.moments[SOVIET] == 0, "nor does it reach the enemy in any other way"
    match.play(AXIS, "commit")
    assert keys_heard(match, SOVIET) == ["log-attack"]


def test_5_4_the_line_of_a_move_shows_its_way() -> None:
    (line,) = heard(match_at(duel(phase=Phase.MOVEMENT), "move de57 2701"), SOVIET)
    assert line.places[0] == "2803" and line.places[-1] == "2701" and len(line.places) == 3


def test_6_1_the_line_of_an_attack_has_its_target_last() -> None:
    axis: Counters = {"de57": "2803", "de1": "2902"}
    state = position(axis=axis, soviet={"su62": "2903"}, phase=Phase.PREPARED)
    line = heard(match_at(state, "attack 2903 de1 de57"), SOVIET)[0]
    assert set(line.places[:-1]) == {"2803", "2902"} and line.places[-1] == "2903"


def test_9_5_whoever_finds_his_place_taken_waits() -> None:
    state = evening()
    state.entry[unit(state, "su64")] = hex_of("rostov")
    assert "64th Army finds its place taken and waits to arrive. [9.5]" in sentences(state, "end")


def test_2_5_the_end_of_a_turn_names_whose_it_was() -> None:
    ends = [line for line in heard(match_at(evening(), "end"), SOVIET) if line.key == "log-end"]
    assert [getattr(line.values["side"], "key", "") for line in ends] == ["side-axis"]


def test_11_2_the_last_line_says_how_it_ended() -> None:
    state = evening()
    state.last_turn, state.first_side = 1, SOVIET
    state.goal_hex[0], state.goal_points[0] = hex_of("rostov"), 20  # which is worth 1 besides
    assert sentences(state, "end")[-1] == "Axis victory with 21 points: 13 win. [11.2]"
