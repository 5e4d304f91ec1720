"""A world to think in: one of those a seat believes in, or else one that is plausible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kurgan.engine.chance import draw
from kurgan.engine.record import AnyRecord, Ints, copy_into
from kurgan.players.study import Study, Term

if TYPE_CHECKING:
    from kurgan.engine.compiled import guess, suppose

EVEN: Final = -1  # worlds: whatever fits, all equally likely


def imagine(seen: AnyRecord, seat: int, source: Ints, study: Study) -> None:
    """Put one into the second of the study's states."""
    worlds = study.terms[Term.WORLDS]
    if worlds > 0:
        copy_into(study.worlds[draw(source, worlds)], study.states[1])
    elif worlds == EVEN:
        guess(seen, seat, source, study.states[1])
    else:
        suppose(seen, seat, source, study.states[1])
