"""A whole battle against the computer, from the first order to the rematch."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from pydantic import JsonValue, TypeAdapter

from kurgan.games.autumn_storm.view import View
from kurgan.server.changes import put_together
from kurgan.server.messages import Frame, Position, Recap, Story
from kurgan.server.messages import Frames as FramesMessage
from tests.browser import board
from tests.browser.conftest import Battle
from tests.browser.guests import Frames
from tests.browser.server import Server
from tests.browser.tables import Table, story_of, until

VIEWS = TypeAdapter(list[JsonValue])
# Scrolled to its end, does the panel show this above the list of what happened?
IS_CLEAR = """(each) => {
    const panel = each.closest(".tab-body");
    panel.scrollTop = panel.scrollHeight;
    return each.getBoundingClientRect().bottom <= document.querySelector(".since").getBoundingClientRect().top;
}"""


def test_a_whole_battle_is_fought_told_and_fought_again(
    page: Page, server: Server, battle: Battle, frames: Callable[[Page], Frames]
) -> None:
    table = battle(page, server)
    board.wait_for_counters(page, table.view)
    move_by_a_way_of_its_own(table)
    move_with_a_forecast(table)
    watch_the_other_side(table)
    has_attacked = False
    while not table.position.result:
        has_attacked = has_attacked or attack(table)
        end_turn_and_wait(table)
    assert has_attacked
    assert table.view.turn == table.view.last_turn or table.position.result.winner == "axis"

    ending = page.get_by_role("region", name="The battle is over")
    sentence = ending.get_by_role("heading").inner_text()
    expect_said_once(page, ending.locator("p:not(.label)").inner_text())
    expect_off_the_map(page, ending)
    ending.get_by_role("link", name="See the battle’s story").click()
    story = story_of(page, frames(page))
    expect(page.get_by_role("heading", level=1)).to_have_text(sentence)
    assert story.match.result == table.position.result
    read_reports(page, story)
    watch_replay(page, frames(page), story)

    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(table.head.id))
    table.wait(lambda told: isinstance(told, Position) and told.seat == told.to_move == "soviet")
    board.catch_up(table)


def expect_said_once(page: Page, sentence: str) -> None:
    """How it ended is on its card, and nowhere else beside the map; once the card is away, in the prompt."""
    assert sentence.endswith(".")
    said = page.locator(".map-area, .side-panel").get_by_text(sentence)
    expect(said.filter(visible=True)).to_have_count(1)
    expect(page.locator(".prompt-bar")).to_be_hidden()


def expect_off_the_map(page: Page, card: Locator) -> None:
    """The card of the ending leaves the map free, on a desk and on a phone."""
    size = page.viewport_size
    for width, height in ((1400, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        board.settle(page)
        boxes = [each.bounding_box() for each in (card, page.locator(".board"))]
        lying, map_box = (box for box in boxes if box)
        covered = max(0, min(lying["y"] + lying["height"], map_box["y"] + map_box["height"]) - lying["y"])
        is_beside = lying["x"] >= map_box["x"] + map_box["width"]
        assert is_beside or covered < map_box["height"] / 4, f"{covered} of {map_box['height']} at {width}"
    if size is not None:
        page.set_viewport_size(size)


def move_with_a_forecast(table: Table) -> None:
    """A move: the way and its cost are shown before the click, the counter stands there after it."""
    page, at = table.page, table.position.at
    subject, choice = max(board.offered(table.position, "move"), key=lambda each: each[1].cost)
    start = board.place_of(table.view, subject)
    board.pick(table, subject)
    expect(page.locator(".as-way").first).to_have_count(0)
    board.aim(table, choice)
    expect(page.locator(".as-way").first).to_be_visible()
    expect(page.locator(".forecast h3")).to_contain_text("moves")
    expect(page.locator(".forecast .sum dd").last).to_have_text(str(choice.cost))
    board.click(page, choice.place)
    table.wait_for_position(after=at)
    board.wait_for_counters(page, table.view)
    assert board.place_of(table.view, subject) != start


def move_by_a_way_of_its_own(table: Table) -> None:
    """A unit is dragged over one hex to another beside it: it goes by the first, though it could go straight [5.7]."""
    page, at = table.page, table.position.at
    subject, by, end = board.way_of_two(table)
    start = board.place_of(table.view, subject)
    board.let_go(page)
    board.drag(page, start, by, end)
    table.wait_for_position(after=at)
    assert board.place_of(table.view, subject) == end
    assert table.view.way == [by, end]
    board.catch_up(table)


def watch_the_other_side(table: Table) -> None:
    """The computer's turn at the pace of who watches it: paused, walked through, read in a list, and shown again."""
    page, own = table.page, table.view
    choose_speed(page, "slow")
    at = table.position.at
    board.end_turn(table)
    controls = page.get_by_role("group", name="The other side’s turn")
    expect(controls).to_be_visible()
    page.keyboard.press("Space")
    expect(controls.get_by_role("button", name="Go on")).to_be_visible()
    table.wait(lambda told: isinstance(told, Position) and told.at > at and told.to_move == told.seat)
    assert not page.locator(".as-ready, .as-mark").count(), "nobody orders before he has seen everything"
    for _ in table.frames.positions:
        page.keyboard.press(",")
    board.wait_for_counters(page, own)
    page.keyboard.press(".")
    expect(controls).to_be_visible()
    page.keyboard.press("Escape")
    board.wait_for_counters(page, table.view)

    since = page.get_by_role("region", name="Since your last turn")
    expect(since).to_be_visible()
    expect(since.get_by_role("listitem").last).to_be_visible()
    assert page.locator(".legend li").last.evaluate(IS_CLEAR), "the legend can be read beside the list"
    since.get_by_role("button", name="Show it again").click()
    expect(controls.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Escape")
    since.locator(".log-point").first.click()
    expect(page.locator(".as-pointed").first).to_be_attached()

    page.reload()
    expect(since.get_by_role("listitem").last).to_be_visible()
    assert frames_of(table)[-1].shown
    choose_speed(page, "at once")
    page.keyboard.press("Escape")
    expect(since).to_be_hidden()
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("tabpanel", name="Log").get_by_role("button", name="Show it again")).to_be_visible()
    page.get_by_role("tab", name="Orders").click()


