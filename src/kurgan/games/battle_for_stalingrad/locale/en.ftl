# Battle for Stalingrad in English.

side-german = German
side-soviet = Soviet
as-german = the Germans
as-soviet = the Soviets

# Orders: the words a player types
verb-done = done
verb-end = end
verb-stop = stop
verb-pass = pass
verb-play = play
verb-react = react
verb-resupply = resupply
verb-fire = fire
verb-give = give
verb-place = place
verb-move = move
verb-attack = attack
verb-reinforce = reinforce
verb-feed = feed
verb-take = take
verb-strike = strike
verb-recover = recover
verb-decorate = decorate
verb-ration = ration
verb-retreat = retreat
verb-eliminate = eliminate
verb-choose = choose
verb-setup = setup

form-done = done
form-end = end
form-stop = stop
form-pass = pass
form-play = play CARD (play stuka-2)
form-react = react CARD (react maskirovka-1)
form-resupply = resupply CARD (resupply stuka-2)
form-fire = fire CARD (fire stuka-2)
form-give = give CARD (give stuka-2)
form-place = place FORCE AREA (place 71inf pavlov/perimeter)
form-move = move FORCE AREA (move 71inf pavlov/perimeter)
form-attack = attack LOCATION FORCE … (attack pavlov 71inf 336pi)
form-reinforce = reinforce LOCATION (reinforce pavlov)
form-feed = feed FORCE (feed 71inf)
form-take = take FORCE (take 193rd)
form-strike = strike FORCE (strike 71inf)
form-recover = recover FORCE (recover 193rd)
form-decorate = decorate FORCE (decorate 71inf)
form-ration = ration FORCE (ration 193rd)
form-retreat = retreat FORCE (retreat 193rd)
form-eliminate = eliminate FORCE (eliminate 193rd)
form-choose = choose LOCATION (choose pavlov)
form-setup = setup NAME (setup thin-line)

unreadable = “{ $words }” is not an order; type “help” to see what there is
unreadable-form = “{ $words }” is not complete; it is said like this: { $form }
unreadable-now = “{ $words }” is not asked for now; did you mean: { $form }?
unreadable-card = no card is called “{ $word }”; a card is its name and its firefight number, as in stuka-2
unreadable-force = no Force is called “{ $word }”
unreadable-location = “{ $word }” is not on the table; there are { $locations }
unreadable-area = “{ $word }” is no area; an area is LOCATION/control or LOCATION/perimeter
unreadable-attacker = “{ $word }” is not in your control area at { $location }
unreadable-setup = no quick set-up is called “{ $word }”

# Things
card = { $title } ({ $number })
area-control = the control area at { $location }
area-perimeter = the perimeter at { $location }

# What a seat is asked
prompt-over = The game is over.
prompt-wait = { $side } to decide (turn { $turn }).
prompt-muster = { $side }, choose your army: { $points ->
    [0] all points are spent
    [one] place Forces (1 point left)
   *[other] place Forces ({ $points } points left)
  }{ $setups ->
    [1] , or take a quick set-up
   *[0] {""}
  }; “done” ends it.
prompt-supply = { $side }, Supply of turn { $turn }: who gets the next ration? { $left ->
    [one] 1 ration is to be given out
   *[other] { $left } rations are to be given out
  }.
prompt-action = { $side }, turn { $turn }: act, or end your Action step ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } in hand). { $warning }
prompt-payment = { $left ->
    [one] Which card do you give up? 1 to go.
   *[other] Which card do you give up? { $left } to go.
  }
prompt-reaction = The enemy plays “{ $card }”. { $fitting ->
    [0] You hold no card that cancels it: let it happen.
   *[other] Do you react, or let it happen?
  }
prompt-rations = Who gets the next ration? { $left ->
    [one] { $left } ration
   *[other] { $left } rations
  } to place.
prompt-location-choice = “{ $card }”: which Location?
prompt-taken-rations = “{ $card }”: which enemy Force loses a ration? { $left ->
    [one] One more at most.
   *[other] Up to { $left } more.
  }
prompt-free-move = “{ $card }”: move Forces free of charge, { $left ->
    [one] one more move
   *[other] up to { $left } more moves
  }, or stop.
prompt-infiltration = “{ $card }”: which Force slips into which control area?
prompt-discount = “{ $card }”: bring in a reinforcement now, or stop.
prompt-recovery = “{ $card }”: which lost Force returns to the top of your pile?
prompt-decoration = “{ $card }”: which of your Forces in a control area gets the medal?
prompt-strike = “{ $card }”: which enemy Force is struck?
prompt-free-attack = “{ $card }”: attack where, and with whom? It costs no rations.
prompt-event-round = Battle: play an event, or pass.
prompt-firefight = Firefight: spend a card for its number, or pass.
prompt-losses = You must absorb { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  }: a ration absorbs 1, a retreat 2 or more, an eliminated Force 3 and its value.
prompt-medal = Victory! Which of your Forces is decorated?

menu-side = { $side }
menu-card = { $card }: { $text }
menu-location = { $name } ({ $code })
menu-force = { $name } ({ $code }, combat { $combat }, { $rations ->
    [one] 1 ration
   *[other] { $rations } rations
  })
menu-top = { $name } ({ $code }, combat { $combat }), on top of your Force pile, value { $value }

