# The page's own words in English. Games bring theirs; the battle page's are in table.en.ftl.

language = Language
try-again = Try again
go-start = To the start page

# Titles of the browser's tab
title-start = Kurgan – Stalingrad, autumn 1942
title-turn = Your turn
title-join = Invitation – Kurgan
title-story = The story of { $title } – Kurgan
title-rules = Rules of { $title } – Kurgan
title-missing = No such page – Kurgan

# Start
start-heading = Stalingrad, autumn 1942. Take command.
start-lead = A wargame on a printed map that knows its own rules: it shows where each unit may go, what a fight would bring, and why.
start-first-battle = Play your first battle
start-first-minutes = ({ $minutes } minutes)
start-no-account = No account, nothing to read first: the battle explains itself as you play.
preparing = The rules are being prepared, which takes a minute or two when the server has just started. Pictures and battles come as soon as they are ready …
new-match = New match
choose-game = Game
choose-battle = Battle
choose-opponent = Opponent
choose-side = Your side
read-rules = Read the rules
player-recruit = Recruit
player-recruit-line = For your first battles: it plays on instinct and makes mistakes.
player-officer = Officer
player-officer-line = Once you know the rules: it thinks before it acts.
player-general = General
player-general-line = When you beat the Officer: it thinks longer and punishes mistakes.
player-marshal = Marshal
player-marshal-line = The strongest there is: it thinks longest, and you will have to play well to win.
player-greedy = Tactician
player-greedy-line = Takes the order that looks best by itself, without a plan.
player-random = Dice-thrower
player-random-line = Gives any order at random.
player-rating = Rating { $rating } ± { $spread }
player-rating-meaning = Ratings as in chess: the Tactician has 1000, and 200 points more win three games in four.
choose-study = For study
player-screen = Two at this screen
player-screen-line = You take turns; a curtain hides each side’s secrets.
player-friend = A friend, by link
player-friend-line = You get a link to send. Play now or over days.
begin-computer = Play { $side } against the { $opponent }
begin-screen = Play together at this screen
begin-friend = Play { $side } and get the link

# The card of a battle
scenario-length = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }, about { $minutes } minutes
scenario-given = A guided first battle of about { $minutes } minutes: its cards are given
scenario-measured = The computer against itself, { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $measured }
difficulty-first = for a first battle
difficulty-easy = easy to begin with
difficulty-medium = for those who know the rules
difficulty-hard = for experts
balance-even = even
balance-favours = favours { $side }
balance-strongly = strongly favours { $side }

# My matches
my-matches = My matches
no-matches = None yet. The matches you begin are kept here, in this browser.
more-matches = Show more ({ $left } older)
match-turn = Turn { $turn }
standing-yours = Your turn: { $side }
standing-theirs = { $side } to move
standing-waiting = Waiting for your friend
against-screen = two at this screen
against-friend = against a friend
against-named = against { $who }
put-away = Put away
put-away-match = Put away { $title }
put-away-matches = { $count ->
    [one] 1 match put away
   *[other] { $count } matches put away
  }
bring-back = Bring back
bring-back-match = Bring back { $title }
against-computer = against the { $opponent }
continue = Continue
continue-with = Continue { $title }
story = Story
story-of = The story of { $title }
export = Export
export-of = Export { $title } as a file
resign = Resign
resign-match = Resign { $title }
resign-ask = Resign { $title }? The match ends and counts as lost.
resign-yes = Resign
resign-no = Play on
resign-side = Resign for { $side }
resign-side-match = { $face }: { $title }
resign-side-ask = Resign { $title } for the { $side } side, whose turn it is? The match ends, and the other side wins.
import = Import a match file

# One screen for two
curtain-text = Hand over the screen. The button shows the map as the { $side } side sees it: press it when nobody else is looking.

# Join
join-heading = Taking your seat
join-invites = { $host } invites you to a battle
join-invites-you = You are invited to a battle
join-side = You would play the { $side } side.
join-pace = There is no clock: play now in one sitting, or a turn a day. Nothing to register; this browser is your seat.
join-button = Join as { $side }
join-not = Not now
join-own = This is your own invitation: send its link to a friend.
my-name = Your name, if you like (your friend will see it)
join-failed = This invitation does not work

