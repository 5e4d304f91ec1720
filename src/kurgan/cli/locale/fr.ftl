# Les mots propres au programme.

word-help = aide
word-orders = ordres
word-map = carte
word-log = journal
word-forecast = prévoir
word-rules = règles
word-undo = annuler
word-save = sauver
word-language = langue
word-resign = abandonner
word-quit = quitter

help-help = cette liste
help-orders = ce que vos unités peuvent faire ; avec le nom de l’une, les siens
help-map = la carte de nouveau
help-log = tout ce que vous avez appris ; « journal 40 » pour les quarante dernières lignes
help-forecast = ce qu’un ordre entraînerait : « prévoir » et l’ordre
help-rules = une règle ou un chapitre : « règles 2.1 », « règles 2 »
help-undo = reprendre votre dernier ordre, tant que rien n’a été lancé ni révélé
help-save = sauver une copie : « sauver ma-partie.kurgan » (la partie elle-même est sauvée après chaque ordre)
help-language = « langue fr » ou « langue en »
help-resign = abandonner la partie
help-quit = partir ; « kurgan play --resume » reprend

table-commitment = Dés de cette partie : SHA-256 { $commitment }
table-saved-in = Chaque ordre est sauvé dans { $path }
table-hint = Tapez un ordre, « ordres » pour voir les vôtres, « aide » pour le reste.
table-thinking = { $player } réfléchit …
table-curtain = Passez la main au camp « { $seat } » et appuyez sur Entrée.
table-hidden = La table est couverte.
table-confirm = Entrée pour l’ordonner, n pour réfléchir encore :
table-kept = Vous réfléchissez encore.
table-undone = Repris.
table-saved = Sauvé dans { $path }.
table-not-saved = Pas sauvé ({ $reason }) ; la partie continue, essayez « sauver » ailleurs.
table-no-forecast = Cet ordre ne lance aucun dé : il n’y a rien à prévoir.
table-no-orders = { $unit } n’a pas d’ordre possible.
table-resign-sure = Abandonner vraiment ? Tapez oui :
table-yes = oui
table-left = Sauvé. Pour reprendre : kurgan play --resume { $path }
table-secret = Le secret des dés est publié dans le journal ; vérifiez-le avec : kurgan replay { $path } --verify
table-no-rule = Il n’y a pas de règle { $number }.

forecast-outcomes = Ce qui peut arriver
forecast-dice = dé { $dice }