# Forecasts
forecast-attack = An attack at { $location }
forecast-attack-case = { $location }, as the table stands, before any card is played
forecast-note = Cards that either side plays are not foreseen. Both fate cards are: every card that may lie on top of a deck is counted.
forecast-cleared = place cleared of the enemy
forecast-defender-falls = an enemy Force falls
forecast-attacker-falls = you lose a Force
forecast-hits = { $hits ->
    [0] no hit on the defender
    [one] 1 hit on the defender
   *[other] { $hits } hits on the defender
  }
forecast-defender-rations = The defender loses { $count ->
    [one] 1 ration
   *[other] { $count } rations
  }
forecast-defender-retreats = { $count ->
    [one] 1 defender retreats
   *[other] { $count } defenders retreat
  }
forecast-defender-eliminated = { $count ->
    [one] 1 defender is eliminated
   *[other] { $count } defenders are eliminated
  }
forecast-attacker-rations = The attacker loses { $count ->
    [one] { $count } ration
   *[other] { $count } rations
  } on average
forecast-attacker-retreats = An attacker retreats
forecast-attacker-eliminated = An attacker is eliminated
factor-force = { $name }
factor-medals = Medals of { $name }
factor-ability = Ability of { $name }
factor-support = Guns in support
factor-snipers = Enemy snipers
factor-note = Defence of { $name }
factor-cards = Cards
factor-total = { $side } total
factor-ignored = Hits { $side } ignores
factor-hits = Hits to expect, { $side }

# The picture in a terminal
legend = Each column is a Location with its Rubble and the rations it gives; the enemy’s perimeter and control areas are above it, yours below. A Force shows its name, its combat value and its rations (71inf 4/5), a * for each medal, which is one more in combat, and a › if it is engaged. A card is its name and its firefight number: stuka-2.
picture-control = control
picture-perimeter = perimeter
picture-standing = Rubble { $rubble }, rations { $rations }
picture-destroyed = Destroyed
picture-held-german = held: German
picture-held-soviet = held: Soviet
picture-held-contested = contested
picture-held-nobody = nobody’s
picture-battle = Battle at { $location }: German { $german } : Soviet { $soviet }
picture-use-event = event
picture-use-cancelled = cancelled
picture-use-reaction = reaction
picture-use-firefight = firefight
picture-use-fate = fate
picture-side = { $side }: hand { $hand }, deck { $deck }, Force pile { $pile } (top: { $top }), Uranus { $launched }
picture-hand = Your hand: { $cards }
picture-seen = Seen in the enemy’s hand: { $cards }

# The story of a match
measure-locations = Locations held
measure-forces_lost = Forces lost

# Battle for Stalingrad in English: the log, the verdicts and the refusals.

# Who acts, at the beginning of a sentence; and several things in a row
the-german = The Germans
the-soviet = The Soviets
both = { $first } and { $second }
several = { $first }, { $rest }
copies = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
  }

# Log: set-up
log-dealt = A Location is dealt: { $location }.
log-placed = { $who } place { $force } in { $area }.
log-setup = { $who } take the set-up “{ $title }”: { $forces }.
log-mustered = { $who } are ready, with { $count ->
    [one] 1 Force
   *[other] { $count } Forces
  } worth { $value }.
log-top = { $who } turn up { $force } on their Force pile, Force value { $value }.

# Log: turns, supply and draws
log-turn = Turn { $turn }. { $who } are to move.
log-end = { $who } end their turn { $turn }.
log-supply = { $who } receive { $rations ->
    [0] no rations
    [one] 1 ration
   *[other] { $rations } rations
  }{ $count ->
    [1] {" "}({ $forces })
   *[other] {""}
  }{ $left ->
    [0] {""}
    [one] {"; 1 more is to be given out"}
   *[other] {"; "}{ $left } more are to be given out
  }{ $lost ->
    [0] {""}
    [one] {"; 1 finds no room and is lost"}
   *[other] {"; "}{ $lost } find no room and are lost
  }.
log-cut = Operation Uranus keeps { $rations ->
    [one] 1 ration
   *[other] { $rations } rations
  } from reaching the Germans: { $launched ->
    [one] 1 card is
   *[other] { $launched } cards are
  } launched.
