"""Every refusal of the initial phase and of movement: one sentence with the number of the rule that was broken."""

from __future__ import annotations

import pytest

from kurgan.engine.match import Match, Refused
from kurgan.engine.text import LANGUAGES, Catalogue
from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.numbering import N_ACTIONS, TAKE
from kurgan.games.eastern_front.state import Phase, State, Where
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET
from kurgan.games.eastern_front.tables.units import Size
from kurgan.games.eastern_front.tests.matches import match_at
from kurgan.games.eastern_front.tests.positions import At, Counters, position
from kurgan.games.eastern_front.tests.refused import Begin, Case, at, check_refused
from kurgan.games.eastern_front.tests.test_refused_attacks import ATTACKS


def front() -> State:
    """The Axis before the 62nd Army on the northern plain; some have acted, and some are not there."""
    axis: Counters = {
        "de57": "2803",
        "de1": At("2603", movement=2),
        "de2": At("2604", moved=True),
        "de4": At("2604", dispersed=True),
        "de5": At("2605", spent=True),
        "de6": At("2600", where=Where.LOST),
        "de7": At("2601", where=Where.COMING, arrival="1942-09"),
        "de8": At("2602", where=Where.GONE),
        "ro1": At("2902", movement=1),
        "hu3": "2901",
        "de9": At("3106", size=Size.ARMY),
        "de10": At("3206", size=Size.ARMY),
        "de11": "2705",
        "de12": "2705",
        "de13": "2805",
    }
    return position(axis=axis, soviet={"su62": "2903"})


def abroad() -> State:
    """A Finn, a Hungarian at the border of Romania, and armour beside a swamp that holds armour."""
    axis: Counters = {"fi2": "1301", "hu3": "0326", "de3": "1505", "de14": "1504"}
    return position(axis=axis, soviet={"su62": "2903"})


def cramped() -> State:
    """One hex to go to, and two units in it."""
    axis: Counters = {"de57": "2803", "de1": "2804", "de2": "2804"}
    return position(axis=axis, soviet={"su62": "3307"}, field=("2803", "2804"))


def island() -> State:
    """Nothing in play next to LVII Panzer Corps."""
    axis: Counters = {"de57": "2803", "de1": "2806"}
    return position(axis=axis, soviet={"su62": "3307"}, field=("2803", "2805", "2806"))


def corridor() -> State:
    """A Romanian corps in a corridor past an enemy."""
    return position(axis={"ro1": "2803"}, soviet={"su62": "3002"}, field=("2803", "2903", "3003", "3002"))


def siberian() -> State:
    soviet: Counters = {"su1s": At("3000", where=Where.RESERVE), "su62": "2903"}
    return position(axis={"de57": "2600"}, soviet=soviet, side=SOVIET)


def depot(sources: tuple[str, ...] | None = None, air: int = 0, factors: int = 0) -> State:
    """The initial phase: a corps in Rostov, another on the plain, some lost and some to come."""
    axis: Counters = {
        "de1": "rostov",
        "de2": "2803",
        "de57": At("2600", where=Where.LOST),
        "de5": At("2601", where=Where.LOST),
        "ro1": At("2602", where=Where.LOST),
        "de7": At("2603", where=Where.COMING, arrival="1942-09"),
    }
    state = position(axis=axis, soviet={"su62": "moscow"}, phase=Phase.INITIAL, axis_sources=sources, air=(air, 0))
    state.infantry_factors[AXIS] = factors
    return state


def trains(rails: int) -> State:
    """A net of Rostov, Taganrog and a hex between stations, with so many trains."""
    holds = ("rostov", "taganrog", "2426")
    state = position(axis={"de1": "rostov"}, soviet={"su62": "moscow"}, phase=Phase.INITIAL, axis_holds=holds)
    state.rails[AXIS] = rails
    return state


def fleet(sailed: int = 0) -> State:
    """The Soviet side with a unit in a port and one inland."""
    soviet: Counters = {"su51": "novorossiysk", "su62": "moscow"}
    state = position(axis={"de1": "warsaw"}, soviet=soviet, side=SOVIET, phase=Phase.INITIAL)
    state.sailed[SOVIET] = sailed
    return state


