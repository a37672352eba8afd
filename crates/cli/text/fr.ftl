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
