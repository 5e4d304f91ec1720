"""Who is invited to what, who is here, who wants a rematch, and what was put away."""

from __future__ import annotations

import json
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from kurgan.engine.game import AnyGame
from kurgan.server import matches as all_matches
from kurgan.server.company import called
from kurgan.server.load import Guest
from kurgan.server.messages import Invited, MatchHead, MatchList
from tests.server.served import begun, head_of, made, offered, served, sitting, two_guests
from tests.server.test_matches import problem


def head(guest: Guest, match: str) -> MatchHead:
    return guest.ask(MatchHead, "GET", f"/api/matches/{match}")


def test_an_invitation_says_who_invites_to_what_before_a_seat_is_taken(address: str) -> None:
    host, friend = Guest(address), Guest(address)
    wanted = {"game": "autumn-storm", "scenario": "mamayev-kurgan", "seats": {"axis": "me", "soviet": "friend"}}
    match = host.ask(MatchHead, "POST", "/api/matches", wanted | {"called": "  Anna\n\u202eB. "})
    invited = friend.ask(Invited, "GET", f"/api{match.invitation}")
    assert (invited.host, invited.seat, invited.is_own) == ("Anna B.", "soviet", False)
    assert (invited.match.game, invited.match.scenario) == ("autumn-storm", "mamayev-kurgan")
    assert invited.match.dice.commitment == match.dice.commitment, "the seal is seen before the seat is taken"
    assert host.ask(Invited, "GET", f"/api{match.invitation}").is_own
    assert friend.ask(MatchList, "GET", "/api/matches").matches == [], "looking takes no seat"
    joined = friend.ask(MatchHead, "POST", f"/api{match.invitation}", {"called": "Boris"})
    assert [seat.called for seat in joined.seats] == ["Anna B.", "Boris"]
    assert problem(Guest(address), "GET", f"/api{match.invitation}") == "no-invitation"
    assert [seat.called for seat in head(Guest(address), match.id).seats] == [None, None], "strangers hear no names"


def test_a_name_is_one_short_line_of_ordinary_signs() -> None:
    assert called(" \t\n") is None and called("x" * 99) == "x" * 30
    assert called("Zoé  O\u2019Neil\x00") == "Zoé O\u2019Neil"


def test_whoever_waits_sees_when_the_friend_was_here(
    address: str, tmp_path: Path, games: Mapping[str, AnyGame]
) -> None:
    host, friend = Guest(address), Guest(address)
    match = begun(host)
    assert head(host, match.id).seats[1].seen is None, "nobody has come yet"
    friend.ask(MatchHead, "POST", f"/api{match.invitation}")
    with sitting(friend, match.id) as page:
        page.wait("welcome")
        assert head(host, match.id).seats[1].is_here
    with sitting(host, match.id) as page:
        while True:
            page.wait("welcome") if not page.told else page.wait("news")
            there = head_of(page.told["news" if "news" in page.told else "welcome"]).seats[1]
            if not there.is_here:
                break
        assert there.seen is not None and there.seen >= match.begun
        seen = there.seen
    assert head(Guest(address), match.id).seats[1].seen is None, "strangers hear no hours"
    assert head(host, match.id).seats[1].seen == seen


def test_presence_outlives_the_server(tmp_path: Path, games: Mapping[str, AnyGame]) -> None:
    with served(tmp_path / "kurgan.sqlite", games) as address:
        match, (host, friend) = two_guests(address)
        with sitting(friend, match) as page:
            page.wait("position")
    with served(tmp_path / "kurgan.sqlite", games) as address:
        host.address = address
        there = head(host, match).seats[1]
        assert not there.is_here and there.seen is not None


def over(address: str) -> tuple[str, Guest, Guest]:
    """A match between two guests that one of them has given up."""
    match, (host, friend) = two_guests(address)
    host.ask(MatchHead, "POST", f"/api/matches/{match}/resign")
    return match, host, friend


def test_a_rematch_begins_when_both_want_it(address: str) -> None:
    match, host, friend = over(address)
    path = f"/api/matches/{match}/rematch"
    asked = host.ask(MatchHead, "POST", path)
    assert (asked.id, asked.asked, asked.rematch) == (match, "axis", None), "nothing begins yet"
    assert host.ask(MatchHead, "POST", path).id == match, "asking twice is asking"
    assert len(friend.ask(MatchList, "GET", "/api/matches").matches) == 1
    follower = friend.ask(MatchHead, "POST", path)
    assert follower.id != match and [seat.is_mine for seat in follower.seats] == [True, False]
    assert head(host, match).rematch == follower.id == host.ask(MatchHead, "POST", path).id


