"""Numbers from chance: fast repeatable ones for simulation, and dice anyone can verify for matches.

A match publishes its name and the SHA-256 of a secret before its first roll. Each outcome then follows from
HMAC-SHA256(secret, match · what the seats mixed in · counter), so nobody, not even the holder of the secret,
can choose it afterwards; when the match is over the secret is published and every roll can be worked out again.
The whole recipe, for strangers, is in docs/dice.md.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from kurgan.engine.record import Ints
from kurgan.engine.rule import helper

LOW_32_BITS = 0xFFFF_FFFF
MULTIPLIER = 698_769_069  # multiply-with-carry: below 2**31, so the product stays a positive 64-bit number


def stream(seed: int, *places: int) -> NDArray[np.int64]:
    """A repeatable source for `draw`, different for each seed and place (game number, worker …)."""
    material = hashlib.sha256(" ".join(map(str, (seed, *places))).encode()).digest()
    return np.array([int.from_bytes(material[:8], "big") % (MULTIPLIER << 32) or 1], np.int64)


def streams(seed: int, numbers: range, *places: int) -> NDArray[np.int64]:
    """One such source for each number, in rows; the same number has the same source in any range."""
    mixed = np.arange(numbers.start, numbers.stop, dtype=np.uint64) * np.uint64(0x9E37_79B9_7F4A_7C15)
    mixed += stream(seed, *places).astype(np.uint64)
    for shift, factor in ((30, 0xBF58_476D_1CE4_E5B9), (27, 0x94D0_49BB_1331_11EB)):
        mixed = (mixed ^ (mixed >> np.uint64(shift))) * np.uint64(factor)
    return ((mixed ^ (mixed >> np.uint64(31))) % np.uint64((MULTIPLIER << 32) - 2) + np.uint64(1)).astype(np.int64)[
        :, None
    ]


@helper
def draw(source: Ints, count: int) -> int:
    """A number from 0 to count - 1. The same compiled and plain: nothing here overflows."""
    last = source[0]
    source[0] = MULTIPLIER * (last & LOW_32_BITS) + (last >> 32)
    return ((source[0] ^ (source[0] >> 32)) & LOW_32_BITS) * count >> 32


@helper
def draw_weighted(source: Ints, weights: Ints, count: int) -> int:
    """An index below count, as likely as its weight."""
    total = 0
    for index in range(count):
        total += int(weights[index])
    left = draw(source, total)
    index = 0
    while left >= weights[index]:
        left -= int(weights[index])
        index += 1
    return index


def random_text() -> str:
    """A text of 128 random bits for a seat to mix in."""
    return secrets.token_hex(16)


def mixed(texts: Sequence[str]) -> str:
    """What the seats mixed in, as one short text that no choice of texts can make ambiguous."""
    return hashlib.sha256(b"".join(hashlib.sha256(text.encode()).digest() for text in texts)).hexdigest()


@dataclass
class Dice:
    """The dice of one match."""

    match: str
    secret: str
    mix: Sequence[str] = ()
    rolls: int = field(default=0)

    @classmethod
    def new(cls, match: str, mix: Sequence[str] = ()) -> Dice:
        """Dice with a fresh secret of 256 random bits."""
        return cls(match, secrets.token_hex(32), mix)

    @property
    def commitment(self) -> str:
        """What is published before the first roll."""
        return commitment_of(self.secret)

    def roll(self, weights: Sequence[int]) -> int:
        """The index of the next outcome, exactly as likely as its weight."""
        self.rolls += 1
        return outcome(self.secret, f"{self.match} {mixed(self.mix)} {self.rolls}", weights)


def commitment_of(secret: str) -> str:
    """The SHA-256 that binds a match to its secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def outcome(secret: str, roll: str, weights: Sequence[int]) -> int:
    """The outcome that a secret fixes for one roll. A number in the uneven rest of 2**256 is drawn again."""
    total = sum(weights)
    even = (1 << 256) // total * total
    attempt = 0
    while True:
        code = hmac.new(secret.encode(), f"{roll} {attempt}".encode(), hashlib.sha256).digest()
        number = int.from_bytes(code, "big")
        if number < even:
            break
        attempt += 1
    left = number % total
    for index, weight in enumerate(weights):
        if left < weight:
            return index
        left -= weight
    raise AssertionError("weights add up to their total")
