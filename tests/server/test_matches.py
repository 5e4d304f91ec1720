"""Matches over HTTP: made, joined, listed, followed, exported, imported, and told when they are over."""

from __future__ import annotations

import asyncio
import http.client
import json
import shutil
import sqlite3
import urllib.request
from collections.abc import Mapping
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from kurgan.engine.game import AnyGame
from kurgan.engine.journal import written
from kurgan.games import faces, load
from kurgan.games.autumn_storm.view import Scene, View
from kurgan.players import LEVELS, QUICK
from kurgan.server import matches as all_matches
from kurgan.server import visitors, worker
from kurgan.server.impossible import Impossible
from kurgan.server.load import Guest
from kurgan.server.matches import Matches
from kurgan.server.messages import (
    Frames,
    MatchHead,
    MatchList,
    NewMatch,
    Problem,
    Rated,
    RulebookMessage,
    SceneMessage,
    Shelf,
    Story,
    Verified,
)
from kurgan.server.opponents import opponents
from kurgan.server.seats import Guests
from kurgan.server.store import Store
from kurgan.server.worker import imported
from kurgan.server.writer import Unwritten
from tests.forgeries import content, forged, line_where, sealed
from tests.matches import short_match
from tests.server.served import begun, offered, served, sitting, two_guests

WANTED = {"game": "autumn-storm", "scenario": "mamayev-kurgan", "seats": {"axis": "me", "soviet": "greedy"}}
JSON = {"Content-Type": "application/json"}


STATUSES = {  # what programs are told by: forbidden, not there, not now, not meant, too much
    403: {"not-yours", "not-over"},
    404: {"no-game", "no-scenario", "no-edition", "no-match", "no-invitation", "no-eyes", "no-page"},
    413: {"refused-oversized"},
    409: {"not-over", "refused-over", "rematch-declined", "too-many-running", "too-many-matches", "other-rules"}
    | {"damaged-match", "no-edition"},
    422: {"malformed-request", "damaged", "no-scenario", "wrong-seats", "no-seat-of-yours", "no-player", "no-secret"}
    | {"wrong-secret", "overlong-text", "no-edition"},
    429: {"too-many-begun", "too-many-files", "too-many-questions"},
    507: {"no-room"},
}


def problem(guest: Guest, method: str, path: str, body: Mapping[str, object] | None = None) -> str:
    """The key of the sentence with which a request is refused, by the status that goes with it."""
    with pytest.raises(ValueError, match=r": [45]\d\d \{") as error:
        guest.request(method, path, body)
    said, _, sentence = str(error.value).partition(" {")
    key = Problem.model_validate_json("{" + sentence).line.key
    assert key in STATUSES[int(said.split()[-1])]
    return key


def played(address: str, guests: Mapping[str, Guest], match: str) -> None:
    """Every seat ends its turns until the match is over."""
    with sitting(guests["axis"], match) as axis, sitting(guests["soviet"], match) as soviet:
        mover, other = axis, soviet
        while True:
            position = mover.told.get("position") or mover.wait("position")
            while not offered(position) and not position["result"]:
                position = mover.wait("position")
            if position["result"]:
                return
            mover.do("end")
            mover, other = other, mover


@pytest.fixture
def finished(address: str) -> tuple[str, Guest, Guest]:
    """A match between two guests, played to its end."""
    match, (host, friend) = two_guests(address)
    played(address, {"axis": host, "soviet": friend}, match)
    return match, host, friend


def test_a_guest_is_random_signed_and_kept_from_scripts_and_other_sites(address: str) -> None:
    request = urllib.request.Request(f"{address}/api/matches", json.dumps(WANTED).encode(), JSON)
    with urllib.request.urlopen(request) as answer:
        cookie = answer.headers["Set-Cookie"]
    value, *attributes = cookie.split("; ")
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(attributes)
    guest, signature = value.partition("=")[2].rsplit(".", 1)
    assert len(guest) * 6 >= 128 and len(signature) >= 20


