"""The journal of a match: a text file a person can read and a program can replay to the byte.

    Kurgan journal 1                                                                        5b1f09c2
    game      autumn-storm                                                                  0c77a1de
    …
       1  chance      5  event air-support                              9be0f1c2a4d58e37    41d2c0aa
       2  axis      183  move 14pz 0301                                 5d02c7be9a1f4e60    77e01b3d

The last word of every line is a running check over all that stands before it, so an edited, missing or damaged
line is named; the word before it on a numbered line is the digest of the state that number led to.

When the match is over the secret of its dice follows, and for each roll the number it brought and every number it
could have brought with its weight: all that a stranger needs to check the dice (docs/dice.md).

    secret    0f7e…
    roll      1  5  3:1 5:1 9:2
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from kurgan.engine.chance import Dice, commitment_of, mixed, outcome
from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.match import HUMAN, Match, SealedDice
from kurgan.engine.record import AnyRecord, digest
from kurgan.engine.script import may_come

TITLE: Final = "Kurgan journal 1"
WIDTH: Final = 88
OTHER_WAY: Final = "this match was played by rules {then}; by those of today, {now}, it goes another way from here"
EDITION: Final = re.compile(r"[1-9][0-9]{0,2}")
NUMBERED: Final = re.compile(r"\s*(\d+)  (\S+)\s+(-?\d+)  (.*\S)\s+([0-9a-f]{16})")


class Damaged(ValueError):
    """A journal that cannot be trusted: the line at fault and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line


@dataclass
class Journal:
    """What a journal file says."""

    game: str
    scenario: str
    rules: str
    name: str
    dice: str
    start: str
    edition: int = 1  # of the scenario; files of old have none
    players: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    mix: dict[str, str] = field(default_factory=dict)
    entries: list[tuple[int, str, int, str, str]] = field(default_factory=list)  # line, seat, number, words, digest
    result: str = ""  # said in the words of its time
    winner: str = ""  # files of old have none
    result_line: int = 0
    secret: str = ""
    rolls: list[tuple[int, str]] = field(default_factory=list)  # line and what it says


@dataclass(frozen=True)
class Roll:
    """What chance brought, and all it could have brought, with weights."""

    step: int  # the place of its number in the match, from 1
    number: int
    numbers: tuple[int, ...]
    weights: tuple[int, ...]

    def __str__(self) -> str:
        """As the journal has it: the number, and each possible number with its weight."""
        pairs = zip(self.numbers, self.weights, strict=True)
        return f"{self.number}  {' '.join(f'{number}:{weight}' for number, weight in pairs)}"


def written(match: Match) -> str:
    """The journal of a match, with its secret only if it is over."""
    lines = [TITLE, *header(match), "", *numbers(match)]
    if match.result is not None:
        lines += ["", spelled("winner", match.named(match.result.winner))]
        lines += [spelled("result", match.game.catalogue.say(match.result.line, "en")), *secret(match)]
        lines += [spelled("roll", f"{count}  {roll}") for count, roll in enumerate(rolls_of(match), 1)]
    return "".join(f"{line}\n" for line in checked(lines))


def resumable(match: Match) -> str:
    """The journal of a match that is not over, with its secret: for whoever plays every seat."""
    lines = [TITLE, *header(match), "", *numbers(match), "", *secret(match)]
    return "".join(f"{line}\n" for line in checked(lines))


def secret(match: Match) -> Iterator[str]:
    """What every roll follows from, if it is kept here."""
    if isinstance(match.dice, Dice):
        yield spelled("secret", match.dice.secret)


def rolls_of(match: Match, states: Iterable[AnyRecord] = ()) -> Iterator[Roll]:
    """Every roll of a match, for whoever may know all of it; its states, if they are at hand."""
    rolls = 0
    for step, (entry, state) in enumerate(zip(match.entries, states or match.states(), strict=False), 1):
        if entry.seat == CHANCE:
            numbers, weights = zip(*may_come(match.script, match.game, state, rolls), strict=True)
            yield Roll(step, entry.number, numbers, weights)
            rolls += 1


