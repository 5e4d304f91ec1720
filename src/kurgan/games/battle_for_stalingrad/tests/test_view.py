"""The table as a page sees it, the prompt that goes with it, and what can be taken back."""

from __future__ import annotations

import pytest

from kurgan.engine.match import Match, Refused
from kurgan.engine.testing.positions import random_positions
from kurgan.engine.text import Line
from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import State
from kurgan.games.battle_for_stalingrad.tables.cards import ACTIONS, FORCES, GERMAN, LOCATIONS, SOVIET
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES
from kurgan.games.battle_for_stalingrad.tests.answers import play
from kurgan.games.battle_for_stalingrad.tests.battles import CALM
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.words import PASS, attack, card, play_card, ration, spend
from kurgan.games.battle_for_stalingrad.view.battle import TotalView
from kurgan.games.battle_for_stalingrad.view.cards import Held
from kurgan.games.battle_for_stalingrad.view.pieces import ForceView
from kurgan.games.battle_for_stalingrad.view.table import View, view

FRONT = "red-october rubble 1 | German 79inf(4) 71inf(4) / - | Soviet 193rd(4) / -"


def seen(state: State, seat: int = GERMAN) -> View:
    return view(GAME.knows(state, seat), seat)


def totals_of(state: State) -> list[TotalView]:
    """Both totals of the battle on the table."""
    battle = seen(state).battle
    assert battle is not None
    return battle.totals


def test_7_3_the_factors_of_a_total_always_add_up_to_it() -> None:
    in_battles = 0
    for state, _ in random_positions(GAME, 1_500, seed=7):
        battle = seen(state).battle
        if battle is not None:
            in_battles += 1
            for total in battle.totals:
                assert max(0, sum(factor.value for factor in total.factors)) == total.total
    assert in_battles > 100


def test_9_2_the_medals_of_the_fallen_are_not_taken_for_an_ability() -> None:
    start = table("station | German 24pz(6) / - | Soviet 112rd(0)* / 45rd(4)", hand={"german": "", "soviet": ""})
    fought, lost = play(start, attack("station", "24pz")), play(start, attack("station", "24pz"), *CALM)
    assert lost.step == Step.LOSSES and lost.actor == GERMAN, "the defender is gone, the attacker still owes"
    labels = [[factor.label.key for factor in totals_of(state)[SOVIET].factors] for state in (fought, lost)]
    assert labels == [["factor-force", "factor-medals"], ["factor-force"]]


def test_7_11_a_side_that_has_absorbed_its_hits_shows_what_it_gave_for_them() -> None:
    start = table("station | German 24pz(6) / - | Soviet 112rd(0)* / 45rd(4)", hand={"german": "", "soviet": ""})
    german, soviet = totals_of(play(start, attack("station", "24pz"), *CALM))
    assert german.borne is None, "it has still to absorb"
    [fallen] = [force.name for force in FORCES if force.code == "112rd"]
    given = Line("borne-lost", {"count": 1, "forces": fallen})
    assert soviet.borne == Line("borne", {"hits": german.total, "given": given})


def test_7_3_what_street_fighters_brought_does_not_change_when_rubble_falls_later() -> None:
    state = table(FRONT, hand={"german": "stuka-2", "soviet": ""})
    declared = play(state, attack("red-october", "79inf"))
    shelled = play(declared, play_card("stuka-2"))
    assert shelled.rubble[0] == 3
    before, after = seen(declared).battle, seen(shelled).battle
    assert before is not None and after is not None
    assert after.totals[GERMAN].total == before.totals[GERMAN].total + 3


def test_8_4_the_prompt_names_the_card_that_can_be_cancelled_also_inside_an_attack_by_card() -> None:
    state = table(FRONT, hand={"german": "to-the-volga+3 stuka-2", "soviet": "hug-1"})
    battle = play(state, play_card("to-the-volga+3"), PASS, attack("red-october", "71inf"), play_card("stuka-2"))
    assert battle.step == Step.REACTION
    prompt = GAME.prompt(GAME.knows(battle, SOVIET), SOVIET)
    assert GAME.catalogue.say(prompt, "en").startswith("The enemy plays “Stuka Dive”")
    assert seen(battle, SOVIET).event == "stuka"


