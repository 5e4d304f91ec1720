"""The table for a terminal, drawn from the view alone."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from kurgan.engine.text import Catalogue, Line, Value
from kurgan.games.battle_for_stalingrad.state import Known
from kurgan.games.battle_for_stalingrad.tables.cards import ACTIONS, FORCES, LOCATIONS
from kurgan.games.battle_for_stalingrad.view.battle import BattleView
from kurgan.games.battle_for_stalingrad.view.cards import Held
from kurgan.games.battle_for_stalingrad.view.pieces import ForceView, LocationView
from kurgan.games.battle_for_stalingrad.view.table import View, view

COLOURS = {"german": "bright_blue", "soviet": "bright_red"}
LOCATION_NAMES = {card.code: card.name for card in LOCATIONS}
TITLES = {card.code: card.title for card in ACTIONS}
COMBAT_VALUES = {card.code: card.combat for card in FORCES}
NOBODY = "·"


def picture(known: Known, seat: int, catalogue: Catalogue, language: str) -> RenderableType:
    """The five Locations with both sides' Forces, the battle if there is one, the piles and the own hand."""
    return Drawing(view(known, seat), catalogue, language).drawn()


class Drawing:
    """One picture in one language."""

    def __init__(self, seen: View, catalogue: Catalogue, language: str) -> None:
        self.seen, self.catalogue, self.language = seen, catalogue, language

    def say(self, key: str, **values: Value) -> str:
        return self.catalogue.say(Line(key, values), self.language)

    def drawn(self) -> RenderableType:
        parts: list[RenderableType] = [self.locations()]
        if self.seen.battle is not None:
            parts.append(self.battle(self.seen.battle))
        parts.append(self.sides())
        if self.seen.hand:
            parts.append(Styled(self.say("picture-hand", cards=self.cards(self.seen.hand))))
        if self.seen.seen:
            parts.append(Styled(self.say("picture-seen", cards=self.cards(self.seen.seen))))
        return Group(*parts)

    def locations(self) -> Table:
        """The table: the other side above, the own below, as one sits."""
        own = self.seen.seat
        other = "soviet" if own == "german" else "german"
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
        table.add_column("", no_wrap=True)
        for location in self.seen.locations:
            table.add_column(self.spell(LOCATION_NAMES[location.code]), ratio=1)
        for side, zones in ((other, ("perimeter", "control")), (own, ("control", "perimeter"))):
            for zone in zones:
                cells = [self.area(f"{side}/{location.code}/{zone}") for location in self.seen.locations]
                table.add_row(Styled(self.say(f"picture-{zone}"), COLOURS[side]), *cells)
            if side == other:
                table.add_row("", *(self.location(location) for location in self.seen.locations), end_section=True)
        return table

    def area(self, place: str) -> Styled:
        """The Forces in one area."""
        there = [force for force in self.seen.forces if force.place == place]
        return Styled("\n".join(map(counter, there)) or NOBODY, COLOURS[place.split("/", maxsplit=1)[0]])

    def location(self, location: LocationView) -> str:
        """Rubble, rations and who holds it."""
        state = "destroyed" if location.is_destroyed else "standing"
        first = self.say(f"picture-{state}", rubble=location.rubble, rations=location.rations)
        holder = "contested" if location.is_contested else location.controller or "nobody"
        return f"{first}\n{self.say(f'picture-held-{holder}')}"

    def battle(self, battle: BattleView) -> Styled:
        """Both totals and the cards that were shown."""
        totals = {each.side: each.total for each in battle.totals}
        name = LOCATION_NAMES[battle.location]
        lines = [self.say("picture-battle", location=name, german=totals["german"], soviet=totals["soviet"])]
        lines += [
            f"  {self.say(f'side-{card.side}')}: {self.spell(TITLES[card.card])} {card.firefight:+} "
            f"({self.say(f'picture-use-{card.use}')})"
            for card in battle.shown
        ]
        return Styled("\n".join(lines))

    def sides(self) -> Styled:
        """Hands, decks and piles in a line each."""
        lines = [
            self.say(
                "picture-side",
                side=Line(f"side-{side.name}"),
                hand=side.hand,
                deck=side.deck,
                pile=side.pile,
                top=side.top or "–",
                launched=len(side.launched),
            )
            for side in self.seen.sides
        ]
        return Styled("\n".join(lines))

    def cards(self, cards: list[Held]) -> str:
        return ", ".join(f"{each.face}{f' ×{each.count}' if each.count > 1 else ''}" for each in cards)

    def spell(self, text: Value) -> str:
        return str(self.catalogue.spell(text, self.language))


def counter(force: ForceView) -> str:
    """A Force in a few signs: an arrow if it is engaged, its code, combat value and rations, a star for each medal."""
    values = f"{COMBAT_VALUES[force.code]}/{force.rations}"
    return f"{'›' if force.is_engaged else ''}{force.code} {values}{'*' * force.medals}"
