# Bataille pour Stalingrad en français.

side-german = Allemands
side-soviet = Soviétiques
as-german = les Allemands
as-soviet = les Soviétiques

# Les ordres : les mots que l’on tape
verb-done = prêt
verb-end = fin
verb-stop = assez
verb-pass = passer
verb-play = jouer
verb-react = réagir
verb-resupply = ravitailler
verb-fire = tirer
verb-give = défausser
verb-place = placer
verb-move = déplacer
verb-attack = attaquer
verb-reinforce = renforcer
verb-feed = nourrir
verb-take = retirer
verb-strike = frapper
verb-recover = récupérer
verb-decorate = décorer
verb-ration = ration
verb-retreat = reculer
verb-eliminate = éliminer
verb-choose = choisir
verb-setup = disposition

form-done = prêt
form-end = fin
form-stop = assez
form-pass = passer
form-play = jouer CARTE (jouer stuka-2)
form-react = réagir CARTE (réagir maskirovka-1)
form-resupply = ravitailler CARTE (ravitailler stuka-2)
form-fire = tirer CARTE (tirer stuka-2)
form-give = défausser CARTE (défausser stuka-2)
form-place = placer UNITÉ ZONE (placer 71inf pavlov/perimeter)
form-move = déplacer UNITÉ ZONE (déplacer 71inf pavlov/perimeter)
form-attack = attaquer LIEU UNITÉ … (attaquer pavlov 71inf 336pi)
form-reinforce = renforcer LIEU (renforcer pavlov)
form-feed = nourrir UNITÉ (nourrir 71inf)
form-take = retirer UNITÉ (retirer 193rd)
form-strike = frapper UNITÉ (frapper 71inf)
form-recover = récupérer UNITÉ (récupérer 193rd)
form-decorate = décorer UNITÉ (décorer 71inf)
form-ration = ration UNITÉ (ration 193rd)
form-retreat = reculer UNITÉ (reculer 193rd)
form-eliminate = éliminer UNITÉ (éliminer 193rd)
form-choose = choisir LIEU (choisir pavlov)
form-setup = disposition NOM (disposition thin-line)

unreadable = « { $words } » n’est pas un ordre ; tapez « aide » pour voir lesquels existent
unreadable-form = « { $words } » est incomplet ; cela se dit ainsi : { $form }
unreadable-now = « { $words } » n’est pas demandé maintenant ; vouliez-vous dire : { $form } ?
unreadable-card = aucune carte ne s’appelle « { $word } » ; une carte, c’est son nom et sa valeur d’accrochage, comme stuka-2
unreadable-force = aucune unité ne s’appelle « { $word } »
unreadable-location = « { $word } » n’est pas sur la table ; il y a { $locations }
unreadable-area = « { $word } » n’est pas une zone ; une zone, c’est LIEU/control ou LIEU/perimeter
unreadable-attacker = « { $word } » n’est pas dans votre zone de contrôle : { $location }
unreadable-setup = aucune mise en place ne s’appelle « { $word } »

# Les choses
card = { $title } ({ $number })
area-control = zone de contrôle ({ $location })
area-perimeter = zone périphérique ({ $location })

# Ce qu’on demande
prompt-over = La partie est terminée.
prompt-wait = Aux { $side } de décider (tour { $turn }).
prompt-muster = { $side }, formez votre armée : { $points ->
    [0] tous les points sont dépensés
    [one] placez des unités (il reste { $points } point)
   *[other] placez des unités (il reste { $points } points)
  }{ $setups ->
    [1] , ou prenez une mise en place toute prête
   *[0] {""}
  } ; « prêt » y met fin.
prompt-supply = { $side }, ravitaillement du tour { $turn } : à qui la prochaine ration ? { $left ->
    [one] { $left } ration à répartir
   *[other] { $left } rations à répartir
  }.
prompt-action = { $side }, tour { $turn } : agissez, ou terminez votre phase d’action ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } en main). { $warning }
prompt-payment = Quelle carte défaussez-vous ? Encore { $left } à défausser.
prompt-reaction = L’ennemi joue « { $card } ». { $fitting ->
    [0] Aucune carte de votre main ne l’annule : laissez faire.
   *[other] Réagissez-vous, ou laissez-vous faire ?
  }
prompt-rations = À qui la prochaine ration ? { $left ->
    [one] Il reste { $left } ration à placer.
   *[other] Il reste { $left } rations à placer.
  }
prompt-location-choice = « { $card } » : quel lieu ?
prompt-taken-rations = « { $card } » : quelle unité ennemie perd une ration ? { $left ->
    [one] Encore une au plus.
   *[other] Encore { $left } au plus.
  }
prompt-free-move = « { $card } » : déplacez des unités gratuitement, { $left ->
    [one] encore un mouvement
   *[other] encore { $left } mouvements au plus
  }, ou dites « assez ».
prompt-infiltration = « { $card } » : quelle unité s’infiltre, et dans quelle zone de contrôle ?
prompt-discount = « { $card } » : faites entrer un renfort maintenant, ou dites « assez ».
prompt-recovery = « { $card } » : quelle unité perdue revient au sommet de votre pile ?
prompt-decoration = « { $card } » : laquelle de vos unités en zone de contrôle reçoit la médaille ?
prompt-strike = « { $card } » : quelle unité ennemie est frappée ?
prompt-free-attack = « { $card } » : attaquer où, et avec qui ? Cela ne coûte aucune ration.
prompt-event-round = Bataille : jouez un événement, ou passez.
prompt-firefight = Accrochage : défaussez une carte pour sa valeur d’accrochage, ou passez.
prompt-losses = Vous devez absorber { $hits ->
    [one] { $hits } perte
   *[other] { $hits } pertes
  } : une ration en absorbe 1, un recul 2 ou plus, une unité éliminée 3 plus sa valeur.
prompt-medal = Victoire ! Laquelle de vos unités est décorée ?

menu-side = { $side }
menu-card = { $card } : { $text }
menu-location = { $name } ({ $code })
menu-force = { $name } ({ $code }, combat { $combat }, { $rations ->
    [one] { $rations } ration
   *[other] { $rations } rations
  })
menu-top = { $name } ({ $code }, combat { $combat }), au sommet de votre pile, valeur d’achat { $value }

# Prévisions
forecast-attack = Attaque : { $location }
forecast-attack-case = { $location }, en l’état, avant toute carte
forecast-note = Les cartes que l’un ou l’autre jouera ne sont pas prévues. Les deux cartes du destin le sont : on compte toutes celles qui peuvent se trouver au sommet des pioches.
forecast-cleared = lieu dégagé
forecast-defender-falls = une unité ennemie tombe
forecast-attacker-falls = vous perdez une unité
forecast-hits = { $hits ->
    [0] aucune perte pour le défenseur
    [one] { $hits } perte pour le défenseur
   *[other] { $hits } pertes pour le défenseur
  }
