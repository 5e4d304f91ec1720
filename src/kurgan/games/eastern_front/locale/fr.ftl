# Front de l’Est en français.

side-axis = Axe
side-soviet = Soviétiques
as-axis = l’Axe
as-soviet = les Soviétiques

# Les ordres : les mots que tape le joueur
verb-end = fin
verb-commit = lancer
verb-call-off = renoncer
verb-fly = appuyer
verb-stand = tenir
verb-yield = céder
verb-buy = acheter
verb-decline = décliner
verb-halt = arrêter
verb-done = terminer
verb-no-retreat = pas-de-repli
verb-siberia = sibérie
verb-move = déplacer
verb-march = marcher
verb-rail = train
verb-sail = embarquer
verb-replace = remplacer
verb-arrive = arriver
verb-join = joindre
verb-lose = perdre
verb-remove = échanger
verb-advance = avancer
verb-to = vers
verb-attack = attaquer
verb-assault = assaut
verb-plan = préparer
verb-cover = couvrir
verb-supply = ravitailler
verb-retreat = refouler
verb-air = aviation

# Énumérations, lieux, mois, météo
both = { THE($first) } et { THE($second) }
several = { THE($first) }, { THE($rest) }
and-more = { $shown } et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  }
place-hex = { $hex }
place-named = { $name }
label-hex = { $hex }
label-named = { $hex } · { $name }
at-hex = en { $hex }
at-named = à { $name }
garrison = la garnison de la ville
month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
  } { $year }
weather-good = beau temps
weather-mud = boue
weather-hard-frost = fort gel
weather-snow = neige
weather-subarctic = froid subarctique
chronicle-weather = { $weather } en { $month }
legend =
    { $side ->
        [soviet] Ordres : « déplacer su62 2624 » (ou plusieurs unités, « déplacer su62,su64 kalatch »), « marcher su62,su64 saratov », « attaquer stalingrad su62 su64 aviation », « train su62 saratov », « fin ».
       *[other] Ordres : « déplacer de48 2624 » (ou plusieurs unités, « déplacer de48,de11 kalatch »), « marcher de48,de11 rostov », « attaquer stalingrad de14 de51 aviation », « train de48 rostov », « fin ».
      }
    Une unité se désigne par son code, un hexagone par son numéro ou par le nom de sa ville ; un verbe ou un nom peut être abrégé tant qu’il reste clair.
    Pions : attaque-défense-mouvement. Une unité est fraîche, épuisée une fois qu’elle a attaqué, ou dispersée : elle ne peut alors ni bouger ni attaquer.
    La carte : « voir signes » l’explique ; « voir kharkov », « voir { $side ->
        [soviet] su62
       *[other] de48
      } », « voir ravitaillement », « voir arrivées » en montrent une partie ou une liste.

# Invites
prompt-over = La partie est terminée.
prompt-wait = En { $month }, c’est { $side ->
    [Axe] à l’Axe
   *[other] aux Soviétiques
  } de jouer.
prompt-initial = { $side }, { $month }, phase initiale : transports par rail (encore { $rails }) ou par mer, arrivées, aviation (encore { $air }), ou « fin ».
prompt-target = { $side }, { $month }, attaques { $phase ->
    [prepared] préparées
   *[other] opérationnelles
  } : { $due ->
    [0] quel hexagone attaquer ? Sinon « fin ».
   *[other] il faut encore attaquer { $owed } avant de finir la phase.
  }
prompt-movement = { $side }, { $month }, mouvement : quelle unité déplacer ? Sinon « fin ».
prompt-destination = { $unit } : { $errand ->
    [rail] où va le train ?
    [sea] vers quel port ?
    [replace] retour dans quelle ville ?
    [arrive] arrivée dans quelle ville ?
    [advance] jusqu’où avancer ?
   *[move] où aller ?
  }
prompt-attackers = Attaque sur { $place } : dites qui participe, puis « lancer », ou renoncez.
prompt-stand = Attaque sur { $place } : { $count ->
    [one] l’unité doit-elle « tenir » jusqu’au bout, ou « céder » s’il le faut ?
   *[other] les unités doivent-elles « tenir » jusqu’au bout, ou « céder » s’il le faut ?
  }
prompt-stand-table = Attaque sur { $place } : { $count ->
    [one] l’unité doit-elle tenir jusqu’au bout, ou céder s’il le faut ?
   *[other] les unités doivent-elles tenir jusqu’au bout, ou céder s’il le faut ?
  }
prompt-buy = { $place } : éliminer tous les défenseurs au prix de { $price ->
    [one] { $price } facteur
   *[other] { $price } facteurs
  } d’attaque ?
prompt-removal = Échange sur { $place } : quels défenseurs retirer ? Coût jusqu’ici : { $due } facteurs d’attaque.
prompt-losses = { $place } : quelle unité perdre ? Il reste { $due } facteurs d’attaque à payer.
prompt-retreat = Où refouler les vaincus depuis { $place } ? { $steps ->
    [one] { $steps } hexagone
   *[other] { $steps } hexagones
  }.
prompt-advance = { $place } est libre : qui avance ? Sinon « terminer ».
prompt-breakthrough = Percée : quel hexagone attaquer aussitôt ? Sinon « terminer ».
prompt-excess = Trop d’unités sur { $place } : laquelle est perdue ?
prompt-advance-table = { $place } est libre : qui avance ?
prompt-breakthrough-table = Percée : choisissez un ennemi à attaquer aussitôt.
prompt-initial-table = { $side }, { $month } : rails, renforts, aviation. Finissez la phase quand vous êtes prêt.
prompt-target-table = { $side }, { $month }, attaques { $phase ->
    [prepared] préparées
   *[other] opérationnelles
  } : { $due ->
    [0] appuyez sur un ennemi marqué, ou finissez la phase.
    [one] { $owed } doit encore subir une attaque, car des unités qui attaquent sont à côté. Appuyez sur cet hexagone.
   *[other] il faut encore attaquer { $owed }, car des unités qui attaquent sont à côté. Appuyez sur l’un d’eux.
  }
prompt-movement-table = { $side }, { $month } : choisissez une unité et appuyez sur sa destination, ou finissez la phase.

# Menu
menu-unit = { $code } · { $name }, { $place } · { $ratings } · { $points ->
    [one] { $points } facteur de mouvement
   *[other] { $points } facteurs de mouvement
  }
menu-unit-table = { $name }
menu-unit-facts = { $place } · { $ratings } · { $points ->
    [one] { $points } facteur de mouvement ce mois-ci
   *[other] { $points } facteurs de mouvement ce mois-ci
  }
menu-lost = { $code } · { $name } · { $ratings } · revient pour { $cost } facteurs
menu-lost-table = { $name }
menu-lost-facts = { $ratings } · revient pour { $cost } facteurs
menu-coming = { $code } · { $name } · { $ratings } · attend d’arriver
menu-coming-table = { $name }
menu-coming-facts = { $ratings } · attend d’arriver
menu-target = { $label } : { THE($units) } { $count ->
    [one] défend
   *[other] défendent
  }{ $owed ->
    [yes] {" "}· attaque obligatoire
   *[no] {""}
  }
menu-target-table = { $place }
menu-target-facts = { THE($units, at: "start") }{ $owed ->
    [yes] {" "}· attaque obligatoire dans cette phase
   *[no] {""}
  }
menu-garrison = { $label } : rien que la garnison de la ville{ $owed ->
    [yes] {" "}· attaque obligatoire
   *[no] {""}
  }
