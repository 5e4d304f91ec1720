"""The balance lab: games as a Parquet file and as a sheet of HTML, the same from this process and from Ray."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from pyarrow import parquet

from kurgan.cli import gathering
from kurgan.cli.gathering import fitting, gathered, parts_of
from kurgan.engine.game import AnyGame
from kurgan.engine.workers import cores
from kurgan.games import load
from kurgan.players.guard import Failure
from kurgan.simulate import hands
from kurgan.simulate.findings import Folly
from kurgan.simulate.paper import page
from kurgan.simulate.paper.sheet import Sheet
from kurgan.simulate.paper.words import Voice
from kurgan.simulate.referee import Referee
from kurgan.simulate.report import Report, full_report
from tests.commands import Command

SIMULATE = ("simulate", "autumn-storm", "--axis", "random", "--soviet", "random", "--games", 24, "--seed", 3)
TITLES = ["Who wins", "How the score runs", "How likely a win is", "How long it lasts", "Where units fell"]
TITLES += ["Who was lost"]
TITLES += ["What was tried in the first turn", "What each event and card was worth", "Foolish orders"]
TITLES += ["Everything else that was counted", "How to read this"]


class Reader(HTMLParser):
    """What a browser would find: its tags, their attributes, and its words."""

    def __init__(self, written: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.words: list[str] = []
        self.feed(written)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]

    def handle_data(self, data: str) -> None:
        self.words.append(data.strip())


@pytest.fixture(scope="module")
def ridge() -> AnyGame:
    return load("ridge")


def summed_up(game: AnyGame, games: int) -> tuple[Report, str]:
    """A report of a small contest, and its sheet."""
    start, referee = game.start(game.rulebook.game.scenario, {}), Referee.writing(game, ("random", "random"))
    accounts = [referee.play(start, 2, number) for number in range(games)]
    summary = full_report(game, game.rulebook.game.scenario, ("random", "random"), 2, accounts)
    return summary, page.page(Sheet(game, summary, accounts, Voice(game, "en")))


def test_all_three_kinds_of_result_say_the_same(kurgan: Command, tmp_path: Path) -> None:
    ledger, sheet = tmp_path / "games.parquet", tmp_path / "sheet.html"
    answer = kurgan(*SIMULATE, "--json", "--parquet", ledger, "--report", sheet)
    assert answer.code == 0
    told, rows = json.loads(answer.out), parquet.read_table(ledger).to_pylist()
    assert [row["game"] for row in rows] == list(range(24)) and {row["seed"] for row in rows} == {3}
    for seat in ("axis", "soviet"):
        assert told["wins"][seat] == sum(row["winner"] == seat for row in rows)
        fallen = [each for row in rows for each in row["deeds"] if (each["kind"], each["side"]) == ("lost", seat)]
        assert sum(told["findings"]["fallen"][seat].values()) == len(fallen)
        assert told["tallies"][f"{seat}_units_lost"]["mean"] == pytest.approx(len(fallen) / 24)
        assert all(row["scores"][-1][seat] == row[f"{seat}_score"] for row in rows)
    assert told["draws"] == sum(row["winner"] is None for row in rows)
    assert told["turns"]["most"] == max(row["turns"] for row in rows)
    assert {(row["forfeited"], row["failure"]) for row in rows} == {(None, None)} and told["forfeits"] == 0
    for row in rows:
        came = {"axis": 1.0, "soviet": 0.0, None: 0.5}[row["winner"]]
        assert row["outlook"][-1] == {"turn": row["scores"][-1]["turn"], "win_probability": came}
        assert [each["turn"] for each in row["outlook"]] == [each["turn"] for each in row["scores"]]
    assert [each["turn"] for each in told["findings"]["win_probability"]] == sorted(
        {each["turn"] for row in rows for each in row["outlook"]}
    )
    about = parquet.read_schema(ledger).metadata
    assert about[b"weights"].decode() == told["weights"] and about[b"rules"].decode() == told["rules"]
    assert (about[b"game"], about[b"scenario"], about[b"axis"]) == (b"autumn-storm", b"september-1942", b"random")
    reader = Reader(sheet.read_text(encoding="utf-8"))
    assert any(told["weights"] in word for word in reader.words)
    assert f"{told['wins']['axis']}/24" in reader.words and f"{told['wins']['soviet']}/24" in reader.words


def test_a_sheet_needs_nothing_but_itself(kurgan: Command, tmp_path: Path) -> None:
    kurgan(*SIMULATE, "--report", tmp_path / "sheet.html")
    written = (tmp_path / "sheet.html").read_text(encoding="utf-8")
    reader = Reader(written)
    assert not {"script", "link", "img", "iframe", "object", "image"} & set(reader.tags) and "svg" in reader.tags
    outside = [value for name, value in reader.attributes if re.search(r"//|url\((?!#)", value) and "xmlns" not in name]
    assert outside == []
    assert "@import" not in written and not re.search(r"url\((?!#)", written)
    names = [value for name, value in reader.attributes if name == "id"]
    assert len(names) == len(set(names)), "no two parts have the same name"


def test_a_sheet_has_every_part_and_speaks_french_too(kurgan: Command, tmp_path: Path) -> None:
    kurgan(*SIMULATE, "--report", tmp_path / "sheet.html")
    words = Reader((tmp_path / "sheet.html").read_text(encoding="utf-8")).words
    assert [word for word in words if word in TITLES] == TITLES
    assert {"September 1942", "24 games, seed 3, rules 1.0"} <= {*words}
    assert "This game does not say yet what is foolish." not in words
    kurgan(*SIMULATE, "--report", tmp_path / "feuille.html", "--language", "fr")
    french = (tmp_path / "feuille.html").read_text(encoding="utf-8")
    assert '<html lang="fr">' in french and "Qui gagne" in french and not [t for t in TITLES if t in french]


def test_the_same_games_make_the_same_sheet(ridge: AnyGame) -> None:
    assert summed_up(ridge, 12)[1] == summed_up(ridge, 12)[1] != summed_up(ridge, 13)[1]


def test_a_game_without_a_chronicle_has_a_sheet_of_what_it_counts(ridge: AnyGame) -> None:
    summary, written = summed_up(ridge, 12)
    assert summary.findings is None and summary.follies is None
    words = Reader(written).words
    assert "Who wins" in words and "Where units fell" not in words and "blue units" in words


def test_follies_are_in_the_report_and_on_the_sheet(ridge: AnyGame) -> None:
    foolish = replace(ridge, folly=lambda known, number: "odd-order" if number % 2 else None)
    summary, written = summed_up(foolish, 12)
    assert summary.follies is not None
    assert {(each.side, each.kind) for each in summary.follies} == {("blue", "odd-order"), ("red", "odd-order")}
    assert all(isinstance(each, Folly) and each.times >= each.games > 0 for each in summary.follies)
    words = Reader(written).words
    assert "odd order" in words and str(summary.follies[0].times) in words
    wise, written = summed_up(replace(ridge, folly=lambda known, number: None), 12)
    assert wise.follies == [] and "None in 12 games." in Reader(written).words


def test_games_that_were_forfeited_are_on_the_sheet(ridge: AnyGame) -> None:
    start, referee = ridge.start("first-light", {}), Referee.writing(ridge, ("random", "greedy"))
    accounts = [referee.play(start, 2, number) for number in range(3)]
    for account in accounts[:2]:
        account.failures[1, Failure.IDLE] += 1
    summary = full_report(ridge, "first-light", ("random", "greedy"), 2, accounts)
    said = ("en", "greedy (Red) forfeited 2 games: it did not answer."), ("fr", "(Rouge) a perdu par forfait 2 parties")
    for language, sentence in said:
        words = Reader(page.page(Sheet(ridge, summary, accounts, Voice(ridge, language)))).words
        assert any(sentence in word for word in words)


@pytest.mark.parametrize(
    ("library", "option"), [("ray", "--ray"), ("pyarrow", "--parquet"), ("matplotlib", "--report")]
)
def test_what_needs_a_library_says_so_before_it_plays(
    kurgan: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, library: str, option: str
) -> None:
    monkeypatch.setattr(hands, "find_spec", lambda name: None)
    answer = kurgan(*SIMULATE, option, "local" if library == "ray" else tmp_path / "file")
    assert answer.code == 2 and answer.out == ""
    assert answer.err == f"kurgan: {option} needs {library}, which is not installed: `pip install 'kurgan[lab]'`\n"


def test_ray_with_two_workers_brings_the_same_games_as_this_process(tmp_path: Path) -> None:
    """In processes of their own, as Ray would stay in this one."""
    program = [str(Path(sys.executable).parent / "kurgan"), "simulate", "ridge", "--games", "40", "--seed", "5"]
    ways = {"alone": ("--workers", "1"), "ray": ("--ray", "local", "--workers", "2")}
    said = {}
    for name, way in ways.items():
        command = [*program, *way, "--json", "--parquet", str(tmp_path / name)]
        said[name] = subprocess.run(command, capture_output=True, text=True, env={**os.environ}, check=False)
        assert said[name].returncode == 0, said[name].stderr
    assert said["alone"].stdout == said["ray"].stdout
    assert parquet.read_table(tmp_path / "alone").equals(parquet.read_table(tmp_path / "ray"))
    assert parquet.read_table(tmp_path / "ray").num_rows == 40


def test_games_are_gathered_once_each_in_their_order() -> None:
    for games in (1, 2, 7, 30):
        found = gathered("ridge", list, games, 1)
        assert [number for part in found for number in part] == list(range(games))


@pytest.mark.parametrize(("games", "seconds", "workers"), [(399, 20.0, 2), (999, 0.001, 2), (5, 0.2, 8), (0, 1.0, 2)])
def test_parts_are_small_enough_for_all_workers_and_for_the_bar(games: int, seconds: float, workers: int) -> None:
    parts = parts_of(games, seconds, workers)
    assert [number for part in parts for number in part] == list(range(1, games + 1))
    assert all(len(part) == 1 or len(part) * seconds <= gathering.PART for part in parts)
    assert len(parts) >= min(games, gathering.PARTS_EACH * workers)


def test_a_small_job_stays_in_this_process() -> None:
    assert fitting(gathering.START_UP / 2) == 1
    assert fitting(10 * gathering.START_UP) == cores()
