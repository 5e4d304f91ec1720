# Eastern Front in English.

side-axis = Axis
side-soviet = Soviet
as-axis = the Axis
as-soviet = the Soviets

# Orders: the words a player types
verb-end = end
verb-commit = commit
verb-call-off = call-off
verb-fly = fly
verb-stand = stand
verb-yield = yield
verb-buy = buy
verb-decline = decline
verb-halt = halt
verb-done = done
verb-no-retreat = no-retreat
verb-siberia = siberia
verb-move = move
verb-march = march
verb-rail = rail
verb-sail = sail
verb-replace = replace
verb-arrive = arrive
verb-join = join
verb-lose = lose
verb-remove = remove
verb-advance = advance
verb-to = to
verb-attack = attack
verb-assault = assault
verb-plan = plan
verb-cover = cover
verb-supply = supply
verb-retreat = retreat
verb-air = air

# Things in a row, places, months, weather
both = { $first } and { $second }
several = { $first }, { $rest }
and-more = { $shown } and { $count } more
place-hex = { $hex }
place-named = { $name }
label-hex = { $hex }
label-named = { $hex } · { $name }
at-hex = at { $hex }
at-named = at { $name }
garrison = the city’s garrison
month = { $month ->
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
  } { $year }
weather-good = Good
weather-mud = Mud
weather-hard-frost = Hard Frost
weather-snow = Snow
weather-subarctic = Subarctic
chronicle-weather = { $weather } in { $month }
legend =
    { $side ->
        [soviet] Orders: “move su62 2624” (or several, “move su62,su64 kalach”), “march su62,su64 saratov”, “attack stalingrad su62 su64 air”, “rail su62 saratov”, “end”.
       *[other] Orders: “move de48 2624” (or several, “move de48,de11 kalach”), “march de48,de11 rostov”, “attack stalingrad de14 de51 air”, “rail de48 rostov”, “end”.
      }
    A unit is called by its code, a hex by its number or by the name of its city; a verb or a name may be cut short while it stays clear.
    Counters: attack-defence-movement. A unit is fresh, spent once it has attacked, or Dispersed: then it neither moves nor attacks.
    The map: “look signs” explains it; “look kharkov”, “look { $side ->
        [soviet] su62
       *[other] de48
      }”, “look supply”, “look arrivals” show a part of it or a list.

# Prompts
prompt-over = The game is over.
prompt-wait = { $month }: waiting for the { $side } side.
prompt-initial = { $side ->
    [Axis] Axis
   *[other] Soviets
  }, { $month }, initial phase: send units by rail ({ $rails } left) or sea, bring in new ones, allot air units ({ $air } left), or “end”.
prompt-target = { $side ->
    [Axis] Axis
   *[other] Soviets
  }, { $month }, { $phase ->
    [prepared] prepared
   *[other] operational
  } attacks: { $due ->
    [0] choose a hex to attack, or “end”.
   *[other] { $owed } must still be attacked before the phase can end.
  }
prompt-movement = { $side ->
    [Axis] Axis
   *[other] Soviets
  }, { $month }, movement: choose a unit to move, or “end”.
prompt-destination = { $unit }: { $errand ->
    [rail] where does its train go?
    [sea] to which port does it sail?
    [replace] in which city does it come back?
    [arrive] in which city does it arrive?
    [advance] how far does it advance?
   *[move] where does it go?
  }
prompt-attackers = Attack on { $place }: say who joins, then “commit”, or call it off.
prompt-stand = { $place } is attacked: { $count ->
    [one] does the unit there “stand” to the last, or “yield” if it must?
   *[other] do the units there “stand” to the last, or “yield” if they must?
  }
prompt-stand-table = { $place } is attacked: { $count ->
    [one] does the unit there stand to the last, or yield if it must?
   *[other] do the units there stand to the last, or yield if they must?
  }
prompt-buy = { $place }: is the elimination of the defenders bought for { $price ->
    [one] 1 attack factor
   *[other] { $price } attack factors
  }?
prompt-removal = Exchange at { $place }: which defenders are removed? So far it costs { $due } attack factors.
prompt-losses = { $place }: who is lost? { $due } attack factors are still to be paid.
prompt-retreat = Where do the beaten go from { $place }? { $steps ->
    [one] 1 hex
   *[other] { $steps } hexes
  }.
prompt-advance = { $place } is free: who advances, or “done”?
prompt-breakthrough = A breakthrough: choose a hex that those who broke through attack at once, or “done”.
prompt-excess = Too many stand at { $place }: who is lost?
prompt-advance-table = { $place } is free: who advances?
prompt-breakthrough-table = A breakthrough: press an enemy that those who broke through attack at once.
prompt-initial-table = { $side ->
    [Axis] Axis
   *[other] Soviets
  }, { $month }: rails, reinforcements, air units. End the phase when you are ready.
prompt-target-table = { $side ->
    [Axis] Axis
   *[other] Soviets
  }, { $month }, { $phase ->
    [prepared] prepared
   *[other] operational
  } attacks: { $due ->
    [0] press an enemy that is marked, or end the phase.
    [one] { $owed } must still be attacked too, since units that attack stand next to it. Press it.
   *[other] { $owed } must still be attacked too, since units that attack stand next to them. Press one.
  }
prompt-movement-table = { $side ->
    [Axis] Axis
   *[other] Soviets
  }, { $month }: choose a unit and press where it goes, or end the phase.

# Menu
menu-unit = { $code } · { $name } at { $place } · { $ratings } · { $points ->
    [one] 1 movement factor
   *[other] { $points } movement factors
  }
menu-unit-table = { $name }
menu-unit-facts = { $place } · { $ratings } · { $points ->
    [one] 1 movement factor this month
   *[other] { $points } movement factors this month
  }