forecast-defender-rations = Le défenseur perd { $count ->
    [one] { $count } ration
   *[other] { $count } rations
  }
forecast-defender-retreats = { $count ->
    [one] { $count } défenseur recule
   *[other] { $count } défenseurs reculent
  }
forecast-defender-eliminated = { $count ->
    [one] { $count } défenseur est éliminé
   *[other] { $count } défenseurs sont éliminés
  }
forecast-attacker-rations = L’attaquant perd { $count ->
    [one] { $count } ration
   *[other] { $count } rations
  } en moyenne
forecast-attacker-retreats = Un attaquant recule
forecast-attacker-eliminated = Un attaquant est éliminé
factor-force = { $name }
factor-medals = Médailles : { $name }
factor-ability = Capacité : { $name }
factor-support = Artillerie en soutien
factor-snipers = Tireurs d’élite ennemis
factor-note = Défense propre au lieu : { $name }
factor-cards = Cartes
factor-total = Total des { $side }
factor-ignored = Pertes ignorées par les { $side }
factor-hits = Pertes attendues pour les { $side }

# L’image dans un terminal
legend = Chaque colonne est un lieu, avec ses Décombres et les rations qu’il donne ; les zones périphérique et de contrôle de l’ennemi sont au-dessus, les vôtres au-dessous. Une unité montre son nom, son combat et ses rations (71inf 4/5), une * par médaille, qui compte un de plus au combat, et un › si elle est engagée. Une carte, c’est son nom et sa valeur d’accrochage : stuka-2.
picture-control = contrôle
picture-perimeter = périphérie
picture-standing = Décombres { $rubble }, rations { $rations }
picture-destroyed = Détruit
picture-held-german = tenu : Allemands
picture-held-soviet = tenu : Soviétiques
picture-held-contested = disputé
picture-held-nobody = personne
picture-battle = Bataille ({ $location }) : Allemands { $german }, Soviétiques { $soviet }
picture-use-event = événement
picture-use-cancelled = annulée
picture-use-reaction = réaction
picture-use-firefight = accrochage
picture-use-fate = destin
picture-side = { $side } : main { $hand }, pioche { $deck }, pile d’unités { $pile } (sommet : { $top }), Uranus { $launched }
picture-hand = Votre main : { $cards }
picture-seen = Vu dans la main ennemie : { $cards }

# Le récit d’une partie
measure-locations = Lieux tenus
measure-forces_lost = Unités perdues

# Bataille pour Stalingrad en français : le journal, les verdicts et les refus.

# Qui agit, en tête de phrase ; et plusieurs choses à la suite
the-german = Les Allemands
the-soviet = Les Soviétiques
both = { THE($first) } et { THE($second) }
several = { THE($first) }, { $rest }
copies = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
  }

# Journal : mise en place
log-dealt = Un lieu est tiré : { $location }.
log-placed = { $who } placent { THE($force) } en { $area }.
log-setup = { $who } prennent la mise en place « { $title } » : { $forces }.
log-mustered = { $who } sont prêts, avec { $count ->
    [one] { $count } unité
   *[other] { $count } unités
  } pour une valeur de { $value }.
log-top = { $who } retournent le sommet de leur pile : { THE($force) }, valeur d’achat { $value }.

# Journal : tours, ravitaillement et tirages
log-turn = Tour { $turn }. { $who } jouent.
log-end = { $who } terminent leur tour { $turn }.
log-supply = { $who } { $rations ->
    [0] ne reçoivent aucune ration
    [one] reçoivent { $rations } ration
   *[other] reçoivent { $rations } rations
  }{ $count ->
    [1] {" "}({ $forces })
   *[other] {""}
  }{ $left ->
    [0] {""}
    [one] {" ; "}{ $left } autre est à répartir
   *[other] {" ; "}{ $left } autres sont à répartir
  }{ $lost ->
    [0] {""}
    [one] {" ; "}{ $lost } ne trouve pas de place et est perdue
   *[other] {" ; "}{ $lost } ne trouvent pas de place et sont perdues
  }.
log-cut = L’opération Uranus prive les Allemands { $rations ->
    [one] d’une ration
   *[other] de { $rations } rations
  } : { $launched ->
    [one] { $launched } carte lancée
   *[other] { $launched } cartes lancées
  }.