def called(where: Where, called: int) -> State:
    soviet: Counters = {"su1s": At("3000", where=where), "su62": "2903"}
    state = position(axis={"de1": "warsaw"}, soviet=soviet, side=SOVIET, phase=Phase.INITIAL)
    state.called = called
    return state


MOVES: list[Case] = [
    (at(front), "dance", "unreadable", "2.3"),
    (at(front), "", "unreadable", "2.3"),
    (at(front), "move", "unreadable-form", "2.3"),
    (at(front), "march de57", "unreadable-form", "2.3"),
    (at(front), "move su62", "unreadable-unit", "1.2"),
    (at(front), "move de57 9999", "unreadable-hex", "1.1"),
    (at(front), "move de57 atlantis", "unreadable-hex", "1.1"),
    (at(front), "move de57 stal", "unreadable-places", "1.1"),
    (at(depot), "march de1 kiev", "unreadable-march-now", "2.4"),
    (at(island), "march de57 2806", "unreadable-march", "5.4"),
    (at(front), "to 2703", "refused-not-now", "2.4"),
    (at(front, "move de57"), "end", "refused-not-now", "5.4"),
    (at(front), "move de6", "refused-lost", "6.4"),
    (at(front), "move de7", "refused-coming", "9.5"),
    (at(siberian), "move su1s", "refused-reserve", "9.4"),
    (at(front), "move de8", "refused-gone", "9.5"),
    (at(front), "move de4", "refused-dispersed", "6.6"),
    (at(front), "move de5", "refused-spent", "2.3"),
    (at(front), "move de2", "refused-moved", "2.3"),
    (at(cramped), "move de57", "refused-full", "4.1"),
    (at(island), "move de57", "refused-stuck", "5.3"),
    (at(front), "move de57 2803", "refused-already-there", "5.4"),
    (at(front), "move de57 0400", "refused-water", "1.1"),
    (at(island), "move de1 2804", "refused-field", "1.1"),
    (at(abroad), "move fi2 1403", "refused-finns", "5.9"),
    (at(abroad), "move hu3 0327", "refused-romania", "4.4"),
    (at(front), "move de57 2903", "refused-enemy", "6.1"),
    (at(front), "move ro1 3002", "refused-zone-to-zone", "5.3"),
    (at(corridor), "move ro1 3003", "refused-way", "5.2"),
    (at(front), "move de1 3307", "refused-far", "5.4"),
    (at(front), "move de13 2705", "refused-room-units", "4.1"),
    (at(front), "move de10 3106", "refused-room-armies", "4.1"),
    (at(abroad), "move de3 1504", "refused-room-armour", "4.2"),
    (at(front), "move hu3 2902", "refused-room-nations", "4.4"),
]
INITIAL: list[Case] = [
    (at(depot), "move de1", "refused-not-now", "2.2"),
    (at(lambda: trains(0)), "rail de1", "refused-trains", "5.7"),
    (at(depot), "rail de57", "refused-lost", "6.4"),
    (at(depot), "rail de2", "refused-no-stop", "5.7"),
    (at(lambda: depot(("warsaw",))), "rail de1", "refused-off-net", "5.7"),
    (at(depot), "rail de1", "refused-no-goal", "4.1"),
    (at(lambda: trains(3)), "rail de1 millerovo", "refused-not-on-net", "5.7"),
    (at(lambda: trains(3)), "rail de1 2426", "refused-not-city", "5.7"),
    (at(depot), "sail de1", "refused-sea", "5.8"),
    (at(lambda: fleet(1)), "sail su51", "refused-sailed", "5.8"),
    (at(fleet), "sail su62", "refused-no-port", "5.8"),
    (at(fleet), "sail su51 moscow", "refused-not-port", "5.8"),
    (at(depot), "replace de1", "refused-not-lost", "9.2"),
    (at(depot), "replace ro1", "refused-ally", "9.2"),
    (at(depot), "replace de57", "refused-factors", "9.3"),
    (at(lambda: depot(("warsaw",), factors=20)), "replace de5", "refused-no-city", "9.3"),
    (at(depot), "arrive de1", "refused-here", "9.5"),
    (at(depot), "arrive de7", "refused-coming", "9.5"),
    (at(lambda: depot(air=2), "cover rostov"), "cover rostov", "refused-covered", "6.12"),
    (at(lambda: depot(("warsaw",), air=2), "supply rostov"), "supply rostov", "refused-lifted", "6.12"),
    (at(lambda: depot(air=2)), "supply rostov", "refused-supplied", "6.12"),
    (at(lambda: depot(air=2)), "cover kiev", "refused-nobody-there", "6.12"),
    (at(depot), "cover rostov", "refused-no-air", "6.12"),
    (at(lambda: depot(air=2)), "cover 2803", "refused-range", "6.12"),
    (at(depot), "no-retreat", "refused-order-german", "6.9"),
    (at(fleet, "no-retreat"), "no-retreat", "refused-ordered", "6.9"),
    (at(depot), "siberia", "refused-no-reserve", "9.4"),
    (at(lambda: called(Where.LOST, 1)), "siberia", "refused-called", "9.4"),
    (at(lambda: called(Where.RESERVE, 0)), "siberia", "refused-call-month", "9.4"),
]