menu-lost = { $code } · { $name } · { $ratings } · comes back for { $cost } factors
menu-lost-table = { $name }
menu-lost-facts = { $ratings } · comes back for { $cost } factors
menu-coming = { $code } · { $name } · { $ratings } · waits to arrive
menu-coming-table = { $name }
menu-coming-facts = { $ratings } · waits to arrive
menu-target = { $label }: { $units } { $count ->
    [one] defends
   *[other] defend
  }{ $owed ->
    [yes] {" "}· must be attacked
   *[no] {""}
  }
menu-target-table = { $place }
menu-target-facts = { $units }{ $owed ->
    [yes] {" "}· must be attacked in this phase
   *[no] {""}
  }
menu-garrison = { $label }: only the city’s garrison{ $owed ->
    [yes] {" "}· must be attacked
   *[no] {""}
  }
menu-garrison-table = { $place }
menu-garrison-facts = only the city’s garrison
menu-plan = { $label }: { $attack } against { $defence }, { $column }{ $left ->
    [0] {""}
   *[other] {" "}· but { $unmet } would be left unattacked
  }
menu-plan-table = { $place }: { $column }
menu-plan-facts = { $attack } against { $defence }
menu-side = { $side } side

# What cannot be read
unreadable = “{ $words }” is not an order: try “move de48 2624”, “attack stalingrad de14 air” or “end”
unreadable-form = “{ $words }” lacks something or says too much: say it as “{ $form }”
unreadable-unit = There is no unit “{ $word }” to name here: did you mean { $units }?
unreadable-hex = “{ $word }” is neither a place nor a hex: two digits for the column and two for the row, 0000 to { $last }
unreadable-places = “{ $word }” may be { $places }
unreadable-march-now = “{ $words }”: units march in the movement phase
unreadable-march = None of them can come nearer to { $place } this month
unreadable-opening = Nothing follows “{ $words }”: name a unit, or a hex to attack
unreadable-together = There is no place where all of them would have room
form-end = end
form-commit = commit
form-call-off = call-off
form-fly = fly
form-stand = stand
form-yield = yield
form-buy = buy
form-decline = decline
form-halt = halt
form-done = done
form-no-retreat = no-retreat
form-siberia = siberia
form-move = move de48 2624
form-march = march de48,de11 rostov
form-rail = rail de48 rostov
form-sail = sail de48 sevastopol
form-replace = replace de48 rostov
form-arrive = arrive de48 rostov
form-join = join de48
form-lose = lose de48
form-remove = remove su62
form-advance = advance de48 2624
form-to = to 2624
form-attack = attack stalingrad de14 de51 air
form-cover = cover stalingrad
form-supply = supply stalingrad
form-retreat = retreat 2624
form-plan = plan stalingrad de14 de51
form-air = attack stalingrad de14 air

# What is asked first
asked-initial = this is the initial phase
asked-target = this phase is for attacks: choose a hex to attack, or end the phase
asked-movement = this phase is for movement: choose a unit, or end the phase
asked-destination = a unit is chosen: say where it goes
asked-attackers = an attack is being planned: say who joins it, begin it or call it off
asked-stand = say first whether the attacked stack stands or yields
asked-buy = say first whether the elimination is bought
asked-removal = say first which defenders are exchanged
asked-losses = say first which attackers are lost
asked-retreat = say first where the beaten go
asked-advance = say first who advances, or that nobody does
asked-breakthrough = say first whether those who broke through attack once more
asked-excess = say first who is lost where too many stand

# What cannot be done
refused-number = There is no order number { $number } here
refused-not-now = Not now: { $asked }
refused-lost = { $unit } has been lost
refused-coming = { $unit } arrives in { $month }
refused-reserve = { $unit } waits in Siberia until it is called
refused-gone = { $unit } has been withdrawn
refused-dispersed = { $unit } is Dispersed: it can neither move nor attack
refused-spent = { $unit } has already attacked this month
refused-moved = { $unit } has already moved this month
refused-full = Wherever { $unit } could go, there is no room for it
refused-stuck = { $unit } cannot go anywhere: enemies and their zones close every way
refused-overdue = The phase cannot end: { $places } must still be attacked
refused-owed = The attack on { $place } cannot be called off: it must be made
refused-trains = No more units can go by rail this month
refused-no-stop = { $unit } must stand in a city or town to go by rail, and { $place } is neither
refused-off-net = No train runs from { $place }: its rails are cut off from a source, not yet mended, or in an enemy zone
refused-no-goal = No place that { $unit } could travel to has room for it
refused-sea = The enemy rules the Black Sea
refused-sailed = A unit has already gone by sea this month
refused-no-port = { $unit } is not in a Black Sea port of its side
refused-not-lost = { $unit } is not lost, so it need not be replaced
refused-ally = { $unit } cannot be replaced: only German and Soviet units can
refused-factors = { $unit } would cost { $cost } { $kind ->
    [armour] armour
   *[infantry] infantry
  } factors, and { $saved } are saved
refused-no-city = No city on the rail net has room for { $unit }
refused-here = { $unit } is on the map already
refused-covered = An air unit defends { $place } already
refused-lifted = An air unit supplies { $place } already
refused-supplied = { $place } is in supply
refused-nobody-there = None of your units is at { $place }
refused-no-air = No air unit is left
refused-range = { $place } is more than 8 hexes from every city of yours
refused-order-german = German stacks are ordered to stand one by one, when they are attacked
refused-ordered = The order is given already
refused-no-reserve = You have no Siberian reserve
refused-called = The Siberian reserve has been called
refused-call-month = The Siberian reserve comes from { $first } to { $last }
refused-already-there = { $unit } is at { $place } already
refused-water = { $unit } cannot enter { $place }: water, or a country that is closed
refused-field = { $place } is outside the field of this scenario
refused-finns = Finns stay north of the Svir and of the border of 1939: { $unit } cannot enter { $place }
refused-romania = Hungarians never enter Romania: { $unit } cannot enter { $place }
refused-enemy = The enemy holds { $place }: it must be attacked
refused-zone-to-zone = { $unit } stands in an enemy zone and cannot go straight to { $place }, which is in one too
refused-way = Enemies and their zones, or water, bar the way of { $unit } to { $place }
refused-far = { $place } is too far for { $unit } with { $points ->
    [one] 1 movement factor
   *[other] { $points } movement factors
  }
