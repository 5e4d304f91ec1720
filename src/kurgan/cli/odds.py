"""A forecast on the screen and as JSON."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kurgan.cli.voice import figure, say
from kurgan.engine.figures import percent
from kurgan.engine.forecast import Case, Caution, Forecast, Outcome
from kurgan.engine.text import Catalogue

BAR = 20
GRAVE = "⚠"
RESULT = 24  # columns for what a result is called; a longer name takes them from the bars


def shown(forecast: Forecast, catalogue: Catalogue, language: str) -> RenderableType:
    """How it comes about, what may happen, and what follows."""
    parts: list[RenderableType] = [Text(catalogue.say(forecast.title, language), "bold")]
    if forecast.summary:
        parts.append(summary(forecast, catalogue, language))
    parts += [warned(each, catalogue, language) for each in forecast.cautions]
    if forecast.note:
        parts.append(Text(catalogue.say(forecast.note, language), "italic"))
    if len(forecast.cases) == 1:
        parts.append(factors(forecast.cases[0], catalogue, language))
    else:
        parts.append(Group(*(in_short(case, catalogue, language) for case in forecast.cases)))
    if forecast.outcomes:
        parts.append(Text(say("forecast-outcomes", language), "bold"))
    results = [catalogue.say(outcome.result, language) for outcome in forecast.outcomes]
    room = max((RESULT, *map(len, results)))
    for outcome, result in zip(forecast.outcomes, results, strict=True):
        parts += outcome_lines(outcome, f"{result:<{room}}", catalogue, language)
    return Group(*parts)


def warned(caution: Caution, catalogue: Catalogue, language: str) -> Text:
    """What it brings with it; what is to be feared has a sign."""
    words, is_grave = catalogue.say(caution.line, language), caution.gravity != "note"
    return Text(f"{GRAVE} {words}" if is_grave else f"  {words}", "bold" if is_grave else "")


def summary(forecast: Forecast, catalogue: Catalogue, language: str) -> Table:
    """What matters of it; a line that is too long goes on below its beginning."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", min_width=8, no_wrap=True)
    for each in forecast.summary:
        share = percent(float(each.chance), 0, language)
        table.add_row(Text(share, "bold"), Text(catalogue.say(each.line, language), "bold"))
    return table


def factors(case: Case, catalogue: Catalogue, language: str) -> Table:
    """Value by value, with rule numbers."""
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 2))
    table.add_column(no_wrap=True)
    table.add_column(justify="right")
    for factor in case.factors:
        style = "bold" if factor.is_sum else ""
        table.add_row(Text(catalogue.say(factor.label, language), style), Text(figure(factor.value, language), style))
    return table


def in_short(case: Case, catalogue: Catalogue, language: str) -> Text:
    """One of several things the target may be: its last sum says which column or threshold."""
    last = [factor for factor in case.factors if factor.is_sum][-1]
    who, label = (catalogue.say(line, language) for line in (case.who, last.label))
    words = f"{who} · {label} {figure(last.value, language)}"
    return Text(f"  {percent(float(case.chance), 0, language):>5}  {words}")


def outcome_lines(outcome: Outcome, result: str, catalogue: Catalogue, language: str) -> list[RenderableType]:
    """A result with its bar, and what follows from it."""
    room = max(1, RESULT + BAR - len(result))
    bar, share = "█" * round(room * outcome.chance), percent(float(outcome.chance), 0, language)
    dice = say("forecast-dice", language, dice=" ".join(map(str, outcome.dice))) if outcome.dice else ""
    lines: list[RenderableType] = [Text(f"  {result} {bar:<{room}} {share:>6}  {dice}")]
    for consequence in outcome.follows:
        share = "" if consequence.chance == outcome.chance else f"{percent(float(consequence.chance), 0, language)} "
        said = Text(f"{share}{catalogue.say(consequence.line, language)}", "dim")
        lines.append(Padding(said, (0, 0, 0, 6), expand=False))
    return lines


def as_json(forecast: Forecast, catalogue: Catalogue, language: str) -> dict[str, object]:
    """The whole forecast; chances exactly as fractions and as numbers."""
    return {
        "title": catalogue.say(forecast.title, language),
        "note": catalogue.say(forecast.note, language) if forecast.note else None,
        "summary": [
            {
                "what": catalogue.say(each.line, language),
                "chance": str(each.chance),
                "probability": float(each.chance),
            }
            for each in forecast.summary
        ],
        "cautions": [
            {"what": catalogue.say(each.line, language), "gravity": each.gravity} for each in forecast.cautions
        ],
        "cases": [
            {
                "who": catalogue.say(case.who, language),
                "chance": str(case.chance),
                "factors": [
                    {"label": catalogue.say(each.label, language), "value": each.value} for each in case.factors
                ],
            }
            for case in forecast.cases
        ],
        "outcomes": [
            {
                "result": catalogue.say(outcome.result, language),
                "chance": str(outcome.chance),
                "probability": float(outcome.chance),
                "dice": list(outcome.dice),
                "follows": [
                    {
                        "what": catalogue.say(each.line, language),
                        "chance": str(each.chance),
                        "probability": float(each.chance),
                    }
                    for each in outcome.follows
                ],
            }
            for outcome in forecast.outcomes
        ],
    }
