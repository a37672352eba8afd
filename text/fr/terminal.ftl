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
replay-played = { $name } : { $move }
replay-better = À sa place, { $level } aurait joué : { $move }
replay-beyond = Tous les points sont ceux d'avance (+) ou de retard (−) sur { $rival }.
replay-as-good = revient au même
replay-turns = Où la partie a basculé
replay-no-turns = La partie n’a jamais basculé de beaucoup.
replay-turn-cost = { $name } : { $points } { $count ->
        [one] point
       *[other] points
    } par cette décision
replay-turn-swing = { $name } : { $points } { $count ->
        [one] point
       *[other] points
    } par ce qui est venu
replay-over = La partie est finie.
replay-chance = Le donneur est attendu.
replay-waiting = La table attend { $who }.
replay-quiet = (rien de visible)
replay-prompt = [{ $entry }/{ $entries }] Entrée : suivant, b : retour, un nombre : y aller, q : quitter >
replay-help = Entrée ou n montre l'entrée suivante, b la précédente, un nombre celle-là ; q quitte.
replay-at-last = L'enregistrement s'arrête à l'entrée { $entries }.
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
replay-is-broken = L'enregistrement n'est pas bon.

## Jouer

play-you = Vous
play-usage =
    À quoi jouons-nous ? Nommez un jeu :
      reverie play daydream                        seul, la vue la plus facile
      reverie play daydream --view BC --bots engineer,master
      reverie play mech-a-dream --players 3        une semaine à l'usine, avec deux robots
    Dans un terminal, `reverie` tout court propose un petit menu. En savoir plus : reverie play --help
play-menu-welcome = Bienvenue chez Reverie, une table pour des jeux de rêves et de machines.
play-menu-game = Quel jeu ?
play-menu-option = { $option } : { $help }
play-menu-bots = Combien de robots jouent avec vous, de { $fewest } à { $most } ? (Entrée : { $fewest })
play-menu-bots-solo = Combien de robots jouent avec vous, de { $fewest } à { $most } ? (Entrée : { $fewest }, partie en solo)
play-menu-level = De quelle force ?
play-menu-prompt = Un numéro, ou Entrée pour { $usual } >
play-menu-range = Tapez un numéro de 1 à { $last }, Entrée pour le choix habituel, ou q pour partir.
play-menu-between = Tapez un nombre de { $fewest } à { $most }, ou Entrée pour { $fewest }.
play-no-such-option = { $game } n'a pas d'option { $option }. Il y a : { $known }.
play-no-such-value = L'option { $option } n'a pas de valeur { $value }. Il y a : { $known }.
play-value-missing = Quelle valeur pour { $option } ? Écrivez --set { $option }=VALEUR, avec l'une de celles-ci : { $known }.
play-option-twice = L'option { $option } est donnée deux fois.
play-bots-count = { $named } robots sont nommés pour { $bots } places : nommez un niveau pour tous, ou un pour chacun.
play-no-luck = Le système ne donne pas de graine au hasard : { $reason }

play-welcome = { $title }
play-welcome-back = { $title } : là où nous en étions.
play-commands = À tout moment : aide, règles, conseil, annuler, journal, voir, sauver, quitter. « aide » dit à quoi sert chacun, et quelles marques elle explique.
play-commitment =
    Le hasard est scellé : sa graine, montrée à la fin, doit tenir cette promesse.
    { $commitment }
play-who = { $who } : { $asked }
play-prompt = Que faites-vous ? >
play-secret = Ceci ne regarde que { $who }. Entrée quand personne d'autre ne voit l'écran >
play-prompt-word = Vos mots >
play-forced = Il n'y a qu'une chose à faire : { $move }.
play-roll-on = Entrée pour continuer, u pour annuler >
play-end-on = C'était la dernière décision. Entrée termine la partie, u annule >
play-roll-on-unknown = Appuyez sur Entrée pour continuer, ou tapez u pour reprendre votre dernière décision.
play-undone = C'est annulé.
play-nothing-typed = Tapez un des numéros, ou une décision entière.
play-no-such-number = Il n'y a pas de { $typed } dans la liste : elle va de 1 à { $last }.
play-unknown = Je ne comprends pas « { $typed } ». Tapez un numéro de 1 à { $last }, ou aide.
play-help =
    Tapez le numéro d'un choix, ou toute la décision d'un coup.
      annuler (u)      reprendre votre dernière décision, tant que le hasard attend
      conseil          ce que ferait un robot
      aide MARQUE      le sens d'une marque ou d'un lieu
      règles           toutes les règles, telles qu'on les joue ici
      journal          tout ce qui s'est passé
      voir, voir 2     redessiner la table, ou le côté du joueur 2
      sauver FICHIER   sauver ici, puis après chaque décision
      quitter          partir (en sauvant si vous voulez)