refused-advance-far = { $unit } advances { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
  } at most, beginning with { $vacated }: not so far as { $place }
refused-advance-zone = Enemy zones or water bar the advance of { $unit } beyond { $vacated } to { $place }
refused-not-port = { $place } is not a Black Sea port
refused-not-on-net = No train of yours comes to { $place }
refused-not-city = Trains stop in cities and towns, new units come to cities: not { $place }
refused-room-units = { $place } has no room for { $unit }: two units stand there
refused-room-armies = { $place } has no room for { $unit }: an army stands there
refused-room-armour = { $place } has room for one armour unit only
refused-room-nations = { $unit } does not stand with those at { $place }: allies do not mix
refused-nobody = No enemy defends { $place }
refused-attacked = { $place } has been attacked in this phase
refused-shelved = The attack on { $place } was called off in this phase
refused-no-attacker = Nobody who may still attack stands next to { $place }
refused-broken = Nobody who broke through stands next to { $place }
refused-weak = All who could attack { $place } together would not reach 1:4
refused-no-way = Nobody next to { $place } can reach it: only infantry crosses open water, and nothing crosses the sea
refused-joined = { $unit } has joined already
refused-unarmed = { $unit } has no attack factors
refused-not-broken = { $unit } has not broken through
refused-unprepared = { $unit } has moved, so it makes no prepared attack
refused-leningrad = Finns never attack Leningrad
refused-sea-side = Sea lies between { $unit } and { $place }
refused-boats = Only infantry attacks across open water: not { $unit }
refused-hemmed = Only one armour unit from each hex attacks into this ground: another has joined, or is stronger and must
refused-distant = { $unit } is not next to { $place }
refused-nobody-joined = Nobody has joined the attack on { $place }
refused-odds = The attack on { $place } would not reach 1:4
refused-unmet = { $unmet } must be attacked too, and nobody would be left for it: keep somebody back, or attack there first
refused-flown = An air unit supports this attack already
refused-retreat-step = { $place } is not one step from { $start }
refused-retreat-enemy = { $place } is not theirs to retreat to
refused-retreat-zone = { $place } is in a zone of yours, and none of theirs is there
refused-retreat-land = They may not enter { $place }
refused-retreat-back = They must go away from the hex that was attacked, and { $place } does not lead away
refused-halt = They must leave { $place } first
refused-not-attacker = { $unit } did not take part in the attack on { $place }, or has advanced already
refused-advance-room = There is no room for { $unit } where it could advance
refused-excess = { $unit } is not at { $place }
refused-ally-pays = Allies do not pay for an exchange of the Axis: not { $unit }
refused-not-in-attack = { $unit } did not take part in the attack on { $place }
refused-not-defender = { $unit } is not at { $place }
refused-exchanged = { $unit } is part of the exchange already
refused-exchange-cost = { $unit } would cost { $cost } attack factors more, and you could still give { $left }
refused-exchange-first = At least one defender must be exchanged

# Log
log-month = { $month }: { $weather } weather.
log-weather = { $month }: { $weather } weather (die { $die }).
log-phase = { $side ->
    [Axis] Axis
   *[other] Soviets
  }: { $phase ->
    [prepared] prepared attacks
    [movement] movement
   *[operational] operational attacks
  }.
log-end = The { $side ->
    [Axis] Axis ends its
   *[other] Soviets end their
  } turn of { $month }.
log-moves = { $unit } moves from { $start } to { $end }.
log-rail = { $unit } goes by rail from { $start } to { $end }.
log-sails = { $unit } sails from { $start } to { $end }.
log-replaced = { $unit } comes back { $at }.
log-enters = { $unit } arrives { $at }.
log-advances = { $unit } advances to { $end }.
log-attack = { $units } ({ $attack }{ $air ->
    [yes] , with air support
   *[no] {""}
  }) { $count ->
    [one] attacks
   *[other] attack
  } { $enemies } ({ $defence }) { $at }: { $column }.
nth-log-combat = { $count ->
    [2] 2nd
    [3] 3rd
   *[other] { $count }th
  } attack
log-combat = { $place }, { $column }, die { $die }: { $result }.
log-stands = { $units } { $count ->
    [one] is
   *[other] are
  } ordered to stand to the last { $at }.
log-buys = The Germans pay { $cost ->
    [one] 1 attack factor
   *[other] { $cost } attack factors
  } for the defenders { $at }.
log-lost = { $units } { $count ->
    [one] is
   *[other] are
  } lost.
log-retreats = { $units } { $count ->
    [one] falls
   *[other] fall
  } back from { $start } to { $end }{ $dispersed ->
    [yes] , Dispersed
   *[no] {""}
  }.
log-dispersed = { $units } { $count ->
    [one] is
   *[other] are
  } Dispersed.
log-excess = Too many { $at }: { $unit } is lost.
log-takes = { $side ->
    [Axis] The Axis takes
   *[other] The Soviets take
  } { $places }.
log-cover = { $side } aircraft defend { $place }.
log-lift = { $side } aircraft supply { $place }.
log-no-retreat = Not one step back: no Soviet unit retreats in the next Axis turn.
log-siberia = The Siberian reserve is called{ $early ->
    [yes] , early: it costs a victory point
   *[no] {""}
  }.
log-railhead = The Axis mends { $count ->
    [one] 1 rail hex
   *[other] { $count } rail hexes
  }{ $cities ->
    [0] {""}
   *[other] , as far as { $places }
  }.
log-withdrawn = { $units } { $count ->
    [one] is
   *[other] are
  } withdrawn.
log-refitted = { $units } { $count ->
    [one] has
   *[other] have
  } other ratings from now on.
log-recovers = { $units } { $count ->
    [one] recovers
   *[other] recover
  }.