log-fed = { $force } receives a ration and has { $rations } now.
log-draws = { $who } draw { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
log-drawn = You draw { $card }.
log-reshuffled = { $who } shuffle their discards into a new deck.

# Log: actions
log-resupply = { $who } give up { $card } for rations.
log-moves = { $force } moves from { $start } to { $end }{ $cost ->
    [0] {""} without paying
    [one] {""} for 1 ration
   *[other] {""} for { $cost } rations
  }.
log-advances = { $force } advances at { $location }{ $cost ->
    [0] {""} without paying
    [one] {""} for 1 ration
   *[other] {""} for { $cost } rations
  }.
log-infiltrates = { $force } slips through from { $start } to { $end }.
log-reinforce = { $who } call { $force } to { $area }, for { $price ->
    [0] no card
    [one] 1 card
   *[other] { $price } cards
  }.
log-paid = { $who } give up { $card }{ $left ->
    [0] {""} in payment
    [one] {""} in payment, 1 more card is due
   *[other] {""} in payment, { $left } more cards are due
  }.
log-arrives = { $force } arrives in { $area } with { $rations ->
    [one] 1 ration
   *[other] { $rations } rations
  }.

# Log: events
log-event = { $who } play { $title }. “{ $text }”
log-cancelled = { $who } answer with { $by }: { $card } is cancelled.
log-launched = { $card } is launched, { $count } of { $needed }.
log-looks = { $who } look at the enemy hand: { $count ->
    [0] it is empty
    [one] 1 card
   *[other] { $count } cards
  }.
log-seen = In the enemy hand: { $cards }.
log-discards = { $who } lose { $card } from their hand.
log-aimed = { $who } choose { $location } for { $card }.
log-blocked = { $who } will get no supply at { $location } in their next Supply step.
log-rations-gained = { $count ->
    [one] { $forces } gains
   *[other] Each gains
  } { $rations ->
    [one] 1 ration
   *[other] { $rations } rations
  }{ $count ->
    [one] {""}
   *[other] {": "}{ $forces }
  }.
log-rations-lost = { $count ->
    [one] { $forces } loses
   *[other] Each loses
  } { $rations ->
    [one] 1 ration
   *[other] { $rations } rations
  }{ $count ->
    [one] {""}
   *[other] {": "}{ $forces }
  }.
log-struck = { $force } is struck by { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  }.
log-recovered = { $who } put { $force } back on top of their Force pile.

# Log: battle
log-attack = { $who } attack at { $location } with { $attackers }{ $rations ->
    [0] {""} and pay nothing
    [one] {""} and pay 1 ration
   *[other] {""} and pay { $rations } rations
  }. German { $german } : Soviet { $soviet }.
log-carried-out = { $card } takes effect. German { $german } : Soviet { $soviet }.
log-shield = { $who } will ignore { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  } in this battle.
log-no-retreat = { $who } may not retreat in this battle.
log-limit = { $who } may play { $cards ->
    [0] no firefight card
    [one] only 1 firefight card
   *[other] only { $cards } firefight cards
  } in this battle.
log-ignoring = The defences of { $location } do not count in this battle.
log-passes = { $who } { $what ->
    [events] play no event
    [firefight] play no firefight card
    [moves] make no further move
    [rations] take no more rations
   *[reinforcement] bring in no reinforcement
  }.
log-fire = { $who } fire with { $card }. German { $german } : Soviet { $soviet }.
log-fate = { $who } turn over { $card }, their fate. German { $german } : Soviet { $soviet }.
log-hits = Hits to absorb: Germans { $german }, Soviets { $soviet }.
log-retreats = { $force } retreats to { $area }{ $left ->
    [0] {""}
    [one] {"; 1 hit remains"}
   *[other] {"; "}{ $left } hits remain
  }.
log-eliminated = { $force } is eliminated{ $left ->
    [0] {""}
    [one] {"; 1 hit remains"}
   *[other] {"; "}{ $left } hits remain
  }.
log-overwhelmed = { $who } are overwhelmed and lose { $forces }.
log-borne = { $who } have borne { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  }: { $given }.
log-battle-over = The battle for { $location } is over: { $held }{ $ruins ->
    [0] , Rubble { $rubble }
   *[other] , in ruins
  }. Germans: { $german }. Soviets: { $soviet }.{ $decorated ->
    [0] {""}
   *[other] {" "}Medal: { $medal }.
  }
borne = { $hits ->
    [0] no hits
    [one] 1 hit, { $given }
   *[other] { $hits } hits, { $given }
  }
borne-nothing = nothing lost
borne-rations = { $count ->
    [one] 1 ration
   *[other] { $count } rations
  }
borne-retreats = { $count ->
    [one] { $forces } retreats
   *[other] { $forces } retreat
  }
borne-lost = { $count ->
    [one] { $forces } falls
   *[other] { $forces } fall
  }
held-german = the Germans hold it
held-soviet = the Soviets hold it
held-contested = it stays contested
held-empty = nobody holds it
log-medal = { $force } is awarded a medal{ $medals ->
    [one] {""}
   *[other] {""} and has { $medals } now
  }.
log-rubble = Rubble at { $location }: { $added } more, { $rubble } in all.
log-destroyed = { $location } is Destroyed!
log-controls = { $who } control { $location } ({ $count } of the five Locations).
log-contested = { $location } is contested.
log-empty = { $location } is empty: nobody controls it.

# How the game ended
verdict-locations = { $who } win: they control all five Locations
verdict-encirclement = { $who } win: with { $launched } Uranus cards launched, the ring around the Sixth Army is closed
verdict-annihilation = { $who } win: the enemy has no Force left
verdict-time = { $who } win: the city has held out to the end of turn { $turn }
verdict-resignation = { $who } win by resignation

# What cannot be done: nothing of the kind is asked
refused-number = There is no order number { $number }
refused-not-now = Not now: { $asked }
refused-no-pass = You cannot pass here: { $asked }
asked-muster = place a Force, take a quick set-up, or say that you are done
asked-supply = choose the Force that gets the next ration
asked-action = act, or end your Action step
asked-payment = choose a card to give up in payment
asked-reaction = cancel the event with a reaction card, or let it happen
asked-rations = choose the Force that gets the next ration
asked-location-choice = choose a Location for the card
asked-taken-rations = choose the enemy Force that loses the next ration, or stop
asked-free-move = make a move that the card pays for, or stop
asked-infiltration = choose a Force in a perimeter area and the control area it slips into
asked-discount = choose where the reinforcement goes, or do without it
asked-recovery = choose the eliminated Force that goes back on the pile
asked-decoration = choose the Force that gets the medal
asked-strike = choose the enemy Force that is struck
asked-free-attack = choose the attack that the card pays for
asked-event-round = play a battle event, or pass
asked-firefight = spend a card for its firefight number, or pass
asked-losses = absorb your hits with rations, retreats or eliminations
asked-medal = choose the Force that gets the medal

# What cannot be done: set-up
refused-nobody-placed = Place at least one Force first
refused-chosen = { $force } has been placed already
refused-points = { $force } is worth { $value }, and you have { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
  } left
refused-perimeter-only = { $force } cannot be placed in { $area }: German Forces begin in perimeter areas
refused-setup-side = The set-up “{ $title }” is for the other side: { $side }
refused-assigned = In this match your side takes the set-up “{ $title }”
refused-setup-late = The set-up “{ $title }” is for a side that has placed nothing yet
refused-setup-points = The set-up “{ $title }” is worth { $value }, and you have { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
  } left

# What cannot be done: cards
refused-enemy-card = { $card } is a card of the other side
refused-not-held = You do not hold { $card }
refused-nobody-takes = { $card } would feed nobody: each of your Forces has { $most } rations
refused-battle-card = { $card } is played in a battle
refused-action-card = { $card } is played in the Action step
refused-reaction-card = { $card } is a reaction: it answers an enemy event
refused-no-reaction = { $card } is no reaction card
refused-unfit = { $card } cannot cancel { $announced }
refused-role = { $card } is for the { $role ->
    [attacker] attacker
   *[defender] defender
  } only
refused-second-launch = One Uranus launch a turn: { $card } must wait
refused-launch-price = Launching { $card } costs { $price ->
    [one] 1 other card
   *[other] { $price } other cards
  }, and you do not hold so many
refused-no-attack = { $card } needs an attack, and there is no contested Location

# What cannot be done: Forces and places
refused-enemy-force = { $force } belongs to the other side
refused-own-force = { $force } is your own: choose an enemy Force
refused-lost = { $force } has been eliminated
refused-in-pile = { $force } is not on the table yet
refused-full = There is no room in { $area }: three Forces stand there
refused-there = { $force } is already in { $area }
refused-not-straight = { $force } cannot go straight to { $area }: from a perimeter it advances only at the same Location
refused-no-step-back = { $force } cannot go to { $area }: nobody returns from a control area to a perimeter by choice
refused-kind = { $card } does not pay for a move of { $force } to { $area }
refused-enemy-controls = { $force } cannot go to { $area }: the enemy controls { $location }, so it must advance from the perimeter there
refused-no-ration = { $force } has no ration to pay for a move to { $area }
refused-back-for-nothing = { $force } has left { $area } in this turn: going back costs a ration, and it has none
refused-not-from-perimeter = { $force } is not in a perimeter area and cannot slip through
refused-not-to-control = { $force } must slip into a control area, not into { $area }
refused-not-contested = { $location } is not contested: both sides must have Forces in their control areas
refused-attack-ration = { $force } has no ration to attack at { $location }
refused-nobody-attacks = Name one or more of your Forces in the control area at { $location }
refused-empty-pile = Your Force pile is empty
refused-price = { $force } costs { $price ->
    [one] 1 card
   *[other] { $price } cards
  }, and you hold { $cards }
refused-fed = { $force } has { $most } rations already
refused-no-supply = No ration is on its way to { $force }
refused-elsewhere = { $force } is not at { $location }
refused-nothing-to-take = { $force } has no ration that could be taken
refused-not-in-control = { $force } is not in a control area
refused-not-lost = { $force } has not been eliminated
refused-no-victor = { $force } is not among the victors of this battle

# What cannot be done: losses
refused-not-engaged = { $force } is not engaged and absorbs no hits
refused-retreated = { $force } has retreated and absorbs no more hits
refused-ration-spent = { $force } has no ration left
refused-stubborn = { $force } is stubborn and does not retreat
refused-order-to-stand = { $force } may not retreat in this battle: a card forbids it
refused-retreat-early = { $force } must give { $rations ->
    [one] 1 ration
   *[other] { $rations } rations
  } first: if it retreats now, nobody can absorb the rest (hits to absorb: { $hits })
refused-retreat-short = If { $force } retreats, nobody can absorb the rest (hits to absorb: { $hits })
refused-elimination-early = { $force } must give { $rations ->
    [one] 1 ration
   *[other] { $rations } rations
  } first: if it is eliminated now, nobody can absorb the rest (hits to absorb: { $hits })
refused-elimination-short = If { $force } is eliminated, nobody can absorb the rest (hits to absorb: { $hits })

# Battle for Stalingrad in English: what only the page says.

# The table in the words of a card game
table-map = Table. The arrow keys walk over it, Enter chooses, Escape cancels, the question mark lists all keys.
table-hint = Choose one of your Forces, a card of your hand, or a Location where you can attack. The table then shows what is possible and what it costs. { $by ->
    [finger] Keep your finger on any card
   *[mouse] Point at any card
  } to read it here.
table-light-ready = can be used now
table-light-go = may be chosen, or may go there
table-light-attack = may be attacked or struck
table-wait = The table shows what happens. The log keeps everything.
table-watch-hint = { $by ->
    [finger] Keep your finger on anything
   *[mouse] Point at the table
  } to read what lies there. The log keeps everything this side has heard.
table-choose-go = { $who }: choose where to.
table-choose-none = { $who }: choose what to do.
table-tab-forces = Piles
table-key-arrows = walk over the table
table-key-next = next Force or card that can be used
table-key-end = end the turn, pass, or finish the step
curtain-text = Hand over the screen. The button shows the table as the { $side } side sees it: press it when nobody else is looking.
table-curtain-sit = I am the { $side } player: show the table
table-since-close = To the table
table-look = Look at the table
table-undo-not = Nothing to take back: no order since the last card or change of turn.
map-label = The table with five Locations

# What buttons say
action-place = Place
action-setup = Set up
action-done = Set-up done
action-feed = Feed
action-move = Move
action-play = Play
action-resupply = Discard it for 2 rations
action-attack = Attack
action-reinforce = Reinforce
action-end = End turn and draw
action-give = Pay with this card
action-react = Answer with it
action-pass = Pass
action-fire = Fire it
action-choose = Choose
action-take = Take a ration
action-stop = Enough
action-strike = Strike
action-recover = Bring back
action-decorate = Decorate
action-ration = Give a ration
action-retreat = Retreat
action-eliminate = Give up the Force
bs-pass-reaction = Let it happen
bs-pass-event_round = Play no event
bs-pass-firefight = Hold fire
table-hold = Hold fire to the end of this battle
table-holding = You hold fire to the end of this battle.
table-hold-stop = Fire again after all
bs-asks-fire = { $title } counts { $number }: { $whose ->
    [own] it raises your total
   *[enemy] it lowers the enemy’s total
  }. Its text does not count.
bs-asks-give = Pay with { $title }? Its text does not count.
bs-stop-taken_rations = Take no more
bs-stop-free_move = Move no more
bs-stop-discount = No reinforcement
bs-advised-to = { $who }: { $what }, to { $where }
bs-attack-with = { $count ->
    [one] Attack with { $forces }
   *[other] Attack with { $forces }
  }
bs-gather-attack = Press the Forces that shall attack
bs-gather-payment = { $left ->
    [one] Press the card that you give up
   *[other] Press the { $left } cards that you give up: { $taken } chosen
  }
bs-gather-paid = { $left ->
    [one] Pay with this card
   *[other] Pay with these { $left } cards
  }
price-place = { $price ->
    [one] 1 point
   *[other] { $price } points
  }
price-play = { $price ->
    [one] 1 other card
   *[other] { $price } other cards
  }
price-reinforce = { $price ->
    [0] free
    [one] { $price } card
   *[other] { $price } cards
  }
cost-move = { $cost ->
    [0] free
    [one] 1 ration
   *[other] { $cost } rations
  }
cost-attack = { $cost ->
    [0] free
    [one] 1 ration
   *[other] { $cost } rations
  }
cost-ration = absorbs { $cost }
cost-retreat = absorbs { $cost }
cost-eliminate = absorbs { $cost }
bs-left-taken_rations = { $left ->
    [one] You could still take 1 ration.
   *[other] You could still take { $left } rations.
  }
bs-left-free_move = { $left ->
    [one] You could still make 1 move without paying.
   *[other] You could still make { $left } moves without paying.
  }
bs-left-discount = You could still call the Force on sale for fewer cards.
bs-left-over = { $count ->
    [one] You could still attack at one Location.
   *[other] You could still attack at { $count } Locations.
  }

# On the table
bs-perimeter = perimeter
bs-control = control
bs-blocked = no supply
bs-destroyed = Destroyed
bs-flag-german = Controlled by the Germans
bs-flag-soviet = Controlled by the Soviets
bs-flag-contested = Contested: nobody controls it
bs-flag-nobody = Nobody controls it
bs-chart = { $rubble } Rubble of { $last }, gives { $rations ->
    [one] 1 ration
   *[other] { $rations } rations
  }
bs-note-off = Its note is no longer in force.
bs-note-mamayev = Controller draws 1 card more
bs-note-tractor-works = Armour here: +2 rations
bs-note-red-october = Defender +2
bs-note-barrikady = Attacks elsewhere +1
bs-note-pavlov = Defender ignores 3 hits
bs-note-elevator = Defender +2
bs-note-station = Free perimeter moves
bs-note-univermag = Controller draws 1 card more
bs-note-ferry = Reinforcements 1 card cheaper
bs-note-tsaritsa = A retreat absorbs 2 more
bs-pile-forces = Force pile: { $count } left, the top one is on sale
bs-pile-price = { $price ->
    [0] free
    [one] { $price } card
   *[other] { $price } cards
  } · { $count } left
bs-pile-left = { $count } left
bs-lost = { $count ->
   *[other] lost
  }
bs-deck = Deck
bs-draws = draws { $count }
bs-discard = Discards { $count }
bs-in-play = in play
bs-launched = Uranus { $count } of { $needed }
bs-hand-of = { $side }: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }

