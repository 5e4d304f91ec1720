"""`kurgan rules`: the rulebook of a game, and whether code and tests keep to it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Styled

from kurgan import games as library
from kurgan.cli.voice import Json, Language, checked_language, in_language, out, print_json, say
from kurgan.engine import citations
from kurgan.engine.rulebook import Rule, Rulebook, Table

if TYPE_CHECKING:
    from rich.console import Console

    from kurgan.engine.forecast import Mark

LIT = "bold reverse"


def rules(
    game: str,
    number: Annotated[str, typer.Argument(help="Only this rule or chapter, with its functions and tests.")] = "",
    check: Annotated[
        bool, typer.Option("--check", help="Check that every rule has code, a test and both languages.")
    ] = False,
    json: Json = False,
    language: Language = "",
) -> None:
    """Show the rules of a game, or check that they are kept."""
    language = checked_language(language)
    folder = library.folder(game)
    book = Rulebook.load(folder)
    if check and number:
        raise ValueError("--check looks at all the rules, not at one")
    if check:
        check_rules(game, json)
        return
    chosen = [rule for rule in book.rule if number in ("", rule.number, rule.number.split(".")[0])]
    if not chosen:
        raise ValueError(f"{game} has no rule {number}")
    code, tests = citations.code(folder), citations.tests(folder)
    if json:
        listed = [rule.model_dump() | {"code": of(code, rule), "tests": of(tests, rule)} for rule in chosen]
        print_json({"game": game, "version": book.game.version, "folder": str(folder), "rules": listed})
        return
    for rule in chosen:
        show(rule, language, out())
        if number:
            show_citations("rules-code", [each for each in code if each.number == rule.number], folder, language)
            show_citations("rules-tests", [each for each in tests if each.number == rule.number], folder, language)


def of(cited: Sequence[citations.Citation], rule: Rule) -> list[dict[str, object]]:
    """What cites one rule, for a program: name, file within the game's folder, and line."""
    return [{"name": each.name, "file": each.file, "line": each.line} for each in cited if each.number == rule.number]


def show(rule: Rule, language: str, console: Console, marks: Sequence[Mark] = ()) -> None:
    """One rule on the screen, with its table; what a forecast read there is lit."""
    console.print(Styled(f"{rule.number}  {in_language(rule.title, language)}", "bold"))
    console.print(Padding(Styled(in_language(rule.summary, language)), (0, 0, 0, 4)))
    if rule.table:
        lit = [mark for mark in marks if mark.rule == rule.number]
        console.print(Padding(drawn(rule.table, language, lit), (0, 0, 0, 4)))
    if rule.reading:
        ours = f"{say('rules-reading', language)} {in_language(rule.reading, language)}"
        console.print(Padding(Styled(ours, "dim"), (0, 0, 0, 4)))


def drawn(table: Table, language: str, marks: Sequence[Mark]) -> Grid:
    """A table of the rulebook, its marked rows and columns lit; the column's name is set in brackets, for those whose
    terminal has no colours."""
    grid = Grid(title=in_language(table.title, language), title_justify="left", title_style="italic")
    columns = {mark.column for mark in marks if mark.row is None}
    for at, name in enumerate(table.columns):
        words = in_language(name, language)
        grid.add_column(f"[{words}]".replace("[", r"\[") if at in columns else words.replace("[", r"\["))
    for row, cells in enumerate(table.rows):
        grid.add_row(
            *(
                Styled(in_language(cell, language), LIT if is_lit(marks, row, column) else "")
                for column, cell in enumerate(cells)
            )
        )
    return grid


def is_lit(marks: Sequence[Mark], row: int, column: int) -> bool:
    """Is a cell in what is marked?"""
    return any(mark.row in (None, row) and mark.column in (None, column) for mark in marks)


def show_citations(key: str, cited: Sequence[citations.Citation], folder: Path, language: str) -> None:
    """Where a rule is carried out or tested: names with file and line, to be followed from the terminal."""
    if not cited:
        return
    out().print(Padding(Styled(say(key, language), "bold dim"), (0, 0, 0, 4)))
    for each in cited:
        out().print(Styled(f"      {near(folder / each.file)}:{each.line} {each.name}", "dim"), soft_wrap=True)


def near(file: Path) -> str:
    """A path as one would type it here."""
    return str(file.relative_to(Path.cwd())) if file.is_relative_to(Path.cwd()) else str(file)


def check_rules(game: str, json: bool) -> None:
    """Exit with 1 if the rulebook has loose ends."""
    from kurgan.engine.rulecheck import problems

    loaded = library.load(game)
    found = list(problems(loaded))
    if json:
        print_json({"game": game, "rules": len(loaded.rulebook.rule), "problems": found})
    else:
        for problem in found:
            out().print(problem)
        if not found:
            out().print(f"All {len(loaded.rulebook.rule)} rules have code, a test and words in both languages.")
    if found:
        raise typer.Exit(1)