log-arrives = { $units } { $count ->
    [one] arrives
   *[other] arrive
  }.
log-waiting = { $units } { $count ->
    [one] finds its place taken and waits
   *[other] find their places taken and wait
  } to arrive.
log-starved = Without supply too long: { $units } { $count ->
    [one] is
   *[other] are
  } lost.
log-hungry = { $units } { $count ->
    [one] is
   *[other] are
  } cut off: lost at the { $checks ->
    [1] next check
    [2] next check but one
   *[other] { $checks }th check from now
  }.
log-fed = { $units } { $count ->
    [one] is
   *[other] are
  } in supply again.
log-missed = { $month }: the Soviets do not hold what they must by now ({ $count ->
    [one] 1 date missed
   *[other] { $count } dates missed
  }).

# Results of battle
outcome-ae = AE, attackers lost
outcome-d-ae = D/AE, defenders Dispersed, attackers lost
outcome-x = X, exchange
outcome-ne = –, nothing
outcome-d = D, Dispersed
outcome-dw1 = dw, back 1 hex
outcome-dw = DW, back 1 hex, Dispersed
outcome-dr = DR, back 2 hexes, Dispersed
outcome-de = DE, destroyed
outcome-br = BR, breakthrough
outcome-turned = { $printed }, { $reason ->
    [ordered] ordered to stand
    [surrounded] surrounded
    [overrun] overrun by armour
    [unpaid] but nobody can be paid for
   *[contained] but no breakthrough here
  }: { $outcome }

# How it ended
verdict-resigned = { $side ->
    [Axis] Axis victory: the Soviets have resigned.
   *[other] Soviet victory: the Axis has resigned.
  }
verdict-points-won = { $side } victory with { $points ->
    [one] 1 point
   *[other] { $points } points
  }: { $wins } win.
verdict-points-drawn = The game is drawn: the { $side } side has { $points ->
    [one] 1 point
   *[other] { $points } points
  }. { $draws } draw, { $wins } would have won.
verdict-points-lost = { $side ->
    [Axis] Soviet victory: the Axis has
   *[other] Axis victory: the Soviets have
  } { $points ->
    [one] 1 point
   *[other] { $points } points
  }, and { $draws } would have been needed for a draw.
verdict-at-once = Axis victory in { $month }: it holds victory cities worth { $axis } in supply, and { $wins } win at once.
verdict-held = Soviet victory: they hold victory cities worth { $soviet } in overland supply, and needed { $holds }. The Axis has { $axis }.
verdict-stalemate = The game is drawn: the Axis has victory cities worth { $axis }, too few to win, and the Soviets { $soviet } of the { $holds } they needed.
verdict-dates-met = Soviet victory: every date was kept.
verdict-one-missed = Narrow Axis victory: the Soviets missed a date.
verdict-two-missed = Axis victory in { $month }: the Soviets have missed two dates.

# Forecast
forecast-attack = Attack on { $place }
forecast-move = { $unit } to { $place }
forecast-unit = { $unit }
forecast-defenders = { $units }
forecast-may-stand = The Germans may order this stack to stand, before the die: then nobody falls back; DR destroys them, DW only Disperses them, dw does nothing
forecast-destroyed = { $units } { $count ->
    [one] is
   *[other] are
  } lost
forecast-dispersed = { $units } { $count ->
    [one] is
   *[other] are
  } Dispersed and { $count ->
    [one] stays
   *[other] stay
  }
forecast-driven = { $units } { $count ->
    [one] is
   *[other] are
  } driven back { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
  }{ $dispersed ->
    [yes] {" "}and Dispersed
   *[no] {""}
  }; { $ways ->
    [one] only 1 way is open
   *[other] { $ways } ways are open
  }
forecast-costs = it costs attackers for { $due } factors, at least { $units }
forecast-shaken = { $units } { $count ->
    [one] is
   *[other] are
  } Dispersed
forecast-buy = the defenders’ elimination may be bought for { $cost ->
    [one] 1 factor
   *[other] { $cost } factors
  }, which costs at least { $units }
forecast-advances = { $units } may advance { $hexes ->
    [one] 1 hex
   *[other] up to { $hexes } hexes, as far as zones permit
  }
forecast-breaks = { $units } may then attack once more
forecast-taken = the hex can be taken
forecast-all-destroyed = every defender is lost
forecast-costly = the attacker loses units
caution-hopeless = Every result costs the attacker units, and none takes the hex
caution-owed = { $place } must be attacked too: at best { $column }{ $air ->
    [yes] {" "}with an air unit
   *[no] {""}
  }, { $costly ->
    [0] no attacker lost
    [6] attackers certainly lost
   *[other] attackers lost on { $costly } of { $dice } rolls
  }{ $more ->
    [0] {""}
   *[other] {", and "}{ $further } must be attacked then
  }
caution-lapses = { $place } would have to be attacked too, but nobody is left who could: nothing is owed
caution-no-retreat = No Soviet unit retreats in the next Axis turn: dw is nothing, DW only disperses, and whom DR would drive back is destroyed
forecast-no-retreat = Not one step back
factor-unit = { $unit }
factor-boats = across open water, half
factor-starved = without supply, half
factor-attack = Attack
factor-swamp = swamp, Soviet infantry
factor-hill = hills, infantry
factor-mountain = mountains, infantry
factor-line = fortified line, Soviet infantry
factor-fortress = fortress, Soviet infantry
factor-major = major city, infantry
factor-city = city, infantry armies and corps
factor-doubled = victory city
factor-garrison = the city’s own factors
factor-defence = Defence
factor-ratio = { $attack } : { $defence }
factor-river = across a river, columns
factor-strait = across the strait, columns
factor-dispersed = Dispersed defenders, columns
factor-air = air support, columns
factor-cover = air defence, columns
factor-arctic = Subarctic, columns
factor-column = Column
factor-step = { $place }{ $road ->
    [yes] , along the road
   *[no] {""}
  }