log-fed = { THE($force, at: "start") } reçoit une ration et en a maintenant { $rations }.
log-draws = { $who } piochent { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
log-drawn = Vous piochez { $card }.
log-reshuffled = { $who } mélangent leur défausse pour en faire une nouvelle pioche.

# Journal : actions
log-resupply = { $who } défaussent { $card } pour se ravitailler.
log-moves = { THE($force, at: "start") } fait mouvement{ $cost ->
    [0] {""} sans payer
    [one] {""} pour { $cost } ration
   *[other] {""} pour { $cost } rations
  } : { $start } → { $end }.
log-advances = { THE($force, at: "start") } avance sur { THE($location) }{ $cost ->
    [0] {""} sans payer
    [one] {""} pour { $cost } ration
   *[other] {""} pour { $cost } rations
  }.
log-infiltrates = { THE($force, at: "start") } s’infiltre : { $start } → { $end }.
log-reinforce = { $who } appellent { THE($force) } en { $area }{ $price ->
    [0] {""} sans rien payer
    [one] {""} pour { $price } carte
   *[other] {""} pour { $price } cartes
  }.
log-paid = { $who } défaussent { $card } en paiement{ $left ->
    [0] {""}
    [one] {" ; il reste "}{ $left } carte à défausser
   *[other] {" ; il reste "}{ $left } cartes à défausser
  }.
log-arrives = { THE($force, at: "start") } arrive en { $area } avec { $rations ->
    [0] aucune ration
    [one] { $rations } ration
   *[other] { $rations } rations
  }.

# Journal : événements
log-event = { $who } jouent { $title }. « { $text } »
log-cancelled = { $who } annulent { $card } par { $by }.
log-launched = { $card } : carte Uranus lancée, { $count } sur { $needed }.
log-looks = { $who } regardent la main ennemie : { $count ->
    [0] elle est vide
    [one] { $count } carte
   *[other] { $count } cartes
  }.
log-seen = Dans la main ennemie : { $cards }.
log-discards = { $who } perdent une carte de leur main : { $card }.
log-aimed = { $who } visent { THE($location) } avec { $card }.
log-blocked = { $who } ne recevront rien de ce lieu à leur prochain ravitaillement : { $location }.
log-rations-gained = { $count ->
    [one] { THE($forces, at: "start") } gagne
   *[other] Chaque unité gagne
  } { $rations ->
    [one] { $rations } ration
   *[other] { $rations } rations
  }{ $count ->
    [one] {""}
   *[other] {" : "}{ $forces }
  }.
log-rations-lost = { $count ->
    [one] { THE($forces, at: "start") } perd
   *[other] Chaque unité perd
  } { $rations ->
    [one] { $rations } ration
   *[other] { $rations } rations
  }{ $count ->
    [one] {""}
   *[other] {" : "}{ $forces }
  }.
log-struck = Une frappe touche { THE($force) } : { $hits ->
    [one] { $hits } perte
   *[other] { $hits } pertes
  } à absorber.
log-recovered = { $who } remettent { THE($force) } au sommet de leur pile d’unités.

# Journal : bataille
log-attack = { $who } attaquent { THE($location) } avec { THE($attackers) }{ $rations ->
    [0] {""} sans payer
    [one] {""} pour { $rations } ration
   *[other] {""} pour { $rations } rations
  }. Allemands { $german }, Soviétiques { $soviet }.
log-carried-out = { $card } prend effet. Allemands { $german }, Soviétiques { $soviet }.
log-shield = { $who } ignoreront { $hits ->
    [one] { $hits } perte
   *[other] { $hits } pertes
  } dans cette bataille.
log-no-retreat = { $who } ne peuvent pas reculer dans cette bataille.
log-limit = { $who } { $cards ->
    [0] ne peuvent jouer aucune carte d’accrochage
    [one] ne peuvent jouer que { $cards } carte d’accrochage
   *[other] ne peuvent jouer que { $cards } cartes d’accrochage
  } dans cette bataille.
log-ignoring = Les défenses propres au lieu ne comptent pas dans cette bataille : { $location }.
log-passes = { $who } { $what ->
    [events] ne jouent pas d’événement
    [firefight] ne jouent pas de carte d’accrochage
    [moves] ne font plus de mouvement
    [rations] ne retirent plus de rations
   *[reinforcement] renoncent au renfort
  }.
log-fire = { $who } font feu avec { $card }. Allemands { $german }, Soviétiques { $soviet }.
log-fate = { $who } retournent leur carte du destin, { $card }. Allemands { $german }, Soviétiques { $soviet }.
log-hits = Pertes à absorber : Allemands { $german }, Soviétiques { $soviet }.
log-retreats = { THE($force, at: "start") } recule en { $area }{ $left ->
    [0] {""}
    [one] {" ; encore "}{ $left } perte à absorber
   *[other] {" ; encore "}{ $left } pertes à absorber
  }.
log-eliminated = { THE($force, at: "start") } est hors de combat{ $left ->
    [0] {""}
    [one] {" ; encore "}{ $left } perte à absorber
   *[other] {" ; encore "}{ $left } pertes à absorber
  }.
log-overwhelmed = { $who } sont submergés et perdent { THE($forces) }.
log-borne = { $who } ont absorbé { $hits ->
    [one] { $hits } perte
   *[other] { $hits } pertes
  } : { $given }.
log-battle-over = Fin de la bataille pour { THE($location) } : { $held }, { $ruins ->
    [0] Décombres { $rubble }
   *[other] lieu en ruine
  }. Allemands : { $german }. Soviétiques : { $soviet }.{ $decorated ->
    [0] {""}
   *[other] {" "}Médaille : { THE($medal) }.
  }
borne = { $hits ->
    [0] aucune perte
    [one] { $hits } perte, { $given }
   *[other] { $hits } pertes, { $given }
  }
borne-nothing = rien de perdu
borne-rations = { $count ->
    [one] { $count } ration
   *[other] { $count } rations
  }
borne-retreats = { $count ->
    [one] { THE($forces) } recule
   *[other] { $forces } reculent
  }
borne-lost = { $count ->
    [one] { THE($forces) } tombe
   *[other] { $forces } tombent
  }
held-german = les Allemands tiennent le lieu
held-soviet = les Soviétiques tiennent le lieu
held-contested = le lieu reste disputé
held-empty = personne ne tient le lieu
log-medal = { THE($force, at: "start") } reçoit une médaille{ $medals ->
    [one] {""}
   *[other] {""} et en porte maintenant { $medals }
  }.
log-rubble = { $added ->
    [one] { $added } jeton Décombres
   *[other] { $added } jetons Décombres
  } de plus sur { THE($location) } : { $rubble } en tout.
log-destroyed = { THE($location, at: "start") } n’est plus que ruines !
log-controls = { $who } contrôlent { THE($location) } ({ $count } sur cinq).
log-contested = { THE($location, at: "start") } est un lieu disputé.
log-empty = { THE($location, at: "start") } est un lieu vide : personne ne le contrôle.

# Comment la partie a fini
verdict-locations = { $who } gagnent : ils contrôlent les cinq lieux
verdict-encirclement = { $who } gagnent : { $launched } cartes Uranus sont lancées, l’anneau se referme sur la 6e armée
verdict-annihilation = { $who } gagnent : l’ennemi n’a plus aucune unité
verdict-time = { $who } gagnent : la ville a tenu jusqu’à la fin du tour { $turn }
verdict-resignation = { $who } gagnent par abandon

# Ce qui ne se peut pas : on ne demande rien de tel
refused-number = Il n’y a pas d’ordre numéro { $number }
refused-not-now = Pas maintenant : { $asked }
refused-no-pass = Impossible de passer ici : { $asked }
asked-muster = placez une unité, prenez une mise en place toute prête ou dites que vous avez fini
asked-supply = choisissez l’unité qui reçoit la prochaine ration
asked-action = agissez, ou terminez votre phase d’action
asked-payment = choisissez une carte à défausser en paiement
asked-reaction = annulez l’événement par une carte de réaction, ou laissez-le se produire
asked-rations = choisissez l’unité qui reçoit la prochaine ration
asked-location-choice = choisissez un lieu pour la carte
asked-taken-rations = choisissez l’unité ennemie qui perd la prochaine ration, ou arrêtez là
asked-free-move = faites un mouvement que la carte paie, ou arrêtez là
asked-infiltration = choisissez une unité en zone périphérique et la zone de contrôle où elle s’infiltre
asked-discount = choisissez où va le renfort, ou renoncez-y
asked-recovery = choisissez l’unité éliminée qui retourne sur la pile
asked-decoration = choisissez l’unité qui reçoit la médaille
asked-strike = choisissez l’unité ennemie à frapper
asked-free-attack = choisissez l’attaque que la carte paie
asked-event-round = jouez un événement de bataille, ou passez
asked-firefight = défaussez une carte pour sa valeur d’accrochage, ou passez
asked-losses = absorbez vos pertes par des rations, des reculs ou des éliminations
asked-medal = choisissez l’unité qui reçoit la médaille

# Ce qui ne se peut pas : mise en place
refused-nobody-placed = Placez d’abord au moins une unité
refused-chosen = { THE($force, at: "start") } est déjà sur la table
refused-points = { THE($force, at: "start") } vaut { $value }, et il vous reste { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
refused-perimeter-only = { THE($force, at: "start") } ne peut pas commencer en { $area } : les unités allemandes commencent en zone périphérique
refused-setup-side = La mise en place « { $title } » est pour l’autre camp : { $side }
refused-assigned = Dans cette partie, votre camp prend la mise en place « { $title } »
refused-setup-late = La mise en place « { $title } » est pour un camp qui n’a encore rien placé
refused-setup-points = La mise en place « { $title } » vaut { $value }, et il vous reste { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

# Ce qui ne se peut pas : cartes
refused-enemy-card = { $card } : cette carte est à l’autre camp
refused-not-held = Vous n’avez pas { $card } en main
refused-nobody-takes = { $card } ne nourrirait personne : toutes vos unités ont { $most } rations
refused-battle-card = { $card } se joue dans une bataille
refused-action-card = { $card } se joue en phase d’action
refused-reaction-card = { $card } est une réaction : elle répond à un événement ennemi
refused-no-reaction = { $card } n’est pas une carte de réaction
refused-unfit = { $card } ne peut pas annuler { $announced }
refused-role = { $card } : carte réservée { $role ->
    [attacker] à l’attaquant
   *[defender] au défenseur
  }
refused-second-launch = Un seul lancement d’Uranus par tour, cette carte doit attendre : { $card }
refused-launch-price = Lancer { $card } coûte { $price ->
    [one] { $price } autre carte
   *[other] { $price } autres cartes
  }, et vous n’en avez pas assez
refused-no-attack = { $card } demande une attaque, et aucun lieu n’est disputé

# Ce qui ne se peut pas : unités et lieux
refused-enemy-force = { THE($force, at: "start") } appartient à l’autre camp
refused-own-force = { THE($force, at: "start") } est à vous : choisissez une unité ennemie
refused-lost = { THE($force, at: "start") } est hors de combat
refused-in-pile = { THE($force, at: "start") } n’est pas encore sur la table
refused-full = Plus de place en { $area } : trois unités s’y trouvent
refused-there = { THE($force, at: "start") } est déjà en { $area }
refused-not-straight = { THE($force, at: "start") } ne peut pas passer directement en { $area } : depuis la périphérie, on n’avance que sur le même lieu
refused-no-step-back = { THE($force, at: "start") } ne peut pas aller en { $area } : nul ne revient de son plein gré d’une zone de contrôle à une zone périphérique
refused-kind = { $card } ne permet pas ce mouvement en { $area } : { $force }
refused-enemy-controls = { THE($force, at: "start") } ne peut pas aller en { $area } : l’ennemi contrôle { THE($location) }, il faut avancer depuis la périphérie de ce lieu
refused-no-ration = { THE($force, at: "start") } n’a pas de ration pour aller en { $area }
refused-back-for-nothing = { THE($force, at: "start") } a déjà été en { $area } pendant ce tour : y revenir coûte une ration, et il n’en reste pas
refused-not-from-perimeter = { THE($force, at: "start") } n’est pas en zone périphérique et ne peut pas s’infiltrer
refused-not-to-control = { THE($force, at: "start") } doit s’infiltrer dans une zone de contrôle, et non en { $area }
refused-not-contested = { THE($location, at: "start") } n’est pas un lieu disputé : il faut des unités des deux camps dans leurs zones de contrôle
refused-attack-ration = { THE($force, at: "start") } n’a pas de ration pour attaquer { THE($location) }
refused-nobody-attacks = Désignez une ou plusieurs de vos unités dans cette zone de contrôle : { $location }
refused-empty-pile = Votre pile d’unités est vide
refused-price = { THE($force, at: "start") } coûte { $price ->
    [one] { $price } carte
   *[other] { $price } cartes
  }, et vous en avez { $cards }
refused-fed = { THE($force, at: "start") } a déjà { $most } rations
refused-no-supply = Aucune ration n’est prévue pour { THE($force) }
refused-elsewhere = { THE($force, at: "start") } n’est pas sur ce lieu : { $location }
refused-nothing-to-take = { THE($force, at: "start") } n’a pas de ration à perdre
refused-not-in-control = { THE($force, at: "start") } n’est pas en zone de contrôle
refused-not-lost = { THE($force, at: "start") } est encore en jeu
refused-no-victor = { THE($force, at: "start") } n’est pas parmi les vainqueurs de cette bataille

# Ce qui ne se peut pas : pertes
refused-not-engaged = { THE($force, at: "start") } ne participe pas à cette bataille et n’absorbe pas de pertes
refused-retreated = { THE($force, at: "start") } a reculé et n’absorbe plus de pertes
refused-ration-spent = { THE($force, at: "start") } n’a plus de ration
refused-stubborn = { THE($force, at: "start") } est opiniâtre et ne recule pas
refused-order-to-stand = { THE($force, at: "start") } ne peut pas reculer dans cette bataille : une carte l’interdit
refused-retreat-early = { THE($force, at: "start") } doit d’abord céder { $rations ->
    [one] { $rations } ration
   *[other] { $rations } rations
  } : si vous reculez maintenant, personne ne pourra absorber le reste (pertes à absorber : { $hits })
refused-retreat-short = Si { THE($force) } recule, personne ne peut absorber le reste (pertes à absorber : { $hits })
refused-elimination-early = { THE($force, at: "start") } doit d’abord céder { $rations ->
    [one] { $rations } ration
   *[other] { $rations } rations
  } : si vous sacrifiez l’unité maintenant, personne ne pourra absorber le reste (pertes à absorber : { $hits })
refused-elimination-short = Si vous sacrifiez { THE($force) }, personne ne peut absorber le reste (pertes à absorber : { $hits })

# Bataille pour Stalingrad en français : ce que seule la page dit.

# La table dans les mots d’un jeu de cartes
table-map = Table. Les flèches la parcourent, Entrée choisit, Échap annule, le point d’interrogation donne la liste des touches.
table-hint = Choisissez une de vos unités, une carte de votre main ou un lieu où vous pouvez attaquer. La table montre alors ce qui est possible et ce que cela coûte. { $by ->
    [finger] Gardez le doigt appuyé sur une carte
   *[mouse] Pointez une carte
  } pour la lire ici.
table-light-ready = peut agir maintenant
table-light-go = peut être choisi, ou atteint
table-light-attack = peut être attaqué ou frappé
table-wait = La table montre ce qui se passe. Le journal garde tout.
table-watch-hint = { $by ->
    [finger] Gardez le doigt appuyé sur la table
   *[mouse] Pointez la table
  } pour lire ce qui s’y trouve. Le journal garde tout ce que ce camp a entendu.
table-choose-go = { $who } : choisissez la destination.
table-choose-none = { $who } : choisissez l’action.
table-tab-forces = Piles
table-key-arrows = parcourir la table
table-key-next = unité ou carte suivante qui peut servir
table-key-end = finir le tour, passer ou terminer l’étape
curtain-text = Passez l’écran à l’autre joueur. Le bouton montre la table telle que la voient les { $side } : appuyez dessus quand personne d’autre ne regarde.
table-curtain-sit = Je joue les { $side } : montrer la table
table-since-close = Voir la table
table-look = Regarder la table
table-undo-not = Rien à annuler : aucun ordre depuis la dernière carte ou le dernier changement de tour.
map-label = La table et ses cinq lieux

# Ce que disent les boutons
action-place = Placer
action-setup = Mise en place
action-done = Mise en place terminée
action-feed = Nourrir
action-move = Déplacer
action-play = Jouer
action-resupply = La défausser pour 2 rations
action-attack = Attaquer
action-reinforce = Renforcer
action-end = Finir le tour et piocher
action-give = Payer avec cette carte
action-react = Répondre avec cette carte
action-pass = Passer
action-fire = Faire feu avec cette carte
action-choose = Choisir
action-take = Retirer une ration
action-stop = Assez
action-strike = Frapper
action-recover = Faire revenir
action-decorate = Décorer
action-ration = Céder une ration
action-retreat = Reculer
action-eliminate = Sacrifier l’unité
bs-pass-reaction = Laisser faire
bs-pass-event_round = Ne rien jouer
bs-pass-firefight = Cesser le feu
table-hold = Cesser le feu jusqu’à la fin de la bataille
table-holding = Vous cessez le feu jusqu’à la fin de cette bataille.
table-hold-stop = Reprendre le feu
bs-asks-fire = « { $title } » compte { $number } : { $whose ->
    [own] votre total augmente
   *[enemy] le total ennemi diminue
  }. Son texte ne compte pas.
bs-asks-give = Payer avec « { $title } » ? Son texte ne compte pas.
bs-stop-taken_rations = Ne plus en retirer
bs-stop-free_move = Ne plus se déplacer
bs-stop-discount = Pas de renfort
bs-advised-to = { $who } : { $what }, { $where }
bs-attack-with = { $count ->
    [one] Attaquer avec { $forces }
   *[other] Attaquer avec { $forces }
  }
bs-gather-attack = Choisissez les unités qui attaqueront
bs-gather-payment = { $left ->
    [one] Choisissez la carte à défausser
   *[other] Choisissez les { $left } cartes à défausser : { $taken ->
        [one] { $taken } choisie
       *[other] { $taken } choisies
      }
  }
bs-gather-paid = { $left ->
    [one] Payer avec cette carte
   *[other] Payer avec ces { $left } cartes
  }
price-place = { $price ->
    [one] { $price } point
   *[other] { $price } points
  }
price-play = { $price ->
    [one] { $price } autre carte
   *[other] { $price } autres cartes
  }
price-reinforce = { $price ->
    [0] gratuit
    [one] { $price } carte
   *[other] { $price } cartes
  }
cost-move = { $cost ->
    [0] gratuit
    [one] 1 ration
   *[other] { $cost } rations
  }
cost-attack = { $cost ->
    [0] gratuit
    [one] 1 ration
   *[other] { $cost } rations
  }
cost-ration = absorbe { $cost }
cost-retreat = absorbe { $cost }
cost-eliminate = absorbe { $cost }
bs-left-taken_rations = { $left ->
    [one] Vous pourriez encore retirer une ration.
   *[other] Vous pourriez encore retirer { $left } rations.
  }
bs-left-free_move = { $left ->
    [one] Vous pourriez encore faire un mouvement sans payer.
   *[other] Vous pourriez encore faire { $left } mouvements sans payer.
  }
bs-left-discount = Vous pourriez encore faire venir l’unité du sommet de la pile pour moins de cartes.
bs-left-over = { $count ->
    [one] Vous pourriez encore attaquer sur un lieu.
   *[other] Vous pourriez encore attaquer sur { $count } lieux.
  }

# Sur la table
bs-perimeter = périphérie
bs-control = contrôle
bs-blocked = sans ravitaillement
bs-destroyed = Détruit
bs-flag-german = Contrôlé par les Allemands
bs-flag-soviet = Contrôlé par les Soviétiques
bs-flag-contested = Disputé : personne ne le contrôle
bs-flag-nobody = Personne ne le contrôle
bs-chart = { $rubble } Décombres sur { $last }, donne { $rations ->
    [0] aucune ration
    [one] { $rations } ration
   *[other] { $rations } rations
  }
bs-note-off = Sa particularité ne vaut plus.
bs-note-mamayev = Contrôle : 1 carte de plus à la pioche
bs-note-tractor-works = Blindés ici : +2 rations
bs-note-red-october = Défenseur +2
bs-note-barrikady = Attaques ailleurs +1
bs-note-pavlov = Défenseur : 3 pertes ignorées
bs-note-elevator = Défenseur +2
bs-note-station = Mouvements périphériques gratuits
bs-note-univermag = Contrôle : 1 carte de plus à la pioche
bs-note-ferry = Renforts : 1 carte de moins
bs-note-tsaritsa = Un recul absorbe 2 pertes de plus
bs-pile-forces = Pile d’unités : il en reste { $count }, celle du sommet est à vendre
bs-pile-price = { $price ->
    [0] gratuit
    [one] { $price } carte
   *[other] { $price } cartes
  } · reste { $count }
bs-pile-left = reste { $count }
bs-lost = { $count ->
    [one] perdue
   *[other] perdues
  }
bs-deck = Pioche
bs-draws = en tire { $count }
bs-discard = Défausse { $count }
bs-in-play = en jeu
bs-launched = Uranus { $count } sur { $needed }
bs-hand-of = { $side } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }

# Bataille
bs-battle = Bataille
bs-attacks = attaquent
bs-defends = défendent
bs-awaits = doivent choisir
bs-awaits-event_round = peuvent jouer un événement
bs-awaits-firefight = peuvent faire feu
bs-awaits-reaction = peuvent répondre
bs-awaits-losses = absorbent leurs pertes
bs-awaits-medal = décernent une médaille
bs-total = Total des { $side } : { $total }
bs-total-after = Total des { $side } : { $total }, avec cette carte { $after }
bs-prospect = Avec cette carte, { $own } contre { $other }
bs-absorbs = { $hits ->
    [one] { $rations ->
        [0] Peuvent absorber la perte, mais pas par une ration
       *[other] Peuvent absorber la perte par une ration
      }
   *[other] Peuvent absorber { $count } pertes sur { $hits }{ $rations ->
        [0] , mais aucune par les rations
       *[other] , dont { $rations } par les rations
      }
  }
bs-absorbs-short = { $hits ->
    [one] Ne peuvent pas absorber la perte
   *[other] { $count ->
        [0] Ne peuvent absorber aucune des { $hits } pertes
        [one] Ne peuvent absorber que { $count } perte sur { $hits }
       *[other] Ne peuvent absorber que { $count } pertes sur { $hits }
      }
  } : tout tomberait
bs-absorbs-nothing = Aucune perte à absorber
bs-absorbed = { $hits ->
    [one] { $hits } perte absorbée
   *[other] { $hits } pertes absorbées
  } : { $given }
bs-hits = { $count ->
    [one] perte infligée
   *[other] pertes infligées
  }
bs-ignored = { $count ->
    [one] { $count } ignorée
   *[other] { $count } ignorées
  }
bs-shield = { $hits ->
    [one] Ignorent { $hits } perte
   *[other] Ignorent { $hits } pertes
  }
bs-no-retreat = Ne peuvent pas reculer
bs-firefight-left = { $count ->
    [0] Plus aucune carte d’accrochage
    [one] Encore { $count } carte d’accrochage
   *[other] Encore { $count } cartes d’accrochage
  }
bs-shown-none = Aucune carte n’a encore été jouée.
bs-use-event = Événement
bs-use-cancelled = Annulée
bs-use-reaction = Réaction
bs-use-fate = Destin
bs-announces = Les { $side } annoncent
bs-answer = { $count ->
    [0] Aucune de vos cartes ne convient.
    [one] Une carte de votre main convient.
   *[other] { $count } cartes de votre main conviennent.
  }
bs-answer-awaited = L’autre camp peut répondre.
bs-struck = Une frappe
bs-loss-ration = Ration
bs-loss-retreat = Recul
bs-loss-eliminate = Sacrifier
bs-owed = { $hits ->
    [one] Encore { $hits } perte à absorber
   *[other] Encore { $hits } pertes à absorber
  }{ $first ->
    [one] {""}
   *[other] {" "}sur { $first }
  }
bs-share-out = Répartir, les plus démunies d’abord
warning-all-five = Les Soviétiques tiennent les cinq lieux : si vous finissez le tour ainsi, vous perdez. Avancez une unité pour en disputer un.
warning-ring = L’encerclement est complet : si vous finissez le tour sans les cinq lieux, vous perdez.
bs-locations = Les cinq lieux
bs-own-hand = Votre main
bs-shown-label = Cartes de cette bataille
bs-shown-older = { $count ->
    [one] ‹ { $count } avant
   *[other] ‹ { $count } avant
  }
bs-cheapest = Au moindre coût : { $what }
bs-cheapest-ration = { $count ->
    [one] { $count } ration
   *[other] { $count } rations
  }
bs-cheapest-retreat = { $count ->
    [one] { $count } recul
   *[other] { $count } reculs
  }
bs-cheapest-eliminate = { $count ->
    [one] { $count } unité perdue
   *[other] { $count } unités perdues
  }
bs-set-up = Mise en place
prompt-muster-hint = Choisissez une unité de votre réserve et une zone où la placer ; le chiffre dans le losange est son prix. Ou prenez une mise en place toute prête.
prompt-supply-hint = Chaque unité marquée peut prendre une ration. Choisissez celle à nourrir, ou répartissez-les d’un coup.
prompt-rations-hint = Chaque unité marquée peut prendre une ration. Choisissez celle à nourrir, ou répartissez-les d’un coup.
prompt-payment-hint = Choisissez les cartes de votre main que vous donnez, puis confirmez. Elles sont défaussées, et leur texte ne compte pas.
prompt-reaction-hint = { $ready ->
    [0] Aucune carte de votre main n’annule celle-ci : laissez faire.
   *[other] Une réaction qui convient est éclairée dans votre main. Choisissez-la pour annuler la carte ; son prix reste payé. Ou laissez faire.
  }
prompt-event-round-hint = { $ready ->
    [0] Aucune carte de votre main ne peut être jouée comme événement maintenant. Elles pourront encore servir dans l’accrochage.
   *[other] Les cartes éclairées de votre main peuvent être jouées maintenant, pour leur texte. On joue à tour de rôle ; deux passes de suite terminent la manche.
  }
prompt-firefight-hint = Toute carte vaut son chiffre : + augmente votre total, − diminue celui de l’ennemi. Choisissez-en une, puis confirmez pour faire feu. Deux passes de suite terminent la manche.
prompt-losses-hint = Chaque unité engagée dit ce qu’elle peut donner. Qui recule ou tombe n’absorbe plus rien : cédez d’abord ses rations quand les autres ne suffiraient pas. On ne cède plus rien une fois les pertes absorbées, et un recul demande de la place en périphérie.
prompt-medal-hint = Vous avez gagné la bataille. Choisissez l’unité marquée qui reçoit la médaille : elle vaut 1 de plus au combat, et son recul absorbe 1 perte de plus.
prompt-decoration-hint = Choisissez l’unité marquée qui reçoit la médaille : elle vaut 1 de plus au combat, et son recul absorbe 1 perte de plus.
prompt-location-choice-hint = Choisissez un des lieux marqués : la carte y agit.
prompt-taken-rations-hint = Choisissez une unité ennemie marquée : elle perd une ration. La même peut en perdre plusieurs. Vous pouvez vous arrêter à tout moment.
prompt-free-move-hint = Choisissez une unité marquée, puis sa destination : la carte paie le mouvement. Vous pouvez vous arrêter à tout moment.
prompt-infiltration-hint = Choisissez une unité marquée en périphérie, puis la zone de contrôle où elle s’infiltre.
prompt-discount-hint = Choisissez l’unité au sommet de votre pile, puis le lieu où elle va. Ou renoncez-y.
prompt-recovery-hint = Choisissez l’unité perdue qui revient au sommet de votre pile. De là, elle peut entrer en jeu.
prompt-strike-hint = Choisissez l’unité ennemie marquée à frapper. Son camp décide comment elle absorbe les pertes.
prompt-free-attack-hint = Choisissez un lieu marqué pour voir ce qu’une attaque y donnerait. Les attaquants ne paient aucune ration.

# En-tête
bs-turn = Tour { $turn } sur { $last }
bs-your-turn = À vous
bs-turn-of = Tour des { $side }
bs-points = { $points ->
    [one] il reste { $points } point
   *[other] il reste { $points } points
  }
bs-controls = { $side } : { $count ->
    [one] { $count } lieu contrôlé
   *[other] { $count } lieux contrôlés
  } sur { $all } ; qui les a tous gagne

# Cartes et piles en mots
bs-said = { $text }
bs-force-facts = Combat { $combat } · valeur { $value } · { $rations ->
    [one] { $rations } ration
   *[other] { $rations } rations
  }
bs-medals = { $count ->
    [one] { $count } médaille : +1 en combat, un recul absorbe 1 perte de plus
   *[other] { $count } médailles : +{ $count } en combat, un recul absorbe { $count } pertes de plus
  }
bs-force-line = { $name }, { $side }, combat { $combat }, valeur { $value }, { $rations ->
    [one] { $rations } ration
   *[other] { $rations } rations
  }{ $medals ->
    [0] {""}
    [one] , 1 médaille
   *[other] , { $medals } médailles
  }. { $text }
bs-card-line = { $title }, accrochage { $firefight }{ $count ->
    [one] {""}
   *[other] , { $count } exemplaires
  }. { $text }
bs-area-line = { $location }, { $area } ({ $side }) : { $count ->
    [0] vide
   *[other] { $forces }
  }.
bs-pile-line = { $side } : { $pile ->
    [deck] pioche, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
      }
    [discard] défausse, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
      }
    [hand] main, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
      }
    [lost] unités perdues, { $count }
    [uranus] Uranus, { $count } sur { $needed } lancées
   *[pile] pile d’unités, il en reste { $count } ; au sommet { THE($top) }, { $price ->
        [0] gratuit
        [one] { $price } carte
       *[other] { $price } cartes
      }
  }.
