"""What a seat is asked, and the menu of its choices."""

from __future__ import annotations

from collections.abc import Sequence

from kurgan.engine.game import Choice, Group, Orders
from kurgan.engine.text import Line, Value
from kurgan.games.battle_for_stalingrad.names import (
    area_place,
    attackers,
    card_of,
    face_code,
    face_line,
    force_code,
    force_name,
    location_code,
    location_name,
    side_line,
)
from kurgan.games.battle_for_stalingrad.numbering import (
    ATTACK,
    FORCE,
    LOCATION,
    MOVE,
    PASS,
    PLAY,
    RATION,
    REINFORCE,
    SETS,
    SETUP,
)
from kurgan.games.battle_for_stalingrad.reckoning import left_to_give
from kurgan.games.battle_for_stalingrad.rules.attack import attack_cost
from kurgan.games.battle_for_stalingrad.rules.events import can_react
from kurgan.games.battle_for_stalingrad.rules.losses import hits_by_elimination, hits_by_retreat
from kurgan.games.battle_for_stalingrad.rules.movement import move_cost
from kurgan.games.battle_for_stalingrad.rules.muster import has_placed
from kurgan.games.battle_for_stalingrad.rules.reinforcement import price
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.supply import takeable, to_give_out
from kurgan.games.battle_for_stalingrad.rules.totals import strength
from kurgan.games.battle_for_stalingrad.state import (
    N_AREAS,
    Known,
    card_in_play,
    is_on_table,
    perimeter_area,
    top_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import (
    COMBAT,
    FORCES,
    N_FACES,
    N_FORCES,
    NO_FACE,
    RATIONS,
    VALUE,
)
from kurgan.games.battle_for_stalingrad.tables.constants import HITS_PER_RATION
from kurgan.games.battle_for_stalingrad.text import force_named, objects_of, say, verb_of
from kurgan.games.battle_for_stalingrad.view.table import warning


def prompt(known: Known, seat: int) -> Line:
    """One sentence: what the seat is asked, or whom it waits for."""
    step = Step(known.step)
    if step == Step.OVER:
        return Line("prompt-over")
    if known.actor != seat:
        return Line("prompt-wait", {"side": side_line(known.actor), "turn": int(known.turn)})
    values: dict[str, Value] = {
        "side": side_line(seat),
        "turn": int(known.turn),
        "left": left_to_give(known),
        "points": int(known.points[seat]),
        "cards": int(known.hand_size[seat]),
        "hits": int(known.hits),
        "setups": int(not has_placed(known, seat)),
        "warning": warning(known, seat) or "",
    }
    if card_in_play(known) != NO_FACE:
        values["card"] = card_of(card_in_play(known)).title
    if step == Step.PAYMENT:
        top = int(top_of(known, seat))
        values["what"] = force_name(top) if known.announced == NO_FACE else card_of(int(known.announced)).title
    if step == Step.REACTION:
        values["fitting"] = sum(bool(can_react(known, face)) for face in range(N_FACES))
    if step == Step.SUPPLY:
        values["cut"] = int(takeable(known, seat) - to_give_out(known, seat))
    return Line(f"prompt-{step.name.lower().replace('_', '-')}", values)


def is_open(known: Known) -> bool:
    """[7.11, 9.2] Hits are absorbed and medals given with what lies on the table."""
    return known.step in (Step.LOSSES, Step.MEDAL)


def menu(known: Known, numbers: Sequence[int]) -> Sequence[Group]:
    """A side's choices: Force by Force, card by card, Location by Location, then what is said to nobody."""
    found: dict[str, dict[str, list[int]]] = {}
    for number in numbers:
        found.setdefault(subject_of(known, number), {}).setdefault(verb_of(known, number), []).append(number)
    groups = [grouped(known, subject, verbs) for subject, verbs in found.items() if subject]
    rest = found.get("", {})
    return [*groups, grouped(known, "", rest)] if rest else groups


def subject_of(known: Known, number: int) -> str:
    """Who or what an action is said to; nobody, where the step itself asks for a Force or a Location."""
    if number == PASS or FORCE <= number < RATION or number >= LOCATION:
        return ""
    if REINFORCE <= number < FORCE:
        return force_code(top_of(known, known.side))
    return objects_of(known, number)[0]


def grouped(known: Known, subject: str, verbs: dict[str, list[int]]) -> Group:
    """One subject's orders, verb by verb."""
    orders = tuple(
        Orders.of(
            verb,
            [choice(known, number) for number in strongest_first(known, chosen)],
            price_of(known, verb, chosen[0]),
        )
        for verb, chosen in verbs.items()
    )
    return Group(subject, heading(known, subject, next(iter(verbs.values()))[0]), orders)


def strongest_first(known: Known, numbers: Sequence[int]) -> Sequence[int]:
    """Attacks by what their Forces would bring, everything else as it comes."""
    return sorted(numbers, key=lambda number: -brought(known, number)) if ATTACK <= numbers[0] < REINFORCE else numbers


def brought(known: Known, number: int) -> int:
    """What the Forces of an attack bring to its total."""
    place, bits = divmod(number - ATTACK, SETS)
    return sum(int(strength(known, force, place, known.side)) for force in attackers(known, place, bits))


def heading(known: Known, subject: str, number: int) -> Line:
    """Above a subject's orders: what is printed on it, and its condition."""
    if not subject:
        return Line("menu-side", {"side": side_line(known.actor)})
    if number < MOVE:
        face = (number - PLAY) % N_FACES
        return Line("menu-card", {"card": face_line(face), "code": subject, "text": card_of(face).text})
    if ATTACK <= number < REINFORCE:
        return Line("menu-location", {"name": location_name(known, (number - ATTACK) // SETS), "code": subject})
    force = force_named(subject)
    values: dict[str, Value] = {
        "name": force_name(force),
        "code": subject,
        "combat": int(COMBAT[force] + known.medals[force]),
        "rations": int(known.rations[force] if is_on_table(known, force) else RATIONS[force]),
        "value": int(VALUE[force]),
        "text": FORCES[force].text,
    }
    return Line("menu-top" if REINFORCE <= number < FORCE else "menu-force", values)


def choice(known: Known, number: int) -> Choice:
    """One order with the place it points at and what it costs."""
    words = say(known, number)
    if number == PASS or number >= SETUP:
        return Choice(words)
    if number < MOVE:
        return Choice(words, "" if known.step == Step.ACTION else face_code((number - PLAY) % N_FACES))
    if number < ATTACK:
        force, area = divmod(number - MOVE, N_AREAS)
        cost = int(move_cost(known, force, area)) if known.step == Step.ACTION else 0
        return Choice(words, area_place(known, known.actor, area), cost)
    if number < REINFORCE:
        place, bits = divmod(number - ATTACK, SETS)
        return Choice(words, location_code(known, place), cost_of_attack(known, place, bits))
    if number < FORCE:
        return Choice(words, area_place(known, known.side, perimeter_area(number - REINFORCE)))
    if number < LOCATION:
        return Choice(words, objects_of(known, number)[0], absorbed(known, number))
    return Choice(words, location_code(known, number - LOCATION))


def cost_of_attack(known: Known, place: int, bits: int) -> int:
    """The rations an attack costs in all."""
    return sum(int(attack_cost(known, force)) for force in attackers(known, place, bits))


def absorbed(known: Known, number: int) -> int:
    """The hits a loss absorbs."""
    if number < RATION:
        return 0
    means, force = divmod(number - RATION, N_FORCES)
    return (HITS_PER_RATION, int(hits_by_retreat(known, force)), int(hits_by_elimination(force)))[means]


def price_of(known: Known, verb: str, number: int) -> int:
    """What an order costs in cards, or in points of the set-up."""
    if verb == "resupply":
        return 1
    if verb == "reinforce":
        return int(price(known, known.side))
    if verb == "place":
        return int(VALUE[(number - MOVE) // N_AREAS])
    is_launch = verb == "play" and card_of((number - PLAY) % N_FACES).is_uranus
    return int(known.launch_price) if is_launch else 0