# Battle
bs-battle = Battle
bs-attacks = attacks
bs-defends = defends
bs-awaits = to decide
bs-awaits-event_round = may play an event
bs-awaits-firefight = may fire a card
bs-awaits-reaction = may answer
bs-awaits-losses = takes its losses
bs-awaits-medal = gives a medal
bs-total = { $side } total: { $total }
bs-total-after = { $side } total: { $total }, with this card { $after }
bs-prospect = With this card { $own } against { $other }
bs-absorbs = Can absorb { $count } of { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  }, { $rations } with rations
bs-absorbs-short = { $hits ->
    [one] Cannot absorb 1 hit: all would fall
   *[other] Can absorb only { $count } of { $hits } hits: all would fall
}
bs-absorbs-nothing = No hits to absorb
bs-absorbed = { $hits ->
    [one] 1 hit absorbed: { $given }
   *[other] { $hits } hits absorbed: { $given }
  }
bs-hits = { $count ->
    [one] hit dealt
   *[other] hits dealt
  }
bs-ignored = { $count } ignored
bs-shield = Ignores { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  }
bs-no-retreat = May not retreat
bs-firefight-left = { $count ->
    [0] No more firefight cards
    [one] { $count } more firefight card
   *[other] { $count } more firefight cards
  }
bs-shown-none = No card has fallen yet.
bs-use-event = Event
bs-use-cancelled = Cancelled
bs-use-reaction = Reaction
bs-use-fate = Fate
bs-announces = { $side } player announces
bs-answer = { $count ->
    [0] You have no card that fits.
    [one] One card of your hand fits.
   *[other] { $count } cards of your hand fit.
  }
