# Autumn Storm in English.

side-axis = Axis
side-soviet = Soviet
as-axis = the Axis
as-soviet = the Soviets

# Orders: the words a player types
verb-move = move
verb-attack = attack
verb-recon = recon
verb-rest = rest
verb-bombard = bombard
verb-way = way
verb-via = via
verb-go = go
verb-end = end

# Terrain and places
terrain-open = open ground
terrain-road = road
terrain-ruins = city ruins
terrain-factory = factory complex
terrain-hill = hill
terrain-ferry = ferry
terrain-volga = the Volga
place = { $hex }
place-named = { $hex } ({ $name })
place-0600 = Tractor Factory
place-0700 = Tractor Factory East
place-0601 = Barrikady Factory
place-0502 = Mamayev Kurgan
place-0505 = Red October Factory
place-0506 = Lazur Chemical
place-0801 = North Ferry
place-0704 = Central Ferry
place-0806 = South Ferry

# Header
date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  }{ $year ->
    [0] {""}
   *[other] {" "}{ $year }
  }, { $hour ->
    [0] night
    [6] morning
    [12] afternoon
   *[18] evening
  }
header-turn = Turn { $turn } of { $last }
header-score = { $name ->
    [axis] Axis { $score } (wins at once with { $needs })
   *[soviet] Soviets { $score } (win with { $needs } after turn { $last })
  }
header-score-over = { $name ->
    [axis] Axis { $score } (needed { $needs })
   *[soviet] Soviets { $score } (needed { $needs })
  }
header-victory = Victory:
legend =
    Orders: “move 14pz 0301” (or by a way of your own, “move 14pz 0203 0301”), “attack 14pz 0503”, “recon recbn”, “rest 71”, “bombard 0503”, “end”; “m” and “a” will do.
    On the map: . open ground, = road, c ruins, F factory, ^ hill, B ferry, ~ the Volga; a figure is a victory value.
    ■ Axis and ★ Soviet units with their strength, □ ☆ disrupted, ? not identified, ·13Gd2 last seen there in turn 2, ·· out of sight.
    In the lists: attack-defence-movement, strength of full strength, hex; ! disrupted, ⌁ unsupplied, † lost.

# Prompts
prompt-action = { $side ->
    [Axis] Axis
   *[other] Soviets
  }, turn { $turn }: an order, or “end”. Left: { $command } command, { $artillery } artillery{ $free ->
    [yes] {", 1 free order"}
   *[no] {""}
  }.
prompt-wait = Turn { $turn }: waiting for the { $side } side.
prompt-over = The game is over.
prompt-way = { $side ->
    [Axis] Axis
   *[other] Soviets
  }: choose the next hex of the way, or “go”; “undo” gives it up.
menu-unit = { $code } · { $name } at { $hex } · { $ratings } · { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  }
menu-side = { $side } side

# What cannot be read
unreadable = “{ $words }” is not an order: say move, attack, recon, rest, bombard or end, with a unit and a hex where they belong
unreadable-form = “{ $words }” lacks something or says too much: say it as “{ $form }”
form-move = move 14pz 0301
form-attack = attack 14pz 0503
form-recon = recon recbn
form-rest = rest 71
form-bombard = bombard 0503
form-way = way
form-via = via 14pz 0203
form-go = go
form-end = end
unreadable-unit = You have no unit “{ $word }”: yours are { $units }
unreadable-hex = “{ $word }” is not a hex: two digits for the column and two for the row, 0000 to 0907

