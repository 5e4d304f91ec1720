"""Chapter 4: the event deck, and each of its fourteen cards."""

from __future__ import annotations

import pytest

from kurgan.games.autumn_storm import GAME
from kurgan.games.autumn_storm.actions import apply
from kurgan.games.autumn_storm.rules.combat import attack_value
from kurgan.games.autumn_storm.rules.fog import vision_of
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.rules.victory import score
from kurgan.games.autumn_storm.state import State, sight
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.map import AXIS, SOVIET
from kurgan.games.autumn_storm.tests.positions import (
    At,
    area,
    hex_of,
    knows,
    orders_of,
    outcomes,
    pass_turn,
    play,
    position,
    unit,
)

AXIS_FORCE, SOVIET_FORCE = {"14pz": "0000"}, {"95": "0705"}
THE_FOURTEEN = {
    *("FACTORY_FIRE", "COMMUNICATION_DELAY", "COMMANDO_RAID", "AMMUNITION_SHORTAGE", "MORNING_FOG", "AIR_SUPPORT"),
    *("SUPPLY_CONVOY", "SNIPER_TEAM", "POLITICAL_PRESSURE", "COUNTER_BATTERY_FIRE", "MORALE_BOOST"),
    *("ENGINEERS_FORWARD", "NIGHT_ASSAULT", "RESERVES_ARRIVE"),
}


def drawing(*cards: Card) -> State:
    """Both sides do nothing but draw these cards in turn, the Axis first."""
    state = position(axis=AXIS_FORCE, soviet=SOVIET_FORCE, event=cards[0])
    for card in cards[1:]:
        pass_turn(state, card)
    return state


def is_disrupted(state: State, *codes: str) -> list[bool]:
    return [bool(state.disrupted[unit(state, code)]) for code in codes]


def test_4_1_the_deck_has_fourteen_cards_each_as_likely() -> None:
    state = play(position(axis=AXIS_FORCE, soviet=SOVIET_FORCE), "end")
    assert {Card(card).name for card in outcomes(state)} == THE_FOURTEEN
    assert GAME.outcomes(state) == [(card, 1) for card in range(14)]


def test_4_1_a_drawn_card_is_out_until_the_reshuffle_for_both_sides() -> None:
    state = play(drawing(Card.AIR_SUPPORT, Card.FACTORY_FIRE), "end")
    assert set(outcomes(state)) == set(range(14)) - {Card.AIR_SUPPORT, Card.FACTORY_FIRE}


def test_4_1_when_none_is_left_all_fourteen_are_back() -> None:
    quiet = [card for card in Card if card not in (Card.NONE, Card.NIGHT_ASSAULT)]
    state = play(drawing(*quiet), "end")
    assert list(outcomes(state)) == [Card.NIGHT_ASSAULT]
    pass_turn_at_card(state, Card.NIGHT_ASSAULT)
    assert list(outcomes(state)) == list(range(14))
    pass_turn_at_card(state, Card.NIGHT_ASSAULT)
    assert set(outcomes(state)) == set(range(14)) - {Card.NIGHT_ASSAULT}


def pass_turn_at_card(state: State, card: Card) -> None:
    """Draw this card and end the faction turn."""
    apply(state, card)
    play(state, "end")


def test_4_1_the_active_card_is_public_and_lasts_for_the_faction_turn() -> None:
    state = drawing(Card.NIGHT_ASSAULT)
    assert [knows(state, seat).event for seat in (AXIS, SOVIET)] == [Card.NIGHT_ASSAULT] * 2
    play(state, "end")
    assert state.event == Card.NONE


def test_4_2_factory_fire_makes_factories_cost_one_more_for_the_side_to_move() -> None:
    before_the_works = {"14pz": At("0500", movement=6)}
    state = play(position(axis=before_the_works, soviet=SOVIET_FORCE, event=Card.FACTORY_FIRE), "move 14pz 0601")
    assert state.points[unit(state, "14pz")] == 3
    state = play(position(axis=before_the_works, soviet=SOVIET_FORCE, event=Card.FACTORY_FIRE), "move 14pz 0501")
    assert state.points[unit(state, "14pz")] == 4  # ruins cost what they cost


def test_4_2_factory_fire_is_over_with_the_turn() -> None:
    state = position(axis=AXIS_FORCE, soviet={"95": At("0606", movement=2)}, event=Card.FACTORY_FIRE)
    pass_turn(state, Card.AIR_SUPPORT)
    assert "move 0506" in orders_of(state, "95")
    burning = position(axis=AXIS_FORCE, soviet={"95": At("0606", movement=2)}, side=SOVIET, event=Card.FACTORY_FIRE)
    assert "move 0506" not in orders_of(burning, "95")