bs-answer-awaited = The other side may answer.
bs-struck = A strike
bs-loss-ration = Ration
bs-loss-retreat = Retreat
bs-loss-eliminate = Lose it
bs-owed = { $first ->
    [one] 1 hit still to absorb
   *[other] { $hits } of { $first } hits still to absorb
  }
bs-share-out = Share out: hungriest first
warning-all-five = The Soviets hold all five Locations: end the turn like this and you have lost. Advance a Force to contest one.
warning-ring = The ring is closed: end the turn without all five Locations and you have lost.
bs-locations = The five Locations
bs-own-hand = Your hand
bs-shown-label = Cards of this battle
bs-shown-older = { $count ->
    [one] ‹ 1 earlier
   *[other] ‹ { $count } earlier
  }
bs-cheapest = Cheapest way: { $what }
bs-cheapest-ration = { $count ->
    [one] 1 ration
   *[other] { $count } rations
  }
bs-cheapest-retreat = { $count ->
    [one] 1 retreat
   *[other] { $count } retreats
  }
bs-cheapest-eliminate = { $count ->
    [one] 1 Force lost
   *[other] { $count } Forces lost
  }
bs-set-up = Set-up
prompt-muster-hint = Choose a Force of the tray and press an area to place it; the figure in the diamond is what it costs. Or take one of the ready set-ups.
prompt-supply-hint = Each marked Force can take a ration. Press whom to feed, or share them out in one press.
prompt-rations-hint = Each marked Force can take a ration. Press whom to feed, or share them out in one press.
prompt-payment-hint = Press the cards of your hand that you give up, then the button. They are discarded, and their text does not count.
prompt-reaction-hint = { $ready ->
    [0] No card of your hand cancels this one: let it happen.
   *[other] A fitting reaction of your hand is lit. Press it to cancel the card; its price stays paid. Or let it happen.
  }
