"""Chapter 4 with 8.2 and 8.3: the steps of a player turn, the cards drawn in it, and empty decks."""

from __future__ import annotations

import pytest

from kurgan.games.battle_for_stalingrad.actions import winner
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.victory import Verdict
from kurgan.games.battle_for_stalingrad.state import Phase, State, faces_of
from kurgan.games.battle_for_stalingrad.tables.cards import ACTIONS, FACES, GERMAN, SOVIET
from kurgan.games.battle_for_stalingrad.tests.answers import chances, end_turn, let_chance, orders, play
from kurgan.games.battle_for_stalingrad.tests.facts import discards, hand, knows, rations
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.scenes import FIVE
from kurgan.games.battle_for_stalingrad.tests.words import PASS, attack, card, feed, play_card, spend

FIVE_LAUNCHED = "serafimovich romanians fifth-tank-army kalach southern-pincer"


def due(picture: str, side: int = GERMAN, launched: str = "") -> int:
    """How many cards a side draws that passes at once."""
    state = play(table(picture, turn=("german", "soviet")[side], launched=launched), PASS)
    assert state.step == Step.CARD_DRAWN and state.actor == side
    return int(state.to_draw[side])


# 4 The steps


def test_4_supply_comes_before_action_and_draw_after_it() -> None:
    picture = "ferry | German 71inf(0) 76inf(0) / - | Soviet - / 45rd"
    state = table(picture, hand={"german": "stuka-2"}, phase=Phase.BEGIN)
    assert state.step == Step.SUPPLY
    state = play(state, *[feed("71inf")] * 4)
    assert state.step == Step.ACTION
    state = play(state, spend("stuka-2"), feed("76inf"), feed("76inf"))
    assert state.step == Step.ACTION
    state = play(state, PASS)
    assert state.step == Step.CARD_DRAWN
    assert let_chance(state).side == SOVIET


def test_4_the_next_player_turn_begins_with_its_own_supply() -> None:
    state = table("""
        pavlov    | German - / 71inf(0) | Soviet - / -
        univermag | German - / -        | Soviet - / 45rd(0)
    """)
    after = end_turn(state)
    assert (rations(after, "71inf"), rations(after, "45rd")) == (0, 1)
    assert (rations(end_turn(after), "71inf"), rations(end_turn(after), "45rd")) == (1, 1)


def test_4_five_uranus_cards_win_at_the_very_start_of_a_soviet_turn() -> None:
    picture = "pavlov | German 71inf / - | Soviet 124rb(1) / 45rd(1)"
    after = end_turn(table(picture, launched=FIVE_LAUNCHED))
    assert (winner(after), after.verdict) == (SOVIET, Verdict.ENCIRCLEMENT)
    assert (rations(after, "124rb"), rations(after, "45rd")) == (1, 1), "it is over before Supply"


def test_4_five_uranus_cards_do_not_win_at_the_start_of_a_german_turn() -> None:
    picture = "pavlov | German 71inf / - | Soviet 193rd / -"
    after = end_turn(table(picture, launched=FIVE_LAUNCHED, turn="soviet"))
    assert (after.side, after.step) == (GERMAN, Step.ACTION)


def test_4_the_victory_check_of_a_german_turn_comes_after_the_draw() -> None:
    drawing = play(table(FIVE), PASS)
    assert drawing.step == Step.CARD_DRAWN
    for code in ("rats-1", "rats-1", "staff+1", "staff+2"):
        drawing = play(drawing, card(code))
        assert drawing.step == Step.CARD_DRAWN
    over = play(drawing, card("rats-2"))
    assert (over.step, winner(over)) == (Step.OVER, SOVIET)
    assert len(hand(over, "german")) == 5
    assert orders(over) == set()


def test_4_there_is_no_victory_check_in_a_soviet_turn() -> None:
    after = end_turn(table(FIVE, turn="soviet"))
    assert (after.side, after.turn, after.step) == (GERMAN, 2, Step.ACTION)


# 8.2 Draw step


def test_8_2_five_cards_are_drawn() -> None:
    assert due("pavlov | German - / 71inf | Soviet 193rd / -") == 5
    assert due("pavlov | German - / 71inf | Soviet - / 193rd", SOVIET) == 5


@pytest.mark.parametrize("side", [GERMAN, SOVIET])
def test_8_2_one_more_is_drawn_for_each_controlled_location(side: int) -> None:
    picture = """
        pavlov   | German 71inf / - | Soviet - / 45rd
        station  | German 76inf / - | Soviet 193rd / -
        ferry    | German - / -     | Soviet 95rd / -
        tsaritsa | German 94inf / - | Soviet - / -
        elevator | German - / -     | Soviet 308rd / -
    """
    assert due(picture, side) == 7


