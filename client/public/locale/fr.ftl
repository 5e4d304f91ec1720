# Les mots de la page en français. Les jeux apportent les leurs ; ceux de la bataille sont dans table.fr.ftl.

language = Langue
try-again = Réessayer
go-start = Retour à l’accueil

# Titres de l’onglet
title-start = Kurgan – Stalingrad, automne 1942
title-turn = À vous de jouer
title-join = Invitation – Kurgan
title-story = { $title }, le récit – Kurgan
title-rules = Règles de { $title } – Kurgan
title-missing = Page introuvable – Kurgan

# Accueil
start-heading = Stalingrad, automne 1942. À vous de commander.
start-lead = Un wargame sur carte imprimée qui connaît ses propres règles : il montre où chaque unité peut aller, ce que donnerait un combat, et pourquoi.
start-first-battle = Jouez votre première bataille
start-first-minutes = ({ $minutes } minutes)
start-no-account = Ni compte ni lecture préalable : la bataille s’explique à mesure que vous jouez.
preparing = Les règles sont en préparation, ce qui prend une ou deux minutes quand le serveur vient de démarrer. Les images et les batailles arrivent dès qu’elles sont prêtes…
new-match = Nouvelle partie
choose-game = Jeu
choose-battle = Bataille
choose-opponent = Adversaire
choose-side = Votre camp
read-rules = Lire les règles
player-recruit = Conscrit
player-recruit-line = Pour vos premières batailles : il joue à l’instinct et fait des erreurs.
player-officer = Officier
player-officer-line = Dès que vous connaissez les règles : il réfléchit avant d’agir.
player-general = Général
player-general-line = Quand vous battez l’Officier : il réfléchit plus longtemps et punit les erreurs.
player-marshal = Maréchal
player-marshal-line = Le plus fort de tous : il réfléchit le plus, et il vous faudra bien jouer pour gagner.
player-greedy = Tacticien
player-greedy-line = Choisit l’ordre qui semble le meilleur en lui-même, sans plan.
player-random = Hasard
player-random-line = Donne n’importe quel ordre, au hasard.
player-rating = Cote { $rating } ± { $spread }
player-rating-meaning = Les cotes se lisent comme aux échecs : le Tacticien a 1000, et 200 points de plus gagnent trois parties sur quatre.
choose-study = Pour l’étude
player-screen = À deux sur cet écran
player-screen-line = Chacun son tour ; un rideau cache les secrets de chaque camp.
player-friend = Un ami, par lien
player-friend-line = Vous recevez un lien à envoyer. D’une traite ou sur plusieurs jours.
begin-computer = Jouer { $side } contre { $player ->
    [officer] l’{ $opponent }
   *[other] le { $opponent }
}
begin-screen = Jouer à deux sur cet écran
begin-friend = Jouer { $side } et obtenir le lien

# La carte d’une bataille
scenario-length = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }, environ { $minutes } minutes
scenario-given = Une première bataille guidée d’environ { $minutes } minutes : les cartes sont fixées d’avance
scenario-measured = L’ordinateur contre lui-même, { $games } { $games ->
    [one] partie
   *[other] parties
} : { $measured }
difficulty-first = pour une première bataille
difficulty-easy = facile d’accès
difficulty-medium = pour qui connaît les règles
difficulty-hard = pour joueurs aguerris
balance-even = équilibrée
balance-favours = favorise { $side }
balance-strongly = favorise nettement { $side }

# Mes parties
my-matches = Mes parties
no-matches = Aucune pour l’instant. Les parties que vous commencez sont gardées ici, dans ce navigateur.
more-matches = Afficher la suite (encore { $left })
match-turn = Tour { $turn }
standing-yours = À vous de jouer ({ $side })
standing-theirs = { $side ->
    [Axe] À l’Axe de jouer
   *[other] Aux { $side } de jouer
  }
standing-waiting = En attente de votre ami
against-screen = à deux sur cet écran
against-friend = contre un ami
against-named = contre { $who }
put-away = Ranger
put-away-match = Ranger { $title }
put-away-matches = { $count ->
    [one] { $count } partie rangée
   *[other] { $count } parties rangées
  }
