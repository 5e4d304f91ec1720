"""Chapter 11: what a seat knows of the other's cards, and a truth that fits what it knows."""

from __future__ import annotations

import numpy as np
import pytest

from kurgan.engine.chance import stream
from kurgan.engine.game import UNSEEN
from kurgan.engine.record import save
from kurgan.games.battle_for_stalingrad.audit import Fault, fault
from kurgan.games.battle_for_stalingrad.known import guess, witness
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import Known, State
from kurgan.games.battle_for_stalingrad.tables.cards import ACTIONS, COPIES, FACES, GERMAN, SOVIET
from kurgan.games.battle_for_stalingrad.tests.answers import answers, chances, end_turn, play
from kurgan.games.battle_for_stalingrad.tests.facts import (
    cards_in,
    discards,
    hand,
    is_destroyed,
    knows,
    medals,
    rations,
    top,
    where,
)
from kurgan.games.battle_for_stalingrad.tests.positions import QUIET, face_number, force_number, table, with_hands
from kurgan.games.battle_for_stalingrad.tests.words import (
    PASS,
    attack,
    card,
    move,
    play_card,
    reinforce,
    spend,
)

BATTLE = "univermag | German 71inf / - | Soviet 193rd / -"


def guessed(seen: Known, seat: int, seed: int = 1) -> State:
    """One truth that fits what a seat knows."""
    into = State.new()
    guess(seen, seat, stream(seed), into)
    return into


def known_again(state: State, seat: int) -> bytes:
    """What a seat knows, as bytes."""
    return save(knows(state, seat))


@pytest.mark.parametrize("seat", [GERMAN, SOVIET])
def test_11_everything_is_public_but_the_enemys_hand_and_deck(seat: int) -> None:
    state = table(
        "pavlov rubble 2 | German 71inf(3)* / 76inf | Soviet 193rd(2) / 45rd",
        hand={"german": "stuka-2 rats-1", "soviet": "hug-1 hug-2"},
        discard={"german": "staff+1", "soviet": "bunker+1"},
        lost="13gd",
        launched="kalach",
        blocked={"german": "pavlov"},
    )
    fighting = play(state, attack("pavlov", "71inf"), play_card("stuka-2"), PASS, PASS, PASS, spend("rats-1"))
    hidden = {"hand", "deck", "learned"}
    public = set(State.dtype.names or ()) - hidden
    assert len(public) > 40
    for each in (state, fighting):
        seen = knows(each, seat)
        for field in public:
            assert np.array_equal(getattr(seen, field), getattr(each, field)), field


@pytest.mark.parametrize("seat", [GERMAN, SOVIET])
def test_11_a_side_knows_its_own_hand_and_deck(seat: int) -> None:
    state, own = with_hands("stuka-2 rats-1", "hug-1 hug-2"), ("german", "soviet")[seat]
    assert hand(knows(state, seat), own) == hand(state, own)
    assert cards_in(knows(state, seat).deck, own) == cards_in(state.deck, own)


@pytest.mark.parametrize("seat", [GERMAN, SOVIET])
def test_11_the_enemys_hand_and_deck_are_one_heap(seat: int) -> None:
    state, enemy = with_hands("stuka-2 rats-1", "hug-1 hug-2"), ("soviet", "german")[seat]
    seen = knows(state, seat)
    assert hand(seen, enemy) == []
    assert cards_in(seen.deck, enemy) == sorted(hand(state, enemy) + cards_in(state.deck, enemy), key=face_number)
    assert seen.deck_size[1 - seat] == state.deck_size[1 - seat]


@pytest.mark.parametrize("seat", [GERMAN, SOVIET])
def test_11_two_hands_of_one_size_look_the_same(seat: int) -> None:
    one = with_hands("stuka-2 rats-1", "hug-1 maskirovka-1")
    other = with_hands(
        *(("stuka-2 rats-1", "bunker+1 kalach") if seat == GERMAN else ("intercept-1 staff+1", "hug-1 maskirovka-1"))
    )
    assert save(knows(one, seat)) == save(knows(other, seat))
    assert save(knows(one, 1 - seat)) != save(knows(other, 1 - seat))


def test_11_what_a_look_at_the_hand_showed_is_known_to_who_looked() -> None:
    state = play(with_hands("reconnaissance-1", "hug-1 hug-1 bunker+1"), play_card("reconnaissance-1"), PASS)
    assert hand(knows(state, GERMAN), "soviet") == ["hug-1", "hug-1", "bunker+1"]
    assert "bunker+1" not in cards_in(knows(state, GERMAN).deck, "soviet")
    assert hand(knows(state, SOVIET), "german") == []