menu-garrison-table = { $place }
menu-garrison-facts = rien que la garnison de la ville
menu-plan = { $label } : { $attack } contre { $defence }, { $column }{ $left ->
    [0] {""}
   *[other] {" "}· mais plus personne n’attaquerait { $unmet }
  }
menu-plan-table = { $place } : { $column }
menu-plan-facts = { $attack } contre { $defence }
menu-side = { $side ->
    [Axe] L’Axe
   *[other] Les Soviétiques
  }

# Ce qui ne se lit pas
unreadable = « { $words } » n’est pas un ordre : essayez « déplacer de48 2624 », « attaquer stalingrad de14 aviation » ou « fin »
unreadable-form = Il manque un mot à « { $words } », ou il y en a un de trop : dites « { $form } »
unreadable-unit = Il n’y a pas ici d’unité « { $word } » : vouliez-vous dire { $units } ?
unreadable-hex = « { $word } » n’est ni un lieu ni un hexagone : deux chiffres pour la colonne et deux pour la rangée, de 0000 à { $last }
unreadable-places = « { $word } » peut être { $places }
unreadable-march-now = « { $words } » : on marche dans la phase de mouvement
unreadable-march = Aucune de ces unités ne peut se rapprocher de l’objectif ce mois-ci ({ $place })
unreadable-opening = Rien ne suit « { $words } » : nommez une unité, ou un hexagone à attaquer
unreadable-together = Aucun hexagone n’a de place pour toutes ces unités
form-end = fin
form-commit = lancer
form-call-off = renoncer
form-fly = appuyer
form-stand = tenir
form-yield = céder
form-buy = acheter
form-decline = décliner
form-halt = arrêter
form-done = terminer
form-no-retreat = pas-de-repli
form-siberia = sibérie
form-move = déplacer de48 2624
form-march = marcher de48,de11 rostov
form-rail = train de48 rostov
form-sail = embarquer de48 sébastopol
form-replace = remplacer de48 rostov
form-arrive = arriver de48 rostov
form-join = joindre de48
form-lose = perdre de48
form-remove = échanger su62
form-advance = avancer de48 2624
form-to = vers 2624
form-attack = attaquer stalingrad de14 de51 aviation
form-cover = couvrir stalingrad
form-supply = ravitailler stalingrad
form-retreat = refouler 2624
form-plan = préparer stalingrad de14 de51
form-air = attaquer stalingrad de14 aviation

# Ce qui est demandé d’abord
asked-initial = c’est la phase initiale
asked-target = c’est le moment des attaques : choisissez un hexagone, ou finissez la phase
asked-movement = c’est le moment des mouvements : choisissez une unité, ou finissez la phase
asked-destination = une unité est choisie : dites où elle va
asked-attackers = une attaque se prépare : dites qui participe, lancez-la ou renoncez
asked-stand = dites d’abord si la pile attaquée tient ou cède
asked-buy = dites d’abord si vous achetez l’élimination
asked-removal = dites d’abord quels défenseurs sont échangés
asked-losses = dites d’abord quels attaquants sont perdus
asked-retreat = dites d’abord où vont les vaincus
asked-advance = dites d’abord qui avance, ou que personne n’avance
asked-breakthrough = dites d’abord si ceux qui ont percé attaquent encore
asked-excess = dites d’abord qui est perdu là où il y a trop d’unités

# Ce qui ne se peut pas
refused-number = Il n’y a pas ici d’ordre numéro { $number }
refused-not-now = Pas maintenant : { $asked }
refused-lost = Unité perdue : { $unit }
refused-coming = { THE($unit, at: "start") } arrive en { $month }
refused-reserve = { THE($unit, at: "start") } attend en Sibérie qu’on l’appelle
refused-gone = { THE($unit, at: "start") } a quitté le front
refused-dispersed = Dispersion : { THE($unit) } ne peut ni bouger ni attaquer
refused-spent = { THE($unit, at: "start") } a déjà attaqué ce mois-ci
refused-moved = { THE($unit, at: "start") } a déjà bougé ce mois-ci
refused-full = Partout où { THE($unit) } pourrait aller, la place manque
refused-stuck = { THE($unit, at: "start") } ne peut aller nulle part : l’ennemi et ses zones de contrôle ferment toutes les issues
refused-overdue = La phase ne peut pas finir : il faut encore attaquer { $places }
refused-owed = On ne peut pas renoncer à l’attaque sur { $place } : elle est obligatoire
refused-trains = Plus aucune unité ne peut prendre le train ce mois-ci
refused-no-stop = Pour prendre le train, { THE($unit) } doit se trouver dans une ville ou un bourg, ce que { $place } n’est pas
refused-off-net = Aucun train ne part d’ici ({ $place }) : la voie est coupée de toute source, pas encore remise en état, ou en zone de contrôle ennemie
refused-no-goal = Aucune destination n’a de place pour { THE($unit) }
refused-sea = L’ennemi est maître de la mer Noire
refused-sailed = Une unité a déjà pris la mer ce mois-ci
refused-no-port = { THE($unit, at: "start") } n’est pas dans un port ami de la mer Noire
refused-not-lost = { THE($unit, at: "start") } n’est pas au nombre des pertes : il n’y a rien à remplacer
refused-ally = On ne remplace que des unités allemandes et soviétiques ({ $unit })
refused-factors = { THE($unit, at: "start") } coûterait { $cost } facteurs { $kind ->
    [armour] blindés
   *[infantry] d’infanterie
  }, et il y en a { $saved } en réserve
refused-no-city = Aucune ville du réseau ferré n’a de place pour { THE($unit) }
refused-here = { THE($unit, at: "start") } est déjà sur la carte
refused-covered = L’aviation couvre déjà { $place }
refused-lifted = L’aviation ravitaille déjà { $place }
refused-supplied = Le ravitaillement arrive déjà par voie de terre ({ $place })
refused-nobody-there = Aucune de vos unités n’est là ({ $place })
refused-no-air = Il ne reste aucune unité aérienne
refused-range = Trop loin ({ $place }) : plus de 8 hexagones de toutes vos villes
refused-order-german = Les piles allemandes reçoivent l’ordre de tenir une par une, quand elles sont attaquées
refused-ordered = L’ordre est déjà donné
refused-no-reserve = Vous n’avez pas de réserve sibérienne
refused-called = La réserve sibérienne a déjà été appelée
refused-call-month = La réserve sibérienne ne vient qu’entre { $first } et { $last }
refused-already-there = { THE($unit, at: "start") } y est déjà ({ $place })
refused-water = { THE($unit, at: "start") } ne peut pas y entrer ({ $place }) : c’est de l’eau, ou un pays fermé
refused-field = { $place } est hors du champ de ce scénario
refused-finns = Les Finlandais restent au nord de la Svir et de la frontière de 1939 : { THE($unit) } n’entre pas là ({ $place })
refused-romania = Les Hongrois n’entrent jamais en Roumanie : { THE($unit) } n’entre pas là ({ $place })
refused-enemy = L’ennemi tient { $place } : il faut l’attaquer
refused-zone-to-zone = { THE($unit, at: "start") } est en zone de contrôle ennemie et ne peut pas passer directement dans une autre ({ $place })
refused-way = L’ennemi, ses zones de contrôle ou l’eau barrent la route à { THE($unit) } ({ $place })
refused-far = { $place } est trop loin pour { THE($unit) } avec { $points ->
    [one] { $points } facteur de mouvement
   *[other] { $points } facteurs de mouvement
  }