bring-back = Ressortir
bring-back-match = Ressortir { $title }
against-computer = contre { $player ->
    [officer] l’{ $opponent }
   *[other] le { $opponent }
}
continue = Continuer
continue-with = Continuer { $title }
story = Récit
story-of = Récit : { $title }
export = Exporter
export-of = Exporter { $title } dans un fichier
resign = Abandonner
resign-match = Abandonner { $title }
resign-ask = Abandonner { $title } ? La partie s’arrête et compte comme perdue.
resign-yes = Abandonner
resign-no = Continuer à jouer
resign-side = Abandonner ({ $side })
resign-side-match = { $face } : { $title }
resign-side-ask = Abandonner { $title } au nom { $side ->
    [Axe] de l’Axe
   *[other] des { $side }
  }, dont c’est le tour ? La partie s’arrête et l’autre camp gagne.
import = Importer un fichier de partie

# Un écran pour deux
curtain-text = Passez l’écran à l’autre joueur. Le bouton montre la carte telle que { $side ->
    [Axe] la voit l’Axe
   *[other] la voient les { $side }
  } : appuyez dessus quand personne d’autre ne regarde.

# Invitation
join-heading = Vous prenez place
join-invites = { $host } vous invite à une bataille
join-invites-you = Vous êtes invité à une bataille
join-side = Vous joueriez { $side ->
    [Axe] l’Axe
   *[other] les { $side }
  }.
join-pace = Il n’y a pas de pendule : jouez maintenant d’une traite, ou un tour par jour. Aucune inscription ; c’est ce navigateur qui garde votre place.
join-button = Jouer { $side ->
    [Axe] l’Axe
   *[other] les { $side }
  }
join-not = Pas maintenant
join-own = C’est votre propre invitation : envoyez son lien à un ami.
my-name = Votre nom, si vous voulez (votre ami le verra)
join-failed = Cette invitation ne fonctionne pas

# Récit
story-heading = Le récit d’une bataille
story-coming = La bataille est rejouée, ordre par ordre, pour la raconter vue de chaque camp. Si elle fut longue, il faut quelques secondes…
go-match = Vers la partie
outcome-won = Vous avez gagné
outcome-lost = Vous avez perdu
outcome-resigned = Vous avez abandonné
outcome-draw = Partie nulle
outcome-over = La bataille est finie
who-sat = { $side } : { $player }
who-you = vous
who-human = un ami
result-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }, { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
  }
rematch-ask = Demander une revanche
rematch-asked = Vous avez demandé une revanche. { $who } n’a pas encore répondu.
rematch-wanted = { $who } demande une revanche, camps échangés.
rematch-agree = Jouer la revanche
rematch-decline = Non, merci
rematch-withdraw = Retirer la demande
rematch-begun = { $who } joue la revanche et vous y attend.
rematch-none = { $who } ne veut pas de revanche.
friend-somebody = Votre ami
ago-now = à l’instant
export-file = Exporter le fichier de la partie
measure-score = Points de victoire
measure-losses = Points de force perdus
measure-units_lost = Unités perdues
turn = Tour
turn-number = Tour { $turn }
chance-lifted = Chances de victoire, en pour cent
chance-lifted-note = Après chaque tour, comme en aurait jugé qui voyait tout. Une partie nulle compte pour une demi-victoire.
chance-seen = Chances de victoire vues par le camp { $side }, en pour cent
chance-seen-note = Après chaque tour, d’après ce que ce camp savait alors et rien de plus. Une partie nulle compte pour une demi-victoire.
as-table = En tableau
final-count = Bilan final
dice = Dés
dice-count = { $side } : { $rolls ->
    [0] aucun dé
    [one] { $rolls } dé
   *[other] { $rolls } dés
  }
dice-mean = Moyenne { $mean } ; des dés justes donnent en moyenne { $expected }.
dice-face = { $face } : { $count } fois
fairness = Les dés étaient-ils honnêtes ?
fairness-line = Avant le premier jet et la première carte, le serveur a scellé un secret et la page de chaque joueur y a mêlé son propre texte. Tout ce que le hasard a apporté en découle. Le secret est maintenant révélé, et votre navigateur peut recalculer chaque jet.
dice-name = Nom des dés
dice-text = Texte mêlé : { $side }
dice-text-none = aucun
fairness-given = C’était une leçon : ses { $rolls } premiers tirages étaient fixés par le scénario, tant que vous suiviez la voie prévue. Rien d’autre ne pouvait sortir : ils ne doivent rien au hasard.
commitment = Sceau
secret = Secret
verify = Vérifier les dés
verifying = Vérification…
verified = { $rolls ->
    [0] Rien n’a été tiré au sort dans cette partie ; le secret correspond au sceau.
    [one] Le seul tirage découle du secret, et le secret correspond au sceau.
   *[other] Les { $rolls } tirages (dés et cartes) découlent tous du secret, et le secret correspond au sceau.
  }