def test_4_2_communication_delay_takes_a_command_point_but_not_below_zero() -> None:
    assert drawing(Card.COMMUNICATION_DELAY).command == 5
    state = play(position(axis=AXIS_FORCE, soviet=SOVIET_FORCE), "end")
    state.command = 0
    apply(state, Card.COMMUNICATION_DELAY)
    assert state.command == 0


def test_4_2_commando_raid_lets_own_recon_units_see_one_farther() -> None:
    forces = {"14pz": "0000", "recbn": "0001"}
    state = position(axis=forces, soviet={"reccoy": "0705"}, event=Card.COMMANDO_RAID)
    assert [vision_of(state, unit(state, code)) for code in ("14pz", "recbn", "reccoy")] == [2, 5, 4]
    assert hex_of("0506") not in sight(state, AXIS) and hex_of("0503") in sight(state, AXIS)
    play(state, "end")
    assert vision_of(state, unit(state, "recbn")) == 4
    assert hex_of("0503") not in sight(state, AXIS)


def test_4_2_ammunition_shortage_takes_an_artillery_point_but_not_below_zero() -> None:
    assert drawing(Card.AMMUNITION_SHORTAGE).artillery == 1
    state = play(position(axis=AXIS_FORCE, soviet=SOVIET_FORCE), "end")
    state.artillery = 0
    apply(state, Card.AMMUNITION_SHORTAGE)
    assert state.artillery == 0


def test_4_2_morning_fog_shortens_every_vision_but_not_below_one() -> None:
    state = position(axis={"14pz": "0203", "recbn": "0003", "71": At("0007", vision=1)}, soviet={"95": "0503"})
    visions = [unit(state, code) for code in ("14pz", "recbn", "71", "95")]
    assert [vision_of(state, each) for each in visions] == [2, 4, 1, 2]
    pass_turn(state, Card.MORNING_FOG)
    assert [vision_of(state, each) for each in visions] == [1, 3, 1, 1]
    assert sight(state, SOVIET) == area("0503", "0502", "0504", "0403", "0404", "0603", "0604")
    play(state, "end")
    assert [vision_of(state, each) for each in visions] == [2, 4, 1, 2]
    assert len(sight(state, SOVIET)) == 19


def test_4_2_air_support_adds_two_to_the_next_attack_only() -> None:
    soviet = {"95": At("0304", defence=4)}
    state = position(axis={"14pz": At("0204", attack=4)}, soviet=soviet, event=Card.AIR_SUPPORT)
    assert attack_value(state, unit(state, "14pz")) == 6
    play(state, "attack 14pz 0304", 4)
    assert attack_value(state, unit(state, "14pz")) == 4


def test_4_2_air_support_does_not_wait_for_the_next_turn() -> None:
    state = pass_turn(pass_turn(drawing(Card.AIR_SUPPORT)))
    assert attack_value(state, unit(state, "14pz")) == 4


def test_4_2_supply_convoy_gives_two_command_points() -> None:
    assert drawing(Card.SUPPLY_CONVOY).command == 8
    assert drawing(Card.AIR_SUPPORT, Card.SUPPLY_CONVOY).command == 7


def test_4_2_sniper_team_disrupts_a_random_visible_enemy() -> None:
    soviet = {"95": "0402", "112": "0403", "284": "0700"}
    state = position(axis={"14pz": "0302"}, soviet=soviet, event=Card.SNIPER_TEAM)
    assert state.step == Step.SNIPER_TARGET
    assert GAME.outcomes(state) == [(hex_of("0402"), 1), (hex_of("0403"), 1)]
    apply(state, hex_of("0403"))
    assert is_disrupted(state, "95", "112", "284", "14pz") == [False, True, False, False]
    assert state.step == Step.ACTION


def test_4_2_sniper_team_finds_nobody_where_nobody_is_seen() -> None:
    state = drawing(Card.SNIPER_TEAM)
    assert state.step == Step.ACTION
    assert is_disrupted(state, "95") == [False]


def test_4_2_political_pressure_costs_a_side_without_an_attack_a_point_for_good() -> None:
    state = position(axis=AXIS_FORCE, soviet={"95": "0705"}, axis_holds=["0600"], event=Card.POLITICAL_PRESSURE)
    assert score(state, AXIS) == 2
    pass_turn(state)
    assert (score(state, AXIS), list(state.penalty)) == (1, [1, 0])
    pass_turn(state)
    assert score(state, AXIS) == 1


def test_4_2_political_pressure_is_content_with_one_attack() -> None:
    state = position(axis={"14pz": "0204"}, soviet={"95": "0304"}, event=Card.POLITICAL_PRESSURE)
    play(state, "attack 14pz 0304", 4)
    play(state, "end")
    assert list(state.penalty) == [0, 0]


