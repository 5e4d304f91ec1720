# Les mots propres au programme.

word-help = aide
word-orders = ordres
word-look = voir
word-map = carte
word-log = journal
word-forecast = prévoir
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
table-thinking = { $player } réfléchit…
table-curtain = Passez la main { $seat ->
    [Axe] à l’Axe
    [Bleu] à Bleu
    [Rouge] à Rouge
   *[other] aux { $seat }
  } et appuyez sur Entrée.
table-hidden = La table est couverte.
table-confirm = Entrée ou o pour confirmer, n pour réfléchir encore :
table-you = vous
player-greedy = Tacticien
player-random = Conscrit
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

# serve
serve-address = Kurgan est à l’adresse { $address } (parties dans { $file } ; Ctrl+C l’arrête)
