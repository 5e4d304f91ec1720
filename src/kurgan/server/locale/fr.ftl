# Ce que dit le serveur.

refused-unwritten = L’enregistrement a échoué, l’ordre n’a donc pas été exécuté : le disque du serveur est peut-être plein
refused-malformed = Le serveur n’a pas pu lire ce message
refused-oversized = Ce message est trop long
refused-too-fast = Trop de messages à la fois : attendez un instant
refused-watching = Vous n’êtes que spectateur
refused-curtain = Personne n’a encore pris l’écran
refused-seat = Ce n’est pas au tour de ce joueur de prendre l’écran
refused-no-more-undo = Tant d’ordres ont été repris dans cette partie qu’aucun autre ne peut l’être
no-game = Il n’y a pas de jeu « { $game } » ici
no-scenario = Il n’y a pas de scénario « { $scenario } » ici
no-player = Il n’y a pas de joueur « { $player } » : il y a { $players }
wrong-seats = Il faut quelqu’un à chaque place : { $seats }
no-seat-of-yours = L’une des places doit être la vôtre
no-match = Cette partie n’existe pas
no-invitation = Cette invitation a déjà servi, ou n’en a jamais été une
no-eyes = Personne du nom de « { $eyes } » ne joue cette partie
no-page = Il n’y a rien ici
not-yours = Vous n’avez pas de place dans cette partie
not-over = Ce n’est possible qu’une fois la partie terminée
not-verified = Les dés ne concordent pas : { $why }
other-rules = Cette partie a été jouée avec d’autres règles ({ $then }) que celles de ce serveur ({ $now })
damaged = Le fichier de partie est endommagé : { $why }
no-secret = Cette partie n’est pas terminée et le secret de ses dés n’est pas dans le fichier : elle ne peut être poursuivie que là où elle a commencé
wrong-secret = Le secret du fichier n’est pas celui auquel ses dés sont liés
foreign-origin = Cette requête vient d’un autre site
malformed-request = La requête n’est pas comprise : { $where } : { $why }