@pytest.mark.parametrize(("hand", "asked"), [("hug-1", "let it happen."), ("hug-1 maskirovka-1", "let it happen?")])
def test_8_4_who_holds_no_fitting_reaction_is_not_asked_whether_to_react(hand: str, asked: str) -> None:
    state = table(FRONT, hand={"german": "stuka-2", "soviet": hand})
    battle = play(state, attack("red-october", "71inf"), play_card("stuka-2"))
    said = GAME.catalogue.say(GAME.prompt(GAME.knows(battle, SOVIET), SOVIET), "en")
    assert said.endswith(asked) and ("Do you react" in said) == asked.endswith("?")


def test_7_11_the_stage_says_what_each_side_can_absorb_of_the_hits_it_would_suffer() -> None:
    state = table(FRONT, hand={"german": "stuka+2", "soviet": "hug-1"})
    german, soviet = totals_of(play(state, attack("red-october", "79inf", "71inf")))
    assert (soviet.hits, german.hits) == (german.total - soviet.shield, soviet.total - german.shield)
    assert (soviet.absorbs, soviet.by_rations) == (4 + 3 + 2, 4), "its rations, and the Force itself"
    assert german.by_rations == 3 + 3, "each attacker has paid one"


def test_7_8_while_losses_are_chosen_the_stage_says_what_is_still_to_be_absorbed() -> None:
    state = table("station | German 24pz(6) / - | Soviet 193rd(4) 45rd(4) / -", hand={"german": "", "soviet": ""})
    chosen = play(state, attack("station", "24pz"), *CALM, ration("193rd"), ration("193rd"))
    german, soviet = totals_of(chosen)
    assert (soviet.hits, soviet.by_rations) == (6, 6)
    assert german.hits == 5, "the attacker's come later"
    assert totals_of(play(chosen, *[ration("193rd")] * 2, *[ration("45rd")] * 4))[SOVIET].hits == 0


def test_7_4_the_totals_after_a_card_are_told_before_it_is_played() -> None:
    state = table(FRONT, hand={"german": "stuka+2 flamethrower+3 staff+1", "soviet": "hug-1"})
    battle = play(state, attack("red-october", "71inf"))
    told = seen(battle).battle
    assert told is not None and [each.face for each in told.prospects] == ["stuka+2", "flamethrower+3"]
    for each in told.prospects:
        after = totals_of(play(battle, play_card(each.face), PASS))
        assert each.totals == [side.total for side in after] and each.hits == [side.hits for side in after]
    other = seen(battle, SOVIET).battle
    assert other is not None and other.prospects == [], "it is not his turn, and the hand is hidden"


def test_7_5_so_are_those_after_a_firefight_card_and_one_that_waits_for_a_reaction() -> None:
    state = table(FRONT, hand={"german": "stuka+2", "soviet": "maskirovka-1"})
    battle = play(state, attack("red-october", "71inf"))
    waiting = play(battle, play_card("stuka+2"))
    for seat in (GERMAN, SOVIET):
        told = seen(waiting, seat).battle
        assert told is not None and [each.face for each in told.prospects] == ["stuka+2"]
        assert told.prospects[0].totals == [side.total for side in totals_of(play(waiting, PASS))]
    fight = play(battle, PASS, PASS)
    told = seen(fight).battle
    assert told is not None
    assert [each.totals for each in told.prospects] == [
        [side.total for side in totals_of(play(fight, spend("stuka+2")))]
    ]


