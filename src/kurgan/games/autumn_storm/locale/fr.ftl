# Tempête d’automne en français.

side-axis = Axe
side-soviet = Soviétiques
as-axis = l’Axe
as-soviet = les Soviétiques

# Les ordres : les mots que tape le joueur
verb-move = déplacer
verb-attack = attaquer
verb-recon = éclairer
verb-rest = reposer
verb-bombard = bombarder
verb-way = chemin
verb-via = par
verb-go = partir
verb-end = fin

# Terrain et lieux
terrain-open = terrain découvert
terrain-road = route
terrain-ruins = ruines
terrain-factory = complexe industriel
terrain-hill = hauteur
terrain-ferry = bac
terrain-volga = la Volga
place = { $hex }
place-named = { $hex } ({ $name })
place-0600 = usine de tracteurs
place-0700 = usine de tracteurs Est
place-0601 = usine Barrikady
place-0502 = Mamaïev Kourgane
place-0505 = usine Octobre rouge
place-0506 = usine chimique Lazour
place-0801 = bac nord
place-0704 = bac central
place-0806 = bac sud

# En-tête
date = { $day ->
    [1] 1er
   *[other] { $day }
  } { $month ->
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
  }{ $year ->
    [0] {""}
   *[other] {" "}{ $year }
  }, { $hour ->
    [0] nuit
    [6] matin
    [12] après-midi
   *[18] soir
  }
header-turn = Tour { $turn } sur { $last }
header-score = { $name ->
    [axis] Axe { $score } (gagne aussitôt avec { $needs })
   *[soviet] Soviétiques { $score } (gagnent avec { $needs } après le tour { $last })
  }
header-score-over = { $name ->
    [axis] Axe { $score } (il en fallait { $needs })
   *[soviet] Soviétiques { $score } (il en fallait { $needs })
  }
header-victory = Victoire :
legend =
    Ordres : « déplacer 14pz 0301 » (ou par un chemin à vous, « déplacer 14pz 0203 0301 »), « attaquer 14pz 0503 », « éclairer recbn », « reposer 71 », « bombarder 0503 », « fin » ; les débuts « d » et « at » suffisent.
    Sur la carte : . découvert, = route, c ruines, F usine, ^ hauteur, B bac, ~ la Volga ; un chiffre est une valeur de victoire.
    ■ Axe et ★ Soviétiques avec leur force, □ ☆ unité désorganisée, ? unité non identifiée, ·13Gd2 vue là au tour 2, ·· hors de vue.
    Dans les listes : attaque-défense-mouvement, force sur force maximale, hexagone ; ! désorganisée, ⌁ non ravitaillée, † éliminée.

# Invites
prompt-action = { $side }, tour { $turn } : ordre ou « fin » ? Commandement { $command }, artillerie { $artillery }{ $free ->
    [yes] {", 1 ordre gratuit"}
   *[no] {""}
  }.
prompt-wait = Tour { $turn } : c’est { $side ->
    [Axe] à l’Axe
   *[other] aux Soviétiques
  } de jouer.
prompt-over = La partie est terminée.
prompt-way = { $side } : l’hexagone suivant du chemin, ou « partir » ; « annuler » y renonce.
menu-unit = { $code } · { $name } en { $hex } · { $ratings } · { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
  }
menu-side = { $side ->
    [Axe] L’Axe
   *[other] Les Soviétiques
  }

# Ce qui ne se lit pas
unreadable = « { $words } » n’est pas un ordre : tapez déplacer, attaquer, éclairer, reposer, bombarder ou fin, avec l’unité et l’hexagone s’il y a lieu
unreadable-form = Il manque un mot à « { $words } », ou il y en a un de trop : dites « { $form } »
form-move = déplacer 14pz 0301
form-attack = attaquer 14pz 0503
form-recon = éclairer recbn
form-rest = reposer 71
form-bombard = bombarder 0503
form-way = chemin
form-via = par 14pz 0203
form-go = partir
form-end = fin
unreadable-unit = Vous n’avez pas d’unité « { $word } » : les vôtres sont { $units }
unreadable-hex = « { $word } » n’est pas un hexagone : deux chiffres pour la colonne et deux pour la rangée, de 0000 à 0907

