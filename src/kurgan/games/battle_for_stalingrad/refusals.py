"""Why an order that can be read is not legal: one sentence with the number of the rule it breaks."""

from __future__ import annotations

from typing import Final

from kurgan.engine.record import copy
from kurgan.engine.text import Line, Value
from kurgan.games.battle_for_stalingrad.names import (
    area_line,
    attackers,
    face_line,
    force_name,
    location_name,
    side_line,
)
from kurgan.games.battle_for_stalingrad.numbering import (
    ATTACK,
    ELIMINATE,
    FORCE,
    LOCATION,
    MOVE,
    N_ACTIONS,
    PASS,
    PLAY,
    RATION,
    REINFORCE,
    RETREAT,
    SETS,
    SETUP,
    SPEND,
)
from kurgan.games.battle_for_stalingrad.rules.battle import can_join
from kurgan.games.battle_for_stalingrad.rules.control import controls, is_contested
from kurgan.games.battle_for_stalingrad.rules.effects import present_scope
from kurgan.games.battle_for_stalingrad.rules.losses import can_absorb
from kurgan.games.battle_for_stalingrad.rules.movement import CONTROL_MOVE, MOVE_KIND, NO_MOVE, is_free
from kurgan.games.battle_for_stalingrad.rules.muster import has_placed
from kurgan.games.battle_for_stalingrad.rules.reinforcement import price
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import (
    LOST,
    N_AREAS,
    NO_PLACE,
    PILE,
    Known,
    Stage,
    enemy_of,
    has_room,
    is_on_table,
    is_perimeter,
    owner_of,
    perimeter_area,
    place_of,
    side_of,
    top_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import (
    ABILITY,
    ACTION_TIME,
    BATTLE_TIME,
    EFFECTS,
    GERMAN,
    IS_URANUS,
    KIND,
    N_FACES,
    N_FORCES,
    NO_FACE,
    NO_FORCE,
    REACTION_TIME,
    ROLE,
    ROLES,
    TIMING,
    VALUE,
    VERB,
)
from kurgan.games.battle_for_stalingrad.tables.constants import MOST_FREE_MOVES, MOST_LAUNCHES, MOST_RATIONS
from kurgan.games.battle_for_stalingrad.tables.setups import BOOK, SETUP_SIDE, SETUP_VALUE
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Ability, Verb

KINDS: Final = (PASS, PLAY, SPEND, MOVE, ATTACK, REINFORCE, FORCE, RATION, RETREAT, ELIMINATE, LOCATION, SETUP)
"""Where each kind of order begins in the numbering."""
ABSORBING: Final = (RATION, RETREAT, ELIMINATE)
ASKED: Final[dict[Step, tuple[str, tuple[int, ...]]]] = {
    Step.MUSTER: ("3.2", (PASS, MOVE, SETUP)),
    Step.SUPPLY: ("5.1", (FORCE,)),
    Step.ACTION: ("6.6", (PASS, PLAY, SPEND, MOVE, ATTACK, REINFORCE)),
    Step.PAYMENT: ("6.5", (SPEND,)),
    Step.REACTION: ("8.4", (PASS, PLAY)),
    Step.RATIONS: ("6.2", (FORCE,)),
    Step.LOCATION_CHOICE: ("14.6", (LOCATION,)),
    Step.TAKEN_RATIONS: ("14.8", (PASS, FORCE)),
    Step.FREE_MOVE: ("14.12", (PASS, MOVE)),
    Step.INFILTRATION: ("14.13", (MOVE,)),
    Step.DISCOUNT: ("14.14", (PASS, REINFORCE)),
    Step.RECOVERY: ("14.15", (FORCE,)),
    Step.DECORATION: ("14.16", (FORCE,)),
    Step.STRIKE: ("14.17", (FORCE,)),
    Step.FREE_ATTACK: ("14.18", (ATTACK,)),
    Step.EVENT_ROUND: ("7.4", (PASS, PLAY)),
    Step.FIREFIGHT: ("7.5", (PASS, SPEND)),
    Step.LOSSES: ("7.11", ABSORBING),
    Step.MEDAL: ("9.2", (FORCE,)),
}
"""The rule of each question, and the kinds of order that answer it."""


def refusal(known: Known, number: int) -> Line:
    """The first reason why the actor may not give this order now."""
    step = Step(known.step)
    if not 0 <= number < N_ACTIONS or step not in ASKED:
        return Line("refused-number", {"number": number}, "4")
    kind = max(first for first in KINDS if first <= number)
    if kind == PASS and step == Step.MUSTER:
        return Line("refused-nobody-placed", rule="3.10")
    if kind not in ASKED[step][1]:
        return Line(
            "refused-no-pass" if kind == PASS else "refused-not-now", {"asked": question(known)}, rule_of(known)
        )
    if kind in (PLAY, SPEND):
        return refused_card(known, (number - PLAY) % N_FACES, kind)
    if kind == MOVE:
        return refused_place(known, *divmod(number - MOVE, N_AREAS))
    if kind == ATTACK:
        return refused_attack(known, *divmod(number - ATTACK, SETS))
    if kind == REINFORCE:
        return refused_reinforcement(known, number - REINFORCE)
    if kind == FORCE:
        return refused_name(known, number - FORCE)
    if kind == SETUP:
        return refused_setup(known, number - SETUP)
    return refused_loss(known, (number - RATION) % N_FORCES, kind)


def rule_of(known: Known) -> str:
    """The rule of the question that waits for an answer."""
    step = Step(known.step)
    if step == Step.MUSTER and known.actor == GERMAN:
        return "3.4"
    if step == Step.PAYMENT and known.announced != NO_FACE:
        return "10.5"
    if step == Step.RATIONS and known.event != NO_FACE:
        return "14.7"
    if step == Step.LOCATION_CHOICE:
        verb = EFFECTS[KIND[known.event], known.effect - 1, VERB]
        return {Verb.RUBBLE: "14.6", Verb.BLOCK_SUPPLY: "14.19"}.get(Verb(verb), "14.8")
    return ASKED[step][0]


def question(known: Known) -> Line:
    """What is to be answered first."""
    return Line(f"asked-{Step(known.step).name.lower().replace('_', '-')}")


# Cards


def refused_card(known: Known, face: int, kind: int) -> Line:
    """Why a card may not be played or given up."""
    values: dict[str, Value] = {"card": face_line(face)}
    if owner_of(face) != known.actor:
        return Line("refused-enemy-card", values, "1.2")
    if known.hand[face] == 0:
        return Line("refused-not-held", values, "8.1")
    if kind == SPEND:
        return Line("refused-nobody-takes", {**values, "most": MOST_RATIONS}, "1.6")
    if known.step == Step.ACTION:
        return refused_event(known, face)
    return refused_reaction(known, face) if known.step == Step.REACTION else refused_battle_card(face)


def refused_event(known: Known, face: int) -> Line:
    """Why a card is no event of the Action step, or not now."""
    values: dict[str, Value] = {"card": face_line(face)}
    if TIMING[KIND[face]] == BATTLE_TIME:
        return Line("refused-battle-card", values, "7.4")
    if TIMING[KIND[face]] == REACTION_TIME:
        return Line("refused-reaction-card", values, "8.4")
    if IS_URANUS[KIND[face]] and known.launches >= MOST_LAUNCHES:
        return Line("refused-second-launch", values, "10.5")
    if IS_URANUS[KIND[face]]:
        return Line("refused-launch-price", {**values, "price": int(known.launch_price)}, "12.17")
    return Line("refused-no-attack", values, "14.18")


def refused_battle_card(face: int) -> Line:
    """Why a card cannot be played in the Event round of a battle."""
    values: dict[str, Value] = {"card": face_line(face)}
    if TIMING[KIND[face]] == ACTION_TIME:
        return Line("refused-action-card", values, "6.1")
    if TIMING[KIND[face]] == REACTION_TIME:
        return Line("refused-reaction-card", values, "8.4")
    return Line("refused-role", {**values, "role": ROLES[ROLE[KIND[face]]]}, "7.4")


def refused_reaction(known: Known, face: int) -> Line:
    """Why a card does not answer the event that was announced."""
    if TIMING[KIND[face]] != REACTION_TIME:
        return Line("refused-no-reaction", {"card": face_line(face)}, "8.4")
    values: dict[str, Value] = {"card": face_line(face), "announced": face_line(int(known.announced))}
    return Line("refused-unfit", values, "14.20")


# Forces and where they go


def refused_place(known: Known, force: int, area: int) -> Line:
    """Why a Force may not be placed there, or go there."""
    if side_of(force) != known.actor:
        return not_yours(force)
    if known.step == Step.MUSTER:
        return refused_muster(known, force, area)
    if not is_on_table(known, force):
        return off_table(known, force)
    if known.step == Step.INFILTRATION:
        return refused_infiltration(known, force, area)
    return refused_move(known, force, area)


def not_yours(force: int) -> Line:
    return Line("refused-enemy-force", {"force": force_name(force)}, "1.2")


def off_table(known: Known, force: int) -> Line:
    """A Force that has been eliminated, or has not come yet."""
    if known.force_at[force] == LOST:
        return Line("refused-lost", {"force": force_name(force)}, "7.11")
    return Line("refused-in-pile", {"force": force_name(force)}, "6.5")


def no_room(known: Known, area: int, rule: str) -> Line:
    return Line("refused-full", {"area": area_line(known, area)}, rule)


def refused_muster(known: Known, force: int, area: int) -> Line:
    """Why a Force may not be chosen, or not be placed there."""
    is_german = side_of(force) == GERMAN
    if known.force_at[force] != PILE:
        return Line("refused-chosen", {"force": force_name(force)}, "3.4" if is_german else "3.2")
    if VALUE[force] > known.points[known.actor]:
        values: dict[str, Value] = {
            "force": force_name(force),
            "value": int(VALUE[force]),
            "points": int(known.points[known.actor]),
        }
        return Line("refused-points", values, "3.4" if is_german else "3.2")
    if is_german and not is_perimeter(area):
        return Line("refused-perimeter-only", {"force": force_name(force), "area": area_line(known, area)}, "3.5")
    return no_room(known, area, "1.4")


def refused_move(known: Known, force: int, area: int) -> Line:
    """Why a Force may not move there, for a ration or by a card."""
    start, side = int(known.force_at[force]), side_of(force)
    kind = int(MOVE_KIND[start, area])
    values: dict[str, Value] = {"force": force_name(force), "area": area_line(known, area)}
    if start == area:
        return Line("refused-there", values, "6.3")
    if kind == NO_MOVE:
        return Line("refused-not-straight" if is_perimeter(start) else "refused-no-step-back", values, "6.3")
    if known.step == Step.FREE_MOVE and not present_scope(known) >> kind & 1:
        return Line("refused-kind", {**values, "card": face_line(int(known.event))}, "14.12")
    if not has_room(known, side, area):
        return no_room(known, area, "1.4")
    if kind == CONTROL_MOVE and controls(known, enemy_of(side), place_of(area)):
        return Line("refused-enemy-controls", {**values, "location": location_name(known, place_of(area))}, "6.3")
    if had_free_moves(known, force, kind):
        return Line("refused-free-moves", {**values, "most": MOST_FREE_MOVES}, "6.3")
    return Line("refused-no-ration", values, "6.3")


def had_free_moves(known: Known, force: int, kind: int) -> bool:
    """Would this kind of move be free if the Force had not made all its free ones?"""
    rested = copy(known)
    rested.free_moves[force] = 0
    return bool(is_free(rested, force, kind))


def refused_infiltration(known: Known, force: int, area: int) -> Line:
    """Why a Force may not slip through to there."""
    values: dict[str, Value] = {"force": force_name(force), "area": area_line(known, area)}
    if not is_perimeter(known.force_at[force]):
        return Line("refused-not-from-perimeter", values, "14.13")
    if is_perimeter(area):
        return Line("refused-not-to-control", values, "14.13")
    return no_room(known, area, "1.4")


def refused_attack(known: Known, place: int, bits: int) -> Line:
    """Why these Forces may not attack there."""
    values: dict[str, Value] = {"location": location_name(known, place)}
    if not is_contested(known, place):
        return Line("refused-not-contested", values, "6.4")
    for force in attackers(known, place, bits):
        if not can_join(known, force, place):
            return Line("refused-attack-ration", {**values, "force": force_name(force)}, "6.4")
    return Line("refused-nobody-attacks", values, "6.4")


def refused_reinforcement(known: Known, place: int) -> Line:
    """Why the top Force may not come there."""
    force, area = int(top_of(known, known.side)), perimeter_area(place)
    if force == NO_FORCE:
        return Line("refused-empty-pile", rule="6.5")
    if not has_room(known, known.side, area):
        return no_room(known, area, "1.4")
    values: dict[str, Value] = {
        "force": force_name(force),
        "price": int(price(known, known.side)),
        "cards": int(known.hand_size[known.side]),
    }
    return Line("refused-price", values, "14.14" if known.step == Step.DISCOUNT else "6.5")


def refused_setup(known: Known, setup: int) -> Line:
    """Why a quick set-up cannot be taken."""
    values: dict[str, Value] = {"title": BOOK[setup].title}
    if SETUP_SIDE[setup] != known.actor:
        return Line("refused-setup-side", {**values, "side": side_line(int(SETUP_SIDE[setup]))}, "3.10")
    if has_placed(known, known.actor):
        return Line("refused-setup-late", values, "3.10")
    points: dict[str, Value] = {"value": int(SETUP_VALUE[setup]), "points": int(known.points[known.actor])}
    return Line("refused-setup-points", {**values, **points}, "3.4" if known.actor == GERMAN else "3.2")


# Forces that are named


def refused_name(known: Known, force: int) -> Line:
    """Why this Force is no answer to the question."""
    step, values = Step(known.step), {"force": force_name(force)}
    is_own, aims_at_enemy = side_of(force) == known.actor, step in (Step.TAKEN_RATIONS, Step.STRIKE)
    if is_own and aims_at_enemy:
        return Line("refused-own-force", values, rule_of(known))
    if not is_own and not aims_at_enemy:
        return not_yours(force)
    if step == Step.RECOVERY:
        return Line("refused-not-lost", values, "14.15")
    if not is_on_table(known, force):
        return off_table(known, force)
    if step in (Step.SUPPLY, Step.RATIONS):
        return refused_food(known, force)
    if step == Step.TAKEN_RATIONS:
        return refused_robbery(known, force)
    if step == Step.MEDAL:
        return Line("refused-no-victor", values, "9.2")
    return Line("refused-not-in-control", values, rule_of(known))


def refused_food(known: Known, force: int) -> Line:
    """Why a Force cannot have the next ration."""
    values: dict[str, Value] = {"force": force_name(force), "most": MOST_RATIONS}
    if known.rations[force] >= MOST_RATIONS:
        return Line("refused-fed", values, "1.6")
    return Line("refused-no-supply", values, "5.1")


def refused_robbery(known: Known, force: int) -> Line:
    """Why a ration cannot be taken from a Force."""
    values: dict[str, Value] = {"force": force_name(force)}
    if known.aim not in (NO_PLACE, place_of(known.force_at[force])):
        return Line("refused-elsewhere", {**values, "location": location_name(known, int(known.aim))}, "14.8")
    return Line("refused-nothing-to-take", values, "14.8")


def refused_loss(known: Known, force: int, kind: int) -> Line:
    """Why a Force cannot absorb hits in this way."""
    values: dict[str, Value] = {"force": force_name(force), "hits": int(known.hits)}
    if side_of(force) != known.actor:
        return not_yours(force)
    if not is_on_table(known, force):
        return off_table(known, force)
    if not known.engaged[force]:
        return Line("refused-not-engaged", values, "12.13" if known.stage == Stage.STRIKE else "12.5")
    if not can_absorb(known, force):
        return Line("refused-retreated", values, "7.11")
    if kind == RATION:
        return Line("refused-ration-spent", values, "7.11")
    if kind == ELIMINATE:
        return Line("refused-elimination-short", values, "7.11")
    if ABILITY[force] == Ability.STUBBORN:
        return Line("refused-stubborn", values, "15.11")
    if known.no_retreat[side_of(force)]:
        return Line("refused-order-to-stand", values, "14.3")
    behind = perimeter_area(place_of(int(known.force_at[force])))
    if not has_room(known, side_of(force), behind):
        return no_room(known, behind, "12.3")
    return Line("refused-retreat-short", values, "7.11")
