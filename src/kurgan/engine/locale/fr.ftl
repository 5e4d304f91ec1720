# Les mots du moteur : ce qu’une partie dit dans n’importe quel jeu.

refused-over = La partie est terminée
refused-not-your-turn = Ce n’est pas votre tour
refused-stale = La position a changé depuis que vous l’avez vue
refused-no-undo = Rien à annuler : aucun ordre de votre part depuis le dernier dé, la dernière découverte ou le changement de tour
refused-unreadable = « { $words } » n’est pas un ordre
intent-after = L’ordinateur visait ceci : { $place }. Au mieux il voyait { $chances } chances sur 10 de le tenir.
intent-taken = L’ordinateur visait ceci, et le tient à présent : { $place }. Au mieux il avait vu { $chances } chances sur 10.
intent-fears = Il craint pour { $place } : il voit { $chances } chances sur 10 de perdre ce lieu pendant votre tour.
intent-nothing = L’ordinateur ne visait aucun lieu en particulier.