play-help-unknown = Il n'y a pas d'aide sur « { $topic } ».
play-look-unknown = Il y a les joueurs 1 à { $last } : voir 1.
play-hint = À votre place, { $bot } choisirait : { $move }.
play-hint-next = Ensuite : { $move }.
play-hint-line = Il continuerait ainsi : { $line }.
play-quit-save = Sauver d'abord ? Un nom de fichier, ou Entrée pour partir sans sauver >
play-bye = À la prochaine.
play-left-saved = C'est sauvé. Pour continuer : reverie play --resume { $file }
play-left-unsaved = L'entrée s'est arrêtée avant la partie, et rien n'est sauvé (--save FICHIER l'aurait fait).
play-saved = Sauvé dans { $file }, et désormais après chaque décision.
play-save-where = Où donc ? Par exemple : sauver partie.json
play-save-exists = { $file } existe déjà. Prenez un autre nom, ou continuez cette partie : reverie play --resume { $file }
play-save-failed = { $file } n'a pas pu être écrit
play-save-no-name = { $file } n'est pas un nom de fichier.
play-save-unreadable = { $file } n'est pas une partie qu'on peut reprendre : { $reason }
play-save-entry = l'entrée { $entry } ne tient pas. { $reason }
play-save-no-seed = { $file } n'a pas de graine : plus rien ne peut être tiré. On peut la regarder : reverie replay { $file }

play-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-next-band = { $missing ->
        [one] Encore un point
       *[other] Encore { $missing } points
    } (à partir de { $points }) et c'était : { $band }.
play-top-band = Il n'y a rien au-dessus.
play-you-won = Vous gagnez !
play-won = { $names } gagne.
play-shared = Victoire partagée : { $names }.
play-seed =
    La graine du hasard, comme promis :
    { $seed }
play-verify = Enregistré dans { $file } ; chacun peut vérifier : reverie replay { $file } --verify
play-again = Encore une ? (o/n) >

## Lab

lab-game = jeu
lab-options = options
lab-seats = places
lab-games = parties
lab-decisions = décisions
lab-rolls = jets
lab-decisions-per-second = décisions/s
lab-games-per-second = parties/s
lab-decisions-per-game = par partie
lab-state-bytes = état o
lab-clone-ns = copie ns
lab-bench-intro = Parties au hasard sur un cœur : on liste les coups permis, on en joue un, et ainsi de suite.
lab-match-intro = { $game } ({ $options }), { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } : { $games } parties pour { $deals } donnes, en { $seconds } s. Entre parenthèses : où se trouve le vrai chiffre, 19 fois sur 20.
lab-match-player = joueur
lab-match-wins = gagné %
lab-match-points = points
lab-match-median = médiane
lab-match-ms = ms/coup
lab-match-seats = { $players } joueurs répétés ne remplissent pas { $seats ->
        [one] une place
       *[other] { $seats } places
    } : nommez-en un seul, un par place, ou un nombre qui divise les places.