# What cannot be done
refused-number = There is no order number { $number }
refused-lost = { $unit } has been lost
refused-command = No command point is left for { $unit }
refused-volga = { $unit } cannot enter { $place }: it is in the Volga
refused-field = { $place } is outside the field of this battle
refused-occupied = { $unit } cannot end its move in { $place }: somebody is there
refused-no-points = { $unit } has no movement points left
refused-zone-to-zone = { $unit } stands in an enemy zone and cannot go straight to { $place }, which is in one too
refused-zone = Enemy zones stop { $unit } on the way to { $place }
refused-far = { $place } is too far for { $unit } with { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  }
refused-unarmed = { $unit } has no attack value
refused-nobody = You see no enemy in { $place }
refused-distant = { $unit } is not next to { $place }
refused-guns-command = A bombardment needs a command point
refused-guns = No artillery point is left
refused-not-recon = { $unit } is not a recon unit
refused-scanned = { $unit } has already scanned all it can reach this turn
refused-rest = Rest would do nothing for { $unit }
refused-way-none = No unit can move, so there is no way to choose
refused-way-first = No way is being chosen: say “way” first, or the whole of it: “move 14pz 0203 0301”
refused-way-begin = The way has no hex yet
refused-way-end = A way cannot end where another unit of yours stands
refused-way-open = A way is being chosen: go on with it, set out, or take it back
refused-way-other = The way being chosen is that of { $unit }
refused-way-twice = The way has already been in { $place }
refused-way-stopped = { $unit } must stop in { $place }: it is in an enemy zone
refused-way-gap = { $place } is not next to { $start }, where the way of { $unit } ends so far
refused-way-through = { $unit } could pass { $place }, but would find no place to end its move beyond it

# Event cards
card-factory-fire = Factory Fire
card-communication-delay = Communication Delay
card-commando-raid = Commando Raid
card-ammunition-shortage = Ammunition Shortage
card-morning-fog = Morning Fog
card-air-support = Air Support
card-supply-convoy = Supply Convoy
card-sniper-team = Sniper Team
card-political-pressure = Political Pressure
card-counter-battery-fire = Counter-Battery Fire
card-morale-boost = Morale Boost
card-engineers-forward = Engineers Forward
card-night-assault = Night Assault
card-reserves-arrive = Reserves Arrive
effect-factory-fire = entering a factory costs 1 more this turn
effect-communication-delay = 1 command point less
effect-commando-raid = recon units see 1 hex farther this turn
effect-ammunition-shortage = 1 artillery point less
effect-morning-fog = every unit sees 1 hex less far this turn
effect-air-support = the next attack this turn gains 2
effect-supply-convoy = 2 command points more
effect-sniper-team = one visible enemy unit is disrupted
effect-political-pressure = attack this turn or lose a victory point
effect-counter-battery-fire = { $side ->
    [Axis] the Soviets get 1 artillery point less at their next upkeep
   *[other] the Axis gets 1 artillery point less at its next upkeep
  }
effect-morale-boost = one disrupted unit recovers
effect-engineers-forward = city ruins cost 1 less this turn
effect-night-assault = units ignore zones of control this turn
effect-reserves-arrive = the weakest damaged unit regains 2 strength

# Log
log-end = End of turn { $turn } for the { $side ->
    [Axis] Axis
   *[other] Soviets
  }.
log-moves = { $unit } moves from { $start } to { $end }.
log-ambushed = { $unit } sets out from { $start } for { $goal } and runs into { $enemy } at { $place }: it stops at { $end }. { $memory }.
ambush-seen-there = An enemy was last seen there in turn { $turn }
ambush-seen-elsewhere = It had last been seen at { $place }, in turn { $turn }
ambush-unforeseen = Nothing was known of an enemy there
ambush-label = Ambush
ambush-title = Ambush at { $place }
ambush-text = { $unit } was on its way from { $start } to { $goal } and ran into { $enemy }: it stops at { $end }. { $memory }.
log-attack = { $unit } attacks { $enemy } at { $place }.
log-recon = { $unit } scans the ground ahead.
log-rest = { $unit } rests{ $gained ->
    [0] {""}
   *[other] {" "}and regains { $gained } strength
  }.
