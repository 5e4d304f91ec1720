"""Who plays the games of a contest: a crew of this machine, or a cluster of machines under Ray."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import islice
from logging import ERROR
from socket import create_connection
from typing import Final, TypeVar, cast

from kurgan.simulate.crew import crew
from kurgan.simulate.edition import Brought, accepted, worked

R = TypeVar("R")
WAITING: Final = 2  # parts for each worker of a cluster: one to work on, one to go on with
LOCAL: Final = "local"
AUTO: Final = "auto"
PATIENCE: Final = 5.0  # seconds


def needs(library: str, what: str) -> None:
    """ValueError if a library of the balance lab is not there."""
    if find_spec(library) is None:
        raise ValueError(f"{what} needs {library}, which is not installed: `pip install 'kurgan[lab]'`")


@dataclass(frozen=True)
class Hands:
    """So many workers for a game's contest, here or wherever Ray finds them; what they bring comes in the order of the
    parts."""

    game: str
    workers: int
    ray: str = ""  # the address of a cluster, "auto" for the one that runs here, "local" to start one, or nothing

    def carry_out(self, task: Callable[[range], R], parts: Sequence[range]) -> Iterator[R]:
        """The task done for every part."""
        if self.ray:
            yield from self.on_ray(task, parts)
        else:
            with crew(self.workers) as together:
                yield from together.carry_out(self.game, task, parts)

    def on_ray(self, task: Callable[[range], R], parts: Sequence[range]) -> Iterator[R]:
        """The same on a cluster, never with more parts waiting than it can soon begin."""
        needs("ray", "--ray")
        import ray

        own = self.workers if self.ray == LOCAL else None
        answers(self.ray)
        try:
            ray.init(self.ray, num_cpus=own, include_dashboard=False, log_to_driver=False, logging_level=ERROR)
        except ConnectionError as error:
            raise ValueError(f"no Ray cluster was found at {self.ray!r}") from error
        try:
            remote, rest = ray.remote(elsewhere), iter(parts)
            room = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
            waiting = deque(remote.remote(self.game, task, part) for part in islice(rest, room))
            while waiting:
                yield accepted(self.game, cast(Brought[R], ray.get(waiting.popleft())))
                waiting.extend(remote.remote(self.game, task, part) for part in islice(rest, 1))
        except ray.exceptions.RayTaskError as error:
            raise ValueError(f"a worker of the cluster failed: {type(error.cause).__name__}: {error.cause}") from error
        finally:
            ray.shutdown()


def answers(address: str) -> None:
    """ValueError if nobody answers at an address: Ray itself would go on trying for an hour."""
    if address in (LOCAL, AUTO):
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise ValueError(f"no Ray cluster answers at {address!r}; --ray is auto, local, or HOST:PORT") from error


def elsewhere(game: str, task: Callable[[range], object], part: range) -> Brought[object]:
    """One part, on whichever machine it is done."""
    return worked(game, task, part)
