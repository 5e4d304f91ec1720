"""What nobody should do: hopeless attacks [6.4], needless deaths [7.11] and burnt cards [7.4, 7.5]."""

from __future__ import annotations

from collections import Counter

import pytest

from kurgan.engine.chance import draw, stream
from kurgan.engine.game import CHANCE, NOBODY
from kurgan.engine.record import Ints, copy
from kurgan.engine.testing.positions import random_game
from kurgan.engine.text import LANGUAGES, Line
from kurgan.games.battle_for_stalingrad import GAME, actions, numbering
from kurgan.games.battle_for_stalingrad.folly import folly
from kurgan.games.battle_for_stalingrad.rules.losses import capacity, hits_by_retreat
from kurgan.games.battle_for_stalingrad.rules.sequence import Step, seat_to_move
from kurgan.games.battle_for_stalingrad.state import Stage, State, enemy_of, is_on_table
from kurgan.games.battle_for_stalingrad.tables.cards import FIREFIGHT, NO_FORCE, SOVIET
from kurgan.games.battle_for_stalingrad.tests.answers import answers, orders, play
from kurgan.games.battle_for_stalingrad.tests.battles import LET_HAPPEN, asked
from kurgan.games.battle_for_stalingrad.tests.facts import knows, rations, where
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.words import (
    PASS,
    Word,
    attack,
    card,
    eliminate,
    play_card,
    ration,
    retreat,
    spend,
)

KINDS = ("hopeless-attack", "needless-death", "burnt-card")
HOPELESS, NEEDLESS, BURNT = KINDS


def called(state: State, word: Word) -> str | None:
    """What the game calls an answer that may be given."""
    return folly(knows(state, seat_to_move(state)), answers(state)[word])


def follies(state: State) -> dict[Word, str]:
    """The answers that may be given and are called anything."""
    return {word: kind for word in orders(state) if (kind := called(state, word))}


# 6.4 Attacks

# The Croats attack with 1 + 1 - 1 for the snipers. The Soviets ignore 3 for the house and 1 each for two tough Forces.
HOUSE = "pavlov destroyed | German 369cro(1) / - | Soviet 39gd(5) 92nb(3) 284rd(4) / -"


def at_the_house(german: str = "", picture: str = HOUSE) -> State:
    return table(picture, hand={"german": german, "soviet": "hug-1"})


@pytest.mark.parametrize(
    ("hand", "kind"),
    [
        ("", HOPELESS),  # 1, and 3 if fate is kind
        ("airlift+1", HOPELESS),
        ("airlift+1 airlift-1 nebelwerfer-3", HOPELESS),  # what lowers the enemy's total does not hit him
        ("airlift+1 airlift+1", None),
        ("stuka-1", None),  # 3 more as an event
        ("flamethrower+1", None),  # the house would not count
    ],
)
def test_6_4_an_attack_is_hopeless_if_no_card_and_no_fate_makes_it_hit(hand: str, kind: str | None) -> None:
    assert called(at_the_house(hand), attack("pavlov", "369cro")) == kind


def test_6_4_the_best_fate_shows_that_it_was_hopeless() -> None:
    before = at_the_house("airlift+1")
    state = play(before, attack("pavlov", "369cro"), PASS, PASS, spend("airlift+1"), PASS)
    state = play(state, card("flamethrower+3"), card("flotilla+1"))
    assert where(state, "369cro") == "lost"
    assert all(rations(state, code) == rations(before, code) for code in ("39gd", "92nb", "284rd"))


def test_7_2_an_attack_that_leaves_rubble_has_done_something() -> None:
    standing = at_the_house(picture=HOUSE.replace("destroyed", "rubble 2"))
    assert called(standing, attack("pavlov", "369cro")) is None
    assert follies(at_the_house()) == {attack("pavlov", "369cro"): HOPELESS}


def test_14_18_a_card_that_pays_for_an_attack_leaves_no_choice_but_between_attacks() -> None:
    state = play(at_the_house("to-the-volga+1"), play_card("to-the-volga+1"), LET_HAPPEN)
    assert orders(state) == {attack("pavlov", "369cro")} and follies(state) == {}