log-guns = { $side } guns open fire on { $place }.
log-revealed = { $unit } is identified at { $place }.
log-in-sight = { $unit } comes into sight at { $start }{ $moved ->
    [yes] {" "}and moves to { $end }
   *[no] {""}
  }.
log-out-of-sight = { $unit } { $moved ->
    [yes] moves from { $start } and goes
   *[no] goes
  } out of sight at { $end }.
log-enemy-moves = { $unit } moves from { $start } to { $end }.
log-unknown-in-sight = An unknown unit comes into sight at { $start }{ $moved ->
    [yes] {" "}and moves to { $end }
   *[no] {""}
  }.
log-unknown-out-of-sight = An unknown unit { $moved ->
    [yes] moves from { $start } and goes
   *[no] goes
  } out of sight at { $end }.
log-unknown-moves = An unknown unit moves from { $start } to { $end }.
log-passes = An enemy is glimpsed { $moved ->
    [yes] moving from { $start } to { $end }
   *[no] at { $end }
  } and is gone.
log-event = { $side ->
    [Axis] The Axis draws
   *[other] The Soviets draw
  } { $card }: { $effect }.
log-reserves = { $unit } is reinforced to { $strength }.
log-sniper = Snipers strike at { $place }: the unit there { $disrupted ->
    [still] stays disrupted
   *[yes] is disrupted
  }.
log-sniper-unknown = Snipers disrupt an enemy that has not been identified.
log-morale = { $unit } takes heart and recovers.
log-recovery = { $unit } rolls { $die }: { $recovered ->
    [yes] it recovers
   *[no] it stays disrupted
  }.
nth-log-combat = { $count ->
    [2] 2nd
    [3] 3rd
   *[other] { $count }th
  } attack
log-combat = { $unit } against { $enemy } at { $column }, die { $die }: { $result }.
log-eliminated = { $unit } is eliminated.
log-retreats = { $unit } loses { $lost } strength ({ $left } left){ $disrupted ->
    [yes] {", is disrupted"}
    [still] {", stays disrupted"}
   *[no] {""}
  } and falls back to { $place }.
log-retreats-unseen = { $unit } loses { $lost } strength ({ $left } left) and falls back out of sight.
log-stands = { $unit } has nowhere to go: it loses { $lost } strength ({ $left } left){ $disrupted ->
    [yes] {", is disrupted"}
    [still] {", stays disrupted"}
   *[no] {""}
  } and stays at { $place }.
log-shelled-eliminated = Shells on { $place }, die { $die } against { $needed }: { $unit } is eliminated.
log-shelled-loss = Shells on { $place }, die { $die } against { $needed }: { $unit } loses 1 strength and { $disrupted ->
    [still] stays disrupted
   *[yes] is disrupted
  }.
log-shelled-disrupted = Shells on { $place }, die { $die } against { $needed }: { $unit } { $disrupted ->
    [still] stays disrupted
   *[yes] is disrupted
  }.
log-shelled-nothing = Shells on { $place }, die { $die } against { $needed }: no effect on { $unit }.
log-pressure = { $side ->
    [Axis] The Axis has not attacked, in spite of Political Pressure: it loses
   *[other] The Soviets have not attacked, in spite of Political Pressure: they lose
  } 1 victory point.
log-takes = { $side ->
    [Axis] The Axis takes
   *[other] The Soviets take
  } { $place }.

# Results
result-ae = attacker routed
result-ar = attacker repulsed
result-ne = no effect
result-dr = defender retreats
result-de = defender routed
result-loss = loss and disrupted
result-disrupted = disrupted
result-nothing = no effect
won-axis-points = Axis victory: it needed { $axis_needs ->
    [one] 1 victory point
   *[other] { $axis_needs } victory points
  } and has { $axis }, which wins at once. The Soviets have { $soviet }.
won-soviet-hold = Soviet victory: at the end of turn { $turn } they needed { $soviet_needs ->
    [one] 1 victory point
   *[other] { $soviet_needs } victory points
  } and have { $soviet }. The Axis needed { $axis_needs } and has { $axis }.