bs-side-facts = { $hand } en main, { $deck } dans la pioche, { $pile ->
    [one] { $pile } unité
   *[other] { $pile } unités
  } dans la pile ; prochain tirage : { $draws }.
bs-seen = Cartes vues dans cette main ({ $count })
bs-uranus-launched = Cartes Uranus lancées ({ $count })
bs-forces-lost = Unités perdues ({ $count })
bs-forces-up = Unités sur la table ({ $count })
bs-cards-chart = Rations selon les Décombres : { $rations } ; détruit à { $last }
bs-cards-force = Valeur { $value }, combat { $combat }, rations { $rations }
bs-cards-firefight = Accrochage : { $numbers }
bs-cards-locations = { $count } lieux
bs-cards-forces = Unités des { $side }
bs-cards-actions = Cartes action des { $side }

# Le premier tour guidé
lesson-table-title = Bienvenue à Stalingrad
lesson-table-text = Cinq lieux vous séparent, en bas, des Soviétiques, en haut. Contrôlez les cinq à la fin d’un de vos tours et vous gagnez. Les Soviétiques gagnent en lançant cinq cartes Uranus, s’ils tiennent les cinq lieux à la fin d’un de vos tours, ou si le tour { $last } s’achève sans vainqueur. Les cartes de cette leçon sont fixées d’avance : suivez-la, et rien n’est perdu.
lesson-location-title = { $name }
lesson-location-text = Un lieu nourrit qui le contrôle : ici { $rations ->
    [one] { $rations } ration
   *[other] { $rations } rations
  } à chacun de ses ravitaillements. Chaque attaque ajoute des décombres et remplit les cases, les rations diminuent, et à la case { $last } le lieu est détruit. La ligne du bas est sa particularité.
