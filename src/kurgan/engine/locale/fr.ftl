# Les mots du moteur : ce qu’une partie dit dans n’importe quel jeu.

refused-over = La partie est terminée
refused-not-your-turn = Ce n’est pas votre tour
refused-stale = La position a changé depuis que vous l’avez vue
refused-no-undo = Rien à annuler : aucun ordre de votre part depuis le dernier dé, la dernière découverte ou le changement de tour
refused-unreadable = « { $words } » n’est pas un ordre
intent-after = L’ordinateur visait ceci : { $place }.
intent-taken = L’ordinateur visait ceci, et le tient à présent : { $place }.
intent-expects = Il s’attend à votre riposte ici : { $place }.
intent-nothing = L’ordinateur ne visait aucun lieu en particulier.
