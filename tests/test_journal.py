"""Journals: to the byte, readable, and every kind of damage named with its line."""

from __future__ import annotations

import re

import pytest

from kurgan.engine.chance import Dice
from kurgan.engine.game import CHANCE, AnyGame
from kurgan.engine.journal import Damaged, parsed, replayed, rolls_of, verify, written
from kurgan.engine.match import HUMAN, Match
from kurgan.engine.record import save
from kurgan.games import folders, load
from tests.forgeries import content, damage, sealed
from tests.matches import new_match, play_on, random_match, short_match


@pytest.fixture(scope="module")
def text(autumn_storm: AnyGame) -> str:
    return written(short_match(autumn_storm))


@pytest.mark.parametrize("name", folders())
def test_a_whole_match_replays_to_the_byte_and_is_written_the_same_again(name: str) -> None:
    game = load(name)
    match = random_match(game, seed=2)
    again = replayed(game, parsed(written(match)))
    assert save(again.state) == save(match.state) and again.entries == match.entries and again.heard == match.heard
    again.dice = match.dice
    assert written(again) == written(match)
    assert verify(game, parsed(written(match))) == sum(entry.seat == CHANCE for entry in match.entries)


def test_every_line_stands_at_its_place_and_fits_a_screen(text: str) -> None:
    lines = [line for line in text.splitlines() if line]
    assert {len(line) for line in lines} == {97}, "the checks stand below each other"
    assert text == sealed(content(text)), "the check is the one that is documented"
    numbered = [line for line in lines if re.match(r" *\d+  ", line)]
    assert [int(line[:4]) for line in numbered] == list(range(1, len(numbered) + 1))
    assert len({line.index(re.findall(r"[0-9a-f]{16}", line)[-1]) for line in numbered}) == 1


@pytest.mark.parametrize("sign", ["x", "0", "~", " ", "\n", "é"])
def test_every_single_changed_character_is_named_with_its_line(text: str, sign: str) -> None:
    for at, old in enumerate(text):
        is_padding = old in " \n" and sign in " \n"  # blanks for blanks: nothing was said, nothing is changed
        if old != sign and not is_padding:
            line = text.count("\n", 0, at) + 1
            with pytest.raises(Damaged) as refusal:
                parsed(text[:at] + sign + text[at + 1 :])
            assert refusal.value.line in ((line, line + 1) if old == "\n" or sign == "\n" else (line,))


def test_a_line_removed_doubled_or_swapped_is_found_where_it_shows(text: str) -> None:
    lines = text.splitlines(keepends=True)
    for at, line in enumerate(lines[:-1]):
        if line.strip() and lines[at + 1].strip():
            for changed, shows in (
                ([*lines[:at], *lines[at + 1 :]], at + 1),
                ([*lines[: at + 1], *lines[at:]], at + 2),
                ([*lines[:at], lines[at + 1], line, *lines[at + 2 :]], at + 1),
            ):
                with pytest.raises(Damaged) as refusal:
                    parsed("".join(changed))
                assert refusal.value.line == shows


def test_a_file_cut_off_within_a_line_is_named_at_its_last_line(text: str) -> None:
    for length in range(1, len(text)):
        if text[length - 1] != "\n":
            with pytest.raises(Damaged) as refusal:
                parsed(text[:length])
            assert refusal.value.line == text.count("\n", 0, length) + 1


@pytest.mark.parametrize("other", ["", "\n", "Dear diary\n", "Kurgan journal 2\n", "\ufeffKurgan journal 1\n", "\x00"])
def test_what_is_no_journal_is_refused_at_line_one(other: str) -> None:
    with pytest.raises(Damaged) as refusal:
        parsed(other)
    assert refusal.value.line == 1


@pytest.mark.parametrize("mix", [(" a ", "b  "), ("\t", "\\"), ("a\nb", "\u2028"), ("axis x", "é€𝄞"), ("", "")])
def test_any_text_can_be_mixed_in_and_read_back(autumn_storm: AnyGame, mix: tuple[str, str]) -> None:
    match = play_on(new_match(autumn_storm, 5, mix=mix), 5, 3)
    match.resign(0)
    journal = parsed(written(match))
    assert tuple(replayed(autumn_storm, journal).dice.mix) == mix
    assert verify(autumn_storm, journal) == sum(entry.seat == CHANCE for entry in match.entries)


def test_a_roll_that_the_scenario_gives_had_one_outcome_and_those_after_have_theirs() -> None:
    match = Match.new(load("battle-for-stalingrad"), "lesson", [HUMAN] * 2)
    given = len(match.script.chance)
    rolls = [len(roll.numbers) for roll in rolls_of(play_on(match, 1))]
    assert len(rolls) > given > 1 and set(rolls[:2]) == {1} and max(rolls[given:]) > 1


def test_the_secret_is_not_in_a_journal_before_the_end(autumn_storm: AnyGame) -> None:
    match = play_on(new_match(autumn_storm, 6), 6, 8)
    assert isinstance(match.dice, Dice) and match.result is None
    assert match.dice.secret not in written(match) and match.dice.commitment in written(match)
    assert "secret" not in written(match) and "result" not in written(match)
    damage(autumn_storm, written(match), verify)
    match.resign(match.to_move)
    assert match.dice.secret in written(match)
