"""Sentences that are not yet in a language, and the Fluent catalogues that put them into one.

A game says what it means with a `Line`: a key of its catalogue, the values that go into it, the rule it rests
on and the places it speaks of. Whoever shows it picks the language.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Final, TypeAlias, Union, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource

from kurgan.engine.datafile import Text
from kurgan.engine.french import the

LANGUAGES: Final = ("en", "fr")
ENGINE_WORDS: Final = Path(__file__).parent / "locale"

FUNCTIONS: Final = {"THE": cast("Callable[..., FluentType]", the)}  # what a catalogue may ask for

Value: TypeAlias = Union[str, int, float, Text, "Line"]


@dataclass(frozen=True)
class Line:
    """One sentence or phrase: a catalogue key and its values."""

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)
    rule: str = ""
    places: tuple[str, ...] = ()

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.values)), self.rule, self.places))


class Catalogue:
    """The words of one game, or of the program, in every language."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self.sources = {
            language: [(folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders]
            for language in LANGUAGES
        }

    @cached_property
    def bundles(self) -> dict[str, FluentBundle]:
        """The same, ready to speak: a server hands the sources to its pages, and may never need to."""
        return {language: bundle_of(language, sources) for language, sources in self.sources.items()}

    def say(self, line: Line, language: str) -> str:
        """The line in a language, with its rule number in brackets."""
        bundle = self.bundles[language]
        message = bundle.get_message(line.key)
        if message.value is None:
            raise KeyError(line.key)
        values = {name: self.spell(value, language) for name, value in line.values.items()}
        words, errors = bundle.format_pattern(message.value, values)
        if errors:
            raise ValueError(f"{line.key} in {language}: {errors[0]}")
        return f"{words} [{line.rule}]" if line.rule else str(words)

    def spell(self, value: Value, language: str) -> str | float:
        """A value in a language."""
        if isinstance(value, Line):
            return self.say(value, language)
        if isinstance(value, Text):
            return value.fr if language == "fr" else value.en
        return value

    def has(self, key: str) -> bool:
        """Is there such a message?"""
        return all(bundle.has_message(key) for bundle in self.bundles.values())

    def keys(self, language: str) -> set[str]:
        """Every key of one language."""
        return {key for source in self.sources[language] for key in keys_of(source)}


def bundle_of(language: str, sources: Sequence[str]) -> FluentBundle:
    """One language, without the invisible isolation marks that terminals show."""
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for source in sources:
        bundle.add_resource(resource(source))
    return bundle


@cache
def resource(source: str) -> Resource:
    """A catalogue's text, parsed once however many ask for it."""
    return FluentResource(source)


@cache
def keys_of(source: str) -> frozenset[str]:
    """Every key of a catalogue's text."""
    return frozenset(entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, Message))


class Verbs:
    """The verbs of a game's orders, which may be typed in any language: `verb-move` of the catalogue means `move`."""

    def __init__(self, folder: Path, verbs: Sequence[str]) -> None:
        self.folder, self.verbs = folder, verbs

    def meant(self, word: str) -> str | None:
        """Which verb a word means: its start is enough if no other verb of any language begins so."""
        spelled = plain(word)
        if not spelled:
            return None
        begun = {verb for written, verb in self.spellings.items() if written.startswith(spelled)}
        return self.spellings.get(spelled) or (begun.pop() if len(begun) == 1 else None)

    @cached_property
    def spellings(self) -> dict[str, str]:
        """Every verb as it is written in each language, without accents; read when the first order is typed."""
        catalogue = Catalogue([self.folder])
        return {
            plain(catalogue.say(Line(f"verb-{verb}"), language)): verb for verb in self.verbs for language in LANGUAGES
        }


def plain(word: str) -> str:
    """Small letters without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFD", word.casefold()) if not unicodedata.combining(sign))
