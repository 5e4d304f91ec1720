# Le rapport d’une simulation.

facts = { $games ->
    [one] Une partie
   *[other] { $games } parties
  }, graine { $seed }, règles { $rules }
seated = { $side } : { $player }
between = entre { $low } et { $high }
drawn = Nulle
decisions = ordres et réponses donnés
sure = sûr

wins-title = Qui gagne
wins-about = Sur toutes les parties. Le point est ce qui a été compté ; la vraie part se trouve dans la bande grisée, 95 fois sur 100. Le trait fin au milieu marque la moitié.
judged-even = Rien ici ne contredit l’équilibre : { $games ->
    [0] aucune partie n’a été décidée.
    [one] une partie décidée peut bien finir ainsi entre égaux.
   *[other] { $games } parties décidées peuvent bien finir ainsi entre égaux.
}
judged-uneven = Le camp { $side } a l’avantage : sur { $games ->
    [one] une partie décidée
   *[other] { $games } parties décidées
  }, la chance seule ne donnerait guère ce résultat.
forfeited = { $player } ({ $side }) a perdu par forfait { $games ->
    [one] une partie
   *[other] { $games } parties
} : { $kind ->
    [raised] il est tombé en panne
    [idle] il n’a pas répondu
    [illegal] son ordre n’était pas permis
   *[nonsense] sa réponse n’était pas un ordre
}.
head-side = Camp
head-player = Joueur
head-won = Parties gagnées

scores-title = L’évolution du score
scores-about = Le score à la fin de chaque tour : la partie médiane en trait, huit parties sur dix dans la bande. Une partie terminée garde son dernier score.
axis-turn = tour
no-turn = Aucune partie n’est allée au bout d’un tour.
axis-score = score

outlook-title = Les chances de gagner
outlook-about = À la fin de chaque tour, selon le jugement porté sur une position où rien n’est caché ; une nulle compte pour une demi-victoire. La partie médiane en trait, huit parties sur dix dans la bande. Une partie terminée reste gagnée ou perdue.
outlook-side = Le camp { $side } ; le reste est à l’autre.
axis-outlook = chances de gagner, pour cent

setups-title = Quelle mise en place gagne
setups-about = Combien de fois un camp a gagné les parties où il a choisi une mise en place. Qui choisit bien joue peut-être bien aussi : donnez à un camp sa mise en place par --option pour en être sûr.
head-setup = Mise en place
setup-none = Aucune d’elles

lengths-title = La durée des parties
lengths-about = À quel tour les parties ont fini, et qui les avait gagnées.
lengths-median = La moitié des parties étaient finies au tour { $turns } ; la partie médiane a demandé { $decisions } ordres et réponses.
axis-last-turn = dernier tour
axis-games = parties

fallen-title = Où les unités sont tombées
fallen-about = Plus un lieu est foncé, plus ce camp y a perdu d’unités. Le nombre dit combien sur 100 parties.
map-alt = Où le camp { $side } a perdu des unités
fallen-worst = { $total } perdues par partie. Le plus souvent, sur 100 parties : { $places }.
fallen-at = { $count } à { $place }
fallen-none = Aucune n’a été perdue.

losses-title = Les unités perdues
losses-about = Dans combien de parties chaque unité a été perdue, et ce que cela change entre les parties que son camp a gagnées et les autres.
losses-none = Aucune n’a été perdue.
losses-more = { $count ->
    [one] Une autre a été perdue moins souvent.
   *[other] { $count } autres ont été perdues moins souvent.
}
head-unit = Unité
head-lost = Perdue dans
head-lost-won = … des parties gagnées
head-lost-other = … des autres

first-turn-title = Ce qui a été tenté au premier tour
first-turn-about = Combien de fois un camp a gagné quand il a donné un ordre à son premier tour, mise en place comprise, et combien de fois quand il ne l’a pas donné.
first-turn-shown = Les { $shown } qui en disent le plus, sur { $all } donnés, et omis, assez souvent pour comparer.
nothing-told = Rien n’est venu, ni n’a manqué, assez souvent pour comparer.
head-what = Quoi
head-with = Gagné avec
head-without = Gagné sans
head-difference = Différence

events-title = Ce que valent les événements et les cartes
events-about = À chaque tour, les parties où un événement est arrivé à un camp, ou bien où il a joué une carte, sont comparées à celles qui se jouaient encore et où ce ne fut pas le cas : combien de fois le camp a gagné à la fin. Les événements viennent par hasard ; les cartes sont choisies, et qui gagne en joue peut-être d’autres.

follies-title = Ordres insensés
follies-about = Des ordres que personne ne devrait donner, quoi qu’il espère ; la question est posée à chaque décision.
follies-unknown = Ce jeu ne dit pas encore ce qui est insensé.
follies-none = Aucun en { $games ->
    [one] une partie.
   *[other] { $games } parties.
}
head-folly = Quoi
head-times = Fois
head-in-games = Dans les parties

counts-title = Ce qui a encore été compté
counts-about = À la fin de la partie, sous les noms que donne le jeu.
head-count = Compte
head-mean = Moyenne
head-median = Médiane
head-least = Le moins
head-most = Le plus

read-title = Comment lire ceci
read-interval = Une part comme 60 % avec 60/100 à côté veut dire 60 parties sur 100. La bande grisée est l’intervalle de Wilson à 95 pour cent : avec plus de parties, elle raccourcit.
read-difference = « +12 » veut dire : 12 parties gagnées de plus sur cent avec que sans. La bande montre où se trouve la vraie différence (intervalle de Newcombe) ; « sûr » est écrit là où elle n’atteint pas zéro.
read-luck = Là où l’on compare beaucoup de choses, une sur vingt environ paraît sûre par la seule chance. Rejouez avec une autre graine avant de changer une règle pour cela.
read-rules = La même commande avec la même graine donne la même feuille. Règles { $rules }, poids { $weights }.
