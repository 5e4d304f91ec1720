"""Streams for simulation and dice for matches: even, repeatable, and worked out again from their secret."""

from __future__ import annotations

import hashlib
import hmac
import os
import subprocess
import sys
import types
from collections import Counter
from collections.abc import Iterable, Sequence

import numpy as np
import pytest

from kurgan.engine import chance
from kurgan.engine.chance import Dice, commitment_of, draw, draw_weighted, mixed, outcome, stream, streams

NUMBERS = """
import numpy as np
from kurgan.engine.chance import draw, draw_weighted, stream
a, b = stream(5), stream(5, 1, 2)
weights = np.array([1, 0, 3, 300, 20000], np.int16)
print([int(draw(a, count)) for count in range(1, 400)])
print([int(draw(a, 2**30)) for _ in range(400)])
print([int(draw_weighted(b, weights, 5)) for _ in range(400)])
print(a.tolist(), b.tolist())
"""


def chi_square(counts: Counter[int], weights: Sequence[int]) -> float:
    """How far counts lie from what the weights promise, in units where the number of outcomes is usual."""
    total = sum(weights)
    expected = [counts.total() * weight / total for weight in weights]
    return sum((counts[index] - each) ** 2 / each for index, each in enumerate(expected) if each)


def assert_even(drawn: Iterable[int], weights: Sequence[int]) -> None:
    """Every outcome comes up as often as it should, far within what chance allows and not suspiciously well."""
    counts = Counter(drawn)
    assert set(counts) == {index for index, weight in enumerate(weights) if weight}
    freedom = sum(weight > 0 for weight in weights) - 1
    assert chi_square(counts, weights) < freedom + 5 * (2 * freedom) ** 0.5 + 5


@pytest.mark.parametrize("count", [2, 6, 7, 14, 100, 2021])
def test_draws_are_even(count: int) -> None:
    source = stream(11, count)
    assert_even((draw(source, count) for _ in range(100 * count)), [1] * count)


def test_draws_that_follow_each_other_are_even_in_pairs() -> None:
    source = stream(12)
    assert_even((6 * draw(source, 6) + draw(source, 6) for _ in range(7200)), [1] * 36)


def test_the_first_draws_of_many_streams_are_even() -> None:
    assert_even((draw(source, 6) for source in streams(13, range(6000))), [1] * 6)
    assert_even((draw(stream(13, place), 6) for place in range(3000)), [1] * 6)


@pytest.mark.parametrize("weights", [[1, 1], [1, 2, 3], [5, 0, 1], [0, 7, 0, 2], [100, 1, 1, 30]])
def test_weighted_draws_are_as_likely_as_their_weights(weights: list[int]) -> None:
    source, row = stream(14, *weights), np.array([*weights, 99], np.int16)
    assert_even((draw_weighted(source, row, len(weights)) for _ in range(6000)), weights)


def test_streams_give_the_same_source_to_a_number_in_any_range() -> None:
    whole = streams(3, range(100))
    assert np.array_equal(streams(3, range(40, 60)), whole[40:60])
    assert np.array_equal(streams(3, range(99, 100)), whole[99:])
    assert len(np.unique(whole)) == 100 and (whole > 0).all()
    assert not np.intersect1d(whole, streams(4, range(100))).size
    assert not np.intersect1d(whole, streams(3, range(100), 1)).size


def test_a_known_seed_stays_what_it_was() -> None:
    """Figures that were published with their seed can be found again by anybody, with any version."""
    assert [int(row[0]) for row in streams(1, range(3))] == [
        1402931893180563084,
        2098721555011835828,
        535046925284214956,
    ]
    source = stream(1)
    assert int(source[0]) == 1745695822587428065
    assert [int(draw(source, 6)) for _ in range(12)] == [1, 0, 1, 4, 0, 5, 5, 2, 1, 0, 2, 2]


def test_a_stream_depends_on_its_seed_and_on_every_place() -> None:
    sources = [stream(1), stream(2), stream(1, 1), stream(1, 2), stream(1, 1, 1), stream(11), stream(-1)]
    assert len({int(source[0]) for source in sources}) == len(sources)
    assert stream(1, 2)[0] == stream(1, 2)[0]


