"""`kurgan compare`, `tune` and `ladder`: what they print, in both languages and as JSON, and what they refuse."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from pyarrow import parquet

from kurgan.engine.compiled import Desk
from kurgan.engine.editions import edition_of, former
from kurgan.engine.game import AnyGame
from kurgan.engine.record import AnyRecord, Ints
from kurgan.games import load
from kurgan.players import guard
from kurgan.players.mind import Mind
from kurgan.players.study import Study
from kurgan.simulate.contest import WINNER, play
from tests.commands import Answer, Command
from tests.test_complaints import complaint

RANDOM = ("--axis", "random", "--soviet", "random")
GAME = "autumn-storm"
HILL = "mamayev-kurgan"
KNOBS = """
[knobs.axis_needs]
path = "axis_needs"
from = 2
to = 5

[knobs.soviet_command]
path = "soviet.command"
from = 2
to = 3
"""


@pytest.fixture
def hill(autumn_storm: AnyGame, tmp_path: Path) -> Path:
    """A short scenario with two knobs."""
    path = tmp_path / "hill.toml"
    path.write_text(autumn_storm.scenario_file(HILL).read_text(encoding="utf-8") + KNOBS, encoding="utf-8")
    return path


def both(kurgan: Command, *words: object) -> tuple[Answer, Answer]:
    """A command in English and in French; neither is wider than the screen."""
    said, french = kurgan(*words), kurgan(*words, "--language", "fr")
    assert said.code == french.code == 0, (said.err, french.err)
    assert max(len(said.widest), len(french.widest)) <= 80
    return said, french


def test_compare_stops_as_soon_as_it_is_sure_that_they_differ(kurgan: Command, hill: Path) -> None:
    words = ("compare", GAME, hill, f"{hill}:axis_needs=2", *RANDOM, "--games", 400, "--seed", 3)
    found = kurgan(*words, "--json").document
    assert found["verdict"] == "differ" and int(str(found["games"])) < 400 == found["most"]
    assert found == kurgan(*words, "--json", "--workers", 2).document, "and for any number of workers"
    low, high = json.loads(json.dumps(found["interval"]))
    assert 0 < low <= float(str(found["difference"])) <= high
    said, french = both(kurgan, *words)
    assert f"{found['games']} games each" in said.prose and "They differ: the Axis side does better in" in said.prose
    assert "Ils diffèrent" in french.prose and f"{found['games']} parties chacun" in french.prose


def test_compare_gives_both_the_same_chance(kurgan: Command, autumn_storm: AnyGame) -> None:
    words = ("compare", GAME, HILL, HILL, *RANDOM, "--seed", 5)
    found = json.loads(kurgan(*words, "--json").out)
    assert found["verdict"] == "alike" and found["difference"] == 0 and found["a"]["share"] == found["b"]["share"]
    rows = play(autumn_storm, autumn_storm.start(HILL, {}), ("random", "random"), 5, range(found["games"]))
    assert found["a"]["share"]["wins"] == (rows[:, WINNER] == 0).sum()
    assert found["players"] == {"axis": "random", "soviet": "random"} and found["error"] == 0.05
    said, french = both(kurgan, *words)
    assert "They do not differ by more than 5.0%." in said.prose and "de plus de 5,0" in french.prose


def test_compare_says_when_the_games_were_too_few(kurgan: Command) -> None:
    words = ("compare", GAME, HILL, "october-1942", *RANDOM, "--games", 7)
    assert kurgan(*words, "--json").document["games"] == 7
    said, french = both(kurgan, *words)
    assert "Not sure" in said.prose and "Pas sûr" in french.prose


def test_tune_turns_one_knob_and_writes_what_can_be_played(kurgan: Command, hill: Path, tmp_path: Path) -> None:
    file = tmp_path / "tuned.toml"
    words = ("tune", hill, "--game", GAME, "--knob", "axis_needs", *RANDOM, "--games", 60)
    found = json.loads(kurgan(*words, "--write", file, "--json").out)
    assert found == json.loads(kurgan(*words, "--workers", 2, "--json").out)
    assert found["method"] == "bisection" and list(found["best"]) == ["axis_needs"]
    assert found["measured"]["games"] == 60 and 2 <= len(found["tried"]) <= 4
    needs = found["best"]["axis_needs"]
    text = file.read_text(encoding="utf-8")
    assert f"axis_needs = {needs}     # [12.1] victory points that win at once" in text
    assert f"axis = {round(100 * found['measured']['wins'] / 60, 1)}" in text
    again = kurgan("simulate", GAME, "--scenario", file, *RANDOM, "--games", 5, "--json")
    assert again.code == 0
    said, french = both(kurgan, *words)
    assert f"Best: axis_needs = {needs}." in said.prose and f"réglage\u00a0: axis_needs = {needs}." in french.prose


def test_tuned_onto_its_own_file_a_scenario_has_a_next_edition_and_the_one_before_is_kept(
    kurgan: Command, hill: Path
) -> None:
    before = hill.read_text(encoding="utf-8")
    words = ("tune", hill, "--game", GAME, "--knob", "axis_needs", *RANDOM, "--games", 30, "--target", 0)
    best = json.loads(kurgan(*words, "--write", hill, "--json").out)["best"]["axis_needs"]
    assert f"axis_needs = {best} " not in before and f"axis_needs = {best} " in hill.read_text(encoding="utf-8")
    assert edition_of(hill) == 2 and former(hill, 1).read_text(encoding="utf-8") == before
    assert json.loads(kurgan(*words, "--write", hill, "--json").out)["best"]["axis_needs"] == best
    assert edition_of(hill) == 2 and [*former(hill, 1).parent.iterdir()] == [former(hill, 1)], "it plays as before"


def test_tune_tries_all_settings_of_several_knobs(kurgan: Command, hill: Path) -> None:
    words = ("tune", hill, "--game", GAME, *RANDOM, "--games", 30, "--target", 0.4)
    found = json.loads(kurgan(*words, "--json").out)
    assert found["method"] == "successive halving" and len(found["tried"]) == 8 and found["target"] == 0.4
    assert set(found["best"]) == {"axis_needs", "soviet_command"}
    said, _ = both(kurgan, *words)
    assert "axis_needs" in said.out and "soviet_command" in said.out


def test_tune_finds_the_game_of_a_scenario_with_a_name_of_its_own(kurgan: Command) -> None:
    words = ("tune", "september-1942", "--knob", "soviet_needs", *RANDOM, "--games", 2)
    assert kurgan(*words, "--json").document["game"] == GAME


def test_the_ladder_is_the_same_for_any_number_of_workers_and_is_written(kurgan: Command, tmp_path: Path) -> None:
    words = ("ladder", GAME, "--scenario", HILL, "--games", 20, "--players", "random,greedy")
    page, document = tmp_path / "ladder.md", tmp_path / "ladder.json"
    found = json.loads(kurgan(*words, "--write", document, "--json").out)
    assert found == json.loads(document.read_text(encoding="utf-8"))
    assert found == json.loads(kurgan(*words, "--workers", 2, "--write", page, "--json").out)
    assert [each["player"] for each in found["players"]] == ["greedy", "random"] and found["anchor"] == "greedy"
    assert found["players"][0]["rating"] == 1000 and found["players"][1]["rating"] < 800
    assert [each["games"] for each in found["pairings"]] == [10, 10]
    assert {(each["first"], each["second"]) for each in found["pairings"]} == {
        ("random", "greedy"),
        ("greedy", "random"),
    }
    text = page.read_text(encoding="utf-8")
    assert "| greedy | 1000 | the measure |" in text
    assert f"kurgan ladder {GAME} --scenario {HILL} --players random,greedy --games 20 --seed 1" in text
    said, french = both(kurgan, *words)
    assert "20 games a pair" in said.out and "the measure" in said.out
    assert "20 parties par paire" in french.out and re.search(r"côté Axe\W+[+−]\d+", french.out)


def test_the_games_of_a_ladder_have_chance_of_their_own(kurgan: Command, autumn_storm: AnyGame) -> None:
    words = ("ladder", GAME, "--scenario", HILL, "--games", 20, "--players", "random,greedy,recruit", "--reach", 1)
    found = json.loads(kurgan(*words, "--json").out)
    assert {(each["first"], each["second"]) for each in found["pairings"]} == {
        ("random", "greedy"), ("greedy", "random"), ("greedy", "recruit"), ("recruit", "greedy")
    }  # fmt: skip
    start = autumn_storm.start(HILL, {})
    for number, each in enumerate(found["pairings"]):
        games = range(10 * number, 10 * number + 10)
        rows = play(autumn_storm, start, (each["first"], each["second"]), 1, games)
        assert each["wins"] == (rows[:, WINNER] == 0).sum() and each["losses"] == (rows[:, WINNER] == 1).sum()


def test_an_option_is_part_of_what_is_played(kurgan: Command, autumn_storm: AnyGame) -> None:
    words, off = (GAME, "--scenario", HILL, "--games", 20, "--seed", 3), {"free-orders": "off"}
    found = json.loads(kurgan("simulate", *words, *RANDOM, "--option", "free-orders=off", "--json").out)
    rows = play(autumn_storm, autumn_storm.start(HILL, off), ("random", "random"), 3, range(20))
    assert found["options"] == off and found["wins"]["axis"] == (rows[:, WINNER] == 0).sum()
    said = kurgan("simulate", *words, *RANDOM, "--option", "free-orders=off").out
    assert f"{HILL}, free-orders=off" in said
    climbed = ("ladder", *words, "--players", "random,greedy", "--option", "free-orders=off")
    assert json.loads(kurgan(*climbed, "--json").out)["options"] == off
    same = (f"{HILL}:free-orders=on", f"{HILL}:free-orders=off", HILL)
    told = [
        json.loads(kurgan("compare", GAME, a, b, *RANDOM, "--games", 20, "--option", "free-orders=off", "--json").out)
        for a, b in ((same[1], same[2]), (same[0], same[2]))
    ]
    assert told[0]["a"]["options"] == told[0]["b"]["options"] == off and told[0]["difference"] == 0
    assert told[1]["a"]["options"] == {"free-orders": "on"}, "what an arm says itself comes first"


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Recruits that fail at their first order."""

    def fails(known: AnyRecord, seat: int, source: Ints, desk: Desk | Study) -> int:
        raise RuntimeError("out of ammunition")

    def mind(name: str, game: AnyGame, seat: int) -> Mind:
        made = Mind("random" if name == "recruit" else name, game, seat)
        made.choice = fails if name == "recruit" else made.choice
        return made

    monkeypatch.setattr(guard, "Mind", mind)


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A short scenario of the sample game with a knob."""
    ridge = load("ridge")
    text = ridge.scenario_file(ridge.rulebook.game.scenario).read_text(encoding="utf-8")
    (path := tmp_path / "small.toml").write_text(f'{text}\n[knobs.turns]\npath = "turns"\nfrom = 10\nto = 12\n')
    return path


@pytest.mark.usefixtures("broken")
def test_games_that_a_player_forfeited_are_counted_in_every_document_and_said(kurgan: Command, small: Path) -> None:
    pair = ("--seat", "blue=recruit", "--seat", "red=random")
    alone = ("--workers", 1)
    compare = ("compare", "ridge", small, f"{small}:turns=10", *pair, "--games", 10, *alone)
    found = json.loads(kurgan(*compare, "--json").out)
    assert found["forfeits"] == 20 and found["a"]["share"]["forfeits"] == found["a"]["share"]["losses"] == 10
    assert "20 games count as lost for a player that failed in them." in kurgan(*compare).prose
    tune = ("tune", small, "--game", "ridge", *pair, "--games", 5, *alone)
    found = json.loads(kurgan(*tune, "--json").out)
    assert found["measured"]["forfeits"] == 5
    assert found["forfeits"] == 5 + sum(each["share"]["games"] for each in found["tried"])
    assert f"{found['forfeits']} games count as lost" in kurgan(*tune).prose
    ladder = ("ladder", "ridge", "--players", "random,greedy,recruit", "--games", 4, *alone)
    found = json.loads(kurgan(*ladder, "--json").out)
    assert {each["player"]: each["forfeits"] for each in found["players"]} == {"random": 0, "greedy": 0, "recruit": 8}
    assert found["forfeits"] == 8 and [
        each["forfeits"] for each in found["pairings"] if each["first"] == "recruit"
    ] == [
        [2, 0],
        [2, 0],
    ]
    assert "8 games count as lost" in kurgan(*ladder).prose
    assert "8 parties comptent comme perdues" in kurgan(*ladder, "--language", "fr").prose
    simulate = ("simulate", "ridge", *pair, "--games", 3, *alone)
    found = json.loads(kurgan(*simulate, "--json").out)
    assert found["forfeits"] == 3 and found["failures"][0]["games"] == 3
    assert "recruit (Blue) forfeited 3 games: it broke down." in kurgan(*simulate).prose


@pytest.mark.usefixtures("broken")
def test_games_that_were_forfeited_calibrate_nothing(kurgan: Command, tmp_path: Path) -> None:
    words = ("calibrate", "ridge", "--player", "recruit", "--games", 3, "--workers", 1)
    found = json.loads(kurgan(*words, "--json", "--draw", tmp_path / "none.svg").out)
    assert (found["games"], found["forfeits"], found["positions"], found["brier"]) == (3, 3, 0, None)
    assert found["tenths"] == [] and found["worst"] is None
    assert "3 games are left out because a player failed in them." in kurgan(*words).prose


@pytest.mark.usefixtures("broken")
def test_a_forfeited_game_is_a_row_of_its_own_kind(kurgan: Command, tmp_path: Path) -> None:
    file, sheet = tmp_path / "games.parquet", tmp_path / "sheet.html"
    words = ("simulate", GAME, "--scenario", HILL, "--axis", "recruit", "--soviet", "random", "--games", 2)
    answer = kurgan(*words, "--workers", 1, "--parquet", file, "--report", sheet)
    assert answer.code == 0, answer.err
    rows = parquet.read_table(file).to_pylist()
    assert [(row["winner"], row["forfeited"], row["failure"]) for row in rows] == [("soviet", "axis", "raised")] * 2
    assert "No game came to the end of a turn." in sheet.read_text(encoding="utf-8")


@pytest.mark.parametrize("json", [(), ("--json",)], ids=["said", "json"])
@pytest.mark.parametrize(
    ("words", "names"),
    [
        (("compare", "chess", HILL, HILL), "chess"),
        (("compare", GAME, HILL), ""),
        (("compare", GAME, HILL, "nowhere"), "nowhere"),
        (("compare", GAME, HILL, f"{HILL}:axis_needs=4"), "no option and no knob 'axis_needs'"),
        (("compare", GAME, HILL, f"{HILL}:free-orders=maybe"), "free-orders=maybe"),
        (("compare", GAME, HILL, HILL, "--axis", "napoleon"), "napoleon"),
        (("compare", GAME, HILL, HILL, "--blue", "random"), "no seat 'blue'"),
        (("compare", GAME, HILL, HILL, "--games", "0"), ""),
        (("compare", GAME, HILL, HILL, "--margin", "2"), ""),
        (("compare", GAME, HILL, HILL, "--margin", "nan"), "--margin"),
        (("compare", GAME, HILL, HILL, "--option", "free-orders"), "an option is given as name=value"),
        (("compare", GAME, HILL, HILL, "--option", "moon=full"), "moon=full"),
        (("tune", "nowhere"), "say with --game which game nowhere is of"),
        (("tune", HILL), f"{HILL} declares no knobs"),
        (("tune", "september-1942", "--knob", "luck"), "no knob 'luck'; there are axis_needs, soviet_needs"),
        (("tune", "september-1942", "--target", "50"), ""),
        (("tune", "september-1942", "--target", "nan"), "--target"),
        (("tune", "september-1942", "--soviet", "napoleon"), "napoleon"),
        (("tune", "september-1942", "--game", "chess"), "chess"),
        (("tune", "september-1942", "--write", "tuned.txt"), "tuned.txt should end in .toml"),
        (("tune", "september-1942", "--write", "nowhere/tuned.toml"), "nowhere is no folder"),
        (("ladder", "chess"), "chess"),
        (("ladder", GAME, "--players", "greedy"), "needs two players"),
        (("ladder", GAME, "--players", "greedy,greedy"), "twice"),
        (("ladder", GAME, "--players", "greedy,napoleon"), "napoleon"),
        (("ladder", GAME, "--games", "7"), "even number"),
        (("ladder", GAME, "--scenario", "nowhere"), "nowhere"),
        (("ladder", GAME, "--write", "ladder.txt"), "ladder.txt should end in .md or .json"),
        (("ladder", GAME, "--option", "moon=full"), "moon=full"),
        (("ladder", GAME, "--rate"), "--rate takes ratings from a document"),
        (("ladder", GAME, "--rate", "--write", "ladder.md"), "--rate takes ratings from a document"),
        (("ladder", "ridge", "--rate", "--write", "ladder.json"), "ridge has no levels of its own to be rated"),
        (("ladder", GAME, "--rate", "--write", "l.json", "--players", "random,marshal"), "levels have to meet greedy"),
        (("ladder", GAME, "--rate", "--write", "l.json", "--players", "random,greedy"), "levels have to meet greedy"),
        (("ladder", GAME, "--read", "missing.json"), "missing.json"),
        (("ladder", GAME, "--read", "missing.json", "--players", "random,greedy"), "already"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else value,
)
def test_words_that_make_no_sense(kurgan: Command, words: tuple[str, ...], names: str, json: tuple[str, ...]) -> None:
    assert names in complaint(kurgan, *words, *json)


@pytest.mark.parametrize(
    ("knob", "said"),
    [
        ('path = "axis_need"\nfrom = 2\nto = 6', r"line \d+: knobs.mine.path: axis_need names no number of this file"),
        (
            'path = "axis_needs"\nfrom = 2\nto = 40',
            r"with mine = 6: hill.toml, line \d+: axis_needs: the victory",
        ),
        ('path = "soviet.units.*.defence"\nfrom = -9\nto = 1', r"with mine = -9: hill.toml, line \d+: soviet.units"),
    ],
)
def test_a_broken_knob_is_one_sentence(kurgan: Command, hill: Path, knob: str, said: str) -> None:
    text = hill.read_text(encoding="utf-8").partition("\n[knobs.")[0]
    hill.write_text(f"{text}\n[knobs.mine]\n{knob}\n", encoding="utf-8")
    assert re.search(said, complaint(kurgan, "tune", hill, "--game", GAME, *RANDOM, "--games", 10))
