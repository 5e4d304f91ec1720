"""The table in the terminal: what a player sees, and the words a player can say besides orders."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from kurgan.cli import saves
from kurgan.cli.completion import complete
from kurgan.cli.hints import advised, meant
from kurgan.cli.odds import shown
from kurgan.cli.offers import Offers
from kurgan.cli.voice import in_language, own_words, program, say
from kurgan.engine.chance import stream
from kurgan.engine.forecast import Forecast, Mark
from kurgan.engine.game import NOBODY, Unreadable
from kurgan.engine.match import HUMAN, Match, Refused
from kurgan.engine.text import LANGUAGES, Line, Value
from kurgan.games.shelf import head
from kurgan.players.guard import Guarded

LINES: Final = 15  # of the log, unless the player asks for more
NEWS: Final = 40  # at most at once
FORGET_SCROLLED: Final = "\x1b[3J"
WORDS: Final = (
    *("help", "orders", "look", "map", "log", "forecast", "hint", "rules"),
    *("undo", "save", "language", "resign", "quit"),
)


class Left(Exception):
    """The player has left the table."""


class Table:
    """One match on one terminal. Every order is on disk before anyone is told of it."""

    def __init__(self, match: Match, path: Path, language: str) -> None:
        self.match, self.path, self.language = match, path, language
        self.console = Console(highlight=False)
        self.luck = stream(secrets.randbits(62))  # for the computer's own choices, never for the match's dice
        self.computers = {
            seat: Guarded(name, match.game, seat) for seat, name in enumerate(match.players) if name != HUMAN
        }
        told = match.entries.counts[: len(match.game.seats)]
        self.read_to = [max(0, lines - LINES) for lines in told]  # how much of the log each seat has seen
        self.facing = NOBODY  # whose eyes are on the screen
        self.ordered = NOBODY  # which player gave the last order
        self.is_kept = False  # is the last order on disk?
        self.read_at: list[Mark] = []  # where in the rulebook's tables the last forecast was read

    def play(self) -> None:
        """Until the end of the game or until the player leaves."""
        self.welcome()
        try:
            while (seat := self.match.to_move) != NOBODY:
                if self.match.players[seat] == HUMAN:
                    self.turn(seat)
                else:
                    self.think(seat)
        except (Left, EOFError, KeyboardInterrupt):
            self.leave()
            return
        self.finish()

    def welcome(self) -> None:
        """What is played and by whom, and what holds it: dice and file."""
        game = self.match.game
        battle = head(self.match.file)
        title, scenario = (in_language(each.title, self.language) for each in (game.rulebook.game, battle))
        self.console.print(Text(f"{title} · {scenario}", "bold"))
        self.console.print(Text(in_language(battle.summary, self.language)))
        for seat, name in zip(game.seats, self.match.players, strict=True):
            who = say("table-you", self.language) if name == HUMAN else self.called(name)
            side = game.catalogue.say(Line(f"side-{seat}"), self.language)
            self.console.print(Text(say("replay-deed", self.language, who=side, deed=who)))
        self.say("table-commitment", match=self.match.dice.match, commitment=self.match.dice.commitment)
        if any(self.match.dice.mix):
            self.say("table-mixed", texts=" · ".join(self.match.dice.mix))
        if self.save():
            self.say("table-saved-in", path=str(self.path))
        self.say("table-hint")

    def leave(self) -> None:
        """Save, and only then say so; a match that could not be saved is no success."""
        self.console.print()
        if not self.save():
            raise SystemExit(1)
        self.say_command("table-left", f"play --resume {self.path}")

    def called(self, name: str) -> str:
        """A computer player as the page calls it, where that has a name."""
        return say(f"player-{name}", self.language) if own_words().has(f"player-{name}") else name

    def think(self, seat: int) -> None:
        """The computer gives an order, from what its seat knows."""
        name = self.match.players[seat]
        with self.console.status(say("table-thinking", self.language, player=self.called(name))):
            number = self.match.scripted(seat)
            if number is None:
                number = self.chosen(seat)
            if self.computers[seat].has_forfeited:
                self.match.resign(seat)
            else:
                self.match.play_number(seat, number)
            self.ordered = NOBODY
            self.save()

    def chosen(self, seat: int) -> int:
        """What the computer chooses; if it fails, that is said, but not by which thought: that is its side's secret."""
        computer = self.computers[seat]
        computer.attend(self.match)
        number, failure, _ = computer.choose(self.match.known(seat), self.luck)
        if failure is not None:
            forfeited = str(computer.has_forfeited).lower()
            player = self.called(self.match.players[seat])
            self.say("table-failed", player=player, failure=failure, forfeited=forfeited)
        return number

    def turn(self, seat: int) -> None:
        """A human gives an order, or asks for something else first."""
        if self.facing != seat and self.match.players.count(HUMAN) > 1:
            self.curtain(seat)
        self.facing = seat
        self.show_change(seat)
        self.show_news(seat)
        moment = self.match.moments[seat]
        while self.match.moments[seat] == moment and self.match.to_move == seat:
            self.answer(seat, self.ask(seat))

    def ask(self, seat: int) -> str:
        """The prompt, and what the player types."""
        prompt = self.match.game.catalogue.say(self.match.game.prompt(self.match.known(seat), seat), self.language)
        self.console.print(Text(prompt, "bold"))
        complete(self.match, seat, [self.word(word) for word in WORDS])
        return input("> ").strip()

    def answer(self, seat: int, line: str) -> None:
        """Do what the player said."""
        word, _, rest = line.partition(" ")
        meant = self.meanings().get(word.casefold())
        try:
            if meant is not None:
                getattr(self, f"do_{meant}")(seat, rest.strip())
            elif line:
                self.order(seat, line)
        except (Refused, Unreadable) as error:
            self.console.print(Text(self.match.game.catalogue.say(error.line, self.language), "yellow"))

    def meanings(self) -> dict[str, str]:
        """Every word for something else than an order, in English and in the player's language, and which it means."""
        return {"?": "help"} | {word: word for word in WORDS} | {self.word(word): word for word in WORDS}

    def order(self, seat: int, words: str) -> None:
        """Give an order; one that casts a die is forecast first and must be confirmed."""
        moment = self.match.moments[seat]
        forecast = self.forecast(seat, words)
        if forecast is not None and (forecast.outcomes or forecast.is_doubtful):
            self.console.print(shown(forecast, self.match.game.catalogue, self.language))
            reply = input(say("table-confirm", self.language) + " ").strip()
            if reply.casefold() not in self.replies("table-agree"):
                self.think_again(seat, reply)
                return
        self.match.play(seat, words, at=moment)
        self.ordered = seat
        self.save()

    def think_again(self, seat: int, reply: str) -> None:
        """The order is not given; whatever was said instead of no is listened to."""
        self.say("table-kept")
        if reply.casefold() not in self.replies("table-disagree"):
            self.answer(seat, reply)

    def replies(self, key: str) -> set[str]:
        """All the ways to say yes or no: nothing but Enter is a yes."""
        return set(say(key, self.language).split()) | ({""} if key == "table-agree" else set())

    def forecast(self, seat: int, words: str) -> Forecast | None:
        """What a legal order would lead to, if that can be said; the rulebook then lights what it was read from."""
        found = self.match.foreseen(seat, words)
        if found:
            self.read_at = [mark for case in found.cases for factor in case.factors for mark in factor.read_at]
        return found

    def do_forecast(self, seat: int, rest: str) -> None:
        forecast = self.forecast(seat, rest) if rest else None
        if forecast is None:
            self.say("table-no-forecast" if rest else "help-forecast")
        else:
            self.console.print(shown(forecast, self.match.game.catalogue, self.language))

    def do_hint(self, seat: int, rest: str) -> None:
        """Orders worth a thought, and how likely each is to win; the first time they may have to be waited for."""
        from kurgan.cli.play import compile_counsel

        compile_counsel(self.match)
        with self.console.status(say("table-hinting", self.language)):
            found = advised(self.match.game, self.match.known(seat), seat, self.language)
        self.say("table-hinted")
        self.console.print(found)

    def do_help(self, seat: int, rest: str) -> None:
        words = Grid.grid(padding=(0, 2, 0, 2), pad_edge=True)
        for word in WORDS:
            words.add_row(Text(self.word(word), "bold"), say(f"help-{word}", self.language, lines=LINES))
        self.console.print(words)
        legend = Line("legend", {"side": self.match.game.seats[seat]})
        self.console.print(Text(self.match.game.catalogue.say(legend, self.language)))

    def do_orders(self, seat: int, rest: str) -> None:
        """The legal orders, or those that are asked for."""
        offers = Offers(self.match, seat, self.language)
        for part in offers.about(rest) if rest else offers.all():
            self.console.print(part)

    def do_look(self, seat: int, rest: str) -> None:
        """A part of the table, in the words of the game."""
        if self.match.game.look is None or not rest:
            self.show_map(seat)
        else:
            self.show_part(seat, rest)

    def do_map(self, seat: int, rest: str) -> None:
        self.show_map(seat)

    def do_log(self, seat: int, rest: str) -> None:
        count = int(rest) if rest.isdecimal() else LINES
        for line in self.match.heard_since(seat, max(0, self.match.entries.counts[seat] - count)):
            self.console.print(Text(self.match.game.catalogue.say(line, self.language)))

    def do_rules(self, seat: int, rest: str) -> None:
        """A rule, a chapter, or the list of all."""
        from kurgan.cli.rules import show

        rules = self.match.game.rulebook.rule
        chosen = [rule for rule in rules if rest in (rule.number, rule.number.split(".")[0])]
        for rule in chosen:
            show(rule, self.language, self.console, self.read_at)
        if not rest:
            for rule in rules:
                self.console.print(f"  {rule.number:<5} {in_language(rule.title, self.language)}")
        elif not chosen:
            self.say("table-no-rule", number=rest)

    def do_undo(self, seat: int, rest: str) -> None:
        self.match.undo(seat)
        self.save()
        self.read_to[seat] = min(self.read_to[seat], self.match.entries.counts[seat])
        self.say("table-undone")

    def do_save(self, seat: int, rest: str) -> None:
        path = Path(rest) if rest else self.path
        if saves.is_another(path, self.match):
            self.say("table-taken", path=str(path))
        elif self.save(path):
            self.say("table-saved", path=str(path))

    def do_language(self, seat: int, rest: str) -> None:
        if rest in LANGUAGES:
            self.language = rest
            self.show_map(seat)
        else:
            self.console.print(say("help-language", self.language))

    def do_resign(self, seat: int, rest: str) -> None:
        if input(say("table-resign-sure", self.language) + " ").strip().casefold() == say("table-yes", self.language):
            self.match.resign(seat)
            self.save()

    def do_quit(self, seat: int, rest: str) -> None:
        """Leave, unless that would lose the match; closing the line leaves even then."""
        if self.save():
            raise Left

    def curtain(self, seat: int) -> None:
        """Cover the table until the other player sits down."""
        self.read_at = []
        self.wipe()
        name = self.match.game.catalogue.say(Line(f"side-{self.match.game.seats[seat]}"), self.language)
        self.say("table-hidden")
        input(say("table-curtain", self.language, seat=name) + " ")
        self.wipe()

    def wipe(self) -> None:
        """Clear the screen and, where the terminal can, what has scrolled out of it."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET_SCROLLED)

    def show_map(self, seat: int) -> None:
        game = self.match.game
        self.console.print()
        self.console.print(game.picture(self.match.known(seat), seat, game.catalogue, self.language))

    def show_part(self, seat: int, words: str) -> None:
        """What the seat sees of what the words name."""
        game = self.match.game
        assert game.look is not None
        self.console.print()
        self.console.print(game.look(self.match.known(seat), seat, words, game.catalogue, self.language))

    def show_change(self, seat: int) -> None:
        """The whole table, or after the player's own order the part of it where that was carried out."""
        here = self.changed(seat)
        if here:
            self.show_part(seat, here)
        else:
            self.show_map(seat)

    def changed(self, seat: int) -> str:
        """The last place in the news, if one can look there, the news are of the player's own order and it is done."""
        game = self.match.game
        if game.look is None or self.ordered != seat or game.is_under_way(self.match.known(seat)):
            return ""
        news = self.match.heard_since(seat, self.read_to[seat])
        return next((line.places[-1] for line in reversed(news) if line.places), "")

    def show_news(self, seat: int) -> None:
        """What the seat has heard since it last read, below the map it explains; of very much the end."""
        news = self.match.heard_since(seat, self.read_to[seat])
        self.console.print()
        if len(news) > NEWS:
            self.say("table-earlier", count=len(news) - NEWS, log=f"{self.word('log')} {len(news)}")
        for line in news[-NEWS:]:
            self.console.print(Text(self.match.game.catalogue.say(line, self.language), "cyan"))
        self.read_to[seat] = self.match.entries.counts[seat]
        for line in meant(self.match, seat, news):
            self.console.print(Text(self.match.game.catalogue.say(line, self.language), "italic"))

    def finish(self) -> None:
        """The end: result, last map, and where the secret is."""
        result = self.match.result
        assert result is not None
        humans = [seat for seat, name in enumerate(self.match.players) if name == HUMAN]
        for seat in humans:
            self.show_map(seat)
            self.show_news(seat)  # the result is the last of it
        if not humans:
            self.console.print(Text(self.match.game.catalogue.say(result.line, self.language), "bold"))
        self.say_command("table-secret", f"replay {self.path} --verify")

    def save(self, path: Path | None = None) -> bool:
        """Save the match; a full disk is no reason to stop playing, and another place then becomes the match's own."""
        place = path or self.path
        try:
            saves.save(self.match, place)
        except (OSError, ValueError) as error:
            self.is_kept = self.is_kept and place != self.path
            self.say("table-not-saved", reason=getattr(error, "strerror", None) or str(error))
            return False
        if not self.is_kept:
            self.path, self.is_kept = place, True
        return True

    def say_command(self, key: str, words: str) -> None:
        """A sentence, and a command that can be copied: never broken at the end of a line."""
        self.say(key)
        self.console.print(Text(f"  {program()} {words}"), soft_wrap=True)

    def word(self, word: str) -> str:
        return say(f"word-{word}", self.language)

    def say(self, key: str, **values: Value) -> None:
        self.console.print(Text(say(key, self.language, **values)))
