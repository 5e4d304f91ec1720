# The program's own words.

word-help = help
word-orders = orders
word-look = look
word-map = map
word-log = log
word-forecast = forecast
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
table-thinking = { $player } is thinking …
table-curtain = Hand over to the { $seat } side and press Enter.
table-hidden = The table is covered.
table-confirm = Enter or y to order it, n to think again:
table-you = you
player-greedy = Tactician
player-random = Recruit
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

# serve
serve-address = Kurgan is at { $address } (matches in { $file }; Ctrl+C stops it)