prompt-event-round-hint = { $ready ->
    [0] No card of your hand can be played as an event now. You can still fire any of them in the firefight.
   *[other] The lit cards of your hand can be played now, for what they say. Both players play in turn; two passes in a row end the round.
  }
prompt-firefight-hint = Any card counts as its number: + raises your total, − lowers the enemy’s. Press one, and press it again to fire it. Two passes in a row end the round.
prompt-losses-hint = Each engaged Force says what it can give. One that retreats or falls absorbs no more: where the others would not suffice, its rations come first. Nothing more may be given once all hits are absorbed, and a retreat needs room in the perimeter.
prompt-medal-hint = You have won the battle. Press the marked Force that gets the medal: it adds 1 to its combat, and a retreat of it absorbs 1 more.
prompt-decoration-hint = Press the marked Force that gets the medal: it adds 1 to its combat, and a retreat of it absorbs 1 more.
prompt-location-choice-hint = Press one of the marked Locations: the card works there.
prompt-taken-rations-hint = Press a marked enemy Force: it loses a ration. The same one may lose several. You may stop at any time.
prompt-free-move-hint = Choose a marked Force and press where it goes: the card pays for it. You may stop at any time.
prompt-infiltration-hint = Choose a marked Force in a perimeter, then press the control area it slips into.
prompt-discount-hint = Press the Force on top of your pile, then the Location it goes to. Or do without it.
prompt-recovery-hint = Press the lost Force that goes back on top of your pile. It can be brought in from there.
prompt-strike-hint = Press the marked enemy Force that is struck. Its owner decides how it absorbs the hits.
prompt-free-attack-hint = Press a marked Location to see what an attack there would bring. The attackers pay no rations.

# Header
bs-turn = Turn { $turn } of { $last }
bs-your-turn = Your turn
bs-turn-of = { $side } turn
bs-points = { $points ->
    [one] 1 point left
   *[other] { $points } points left
  }
bs-controls = { $side }: { $count } of { $all } Locations controlled; all of them win

# Cards and piles in words
bs-said = { $text }
bs-force-facts = Combat { $combat } · value { $value } · { $rations ->
    [one] 1 ration
   *[other] { $rations } rations
  }
bs-medals = { $count ->
    [one] 1 medal: +1 combat, a retreat absorbs 1 more
   *[other] { $count } medals: +{ $count } combat, a retreat absorbs { $count } more
  }