# 7.11 Losses


def german_hits(hits: int, soviets: str, perimeter: str = "-", location: str = "station") -> State:
    """The Soviet Forces have to absorb so many hits of decorated pioneers: 2 + medals + 1 - 2."""
    state = table(f"{location} | German 50pi(6){'*' * (hits - 1)} / - | Soviet {soviets} / {perimeter}")
    state = play(state, attack(location, "50pi"), card("airlift+1"), card("hug-2"))
    assert (asked(state), state.hits) == (("LOSSES", "soviet"), hits)
    return state


@pytest.mark.parametrize(
    ("hits", "soviets", "perimeter", "kind"),
    [
        (2, "196rd(0)", "-", NEEDLESS),  # it can go back
        (2, "196rd(0)", "112rd 45rd 95rd", None),  # there is no room
        (3, "196rd(0)", "-", None),  # it must die
        (3, "196rd(1)", "-", NEEDLESS),  # a ration first
        (4, "196rd(4)", "112rd 45rd 95rd", NEEDLESS),  # four rations, and it stays
        (5, "196rd(4)", "112rd 45rd 95rd", None),
        (6, "196rd(4)", "-", NEEDLESS),
        (3, "10nkvd(2)", "-", None),  # who is stubborn does not go back
        (2, "10nkvd(2)", "-", NEEDLESS),
        (3, "45rd(0)", "-", NEEDLESS),  # a rearguard absorbs one more
    ],
)
def test_7_11_a_death_is_needless_where_its_own_rations_and_retreat_would_do(
    hits: int, soviets: str, perimeter: str, kind: str | None
) -> None:
    state = german_hits(hits, soviets, perimeter)
    code = soviets.partition("(")[0]
    if eliminate(code) in orders(state):
        assert called(state, eliminate(code)) == kind
    else:
        state = play(state, ration(code))
        assert called(state, eliminate(code)) == kind
    assert set(follies(state)) <= {eliminate(code)}, "neither rations nor retreats are called anything"


def test_7_11_a_force_may_be_given_up_for_the_rations_of_another() -> None:
    state = german_hits(3, "112rd(0) 13gd(6)", "45rd 95rd 196rd")
    assert ration("13gd") in orders(state) and called(state, eliminate("112rd")) is None
    assert called(state, eliminate("13gd")) == NEEDLESS


def test_7_11_what_is_called_needless_could_be_had_by_its_own_means() -> None:
    state = german_hits(6, "196rd(4)")
    state = play(state, *[ration("196rd")] * 4)
    assert called(state, eliminate("196rd")) == NEEDLESS and called(state, retreat("196rd")) is None
    assert where(play(state, retreat("196rd")), "196rd") == "station/perimeter"


def test_14_3_who_must_not_go_back_dies_with_reason() -> None:
    picture = "station | German 44inf(4) / - | Soviet 196rd(1) 112rd(2) / -"
    state = table(picture, hand={"german": "", "soviet": "order-227+1"})
    state = play(state, attack("station", "44inf"), play_card("order-227+1"))
    state = play(state, card("crossfire+1"), card("flotilla+1"))
    assert (asked(state), state.hits) == (("LOSSES", "soviet"), 6 + 1 - 5)
    assert called(state, eliminate("196rd")) is None and called(state, eliminate("112rd")) == NEEDLESS


# 7.5 The firefight


def firefight(picture: str, german: str, soviet: str = "", seen: str = "") -> State:
    """The 24th Panzer has attacked at the station; there were no events."""
    state = table(picture, hand={"german": german, "soviet": soviet}, seen=seen)
    state = play(state, attack("station", "24pz"))
    while state.step == Step.EVENT_ROUND:
        state = play(state, PASS)
    assert asked(state) == ("FIREFIGHT", "german")
    return state


# 7 + 1 and medals against one that can absorb 4
DOOMED = "station | German 24pz(6){} / - | Soviet 112rd(0) / -"


