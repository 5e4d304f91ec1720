# Les mots propres au programme.

word-help = aide
word-orders = ordres
word-look = voir
word-map = carte
word-log = journal
word-forecast = prévoir
word-hint = conseil
word-rules = règles
word-undo = annuler
word-save = enregistrer
word-language = langue
word-resign = abandonner
word-quit = quitter

help-help = cette liste
help-orders = les ordres possibles ; avec le nom d’une unité, les siens seulement
help-look = la table ; « voir » et un lieu, ou autre chose qui s’y trouve : cette partie-là
help-map = la carte de nouveau
help-log = les { $lines } dernières nouvelles ; « journal 40 » pour les quarante dernières
help-forecast = ce qu’un ordre entraînerait : « prévoir » et l’ordre
help-hint = trois ordres à considérer, avec vos chances de l’emporter pour chacun
help-rules = une règle ou un chapitre : « règles 2.1 », « règles 2 »
help-undo = annuler votre dernier ordre, tant que rien n’a été lancé ni révélé
help-save = enregistrer une copie : « enregistrer ma-partie.kurgan » (la partie elle-même l’est après chaque ordre)
help-language = « langue fr » ou « langue en »
help-resign = abandonner la partie
help-quit = partir ; « kurgan play --resume FICHIER » reprend

table-commitment = Dés { $match }, scellés avant le premier jet : SHA-256 { $commitment }
table-mixed = Textes mêlés aux dés : { $texts }
table-saved-in = Chaque ordre est enregistré dans { $path }
table-hint = Tapez un ordre, « ordres » pour voir les vôtres, « aide » pour le reste.
table-hinting = On y réfléchit…
table-hinted = À considérer, avec vos chances de l’emporter :
table-thinking = { $player } réfléchit…
table-failed = { $player } a échoué ({ $failure ->
    [raised] il est tombé en panne
    [idle] il n’a pas répondu
    [illegal] son ordre n’était pas permis
   *[nonsense] sa réponse n’était pas un ordre
}). { $forfeited ->
    [true] Il a échoué trop souvent et perd la partie par forfait.
   *[false] Le Tacticien donne cet ordre à sa place.
}
table-curtain = Passez la main { $seat ->
    [Axe] à l’Axe
    [Bleu] à Bleu
    [Rouge] à Rouge
   *[other] aux { $seat }
  } et appuyez sur Entrée.
table-hidden = La table est couverte.
table-confirm = Entrée ou o pour confirmer, n pour réfléchir encore :
table-you = vous
player-recruit = Conscrit
player-officer = Officier
player-general = Général
player-marshal = Maréchal
player-greedy = Tacticien
player-random = Hasard
table-agree = o oui y yes
table-disagree = n non no
table-taken = { $path } existe déjà et n’est pas cette partie : nommez un autre fichier.
games-default = (par défaut)
table-kept = Vous réfléchissez encore.
table-undone = Ordre annulé.
table-saved = Enregistré dans { $path }.
table-not-saved = Pas enregistré ({ $reason }). Essayez « enregistrer » ailleurs ; d’ici là, « quitter » ne quitte pas, et fermer la ligne (Ctrl-D) perd la partie.
table-no-forecast = Cet ordre ne laisse rien au hasard : il n’y a rien à prévoir.
table-no-orders = « { $unit } » ne désigne aucune de vos unités qui puisse recevoir un ordre.
table-resign-sure = Abandonner vraiment ? Tapez oui :
table-yes = oui
table-left = Partie enregistrée. Pour reprendre :
table-secret = Le secret des dés est publié dans le journal ; vérifiez-le avec :
table-no-rule = Il n’y a pas de règle { $number }.
table-earlier = { $count ->
    [one] Une ligne précède
   *[other] { $count } lignes précèdent
  } celles-ci : « { $log } » les montre toutes.
offers-opening = « { $orders } { $subject } » donne la suite, « { $orders } { $verb } » en dit plus sur tous ceux qui le peuvent.
offers-more = … et { $count } de plus

