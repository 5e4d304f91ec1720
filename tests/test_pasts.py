"""What undo goes back to: the very states, newest first, in no more room than there is."""

from __future__ import annotations

import pytest

from kurgan.engine.chance import draw, stream
from kurgan.engine.pasts import MOST_BYTES, OVERHEAD, Past, Pasts, difference

SIZE = 16_000


def course(length: int, seed: int = 1) -> list[Past]:
    """States of a large game, each a few bytes from the one before."""
    source, state, found = stream(seed), bytearray(SIZE), []
    for number in range(length):
        for _ in range(5):
            state[draw(source, SIZE)] = draw(source, 256)
        found.append(Past(bytes(state), number, f"said {number}"))
    return found


def pushed(course: list[Past]) -> Pasts:
    pasts = Pasts()
    for past in course:
        pasts.push(past)
    return pasts


def popped(pasts: Pasts) -> list[Past]:
    return [pasts.pop() for _ in range(len(pasts))]


def test_they_come_back_newest_first_and_as_they_were() -> None:
    went = course(300)
    pasts = pushed(went)
    assert pasts and len(pasts) == 300
    assert popped(pasts) == went[::-1]
    assert not pasts and len(pasts) == 0
    with pytest.raises(IndexError):
        pasts.pop()


def test_who_goes_back_and_on_again_comes_back_by_the_new_way() -> None:
    went, other = course(20), course(20, seed=2)
    pasts = pushed(went)
    for _ in range(15):
        pasts.pop()
    for past in other:
        pasts.push(past)
    assert popped(pasts) == other[::-1] + went[4::-1]


def test_a_copy_goes_its_own_way() -> None:
    went = course(9)
    pasts = pushed(went)
    twin = pasts.copy()
    twin.pop()
    twin.push(went[0])
    assert popped(pasts) == went[::-1] and popped(twin) == [went[0], *went[7::-1]]


def test_what_differs_little_takes_little_room_and_the_oldest_are_forgotten_first() -> None:
    went = course(1_000)
    pasts = pushed(went)
    assert 500 < len(pasts) < 1_000, "a thousand whole states would be sixteen million bytes"
    assert sum(OVERHEAD + len(past.state) for past in pasts.older) < MOST_BYTES
    left = len(pasts)
    assert popped(pasts) == went[: -left - 1 : -1]


def test_how_far_one_can_go_back_does_not_tell_what_the_states_hold() -> None:
    source = stream(3)
    empty, full = bytes(SIZE), bytes(draw(source, 256) for _ in range(SIZE))
    alike = pushed([Past(empty, number, "") for number in range(900)])
    unlike = pushed([Past((empty, full)[number % 2], number, "") for number in range(900)])
    assert len(alike) == len(unlike) < 900
    assert [past.entries for past in popped(unlike)] == [past.entries for past in popped(alike)]


def test_a_difference_leads_from_either_state_to_the_other() -> None:
    one, other = b"\0\1\2\xff", b"\0\7\2\0"
    assert difference(one, difference(one, other)) == other and difference(other, difference(one, other)) == one


def test_what_was_given_as_one_is_gone_back_on_as_one() -> None:
    went = course(9)
    pasts = pushed(went)
    assert pasts.join(5) and len(pasts) == 6
    assert popped(pasts) == went[5::-1]


def test_what_is_one_already_stays_as_it_is() -> None:
    went = course(9)
    pasts = pushed(went)
    assert not pasts.join(8) and not pasts.join(20) and not Pasts().join(0)
    assert popped(pasts) == went[::-1]


def test_nobody_goes_back_behind_what_was_revealed_meanwhile() -> None:
    """Of one order in five parts the first two cannot be taken back: only the rest is one."""
    pasts = pushed(course(9)[6:])
    assert pasts.join(4) and [past.entries for past in popped(pasts)] == [6]
