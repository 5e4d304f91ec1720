"""Take the picture of the README: a real attack at a real terminal, with its forecast and its result.

    .venv/bin/python scripts/tour.py

plays two turns of a match with fixed dice, hands it to `kurgan play` in a terminal of 80 columns, types an attack,
and writes what the terminal showed to docs/pictures/attack.svg.
"""

from __future__ import annotations

import fcntl
import io
import os
import pty
import re
import struct
import subprocess
import sys
import tempfile
import termios
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from kurgan.cli.saves import save
from kurgan.engine.chance import Dice, stream
from kurgan.engine.compiled import desk_for
from kurgan.engine.match import Match
from kurgan.games import load
from kurgan.players import player

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "attack.svg"
COLUMNS, LINES = 80, 200
PAPER = TerminalTheme((250, 246, 236), (59, 50, 38), [(59, 50, 38)] * 8, [(59, 50, 38)] * 8)

# Rich's own frame asks a web server for its font; this one is content with the reader's.
FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {terminal_width} {terminal_height}" font-size="20">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; }}
{styles}
</style>
<defs>{lines}</defs>
<rect fill="#faf6ec" width="100%" height="100%" rx="8"/>
<g transform="translate(9, 9)" clip-path="none">{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def prepared(folder: Path) -> tuple[Path, str]:
    """A match in the Axis's second turn, and an attack with good odds on an enemy that has been identified."""
    game = load("autumn-storm")
    dice = Dice("tour", "a picture is only honest if it can be taken again")
    match = Match(game, "september-1942", {}, ["greedy", "greedy"], dice)
    match.settle()
    luck, desk, choose = stream(1943), desk_for(game), player("greedy", game)
    while True:
        seat = match.to_move
        known = match.known(seat)
        if seat == 0 and match.state.turn == 2:
            for number in match.legal(seat):
                forecast = game.forecast(known, number)
                if forecast and len(forecast.cases) == 1 and sum(each.chance for each in forecast.outcomes[-2:]) >= 0.5:
                    match.players = ["human", "greedy"]
                    save(match, folder / "tour.kurgan")
                    return folder / "tour.kurgan", game.say(known, number)
        match.play_number(seat, int(choose(known, seat, luck, desk)))


def typed(match: Path, words: str) -> str:
    """What the terminal shows when this is typed."""
    screen, keyboard = pty.openpty()
    fcntl.ioctl(keyboard, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
    game = subprocess.Popen(
        [sys.executable, "-c", "from kurgan.cli import main; main()", "play", "--resume", str(match)],
        stdin=keyboard, stdout=keyboard, stderr=keyboard, close_fds=True,
        env={**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", "KURGAN_LANGUAGE": "en"},
    )  # fmt: skip
    os.close(keyboard)
    shown = b""
    for prompt, answer in ((b"> ", words), (b"again: ", ""), (b"> ", "quit")):
        start = len(shown)
        while not shown[start:].rstrip(b"\x1b[?2004hl\r").endswith(prompt):
            shown += os.read(screen, 65536)
        os.write(screen, f"{answer}\n".encode())
    game.wait()
    return shown.decode()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        match, words = prepared(Path(folder))
        lines = Text.from_ansi(re.sub(r"\r|\x1b\[\?2004[hl]", "", typed(match, words))).split("\n")
    first, last = [place for place, line in enumerate(lines) if line.plain.startswith("Axis, turn 2:")]
    console = Console(record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True, highlight=False)
    for line in [*lines[first:last], Text()]:
        console.print(line)
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(console.export_svg(theme=PAPER, code_format=FRAME, font_aspect_ratio=0.61, unique_id="k"))
    sys.stdout.write(f"{words} → {PICTURE.name}\n")


if __name__ == "__main__":
    main()
