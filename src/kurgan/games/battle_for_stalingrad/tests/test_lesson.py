"""The guided battle: whoever does what it says sees everything it promises, and loses nothing by it."""

from __future__ import annotations

from typing import Final

from kurgan.engine.chance import Dice
from kurgan.engine.game import CHANCE, NOBODY
from kurgan.engine.journal import parsed, rolls_of, verify, written
from kurgan.engine.match import Match
from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN, SOVIET
from kurgan.games.battle_for_stalingrad.view.table import view

ADVICE: Final = """
    move 71inf station/control, attack station 71inf, play stuka-2, pass, pass, fire flamethrower+2, fire rats-1, pass,
    ration 71inf, ration 71inf, ration 71inf, reinforce station, give ferries-under-fire-2, give dump-1,
    move 79inf station/control, end, pass, fire crossfire+1, pass, retreat 71inf, ration 79inf, feed 79inf, feed 79inf
""".replace("\n", " ")


def taught(*orders: str) -> Match:
    """The lesson after these orders of the player's, with the Soviet orders that are given."""
    match = Match.new(GAME, "lesson", ["human", "greedy"])
    for words in orders:
        answer(match)
        match.play(GERMAN, words)
    answer(match)
    return match


def answer(match: Match) -> None:
    while match.to_move == SOVIET and (number := match.scripted(SOVIET)) is not None:
        match.play_number(SOVIET, number)


def advised() -> list[str]:
    return [words.strip() for words in ADVICE.split(",")]


def test_the_lesson_shows_what_it_promises_and_nothing_it_advises_loses() -> None:
    match = taught(*advised())
    heard = [line.key for _, line in match.heard[GERMAN]]
    words = [entry.words for entry in match.entries]
    assert {"log-supply", "log-fed", "log-fire", "log-retreats", "log-arrives", "log-medal"} <= set(heard)
    assert {"retreat 193rd", "retreat 71inf", "eliminate 308rd", "reinforce station"} <= set(words)
    assert match.result is None and match.to_move == GERMAN
    seen = view(GAME.knows(match.state, GERMAN), GERMAN)
    places = {force.code: force.place for force in seen.forces if force.side == "german"}
    assert "german/lost" not in places.values()
    assert [code for code, place in places.items() if place == "german/station/control"] == ["79inf"]


def test_a_card_that_is_given_is_the_only_one_that_may_come_and_the_file_shows_it() -> None:
    match = taught(*advised())
    given = len(match.script.chance)
    rolls = list(rolls_of(match))
    assert given > 20 and all(list(roll.weights) == [1] for roll in rolls[:given])
    assert any(len(roll.weights) > 1 for roll in rolls[given:]), "after that the cards are honest"
    match.resign(GERMAN)
    assert verify(GAME, parsed(written(match))) == len(rolls)


def test_whoever_goes_another_way_plays_on_with_honest_cards_and_a_thinking_enemy() -> None:
    match = taught("move 76inf station/control", "end")
    assert match.to_move == SOVIET and match.scripted(SOVIET) is None
    assert isinstance(match.dice, Dice) and match.dice.rolls == sum(entry.seat == CHANCE for entry in match.entries)


def test_other_scenarios_give_nothing() -> None:
    match = Match.new(GAME, "first-turn", ["human", "greedy"])
    assert match.script.chance == () and match.to_move != NOBODY
    assert all(len(roll.weights) > 1 for roll in rolls_of(match))
