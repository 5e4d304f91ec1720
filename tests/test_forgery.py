"""Forged journals, whose checks fit: replay and the dice must find what is wrong, and name its line."""

from __future__ import annotations

import re
from functools import partial

import pytest

from kurgan.engine.chance import Dice
from kurgan.engine.game import NOBODY, AnyGame
from kurgan.engine.journal import Damaged, parsed, replayed, verify, written
from kurgan.engine.match import Match
from kurgan.engine.record import save
from tests.forgeries import content, damage, forged, line_where, sealed
from tests.matches import new_match, play_on, short_match


@pytest.fixture(scope="module")
def text(autumn_storm: AnyGame) -> str:
    return written(short_match(autumn_storm))


@pytest.mark.parametrize("name", ["game", "scenario", "rules", "match", "dice", "start"])
def test_a_header_without_one_of_its_lines_is_refused_even_with_checks_that_fit(text: str, name: str) -> None:
    with pytest.raises(Damaged, match=name):
        parsed(sealed([line for line in content(text) if not line.startswith(f"{name} ")]))


def test_a_number_out_of_sequence_is_named_with_its_line(autumn_storm: AnyGame, text: str) -> None:
    line = line_where(text, r" +3  ")
    assert damage(autumn_storm, forged(text, line, lambda old: old.replace("   3  ", "   4  ", 1))).line == line
    without = content(text)
    del without[line - 1]
    assert damage(autumn_storm, sealed(without)).line == line


def test_replay_finds_a_wrong_digest_that_the_checks_do_not(autumn_storm: AnyGame, text: str) -> None:
    for line in (line_where(text, r" +1  "), line_where(text, r".* end "), line_where(text, r" +\d+  soviet +-1 ")):
        turned = forged(text, line, lambda old: old[:-1] + ("0" if old[-1] != "0" else "1"))
        assert damage(autumn_storm, turned).line == line


@pytest.mark.parametrize("pattern", [r" +\d+  axis +\d", r" +\d+  chance ", r" +\d+  soviet +-1 "])
def test_replay_finds_words_that_the_number_does_not_mean(autumn_storm: AnyGame, text: str, pattern: str) -> None:
    line = line_where(text, pattern)
    lie = forged(text, line, lambda old: re.sub(r"(  \S+ +-?\d+  )\S.*\S( +[0-9a-f]{16})", r"\1dance\2", old))
    assert damage(autumn_storm, lie).line == line


@pytest.mark.parametrize("number", ["4041", "999999", "-7", "99999999999999999999"])
def test_replay_finds_a_number_that_is_not_legal(autumn_storm: AnyGame, text: str, number: str) -> None:
    for seat in ("axis", "chance"):
        line = line_where(text, rf" +\d+  {seat} ")
        lie = forged(text, line, partial(re.sub, rf"({seat} +)-?\d+", rf"\g<1>{number}"))
        assert damage(autumn_storm, lie).line == line


def test_nobody_cannot_resign(autumn_storm: AnyGame) -> None:
    """Else a file could end a match that nobody gave up, with a winner of its own choice."""
    match = play_on(new_match(autumn_storm, seed=4), 4, 9)
    match.resign(NOBODY)
    text = written(match)
    line = line_where(text, r" +\d+  \S+ +-1  resign")
    as_nobody = forged(text + "\n", line, lambda old: re.sub(r"\b(axis|soviet|nobody)  ", "general ", old))
    assert "is not to move here" in str(damage(autumn_storm, text))
    assert damage(autumn_storm, as_nobody).line == line


def test_replay_finds_a_seat_that_was_not_to_move(autumn_storm: AnyGame, text: str) -> None:
    for old, new in (("axis  ", "soviet"), ("chance", "axis  "), ("axis  ", "nobody")):
        line = line_where(text, rf" +\d+  {old}")
        lie = forged(text, line, partial(re.sub, old, new, count=1))
        assert damage(autumn_storm, lie).line == line


def test_replay_finds_a_result_that_did_not_come_about(autumn_storm: AnyGame, text: str) -> None:
    line = line_where(text, "winner ")
    assert "axis" in content(text)[line - 1]
    for lie in ("soviet", "nobody"):
        assert damage(autumn_storm, forged(text, line, partial(re.sub, "axis", lie))).line == line


def test_a_result_may_be_said_in_other_words(autumn_storm: AnyGame, text: str) -> None:
    retold = forged(text, line_where(text, "result "), lambda old: "result    The Axis carried the day [9.3]")
    assert replayed(autumn_storm, parsed(retold)).result is not None
    of_old = sealed([line for line in content(text) if not line.startswith("winner ")])
    assert replayed(autumn_storm, parsed(of_old)).result is not None


def test_replay_finds_a_result_before_the_end(autumn_storm: AnyGame, text: str) -> None:
    unfinished = [line for line in content(text) if " -1  resign" not in line]
    for said in ("winner ", "result ", "neither"):
        damage(autumn_storm, sealed([line for line in unfinished if not line.startswith(said)]))