won-by-nobody = The game is drawn: at the end of turn { $turn } the Axis needed { $axis_needs ->
    [one] 1 victory point
   *[other] { $axis_needs } victory points
  } and has { $axis }. The Soviets needed { $soviet_needs } and have { $soviet }.
points-pressed = { $points } (places worth { $held }, less { $penalty } for Political Pressure)
# Matches that ended before their points were told
verdict-axis-points = { $side } victory: it holds the points it needs.
verdict-soviet-hold = { $side } victory: it has held out to the end.
verdict-draw = The game is drawn: neither side has what it needs.
verdict-resignation = { $side ->
    [Axis] Axis victory: the Soviets have resigned.
   *[other] Soviet victory: the Axis has resigned.
  }

# Forecast
forecast-move = { $unit } moves to { $place }
forecast-attack = { $unit } attacks { $place }
forecast-guns = Bombardment of { $place }
forecast-unit = { $unit }
forecast-target = the target
forecast-unknown = The target is not identified: one of { $count } units, equally likely. Its condition is supposed: as strong as last known, in order, and supplied as the map looks now
forecast-supposed = The target is not identified; only one unit is left that it can be. Its condition is supposed: as strong as last known, in order, and supplied as the map looks now
forecast-remembered = An enemy was last seen in { $place }, in turn { $turn }, and may still be there
forecast-perhaps = { $what }, as far as you can see
forecast-eliminated = { $who } is eliminated
forecast-loses = { $who } loses { $lost } strength
forecast-disrupted = { $who } is disrupted
forecast-retreats = { $who } falls back to { $place }
forecast-wins = this wins the game
factor-step = { $place }, { $terrain }
factor-points = Cost, of { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  }
factor-attack = Attack value
factor-air = Air Support
factor-total-attack = Attack
factor-defence = Defence value
factor-terrain = { $terrain }
factor-disrupted = Disrupted
factor-unsupplied = Unsupplied
factor-total-defence = Defence
factor-column = { $attack } : { $defence } = { $ratio }, column
factor-factory = Factory cover
factor-threshold = Disrupts on
factor-loss = Costs 1 strength on

# The page: orders on its buttons, and what it says otherwise than a terminal
action-move = Move
action-attack = Attack
action-recon = Scout
action-rest = Rest
action-bombard = Shell
action-way = Choose the way
action-via = Go on
action-go = Set out
action-end = End turn
mode-bombard = Guns
light-reach = within reach of the guns
side-orders = guns
prompt-action-table = { $side ->
    [Axis] Axis
   *[other] Soviets
  }, turn { $turn }: { $command ->
    [0] { $free ->
        [yes] choose a unit for your free order, or end your turn.
       *[no] no command point is left. End your turn.
      }
   *[other] choose a unit to give it an order, or end your turn.
  }
menu-unit-table = { $name }
menu-unit-facts = { $hex } · { $ratings } · { $points ->
    [one] 1 movement point left
   *[other] { $points } movement points left
  }{ $free ->
    [yes] {" "}· its next order is free: headquarters is within 3 hexes
   *[no] {""}
  }

# The page: the map, its overlays, places and units in words
map-label = Map of Stalingrad
map-title = STALINGRAD
map-year = Autumn 1942
map-north = N
map-river = VOLGA
printed-0600 = Tractor Factory
printed-0700 = Tractor East
printed-0601 = Barrikady
printed-0502 = Mamayev Kurgan
printed-0505 = Red October
printed-0506 = Lazur
printed-0801 = North Ferry
printed-0704 = Central Ferry
printed-0806 = South Ferry
overlay-vision = Vision
overlay-supply = Supply
overlay-zones = Zones
overlay-control = Control
overlay-names = Names
overlay-coordinates = Coordinates
overlay-silhouettes = Silhouettes
overlay-headquarters = Headquarters
legend-vision = veiled: none of your units sees it
legend-supply = dotted: your supply reaches it; the round signs are its sources
legend-zones = hatched: next to an enemy in sight, a move ends there
legend-control = who holds the hex, as far as you know: each side has its own slant
legend-names = the names of places
legend-coordinates = the numbers that orders and the log speak of
legend-silhouettes = little drawings in place of the military symbols
legend-headquarters = within 3 hexes of your headquarters: the first order of a turn is free there
header-to-move = { $side ->
    [Axis] Axis
   *[other] Soviets
  } to move
