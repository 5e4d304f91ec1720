"""`@rule` and `@helper`: how plain-looking functions become compiled rules, and the index of who wrote which.

A rule is entered under its numbers, so that `kurgan rules GAME --check` can tie the rulebook to the code.
With `NUMBA_DISABLE_JIT=1` functions stay plain Python, for debuggers and coverage.
"""

from __future__ import annotations

import functools
import types
from collections.abc import Callable
from enum import IntEnum
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import numba
import numpy as np
from numba.core.sigutils import normalize_signature
from numba.extending import typeof_impl

from kurgan.engine import lowering as _lowering  # noqa: F401  # teaches Numba the vocabulary
from kurgan.engine.lowering.parts import PartCompiler
from kurgan.engine.sources import cache_folder

F = TypeVar("F", bound=Callable[..., Any])
Loop: TypeAlias = Callable[..., Any]
"""A function that is written once and compiled for each game."""

NJIT: Final[Any] = numba.njit  # its options for wrappers are not in its signature
FLAGS: Final = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}


class Entry(NamedTuple):
    """One function or table that carries out a numbered rule."""

    module: str
    number: str
    name: str


INDEX: list[Entry] = []


def rule(*numbers: str) -> Callable[[F], F]:
    """Compile a function and enter it in the index under the numbers of the rules it carries out."""

    def enter(function: F) -> F:
        INDEX.extend(Entry(function.__module__, number, function.__name__) for number in numbers)
        return helper(function)

    return enter


def chart(module: str, **numbers: str) -> None:
    """Enter printed charts and other tables in the index: `chart(__name__, COMBAT_RESULTS="6.5")`."""
    INDEX.extend(Entry(module, number, name) for name, rules in numbers.items() for number in rules.split())


def helper(function: F) -> F:
    """Compile a function that no rule number owns."""
    return compiled(function, game_of(function.__module__))


def compiled(function: F, game: str) -> F:
    """Compile a function that belongs to a game, or to none."""
    return Compiled(function, game) if is_compiled() else plain(function)  # type: ignore[return-value]  # called alike


def plain(function: F) -> F:
    """The plain twin takes whole numbers as wide as the compiled one does: `1 << unit` fits, whatever field it is."""

    @functools.wraps(function)
    def taking_wide_numbers(*args: Any) -> Any:
        return function(*(int(arg) if isinstance(arg, np.integer) else arg for arg in args))

    return taking_wide_numbers  # type: ignore[return-value]  # called alike


def game_of(module: str) -> str:
    """The folder of the game a module belongs to; empty if to none."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["kurgan", "games"] and len(parts) > 2 else ""


class Compiled:
    """A compiled function with two faces.

    Called from Python it has a wrapper and is kept on disk. Called from other compiled code it is a part of that
    [decision 50], with neither, which is why a game of 150 small rules compiles in a quarter of the time: only what
    Python calls pays for being callable. Each face is made when somebody first looks at it: where everything is on
    disk, most never are.
    """

    def __init__(self, function: Callable[..., Any], game: str) -> None:
        functools.update_wrapper(self, function)
        self.py_func, self.game = function, game

    @functools.cached_property
    def outer(self) -> Any:
        """What Python calls."""
        numba.config.CACHE_DIR = str(cache_folder(self.game))  # type: ignore[attr-defined]  # where it will be kept
        return widened(NJIT(cache=True, **FLAGS)(self.py_func))

    @functools.cached_property
    def inner(self) -> Any:
        """What other compiled code calls."""
        return widened(NJIT(no_cpython_wrapper=True, pipeline_class=PartCompiler, **FLAGS)(self.py_func))

    def __call__(self, *args: Any) -> Any:
        """Widen whole numbers first: Numba takes most of a millisecond to find out that another kind fits too."""
        return self.outer(*[int(arg) if IS_NARROW[type(arg)] else arg for arg in args])


class Narrow(dict[type, bool]):
    """Which types are whole numbers that are not plain ones; each is asked once."""

    def __missing__(self, kind: type) -> bool:
        self[kind] = issubclass(kind, np.integer | IntEnum)
        return self[kind]


IS_NARROW: Final = Narrow()


@typeof_impl.register(Compiled)
def type_of_compiled(compiled: Compiled, context: object) -> Any:
    return numba.types.Dispatcher(compiled.inner)


def widened(dispatcher: Any) -> Any:
    """Whole numbers are one type: a rule called with a 16-bit field and with a constant is compiled once, not twice."""
    compile_for = dispatcher.compile

    def compile_widened(signature: Any) -> Any:
        args, _ = normalize_signature(signature)  # type: ignore[no-untyped-call]  # Numba is untyped
        return compile_for(tuple(numba.int64 if isinstance(arg, numba.types.Integer) else arg for arg in args))

    dispatcher.compile = compile_widened
    return dispatcher


def bound(function: F, name: str, game: str, **meanings: object) -> F:
    """Compile one generic loop for one game: the same code, with the game's functions behind its names.

    Numba compiles a global name into the code, so each game needs its own copy of the function's globals;
    the copy's own name keeps the copies apart in the compile cache.
    """
    source = getattr(function, "py_func", function)
    own = types.FunctionType(source.__code__, {**source.__globals__, **meanings}, name, source.__defaults__)
    own.__qualname__ = name
    own.__module__ = source.__module__
    return compiled(own, game)  # type: ignore[return-value]  # the same but for its globals


def is_compiled() -> bool:
    """False under `NUMBA_DISABLE_JIT=1`."""
    return not numba.config.DISABLE_JIT  # type: ignore[attr-defined]  # the same
