"""Bad input: exit code 2, one sentence on standard error, and nothing on standard output."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import pytest

from kurgan.cli import saves
from kurgan.cli.contests import writable
from kurgan.cli.voice import print_json
from kurgan.engine.game import AnyGame
from kurgan.engine.journal import written
from kurgan.server.database import held
from tests.commands import Command
from tests.forgeries import content, forged, line_where, sealed
from tests.matches import new_match, play_on, random_match, short_match

GAME = "autumn-storm"


def complaint(kurgan: Command, *words: object) -> str:
    """The one sentence a command answers."""
    answer = kurgan(*words)
    assert answer.code == 2, answer
    assert answer.out == ""
    assert re.fullmatch(r"kurgan: \S.*\n", answer.err), answer.err
    assert "Traceback" not in answer.err and "\n" not in answer.err[:-1]
    return answer.err


@pytest.mark.parametrize("json", [(), ("--json",)], ids=["said", "json"])
@pytest.mark.parametrize(
    ("words", "names"),
    [
        (("rules", "chess"), "chess"),
        (("rules", GAME, "99"), "99"),
        (("rules", GAME, "--language", "de"), "de"),
        (("rules",), ""),
        (("games", "--language", "de"), "de"),
        (("games", "--colour", "red"), "--colour"),
        (("games", "too", "many"), ""),
        (("perft", "chess"), "chess"),
        (("perft", GAME, "--scenario", "nowhere"), "nowhere"),
        (("perft", GAME, "--scenario", "nowhere.toml"), "nowhere.toml"),
        (("perft", GAME, "--depth", "-1"), ""),
        (("perft", GAME, "--depth", "deep"), ""),
        (("bench", "chess"), "chess"),
        (("bench", GAME, "--seconds", "-1"), ""),
        (("bench", GAME, "--scenario", "nowhere"), "nowhere"),
        (("simulate", "chess"), "chess"),
        (("simulate", GAME, "--axis", "napoleon"), "napoleon"),
        (("simulate", GAME, "--soviet", "napoleon"), "napoleon"),
        (("simulate", GAME, "--blue", "random"), "no seat 'blue'; there are axis, soviet"),
        (("simulate", GAME, "--seat", "axis=napoleon"), "napoleon"),
        (("simulate", GAME, "--seat", "axis"), "no player ''"),
        (("simulate", "ridge", "--green", "random"), "--green"),
        (("bench", "ridge", "--red", "random"), "--red"),
        (("simulate", GAME, "--scenario", "nowhere"), "nowhere"),
        (("simulate", GAME, "--games", "0"), ""),
        (("simulate", GAME, "--games", "-5"), ""),
        (("simulate", GAME, "--workers", "0"), ""),
        (("simulate", GAME, "--seed", "x"), ""),
        (("simulate", GAME, "--seed", "999999999999999999999999"), "--seed"),
        (("simulate", GAME, "--seed", "-999999999999999999999999"), "--seed"),
        (("simulate", GAME, "--option", "free-orders"), "an option is given as name=value"),
        (("simulate", GAME, "--option", "free-orders=maybe"), "free-orders=maybe"),
        (("simulate", GAME, "--option", "moon=full"), "moon=full is unknown: there are free-orders"),
        (("simulate", GAME, "--option", "free-orders=on", "--option", "free-orders=off"), "once"),
        (("simulate", GAME, "--ray", "nowhere"), "nowhere"),
        (("simulate", GAME, "--ray", "localhost:1"), "localhost:1"),
        (("simulate", GAME, "--report", "nowhere/report.html"), "nowhere"),
        (("simulate", GAME, "--parquet", "."), "--parquet"),
        (("versus", "chess"), "chess"),
        (("versus", GAME, "--player", "napoleon"), "napoleon"),
        (("versus", GAME, "--scenario", "nowhere"), "nowhere"),
        (("versus", GAME, "--evaluator", "oracle"), "oracle"),
        (("versus", GAME, "--final", "luck"), "luck"),
        (("versus", GAME, "--simulations", "5", "--seconds", "1"), "not both"),
        (("versus", GAME, "--games", "0"), ""),
        (("versus", GAME, "--seconds", "inf"), "--seconds"),
        (("versus", GAME, "--seconds", "nan"), "--seconds"),
        (("versus", GAME, "--seconds", "1e300"), "--seconds"),
        (("versus", GAME, "--constant", "nan"), "--constant"),
        (("versus", GAME, "--constant", "inf"), "--constant"),
        (("versus", GAME, "--constant", "-1"), "--constant"),
        (("replay", "missing.kurgan"), "missing.kurgan"),
        (("forecast", "missing.kurgan"), "missing.kurgan"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else value,
)
def test_words_that_make_no_sense(kurgan: Command, words: tuple[str, ...], names: str, json: tuple[str, ...]) -> None:
    assert names in complaint(kurgan, *words, *json)


@pytest.mark.parametrize(
    "words",
    [
        ("march",),
        ("--march",),
        ("play", "chess"),
        ("play", GAME, "--axis", "napoleon", "--soviet", "human"),
        ("play", GAME, "--axis", "human", "--soviet", "napoleon"),
        ("play", GAME, "--german", "human"),
        ("play", GAME, "--scenario", "nowhere"),
        ("play", GAME, "--option", "weather=fine"),
        ("play", GAME, "--option", "free-orders=maybe"),
        ("play", GAME, "--option", "free-orders"),
        ("play", GAME, "--language", "de"),
        ("play", "--resume", "missing.kurgan"),
        ("play", "ridge", "--resume", "missing.kurgan"),
        ("play", GAME, "--journal", "/nowhere/at/all.kurgan"),
        ("rules", GAME, "6.7", "--check"),
        ("new-game", "Bad Name"),
    ],
    ids=" ".join,
)
def test_commands_without_json_complain_the_same_way(kurgan: Command, words: tuple[str, ...]) -> None:
    complaint(kurgan, *words)


@pytest.mark.parametrize("words", [("chess",), (GAME, "--games", "0"), (GAME, "--seed", "x")], ids=" ".join)
def test_fuzz_complains_the_same_way(kurgan: Command, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")  # the command sets it, and must not leave it behind here
    complaint(kurgan, "fuzz", *words, "--json")


@pytest.mark.parametrize(
    ("words", "option", "ending"),
    [
        (("simulate", GAME), "--parquet", ".parquet"),
        (("simulate", GAME), "--report", ".html"),
        (("calibrate", GAME), "--draw", ".svg"),
        (("tune", "september-1942"), "--write", ".toml"),
        (("ladder", GAME), "--write", ".json"),
        (("ladder", GAME), "--write", ".md"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else value,
)
def test_what_cannot_be_written_is_said_before_anything_is_played(
    kurgan: Command, tmp_path: Path, words: tuple[str, ...], option: str, ending: str
) -> None:
    (folder := tmp_path / f"folder{ending}").mkdir()
    unwritable = tmp_path / f"{'long' * 100}{ending}"
    for file in (folder, unwritable, tmp_path / "nowhere" / f"file{ending}"):
        said = complaint(kurgan, *words, option, file, "--games", "2")
        assert said.startswith(f"kurgan: {option}")


def test_what_can_be_written_is_left_as_it_is_until_then(tmp_path: Path) -> None:
    kept, new = tmp_path / "kept.md", tmp_path / "new.md"
    kept.write_text("Dear Mother")
    for file in (kept, new):
        writable("--write", file, ".md")
    assert kept.read_text() == "Dear Mother" and not new.exists()
    with pytest.raises(ValueError, match=r"--write: .*kept\.md should end in \.json or \.toml"):
        writable("--write", kept, ".json", ".toml")


@pytest.mark.parametrize("bad", [float("nan"), float("inf"), -float("inf")])
def test_what_is_no_number_is_no_json(bad: float, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        print_json({"share": bad})
    assert capsys.readouterr().out == ""


def test_a_complaint_leaves_no_match_behind(kurgan: Command, tmp_path: Path) -> None:
    complaint(kurgan, "play", GAME, "--axis", "napoleon", "--soviet", "human")
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("command", ["replay", "forecast"])
@pytest.mark.parametrize("other", [b"", b"Dear diary\n", b"\x7fELF\x00\xff\xfe", b"Kurgan journal 1\n"])
def test_a_file_that_is_no_journal(kurgan: Command, tmp_path: Path, command: str, other: bytes) -> None:
    path = tmp_path / "other.kurgan"
    path.write_bytes(other)
    complaint(kurgan, command, path, "--json")
    complaint(kurgan, "play", "--resume", path)


@pytest.mark.parametrize("command", ["replay", "forecast"])
def test_a_folder_is_no_journal(kurgan: Command, tmp_path: Path, command: str) -> None:
    complaint(kurgan, command, tmp_path, "--json")
    complaint(kurgan, "play", "--resume", tmp_path)


def test_a_damaged_journal_is_named_with_its_line(kurgan: Command, autumn_storm: AnyGame, tmp_path: Path) -> None:
    text = written(random_match(autumn_storm, seed=1))
    path = tmp_path / "damaged.kurgan"
    for line in (3, 20, 40):
        lines = text.splitlines(keepends=True)
        lines[line - 1] = "x" + lines[line - 1][1:]
        path.write_text("".join(lines), encoding="utf-8")
        for words in (("replay", path, "--json"), ("replay", path, "--verify"), ("forecast", path, "--json")):
            assert f"damaged.kurgan, line {line}: " in complaint(kurgan, *words)


def test_a_forged_journal_is_named_with_its_line(kurgan: Command, autumn_storm: AnyGame, tmp_path: Path) -> None:
    text = written(short_match(autumn_storm))
    line = line_where(text, r" +\d+  axis ")
    path = tmp_path / "forged.kurgan"
    path.write_text(forged(text, line, lambda old: re.sub(r"(axis +)\d+", r"\g<1>4041", old)), encoding="utf-8")
    for words in (("replay", path, "--json"), ("forecast", path, "--json"), ("play", "--resume", path)):
        assert f"forged.kurgan, line {line}: " in complaint(kurgan, *words)


@pytest.mark.parametrize(
    ("name", "value"),
    [("game", "chess"), ("scenario", "nowhere"), ("option", "weather fine"), ("option", "free-orders maybe")],
)
def test_a_journal_of_something_unknown_here(
    kurgan: Command, autumn_storm: AnyGame, tmp_path: Path, name: str, value: str
) -> None:
    lines = [line for line in content(written(short_match(autumn_storm))) if not line.startswith(f"{name} ")]
    path = tmp_path / "unknown.kurgan"
    path.write_text(sealed([lines[0], f"{name:<9} {value}", *lines[1:]]), encoding="utf-8")
    complaint(kurgan, "replay", path, "--json")


def test_orders_that_cannot_be_forecast(kurgan: Command, autumn_storm: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "open.kurgan"
    saves.save(new_match(autumn_storm), path)
    for order in ("dance", "attack 14pz 0907", "end", "move 14pz 9999"):
        assert "--seat" not in complaint(kurgan, "forecast", path, order, "--seat", "axis", "--json")
    over = tmp_path / "over.kurgan"
    saves.save(short_match(autumn_storm), over)
    complaint(kurgan, "forecast", over, "end", "--json")


def test_a_match_whose_secret_is_gone_or_another_s_cannot_go_on(
    kurgan: Command, autumn_storm: AnyGame, tmp_path: Path
) -> None:
    path = tmp_path / "open.kurgan"
    saves.save(play_on(new_match(autumn_storm, 1), 1, 3), path)
    secret = tmp_path / "open.kurgan.secret"
    secret.write_text("0" * 64 + "\n", encoding="utf-8")
    assert "secret" in complaint(kurgan, "play", "--resume", path)
    secret.unlink()
    assert "secret" in complaint(kurgan, "play", "--resume", path)
    assert "secret" in complaint(kurgan, "replay", path, "--verify")


@pytest.mark.parametrize("command", ["replay", "forecast"])
def test_a_match_that_is_not_over_is_shown_to_one_seat_only(
    kurgan: Command, autumn_storm: AnyGame, tmp_path: Path, command: str
) -> None:
    path = tmp_path / "open.kurgan"
    saves.save(new_match(autumn_storm), path)
    for words in ((), ("--json",), ("--language", "fr")):
        assert "--seat" in complaint(kurgan, command, path, *words)
    assert "italian" in complaint(kurgan, command, path, "--seat", "italian")


def test_a_match_that_is_not_over_is_forecast_where_it_stands_and_for_who_is_to_move(
    kurgan: Command, autumn_storm: AnyGame, tmp_path: Path
) -> None:
    path = tmp_path / "open.kurgan"
    saves.save(new_match(autumn_storm), path)
    assert "soviet" in complaint(kurgan, "forecast", path, "--seat", "soviet", "--json")
    for at in (0, 1, 99):
        assert "--at" in complaint(kurgan, "forecast", path, "--seat", "axis", "--at", at)
    complaint(kurgan, "forecast", path, "--seat", "axis", "--at", -1)


def test_an_unknown_seat_is_named(kurgan: Command, autumn_storm: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "over.kurgan"
    saves.save(short_match(autumn_storm), path)
    assert "italian" in complaint(kurgan, "replay", path, "--seat", "italian")


def test_a_broken_scenario_file_is_named_with_its_line(kurgan: Command, autumn_storm: AnyGame, tmp_path: Path) -> None:
    good = autumn_storm.scenario_file(autumn_storm.rulebook.game.scenario).read_text(encoding="utf-8")
    path = tmp_path / "battle.toml"
    line = good[: good.index("turns = ")].count("\n") + 1
    for bad in ("turns = 0", "turns = ", "turms = 8"):
        path.write_text(re.sub(r"turns = \d+", bad, good, count=1), encoding="utf-8")
        for words in (("perft", GAME, "--json"), ("simulate", GAME, "--json"), ("play", GAME)):
            said = complaint(kurgan, words[0], words[1], "--scenario", path, *words[2:])
            assert "battle.toml, line " in said
            assert bad.startswith("turms") or f"battle.toml, line {line}: " in said


def test_a_server_that_cannot_start_says_why(kurgan: Command, tmp_path: Path) -> None:
    """Before a rule is compiled: the port, the folder, the file, and the other server that has it."""
    (tmp_path / "letter.txt").write_text("Dear Mother")
    (tmp_path / "damaged").mkdir()
    (tmp_path / "damaged" / "kurgan.sqlite").write_text("Dear Mother, it is cold here. " * 100)
    with socket.socket() as taken, held(tmp_path / "used" / "kurgan.sqlite"):
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        assert f"port {port} is taken" in complaint(kurgan, "serve", "--no-open", "--port", port)
        assert "school is no address" in complaint(kurgan, "serve", "--no-open", "--trust", "school")
        for folder, why in (
            ("letter.txt/inside", "Not a directory"),
            ("damaged", "file is not a database"),
            ("used", "another server has it open"),
        ):
            assert why in complaint(kurgan, "serve", "--no-open", "--port", "0", "--data", tmp_path / folder)