def test_only_a_change_and_the_page_itself_make_a_guest(address: str) -> None:
    """If every answer brought a cookie, two that cross would take each other's seats away."""
    for path, brings in (("/api/games", False), ("/api/matches", False), ("/", True)):
        with urllib.request.urlopen(f"{address}{path}") as answer:
            assert ("Set-Cookie" in answer.headers) == brings, path


def test_a_friend_follows_the_invitation_once(address: str) -> None:
    host, friend, third = Guest(address), Guest(address), Guest(address)
    match = begun(host)
    path = f"/api{match.invitation}"
    assert host.ask(MatchHead, "POST", path).id == match.id, "one's own link takes no seat"
    joined = friend.ask(MatchHead, "POST", path)
    assert joined.id == match.id and joined.invitation is None
    assert problem(third, "POST", path) == "no-invitation"
    lists = [guest.ask(MatchList, "GET", "/api/matches").matches for guest in (host, friend, third)]
    assert [len(matches) for matches in lists] == [1, 1, 0]


def test_strangers_are_shown_neither_the_invitation_nor_a_link_to_watch(address: str) -> None:
    host, stranger = Guest(address), Guest(address)
    match = begun(host)
    begun(stranger)
    assert host.ask(MatchHead, "GET", f"/api/matches/{match.id}").invitation == match.invitation is not None
    for other in (stranger, Guest(address)):
        seen = other.ask(MatchHead, "GET", f"/api/matches/{match.id}")
        assert (seen.invitation, seen.watching, seen.rematch) == (None, {}, None)


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ({"game": "chess"}, "no-game"),
        ({"scenario": "waterloo"}, "no-scenario"),
        ({"seats": {"axis": "me"}}, "wrong-seats"),
        ({"seats": {"axis": "friend", "soviet": "greedy"}}, "no-seat-of-yours"),
        ({"seats": {"axis": "me", "soviet": "zhukov"}}, "no-player"),
        ({"seats": 5}, "malformed-request"),
        ({"colour": "red"}, "malformed-request"),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_one_sentence(address: str, wanted: dict[str, object], key: str) -> None:
    assert problem(Guest(address), "POST", "/api/matches", WANTED | wanted) == key