def choose_speed(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator(".menu").get_by_label("How fast others’ turns are shown").select_option(label=name)
    page.get_by_role("button", name="Menu").click()
    expect(page.locator(".menu")).to_be_hidden()


def frames_of(table: Table) -> list[Recap]:
    """What the page was told of earlier moments."""
    return [each for each in table.frames.told if isinstance(each, Recap)]


def attack(table: Table) -> bool:
    """Close with the enemy and attack, if this turn allows: chances before the click, die and result after it."""
    page = table.page
    can_attack = {unit.code for unit in table.view.units if unit.attack}
    for _ in range(table.view.command or 0):
        attacks = board.offered(table.position, "attack")
        closing = [each for each in board.offered(table.position, "move") if each[1].stops and each[0] in can_attack]
        if attacks or not closing:
            break
        board.order(table, *closing[0])
    if not attacks:
        return False
    at, (subject, choice) = table.position.at, attacks[0]
    board.pick(table, subject)
    board.aim(table, choice)
    chances = page.locator(".forecast").first.locator(".outcome-head .number").all_inner_texts()
    assert 99 <= sum(int(chance.rstrip("%")) for chance in chances) <= 101
    expect(board.main_button(page)).to_have_count(0)  # whoever only points at a target sees no button that would vanish
    board.click(page, choice.place)
    board.hover(page, board.place_of(table.view, subject))
    expect(board.main_button(page)).to_contain_text("Attack")  # it stays on the way to it
    assert table.position.at == at
    board.main_button(page).click()
    table.wait_for_position(after=at)
    card = page.get_by_role("region", name="What happened")
    expect(card.locator(".happening-line")).to_contain_text(re.compile(r"rolls? [1-6]|die [1-6]"))
    [combat] = [line for line in table.position.heard if line.key == "log-combat"]
    assert combat.rule
    expect(card.get_by_role("button", name=f"Rule {combat.rule}")).to_be_visible()
    board.expect_uncovered(page)
    board.catch_up(table)
    return True


def end_turn_and_wait(table: Table) -> None:
    """End the turn and wait for the next, or for the end."""
    at = table.position.at
    board.end_turn(table)

    def is_next(told: object) -> bool:
        is_later = isinstance(told, Position) and told.at > at
        return is_later and isinstance(told, Position) and (told.to_move == told.seat or told.result is not None)

    table.wait(is_next)
    board.catch_up(table)


def read_reports(page: Page, story: Story) -> None:
    """The chart, the final count, the dice and the seal say what the server counted."""
    score = next(measure for measure in story.measures if measure.name == "score")
    ends = "; ".join(f"{seat.title()} {score.seats[seat][0]} → {score.seats[seat][-1]}" for seat in ("axis", "soviet"))
    expect(page.get_by_role("img", name=f"Victory points: {ends}")).to_be_visible()
    count = page.get_by_role("region", name="In the end")
    assert len(story.measures) > 1
    for measure in story.measures:
        if measure is not score:
            finals = [str(measure.seats[seat][-1]) for seat in ("axis", "soviet")]
            assert finals in [row.locator("td").all_inner_texts() for row in count.locator("tbody tr").all()]
    dice = page.get_by_role("region", name="Dice").locator(".count").all_inner_texts()
    assert dice == [str(count) for each in story.dice for count in each.faces]
    assert sum(map(int, dice)) == sum("die" in step.words for step in story.steps) > 0
    page.get_by_role("button", name="Verify the dice").click()
    rolls = sum(step.seat == "chance" for step in story.steps)
    expect(page.locator(".proof").first).to_contain_text(f"All {rolls} rolls and draws follow from the secret")


def watch_replay(page: Page, frames: Frames, story: Story) -> None:
    """Step, jump, play and look with other eyes: the map always shows what those eyes saw then."""
    last, where = len(story.steps), page.locator(".where")
    expect(where).to_have_text(f"Step {last} of {last}")
    expect_frame(page, frames, last, "all")
    page.get_by_role("button", name="To the start").click()
    expect_frame(page, frames, 0, "all")
    page.get_by_role("button", name="One step on").click()
    expect_frame(page, frames, 1, "all")
    page.keyboard.press("ArrowLeft")
    expect_frame(page, frames, 0, "all")

    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(where).to_have_text(re.compile("^Step [3-9] of"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()

    page.get_by_label("Jump to turn").select_option("2")
    step = next(place for place, each in enumerate(story.steps) if each.turn == 2)
    seen = []
    for eyes, name in (("axis", "Axis"), ("soviet", "Soviet"), ("all", "Fog lifted")):
        page.get_by_label("Seen by").select_option(label=name)
        expect_frame(page, frames, step, eyes)
        seen.append(board.counters(page))
    axis, soviet, everything = ({each for each in counters if "?" not in each} for counters in seen)
    assert axis != soviet and everything > axis and everything > soviet


def expect_frame(page: Page, frames: Frames, step: int, eyes: str) -> None:
    """The replay shows this step from these eyes, as the server told it."""
    expect(page.locator(".where")).to_have_text(re.compile(f"^Step {step} of"))
    until(page, lambda: frame_of(frames, step, eyes) is not None, f"step {step} for {eyes}")
    frame = frame_of(frames, step, eyes)
    assert frame is not None
    board.wait_for_counters(page, View.model_validate(frame.view))


def frame_of(frames: Frames, step: int, eyes: str) -> Frame | None:
    for url, body in frames.answers:
        if f"/story/{eyes}?" in url:
            told = FramesMessage.model_validate_json(body).frames
            views = put_together(VIEWS.validate_python([each.view for each in told]))
            for each, view in zip(told, views, strict=True):
                if each.step == step:
                    return each.model_copy(update={"view": view})
    return None
