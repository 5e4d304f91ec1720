"""The sections that tell what happened: scores and chances by turn, set-ups, losses, first turns, events and cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import Final

from kurgan.engine.chronicle import Chronicle
from kurgan.engine.record import AnyRecord
from kurgan.engine.text import Line
from kurgan.simulate.findings import Findings
from kurgan.simulate.paper import maps, plots, tables
from kurgan.simulate.paper.sheet import TONES, Sheet, by_side, flag, section
from kurgan.simulate.paper.words import Voice, element, text

WORST: Final = 3  # places named below a map


@dataclass(frozen=True)
class Told:
    """A sheet of a game that has a chronicle."""

    sheet: Sheet
    findings: Findings
    chronicle: Chronicle[AnyRecord]

    @property
    def voice(self) -> Voice:
        return self.sheet.voice


def scores(told: Told) -> str:
    """How the scores ran."""
    return section(told.sheet, "scores", score_plot(told) if told.findings.scores else no_turn(told))


def outlook(told: Told) -> str:
    """How likely the first side was to win."""
    labels = (told.voice.say(Line("axis-turn")), told.voice.say(Line("axis-outlook")))
    name = told.voice.side(told.sheet.game.seats[0])
    about = told.voice.say(Line("outlook-side", {"side": name}))
    rows = told.findings.win_probability
    plot = plots.outlook(rows, name, labels) if rows else no_turn(told)
    return section(told.sheet, "outlook", text("p", about, class_="soft"), plot)


def no_turn(told: Told) -> str:
    """There is nothing to draw."""
    return text("p", told.voice.say(Line("no-turn")), class_="soft")


def story(told: Told) -> Iterator[str]:
    """The sections that follow."""
    if told.findings.setups:
        seats = told.sheet.game.seats
        yield section(told.sheet, "setups", *by_side(told.sheet, [setups(told, seat) for seat in seats]))
    yield section(told.sheet, "fallen", fallen(told))
    seats = told.sheet.game.seats
    yield section(told.sheet, "losses", *by_side(told.sheet, [losses(told, seat) for seat in seats]))
    yield section(told.sheet, "first-turn", *first_turn(told))
    yield section(told.sheet, "events", *events(told))


def score_plot(told: Told) -> str:
    """The scores by turn."""
    voice, seats = told.voice, told.sheet.game.seats
    labels = (voice.say(Line("axis-turn")), voice.say(Line("axis-score")))
    names = [voice.side(seat) for seat in seats]
    return plots.scores([told.findings.scores[seat] for seat in seats], names, labels)


def setups(told: Told, seat: str) -> str:
    """How often a side won with each set-up that it chose."""
    rows = [row for row in told.findings.setups if row.side == seat]
    if not rows:
        return ""
    tone, voice = TONES[told.sheet.game.seats.index(seat)], told.voice
    heads = [voice.say(Line(key)) for key in ("head-setup", "head-won")]
    return tables.table(
        heads, [[escape(voice.set_up(row.subject)), tables.share(row.won, voice, tone)] for row in rows]
    )


def fallen(told: Told) -> str:
    """A map for each side."""
    summary, parts = told.sheet.summary, []
    board = told.chronicle.board(told.sheet.game.start(summary.scenario, summary.options))
    for side, seat in enumerate(told.sheet.game.seats):
        counts = maps.per_hundred(told.findings.fallen[seat], summary.games)
        name = told.voice.side(seat)
        alt = told.voice.say(Line("map-alt", {"side": name}))
        heading = element("h3", flag(side), escape(name))
        drawn = maps.fallen_map(board, counts, side, told.voice, alt)
        parts.append(element("figure", heading, drawn, worst(told, counts)))
    return element("div", *parts, class_="maps large" if maps.is_large(board) else "maps")


def worst(told: Told, counts: dict[str, float]) -> str:
    """The worst places in words."""
    places = []
    for place, count in maps.worst(counts, WORST):
        where = told.voice.spell(told.chronicle.placed(place))
        places.append(told.voice.say(Line("fallen-at", {"count": told.voice.decimal(count, 0), "place": where})))
    total = told.voice.decimal(sum(counts.values()) / 100)
    said = Line("fallen-worst", {"places": ", ".join(places), "total": total}) if places else Line("fallen-none")
    return text("figcaption", told.voice.say(said), class_="soft")


def losses(told: Told, seat: str) -> str:
    """A side's units, those lost most often first."""
    rows = [row for row in told.findings.losses if row.side == seat]
    if not rows:
        return text("p", told.voice.say(Line("losses-none")), class_="soft")
    more = len(rows) - tables.MOST_LOSSES
    rest = text("p", told.voice.say(Line("losses-more", {"count": more})), class_="soft") if more > 0 else ""
    return tables.losses(rows, told.chronicle, told.voice, TONES[told.sheet.game.seats.index(seat)]) + rest


def first_turn(told: Told) -> list[str]:
    """For each side the choices that tell most."""
    parts = []
    for place, seat in enumerate(told.sheet.game.seats):
        rows = [row for row in told.findings.first_turn if row.side == seat]
        chosen = tables.telling(rows)
        shown = Line("first-turn-shown", {"shown": len(chosen), "all": len(rows)})
        said = text("p", told.voice.say(shown if rows else Line("nothing-told")), class_="soft")
        parts.append(said + (tables.worths(chosen, told.chronicle, told.voice, TONES[place]) if rows else ""))
    return by_side(told.sheet, parts)


def events(told: Told) -> list[str]:
    """For each side all events and cards that are worth comparing."""
    parts = []
    for place, seat in enumerate(told.sheet.game.seats):
        rows = [row for row in told.findings.events if row.side == seat]
        parts.append(tables.worths(rows, told.chronicle, told.voice, TONES[place]) if rows else "")
    return by_side(told.sheet, parts) or [text("p", told.voice.say(Line("nothing-told")), class_="soft")]
