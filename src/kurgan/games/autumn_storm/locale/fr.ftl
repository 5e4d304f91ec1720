# Autumn Storm en français.

side-axis = Axe
side-soviet = Soviétiques

# Les ordres : les mots que tape le joueur
verb-move = déplacer
verb-attack = attaquer
verb-recon = éclairer
verb-rest = reposer
verb-bombard = bombarder
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
place-0700 = usine de tracteurs est
place-0601 = usine Barricades
place-0502 = Mamaïev Kourgane
place-0505 = usine Octobre rouge
place-0506 = usine chimique Lazour
place-0801 = bac nord
place-0704 = bac central
place-0806 = bac sud

# En-tête
date = { $day } { $month ->
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
  } { $year }, { $hour ->
    [0] nuit
    [6] matin
    [12] après-midi
   *[18] soir
  }
header-turn = Tour { $turn } sur { $last }
header-score = { $side } { $score } (il faut { $needs })
header-victory = Victoire :
legend =
    Ordres : « déplacer 14pz 0301 », « attaquer 14pz 0503 », « éclairer recbn », « reposer 71 », « bombarder 0503 », « fin » ; « d » et « at » suffisent.
    Sur la carte : . découvert, = route, c ruines, F usine, ^ hauteur, B bac, ~ la Volga ; un chiffre est une valeur de victoire.
    ■ Axe et ★ Soviétiques avec leur force, □ ☆ désorganisation, ? non identifié, ·13Gd2 vu là au tour 2, ·· hors de vue.
    Dans les listes : attaque-défense-mouvement, force sur force pleine, hexagone ; ! désorganisation, ⌁ sans ravitaillement, † perdu.

# Invites
prompt-action = { $side }, tour { $turn } : un ordre, ou « fin ». Reste : { $command } commandement, { $artillery } artillerie{ $free ->
    [yes] {", 1 ordre gratuit"}
   *[no] {""}
  }.
prompt-wait = Tour { $turn } : on attend le camp « { $side } ».
prompt-over = La partie est terminée.
menu-unit = { $code } · { $name } en { $hex } · { $ratings } · { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
  }
menu-side = Camp « { $side } »

# Ce qui ne se lit pas
unreadable = « { $words } » n’est pas un ordre : dites déplacer, attaquer, éclairer, reposer, bombarder ou fin, avec une unité et un hexagone s’il en faut
unreadable-unit = Vous n’avez pas d’unité « { $word } » : les vôtres sont { $units }
unreadable-hex = « { $word } » n’est pas un hexagone : deux chiffres pour la colonne et deux pour la rangée, de 0000 à 0907

# Ce qui ne se peut pas
refused-number = Il n’y a pas d’ordre numéro { $number }
refused-lost = { $unit } : l’unité a été perdue
refused-command = { $unit } : il ne reste aucun point de commandement
refused-volga = { $unit } : impossible d’entrer en { $place }, c’est dans la Volga
refused-field = { $place } est hors du champ de cette bataille
refused-occupied = { $unit } : impossible de finir en { $place }, la place est prise
refused-no-points = { $unit } : plus aucun point de mouvement
refused-zone-to-zone = { $unit } est dans une zone ennemie et ne peut passer droit en { $place }, qui en est une aussi
refused-zone = Des zones ennemies arrêtent { $unit } avant { $place }
refused-far = { $place } est trop loin pour { $unit } avec { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
  }
refused-unarmed = { $unit } n’a pas de valeur d’attaque
refused-nobody = Vous ne voyez aucun ennemi en { $place }
refused-distant = { $unit } n’est pas au contact de { $place }
refused-guns-command = Un bombardement demande un point de commandement
refused-guns = Il ne reste aucun point d’artillerie
refused-not-recon = { $unit } n’est pas une unité de reconnaissance
refused-scanned = { $unit } : tout ce qui peut être observé d’ici l’a déjà été ce tour-ci
refused-rest = Le repos n’apporterait rien à { $unit }

# Cartes d’événement
card-factory-fire = Usine en feu
card-communication-delay = Liaisons coupées
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
card-reserves-arrive = Arrivée de réserves
effect-factory-fire = entrer dans une usine coûte 1 de plus ce tour-ci
effect-communication-delay = 1 point de commandement de moins
effect-commando-raid = les unités de reconnaissance voient 1 hexagone plus loin ce tour-ci
effect-ammunition-shortage = 1 point d’artillerie de moins
effect-morning-fog = chaque unité voit 1 hexagone moins loin ce tour-ci
effect-air-support = la prochaine attaque de ce tour gagne 2
effect-supply-convoy = 2 points de commandement de plus
effect-sniper-team = une unité ennemie visible est désorganisée
effect-political-pressure = attaquez ce tour-ci ou perdez un point de victoire
effect-counter-battery-fire = 1 point d’artillerie de moins à l’ennemi à sa prochaine préparation
effect-morale-boost = une unité désorganisée se rallie
effect-engineers-forward = les ruines coûtent 1 de moins ce tour-ci
effect-night-assault = les unités ignorent les zones de contrôle ce tour-ci
effect-reserves-arrive = l’unité entamée la plus faible regagne 2 de force

