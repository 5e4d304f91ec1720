"""The whole sheet: who wins, how the games went, and how to read it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from kurgan.engine.game import AnyGame
from kurgan.engine.text import Line, Value
from kurgan.simulate.hands import needs
from kurgan.simulate.paper import plots, tables
from kurgan.simulate.paper.deeds import Told, outlook, scores, story
from kurgan.simulate.paper.sheet import TONES, Sheet, flag, section
from kurgan.simulate.paper.words import Voice, element, text
from kurgan.simulate.referee import Account
from kurgan.simulate.report import Report
from kurgan.simulate.shares import Rate, interval

EVEN: Final = 0.5
LEGIBLE: Final = 0.06  # of the bar: in a smaller part there is no room for a number


def write(file: Path, game: AnyGame, summary: Report, accounts: Sequence[Account], language: str) -> None:
    """The sheet as one file that needs no other."""
    file.write_text(page(Sheet(game, summary, accounts, Voice(game, language))), encoding="utf-8")


def page(sheet: Sheet) -> str:
    """The whole document."""
    needs("matplotlib", "--report")
    style = (Path(__file__).parent / "paper.css").read_text(encoding="utf-8")
    title = " – ".join((sheet.voice.spell(sheet.game.rulebook.game.title), sheet.scenario))
    head = [
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        text("title", title),
        element("style", style),
    ]
    body = element("main", header(sheet), *sections(sheet), footer(sheet))
    return (
        f'<!doctype html>\n<html lang="{sheet.voice.language}"><head>{"".join(head)}</head><body>{body}</body></html>\n'
    )


def header(sheet: Sheet) -> str:
    """What was played, by whom."""
    summary, voice = sheet.summary, sheet.voice
    seated = [Line("seated", {"side": voice.side(seat), "player": player}) for seat, player in summary.players.items()]
    players = " · ".join(voice.say(line) for line in seated)
    facts: dict[str, Value] = {"games": summary.games, "seed": str(summary.seed), "rules": summary.rules.split()[0]}
    options = [f"{option} = {value}" for option, value in summary.options.items()]
    return element(
        "header",
        text("p", voice.spell(sheet.game.rulebook.game.title), class_="label"),
        text("h1", sheet.scenario),
        text("p", players, class_="players"),
        text("p", ", ".join([voice.say(Line("facts", facts)), *options]), class_="soft"),
    )


def sections(sheet: Sheet) -> Iterator[str]:
    """One after the other; what the game cannot tell is left out."""
    yield section(sheet, "wins", wins(sheet))
    findings, chronicle = sheet.summary.findings, sheet.game.chronicle
    if findings is None or chronicle is None:
        yield lengths(sheet)
    else:
        told = Told(sheet, findings, chronicle)
        yield element("div", scores(told), outlook(told), class_="pair")
        yield lengths(sheet)
        yield from story(told)
    yield section(sheet, "follies", follies(sheet))
    yield section(sheet, "counts", counts(sheet))


def wins(sheet: Sheet) -> str:
    """Whether it is even, who forfeited games, the bar of all of them, and the shares with their intervals."""
    summary, voice, seats = sheet.summary, sheet.voice, sheet.game.seats
    rows = [
        [flag(place) + escape(voice.side(seat)), escape(summary.players[seat]), win_share(sheet, seat, TONES[place])]
        for place, seat in enumerate(seats)
    ]
    drawn = Rate.of(summary.draws, summary.games)
    rows.append(
        ['<i class="flag drawn"></i>' + escape(voice.say(Line("drawn"))), "", tables.share(drawn, voice, "drawn")]
    )
    heads = [voice.say(Line(key)) for key in ("head-side", "head-player", "head-won")]
    said = [judgement(sheet), *map(voice.forfeited, summary.failures or [])]
    verdict = "".join(text("p", sentence, class_="verdict") for sentence in said)
    return verdict + bar(sheet) + tables.table(heads, rows)


def bar(sheet: Sheet) -> str:
    """All games as one bar, those that were drawn in the middle."""
    summary = sheet.summary
    parts = [(TONES[place], summary.shares[seat]) for place, seat in enumerate(sheet.game.seats)]
    parts.insert(1, ("drawn", summary.draws / summary.games))
    spans = []
    for tone, share in parts:
        figure = text("b", sheet.voice.percent(share)) if share > LEGIBLE else ""
        spans.append(element("span", figure, class_=tone, style=f"flex:{share:.4f}") if share else "")
    return element("div", *spans, class_="bar", aria_hidden="true")


def win_share(sheet: Sheet, seat: str, tone: str) -> str:
    """How often a side won."""
    return tables.share(Rate.of(sheet.summary.wins[seat], sheet.summary.games), sheet.voice, tone)


def judgement(sheet: Sheet) -> str:
    """Is it an even match, as far as the decided games tell?"""
    first, second = (sheet.summary.wins[seat] for seat in sheet.game.seats)
    low, high = interval(first, first + second)
    if low <= EVEN <= high:
        return sheet.voice.say(Line("judged-even", {"games": first + second}))
    ahead = sheet.game.seats[0 if low > EVEN else 1]
    return sheet.voice.say(Line("judged-uneven", {"side": sheet.voice.side(ahead), "games": first + second}))


def lengths(sheet: Sheet) -> str:
    """How many turns the games had."""
    voice, summary = sheet.voice, sheet.summary
    place = list(sheet.game.tallies).index("turns")
    turns = [account.tallies[place] for account in sheet.accounts]
    winners = [account.winner for account in sheet.accounts]
    names = [*(voice.side(seat) for seat in sheet.game.seats), voice.say(Line("drawn"))]
    labels = (voice.say(Line("axis-last-turn")), voice.say(Line("axis-games")))
    plot = plots.lengths(turns, winners, names, labels)
    values: dict[str, Value] = {
        "turns": voice.decimal(summary.turns.median, 0),
        "decisions": voice.decimal(summary.decisions.median, 0),
    }
    return section(sheet, "lengths", plot, text("p", voice.say(Line("lengths-median", values)), class_="soft"))


def follies(sheet: Sheet) -> str:
    """What nobody should have ordered, or that nobody did, or that the game does not say."""
    found, voice = sheet.summary.follies, sheet.voice
    if found is None:
        return text("p", voice.say(Line("follies-unknown")), class_="soft")
    if not found:
        return text("p", voice.say(Line("follies-none", {"games": sheet.summary.games})), class_="verdict")
    heads = [voice.say(Line(key)) for key in ("head-folly", "head-side", "head-times", "head-in-games")]
    return tables.table(
        heads,
        [
            [
                escape(voice.folly(row.kind)),
                escape(f"{voice.side(row.side)} ({row.player})"),
                text("b", str(row.times)),
                tables.plain_share(Rate.of(row.games, sheet.summary.games), voice),
            ]
            for row in found
        ],
    )


def counts(sheet: Sheet) -> str:
    """Everything else the game counts, by the names it gives."""
    voice = sheet.voice
    heads = [voice.say(Line(key)) for key in ("head-count", "head-mean", "head-median", "head-least", "head-most")]
    rows = [
        [
            escape(name.replace("_", " ")),
            text("b", voice.decimal(spread.mean, 2)),
            voice.decimal(spread.median, 1),
            str(spread.least),
            str(spread.most),
        ]
        for name, spread in {voice.say(Line("decisions")): sheet.summary.decisions, **sheet.summary.tallies}.items()
    ]
    return tables.table(heads, rows)


def footer(sheet: Sheet) -> str:
    """How to read it, and how to make it again."""
    said = [sheet.voice.say(Line(key)) for key in ("read-interval", "read-difference", "read-luck")]
    played_by: dict[str, Value] = {"rules": sheet.summary.rules, "weights": sheet.summary.weights}
    return element(
        "footer",
        text("h2", sheet.voice.say(Line("read-title"))),
        *(text("p", sentence) for sentence in said),
        text(
            "p",
            sheet.voice.say(Line("read-rules", played_by)),
            class_="soft",
        ),
    )
