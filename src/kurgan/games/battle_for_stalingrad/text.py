"""Words: orders said and read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from kurgan.engine.game import Unreadable
from kurgan.engine.text import Line, Verbs
from kurgan.games.battle_for_stalingrad.names import (
    FACE_CODES,
    area_code,
    attackers,
    face_code,
    force_code,
    location_code,
    location_name,
    standing_at,
)
from kurgan.games.battle_for_stalingrad.numbering import (
    ATTACK,
    ELIMINATE,
    FORCE,
    LOCATION,
    MOVE,
    PASS,
    PLAY,
    RATION,
    REINFORCE,
    RETREAT,
    SETS,
    SETUP,
    SPEND,
)
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import (
    N_AREAS,
    Known,
    State,
    control_area,
    perimeter_area,
)
from kurgan.games.battle_for_stalingrad.tables.cards import (
    FORCES,
    LOCATIONS,
    N_FACES,
    N_FORCES,
)
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES
from kurgan.games.battle_for_stalingrad.tables.setups import BOOK

PASS_VERBS: Final = {
    Step.MUSTER: "done",
    Step.ACTION: "end",
    Step.TAKEN_RATIONS: "stop",
    Step.FREE_MOVE: "stop",
    Step.DISCOUNT: "stop",
}
SPEND_VERBS: Final = {Step.ACTION: "resupply", Step.FIREFIGHT: "fire"}
MOVE_VERBS: Final = {Step.MUSTER: "place"}
NAME_VERBS: Final = {
    Step.TAKEN_RATIONS: "take",
    Step.STRIKE: "strike",
    Step.RECOVERY: "recover",
    Step.DECORATION: "decorate",
    Step.MEDAL: "decorate",
}
FORCE_VERBS: Final = {"feed", *NAME_VERBS.values()}


def verb_of(known: State, number: int) -> str:
    """What an action is called where the game waits now."""
    step = Step(known.step)
    if number == PASS:
        return PASS_VERBS.get(step, "pass")
    if number < SPEND:
        return "react" if step == Step.REACTION else "play"
    if number < MOVE:
        return SPEND_VERBS.get(step, "give")
    if number < ATTACK:
        return MOVE_VERBS.get(step, "move")
    if number < REINFORCE:
        return "attack"
    if number < FORCE:
        return "reinforce"
    if number < RATION:
        return NAME_VERBS.get(step, "feed")
    if number < LOCATION:
        return ("ration", "retreat", "eliminate")[(number - RATION) // N_FORCES]
    return "choose" if number < SETUP else "setup"


def objects_of(known: State, number: int) -> list[str]:
    """The words after the verb."""
    if number == PASS:
        return []
    if number < MOVE:
        return [face_code((number - PLAY) % N_FACES)]
    if number < ATTACK:
        force, area = divmod(number - MOVE, N_AREAS)
        return [force_code(force), area_code(known, area)]
    if number < REINFORCE:
        place, bits = divmod(number - ATTACK, SETS)
        return [location_code(known, place), *(force_code(force) for force in attackers(known, place, bits))]
    if number < FORCE:
        return [location_code(known, number - REINFORCE)]
    if number < LOCATION:
        return [force_code((number - FORCE) % N_FORCES)]
    return [location_code(known, number - LOCATION)] if number < SETUP else [BOOK[number - SETUP].code]


def say(known: Known, number: int) -> str:
    """An order in the words a journal keeps: `attack red-october 71inf 336pi`."""
    return " ".join([verb_of(known, number), *objects_of(known, number)])


def say_chance(state: State, number: int) -> str:
    """What chance brought, in the words a journal keeps."""
    if state.step == Step.LOCATION_DEALT:
        return f"location {LOCATIONS[number].code}"
    if state.step == Step.TOP_FORCE:
        return f"top {force_code(number)}"
    word = {Step.CARD_DRAWN: "draws", Step.ENEMY_DISCARD: "loses"}.get(Step(state.step), "fate")
    return f"{word} {face_code(number)}"


def read(known: Known, words: str) -> int:
    """The number of an order in words, in either language; a verb may be cut short while it stays clear."""
    typed, *rest = words.split() or [""]
    verb = VERBS.meant(typed)
    if verb is None:
        raise Unreadable(Line("unreadable", {"words": words.strip()}, "4"))
    reader, n_objects = READERS[verb]
    if len(rest) != n_objects and not (verb == "attack" and len(rest) > n_objects):
        raise Unreadable(Line("unreadable-form", {"words": words.strip(), "form": Line(f"form-{verb}")}, "4"))
    number = reader(known, rest)
    if verb_of(known, number) != verb:  # "done" must not end a turn
        now = Line(f"form-{verb_of(known, number)}")
        raise Unreadable(Line("unreadable-now", {"words": words.strip(), "form": now}, "4"))
    return number


def face_named(word: str) -> int:
    """The card a word names."""
    code = word.casefold().replace("−", "-")
    if code not in FACE_CODES:
        raise Unreadable(Line("unreadable-card", {"word": word}, "1.2"))
    return FACE_CODES.index(code)


def force_named(word: str) -> int:
    """The Force a word names."""
    for force, printed in enumerate(FORCES):
        if printed.code == word.casefold():
            return force
    raise Unreadable(Line("unreadable-force", {"word": word}, "1.2"))


def place_named(known: State, word: str) -> int:
    """The place whose Location a word names."""
    codes = [LOCATIONS[known.location[place]].code for place in range(N_PLACES)]
    if word.casefold() not in codes:
        raise Unreadable(Line("unreadable-location", {"word": word, "locations": ", ".join(codes)}, "3.1"))
    return codes.index(word.casefold())


def area_named(known: State, word: str) -> int:
    """The area a word names."""
    location, _, zone = word.partition("/")
    place = place_named(known, location)
    if zone not in ("control", "perimeter"):
        raise Unreadable(Line("unreadable-area", {"word": word}, "1.3"))
    return perimeter_area(place) if zone == "perimeter" else control_area(place)


def attack_named(known: State, words: Sequence[str]) -> int:
    """An attack with the Forces that are named."""
    place, named = place_named(known, words[0]), [force_named(word) for word in words[1:]]
    there = standing_at(known, place)
    for word, force in zip(words[1:], named, strict=True):
        if force not in there:
            location = location_name(known, place)
            raise Unreadable(Line("unreadable-attacker", {"word": word, "location": location}, "6.4"))
    return ATTACK + place * SETS + sum(1 << there.index(force) for force in set(named))


def setup_named(word: str) -> int:
    """The quick set-up a word names."""
    for number, setup in enumerate(BOOK):
        if setup.code == word.casefold():
            return number
    raise Unreadable(Line("unreadable-setup", {"word": word}, "3.10"))


def moved(known: State, words: Sequence[str]) -> int:
    return MOVE + force_named(words[0]) * N_AREAS + area_named(known, words[1])


def of_card(first: int) -> Callable[[State, Sequence[str]], int]:
    return lambda known, words: first + face_named(words[0])


def of_force(first: int) -> Callable[[State, Sequence[str]], int]:
    return lambda known, words: first + force_named(words[0])


def of_place(first: int) -> Callable[[State, Sequence[str]], int]:
    return lambda known, words: first + place_named(known, words[0])


READERS: Final[dict[str, tuple[Callable[[State, Sequence[str]], int], int]]] = {
    **dict.fromkeys(("done", "end", "stop", "pass"), (lambda known, words: PASS, 0)),
    **dict.fromkeys(("play", "react"), (of_card(PLAY), 1)),
    **dict.fromkeys(("resupply", "fire", "give"), (of_card(SPEND), 1)),
    **dict.fromkeys(("place", "move"), (moved, 2)),
    "attack": (attack_named, 1),
    "reinforce": (of_place(REINFORCE), 1),
    **dict.fromkeys(FORCE_VERBS, (of_force(FORCE), 1)),
    "ration": (of_force(RATION), 1),
    "retreat": (of_force(RETREAT), 1),
    "eliminate": (of_force(ELIMINATE), 1),
    "choose": (of_place(LOCATION), 1),
    "setup": (lambda known, words: SETUP + setup_named(words[0]), 1),
}
"""How each verb is read, and how many words follow it; an attack may name more Forces."""
VERBS: Final = Verbs(Path(__file__).parent / "locale", tuple(READERS))
