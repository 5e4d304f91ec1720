"""What each seat hears [7.6]: its own orders in full, of the enemy's only what it sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pytest

from kurgan.engine.game import UNSEEN
from kurgan.engine.match import Match
from kurgan.engine.record import copy
from kurgan.engine.text import LANGUAGES, Catalogue
from kurgan.games.autumn_storm import GAME
from kurgan.games.autumn_storm.rules.fog import leave_ghost
from kurgan.games.autumn_storm.state import State, pick_up, put_down
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.map import AXIS, SOVIET
from kurgan.games.autumn_storm.tests.positions import At, heard, hex_of, match_at, position, unit
from kurgan.games.autumn_storm.view import view


class Scene(NamedTuple):
    """A position, what happens (orders in words, chance in numbers), and the keys of what each seat hears of it."""

    start: State
    happens: Sequence[str | int]
    axis: Sequence[str]
    soviet: Sequence[str]


def front(strength: int = 4, attack: int = 6, field: str = "0000-0907", vision: int = 2) -> State:
    """14th Panzer before the 95th Rifle, which it has not identified."""
    axis = {"14pz": At("0203", attack=attack, strength=strength, vision=vision)}
    return position(axis=axis, soviet={"95": At("0204", strength=strength)}, field=(field,))


def rider(revealed: bool) -> State:
    """The 95th Rifle, seen by nobody yet, before 14th Panzer."""
    soviet = {"95": At("0206", movement=8, vision=1, revealed=revealed)}
    return position(axis={"14pz": "0202"}, soviet=soviet, side=SOVIET)


def hospital(seen: str) -> State:
    """Two shaken Axis units in sight of the enemy, who knows only one of them."""
    axis = {"14pz": At("0203", disrupted=True, damaged=2), "71": At("0202", disrupted=True)}
    axis[seen] = At(axis[seen].hex, disrupted=True, damaged=2, revealed=True)
    return position(axis=axis, soviet={"95": "0204"}, side=SOVIET)


FIGHT = ["log-attack", "log-revealed", "log-combat"]
HEARD_FIGHT = ["log-attack", "log-combat"]
SHELLS = ["log-guns", "log-revealed"]
SCENES = {
    "end": Scene(front(), ["end"], ["log-end"], ["log-end"]),
    "no attack under pressure": Scene(
        position(axis={"14pz": "0203"}, soviet={"95": "0204"}, event=Card.POLITICAL_PRESSURE),
        ["end"],
        ["log-end", "log-pressure"],
        ["log-end", "log-pressure"],
    ),
    "an attack under pressure": Scene(
        position(axis={"14pz": "0203"}, soviet={"95": At("0204", revealed=True)}, event=Card.POLITICAL_PRESSURE),
        ["attack 14pz 0204", 4, "end"],
        ["log-attack", "log-combat", "log-end"],
        ["log-attack", "log-combat", "log-end"],
    ),
    "move": Scene(position(axis={"71": "0000"}, soviet={"95": "0705"}), ["move 71 0002"], ["log-moves"], []),
    "no effect": Scene(front(), ["attack 14pz 0204", 4], FIGHT, HEARD_FIGHT),
    "repulsed": Scene(front(), ["attack 14pz 0204", 1], [*FIGHT, "log-retreats"], [*HEARD_FIGHT, "log-retreats"]),
    "eliminated": Scene(
        front(strength=1), ["attack 14pz 0204", 6], [*FIGHT, "log-eliminated"], [*HEARD_FIGHT, "log-eliminated"]
    ),
    "cornered": Scene(
        front(attack=12, field="0203-0204"),
        ["attack 14pz 0204", 4],
        [*FIGHT, "log-stands"],
        [*HEARD_FIGHT, "log-stands"],
    ),
    "driven out of sight": Scene(
        front(attack=12, field="0203-0206", vision=1),
        ["attack 14pz 0204", 4],
        [*FIGHT, "log-retreats-unseen"],
        [*HEARD_FIGHT, "log-retreats"],
    ),
    "shells": Scene(
        front(), ["bombard 0204", 1], [*SHELLS, "log-shelled-nothing"], ["log-guns", "log-shelled-nothing"]
    ),
    "shells disrupt": Scene(
        front(), ["bombard 0204", 4], [*SHELLS, "log-shelled-disrupted"], ["log-guns", "log-shelled-disrupted"]
    ),
    "shells hit": Scene(front(), ["bombard 0204", 6], [*SHELLS, "log-shelled-loss"], ["log-guns", "log-shelled-loss"]),
    "shells kill": Scene(
        front(strength=1),
        ["bombard 0204", 6],
        [*SHELLS, "log-shelled-eliminated"],
        ["log-guns", "log-shelled-eliminated"],
    ),
    "unknown rider": Scene(
        rider(False),
        ["move 95 0204", "move 95 0303", "move 95 0305"],
        ["log-unknown-in-sight", "log-unknown-moves", "log-unknown-out-of-sight"],
        ["log-moves", "log-moves", "log-moves"],
    ),
    "known rider": Scene(
        rider(True),
        ["move 95 0204", "move 95 0303", "move 95 0305"],
        ["log-in-sight", "log-enemy-moves", "log-out-of-sight"],
        ["log-moves", "log-moves", "log-moves"],
    ),
    "glimpse": Scene(
        position(axis={"14pz": At("0202", vision=3)}, soviet={"95": At("0006", movement=6, vision=1)}, side=SOVIET),
        ["move 95 0305"],
        ["log-passes"],
        ["log-moves"],
    ),
    "ambush": Scene(
        position(axis={"14pz": At("0000", movement=8, vision=1)}, soviet={"95": At("0005", vision=1)}),
        ["move 14pz 0006"],
        ["log-ambushed", "log-revealed"],
        ["log-unknown-in-sight"],
    ),
    "scan": Scene(
        position(axis={"recbn": "0000"}, soviet={"95": "0006"}), ["recon recbn"], ["log-recon", "log-revealed"], []
    ),
    "seen again": Scene(
        position(axis={"14pz": "0202"}, soviet={"95": At("0204", revealed=True, vision=1)}),
        ["move 14pz 0200", "move 14pz 0202"],
        ["log-moves", "log-moves", "log-in-sight"],
        [],
    ),
    "rest of one it knows": Scene(
        position(axis={"14pz": At("0203", damaged=2, revealed=True)}, soviet={"95": "0204"}),
        ["rest 14pz"],
        ["log-rest"],
        ["log-rest"],
    ),
    "rest of one it does not know": Scene(
        position(axis={"14pz": At("0203", damaged=2)}, soviet={"95": "0204"}), ["rest 14pz"], ["log-rest"], []
    ),
    "recovery": Scene(
        hospital("71"), ["end", 4, 6], ["log-end", "log-recovery", "log-recovery"], ["log-end", "log-recovery"]
    ),
    "morale of one it does not know": Scene(
        hospital("71"),
        ["end", 4, 6, Card.MORALE_BOOST, 0],
        ["log-end", "log-recovery", "log-recovery", "log-event", "log-morale"],
        ["log-end", "log-recovery", "log-event"],
    ),
    "reserves for one it knows": Scene(
        hospital("14pz"),
        ["end", 4, 6, Card.RESERVES_ARRIVE],
        ["log-end", "log-recovery", "log-recovery", "log-event", "log-reserves"],
        ["log-end", "log-recovery", "log-event", "log-reserves"],
    ),
    "sniper": Scene(
        front(),
        ["end", Card.SNIPER_TEAM, hex_of("0203")],
        ["log-end", "log-event", "log-sniper"],
        ["log-end", "log-event", "log-sniper-unknown"],
    ),
    "capture": Scene(
        position(axis={"14pz": "0500"}, soviet={"95": "0707"}),
        ["move 14pz 0600"],
        ["log-moves", "log-takes"],
        ["log-takes"],
    ),
    "victory": Scene(
        position(axis={"14pz": "0500"}, soviet={"95": "0707"}, axis_needs=2),
        ["move 14pz 0600"],
        ["log-moves", "log-takes", "won-axis-points"],
        ["log-takes", "won-axis-points"],
    ),
}


def played(scene: Scene) -> Match:
    """A match that has come through a scene."""
    match = match_at(copy(scene.start))
    for each in scene.happens:
        if isinstance(each, str):
            match.play(match.to_move, each)
        else:
            match.happen(each)
    return match


@pytest.mark.parametrize("name", SCENES)
def test_7_6_each_seat_hears_what_it_sees(name: str) -> None:
    match = played(SCENES[name])
    assert [line.key for _, line in match.heard[AXIS]] == list(SCENES[name].axis)
    assert [line.key for _, line in match.heard[SOVIET]] == list(SCENES[name].soviet)


def test_7_6_every_line_of_the_log_is_heard_in_some_scene() -> None:
    keys = {line.key for scene in SCENES.values() for lines in played(scene).heard for _, line in lines}
    written = {key for key in Catalogue([GAME.folder / "locale"]).keys("en") if key.startswith("log-")}
    assert written == {key for key in keys if key.startswith("log-")}


@pytest.mark.parametrize("name", SCENES)
def test_7_6_every_line_can_be_said_and_cites_a_rule(name: str) -> None:
    for lines in played(SCENES[name]).heard:
        for _, line in lines:
            assert GAME.rulebook.numbered(line.rule)
            for language in LANGUAGES:
                assert GAME.catalogue.say(line, language)


def test_7_6_an_unknown_enemy_is_not_named() -> None:
    assert heard(played(SCENES["unknown rider"]), AXIS) == [
        "An unknown unit comes into sight at 0204. [7.2]",
        "An unknown unit moves from 0204 to 0303. [7.1]",
        "An unknown unit moves from 0303 and goes out of sight at 0204. [7.2]",
    ]


@pytest.mark.parametrize(
    ("start", "order", "told", "places", "way"),
    [
        ("0207", "0206 0205 0204", "comes into sight at 0205 and moves to 0204", ("0205", "0204"), ["0205", "0204"]),
        ("0204", "0205 0206 0207", "moves from 0204 and goes out of sight at 0205", ("0204", "0205"), ["0205"]),
    ],
)
def test_7_6_a_move_that_was_half_seen_is_told_as_far_as_it_was_seen(
    start: str, order: str, told: str, places: tuple[str, ...], way: list[str]
) -> None:
    axis, soviet = At("0202", vision=3), At(start, movement=8, vision=1, revealed=True)
    match = played(
        Scene(position(axis={"14pz": axis}, soviet={"95": soviet}, side=SOVIET), [f"move 95 {order}"], [], [])
    )
    assert heard(match, AXIS) == [f"95th Rifle Division {told}. [7.1]"]
    assert match.heard[AXIS][0][1].places == places
    assert view(match.known(AXIS), AXIS).way == way


def test_7_6_one_step_into_sight_or_out_of_it_has_no_way_to_tell() -> None:
    axis, soviet = At("0202", vision=3), At("0206", movement=8, vision=1, revealed=True)
    start = position(axis={"14pz": axis}, soviet={"95": soviet}, side=SOVIET)
    match = played(Scene(start, ["move 95 0205", "move 95 0206"], [], []))
    assert heard(match, AXIS) == [
        "95th Rifle Division comes into sight at 0205. [7.1]",
        "95th Rifle Division goes out of sight at 0205. [7.1]",
    ]


def test_7_6_whoever_passes_before_ones_eyes_is_told_with_both_ends_of_what_was_seen() -> None:
    axis, soviet = At("0202", vision=3), At("0006", movement=8, vision=1)
    start = position(axis={"14pz": axis}, soviet={"95": soviet}, side=SOVIET)
    match = played(Scene(start, ["move 95 0105 0205 0304 0305 0306"], [], []))
    assert heard(match, AXIS) == ["An enemy is glimpsed moving from 0205 to 0304 and is gone. [7.1]"]
    assert match.heard[AXIS][0][1].places == ("0205", "0304")


def test_7_3_an_enemy_identified_on_the_way_is_told_even_if_it_is_out_of_sight_at_the_end() -> None:
    state = position(axis={"14pz": At("0100", movement=7)}, soviet={"95": "0303"})
    match = played(Scene(state, ["move 14pz 0106"], [], []))
    assert heard(match, AXIS) == [
        "14th Panzer Division moves from 0100 to 0106. [5.1]",
        "95th Rifle Division is identified at 0303. [7.3]",
    ]


def test_5_5_in_a_night_assault_only_who_stands_on_the_way_is_run_into() -> None:
    axis, soviet = At("0203", movement=8, vision=1), {"95": "0502", "284": "0401"}
    start = position(axis={"14pz": axis}, soviet=soviet, event=Card.NIGHT_ASSAULT)
    assert "runs into 95th Rifle Division at 0502" in heard(played(Scene(start, ["move 14pz 0603"], [], [])), AXIS)[0]


def test_5_5_an_ambush_is_told_as_it_happened() -> None:
    assert heard(played(SCENES["ambush"]), AXIS) == [
        "14th Panzer Division sets out from 0000 for 0006 and runs into 95th Rifle Division at 0005: it stops at 0004. "
        "Nothing was known of an enemy there. [5.5]",
        "95th Rifle Division is identified at 0005. [7.3]",
    ]


@pytest.mark.parametrize(
    ("remembered", "revealed", "told"),
    [
        ("0005", False, "An enemy was last seen there in turn 6."),
        ("0005", True, "An enemy was last seen there in turn 6."),
        ("0307", True, "It had last been seen at 0307, in turn 6."),
        ("0307", False, "Nothing was known of an enemy there."),  # that ghost may be anybody
    ],
)
def test_5_5_an_ambush_says_what_was_known_of_the_enemy(remembered: str, revealed: bool, told: str) -> None:
    axis, soviet = At("0000", movement=8, vision=1), At(remembered, vision=1, revealed=revealed)
    start = position(axis={"14pz": axis}, soviet={"95": soviet}, turn=6)
    enemy = unit(start, "95")
    leave_ghost(start, enemy)
    pick_up(start, enemy)
    start.unit_hex[enemy] = hex_of("0005")
    put_down(start, enemy)
    assert told in heard(played(Scene(start, ["move 14pz 0006"], [], [])), AXIS)[0]


def test_6_5_a_fight_is_told_with_column_die_and_losses() -> None:
    assert heard(played(SCENES["cornered"]), SOVIET) == [
        "14th Panzer Division attacks 95th Rifle Division at 0204. [6.1]",
        "14th Panzer Division against 95th Rifle Division at 4:1+, die 4: defender routed. [6.5]",
        "95th Rifle Division has nowhere to go: it loses 3 strength (1 left), is disrupted and stays at 0204. [6.7]",
    ]


def shaken(is_disrupted: bool) -> State:
    """14th Panzer before the 95th Rifle, which may have been disrupted before."""
    axis, soviet = At("0203", attack=20), At("0204", disrupted=is_disrupted, revealed=True)
    return position(axis={"14pz": axis}, soviet={"95": soviet})


@pytest.mark.parametrize(
    ("is_disrupted", "order", "die", "told"),
    [
        (False, "attack 14pz 0204", 4, "(2 left), is disrupted and falls back"),
        (True, "attack 14pz 0204", 4, "(2 left), stays disrupted and falls back"),
        (True, "attack 14pz 0204", 2, "(3 left), stays disrupted and falls back"),
        (False, "attack 14pz 0204", 2, "(3 left) and falls back"),
        (False, "bombard 0204", 4, "95th Rifle Division is disrupted."),
        (True, "bombard 0204", 4, "95th Rifle Division stays disrupted."),
        (True, "bombard 0204", 6, "loses 1 strength and stays disrupted."),
    ],
)
def test_6_6_who_was_disrupted_before_is_not_said_to_become_so(
    is_disrupted: bool, order: str, die: int, told: str
) -> None:
    assert told in heard(played(Scene(shaken(is_disrupted), [order, die], [], [])), SOVIET)[-1]


def test_4_2_snipers_may_strike_one_that_is_disrupted_already() -> None:
    start = position(axis={"14pz": "0203"}, soviet={"95": At("0204", disrupted=True, revealed=True)}, side=SOVIET)
    match = played(Scene(start, ["end", Card.SNIPER_TEAM, hex_of("0204")], [], []))
    assert heard(match, AXIS)[-1] == "Snipers strike at 0204: the unit there stays disrupted. [4.2]"


def test_4_2_a_point_lost_to_political_pressure_is_told_to_both_sides() -> None:
    match = played(SCENES["no attack under pressure"])
    for seat in (AXIS, SOVIET):
        assert heard(match, seat)[-1] == (
            "The Axis has not attacked, in spite of Political Pressure: it loses 1 victory point. [4.2]"
        )


@pytest.mark.parametrize(
    ("side", "told"),
    [
        (
            AXIS,
            "The Axis draws Counter-Battery Fire: the Soviets get 1 artillery point less at their next upkeep. [4.2]",
        ),
        (
            SOVIET,
            "The Soviets draw Counter-Battery Fire: the Axis gets 1 artillery point less at its next upkeep. [4.2]",
        ),
    ],
)
def test_4_2_counter_battery_fire_names_the_side_it_hits_to_both(side: int, told: str) -> None:
    start = position(axis={"14pz": "0203"}, soviet={"95": "0705"}, side=1 - side)
    match = played(Scene(start, ["end", Card.COUNTER_BATTERY_FIRE], [], []))
    assert heard(match, AXIS)[-1] == heard(match, SOVIET)[-1] == told


def test_2_and_10_1_one_side_is_many_and_the_other_is_one() -> None:
    start = position(axis={"14pz": "0203"}, soviet={"95": "0705"}, side=SOVIET)
    match = played(Scene(start, ["move 95 0704", "end"], [], []))
    assert heard(match, AXIS) == ["The Soviets take 0704 (Central Ferry). [10.1]", "End of turn 1 for the Soviets. [2]"]


@pytest.mark.parametrize("seat", [AXIS, SOVIET])
def test_6_5_a_fight_points_from_the_attacker_to_its_target_and_along_the_retreat(seat: int) -> None:
    match = played(SCENES["repulsed"])
    places = {line.key: line.places for _, line in match.heard[seat]}
    assert places["log-attack"] == places["log-combat"] == ("0203", "0204")
    start, end = places["log-retreats"]
    assert start == "0203" and end == GAME.view(match.known(seat), seat).model_dump()["units"][0]["hex"] != start


def test_6_6_whoever_falls_points_at_where_it_stood() -> None:
    places = {line.key: line.places for _, line in played(SCENES["eliminated"]).heard[AXIS]}
    assert places["log-eliminated"] == ("0204",)


@pytest.mark.parametrize(("seat", "is_seen"), [(AXIS, True), (SOVIET, False)])
def test_7_6_moves_and_scans_of_the_enemy_are_not_witnessed(seat: int, is_seen: bool) -> None:
    state = position(axis={"recbn": "0203"}, soviet={"95": "0204"})
    known = GAME.knows(state, AXIS)
    for words in ("move recbn 0202", "recon recbn"):
        number = GAME.read(known, words)
        assert GAME.witness(state, number, seat) == (number if is_seen else UNSEEN)
    attack = GAME.read(known, "attack recbn 0204")
    assert GAME.witness(state, attack, seat) == attack