# Journal
log-end = { $side } : fin du tour { $turn }.
log-moves = { $unit } va de { $start } en { $end }.
log-ambushed = { $unit } part de { $start } pour { $goal } et tombe sur un ennemi que nul n’avait vu : arrêt en { $end }.
log-blocked = { $unit } part pour { $goal } et tombe sur un ennemi que nul n’avait vu : impossible de quitter { $start }.
log-attack = { $unit } attaque { $enemy } en { $place }.
log-recon = { $unit } observe le terrain.
log-rest = { $unit } se repose{ $gained ->
    [0] {""}
   *[other] {" "}et regagne { $gained } de force
  }.
log-guns = { $side } : les canons ouvrent le feu sur { $place }.
log-revealed = { $unit } : unité identifiée en { $place }.
log-in-sight = { $unit } apparaît en { $place }.
log-out-of-sight = { $unit } disparaît en { $place }.
log-enemy-moves = { $unit } va de { $start } en { $end }.
log-unknown-in-sight = Une unité inconnue apparaît en { $place }.
log-unknown-out-of-sight = Une unité inconnue disparaît en { $place }.
log-unknown-moves = Une unité inconnue va de { $start } en { $end }.
log-passes = Un ennemi est entrevu en { $place }, puis plus rien.
log-event = { $side } : { $card }, { $effect }.
log-reserves = { $unit } reçoit des renforts : force { $strength }.
log-sniper = Des tireurs d’élite frappent en { $place } : l’unité y est désorganisée.
log-morale = { $unit } reprend courage et se rallie.
log-recovery = { $unit } fait { $die } : { $recovered ->
    [yes] ralliement
   *[no] la désorganisation demeure
  }.
log-combat = { $unit } contre { $enemy } à { $column }, dé { $die } : { $result }.
log-eliminated = { $unit } est hors de combat.
log-retreats = { $unit } perd { $lost } de force (reste { $left }){ $disrupted ->
    [yes] {", se désorganise"}
   *[no] {""}
  } et se replie en { $place }.
log-retreats-unseen = { $unit } perd { $lost } de force (reste { $left }) et se replie hors de vue.
log-stands = { $unit } n’a où aller, perd { $lost } de force (reste { $left }){ $disrupted ->
    [yes] {", se désorganise"}
   *[no] {""}
  } et reste en { $place }.
log-shelled-eliminated = Obus sur { $place }, dé { $die } contre { $needed } : { $unit } est hors de combat.
log-shelled-loss = Obus sur { $place }, dé { $die } contre { $needed } : { $unit } perd 1 de force et se désorganise.
log-shelled-disrupted = Obus sur { $place }, dé { $die } contre { $needed } : { $unit } se désorganise.
log-shelled-nothing = Obus sur { $place }, dé { $die } contre { $needed } : aucun effet sur { $unit }.
log-takes = { $side } : prise de { $place }.

# Résultats
result-ae = attaquant en déroute
result-ar = attaquant repoussé
result-ne = sans effet
result-dr = le défenseur recule
result-de = défenseur en déroute
result-loss = perte et désorganisation
result-disrupted = désorganisation
result-nothing = sans effet
verdict-axis-points = Victoire, { $side } : le camp tient les points qu’il lui faut
verdict-soviet-hold = Victoire, { $side } : le camp a tenu jusqu’au bout
verdict-draw = Partie nulle : aucun camp n’a ce qu’il lui faut
verdict-resignation = Victoire, { $side } : l’ennemi a abandonné

# Prévision
forecast-attack = { $unit } attaque { $place }
forecast-guns = Bombardement de { $place }
forecast-unit = { $unit }
forecast-target = la cible
forecast-unknown = La cible n’est pas identifiée : une de { $count } unités, à chances égales
forecast-eliminated = { $who } est hors de combat
forecast-loses = { $who } perd { $lost } de force
forecast-disrupted = { $who } se désorganise
forecast-retreats = { $who } se replie en { $place }
forecast-wins = cela gagne la partie
factor-attack = Valeur d’attaque
factor-air = Appui aérien
factor-total-attack = Attaque
factor-defence = Valeur de défense
factor-terrain = { $terrain }
factor-disrupted = Désorganisation
factor-unsupplied = Sans ravitaillement
factor-total-defence = Défense
factor-column = { $attack } : { $defence } = { $ratio }, colonne
factor-factory = Abri d’usine
factor-threshold = Désorganise à
factor-loss = Coûte 1 de force à