factor-step-zone = { $place }, in an enemy zone: it must stop
factor-points = Cost, of { $points ->
    [one] 1 movement factor
   *[other] { $points } movement factors
  }
factor-trains = Trains left this month
factor-ships = Ships left this month
factor-saved = { $kind ->
    [armour] Armour
   *[infantry] Infantry
  } factors saved
factor-cost = Attack { $attack } and defence { $defence }
factor-left = { $kind ->
    [armour] Armour
   *[infantry] Infantry
  } factors left

# The page: orders on its buttons
action-end = End phase
action-commit = Attack
action-call-off = Call it off
action-fly = With air support
action-stand = Stand to the last
action-yield = Yield if they must
action-buy = Buy the elimination
action-decline = Leave it
action-halt = Far enough
action-done = Enough
action-no-retreat = Not one step back
action-siberia = Call the Siberians
action-move = Move
action-march = March
action-rail = By rail
action-sail = By sea
action-replace = Bring back
action-arrive = Bring in
action-join = Join
action-lose = Lose
action-remove = Exchange
action-advance = Advance
action-to = Go
action-attack = Attack
action-assault = Assault
action-plan = Plan step by step
action-cover = Air defence
action-cover-asks = Air defence: press one of your stacks, or cancel.
action-cover-hint = One air unit stays over a stack until your next turn: every attack on it is one column worse for the attacker. It must be within eight hexes of a city you hold, and can then do nothing else. [6.12]
action-supply-asks = Air supply: press one of your stacks that is cut off, or cancel.
action-supply-hint = One air unit supplies a stack that is cut off, until your next turn. It must be within eight hexes of a city you hold, and can then do nothing else. [6.12]
action-supply = Air supply
action-retreat = Drive back
cost-assault = { $cost ->
    [one] 1 factor
   *[other] { $cost } factors
  }

# The printed map
map-title = Eastern Front
map-years = 1941–1945
map-kilometres = { $count } km
map-black-sea = Black Sea
map-baltic = Baltic Sea
map-caspian = Caspian
map-azov = Sea of Azov
map-gulf-of-finland = Gulf of Finland
map-ladoga = Lake Ladoga
map-onega = Lake Onega
map-peipus = Lake Peipus
map-rybinsk = Rybinsk Sea
map-ussr = Soviet Union
map-germany = Germany
map-finland = Finland
map-romania = Romania
map-hungary = Hungary

# The page: planning an attack
plan-who = Who attacks
plan-air = Air support
plan-best = The best in one press
plan-set = { $column } · { $count ->
    [one] 1 unit
   *[other] { $count } units
  }{ $air ->
    [yes] {" "}✈
   *[no] {""}
  }
plan-unmet = It cannot begin so: { $unmet } must be attacked too, and nobody would be left for it.
plan-nobody = Choose who attacks
plan-asking = …
plan-kept = Somebody must be kept back
plan-weak = Less than 1:4
plan-commit = Attack at { $column }
plan-asks = Attack on { $place }: { $attack } against { $defence }, { $column }. Press units to add them or take them out.
plan-asks-whom = Attack on { $place }: press the units that attack.

# The page: questions of battle
question-stand = { $place } is attacked: stand or yield?
question-buy = { $place }: buy the elimination?
question-removal = { $place }: who is exchanged?
question-losses = { $place }: who is lost?
question-retreat = { $place }: where do they fall back?
question-advance = { $place } is free: who advances?
question-excess = Too many at { $place }: who is lost?
question-retreat-how = Press one of the lit hexes.
question-price = It costs { $price ->
    [one] 1 attack factor
   *[other] { $price } attack factors
  }, paid with whole units, which are lost. { $count ->
    [one] 1 unit
   *[other] { $count } units
  } could pay; lost at least:
question-paid = The defenders are lost, and the attacker pays for them with whole units
answer-stand = Stand
answer-yield = Yield
losses-asks = { $place }: who is lost? Attack factors to lose: { $total }; chosen: { $paid }.
losses-left = { $left } factors more
losses-over = More than is needed
losses-take = Lose { $count ->
    [one] 1 unit
   *[other] { $count } units
  }
removal-asks = Exchange at { $place }: which defenders are removed?
removal-nobody = Choose who is exchanged
removal-dear = You cannot pay for both
removal-take = Exchange for { $cost } factors
excess-nobody = Choose who is lost
excess-take = Lose this unit
done-advance = End the advance
done-breakthrough = No further attack

# What to do where one is asked this, in the panel
prompt-stand-hint = A stack that stands does not give way: DR destroys it, DW and D only disperse it, dw does nothing. One that yields falls back if it can, and the attacker chooses where.
prompt-buy-hint = In dry weather Germans who drive Soviets back may destroy them instead, for as many attack factors as the result asks.
prompt-removal-hint = In an exchange each defender who is removed costs the attacker as many attack factors as it defends with. Survivors may advance.
prompt-losses-hint = Press the units that are lost. The smallest loss is chosen already.
prompt-retreat-hint = You choose the way: away from the battle, never into a zone of yours unless one of theirs stands there.
prompt-advance-hint = Whoever took part in the attack may advance, first into the hex that was left. Armour goes farther.
prompt-breakthrough-hint = Armour and cavalry that broke through may attack once more at once: press an enemy that is marked.
prompt-excess-hint = Two units may stand in a hex, and one of them may be an army. One is lost.

# The page: before the war
start-heading = Russia, 1941 to 1945. Take command.
start-lead = The war in the East, month by month, in corps and armies on a printed map. The page shows where each stack may go, what an attack would bring, and why.
scenario-given = A guided first battle of about { $minutes } minutes: its first dice are given
table-invite-text = Send this link: whoever opens it may take the other side. The first die is cast once you both sit here; you may leave meanwhile and come back.
table-wait = Watch the map: what they do is shown step by step. The log keeps everything.
player-screen-line = You take turns; nothing is hidden from either side but plans.