lesson-forces-title = Vos unités
lesson-forces-text = Le grand chiffre est le combat, celui du losange la valeur. Les pains en dessous sont les rations : chaque mouvement, chaque attaque et chaque perte en mange. Le ravitaillement est déjà arrivé : 1 ration à chaque unité de la zone extérieure, la périphérie, où nul ne peut l’attaquer. Seule la zone intérieure, de contrôle, tient le lieu.
lesson-feed-title = Nourrissez vos unités
lesson-feed-text = La gare vous nourrit maintenant : { $left ->
    [one] { $left } ration
   *[other] { $left } rations
  } à distribuer. { $left ->
    [one] Choisissez l’unité signalée qui la reçoit.
   *[other] Choisissez une unité signalée pour chacune, ou répartissez-les d’un coup.
  }
lesson-advance-title = Avancez
lesson-advance-text = { $held ->
    [yes] Choisissez maintenant la zone de contrôle signalée, près du lieu, ou faites-y glisser le pion. L’étiquette dit le coût.
   *[no] Choisissez une unité signalée de votre périphérie : elle peut avancer vers un lieu tenu par l’ennemi. Faites-le : un Allemand qui ne dispute rien quand les Soviétiques tiennent les cinq lieux perd à la fin de son tour.
  }
lesson-attack-title = Attaquez
lesson-attack-text = Les deux camps sont maintenant sur ce lieu. Choisissez la carte du lieu.
lesson-forecast-title = Voyez avant d’agir
lesson-forecast-text = Avant de décider, vous voyez les deux totaux et ce que les deux cartes du destin peuvent en faire. Chaque attaquant paie une ration. Le bouton rouge donne l’ordre.
lesson-events-title = Événements de bataille
lesson-events-text = { $count ->
    [0] Gardez le reste : passez. Deux passes de suite terminent la manche.
   *[other] Jouez la carte signalée : elle agit selon son texte. L’ennemi peut répondre par une des siennes.
  }