@pytest.mark.parametrize("condition", ["", "rubble 4", "destroyed"])
def test_8_2_a_destroyed_location_is_worth_a_card_too(condition: str) -> None:
    assert due(f"pavlov {condition} | German 71inf / - | Soviet - / -") == 6


@pytest.mark.parametrize(
    ("location", "cards"),
    [("mamayev", 7), ("mamayev destroyed", 7), ("univermag", 7), ("univermag destroyed", 6), ("ferry", 6)],
)
def test_8_2_notes_add_cards_while_they_are_in_force(location: str, cards: int) -> None:
    assert due(f"{location} | German 71inf / - | Soviet - / -") == cards
    assert due(f"{location} | German - / - | Soviet 45rd / -", SOVIET) == cards
    assert due(f"{location} | German 71inf / - | Soviet 45rd / -") == 5


@pytest.mark.parametrize(("launched", "cards"), [("", 6), ("kalach", 7), (FIVE_LAUNCHED, 11)])
def test_8_2_each_launched_uranus_card_gives_the_soviets_one_card_more(launched: str, cards: int) -> None:
    assert due("pavlov | German - / - | Soviet 45rd / -", SOVIET, launched) == cards


def test_8_2_launched_uranus_cards_give_the_germans_none() -> None:
    assert due("pavlov | German 71inf / - | Soviet - / -", GERMAN, FIVE_LAUNCHED) == 6


def test_8_2_what_is_drawn_comes_from_the_own_deck_by_the_number_of_copies() -> None:
    state = play(table("pavlov | German - / 71inf | Soviet 193rd / -", hand={"german": "rats-1"}), PASS)
    german = [face for face in FACES if ACTIONS[face.kind].side == "german"]
    assert chances(state) == {card(face.code): face.copies - (face.code == "rats-1") for face in german}
    assert hand(play(state, card("rats-1")), "german") == ["rats-1", "rats-1"]


# 8.3 Empty deck

LAST_TWO = {"german": "rats-1 rats-2"}
PERIMETER = "pavlov | German - / 71inf(2) | Soviet 193rd / -"


def n_cards(state: State, side: int) -> int:
    """All cards of a side that are not in its hand."""
    return int(state.deck_size[side]) + len(discards(state, ("german", "soviet")[side]))


def test_8_3_an_empty_deck_is_made_anew_from_the_discards() -> None:
    state = table(PERIMETER, deck=LAST_TWO, hand={"german": "*"}, discard={"german": "staff+1 staff+2 staff-1"})
    drawing = play(state, PASS)
    assert chances(drawing) == {card("rats-1"): 1, card("rats-2"): 1}, "the discards are no part of the deck yet"
    drawing = play(drawing, card("rats-1"), card("rats-2"))
    assert chances(drawing) == {card("staff+1"): 1, card("staff+2"): 1, card("staff-1"): 1}
    assert discards(drawing, "german") == []
    assert let_chance(drawing).hand_size[GERMAN] == 56


def test_8_3_with_no_discards_the_missing_cards_are_not_drawn() -> None:
    state = table(PERIMETER, deck=LAST_TWO, hand={"german": "*"})
    after = play(state, PASS, card("rats-1"), card("rats-2"))
    assert (after.side, n_cards(after, GERMAN)) == (SOVIET, 0)


def test_8_3_a_deck_is_made_anew_only_once_in_a_player_turn() -> None:
    """The German draws four cards with his deck empty, spends them, and would draw from an empty deck again."""
    state = table(
        PERIMETER,
        hand={"german": "*"},
        deck={"german": ""},
        discard={"german": "rats-1 rats-1 rats-2"},
    )
    drawn = play(state, play_card("staff+1"), *(card(code) for code in ("rats-1", "rats-1", "rats-2")))
    assert drawn.step == Step.ACTION and n_cards(drawn, GERMAN) == 1
    after = play(drawn, PASS)
    assert after.side == SOVIET, "nothing is drawn: the one discard stays where it is"
    assert discards(after, "german") == ["staff+1"]


def test_8_3_in_the_next_player_turn_it_may_be_made_anew_again() -> None:
    picture = "pavlov | German - / 71inf(0) | Soviet 193rd / -"
    state = table(picture, hand={"german": "*"}, deck={"german": ""}, discard={"german": "rats-1"})
    soviet = play(state, spend("staff+1"), PASS, card("rats-1"), card("staff+1"))
    german = end_turn(soviet)
    assert german.side == GERMAN
    drawing = play(german, spend("staff+2"), PASS)
    assert chances(drawing) == {card("staff+2"): 1}


