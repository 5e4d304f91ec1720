"""The data files: what comes with the game is sound, and a wrong file is refused by file, line, card and fault."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kurgan.engine.datafile import BadData, Data, Text, load
from kurgan.games.battle_for_stalingrad.setup import scenarios
from kurgan.games.battle_for_stalingrad.tables.cards import (
    ACTIONS,
    FACES,
    FILE,
    FORCES,
    LOCATIONS,
    Action,
    CardSet,
    Force,
    Location,
)
from kurgan.games.battle_for_stalingrad.tables.scenarios import Scenario
from kurgan.games.battle_for_stalingrad.tables.setups import SetupBook
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

WHOLE = FILE.read_text(encoding="utf-8")
FEW = ("16pz", "24pz", "44inf", "13gd", "stuka", "nebelwerfer", "reconnaissance", "staff", "winter-storm", "kalach")
CARDS = "".join(
    f"[[{block}"
    for block in WHOLE.split("[[")[1:]
    if block.startswith("location") or block.split('"')[1] in FEW  # a whole file is slow to search for a line
)
SETUPS = FILE.with_name("setups.toml").read_text(encoding="utf-8")
STUKA = 'effects = [{ verb = "combat", own = 3 }, { verb = "rubble", n = 1 }]'
KALACH = 'effects = [{ verb = "uranus" }, { verb = "lose_rations", n = 1, scope = "each_perimeter" }]'
GOOD = """\
title = { en = "Test", fr = "Essai" }
summary = { en = "A test.", fr = "Un essai." }
turns = 12
locations = ["station", "univermag", "pavlov", "tsaritsa", "elevator"]

[german]
points = 9
hand = 5
forces = [
  { force = "71inf", place = 1 },
  { force = "76inf", place = 1 },
]

