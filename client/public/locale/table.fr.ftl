# La table : la page de bataille autour du plateau, pour tous les jeux.

# Les jeux disent `action-<verbe>`, `mode-<verbe>`, `price-<verbe>`, `cost-<verbe>` et `<clé>-table` à leur façon

# En-tête et menu
table-undo = Annuler
table-undo-not = Rien à annuler : aucun ordre depuis le dernier dé, la dernière découverte ou le changement de tour.
table-rules = Règles
table-menu = Menu
table-copy-invitation = Copier le lien d’invitation
table-dice-fact = Dés de cette partie
table-dice-other-seal = Le sceau des dés n’est pas celui que cette page a vu d’abord : ne vous fiez pas à ces dés.
table-dice-other-text = Le serveur a mêlé aux dés un autre texte que celui que cette page a donné ou vu : qui le tient a pu choisir ce qui vient. Ne vous fiez pas à ces dés.
table-dice-too-late = Le serveur dit que le texte de cette page est venu trop tard pour être mêlé aux dés. Ils ne contiennent rien de vous : personne ne pourra vous prouver après coup qu’ils n’ont pas été choisis.
table-copy-dice = Copier le nom et le sceau
table-copy-watch = Copier un lien de spectateur ({ $side })
table-copied = Copié
table-declines = Passer automatiquement quand rien d’autre n’est possible (contre l’ordinateur)
table-sound = Son
table-notify = Me prévenir quand c’est à moi de jouer
table-theme = Thème
table-theme-auto = auto
table-theme-light = clair
table-theme-dark = sombre
table-language = Langue
table-resign = Abandonner…
table-leave = Retour à l’accueil
table-close = Fermer

# Carte et panneau
table-map = Carte. Les flèches la parcourent, Entrée choisit, Échap annule, le point d’interrogation donne la liste des touches.
table-panel = Panneau
table-sheet = Agrandir ou réduire le panneau
table-tab-why = Ordres
table-tab-forces = Forces
table-tab-log = Journal
table-tab-rules = Règles
table-tab-map = Carte
table-overlays = Afficher sur la carte
table-here = Ici
table-rule = Règle { $number }
table-loading = Un instant…
table-places = { $count ->
    [one] { $count } lieu
   *[other] { $count } lieux
  }
table-not-possible = Impossible : { $why }
table-zoom = Zoom de la carte
table-zoom-in = Plus près
table-zoom-out = Plus loin
table-zoom-home = Toute la carte
table-point = { $by ->
    [finger] Appuyez sur un lieu marqué pour voir ce qui s’y passerait. Un premier appui ne fait que viser : le bouton, ou un second appui au même endroit, donne l’ordre.
   *[mouse] Pointez un lieu marqué pour voir ce qui s’y passerait. Un premier clic ne fait que viser une cible : le bouton, ou un second clic, donne l’ordre.
  }

# Avant tout choix
table-hint-title = Vos ordres
table-hint = Choisissez une de vos unités qui peut encore agir. La carte montre alors où elle peut aller et qui elle peut attaquer ; ce panneau dit pourquoi et avec quelles chances.
table-light-ready = peut encore agir
table-light-go = on peut y aller
table-light-stop = on peut y aller et il faut s’y arrêter
table-light-rail = on peut y être transporté
table-light-attack = peut être attaqué
table-light-reach = à portée
table-watch-hint = { $by ->
    [finger] Appuyez sur un lieu de la carte
   *[mouse] Pointez un lieu de la carte
  } pour lire ce qui s’y trouve. Le journal garde tout ce que ce camp a entendu.
table-wait-title = L’autre camp joue
table-wait = La carte montre ce que voient vos unités. Le journal garde tout.
table-past-title = Ce qui s’est passé
table-past = La carte montre un moment antérieur, tel que votre camp l’a vu. « À la fin » ramène au présent.

# Invite
table-prompt = Que faire
table-choose-both = { $who } : choisissez où aller ou qui attaquer.
table-choose-go = { $who } : choisissez où aller.
table-choose-attack = { $who } : choisissez qui attaquer.
table-choose-none = { $who } : choisissez un ordre.
table-group = { $first } et { $others ->
    [one] 1 autre
   *[other] { $others } autres
  }
