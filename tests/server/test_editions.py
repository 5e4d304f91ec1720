"""Editions on the server: what is stored goes on as it was begun, what is new is of today, what is missing is said."""

from __future__ import annotations

import asyncio
import json
import pickle
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from kurgan.engine.chance import Dice
from kurgan.engine.game import AnyGame
from kurgan.engine.journal import resumable, written
from kurgan.engine.match import Match
from kurgan.engine.record import save
from kurgan.server import snapshots, worker
from kurgan.server.errands import Show, Tell, Verify, Write
from kurgan.server.impossible import Impossible
from kurgan.server.load import Guest
from kurgan.server.matches import Matches
from kurgan.server.messages import Invited, MatchHead, MatchList, NewMatch, SceneMessage
from kurgan.server.rematches import Rematches
from kurgan.server.store import Store
from kurgan.server.tables import Table
from kurgan.server.worker import Worker, imported, taken_in
from tests.editions import CHANGES, changed, copied
from tests.forgeries import content, sealed
from tests.matches import short_match
from tests.server.served import key_of, made, served, sitting
from tests.server.test_matches import problem
from tests.server.test_snapshots import everything, play

GAME = "autumn-storm"
CHANGE = CHANGES[GAME]
WANTED = NewMatch(game=GAME, scenario=CHANGE.scenario, seats={"axis": "me", "soviet": "me"})
SECRET = "5" * 64
ORDERS = 24


class Times(NamedTuple):
    """What the server had, and what it has since the scenario was changed."""

    then: Mapping[str, AnyGame]
    now: Mapping[str, AnyGame]


