"""What an attack brings with it [6.2]: said before it is ordered, and met as cheaply as it can be."""

from __future__ import annotations

from typing import Final

import pytest

from kurgan.engine.forecast import Forecast
from kurgan.engine.match import Match
from kurgan.engine.text import Line
from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.names import amount, code_of
from kurgan.games.eastern_front.numbering import YIELD
from kurgan.games.eastern_front.rules.exchange import TWICE
from kurgan.games.eastern_front.state import Phase, Step
from kurgan.games.eastern_front.tables.map import SOVIET
from kurgan.games.eastern_front.tests.matches import match_at, said
from kurgan.games.eastern_front.tests.positions import At, Counters, position
from kurgan.games.eastern_front.tests.scenes import storm

STROKE: Final = "attack 2623 su5tb su21 tk4"
"""The safe attack of Uranus that brings two others with it."""


def uranus(*happened: str | int) -> Match:
    """The prepared attacks of Uranus, after orders in words and dice in numbers."""
    match = Match.waiting(GAME, "uranus", ["human", "human"])
    for each in ("end", *happened):
        if isinstance(each, int):
            match.happen(each)
        else:
            match.play(match.to_move, each)
    return match


def struck(*happened: str | int) -> Match:
    """The same after the stroke, of which nobody advances: Boguchar and Kletskaya are owed."""
    return uranus(STROKE, 3, "done", *happened)


def foreseen(match: Match, words: str) -> Forecast:
    found = match.foreseen(match.to_move, words)
    assert found is not None
    return found


def warned(match: Match, words: str, language: str = "en") -> list[str]:
    """What it brings with it, in words."""
    return said([each.line for each in foreseen(match, words).cautions], language)


def gravities(match: Match, words: str) -> list[str]:
    return [each.gravity for each in foreseen(match, words).cautions]


def offered(match: Match, target: str) -> list[str]:
    """The plans that are offered in one press."""
    [group] = match.continued(SOVIET, f"attack {target}")
    return [words for orders in group.orders if orders.verb == "assault" for words in orders.words]


def test_6_2_the_forecast_says_what_else_must_be_attacked_and_what_it_costs() -> None:
    assert warned(uranus(), STROKE) == [
        "Boguchar must be attacked too: at best 1:3 with an air unit, attackers lost on 4 of 6 rolls [6.2]",
        "Kletskaya must be attacked too: at best 1:3 with an air unit, attackers lost on 4 of 6 rolls, "
        "and Stalingrad must be attacked then [6.2]",
    ]
    assert [each.line.places for each in foreseen(uranus(), STROKE).cautions] == [("2522",), ("2723",)]
    french = warned(uranus(), STROKE, "fr")
    assert french[0].startswith("Il faudra aussi attaquer Bogoutchar\u00a0: au mieux 1:3 avec l’aviation")
    assert french[0].endswith("des attaquants sont perdus dans 4 cas sur 6 [6.2]")


def test_6_2_those_who_attack_already_do_not_count_for_what_is_owed() -> None:
    match = uranus()
    assert foreseen(match, STROKE).cautions[1].line.values["column"] == "1:3"
    assert foreseen(match, "attack 2623 su5tb su21").cautions[1].line.values["column"] == "3:2", "tk4 is left"


def test_6_12_without_aircraft_the_best_odds_are_a_column_lower_and_certain_loss_is_said_so() -> None:
    match = uranus()
    match.state.air[SOVIET] = 0
    assert warned(match_at(match.state), STROKE)[0] == (
        "Boguchar must be attacked too: at best 1:4, attackers certainly lost [6.2]"
    )


def test_6_2_a_duty_that_probably_costs_units_is_asked_about_and_another_is_only_told() -> None:
    assert gravities(uranus(), STROKE) == ["doubt", "doubt"] and foreseen(uranus(), STROKE).is_doubtful
    assert gravities(uranus(), "attack 2219 su60 su40") == ["note"]
    assert not foreseen(uranus(), "attack 2219 su60 su40").is_doubtful


def test_6_2_an_attack_that_brings_nothing_warns_of_nothing() -> None:
    assert warned(uranus(), "attack 2825 su57 mk4b") == []
    assert warned(match_at(storm()), "attack 2903 de57 de1 de2 de5") == [], "nobody owes anything to Soviets"


def test_6_2_what_is_owed_already_is_not_brought_again() -> None:
    brought = [each.line.places for each in foreseen(struck(), "attack 2723 tk16").cautions]
    assert brought == [(), ("2823",)], "nor Boguchar, which nobody here stands next to"