@pytest.mark.parametrize("turns", [1, 2])
def test_4_2_political_pressure_counts_no_attack_of_an_earlier_faction_turn(turns: int) -> None:
    """Neither the enemy's just now nor the side's own of the turn before."""
    state = play(position(axis={"14pz": "0204"}, soviet={"95": "0304"}), "attack 14pz 0304", 4)
    for card in [Card.AIR_SUPPORT, Card.POLITICAL_PRESSURE][-turns:]:
        pass_turn(state, card)
    side = state.side
    play(state, "end")
    assert (side, state.penalty[side]) == (SOVIET if turns == 1 else AXIS, 1)


def test_4_2_political_pressure_takes_no_bombardment_for_an_attack() -> None:
    state = position(axis={"14pz": "0204"}, soviet={"95": "0304"}, event=Card.POLITICAL_PRESSURE)
    play(state, "bombard 0304", 1)
    play(state, "end")
    assert list(state.penalty) == [1, 0]


def test_4_2_counter_battery_fire_takes_an_artillery_point_at_the_next_enemy_upkeep() -> None:
    state = drawing(Card.COUNTER_BATTERY_FIRE, Card.AIR_SUPPORT)
    assert (state.side, state.artillery) == (SOVIET, 0)
    pass_turn(state)
    assert (state.side, state.artillery) == (AXIS, 2)
    pass_turn(state)
    assert (state.side, state.artillery) == (SOVIET, 1)


def test_4_2_morale_boost_restores_one_random_disrupted_own_unit() -> None:
    shaken = {"14pz": At("0000", disrupted=True), "71": At("0002", disrupted=True), "94": At("0004")}
    state = position(axis=shaken, soviet={"95": At("0705", disrupted=True)}, event=Card.MORALE_BOOST)
    assert state.step == Step.MORALE_TARGET
    assert GAME.outcomes(state) == [(unit(state, "14pz"), 1), (unit(state, "71"), 1)]
    apply(state, unit(state, "71"))
    assert is_disrupted(state, "14pz", "71", "95") == [True, False, True]


def test_4_2_morale_boost_does_nothing_where_nobody_is_disrupted() -> None:
    state = position(axis=AXIS_FORCE, soviet={"95": At("0705", disrupted=True)}, event=Card.MORALE_BOOST)
    assert state.step == Step.ACTION
    assert is_disrupted(state, "95") == [True]


def test_4_2_engineers_forward_make_ruins_cost_one_less() -> None:
    for goal, left in (("0501", 3), ("0601", 2), ("0400", 3)):
        state = position(axis={"14pz": "0500"}, soviet=SOVIET_FORCE, event=Card.ENGINEERS_FORWARD)
        play(state, f"move 14pz {goal}")
        assert state.points[unit(state, "14pz")] == left
    on_the_hill = position(axis={"14pz": "0402"}, soviet=SOVIET_FORCE, event=Card.ENGINEERS_FORWARD)
    assert play(on_the_hill, "move 14pz 0502").points[0] == 2
    in_the_open = position(axis={"14pz": "0000"}, soviet=SOVIET_FORCE, event=Card.ENGINEERS_FORWARD)
    assert play(in_the_open, "move 14pz 0001").points[0] == 3


def test_4_2_night_assault_lets_own_units_ignore_zones_for_the_turn() -> None:
    axis, soviet = {"14pz": At("0203", movement=1)}, {"95": At("0303", movement=1)}
    bound, free = (position(axis=axis, soviet=soviet, event=card) for card in (Card.NONE, Card.NIGHT_ASSAULT))
    assert "move 0204" not in orders_of(bound, "14pz")  # 0203 and 0204 are both next to 0303
    assert "move 0204" in orders_of(free, "14pz")
    pass_turn(free)
    assert "move 0302" not in orders_of(free, "95")  # the enemy's units do not ignore them
    pass_turn(free)
    assert "move 0204" not in orders_of(free, "14pz")  # nor do own units next turn


def test_4_2_reserves_bring_the_weakest_damaged_unit_two_strength() -> None:
    forces = {
        "14pz": At("0000", strength=6, damaged=2),
        "71": At("0002", strength=6, damaged=3),
        "94": At("0004", strength=2),  # weaker, but whole
    }
    state = position(axis=forces, soviet=SOVIET_FORCE, event=Card.RESERVES_ARRIVE)
    assert [state.strength[unit(state, code)] for code in forces] == [4, 5, 2]


def test_4_2_reserves_stop_at_the_maximum_and_do_not_raise_the_dead() -> None:
    forces = {"14pz": At("0000", strength=6, damaged=1), "71": At("0204", strength=1)}
    state = position(axis=forces, soviet={"95": At("0304", attack=8)}, side=SOVIET)
    play(state, "attack 95 0204", 6)
    assert state.strength[unit(state, "71")] == 0
    pass_turn(state, Card.RESERVES_ARRIVE)
    assert [state.strength[unit(state, code)] for code in forces] == [6, 0]