verified-same = Le sceau est celui que ce navigateur a vu avant le premier jet, et le texte qu’il a donné y a été mêlé : personne n’a pu choisir ce que le hasard a apporté.
verified-unseen = Ce navigateur n’a pas vu le début de la partie : il ne peut pas comparer le sceau à celui d’alors.
verified-unkept = Ce navigateur n’a gardé aucun texte mêlé pour vous : il n’a pas pu comparer le vôtre. Il ne peut pas dire si quelqu’un a pu choisir ce que le hasard a apporté.
verified-other-seal = Mais le sceau n’est pas celui que ce navigateur a vu avant le premier jet : on ne peut pas se fier à ces dés.
verified-other-text = Mais un des textes mêlés n’est pas celui que ce navigateur a donné, ou vu, avant le premier jet : qui tient le serveur a pu choisir ce que le hasard a apporté. On ne peut pas se fier à ces dés.
verified-too-late = Mais votre texte n’a pas été mêlé ; le serveur dit qu’il est venu trop tard. Il n’y a rien de vous dans ces dés : ce navigateur ne peut pas dire que personne n’a pu les choisir.
verified-other-secret = Le secret ne correspond pas au sceau : on ne peut pas se fier à ces dés.
verified-other-roll = L’étape { $step } ne découle pas du secret : on ne peut pas se fier à ces dés.
verified-other-step = L’étape { $step } de la partie revue ne correspond pas à son jet : ce qui est montré n’est pas ce qui a été tiré.
dice-line = Ils ont été scellés avant tout jet, et la page de chaque joueur y a mêlé son propre texte. Une fois la partie finie, chaque jet peut être vérifié d’après le sceau.
dice-sealed = Dés { $name }, scellés { $seal }…
verify-elsewhere = Les navigateurs ne vérifient les dés que sur une page sûre (en https, ou venue de votre propre ordinateur). Exportez plutôt le fichier de la partie et vérifiez-le avec les douze lignes de docs/dice.md ou avec « kurgan replay FICHIER --verify ».

# Revoir la partie
replay = Revoir la partie
replay-first = Au début
replay-previous = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Une étape en avant
replay-last = À la fin
replay-speed = Vitesse
replay-step = Étape { $step } sur { $last }
replay-slider = Étape de la partie
replay-jump = Aller au tour
replay-eyes = Vu par
eyes-all = Brouillard levé
replay-start = La bataille commence.
replay-chance = Hasard
replay-resign = abandon
replay-nothing = De ce côté, rien de cette étape n’a été vu.
replay-keys = Touches : ← → une étape, espace pour la lecture, Début et Fin.
replay-fingers = Deux doigts déplacent la carte et l’agrandissent.
replay-loading = Le plateau arrive…

# Règles
rules-heading = Règles de { $title }
rules-cards = Toutes les cartes
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] { $count } règle
   *[other] { $count } règles
  }
rules-found-both = { $count ->
    [0] Aucune règle
    [one] { $count } règle
   *[other] { $count } règles
  }, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
rules-contents = Sommaire
rules-reading = Notre lecture :
rule-link = Lien vers la règle { $number }

# Quand quelque chose ne va pas
missing-heading = Cette page n’existe pas
missing-line = L’adresse ne mène nulle part. Il en manque peut-être un bout.
broken-title = Quelque chose s’est cassé
broken-line = Cette page a planté, par notre faute. Vos parties sont en sûreté sur le serveur.
broken-reload = Recharger la page
trouble-unreachable = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
trouble-unexpected = Le serveur a répondu quelque chose d’inattendu. Réessayez dans un instant.
trouble-too-large = Ce fichier est trop gros pour être un fichier de partie.