refused-advance-far = { THE($unit, at: "start") } avance de { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
  } au plus, à commencer par { $vacated } : pas si loin ({ $place })
refused-advance-zone = Des zones de contrôle ennemies ou l’eau barrent l’avance : { THE($unit) } ne peut pas pousser au-delà de l’hexagone évacué ({ $vacated }) jusque-là ({ $place })
refused-not-port = { $place } n’est pas un port de la mer Noire
refused-not-on-net = Aucun de vos trains n’y arrive ({ $place })
refused-not-city = Les trains s’arrêtent dans les villes et les bourgs, les unités nouvelles arrivent dans les villes : pas là ({ $place })
refused-room-units = Pas de place pour { THE($unit) } : il y a déjà deux unités ({ $place })
refused-room-armies = Pas de place pour { THE($unit) } : il y a déjà une armée ({ $place })
refused-room-armour = Il n’y a de place que pour une seule unité blindée ({ $place })
refused-room-nations = { THE($unit, at: "start") } ne se mêle pas à ceux qui sont là ({ $place }) : les alliés ne s’empilent pas entre eux
refused-nobody = Aucun ennemi ne défend { $place }
refused-attacked = { $place } a déjà subi une attaque dans cette phase
refused-shelved = Vous avez renoncé à l’attaque sur { $place } dans cette phase
refused-no-attacker = Aucune unité encore en état d’attaquer ne touche { $place }
refused-broken = Aucune unité qui ait percé ne touche { $place }
refused-weak = Toutes ensemble, les unités voisines n’atteindraient pas 1:4 ({ $place })
refused-no-way = Aucune unité voisine ne peut l’atteindre ({ $place }) : seule l’infanterie passe l’eau libre, et rien ne passe la mer
refused-joined = { THE($unit, at: "start") } participe déjà
refused-unarmed = { THE($unit, at: "start") } n’a pas de facteurs d’attaque
refused-not-broken = { THE($unit, at: "start") } n’a pas percé
refused-unprepared = { THE($unit, at: "start") } a bougé : pas d’attaque préparée
refused-leningrad = Les Finlandais n’attaquent jamais Léningrad
refused-sea-side = La mer est entre { THE($unit) } et l’objectif ({ $place })
refused-boats = Seule l’infanterie attaque par-dessus l’eau libre : pas { THE($unit) }
refused-hemmed = Dans ce terrain, une seule unité blindée attaque depuis chaque hexagone : une autre participe déjà, ou bien elle est plus forte et le doit
refused-distant = { THE($unit, at: "start") } ne touche pas l’objectif ({ $place })
refused-nobody-joined = Personne ne participe à l’attaque sur { $place }
refused-odds = L’attaque sur { $place } n’atteindrait pas 1:4
refused-unmet = Il faut aussi attaquer { $unmet }, et il ne resterait personne pour cela : gardez quelqu’un, ou commencez par là
refused-flown = L’aviation appuie déjà cette attaque
refused-retreat-step = { $place } n’est pas à un pas de { $start }
refused-retreat-enemy = Ils ne peuvent pas se replier là ({ $place }) : vous y êtes
refused-retreat-zone = { $place } est dans votre zone de contrôle, et aucun des leurs n’y est
refused-retreat-land = Ils ne peuvent pas entrer là ({ $place })
refused-retreat-back = Ils doivent s’éloigner de l’hexagone attaqué, ce que { $place } ne fait pas
refused-halt = Ils doivent d’abord quitter { $place }
refused-not-attacker = { THE($unit, at: "start") } n’a pas participé à l’attaque sur { $place }, ou a déjà avancé
refused-advance-room = Il n’y a pas de place pour { THE($unit) } là où une avance est possible
refused-excess = { THE($unit, at: "start") } n’est pas là ({ $place })
refused-ally-pays = Les alliés ne paient pas les échanges de l’Axe : pas { THE($unit) }
refused-not-in-attack = { THE($unit, at: "start") } n’a pas participé à l’attaque sur { $place }
refused-not-defender = { THE($unit, at: "start") } n’est pas là ({ $place })
refused-exchanged = { THE($unit, at: "start") } fait déjà partie de l’échange
refused-exchange-cost = { THE($unit, at: "start") } coûterait { $cost } facteurs d’attaque de plus, et vous ne pouvez plus en donner que { $left }
refused-exchange-first = Il faut échanger au moins un défenseur

# Journal
log-month = En { $month } : { $weather }.
log-weather = En { $month } : { $weather } (dé { $die }).
log-phase = { $side } : { $phase ->
    [prepared] attaques préparées
    [movement] mouvement
   *[operational] attaques opérationnelles
  }.
log-end = { $side ->
    [Axe] L’Axe finit son
   *[other] Les Soviétiques finissent leur
  } tour ({ $month }).
log-moves = { THE($unit, at: "start") } quitte { $start } pour { $end }.
log-rail = { THE($unit, at: "start") } va par rail : { $start } – { $end }.
log-sails = { THE($unit, at: "start") } va par mer : { $start } – { $end }.
log-replaced = { THE($unit, at: "start") } revient { $at }.
log-enters = { THE($unit, at: "start") } arrive { $at }.
log-advances = { THE($unit, at: "start") } avance sur { $end }.
log-attack = { THE($units, at: "start") } ({ $attack }{ $air ->
    [yes] , appui aérien
   *[no] {""}
  }) { $count ->
    [one] attaque
   *[other] attaquent
  } { THE($enemies) } ({ $defence }) { $at } : { $column }.
nth-log-combat = { $count }e attaque
log-combat = { $place }, { $column }, dé { $die } : { $result }.
log-stands = { $count ->
    [one] L’unité reçoit
   *[other] Les unités reçoivent
  } l’ordre de tenir jusqu’au bout { $at } : { $units }.
log-buys = Les Allemands paient { $cost ->
    [one] { $cost } facteur
   *[other] { $cost } facteurs
  } d’attaque pour éliminer les défenseurs { $at }.
log-lost = { $count ->
    [one] Perte
   *[other] Pertes
  } : { $units }.
log-retreats = { THE($units, at: "start") } { $count ->
    [one] quitte
   *[other] quittent
  } { $start } et { $count ->
    [one] se replie
   *[other] se replient
  } sur { $end }{ $dispersed ->
    [yes] {" "}(dispersion)
   *[no] {""}
  }.
log-dispersed = { $count ->
    [one] Unité dispersée
   *[other] Unités dispersées
  } : { $units }.
log-excess = Trop d’unités { $at } : { THE($unit) } est au nombre des pertes.
log-takes = { $side ->
    [Axe] L’Axe prend
   *[other] Les Soviétiques prennent
  } { $places }.
log-cover = L’aviation { $side ->
    [Axe] de l’Axe
   *[other] soviétique
  } couvre { $place }.
log-lift = L’aviation { $side ->
    [Axe] de l’Axe
   *[other] soviétique
  } ravitaille { $place }.
log-no-retreat = Pas un pas en arrière : aucune unité soviétique ne se replie au prochain tour de l’Axe.
log-siberia = La réserve sibérienne est appelée{ $early ->
    [yes] , en avance : cela coûte un point de victoire
   *[no] {""}
  }.
log-railhead = L’Axe remet en état { $count ->
    [one] { $count } hexagone de voie ferrée
   *[other] { $count } hexagones de voie ferrée
  }{ $cities ->
    [0] {""}
   *[other] , jusqu’à { $places }
  }.
