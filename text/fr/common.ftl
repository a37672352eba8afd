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
record-broken = L'entrée { $entry } de cet enregistrement ne tient pas : { $reason }
bad-move = Ce coup est illisible : { $reason }
bad-roll = Ce lancer est illisible : { $reason }

## Pourquoi on ne peut pas revenir en arrière

undo-nothing = Vous n'avez encore rien décidé.
undo-over = La partie est finie : on ne peut plus rien reprendre.
undo-rolled = Quelque chose a été lancé ou distribué depuis : on ne peut plus le reprendre.
undo-revealed = Quelque chose de caché a été montré depuis : on ne peut plus le reprendre.
undo-others = { $who } s'est appuyé dessus depuis : on ne peut plus le reprendre.

## Ce qui est noté à côté des règles

note-back = { $you ->
    [yes] Vous êtes de retour.
   *[no] { $who } est de retour.
}
note-late = { $you ->
    [yes] Votre temps était écoulé : { $bot } décide pour vous.
   *[no] { $who } n’a plus de temps : { $bot } décide à sa place.
}
note-standin = { $you ->
    [yes] En votre absence, { $bot } décide pour vous.
   *[no] En l’absence de { $who }, { $bot } décide à sa place.
}
note-out-vote = { $you ->
    [yes] Les autres ont voté votre départ : { $bot } joue votre place.
   *[no] Les autres ont voté le départ de { $who } : { $bot } joue cette place.
}
note-out-clock = { $you ->
    [yes] Vous avez manqué trop d’échéances : { $bot } joue votre place.
   *[no] { $who } a manqué trop d’échéances : { $bot } joue cette place.
}
note-out-left = { $you ->
    [yes] Vous êtes parti pour de bon. { $bot } joue votre place.
   *[no] { $who } est parti pour de bon. { $bot } joue cette place.
}
note-sat = { $you ->
    [yes] Vous reprenez cette place.
   *[no] { $who } reprend cette place.
}
note-off = { $you ->
    [yes] Vous prenez du repos.
   *[no] { $who } prend du repos.
}
note-rules = À partir d’ici, la partie suit la version { $rules } de ses règles.

## Ce qui ne va pas dans une partie enregistrée

record-format = Cet enregistrement est au format { $format } ; ce programme lit le format { $known }.
record-rules = Cette partie de { $game } suit la version { $rules } des règles. Il faut un programme qui joue cette version pour la redonner : celui-ci joue { $known }.
other-rules = Cette partie de { $game } a commencé avec la version { $rules } des règles, et ce programme joue { $known } : elle ne peut pas continuer ici.
rules-version = la version { $newest }
rules-versions = les versions { $oldest } à { $newest }
record-note-place = La partie comporte une note après un coup qu’elle n’a pas.
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