def test_a_match_that_the_disk_does_not_take_is_not_begun_and_that_is_said(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise Unwritten("database or disk is full")

    guest = Guest(address)
    with monkeypatch.context() as patched:
        patched.setattr(Store, "write", full)
        with pytest.raises(ValueError, match=r": 507 .*refused-unwritten"):
            guest.request("POST", "/api/matches", WANTED)
    assert guest.ask(MatchList, "GET", "/api/matches").total == 0


def test_nothing_is_changed_for_another_sites_page(address: str) -> None:
    request = urllib.request.Request(
        f"{address}/api/matches", b"{}", {"Content-Type": "application/json", "Origin": "http://evil.example"}
    )
    with pytest.raises(urllib.error.HTTPError, match="403") as error:
        urllib.request.urlopen(request)
    error.value.close()


def test_the_story_of_a_match_is_told_when_it_is_over(finished: tuple[str, Guest, Guest], address: str) -> None:
    match, host, _ = finished
    story = host.ask(Story, "GET", f"/api/matches/{match}/story")
    assert len(story.turns) == 4 and {measure.name for measure in story.measures} >= {"score", "losses"}
    for eyes in ("axis", "soviet", "all"):
        frames = host.ask(Frames, "GET", f"/api/matches/{match}/story/{eyes}?from=1&count=100").frames
        assert [frame.step for frame in frames] == list(range(1, len(story.steps) + 1))
    lifted = View.model_validate(frames[0].view)
    assert {unit.side for unit in lifted.units if unit.hex} == {"axis", "soviet"}
    assert problem(host, "GET", f"/api/matches/{match}/story/nobody") == "no-eyes"
    dice = [count for seat in story.dice for count in seat.faces]
    assert sum(dice) == sum("die" in step.words for step in story.steps)
    rolls = host.ask(Verified, "GET", f"/api/matches/{match}/verify").rolls
    assert rolls == sum(step.seat == "chance" for step in story.steps)


def test_nothing_is_told_of_a_match_before_it_is_over(address: str) -> None:
    match, (host, friend) = two_guests(address)
    for guest in (host, friend, Guest(address)):
        for path in ("story", "story/all", "verify", "file"):
            assert problem(guest, "GET", f"/api/matches/{match}/{path}") == "not-over"
    assert problem(host, "POST", f"/api/matches/{match}/rematch") == "not-over"


def test_a_rematch_changes_the_sides_and_both_find_the_same(finished: tuple[str, Guest, Guest], address: str) -> None:
    match, host, friend = finished
    assert problem(Guest(address), "POST", f"/api/matches/{match}/rematch") == "not-yours"
    asked, begun = (guest.ask(MatchHead, "POST", f"/api/matches/{match}/rematch") for guest in (host, friend))
    found = host.ask(MatchHead, "POST", f"/api/matches/{match}/rematch")
    assert asked.id == match and begun.id == found.id != match
    assert [seat.is_mine for seat in found.seats] == [False, True]


def test_a_guest_resigns_only_a_match_of_its_own(address: str) -> None:
    match, (host, friend) = two_guests(address)
    assert problem(Guest(address), "POST", f"/api/matches/{match}/resign") == "not-yours"
    over = friend.ask(MatchHead, "POST", f"/api/matches/{match}/resign")
    assert over.result and over.result.winner == "axis" and over.to_move is None
    assert problem(host, "POST", f"/api/matches/{match}/resign") == "refused-over"


def file_of(guest: Guest, match: str) -> str:
    request = urllib.request.Request(f"{guest.address}/api/matches/{match}/file", headers={"Cookie": guest.cookie})
    with urllib.request.urlopen(request) as answer:
        assert "attachment" in answer.headers["Content-Disposition"]
        return str(answer.read().decode())


def test_a_finished_match_is_exported_and_imported(finished: tuple[str, Guest, Guest], address: str) -> None:
    match, host, _ = finished
    text, reader = file_of(host, match), Guest(address)
    copied = reader.ask(MatchHead, "POST", "/api/matches/import", {"text": text})
    assert copied.id != match and copied.result
    own, other = (
        guest.ask(Story, "GET", f"/api/matches/{id}/story").steps for guest, id in ((host, match), (reader, copied.id))
    )
    assert own == other != []
    for damaged in (text.replace("end ", "and ", 1), text[:-20], "", "Dear Mother\n"):
        assert problem(reader, "POST", "/api/matches/import", {"text": damaged}) == "damaged"


def test_a_match_on_one_screen_is_carried_elsewhere_and_goes_on(
    address: str, tmp_path: Path, games: Mapping[str, AnyGame]
) -> None:
    guest = Guest(address)
    match = begun(guest, soviet="me").id
    with sitting(guest, match) as screen:
        screen.wait("curtain")
        screen.say(kind="sit", seat="axis")
        screen.wait("position")
        screen.say(kind="do", words="end", at=screen.at)
        screen.wait("curtain")
    text = file_of(guest, match)
    with served(tmp_path / "elsewhere.sqlite", games) as elsewhere:
        other = Guest(elsewhere)
        copied = other.ask(MatchHead, "POST", "/api/matches/import", {"text": text})
        assert copied.to_move == "soviet"
        with sitting(other, copied.id) as screen:
            assert screen.wait("curtain")["seat"] == "soviet"
        assert problem(other, "POST", "/api/matches/import", {"text": without_secret(text)}) == "no-secret"


def test_the_file_of_a_match_on_one_screen_is_its_players_alone(address: str) -> None:
    """It holds the secret of the dice and both sides' orders."""
    guest, stranger = Guest(address), Guest(address)
    match = begun(guest, soviet="me").id
    begun(stranger)
    assert "\nsecret " in file_of(guest, match)
    for other in (stranger, Guest(address)):
        assert problem(other, "GET", f"/api/matches/{match}/file") == "not-over"


def without_secret(text: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("secret"))


def test_the_catalogue_the_rules_and_the_scene_of_a_game_are_open_to_all(address: str) -> None:
    guest = Guest(address)
    shelf = guest.ask(Shelf, "GET", "/api/games")
    assert [game.name for game in shelf.games] == list(faces())
    assert [each.name for each in shelf.opponents if each.kind == "level"] == [*LEVELS], "the weaker first"
    assert [each.name for each in shelf.opponents if each.kind == "study"] == [*QUICK]
    assert shelf.usual in LEVELS
    assert len(guest.ask(RulebookMessage, "GET", "/api/games/autumn-storm/rulebook").rules) > 40
    scene = guest.ask(SceneMessage, "GET", "/api/games/autumn-storm/scenarios/mamayev-kurgan/scene").scene
    assert len(Scene.model_validate(scene).hexes) == 80
    for language, word in (("en", "side-soviet = Soviet"), ("fr", "side-soviet = ")):
        with urllib.request.urlopen(f"{address}/api/games/autumn-storm/words/{language}") as answer:
            assert word in answer.read().decode()
    assert problem(guest, "GET", "/api/games/chess/rulebook") == "no-game"
    assert problem(guest, "GET", "/api/nothing") == "no-page"


def test_opponents_have_the_ratings_that_were_measured(games: Mapping[str, AnyGame], tmp_path: Path) -> None:
    terms = "simulations = 10\nspread = 30\n"
    (tmp_path / "levels.toml").write_text(
        "".join(f"[{name}]\n{terms}rating = {1000 + place}\n" for place, name in enumerate(LEVELS))
    )
    rated, unrated = replace(games["autumn-storm"], folder=tmp_path), replace(games["autumn-storm"], folder=Path())
    found = {each.name: each.ratings for each in opponents({"rated": rated, "unrated": unrated})}
    measured = {name: {"rated": Rated(rating=1000 + place, spread=30)} for place, name in enumerate(LEVELS)}
    assert found == measured | {name: {} for name in QUICK}


def test_the_api_documents_itself(address: str) -> None:
    paths = json.loads(Guest(address).request("GET", "/openapi.json"))["paths"]
    assert {"/api/matches", "/api/join/{invitation}", "/api/matches/{id}/story"} <= set(paths)


def test_a_friend_who_never_came_is_invited_again_to_the_rematch(address: str) -> None:
    host, friend = Guest(address), Guest(address)
    match = begun(host).id
    host.ask(MatchHead, "POST", f"/api/matches/{match}/resign")
    rematch = host.ask(MatchHead, "POST", f"/api/matches/{match}/rematch")
    assert friend.ask(MatchHead, "POST", f"/api{rematch.invitation}").id == rematch.id


def test_the_computers_seat_in_the_rematch_of_an_imported_match_is_nobody_elses(address: str) -> None:
    host, reader = Guest(address), Guest(address)
    match = begun(host, soviet="greedy").id
    host.ask(MatchHead, "POST", f"/api/matches/{match}/resign")
    copied = reader.ask(MatchHead, "POST", "/api/matches/import", {"text": file_of(host, match)})
    rematch = reader.ask(MatchHead, "POST", f"/api/matches/{copied.id}/rematch")
    assert [(seat.player, seat.is_mine) for seat in rematch.seats] == [("greedy", False), ("human", True)]


def test_a_file_may_say_anything_and_is_answered_in_one_sentence(address: str) -> None:
    host = Guest(address)
    match = begun(host, soviet="greedy").id
    host.ask(MatchHead, "POST", f"/api/matches/{match}/resign")
    text = file_of(host, match)
    lines = content(text)
    for wrong in ("option   weather snow", "mix       axis " + "[" * 100_000):
        assert (
            problem(host, "POST", "/api/matches/import", {"text": sealed([*lines[:1], wrong, *lines[1:]])}) == "damaged"
        )
    for start, long in (("match     ", "x" * 65), ("mix       axis ", f'"{"x" * 101}"'), ("secret    ", "x" * 129)):
        lines = [f"{start}{long}" if line.startswith(start) else line for line in content(text)]
        assert problem(host, "POST", "/api/matches/import", {"text": sealed(lines)}) == "overlong-text", start
    huge = forged(
        text, line_where(text, r"\s+1  "), lambda line: line.replace("  chance", "  chance" + " " + "9" * 5000)
    )
    assert problem(host, "POST", "/api/matches/import", {"text": huge}) == "damaged"
    stranger = forged(text, line_where(text, "seat +soviet"), lambda line: line.replace("greedy", "zhukov"))
    imported = host.ask(MatchHead, "POST", "/api/matches/import", {"text": stranger})
    assert [seat.player for seat in imported.seats] == ["human", "human"], "nobody here can play for zhukov"


def test_a_row_that_no_page_could_be_told_of_hides_only_itself(
    tmp_path: Path, games: Mapping[str, AnyGame], address: str
) -> None:
    guest = Guest(address)
    good, *bad = (begun(guest).id for _ in range(4))
    spoiled = ("mix = '[\"\\ud800\", null]'", "mix = '[null, null, null]'", """result = '{"foo": 1}'""")
    with closing(sqlite3.connect(tmp_path / "kurgan.sqlite")) as file, file:
        for id, change in zip(bad, spoiled, strict=True):
            file.execute(f"UPDATE matches SET {change} WHERE id = '{id}'")
    with served(tmp_path / "kurgan.sqlite", games) as again:
        guest.address = again
        listed = guest.ask(MatchList, "GET", "/api/matches")
        assert ([match.id for match in listed.matches], listed.total) == ([good], 4)
        for id in bad:
            assert problem(guest, "GET", f"/api/matches/{id}") == "damaged-match"


def test_a_match_of_too_many_numbers_is_not_even_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    text = written(short_match(load("autumn-storm")))
    monkeypatch.setattr(worker, "MOST_STORED", 13 * worker.OF_A_NUMBER)
    assert imported(text)[0].result
    monkeypatch.setattr(worker, "MOST_STORED", 13 * worker.OF_A_NUMBER - 1)
    with pytest.raises(Impossible, match="overlong-match") as error:
        imported(text)
    assert error.value.status == 422


def answered(address: str, headers: dict[str, str]) -> int:
    """The status of a request of which only the beginning is sent."""
    connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=10)
    connection.putrequest("POST", "/api/matches/import")
    for name, value in (JSON | headers).items():
        connection.putheader(name, value)
    connection.endheaders(b"{")
    status = connection.getresponse().status
    connection.close()
    return status


