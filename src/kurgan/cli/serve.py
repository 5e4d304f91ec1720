"""`kurgan serve`: the games in the browser, from this computer."""

from __future__ import annotations

import errno
import gc
import ipaddress
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kurgan.cli.voice import Language, aside, checked_language, say

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

Port = Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on; 0 takes a free one.")]
Host = Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets other computers in.")]
Data = Annotated[Path | None, typer.Option(help="The folder of the database; by default that of your saved matches.")]
Names = Annotated[
    list[str] | None, typer.Option(help="A name by which it may be called, and no other; give one or more of them.")
]
Trust = Annotated[
    list[str] | None,
    typer.Option(help="An address from which as many may come and begin matches as like to, such as a crowd's."),
]
Open = Annotated[bool, typer.Option(help="Open the page in your browser, if there is a screen.")]

BACKLOG = 1024
LARGEST_FRAME = 65_536
LARGEST_HEADERS = 32_768
MOST_FILES = 65_536  # connections are files to the system, which often allows a thousand if it is not asked for more


def serve(
    port: Port = 8000,
    host: Host = "127.0.0.1",
    data: Data = None,
    name: Names = None,
    trust: Trust = None,
    open: Open = True,
    language: Language = "",
) -> None:
    """Serve the games to browsers."""
    gc.disable()  # until everything is loaded: nothing of it is to be thrown away
    import uvicorn

    from kurgan.cli.rehearsal import are_compiled, rehearse_all, served, spare_the_collector
    from kurgan.cli.saves import matches_folder
    from kurgan.server.app import application
    from kurgan.server.database import held

    def get_ready() -> None:
        rehearse_all(games)
        spare_the_collector()

    language, trusted = checked_language(language), addresses(trust or ())
    with listening(host, port) as listener, held((data or matches_folder().parent) / "kurgan.sqlite") as database:
        games = served()
        if not are_compiled(games):
            rehearse_all(games)
        logging.basicConfig(level=logging.WARNING, format="time=%(asctime)s level=%(levelname)s %(message)s")
        address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{listener.getsockname()[1]}"
        aside().print(say("serve-address", language, address=address, file=str(database)))
        if open and has_screen():
            threading.Timer(0.5, webbrowser.open, [address]).start()
        allow_connections()
        app = application(database, games, name or (), rehearsal=get_ready, trusted=trusted)
        uvicorn.Server(configured(app)).run(sockets=[listener])


def addresses(named: Sequence[str]) -> Sequence[str]:
    """The same, if they are addresses: a name would be trusted in vain."""
    for each in named:
        try:
            ipaddress.ip_address(each)
        except ValueError as error:
            raise ValueError(f"{each} is no address: --trust takes one such as 192.0.2.7") from error
    return named


def allow_connections() -> None:
    """As many as the system lets us have."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def configured(app: FastAPI) -> uvicorn.Config:
    """How the application is run: what is said has limits of size and time, and whoever stays is waited for briefly."""
    import uvicorn

    from kurgan.server.patience import Patience

    return uvicorn.Config(
        app,
        http=Patience,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,  # seconds; whoever does not answer one within 20 more has gone
        ws_ping_timeout=20,
        timeout_keep_alive=5,
        h11_max_incomplete_event_size=LARGEST_HEADERS,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=2,
    )


def listening(host: str, port: int) -> socket.socket:
    """A socket, taken at once so that a taken port is said before anything is compiled."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise ValueError(f"port {port} is taken: choose another with --port, or 0 for any free one") from error
        raise ValueError(f"cannot listen on {host}, port {port}: {error.strerror}") from error
    listener.listen(BACKLOG)
    return listener


def has_screen() -> bool:
    """Is there somebody in front of a screen here?"""
    has_display = sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    return sys.stderr.isatty() and has_display
