"""The lines above the map: when it is, whose turn, who has what and needs what, and the attack in hand."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from kurgan.games.eastern_front.tables.map import GRID
from kurgan.games.eastern_front.terminal.ground import Ground
from kurgan.games.eastern_front.terminal.signs import MARKS
from kurgan.games.eastern_front.terminal.words import Words
from kurgan.games.eastern_front.view.battle import BattleView
from kurgan.games.eastern_front.view.scores import SideView


def header(ground: Ground, words: Words) -> Iterator[Text]:
    """Month, weather and phase; both sides; what binds them."""
    view = ground.view
    now = words.say("picture-over") if view.winner else f"{words.side(view.side)}, {words.say(f'picture-{view.phase}')}"
    turn = words.say("picture-turn", turn=view.turn, last=ground.scene.last_turn)
    yield Text(" · ".join((words.month(view.month), turn, words.weather(view.weather), now)), "bold")
    for side in view.sides:
        yield Text(" · ".join(side_parts(side, words)))
    if view.no_retreat:
        yield Text(words.say("picture-no-retreat"))
    for key, hexes in (
        ("picture-overdue", view.overdue),
        ("picture-cover", [hex for side in view.sides for hex in side.cover]),
        ("picture-lift", [hex for side in view.sides for hex in side.lift]),
    ):
        if hexes:
            yield Text(words.say(key, places=", ".join(words.place(ground, GRID.named(hex)) for hex in hexes)))


def side_parts(side: SideView, words: Words) -> Iterator[str]:
    """What a side has, and how much of it is enough."""
    score = words.say("picture-score", points=side.score)
    yield f"{MARKS[side.name][0]} {words.side(side.name)} {score}{needed(side, words)}"
    for key, count in (("picture-air", side.air), ("picture-trains", side.trains)):
        if count:
            yield words.say(key, count=count)
    if side.infantry_factors or side.armour_factors:
        yield words.say("picture-replacements", infantry=side.infantry_factors, armour=side.armour_factors)


def needed(side: SideView, words: Words) -> str:
    """How many points win and draw, where this side's are counted."""
    if side.needs is None:
        return ""
    if side.draws is not None:
        return f" ({words.say('picture-wins-draws', wins=side.needs, draws=side.draws)})"
    return f" ({words.say('picture-wins-at-once' if side.at_once else 'picture-wins', wins=side.needs)})"


def battle_line(ground: Ground, battle: BattleView, words: Words) -> Text:
    """The attack in hand, as far as it has gone."""
    place = words.place(ground, GRID.named(battle.target))
    parts = [words.say("picture-attack", place=place, units=", ".join(battle.attackers) or "–")]
    if battle.column:
        parts.append(battle.column)
    if battle.die and battle.outcome:
        parts.append(words.say("picture-die", die=battle.die, outcome=battle.outcome))
    for key, holds in (
        ("picture-flown", battle.flown),
        ("picture-stands", battle.stands),
        ("picture-breakthrough", battle.is_breakthrough),
    ):
        if holds:
            parts.append(words.say(key))
    if battle.due:
        parts.append(words.say("picture-due", due=f"{battle.due:g}"))
    if battle.fallback:
        parts.append(words.say("picture-fallback", place=words.place(ground, GRID.named(battle.fallback))))
    return Text(" · ".join(parts), "bold")