header-your-turn = Your turn
header-you = You
standing-title = Who wins?
standing-title-over = Who has won?
standing-name = { $name ->
    [axis] Axis
   *[soviet] Soviets
  }
standing-goal = { $name ->
    [axis] wins at { $needs }
   *[soviet] win with { $needs } after T{ $last }
  }
standing-goal-over = needed { $needs }
standing-side = { $who ->
    [axis] The Axis wins at once with { $goal } and holds { $score }: { $missing } to go
    [your-axis] You (Axis) win at once with { $goal } and hold { $score }: { $missing } to go
    [soviet] The Soviets win if they have { $goal } at the end of turn { $last }, and hold { $score } now
   *[your-soviet] You (Soviets) win if you have { $goal } at the end of turn { $last }, and hold { $score } now
  }.
standing-side-over = { $who ->
    [axis] The Axis needed { $goal } and has { $score }
    [your-axis] You (Axis) needed { $goal } and have { $score }
    [soviet] The Soviets needed { $goal } and have { $score }
   *[your-soviet] You (Soviets) needed { $goal } and have { $score }
  }.
standing-points = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
  }
standing-else = If neither has, the battle is drawn.
standing-nobody = nobody
ending-side = { $side } { $score }: { $places }
ending-place = { $place } { $value }
ending-penalty = Political Pressure −{ $penalty }
ending-nothing = nothing
header-card = Event card: { $card }
header-command = { $left ->
    [one] 1 command point
   *[other] { $left } command points
  }
header-command-short = Command
header-artillery = { $left ->
    [one] 1 artillery point
   *[other] { $left } artillery points
  }
header-artillery-short = Artillery
left-over = { $command ->
    [one] 1 command point would be lost
   *[other] { $command } command points would be lost
  }
list-semicolon = {"; "}
place-worth = worth { $value }
place-held = held by the { $side } side
place-source = supply source of the { $side } side
place-unseen = out of sight
ghost-seen = seen T{ $turn }
ghost-there = { $label } last seen here in turn { $turn }
ghost-gone = { $label } was here in turn { $turn }, gone now
size-company = company
size-battalion = battalion
size-regiment = regiment
size-brigade = brigade
size-division = division
size-corps = corps
size-army = army
unit-formation = { $label } ({ $kind ->
    [hq] { $size } headquarters
    [armour] tank { $size }
    [recon] reconnaissance { $size }
   *[infantry] infantry { $size }
  })
unit-unknown = unidentified { $side } unit
unit-strength = strength { $strength } of { $maximum }
unit-last-strength = strength { $strength } when last seen
unit-disrupted = disrupted
unit-unsupplied = unsupplied
unit-acted = has had an order
unit-lost = lost
unit-unseen = not in sight
unit-reach = hatched: how far it could get in one turn, as far as you know
hold-hint = Keep your finger on an enemy to see how far it could get in one turn.
table-finger-hold-does = read what lies there; on an enemy, see how far it could get in one turn

# The rulebook: what players call a thing, and the word that its rules have
rules-jargon = zoc = zone; ezoc = zone; cp = command; cps = command; ap = artillery; arty = artillery; mp = movement; mps = movement; vp = victory; vps = victory; los = sight; fow = fog; hq = headquarters; crt = odds; shell = bombard; shelling = bombard; scout = recon; scouting = recon; tank = armour; tanks = armour

