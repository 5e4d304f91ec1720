# The program's own words.

word-help = help
word-orders = orders
word-look = look
word-map = map
word-log = log
word-forecast = forecast
word-hint = hint
word-rules = rules
word-undo = undo
word-save = save
word-language = language
word-resign = resign
word-quit = quit

help-help = this list
help-orders = what your units may do; with the name of one, its alone
help-look = the table; “look” and a place, or something else that is there: that part of it
help-map = the map again
help-log = the last { $lines } lines you have heard; “log 40” for the last forty
help-forecast = what an order would lead to: “forecast” and the order
help-hint = three orders worth a thought, and how likely you would be to win with each
help-rules = a rule or a chapter: “rules 2.1”, “rules 2”
help-undo = take back your last order, while nothing was rolled or revealed
help-save = save a copy: “save my-game.kurgan” (the match itself is saved after every order)
help-language = “language fr” or “language en”
help-resign = give up
help-quit = leave; “kurgan play --resume FILE” goes on

table-commitment = Dice { $match }, sealed before the first roll: SHA-256 { $commitment }
table-mixed = Mixed into them: { $texts }
table-saved-in = Every order is saved in { $path }
table-hint = Type an order, “orders” to see yours, “help” for the rest.
table-hinting = Thinking it over …
table-hinted = Worth a thought, and how likely you would be to win:
table-thinking = { $player } is thinking …
table-failed = { $player } failed ({ $failure ->
    [raised] it broke down
    [idle] it did not answer
    [illegal] its order was not legal
   *[nonsense] its answer was no order
}). { $forfeited ->
    [true] It has failed too often and forfeits the match.
   *[false] The Tactician gives this order in its place.
}
table-curtain = Hand over to the { $seat } side and press Enter.
table-hidden = The table is covered.
table-confirm = Enter or y to order it, n to think again:
table-you = you
player-recruit = Recruit
player-officer = Officer
player-general = General
player-marshal = Marshal
player-greedy = Tactician
player-random = Dice-thrower
table-agree = y yes
table-disagree = n no
table-taken = { $path } is there already and is not this match: name another file.
games-default = (default)
table-kept = You think again.
table-undone = Taken back.
table-saved = Saved in { $path }.
table-not-saved = Not saved ({ $reason }). Try “save” with another place; until then quit stays here and closing the line (Ctrl-D) loses the match.
table-no-forecast = That order leaves nothing to chance: there is nothing to forecast.
table-no-orders = “{ $unit }” is no unit of yours that can have an order now.
table-resign-sure = Really give up? Type yes:
table-yes = yes
table-left = Saved. Go on with:
table-secret = The secret of the dice is published in the journal; check it with:
table-no-rule = There is no rule { $number }.
table-earlier = { $count ->
    [one] One line came
   *[other] { $count } lines came
  } before these: “{ $log }” shows all.
offers-opening = “{ $orders } { $subject }” shows what may follow, “{ $orders } { $verb }” tells more of all it is for.
offers-more = … and { $count } more

forecast-outcomes = What may happen
forecast-dice = die { $dice }

rules-reading = Our reading:
rules-code = Carried out by
rules-tests = Tested by

replay-verified = All { $rolls } rolls follow from the secret, and the secret is the one committed to before the first.
replay-chance = Chance
replay-deed = { $who }: { $deed }
replay-open = The match is not over.

simulate-title = { $games ->
    [one] { $about }: { $games } game, seed { $seed }
   *[other] { $about }: { $games } games, seed { $seed }
}
simulate-wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
simulate-interval = { $low } to { $high }
simulate-draws = { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}
simulate-turns = turns
simulate-mean = mean { $mean }
simulate-median = median { $median }
simulate-ends = from { $least } to { $most }
simulate-follies = { $count ->
    [0] No foolish order
    [one] One foolish order
   *[other] { $count } foolish orders
  } in { $games ->
    [one] one game
   *[other] { $games } games
  }

versus-side = { $wins } of { $games } won
versus-thinking = { $name }: { $milliseconds } ms a decision
versus-simulations = { $count } simulations a decision

contests-forfeits = { $count ->
    [one] One game counts as lost for a player that failed in it.
   *[other] { $count } games count as lost for a player that failed in them.
}

compare-title = { $game }, { $first } against { $second }: { $games ->
    [one] { $games } game each
   *[other] { $games } games each
}
compare-difference = B against A: { $more }, between { $low } and { $high } (error { $error }, whenever one looks)
compare-differ = They differ: the { $side } side does better in { $better }.
compare-alike = They do not differ by more than { $margin }.
compare-unsure = Not sure: neither that they differ nor that they do not by more than { $margin }.

tune-title = { $scenario }: { $side } to get { $target }, seed { $seed }
tune-games = games
tune-share = share
tune-more = … and { $count } more
tune-best = * Best: { $setting }. Measured again, { $games ->
    [one] { $games } game
   *[other] { $games } games
} of its own:
tune-measured = { $side } { $score }, between { $low } and { $high }; { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}
tune-missed = That misses { $target }: turn other knobs, or turn them farther.

ladder-title = { $games ->
    [one] { $about }: { $games } game a pair, seed { $seed }
   *[other] { $about }: { $games } games a pair, seed { $seed }
}
ladder-anchor = the measure
ladder-side = What the { $side } side is worth: { $worth }, between { $low } and { $high }; drawn games: { $draws }.
ladder-cross = What each got of the others, over both sides:

calibrate-title = { $about }: { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $positions } positions
calibrate-called = called
calibrate-positions = positions
calibrate-said = said to be won
calibrate-won = won
calibrate-interval = with 95 percent certainty
calibrate-forfeits = { $count ->
    [one] One game is left out because a player failed in it.
   *[other] { $count } games are left out because a player failed in them.
}
calibrate-worst = The tenth farthest off, of those with enough positions: { $worst }. Brier score: { $brier }.

# serve
serve-address = Kurgan is at { $address } (matches in { $file }; Ctrl+C stops it)
