"""What a thing that is told to a page is made of, seen as JSON will spell it: keys, places, or nothing smaller."""

from __future__ import annotations

import dataclasses
from functools import cache, cached_property

from pydantic import BaseModel
from pydantic_core import from_json, to_json


def parts_of(thing: object) -> object:
    """A dictionary for whatever becomes an object, a list for whatever becomes one, and anything else as it is."""
    if thing is None or isinstance(thing, str | int | float | list):
        return thing
    if isinstance(thing, tuple):
        return list(thing)
    if isinstance(thing, dict) and all(isinstance(key, str) for key in thing):
        return thing
    if isinstance(thing, BaseModel) and is_plain(type(thing)):
        return vars(thing)
    if dataclasses.is_dataclass(thing):
        return {name: getattr(thing, name) for name in names_of(thing.__class__)}
    return from_json(to_json(thing))


@cache
def names_of(kind: type) -> tuple[str, ...]:
    """The fields of a dataclass."""
    return tuple(field.name for field in dataclasses.fields(kind))


@cache
def is_plain(kind: type[BaseModel]) -> bool:
    """Is a model spelled field by field, by the names of its fields, and does it hold nothing else?"""
    own = kind.__pydantic_decorators__
    is_spelled_otherwise = bool(own.field_serializers or own.model_serializers or own.computed_fields)
    fields = kind.model_fields.values()
    has_other_names = any(field.exclude or field.alias or field.serialization_alias for field in fields)
    holds_more = any(isinstance(each, cached_property) for base in kind.__mro__ for each in vars(base).values())
    return not is_spelled_otherwise and not has_other_names and not holds_more
