"""The worker process: it carries out one errand after the other, so that those who play need not wait for them.

`python -m kurgan.server.worker` reads errands from its standard input and answers on its standard output, until the
input ends: with the server, however that ends. Games are loaded when the first errand asks for them.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
from collections import OrderedDict
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import IO, Final

from kurgan.engine.chance import commitment_of
from kurgan.engine.editions import NoEdition
from kurgan.engine.game import AnyGame
from kurgan.engine.journal import Damaged, Journal, parsed, replayed, written
from kurgan.engine.match import Match
from kurgan.games import faces, load
from kurgan.server.errands import About, Errand, Show, TakeIn, Tell, Verify, Write
from kurgan.server.impossible import Impossible, no_edition
from kurgan.server.messages import LONGEST_TEXT, Verified
from kurgan.server.reopening import played_again
from kurgan.server.rows import numbers_of, row_of
from kurgan.server.story import Chronicle
from kurgan.server.tables import headed

MOST_KEPT: Final = 20_000_000  # bytes of chronicles
MOST_MEMORY: Final = 1_500_000  # kilobytes; a worker that has grown beyond it makes room for a new one
LONGEST_NAME: Final = 64  # characters: of a match file everything is kept and listed that its maker wrote
LONGEST_SECRET: Final = 128
OF_A_NUMBER: Final = 100  # bytes in the store, with its part of a snapshot
MOST_STORED: Final = 5_000_000  # bytes of a match
LENGTH: Final = struct.Struct(">Q")
STATM: Final = Path("/proc/self/statm")
LESS_IMPORTANT: Final = 5  # than the server itself


class Worker:
    """What one worker process knows."""

    def __init__(self) -> None:
        self.chronicles: OrderedDict[str, Chronicle] = OrderedDict()

    def answer(self, errand: Errand) -> bytes:
        """What is to be told; Impossible if it cannot be."""
        match errand:
            case Tell():
                return self.chronicle(errand).tale().model_dump_json().encode()
            case Show(eyes=eyes, first=first, count=count):
                chronicle = self.chronicle(errand)
                steps = range(first, min(first + count, len(chronicle.tallies)))
                return chronicle.frames(steps, eyes).model_dump_json().encode()
            case Verify():
                return self.verified(errand).model_dump_json().encode()
            case Write():
                return written(self.chronicle(errand).match).encode()
            case TakeIn(text=text):
                return taken_in(text)

    def chronicle(self, about: About) -> Chronicle:
        """A match that is over with all its states; the last few are kept."""
        id = about.row.id
        if id not in self.chronicles:
            match = played_again(game(about.row.game), about.row, about.past).match
            self.chronicles[id] = Chronicle(match, about.row.secret)
        self.chronicles.move_to_end(id)
        while len(self.chronicles) > 1 and sum(each.size for each in self.chronicles.values()) > MOST_KEPT:
            self.chronicles.popitem(last=False)
        return self.chronicles[id]

    def verified(self, about: About) -> Verified:
        try:
            return Verified(rolls=self.chronicle(about).verify())
        except Damaged as error:
            raise Impossible(409, "not-verified", {"why": str(error)}) from error


@cache
def game(name: str) -> AnyGame:
    """A game that has a page."""
    if name not in faces():
        raise Impossible(404, "no-game", {"game": name})
    return load(name)


def taken_in(text: str) -> bytes:
    """The row of a match file, without its seats, the players it names, and its numbers."""
    match, secret = imported(text)
    row = headed(row_of(match, secret, ()), match)
    return pickle.dumps((row, list(match.players), numbers_of(match)))


def imported(text: str) -> tuple[Match, str]:
    """The match of a file, and the secret of its dice if the file has it."""
    try:
        journal = parsed(text)
        expect_short(journal)
        chosen = game(journal.game)
        if journal.scenario not in chosen.scenarios():
            raise Impossible(422, "no-scenario", {"scenario": journal.scenario})
        match = replayed(chosen, journal)
        if journal.secret and commitment_of(journal.secret) != journal.dice:
            raise Impossible(422, "wrong-secret")
        if journal.secret and match.result is None:
            match.unseal(journal.secret)  # the dice may be what the match waits for
    except NoEdition as error:
        raise no_edition(422, error) from error
    except (ValueError, RecursionError) as error:  # Damaged is one: the file may say anything
        raise Impossible(422, "damaged", {"why": str(error)}) from error
    if match.result is None and not journal.secret:
        raise Impossible(422, "no-secret")
    return match, journal.secret


def expect_short(journal: Journal) -> None:
    """Refuse a file of which too much would have to be kept."""
    mixed = [("mix", text, LONGEST_TEXT) for text in journal.mix.values()]
    texts = [("match", journal.name, LONGEST_NAME), ("secret", journal.secret, LONGEST_SECRET), *mixed]
    for line, text, most in texts:
        if len(text) > most:
            raise Impossible(422, "overlong-text", {"line": line, "most": most})
    if len(journal.entries) * OF_A_NUMBER > MOST_STORED:
        raise Impossible(422, "overlong-match", {"most": MOST_STORED // OF_A_NUMBER})


# The process


def send(pipe: IO[bytes], thing: object) -> None:
    """One thing with its length before it."""
    content = pickle.dumps(thing)
    pipe.write(LENGTH.pack(len(content)) + content)
    pipe.flush()


def receive(pipe: IO[bytes]) -> object:
    """The next thing; EOFError when there is nobody at the other end."""
    head = pipe.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    (length,) = LENGTH.unpack(head)
    content = pipe.read(length)
    if len(content) < length:
        raise EOFError
    return pickle.loads(content)


def memory() -> int:
    """The kilobytes that this process uses now, where the system says so; the most it ever used would be the server's
    own, which a new process inherits."""
    with suppress(OSError):
        resident = int(STATM.read_text().split()[1])
        return resident * os.sysconf("SC_PAGE_SIZE") // 1024
    return 0


def main() -> None:
    """Carry out errands until nobody asks any more, or too much memory is used."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when
    if hasattr(os, "nice"):
        os.nice(LESS_IMPORTANT)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever else is printed must not be taken for an answer
    worker = Worker()
    while memory() < MOST_MEMORY:
        try:
            errand = receive(sys.stdin.buffer)
        except EOFError:
            return
        assert isinstance(errand, Tell | Show | Verify | Write | TakeIn)
        try:
            send(answers, worker.answer(errand))
        except Impossible as impossible:
            send(answers, (impossible.status, impossible.line))


if __name__ == "__main__":
    main()
