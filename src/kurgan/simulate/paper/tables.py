"""The tables of the sheet: shares with their intervals as small pictures beside the numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from kurgan.engine.chronicle import Chronicle
from kurgan.engine.record import AnyRecord
from kurgan.engine.text import Line
from kurgan.simulate.findings import Loss
from kurgan.simulate.paper.words import Voice, element, text
from kurgan.simulate.shares import Rate, Worth

MOST_CHOICES: Final = 12
MOST_LOSSES: Final = 24


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Rows of cells that are made already; the first cell of each is its heading."""
    head = element("thead", element("tr", *(text("th", head, scope="col") for head in heads)))
    body = [
        element(
            "tr",
            element("th", first, scope="row"),
            *(element("td", cell, data_label=head) for head, cell in zip(heads[1:], cells, strict=True)),
        )
        for first, *cells in rows
    ]
    return element("table", head, element("tbody", *body))


def share(rate: Rate, voice: Voice, tone: str) -> str:
    """A share, how many games it was, and a bar from nothing to all with the interval."""
    low, high = (voice.percent(bound) for bound in rate.interval)
    between = voice.say(Line("between", {"low": low, "high": high}))
    figures = text("b", voice.percent(rate.share)) + text("small", f"{rate.count}/{rate.games}")
    bar = track(rate.interval, rate.share, tone, between)
    return element("span", element("span", figures, class_="figures"), bar, class_="share")


def track(bounds: tuple[float, float], point: float, tone: str, title: str) -> str:
    """A line from 0 to 1 with a stretch and a point on it, and a mark in the middle."""
    low, high = max(0.0, bounds[0]), min(1.0, bounds[1])
    stretch = f'<i class="stretch" style="left:{100 * low:.1f}%;width:{100 * (high - low):.1f}%"></i>'
    return (
        f'<span class="track {tone}" role="img" aria-label="{escape(title)}" title="{escape(title)}">'
        f'<i class="half"></i>{stretch}<i class="point" style="left:{100 * point:.1f}%"></i></span>'
    )


def gap(worth: Worth, voice: Voice, tone: str) -> str:
    """The difference in points, and where the true one lies around nothing."""
    low, high = (voice.points(bound) for bound in worth.interval)
    between = voice.say(Line("between", {"low": low, "high": high}))
    is_sure = worth.interval[0] > 0 or worth.interval[1] < 0
    figure = text("b", voice.points(worth.difference)) + (text("small", voice.say(Line("sure"))) if is_sure else "")
    centred = tuple((bound + 1) / 2 for bound in worth.interval)
    bar = track((centred[0], centred[1]), (worth.difference + 1) / 2, tone, between)
    return element("span", element("span", figure, class_="figures"), bar, class_="share")


def worths(rows: Sequence[Worth], chronicle: Chronicle[AnyRecord], voice: Voice, tone: str) -> str:
    """What goes together with winning."""
    heads = [voice.say(Line(key)) for key in ("head-what", "head-with", "head-without", "head-difference")]
    return table(
        heads,
        [
            [
                deed(row, chronicle, voice),
                share(row.with_it, voice, tone),
                share(row.without, voice, tone),
                gap(row, voice, tone),
            ]
            for row in rows
        ],
    )


def deed(row: Worth, chronicle: Chronicle[AnyRecord], voice: Voice) -> str:
    """What was done: its verb, to whom, where."""
    subject = voice.spell(chronicle.called(row.subject)) if row.subject else ""
    place = voice.spell(chronicle.placed(row.place)) if row.place else ""
    if not row.verb:
        return escape(subject)
    object = " → ".join(part for part in (subject, place) if part)
    return text("span", voice.verb(row.verb), class_="verb") + " " + escape(object)


def telling(rows: Sequence[Worth]) -> list[Worth]:
    """The choices whose difference stands out most from what chance would bring, the best first."""
    chosen = sorted(rows, key=lambda row: -abs(row.difference) / (row.interval[1] - row.interval[0]))[:MOST_CHOICES]
    return [row for row in rows if row in chosen]


def losses(rows: Sequence[Loss], chronicle: Chronicle[AnyRecord], voice: Voice, tone: str) -> str:
    """How often each unit was lost."""
    heads = [voice.say(Line(key)) for key in ("head-unit", "head-lost", "head-lost-won", "head-lost-other")]
    return table(
        heads,
        [
            [
                escape(voice.spell(chronicle.called(row.subject))),
                share(row.all, voice, tone),
                plain_share(row.won, voice),
                plain_share(row.other, voice),
            ]
            for row in rows[:MOST_LOSSES]
        ],
    )


def plain_share(rate: Rate, voice: Voice) -> str:
    """A share without a picture."""
    figures = text("b", voice.percent(rate.share) if rate.games else "–") + text("small", f"{rate.count}/{rate.games}")
    return element("span", figures, class_="figures")