@pytest.fixture
def times(games: Mapping[str, AnyGame], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Times:
    """Snapshots are taken at every turn, and dice always fall alike."""
    monkeypatch.setattr(snapshots, "EVERY", 6)
    monkeypatch.setattr(Dice, "new", lambda name: Dice("always", SECRET))
    now = changed(games[GAME], tmp_path / "now", CHANGE.scenario, CHANGE)
    monkeypatch.setattr(worker, "game", lambda name: now)
    return Times({GAME: copied(games[GAME], tmp_path / "then")}, {GAME: now})


async def begun(path: Path, games: Mapping[str, AnyGame]) -> tuple[Matches, Table]:
    """A server with a match in which something has happened."""
    matches = Matches(await Store.open(path), games)
    row = await matches.make("guest", WANTED)
    await matches.mix("guest", row.id, {"axis": "", "soviet": ""})
    table = await matches.table(row.id)
    await play(table, ORDERS)
    assert table.row.result is None
    return matches, table


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kurgan.sqlite"


def test_a_stored_match_goes_on_after_its_scenario_was_changed_from_numbers_and_from_snapshots(
    times: Times, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        matches, table = await begun(path, times.then)
        before, states = [*everything(table)], [save(state) for state in table.match.states()]
        past = await matches.store.past(table.row.id)
        assert table.row.edition == 1 and past.snapshots
        again = await Matches(matches.store, times.now).table(table.row.id)
        assert [*everything(again)] == before and [save(state) for state in again.match.states()] == states
        assert "why=it is of other rules" in caplog.text, "all numbers were played again"
        await play(again, 6)
        caplog.clear()
        once_more = await Matches(matches.store, times.now).table(table.row.id)
        assert [*everything(once_more)] == [*everything(again)] and not caplog.records
        assert once_more.match.halts and once_more.row.rules == times.now[GAME].ruleset, "from snapshots of today"
        assert once_more.match.edition == once_more.row.edition == 1
        await matches.store.close()

    asyncio.run(run())


def test_snapshots_that_can_be_trusted_are_of_its_edition_too(times: Times, path: Path) -> None:
    """Where only the scenario has changed in the eyes of the rules, as if their digest did not hold it."""
    then, now = times.then[GAME], times.now[GAME]
    now.__dict__.update(folder=then.folder)
    assert now.ruleset == then.ruleset and now.scenarios() != then.scenarios()

    async def run() -> None:
        matches, table = await begun(path, times.then)
        again = await Matches(matches.store, times.now).table(table.row.id)
        assert again.match.halts and [*everything(again)] == [*everything(table)]
        assert [save(state) for state in again.match.states()] == [save(state) for state in table.match.states()]
        await matches.store.close()

    asyncio.run(run())


def test_a_new_match_and_a_rematch_are_of_today(times: Times, path: Path) -> None:
    async def run() -> None:
        matches, table = await begun(path, times.then)
        later = Matches(matches.store, times.now)
        await later.resign("guest", table.row.id)
        rematch = await Rematches(later).want("guest", table.row.id)
        new = await later.make("guest", WANTED)
        today = Match.waiting(times.now[GAME], CHANGE.scenario, ["human"] * 2).start
        for row in (rematch, new):
            assert row.edition == 2 and (await later.table(row.id)).match.start == today != table.match.start
        heads = later.heads(await later.store.of_guest("guest", range(9)), "guest")
        assert {(head.edition, head.title.en) for head in heads} == {(1, "Mamayev Kurgan"), (2, "New Mamayev Kurgan")}
        await matches.store.close()

    asyncio.run(run())


def test_a_story_is_told_of_the_edition_that_was_played(
    times: Times, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        matches, table = await begun(path, times.then)
        await matches.resign("guest", table.row.id)
        row, past = table.row, await matches.store.past(table.row.id)
        errands = (Tell(row, past), Show(row, past, "axis", 0, 3), Verify(row, past), Write(row, past))
        now = [Worker().answer(errand) for errand in errands]
        monkeypatch.setattr(worker, "game", lambda name: times.then[name])
        then = [Worker().answer(errand) for errand in errands]
        assert now[:3] == then[:3] and json.loads(now[2]) == {"rolls": table.match.entries.given[-1]}
        file = now[3].decode()
        assert "edition   1 " in file and f"start     {table.match.start} " in file
        await matches.store.close()

    asyncio.run(run())


def test_a_match_file_is_taken_in_with_its_edition(times: Times) -> None:
    for game, edition in ((times.then[GAME], 1), (times.now[GAME], 2)):
        match = Match.waiting(game, CHANGE.scenario, ["human"] * 2)
        match.unseal(SECRET)
        text = resumable(match)
        taken, _ = imported(text)
        assert (taken.edition, taken.start) == (edition, match.start)
        row, *_ = pickle.loads(taken_in(text))
        assert row.edition == edition


# On the wire


def test_an_invitation_shows_the_battle_that_will_be_played(times: Times, path: Path) -> None:
    with served(path, times.then) as address:
        host = Guest(address)
        match = made(host)
    with served(path, times.now) as address:
        friend = Guest(address)
        invited = friend.ask(Invited, "GET", f"/api{match.invitation}")
        assert invited.match.edition == 1 and invited.match.title.en == "Mamayev Kurgan"
        assert invited.scenario and invited.scenario.title.en == "Mamayev Kurgan"
        board = f"/api/games/{GAME}/scenarios/{CHANGE.scenario}/scene"
        now, first, second = (friend.ask(SceneMessage, "GET", board + of) for of in ("", "?edition=1", "?edition=2"))
        assert now == second != first
        assert problem(friend, "GET", f"{board}?edition=3") == "no-edition"


def test_an_edition_that_is_not_here_is_said_and_hides_nothing_else(times: Times, path: Path) -> None:
    with served(path, times.now) as address:
        guest = Guest(address)
        lost, sound = made(guest, soviet="me"), made(guest, soviet="me")
        texts = {"texts": {"axis": "", "soviet": ""}}
        for match in (lost, sound):
            guest.ask(MatchHead, "POST", f"/api/matches/{match.id}/mix", texts)
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("update matches set edition = 7 where id = ?", (lost.id,))
    with served(path, times.now) as address:
        guest.address = address
        heads = {head.id: head for head in guest.ask(MatchList, "GET", "/api/matches").matches}
        assert [heads[id].title.en for id in (lost.id, sound.id)] == [CHANGE.scenario, "New Mamayev Kurgan"]
        with sitting(guest, sound.id) as seat:
            assert seat.wait("welcome")["is_given"] is False
        with sitting(guest, lost.id) as seat:
            assert key_of(seat.wait("refusal")) == "no-edition"
        assert problem(guest, "POST", f"/api/matches/{lost.id}/resign") == "no-edition"


def test_a_match_file_of_an_edition_that_is_not_here_is_refused(times: Times) -> None:
    text = written(short_match(times.then[GAME]))
    other = sealed([line.replace("edition   1", "edition   7") for line in content(text)])
    with pytest.raises(Impossible, match="no-edition") as refusal:
        imported(other)
    assert refusal.value.status == 422 and refusal.value.line.values == {"scenario": "september-1942", "edition": 7}


def test_a_page_is_told_whether_what_it_shows_is_given(address: str) -> None:
    guest = Guest(address)
    for scenario, is_given in (("lesson", True), ("first-turn", False)):
        wanted = {"game": "battle-for-stalingrad", "scenario": scenario, "seats": {"german": "me", "soviet": "greedy"}}
        with sitting(guest, guest.ask(MatchHead, "POST", "/api/matches", wanted).id) as seat:
            assert seat.wait("welcome")["is_given"] is is_given