def header(match: Match) -> Iterator[str]:
    """What must be known before the first number."""
    yield spelled("game", match.game.name)
    yield spelled("scenario", match.scenario)
    yield spelled("edition", str(match.edition))
    yield spelled("rules", match.game.ruleset)
    for seat, player in zip(match.game.seats, match.players, strict=True):
        yield spelled("seat", f"{seat} {player}")
    for option, value in sorted(match.options.items()):
        yield spelled("option", f"{option} {value}")
    yield spelled("match", match.dice.match)
    yield spelled("dice", match.dice.commitment)
    for seat, text in zip(match.game.seats, match.dice.mix, strict=False):
        yield spelled("mix", f"{seat} {json.dumps(text)}")
    yield spelled("start", match.start)


def numbers(match: Match) -> Iterator[str]:
    """Every number with its words and the digest of the state it led to."""
    for place, (entry, state) in enumerate(zip(match.entries, islice(match.states(), 1, None), strict=True), 1):
        yield f"{place:>4}  {match.named(entry.seat):<8} {entry.number:>6}  {entry.words:<42} {digest(state)}"


def spelled(name: str, value: str) -> str:
    return f"{name:<9} {value}"


def checked(lines: Sequence[str]) -> Iterator[str]:
    """Each line with its running check; empty lines stay empty."""
    running = b""
    for line in lines:
        if line:
            running = hashlib.sha256(running + line.rstrip().encode()).digest()
            yield f"{line.rstrip():<{WIDTH}} {running.hex()[:8]}"
        else:
            yield ""


def parsed(text: str) -> Journal:
    """Read a journal; refuse it at the first line that is damaged."""
    said: dict[str, list[tuple[int, str]]] = {}
    entries: list[tuple[int, str, int, str, str]] = []
    for number, line in unchecked(text):
        found = NUMBERED.fullmatch(line)
        if found:
            if int(found[1]) != len(entries) + 1:
                raise Damaged(number, f"number {len(entries) + 1} should stand here")
            entries.append((number, found[2], int(found[3]), found[4], found[5]))
        else:
            name, _, value = line.partition(" ")
            said.setdefault(name, []).append((number, value.strip()))
    return journal_of(said, entries)