def test_11_only_the_side_that_learned_something_is_told_so() -> None:
    state = play(with_hands("reconnaissance-1", "hug-1"), play_card("reconnaissance-1"), PASS)
    assert (state.learned, knows(state, GERMAN).learned, knows(state, SOVIET).learned) == (1, 1, 0)
    moved = play(state, card("rats-1"), card("rats-2"), move("71inf", "mamayev/perimeter"))
    assert moved.learned == 0


def looked(soviet: str, picture: str = QUIET) -> State:
    """The German has looked at the Soviet hand and passed; the Soviet player is to act."""
    state = with_hands("reconnaissance-1", soviet, picture)
    state = play(state, play_card("reconnaissance-1"), PASS, card("rats-1"), card("rats-2"))
    return end_turn(state)


def test_11_cards_that_were_seen_stay_known_until_they_are_played() -> None:
    state = looked("hug-1 bunker+1 hero+2")
    assert hand(knows(state, GERMAN), "soviet") == ["hug-1", "bunker+1", "hero+2"]
    played = play(state, play_card("bunker+1"), PASS)
    assert hand(knows(played, GERMAN), "soviet") == ["hug-1", "hero+2"]
    spent = play(state, move("193rd", "mamayev/perimeter"), spend("hug-1"))
    assert hand(knows(spent, GERMAN), "soviet") == ["bunker+1", "hero+2"]


def test_11_cards_drawn_later_are_not_seen() -> None:
    state = looked("hug-1")
    drawn = play(state, PASS, *(card(code) for code in ("hero+2", "hero+3", "workers+1", "workers+3", "hug-2")))
    assert hand(drawn, "soviet") == ["hug-2", "hug-1", "workers+1", "workers+3", "hero+2", "hero+3"]
    assert hand(knows(drawn, GERMAN), "soviet") == ["hug-1"]
    assert drawn.hand_size[SOVIET] == knows(drawn, GERMAN).hand_size[SOVIET] == 6


def test_11_of_equal_cards_the_one_that_was_seen_is_played_first() -> None:
    """One hug-1 was seen, another was drawn since: when one is played, the other may be the drawn one."""
    state = table(QUIET, hand={"soviet": "hug-1 hug-1 bunker+1"}, seen="hug-1 bunker+1", turn="soviet")
    assert hand(knows(state, GERMAN), "soviet") == ["hug-1", "bunker+1"]
    assert hand(knows(play(state, move("193rd", "mamayev/perimeter"), spend("hug-1")), GERMAN), "soviet") == [
        "bunker+1"
    ]
    both = table(QUIET, hand={"soviet": "hug-1 hug-1"}, seen="hug-1 hug-1", turn="soviet")
    spent = play(both, move("193rd", "mamayev/perimeter"), spend("hug-1"))
    assert hand(knows(spent, GERMAN), "soviet") == ["hug-1"], "both were seen, so one is still there"


def test_11_a_card_lost_at_random_is_no_longer_known() -> None:
    state = table(
        QUIET, hand={"german": "ferries-under-fire-2", "soviet": "hug-1 bunker+1 hero+2"}, seen="hug-1 hero+2"
    )
    losing = play(state, play_card("ferries-under-fire-2"), PASS)
    assert chances(losing) == {card("hug-1"): 1, card("bunker+1"): 1, card("hero+2"): 1}
    after = play(losing, card("hug-1"), card("bunker+1"))
    assert hand(knows(after, GERMAN), "soviet") == ["hero+2"]
    assert discards(after, "soviet") == ["hug-1", "bunker+1"]


def test_11_what_comes_back_from_the_discards_is_hidden_again() -> None:
    """A card that was seen, spent and shuffled into the new deck may be drawn unseen."""
    state = table(
        "pavlov | German - / 71inf | Soviet - / 193rd(0)",
        hand={"soviet": "*"},
        deck={"soviet": ""},
        discard={"soviet": "hero+2 hero+3"},
        seen="hug-1",
        turn="soviet",
    )
    drawn = play(state, spend("hug-1"), PASS, card("hug-1"), card("hero+2"), card("hero+3"))
    assert drawn.hand[face_number("hug-1")] == COPIES[face_number("hug-1")]
    for code in ("hug-1", "hero+2", "hero+3"):
        face = face_number(code)
        assert knows(drawn, GERMAN).hand[face] == drawn.hand[face] - 1, "those that stayed in the hand can be counted"


