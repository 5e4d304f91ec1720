"""Both languages say the same: the same keys with the same variables, and every message can be said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Comment, GroupComment, Junk, Message, ResourceComment, VariableReference

import kurgan
from kurgan.engine.datafile import Text
from kurgan.engine.french import FEMININE, MASCULINE, VOWELS, the
from kurgan.engine.text import LANGUAGES, Catalogue, Line, Verbs, bundle_of
from kurgan.games import folders

PACKAGE = Path(kurgan.__file__).parent
PARTS = {
    "engine": PACKAGE / "engine",
    "cli": PACKAGE / "cli",
    "paper": PACKAGE / "simulate" / "paper",
    **folders(),
}

TABLES = [
    (folders()[game] / "tables" / file).read_text(encoding="utf-8")
    for game, file in (("autumn-storm", "formations.toml"), ("battle-for-stalingrad", "cards.toml"))
]  # every name that French says with an article

PROMISED = {"cli": {"legend"}}  # what a part asks of every game's catalogue; the contract checks that it is there

every_part = pytest.mark.parametrize("part", PARTS)


def messages(part: str, language: str) -> dict[str, Message]:
    """Every message of a catalogue; anything else but a comment is a fault."""
    source = (PARTS[part] / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, Junk), f"{part} {language}: {entry.content!r} cannot be read"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{part} {language}: {entry.id.name} is there twice"
            found[entry.id.name] = entry
        else:
            assert isinstance(entry, Comment | GroupComment | ResourceComment)
    return found


def variables(node: object) -> Iterator[str]:
    """The names of the values a message needs."""
    if isinstance(node, VariableReference):
        yield node.id.name
    elif isinstance(node, BaseNode):
        for child in vars(node).values():
            yield from variables(child)
    elif isinstance(node, list):
        for child in node:
            yield from variables(child)


@every_part
def test_both_languages_have_the_same_messages_with_the_same_variables(part: str) -> None:
    english, french = ({key: set(variables(said)) for key, said in messages(part, each).items()} for each in LANGUAGES)
    assert english == french
    assert english


@every_part
def test_every_message_can_be_said_with_numbers_and_with_words(part: str) -> None:
    catalogue = Catalogue([PARTS[part] / "locale"])
    for language in LANGUAGES:
        for key, message in messages(part, language).items():
            for value in (0, 1, 2, 12, "yes", "no", "0502", Text(en="one", fr="un")):
                said = catalogue.say(Line(key, dict.fromkeys(variables(message), value)), language)
                assert said.strip() and "{" not in said and "$" not in said, key


@pytest.mark.parametrize("part", [part for part in PARTS if part != "engine"])
def test_no_message_says_the_same_key_as_the_engine(part: str) -> None:
    assert not messages(part, "en").keys() & messages("engine", "en").keys()


@every_part
def test_every_message_the_code_asks_for_is_there(part: str) -> None:
    known = messages("engine", "en").keys() | messages(part, "en").keys()
    asked = {
        node.args[0].value
        for file in PARTS[part].rglob("*.py")
        if "tests" not in file.parts
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Line", "say")
        if node.args and isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)
    }
    assert asked and asked - PROMISED.get(part, set()) <= known


def test_a_line_is_said_in_its_language_with_its_rule_number(tmp_path: Path) -> None:
    english, french = "here = { $who } is here\nunit = the { $name }", "here = { $who } est là\nunit = { $name }"
    catalogue = written(tmp_path, english, french)
    line = Line("here", {"who": Line("unit", {"name": Text(en="tank", fr="char")})}, rule="5.3")
    assert catalogue.say(line, "en") == "the tank is here [5.3]"
    assert catalogue.say(line, "fr") == "char est là [5.3]"


def test_what_cannot_be_said_is_an_error_and_not_a_gap(tmp_path: Path) -> None:
    catalogue = written(tmp_path, "here = { $who } is here", "here = { $who } est là")
    assert catalogue.has("here") and not catalogue.has("there")
    assert catalogue.keys("en") == catalogue.keys("fr") == {"here"}
    with pytest.raises(ValueError, match="here"):
        catalogue.say(Line("here"), "en")
    with pytest.raises(LookupError):
        catalogue.say(Line("there"), "en")


def test_only_what_both_languages_have_is_there(tmp_path: Path) -> None:
    catalogue = written(tmp_path, "one = 1\ntwo = 2", "one = 1")
    assert catalogue.has("one") and not catalogue.has("two")
    assert catalogue.keys("en") == {"one", "two"} and catalogue.keys("fr") == {"one"}


def test_lines_with_equal_words_are_equal() -> None:
    assert Line("a", {"x": 1}) == Line("a", {"x": 1}) and hash(Line("a", {"x": 1})) == hash(Line("a", {"x": 1}))
    assert len({Line("a"), Line("b"), Line("a", {"x": 1}), Line("a", {"x": 2}), Line("a", rule="1"), Line("a")}) == 5


@pytest.mark.parametrize(
    ("word", "verb"),
    [
        *(
            ("move", "move"),
            ("MOVE", "move"),
            ("m", "move"),
            ("déplacer", "move"),
            ("Deplacer", "move"),
            ("dép", "move"),
        ),
        *(("re", None), ("rest", "rest"), ("rec", "recon"), ("rést", "rest")),  # two begin so; accents do not matter
        *(("end", "end"), ("fin", "end"), ("endless", "endless"), ("endl", "endless")),  # whole words come first
        *(("", None), ("stay", None), ("mover", None), ("́", None)),  # an accent alone is no word
    ],
)
def test_a_verb_is_meant_in_any_language_and_cut_short_while_it_stays_clear(
    tmp_path: Path, word: str, verb: str | None
) -> None:
    french = {"move": "déplacer", "rest": "reposer", "recon": "éclairer", "end": "fin", "endless": "infini"}
    written(
        tmp_path,
        "".join(f"verb-{each} = {each}\n" for each in french),
        "".join(f"verb-{each} = {said}\n" for each, said in french.items()),
    )
    assert Verbs(tmp_path, tuple(french)).meant(word) == verb


def written(folder: Path, english: str, french: str) -> Catalogue:
    """A catalogue of these messages."""
    (folder / "en.ftl").write_text(english, encoding="utf-8")
    (folder / "fr.ftl").write_text(french, encoding="utf-8")
    return Catalogue([folder])


CLIENT = PACKAGE.parent.parent / "client" / "public" / "locale"
SPOKEN = {
    **{name: folder / "locale" / "fr.ftl" for name, folder in PARTS.items()},
    "server": PACKAGE / "server" / "locale" / "fr.ftl",
    "page": CLIENT / "fr.ftl",
    "table": CLIENT / "table.fr.ftl",
}
every_catalogue = pytest.mark.parametrize("name", SPOKEN)
MANY = {
    "en": "cards|rations|hits|points|turns|Forces|units|medals|rules|games|steps|Locations|hexes",
    "fr": "cartes|rations|pertes|points|tours|mouvements|unités|médailles|règles|parties|étapes|lieux|hexagones",
}
NEVER_ONE = {
    *("forecast-unknown", "verdict-encirclement", "bs-cards-locations", "bs-cards-forces", "bs-controls"),
    *("refused-nobody-takes", "refused-fed", "refused-free-moves", "lesson-welcome-text"),  # the most there are
    *("too-many-running", "too-many-matches"),  # a server's limits
}


def spoken(name: str, language: str, value: float, side: str = "") -> Iterator[tuple[str, str]]:
    """Every message of a catalogue with this number for all its values, or a side's name where a side is told."""
    file = SPOKEN[name].with_name(SPOKEN[name].name.replace("fr", language))
    source = file.read_text(encoding="utf-8")
    bundle = bundle_of(language, [source])
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message):
            pattern = bundle.get_message(entry.id.name).value
            assert pattern is not None
            values = {each: side if side and each in ("side", "seat") else value for each in variables(entry)}
            said, faults = bundle.format_pattern(pattern, values)
            assert not faults, f"{entry.id.name} in {language}: {faults}"
            yield entry.id.name, str(said)