# Story
story-heading = The story of a battle
story-coming = The battle is being fought once more, order by order, to tell it from either side. A long one takes some seconds …
go-match = To the match
outcome-won = You won
outcome-lost = You lost
outcome-resigned = You resigned
outcome-draw = A draw
outcome-over = The battle is over
who-sat = { $side }: { $player }
who-you = you
who-human = a friend
result-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }
rematch-ask = Ask for a rematch
rematch-asked = You have asked for a rematch. { $who } has not answered yet.
rematch-wanted = { $who } asks for a rematch, with the sides changed.
rematch-agree = Play it
rematch-decline = No, thank you
rematch-withdraw = Ask no longer
rematch-begun = { $who } plays the rematch and waits for you there.
rematch-none = { $who } wants no rematch.
friend-somebody = Your friend
ago-now = just now
export-file = Export the match file
measure-score = Victory points
measure-losses = Strength lost
measure-units_lost = Units lost
turn = Turn
turn-number = Turn { $turn }
chance-lifted = Chance to win, in percent
chance-lifted-note = After each turn, as one who saw everything would have judged it. A draw counts as half a win.
chance-seen = Chance to win, as the { $side } side saw it, in percent
chance-seen-note = After each turn, from what this side knew then and nothing more. A draw counts as half a win.
as-table = As a table
final-count = In the end
dice = Dice
dice-count = { $side }: { $rolls ->
    [0] no dice
    [one] 1 die
   *[other] { $rolls } dice
  }
dice-mean = Mean { $mean }; { $expected } is to be expected.
dice-face = { $face }: { $count ->
    [one] once
   *[other] { $count } times
  }
fairness = Were the dice honest?
fairness-line = Before anything was rolled or drawn, the server sealed a secret and each player’s page mixed in a text of its own. Everything chance brought follows from these. Now the secret is open, and your browser can work out every roll again.
dice-name = Name of the dice
dice-text = Mixed in: { $side }
dice-text-none = nothing
fairness-given = This was a lesson: its first { $rolls } rolls were given by the scenario, up to where you went another way. They could bring nothing else, and nobody calls them chance.
commitment = Seal
secret = Secret
verify = Verify the dice
verifying = Checking …
verified = { $rolls ->
    [0] Nothing was rolled or drawn in this match; the secret fits the seal.
    [one] The one roll or draw follows from the secret, and the secret fits the seal.
   *[other] All { $rolls } rolls and draws follow from the secret, and the secret fits the seal.
  }
verified-same = The seal is the one this browser was shown before the first roll, and the text it gave was mixed in: nobody could choose what chance brought.
verified-unseen = This browser did not see the beginning of the match, so it cannot compare the seal with the one shown then.
verified-unkept = This browser has kept no text that it mixed in for you, so it could not compare your own text. Whether somebody could choose what chance brought, it cannot say.
verified-other-seal = But the seal is not the one this browser was shown before the first roll: these dice cannot be trusted.
verified-other-text = But a text mixed in is not the one this browser gave, or was shown, before the first roll: whoever runs the server could choose what chance brought. These dice cannot be trusted.
verified-too-late = But your text was not mixed in; the server says that it came too late. Nothing of yours is in these dice, so this browser cannot say that nobody could choose them.
verified-other-secret = The secret does not fit the seal: these dice cannot be trusted.
verified-other-roll = Step { $step } does not follow from the secret: these dice cannot be trusted.
verified-other-step = Step { $step } of the replay is not what its roll came to: what is shown was not rolled.
dice-line = They were sealed before anything was rolled, and each player’s page mixed in a text of its own. When the match is over, every roll can be checked against the seal.
dice-sealed = Dice { $name }, sealed { $seal }…
verify-elsewhere = Browsers check dice only on pages that came safely (https, or from your own computer). Export the match file instead, and check it with the dozen lines of docs/dice.md or with “kurgan replay FILE --verify”.

# Replay
replay = Replay
replay-first = To the start
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-speed = Speed
replay-step = Step { $step } of { $last }
replay-slider = Step of the match
replay-jump = Jump to turn
replay-eyes = Seen by
eyes-all = Fog lifted
replay-start = The battle begins.
replay-chance = Chance
replay-resign = resigns
replay-nothing = From here, nothing of this step was seen.
replay-keys = Keys: ← → one step, space plays, Home and End.
replay-fingers = Two fingers move the map and bring it nearer.
replay-loading = The board is coming …

# Rules
rules-heading = Rules of { $title }
rules-cards = All cards
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule has these words.
    [one] 1 rule
   *[other] { $count } rules
  }
rules-found-both = { $count ->
    [0] No rule
    [one] 1 rule
   *[other] { $count } rules
  }, { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
  }
rules-contents = Contents
rules-reading = Our reading:
rule-link = Link to rule { $number }

# When something goes wrong
missing-heading = There is no such page
missing-line = The address leads nowhere. Perhaps a part of it was lost in copying.
broken-title = Something broke
broken-line = This page has broken, which is our fault. Your matches are safe on the server.
broken-reload = Load the page again
trouble-unreachable = The server cannot be reached. Check your connection and try again.
trouble-unexpected = The server answered something unexpected. Try again in a moment.
trouble-too-large = This file is too large to be a match file.