def test_11_the_order_of_a_force_pile_is_known_to_nobody_but_its_top_to_all() -> None:
    state = table(QUIET, top={"german": "50pi", "soviet": "45rd"}, hand={"german": "rats-1"})
    for seat in (GERMAN, SOVIET):
        assert (top(knows(state, seat), "german"), top(knows(state, seat), "soviet")) == ("50pi", "45rd")
    turning = play(state, reinforce("pavlov"), spend("rats-1"))
    assert set(chances(turning).values()) == {1}
    assert len(chances(turning)) == 18, "no order is kept: any of those left may come"


@pytest.mark.parametrize(("code", "price"), [("35gd", 1), ("196rd", 1), ("284rd", 2)])
def test_11_a_card_that_was_face_up_and_is_covered_stays_known(code: str, price: int) -> None:
    held = {"soviet": "reserve+2 hug-1 hug-1 hug-2"}
    state = table(QUIET, turn="soviet", top={"soviet": "45rd"}, lost=code, hand=held)
    covered = play(state, play_card("reserve+2"))
    assert top(covered, "soviet") == code
    came = play(covered, reinforce("pavlov"), *[spend("hug-1")] * price)
    assert (came.step, top(came, "soviet"), where(came, code)) == (Step.ACTION, "45rd", "pavlov/perimeter")


@pytest.mark.parametrize("seat", [GERMAN, SOVIET])
@pytest.mark.parametrize("seed", range(5))
def test_11_a_guess_is_a_truth_that_fits_what_the_seat_knows(seat: int, seed: int) -> None:
    state = table(
        BATTLE,
        hand={"german": "stuka-2 rats-1 rats-1", "soviet": "hug-1 hug-1 kalach bunker+1"},
        discard={"german": "staff+1", "soviet": "hero+2"},
        seen="hug-1 rats-1",
    )
    for each in (state, play(state, attack("univermag", "71inf")), play(state, PASS)):
        truth = guessed(knows(each, seat), seat, seed)
        assert fault(truth) == Fault.SOUND
        assert known_again(truth, seat) == known_again(each, seat)
        own, enemy = (("german", "soviet"), ("soviet", "german"))[seat]
        assert hand(truth, own) == hand(each, own)
        assert len(hand(truth, enemy)) == len(hand(each, enemy))
        assert {"german": "rats-1", "soviet": "hug-1"}[enemy] in hand(truth, enemy), "what was seen is there"


def test_11_a_guess_may_deal_any_card_that_was_not_shown_and_no_other() -> None:
    state = table(QUIET, hand={"soviet": "hug-1 kalach"}, discard={"soviet": "hero+2"}, launched="sovetsky")
    dealt = {code for seed in range(400) for code in hand(guessed(knows(state, GERMAN), GERMAN, seed), "soviet")}
    soviet = {face.code for face in FACES if ACTIONS[face.kind].side == "soviet"}
    assert dealt == soviet - {"hero+2", "sovetsky-3"}


def test_11_a_guess_deals_cards_by_their_number_of_copies() -> None:
    state = table(QUIET, hand={"soviet": "hug-2"}, deck={"soviet": "hug-1 hug-1"})
    drawn = [hand(guessed(knows(state, GERMAN), GERMAN, seed), "soviet") for seed in range(300)]
    assert 150 < drawn.count(["hug-1"]) < 250, "two of three"
    assert drawn.count(["hug-1"]) + drawn.count(["hug-2"]) == 300


def test_11_a_draw_is_seen_by_its_owner_only_and_all_else_by_both() -> None:
    drawing = play(with_hands(), PASS)
    number = answers(drawing)[card("rats-1")]
    assert (witness(drawing, number, GERMAN), witness(drawing, number, SOVIET)) == (number, UNSEEN)
    fate = play(with_hands(picture=BATTLE), attack("univermag", "71inf"))
    turned = answers(fate)[card("rats-1")]
    assert witness(fate, turned, GERMAN) == witness(fate, turned, SOVIET) == turned
    state = with_hands("staff+1")
    played = answers(state)[play_card("staff+1")]
    assert witness(state, played, SOVIET) == played


def test_11_the_enemys_forces_medals_and_losses_are_public() -> None:
    seen = knows(table("pavlov | German 71inf(3)** / - | Soviet 193rd / -", lost="76inf"), SOVIET)
    assert (where(seen, "71inf"), rations(seen, "71inf"), medals(seen, "71inf")) == ("pavlov/control", 3, 2)
    assert where(seen, "76inf") == "lost"
    assert not is_destroyed(seen, "pavlov")
    assert seen.force_at[force_number("193rd")] == seen.force_at[force_number("71inf")]
