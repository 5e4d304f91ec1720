"""What is printed on a card says what it does, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from kurgan.engine.datafile import Text
from kurgan.games.battle_for_stalingrad.tables.cards import ACTIONS, FACES, FORCES, LOCATIONS, Action, Force, Location
from kurgan.games.battle_for_stalingrad.tables.vocabulary import (
    AbilityData,
    Cancel,
    Combat,
    Effect,
    FreeAttack,
    FreeMove,
    NoteData,
    Plain,
    PlainNote,
    Strong,
)


def numbers(text: str) -> list[str]:
    """The numbers of a printed text, with their signs."""
    return re.findall(r"[+-]?\d+", text.replace("−", "-"))


def of_effect(effect: Effect) -> Iterator[str]:
    """The numbers that the printed text of an effect should have, in their order."""
    if isinstance(effect, Combat):
        yield from (f"{each:+}" for each in (effect.own, effect.enemy) if each)
        yield from (f"{each:+}" for each in (*effect.own_per_tag.values(), *effect.enemy_per_tag.values()))
    elif isinstance(effect, FreeAttack):
        yield f"{effect.bonus:+}"
    elif effect.verb in ("infiltrate", "recover", "medal"):
        assert effect.n == 1, "printed as a word"
    elif effect.verb == "discount":
        yield from (str(effect.n), "0")
    elif not isinstance(effect, Plain | Cancel) and effect.verb != "no_retreat":
        yield str(effect.n)


def of_ability(ability: AbilityData | None) -> Iterator[str]:
    """The same for an ability."""
    if isinstance(ability, Strong):
        yield f"{ability.n:+}" if ability.verb in ("attack", "defend", "street", "sapper") else str(ability.n)
        yield from {"street": ["3"], "sapper": ["1", "1"]}.get(ability.verb, [])
    elif ability is not None and ability.verb == "stubborn":
        yield "2"


def of_note(note: NoteData) -> Iterator[str]:
    """The same for a Location's note."""
    if not isinstance(note, PlainNote):
        yield str(note.n)
        yield from ["1"] if note.verb == "discount" else []


def both(text: Text) -> tuple[str, str]:
    """A text in English and in French."""
    return text.en, text.fr


@pytest.mark.parametrize("action", ACTIONS, ids=[action.code for action in ACTIONS])
def test_the_numbers_printed_on_a_card_are_those_of_its_effects(action: Action) -> None:
    expected = [number for effect in action.effects for number in of_effect(effect)]
    assert [numbers(text) for text in both(action.text)] == [expected, expected]


@pytest.mark.parametrize("force", FORCES, ids=[force.code for force in FORCES])
def test_the_numbers_printed_on_a_force_are_those_of_its_ability(force: Force) -> None:
    expected = list(of_ability(force.ability))
    assert [numbers(text) for text in both(force.text)] == [expected, expected]
    assert (force.ability is None) == (force.text.en == "No special ability.")


@pytest.mark.parametrize("location", LOCATIONS, ids=[location.code for location in LOCATIONS])
def test_the_numbers_printed_on_a_location_are_those_of_its_note(location: Location) -> None:
    expected = list(of_note(location.note))
    assert [numbers(text) for text in both(location.text)] == [expected, expected]
    assert location.text.en.endswith("Stays in force when Destroyed." if location.persists else "Lost when Destroyed.")
    assert location.text.fr.endswith(
        "Reste valable une fois détruit." if location.persists else "Perdu une fois détruit."
    )


TIMES = {"action": ("Action step:", "Phase d’action :"), "reaction": ("Reaction:", "Réaction :")}
ROLES = {
    "any": ("Battle:", "Bataille :"),
    "attacker": ("Battle, attacker only:", "Bataille, attaquant seulement :"),
    "defender": ("Battle, defender only:", "Bataille, défenseur seulement :"),
}


@pytest.mark.parametrize("action", ACTIONS, ids=[action.code for action in ACTIONS])
def test_a_card_says_when_and_by_whom_it_may_be_played(action: Action) -> None:
    english, french = ROLES[action.role] if action.role else TIMES[action.timing]
    assert action.text.en.startswith(english) and action.text.fr.startswith(french)


KINDS = {"perimeter": "périphérique", "advance": "avancée", "control": "contrôle"}


@pytest.mark.parametrize(
    "force", [force for force in FORCES if isinstance(force.ability, FreeMove)], ids=lambda f: f.code
)
def test_a_force_says_which_moves_are_free(force: Force) -> None:
    assert isinstance(force.ability, FreeMove)
    for english, french in KINDS.items():
        assert (english in force.text.en) == (french in force.text.fr) == (english in force.ability.kinds)


def test_every_name_and_title_is_printed_once() -> None:
    for language in ("en", "fr"):
        for names in (
            [getattr(location.name, language) for location in LOCATIONS],
            [getattr(force.name, language) for force in FORCES],
            [getattr(action.title, language) for action in ACTIONS],
        ):
            assert len(set(names)) == len(names)


def test_the_codes_of_cards_with_their_firefight_numbers_are_all_different() -> None:
    codes = [face.code for face in FACES]
    assert len(set(codes)) == len(codes)
