# The report of a simulation.

facts = { $games ->
    [one] One game
   *[other] { $games } games
  }, seed { $seed }, rules { $rules }
seated = { $side }: { $player }
between = between { $low } and { $high }
drawn = Drawn
decisions = orders and answers given
sure = surely

wins-title = Who wins
wins-about = Of all games. The point is what was counted; the true share lies in the shaded stretch, 95 times in 100. The thin line in the middle is one half.
judged-even = Nothing here speaks against an even match: { $games ->
    [0] no game was decided.
    [one] one decided game may well end like this between equals.
   *[other] { $games } decided games may well end like this between equals.
}
judged-uneven = The { $side } side has the better of it: among { $games ->
    [one] one decided game
   *[other] { $games } decided games
  }, luck alone would hardly bring this.
forfeited = { $player } ({ $side }) forfeited { $games ->
    [one] one game
   *[other] { $games } games
}: { $kind ->
    [raised] it broke down
    [idle] it did not answer
    [illegal] its order was not legal
   *[nonsense] its answer was no order
}.
head-side = Side
head-player = Player
head-won = Games won

scores-title = How the score runs
scores-about = The score at the end of each turn: the middle game as a line, eight games of ten inside the band. A game that is over keeps its last score.
axis-turn = turn
no-turn = No game came to the end of a turn.
axis-score = score

outlook-title = How likely a win is
outlook-about = At the end of each turn, as a position is judged in which nothing is hidden; a draw counts as half a win. The middle game as a line, eight games of ten inside the band. A game that is over stays won or lost.
outlook-side = The { $side } side; the other side has the rest.
axis-outlook = chance to win, percent

setups-title = Which set-up wins
setups-about = How often a side won the games in which it chose a set-up. Who chooses well may also play well: give a side its set-up with --option to be sure.
head-setup = Set-up
setup-none = None of them

lengths-title = How long it lasts
lengths-about = In which turn the games ended, and who had won them.
lengths-median = Half of all games were over by turn { $turns }; the middle game took { $decisions } orders and answers.
axis-last-turn = last turn
axis-games = games

fallen-title = Where units fell
fallen-about = The darker a place, the more units of that side were lost there. The number is how many in 100 games.
map-alt = Where units of the { $side } side were lost
fallen-worst = { $total } lost a game. Most of them, in 100 games: { $places }.
fallen-at = { $count } at { $place }
fallen-none = None was lost.

losses-title = Who was lost
losses-about = In how many games each unit was lost, and how that differs between games its side won and games it did not.
losses-none = None was lost.
losses-more = { $count ->
    [one] One more was lost less often.
   *[other] { $count } more were lost less often.
}
head-unit = Unit
head-lost = Lost in
head-lost-won = … of games won
head-lost-other = … of the others

first-turn-title = What was tried in the first turn
first-turn-about = How often a side won the games in which it gave an order in its first turn, set-up included, and how often those in which it did not.
first-turn-shown = The { $shown } that tell most, of { $all } that were given, and left out, often enough to compare.
nothing-told = Nothing came often enough, and was left out often enough, to compare.
head-what = What
head-with = Won with it
head-without = Won without
head-difference = Difference

events-title = What each event and card was worth
events-about = In each turn, the games in which an event came to a side, or in which it played a card, are compared with those that were still being played and in which it did not: how often the side won in the end. Events come by chance; cards are chosen, and who is winning may play others.

follies-title = Foolish orders
follies-about = Orders that nobody should give, whatever he hopes for; asked of every decision.
follies-unknown = This game does not say yet what is foolish.
follies-none = None in { $games ->
    [one] one game.
   *[other] { $games } games.
}
head-folly = What
head-times = Times
head-in-games = In games

counts-title = Everything else that was counted
counts-about = At the end of the game, by the names the game gives.
head-count = Count
head-mean = Mean
head-median = Median
head-least = Least
head-most = Most

read-title = How to read this
read-interval = A share such as 60% with 60/100 beside it means 60 of 100 games. The shaded stretch is Wilson’s interval at 95 percent: with more games it gets shorter.
read-difference = “+12” means: won 12 games more in a hundred with it than without. The stretch is where the true difference lies (Newcombe’s interval); “surely” stands where it does not reach nothing.
read-luck = Where many things are compared, about one in twenty looks sure by luck alone. Play again with another seed before you change a rule for it.
read-rules = The same command with the same seed gives the same sheet. Rules { $rules }, weights { $weights }.
