"""Editions of a scenario: a match goes on with the one it was begun with, whatever has become of the scenario since."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from kurgan.cli import saves
from kurgan.engine.datafile import BadData
from kurgan.engine.editions import NoEdition, editions, former
from kurgan.engine.game import AnyGame
from kurgan.engine.journal import Damaged, parsed, replayed, resumable, rolls_of, verify, written
from kurgan.engine.match import Match
from kurgan.engine.record import save
from kurgan.engine.testing.editions import check_editions
from kurgan.games import load
from kurgan.games.shelf import all_editions
from tests.commands import Command
from tests.editions import CHANGES, Change, changed, copied
from tests.forgeries import content, sealed
from tests.matches import play_on

SECRET = "5" * 64
FEW = 12


class Times(NamedTuple):
    """A game as it was, and as it is after its scenario was changed."""

    then: AnyGame
    now: AnyGame
    change: Change

    def begun(self, game: AnyGame, scenario: str = "") -> Match:
        """A match of two people with dice that are always the same, a few orders old."""
        match = Match.waiting(game, scenario or self.change.scenario, ["human"] * 2)
        match.unseal(SECRET)
        return play_on(match, 3, FEW)


@pytest.fixture(params=CHANGES)
def times(request: pytest.FixtureRequest, tmp_path: Path) -> Times:
    return times_of(load(request.param), tmp_path)


@pytest.fixture
def storm(autumn_storm: AnyGame, tmp_path: Path) -> Times:
    return times_of(autumn_storm, tmp_path)


def times_of(game: AnyGame, folder: Path) -> Times:
    change = CHANGES[game.name]
    return Times(copied(game, folder / "then"), changed(game, folder / "now", change.scenario, change), change)


def course(match: Match) -> Sequence[object]:
    """All that a match went through."""
    states = [save(state) for state in match.states()]
    return [match.edition, match.start, states, match.entries, match.heard, match.moments, [*map(str, rolls_of(match))]]


def with_edition(text: str, edition: str) -> str:
    """A match file that says another edition, with checks that fit."""
    return sealed([f"edition   {edition}" if line.startswith("edition") else line for line in content(text)])


def test_a_match_file_replays_to_the_byte_and_goes_on_after_its_scenario_was_changed(times: Times) -> None:
    match = times.begun(times.then)
    assert match.edition == 1 and "edition   1 " in resumable(match)
    journal = parsed(resumable(match))
    again = replayed(times.now, journal)
    assert course(again) == course(match) and times.now.ruleset != times.then.ruleset
    again.unseal(SECRET)
    assert course(play_on(again, 7, FEW)) == course(play_on(match, 7, FEW))
    for each in (match, again):
        each.resign(0)
    assert verify(times.now, parsed(written(again))) == again.entries.given[-1]
    assert content(written(again))[2:] != content(written(match))[2:], "only the rules are called otherwise"
    assert {*content(written(again))} ^ {*content(written(match))} == {
        f"rules     {game.ruleset}" for game in (times.then, times.now)
    }


def test_by_the_edition_of_today_it_would_have_gone_elsewhere(times: Times) -> None:
    match = times.begun(times.then)
    journal = replace(parsed(resumable(match)), edition=2)
    try:
        elsewhere = replayed(times.now, journal)
    except Damaged:
        return
    assert elsewhere.start != match.start and save(elsewhere.state) != save(match.state)


def test_a_new_match_and_whoever_asks_by_name_get_the_edition_of_today(times: Times) -> None:
    new = times.begun(times.now)
    assert new.edition == 2 and new.file == times.now.scenarios()[times.change.scenario]
    assert replayed(times.now, parsed(resumable(new))).edition == parsed(resumable(new)).edition == 2
    then, now = (game.start(times.change.scenario, {}) for game in (times.then, times.now))
    assert save(then) != save(now) == save(next(new.states()))
    with pytest.raises(NoEdition, match=f"there is no edition 2 of {times.change.scenario} here, only 1$"):
        replayed(times.then, parsed(resumable(new)))


def test_a_file_that_says_nothing_is_of_the_first_edition(times: Times) -> None:
    match = times.begun(times.then)
    lines = [line for line in content(resumable(match)) if not line.startswith("edition")]
    assert course(replayed(times.now, parsed(sealed(lines)))) == course(match)


@pytest.mark.parametrize("edition", ["0", "-1", "01", "1.0", "two", "²", "1000", "1" * 5_000])
def test_what_is_no_edition_is_refused_with_its_line(storm: Times, edition: str) -> None:
    with pytest.raises(Damaged, match=r"^line 4: “.*” is no edition of a scenario") as refusal:
        parsed(with_edition(resumable(storm.begun(storm.then)), edition))
    assert refusal.value.line == 4


def test_the_script_of_a_lesson_is_that_of_its_edition(tmp_path: Path) -> None:
    then = load("battle-for-stalingrad")
    now = changed(then, tmp_path, "lesson", lambda text: text.replace('"top 244rd", ', ""))
    given = Match.waiting(then, "lesson", ["human"] * 2).script
    assert Match.waiting(now, "lesson", ["human"] * 2, edition=1).script == given
    assert Match.waiting(now, "lesson", ["human"] * 2).script.chance == given.chance[1:]


def test_a_card_of_each_edition_has_the_words_of_its_time(storm: Times) -> None:
    cards = all_editions(storm.now.scenarios().values())
    name = storm.change.scenario
    assert [cards[name, edition].title.en for edition in (1, 2)] == ["Mamayev Kurgan", "New Mamayev Kurgan"]
    assert cards[name, 1].name == name and (name, 3) not in cards and ("september-1942", 1) in cards
    assert list(storm.now.scenarios()) == list(storm.then.scenarios()), "none before today's is offered"


# A file of one's own


def own_file(storm: Times, folder: Path) -> Path:
    file = folder / "my-battle.toml"
    file.write_bytes(storm.then.scenario_file(storm.change.scenario).read_bytes())
    return file


def test_a_file_of_ones_own_has_the_edition_that_it_says(storm: Times, tmp_path: Path) -> None:
    file = own_file(storm, tmp_path)
    text = file.read_text(encoding="utf-8")
    file.write_text(f"edition = 3\n{text}", encoding="utf-8")
    match = storm.begun(storm.then, str(file))
    journal, played = parsed(resumable(match)), course(match)
    assert journal.edition == match.edition == 3 and journal.scenario == str(file)
    assert course(replayed(storm.then, journal)) == played
    file.rename(moved := tmp_path / "moved.toml")
    assert course(replayed(storm.then, journal, str(moved))) == played
    moved.write_text(f"edition = 4\n{text}", encoding="utf-8")
    with pytest.raises(NoEdition, match="there is no edition 3 of moved here, only 4"):
        replayed(storm.then, journal, str(moved))
    with pytest.raises(BadData, match=r"my-battle\.toml: cannot be read"):
        replayed(storm.then, journal)


def test_former_editions_of_ones_own_lie_beside_it_too(storm: Times, tmp_path: Path) -> None:
    file = own_file(storm, tmp_path)
    match = storm.begun(storm.then, str(file))
    journal, played = parsed(resumable(match)), course(match)
    former(file, 1).parent.mkdir()
    former(file, 1).write_bytes(file.read_bytes())
    file.write_text(f"edition = 2\n{storm.change(file.read_text(encoding='utf-8'))}", encoding="utf-8")
    assert course(replayed(storm.then, journal)) == played


@pytest.mark.parametrize("edition", ["0", "-1", "1000", '"two"', "1.5"])
def test_a_scenario_file_is_refused_that_says_no_edition(storm: Times, tmp_path: Path, edition: str) -> None:
    file = own_file(storm, tmp_path)
    file.write_text(f"edition = {edition}\n{file.read_text(encoding='utf-8')}", encoding="utf-8")
    for read in (lambda: storm.then.start(file, {}), lambda: storm.then.scenario_file(file, 1)):
        with pytest.raises(BadData, match=r"^my-battle\.toml, line 1: edition: input should be"):
            read()


# What is kept


def test_it_is_noticed_what_is_missing_wrong_or_not_needed(storm: Times) -> None:
    check_editions(storm.then)
    check_editions(storm.now)
    file = storm.now.scenario_file(storm.change.scenario)
    kept = former(file, 1)
    good = kept.read_text(encoding="utf-8")

    def spoil(path: Path, text: str) -> Callable[[], object]:
        return lambda: path.write_text(text, encoding="utf-8")

    for spoilt, said in (
        (kept.unlink, "had an edition 1, and"),
        (spoil(kept, f"edition = 2\n{good}"), "says that it is edition 2"),
        (spoil(kept, f"edition = 1\nmoon = 3\n{good}"), "line 2: moon: extra inputs are not permitted"),
        (spoil(former(file, 2), good), "nobody needs"),
        (spoil(former(file.with_name("september-1942.toml"), 1), good), "nobody needs"),
    ):
        spoilt()
        with pytest.raises((AssertionError, BadData), match=said):
            check_editions(storm.now)
        kept.write_text(good, encoding="utf-8")
        for other in kept.parent.glob("*"):
            if other != kept:
                other.unlink()
    check_editions(storm.now)
    assert list(editions(file)) == [1, 2]


# On the command line


@pytest.fixture
def saved(storm: Times, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A match of the first edition as it was left, on a computer that has the second."""
    path = tmp_path / "old.kurgan"
    saves.save(storm.begun(storm.then), path)
    monkeypatch.setattr(saves, "ready", lambda name: storm.now)
    return path


