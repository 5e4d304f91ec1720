"""The games of a contest as a Parquet file: one row a game, with its scores, deeds and follies as lists in it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from kurgan.engine.chronicle import Deed
from kurgan.engine.game import NOBODY, AnyGame
from kurgan.simulate.hands import needs
from kurgan.simulate.referee import Account
from kurgan.simulate.report import Report


def keep(file: Path, game: AnyGame, summary: Report, accounts: Sequence[Account]) -> None:
    """Write the file; what holds for all games stands in its schema."""
    needs("pyarrow", "--parquet")
    import pyarrow as arrow
    from pyarrow import parquet

    score = arrow.struct([("turn", arrow.int32()), *((seat, arrow.int32()) for seat in game.seats)])
    outlook = arrow.struct([("turn", arrow.int32()), ("win_probability", arrow.float64())])
    deed = arrow.struct([("turn", arrow.int32()), *((part, arrow.string()) for part in Deed._fields)])
    folly = arrow.struct([("side", arrow.string()), ("kind", arrow.string()), ("times", arrow.int32())])
    fields = [
        ("game", arrow.int64()),
        ("seed", arrow.int64()),
        ("winner", arrow.string()),
        ("forfeited", arrow.string()),
        ("failure", arrow.string()),
        ("decisions", arrow.int64()),
        ("chances", arrow.int64()),
        *((tally, arrow.int64()) for tally in game.tallies),
        ("scores", arrow.list_(score)),
        ("outlook", arrow.list_(outlook)),
        ("deeds", arrow.list_(deed)),
        ("follies", arrow.list_(folly)),
    ]
    about = {name: getattr(summary, name) for name in ("game", "scenario", "rules", "weights")}
    about |= summary.players | summary.options
    rows = [row(game, summary.seed, account) for account in accounts]
    parquet.write_table(arrow.Table.from_pylist(rows, arrow.schema(fields, about)), file)


def row(game: AnyGame, seed: int, account: Account) -> dict[str, object]:
    """One game; nobody has won a game that was drawn, and few games are forfeited because a player failed."""
    forfeited, failure = next(iter(account.failures), (NOBODY, None))
    return {
        "game": account.number,
        "seed": seed,
        "winner": seat_of(game, account.winner),
        "forfeited": seat_of(game, forfeited),
        "failure": failure,
        "decisions": account.decisions,
        "chances": account.chances,
        **dict(zip(game.tallies, account.tallies, strict=True)),
        "scores": [
            {"turn": turn, **dict(zip(game.seats, scores, strict=True))} for turn, scores in account.scores.items()
        ],
        "outlook": [{"turn": turn, "win_probability": chance} for turn, chance in account.outlook.items()],
        "deeds": [{"turn": turn, **deed._asdict(), "side": game.seats[deed.side]} for turn, deed in account.deeds],
        "follies": [
            {"side": game.seats[seat], "kind": kind, "times": times}
            for (seat, kind), times in sorted(account.follies.items())
        ],
    }


def seat_of(game: AnyGame, seat: int) -> str | None:
    """A seat by its name, if it is one."""
    return None if seat == NOBODY else game.seats[seat]