lab-match-bands = { $player } d'après le tableau de la règle :
lab-match-top = au rang le plus haut : { $share } %
lab-match-forfeits = { $player } a perdu { $games } parties faute de répondre comme convenu. Les premières de toutes ces parties :
lab-match-forfeit = donne { $deal }, place { $seat } : { $why }
lab-ladder-intro = { $game } ({ $options }), { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } : { $games } parties par paire. 400 points de plus, c'est dix victoires pour une ; entre parenthèses : où se trouve le vrai chiffre, 19 fois sur 20.
lab-ladder-rating = cote
lab-ladder-below = % contre le niveau du dessous
lab-game-stuck = La partie n'attend personne et n'est pas finie : la faute est à nous.
lab-no-search = { $level } décide tout de suite : il n'y a pas de recherche à changer.
lab-no-threads = Les fils d'exécution ne démarrent pas : { $reason }
lab-report-written = { $games } parties sont racontées dans { $file }
lab-report-cannot-write = { $file } ne peut pas être écrit
lab-soak-held = { $game } : { $games } parties, { $decisions } décisions et { $rolls } jets en { $seconds } s. Toutes les lois ont tenu.
lab-soak-broken = { $game } ({ $options }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, graine { $seed }) a enfreint une loi : { $law }
lab-soak-kept = La partie jusque-là se trouve dans { $file }.
lab-soak-replay = Pour la revoir :
lab-soak-repeat = Pour rejouer cette seule partie :
lab-no-such-options = Il n'y a pas d'options { $options }. Il y a : { $known } ; ou bien écrivez-les en JSON.
lab-cannot-keep = L'enregistrement de la partie qui a enfreint une loi ne peut être écrit dans { $folder }
lab-train-learned = { $file } : { $before } points au début, { $after } à la fin.
lab-train-nothing = Il n'y a rien à apprendre pour { $game }. Il y a de quoi pour : { $known }.
lab-train-no-such-file = Aucun fichier à apprendre ne commence par « { $only } ». Il y a : { $known }.
lab-train-cannot-write = Ce qui a été appris ne peut pas être écrit dans { $folder }
lab-words-theme = thème
lab-words-prompts = questions
lab-words-top1 = 1re en tête %
lab-words-top3 = dans les 3 %
lab-words-any-top1 = l'une en tête %
lab-words-any-top3 = dans les 3 %
lab-words-all = tous
lab-words-judged = Sur { $same } paires identiques, { $matched } sont reconnues d'elles-mêmes et { $found } ({ $share } %) reconnues ou proposées. Sur { $different } paires différentes, { $wrongly_matched } sont confondues et { $wrongly_suggested } proposées.
lab-words-cannot-read = { $file } ne peut pas être lu
lab-words-nobody = Aucun jeu d’ici ne lit de mots.
lab-words-bad-prompt = La ligne { $number } est illisible : { $line }. Il faudrait : `thème: pensée,pensée = réponse/réponse`
lab-words-bad-pair = La ligne { $number } est illisible : { $line }. Il faudrait : 1 ou 0, une réponse, une réponse, séparées par des tabulations
lab-words-no-such-theme = Il n'y a pas de thème { $theme }. Il y a : { $known }
lab-load-moves = { $tables } tables ont joué { $moves } coups en { $seconds } s : { $rate } par seconde
lab-load-answer = d'un coup à sa réponse : { $half } ms en médiane, { $most } ms au 99e centile
lab-load-last-seat = d'un coup à la vue de la dernière place : { $half } ms en médiane, { $most } ms au 99e centile
lab-load-bytes = aux quatre places pour un coup : { $bytes } octets
lab-load-bytes-of =
    { "  " }dont en messages « { $kind } » : { $bytes } octets
lab-load-cpu = pour chaque seconde de processeur du serveur : { $moves } coups
lab-load-memory = mémoire du serveur par table : { $memory } ko
lab-load-times-moves = Le second serveur à côté du premier : { $times } fois autant de coups par seconde
lab-load-times-cpu = coups par seconde de processeur : { $times } fois autant
lab-load-times-answer = d'un coup à sa réponse en médiane : { $times } fois aussi long
lab-load-times-bytes = octets par coup : { $times } fois autant
lab-load-times-memory = mémoire par table : { $times } fois autant
lab-load-no-process = Le processus du serveur est introuvable, son temps de processeur et sa mémoire sont donc inconnus : --pid PID
lab-load-refused = { $refused } coups ont été refusés ; il ne devrait pas y en avoir.
lab-kills-rounds = { $rounds } arrêts brutaux en { $seconds } s, { $tables } tables
lab-kills-played = { $answered } coups confirmés, { $resent } renvoyés, { $shown } vues montrées
lab-kills-found = { $lost } perdus, { $doubled } en double, { $different } différents, { $refused } refusés
lab-kills-trouble = L'essai n'a pas pu continuer : { $reason }
lab-faults-rounds = { $rounds } pannes en { $seconds } s sur { $nodes } nœuds : { $kinds }
lab-faults-played = { $tables } tables, { $answered } coups confirmés, { $resent } renvoyés, { $shown } vues montrées, { $claims } prises en charge
lab-faults-still = { $fault } : { $tables } tables immobiles, pendant { $half } ms à la médiane, { $most } ms au 99e centile, { $longest } ms au plus
lab-faults-left-out = pas essayé ici : { $why }
lab-faults-nothing = rien de perdu, rien en double, un seul ordre pour tous les yeux, jamais deux nœuds sous une même clôture, aucun secret montré
lab-faults-found = trouvé en défaut : { $found }
lab-faults-trouble = L'essai n'a pas pu continuer : { $reason }
lab-load-elsewhere = { $url } n'est pas une adresse de cette machine : seuls les serveurs de cette machine sont mis à l'épreuve, comme http://127.0.0.1:4870
lab-load-trouble = Le serveur n'a pas pu être mis à l'épreuve plus loin ({ $doing }) : { $reason }
lab-siege-answer = { $when ->
    [alone] au calme
    [besieged] pendant le siège
   *[after] ensuite
  } : d'un coup à sa réponse { $half } ms en médiane, { $most } ms au 99e centile ({ $moves } coups)
