"""A battle between two browsers: no card of a hand crosses the wire to the other side before it is laid open."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import expect

from kurgan.engine.match import Match
from kurgan.games.battle_for_stalingrad.state import faces_of
from kurgan.games.battle_for_stalingrad.tables.cards import ACTIONS, FACES, N_FACES, SIDE_NAMES
from kurgan.server.messages import Position
from tests.browser import prepared, stalingrad
from tests.browser.guests import Frames, Guests
from tests.browser.server import Server
from tests.browser.tables import Table
from tests.browser.truth import Truth, every_position_is_the_seats_own

CARDS = "stuka+2 rats-1 airlift+1 staff+1 intercept-2 hug-1 molotov+2 bunker+2 order-227+1 maskirovka-3 hero+3 frost-2"
BATTLE = (  # whoever is to move gives the first of these that is not given yet
    "move 71inf station/control",
    "attack station 71inf",
    "play stuka+2",
    "pass",  # the Soviet player could cancel it, and does not
    "play hug-1",
    "react intercept-2",
    "pass",
    "pass",
    "fire rats-1",
    "fire bunker+2",
    "pass",
    "pass",
)
FACE = re.compile(r"\b[a-z0-9-]+[+-]\d\b")


def test_no_card_of_a_hand_crosses_the_wire_before_it_is_laid_open(new_guest: Guests, server: Server) -> None:
    match = prepared.played("first-turn", cards=CARDS)
    german = prepared.seated_at(match, new_guest(), server, new_guest, soviet="friend")
    expect(german.page.get_by_label("Invitation link")).to_have_value(re.compile(german.head.id))
    soviet = prepared.join(german, new_guest(), new_guest)
    fight(german, soviet)

    truth = Truth.read(prepared.game(), server.data / "kurgan.sqlite", german.head.id)
    matches = list(truth.matches())
    for seat, table in enumerate((german, soviet)):
        assert table.frames.unread == []
        every_position_is_the_seats_own(truth, matches, seat, table.frames, least=11)
        nothing_is_named_before_it_is_open(matches, seat, table.frames)
        true_hands_stay_hidden(matches, seat, table.frames, (german, soviet)[1 - seat].frames)


def fight(german: Table, soviet: Table) -> None:
    """One battle with events, a reaction, a firefight and losses; then the German turn ends, and cards are drawn."""
    for words in BATTLE:
        stalingrad.give(to_move(german, soviet), words)
    while (table := to_move(german, soviet)) and stalingrad.view(table).battle:
        stalingrad.give(table, stalingrad.offers(table)[0].words)
    assert table is german
    stalingrad.give(german, "end")
    assert to_move(german, soviet) is soviet


def to_move(german: Table, soviet: Table) -> Table:
    """Whoever is asked, once both pages know it."""
    for table in (german, soviet):
        table.wait(lambda told: isinstance(told, Position) and told.to_move in SIDE_NAMES)
    german.wait(lambda told: isinstance(told, Position) and told.to_move == soviet.position.to_move)
    return german if german.position.to_move == "german" else soviet


def nothing_is_named_before_it_is_open(matches: list[Match], seat: int, frames: Frames) -> None:
    """Neither by its face, nor by its kind, nor by its title; what all cards look like is told at the welcome."""
    then = {match.moments[seat]: place for place, match in enumerate(matches)}
    enemy = {FACES[face].code: ACTIONS[FACES[face].kind] for face in faces_of(1 - seat)}
    named, is_open = set(), set()
    for text, told in zip(frames.received, frames.told, strict=True):
        if isinstance(told, Position):
            is_open = {face for match in matches[: then[told.at] + 1] for face in laid_open(match)}
        if told.kind == "welcome":
            continue
        named |= (faces := set(FACE.findall(text)) & set(enemy))
        assert faces <= is_open, f"told of {faces - is_open}"
        open_kinds = {enemy[face].code for face in is_open & set(enemy)}
        for card in enemy.values():
            if card.code not in open_kinds:
                assert f'"{card.code}"' not in text and f'"{card.title.en}"' not in text
    assert len(named) >= 3, "the search finds what was laid open"


def laid_open(match: Match) -> Iterator[str]:
    """The cards that lie open, or that the other side has seen in a hand."""
    state = match.state
    for face in range(N_FACES):
        if state.discard[face] or state.launched[face] or state.seen[face]:
            yield FACES[face].code
    for face in (state.announced, state.event, *state.shown[: state.n_shown]):
        if face < N_FACES:
            yield FACES[face].code


def true_hands_stay_hidden(matches: list[Match], seat: int, frames: Frames, own: Frames) -> None:
    """What is in the other hand at the end, and was never open, stands on its own page and not on this one."""
    is_open = {face for match in matches for face in laid_open(match)}
    hand = {FACES[face].code for face in faces_of(1 - seat) if matches[-1].state.hand[face]}
    hidden = hand - is_open
    assert len(hidden) >= 5, "there was something to hide"
    told = "".join(frames.received) + "".join(body for url, body in frames.answers if "/matches" in url)
    assert not hidden & set(FACE.findall(told))
    assert hidden <= set(FACE.findall("".join(own.received))), "the search finds what there is to find"
