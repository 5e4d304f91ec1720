"""A seat's orders on the screen: subject by subject, in short where they are many, and what follows an opening."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from kurgan.cli.voice import say
from kurgan.engine.game import Choice, Group, Orders
from kurgan.engine.match import Match, Refused
from kurgan.engine.text import Line, plain

FEW: Final = 12  # subjects of one verb are shown line by line, if there are no more
MANY: Final = 60  # choices of one kind are shown …
ASKED: Final = 240  # … and so many if somebody asks for them
MORE: Final = "…"  # after what only begins an order


@dataclass(frozen=True)
class Offers:
    """What one seat may order now, in one language."""

    match: Match
    seat: int
    language: str

    def all(self) -> Iterator[RenderableType]:
        """What only begins something by its verbs, then group by group what can be ordered at once."""
        groups = self.menu()
        opening = [group for group in groups if any(orders.opens for orders in group.orders)]
        if opening:
            word, first = say("word-orders", self.language), opening[0]
            verb = self.verb(first.orders[0])
            yield Text(say("offers-opening", self.language, orders=word, subject=first.subject, verb=verb))
        yield from self.by_verbs(opening)
        yield from self.in_full([group for group in groups if group not in opening], MANY)

    def about(self, words: str) -> Iterator[RenderableType]:
        """The orders of one subject, all with one verb, or those that begin with the words."""
        groups = self.menu()
        asked = [group for group in groups if plain(words) in self.spellings(group)]
        meant = [group for group in (self.only(words, group) for group in groups) if group.orders]
        if asked:
            yield from self.in_full(map(self.opened, asked), ASKED)
        elif meant:
            yield from (Text(self.heading(group)) for group in meant if group.subject)
            yield from self.in_full((group for group in meant if not group.subject), ASKED)
        else:
            yield from self.following(words)

    def menu(self) -> Sequence[Group]:
        return self.match.game.menu(self.match.known(self.seat), self.match.legal(self.seat))

    def following(self, words: str) -> Iterator[RenderableType]:
        """The orders that begin with these words; one word that begins nothing is taken for a name."""
        try:
            yield from self.in_full(self.match.continued(self.seat, words), ASKED)
        except Refused:
            if len(words.split()) > 1:
                raise
            yield Text(say("table-no-orders", self.language, unit=words))

    def spellings(self, group: Group) -> set[str]:
        """How one may ask for a group: by its subject, or by how its heading begins."""
        return {plain(group.subject), plain(self.heading(group).split()[0])}

    def only(self, words: str, group: Group) -> Group:
        """Of a group the orders of one verb, as the journal or the player writes it."""
        meant = [orders for orders in group.orders if plain(words) in (orders.verb, plain(self.verb(orders)))]
        return Group(group.subject, group.heading, tuple(meant))

    def opened(self, group: Group) -> Group:
        """A group with the orders that follow its openings in the place of them; what opens then stays as it is."""
        orders = []
        for each in group.orders:
            following = [self.match.continued(self.seat, choice.words) for choice in each.choices if each.opens]
            orders += [then for groups in following for found in groups for then in found.orders] or [each]
        return Group(group.subject, group.heading, tuple(orders))

    def in_full(self, groups: Iterable[Group], most: int) -> Iterator[RenderableType]:
        """Group by group, what each may do."""
        for group in groups:
            yield Text(self.heading(group), "bold")
            for orders in group.orders:
                labels = list(dict.fromkeys(self.label(choice, orders, group) for choice in orders.choices))
                yield indented(f"{self.verb(orders)}{self.price(orders)} {self.listed(labels, most)}")

    def by_verbs(self, groups: Iterable[Group]) -> Iterator[RenderableType]:
        """Verb by verb, who may do it: a few with all that is to be said of them, many in a row."""
        verbs: dict[str, list[Group]] = {}
        for group in groups:
            for orders in group.orders:
                more = f" {MORE}" if orders.opens else ""
                verbs.setdefault(f"{self.verb(orders)}{self.price(orders)}{more}", []).append(group)
        for verb, those in verbs.items():
            yield Text(verb, "bold")
            rows = [" · ".join(group.subject for group in those)] if len(those) > FEW else map(self.heading, those)
            yield from map(indented, rows)

    def listed(self, labels: Sequence[str], most: int) -> str:
        """Choices in a row; of too many the first, and how many more there are."""
        shown = " · ".join(labels[:most])
        more = len(labels) - most
        return f"{shown} {say('offers-more', self.language, count=more)}" if more > 0 else shown

    def heading(self, group: Group) -> str:
        return self.match.game.catalogue.say(group.heading, self.language)

    def verb(self, orders: Orders) -> str:
        return self.match.game.catalogue.say(Line(f"verb-{orders.verb}"), self.language)

    def price(self, orders: Orders) -> str:
        """What each of some orders costs the side."""
        return self.amount(f"price-{orders.verb}", "price", price=orders.price) if orders.price else ""

    def label(self, choice: Choice, orders: Orders, group: Group) -> str:
        """What is said after the verb and the subject, or the whole order if it begins with another verb; what it costs
        the subject, and if there is more to say."""
        verb, *rest = choice.words.split()
        objects = " ".join(rest[1:] if rest[:1] == [group.subject] else rest)
        if verb != orders.verb and not orders.opens:
            objects = " ".join((self.match.game.catalogue.say(Line(f"verb-{verb}"), self.language), *rest))
        costs = self.amount(f"cost-{orders.verb}", cost=choice.cost)
        return f"{objects}{costs} {MORE}".strip() if orders.opens else f"{objects}{costs}"

    def amount(self, *keys: str, **values: int) -> str:
        """What something costs in the game's own words, in brackets, if it has any."""
        catalogue = self.match.game.catalogue
        key = next(filter(catalogue.has, keys), None)
        return f" ({catalogue.say(Line(key, values), self.language)})" if key else ""


def indented(words: str) -> Padding:
    return Padding(Text(words), (0, 0, 0, 4))
