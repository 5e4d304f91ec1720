"""The inspection of a file: what is damaged is named once, hides only itself, and nobody waits until it was found."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kurgan.engine.game import AnyGame
from kurgan.server import database, inspection
from kurgan.server.database import held
from kurgan.server.inspection import Inspection
from kurgan.server.load import Guest
from kurgan.server.messages import MatchHead, MatchList
from kurgan.server.play import CLOSED
from kurgan.server.store import DamagedRow, Store
from tests.server.served import begun, key_of, served, sitting
from tests.server.test_database import BEFORE_VERSIONS, orphaned, run
from tests.server.test_matches import problem

COLUMNS = "game, scenario, options, rules, state, dice, secret, mix, begun, touched, to_move, turn, result"
DAMAGES = {  # how a match is spoiled, and what is said of it
    "row": ("UPDATE matches SET options = '{' WHERE id = 'row'", "Expecting property name"),
    "kind": ("UPDATE matches SET turn = 'ten' WHERE id = 'kind'", "turn"),
    "edition": ("UPDATE matches SET edition = 0 WHERE id = 'edition'", "edition"),
    "to-move": ("UPDATE matches SET to_move = 'italian' WHERE id = 'to-move'", "italian is to move and has no seat"),
    "result": ("""UPDATE matches SET result = '{"foo": 1}' WHERE id = 'result'""", "winner"),
    "hour": ("UPDATE matches SET touched = 'yesterday' WHERE id = 'hour'", "yesterday"),
    "seatless": ("DELETE FROM seats WHERE match = 'seatless'", "a seat is missing"),
    "first-seat": ("DELETE FROM seats WHERE match = 'first-seat' AND place = 0", "a seat is missing"),
    "gap": ("UPDATE seats SET place = 2 WHERE match = 'gap' AND place = 1", "a seat is missing"),
    "number": ("DELETE FROM numbers WHERE match = 'number' AND place = 1", "one of its numbers is missing"),
    "letter": (
        "UPDATE numbers SET number = 'ten' WHERE match = 'letter' AND place = 1",
        "numbers is missing, or is none",
    ),
}


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    """A file with a sound match and one for each damage."""
    path = tmp_path / "kurgan.sqlite"
    run(path, BEFORE_VERSIONS.read_text())
    with held(path):
        for id, (spoil, _) in DAMAGES.items():
            run(path, f"INSERT INTO matches (id, {COLUMNS}) SELECT '{id}', {COLUMNS} FROM matches WHERE id = 'old'")
            for place, name in enumerate(("axis", "soviet")):
                seat = f"('{id}', {place}, '{name}', 'human', 'guest', '{id} {name}')"
                run(path, f"INSERT INTO seats (match, place, name, player, guest, watching) VALUES {seat}")
            run(path, "".join(f"INSERT INTO numbers VALUES ('{id}', {place}, 0, 3);" for place in range(3)) + spoil)
        yield path


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inspection, "PAGE_FIRST", 0)


def named(caplog: pytest.LogCaptureFixture) -> dict[str, str]:
    """What was said of each match that was named."""
    said = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert all(sentence.startswith("the match ") and "\n" not in sentence for sentence in said)
    return {sentence.split()[2]: sentence for sentence in said}


def test_whatever_is_damaged_is_named_and_nothing_else(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    Inspection(path).look_through()
    found = named(caplog)
    assert set(found) == set(DAMAGES) and len(caplog.records) == len(DAMAGES), "each once"
    for id, (_, why) in DAMAGES.items():
        assert why in found[id] and str(path) in found[id]


def test_what_is_damaged_cannot_be_opened_and_hides_only_itself(path: Path) -> None:
    async def look() -> None:
        store = await Store.open(path)
        assert "old" in [row.id for row in await store.of_guest("guest", range(20))]
        for id in DAMAGES.keys() - {"result"}:  # which is found when it is to be shown
            with pytest.raises(DamagedRow, match=id):
                await asyncio.gather(store.match(id), store.past(id))
        await store.close()

    asyncio.run(look())


def test_a_large_file_is_checked_in_the_background_and_so_are_its_matches(
    path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "LARGE", 0)
    orphaned(path)
    looking = Inspection(path)
    looking.begin()
    looking.thread.join()
    assert f"matches cannot be kept in {path}: it is damaged (row" in caplog.records[0].getMessage()
    assert set(named(caplog)) == set(DAMAGES), "all the same"


def test_a_server_that_ends_waits_for_no_inspection_and_names_nothing_by_mistake(
    path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking, later = Inspection(path), Inspection(path)

    def ending(*_: object) -> None:
        looking.is_over.set()

    def interrupted(*_: object) -> None:
        later.is_over.set()
        raise sqlite3.OperationalError("interrupted")

    monkeypatch.setattr(database, "LARGE", 0)
    monkeypatch.setattr(inspection, "STEPS", 1)
    with monkeypatch.context() as patched:
        patched.setattr(inspection, "expect_sound", ending)
        looking.look_through()
    assert not caplog.records
    monkeypatch.setattr(inspection, "look_at", interrupted)
    later.look_through()
    assert set(named(caplog)) == {"number", "letter"}, "which were found before"
    monkeypatch.setattr(inspection, "PAGE_FIRST", 3_600)
    waiting = Inspection(path)
    waiting.begin()
    waiting.close()
    assert not waiting.thread.is_alive()


@pytest.mark.parametrize(
    "spoil",
    [
        "UPDATE matches SET to_move = 'italian' WHERE id = '{id}'",
        "DELETE FROM seats WHERE match = '{id}' AND place = 1",
        "DELETE FROM numbers WHERE match = '{id}' AND place = 0",
        "UPDATE numbers SET number = 'ten' WHERE match = '{id}' AND place = 0",
        "UPDATE seats SET player = 'zhukov' WHERE match = '{id}' AND place = 0",
    ],
)
def test_its_owner_is_told_of_a_damaged_match_and_a_stranger_is_not(
    tmp_path: Path, games: Mapping[str, AnyGame], spoil: str
) -> None:
    path = tmp_path / "kurgan.sqlite"
    with served(path, games) as address:
        guest = Guest(address)
        sound, damaged = begun(guest, soviet="me").id, begun(guest, soviet="me").id
        for id in (sound, damaged):
            with sitting(guest, id) as page:
                page.say(kind="sit", seat=page.wait("curtain")["seat"])
                page.wait("position")
                page.say(kind="do", words="end", at=page.at)
                page.wait("curtain")
    run(path, spoil.format(id=damaged))
    with served(path, games) as address:
        guest.address = address
        assert sound in [match.id for match in guest.ask(MatchList, "GET", "/api/matches").matches]
        with sitting(guest, sound) as page:
            page.wait("curtain")
        with sitting(guest, damaged) as page:
            assert key_of(page.wait("refusal")) == "damaged-match"
            with pytest.raises(ConnectionClosed) as closed:
                page.wait("nothing more")
        assert closed.value.rcvd and closed.value.rcvd.code == CLOSED
        with pytest.raises(InvalidStatus) as error, sitting(Guest(address), damaged):
            pass
        assert error.value.response.status_code == 403
        assert problem(guest, "POST", f"/api/matches/{damaged}/resign") == "damaged-match"
        assert guest.ask(MatchHead, "POST", f"/api/matches/{sound}/resign").result