# Ce qui ne se peut pas
refused-number = Il n’y a pas d’ordre numéro { $number }
refused-lost = { THE($unit, at: "start") } est hors de combat
refused-command = Il ne reste aucun point de commandement pour { THE($unit) }
refused-volga = { THE($unit, at: "start") } ne peut pas entrer en { $place } : c’est la Volga
refused-field = { $place } est hors du champ de bataille de ce scénario
refused-occupied = { THE($unit, at: "start") } ne peut pas finir son mouvement en { $place } : l’hexagone est occupé
refused-no-points = { THE($unit, at: "start") } n’a plus de points de mouvement
refused-zone-to-zone = { THE($unit, at: "start") } est en zone de contrôle ennemie et ne peut pas passer directement en { $place }, qui l’est aussi
refused-zone = Des zones de contrôle ennemies arrêtent { THE($unit) } avant { $place }
refused-far = { $place } est trop loin pour { THE($unit) } avec { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
  }
refused-unarmed = { THE($unit, at: "start") } n’a pas de valeur d’attaque
refused-nobody = Vous ne voyez aucun ennemi en { $place }
refused-distant = { THE($unit, at: "start") } n’est pas dans un hexagone voisin de { $place }
refused-guns-command = Un bombardement demande un point de commandement
refused-guns = Il ne reste aucun point d’artillerie
refused-not-recon = { THE($unit, at: "start") } n’est pas une unité de reconnaissance
refused-scanned = { THE($unit, at: "start") } a déjà observé, pendant ce tour, tout ce qui peut l’être d’ici
refused-rest = Reposer { THE($unit) } n’apporterait rien
refused-way-none = Aucune unité ne peut se déplacer : il n’y a pas de chemin à choisir
refused-way-first = Aucun chemin n’est en cours : dites d’abord « chemin », ou tout d’un coup : « déplacer 14pz 0203 0301 »
refused-way-begin = Le chemin n’a encore aucun hexagone
refused-way-end = Un chemin ne peut pas finir là où se trouve une autre de vos unités
refused-way-open = Un chemin est en cours : continuez-le, partez, ou annulez
refused-way-other = Le chemin en cours est celui d’une autre unité ({ $unit })
refused-way-twice = Le chemin est déjà passé en { $place }
refused-way-stopped = { THE($unit, at: "start") } doit s’arrêter en { $place }, en zone ennemie
refused-way-gap = { $place } ne touche pas { $start }, où s’arrête pour l’instant le chemin ({ $unit })
refused-way-through = { THE($unit, at: "start") } pourrait passer par { $place }, mais ne trouverait pas où finir son mouvement

# Cartes d’événement
card-factory-fire = Usine en feu
card-communication-delay = Liaisons perturbées
card-commando-raid = Coup de main
card-ammunition-shortage = Pénurie de munitions
card-morning-fog = Brouillard du matin
card-air-support = Appui aérien
card-supply-convoy = Convoi de ravitaillement
card-sniper-team = Tireurs d’élite
card-political-pressure = Pression politique
card-counter-battery-fire = Contre-batterie
card-morale-boost = Sursaut de moral
card-engineers-forward = Le génie en avant
card-night-assault = Assaut de nuit
card-reserves-arrive = Arrivée des réserves
effect-factory-fire = entrer dans une usine coûte 1 de plus pendant ce tour
effect-communication-delay = 1 point de commandement de moins
effect-commando-raid = les unités de reconnaissance voient 1 hexagone plus loin pendant ce tour
effect-ammunition-shortage = 1 point d’artillerie de moins
effect-morning-fog = toutes les unités voient 1 hexagone moins loin pendant ce tour
effect-air-support = la prochaine attaque de ce tour gagne 2 en attaque
effect-supply-convoy = 2 points de commandement de plus
effect-sniper-team = une unité ennemie en vue, tirée au sort, est désorganisée
effect-political-pressure = il faut attaquer pendant ce tour, sous peine de perdre 1 point de victoire
effect-counter-battery-fire = { $side ->
    [Axe] les Soviétiques recevront 1 point d’artillerie de moins à leur prochaine préparation
   *[other] l’Axe recevra 1 point d’artillerie de moins à sa prochaine préparation
  }
effect-morale-boost = une unité désorganisée, tirée au sort, se rallie
effect-engineers-forward = entrer dans des ruines coûte 1 de moins pendant ce tour
effect-night-assault = les unités ignorent les zones de contrôle pendant ce tour
effect-reserves-arrive = l’unité réduite la plus faible regagne 2 points de force

