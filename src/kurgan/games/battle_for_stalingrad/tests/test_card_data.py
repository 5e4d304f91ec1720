"""The cards in their file: those of the game are sound, and a wrong one is refused by file, line, card and fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from kurgan.engine.datafile import load
from kurgan.games.battle_for_stalingrad.tables.cards import ACTIONS, FILE, FORCES, LOCATIONS, CardSet
from kurgan.games.battle_for_stalingrad.tests.data_files import broken, refusal

WHOLE = FILE.read_text(encoding="utf-8")
FEW = ("16pz", "24pz", "44inf", "13gd", "stuka", "nebelwerfer", "reconnaissance", "staff", "winter-storm", "kalach")
CARDS = "".join(
    f"[[{block}"
    for block in WHOLE.split("[[")[1:]
    if block.startswith("location") or block.split('"')[1] in FEW  # a whole file is slow to search for a line
)
STUKA = 'effects = [{ verb = "combat", own = 3 }, { verb = "rubble", n = 1 }]'
KALACH = 'effects = [{ verb = "uranus" }, { verb = "lose_rations", n = 1, scope = "each_perimeter" }]'


# What is replaced where it stands first, by what, and what the refusal says

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
