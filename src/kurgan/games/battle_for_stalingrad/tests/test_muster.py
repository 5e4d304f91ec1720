"""Chapter 3: the set-up."""

from __future__ import annotations

from pathlib import Path

import pytest

from kurgan.engine.journal import parsed, replayed, resumable
from kurgan.engine.match import Match
from kurgan.engine.record import save
from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.rules.muster import has_placed
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.setup import scenarios, setup
from kurgan.games.battle_for_stalingrad.state import FREE, State, forces_of
from kurgan.games.battle_for_stalingrad.tables.cards import (
    ACTIONS,
    FACES,
    FORCES,
    GERMAN,
    LOCATIONS,
    NO_LOCATION,
    SOVIET,
)
from kurgan.games.battle_for_stalingrad.tables.setups import BOOK, Setup
from kurgan.games.battle_for_stalingrad.tests.answers import chances, let_chance, orders, orders_of, play
from kurgan.games.battle_for_stalingrad.tests.facts import hand, rations, top, where
from kurgan.games.battle_for_stalingrad.tests.positions import force_number
from kurgan.games.battle_for_stalingrad.tests.words import PASS, card, dealt, force, place, set_up

DEAL = [dealt(code) for code in ("univermag", "pavlov", "station", "ferry", "tsaritsa")]
ARMY = [place("13gd", "pavlov/control"), place("37gd", "ferry/control"), place("39gd", "ferry/perimeter")]


def start(*words: str) -> State:
    """The whole battle from its first question, after these answers."""
    return play(setup(scenarios()["stalingrad-1942"], {}), *words)


def soviet_muster() -> State:
    """The Soviet player is about to choose his first Force."""
    return start(*DEAL)


def german_muster() -> State:
    """The Soviet player has placed three Forces and is done."""
    return play(soviet_muster(), *ARMY, PASS)


def printed(code: str) -> int:
    """The rations on a Force's card."""
    return FORCES[force_number(code)].rations


def values(words: set[str]) -> set[int]:
    """The Force values of the Forces that may be placed."""
    return {FORCES[force_number(word.split()[1])].value for word in words if word.startswith("move ")}


def test_3_1_each_of_the_ten_locations_may_be_dealt_with_equal_chance_and_only_once() -> None:
    state = start()
    assert chances(state) == {dealt(location.code): 1 for location in LOCATIONS}
    assert chances(play(state, dealt("pavlov"))) == {
        dealt(location.code): 1 for location in LOCATIONS if location.code != "pavlov"
    }


def test_3_1_five_lie_in_a_row_without_rubble_and_the_others_are_out() -> None:
    state = soviet_muster()
    assert [LOCATIONS[location].code for location in state.location] == [word.split()[1] for word in DEAL]
    assert NO_LOCATION not in list(state.location)
    assert list(state.rubble) == list(state.destroyed) == [0] * 5
    assert (state.step, state.actor) == (Step.MUSTER, SOVIET)


def test_3_1_where_a_scenario_names_five_locations_nothing_is_dealt() -> None:
    state = setup(scenarios()["factory-district"], {})
    assert [LOCATIONS[location].code for location in state.location] == [
        *("tractor-works", "barrikady", "red-october", "mamayev", "ferry")
    ]
    assert state.step == Step.MUSTER


def test_3_2_the_soviet_player_may_take_any_of_his_24_forces() -> None:
    named = {word.split()[1] for word in orders_of(soviet_muster(), "move")}
    assert named == {force.code for force in FORCES if force.side == "soviet"}


def test_3_2_the_force_values_come_to_eleven_at_most() -> None:
    state = play(soviet_muster(), place("13gd", "pavlov/control"))
    assert values(orders(state)) == {1, 2, 3}, "there is one Force of value 4"
    assert values(orders(play(state, place("37gd", "ferry/control")))) == {1, 2, 3}
    assert values(orders(play(soviet_muster(), *ARMY))) == {1}, "ten of eleven points are spent"


def test_3_2_points_not_spent_are_lost() -> None:
    state = german_muster()
    assert (state.step, state.actor) == (Step.MUSTER, GERMAN)
    assert state.points[SOVIET] == 0
    begun = let_chance(play(state, place("71inf", "pavlov/perimeter"), PASS))
    assert where(begun, "45rd") == "pile"
    assert (begun.step, begun.points[GERMAN]) == (Step.ACTION, 0)


def test_3_2_when_all_points_are_spent_no_force_is_left_to_choose() -> None:
    assert orders(play(soviet_muster(), *ARMY, place("112rd", "station/control"))) == {PASS}


def test_3_3_soviet_forces_go_into_any_control_or_perimeter_area() -> None:
    state = play(soviet_muster(), *ARMY)
    assert [where(state, code) for code in ("13gd", "37gd", "39gd")] == [
        *("pavlov/control", "ferry/control", "ferry/perimeter")
    ]
    assert len(orders_of(state, "move 112rd")) == 10