log-withdrawn = { THE($units, at: "start") } { $count ->
    [one] quitte
   *[other] quittent
  } le front.
log-refitted = { THE($units, at: "start") } { $count ->
    [one] change
   *[other] changent
  } de valeurs.
log-recovers = { THE($units, at: "start") } { $count ->
    [one] se rallie
   *[other] se rallient
  }.
log-arrives = { THE($units, at: "start") } { $count ->
    [one] arrive
   *[other] arrivent
  }.
log-waiting = { THE($units, at: "start") } { $count ->
    [one] trouve sa place prise et attend
   *[other] trouvent leur place prise et attendent
  } d’arriver.
log-starved = Trop longtemps sans ravitaillement, { $count ->
    [one] unité perdue
   *[other] unités perdues
  } : { $units }.
log-hungry = { THE($units, at: "start") } { $count ->
    [one] n’a plus de ravitaillement, et sera au nombre des pertes
   *[other] n’ont plus de ravitaillement, et seront au nombre des pertes
  } { $checks ->
    [1] au prochain contrôle
    [2] au deuxième contrôle
   *[other] dans { $checks } contrôles
  }.
log-fed = { THE($units, at: "start") } { $count ->
    [one] a
   *[other] ont
  } de nouveau du ravitaillement.
log-missed = En { $month }, les Soviétiques ne tiennent pas ce qu’ils devraient ({ $count ->
    [one] { $count } échéance manquée
   *[other] { $count } échéances manquées
  }).

# Résultats des combats
outcome-ae = AE, attaquants perdus
outcome-d-ae = D/AE, défenseurs dispersés, attaquants perdus
outcome-x = X, échange
outcome-ne = –, sans effet
outcome-d = D, dispersés
outcome-dw1 = dw, recul de 1 hexagone
outcome-dw = DW, recul de 1 hexagone, dispersés
outcome-dr = DR, recul de 2 hexagones, dispersés
outcome-de = DE, détruits
outcome-br = BR, percée
outcome-turned = { $printed }, { $reason ->
    [ordered] ordre de tenir
    [surrounded] encerclés
    [overrun] submergés par les blindés
    [unpaid] mais personne à échanger à ce prix
   *[contained] mais pas de percée ici
  } : { $outcome }

# Comment cela s’est terminé
verdict-resigned = { $side ->
    [Axe] Victoire de l’Axe : les Soviétiques ont abandonné.
   *[other] Victoire soviétique : l’Axe a abandonné.
  }
verdict-points-won = { $side ->
    [Axe] Victoire de l’Axe
   *[other] Victoire soviétique
  } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : { $wins } suffisent.