forecast-outcomes = Ce qui peut arriver
forecast-dice = dé { $dice }

rules-reading = Notre lecture :
rules-code = Appliquée par
rules-tests = Vérifiée par

replay-verified = Les { $rolls } jets découlent tous du secret, et ce secret est bien celui qui fut scellé avant le premier.
replay-chance = Hasard
replay-deed = { $who } : { $deed }
replay-open = La partie n’est pas terminée.

simulate-title = { $games ->
    [one] { $about } : { $games } partie, graine { $seed }
   *[other] { $about } : { $games } parties, graine { $seed }
}
simulate-wins = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
simulate-interval = de { $low } à { $high }
simulate-draws = { $draws ->
    [one] { $draws } nulle
   *[other] { $draws } nulles
}
simulate-turns = tours
simulate-mean = moyenne { $mean }
simulate-median = médiane { $median }
simulate-ends = de { $least } à { $most }
simulate-follies = { $count ->
    [0] Aucun ordre insensé
    [one] Un ordre insensé
   *[other] { $count } ordres insensés
  } en { $games ->
    [one] une partie
   *[other] { $games } parties
  }

versus-side = { $wins } gagnées sur { $games }
versus-thinking = { $name } : { $milliseconds } ms par décision
versus-simulations = { $count } simulations par décision

contests-forfeits = { $count ->
    [one] Une partie compte comme perdue pour un joueur qui y est tombé en panne.
   *[other] { $count } parties comptent comme perdues pour un joueur qui y est tombé en panne.
}

compare-title = { $game }, { $first } contre { $second } : { $games ->
    [one] { $games } partie chacun
   *[other] { $games } parties chacun
}
compare-difference = B contre A : { $more }, entre { $low } et { $high } (erreur de { $error }, à quelque moment que l’on regarde)
compare-differ = Ils diffèrent : { $better } est meilleur pour { $side ->
    [Axe] l’Axe
    [Bleu] Bleu
   *[other] les { $side }
  }.
compare-alike = Ils ne diffèrent pas de plus de { $margin }.
compare-unsure = Pas sûr : ni qu’ils diffèrent, ni qu’ils ne diffèrent pas de plus de { $margin }.

tune-title = { $scenario } : { $side }, but { $target }, graine { $seed }
tune-games = parties
tune-share = part
tune-more = … et { $count } de plus
tune-best = * Meilleur réglage : { $setting }. Mesuré de nouveau, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à part :
tune-measured = { $side } { $score }, entre { $low } et { $high } ; { $draws ->
    [one] { $draws } nulle
   *[other] { $draws } nulles
}
tune-missed = Le but de { $target } n’est pas atteint : tournez d’autres boutons, ou plus loin.

ladder-title = { $games ->
    [one] { $about } : { $games } partie par paire, graine { $seed }
   *[other] { $about } : { $games } parties par paire, graine { $seed }
}
ladder-anchor = la mesure
ladder-side = Avantage du côté { $side } : { $worth }, entre { $low } et { $high } ; parties nulles : { $draws }.
ladder-cross = Ce que chacun a obtenu contre les autres, des deux côtés :

calibrate-title = { $about } : { $games ->
    [one] 1 partie
   *[other] { $games } parties
  }, { $positions } positions
calibrate-called = annoncé
calibrate-positions = positions
calibrate-said = annoncées gagnées
calibrate-won = gagnées
calibrate-interval = avec une certitude de 95 pour cent
calibrate-forfeits = { $count ->
    [one] Une partie est laissée de côté, car un joueur y est tombé en panne.
   *[other] { $count } parties sont laissées de côté, car un joueur y est tombé en panne.
}
calibrate-worst = Le dixième le plus éloigné, parmi ceux qui ont assez de positions : { $worst }. Score de Brier : { $brier }.

# serve
serve-address = Kurgan est à l’adresse { $address } (parties dans { $file } ; Ctrl+C l’arrête)