def test_3_4_the_german_player_chooses_after_the_soviet_has_placed() -> None:
    state = german_muster()
    assert {word.split()[1] for word in orders_of(state, "move")} == {
        force.code for force in FORCES if force.side == "german"
    }
    assert where(state, "13gd") == "pavlov/control"


def test_3_4_the_force_values_come_to_nine_at_most() -> None:
    state = play(german_muster(), place("16pz", "pavlov/perimeter"))
    assert values(orders(state)) == {1, 2, 3, 4}
    state = play(state, place("24pz", "pavlov/perimeter"))
    assert values(orders(state)) == {1}
    assert orders(play(state, place("50pi", "ferry/perimeter"))) == {PASS}, "nine points are spent"


def test_3_5_german_forces_go_into_perimeter_areas_only() -> None:
    areas = {word.split()[2] for word in orders_of(german_muster(), "move 71inf")}
    assert areas == {f"{code}/perimeter" for code in ("univermag", "pavlov", "station", "ferry", "tsaritsa")}


@pytest.mark.parametrize("code", [force.code for force in FORCES])
def test_3_6_every_force_placed_receives_its_printed_rations(code: str) -> None:
    is_soviet = FORCES[force_number(code)].side == "soviet"
    placed = play(soviet_muster() if is_soviet else german_muster(), place(code, "station/perimeter"))
    assert rations(placed, code) == printed(code)


def test_3_7_any_force_that_was_not_chosen_may_be_the_top_of_the_pile_with_equal_chance() -> None:
    state = play(german_muster(), place("71inf", "pavlov/perimeter"), PASS)
    assert (state.step, state.actor) == (Step.TOP_FORCE, SOVIET)
    placed = ("13gd", "37gd", "39gd", "71inf")
    assert chances(state) == {
        force(each.code): 1 for each in FORCES if each.side == "soviet" and each.code not in placed
    }
    turned = play(state, force("45rd"))
    assert top(turned, "soviet") == "45rd"
    assert chances(turned) == {
        force(each.code): 1 for each in FORCES if each.side == "german" and each.code not in placed
    }
    assert top(play(turned, force("76inf")), "german") == "76inf"


def test_3_7_only_the_top_card_is_face_up() -> None:
    state = let_chance(play(german_muster(), place("71inf", "pavlov/perimeter"), PASS))
    for side in (GERMAN, SOVIET):
        assert sum(int(state.turned[each]) for each in forces_of(side)) == 1


def test_3_8_the_soviet_player_draws_ten_cards_and_the_german_five() -> None:
    state = play(german_muster(), place("71inf", "pavlov/perimeter"), PASS, force("45rd"), force("76inf"))
    assert (state.step, state.actor) == (Step.CARD_DRAWN, SOVIET)
    assert chances(state) == {card(face.code): face.copies for face in FACES if ACTIONS[face.kind].side == "soviet"}
    state = play(state, *[card("hug-1")] * 2, *[card("hug-2")] * 2, *[card("partisans-1")] * 2, card("hero+2"))
    assert state.actor == SOVIET and len(hand(state, "soviet")) == 7
    state = play(state, card("hero+3"), card("workers+1"), card("workers+3"))
    assert (state.step, state.actor) == (Step.CARD_DRAWN, GERMAN)
    state = play(state, *[card("rats-1")] * 2, card("rats-2"), card("staff+1"), card("staff+2"))
    assert hand(state, "german") == ["rats-2", "rats-1", "rats-1", "staff+1", "staff+2"]
    assert state.step == Step.ACTION
    assert len(hand(state, "soviet")) == 10


def test_3_9_the_german_player_begins() -> None:
    state = let_chance(play(german_muster(), place("71inf", "pavlov/perimeter"), PASS))
    assert (state.turn, state.side, state.actor, state.step) == (1, GERMAN, GERMAN, Step.ACTION)


def test_3_10_a_player_must_place_at_least_one_force() -> None:
    assert PASS not in orders(soviet_muster())
    assert PASS in orders(play(soviet_muster(), place("militia", "pavlov/perimeter")))
    assert PASS not in orders(german_muster())
    assert PASS in orders(play(german_muster(), place("50pi", "pavlov/perimeter")))


def test_3_10_quick_set_ups_are_offered_to_who_has_placed_nothing() -> None:
    for side, muster in (("soviet", soviet_muster()), ("german", german_muster())):
        assert orders_of(muster, "set up") == {set_up(each.code) for each in BOOK if each.side == side} != set()
    assert not orders_of(play(soviet_muster(), place("militia", "pavlov/perimeter")), "set up")


