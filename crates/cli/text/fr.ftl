# Ce que dit le programme, en français.

## Games, referee, replay

games-figures = { $fewest ->
        [one] de 1 à { $most } joueurs
       *[other] de { $fewest } à { $most } joueurs
    }, règles version { $rules }
games-bots = Robots

referee-not-utf8 = Cette ligne n'est pas du texte UTF-8, à partir de l'octet { $byte }.
referee-bad-json = Cette ligne n'est pas du JSON : { $reason }.
referee-not-object = Une demande est un objet JSON, par exemple {"{"}"do":"games"{"}"}.
referee-unknown-do = Il n'y a pas de demande « { $do } ». Il y a : { $known }.
referee-missing-field = Il manque le champ « { $field } ».
referee-unknown-field = Cette demande n'a pas de champ « { $field } ». Elle a : { $known }, et id.
referee-field-twice = Le champ « { $field } » est là deux fois.
referee-wrong-value = Le champ « { $field } » est illisible : { $reason }.
referee-seed-unused = Une graine ne sert à rien quand c'est vous qui lancez : enlevez l'une ou l'autre.
referee-line-too-long = Cette ligne n'a pas été lue : elle dépasse { $most } octets.
referee-no-game = Il n'y a pas encore de partie sur la table : commencez par « new », « load » ou « replay ».
referee-no-randomness = Cette machine n'a pas donné de nombre au hasard : nommez une graine.
referee-bug = L'arbitre s'est trompé et vous prie de l'excuser. La table est restée comme avant cette demande.

replay-entry = Entrée { $entry } : { $reason }
replay-unreadable = { $file } est illisible : { $reason }
replay-too-large = { $file } n'est pas une partie enregistrée : il dépasse { $reason } octets.
replay-bad-json = { $file } n'est pas du JSON : { $reason }
replay-bad-record = { $file } n'est pas une partie enregistrée : { $reason }
replay-no-such-entry = Il n'y a pas d'entrée { $entry } : l'enregistrement en a { $entries }.
replay-players = { $seats ->
        [one] 1 joueur
       *[other] { $seats } joueurs
    }
replay-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
replay-over = La partie est finie.
replay-chance = Il faut lancer les dés.
replay-waiting = La table attend { $who }.
replay-quiet = (rien de visible)
replay-prompt = [{ $entry }/{ $entries }] Entrée : suivant, b : retour, un nombre : y aller, q : quitter >
replay-help = Entrée ou n montre l'entrée suivante, b la précédente, un nombre celle-là ; q quitte.
replay-last = L'enregistrement s'arrête à l'entrée { $entries }.
replay-moves = { $count ->
        [0] Pas encore d'entrée
        [one] 1 entrée, conforme aux règles
       *[other] { $count } entrées, toutes conformes aux règles
    }
replay-dice-proven = La graine du donneur donne chaque lancer, et c'est celle qui avait été promise
replay-dice-dealt = La graine du donneur donne chaque lancer, mais aucune n'avait été promise avant la donne
replay-dice-sealed = Les lancers sont possibles, mais la graine du donneur n'est pas montrée : on ne peut pas les vérifier
replay-dice-asked = Les lancers sont possibles ; ils ont été saisis à la main, sans graine pour les vérifier
replay-hashes = { $count ->
        [0] Il n'y a pas d'empreinte de la table à comparer
        [one] La table a l'empreinte enregistrée
       *[other] La table a l'empreinte enregistrée aux { $count } endroits
    }
replay-result = Le résultat est celui qui est enregistré
replay-no-result = La partie est finie, mais l'enregistrement n'a pas de résultat à comparer
replay-unfinished = La partie n'est pas finie
replay-holds = L'enregistrement est bon.
replay-broken = L'enregistrement n'est pas bon.