def test_a_rematch_can_be_declined_and_then_only_who_declined_may_ask(address: str) -> None:
    match, host, friend = over(address)
    path = f"/api/matches/{match}/rematch"
    with sitting(friend, match) as page:
        page.wait("position")
        host.ask(MatchHead, "POST", path)
        news = page.wait("news")
        while head_of(news).asked != "axis":
            news = page.wait("news")
    assert friend.ask(MatchHead, "POST", f"{path}/decline").declined == "soviet"
    assert head(host, match).asked is None and problem(host, "POST", path) == "rematch-declined"
    assert friend.ask(MatchHead, "POST", path).asked == "soviet"
    assert host.ask(MatchHead, "POST", path).id != match
    assert problem(Guest(address), "POST", f"{path}/decline") == "not-yours"


def test_who_asked_may_think_better_of_it(address: str) -> None:
    match, host, friend = over(address)
    host.ask(MatchHead, "POST", f"/api/matches/{match}/rematch")
    withdrawn = host.ask(MatchHead, "POST", f"/api/matches/{match}/rematch/decline")
    assert (withdrawn.asked, withdrawn.declined) == (None, None)
    assert friend.ask(MatchHead, "POST", f"/api/matches/{match}/rematch").id == match, "it is his to ask now"


def test_a_match_is_put_away_for_oneself_alone_and_comes_back_by_hand(address: str) -> None:
    match, (host, friend) = two_guests(address)
    assert host.ask(MatchHead, "POST", f"/api/matches/{match}/put-away").is_put_away
    assert [head(guest, match).is_put_away for guest in (host, friend)] == [True, False]
    assert not host.ask(MatchHead, "POST", f"/api/matches/{match}/bring-back").is_put_away
    assert problem(Guest(address), "POST", f"/api/matches/{match}/put-away") == "not-yours"


def test_a_match_that_was_put_away_comes_back_when_the_other_moves_however_soon(address: str) -> None:
    match, (host, friend) = two_guests(address)
    with sitting(host, match) as axis, sitting(friend, match) as soviet:
        axis.wait("position")
        soviet.wait("position")
        for mover, waiting in ((axis, friend), (soviet, host), (axis, friend)):
            assert waiting.ask(MatchHead, "POST", f"/api/matches/{match}/put-away").is_put_away
            while not offered(mover.told["position"]):
                mover.wait("position")
            mover.do("end")
            assert not head(waiting, match).is_put_away


def test_a_match_that_was_put_away_comes_back_when_the_other_asks_for_a_rematch(address: str) -> None:
    match, host, friend = over(address)
    friend.ask(MatchHead, "POST", f"/api/matches/{match}/put-away")
    host.ask(MatchHead, "POST", f"/api/matches/{match}/put-away")
    host.ask(MatchHead, "POST", f"/api/matches/{match}/rematch")
    assert [head(guest, match).is_put_away for guest in (host, friend)] == [True, False]


def test_against_the_computer_a_rematch_begins_at_once(address: str) -> None:
    host = Guest(address)
    match = made(host, soviet="greedy").id
    host.ask(MatchHead, "POST", f"/api/matches/{match}/resign")
    assert host.ask(MatchHead, "POST", f"/api/matches/{match}/rematch").id != match


def test_a_rematch_is_counted_as_a_match_is_and_there_is_only_one(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, host, friend = over(address)
    path = f"/api/matches/{match}/rematch"
    host.ask(MatchHead, "POST", path)
    monkeypatch.setattr(all_matches, "MOST_RUNNING", 1)
    begun(friend)
    assert problem(friend, "POST", path) == "too-many-running"
    monkeypatch.setattr(all_matches, "MOST_RUNNING", 2)
    with ThreadPoolExecutor(8) as pool:
        asked = [pool.submit(guest.ask, MatchHead, "POST", path) for guest in (host, friend) * 4]
        assert len({each.result().id for each in asked} - {match}) == 1
    assert len(host.ask(MatchList, "GET", "/api/matches").matches) == 2
    monkeypatch.setattr(all_matches, "MOST_MATCHES", 2)
    again = head(host, match).rematch
    host.ask(MatchHead, "POST", f"/api/matches/{again}/resign")
    assert problem(host, "POST", f"/api/matches/{again}/rematch") == "too-many-matches"
    assert host.ask(MatchHead, "POST", path).id == again, "what has begun is found by whoever has too many"


def test_presence_is_told_only_when_it_changes(address: str) -> None:
    match, (host, friend) = two_guests(address)
    with sitting(host, match) as axis, sitting(friend, match) as first:
        axis.wait("position")
        first.wait("position")
        with sitting(friend, match) as second:
            second.wait("position")
        axis.do("end")
        told = [json.loads(text)["match"]["seats"][1] for text in axis.heard if '"news"' in text[:20]]
        assert [seat["is_here"] for seat in told] in ([], [True]), "a second window and an order are no news"
