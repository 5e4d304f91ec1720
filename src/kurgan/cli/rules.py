"""`kurgan rules`: the rulebook of a game, and whether code and tests keep to it."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.padding import Padding

from kurgan import games as library
from kurgan.cli.voice import Json, Language, checked_language, in_language, out, print_json
from kurgan.engine.rulebook import Rule, Rulebook


def rules(
    game: str,
    number: Annotated[str, typer.Argument(help="Only this rule or chapter.")] = "",
    check: Annotated[
        bool, typer.Option("--check", help="Check that every rule has code, a test and both languages.")
    ] = False,
    json: Json = False,
    language: Language = "",
) -> None:
    """Show the rules of a game, or check that they are kept."""
    language = checked_language(language)
    book = Rulebook.load(library.folder(game))
    if check and number:
        raise ValueError("--check looks at all the rules, not at one")
    if check:
        check_rules(game, json)
        return
    chosen = [rule for rule in book.rule if number in ("", rule.number, rule.number.split(".")[0])]
    if not chosen:
        raise ValueError(f"{game} has no rule {number}")
    if json:
        print_json({"game": game, "version": book.game.version, "rules": [rule.model_dump() for rule in chosen]})
        return
    for rule in chosen:
        show(rule, language)


def show(rule: Rule, language: str) -> None:
    """One rule on the screen."""
    out().print(f"[bold]{rule.number}  {in_language(rule.title, language)}[/]")
    out().print(Padding(in_language(rule.summary, language), (0, 0, 0, 4)))
    if rule.reading:
        out().print(Padding(f"[dim]{in_language(rule.reading, language)}[/]", (0, 0, 0, 4)))


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