def test_a_saved_match_is_shown_foreseen_and_gone_on_with_in_its_edition(
    kurgan: Command, storm: Times, saved: Path
) -> None:
    match = storm.begun(storm.then)
    seat = storm.then.seats[match.to_move]
    told = kurgan("replay", saved, "--seat", seat, "--json").document
    heard = [storm.then.catalogue.say(line, "en") for _, line in match.heard[match.to_move]]
    assert (told["edition"], told["heard"]) == (1, {seat: heard})
    said = kurgan("play", "--resume", saved, typed="\nresign\nyes\n")
    assert said.code == 0 and "· Mamayev Kurgan\n" in said.out and "New Mamayev" not in said.out
    whole = parsed(saved.read_text(encoding="utf-8"))
    assert whole.edition == 1 and whole.winner and len(whole.entries) == len(match.entries) + 1
    assert kurgan("replay", saved, "--verify").code == 0
    foreseen = kurgan("forecast", saved, "--at", len(match.entries), "--json")
    assert foreseen.code == 0 and foreseen.document["seat"] == seat


def test_an_edition_that_is_not_here_is_named(kurgan: Command, saved: Path) -> None:
    saved.write_text(with_edition(saved.read_text(encoding="utf-8"), "7"), encoding="utf-8")
    for words in (("replay", saved), ("replay", saved, "--verify"), ("forecast", saved), ("play", "--resume", saved)):
        answer = kurgan(*words)
        assert (answer.code, answer.out) == (2, "")
        assert answer.err == "kurgan: old.kurgan: there is no edition 7 of mamayev-kurgan here, only 1, 2\n"