def test_3_10_not_even_with_points_to_spare_is_a_quick_set_up_added_to_other_forces(tmp_path: Path) -> None:
    rich = tmp_path / "rich.toml"
    rich.write_text(scenarios()["factory-district"].read_text(encoding="utf-8").replace("points = 11", "points = 30"))
    state = setup(rich, {})
    assert orders_of(state, "set up")
    assert not orders_of(play(state, place("militia", "ferry/perimeter")), "set up")


@pytest.mark.parametrize("quick", BOOK, ids=[each.code for each in BOOK])
def test_3_10_a_quick_set_up_places_a_whole_army(quick: Setup) -> None:
    is_soviet = quick.side == "soviet"
    state = play(soviet_muster() if is_soviet else german_muster(), set_up(quick.code))
    codes = [word.split()[1] for word in DEAL]
    for placed in quick.forces:
        assert where(state, placed.force) == f"{codes[placed.place - 1]}/{placed.area}"
        assert rations(state, placed.force) == printed(placed.force)
    assert sum(FORCES[placed.number].value for placed in quick.forces) == (11 if is_soviet else 9), "no point is lost"
    assert orders(state) == {PASS}


def test_3_10_a_scenario_may_place_both_armies() -> None:
    state = setup(scenarios()["first-turn"], {})
    assert state.step == Step.TOP_FORCE
    assert (where(state, "71inf"), where(state, "10nkvd")) == ("station/perimeter", "pavlov/control")


def assigned(**options: str) -> State:
    """The whole battle with quick set-ups that were assigned, when its first Force is to be chosen."""
    given = {f"{side}-setup": code for side, code in options.items()}
    return play(setup(scenarios()["stalingrad-1942"], given), *DEAL)


@pytest.mark.parametrize("each", BOOK, ids=lambda each: each.code)
def test_3_10_a_side_that_was_assigned_a_quick_set_up_takes_it_and_adds_nothing(each: Setup) -> None:
    state = assigned(**{each.side: each.code})
    if each.side == "german":
        assert len(orders(state)) > 100, "the Soviet player chooses as ever, and sees nothing of it"
        state = play(state, *ARMY, PASS)
    assert orders(state) == {set_up(each.code)}
    free = play(german_muster() if each.side == "german" else soviet_muster(), set_up(each.code))
    state = play(state, set_up(each.code))
    assert orders(state) == {PASS} and list(state.force_at) == list(free.force_at)
    played, freely = play(state, PASS), play(free, PASS)
    assert (played.phase, played.step, list(played.points)) == (freely.phase, freely.step, list(freely.points))


def test_3_10_both_sides_may_be_assigned_theirs_also_where_a_scenario_places_forces() -> None:
    given = {"german-setup": "two-fists", "soviet-setup": "thin-line"}
    for name, file in scenarios().items():
        state = setup(file, given)
        state = play(state, *DEAL) if name == "stalingrad-1942" else state
        assert (
            (state.step, state.actor) == (Step.MUSTER, SOVIET)
            and not has_placed(state, SOVIET)
            and not has_placed(state, GERMAN)
        )
        state = play(state, set_up("thin-line"), PASS)
        assert state.actor == GERMAN and orders(state) == {set_up("two-fists")}


def test_3_10_without_an_option_nothing_is_assigned() -> None:
    for file in scenarios().values():
        plain = setup(file, {})
        assert list(plain.assigned) == [FREE, FREE]
        assert save(plain) == save(setup(file, {"german-setup": "any", "soviet-setup": "any"}))


def test_3_10_a_set_up_that_a_scenario_has_no_points_for_cannot_be_assigned(tmp_path: Path) -> None:
    poor = scenarios()["factory-district"].read_text(encoding="utf-8").replace("points = 9", "points = 7", 1)
    (file := tmp_path / "poor.toml").write_text(poor, encoding="utf-8")
    with pytest.raises(ValueError, match=r"two-fists is worth \d, and its side has 7 points here \[3\.10\]"):
        setup(file, {"german-setup": "two-fists"})


def test_3_10_who_was_assigned_a_set_up_is_told_so() -> None:
    state = assigned(soviet="thin-line")
    known = GAME.knows(state, SOVIET)
    for words in ("place 13gd pavlov/control", "setup deep-defence"):
        line = GAME.refusal(known, GAME.read(known, words))
        assert (line.key, line.rule) == ("refused-assigned", "3.10")
        assert "Thin line" in GAME.catalogue.say(line, "en") and "Ligne étirée" in GAME.catalogue.say(line, "fr")


def test_3_10_a_match_keeps_what_was_assigned() -> None:
    given = {"german-setup": "two-fists", "soviet-setup": "thin-line"}
    match = Match.new(GAME, "factory-district", ["human", "human"], given, ["a", "b"])
    match.play(SOVIET, "setup thin-line")
    journal = parsed(resumable(match))
    assert journal.options == given
    assert save(replayed(GAME, journal).state) == save(match.state)