@pytest.mark.parametrize("headers", [{"Content-Length": "3000000000"}, {"Transfer-Encoding": "chunked"}])
def test_nothing_is_taken_in_without_a_limit(address: str, headers: dict[str, str]) -> None:
    assert answered(address, headers) == 413


def test_only_a_match_file_may_be_long(address: str) -> None:
    guest, long = Guest(address), "x" * 60_000
    assert problem(guest, "POST", "/api/matches", WANTED | {"called": long}) == "refused-oversized"
    assert problem(guest, "POST", "/api/matches/import", {"text": long}) == "damaged"


@pytest.mark.parametrize("path", ["/match/x", "/" + "a" * 5_000, "/%00", "/..%5Capp.py", "/%2e%2e%2fapp.py"])
def test_every_path_of_the_pages_own_is_the_page(address: str, path: str) -> None:
    with urllib.request.urlopen(address + path) as answer:
        assert answer.headers["Content-Type"].startswith("text/html") and b"<html" in answer.read()


def test_a_guest_has_so_many_matches_and_no_more(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(all_matches, "MOST_RUNNING", 2)
    host, friend = Guest(address), Guest(address)
    first, _ = begun(host), begun(host, soviet="me")
    assert problem(host, "POST", "/api/matches", WANTED) == "too-many-running"
    path = f"/api{first.invitation}"
    for _ in range(2):
        begun(friend)
    assert problem(friend, "POST", path) == "too-many-running", "nor may others fill the list"
    host.ask(MatchHead, "POST", f"/api/matches/{first.id}/resign")
    begun(host)
    monkeypatch.setattr(all_matches, "MOST_RUNNING", 100)
    monkeypatch.setattr(all_matches, "MOST_MATCHES", 3)
    assert problem(host, "POST", "/api/matches", WANTED) == "too-many-matches"


def test_an_address_begins_so_many_matches_with_however_many_cookies(
    tmp_path: Path, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visitors, "BEGUN_AT_ONCE", 4)
    monkeypatch.setattr(visitors, "BEGUN_A_SECOND", 0)
    with served(tmp_path / "kurgan.sqlite", games, trusted=["192.0.2.7"]) as address:
        host = Guest(address)
        match = begun(host, soviet="greedy").id
        host.ask(MatchHead, "POST", f"/api/matches/{match}/resign")
        host.ask(MatchHead, "POST", f"/api/matches/{match}/rematch")
        for _ in range(2):
            begun(Guest(address))
        for path in ("/api/matches", f"/api/matches/{match}/rematch"):
            assert problem(host, "POST", path, WANTED) == "too-many-begun"
        assert problem(Guest(address), "POST", "/api/matches", WANTED) == "too-many-begun"
        for other, status in (("192.0.2.8", [200] * 4 + [429]), ("192.0.2.7", [200] * 9)):
            assert [began(address, other) for _ in status] == status


def began(address: str, client: str) -> int:
    """The status with which a match is begun from an address, as a proxy on this machine says it."""
    request = urllib.request.Request(
        f"{address}/api/matches", json.dumps(WANTED).encode(), JSON | {"X-Forwarded-For": client}
    )
    try:
        with urllib.request.urlopen(request) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        error.close()
        return error.code


def test_an_address_brings_so_many_files_and_none_when_the_disk_is_almost_full(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visitors, "FILES_AT_ONCE", 3)
    monkeypatch.setattr(visitors, "FILES_A_SECOND", 0)
    match, (host, friend) = two_guests(address)
    friend.ask(MatchHead, "POST", f"/api/matches/{match}/resign")
    file = {"text": file_of(host, match)}
    host.ask(MatchHead, "POST", "/api/matches/import", file)
    other = begun(host, soviet="me").id
    total, used, _ = shutil.disk_usage("/")
    with monkeypatch.context() as patched:
        patched.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(total, used, 19_999_999))
        assert problem(host, "POST", "/api/matches/import", file) == "no-room"
        assert problem(host, "POST", "/api/matches", WANTED) == "no-room"
        assert host.ask(MatchHead, "POST", f"/api/matches/{other}/resign").result, "what has begun goes on"
        assert problem(host, "POST", f"/api/matches/{other}/rematch") == "no-room"
    assert problem(host, "POST", "/api/matches/import", {"text": "Dear Mother"}) == "damaged"
    assert problem(Guest(address), "POST", "/api/matches/import", file) == "too-many-files", (
        "the damaged one counts too"
    )
    assert host.ask(MatchHead, "POST", f"/api/matches/{other}/rematch").id != other