def unchecked(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, with their numbers, after their checks have been tested."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith(TITLE):
        raise Damaged(1, f"this is not a journal: it should begin with “{TITLE}”")
    if not text.endswith("\n"):
        raise Damaged(len(lines), "the line is cut off")
    running = b""
    for number, line in enumerate(lines, 1):
        if line.strip():
            content, _, check = line.rpartition(" ")
            running = hashlib.sha256(running + content.rstrip().encode()).digest()
            if running.hex()[:8] != check:
                raise Damaged(number, "this line was changed, or one before it is missing")
            if number > 1:
                yield number, content.rstrip()


def journal_of(said: dict[str, list[tuple[int, str]]], entries: list[tuple[int, str, int, str, str]]) -> Journal:
    """Put the lines of a journal in their places."""

    def only(name: str, default: str | None = None) -> str:
        if len(said.get(name, [])) > 1:
            raise Damaged(said[name][1][0], f"there is a line “{name}” already")
        if name in said:
            return said[name][0][1]
        if default is None:
            raise Damaged(2, f"the header has no line “{name}”")
        return default

    def pairs(name: str) -> dict[str, str]:
        found: dict[str, str] = {}
        for line, value in said.get(name, []):
            key, _, rest = value.partition(" ")
            if key in found:
                raise Damaged(line, f"there is a line “{name} {key}” already")
            found[key] = rest
        return found

    edition = only("edition", "1")
    if not EDITION.fullmatch(edition):
        raise Damaged(said["edition"][0][0], f"“{edition}” is no edition of a scenario: they are counted from 1")
    mixed_at = [line for line, _ in said.get("mix", [])]
    return Journal(
        game=only("game"),
        scenario=only("scenario"),
        rules=only("rules"),
        name=only("match"),
        dice=only("dice"),
        start=only("start"),
        edition=int(edition),
        players=pairs("seat"),
        options=pairs("option"),
        mix={seat: unquoted(line, text) for line, (seat, text) in zip(mixed_at, pairs("mix").items(), strict=True)},
        entries=entries,
        result=only("result", ""),
        winner=only("winner", ""),
        result_line=said.get("winner", said.get("result", [(0, "")]))[0][0],
        secret=only("secret", ""),
        rolls=said.get("roll", []),
    )


def unquoted(line: int, quoted: str) -> str:
    """A text in quotes, which a file, a page and a database can all hold."""
    try:
        text = json.loads(quoted)
    except (ValueError, RecursionError) as error:
        raise Damaged(line, "the text mixed into the dice is not in quotes") from error
    if not isinstance(text, str):
        raise Damaged(line, "what is mixed into the dice is not a text")
    if any("\ud800" <= sign <= "\udfff" for sign in text):
        raise Damaged(line, "the text mixed into the dice has half a sign in it")
    return text


def replayed(game: AnyGame, journal: Journal, scenario: str | None = None) -> Match:
    """Play a journal again from its numbers, and refuse it at the first line that does not fit."""
    players = [journal.players.get(seat, HUMAN) for seat in game.seats]
    mix = [journal.mix.get(seat, "") for seat in game.seats] if journal.mix else []
    dice = SealedDice(journal.name, mix, journal.dice)
    match = Match.waiting(game, scenario or journal.scenario, players, journal.options, dice, journal.edition)
    is_ours = journal.rules == game.ruleset  # else its digests are of other records, and only what is said can tell
    if is_ours and match.start != journal.start:
        rules = f"rules {journal.rules}, here {game.ruleset}"
        raise Damaged(1, f"the scenario {match.scenario} is not the one this match was played on ({rules})")
    for line, seat, number, words, after in journal.entries:
        try:
            follow(match, line, seat, number, words)
        except Damaged as error:
            raise error if is_ours else Damaged(line, OTHER_WAY.format(then=journal.rules, now=game.ruleset)) from error
        if is_ours and digest(match.state) != after:
            raise Damaged(
                line, f"the state after “{words}” is not the one recorded (rules {journal.rules}, here {game.ruleset})"
            )
    if journal.result or journal.winner:
        won = match.named(match.result.winner) if match.result else "the game is not over"
        if match.result is None or journal.winner not in ("", won):
            came_about = game.catalogue.say(match.result.line, "en") if match.result else won
            raise Damaged(journal.result_line, f"this is not how the game ended: {came_about}")
    return match


def follow(match: Match, line: int, seat: str, number: int, words: str) -> None:
    """Play one recorded number, which must mean what the line says."""
    seats = {"chance": CHANCE} | {name: place for place, name in enumerate(match.game.seats)}
    try:
        match.follow(seats.get(seat, NOBODY), number)
    except ValueError as error:
        raise Damaged(line, str(error)) from error
    if match.entries[-1].words != words:
        raise Damaged(line, f"{number} means “{match.entries[-1].words}”, not “{words}”")


def verify(game: AnyGame, journal: Journal, scenario: str | None = None) -> int:
    """Work out every roll again from the published secret; returns how many fit, raises at the first that does not."""
    if not journal.secret:
        raise Damaged(1, "the secret is not published yet: the match is not over")
    if commitment_of(journal.secret) != journal.dice:
        raise Damaged(1, "the secret is not the one committed to")
    match = replayed(game, journal, scenario)
    rolls, mix = list(rolls_of(match)), mixed(match.dice.mix)
    for count, roll in enumerate(rolls, 1):
        line, _, _, words, _ = journal.entries[roll.step - 1]
        if roll.numbers[outcome(journal.secret, f"{journal.name} {mix} {count}", roll.weights)] != roll.number:
            raise Damaged(line, f"“{words}” does not follow from the secret")
    for (line, said), (count, roll) in zip(journal.rolls, enumerate(rolls, 1), strict=False):
        if said != f"{count}  {roll}":
            raise Damaged(line, "this is not what could have come by the rules")
    if journal.rolls and len(journal.rolls) != len(rolls):
        raise Damaged(journal.rolls[-1][0], f"{len(rolls)} rolls should stand here, one on each line")
    return len(rolls)