# Journal
log-end = { $side ->
    [Axe] L’Axe finit
   *[other] Les Soviétiques finissent
  } le tour { $turn }.
log-moves = { THE($unit, at: "start") } fait mouvement de { $start } à { $end }.
log-ambushed = { THE($unit, at: "start") } part de { $start } pour { $goal } et se heurte en { $place } à un ennemi embusqué ({ $enemy }) : arrêt en { $end }. { $memory }.
ambush-seen-there = Un ennemi y avait été vu pour la dernière fois au tour { $turn }
ambush-seen-elsewhere = Il avait été vu pour la dernière fois en { $place }, au tour { $turn }
ambush-unforeseen = On ne savait rien d’un ennemi à cet endroit
ambush-label = Embuscade
ambush-title = Embuscade en { $place }
ambush-text = { THE($unit, at: "start") } allait de { $start } à { $goal } et tombe sur un ennemi embusqué ({ $enemy }) : arrêt en { $end }. { $memory }.
log-attack = { THE($unit, at: "start") } attaque { THE($enemy) } en { $place }.
log-recon = { THE($unit, at: "start") } observe le terrain.
log-rest = { THE($unit, at: "start") } se repose{ $gained ->
    [0] {""}
    [one] {" "}et regagne { $gained } point de force
   *[other] {" "}et regagne { $gained } points de force
  }.
log-guns = L’artillerie { $side ->
    [Axe] de l’Axe
   *[other] soviétique
  } ouvre le feu sur { $place }.
log-revealed = On identifie { THE($unit) } en { $place }.
log-in-sight = { THE($unit, at: "start") } apparaît en { $start }{ $moved ->
    [yes] {" "}et fait mouvement vers { $end }
   *[no] {""}
  }.
log-out-of-sight = { THE($unit, at: "start") } { $moved ->
    [yes] part de { $start } et sort
   *[no] sort
  } de vue en { $end }.
log-enemy-moves = { THE($unit, at: "start") } fait mouvement de { $start } à { $end }.
log-unknown-in-sight = Une unité inconnue apparaît en { $start }{ $moved ->
    [yes] {" "}et fait mouvement vers { $end }
   *[no] {""}
  }.
log-unknown-out-of-sight = Une unité inconnue { $moved ->
    [yes] part de { $start } et sort
   *[no] sort
  } de vue en { $end }.
log-unknown-moves = Une unité inconnue fait mouvement de { $start } à { $end }.
log-passes = Un ennemi est entrevu { $moved ->
    [yes] entre { $start } et { $end }
   *[no] en { $end }
  }, puis disparaît.
log-event = { $side ->
    [Axe] L’Axe tire
   *[other] Les Soviétiques tirent
  } la carte « { $card } » : { $effect }.
log-reserves = { THE($unit, at: "start") } reçoit des renforts : force { $strength }.
log-sniper = Des tireurs d’élite frappent en { $place } : l’unité qui s’y trouve { $disrupted ->
    [still] reste désorganisée
   *[yes] est désorganisée
  }.
log-sniper-unknown = Des tireurs d’élite désorganisent une unité ennemie non identifiée.
log-morale = { THE($unit, at: "start") } reprend courage et se rallie.
log-recovery = { THE($unit, at: "start") } obtient { $die } : { $recovered ->
    [yes] ralliement
   *[no] la désorganisation persiste
  }.