def test_6_2_what_nobody_is_left_for_is_not_owed() -> None:
    match = struck("attack 2522 su1g", "yield", 5, "attack 2723 tk16", "yield", 5)
    assert warned(match, "attack 2823 su66 su64")[-1] == (
        "Kalach would have to be attacked too, but nobody is left who could: nothing is owed [6.2]"
    )
    assert gravities(match, "attack 2823 su66 su64")[-1] == "note"
    match.play(SOVIET, "attack 2823 su66 su64")
    match.play(match.to_move, "yield")
    match.happen(5)
    assert "end" in [GAME.say(match.known(SOVIET), number) for number in match.legal(SOVIET)]


def test_6_3_an_attack_that_can_only_hurt_is_asked_about_unless_it_is_owed() -> None:
    [hopeless] = warned(uranus(), "attack 2321 su6c")
    assert hopeless == "Every result costs the attacker units, and none takes the hex [6.3]"
    assert gravities(uranus(), "attack 2321 su6c") == ["doubt"]
    assert gravities(struck(), "attack 2522 su1g") == ["danger"]
    assert gravities(uranus(), "attack 2321 su6c air") == [], "the air unit lets it end without loss"


def test_6_9_the_defender_is_warned_of_nothing_that_is_the_attackers() -> None:
    match = struck("attack 2723 tk16")
    found = GAME.forecast(match.known(match.to_move), YIELD)
    assert match.state.step == Step.STAND and found is not None and found.cautions == ()


def test_6_2_where_no_good_attack_exists_the_one_that_risks_least_is_offered_first() -> None:
    match = struck("attack 2522 su1g", "yield", 5, "attack 2723 tk16", "yield", 5)
    first, *others = offered(match, "2823")
    assert first == "attack 2823 su65 su62", "six factors, and nobody who stands next to Kalach too"
    assert others == ["attack 2823 su65 su66 su62 su64", "attack 2823 su65 su66 su62 su64 air"]
    assert offered(struck(), "2723")[0] == "attack 2723 tk16"


def test_6_2_where_a_good_attack_exists_on_what_is_owed_it_is_offered_first() -> None:
    axis: Counters = {"de57": "2803", "de1": At("2902", defence=2)}
    soviet: Counters = {"su62": At("2903", attack=3), "su64": At("2903", attack=8), "su65": At("2802", attack=2)}
    state = position(axis=axis, soviet=soviet, side=SOVIET, phase=Phase.PREPARED)
    match = match_at(state, "attack 2803 su62", "yield", 3)
    assert offered(match, "2902") == ["attack 2902 su64 su65", "attack 2902 su64"]


def test_6_2_what_need_not_be_attacked_begins_with_the_best_odds() -> None:
    assert offered(uranus(), "2823")[0] == "attack 2823 su65 tk16 su66 su62"


def test_6_2_what_is_owed_comes_first_among_the_targets() -> None:
    match = struck()
    subjects = [group.subject for group in GAME.menu(match.known(SOVIET), match.legal(SOVIET))]
    assert subjects[:2] == ["2522", "2723"] and subjects[2:-1] == sorted(subjects[2:-1], key=lambda hex: hex[2:])


def test_6_9_the_order_not_to_retreat_says_what_it_means_before_it_is_given() -> None:
    match = Match.waiting(GAME, "uranus", ["human", "human"])
    found = foreseen(match, "no-retreat")
    assert found.is_doubtful and found.outcomes == ()
    [line] = said([each.line for each in found.cautions])
    assert line.startswith("No Soviet unit retreats in the next Axis turn") and line.endswith("[6.9]")


@pytest.mark.parametrize(("hexes", "words"), [(1, "may advance 1 hex"), (3, "may advance up to 3 hexes, as far as")])
def test_6_11_how_far_one_may_advance_is_said_as_the_most(hexes: int, words: str) -> None:
    found = foreseen(uranus(), STROKE)
    lines = [each.line for outcome in found.outcomes for each in outcome.follows]
    told = [line for line in lines if line.key == "forecast-advances" and line.values["hexes"] == hexes]
    assert told and all(words in each for each in said(told))


@pytest.mark.parametrize(
    ("price", "words"), [(1, "for 1 attack factor?"), (1.5, "for 1.5 attack factors?"), (4, "for 4 attack factors?")]
)
def test_6_7_a_price_of_one_is_one_factor(price: float, words: str) -> None:
    assert amount(int(TWICE * price), TWICE) == price
    [line] = said([Line("prompt-buy", {"place": "Kovel", "price": amount(int(TWICE * price), TWICE)})])
    assert line.endswith(words)


def test_6_2_a_plan_that_brings_another_duty_risks_more_than_one_of_a_factor_more() -> None:
    state = struck("attack 2522 su1g", "yield", 5, "attack 2723 tk16", "yield", 5).state
    for code, attack in (("su62", 3), ("su66", 4)):
        [unit] = [unit for unit in range(len(state.attack)) if state.attack[unit] and code_of(state, unit) == code]
        state.attack[unit] = attack
    first, *_ = offered(match_at(state), "2823")
    assert "su64" not in first.split(), "with 64th Army six factors would do, but it stands next to Kalach"