@pytest.mark.parametrize(("begin", "words", "key", "rule"), [*MOVES, *INITIAL])
def test_an_order_that_breaks_a_rule_is_refused_by_its_number(begin: Begin, words: str, key: str, rule: str) -> None:
    check_refused(begin(), words, key, rule)


@pytest.mark.parametrize("number", [N_ACTIONS, 30_000, -1, TAKE + 150, 13])
def test_a_number_that_is_no_order_is_refused(number: int) -> None:
    with pytest.raises(Refused, match=r"refused-number \[2.3\]|refused-not-now \[2.4\]"):
        match_at(front()).play_number(AXIS, number)


@pytest.mark.parametrize(
    ("words", "key", "rule"),
    [
        ("dance", "unreadable-opening", "2.3"),
        ("move de4", "refused-dispersed", "6.6"),
        ("rail de57", "refused-not-now", "2.4"),
        ("attack 2903", "refused-not-now", "2.4"),
    ],
)
def test_words_that_open_nothing_are_refused(words: str, key: str, rule: str) -> None:
    with pytest.raises(Refused) as refused:
        match_at(front()).continued(AXIS, words)
    assert (refused.value.line.key, refused.value.line.rule) == (key, rule)


def test_4_1_units_that_find_no_place_together_are_refused_a_train() -> None:
    def crowd() -> Match:
        axis: Counters = {"de1": "rostov", "de2": "rostov", "de4": "taganrog"}
        return match_at(position(axis=axis, soviet={"su62": "moscow"}, phase=Phase.INITIAL))

    assert crowd().continued(AXIS, "rail de1")
    with pytest.raises(Refused, match=r"unreadable-together \[4.1\]"):
        crowd().continued(AXIS, "rail de1,de2")


def test_2_1_orders_out_of_turn_are_refused() -> None:
    with pytest.raises(Refused, match=r"refused-not-your-turn \[2.1\]"):
        match_at(front()).play(SOVIET, "end")


def test_2_5_orders_after_the_end_are_refused() -> None:
    match = match_at(front())
    match.resign(SOVIET)
    with pytest.raises(Refused, match=r"refused-over \[2.5\]"):
        match.play(AXIS, "end")


def test_every_refusal_of_the_catalogue_is_tested() -> None:
    words = Catalogue([GAME.folder / "locale"])
    others = {"refused-number", "unreadable-opening", "unreadable-together"}
    for language in LANGUAGES:
        written = {key for key in words.keys(language) if key.startswith(("refused", "unreadable"))}
        assert {key for _, _, key, _ in [*MOVES, *INITIAL, *ATTACKS]} | others == written
