"""Counts which cards are kept in games of Battle for Stalingrad, and writes it down as the game's habits.py.

.venv/bin/python -m scripts.beliefs.keeping --games 100
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
import typer
from numpy.typing import NDArray

from kurgan.games import load
from kurgan.games.battle_for_stalingrad.state import enemy_of, faces_of
from kurgan.games.battle_for_stalingrad.tables.cards import FACES, N_FACES
from scripts.beliefs.games import decisions

Table = NDArray[np.float64]

USUAL: Final = 100
ROUNDS: Final = 15
DOUBT: Final = 5.0  # cards that are counted as if there were nothing to learn
HEAD: Final = '''"""Which cards are kept: counted in games of the computer against itself.

`python -m scripts.beliefs.keeping` writes this file. {usual} is usual; a card with 200 is twice as likely to be in a
hidden hand. The first number holds in the turn of whoever looks at the hand, the second in that of whoever holds it.
"""

from __future__ import annotations

from typing import Final

from kurgan.engine.record import Ints, table
from kurgan.games.battle_for_stalingrad.tables.cards import FACES

USUAL: Final = {usual}
WEIGHTS: Final = {{
{weights}
}}
KEPT: Ints = table([WEIGHTS.get(face.code, (USUAL, USUAL)) for face in FACES])
'''


def main(games: int = 100, player: str = "officer", first: int = 1000, write: Path | None = None) -> None:
    """Count, and write the table."""
    game = load("battle-for-stalingrad")
    hands: dict[tuple[int, int], list[tuple[Table, Table]]] = {}
    for moment in decisions(game, player, range(first, first + games), every=3):
        state, enemy = moment.state, enemy_of(moment.mover)
        own = slice(faces_of(enemy).start, faces_of(enemy).stop)
        hidden = np.array(state.hand[own], float) - np.array(state.seen[own], float)
        left = np.array(state.deck[own], float)
        if hidden.any() and left.any():
            hands.setdefault((enemy, int(state.side == enemy)), []).append((hidden, hidden + left))
    kept = np.full((N_FACES, 2), USUAL)
    for (side, turn), pairs in hands.items():
        hidden, whole = (np.array(column) for column in zip(*pairs, strict=True))
        weights = weights_of(hidden, whole) ** reliability(hidden, whole)
        kept[list(faces_of(side)), turn] = np.clip(np.rint(USUAL * weights), 1, 10 * USUAL)
    lines = [f'    "{face.code}": ({first}, {second}),' for face, (first, second) in zip(FACES, kept, strict=True)]
    file = write or game.folder / "habits.py"
    file.write_text(HEAD.format(usual=USUAL, weights="\n".join(lines)), encoding="utf-8")
    typer.echo(f"{sum(map(len, hands.values()))} hands: {file}")


def weights_of(hidden: Table, whole: Table) -> Table:
    """How likely each card is kept, so that as many are in hands as were; 1 for the usual one."""
    weights = np.ones(hidden.shape[1])
    for _ in range(ROUNDS):
        expected = (chances(weights, hidden.sum(1), whole) * whole).sum(0)
        weights *= odds(hidden.sum(0), whole.sum(0)) / odds(expected, whole.sum(0))
    return np.asarray(weights / np.median(weights))


def reliability(hidden: Table, whole: Table) -> float:
    """How much of what all games say is no accident, by how far their halves agree (Spearman and Brown)."""
    half = len(hidden) // 2
    parts = [np.log(weights_of(hidden[part], whole[part])) for part in (slice(half), slice(half, None))]
    agreement = max(0.0, float(np.corrcoef(parts[0], parts[1])[0, 1]))
    return 2 * agreement / (1 + agreement)


def odds(cards: Table, whole: Table) -> Table:
    """Of being in the hand, with some doubt."""
    return (cards + DOUBT) / (whole - cards + DOUBT)


def chances(weights: Table, cards: Table, whole: Table) -> Table:
    """How likely each copy is in each hand of so many cards."""
    low, high = np.full(len(whole), -20.0), np.full(len(whole), 20.0)
    for _ in range(40):
        middle = (low + high) / 2
        chance = 1 / (1 + np.exp(-(middle[:, None] + np.log(weights))))
        is_short = (chance * whole).sum(1) < cards
        low, high = np.where(is_short, middle, low), np.where(is_short, high, middle)
    return np.asarray(chance)


if __name__ == "__main__":
    typer.run(main)
