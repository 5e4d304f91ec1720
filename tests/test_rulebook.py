"""The rulebook and the tie between it, the code and the tests: every loose end is found."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from kurgan import games as library
from kurgan.engine import citations, rule, rulecheck
from kurgan.engine.datafile import BadData, Text
from kurgan.engine.game import AnyGame
from kurgan.engine.rule import Entry
from kurgan.engine.rulebook import Rulebook
from kurgan.engine.rulecheck import problems
from kurgan.games import folders

HEAD = """\
[game]
name = "skirmish"
version = "1.0"
title = { en = "Skirmish", fr = "Escarmouche" }
summary = { en = "A small one.", fr = "Une petite." }
seats = ["red", "blue"]
scenario = "hill"
turn_rule = "1"
end_rule = "2.1"
"""
RULE = """
[[rule]]
number = "{number}"
title = {{ en = "{title}", fr = "Titre" }}
summary = {{ en = "Words.", fr = "{summary}" }}
status = "{status}"
"""
TABLE = """
[rule.table]
title = { en = "Results", fr = "Résultats" }
columns = [{ en = "Die", fr = "Dé" }, "1:1"]
rows = [["1", "+1"]]
"""


def rule_text(number: str, title: str = "Title", summary: str = "Mots.", status: str = "document") -> str:
    return RULE.format(number=number, title=title, summary=summary, status=status)


class Fake:
    """A game folder with two rules, a function for each and a test for each."""

    def __init__(self, folder: Path, game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.game = folder / "skirmish", game
        self.index = [Entry("kurgan.games.skirmish.rules.moves", "1", "move"), self.entry("2.1", "win")]
        (self.folder / "tests").mkdir(parents=True)
        self.write(rule_text("1") + rule_text("2.1"))
        self.test("def test_1_a_unit_moves() -> None: ...\n\ndef test_2_1_somebody_wins() -> None: ...\n")
        monkeypatch.setattr(rulecheck, "INDEX", self.index)

    def entry(self, number: str, name: str) -> Entry:
        return Entry("kurgan.games.skirmish.tables.charts", number, name)

    def write(self, rules: str) -> None:
        (self.folder / "rulebook.toml").write_text(HEAD + rules, encoding="utf-8")

    def test(self, source: str) -> None:
        (self.folder / "tests" / "test_moves.py").write_text(source, encoding="utf-8")

    @property
    def problems(self) -> list[str]:
        return list(problems(replace(self.game, folder=self.folder)))


@pytest.fixture
def fake(tmp_path: Path, autumn_storm: AnyGame, monkeypatch: pytest.MonkeyPatch) -> Fake:
    return Fake(tmp_path, autumn_storm, monkeypatch)


def test_a_rulebook_with_no_loose_ends_has_no_problems(fake: Fake) -> None:
    assert fake.problems == []


def test_a_rule_without_a_function_is_found(fake: Fake) -> None:
    del fake.index[1]
    assert [problem for problem in fake.problems if "2.1" in problem and "function" in problem] == fake.problems != []


def test_a_function_of_another_game_is_no_function_of_this_one(fake: Fake) -> None:
    fake.index[1] = Entry("kurgan.games.skirmish_two.rules.moves", "2.1", "win")
    assert len(fake.problems) == 1 and "2.1" in fake.problems[0]


@pytest.mark.parametrize("name", ["somebody_wins", "test_somebody_wins", "test_2_one_wins", "test_2_11_one_wins"])
def test_a_rule_without_a_test_is_found(fake: Fake, name: str) -> None:
    fake.test(f"def test_1_a_unit_moves() -> None: ...\n\ndef {name}() -> None: ...\n")
    assert any("2.1" in problem and "test" in problem for problem in fake.problems)


def test_a_test_within_a_class_or_with_other_decorations_counts(fake: Fake) -> None:
    fake.test("class TestAll:\n    def test_1_a(self) -> None: ...\n\n    @x\n    def test_2_1_b(self) -> None: ...\n")
    assert fake.problems == []


@pytest.mark.parametrize(("words", "language"), [({"title": " "}, "en"), ({"summary": ""}, "fr")])
def test_a_rule_without_words_in_a_language_is_found(fake: Fake, words: dict[str, str], language: str) -> None:
    fake.write(rule_text("1") + rule_text("2.1", **words))
    assert len(fake.problems) == 1 and "2.1" in fake.problems[0] and fake.problems[0].endswith(f" {language}")


def test_code_and_tests_that_cite_no_rule_of_the_book_are_found(fake: Fake) -> None:
    fake.index.append(fake.entry("9.9", "dance"))
    assert len(fake.problems) == 1 and "9.9" in fake.problems[0] and "dance" in fake.problems[0]
    fake.test("def test_1_a() -> None: ...\n\ndef test_2_1_b() -> None: ...\n\ndef test_7_c() -> None: ...\n")
    assert len(fake.problems) == 2 and "7" in fake.problems[1]


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        (rule_text("1") + rule_text("1"), "twice"),
        (rule_text("1", status="reading"), "reading"),
        (rule_text("1", status="guess"), "status"),
        (rule_text("1.2.3"), "number"),
        (rule_text("one"), "number"),
        (rule_text("1").replace('fr = "Titre"', 'de = "Titel"'), "title"),
        (rule_text("1") + TABLE.replace('["1", "+1"]', '["1"]'), "not as long as its columns"),
        (rule_text("1") + TABLE.replace('"+1"', '{ en = "+1" }'), "fr"),
    ],
)
def test_a_broken_rulebook_is_refused_with_its_line(fake: Fake, rules: str, says: str) -> None:
    fake.write(rules)
    with pytest.raises(BadData, match=rf"rulebook.toml, line \d+: .*{says}"):
        Rulebook.load(fake.folder)


def test_a_figure_of_a_table_is_the_same_in_both_languages(fake: Fake) -> None:
    fake.write(rule_text("1") + TABLE)
    table = Rulebook.load(fake.folder).rule[0].table
    assert table is not None and table.rows == [[Text(en="1", fr="1"), Text(en="+1", fr="+1")]]
    assert table.columns[0] == Text(en="Die", fr="Dé")


def test_a_rule_is_found_by_its_number(fake: Fake) -> None:
    book = Rulebook.load(fake.folder)
    found = book.numbered("2.1")
    assert found is not None and found.number == "2.1" and book.numbered("2") is None


def test_the_decorator_enters_every_number_of_a_function(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule, "INDEX", [])

    @rule.rule("5.3", "5.4")
    def zone() -> int:
        return 1

    rule.chart("kurgan.games.x.tables", RESULTS="6.4 6.5")
    assert [(entry.number, entry.name) for entry in rule.INDEX] == [
        ("5.3", "zone"),
        ("5.4", "zone"),
        ("6.4", "RESULTS"),
        ("6.5", "RESULTS"),
    ]
    assert rule.INDEX[0].module == __name__


@pytest.mark.parametrize("name", folders())
def test_every_function_and_table_of_a_rule_is_found_with_its_line(name: str) -> None:
    folder = folders()[name]
    coded = rulecheck.coded_rules(library.load(name))
    entered = {(number, each.split(".")[-1]) for number, names in coded.items() for each in names}
    assert {(each.number, each.name) for each in citations.code(folder)} == entered != set()
    for each in (*citations.code(folder), *citations.tests(folder)):
        line = (folder / each.file).read_text(encoding="utf-8").splitlines()[each.line - 1]
        assert re.search(rf"\b{each.name}\b", line), f"{each.file}:{each.line} is not where {each.name} is"


@pytest.mark.parametrize("name", folders())
def test_the_rules_speak_to_a_player_and_not_of_where_they_come_from(name: str) -> None:
    for each in Rulebook.load(folders()[name]).rule:
        for text in filter(None, (each.title, each.summary, each.reading)):
            assert not re.search(r"document|specification|spécification", f"{text.en} {text.fr}", re.I), each.number


@pytest.mark.parametrize("name", folders())
def test_the_rules_of_turns_and_of_the_end_are_in_the_book(name: str) -> None:
    book = Rulebook.load(folders()[name])
    assert book.game.name == name
    assert book.numbered(book.game.turn_rule) and book.numbered(book.game.end_rule)