lesson-firefight-title = Accrochage
lesson-firefight-text = Maintenant chaque carte vaut son chiffre : + augmente votre total, − abaisse celui de l’ennemi. { $count ->
    [0] Gardez le reste pour un renfort : cessez le feu.
   *[other] Faites feu avec la carte signalée.
  }
lesson-losses-title = Pertes
lesson-losses-text = { $hits ->
    [one] { $hits } perte
   *[other] { $hits } pertes
  } à absorber : une ration en absorbe 1, un recul 2, sacrifier l’unité 3 plus sa valeur. { $rations ->
    [enough] Cédez des rations, et la gare reste à vous.
    [short] Vos rations seules ne suffisent pas : un recul ou une unité doit absorber le reste. Cédez-les d’abord.
   *[none] Il n’y a plus de rations : un recul ou une unité doit absorber le reste.
  } Les boutons disent combien ; un seul bouton suffit pour la voie la moins chère.
lesson-reinforce-title = Faites venir un renfort
lesson-reinforce-text = L’unité qui tient la gare n’a plus de rations. Faites venir celle qui est au sommet de votre pile : choisissez-la, puis l’endroit signalé. Elle coûte autant de cartes que sa valeur.
lesson-payment-title = Payez
lesson-payment-text = Payez avec les cartes signalées. Leur texte ne compte pas.
lesson-hold-title = Tenez ce que vous avez pris
lesson-hold-text = Faites avancer la nouvelle unité sur la gare, elle aussi : choisissez-la, puis la zone de contrôle signalée. À deux, on tient mieux.
lesson-defend-title = La riposte
lesson-defend-text = Une unité soviétique arrive à la gare et attaque. Toutes vos unités de la zone de contrôle défendent. L’attaque est faible : gardez vos événements et passez.
lesson-answer-title = Accrochage en défense
lesson-answer-text = { $count ->
    [0] Cela suffit : cessez le feu.
   *[other] L’ennemi a abaissé votre total. Répondez avec la carte signalée.
  }