def test_10_1_who_has_won_is_still_the_side_whose_turn_it_was() -> None:
    rows = [f"{LOCATIONS[place].code} | German {FORCES[place].code}(2) / -" for place in range(N_PLACES)]
    everywhere = "\n".join(rows)
    state = table(everywhere, hand={"german": "", "soviet": ""}, deck={"german": "stuka-2", "soviet": ""})
    over = play(state, PASS)
    while over.step == Step.CARD_DRAWN:
        GAME.apply(over, GAME.outcomes(over)[0][0])
    assert (over.step, over.winner, over.side) == (Step.OVER, GERMAN, GERMAN)
    assert seen(over).winner == "german" and seen(over).actor is None


def test_11_the_view_has_the_other_hand_as_a_number_and_no_more() -> None:
    state = table(FRONT, hand={"german": "stuka-2", "soviet": "hug-1 hug-1 molotov+2"})
    picture = seen(state)
    assert [side.hand for side in picture.sides] == [1, 3]
    assert [held.face for held in picture.hand] == ["stuka-2"]
    assert picture.seen == []


def test_what_stays_as_it_is_is_shown_again_and_not_made_again() -> None:
    state = table(FRONT, hand={"german": "stuka-2", "soviet": "hug-1"})
    first, second = seen(state), seen(state)
    assert all(again is once for once, again in zip(first.forces, second.forces, strict=True))
    assert all(again is once for once, again in zip(first.hand, second.hand, strict=True))
    assert all(kind.model_config["frozen"] for kind in (ForceView, Held)), "others are shown it too"


def test_11_when_the_match_is_over_both_hands_are_open() -> None:
    state = table(FRONT, hand={"german": "stuka-2", "soviet": "hug-1 hug-1"})
    open_table = GAME.lifted(state)
    assert isinstance(open_table, View)
    assert [(held.face, held.count) for held in open_table.seen] == [("hug-1", 2)]


def test_7_6_a_fate_card_lies_on_the_stage_with_what_it_did() -> None:
    state = table(FRONT, hand={"german": "", "soviet": ""})
    battle = seen(play(state, attack("red-october", "71inf"), card("rats-1"))).battle
    assert battle is not None
    assert [(shown.card, shown.use, shown.own, shown.enemy) for shown in battle.shown] == [("rats", "fate", 0, -1)]


def test_1_2_the_scene_has_every_card_as_printed() -> None:
    scene = GAME.scene(GAME.knows(table(FRONT), GERMAN)).model_dump()
    assert [len(scene[part]) for part in ("locations", "forces", "actions")] == [
        len(LOCATIONS),
        len(FORCES),
        len(ACTIONS),
    ]


def test_8_1_a_card_that_was_laid_open_cannot_be_taken_back_but_a_move_can() -> None:
    match = Match.new(GAME, "first-turn", ["human", "human"])
    match.play(GERMAN, "move 71inf station/control")
    assert match.can_undo(GERMAN)
    match.undo(GERMAN)
    face = seen(match.state).hand[0].face
    match.play(GERMAN, f"resupply {face}")
    with pytest.raises(Refused):
        match.undo(GERMAN)
    fed = match.known(GERMAN)
    match.play(GERMAN, "feed 71inf")
    match.undo(GERMAN)
    assert match.known(GERMAN).tobytes() == fed.tobytes()


def test_6_2_rations_are_advised_to_the_hungriest_and_the_advice_is_legal() -> None:
    picture = "pavlov | German 71inf(1) 336pi(3) / 16pz(1) | Soviet 193rd(4) / -"
    state = play(table(picture, hand={"german": "airlift+1"}), play_card("airlift+1"))
    advised = seen(state).advice
    assert advised == ["feed 71inf", "feed 16pz", "feed 71inf", "feed 16pz", "feed 71inf"]
    for order in advised:
        state = play(state, order.replace("feed", "name"))
    assert state.step == Step.ACTION
    assert seen(state).advice == []


def test_14_14_a_card_lowers_the_price_for_whoever_played_it_alone() -> None:
    state = table(FRONT)
    before = {side.name: side.price for side in seen(state).sides}
    state.discount = 1
    after = {side.name: side.price for side in seen(state).sides}
    assert before["german"] is not None and after["german"] == before["german"] - 1
    assert before["soviet"] is not None and after["soviet"] == before["soviet"]