table-along = { $what }, avec { $others ->
    [one] 1 autre
   *[other] { $others } autres
  }
table-choose-way = { $who } : menez cette unité hexagone par hexagone ; appuyez une seconde fois sur le dernier pour partir.
table-way = Choisir le chemin
key-way = W
table-choose-side = { $action } : choisissez une cible.
table-all = Toute la pile
key-all = A
table-show = Montrer
table-next = Suivante
key-next = N
table-would = { $what } ?
table-would-lead = { $what } ? Continuez hexagone par hexagone, ou appuyez une seconde fois sur le dernier pour partir.
table-no-place = Choisissez un lieu
table-no-target = Choisissez une cible
table-cancel = Renoncer
table-skip = À la fin
table-go-on = Continuer
table-declining = Rien d’autre n’est possible ici : vous passez.
table-hold = Passer jusqu’à la fin
table-holding = Vous passez jusqu’à la fin.
table-hold-stop = Ne plus passer
table-may = { $action } : possible
table-taken = choix : { $taken } sur { $all }
table-costs = coût { $cost }
table-must-stop = arrêt obligatoire

# Conseils
table-counsel = Conseil
table-counsel-working = On y réfléchit …
table-counsel-title = À considérer, avec vos chances (une nulle compte pour moitié) :
table-counsel-again = appuyez encore pour l’ordonner
table-counsel-chance = { $chance } de l’emporter
table-counsel-order = { $who } : { $what }

# Prévision
table-may-happen = Ce qui peut arriver
table-may-be = Ce que cela peut être
table-dice = dé { $dice }

# Ce qui est arrivé
table-happening = Ce qui s’est passé
table-question = Ce qui est demandé
table-rolling = Le dé est jeté…
table-event = Événement

# Journal et règles
table-log-empty = Il ne s’est encore rien passé.
table-log-earlier = Montrer ce qui précède
table-rules-search = Chercher un mot ou un numéro
table-rules-none = Aucune règle n’en parle.
table-rules-lost = Le livret de règles est inaccessible.
table-rules-page = Tout le livret de règles sur une page à part
table-chapter = Chapitre { $chapter }
table-reading = Notre lecture :
table-lit = ici :
table-read-at = { $value } : voir dans le tableau de la règle { $number }

# Questions
table-sure = { $what } ?
table-doubt-no = Réfléchir encore
table-danger = Attention
table-end-no = Continuer à jouer
table-resign-title = Abandonner ?
table-resign-text = La bataille s’arrête aussitôt, et l’autre camp la gagne.
table-resign-yes = Abandonner
table-resign-no = Continuer le combat

# Touches
table-keys-title = Touches
key-Enter = Entrée
key-Esc = Échap
key-Shift = Maj
table-letters = Les lettres et les signes servent de touches
key-Space = Espace
table-key-arrows = parcourir la carte
table-key-enter = choisir, viser, puis confirmer
table-key-add = choisir une unité de plus pour un ordre que plusieurs exécutent ; un clic avec Maj fait de même
table-key-escape = renoncer, aller à la fin, fermer
table-key-next = unité suivante qui peut agir
table-key-all = toute la pile
table-key-way = choisir le chemin d’une unité, pas à pas
table-key-hint = un conseil : trois ordres à considérer
table-key-take-hint = choisir un ordre du conseil ; la même touche encore le donne
table-key-end = finir le tour
table-key-undo = annuler le dernier ordre
table-key-zoom = plus près, plus loin, toute la carte
table-key-tabs = onglet précédent, onglet suivant
table-key-keys = cette liste
table-key-overlay = { $overlay } : montrer ou cacher