lesson-retreat-title = Reculez
lesson-retreat-text = { $hits ->
    [one] { $hits } perte
   *[other] { $hits } pertes
  } à absorber. { $how ->
    [retreat] L’unité signalée n’a plus de rations : faites-la reculer en périphérie, ce qui absorbe 2 pertes. Aucune attaque ne l’y atteint.
    [ration] Cédez une ration pour le reste, et la gare reste à vous.
   *[none] Plus personne n’a de rations ni de place pour reculer : sacrifiez ce qui vous coûte le moins.
  }
lesson-contest-title = Disputez de nouveau un lieu
lesson-contest-text = Aucune de vos unités n’est en zone de contrôle, et les Soviétiques tiennent les cinq lieux : terminer le tour ainsi, c’est perdre. Faites avancer une des unités signalées.
lesson-cards-title = Ce que les cartes peuvent encore
lesson-cards-text = Une carte se joue pour son texte, se défausse pour 2 rations, ou paie l’unité au sommet de votre pile.
lesson-draw-title = Piochez
lesson-draw-text = Attaquez encore, déplacez une unité, ou finissez le tour. Vous piochez alors 5 cartes et une par lieu contrôlé : { $draws } en tout.
lesson-between-title = La bataille continue
lesson-between-text = Lisez la question au pied de la table ; le bouton rouge est la réponse ordinaire. { $by ->
    [finger] Gardez le doigt appuyé sur une carte
   *[mouse] Pointez une carte
  } pour la lire.