bs-force-line = { $name }, { $side }, combat { $combat }, value { $value }, { $rations ->
    [one] 1 ration
   *[other] { $rations } rations
  }{ $medals ->
    [0] {""}
    [one] , 1 medal
   *[other] , { $medals } medals
  }. { $text }
bs-card-line = { $title }, firefight { $firefight }{ $count ->
    [one] {""}
   *[other] , { $count } copies
  }. { $text }
bs-area-line = { $side } { $area } area of { $location }: { $count ->
    [0] empty
   *[other] { $forces }
  }.
bs-pile-line = { $side }: { $pile ->
    [deck] deck, { $count ->
        [one] { $count } card
       *[other] { $count } cards
      }
    [discard] discard pile, { $count ->
        [one] { $count } card
       *[other] { $count } cards
      }
    [hand] hand, { $count ->
        [one] { $count } card
       *[other] { $count } cards
      }
    [lost] lost Forces, { $count }
    [uranus] Uranus, { $count } of { $needed } launched
   *[pile] Force pile, { $count } left; on top { $top }, { $price ->
        [0] free
        [one] { $price } card
       *[other] { $price } cards
      }
  }.
bs-side-facts = { $hand } in hand, { $deck } in the deck, { $pile ->
    [one] { $pile } Force
   *[other] { $pile } Forces
  } in the pile; would draw { $draws }.
bs-seen = Seen of this hand ({ $count })
bs-uranus-launched = Launched Uranus cards ({ $count })
bs-forces-lost = Lost Forces ({ $count })
bs-forces-up = Forces on the table ({ $count })
bs-cards-chart = Rations by Rubble: { $rations }; Destroyed with { $last }
bs-cards-force = Value { $value }, combat { $combat }, rations { $rations }
bs-cards-firefight = Firefight: { $numbers }
bs-cards-locations = { $count } Locations
bs-cards-forces = { $side } Forces
bs-cards-actions = { $side } action cards

# The guided first turn
lesson-table-title = Welcome to Stalingrad
lesson-table-text = Five Locations lie between you, below, and the Soviets, above. Control all five at the end of one of your turns and you win. The Soviets win by launching five Uranus cards, if they hold all five at the end of one of your turns, or if nobody has won by the end of turn { $last }. The cards of this lesson are given; do what it says and nothing is lost.
lesson-location-title = { $name }
lesson-location-text = A Location feeds its controller: now { $rations ->
    [one] { $rations } ration
   *[other] { $rations } rations
  } in each of his Supply steps. Every attack adds Rubble and fills the boxes, the rations shrink, and with box { $last } it is Destroyed. The line at its foot is its special rule.
lesson-forces-title = Your Forces
lesson-forces-text = The large figure is combat, the one in the diamond its value. The loaves below are rations: each move, each attack and each hit eats them. Supply has come already: 1 ration to each Force in the outer area, the perimeter, where nobody can attack it. Only the inner, control area holds the Location.
lesson-feed-title = Feed your Forces
lesson-feed-text = The station feeds you now: { $left ->
    [one] { $left } ration
   *[other] { $left } rations
  } to give out. { $left ->
    [one] Press the marked Force that gets it.
   *[other] Press a marked Force for each of them, or share them out at once.
  }
lesson-advance-title = Advance
lesson-advance-text = { $held ->
    [yes] Now press the marked control area beside the Location, or drag the counter there. The badge says what it costs.
   *[no] Choose a marked Force in your perimeter: it can advance to a Location the enemy holds. Do it: a German who contests nothing while the Soviets hold all five loses at the end of his turn.
  }
lesson-attack-title = Attack
lesson-attack-text = Both sides stand at this Location now. Press the Location card.
lesson-forecast-title = Look before you leap
lesson-forecast-text = Before you decide, you see both totals and what the two fate cards can make of them. Each attacker pays a ration. Press the red button.
lesson-events-title = Battle events
lesson-events-text = { $count ->
    [0] Keep the rest: pass. Two passes in a row end the round.
   *[other] Play the marked card: it works as its text says. The enemy may answer with one of his own.
  }
lesson-firefight-title = Firefight
lesson-firefight-text = Now any card is worth its number: + raises your total, − lowers the enemy’s. { $count ->
    [0] Keep the rest for a reinforcement: hold fire.
   *[other] Fire with the marked card.
  }
lesson-losses-title = Losses
lesson-losses-text = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
  } to absorb: a ration absorbs 1, a retreat 2, giving up the Force 3 and its value. { $rations ->
    [enough] Give rations, and the station stays yours.
    [short] Your rations alone do not suffice: a retreat or a Force must absorb what they leave. Give them first.
   *[none] No rations are left: a retreat or a Force must absorb the rest.
  } The buttons say how much; the cheapest way is one press.
lesson-reinforce-title = Reinforce
lesson-reinforce-text = The Force that holds the station has no rations left. Bring in the one on top of your pile: press it, then the marked place. It costs as many cards as its value.
lesson-payment-title = Pay
lesson-payment-text = Pay with the marked cards. Their text does not count.
lesson-hold-title = Hold what you have taken
lesson-hold-text = Let the new Force advance to the station too: press it, then the marked control area. Two hold better than one.
lesson-defend-title = They strike back
lesson-defend-text = A Soviet Force has come to the station and attacks. All your Forces in the control area defend. The attack is weak: keep your events and pass.
lesson-answer-title = Firefight, as defender
lesson-answer-text = { $count ->
    [0] That is enough: hold fire.
   *[other] He has lowered your total. Answer with the marked card.
  }