lab-siege-ratio = le 99e centile pendant le siège vaut { $ratio } fois celui du calme
lab-siege-turned-away = { $away } fois sur { $tries }, quelqu'un d'attablé a été refusé
lab-siege-reason = la première fois : { $reason }
lab-siege-memory = mémoire du serveur : { $before } ko avant, { $most } ko au plus pendant, { $after } ko ensuite ({ $ratio } fois)
lab-siege-attacks = ce qu'il a subi : { $attacks }
lab-siege-did-half-sent = { $count } demandes inachevées
lab-siege-did-idle = { $count } connexions oisives
lab-siege-did-slow-bodies = { $count } corps trop lents
lab-siege-did-connections = un flot de { $count } connexions
lab-siege-did-watchers = { $count } spectateurs entrés et sortis en masse
lab-siege-did-messages = un flot de { $count } messages
lab-siege-did-frames = { $count } trames trop grandes ou absurdes
lab-siege-did-pings = un flot de { $count } pings
lab-siege-did-streams = { $count } flux d'événements que personne ne lit
lab-siege-did-requests = un flot de { $count } demandes
lab-siege-no-server = Le serveur à assiéger n'a pas pu être lancé : { $reason }

## Serve

serve-table = La table est ouverte à { $url }
serve-data = Tout est gardé dans { $path }
serve-friends = Les amis sur le même réseau entrent par { $urls }
serve-friends-not-yet = Pour faire entrer des amis du même réseau : { $command }
serve-friends-unknown = Cette machine ne connaît pas son adresse sur le réseau ; il la faut aux amis, avec le port { $port }.
serve-how-to-stop = Ctrl-C pour arrêter ; chaque table restera telle quelle.
serve-stopped = Arrêté. Toutes les tables sont enregistrées.
serve-no-home = Il n'y a pas de dossier personnel où garder les données. Dites où : reverie serve --data FICHIER
serve-no-room = Le dossier de { $path } ne peut pas être créé
serve-bad-data = Les données dans { $path } sont inutilisables : { $reason }. Un autre fichier : reverie serve --data FICHIER
serve-newer-data = Les données dans { $path } viennent d'un Reverie plus récent (version { $found } du fichier ; ce programme connaît les versions jusqu'à { $known }). Prenez le programme plus récent, ou un autre fichier : reverie serve --data FICHIER
serve-held = { $known ->
        [address] { $path } est déjà pris : le processus { $pid }, qui écoute sur { $address }, y garde ses tables.
        [process] { $path } est déjà pris par le processus { $pid }.
       *[nothing] { $path } est déjà pris par un autre programme.
    }
serve-other-file = Arrêtez-le, ou prenez un autre fichier : reverie serve --data FICHIER
serve-bus-and-file = Un bus est pour plusieurs serveurs, un fichier ({ $path }) pour un seul. Dites quelle base ils partagent : reverie serve --database postgres://… --bus nats://…
serve-not-alone = Un autre serveur utilise la base { $path }. Pour en être un parmi plusieurs, dites par quel bus ils se parlent : --bus nats://…
serve-no-bus = Le bus est hors d'atteinte : { $reason }
serve-no-database = La base { $path } est inutilisable : { $reason }
serve-address-taken = Un autre programme, peut-être un autre Reverie, écoute déjà sur { $address }. Arrêtez-le, ou choisissez un autre port : reverie serve --address 127.0.0.1:4871
serve-bad-address = Cette machine ne peut pas écouter sur { $address } : { $reason }

## Si un serveur va bien

health-well = Il va bien.
health-unwell = Le serveur répond sur { $address }, mais aucun coup ne peut être enregistré : { $said }
health-silent = Aucun serveur ne répond sur { $address } : { $reason }

## Prendre soin des données d'un serveur