lesson-over-title = Vous savez l’essentiel
lesson-over-text = Continuez. { $by ->
    [finger] Gardez le doigt appuyé sur une carte
   *[mouse] Pointez une carte
  } pour la lire.

# Intitulés tels que la table les dit
menu-force-table = { $name }
menu-card-table = { $card } : { $text }
menu-location-table = { $name }
menu-top-table = { $name }

# Questions telles que la table les pose
prompt-wait-table = Aux { $side } de décider.
prompt-muster-table = { $setups ->
    [1] Formez votre armée : placez une unité, ou prenez une mise en place toute prête.
   *[0] Formez votre armée : placez une unité, ou déclarez-vous prêt.
  }
prompt-supply-table = Ravitaillement : à qui la prochaine ration ? Il en reste { $left }{ $cut ->
    [0] {""}
   *[other] {" ; "}l’opération Uranus en retient { $cut } [5.4]
  }.
prompt-action-table = À vous : déplacez une unité, attaquez, jouez une carte, appelez un renfort, ou finissez le tour.
prompt-payment-table = { $what } : payez avec { $left ->
    [one] { $left } carte de votre main, au choix.
   *[other] { $left } cartes de votre main, au choix.
  }
bs-paying = { $what } : { $more ->
    [0] le compte y est. Payez avec les cartes choisies.
    [one] encore { $more } carte de votre main à payer.
   *[other] encore { $more } cartes de votre main à payer.
  }
bs-paying-over = { $what } : { $over ->
    [one] { $over } carte de trop. Touchez celle que vous gardez.
   *[other] { $over } cartes de trop. Touchez celles que vous gardez.
  }
prompt-event-round-table = Bataille : jouez un événement, ou passez.
prompt-firefight-table = Accrochage : jouez une carte pour son chiffre, ou cessez le feu.
prompt-losses-table = { $hits ->
    [one] Absorbez encore { $hits } perte.
   *[other] Absorbez encore { $hits } pertes.
  }

# L’issue d’une bataille
bs-result-title = Le destin a parlé
bs-result = { $hits } { $one }. { $two }.
bs-result-fate = { $who } : { $card }

# Après la bataille
fairness = Les cartes ont-elles été tirées honnêtement ?
fairness-line = Avant la première carte, le serveur a scellé un secret et la page de chaque joueur y a mêlé son propre texte. Tous les tirages en découlent. Le secret est maintenant révélé, et votre navigateur peut recalculer chaque tirage.
verify = Vérifier les tirages
verified = { $rolls ->
    [0] Rien n’a été tiré dans cette partie ; le secret correspond au sceau.
    [one] Le seul tirage découle du secret, et le secret correspond au sceau.
   *[other] Les { $rolls } tirages découlent tous du secret, et le secret correspond au sceau.
  }
replay-location = { $count ->
    [one] Un lieu est tiré
   *[other] { $count } lieux sont tirés
  }
bs-did-ration = { $who } absorbent une perte avec une ration ({ $name }).
bs-did-pass = { $who } laissent faire.
replay-top = L’unité suivante de la pile
replay-draws = { $count ->
    [one] Une carte est piochée
   *[other] { $count } cartes sont piochées
  }
replay-loses = Une carte est prise dans une main
replay-fate = Le destin
log-drawn-lifted = { $card }
replay-fingers = Un doigt fait glisser les lieux.

# Sur la page d’accueil
start-lead = La même ville avec des cartes : cinq lieux à tenir, des rations à dépenser et une main que l’autre camp ne voit pas. La table montre ce que vous pouvez faire, ce que cela coûte, et pourquoi.

face-action = Action
face-battle = Bataille
face-reaction = Réaction
face-uranus = Uranus
face-attacker = attaquant
face-defender = défenseur
face-any = tous
face-firefight = Accrochage { $number }
face-value = Valeur d’achat
face-combat = Valeur de combat
face-rations =
    { $count ->
        [0] aucune ration
        [one] 1 ration
       *[other] { $count } rations
    }
face-fallen = unité tombée
face-medals =
    { $count ->
        [0] aucune médaille
        [one] 1 médaille
       *[other] { $count } médailles
    }

# Les chapitres du livret
chapter-1 = Camps, cartes et zones
chapter-2 = Contrôle
chapter-3 = Mise en place
chapter-4 = Tour d’un joueur
chapter-5 = Ravitaillement
chapter-6 = Actions
chapter-7 = Bataille
chapter-8 = Mains et pioches
chapter-9 = Destruction et médailles
chapter-10 = Victoire
chapter-11 = Information
chapter-12 = Cas particuliers
chapter-13 = Exemple
chapter-14 = Effets des cartes
chapter-15 = Capacités des Forces
chapter-16 = Avantages des Lieux

folly-hopeless-attack = attaques que ni carte ni destin ne pouvait rendre utiles
folly-needless-death = unités sacrifiées que leurs propres rations ou leur recul auraient sauvées
folly-burnt-card = cartes employées dans une bataille déjà décidée sans elles
