"""What nobody should order: hopeless attacks [6.3], vain stands [6.9], marches into hunger [8.2]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from kurgan.engine.game import CHANCE, NOBODY
from kurgan.engine.record import copy
from kurgan.engine.testing.positions import random_game
from kurgan.engine.text import LANGUAGES, Line
from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.actions import apply, seat_to_move
from kurgan.games.eastern_front.folly import folly
from kurgan.games.eastern_front.numbering import YIELD
from kurgan.games.eastern_front.state import Phase, State, Step, is_on_map, units_in_play
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import AXIS, GRID, SOVIET
from kurgan.games.eastern_front.tables.places import MOSCOW
from kurgan.games.eastern_front.tests.positions import (
    At,
    Counters,
    column_of,
    is_dispersed,
    knows,
    orders,
    pass_turn,
    planned,
    play,
    played,
    position,
    unit,
    where,
)

KINDS = ("hopeless-attack", "vain-stand", "starved")
HOPELESS, VAIN, STARVED = KINDS


def called(state: State, words: str) -> str | None:
    """What the game calls an order that may be given."""
    known = knows(state, seat_to_move(state))
    number = GAME.read(known, words)
    assert number in GAME.choices(known), f"{words} is not legal"
    return folly(known, number)


def follies(state: State) -> dict[str, str]:
    """The orders that may be given and are called anything."""
    return {words: kind for words in orders(state) if (kind := called(state, words))}


# 6.3 Attacks

# . A S . .    the corps A attacks the army S
WEST, TARGET, EAST = "2703", "2803", "2903"


def plan(attack: int, *, dispersed: bool = True, phase: Phase = Phase.PREPARED) -> State:
    """I Corps is about to attack the 62nd Army east of it."""
    defender = At(TARGET, defence=8, dispersed=dispersed)
    state = position(axis={"de1": At(WEST, attack=attack)}, soviet={"su62": defender}, phase=phase)
    return planned(state, TARGET, "de1")


@pytest.mark.parametrize(
    ("attack", "dispersed", "kind"),
    [
        (2, True, HOPELESS),  # 1:4, and one column up: 1:3
        (3, True, None),  # 1:3 becomes 1:2, where a six drives them back
        (2, False, None),  # 1:4: a six disperses them
        (3, False, None),
        (9, True, None),
    ],
)
def test_6_3_an_attack_is_hopeless_if_every_result_leaves_the_defenders_as_they_are(
    attack: int, dispersed: bool, kind: str | None
) -> None:
    state = plan(attack, dispersed=dispersed)
    assert called(state, "commit") == kind
    ends = set()
    for die in range(1, 7):
        after = played(state, "commit", die)
        ends.add((where(after, "su62") if after.step != Step.RETREAT else "back", is_dispersed(after, "su62")))
    assert (ends == {(TARGET, dispersed)}) == (kind is not None), "tried out, die by die"


def test_6_3_only_the_word_to_go_is_hopeless() -> None:
    assert follies(plan(2)) == {"commit": HOPELESS}


def test_6_12_an_air_unit_may_make_it_worth_while() -> None:
    state = plan(2)
    state.flown = 1
    assert called(state, "commit") is None


@pytest.mark.parametrize("phase", [Phase.PREPARED, Phase.OPERATIONAL])
def test_2_3_it_is_as_hopeless_before_movement_as_after_it(phase: Phase) -> None:
    assert called(plan(2, phase=phase), "commit") == HOPELESS


def test_6_6_who_keeps_order_beside_the_dispersed_may_be_dispersed() -> None:
    soviet: Counters = {"su62": At(TARGET, defence=6, dispersed=True), "tk1": At(TARGET, defence=2)}
    state = position(axis={"de1": At(WEST, attack=2)}, soviet=soviet, phase=Phase.PREPARED)
    assert called(planned(state, TARGET, "de1"), "commit") is None


def test_7_9_a_citys_own_garrison_cannot_be_dispersed() -> None:
    """Moscow is empty and was never taken: it defends with two factors of its own against one half."""
    state = position(axis={"de1": At("1911", attack=1, hungry=1)}, phase=Phase.PREPARED)
    target = GRID.name(MOSCOW)
    assert column_of(state, target, "de1") in ("1:4", "1:3")
    assert called(planned(state, target, "de1"), "commit") == HOPELESS


def test_6_2_what_is_owed_must_be_attacked_however_hopeless() -> None:
    state = position(
        axis={"de1": At(TARGET, defence=8, dispersed=True)},
        soviet={"su62": At(WEST, attack=2)},
        side=SOVIET,
        phase=Phase.PREPARED,
    )
    state = planned(state, TARGET, "su62")
    assert "call-off" in orders(state) and called(state, "commit") == HOPELESS
    state.owed[unit(state, "de1")] = 1
    assert "call-off" not in orders(state) and called(state, "commit") is None


# 6.9 Standing


def attacked(attack: int, defence: int, phase: Phase = Phase.PREPARED, **friends: str) -> State:
    """The 62nd Army attacks I Corps, which is asked whether it stands; friends may be behind it."""
    axis: Counters = {"de1": At(TARGET, defence=defence), **friends}
    state = position(axis=axis, soviet={"su62": At(WEST, attack=attack)}, side=SOVIET, phase=phase, weather=Weather.MUD)
    play(state, f"attack {TARGET} su62")
    assert (state.step, orders(state)) == (Step.STAND, ["stand", "yield"])
    return state


@pytest.mark.parametrize(
    ("attack", "defence", "phase", "kind"),
    [
        (2, 8, Phase.PREPARED, None),  # 1:4: nobody is driven back
        (4, 8, Phase.PREPARED, VAIN),  # 1:2: a six would drive them back, and kills who stands
        (4, 4, Phase.PREPARED, None),  # 1:1: a five would drive them back, and leaves who stands
        (12, 4, Phase.PREPARED, None),  # 3:1
        (10, 2, Phase.PREPARED, VAIN),  # 5:1: whoever stands is lost
        (10, 2, Phase.OPERATIONAL, VAIN),
        (7, 1, Phase.OPERATIONAL, VAIN),  # 7:1
        (10, 1, Phase.PREPARED, VAIN),  # 10:1: all are lost, but more break through
        (10, 1, Phase.OPERATIONAL, None),  # … which nobody does after movement
    ],
)
def test_6_9_to_stand_is_vain_if_it_turns_no_result_to_the_better(
    attack: int, defence: int, phase: Phase, kind: str | None
) -> None:
    state = attacked(attack, defence, phase)
    assert called(state, "stand") == kind
    assert called(state, "yield") is None


def test_6_9_who_would_be_driven_upon_friends_may_stand_for_their_sake() -> None:
    assert called(attacked(10, 2), "stand") == VAIN
    assert called(attacked(10, 2, de2=EAST), "stand") is None
    assert called(attacked(10, 2, de2="3003"), "stand") is None
    assert called(attacked(10, 2, de2="3103"), "stand") == VAIN, "nobody is driven so far"


# 8.2 Hunger

# s . . u o o    the source s, the unit u three hexes from it, in snow, when supply reaches four
SOURCE, START, OUT, BACK = "2601", "2901", "3101", "2701"
HELD = ("2601", "2701", "2801", "2901", "3001", "3101", "3201")


def hungry(
    code: str = "ro1",
    checks: int = 1,
    *,
    start: str = START,
    holds: Iterable[str] = HELD,
    weather: Weather = Weather.SNOW,
    enemy: str = "3333",
) -> State:
    """A unit that has failed so many checks is about to move."""
    state = position(
        axis={code: At(start, hungry=checks)},
        soviet={"su62": enemy},
        axis_sources=[SOURCE],
        axis_holds=holds,
        weather=weather,
    )
    return play(state, f"move {code}")


def test_8_2_who_is_fed_should_not_walk_into_certain_hunger() -> None:
    state = hungry()
    assert called(state, f"to {OUT}") == STARVED and called(state, f"to {BACK}") is None
    assert where(pass_turn(played(state, f"to {OUT}")), "ro1") == "lost"
    assert where(pass_turn(played(state, f"to {BACK}")), "ro1") == BACK


@pytest.mark.parametrize(("code", "checks", "kind"), [("ro1", 1, STARVED), ("de1", 1, None), ("de1", 2, STARVED)])
def test_8_2_only_if_it_is_lost_at_this_check(code: str, checks: int, kind: str | None) -> None:
    assert called(hungry(code, checks), f"to {OUT}") == kind


def test_8_2_who_was_cut_off_already_has_nothing_to_lose() -> None:
    assert called(hungry(start="3001"), f"to {OUT}") == STARVED, "four hexes from the source it is fed"
    assert called(hungry(start=OUT), "to 3201") is None


def test_8_1_only_beyond_the_reach_of_every_rail() -> None:
    assert called(hungry(weather=Weather.GOOD), f"to {OUT}") is None


def test_8_2_not_if_it_takes_ground() -> None:
    assert called(hungry(holds=[name for name in HELD if name != OUT]), f"to {OUT}") is None


def test_8_2_not_if_an_enemy_is_near() -> None:
    assert called(hungry(enemy="3401"), f"to {OUT}") is None


# All of it


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_its_words(kind: str, language: str) -> None:
    assert GAME.catalogue.say(Line(f"folly-{kind}"), language)


def test_what_is_called_folly_is_never_the_only_thing_to_do() -> None:
    met = Counter[str]()
    for scenario, seed in (("uranus", 0), ("uranus", 1), ("case-blue", 0), ("first-ring", 0)):
        for state, _ in random_game(GAME, scenario, seed):
            seat = GAME.seat_to_move(state)
            if seat in (CHANCE, NOBODY):
                continue
            assert state.step != Step.EXCESS or seat != state.side, "nobody crowds out his own [4.3]"
            known = GAME.knows(state, seat)
            choices = GAME.choices(known)
            kinds = {number: kind for number in choices if (kind := folly(known, number))}
            met.update(kinds.values())
            assert len(kinds) < len(choices), "what is no choice is no folly"
            for number, kind in kinds.items():
                if kind == VAIN:
                    check_vain(state, number)
    assert met[VAIN]


def check_vain(state: State, number: int) -> None:
    """Whatever the die: nobody lives by standing who would be lost by yielding."""
    for die in range(1, 7):
        alive = []
        for answer in (number, YIELD):
            after = copy(state)
            apply(after, answer)
            apply(after, die)
            alive.append({unit for unit in units_in_play(after, AXIS) if is_on_map(after, unit)})
        assert alive[0] <= alive[1]
