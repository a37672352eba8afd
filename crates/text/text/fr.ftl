# Ce que dit chaque jeu, en français.

player = Joueur { $number }
steps = { $first } ; { $then }

## Pourquoi c'est refusé

no-such-seat = Il n'y a pas de place { $seat } à cette table : les places vont de 0 à { $last }.
not-awaited = Ce n'est pas à vous : la table attend les autres.
awaits-chance = Le donneur d'abord : personne ne décide avant lui.
game-over = La partie est finie.
not-listed = Ce n'est pas une des réponses proposées.
no-question = On ne vous a rien demandé à quoi répondre par des mots.
answer-too-long = Votre réponse est trop longue : { $longest } caractères au plus.
nothing-to-confirm = Il n'y a rien à confirmer.
no-roll-due = Il n'y a rien à lancer ni à distribuer maintenant.
impossible-roll = Cela ne peut pas sortir maintenant.
dealer-rolls = À cette table, c'est le donneur qui lance et distribue.
wrong-seats = On ne peut pas jouer à { $seats } : ce jeu se joue de { $fewest } à { $most }.
bad-options = Ces options ne vont pas avec le jeu : { $reason }
bad-view = Cette vue est illisible : { $reason }
view-of-no-table = aucune table n'a cet aspect depuis cette place
bad-state = Cette position est illisible : { $reason }
bad-record = Cette partie enregistrée est illisible : { $reason }
bad-move = Ce coup est illisible : { $reason }
bad-roll = Ce lancer est illisible : { $reason }

## Pourquoi on ne peut pas revenir en arrière

undo-nothing = Vous n'avez encore rien décidé.
undo-over = La partie est finie : on ne peut plus rien reprendre.
undo-rolled = Quelque chose a été lancé ou distribué depuis : on ne peut plus le reprendre.
undo-revealed = Quelque chose de caché a été montré depuis : on ne peut plus le reprendre.
undo-others = { $who } s'est appuyé dessus depuis : on ne peut plus le reprendre.

## Ce qui ne va pas dans une partie enregistrée

record-format = Cet enregistrement est au format { $format } ; ce programme lit le format { $known }.
record-rules = Cette partie de { $game } suit les règles { $rules } et ne peut pas être rejouée ici (connues : règles { $known }).
record-commitment = La graine n'est pas celle qui avait été promise avant la donne.
record-roll = La graine du donneur donne ici autre chose.
record-hash = La table n'est pas ce qu'elle était à l'enregistrement.
record-hash-place = L'enregistrement a une empreinte après une entrée qu'il n'a pas.
record-result = Le résultat enregistré n'est pas celui de la partie.

## Ce qui ne va pas dans un fichier de matériel

components-unreadable = { $reason }

## Demander ce qui n'existe pas

no-such-game = Il n'y a pas de jeu { $game }. Il y a : { $known }.
no-such-level = Il n'y a pas de robot { $level }. Il y a : { $known }.
