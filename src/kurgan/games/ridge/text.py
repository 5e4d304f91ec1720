"""Words: orders said and read, refusals, the menu, prompts, what a seat hears, forecasts and the result."""

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

from kurgan.engine.forecast import Case, Factor, Forecast, Mark, Outcome
from kurgan.engine.game import NOBODY, UNSEEN, Group, Orders, Result, Unreadable
from kurgan.engine.text import Line, Value, Verbs
from kurgan.games.ridge.rules.sequence import Step
from kurgan.games.ridge.state import Known, State, enemy_of, standing
from kurgan.games.ridge.tables.map import COMBAT_RESULTS, GRID, HILLS, N_HEXES

SIDES = (Line("side-blue"), Line("side-red"))
RESULTS = (Line("attacker-lost"), Line("no-effect"), Line("defender-lost"))  # AL, NE, DL
VERBS = Verbs(Path(__file__).parent / "locale", ("go", "end"))
NAMES = [GRID.name(hex) for hex in range(N_HEXES)]
WORDS = ["end", *(f"go {start} {goal}" for start in NAMES for goal in NAMES)]  # each at the place of its number


def read(known: Known, words: str) -> int:
    """The number of an order in words; in French one may say `fin` and `aller` too."""
    verb, *places = words.split() or [""]
    spelled = " ".join([VERBS.meant(verb) or "", *places])
    if spelled not in WORDS:
        raise Unreadable(Line("refused-unreadable", {"words": words}, "2.1"))
    return WORDS.index(spelled)


def refusal(known: Known, number: int) -> Line:
    """Why the side to move may not give this order."""
    return Line("refused-far", rule="3.2") if known.orders else Line("refused-no-orders", rule="2.1")


def menu(known: Known, numbers: Sequence[int]) -> Sequence[Group]:
    """A side's choices: unit by unit where each may go, and the end of the turn."""
    groups = []
    for name in [NAMES[hex] for hex in standing(known, known.side)]:
        goals = [WORDS[each][-4:] for each in numbers if WORDS[each][3:7] == name]
        orders = Orders("go", f"go {name}", goals, price=1)
        groups += [Group(name, Line("unit", {"hex": name}), (orders,))] if goals else []
    return [*groups, Group("", SIDES[known.side], (Orders("end", "end"),))]


def prompt(known: Known, seat: int) -> Line:
    """One sentence: who is to give orders, how many if it is the seat itself, or how the game ended."""
    if known.step > Step.COMBAT_DIE:
        return result(known).line
    values: dict[str, Value] = {"side": SIDES[known.side], "turn": int(known.turn)}
    return Line("prompt", values | {"orders": int(known.orders)}) if known.side == seat else Line("prompt-wait", values)


def log(before: Known, number: int, after: Known, seat: int) -> Sequence[Line]:
    """What a seat hears: the die of a fight, every unit it sees come or go, and the result."""
    lines = []
    if before.step == Step.COMBAT_DIE and number != UNSEEN:
        outcome = RESULTS[COMBAT_RESULTS[int(before.goal in HILLS), number - 1]]
        lines.append(Line("log-fight", {"hex": NAMES[before.goal], "die": number, "outcome": outcome}, "3.4"))
    for side, name in enumerate(SIDES):
        gone, come = standing(before, side) - standing(after, side), standing(after, side) - standing(before, side)
        if gone or come:
            lines.append(Line("log-units", {"side": name, "gone": repr(gone), "come": repr(come)}, "3.1"))
    return [*lines, result(after).line] if after.step > Step.COMBAT_DIE else lines


def forecast(known: Known, number: int) -> Forecast | None:
    """The exact chances of an attack on an enemy the seat sees; None for other orders."""
    goal = GRID.named(WORDS[number].split()[-1])
    if goal not in standing(known, enemy_of(known.side)):
        return None
    title, outcomes = Line("forecast", {"hex": NAMES[goal]}, "3.4"), []
    for result, line in enumerate(RESULTS):
        dice = tuple(die for die in range(1, 7) if COMBAT_RESULTS[int(goal in HILLS), die - 1] == result)
        outcomes.append(Outcome(line, Fraction(len(dice), 6), dice, ()))
    ground = Factor(
        Line("ground", rule="3.4"), "^" if goal in HILLS else ".", read_at=(Mark("3.4", column=1 + (goal in HILLS)),)
    )
    return Forecast(title, (Case(title, Fraction(1), (ground,)),), tuple(outcomes))


def result(state: State) -> Result:
    """How the game ended."""
    if state.winner == NOBODY:
        return Result(NOBODY, Line("drawn"))
    how = Step(state.step).name.lower().replace("_", "-")
    return Result(int(state.winner), Line(how, {"side": SIDES[state.winner]}))