# The page: the guided first battle
lesson-welcome-title = Close the ring
lesson-welcome-text = Weak Romanian corps guard both flanks of the Germans in Stalingrad. Lead the Soviets through, north and south, to meet at Kalach: that cuts the city off. { $needs } points win in two months.
lesson-month-title = A month begins
lesson-month-text = Every month begins with trains, reinforcements and aircraft. This month you need none of them: go on to the prepared attacks.
lesson-target-title = Whom to attack
lesson-target-text = Whoever has not moved may make a prepared attack. Hexes with a red rim can be attacked. Press the two Romanian corps that are marked.
lesson-plan-title = Who attacks
lesson-plan-text = { $held ->
    [yes] An attack is laid out: arrows show who joins. Press another in the panel, or units to take them out or add them, and see how the chances change. Only tanks can break through: keep them in, then attack.
   *[no] Press the Romanian corps that are marked, to plan an attack on them.
  }
lesson-advance-title = { $outcome ->
    [BR] Breakthrough!
   *[other] The hex is free
  }
lesson-advance-text = { $held ->
    [yes] Now press the lit hex that is marked.
   *[no] The defenders are gone, and those who attacked may advance. Press { $unit }, and then the hex that was left.
  }
lesson-breakthrough-title = Once more
lesson-breakthrough-text = { $held ->
    [yes] Look who joins and what may come of it. Then attack.
    [no] Armour that broke through may attack again at once. { $unit } at Morozovsk is all that stands behind the front: press it.
   *[other] Armour that broke through may attack again at once: press a hex with a red rim, or leave it.
  }
lesson-retreat-title = Drive them back
lesson-retreat-text = The defenders give way, and you choose where they go: press a lit hex, as far from Stalingrad as can be, and once more if you are asked.
lesson-duty-title = Germans must be fought
lesson-duty-text = Whoever attacks must in the same phase also attack every German in good order next to the attackers [6.2]. That is why nobody near Stalingrad should attack lightly: choose attackers who stand apart.
lesson-south-title = The other pincer
lesson-south-text = { $held ->
    [yes] Look at the chances: an exchange would cost you as much as the defenders are worth. With all who stand there the odds are best.
   *[no] Now the south: press the Romanian corps between Kalach and the steppe, to plan an attack on it.
  }
lesson-losses-title = An exchange
lesson-losses-text = The defenders are paid for in attack factors, and you choose who is lost. The smallest loss is chosen already: keep the tanks if you can, and confirm.
lesson-follow-title = Go on, or stay
lesson-follow-text = Whoever took part may advance: press a unit, and then a lit hex. Who stays where he is gives nothing away.
lesson-asked-title = A question
lesson-asked-text = The card says what is asked and what each answer leads to: choose one.
lesson-enough-title = Enough attacks
lesson-enough-text = { $flanks ->
    [open] Both flanks are open. End the attacks: then those who did not attack may move.
    [rest] There is nobody left to attack. End the attacks: then those who did not attack may move.
   *[held] Attack once more if you like: press a hex with a red rim. Or end the attacks: then those who did not attack may move.
  }
lesson-ring-title = Close it
lesson-ring-text = { $held ->
    [yes] The lit hexes are in its reach, dashed ones are in an enemy zone, where it must stop. Press Kalach.
    [no] Now { $unit } can go through the gap to Kalach. Press it.
   *[asking] Kalach is where the supplies of Stalingrad arrive. Whoever did not attack may move there now, if the way is open.
  }
lesson-moved-title = { $ring ->
    [closed] The ring is closed
    [held] Kalach is yours
   *[barred] The way is barred
  }
lesson-moved-text = { $ring ->
    [closed] Supplies reach Stalingrad no more. Move others if you like: press a unit and then a lit hex. Then end the movement.
    [held] Supplies still reach Stalingrad by another way. Move others if you like: press a unit and then a lit hex. Then end the movement.
   *[barred] Nobody can reach Kalach now: enemies and their zones are in the way. Bring others closer, a unit and then a lit hex, and end the movement. There is another month.
  }
lesson-operational-title = The last phase
lesson-operational-text = Whoever moved but did not attack could attack now. Nothing has to be done: end your turn.
lesson-enemy-title = The Axis moves
lesson-enemy-text = Watch what they do: arrows for attacks, trails for moves. You can pause, step back and see it again.
lesson-pocket-title = { $ring ->
    [closed] The pocket
   *[open] The second month
  }
lesson-pocket-text = { $ring ->
    [closed] A list tells what happened since your last turn; the dashed line is the front as it was. The army in Stalingrad is cut off: its attack is halved, and it is lost at the fifth check without supply.
   *[open] A list tells what happened since your last turn; the dashed line is the front as it was. Supplies still reach Stalingrad: points are won by places and by enemies destroyed, too.
  }
lesson-owed-title = It must be attacked
lesson-owed-text = Soviets who attack must attack every German in good order next to them, too. Before that the phase cannot end: press what is marked.
lesson-poor-title = A poor attack
lesson-poor-text = This would cost you units more often than it takes the hex. Add somebody, or leave it.
lesson-between-title = Go on
lesson-between-text = Play on as you like: press an enemy with a red rim, or end the phase. The lesson goes on when there is something to show.
lesson-over-title = That is how it is played
lesson-over-text = The rest is yours: attack, move, and win by the end of December.

# The page: what happened
told-moves = { $count ->
    [one] 1 unit moves near { $place }.
   *[other] { $count } units move near { $place }.
  }
told-advances = { $count ->
    [one] 1 unit advances near { $place }.
   *[other] { $count } units advance near { $place }.
  }
told-order = Order
measure-units = Units on the map
log-no-retreat-title = Not one step back
log-siberia-title = The Siberians
digest-losses = Units lost: { $axis } of the Axis, { $soviet } Soviet.

