"""The command line: one file for each command, imported when it is asked for.

Every command exits with 0 on success and 2 with one sentence on bad input; with `--json` it prints one JSON
document on standard output and everything else on standard error.
"""

from __future__ import annotations

import sys

import typer

from kurgan.cli import bench, forecast, fuzz, games, new_game, perft, play, replay, rules, simulate

app = typer.Typer(
    name="kurgan",
    help="Rules-enforced wargames of Stalingrad and the Eastern Front.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for command in (
    games.games,
    play.play,
    rules.rules,
    perft.perft,
    bench.bench,
    fuzz.fuzz,
    simulate.simulate,
    replay.replay,
    forecast.forecast,
):
    app.command()(command)
app.command("new-game")(new_game.new_game)


def main() -> None:
    """Run a command; say what is wrong with its input in one sentence."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        sys.exit(app(sys.argv[1:] or ["--help"], standalone_mode=False) or 0)
    except typer.TyperException as error:
        complain(error.format_message())
    except (ValueError, OSError) as error:
        complain(str(error))
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)


def complain(sentence: str) -> None:
    """One sentence on standard error, and exit code 2."""
    sys.stderr.write(f"kurgan: {sentence}\n")
    sys.exit(2)