def test_matches_are_listed_page_by_page_each_once(address: str) -> None:
    guest = Guest(address)
    begun_ids = [begun(guest, soviet="greedy").id for _ in range(7)]
    pages = [guest.ask(MatchList, "GET", f"/api/matches?from={first}&count=3") for first in (0, 3, 6, 9)]
    assert [len(page.matches) for page in pages] == [3, 3, 1, 0] and {page.total for page in pages} == {7}
    assert sorted(match.id for page in pages for match in page.matches) == sorted(begun_ids)
    for wrong in ("count=101", "count=0", "from=-1", "from=999999999999999999999"):
        assert problem(guest, "GET", f"/api/matches?{wrong}") == "malformed-request"


def test_matches_of_a_game_that_is_gone_are_still_listed(tmp_path: Path, games: Mapping[str, AnyGame]) -> None:
    async def listed() -> None:
        store = await Store.open(tmp_path / "kurgan.sqlite")
        await Matches(store, games).make("guest", NewMatch.model_validate(WANTED))
        matches = Matches(store, {})
        [row], _ = await matches.of_guest("guest", range(20))
        assert matches.head(row, "guest").title.en == "mamayev-kurgan"
        await store.close()

    asyncio.run(listed())


def test_two_servers_on_one_host_leave_each_others_guests_alone() -> None:
    assert Guests("one key").cookie != Guests("another").cookie
    assert Guests("one key").cookie == Guests("one key").cookie