# The page: the map and what can be laid over it
map-label = Map of the Eastern Front
overlay-front = Front
overlay-victory = Victory places
overlay-supply = Supply
overlay-zones = Zones
overlay-rails = Railways
overlay-weather = Weather
overlay-names = Names
legend-front = the line between the two sides, and who holds the land; dashed: where it ran at the end of your last turn
legend-past = where the front ran at the end of your last turn
legend-victory = flags with what a place is worth; a swallowtail is Soviet, a square flag Axis
legend-supply = dotted: supply reaches it; a broken ring is around whoever is cut off
legend-zones = hatched: within a zone, where a move ends; one’s own is paler
legend-rails = the railways that trains can use: Axis whole, Soviet broken
legend-weather = beyond the weather line; white rivers and lakes are frozen
legend-names = the names of places

# The page: the header
header-turn = Turn { $turn } of { $last }
header-your-turn = Your turn
header-to-move = { $side ->
    [Axis] Axis turn
   *[other] Soviet turn
  }
header-you-decide = You decide
header-decides = { $side ->
    [Axis] Axis decides
   *[other] Soviets decide
  }
header-phases = Phases of a turn
phase-initial = Initial
phase-prepared = Prepared
phase-movement = Movement
phase-operational = Operational
header-air = { $left ->
    [one] 1 air unit at hand
   *[other] { $left } air units at hand
  }
header-trains = { $left ->
    [one] 1 unit may still go by rail
   *[other] { $left } units may still go by rail
  }
header-infantry = { $left ->
    [one] 1 infantry factor saved for replacements
   *[other] { $left } infantry factors saved for replacements
  }
header-armour = { $left ->
    [one] 1 armour factor saved for replacements
   *[other] { $left } armour factors saved for replacements
  }
record-title = The months and their weather
record-unknown = not known yet
standing-title = Who wins?
standing-title-over = Who has won?
standing-name = { $name ->
    [axis] Axis
   *[soviet] Soviets
  }
standing-goal = { $name ->
    [axis] needs { $needs }
   *[soviet] need { $needs }
  }
standing-goal-over = needed { $needs }
standing-has = { $who ->
    [axis] The Axis has
    [your-axis] You (Axis) have
    [soviet] The Soviets have
   *[your-soviet] You (Soviets) have
  } { $score ->
    [one] 1 point
   *[other] { $score } points
  }{ $destroyed ->
    [0] {""}
   *[other] , of them { $destroyed } for units destroyed
  }.
standing-wins = { $who ->
    [axis] It wins
    [soviet] They win
   *[other] You win
  } with { $needs } at the end of the last turn.
standing-wins-once = { $who ->
    [axis] It wins
    [soviet] They win
   *[other] You win
  } at once with { $needs } in supply.
standing-draws = { $draws } to { $most } are a draw.
standing-foils = { $who ->
    [axis] That is what the places it still holds are worth: it wins if the Soviets fall short.
    [soviet] That is what the places they still hold are worth: they win if the Axis falls short.
   *[other] That is what the places you still hold are worth: you win if the enemy falls short.
  }
standing-prizes = Beside the places below each German corps destroyed counts { $german }, each allied corps { $allied }: { $destroyed } so far.
standing-points = { $points ->
    [one] victory cities worth 1 point
   *[other] victory cities worth { $points } points
  }
date-title = What the Soviets must hold ({ $missed ->
    [0] no date missed
    [one] 1 date missed
   *[other] { $missed } dates missed
  })
date-by = By { $month }: { $what }
date-all = { $places }
date-any = one of { $places }
date-held = , held now
date-open = , not held yet
ending-side = { $name ->
    [axis] Axis
   *[soviet] Soviets
  } { $score }: { $places }
ending-place = { $place } { $points }
ending-destroyed = units destroyed { $points }
ending-nothing = nothing

# The page: forces
forces-cut-off = Cut off
forces-waiting = Due this month
forces-reserve = In Siberia
forces-lost = Lost ({ $infantry } infantry and { $armour } armour factors saved)
forces-armour = Armour
forces-motorised = Motorised
forces-cavalry = Cavalry
forces-infantry = Infantry
forces-call = Bring in

# The page: places and units in words
list-semicolon = {"; "}
place-with-hex = { $name } ({ $hex })
place-worth = { $points ->
    [one] worth 1 point
   *[other] worth { $points } points
  }
place-held = { $name ->
    [axis] held by the Axis
   *[soviet] held by the Soviets
  }
place-outside = outside the battle
place-fortress = fortress
place-port = port
place-factory = tank factory
kind-victory = victory city
kind-major = major city
kind-city = city
kind-town = town
terrain-clear = clear ground
terrain-hill = hills
terrain-swamp = swamp
terrain-mountain = mountains
terrain-sea = sea
terrain-lake = lake
unit-dispersed = Dispersed
unit-spent = has attacked
unit-moved = has moved
unit-hungry = cut off, { $left ->
    [1] lost at the next check
    [2] lost at the 2nd check from now
    [3] lost at the 3rd check from now
   *[other] lost at the { $left }th check from now
  }
unit-owed = must be attacked
unit-lost = lost
unit-gone = withdrawn
unit-reserve = in Siberia
unit-coming = comes in { $month }
unit-costs = comes back for { $costs } factors

# The page: ending a phase
end-initial = To the prepared attacks
end-prepared = To the movement
end-movement = To the operational attacks{ $left ->
    [0] {""}
   *[other] {" "}· { $left } unmoved
  }
end-operational = End turn
left-moves = Nobody has moved yet, and { $moves ->
    [one] 1 unit could.
   *[other] { $moves } units could.
  }
left-initial = { $arrivals ->
    [0] Nobody waits to arrive.
    [one] 1 unit waits to arrive.
   *[other] { $arrivals } units wait to arrive.
  } { $replacements ->
    [0] No lost unit can come back.
    [one] 1 lost unit could come back.
   *[other] { $replacements } lost units could come back.
  } { $trains ->
    [0] No train is left.
    [one] 1 train is left.
   *[other] { $trains } trains are left.
  }

# The page: after the war
verified = { $rolls ->
    [0] No die was rolled in this match; the secret fits the seal.
    [one] The one roll follows from the secret, and the secret fits the seal.
   *[other] All { $rolls } rolls follow from the secret, and the secret fits the seal.
  }