# The guided first battle
lesson-welcome-title = Your first battle
lesson-welcome-text = You lead the Axis, in blue, and the computer the Soviets, in red; a “?” is not identified yet. A flag’s points go to the last side that stood there. Hold { $needs } by the end of turn { $last }, and you win.
lesson-choose-title = Choose a unit
lesson-choose-text = Units with a white rim can act. Choose the one that is marked: { $name }. Its { $ratings } are attack, defence and movement, the small squares its strength.
lesson-move-title = Send it forward
lesson-move-text = { $held ->
    [yes] It can go where the map lights up; the figure is the cost. At a dashed outline it must stop, close to an enemy. Choose a marked place, and confirm if you are asked to.
   *[no] Choose a unit: the map then lights up where it can go, and what that costs.
  }
lesson-scout-title = See through the fog
lesson-scout-text = You see only what your units see{ $unknown ->
    [yes] , and a “?” only as something that stands there.
   *[no] {""}: more enemies may wait out of sight.
  } { $held ->
    [yes] This unit can look farther: give it the order Scout.
   *[no] Choose the unit that can look farther, { $name }, and give it the order Scout.
  }
lesson-guns-title = First the guns
lesson-guns-text = { $held ->
    [unit] Let go of the unit (Cancel), then press Guns.
    [guns] The guns are ready.
   *[none] Press Guns.
  } They reach every enemy in sight. { $by ->
    [finger] Tap
   *[mouse] Click
  } a marked one, read its chances in the panel, and fire: a disrupted enemy defends less well.
lesson-aim-title = Look before you attack
lesson-aim-text = { $can ->
    [yes] { $held ->
        [yes] { $by ->
            [finger] Tap
           *[mouse] Click
          } the enemy with the crossed swords, and see what the panel foretells before you attack.
       *[no] Choose a unit that stands beside an enemy, then { $by ->
            [finger] tap
           *[mouse] click
          } the enemy with the crossed swords, to see what the panel foretells.
      }
    [poor] Whoever stands beside an enemy would attack at poor odds. Bring up another unit first: the map marks which and where.
   *[no] To attack, a unit must stand beside an enemy, and none does yet. Move one there first: the map marks which and where.
  }
lesson-attack-title = Attack
lesson-attack-text = { $can ->
    [yes] The panel weighs attack against defence and ground, then shows what each face of the die brings, to you and to the enemy. Attack if you like the chances, or try another unit.
    [poor] Whoever stands beside an enemy would attack at poor odds. Bring up another unit first: the map marks which and where.
   *[no] To attack, a unit must stand beside an enemy. Move one there first: the map marks which and where.
  }
lesson-result-title = { $result ->
    [ae] A costly failure
    [ar] Thrown back
    [lost] A unit lost
    [won] The enemy is destroyed
    [ne] No decision
    [dr] They fall back
   *[de] A rout
  }
lesson-result-text = { $result ->
    [ae] Your unit lost half of its strength, and it is disrupted: it attacks with 2 less until it recovers or rests. Better odds make this rare.
    [ar] Your unit lost 1 strength and falls back if it can. It may come again, with better odds.
    [lost] Your unit had too little strength left and is out of the battle. Rest worn units in time, and look for better odds.
    [won] That unit will not come back. Its hex is empty, but nobody advances by itself: move a unit in to hold it.
    [ne] Nobody was hurt. You may attack again, with this unit or another one, for another command point.
    [dr] The enemy lost 1 strength and falls back if it can. Nobody advances by itself: once the hex is empty, move a unit in to hold it.
   *[de] The enemy lost half of its strength and is disrupted. Nobody advances by itself: once the hex is empty, move a unit in to hold it.
  }
