"""Both languages say the same: the same keys with the same variables, and every message can be said."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Comment, GroupComment, Junk, Message, ResourceComment, VariableReference

import kurgan
from kurgan.engine.datafile import Text
from kurgan.engine.text import LANGUAGES, Catalogue, Line, Verbs
from kurgan.games import folders

PACKAGE = Path(kurgan.__file__).parent
PARTS = {"engine": PACKAGE / "engine", "cli": PACKAGE / "cli", **folders()}

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
                assert said.strip() and "{" not in said and "$" not in said


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