# Doigts
table-fingers-title = Jouer avec les doigts
table-finger-tap = Toucher
table-finger-tap-does = choisir, viser ; toucher encore le même endroit donne l’ordre
table-finger-hold = Appui long
table-finger-hold-does = lire ce qui se trouve là
table-finger-join = Appui long sur une autre de vos unités
table-finger-join-does = la choisir aussi, pour un ordre que plusieurs exécutent
table-finger-drag = Glisser
table-finger-drag-does = depuis l’unité choisie : la mener par un chemin à vous ; ailleurs : déplacer la carte
table-finger-two = Deux doigts
table-finger-two-does = rapprocher la carte

# Un seul écran
table-asked-openly = { $side } :
table-curtain-label = Un écran, deux joueurs
table-curtain-title = { $side ->
    [Axe] À l’Axe de jouer
   *[other] Aux { $side } de jouer
  }
table-curtain-sit = Je joue { $side ->
    [Axe] l’Axe
   *[other] les { $side }
  } : montrer la carte
table-since = Depuis votre dernier tour
table-since-first = Avant votre premier tour
table-since-then = Pendant ce tour, le vôtre
table-since-of = Depuis le dernier tour { $side ->
    [Axe] de l’Axe
   *[other] des { $side }
  }
table-since-first-of = Avant le premier tour { $side ->
    [Axe] de l’Axe
   *[other] des { $side }
  }
table-since-close = Voir la carte
table-since-all = Tout, dans l’ordre ({ $count } { $count ->
    [one] ligne
   *[other] lignes
  })
table-again = Ce que vous avez vu
table-show-again = Revoir
table-replaying = On vous montre ce qui s’est passé…
table-earlier = Pause : la carte montre un moment antérieur.
table-nth = { $count }e fois
table-playback = Le tour de l’adversaire
table-playback-back = Un pas en arrière (,)
table-playback-forward = Un pas en avant (.)
table-playback-pause = Pause (Espace)
table-playback-go-on = Continuer (Espace)
table-speed = Vitesse du tour adverse
table-speed-slow = lente
table-speed-normal = normale
table-speed-fast = rapide
table-speed-instant = immédiate
table-key-pause = pause et reprise, pendant le tour adverse
table-key-walk = un pas en arrière, un pas en avant

# La partie
table-invite-title = En attente de votre ami
table-invite-text = Envoyez ce lien : celui qui l’ouvre peut prendre l’autre camp. La première carte est tirée dès que vous avez tous deux pris place ; d’ici là, vous pouvez partir et revenir.
table-wait-friend = La bataille commence dès que votre ami prend place. D’ici là, vous pouvez regarder la carte et lire les règles.
table-invite-small = Ranger l’invitation
table-invite-link = Lien d’invitation
presence-joined = { $who } a rejoint la partie
presence-came = { $who } vient d’arriver
presence-left = { $who } vient de partir
presence-here = { $who } est là
presence-gone = { $who } était là { $when }
presence-away = { $who } n’est pas là
table-watching = Vous regardez par-dessus l’épaule { $side ->
    [Axe] de l’Axe
   *[other] des { $side }
  }.
table-lost = Connexion perdue. Nouvelle tentative…
table-refused-title = Cette table vous est fermée
table-refused = La partie n’existe plus, ses places sont prises, ou le lien est incomplet.
table-over = La bataille est finie
table-story = Lire le récit de la bataille
table-rematch = Revanche
table-join-rematch = Rejoindre la revanche
table-rematch-refused = Revanche impossible
table-look = Regarder la carte

# Leçons
table-lesson = Première bataille
table-lesson-count = Leçon { $number } sur { $of }
table-lesson-go-on = Continuer
table-lesson-skip = Passer
table-lesson-past = La carte montre un moment antérieur. La leçon reprend dès que vous revenez au présent.
table-lesson-leave = Quitter la leçon
table-lesson-end = Continuer à jouer
table-lesson-next-title = La bataille est finie
table-lesson-next-text = Vous savez comment on joue. La bataille suivante est plus longue, avec les deux armées au complet.
table-lesson-next = Bataille suivante : { $title }
lesson-over-title = Vous savez l’essentiel
lesson-over-text = Continuez : le panneau explique chaque ordre avant que vous le donniez.
