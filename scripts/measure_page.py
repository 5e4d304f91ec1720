"""Measure the page in a real browser.

    .venv/bin/python -m scripts.measure_page

prints for each game with a map how long it takes from an address to the first counter of a match, how many bytes the
first position has on the way, how long the longest task of the page lasts while the map is dragged and brought
nearer, and how much JavaScript there is. The figures of a desk and of a phone are
those of this machine; nothing is asserted.
"""

from __future__ import annotations

import gzip
import math
import statistics
import sys
import tempfile
import zlib
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

from tests.browser.chromium import chromium
from tests.browser.guests import DESK, PHONE, Guests, Screen
from tests.browser.server import Server
from tests.browser.tables import begin

ASSETS: Final = Path(__file__).parent.parent / "src" / "kurgan" / "server" / "static" / "assets"
ROUNDS: Final = 5
SECONDS: Final = 5.0
SEATS: Final = {"axis": "me", "soviet": "greedy"}
MAPS: Final = {"autumn-storm": "september-1942", "eastern-front": "barbarossa"}

# When the first counter was drawn: in the frame after it came into the document.
FIRST_COUNTER = """new MutationObserver((_, watch) => {
    if (!document.querySelector(".as-counter, .ef-counter")) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.firstCounter = performance.now())));
}).observe(document, { childList: true, subtree: true })"""
LONG_TASKS = """window.tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: "longtask" })"""
FRAMES = """window.gaps = []; let last = performance.now();
const beat = (now) => { gaps.push(now - last); last = now; requestAnimationFrame(beat); };
requestAnimationFrame(beat)"""


def first_view(guests: Guests, server: Server, screen: Screen, game: str) -> float:
    """Milliseconds from the address to the first counter, for somebody who was never here."""
    page = guests(screen)
    match = begin(page, server, game, MAPS[game], SEATS)
    page.add_init_script(FIRST_COUNTER)
    page.goto(f"{server.url}/match/{match.id}")
    while (drawn := page.evaluate("window.firstCounter")) is None:
        page.wait_for_timeout(20)
    return float(drawn)


def pan_and_zoom(page: Page, screen: Screen) -> int:
    """Drag the map in circles with the mouse, turning the wheel now and then, for some seconds."""
    middle = screen.width * 0.35, screen.height * 0.35
    page.mouse.move(*middle)
    page.mouse.down()
    moves, start = 0, page.evaluate("performance.now()")
    while page.evaluate("performance.now()") - start < 1000 * SECONDS:
        moves += 1
        angle = moves / 6
        page.mouse.move(middle[0] + 120 * math.cos(angle), middle[1] + 90 * math.sin(angle))
        if moves % 10 == 0:
            page.mouse.up()
            page.mouse.wheel(0, -240 if moves % 40 < 20 else 240)
            page.mouse.down()
    page.mouse.up()
    return moves


def first_position(guests: Guests, server: Server, game: str) -> str:
    """How large the first position is, as it is and packed as a connection packs it."""
    page = guests(DESK)
    match = begin(page, server, game, MAPS[game], SEATS)
    frames = guests.guests[-1].frames
    page.goto(f"{server.url}/match/{match.id}")
    page.locator(".as-counter, .ef-counter").first.wait_for()
    told = next(each for each in frames.received if '"position"' in each).encode()
    packed = zlib.compressobj(wbits=-15)
    return f"{len(told) / 1024:.1f} KB, packed {len(packed.compress(told) + packed.flush()) / 1024:.1f} KB"


def smoothness(guests: Guests, server: Server, screen: Screen, game: str) -> str:
    page = guests(screen)
    match = begin(page, server, game, MAPS[game], SEATS)
    page.goto(f"{server.url}/match/{match.id}")
    page.locator(".as-counter, .ef-counter").first.wait_for()
    page.wait_for_timeout(1000)
    page.evaluate(LONG_TASKS)
    page.evaluate(FRAMES)
    moves = pan_and_zoom(page, screen)
    tasks = [float(each) for each in page.evaluate("tasks")]
    gaps = sorted(float(each) for each in page.evaluate("gaps"))
    longest = f"{max(tasks):.0f} ms" if tasks else "none above 50 ms"
    frames = f"{len(gaps)} frames, median {statistics.median(gaps):.0f} ms, worst {gaps[-1]:.0f} ms"
    return f"longest task {longest} ({len(tasks)} above 50 ms; {moves} moves; {frames})"


def javascript() -> tuple[int, int]:
    """All of it, and how much of it when compressed."""
    sources = [path.read_bytes() for path in ASSETS.glob("*.js")]
    return sum(map(len, sources)), sum(len(gzip.compress(source, 9)) for source in sources)


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def measure(browser: Browser, server: Server) -> None:
    for game in MAPS:
        for name, screen in (("desk", DESK), ("phone", PHONE)):
            guests, title = Guests(browser), f"{game}, {name}"
            first_view(guests, server, screen, game)
            times = sorted(first_view(guests, server, screen, game) for _ in range(ROUNDS))
            tell(f"{title}: first view {statistics.median(times):.0f} ms ({times[0]:.0f} … {times[-1]:.0f})")
            tell(f"{title}: panning and zooming for {SECONDS:.0f} s, {smoothness(guests, server, screen, game)}")
            guests.leave()
        guests = Guests(browser)
        tell(f"{game}: first position {first_position(guests, server, game)}")
        guests.leave()
    whole, compressed = javascript()
    tell(f"JavaScript: {compressed / 1024:.1f} KB compressed, {whole / 1024:.1f} KB in all")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        server.start()
        try:
            measure(browser, server)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