@pytest.mark.parametrize(
    ("medals", "soviet", "seen", "kind"),
    [
        ("", "", "", BURNT),  # 8, and 5 if fate is unkind, are more than 4
        ("", "flotilla+1", "flotilla+1", BURNT),  # he is known to hold nothing that lowers a total
        ("", "flotilla+1", "", None),  # he may hold what takes 3
        ("**", "flotilla+1", "", None),  # 10 - 3 - 3 = 4
        ("***", "flotilla+1", "", BURNT),  # 11 - 3 - 3 = 5
        ("***", "flotilla+1 flotilla-1", "", None),
        ("***", "flotilla+1 flotilla-1", "flotilla-1", None),  # 11 - 1 - 3 - 3 = 4
        ("****", "flotilla+1 flotilla-1", "flotilla-1", BURNT),
    ],
)
def test_7_5_who_is_lost_whatever_he_plays_need_not_be_shot_at(
    medals: str, soviet: str, seen: str, kind: str | None
) -> None:
    state = firefight(DOOMED.format(medals), "airlift+1 airlift-1", soviet, seen)
    assert called(state, spend("airlift+1")) == kind
    assert called(state, spend("airlift-1")) is None, "1 of the enemy and 3 of his fate would be a loss"
    assert called(state, PASS) is None


def test_7_11_who_could_still_go_back_is_not_lost() -> None:
    """At the gorge a decorated rearguard absorbs more by going back, 2 + 2 + 2 + 1, than by dying, 3 + 2."""
    state = table("tsaritsa | German 24pz(6)*** / - | Soviet 149rb(0)* / -", hand={"german": "airlift+1", "soviet": ""})
    state = play(state, attack("tsaritsa", "24pz"), PASS)
    assert capacity(state, SOVIET, NO_FORCE, 0) == 7
    assert called(state, spend("airlift+1")) == BURNT, "11 - 3 are more than 7"
    state = table("tsaritsa | German 24pz(6)** / - | Soviet 149rb(0)* / -", hand={"german": "airlift+1", "soviet": ""})
    state = play(state, attack("tsaritsa", "24pz"), PASS)
    assert called(state, spend("airlift+1")) is None


def test_7_5_where_nobody_can_be_hit_or_saved_no_card_is_needed() -> None:
    state = table(HOUSE, hand={"german": "airlift+1 airlift-1", "soviet": "hug-1 flotilla+1"}, seen="hug-1 flotilla+1")
    state = play(state, attack("pavlov", "369cro"), PASS, PASS)
    assert follies(state) == {spend("airlift+1"): BURNT, spend("airlift-1"): BURNT}, "the Croats are lost anyway"
    state = table(HOUSE, hand={"german": "", "soviet": "hug-1 flotilla+1"})
    state = play(state, attack("pavlov", "369cro"), PASS)
    assert follies(state) == {spend("hug-1"): BURNT, spend("flotilla+1"): BURNT}
    state = table(HOUSE.replace("pavlov", "station"), hand={"german": "", "soviet": "hug-1"})
    state = play(state, attack("station", "369cro"), PASS)
    assert follies(state) == {}, "elsewhere 1 and 3 of fate are more than the 2 that tough Forces ignore"


def test_14_4_who_may_not_answer_cannot_change_it() -> None:
    state = table(DOOMED.format("***"), hand={"german": "rats-1 airlift+1", "soviet": "flotilla+1 flotilla-1"})
    state = play(state, attack("station", "24pz"), play_card("rats-1"), LET_HAPPEN, PASS, PASS)
    assert called(state, spend("airlift+1")) == BURNT, "11 - 3 - 3: he may spend one card only"


# 7.4 Events


def test_7_4_an_event_is_burnt_where_all_it_does_is_decided() -> None:
    state = table(DOOMED.format(""), hand={"german": "assault-guns+1 nebelwerfer-1 rats-1 stuka-1", "soviet": ""})
    state = play(state, attack("station", "24pz"))
    assert follies(state) == {play_card("assault-guns+1"): BURNT, play_card("rats-1"): BURNT}
    assert asked(state) == ("EVENT_ROUND", "german")


