"""The websocket of a match: who is let in, what is refused, and that the match goes on whatever is said to it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import JsonValue
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kurgan.server import pictures, visitors
from kurgan.server import play as plays
from kurgan.server.chairs import Chair
from kurgan.server.load import Guest
from kurgan.server.messages import MatchHead
from kurgan.server.play import CLOSED, MOST_WINDOWS, OF_COMING, TOO_SLOW
from kurgan.server.store import Store
from kurgan.server.tables import Table
from kurgan.server.visitors import AT_ONCE
from tests.server.served import Seat, Told, begun, head_of, key_of, made, offered, sitting, two_guests


@pytest.fixture
def seats(address: str) -> Iterator[tuple[Seat, Seat]]:
    """Both pages of a match between two guests, each having seen its first position."""
    match, (host, friend) = two_guests(address)
    with sitting(host, match) as axis, sitting(friend, match) as soviet:
        axis.wait("position")
        soviet.wait("position")
        yield axis, soviet


def test_each_seat_is_welcomed_and_sees_its_own_side(seats: tuple[Seat, Seat]) -> None:
    axis, soviet = seats
    assert axis.told["position"]["seat"] == "axis" and soviet.told["position"]["seat"] == "soviet"
    assert offered(axis.told["position"]) and not offered(soviet.told["position"])
    assert axis.told["welcome"]["scene"] == soviet.told["welcome"]["scene"]


def test_an_order_is_carried_out_and_both_seats_hear_the_end_of_the_turn(seats: tuple[Seat, Seat]) -> None:
    axis, soviet = seats
    before = axis.at
    after = axis.do(offered(axis.told["position"], "move")[0])
    assert after["at"] != before
    axis.do("end")
    while not offered(soviet.wait("position")):
        pass
    assert soviet.told["position"]["to_move"] == "soviet" and axis.told["position"]["to_move"] == "soviet"


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ({"kind": "do", "words": "move 14pz 0909", "at": None}, "unreadable-hex"),
        ({"kind": "do", "words": "fly home", "at": None}, "unreadable"),
        ({"kind": "do", "words": "end", "at": -1}, "refused-stale"),
        ({"kind": "do", "words": "end"}, "refused-malformed"),
        ({"kind": "do", "words": "x" * 201, "at": None}, "refused-malformed"),
        ({"kind": "do", "words": "end", "at": None, "extra": 1}, "refused-malformed"),
        ({"kind": "undo", "at": None}, "refused-no-undo"),
        ({"kind": "sit", "seat": "axis"}, "refused-seat"),
        ({"kind": "conquer"}, "refused-malformed"),
        ({}, "refused-malformed"),
    ],
)
def test_a_wrong_message_gets_one_refusal_and_changes_nothing(
    seats: tuple[Seat, Seat], message: dict[str, object], key: str
) -> None:
    axis, _ = seats
    if message.get("at", 0) is None:
        message = message | {"at": axis.at}
    before = axis.at
    assert axis.refusal(**message) == key
    assert axis.do(offered(axis.told["position"], "move")[0])["at"] != before


@pytest.mark.parametrize(
    "frame", ["", "{", "[]", "null", "42", '"do"', "x" * 2_000, "x" * 2_001, b"\x00\x01", "\ud7ff"]
)
def test_a_malformed_or_oversized_frame_gets_a_refusal(seats: tuple[Seat, Seat], frame: str | bytes) -> None:
    axis, _ = seats
    axis.socket.send(frame)
    assert key_of(axis.wait("refusal")) == ("refused-oversized" if len(frame) > 2_000 else "refused-malformed")
    axis.do("end")


def test_a_frame_beyond_all_measure_ends_that_connection_alone(address: str) -> None:
    match, (host, friend) = two_guests(address)
    with sitting(host, match) as flooder, sitting(host, match) as axis, sitting(friend, match) as soviet:
        for seat in (flooder, axis, soviet):
            seat.wait("position")
        flooder.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            flooder.wait("nothing more")
        axis.do("end")
        soviet.wait("position")


def test_a_duplicated_order_is_carried_out_once(seats: tuple[Seat, Seat]) -> None:
    axis, _ = seats
    order = {"kind": "do", "words": offered(axis.told["position"], "move")[0], "at": axis.at}
    axis.say(**order)
    axis.say(**order)
    axis.wait("position")
    assert key_of(axis.wait("refusal")) == "refused-stale"


def test_nobody_orders_out_of_turn(seats: tuple[Seat, Seat]) -> None:
    _, soviet = seats
    assert soviet.refusal(kind="do", words="end", at=soviet.at) == "refused-not-your-turn"


def test_a_forecast_answers_without_changing_anything(seats: tuple[Seat, Seat]) -> None:
    axis, _ = seats
    words = offered(axis.told["position"], "move")[0]
    axis.say(kind="foresee", words=words)
    answer = axis.wait("foreseen")
    assert answer["words"] == words and answer["forecast"]
    assert axis.do(words)["at"] == axis.at


def test_an_order_that_would_be_refused_is_foreseen_so(seats: tuple[Seat, Seat]) -> None:
    axis, _ = seats
    for words, key in (
        ("attack 14pz 0702", "refused-nobody"),
        ("move 14pz 0704", "refused-far"),
        ("dance", "unreadable"),
    ):
        axis.say(kind="foresee", words=words)
        answer = axis.wait("foreseen")
        assert answer["forecast"] is None and key_of({"line": answer["refusal"]}) == key


def test_undo_takes_the_last_order_and_its_line_back(seats: tuple[Seat, Seat]) -> None:
    axis, _ = seats
    start = axis.told["position"]
    for words in offered(start, "move"):
        moved = axis.do(words)
        if moved["can_undo"]:
            break
    assert moved["can_undo"], "some move shows nothing new"
    axis.say(kind="undo", at=axis.at)
    back = axis.wait("position")
    assert offered(back) and back["heard"] == [] and isinstance(moved["heard_from"], int)
    assert back["heard_from"] == moved["heard_from"]


def test_resigning_ends_the_match_for_both(seats: tuple[Seat, Seat]) -> None:
    axis, soviet = seats
    soviet.say(kind="resign")
    for seat in seats:
        result = seat.wait("position")["result"]
        assert isinstance(result, dict) and result["winner"] == "axis"
    assert axis.refusal(kind="do", words="end", at=axis.at) == "refused-over"


def test_two_tabs_of_a_seat_stay_in_step(address: str) -> None:
    match, (host, _) = two_guests(address)
    with sitting(host, match) as one, sitting(host, match) as other:
        one.wait("position")
        other.wait("position")
        one.do(offered(one.told["position"], "move")[0])
        assert other.wait("position") == one.told["position"]
        other.do(offered(other.told["position"])[-1])
        assert one.wait("position") == other.told["position"]


def test_whoever_comes_back_is_told_everything_heard_so_far(address: str) -> None:
    match, (host, _) = two_guests(address)
    with sitting(host, match) as axis:
        axis.wait("position")
        axis.do(offered(axis.told["position"], "move")[0])
        heard = [axis.told["position"]["at"], axis.told["position"]["view"]]
    with sitting(host, match) as again:
        position = again.wait("position")
        assert [position["at"], position["view"]] == heard
        assert position["heard_from"] == 0 and position["heard"]


def test_a_long_log_is_told_from_its_latest_part_and_read_back_on_demand(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, (host, friend) = two_guests(address)
    with sitting(host, match) as axis, sitting(friend, match) as soviet:
        for seat in (axis, soviet) * 2:
            while not offered(seat.told.get("position") or seat.wait("position")):
                seat.wait("position")
            seat.do("end")
    with sitting(host, match) as again:
        _, whole = lines_in(again.wait("position"))
        assert len(whole) > 8
    monkeypatch.setattr(pictures, "MOST_HEARD", len(json.dumps(whole)) // 3)
    watching = host.ask(MatchHead, "GET", f"/api/matches/{match}").watching["axis"].rsplit("/", 1)[-1]
    for path in ("play", f"watch/{watching}"):
        with sitting(host, match, path) as late:
            first, read = lines_in(late.wait("position"))
            assert first > 0 and read == whole[first:]
            while first:
                late.say(kind="earlier", until=first)
                first, earlier = lines_in(late.wait("heard"))
                read = [*earlier, *read]
            assert read == whole
            late.say(kind="earlier", until=10**9)
            assert lines_in(late.wait("heard"))[1] == whole[-len(lines_in(late.told["heard"])[1]) :]
            assert late.refusal(kind="earlier", until=-1) == "refused-malformed"


def lines_in(told: Told) -> tuple[int, list[JsonValue]]:
    """From where on a message tells the log, and what it tells of it."""
    first, lines = told["heard_from"], told["heard"]
    assert isinstance(first, int) and isinstance(lines, list)
    return first, lines


def test_only_a_guest_with_a_seat_is_let_in_and_only_from_our_own_page(address: str) -> None:
    match, (host, _) = two_guests(address)
    stranger = Guest(address)
    begun(stranger)
    for guest, origin in ((stranger, None), (Guest(address), None), (host, "http://evil.example")):
        with pytest.raises(InvalidStatus) as error, sitting(guest, match, origin=origin):
            pass
        assert error.value.response.status_code == 403
    forged = Guest(address)
    forged.cookie = host.cookie[:-2] + ("aa" if not host.cookie.endswith("aa") else "bb")
    for guest, id in ((forged, match), (host, "no-such-match")):
        with pytest.raises(InvalidStatus), sitting(guest, id):
            pass


def test_one_guest_opens_a_match_in_so_many_windows_and_no_more(address: str) -> None:
    match, (host, friend) = two_guests(address)
    with ExitStack() as open:
        for _ in range(MOST_WINDOWS):
            open.enter_context(sitting(host, match)).wait("position")
        one_more = open.enter_context(sitting(host, match))
        assert key_of(one_more.wait("refusal")) == "too-many-windows"
        with pytest.raises(ConnectionClosed) as closed:
            one_more.wait("nothing more")
        assert closed.value.rcvd and closed.value.rcvd.code == CLOSED
        open.enter_context(sitting(friend, match)).wait("position")
    with sitting(host, match) as again:
        again.wait("position")


def test_a_window_that_was_closed_is_free_before_the_disk_has_noted_it(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    has_come, may_note = list[Chair](), threading.Event()

    async def noted(store: Store, table: Table, chair: Chair) -> None:
        while chair in has_come and not may_note.is_set():
            await asyncio.sleep(0.01)
        has_come.append(chair)

    monkeypatch.setattr(plays, "note", noted)
    match, (host, _) = two_guests(address)
    with ExitStack() as open:
        for _ in range(MOST_WINDOWS):
            open.enter_context(sitting(host, match)).wait("position")
    try:
        with sitting(host, match) as again:
            again.wait("position")
    finally:
        may_note.set()


def test_only_who_has_a_seat_is_told_that_a_match_was_played_by_other_rules(address: str, tmp_path: Path) -> None:
    host = Guest(address)
    match = made(host, soviet="greedy").id
    with closing(sqlite3.connect(tmp_path / "kurgan.sqlite")) as file, file:
        file.execute("update matches set state = 'another', said = 'another', rules = 'older'")
    with sitting(host, match) as seat:
        assert key_of(seat.wait("refusal")) == "other-rules"
        with pytest.raises(ConnectionClosed):
            seat.wait("nothing more")
    with pytest.raises(InvalidStatus) as error, sitting(Guest(address), match):
        pass
    assert error.value.response.status_code == 403


def test_who_comes_and_goes_is_told_once_to_whom_it_is_news(address: str) -> None:
    match, (host, friend) = two_guests(address)
    with sitting(host, match) as axis:
        axis.wait("position")
        for _ in range(3):
            with sitting(friend, match) as one, sitting(friend, match) as other:
                one.wait("position")
                other.wait("position")
            while head_of(axis.wait("news")).seats[1].is_here:
                pass
        heard = [json.loads(text) for text in news_of(axis)]
        assert [told["match"]["seats"][1]["is_here"] for told in heard] == [True, False] * 3


def news_of(seat: Seat) -> list[str]:
    """What a page has been told of who is here, up to now."""
    seat.say(kind="foresee", words="nothing")
    while "foreseen" not in seat.told:
        seat.wait("foreseen")
    return [text for text in seat.heard if json.loads(text)["kind"] == "news"]


def test_a_watcher_looks_over_one_shoulder_and_may_do_nothing(address: str) -> None:
    match, (host, friend) = two_guests(address)
    link = host.ask(MatchHead, "GET", f"/api/matches/{match}").watching
    assert list(link) == ["axis"]
    _, _, path = link["axis"].rpartition("/")
    with sitting(Guest(address), match, f"watch/{path}") as watcher, sitting(host, match) as axis:
        watched, own = watcher.wait("position"), axis.wait("position")
        assert watched["prompt"] != own["prompt"], "nobody asks a watcher for orders"
        assert watched["view"] == own["view"] and watched["orders"] == [] and own["orders"]
        assert watcher.refusal(kind="resign") == "refused-watching"
        axis.do(offered(own, "move")[0])
        assert watcher.wait("position")["view"] == axis.told["position"]["view"]
    assert friend.ask(MatchHead, "GET", f"/api/matches/{match}").watching.keys() == {"soviet"}


def test_on_one_screen_nothing_is_shown_before_the_player_to_move_has_taken_it(address: str) -> None:
    guest = Guest(address)
    match = begun(guest, soviet="me").id
    with sitting(guest, match) as screen:
        assert screen.wait("curtain")["seat"] == "axis"
        assert screen.refusal(kind="do", words="end", at=0) == "refused-curtain"
        assert screen.refusal(kind="sit", seat="soviet") == "refused-seat"
        screen.say(kind="sit", seat="axis")
        assert screen.wait("position")["seat"] == "axis"
        so_far = len(screen.heard)
        screen.say(kind="do", words="end", at=screen.at)
        assert screen.wait("curtain")["seat"] == "soviet"
        assert "position" not in [json.loads(text)["kind"] for text in screen.heard[so_far:]]
    with sitting(guest, match) as reloaded:
        assert reloaded.wait("curtain")["seat"] == "soviet"
        assert "position" not in reloaded.told


def test_the_computer_answers_by_itself(address: str) -> None:
    guest = Guest(address)
    match = begun(guest, soviet="greedy").id
    with sitting(guest, match) as axis:
        axis.wait("position")
        axis.do("end")
        while not offered(axis.wait("position")):
            pass
        assert axis.told["position"]["to_move"] == "axis"


def test_a_guest_that_talks_too_fast_is_told_so_in_whichever_window(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visitors, "A_SECOND", 0)
    match, (host, friend) = two_guests(address)
    with sitting(host, match) as one, sitting(host, match) as other, sitting(friend, match) as soviet:
        for seat in (one, other, soviet):
            seat.wait("position")
        keys = [one.refusal(kind="sit", seat="nobody") for _ in range(AT_ONCE - 2 * OF_COMING + 3)]
        assert keys == ["refused-seat"] * (len(keys) - 3) + ["refused-too-fast"] * 3
        assert other.refusal(kind="sit", seat="nobody") == "refused-too-fast"
        assert soviet.refusal(kind="sit", seat="nobody") == "refused-seat", "the other guest has done nothing"


def test_who_comes_and_goes_too_often_is_told_to_come_later(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "A_SECOND", 0)
    monkeypatch.setattr(plays, "UNTIL_SENT_AWAY", 0.1)
    match, (host, friend) = two_guests(address)
    for _ in range(AT_ONCE // OF_COMING):
        with sitting(host, match) as axis:
            axis.wait("position")
    with sitting(host, match) as axis:
        assert key_of(axis.wait("refusal")) == "refused-too-fast"
        with pytest.raises(ConnectionClosed) as closed:
            axis.wait("nothing more")
    assert closed.value.rcvd and closed.value.rcvd.code == TOO_SLOW < CLOSED, "the page comes back by itself"
    with sitting(friend, match) as soviet:
        soviet.wait("position")


ATOMS = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=30))
VALUES = st.one_of(
    st.sampled_from(["do", "undo", "foresee", "sit", "end", "move 14pz 0301", "axis"]),
    ATOMS,
    st.lists(ATOMS, max_size=3),
    st.dictionaries(st.text(max_size=5), ATOMS, max_size=3),
)
MESSAGES = st.one_of(
    st.dictionaries(st.sampled_from(["kind", "words", "at", "seat", "x"]), VALUES, max_size=4).map(json.dumps),
    st.text(max_size=300),
    st.binary(max_size=100),
)


def test_whatever_is_said_the_socket_answers_and_the_match_goes_on(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visitors, "AT_ONCE", 1_000_000)
    match, (host, _) = two_guests(address)

    @settings(max_examples=150, suppress_health_check=list(HealthCheck))
    @given(st.lists(MESSAGES, min_size=1, max_size=8))
    def babble(said: list[str | bytes]) -> None:
        with sitting(host, match) as axis:
            axis.wait("position")
            for message in said:
                axis.socket.send(message)
            axis.say(kind="foresee", words="no such order")
            assert axis.wait("foreseen")["refusal"]

    babble()
    with sitting(host, match) as axis:
        assert axis.wait("position")["result"] is None