lesson-seize-title = The way is open
lesson-seize-text = Nobody bars the way to a flag any more: { $place }. Choose a unit that is marked, move it there, and { $value ->
    [one] 1 point is yours.
   *[other] { $value } points are yours.
  }
lesson-end-title = Spend your points
lesson-end-text = Each order costs a command point; the first one near your headquarters is free. { $left } { $more ->
    [yes] Give another order, or end the turn and lose what is left.
   *[no] End the turn.
  }
lesson-enemy-title = The enemy’s turn
lesson-enemy-text = Now the computer plays by the same rules. You see only what your units see; where an enemy goes out of sight, a pale counter stays. The Log tab keeps it all, with the rule behind each line.
lesson-turn-title = A new turn
lesson-turn-text = Your points are back{ $drawn ->
    [yes] {""}, and you drew a card: { $card }.
   *[no] {""}.
  } A worn or disrupted unit can Rest. Keep a way open to the western edge: without supply a unit is weaker.
lesson-goal-title = Take { $place }
lesson-goal-text = { $open ->
    [yes] The way is open: move a unit there.
   *[no] Whoever stands there must go first: shell, then attack with your strongest units. When the hex is empty, move in.
  }
lesson-warning-title = Think again
lesson-warning-text = This attack hurts you in { $harm } of 100 cases and the enemy in { $gain }. { $instead ->
    [guns] Let the guns fire there first: a disrupted enemy defends less well.
    [other] Let the marked unit attack instead, or go first.
    [rest] Let the marked unit rest, and attack when the odds are better.
   *[wait] Cancel, and bring up a stronger unit first.
  }
lesson-stake = You need { $missing ->
    [one] 1 more point
   *[other] { $missing } more points
  } to win. { $place } is worth { $value }.{ $turns ->
    [0] {" "}Last turn!
   *[other] {""}
  }
lesson-left = { $command ->
    [0] { $free ->
        [yes] You have no command point left, but one order near your headquarters is still free.
       *[no] You have no command point left.
      }
    [one] { $free ->
        [yes] You have 1 command point left, and one order near your headquarters is still free.
       *[no] You have 1 command point left.
      }
   *[other] { $free ->
        [yes] You have { $command } command points left, and one order near your headquarters is still free.
       *[no] You have { $command } command points left.
      }
  }
lesson-seize-now-title = Take the flag
lesson-seize-now-text = Nobody bars the way: move a marked unit there.
lesson-shell-now-title = Guns first
lesson-shell-now-text = You have shells left. { $held ->
    [unit] Let go of the unit (Cancel), press Guns and choose
    [guns] Choose
   *[none] Press Guns and choose
  } a marked target before you attack it.
lesson-fight-now-title = Attack
lesson-fight-now-text = A marked unit has an attack worth its risk: compare the forecasts and take the best. { $left }
lesson-close-now-title = Close in
lesson-close-now-text = No attack is worth its risk now. Bring up a marked unit that is not yet in contact. { $left }
lesson-rest-now-title = Rest
lesson-rest-now-text = No good attack is left. A marked unit can rest: it recovers, and regains strength if it is supplied. { $left }
lesson-end-now-title = End your turn
lesson-end-now-text = There is nothing good left to do: hold what you have. End the turn, and watch what the enemy does.
lesson-over-title = You know enough
lesson-over-text = The battle is yours. Undo takes an order back, unless a die has fallen or you have seen something new. Rules answers every question.

# What an order costs
price = { $price } CP
price-free = free

# The chapters of the rulebook
chapter-1 = Map and units
chapter-2 = Sequence of play
chapter-3 = Start of a turn
chapter-4 = Events
chapter-5 = Movement
chapter-6 = Combat
chapter-7 = Fog of war
chapter-8 = Supply
chapter-9 = Artillery and rest
chapter-10 = Control
chapter-11 = Headquarters
chapter-12 = Victory

folly-hopeless-attack = attacks that no die could make worth while
folly-idle-bombardment = bombardments that no die could make worth while
