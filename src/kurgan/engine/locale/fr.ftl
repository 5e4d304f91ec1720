# Les mots du moteur : ce qu’une partie dit dans n’importe quel jeu.

refused-over = La partie est terminée
refused-not-your-turn = Ce n’est pas votre tour
refused-stale = La position a changé depuis que vous l’avez vue
refused-no-undo = Rien ne peut être repris : un dé a été lancé, quelque chose a été révélé ou le tour est passé
refused-unreadable = « { $words } » n’est pas un ordre