def test_replay_finds_a_result_of_a_game_nobody_played(autumn_storm: AnyGame, text: str) -> None:
    damage(autumn_storm, sealed([line for line in content(text) if not re.match(r" +\d+  ", line)]))


def test_replay_finds_orders_after_the_end(autumn_storm: AnyGame, text: str) -> None:
    line = line_where(text, r" +\d+  soviet +-1 ")
    for seat in ("axis", "soviet"):
        last = content(text)[line - 1]
        again = f"{int(last[:4]) + 1:>4}{last[4:]}".replace("soviet", f"{seat:<6}")
        lines = [*content(text)[:line], again, *content(text)[line:]]
        assert damage(autumn_storm, sealed(lines)).line == line + 1


def test_a_die_that_does_not_follow_from_the_secret_is_named_with_its_line(autumn_storm: AnyGame) -> None:
    dice = Dice("loaded", "5ec3e7")
    match = Match(autumn_storm, autumn_storm.rulebook.game.scenario, {}, ["human"] * 2, dice)
    outcomes = autumn_storm.outcomes(match.state)
    honest = outcomes[Dice("loaded", "5ec3e7").roll([weight for _, weight in outcomes])][0]
    match.happen(next(number for number, _ in outcomes if number != honest))
    match.settle()
    match.resign(0)
    text = written(match)
    assert save(replayed(autumn_storm, parsed(text)).state) == save(match.state), "replay alone cannot know"
    assert damage(autumn_storm, text, verify).line == line_where(text, " +1  chance ")


def test_another_secret_is_not_the_one_committed_to(autumn_storm: AnyGame, text: str) -> None:
    assert verify(autumn_storm, parsed(text)) > 0
    for name in ("secret", "dice"):
        lie = forged(text, line_where(text, name), lambda old: old[:-1] + ("0" if old[-1] != "0" else "1"))
        damage(autumn_storm, lie, verify)


@pytest.mark.parametrize("name", ["match", "mix"])
def test_the_name_and_what_was_mixed_in_belong_to_the_dice(autumn_storm: AnyGame, text: str, name: str) -> None:
    lie = forged(text, line_where(text, name), lambda old: old[:-1] + "x" + old[-1])
    assert damage(autumn_storm, lie, verify).line == line_where(text, " +1  chance ")


@pytest.mark.parametrize(
    "mixed",
    ['"\\ud800"', '"a\\udfffb"', "5", "NaN", "null", '["north"]', "north", "[" * 100_000],
    ids=lambda text: text[:9],
)
def test_what_is_mixed_into_the_dice_is_a_text_that_can_be_written(text: str, mixed: str) -> None:
    """Else the file would be kept, and the list of whoever brought it could not be shown any more."""
    line = line_where(text, "mix +soviet")
    with pytest.raises(Damaged, match="mixed into the dice") as refusal:
        parsed(forged(text, line, lambda old: f"mix       soviet {mixed}"))
    assert refusal.value.line == line
    whole = forged(text, line, lambda old: 'mix       soviet "\\ud83c\\udf32 tree"')
    assert parsed(whole).mix["soviet"] == "\U0001f332 tree"


def test_a_journal_of_other_rules_replays_only_if_it_comes_out_the_same(autumn_storm: AnyGame, text: str) -> None:
    other = forged(text, line_where(text, "rules "), lambda old: "rules     0.9 0123456789abcdef")
    assert parsed(other).rules == "0.9 0123456789abcdef"
    assert save(replayed(autumn_storm, parsed(other)).state) == save(replayed(autumn_storm, parsed(text)).state)
    moved = forged(other, line_where(text, "start "), lambda old: "start     0123456789abcdef")
    assert replayed(autumn_storm, parsed(moved)).entries, "digests of another record say nothing"
    at = line_where(text, r" +\d+  axis")
    impossible = damage(autumn_storm, forged(other, at, lambda old: re.sub(r"axis +\d+", "axis      30000", old)))
    assert impossible.line == at and "it goes another way from here" in str(impossible)
    assert "0.9 0123456789abcdef" in str(impossible) and autumn_storm.ruleset in str(impossible)


@pytest.mark.parametrize("name", ["match", "dice", "secret", "winner", "result", "seat", "mix", "start"])
def test_what_is_said_twice_is_not_believed(autumn_storm: AnyGame, name: str) -> None:
    lines = content(written(short_match(autumn_storm)))
    at = next(place for place, line in enumerate(lines) if line.startswith(f"{name} "))
    with pytest.raises(Damaged, match=f"there is a line “{name}") as refusal:
        parsed(sealed([*lines[: at + 1], lines[at], *lines[at + 1 :]]))
    assert name in ("seat", "mix") or refusal.value.line == at + 2
