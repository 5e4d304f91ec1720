"""What a seat is asked, in one sentence."""

from __future__ import annotations

from kurgan.engine.game import NOBODY
from kurgan.engine.text import Line, Value
from kurgan.games.eastern_front.actions import seat_to_move
from kurgan.games.eastern_front.names import (
    amount,
    factors,
    month_line,
    name_of,
    place_line,
    places_line,
    side_line,
    stack_at,
)
from kurgan.games.eastern_front.rules.attack import overdue
from kurgan.games.eastern_front.rules.exchange import TWICE, price
from kurgan.games.eastern_front.state import Errand, Known, Phase, Step
from kurgan.games.eastern_front.tables.map import OFF_MAP
from kurgan.games.eastern_front.tables.words import written


def prompt(known: Known, seat: int) -> Line:
    """What the seat is asked, or whom it waits for."""
    mover = seat_to_move(known)
    values: dict[str, Value] = {"month": month_line(int(known.month)), "phase": written(Phase(known.phase))}
    if mover == NOBODY:
        return Line("prompt-over")
    if mover != seat:
        asked = int(known.side) if mover < 0 else int(mover)
        return Line("prompt-wait", {**values, "side": side_line(asked)})
    step = Step(known.step)
    return Line(f"prompt-{written(step)}", {**values, "side": side_line(seat), **asked_of(known, step)})


def asked_of(known: Known, step: Step) -> dict[str, Value]:
    """What a question needs beside whose it is."""
    if step == Step.INITIAL:
        return {"rails": int(known.rails[known.side]), "air": int(known.air[known.side])}
    if step == Step.TARGET:
        due = list(overdue(known))
        return {"owed": places_line(due) if due else "", "due": len(due)}
    if step == Step.DESTINATION:
        return {"unit": name_of(known, int(known.subject)), "errand": written(Errand(known.errand))}
    if known.target != OFF_MAP:
        return of_battle(known)
    return {}


def of_battle(known: Known) -> dict[str, Value]:
    """The hex that is fought for, what is still to be paid, and how far the beaten have to go."""
    return {
        "place": place_line(int(known.target)),
        "count": len(stack_at(known, int(known.target))),
        "due": factors(int(known.due), TWICE),
        "price": amount(int(price(known)), TWICE) if known.step == Step.BUY else 0,
        "steps": int(known.steps_left),
    }