def test_9_1_rubble_may_be_wanted_until_there_can_be_none() -> None:
    for condition, kind in (("", None), ("destroyed", BURNT)):
        picture = DOOMED.format("").replace("station", f"station {condition}")
        state = play(table(picture, hand={"german": "stuka-1", "soviet": ""}), attack("station", "24pz"))
        assert called(state, play_card("stuka-1")) == kind


def test_8_4_an_event_may_be_played_to_be_answered() -> None:
    state = table(DOOMED.format("***"), hand={"german": "assault-guns+1", "soviet": "flotilla+1"}, seen="flotilla+1")
    assert called(play(state, attack("station", "24pz")), play_card("assault-guns+1")) is None


def test_14_5_a_note_that_still_counts_may_be_ignored() -> None:
    """The elevator adds 2 to a defence that has 1 and will not be zero: 1 + 2 + 3 of fate."""
    picture = "elevator | German 24pz(6)*** / - | Soviet 112rd(0) / -"
    state = play(table(picture, hand={"german": "flamethrower+1", "soviet": ""}), attack("elevator", "24pz"))
    assert called(state, play_card("flamethrower+1")) is None
    state = play(state, PASS)
    assert called(state, spend("flamethrower+1")) == BURNT, "its number only hits who is lost"


def test_14_2_a_shield_is_burnt_where_nothing_can_hit_or_nothing_can_help() -> None:
    hopeless = "station | German 24pz(6){} / - | Soviet 112rd(0) / -"
    for medals, kind in (("", None), ("******", BURNT)):
        state = table(hopeless.format(medals), hand={"german": "", "soviet": "order-227+1"})
        state = play(state, attack("station", "24pz"))
        assert called(state, play_card("order-227+1")) == kind, "14 - 5 - 3 is more than 4; 8 - 5 - 3 is not"


# All of it


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_its_words(kind: str, language: str) -> None:
    assert GAME.catalogue.say(Line(f"folly-{kind}"), language)


def test_what_is_called_folly_changes_nothing_and_something_else_may_be_done() -> None:
    met, source = Counter[str](), stream(5)
    for scenario in GAME.scenarios():
        for state, _ in random_game(GAME, scenario, 1):
            seat = GAME.seat_to_move(state)
            if seat in (CHANCE, NOBODY):
                continue
            known = GAME.knows(state, seat)
            choices = GAME.choices(known)
            kinds = {number: kind for number in choices if (kind := folly(known, number))}
            met.update(kinds.values())
            assert len(kinds) < len(choices), "what is no choice is no folly"
            for number, kind in kinds.items():
                if kind == NEEDLESS:
                    check_needless(copy(state), number - numbering.ELIMINATE)
                elif number >= numbering.SPEND and kind == BURNT:
                    check_burnt(state, number, source)
    assert met[BURNT] > 50 and met[NEEDLESS] > 50


def check_needless(state: State, force: int) -> None:
    """It lives by its own means, and nobody else gives anything."""
    stage = int(state.stage)
    while (state.step, state.stage) == (Step.LOSSES, stage):
        back, choices = numbering.RETREAT + force, GAME.continuations(state)
        is_enough = back in choices and state.hits <= hits_by_retreat(state, force)
        number = back if is_enough else numbering.RATION + force
        assert number in choices
        actions.apply(state, number)
    assert is_on_table(state, force)


def check_burnt(state: State, number: int, source: Ints) -> None:
    """With the card and without it, whatever comes: the side it concerns suffers nothing, or more than it can bear."""
    side = int(enemy_of(state.actor) if FIREFIGHT[number - numbering.SPEND] > 0 else state.actor)
    ends = set()
    for first in (number, numbering.PASS) * 3:
        after = copy(state)
        actions.apply(after, first)
        while after.stage < Stage.HITS and after.stage != Stage.NONE:
            choices = GAME.continuations(after)
            actions.apply(after, choices[draw(source, len(choices))])
        ends.add((after.owed[side] == 0, after.owed[side] > capacity(state, side, NO_FORCE, 0)))
    assert ends in ({(True, False)}, {(False, True)})
