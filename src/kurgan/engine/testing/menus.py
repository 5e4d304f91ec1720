"""The words in a menu."""

from __future__ import annotations

from collections.abc import Sequence

from kurgan.engine.game import Group, Orders


def orders_in(menu: Sequence[Group]) -> list[str]:
    """The words of all that can be ordered at once."""
    return [words for orders in rows_of(menu) if not orders.opens for words in words_of(orders)]


def openings_in(menu: Sequence[Group]) -> list[str]:
    """The words of all that orders nothing yet."""
    return [words for orders in rows_of(menu) if orders.opens for words in words_of(orders)]


def rows_of(menu: Sequence[Group]) -> list[Orders]:
    """Its orders, whoever they are for."""
    return [orders for group in menu for orders in group.orders]


def words_of(orders: Orders) -> list[str]:
    """The words of each choice."""
    return [choice.words for choice in orders.choices]
