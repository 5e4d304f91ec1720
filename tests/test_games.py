"""Every game there is keeps the contract, its rulebook, its fog, and to itself."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from kurgan.engine.chance import stream
from kurgan.engine.game import NOBODY, AnyGame, Group, Orders
from kurgan.engine.record import AnyRecord, Ints, copy_into, digest
from kurgan.engine.testing.contract import check_game, check_promises
from kurgan.engine.testing.editions import check_editions
from kurgan.engine.testing.fog import check_fog, check_variety
from kurgan.engine.testing.perft import divide, perft
from kurgan.engine.testing.positions import random_game
from kurgan.engine.testing.records import Records
from kurgan.engine.testing.shadows import check_sequences
from kurgan.engine.testing.twins import digests, handed_over, moments
from kurgan.engine.text import LANGUAGES, Line
from kurgan.games import FOLDER, about, folders, load
from tests.commands import Command
from tests.matches import chooser
from tests.parts import in_parts

IN_PLAIN_PYTHON = """
import sys
from kurgan.engine.testing.twins import digests, taken_over
from kurgan.games import load
game = load(sys.argv[1])
sys.stdout.writelines(f"{line}\\n" for line in digests(game, taken_over(game, sys.stdin.buffer.read())))
"""


def records_of(name: str) -> Records:
    """What a game keeps in its folder `tests`."""
    records: Records = import_module(f"kurgan.games.{folders()[name].name}.tests.records").RECORDS
    return records


every_game = pytest.mark.parametrize("name", folders())
every_ending = pytest.mark.parametrize(
    ("name", "ending"), [(name, ending) for name in folders() for ending in records_of(name).endings]
)


@pytest.fixture(params=folders())
def game(request: pytest.FixtureRequest) -> AnyGame:
    return load(request.param)


def imports_of(file: Path) -> Iterator[str]:
    """Every module of the house that a file imports, by its full name."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are written out"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_there_is_a_game_in_every_folder_and_each_is_found_by_its_name() -> None:
    assert "autumn-storm" in folders()
    for name, folder in folders().items():
        assert folder.parent == FOLDER and folder.name == name.replace("-", "_")
        assert load(name).name == about(name).name == name


def test_an_unknown_game_is_named_together_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"'chess'.*autumn-storm"):
        load("chess")


def test_a_game_keeps_the_contract(game: AnyGame) -> None:
    check_game(game, games=1)