def test_8_3_each_deck_has_its_own_count_and_the_enemys_may_be_made_anew_too() -> None:
    """The Soviet fate card empties his deck in the German turn, which leaves the German deck its own once."""
    state = table(
        "univermag | German 71inf(4) / - | Soviet 193rd(6) / -",
        hand={"german": "*", "soviet": "*"},
        deck={"german": "", "soviet": ""},
        discard={"german": "rats-1 nebelwerfer-1", "soviet": "hug-1 hug-2"},
    )
    fate = play(state, attack("univermag", "71inf"), PASS, PASS, PASS, PASS)
    assert chances(fate) == {card("rats-1"): 1, card("nebelwerfer-1"): 1}
    fate = play(fate, card("rats-1"))
    assert chances(fate) == {card("hug-1"): 1, card("hug-2"): 1}


def test_8_3_every_player_turn_counts_anew_for_both_decks() -> None:
    """The German deck is made anew in the German turn and again in the Soviet one that follows."""
    state = table(
        "univermag | German 71inf(6) / - | Soviet 193rd(6) / -",
        hand={"german": "*", "soviet": "*"},
        deck={"german": "", "soviet": ""},
        discard={"german": "rats-1", "soviet": "hug-1"},
    )
    rounds = (PASS, PASS, PASS, PASS)
    fought = play(state, attack("univermag", "71inf"), *rounds, card("rats-1"), card("hug-1"))
    soviet = end_turn(play(fought, *["ration 193rd"] * 3, *["ration 71inf"] * 2))
    assert (soviet.side, soviet.deck_size[GERMAN], discards(soviet, "german")) == (SOVIET, 0, ["rats-1"])
    fate = play(soviet, attack("univermag", "193rd"), *rounds, card("hug-1"))
    assert chances(fate) == {card("rats-1"): 1}


def test_8_3_where_there_was_nothing_to_shuffle_the_turn_still_has_its_once() -> None:
    """The first fate finds neither deck nor discards; then a card is spent, and comes back as the second fate."""
    state = table(
        "univermag | German 71inf(4) / - | Soviet 193rd(6) / -",
        hand={"german": "*", "soviet": "*"},
        deck={"german": "", "soviet": ""},
        discard={"german": "", "soviet": ""},
    )
    rounds = (attack("univermag", "71inf"), PASS, PASS, PASS, PASS)
    fought = play(state, *rounds)
    assert (fought.step, fought.hits) == (Step.LOSSES, 4), "no fate changes 4 against 3"
    spent = play(fought, *["ration 193rd"] * 4, *["ration 71inf"] * 3, spend("staff+1"))
    assert chances(play(spent, *rounds)) == {card("staff+1"): 1}


def test_8_3_when_a_deck_is_made_anew_the_enemy_who_counts_knows_the_hand() -> None:
    state = table(PERIMETER, hand={"german": "*"}, deck={"german": ""}, discard={"german": "rats-1 rats-2"})
    drawing = play(state, spend("staff+1"), PASS)
    hand = {face: int(drawing.hand[face]) for face in faces_of(GERMAN)}
    known = knows(drawing, SOVIET)
    assert {face: int(known.hand[face]) for face in faces_of(GERMAN)} == hand, "it is all there is elsewhere"
    assert sum(int(known.deck[face]) for face in faces_of(GERMAN)) == 3, "and only the discards can still come"


def test_8_3_what_is_turned_over_after_that_is_nothing() -> None:
    """Two attacks: the only discard comes back once as fate; for the second battle the deck stays empty."""
    state = table(
        "univermag | German 71inf(4) / - | Soviet 193rd(6) / -",
        hand={"german": "*", "soviet": "*"},
        deck={"german": "", "soviet": ""},
        discard={"german": "rats-1", "soviet": "hug-1"},
    )
    rounds = (attack("univermag", "71inf"), PASS, PASS, PASS, PASS)
    first = play(state, *rounds, card("rats-1"), card("hug-1"), *["ration 193rd"] * 3, *["ration 71inf"] * 2)
    assert first.step == Step.ACTION and rations(first, "71inf") == 1
    second = play(first, *rounds)
    assert (second.step, second.actor, second.hits) == (Step.LOSSES, SOVIET, 4), "no fate changes 4 against 3"
    assert discards(second, "german") == ["rats-1"]
