"""A match opened in a page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from playwright.sync_api import Page

from kurgan.games.autumn_storm.view import View
from kurgan.server.messages import SAID, Curtain, Do, MatchHead, News, Position, Story, Told, Welcome
from tests.browser.guests import PATIENCE, Frames
from tests.browser.server import Server

STEP = 50.0  # milliseconds
LONGEST_TALE = 4 * PATIENCE  # the first story starts a process that gives way to all others, and loads the game in it


@dataclass(frozen=True)
class Table:
    """A match, the page that shows it, and everything that page was told."""

    page: Page
    server: Server
    frames: Frames
    head: MatchHead

    @property
    def url(self) -> str:
        return f"{self.server.url}/match/{self.head.id}"

    @property
    def position(self) -> Position:
        """What the seat was told last."""
        return self.frames.positions[-1]

    @property
    def view(self) -> View:
        """What the seat sees."""
        return View.model_validate(self.position.view)

    @property
    def words(self) -> list[str]:
        """Every order the server offers now."""
        groups = self.position.orders
        return [choice.words for group in groups for order in group.orders for choice in order.choices]

    @property
    def ordered(self) -> list[str]:
        """The words of all orders that the page has sent."""
        messages = [SAID.validate_json(text) for text in self.frames.sent]
        return [each.words for each in messages if isinstance(each, Do)]

    def wait_for_position(self, after: int = -1, seat: str | None = None) -> Position:
        """Wait until the page was told of a position later than `after`, with this seat to move if one is named."""
        self.wait(lambda told: isinstance(told, Position) and told.at > after and seat in (None, told.to_move))
        return self.position

    def wait_for_turn(self) -> None:
        """Wait until the seat is asked."""
        self.wait(lambda told: isinstance(told, Position) and told.to_move == told.seat)

    def wait_for_curtain(self) -> None:
        """Wait until the page asks for the screen to change hands."""
        self.wait(lambda told: isinstance(told, Curtain))

    def wait(self, is_meant: Callable[[Told], bool]) -> None:
        """Wait until the latest picture that the page was told of, a position or a curtain, is the one meant."""
        until(self.page, lambda: any(map(is_meant, self.frames.pictures[-1:])), "what was meant")


def until(page: Page, is_so: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    """Wait for something that Playwright has no word for; its own would need a policy that lets pages `eval`."""
    waited = 0.0
    while not is_so():
        assert waited < patience, f"waited in vain for {what}"
        page.wait_for_timeout(STEP)
        waited += STEP


def seated(page: Page, server: Server, told: Frames) -> Table:
    """The table that a page has come to by itself."""
    until(page, lambda: bool(told.pictures), "a position or a curtain")
    head = next(each.match for each in reversed(told.told) if isinstance(each, Welcome | News))
    return Table(page, server, told, head)


def story_of(page: Page, told: Frames) -> Story:
    """The story as the page was told it."""
    until(page, lambda: bool(stories(told)), "the story", LONGEST_TALE)
    return Story.model_validate_json(stories(told)[0])


def stories(told: Frames) -> list[str]:
    return [body for url, body in told.answers if url.endswith("/story")]


def begin(page: Page, server: Server, game: str, scenario: str, seats: Mapping[str, str]) -> MatchHead:
    """Ask the server for a match, as this page's guest."""
    wanted = {"game": game, "scenario": scenario, "seats": dict(seats)}
    answer = page.request.post(f"{server.url}/api/matches", data=wanted, headers={"Origin": server.url})
    assert answer.ok, f"{answer.status}: {answer.text()}"
    return MatchHead.model_validate_json(answer.text())