def test_numbers_are_the_same_compiled_and_plain() -> None:
    said = [
        subprocess.run(
            [sys.executable, "-W", "error", "-c", NUMBERS],
            env={**os.environ, "NUMBA_DISABLE_JIT": flag},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for flag in ("0", "1")
    ]
    assert said[0] == said[1] and said[0].count("\n") == 4


def test_weights_that_add_up_to_more_than_16_bits_draw_the_same_compiled_and_plain() -> None:
    weights, lines = np.array([20000, 20000, 20000], np.int16), []
    for function in (draw_weighted, getattr(draw_weighted, "py_func", draw_weighted)):
        source = stream(15)
        lines.append([int(function(source, weights, 3)) for _ in range(50)])
    assert lines[0] == lines[1]


def rolled(secret: str, match: str, texts: Sequence[str], counter: int, weights: Sequence[int]) -> int:
    """One roll worked out by hand from the published secret."""
    mix = hashlib.sha256(b"".join(hashlib.sha256(text.encode()).digest() for text in texts)).hexdigest()
    code = hmac.new(secret.encode(), f"{match} {mix} {counter} 0".encode(), hashlib.sha256).hexdigest()
    return [index for index, weight in enumerate(weights) for _ in range(weight)][int(code, 16) % sum(weights)]


def test_every_roll_follows_from_the_secret_the_match_the_mix_and_the_counter() -> None:
    dice = Dice("m1", "5ec3e7", ["ab", "c"])
    weights = [[1] * 6, [3, 1], [1] * 14, [2, 0, 5]] * 10
    assert [dice.roll(each) for each in weights] == [
        rolled("5ec3e7", "m1", ["ab", "c"], place, each) for place, each in enumerate(weights, 1)
    ]
    assert dice.rolls == 40


def test_a_known_roll_stays_what_it_was() -> None:
    dice = Dice("kurgan", "0" * 64, ("axis", "soviet"))
    assert [dice.roll([1] * 6) + 1 for _ in range(12)] == [3, 6, 5, 6, 1, 1, 2, 3, 1, 1, 4, 1]
    assert dice.commitment == "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"


def test_the_commitment_is_the_sha_256_of_a_fresh_secret_of_256_bits() -> None:
    dice, other = Dice.new("m"), Dice.new("m")
    assert dice.commitment == commitment_of(dice.secret) == hashlib.sha256(dice.secret.encode()).hexdigest()
    assert len(bytes.fromhex(dice.secret)) == 32 and dice.secret != other.secret


def test_anything_else_in_the_recipe_gives_other_rolls() -> None:
    recipes = [("m", "s", ()), ("n", "s", ()), ("m", "t", ()), ("m", "s", ("x",)), ("m", "s", ("x", "y"))]
    lines = []
    for match, secret, mix in recipes:
        dice = Dice(match, secret, mix)
        lines.append(tuple(dice.roll([1] * 6) for _ in range(40)))
    assert len(set(lines)) == len(recipes)


def test_no_two_ways_to_mix_texts_in_are_the_same() -> None:
    ways = [["ab", ""], ["a", "b"], ["", "ab"], ["ab"], ["b", "a"], ["a", "b", ""], [], [""], ["a b"], ["a", " b"]]
    assert len({mixed(way) for way in ways}) == len(ways)


def test_the_order_of_rolls_counts_and_each_is_its_own() -> None:
    first, second = Dice("m", "s"), Dice("m", "s")
    faces = [first.roll([1] * 6) for _ in range(60)]
    assert [second.roll([1] * 6) for _ in range(60)] == faces
    assert faces != faces[1:] + faces[:1]
    later = Dice("m", "s", rolls=30)
    assert [later.roll([1] * 6) for _ in range(30)] == faces[30:]


@pytest.mark.parametrize("weights", [[1] * 6, [1, 2, 4], [7, 0, 3, 1], [1] * 14])
def test_rolls_are_as_likely_as_their_weights(weights: list[int]) -> None:
    assert_even((outcome("secret", f"roll {number}", weights) for number in range(4000)), weights)


def test_a_number_in_the_uneven_rest_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []
    numbers = [2**256 - 1, 2**256 - 4, 2**256 - 5]  # 2**256 leaves 4 over when divided by six

    def fake(key: bytes, text: bytes, kind: object) -> types.SimpleNamespace:
        asked.append(text)
        return types.SimpleNamespace(digest=lambda: numbers[len(asked) - 1].to_bytes(32, "big"))

    monkeypatch.setattr(chance, "hmac", types.SimpleNamespace(new=fake))
    assert 2**256 % 6 == 4
    assert outcome("s", "m 1", [1] * 6) == (2**256 - 5) % 6
    assert asked == [b"m 1 0", b"m 1 1", b"m 1 2"]