@every_catalogue
def test_one_of_a_thing_is_said_in_the_singular(name: str) -> None:
    for language in LANGUAGES:
        several = re.compile(rf"\b1 (?:more moves|(?:more |other |autres )?(?:{MANY[language]}))\b")
        wrong = {key: said for key, said in spoken(name, language, 1) if several.search(said)}
        assert {key: said for key, said in wrong.items() if key not in NEVER_ONE} == {}


@every_catalogue
def test_french_numbers_have_a_comma_and_its_signs_stay_with_their_words(name: str) -> None:
    for key, said in spoken(name, "fr", 1.5):
        assert "1.5" not in said, f"{key}: a point in a number: {said}"
        assert not re.search(r"« | »|(?<=[\w)»]) [:;!?](?:\s|$)", said), f"{key}: a sign that may stand alone: {said}"


@pytest.mark.parametrize("name", ["page", "table", "cli", "autumn-storm"])
def test_a_french_side_has_its_own_article(name: str) -> None:
    wrong = {"Axe": r"\b(?:de|à|le|du|au|les|des|aux) Axe\b", "Soviétiques": r"\b(?:de|à|le|du|au) Soviétiques\b"}
    for side, sign in wrong.items():
        found = {key: said for key, said in spoken(name, "fr", 1, side) if re.search(sign, said, re.IGNORECASE)}
        assert found == {}


def test_a_decimal_number_is_left_to_the_catalogue_that_knows_its_sign() -> None:
    files = [file for folder in folders().values() for file in folder.rglob("*.py") if "tests" not in file.parts]
    spelled = re.compile(r'Line\([^()]*f"[^"]*\{[^}"]*:\.\df\}')
    assert [file.name for file in files if spelled.search(file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("71e division d’infanterie", "la 71e division d’infanterie"),
        ("14e Panzerdivision", "la 14e Panzerdivision"),
        ("336e bataillon de pionniers", "le 336e bataillon de pionniers"),
        ("Milice ouvrière", "la milice ouvrière"),
        ("Artillerie de la rive est", "l’artillerie de la rive est"),
        ("62e armée", "la 62e armée"),
        ("Armée côtière", "l’armée côtière"),
        ("XIe corps", "le XIe corps"),
        ("Le corps", "le Le corps"),
        ("Détachement d’armée Hollidt", "le détachement d’armée Hollidt"),
        ("la cible", "la cible"),
        ("la milice ouvrière", "la milice ouvrière"),
    ],
)
def test_french_puts_an_article_before_a_name(name: str, said: str) -> None:
    assert the(name) == said
    assert the(name, at="start") == said[0].upper() + said[1:]


def test_the_page_knows_the_same_nouns() -> None:
    page = (CLIENT.parent.parent / "src" / "words" / "french.ts").read_text(encoding="utf-8")
    found = dict(re.findall(r'(\w+) = "(.+?)"', page))
    assert found == {"FEMININE": FEMININE, "MASCULINE": MASCULINE, "VOWELS": VOWELS}


def test_every_unit_and_location_has_a_french_article() -> None:
    found = re.findall(r'name = \{ en = "[^"]+", fr = "([^"]+)" \}', "".join(TABLES))
    assert len(found) > 80
    assert [name for name in found if the(name) == name] == []