[soviet]
points = 11
hand = 10
forces = [
  { force = "193rd", place = 1, area = "control" },
]
"""


def refusal(folder: Path, name: str, text: str, model: type[Data]) -> str:
    """What is said of a file with this text."""
    file = folder / name
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadData) as refused:
        load(file, model)
    return str(refused.value)


def broken(text: str, old: str, new: str) -> tuple[str, int]:
    """A text with one thing changed, and the line where that is."""
    assert old in text, f"{old!r} is not in the file"
    at = text.index(old)
    return text[:at] + new + text[at + len(old) :], text.count("\n", 0, at) + 1


# Cards: what is replaced where it stands first, by what, and what the refusal says

WRONG_CARDS = [
    (STUKA, STUKA.replace("combat", "smite"), "action.effects: stuka: input tag 'smite' found using 'verb' does not"),
    (STUKA, STUKA.replace("3", "10"), "action.effects.combat.own: stuka: input should be less than or equal to 9"),
    (STUKA, STUKA.replace("own", "mine"), "action.effects.combat.mine: stuka: extra inputs are not permitted"),
    (STUKA, STUKA.replace(", n = 1", ""), "action.effects.rubble.n: stuka: field required"),
    (STUKA, STUKA.replace("1", "0"), "action.effects.rubble.n: stuka: input should be greater than or equal to 1"),
    (STUKA, "effects = []", "action.effects: stuka: tuple should have at least 1 item"),
    (STUKA, 'effects = [{ verb = "draw", n = 1 }]', "action.effects: stuka: draw is no effect of a battle card [7.4]"),
    (STUKA, 'effects = [{ verb = "cancel", what = "event" }]', "stuka: cancel does not fit the timing 'battle'"),
    ('verb = "draw", n = 3', 'verb = "shield", n = 3', "staff: shield is an effect of battle cards only [6.1]"),
    ('verb = "cancel", what = "uranus"', 'verb = "draw", n = 1', "winter-storm: draw does not fit the timing"),
    ('verb = "peek_hand"', 'verb = "uranus"', "action.effects: reconnaissance: a Uranus card is Soviet"),
    (
        KALACH,
        'effects = [{ verb = "draw", n = 1 }, { verb = "uranus" }]',
        "kalach: a Uranus card is Soviet, and launching",
    ),
    ('["perimeter", "advance"]', '["sideways"]', "kinds: 16pz: input should be 'perimeter', 'advance' or 'control'"),
    ('verb = "attack", n = 1', 'verb = "fly", n = 1', "force.ability: 24pz: input tag 'fly' found using 'verb'"),
    ('verb = "defend", n = 2', 'verb = "moat", n = 2', "location.note: red-october: input tag 'moat' found using"),
    (
        'tag = "armor"',
        'tag = "horse"',
        "location.note.tag_ration.tag: tractor-works: input should be 'armor', 'engineer'",
    ),
    (
        'text = { en = "Battle: your',
        'text = { en = "", de = "Battle: your',
        "action.text.de: stuka: extra inputs are not",
    ),
    ('text = { en = "No special ability."', 'text = { en = ""', "force.text: 44inf: lacks a text in one of the"),
    ('fr = "Aucune capacité."', 'fr = " "', "force.text: 44inf: lacks a text in one of the languages"),
    (', fr = "Aucune capacité."', "", "force.text.fr: 44inf: field required"),
    ('title = { en = "Stuka Dive"', 'title = { en = ""', "action.title: stuka: lacks a text in one of the languages"),
    ("firefight = [-2, -1, 2]", "firefight = [-2, -1]", "action.firefight: stuka: 2 numbers for 3 copies"),
    ("firefight = [-2, -1, 2]", "firefight = [-2, -1, 2, 3]", "action.firefight: stuka: 4 numbers for 3 copies"),
    (
        "firefight = [-2, -1, 2]",
        "firefight = [0, 0, 0]",
        "action.firefight: stuka: input should be -3, -2, -1, 1, 2 or",
    ),
    ('code = "24pz"', 'code = "16pz"', "force.code: 16pz is there twice"),
    ('code = "tractor-works"', 'code = "mamayev"', "location.code: mamayev is there twice"),
    ('code = "nebelwerfer"', 'code = "stuka"', "action.code: stuka is there twice"),
    ('code = "16pz"', 'code = "16 Pz"', "force.code: 16 Pz: string should match pattern"),
    ("{ upto = 9,", "{ upto = 8,", "location.chart: mamayev: must rise to 9, one below destroyed_at [5.1]"),
    ("{ upto = 9,", "{ upto = 10,", "location.chart: mamayev: must rise to 9, one below destroyed_at [5.1]"),
    ("{ upto = 6,", "{ upto = 3,", "location.chart: mamayev: must rise to 9, one below destroyed_at [5.1]"),
    ("destroyed_at = 10", "destroyed_at = 0", "location.destroyed_at: mamayev: input should be greater than or equal"),
    ('timing = "battle"', 'timing = "ever"', "action.timing: stuka: input should be 'action', 'battle' or 'reaction'"),
    (
        'timing = "reaction"',
        'timing = "reaction"\nrole = "any"',
        "action.timing: winter-storm: a battle card names the",
    ),
    ('side = "german"', 'side = "italian"', "force.side: 16pz: input should be 'german' or 'soviet'"),
    ("value = 4", "value = 0", "force.value: 16pz: input should be greater than or equal to 1"),
    ("rations = 6\n", "rations = 7\n", "force.rations: 16pz: input should be less than or equal to 6"),
    ('tags = ["armor"]', "tags = []", "force.tags: 16pz: tuple should have at least 1 item"),
    ('label = "16"', 'colour = "grey"', "force.colour: 16pz: extra inputs are not permitted"),
    ("value = 4", "value =", "invalid value"),
    (
        STUKA,
        'effects = [{ verb = "combat", own = 3 }, { verb = "combat", own = 1 }]',
        "stuka: a card changes the totals once, and cancels once [14.1, 14.20]",
    ),
    (
        KALACH,
        'effects = [{ verb = "uranus" }, { verb = "lose_rations", n = 1, scope = "each_control_at" }]',
        "kalach: each_control_at means the Location of the card's rubble, which must come first [14.8]",
    ),
]
WRONG_ELSEWHERE = [  # the same where it is another line that does not fit, so many below
    ("copies = 3", "copies = 4", "action.firefight: stuka: 3 numbers for 4 copies", 1),
    (
        "destroyed_at = 8",
        "destroyed_at = 9",
        "location.chart: tractor-works: must rise to 8, one below destroyed_at",
        1,
    ),
    ('role = "any"\n', "", "action.timing: stuka: a battle card names the role of who may play it", -1),
]


@pytest.mark.parametrize(("old", "new", "fault", "below"), [*((*each, 0) for each in WRONG_CARDS), *WRONG_ELSEWHERE])
def test_a_wrong_card_is_refused_by_file_line_card_and_fault(
    tmp_path: Path, old: str, new: str, fault: str, below: int
) -> None:
    text, line = broken(CARDS, old, new)
    said = refusal(tmp_path, "cards.toml", text, CardSet)
    assert said.startswith(f"cards.toml, line {line + below}: ")
    assert fault in said


def test_there_is_one_copy_of_a_uranus_card(tmp_path: Path) -> None:
    text = broken(CARDS, "copies = 1\nfirefight = [-2]", "copies = 2\nfirefight = [-2, -2]")[0]
    assert "kalach: there is one copy of a Uranus card [10.5]" in refusal(tmp_path, "cards.toml", text, CardSet)


def test_a_location_that_is_missing_is_missed(tmp_path: Path) -> None:
    end = CARDS.index("[[location]]", CARDS.index("[[location]]") + 1)
    said = refusal(tmp_path, "cards.toml", CARDS[: CARDS.index("[[location]]")] + CARDS[end:], CardSet)
    assert "location: there are 9 Locations, not 10 [3.1]" in said


def test_german_cards_come_first(tmp_path: Path) -> None:
    mixed = broken(CARDS, 'side = "german"', 'side = "soviet"')[0]
    assert "force: German cards come before Soviet ones" in refusal(tmp_path, "cards.toml", mixed, CardSet)


def test_the_file_that_comes_with_the_game_is_sound() -> None:
    assert load(FILE, CardSet) == CardSet(location=LOCATIONS, force=FORCES, action=ACTIONS)


# Quick set-ups

FIRST = '{ force = "193rd", place = 1, area = "control" }'
WRONG_SETUPS = [
    (FIRST, FIRST.replace("193rd", "194rd"), "thin-line: no Force is called '194rd'; cards.toml lists them"),
    (FIRST, FIRST.replace("193rd", "71inf"), "thin-line: 71inf does not fight for this side"),
    ('force = "45rd"', 'force = "193rd"', "setup.forces.force: thin-line: 193rd is there twice"),
    (
        '"71inf", place = 1',
        '"71inf", place = 1, area = "control"',
        "broad-front: 71inf: German Forces begin in perimeter",
    ),
    (FIRST, FIRST.replace("1,", "6,"), "setup.forces.place: thin-line: input should be less than or equal to 5"),
    (FIRST, FIRST.replace("1,", "0,"), "setup.forces.place: thin-line: input should be greater than or equal to 1"),
    (
        FIRST,
        FIRST.replace("control", "cellar"),
        "setup.forces.area: thin-line: input should be 'control' or 'perimeter'",
    ),
    (', fr = "Ligne étirée"', "", "setup.title.fr: thin-line: field required"),
]


@pytest.mark.parametrize(("old", "new", "fault"), WRONG_SETUPS)
def test_a_wrong_quick_set_up_is_refused_by_file_line_and_fault(tmp_path: Path, old: str, new: str, fault: str) -> None:
    text, line = broken(SETUPS, old, new)
    said = refusal(tmp_path, "setups.toml", text, SetupBook)
    assert said.startswith(f"setups.toml, line {line}: ")
    assert fault in said


def test_a_quick_set_up_keeps_the_zone_limit(tmp_path: Path) -> None:
    text = SETUPS
    for place in (2, 3, 4):
        text = text.replace(f'place = {place}, area = "control"', 'place = 1, area = "control"')
    assert "thin-line: more than 3 Forces in one area [1.4]" in refusal(tmp_path, "setups.toml", text, SetupBook)


def test_a_quick_set_up_places_somebody(tmp_path: Path) -> None:
    text = re.sub(r"forces = \[\n.*?\n\]", "forces = []", SETUPS, count=1, flags=re.DOTALL)
    assert "setup.forces: thin-line: list should have at least 1 item" in refusal(
        tmp_path, "setups.toml", text, SetupBook
    )


# Scenarios

WRONG_SCENARIOS = [
    ("[german]", '[german]\nreserves = ["13gd"]', "german.reserves: no Force of this side is called '13gd'"),
    ('"pavlov"', '"kremlin"', "line 4: locations: no Location is called 'kremlin'; there are mamayev, tractor-works"),
    ('"pavlov"', '"station"', "line 4: locations: a Location is there twice"),
    (', "elevator"', "", "line 4: locations: tuple should have at least 5 items"),
    ('"elevator"', '"elevator", "ferry"', "forces: Forces can be placed only where the five Locations are named [3.1]"),
    ("turns = 12", "turns = 0", "line 3: turns: input should be greater than or equal to 1"),
    ("turns = 12", "turns = 41", "line 3: turns: input should be less than or equal to 40"),
    ("turns = 12", "uranus_needed = 7", "line 3: uranus_needed: input should be less than or equal to 6"),
    ("turns = 12", "launch_price = 7", "line 3: launch_price: input should be less than or equal to 6"),
    ("turns = 12", 'weather = "frost"', "line 3: weather: extra inputs are not permitted"),
    ("turns = 12", "turns =", "line 3: invalid value"),
    ("[german]", "[italian]", "line 6: italian: extra inputs are not permitted"),
    ("points = 9", "points = 0", "line 7: german.points: input should be greater than or equal to 1"),
    ("hand = 5", "hand = 31", "line 8: german.hand: input should be less than or equal to 30"),
    (
        'force = "71inf"',
        'force = "72inf"',
        "line 10: german.forces.force: no Force is called '72inf'; cards.toml lists",
    ),
    ('force = "76inf"', 'force = "71inf"', "line 11: german.forces.force: 71inf is there twice"),
    ('force = "71inf"', 'force = "45rd"', "line 10: german.forces.force: 45rd does not fight for this side"),
    ('"76inf", place = 1', '"76inf", place = 1, area = "control"', "line 11: german.forces.area: 76inf: German Forces"),
    (
        '"193rd", place = 1',
        '"193rd", place = 7',
        "line 18: soviet.forces.place: input should be less than or equal to 5",
    ),
    ('fr = "Essai"', 'de = "Probe"', "line 1: title.de: extra inputs are not permitted"),
]


def test_a_sound_scenario_is_loaded(tmp_path: Path) -> None:
    file = tmp_path / "test.toml"
    file.write_text(GOOD, encoding="utf-8")
    scenario = load(file, Scenario)
    assert [placed.force for placed in scenario.german.forces] == ["71inf", "76inf"]
    assert (scenario.turns, scenario.uranus_needed, scenario.launch_price) == (12, 5, 2)


@pytest.mark.parametrize(("old", "new", "fault"), WRONG_SCENARIOS)
def test_a_wrong_scenario_is_refused_by_file_line_and_fault(tmp_path: Path, old: str, new: str, fault: str) -> None:
    said = refusal(tmp_path, "test.toml", broken(GOOD, old, new)[0], Scenario)
    assert said.startswith("test.toml, ")
    assert fault in said


def test_the_scenarios_that_come_with_the_game_have_the_documents_points_and_hands() -> None:
    for file in scenarios().values():
        scenario = load(file, Scenario)
        assert (scenario.german.points, scenario.german.hand) == (9, 5)
        assert (scenario.soviet.points, scenario.soviet.hand) == (11, 10)
        assert (scenario.uranus_needed, scenario.launch_price) == (5, 2)
        for side, points in ((scenario.german, 9), (scenario.soviet, 11)):
            assert sum(FORCES[placed.number].value for placed in side.forces) in (0, points)


# What is printed says what is done


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
