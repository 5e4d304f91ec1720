"""What everybody may read and nobody changes: words, rulebooks and boards, put into bytes once."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from kurgan.engine.game import AnyGame
from kurgan.engine.text import ENGINE_WORDS, LANGUAGES, Catalogue
from kurgan.server.messages import RulebookMessage, SceneMessage

OWN_LOCALE: Final = Path(__file__).parent / "locale"


class Library:
    """Words and rulebooks are read when the server starts; a board is drawn when it is first asked for."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self.games = games
        own = Catalogue([ENGINE_WORDS, OWN_LOCALE])
        self.own_words = {language: "\n".join(own.sources[language]) for language in LANGUAGES}
        self.words = {
            (name, language): "\n".join([*game.catalogue.sources[language], own.sources[language][-1]])
            for name, game in games.items()
            for language in LANGUAGES
        }
        self.rulebooks = {
            name: RulebookMessage(rules=game.rulebook.rule).model_dump_json().encode() for name, game in games.items()
        }
        self.scenes: dict[tuple[str, Path], bytes] = {}

    def scene(self, name: str, scenario: str, edition: int) -> bytes:
        """The board of a scenario; NoEdition if there is none of this edition."""
        game = self.games[name]
        file = game.scenario_file(scenario, edition)
        if (name, file) not in self.scenes:
            scene = game.scene(game.knows(game.start(file, {}), 0))
            message = SceneMessage(game=name, scenario=scenario, scene=scene)
            self.scenes[name, file] = message.model_dump_json().encode()
        return self.scenes[name, file]
