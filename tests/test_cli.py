"""The developers' commands: what they answer, and that with `--json` they answer one document and nothing else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kurgan import games as kurgan_games
from kurgan.cli import replay, saves
from kurgan.cli.seats import beginning, seated
from kurgan.cli.voice import say
from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.journal import written
from kurgan.engine.match import Match
from kurgan.engine.testing.perft import perft
from kurgan.games import folders
from tests.commands import Command
from tests.matches import new_match, play_on, random_match

SIMULATE = ("simulate", "autumn-storm", "--axis", "random", "--soviet", "random", "--games", 24, "--seed", 3)


@pytest.fixture
def finished(autumn_storm: AnyGame, tmp_path: Path) -> Path:
    """The journal of a whole match."""
    path = tmp_path / "finished.kurgan"
    path.write_text(written(random_match(autumn_storm, seed=1)), encoding="utf-8")
    return path


def at_an_attack(game: AnyGame) -> tuple[Match, str]:
    """A match somewhere in its course, where an order that casts a die can be given."""
    for seed in range(20):
        match = play_on(new_match(game, seed), seed, 6)
        known = match.known(match.to_move)
        for number in match.legal(match.to_move):
            forecast = game.forecast(known, number)
            if forecast is not None and forecast.outcomes:
                return match, game.say(known, number)
    raise AssertionError("nobody can attack")


def test_games_lists_every_game_with_its_scenarios(kurgan: Command, autumn_storm: AnyGame) -> None:
    shelf = json.loads(kurgan("games", "--json").out)["games"]
    assert [game["name"] for game in shelf] == list(folders())
    storm = next(game for game in shelf if game["name"] == "autumn-storm")
    assert {scenario["name"] for scenario in storm["scenarios"]} == set(autumn_storm.scenarios())
    assert storm["seats"] == ["axis", "soviet"] and storm["default_scenario"] in autumn_storm.scenarios()
    english, french = kurgan("games"), kurgan("games", "--language", "fr")
    assert english.code == french.code == 0 and "Autumn Storm" in english.out and "Tempête d’automne" in french.out


def test_rules_shows_the_book_a_chapter_or_a_rule(kurgan: Command, autumn_storm: AnyGame) -> None:
    numbers = [rule.number for rule in autumn_storm.rulebook.rule]
    whole = json.loads(kurgan("rules", "autumn-storm", "--json").out)
    assert [rule["number"] for rule in whole["rules"]] == numbers
    chapter = json.loads(kurgan("rules", "autumn-storm", "5", "--json").out)
    assert [rule["number"] for rule in chapter["rules"]] == [each for each in numbers if each.split(".")[0] == "5"]
    one = kurgan("rules", "autumn-storm", "5.3", "--language", "fr")
    assert one.code == 0 and one.out.startswith("5.3  Zones de contrôle")


def test_a_rule_names_its_functions_and_its_tests_with_their_lines(kurgan: Command, autumn_storm: AnyGame) -> None:
    (one,) = json.loads(kurgan("rules", "autumn-storm", "8.4", "--json").out)["rules"]
    assert [each["name"] for each in one["code"]] == ["network"] and len(one["tests"]) >= 2
    said = kurgan("rules", "autumn-storm", "8.4").out
    for each in (*one["code"], *one["tests"]):
        assert f"{each['file']}:{each['line']} {each['name']}\n" in said
        line = (autumn_storm.folder / each["file"]).read_text(encoding="utf-8").splitlines()[each["line"] - 1]
        assert f"def {each['name']}(" in line
    assert "test_8_4" not in kurgan("rules", "autumn-storm").out, "the whole book is for players"


def test_a_table_of_the_rules_is_a_table_in_the_terminal(kurgan: Command) -> None:
    rows = [line.replace("│", " ").split() for line in kurgan("rules", "autumn-storm", "6.5").out.splitlines()]
    assert ["3", "AE", "AR", "AR", "NE", "NE", "DR", "DR"] in rows
    assert "0,34" in kurgan("rules", "autumn-storm", "6.4", "--language", "fr").out


def test_rules_check_says_how_many_rules_and_what_is_loose(kurgan: Command, autumn_storm: AnyGame) -> None:
    answer = kurgan("rules", "autumn-storm", "--check", "--json")
    found = json.loads(answer.out)
    assert found["rules"] == len(autumn_storm.rulebook.rule)
    assert answer.code == (1 if found["problems"] else 0)


def test_perft_counts_every_scenario_or_one_and_divides(kurgan: Command, autumn_storm: AnyGame) -> None:
    found = json.loads(kurgan("perft", "autumn-storm", "--depth", 2, "--json").out)
    counts = {name: perft(autumn_storm, autumn_storm.start(name, {}), 2) for name in autumn_storm.scenarios()}
    assert found == {"game": "autumn-storm", "depth": 2, "counts": counts}
    name = autumn_storm.rulebook.game.scenario
    divided = kurgan("perft", "autumn-storm", "--depth", 2, "--scenario", name, "--divide", "--json")
    assert sum(json.loads(divided.out)["counts"][name].values()) == counts[name]
    assert f"{counts[name]:,}" in kurgan("perft", "autumn-storm", "--depth", 2, "--scenario", name).out


def test_bench_compares_with_plain_python(kurgan: Command) -> None:
    answer = kurgan("bench", "autumn-storm", "--json", "--seconds", 1)
    found = json.loads(answer.out)
    keys = ("python_loops_per_second", "random_actions_per_second", "games_per_second", "ratio")
    assert all(found[key] > 0 for key in keys)
    assert found["ratio"] == pytest.approx(found["random_actions_per_second"] / found["python_loops_per_second"])


def test_fuzz_counts_what_it_finds(tmp_path: Path) -> None:
    """In a process of its own, as it compiles with bounds checks."""
    program = str(Path(sys.executable).parent / "kurgan")
    command = [program, "fuzz", "autumn-storm", "--games", "30", "--seed", "2", "--json"]
    environment = {**os.environ, "KURGAN_DATA": str(tmp_path)}
    answers = [subprocess.run(command, capture_output=True, text=True, env=environment, check=False) for _ in range(2)]
    found = json.loads(answers[0].stdout)
    kinds = ("crashes", "dead_ends", "runaways", "violations")
    assert found["games"] == 30 == sum(found["scenarios"].values()) and found["seed"] == 2
    assert answers[0].returncode == (1 if any(found[kind] for kind in kinds) else 0)
    assert answers[0].stdout == answers[1].stdout


def test_simulate_reports_the_same_for_one_process_and_two(kurgan: Command) -> None:
    alone, together = kurgan(*SIMULATE, "--json"), kurgan(*SIMULATE, "--workers", 2, "--json")
    assert alone.code == together.code == 0
    found = json.loads(alone.out)
    assert found == json.loads(together.out)
    assert found["games"] == 24 == sum(found["wins"].values()) + found["draws"]
    assert found["players"] == {"axis": "random", "soviet": "random"} and found["seed"] == 3
    assert set(found["wins"]) == set(found["intervals"]) == {"axis", "soviet"}
    assert found["turns"]["least"] <= found["turns"]["median"] <= found["turns"]["most"]
    said = kurgan(*SIMULATE)
    assert said.code == 0 and "24 games" in said.out
    french = kurgan(*SIMULATE, "--language", "fr")
    assert "24 parties" in french.out and "Soviétiques" in french.out and "médiane" in french.out
    assert max(len(said.widest), len(french.widest)) <= 80


@pytest.mark.parametrize(
    "words",
    [
        ("--axis", "random", "--soviet", "greedy"),
        ("--blue", "random", "--red", "greedy"),
        ("--red=greedy", "--axis=random"),
        ("--seat", "blue=random", "--soviet", "random", "--seat", "red=greedy"),
    ],
    ids=" ".join,
)
def test_a_seat_is_called_by_its_place_or_by_the_name_its_game_gives_it(
    kurgan: Command, words: tuple[str, ...]
) -> None:
    answer = kurgan("simulate", *words, "ridge", "--games", 2, "--json")
    assert answer.code == 0 and answer.document["players"] == {"blue": "random", "red": "greedy"}


def test_replay_shows_verifies_and_sums_up_a_match(kurgan: Command, finished: Path, autumn_storm: AnyGame) -> None:
    match = random_match(autumn_storm, seed=1)
    assert match.result is not None
    found = json.loads(kurgan("replay", finished, "--verify", "--json").out)
    assert found["numbers"] == len(match.entries) and found["same_rules"] is True
    assert found["rolls_verified"] == sum(entry.seat == CHANCE for entry in match.entries)
    assert found["winner"] == (None if match.result.winner == NOBODY else autumn_storm.seats[match.result.winner])
    assert set(found["heard"]) == set(autumn_storm.seats)
    assert "follow from the secret" in kurgan("replay", finished, "--verify").out
    assert "découlent tous du secret" in kurgan("replay", finished, "--verify", "--language", "fr").out
    whole = kurgan("replay", finished, "--pictures")
    assert autumn_storm.catalogue.say(match.result.line, "en") in whole.prose
    assert len(whole.widest) <= 80


def test_replay_for_a_seat_shows_what_it_heard_and_no_more(
    kurgan: Command, finished: Path, autumn_storm: AnyGame
) -> None:
    match = random_match(autumn_storm, seed=1)
    for seat, name in enumerate(autumn_storm.seats):
        said = " ".join(kurgan("replay", finished, "--seat", name).out.split())
        heard = [" ".join(autumn_storm.catalogue.say(line, "en").split()) for _, line in match.heard[seat]]
        assert heard and all(line in said for line in heard)
        others = {" ".join(autumn_storm.catalogue.say(line, "en").split()) for _, line in match.heard[1 - seat]}
        secret = {line for line in others if not any(line in each or each in line for each in heard)}
        assert secret and not any(line in said for line in secret)


def test_a_match_that_is_not_over_shows_a_seat_only_what_it_knows(
    kurgan: Command, autumn_storm: AnyGame, tmp_path: Path
) -> None:
    match, path = play_on(new_match(autumn_storm, 2), 2, 25), tmp_path / "open.kurgan"
    assert match.result is None
    saves.save(match, path)
    for seat, name in enumerate(autumn_storm.seats):
        orders = {entry.words for entry in match.entries if entry.words != "end"}
        said, found = kurgan("replay", path, "--seat", name), kurgan("replay", path, "--seat", name, "--json")
        assert orders and not any(words in said.out + found.out for words in orders), "sentences, and no orders"
        lines = [autumn_storm.catalogue.say(line, "en") for _, line in match.heard[seat]]
        assert found.document["heard"] == {name: lines}
        assert (found.document["numbers"], found.document["result"], found.document["winner"]) == (None, None, None)
        assert str(len(match.entries)) not in said.out.splitlines()[-1]
        assert say("replay-open", "fr") in kurgan("replay", path, "--seat", name, "--language", "fr").out


def test_replay_tells_in_sentences_what_was_done(kurgan: Command, autumn_storm: AnyGame, tmp_path: Path) -> None:
    match, path = new_match(autumn_storm, 2), tmp_path / "told.kurgan"
    match.play(0, "move 24pz 0206 0207")
    match.resign(0)  # of which a line is heard
    saves.save(match, path)
    for language, side in (("en", "Axis"), ("fr", "Axe")):
        said = kurgan("replay", path, "--language", language).prose
        [moved] = [line for line in match.entries[-2].heard[0] if line.key == "log-moves"]
        assert autumn_storm.catalogue.say(moved, language) in said
        assert said.count(f"{side} ({side})") == 1, "its parts are one order"
        assert not any(entry.words in said for entry in match.entries if " " in entry.words)


def test_a_seat_sees_only_its_own_picture(
    kurgan: Command, autumn_storm: AnyGame, finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []
    monkeypatch.setattr(replay, "show_pictures", lambda match, seats, language: drawn.extend(seats))
    for words, seen in ((("--seat", "soviet"), [1]), ((), [0, 1])):
        drawn.clear()
        assert kurgan("replay", finished, "--pictures", *words).code == 0
        assert drawn == seen


def test_forecast_gives_exact_chances(kurgan: Command, autumn_storm: AnyGame, tmp_path: Path) -> None:
    match, order = at_an_attack(autumn_storm)
    path = tmp_path / "open.kurgan"
    saves.save(match, path)
    seat = ("--seat", autumn_storm.seats[match.to_move])
    one = json.loads(kurgan("forecast", path, order, *seat, "--json").out)
    every = json.loads(kurgan("forecast", path, *seat, "--json").out)
    assert one["seat"] == autumn_storm.seats[match.to_move]
    assert one["orders"][order] == every["orders"][order] and len(every["orders"]) >= 1
    for forecast in every["orders"].values():
        assert sum(outcome["probability"] for outcome in forecast["outcomes"]) == pytest.approx(1)
    for language in ("en", "fr"):
        shown = kurgan("forecast", path, order, *seat, "--language", language)
        assert shown.code == 0 and len(shown.widest) <= 80


def test_forecast_looks_at_an_earlier_position(kurgan: Command, autumn_storm: AnyGame, tmp_path: Path) -> None:
    match, order = at_an_attack(autumn_storm)
    numbers, seat = len(match.entries), match.to_move
    match.play(seat, order)
    match.resign(seat)
    path = tmp_path / "later.kurgan"
    saves.save(match, path)
    for whose in ((), ("--seat", autumn_storm.seats[seat])):
        found = kurgan("forecast", path, "--at", numbers, *whose, "--json").document
        assert order in str(found["orders"]) and found["seat"] == autumn_storm.seats[seat]


def test_new_game_copies_the_sample_under_a_new_name(
    kurgan: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sample = tmp_path / "games" / "ridge"
    (sample / "rules").mkdir(parents=True)
    (sample / "rulebook.toml").write_text('name = "ridge"\ntitle = "Ridge"\n', encoding="utf-8")
    (sample / "rules" / "moves.py").write_text("from kurgan.games.ridge.state import State\n", encoding="utf-8")
    monkeypatch.setattr(kurgan_games, "FOLDER", tmp_path / "games")
    assert kurgan("new-game", "night-march").code == 0
    copy = tmp_path / "games" / "night_march"
    assert (copy / "rulebook.toml").read_text(encoding="utf-8") == 'name = "night-march"\ntitle = "Night March"\n'
    assert "kurgan.games.night_march.state" in (copy / "rules" / "moves.py").read_text(encoding="utf-8")
    for name in ("night-march", "ridge", "Night", "a_b", "../x", "", "9th"):
        assert kurgan("new-game", name).code == 2
    assert sorted(path.name for path in (tmp_path / "games").iterdir()) == ["night_march", "ridge"]


@pytest.mark.parametrize("words", [(), ("--help",), ("play", "--help"), ("simulate", "--help")])
def test_help_is_given_freely(kurgan: Command, words: tuple[str, ...]) -> None:
    answer = kurgan(*words)
    assert answer.code == 0 and "Usage: kurgan" in answer.out


def test_the_side_that_begins_is_the_humans_where_the_scenario_says_who_that_is() -> None:
    assert beginning("eastern-front", "uranus") == ("greedy", "human")
    assert beginning("eastern-front", "barbarossa") == beginning("autumn-storm", "") == ("human", "greedy")
    assert seated("eastern-front", ["", "random"], []) == ["human", "random"]