lesson-retreat-title = Retreat
lesson-retreat-text = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
  } to absorb. { $how ->
    [retreat] The marked Force has no rations left: let it retreat to the perimeter, which absorbs 2. No attack reaches it there.
    [ration] Give a ration for what is left, and the station stays yours.
   *[none] Nobody has rations left or room to retreat: choose what you can spare.
  }
lesson-contest-title = Contest a Location again
lesson-contest-text = No Force of yours stands in a control area, and the Soviets hold all five Locations: end the turn like this and you lose. Advance one of the marked Forces.
lesson-cards-title = What else cards can do
lesson-cards-text = A card may be played for its text, discarded for 2 rations, or spent as price for the Force on top of your pile.
lesson-draw-title = Draw
lesson-draw-text = Attack again, move, or end the turn. You then draw 5 cards and one for each Location you control: { $draws } in all.
lesson-between-title = The battle goes on
lesson-between-text = Read what is asked at the foot of the table; the red button is the usual answer. { $by ->
    [finger] Keep your finger on any card
   *[mouse] Point at any card
  } to read it.
lesson-over-title = That is all you need
lesson-over-text = Play on. { $by ->
    [finger] Keep your finger on any card
   *[mouse] Point at any card
  } to read it.

# Headings as the table says them
menu-force-table = { $name }
menu-card-table = { $card }: { $text }
menu-location-table = { $name }
menu-top-table = { $name }

# Prompts as the table says them
prompt-wait-table = { $side } to decide.
prompt-muster-table = { $setups ->
    [1] Choose your army: place a Force, or take a ready set-up.
   *[0] Choose your army: place a Force, or say that it is ready.
  }
prompt-supply-table = Supply: who gets the next ration? { $left } to give out{ $cut ->
    [0] {""}
   *[other] {"; "}Operation Uranus keeps back { $cut } [5.4]
  }.
prompt-action-table = Your turn: move, attack, play a card, bring in a Force, or end the turn.
prompt-payment-table = { $what }: pay with { $left ->
    [one] 1 card
   *[other] { $left } cards
  } of your hand, whichever you like.
bs-paying = { $what }: { $more ->
    [0] that is enough. Pay with the cards you have chosen.
    [one] 1 more card of your hand to pay.
   *[other] { $more } more cards of your hand to pay.
  }
bs-paying-over = { $what }: { $over ->
    [one] that is 1 card too many. Press one to keep it.
   *[other] that is { $over } cards too many. Press those you keep.
  }
prompt-event-round-table = Battle: play an event, or pass.
prompt-firefight-table = Firefight: fire a card for its number, or hold fire.
prompt-losses-table = { $hits ->
    [one] Absorb 1 more hit.
   *[other] Absorb { $hits } more hits.
  }

# How a battle came out
bs-result-title = Fate has spoken
bs-result = { $hits } { $one }. { $two }.
bs-result-fate = { $who }: { $card }

# After the battle
fairness = Were the cards honest?
fairness-line = Before the first card, the server sealed a secret and each player’s page mixed in a text of its own. All draws follow from these. Now the secret is open, and your browser can work out every draw again.
verify = Verify the draws
verified = { $rolls ->
    [0] Nothing was drawn in this match; the secret fits the seal.
    [one] The one draw follows from the secret, and the secret fits the seal.
   *[other] All { $rolls } draws follow from the secret, and the secret fits the seal.
  }
replay-fingers = One finger pushes the Locations along.
replay-location = { $count ->
    [one] A Location is dealt
   *[other] { $count } Locations are dealt
  }
bs-did-ration = { $who } absorb a hit with a ration of { $name }.
bs-did-pass = { $who } let it happen.
replay-top = The next Force of the pile
replay-draws = { $count ->
    [one] A card is drawn
   *[other] { $count } cards are drawn
  }
replay-loses = A card is taken from a hand
replay-fate = Fate
log-drawn-lifted = { $card }

# On the start page
start-lead = The same city with cards: five Locations to hold, rations to spend, and a hand the other side cannot see. The table shows what you can do, what it costs, and why.

face-action = Action
face-battle = Battle
face-reaction = Reaction
face-uranus = Uranus
face-attacker = attacker
face-defender = defender
face-any = any
face-firefight = Firefight { $number }
face-value = Force value
face-combat = Combat value
face-rations =
    { $count ->
        [0] no rations
        [one] 1 ration
       *[other] { $count } rations
    }
face-fallen = fallen
face-medals =
    { $count ->
        [0] no medals
        [one] 1 medal
       *[other] { $count } medals
    }

# The chapters of the rulebook
chapter-1 = Sides, cards and areas
chapter-2 = Control
chapter-3 = Set-up
chapter-4 = Player turn
chapter-5 = Supply
chapter-6 = Actions
chapter-7 = Battle
chapter-8 = Hands and decks
chapter-9 = Destruction and medals
chapter-10 = Victory
chapter-11 = Information
chapter-12 = Special cases
chapter-13 = Example
chapter-14 = Effects of cards
chapter-15 = Abilities of Forces
chapter-16 = Advantages of Locations

folly-hopeless-attack = attacks that neither card nor fate could make worth while
folly-needless-death = Forces given up that their own rations or retreat would have saved
folly-burnt-card = cards used in a battle that was decided without them
