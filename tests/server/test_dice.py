"""The dice of a match: published with it, mixed by every seat before the first roll, and on disk before it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path

import pytest

from kurgan.engine.chance import commitment_of
from kurgan.engine.game import AnyGame
from kurgan.engine.journal import parsed, verify
from kurgan.server import play
from kurgan.server.load import Guest
from kurgan.server.matches import Matches
from kurgan.server.messages import MatchHead, NewMatch, Story
from kurgan.server.store import Store
from tests.server.served import head_of, key_of, made, offered, sitting
from tests.server.test_matches import file_of, problem


def mix(guest: Guest, match: MatchHead, **texts: str) -> MatchHead:
    return guest.ask(MatchHead, "POST", f"/api/matches/{match.id}/mix", {"texts": texts})


@pytest.mark.parametrize(
    ("opponent", "texts", "waits_for"),
    [("greedy", ["soviet"], ["axis"]), ("friend", [], ["axis", "soviet"]), ("me", [], ["axis", "soviet"])],
)
def test_name_and_seal_are_published_with_the_match_and_nothing_is_rolled_before_every_seat_has_mixed(
    address: str, opponent: str, texts: list[str], waits_for: list[str]
) -> None:
    match = made(Guest(address), soviet=opponent)
    assert len(match.dice.commitment) == 64 and match.dice.name and match.to_move == "chance"
    assert list(match.dice.texts) == texts and match.dice.waits_for == waits_for
    assert all(len(text) == 32 for text in match.dice.texts.values()), "the computer's text is there from the beginning"


def test_against_the_computer_the_first_card_is_drawn_once_the_page_has_mixed(address: str) -> None:
    guest = Guest(address)
    match = made(guest, soviet="greedy")
    with sitting(guest, match.id) as page:
        welcome = page.wait("welcome")
        assert head_of(welcome).dice.commitment == match.dice.commitment
        after = mix(guest, match, axis="a text of mine")
        assert after.dice.texts == match.dice.texts | {"axis": "a text of mine"} and after.dice.waits_for == []
        position = page.wait("position")
        assert [each for each in page.heard if '"position"' in each[:20]] == page.heard[-1:], "none came before"
        assert offered(position) and position["heard"]


def test_against_a_friend_the_match_waits_at_its_first_chance_step_until_both_have_sat_down(address: str) -> None:
    host, friend = Guest(address), Guest(address)
    match = made(host)
    with sitting(host, match.id) as axis:
        mix(host, match, axis="north")
        waiting = axis.wait("position")
        assert (waiting["to_move"], waiting["orders"], waiting["heard"]) == ("chance", [], [])
        assert key_of({"line": waiting["prompt"]}) == "waiting-for-dice"
        assert axis.refusal(kind="do", words="end", at=axis.at) == "refused-not-your-turn"
        joined = friend.ask(MatchHead, "POST", f"/api{match.invitation}")
        assert joined.dice.commitment == match.dice.commitment and joined.dice.texts == {"axis": "north"}
        with sitting(friend, match.id) as soviet:
            soviet.wait("welcome")
            mix(friend, joined, soviet="wind")
            assert offered(axis.wait("position")) and soviet.wait("position")["to_move"] == "axis"


def test_a_text_is_a_guests_own_and_stays(address: str) -> None:
    host, friend = Guest(address), Guest(address)
    match = made(host)
    path = f"/api/matches/{match.id}/mix"
    assert problem(host, "POST", path, {"texts": {"soviet": "for my friend"}}) == "not-yours"
    assert problem(friend, "POST", path, {"texts": {"soviet": "not invited"}}) == "not-yours"
    assert problem(host, "POST", path, {"texts": {"axis": "x" * 101}}) == "malformed-request"
    mix(host, match, axis="first")
    assert mix(host, match, axis="second").dice.texts == {"axis": "first"}


def test_what_was_mixed_is_in_the_file_and_every_roll_follows_from_it(
    address: str, games: Mapping[str, AnyGame]
) -> None:
    guest = Guest(address)
    match = made(guest, soviet="me")
    mix(guest, match, axis="north", soviet="wind")
    guest.ask(MatchHead, "POST", f"/api/matches/{match.id}/resign")
    journal = parsed(file_of(guest, match.id))
    assert journal.mix == {"axis": "north", "soviet": "wind"} and journal.name == match.dice.name
    assert journal.dice == match.dice.commitment == commitment_of(journal.secret)
    rolls = verify(games["autumn-storm"], journal)
    story = guest.ask(Story, "GET", f"/api/matches/{match.id}/story")
    roll = story.rolls[0]
    assert len(story.rolls) == rolls >= 1, "some cards ask for more at once"
    assert (roll.step, roll.number) == (1, journal.entries[0][2]) and roll.number in roll.numbers
    assert len(roll.numbers) == len(roll.weights) and story.secret == journal.secret
    shown = {place: step.number for place, step in enumerate(story.steps, 1) if step.seat == "chance"}
    assert shown == {roll.step: roll.number for roll in story.rolls}


def test_a_match_given_up_before_the_first_roll_opens_its_seal(address: str, games: Mapping[str, AnyGame]) -> None:
    guest = Guest(address)
    match = made(guest)
    guest.ask(MatchHead, "POST", f"/api/matches/{match.id}/resign")
    journal = parsed(file_of(guest, match.id))
    assert commitment_of(journal.secret) == match.dice.commitment and verify(games["autumn-storm"], journal) == 0


def test_a_server_that_comes_back_has_every_text_and_rolls_the_same(
    tmp_path: Path, games: Mapping[str, AnyGame]
) -> None:
    async def play_on() -> None:
        store = await Store.open(tmp_path / "kurgan.sqlite")
        wanted = NewMatch(game="autumn-storm", scenario="mamayev-kurgan", seats={"axis": "me", "soviet": "me"})
        row = await Matches(store, games).make("guest", wanted)
        await Matches(store, games).mix("guest", row.id, {"axis": "north"})
        half = await Matches(store, games).table(row.id)  # as after a kill: nothing but the file is left
        assert half.row.mix == ["north", None] and half.match.entries == []
        whole = await Matches(store, games).mix("guest", row.id, {"soviet": "wind"})
        again = await Matches(store, games).table(row.id)
        assert again.row == whole and len(again.match.entries) == again.trail.place >= 1
        seat, whole_entries = again.match.to_move, len(again.match.entries)
        await again.order(seat, "end", again.match.moments[seat])
        final = await Matches(store, games).table(row.id)
        assert final.match.entries == again.match.entries and len(final.match.entries) > whole_entries
        await store.close()

    asyncio.run(play_on())


def test_a_page_that_never_mixes_does_not_hold_the_match_up(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "LATEST_MIX", 0.0)
    guest = Guest(address)
    match = made(guest, soviet="greedy")
    with sitting(guest, match.id) as page:
        assert offered(page.wait("position"))
    assert guest.ask(MatchHead, "GET", f"/api/matches/{match.id}").dice.texts["axis"] == ""