admin-no-data = Il n'y a pas de données dans { $path }. Dites où elles sont : --data FICHIER
admin-older-data = Les données dans { $path } viennent d'un Reverie plus ancien (version { $found } du fichier ; ce programme travaille sur la version { $known }). Lancez une fois reverie serve dessus, qui les met à jour.
admin-bad-data = { $path } est inutilisable : { $reason }
admin-file-there = Il y a déjà un fichier { $path }, et il reste tel quel. Choisissez un autre nom.
admin-not-ours = { $path } ne contient pas de données de Reverie.
admin-unsound = { $path } est abîmé : { $faults }
admin-copy-differs = La copie de { $path } n'a pas les lignes qui ont été copiées. Elle a été jetée ; réessayez.
admin-not-written = Rien n'a été écrit
admin-stop-it = Il le faut pour soi seul : arrêtez d'abord ce programme.
admin-no-server = Aucun serveur n'utilise les données en ce moment ; le prochain les trouvera ainsi.
admin-server-knows = Le serveur qui utilise les données en a tenu compte.
admin-server-slow = Un serveur utilise les données mais n'en a pas encore tenu compte ; il regarde une fois par seconde. Voyez son journal.
admin-copied = { $path } est une copie des données : { $tables } tables, { $rows } lignes, { $bytes } octets. Elle est saine, et a autant de lignes qu'il y en avait.
admin-restored = { $path } est maintenant comme était la copie : { $tables } tables, { $rows } lignes, { $bytes } octets.
admin-kept = Ce qui s'y trouvait avant est dans { $path }
admin-by-its-own-means = { $path } se copie et se remet en place par les moyens de PostgreSQL : pg_dump et pg_restore. Vers un fichier de Reverie, c'est reverie admin move.
admin-servers-look = Les serveurs qui se servent des données regardent une fois par seconde : ils en auront tenu compte dans un instant.
admin-moved = { $to } contient tout ce qui est dans { $from } : { $tables } tables, { $rows } lignes, comparées une à une (empreinte { $hash }). { $from } reste tel quel.
admin-move-not-empty = Il y a déjà quelque chose dans { $path }, qui reste tel quel. Tout ne va que là où il n'y a rien encore.
admin-move-same = Tout est déjà dans { $path }.
admin-move-used = { $count ->
        [one] Un serveur se sert de { $path }. Arrêtez-le d'abord.
       *[other] { $count } serveurs se servent de { $path }. Arrêtez-les d'abord.
    }
admin-move-differs = Ce qui est arrivé dans { $path } n'est pas ce qui était là ({ $shelf }). Rien n'en est gardé ; essayez de nouveau.
admin-check-older = Le fichier est de la version { $found } ; un serveur de ce programme le mettra à la version { $known }. Il a été examiné tel qu'il sera alors.
admin-check-played = { $games } parties ont été rejouées jusqu'à leur dernière entrée, { $archives } archives ont été déballées.
admin-check-told = { $games } parties finies ne se racontent plus que par leurs archives : leurs règles ont disparu.
admin-check-wrong = { $count ->
        [0] Tout va bien.
        [one] 1 chose ne va pas.
       *[other] { $count } choses ne vont pas.
    }
admin-game = jeu
admin-rules = règles
admin-phase = phase
admin-phase-hidden = { $phase }, retirée
admin-tables = tables
admin-archives = octets gardés
admin-table = table
admin-entries = entrées
admin-changed = changée
admin-who = qui
admin-id = numéro
admin-name = nom
admin-came = arrivée
admin-seen = dernière visite
admin-exported = Tout ce qu'on sait de { $name } est dans { $path } ({ $tables } tables).
admin-forgotten = La personne { $id } est oubliée. Supprimées avec elle : { $removed } tables ; gardées pour les autres, sans le nom : { $kept }. Les sauvegardes faites avant la connaissent encore.
admin-several-guests = Plusieurs personnes s'appellent { $name }. Désignez-en une par son numéro : { $ids }
admin-no-guest = Il n'y a personne du nom ou numéro { $who }. Qui il y a : reverie admin guest list
admin-closed = La table { $table } est fermée.
admin-closed-already = La table { $table } est déjà finie ou fermée.
admin-hidden = La table { $table } est retirée.
admin-hidden-already = La table { $table } est déjà retirée.
admin-unhidden = La table { $table } est de retour.
admin-not-hidden = La table { $table } n'est pas retirée.
admin-no-table = Il n'y a pas de table { $table }. Lesquelles il y a : reverie admin table list
admin-keys-rotated = La clé qui signait les appels est jetée, et { $browsers } navigateurs avec elle. Qui veut être appelé doit désactiver puis réactiver cela sur la page.

## Ce qui peut se taper : des mots entre virgules ; ceux de toutes les langues sont compris

play-type-undo = annuler, annule, retour
play-type-help = aide
play-type-rules = règles, règle
play-type-log = journal, j
play-type-look = voir, plateau
play-type-save = sauver, sauvegarder, enregistrer
play-type-hint = conseil, indice
play-type-quit = quitter
play-type-yes = o, oui
play-type-no = non