# The page: what to do where one is asked
prompt-initial-hint = Units in cities on your railways can be sent far away now: choose one with a white rim. New and lost units wait in the Forces tab. Air units can be given to a stack, to defend or to supply it. Nobody marches or fights before the next phases.
prompt-target-hint = { $ready ->
    [0] No enemy can be attacked now.
    [one] One hex can be attacked: press it, then choose who joins.
   *[other] { $ready } hexes can be attacked: press one, then choose who joins.
  } Prepared attacks are made before the movement by units that stay where they are; operational attacks after it.
prompt-movement-hint = { $ready ->
    [one] One unit can move.
   *[other] { $ready } units can move.
  } Choose one: where it can go lights up, with what it costs. { $by ->
    [finger] Tap again for the next of the stack; a long press on another unit takes it along.
   *[mouse] Press again for the next of the stack, and with Shift choose several that go together.
  }

# The rulebook: what players call a thing, and the word that its rules have
rules-jargon = zoc = zone; ezoc = zone; mp = movement; mf = movement; vp = victory; vps = victory; crt = odds; tec = terrain; oos = supply; tank = armour; tanks = armour; panzer = armour; luftwaffe = air; flak = air; order227 = retreat; encircled = surrounded; pocket = surrounded; kessel = surrounded

# The terminal: the picture, and what a player may look at
picture-turn = turn { $turn } of { $last }
picture-initial = initial phase
picture-prepared = prepared attacks
picture-movement = movement
picture-operational = operational attacks
picture-over = the game is over
picture-score = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
picture-wins = { $wins } win
picture-wins-at-once = { $wins } win at once
picture-wins-draws = { $wins } win, { $draws } draw
picture-air = air { $count }
picture-trains = trains { $count }
picture-replacements = replacements { $infantry } + { $armour }
picture-no-retreat = Not one step back: no Soviet unit retreats in the next Axis turn.
picture-overdue = Must still be attacked: { $places }
picture-cover = Defended from the air: { $places }
picture-lift = Supplied from the air: { $places }
picture-attack = Attack on { $place }: { $units }
picture-die = die { $die }: { $outcome }
picture-flown = with air support
picture-stands = they stand to the last
picture-breakthrough = after a breakthrough
picture-due = { $due } factors still to be lost
picture-fallback = the beaten are at { $place }
picture-dispersed = Dispersed
picture-hungry = cut off ({ $checks } of { $last } checks)
picture-spent = has attacked
picture-moved = has moved
picture-joined = attacks
picture-owed = must be attacked
picture-coming = { $month }, { $place }
picture-reserve = in Siberia, for { $place }
picture-comes-back = lost, comes back for { $cost } factors
picture-lost = lost
picture-gone = withdrawn
picture-none = None.
picture-hex = { $place }: { $facts }
picture-victory = victory city
picture-major = major city
picture-city = city
picture-town = town
picture-port = port
picture-fortress = fortress
picture-factory = tank factory
picture-goal = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
picture-terrain-clear = clear
picture-terrain-hill = hills
picture-terrain-swamp = swamp
picture-terrain-mountain = mountains
picture-terrain-sea = sea
picture-terrain-lake = lake
picture-side-lake = open water
picture-side-line = fortified line
picture-side-rail = rail
picture-side-road = road
picture-NE = NE
picture-E = E
picture-SE = SE
picture-SW = SW
picture-W = W
picture-NW = NW
picture-held = held by the { $side ->
    [Axis] Axis
   *[other] Soviets
  }
picture-word-supply = supply
picture-word-zones = zones
picture-word-front = front
picture-word-rails = rails
picture-word-roads = roads
picture-word-goals = goals
picture-word-weather = weather
picture-word-units = units
picture-word-arrivals = arrivals
picture-word-lost = lost
picture-word-signs = signs
picture-unknown = “{ $words }” is nothing to look at: name a place, a hex, a unit or one of { $topics }
picture-overlay-supply = # { $side } rails that run to a source · + supplied from them · ⌁ units beyond supply
picture-overlay-zones = a zones of the Axis · s of the Soviets · x of both
picture-overlay-front = - held by the Axis · : by the Soviets
picture-overlay-rails = # on the { $side } net · = mended, but cut off from it · - other rails
picture-overlay-roads = - roads · = the highway, a road in mud too
picture-overlay-goals = ■ and ★ with a number: who holds it, and the points it gives
picture-date = { $held } by { $month }: { $what }
picture-date-points = victory cities worth { $points }
picture-date-any = one of { $places }
picture-missed = { $count ->
    [one] 1 date missed.
   *[other] { $count } dates missed.
  }
picture-overlay-weather = * beyond the weather line. The weather of each month, as far as it is known:
picture-signs =
    ■ Axis, ★ Soviet, a mark for each unit; □ and ☆ are Dispersed. Then the code of the strongest, and what all of them attack and defend with.
    x attacked, + attacks, ! must be attacked, ⌁ cut off, » has attacked, › has moved, ◂ where you look.
    ◉ victory city, ● major city, • city, · town. ^ hills, % swamp, ▲ mountains, ~ water.
    Replacements: infantry and armour factors.
    Along the sides of a hex: / | \ river, ~ open water, # fortified line, : frozen. Across them: ⋰ ⋯ ⋱ rail, X + rail over a river.

# The chapters of the rulebook
chapter-1 = Map and units
chapter-2 = Sequence of play
chapter-3 = Weather
chapter-4 = Stacking
chapter-5 = Movement
chapter-6 = Combat
chapter-7 = Terrain
chapter-8 = Supply
chapter-9 = Recovery and replacements
chapter-10 = Surprise
chapter-11 = Scenarios

folly-hopeless-attack = attacks that no die could make worth while
folly-vain-stand = stacks ordered to stand that could only lose by it
folly-starved = units marched out of supply to their certain loss