verdict-points-drawn = Partie nulle : { $side ->
    [Axe] l’Axe a
   *[other] les Soviétiques ont
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. { $draws } font match nul, { $wins } auraient gagné.
verdict-points-lost = { $side ->
    [Axe] Victoire soviétique : l’Axe a
   *[other] Victoire de l’Axe : les Soviétiques ont
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, et il en fallait { $draws } pour le match nul.
verdict-at-once = Victoire de l’Axe en { $month } : il tient, ravitaillées, des villes de victoire qui valent { $axis }, et { $wins } gagnent aussitôt.
verdict-held = Victoire soviétique : ils tiennent, ravitaillées par voie de terre, des villes de victoire qui valent { $soviet } ; il en fallait { $holds }. L’Axe en a { $axis }.
verdict-stalemate = Partie nulle : l’Axe a des villes de victoire qui valent { $axis }, trop peu pour gagner, et les Soviétiques { $soviet } des { $holds } qu’il leur fallait.
verdict-dates-met = Victoire soviétique : toutes les échéances ont été tenues.
verdict-one-missed = Courte victoire de l’Axe : les Soviétiques ont manqué une échéance.
verdict-two-missed = Victoire de l’Axe en { $month } : les Soviétiques ont manqué deux échéances.

# Prévision
forecast-attack = Attaque sur { $place }
forecast-move = { THE($unit, at: "start") } vers { $place }
forecast-unit = { $unit }
forecast-defenders = { $units }
forecast-may-stand = Les Allemands peuvent ordonner à cette pile de tenir, avant le dé : alors personne ne recule ; DR les détruit, DW les disperse seulement, dw ne fait rien
forecast-destroyed = { $count ->
    [one] défenseur perdu
   *[other] défenseurs perdus
  } : { $units }
forecast-dispersed = { $count ->
    [one] défenseur dispersé sur place
   *[other] défenseurs dispersés sur place
  } : { $units }
forecast-driven = { THE($units) } { $count ->
    [one] recule
   *[other] reculent
  } de { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
  }{ $dispersed ->
    [yes] , dispersion
   *[no] {""}
  } ; { $ways ->
    [one] un seul chemin est ouvert
   *[other] { $ways } chemins sont ouverts
  }
forecast-costs = il en coûte { $due } facteurs d’attaque, au moins { $units }
forecast-shaken = { $count ->
    [one] attaquant dispersé
   *[other] attaquants dispersés
  } : { $units }
forecast-buy = on peut acheter l’élimination des défenseurs pour { $cost ->
    [one] { $cost } facteur
   *[other] { $cost } facteurs
  }, ce qui coûte au moins { $units }
forecast-advances = avance possible { $hexes ->
    [one] de { $hexes } hexagone
   *[other] jusqu’à { $hexes } hexagones, si les zones le permettent
  } : { $units }
forecast-breaks = nouvelle attaque possible : { $units }
forecast-taken = l’hexagone peut être pris
forecast-all-destroyed = tous les défenseurs sont perdus
forecast-costly = l’attaquant perd des unités
caution-hopeless = Chaque résultat coûte des unités à l’attaquant, et aucun ne prend l’hexagone
caution-owed = Il faudra aussi attaquer { $place } : au mieux { $column }{ $air ->
    [yes] {" "}avec l’aviation
   *[no] {""}
  }, { $costly ->
    [0] aucun attaquant n’est perdu
    [6] des attaquants sont perdus à coup sûr
   *[other] des attaquants sont perdus dans { $costly } cas sur { $dice }
  }{ $more ->
    [0] {""}
   *[other] {", et il faudra alors attaquer "}{ $further }
  }
caution-lapses = Il faudrait aussi attaquer { $place }, mais il ne reste personne qui le puisse : rien n’est dû
caution-no-retreat = Aucune unité soviétique ne recule au prochain tour de l’Axe : dw est sans effet, DW ne fait que disperser, et qui reculerait par DR est détruit
forecast-no-retreat = Pas un pas en arrière
factor-unit = { $unit }
factor-boats = par-dessus l’eau libre, moitié
factor-starved = sans ravitaillement, moitié
factor-attack = Attaque
factor-swamp = marais, infanterie soviétique
factor-hill = collines, infanterie
factor-mountain = montagnes, infanterie
factor-line = ligne fortifiée, infanterie soviétique
factor-fortress = forteresse, infanterie soviétique
factor-major = grande ville, infanterie
factor-city = ville, armées et corps d’infanterie
factor-doubled = ville de victoire
factor-garrison = garnison de la ville
factor-defence = Défense
factor-ratio = { $attack } : { $defence }
factor-river = par-dessus un fleuve, colonnes
factor-strait = par-dessus le détroit, colonnes
factor-dispersed = défenseurs dispersés, colonnes
factor-air = appui aérien, colonnes
factor-cover = couverture aérienne, colonnes
factor-arctic = froid subarctique, colonnes
factor-column = Colonne
factor-step = { $place }{ $road ->
    [yes] , par la route
   *[no] {""}
  }
factor-step-zone = { $place }, zone de contrôle ennemie : arrêt
factor-points = Coût, sur { $points ->
    [one] { $points } facteur de mouvement
   *[other] { $points } facteurs de mouvement
  }
factor-trains = Trains restants ce mois-ci
factor-ships = Transports par mer restants ce mois-ci
factor-saved = Facteurs { $kind ->
    [armour] blindés
   *[infantry] d’infanterie
  } en réserve
factor-cost = Attaque { $attack } et défense { $defence }
factor-left = Facteurs { $kind ->
    [armour] blindés
   *[infantry] d’infanterie
  } restants

# La page : les ordres sur ses boutons
action-end = Finir la phase
action-commit = Attaquer
action-call-off = Renoncer
action-fly = Avec l’aviation
action-stand = Tenir jusqu’au bout
action-yield = Céder s’il le faut
action-buy = Acheter l’élimination
action-decline = En rester là
action-halt = Assez loin
action-done = C’est assez
action-no-retreat = Pas un pas en arrière
action-siberia = Appeler les Sibériens
action-move = Déplacer
action-march = Marcher
action-rail = Par rail
action-sail = Par mer
action-replace = Faire revenir
action-arrive = Faire entrer
action-join = Participer
action-lose = Perdre
action-remove = Échanger
action-advance = Avancer
action-to = Aller
action-attack = Attaquer
action-assault = Assaut
action-plan = Préparer pas à pas
action-cover = Couverture aérienne
action-cover-asks = Couverture aérienne : appuyez sur une de vos piles, ou annulez.
action-cover-hint = Une unité aérienne reste au-dessus d’une pile jusqu’à votre prochain tour : toute attaque contre elle perd une colonne. La pile doit être à huit hexagones au plus d’une ville que vous tenez ; l’unité ne peut alors rien faire d’autre. [6.12]
action-supply-asks = Ravitaillement aérien : appuyez sur une de vos piles encerclées, ou annulez.
action-supply-hint = Une unité aérienne ravitaille une pile coupée des siens, jusqu’à votre prochain tour. La pile doit être à huit hexagones au plus d’une ville que vous tenez ; l’unité ne peut alors rien faire d’autre. [6.12]
action-supply = Ravitaillement aérien
action-retreat = Refouler
cost-assault = { $cost ->
    [one] { $cost } facteur
   *[other] { $cost } facteurs
  }

# La carte imprimée
map-title = Front de l’Est
map-years = 1941–1945
map-kilometres = { $count } km
map-black-sea = Mer Noire
map-baltic = Mer Baltique
map-caspian = Caspienne
map-azov = Mer d’Azov
map-gulf-of-finland = Golfe de Finlande
map-ladoga = Lac Ladoga
map-onega = Lac Onega
map-peipus = Lac Peïpous
map-rybinsk = Mer de Rybinsk
map-ussr = Union soviétique
map-germany = Allemagne
map-finland = Finlande
map-romania = Roumanie
map-hungary = Hongrie

# La page : préparer une attaque
plan-who = Qui attaque
plan-air = Appui aérien
plan-best = Le mieux, d’un geste
plan-set = { $column } · { $count ->
    [one] { $count } unité
   *[other] { $count } unités
  }{ $air ->
    [yes] {" "}✈
   *[no] {""}
  }
plan-unmet = Elle ne peut commencer ainsi : il faut aussi attaquer { $unmet }, et il ne resterait personne pour cela.
plan-nobody = Choisissez qui attaque
plan-asking = …
plan-kept = Il faut garder quelqu’un
plan-weak = Moins de 1:4
plan-commit = Attaquer à { $column }
plan-asks = Attaque de { $place } : { $attack } contre { $defence }, { $column }. Appuyez sur les unités pour les ajouter ou les retirer.
plan-asks-whom = Attaque de { $place } : appuyez sur les unités qui attaquent.

# La page : les questions du combat
question-stand = { $place } est attaqué : tenir ou céder ?
question-buy = { $place } : acheter l’élimination ?
question-removal = { $place } : qui est échangé ?
question-losses = { $place } : qui est perdu ?
question-retreat = { $place } : où se replient-ils ?
question-advance = { $place } est libre : qui avance ?
question-excess = Trop d’unités sur { $place } : laquelle est perdue ?
question-retreat-how = Appuyez sur un des hexagones éclairés.
question-price = Elle coûte { $price ->
    [one] { $price } facteur
   *[other] { $price } facteurs
  } d’attaque, payés en unités entières, qui sont perdues. { $count ->
    [one] { $count } unité peut payer
   *[other] { $count } unités peuvent payer
  } ; la moindre perte :
question-paid = Les défenseurs sont perdus, et l’attaquant les paie en unités entières
answer-stand = Tenir
answer-yield = Céder
losses-asks = { $place } : qui est perdu ? Facteurs d’attaque à perdre : { $total } ; choisis : { $paid }.
losses-left = Encore { $left } facteurs
losses-over = Plus qu’il n’en faut
losses-take = Perdre { $count ->
    [one] { $count } unité
   *[other] { $count } unités
  }
removal-asks = Échange à { $place } : quels défenseurs sont retirés ?
removal-nobody = Choisissez qui est échangé
removal-dear = Vous ne pouvez payer pour les deux
removal-take = Échanger pour { $cost } facteurs
excess-nobody = Choisissez qui est perdu
excess-take = Perdre cette unité
done-advance = Finir l’avance
done-breakthrough = Plus d’attaque

# Que faire quand la question est posée, dans le panneau
prompt-stand-hint = Une pile qui tient ne recule pas : DR la détruit, DW et D la dispersent seulement, dw ne fait rien. Celle qui cède se replie si elle peut, là où l’attaquant le veut.
prompt-buy-hint = Par temps sec, les Allemands qui repoussent des Soviétiques peuvent les détruire, pour autant de facteurs d’attaque que le résultat le demande.
prompt-removal-hint = Dans un échange, chaque défenseur retiré coûte à l’attaquant autant de facteurs d’attaque qu’il en a pour se défendre. Les survivants peuvent avancer.
prompt-losses-hint = Appuyez sur les unités qui sont perdues. La moindre perte est déjà choisie.
prompt-retreat-hint = Vous choisissez le chemin : loin du combat, jamais dans une de vos zones, sauf si l’un des leurs s’y trouve.
prompt-advance-hint = Qui a pris part à l’attaque peut avancer, d’abord dans l’hexagone abandonné. Les blindés vont plus loin.
prompt-breakthrough-hint = Les blindés et la cavalerie qui ont percé peuvent attaquer aussitôt une fois de plus : appuyez sur un ennemi marqué.
prompt-excess-hint = Deux unités peuvent tenir un hexagone, dont une armée au plus. L’une est perdue.

# La page : avant la guerre
start-heading = Russie, 1941 à 1945. À vous de commander.
start-lead = La guerre à l’Est, mois par mois, en corps et en armées sur une carte imprimée. La page montre où chaque pile peut aller, ce qu’une attaque donnerait, et pourquoi.
scenario-given = Une première bataille guidée d’environ { $minutes } minutes : ses premiers dés sont fixés d’avance
table-invite-text = Envoyez ce lien : celui qui l’ouvre peut prendre l’autre camp. Le premier dé est jeté dès que vous avez tous deux pris place ; d’ici là, vous pouvez partir et revenir.
table-wait = Regardez la carte : ce qu’ils font est montré pas à pas. Le journal garde tout.
player-screen-line = Vous jouez à tour de rôle ; rien n’est caché à l’autre camp, sauf les plans.

# La page : la première bataille guidée
lesson-welcome-title = Fermez la poche
lesson-welcome-text = De faibles corps roumains gardent les flancs de Stalingrad. Menez les Soviétiques à travers, au nord et au sud, jusqu’à Kalatch : la ville est coupée. { $needs } points en deux mois suffisent.
lesson-month-title = Un mois commence
lesson-month-text = Chaque mois commence par les trains, les renforts et l’aviation. Ce mois-ci vous n’en avez pas besoin : passez aux attaques préparées.
lesson-target-title = Qui attaquer
lesson-target-text = Qui n’a pas bougé peut faire une attaque préparée. Les hexagones bordés de rouge peuvent être attaqués. Appuyez sur les deux corps roumains marqués.
lesson-plan-title = Qui attaque
lesson-plan-text = { $held ->
    [yes] Une attaque est prête : des flèches montrent qui y participe. Appuyez sur une autre, ou sur des unités, et voyez les chances changer. Seuls les blindés percent : gardez-les, puis attaquez.
   *[no] Appuyez sur les corps roumains marqués, pour préparer une attaque.
  }
lesson-advance-title = { $outcome ->
    [BR] La percée !
   *[other] L’hexagone est libre
  }
lesson-advance-text = { $held ->
    [yes] Appuyez maintenant sur l’hexagone éclairé qui est marqué.
   *[no] Les défenseurs ont disparu, et qui a attaqué peut avancer. Appuyez sur { THE($unit) }, puis sur l’hexagone abandonné.
  }
lesson-breakthrough-title = Encore une fois
lesson-breakthrough-text = { $held ->
    [yes] Voyez qui participe et ce qui peut en sortir. Puis attaquez.
    [no] Les blindés qui ont percé peuvent attaquer aussitôt. { THE($unit, at: "start") } à Morozovsk est seul derrière le front : appuyez dessus.
   *[other] Les blindés qui ont percé peuvent attaquer aussitôt : appuyez sur un hexagone bordé de rouge, ou renoncez-y.
  }
lesson-retreat-title = Repoussez-les
lesson-retreat-text = Les défenseurs cèdent, et vous choisissez où ils vont : appuyez sur un hexagone éclairé, loin de Stalingrad, et encore une fois si on vous le demande.
lesson-duty-title = Les Allemands obligent
lesson-duty-text = Qui attaque doit, dans la même phase, attaquer aussi tout Allemand en bon ordre à côté des attaquants [6.2]. Près de Stalingrad on n’attaque donc pas à la légère : choisissez des attaquants qui en sont loin.
lesson-south-title = L’autre tenaille
lesson-south-text = { $held ->
    [yes] Regardez les chances : un échange vous coûterait autant que valent les défenseurs. Avec tous ceux qui sont là, le rapport est le meilleur.
   *[no] Au sud maintenant : appuyez sur le corps roumain entre Kalatch et la steppe, pour préparer une attaque.
  }
lesson-losses-title = Un échange
lesson-losses-text = Les défenseurs se paient en facteurs d’attaque, et vous choisissez qui est perdu. La moindre perte est choisie : gardez les blindés si vous pouvez, et confirmez.
lesson-follow-title = Avancer ou rester
lesson-follow-text = Qui a pris part à l’attaque peut avancer : appuyez sur une unité, puis sur un hexagone éclairé. Qui reste ne perd rien.
lesson-asked-title = Une question
lesson-asked-text = La carte dit ce qui est demandé et où mène chaque réponse : choisissez-en une.
lesson-enough-title = Assez d’attaques
lesson-enough-text = { $flanks ->
    [open] Les deux flancs sont ouverts. Finissez les attaques : ceux qui n’ont pas attaqué pourront alors se déplacer.
    [rest] Il ne reste personne à attaquer. Finissez les attaques : ceux qui n’ont pas attaqué pourront alors se déplacer.
   *[held] Attaquez encore si vous voulez : appuyez sur un hexagone bordé de rouge. Ou finissez les attaques : ceux qui n’ont pas attaqué pourront alors se déplacer.
  }
lesson-ring-title = Refermez-la
lesson-ring-text = { $held ->
    [yes] Les hexagones éclairés sont à sa portée ; ceux en tirets sont dans une zone ennemie, où il faut s’arrêter. Appuyez sur Kalatch.
    [no] { THE($unit, at: "start") } peut passer par la brèche jusqu’à Kalatch. Appuyez dessus.
   *[asking] C’est par Kalatch que Stalingrad est ravitaillée. Qui n’a pas attaqué peut y aller maintenant, si la voie est libre.
  }
lesson-moved-title = { $ring ->
    [closed] L’encerclement est achevé
    [held] Kalatch est à vous
   *[barred] La voie est barrée
  }
lesson-moved-text = { $ring ->
    [closed] Stalingrad n’est plus ravitaillée. Déplacez d’autres unités si vous voulez : appuyez sur une unité, puis sur un hexagone éclairé. Puis finissez le mouvement.
    [held] Stalingrad est encore ravitaillée par un autre chemin. Déplacez d’autres unités si vous voulez : appuyez sur une unité, puis sur un hexagone éclairé. Puis finissez le mouvement.
   *[barred] Personne ne peut atteindre Kalatch : des ennemis et leurs zones sont sur le chemin. Rapprochez des unités, l’une puis un hexagone éclairé, et finissez le mouvement. Il reste un mois.
  }
lesson-operational-title = La dernière phase
lesson-operational-text = Qui s’est déplacé sans attaquer pourrait attaquer maintenant. Rien n’est obligatoire : finissez votre tour.
lesson-enemy-title = L’Axe agit
lesson-enemy-text = Regardez ce qu’il fait : des flèches pour les attaques, des traces pour les mouvements. Vous pouvez arrêter, revenir en arrière et revoir.
lesson-pocket-title = { $ring ->
    [closed] La poche
   *[open] Le second mois
  }
lesson-pocket-text = { $ring ->
    [closed] Une liste dit ce qui s’est passé ; la ligne en tirets est l’ancien front. L’armée de Stalingrad est coupée : elle attaque à moitié, et au cinquième contrôle sans ravitaillement elle est perdue.
   *[open] Une liste dit ce qui s’est passé ; la ligne en tirets est l’ancien front. Stalingrad est encore ravitaillée : les places et les ennemis détruits donnent aussi des points.
  }
lesson-owed-title = Il faut l’attaquer
lesson-owed-text = Les Soviétiques qui attaquent doivent aussi attaquer tout Allemand en bon ordre à côté d’eux. La phase ne peut finir avant : appuyez sur ce qui est marqué.
lesson-poor-title = Une mauvaise attaque
lesson-poor-text = Elle vous coûterait des unités plus souvent qu’elle ne prendrait l’hexagone. Ajoutez quelqu’un, ou renoncez-y.
lesson-between-title = Continuez
lesson-between-text = Jouez comme vous voulez : appuyez sur un ennemi bordé de rouge, ou finissez la phase. La leçon reprend quand il y a quelque chose à montrer.
lesson-over-title = Voilà comment on joue
lesson-over-text = Le reste est à vous : attaquez, déplacez, et gagnez avant la fin de décembre.

# La page : ce qui s’est passé
told-moves = { $count ->
    [one] { $count } unité se déplace vers { $place }.
   *[other] { $count } unités se déplacent vers { $place }.
  }
told-advances = { $count ->
    [one] { $count } unité avance vers { $place }.
   *[other] { $count } unités avancent vers { $place }.
  }
told-order = Ordre
measure-units = Unités sur la carte
log-no-retreat-title = Pas un pas en arrière
log-siberia-title = Les Sibériens
digest-losses = Unités perdues : { $axis } de l’Axe, { $soviet } soviétiques.

# La page : la carte et ce qu’on y superpose
map-label = Carte du front de l’Est
overlay-front = Front
overlay-victory = Lieux de victoire
overlay-supply = Ravitaillement
overlay-zones = Zones
overlay-rails = Voies ferrées
overlay-weather = Météo
overlay-names = Noms
legend-front = la ligne entre les deux camps, et qui tient le terrain ; en tirets : où elle passait à la fin de votre dernier tour
legend-past = où passait le front à la fin de votre dernier tour
legend-victory = drapeaux avec la valeur du lieu ; à deux pointes, soviétique ; carré, Axe
legend-supply = en pointillé : ravitaillé ; un anneau brisé entoure les unités isolées
legend-zones = hachuré : dans une zone, où un mouvement s’arrête ; les vôtres sont plus pâles
legend-rails = les voies que les trains peuvent prendre : Axe en trait plein, Soviétiques en tirets
legend-weather = au-delà de la ligne météo ; les rivières et lacs blancs sont gelés
legend-names = les noms de lieux

# La page : l’en-tête
header-turn = Tour { $turn } sur { $last }
header-your-turn = À vous de jouer
header-to-move = { $side ->
    [Axe] Tour de l’Axe
   *[other] Tour des Soviétiques
  }
header-you-decide = À vous de décider
header-decides = { $side ->
    [Axe] L’Axe décide
   *[other] Les Soviétiques décident
  }
header-phases = Phases d’un tour
phase-initial = Initiale
phase-prepared = Préparées
phase-movement = Mouvement
phase-operational = Opérationnelles
header-air = { $left ->
    [one] { $left } unité aérienne disponible
   *[other] { $left } unités aériennes disponibles
  }
header-trains = { $left ->
    [one] { $left } unité peut encore prendre le train
   *[other] { $left } unités peuvent encore prendre le train
  }
header-infantry = { $left ->
    [one] { $left } facteur d’infanterie en réserve pour les remplacements
   *[other] { $left } facteurs d’infanterie en réserve pour les remplacements
  }
header-armour = { $left ->
    [one] { $left } facteur de blindés en réserve pour les remplacements
   *[other] { $left } facteurs de blindés en réserve pour les remplacements
  }
record-title = Les mois et leur météo
record-unknown = pas encore connue
standing-title = Qui gagne ?
standing-title-over = Qui a gagné ?
standing-name = { $name ->
    [axis] Axe
   *[soviet] Soviétiques
  }
standing-goal = { $name ->
    [axis] vise { $needs }
   *[soviet] visent { $needs }
  }
standing-goal-over = devait en avoir { $needs }
standing-has = { $who ->
    [axis] L’Axe a
    [your-axis] Vous (Axe) avez
    [soviet] Les Soviétiques ont
   *[your-soviet] Vous (Soviétiques) avez
  } { $score ->
    [one] { $score } point
   *[other] { $score } points
  }{ $destroyed ->
    [0] {""}
   *[other] , dont { $destroyed } pour des unités détruites
  }.
standing-wins = { $who ->
    [axis] Il gagne
    [soviet] Ils gagnent
   *[other] Vous gagnez
  } avec { $needs } à la fin du dernier tour.
standing-wins-once = { $who ->
    [axis] Il gagne
    [soviet] Ils gagnent
   *[other] Vous gagnez
  } aussitôt avec { $needs ->
    [one] { $needs } point ravitaillé.
   *[other] { $needs } points ravitaillés.
  }
standing-draws = De { $draws } à { $most }, la partie est nulle.
standing-foils = { $who ->
    [axis] C’est ce que valent les places qu’il tient encore : il gagne si les Soviétiques n’y arrivent pas.
    [soviet] C’est ce que valent les places qu’ils tiennent encore : ils gagnent si l’Axe n’y arrive pas.
   *[other] C’est ce que valent les places que vous tenez encore : vous gagnez si l’ennemi n’y arrive pas.
  }
standing-prizes = Outre les places ci-dessous, chaque corps allemand détruit compte { $german }, chaque corps allié { $allied } : { $destroyed } jusqu’ici.
standing-points = { $points ->
    [one] des villes de victoire valant { $points } point
   *[other] des villes de victoire valant { $points } points
  }
date-title = Ce que les Soviétiques doivent tenir ({ $missed ->
    [0] aucune échéance manquée
    [one] { $missed } échéance manquée
   *[other] { $missed } échéances manquées
  })
date-by = D’ici { $month } : { $what }
date-all = { $places }
date-any = une de ces villes : { $places }
date-held = , tenu à présent
date-open = , pas encore tenu
ending-side = { $name ->
    [axis] Axe
   *[soviet] Soviétiques
  } { $score } : { $places }
ending-place = { $place } { $points }
ending-destroyed = unités détruites { $points }
ending-nothing = rien

# La page : les forces
forces-cut-off = Isolées
forces-waiting = Attendues ce mois-ci
forces-reserve = En Sibérie
forces-lost = Perdues ({ $infantry ->
    [one] { $infantry } facteur
   *[other] { $infantry } facteurs
  } d’infanterie et { $armour } de blindés en réserve)
forces-armour = Blindés
forces-motorised = Unités motorisées
forces-cavalry = Cavalerie
forces-infantry = Infanterie
forces-call = Faire venir

# La page : lieux et unités en toutes lettres
list-semicolon = {" ; "}
place-with-hex = { $name } ({ $hex })
place-worth = { $points ->
    [one] vaut { $points } point
   *[other] vaut { $points } points
  }
place-held = { $name ->
    [axis] tenu par l’Axe
   *[soviet] tenu par les Soviétiques
  }
place-outside = hors du champ de bataille
place-fortress = forteresse
place-port = port
place-factory = usine de chars
kind-victory = ville de victoire
kind-major = grande ville
kind-city = ville
kind-town = bourg
terrain-clear = terrain découvert
terrain-hill = collines
terrain-swamp = marais
terrain-mountain = montagnes
terrain-sea = mer
terrain-lake = lac
unit-dispersed = Dispersée
unit-spent = a attaqué
unit-moved = a bougé
unit-hungry = isolée, { $left ->
    [1] perdue au prochain contrôle
   *[other] perdue dans { $left } contrôles
  }
unit-owed = doit être attaquée
unit-lost = perdue
unit-gone = retirée
unit-reserve = en Sibérie
unit-coming = arrive en { $month }
unit-costs = revient pour { $costs } facteurs

# La page : fin d’une phase
end-initial = Aux attaques préparées
end-prepared = Au mouvement
end-movement = Aux attaques opérationnelles{ $left ->
    [0] {""}
   *[other] {" "}· { $left } immobiles
  }
end-operational = Finir le tour
left-moves = Personne n’a encore bougé, et { $moves ->
    [one] { $moves } unité le pourrait.
   *[other] { $moves } unités le pourraient.
  }
left-initial = { $arrivals ->
    [0] Personne n’attend d’arriver.
    [one] { $arrivals } unité attend d’arriver.
   *[other] { $arrivals } unités attendent d’arriver.
  } { $replacements ->
    [0] Aucune unité perdue ne peut revenir.
    [one] { $replacements } unité perdue peut revenir.
   *[other] { $replacements } unités perdues peuvent revenir.
  } { $trains ->
    [0] Il ne reste aucun train.
    [one] Il reste { $trains } train.
   *[other] Il reste { $trains } trains.
  }

# La page : après la guerre
verified = { $rolls ->
    [0] Aucun dé n’a été jeté dans cette partie ; le secret correspond au sceau.
    [one] Le seul jet découle du secret, et le secret correspond au sceau.
   *[other] Les { $rolls } jets découlent tous du secret, et le secret correspond au sceau.
  }

# La page : que faire quand on est interrogé
prompt-initial-hint = Les unités placées dans une ville de votre réseau ferré peuvent partir au loin : choisissez-en une au bord blanc. Les nouvelles unités et les perdues attendent sous l’onglet Forces. Les unités aériennes peuvent défendre ou ravitailler une pile. Personne ne marche ni ne combat avant les phases suivantes.
prompt-target-hint = { $ready ->
    [0] Aucun ennemi ne peut être attaqué.
    [one] Un hexagone peut être attaqué : appuyez dessus, puis choisissez qui participe.
   *[other] { $ready } hexagones peuvent être attaqués : appuyez sur l’un d’eux, puis choisissez qui participe.
  } Les attaques préparées précèdent le mouvement et sont le fait d’unités qui restent sur place ; les attaques opérationnelles le suivent.
prompt-movement-hint = { $ready ->
    [one] Une unité peut bouger.
   *[other] { $ready } unités peuvent bouger.
  } Choisissez-en une : les destinations s’éclairent avec leur coût. { $by ->
    [finger] Appuyez encore pour la suivante de la pile ; un appui long sur une autre unité l’emmène aussi.
   *[mouse] Appuyez encore pour la suivante de la pile ; avec Maj, choisissez-en plusieurs qui partent ensemble.
  }

# Le livret de règles : ce que disent les joueurs, et le mot qu’ont les règles
rules-jargon = zdc = zone; zoc = zone; pm = mouvement; pv = victoire; crt = rapport; char = blindé; chars = blindé; panzer = blindé; luftwaffe = aviation; encerclement = encerclé; chaudron = encerclé; poche = encerclé; empilement = pile

# Le terminal : l’image, et ce qu’un joueur peut regarder
picture-turn = tour { $turn } sur { $last }
picture-initial = phase initiale
picture-prepared = attaques préparées
picture-movement = mouvement
picture-operational = attaques opérationnelles
picture-over = la partie est terminée
picture-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
picture-wins = { $wins } gagnent
picture-wins-at-once = { $wins } gagnent aussitôt
picture-wins-draws = { $wins } gagnent, { $draws } font nulle
picture-air = aviation { $count }
picture-trains = trains { $count }
picture-replacements = remplacements { $infantry } + { $armour }
picture-no-retreat = Pas un pas en arrière : aucune unité soviétique ne recule au prochain tour de l’Axe.
picture-overdue = Encore à attaquer : { $places }
picture-cover = Défendu par l’aviation : { $places }
picture-lift = Ravitaillé par les airs : { $places }
picture-attack = Attaque sur { $place } : { $units }
picture-die = dé { $die } : { $outcome }
picture-flown = avec appui aérien
picture-stands = ils tiennent jusqu’au bout
picture-breakthrough = après une percée
picture-due = encore { $due } facteurs à perdre
picture-fallback = les vaincus sont en { $place }
picture-dispersed = dispersée
picture-hungry = isolée (contrôle { $checks } sur { $last })
picture-spent = a attaqué
picture-moved = a bougé
picture-joined = attaque
picture-owed = à attaquer
picture-coming = { $month }, { $place }
picture-reserve = en Sibérie, pour { $place }
picture-comes-back = perdue, revient pour { $cost } facteurs
picture-lost = perdue
picture-gone = retirée
picture-none = Aucune.
picture-hex = { $place } : { $facts }
picture-victory = ville de victoire
picture-major = grande ville
picture-city = ville
picture-town = bourg
picture-port = port
picture-fortress = forteresse
picture-factory = usine de chars
picture-goal = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
picture-terrain-clear = plaine
picture-terrain-hill = collines
picture-terrain-swamp = marais
picture-terrain-mountain = montagnes
picture-terrain-sea = mer
picture-terrain-lake = lac
picture-side-lake = plan d’eau
picture-side-line = ligne fortifiée
picture-side-rail = rail
picture-side-road = route
picture-NE = NE
picture-E = E
picture-SE = SE
picture-SW = SO
picture-W = O
picture-NW = NO
picture-held = { $side ->
    [Axe] à l’Axe
   *[other] aux Soviétiques
  }
picture-word-supply = ravitaillement
picture-word-zones = zones
picture-word-front = front
picture-word-rails = rails
picture-word-roads = routes
picture-word-goals = objectifs
picture-word-weather = météo
picture-word-units = unités
picture-word-arrivals = arrivées
picture-word-lost = pertes
picture-word-signs = signes
picture-unknown = « { $words } » : rien de tel à voir. Nommez un lieu, un hexagone, une unité, ou un de ces mots : { $topics }
picture-overlay-supply = # rails reliés à une source ({ $side }) · + ravitaillé par eux · ⌁ unités hors de portée
picture-overlay-zones = a zones de l’Axe · s des Soviétiques · x des deux
picture-overlay-front = - tenu par l’Axe · : par les Soviétiques
picture-overlay-rails = # du réseau ({ $side }) · = rétabli, mais coupé du réseau · - autres rails
picture-overlay-roads = - routes · = la grande route, praticable dans la boue
picture-overlay-goals = ■ et ★ avec un nombre : qui le tient, et les points qu’il rapporte
picture-date = { $held } en { $month } : { $what }
picture-date-points = des villes de victoire valant { $points }
picture-date-any = l’un de { $places }
picture-missed = { $count ->
    [one] { $count } échéance manquée.
   *[other] { $count } échéances manquées.
  }
picture-overlay-weather = * au-delà de la ligne météo. Le temps de chaque mois, autant qu’on le connaît :
picture-signs =
    ■ Axe, ★ Soviétiques, une marque par unité ; □ et ☆ sont dispersées. Puis le code de la plus forte, et leurs facteurs d’attaque et de défense.
    x attaqué, + attaque, ! à attaquer, ⌁ isolée, » a attaqué, › a bougé, ◂ là où vous regardez.
    ◉ ville de victoire, ● grande ville, • ville, · bourg. ^ collines, % marais, ▲ montagnes, ~ eau.
    Remplacements : facteurs d’infanterie et de blindés.
    Le long des côtés : / | \ fleuve, ~ plan d’eau, # ligne fortifiée, : gelé. En travers : ⋰ ⋯ ⋱ rail, X + rail sur un fleuve.

# Les chapitres du livret
chapter-1 = Carte et unités
chapter-2 = Séquence de jeu
chapter-3 = Météo
chapter-4 = Empilement
chapter-5 = Mouvement
chapter-6 = Combat
chapter-7 = Terrain
chapter-8 = Ravitaillement
chapter-9 = Rétablissement et remplacements
chapter-10 = Surprise
chapter-11 = Scénarios

folly-hopeless-attack = attaques qu’aucun dé ne pouvait rendre utiles
folly-vain-stand = piles à qui l’ordre de tenir ne pouvait que nuire
folly-starved = unités menées hors ravitaillement à une perte certaine
