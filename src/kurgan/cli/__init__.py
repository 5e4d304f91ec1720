"""The command line: one file for each command, imported when it is asked for.

Every command exits with 0 on success and 2 with one sentence on bad input; with `--json` it prints one JSON
document on standard output and everything else on standard error.
"""

from __future__ import annotations

import os
import sys
from importlib import metadata
from typing import Annotated

import typer

from kurgan.cli import (
    bench,
    calibrate,
    compare,
    forecast,
    fuzz,
    games,
    ladder,
    learn,
    load,
    new_game,
    perft,
    play,
    replay,
    rules,
    serve,
    simulate,
    tune,
    versus,
)
from kurgan.cli.seats import with_seats

app = typer.Typer(
    name="kurgan",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for command in (
    games.games,
    play.play,
    serve.serve,
    load.load,
    rules.rules,
    perft.perft,
    bench.bench,
    fuzz.fuzz,
    simulate.simulate,
    compare.compare,
    tune.tune,
    ladder.ladder,
    learn.learn,
    calibrate.calibrate,
    versus.versus,
    replay.replay,
    forecast.forecast,
):
    app.command()(command)
app.command("new-game")(new_game.new_game)


@app.callback()
def about(
    version: Annotated[bool, typer.Option("--version", help="Show the version and leave.", is_eager=True)] = False,
) -> None:
    """Rules-enforced wargames of Stalingrad and the Eastern Front."""
    if version:
        sys.stdout.write(f"kurgan {metadata.version('kurgan')}\n")
        raise typer.Exit


def main() -> None:
    """Run a command; say what is wrong with its input in one sentence."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = app(list(with_seats(sys.argv[1:])) or ["--help"], standalone_mode=False) or 0
        sys.stdout.flush()
        sys.exit(code)
    except typer.TyperException as error:
        complain(error.format_message())
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever listened has heard enough
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}" if error.filename and error.strerror else str(error))
    except ValueError as error:
        complain(str(error))
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)


def complain(sentence: str) -> None:
    """One sentence on standard error, and exit code 2."""
    sys.stderr.write(f"kurgan: {sentence}\n")
    sys.exit(2)