def test_a_game_that_breaks_a_promise_of_the_contract_is_found(game: AnyGame, tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    for language in LANGUAGES:
        (tmp_path / "locale" / f"{language}.ftl").write_text("legend = B a unit\n", encoding="utf-8")
    shutil.copy(game.folder / "rulebook.toml", tmp_path)
    for broken, says in (
        (replace(game, n_actions=2**15), "16 bits"),
        (replace(game, tallies=["rounds"]), "turns"),
        (replace(game, folder=tmp_path), f"side-{game.seats[0]}"),
    ):
        with pytest.raises(AssertionError, match=says):
            check_promises(broken)


def test_a_game_may_offer_its_orders_in_parts() -> None:
    check_game(in_parts(), games=1)
    check_fog(in_parts())


def nothing_follows(known: AnyRecord, words: str) -> Sequence[Group]:
    return [Group(words.split()[1], Line("unit", {"hex": words.split()[1]}), ())]


def what_follows_is_illegal(known: AnyRecord, words: str) -> Sequence[Group]:
    stays = Orders("go", words, [words.split()[1]])
    return [Group(words.split()[1], Line("unit", {"hex": words.split()[1]}), (stays,))]


def one_goal_is_missing(known: AnyRecord, words: str) -> Sequence[Group]:
    (unit,) = in_parts().continued(known, words)
    (going,) = unit.orders
    return [replace(unit, orders=(replace(going, places=going.places[:1]),))]


@pytest.mark.parametrize(
    ("continued", "says"),
    [
        (nothing_follows, "nothing follows 'go"),
        (what_follows_is_illegal, "is offered but not legal"),
        (one_goal_is_missing, "must be offered or follow"),
    ],
)
def test_an_opening_that_leads_nowhere_is_found(
    continued: Callable[[AnyRecord, str], Sequence[Group]], says: str
) -> None:
    with pytest.raises(AssertionError, match=says):
        check_game(replace(in_parts(), continued=continued), games=1)


def test_what_follows_an_opening_is_made_from_what_the_seat_knows() -> None:
    """A continuation that is another one each time it is asked for."""
    count = iter(range(1_000_000))

    def restless(known: AnyRecord, words: str) -> Sequence[Group]:
        return [replace(unit, subject=f"{next(count)}") for unit in in_parts().continued(known, words)]

    with pytest.raises(AssertionError):
        check_fog(replace(in_parts(), continued=restless))


@every_game
def test_the_rulebook_is_tied_to_code_and_tests(name: str, kurgan: Command) -> None:
    answer = kurgan("rules", name, "--check")
    assert answer.code == 0, answer.out


@every_game
def test_a_game_imports_no_other_game(name: str) -> None:
    folder = folders()[name]
    found = {module for file in folder.rglob("*.py") for module in imports_of(file)}
    games = {module.split(".")[2] for module in found if module.startswith("kurgan.games.")}
    assert folder.name in games
    assert not games & {other.name for other in folders().values() if other != folder}


def test_nothing_that_leaves_for_a_seat_depends_on_what_it_does_not_know(game: AnyGame) -> None:
    check_fog(game)


@pytest.mark.parametrize("player_name", ["random", "greedy"])
def test_two_matches_that_differ_only_in_what_a_seat_cannot_see_tell_it_the_same(
    game: AnyGame, player_name: str
) -> None:
    counts: Counter[str] = Counter()
    for number, scenario in enumerate(game.scenarios()):
        seat = number % len(game.seats)
        counts += check_sequences(game, scenario, seat, chooser(game, player_name, number), seed=number)
    assert counts["frames"] > 2 * counts["parted"], "the shadows must keep beside the match for a while"
    assert counts["unheard"] + counts["hidden"] > 0, "something must have happened out of sight"


def test_a_game_that_tells_of_orders_nobody_saw_is_found() -> None:
    """Ridge with the enemy's orders counted down before one's eyes."""
    game = load("ridge")

    def counts_down(state: AnyRecord, seat: int, into: AnyRecord) -> None:
        game.known(state, seat, into)
        into.orders = state.orders

    with pytest.raises(AssertionError, match="hears nothing"):
        check_sequences(replace(game, known=counts_down), "first-light", 1, chooser(game, "random", 1), seed=1)


def test_a_game_whose_seat_knows_more_than_it_is_shown_is_found() -> None:
    """Ridge with a field of a Known that holds where the enemy really is."""
    game = load("ridge")

    def leaks(state: AnyRecord, seat: int, into: AnyRecord) -> None:
        game.known(state, seat, into)
        into.start = int(state.standing[1 - seat][0]) % 1000

    with pytest.raises(AssertionError):
        check_sequences(replace(game, known=leaks), "first-light", 1, chooser(game, "random", 1), seed=1)


def test_a_guess_that_leaves_the_unknown_unknown_is_found(game: AnyGame) -> None:
    def lazy(known: AnyRecord, seat: int, source: Ints, into: AnyRecord) -> None:
        copy_into(known, into)

    with pytest.raises(AssertionError):
        check_fog(replace(game, guess=lazy))


def test_a_guess_that_is_always_the_same_is_found(game: AnyGame) -> None:
    def stubborn(known: AnyRecord, seat: int, source: Ints, into: AnyRecord) -> None:
        game.guess(known, seat, stream(1), into)

    with pytest.raises(AssertionError, match="now so"):
        check_variety(replace(game, guess=stubborn))


@every_game
def test_games_are_the_same_compiled_and_plain(name: str) -> None:
    game = load(name)
    kept = list(moments(game))
    plain = subprocess.run(
        [sys.executable, "-W", "error", "-c", IN_PLAIN_PYTHON, name],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        input=handed_over(kept),
        capture_output=True,
        check=True,
    )
    assert len(kept) > 20
    for ours, theirs in zip(digests(game, kept), plain.stdout.decode().splitlines(), strict=True):
        assert ours == theirs


@every_game
def test_there_are_as_many_lines_of_play_as_recorded(name: str) -> None:
    assert records_of(name).miscounted() == {}


@every_ending
def test_a_whole_game_is_played_as_recorded_to_each_way_of_ending(name: str, ending: str) -> None:
    records = records_of(name)
    assert records.is_sound(ending)
    assert records.played(ending) == records.recorded(ending)


def test_the_same_seed_gives_the_same_random_game(game: AnyGame) -> None:
    scenario = game.rulebook.game.scenario
    games = [[(digest(state), number) for state, number in random_game(game, scenario, seed)] for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]
    assert all(played[-1][1] == NOBODY for played in games)


def test_perft_divides_into_what_it_counts(game: AnyGame) -> None:
    for scenario in game.scenarios():
        start = game.start(scenario, {})
        assert perft(game, start, 0) == 1
        assert perft(game, start, 1) == len(divide(game, start, 1)) and set(divide(game, start, 1).values()) == {1}
        assert perft(game, start, 2) == sum(divide(game, start, 2).values()) > 1


def test_every_edition_that_a_match_can_have_been_begun_with_is_kept(game: AnyGame) -> None:
    check_editions(game)


def test_every_scenario_and_option_can_be_set_up(game: AnyGame) -> None:
    assert game.rulebook.game.scenario in game.scenarios()
    for scenario in game.scenarios():
        for option, values in game.options.items():
            starts = [digest(game.start(scenario, {option: value})) for value in values]
            assert digest(game.start(scenario, {})) == starts[0], "the default is the first"
    with pytest.raises(ValueError, match="nowhere"):
        game.start("nowhere", {})
    with pytest.raises(ValueError, match=f"moon=full is unknown: there are {', '.join(game.options) or 'none'}"):
        game.start(game.rulebook.game.scenario, {"moon": "full"})
    for option, values in game.options.items():
        with pytest.raises(ValueError, match=f"{option}=fine is unknown: one of {', '.join(values)}"):
            game.start(game.rulebook.game.scenario, {option: "fine"})