nth-log-combat = { $count }e attaque
log-combat = { THE($unit, at: "start") } contre { THE($enemy) } à { $column }, dé { $die } : { $result }.
log-eliminated = { THE($unit, at: "start") } est hors de combat.
log-retreats = { THE($unit, at: "start") } perd { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
  } de force (il en reste { $left }{ $disrupted ->
    [yes] {"), se désorganise"}
    [still] {" ; la désorganisation persiste)"}
   *[no] {")"}
  } et se replie en { $place }.
log-retreats-unseen = { THE($unit, at: "start") } perd { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
  } de force (il en reste { $left }) et se replie hors de vue.
log-stands = { THE($unit, at: "start") } n’a nulle part où se replier, perd { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
  } de force (il en reste { $left }{ $disrupted ->
    [yes] {"), se désorganise"}
    [still] {" ; la désorganisation persiste)"}
   *[no] {")"}
  } et reste en { $place }.
log-shelled-eliminated = Bombardement de { $place }, dé { $die }, seuil { $needed } : { THE($unit) } est hors de combat.
log-shelled-loss = Bombardement de { $place }, dé { $die }, seuil { $needed } : { THE($unit) } perd 1 point de force{ $disrupted ->
    [still] {", et la désorganisation persiste"}
   *[yes] {" "}et se désorganise
  }.
log-shelled-disrupted = Bombardement de { $place }, dé { $die }, seuil { $needed } : { $disrupted ->
    [still] la désorganisation persiste pour { THE($unit) }
   *[yes] { THE($unit) } se désorganise
  }.
log-shelled-nothing = Bombardement de { $place }, dé { $die }, seuil { $needed } : aucun effet sur { THE($unit) }.
log-pressure = { $side ->
    [Axe] L’Axe n’a pas attaqué malgré la pression politique : il perd
   *[other] Les Soviétiques n’ont pas attaqué malgré la pression politique : ils perdent
  } 1 point de victoire.
log-takes = { $side ->
    [Axe] L’Axe prend
   *[other] Les Soviétiques prennent
  } { $place }.

# Résultats
result-ae = attaquant en déroute
result-ar = attaquant repoussé
result-ne = sans effet
result-dr = défenseur en retraite
result-de = défenseur en déroute
result-loss = perte et désorganisation
result-disrupted = désorganisation
result-nothing = sans effet
won-axis-points = Victoire de l’Axe : il lui fallait { $axis_needs ->
    [one] { $axis_needs } point de victoire
   *[other] { $axis_needs } points de victoire
  } et il en a { $axis }, ce qui suffit pour gagner aussitôt. Les Soviétiques en ont { $soviet }.
won-soviet-hold = Victoire soviétique : à la fin du tour { $turn }, il fallait aux Soviétiques { $soviet_needs ->
    [one] { $soviet_needs } point de victoire
   *[other] { $soviet_needs } points de victoire
  } et ils en ont { $soviet }. Il en fallait { $axis_needs } à l’Axe, qui en a { $axis }.
won-by-nobody = Partie nulle : à la fin du tour { $turn }, il fallait à l’Axe { $axis_needs ->
    [one] { $axis_needs } point de victoire
   *[other] { $axis_needs } points de victoire
  } et il en a { $axis }. Il en fallait { $soviet_needs } aux Soviétiques, qui en ont { $soviet }.
points-pressed = { $points } (des lieux qui valent { $held }, moins { $penalty } pour la pression politique)
# Parties finies avant que leurs points soient dits
verdict-axis-points = Victoire { $side ->
    [Axe] de l’Axe
   *[other] soviétique
  } : il tient les points qu’il lui faut.
verdict-soviet-hold = Victoire { $side ->
    [Axe] de l’Axe
   *[other] soviétique
  } : la ville a tenu jusqu’au bout.
verdict-draw = Partie nulle : aucun camp n’a ce qu’il lui faut.
verdict-resignation = { $side ->
    [Axe] Victoire de l’Axe : les Soviétiques ont abandonné.
   *[other] Victoire soviétique : l’Axe a abandonné.
  }

# Prévision
forecast-move = { THE($unit, at: "start") } fait mouvement vers { $place }
forecast-attack = { THE($unit, at: "start") } attaque { $place }
forecast-guns = Bombardement de { $place }
forecast-unit = { $unit }
forecast-target = la cible
forecast-unknown = La cible n’est pas identifiée : c’est l’une de { $count } unités, toutes aussi probables. Son état est supposé : la force de la dernière fois, en bon ordre, et ravitaillée d’après la carte actuelle
forecast-supposed = La cible n’est pas identifiée, mais il ne reste qu’une unité possible. Son état est supposé : la force de la dernière fois, en bon ordre, et ravitaillée d’après la carte actuelle
forecast-remembered = Un ennemi a été vu pour la dernière fois en { $place }, au tour { $turn } : il y est peut-être encore
forecast-perhaps = { $what }, pour autant que vous sachiez
forecast-eliminated = { THE($who, at: "start") } est hors de combat
forecast-loses = { THE($who, at: "start") } perd { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
  } de force
forecast-disrupted = { THE($who, at: "start") } se désorganise
forecast-retreats = { THE($who, at: "start") } se replie en { $place }
forecast-wins = la bataille est gagnée
factor-step = { $place }, { $terrain }
factor-points = Coût, sur { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
  }
factor-attack = Valeur d’attaque
factor-air = Appui aérien
factor-total-attack = Attaque
factor-defence = Valeur de défense
factor-terrain = { $terrain }
factor-disrupted = Désorganisation
factor-unsupplied = Sans ravitaillement
factor-total-defence = Défense
factor-column = { $attack } : { $defence } = { $ratio }, colonne
factor-factory = Protection de l’usine
factor-threshold = Désorganisation sur
factor-loss = Perte de 1 point de force sur

# La page : les ordres sur ses boutons, et ce qu’elle dit autrement qu’un terminal
action-move = Déplacer
action-attack = Attaquer
action-recon = Éclairer
action-rest = Reposer
action-bombard = Bombarder
action-way = Choisir le chemin
action-via = Continuer
action-go = En route
action-end = Finir le tour
mode-bombard = Artillerie
light-reach = à portée de l’artillerie
side-orders = artillerie
prompt-action-table = { $side }, tour { $turn } : { $command ->
    [0] { $free ->
        [yes] choisissez une unité pour votre ordre gratuit, ou finissez votre tour.
       *[no] plus de point de commandement. Finissez votre tour.
      }
   *[other] choisissez une unité pour lui donner un ordre, ou finissez votre tour.
  }
menu-unit-table = { $name }
menu-unit-facts = { $hex } · { $ratings } · { $points ->
    [one] encore { $points } point de mouvement
   *[other] encore { $points } points de mouvement
  }{ $free ->
    [yes] {" "}· prochain ordre gratuit : quartier général à 3 hexagones au plus
   *[no] {""}
  }

# La page : la carte, ses calques, les lieux et les unités en mots
map-label = Carte de Stalingrad
map-title = STALINGRAD
map-year = Automne 1942
map-north = N
map-river = VOLGA
printed-0600 = Tracteurs
printed-0700 = Tracteurs Est
printed-0601 = Barrikady
printed-0502 = Mamaïev Kourgane
printed-0505 = Octobre rouge
printed-0506 = Lazour
printed-0801 = Bac nord
printed-0704 = Bac central
printed-0806 = Bac sud
overlay-vision = Vision
overlay-supply = Ravitaillement
overlay-zones = Zones
overlay-control = Contrôle
overlay-names = Noms
overlay-coordinates = Coordonnées
overlay-silhouettes = Silhouettes
overlay-headquarters = Quartier général
legend-vision = voilé : aucune de vos unités ne le voit
legend-supply = pointillé : votre ravitaillement y arrive ; les ronds en sont les sources
legend-zones = hachuré : au contact d’un ennemi en vue, un mouvement s’y arrête
legend-control = qui tient l’hexagone, pour autant que vous sachiez : à chaque camp son inclinaison
legend-names = les noms des lieux
legend-coordinates = les numéros dont parlent les ordres et le journal
legend-silhouettes = de petits dessins à la place des symboles militaires
legend-headquarters = à 3 hexagones au plus de votre quartier général : le premier ordre d’un tour y est gratuit
header-to-move = { $side ->
    [Axe] À l’Axe de jouer
   *[other] Aux Soviétiques de jouer
  }
header-your-turn = À vous
header-you = Vous
standing-title = Qui gagne ?
standing-title-over = Qui a gagné ?
standing-name = { $name ->
    [axis] Axe
   *[soviet] Soviétiques
  }
standing-goal = { $name ->
    [axis] gagne à { $needs }
   *[soviet] gagnent à { $needs } après T{ $last }
  }
standing-goal-over = il fallait { $needs }
standing-side = { $who ->
    [axis] L’Axe gagne aussitôt avec { $goal } et en tient { $score } : encore { $missing }
    [your-axis] Vous (Axe) gagnez aussitôt avec { $goal } et en tenez { $score } : encore { $missing }
    [soviet] Les Soviétiques gagnent avec { $goal } à la fin du tour { $last } et en tiennent { $score } à présent
   *[your-soviet] Vous (Soviétiques) gagnez avec { $goal } à la fin du tour { $last } et en tenez { $score } à présent
  }.
standing-side-over = { $who ->
    [axis] Il fallait { $goal } à l’Axe, qui en a { $score }
    [your-axis] Il vous fallait { $goal } (Axe), et vous en avez { $score }
    [soviet] Il fallait { $goal } aux Soviétiques, qui en ont { $score }
   *[your-soviet] Il vous fallait { $goal } (Soviétiques), et vous en avez { $score }
  }.
standing-points = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
  }
standing-else = Si aucun camp n’y parvient, la bataille est nulle.
standing-nobody = personne
ending-side = { $side } { $score } : { $places }
ending-place = { $place } { $value }
ending-penalty = pression politique −{ $penalty }
ending-nothing = rien
header-card = Carte d’événement : { $card }
header-command = { $left ->
    [one] { $left } point de commandement
   *[other] { $left } points de commandement
  }
header-command-short = Commandement
header-artillery = { $left ->
    [one] { $left } point d’artillerie
   *[other] { $left } points d’artillerie
  }
header-artillery-short = Artillerie
left-over = { $command ->
    [one] { $command } point de commandement serait perdu
   *[other] { $command } points de commandement seraient perdus
  }
list-semicolon = {" ; "}
place-worth = valeur { $value }
place-held = tenu par { $side ->
    [Axe] l’Axe
   *[other] les Soviétiques
  }
place-source = source de ravitaillement { $side ->
    [Axe] de l’Axe
   *[other] des Soviétiques
  }
place-unseen = hors de vue
ghost-seen = vue T{ $turn }
ghost-there = { $label }, vue ici pour la dernière fois au tour { $turn }
ghost-gone = { $label }, ici au tour { $turn }, n’y est plus
size-company = compagnie
size-battalion = bataillon
size-regiment = régiment
size-brigade = brigade
size-division = division
size-corps = corps
size-army = armée
unit-formation = { $label } ({ $kind ->
    [hq] quartier général, { $size }
    [armour] { $size } de chars
    [recon] { $size } de reconnaissance
   *[infantry] { $size } d’infanterie
  })
unit-unknown = unité { $side ->
    [Axe] de l’Axe
   *[other] soviétique
  } non identifiée
unit-strength = force { $strength } sur { $maximum }
unit-last-strength = force { $strength } quand elle a été vue
unit-disrupted = désorganisée
unit-unsupplied = non ravitaillée
unit-acted = a reçu un ordre
unit-lost = éliminée
unit-unseen = pas en vue
unit-reach = hachuré : jusqu’où elle pourrait aller en un tour, pour autant que vous sachiez
hold-hint = Gardez le doigt appuyé sur un ennemi pour voir jusqu’où il pourrait aller en un tour.
table-finger-hold-does = lire ce qui se trouve là ; sur un ennemi, voir jusqu’où il pourrait aller en un tour

# Le livre de règles : ce que disent les joueurs, et le mot des règles
rules-jargon = zoc = zone; zdc = zone; pc = commandement; pa = artillerie; pm = mouvement; pv = victoire; ldv = vue; los = vue; qg = quartier général; hq = quartier général; crt = rapport; canons = artillerie; char = blindé; chars = blindé; éclairer = reconnaissance

# La première bataille guidée
lesson-welcome-title = Votre première bataille
lesson-welcome-text = À vous l’Axe, en bleu ; à l’ordinateur les Soviétiques, en rouge. Un « ? » n’est pas encore identifié. Les points d’un drapeau vont au dernier camp passé par là. Tenez-en { $needs } d’ici la fin du tour { $last } et vous gagnez.
lesson-choose-title = Choisissez une unité
lesson-choose-text = Les unités au bord blanc peuvent agir. Choisissez celle qui est signalée : { $name }. Ses chiffres { $ratings } sont l’attaque, la défense et le mouvement ; les petits carrés, sa force.
lesson-move-title = En avant
lesson-move-text = { $held ->
    [yes] Elle peut aller où la carte s’éclaire ; le chiffre est le coût. Un contour en tirets l’oblige à s’arrêter, au contact de l’ennemi. Choisissez un endroit signalé et confirmez si on vous le demande.
   *[no] Choisissez une unité : la carte s’éclaire là où elle peut aller et indique le coût.
  }
lesson-scout-title = Percer le brouillard
lesson-scout-text = Vous ne voyez que ce que voient vos unités{ $unknown ->
    [yes] , et d’un « ? » vous savez seulement qu’il est là.
   *[no] {""} : d’autres ennemis attendent peut-être hors de vue.
  } { $held ->
    [yes] Cette unité voit plus loin : donnez-lui l’ordre Éclairer.
   *[no] Choisissez l’unité qui voit plus loin ({ $name }) et donnez-lui l’ordre Éclairer.
  }
lesson-guns-title = D’abord l’artillerie
lesson-guns-text = { $held ->
    [unit] Lâchez l’unité choisie (Renoncer), puis choisissez Artillerie.
    [guns] L’artillerie est prête.
   *[none] Choisissez Artillerie.
  } Elle atteint tout ennemi en vue. { $by ->
    [finger] Touchez
   *[mouse] Cliquez sur
  } une cible signalée, lisez les chances dans le panneau et tirez : désorganisé, l’ennemi se défend moins bien.
lesson-aim-title = Regarder avant d’attaquer
lesson-aim-text = { $can ->
    [yes] { $held ->
        [yes] { $by ->
            [finger] Touchez
           *[mouse] Cliquez sur
          } l’ennemi marqué d’épées croisées et voyez ce que le panneau prévoit avant d’attaquer.
       *[no] Choisissez une unité au contact de l’ennemi, puis { $by ->
            [finger] touchez
           *[mouse] cliquez sur
          } l’ennemi marqué d’épées croisées pour voir ce que le panneau prévoit.
      }
    [poor] Vos unités au contact attaqueraient avec de mauvaises chances. Amenez-en d’abord une autre : la carte signale laquelle et où.
   *[no] Pour attaquer, il faut une unité au contact de l’ennemi, et aucune ne l’est encore. Déplacez-en d’abord une : la carte signale laquelle et où.
  }
lesson-attack-title = À l’attaque
lesson-attack-text = { $can ->
    [yes] Le panneau pèse l’attaque, la défense et le terrain, puis dit ce qu’apporte chaque face du dé, à vous comme à l’ennemi. Attaquez si cela vous convient, ou essayez une autre unité.
    [poor] Vos unités au contact attaqueraient avec de mauvaises chances. Amenez-en d’abord une autre : la carte signale laquelle et où.
   *[no] Pour attaquer, il faut une unité au contact de l’ennemi. Déplacez-en d’abord une : la carte signale laquelle et où.
  }
lesson-result-title = { $result ->
    [ae] Un échec coûteux
    [ar] Repoussés
    [lost] Une unité perdue
    [won] L’ennemi est anéanti
    [ne] Rien de décidé
    [dr] L’ennemi recule
   *[de] C’est la déroute
  }
lesson-result-text = { $result ->
    [ae] Votre unité a perdu la moitié de sa force et se trouve désorganisée : elle attaque avec 2 de moins jusqu’à son ralliement ou son repos. Un meilleur rapport de forces rend cela rare.
    [ar] Votre unité a perdu 1 point de force et se replie si elle le peut. Elle pourra revenir, avec un meilleur rapport de forces.
    [lost] Votre unité n’avait plus assez de force et quitte la bataille. Reposez à temps les unités usées et cherchez un meilleur rapport de forces.
    [won] Cette unité ne reviendra pas. Son hexagone est vide, mais personne n’avance de soi-même : déplacez-y une unité pour le tenir.
    [ne] Personne n’a souffert. Vous pouvez attaquer de nouveau, avec cette unité ou une autre, pour un autre point de commandement.
    [dr] L’ennemi a perdu 1 point de force et se replie s’il le peut. Personne n’avance de soi-même : une fois l’hexagone vide, déplacez-y une unité pour le tenir.
   *[de] L’ennemi a perdu la moitié de sa force et se trouve désorganisé. Personne n’avance de soi-même : une fois l’hexagone vide, déplacez-y une unité pour le tenir.
  }
lesson-seize-title = La voie est libre
lesson-seize-text = Plus personne ne barre le chemin d’un drapeau : { $place }. Choisissez une unité signalée, déplacez-la jusque-là, et { $value ->
    [one] { $value } point est à vous.
   *[other] { $value } points sont à vous.
  }
lesson-end-title = Dépensez vos points
lesson-end-text = Chaque ordre coûte un point de commandement ; le premier près de votre quartier général est gratuit. { $left } { $more ->
    [yes] Donnez encore un ordre, ou finissez le tour et perdez ce qui reste.
   *[no] Finissez le tour.
  }
lesson-enemy-title = Au tour de l’ennemi
lesson-enemy-text = L’ordinateur joue selon les mêmes règles. Vous ne voyez que ce que voient vos unités ; là où un ennemi sort de vue, un pion pâle reste. L’onglet Journal garde tout, avec la règle de chaque ligne.
lesson-turn-title = Un nouveau tour
lesson-turn-text = Vos points sont revenus{ $drawn ->
    [yes] {""}, et vous avez tiré une carte : « { $card } ».
   *[no] {""}.
  } Une unité usée ou désorganisée peut se reposer. Gardez un chemin libre vers le bord ouest : sans ravitaillement, une unité s’affaiblit.
lesson-goal-title = Objectif : { $place }
lesson-goal-text = { $open ->
    [yes] La voie est libre : déplacez-y une unité.
   *[no] Il faut d’abord en chasser l’occupant : bombardez, puis attaquez avec vos unités les plus fortes. Quand l’hexagone est vide, entrez-y.
  }
lesson-warning-title = Réfléchissez encore
lesson-warning-text = Cette attaque vous nuit dans { $harm } cas sur 100, et nuit à l’ennemi dans { $gain }. { $instead ->
    [guns] Faites d’abord tirer l’artillerie : désorganisé, l’ennemi se défend moins bien.
    [other] Attaquez plutôt avec l’unité signalée, ou commencez par elle.
    [rest] Reposez l’unité signalée et attaquez quand le rapport de forces sera meilleur.
   *[wait] Renoncez, et amenez d’abord une unité plus forte.
  }
lesson-stake = Il vous manque { $missing ->
    [one] { $missing } point
   *[other] { $missing } points
  } pour gagner. { $place } en vaut { $value }.{ $turns ->
    [0] {" "}Dernier tour !
   *[other] {""}
  }
lesson-left = { $command ->
    [0] { $free ->
        [yes] Vous n’avez plus de point de commandement, mais un ordre près de votre quartier général reste gratuit.
       *[no] Vous n’avez plus de point de commandement.
      }
    [one] { $free ->
        [yes] Il vous reste { $command } point de commandement, et un ordre gratuit près de votre quartier général.
       *[no] Il vous reste { $command } point de commandement.
      }
   *[other] { $free ->
        [yes] Il vous reste { $command } points de commandement, et un ordre gratuit près de votre quartier général.
       *[no] Il vous reste { $command } points de commandement.
      }
  }
lesson-seize-now-title = Prenez le drapeau
lesson-seize-now-text = Plus personne ne barre le chemin : déplacez-y une unité signalée.
lesson-shell-now-title = D’abord l’artillerie
lesson-shell-now-text = Il vous reste des obus. { $held ->
    [unit] Lâchez l’unité choisie (Renoncer), puis choisissez Artillerie et
    [guns] Choisissez
   *[none] Choisissez Artillerie et
  } une cible signalée avant de l’attaquer.
lesson-fight-now-title = Attaquez
lesson-fight-now-text = Une unité signalée a une attaque qui en vaut le risque : comparez les prévisions. { $left }
lesson-close-now-title = Approchez
lesson-close-now-text = Aucune attaque n’en vaut le risque à présent. Amenez une unité signalée qui n’est pas encore au contact. { $left }
lesson-rest-now-title = Reposez une unité
lesson-rest-now-text = Il ne reste pas de bonne attaque. Une unité signalée peut se reposer : elle se rallie et, ravitaillée, regagne de la force. { $left }
lesson-end-now-title = Finissez votre tour
lesson-end-now-text = Il n’y a plus rien de bon à faire : tenez ce que vous avez. Finissez le tour et regardez ce que fait l’ennemi.
lesson-over-title = Vous en savez assez
lesson-over-text = La bataille est à vous. Annuler reprend un ordre, sauf si un dé est tombé ou si vous avez vu du nouveau. Les Règles répondent à toute question.

# Ce que coûte un ordre
price = { $price } PC
price-free = gratuit

# Les chapitres du livret
chapter-1 = Carte et unités
chapter-2 = Séquence de jeu
chapter-3 = Début de tour
chapter-4 = Événements
chapter-5 = Mouvement
chapter-6 = Combat
chapter-7 = Brouillard de guerre
chapter-8 = Ravitaillement
chapter-9 = Artillerie et repos
chapter-10 = Contrôle
chapter-11 = Quartiers généraux
chapter-12 = Victoire

folly-hopeless-attack = attaques qu’aucun dé ne pouvait rendre utiles
folly-idle-bombardment = bombardements qu’aucun dé ne pouvait rendre utiles
