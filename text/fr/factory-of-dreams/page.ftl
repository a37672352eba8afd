# La Fabrique à Rêves sur la page, en français.

## Qui doit faire quoi

fd-todo-choose = Choisissez les trois outils de la nuit.
fd-todo-connect = Posez une Pensée dans une fiole, ou utilisez un outil.
fd-todo-connect-pass = Posez une Pensée dans une fiole, utilisez un outil, ou passez.
fd-todo-word = Écrivez le mot de la carte de la Plume magique.
fd-todo-dream = { $left ->
        [one] Encore un rêve à écrire, en secret.
       *[other] { $left } rêves à écrire, en secret.
    }
fd-todo-settle = Fiole { $flask } : les rêves identiques sont-ils réunis ?
fd-todo-vote = Une proposition est mise aux voix.
fd-moment-connecting = Pensées posées : { $laid } sur 15
fd-moment-creating = { $done } sur { $count } ont scellé leurs rêves
fd-moment-waking = Fiole { $flask } sur 5, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } jusqu’ici
fd-does-passed = A passé
fd-does-turn = Pose une Pensée
fd-does-word = Écrit un mot
fd-does-wait = Attend
fd-does-writes = { $written } sur { $count } écrits
fd-does-sealed = Rêves scellés
fd-does-looks = Compare
fd-does-settled = Approuve les groupes
fd-does-proposed = Propose quelque chose
fd-does-votes = Vote
fd-does-agree = Est d’accord
fd-does-disagree = N’est pas d’accord
fd-does-abstain = Laisse décider les autres

## La nuit

fd-hall = La salle et ses fioles
fd-theme = Le thème de cette nuit
fd-theme-coming = On tire le thème
fd-no-theme = Sans thème
    .text = Cette nuit, tous les rêves conviennent, pourvu qu’ils relient les Pensées de leur fiole.
fd-either = Chaque rêve va avec l’un ou avec l’autre.
fd-level-introductory = Découverte
fd-level-one = Niveau 1
fd-level-two = Niveau 2
fd-level-three = Niveau 3
fd-night = La nuit
fd-phase-connecting = Relier les Pensées
fd-phase-creating = Créer les rêves
fd-phase-waking = Le réveil
fd-track = La fabrique : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ensemble
fd-track-target = La fabrique : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ensemble, il en faut { $target } pour réussir l’épreuve
fd-points-so-far = { $points ->
        [0] Aucun point encore
        [one] { $points } point jusqu’ici
       *[other] { $points } points jusqu’ici
    }
fd-points-target = { $points } sur les { $target } qu’il faut
fd-scoring = Rêves identiques
fd-alike = { $count } pareils
fd-tile-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fd-tile-cards = ses cartes
fd-tile-more = { $points } + ses cartes

## Relier les Pensées

fd-reserves = { $count } réserves de Pensées
fd-flasks = Les cinq fioles
fd-drawer = Réserve { $reserve } : { $thought }
fd-drawer-empty = Réserve { $reserve } : on retourne une carte
fd-flask = Fiole { $flask } : { $thoughts }
fd-flask-empty = Fiole { $flask } : vide
fd-takes = peut la recevoir
fd-blank = une carte vierge
fd-full = pleine
fd-empty = vide
fd-token-there = a déjà un jeton
fd-all-alike = tous pareils
fd-tools = Outils
fd-tool-used = utilisé
fd-tool-on = sur la fiole { $flask }
    .short = fiole { $flask }
fd-tool-does = { $tool } : { $help }
fd-tool-Doubt = Doute
    .short = deux rêves
    .help = Chacun peut écrire deux rêves pour une fiole ; l’un ou l’autre peut compter.
fd-tool-Dust = Poudre +1
    .short = un point de plus
    .help = Un point de plus pour une fiole, si elle en rapporte.
fd-tool-Broom = Balai
    .short = d’autres Pensées
    .help = La carte du dessus de toutes les réserves s’en va, et d’autres viennent.
fd-tool-Upend = Vidage
    .short = vider une fiole
    .help = Toutes les cartes d’une fiole s’en vont, et on la remplit de nouveau.
fd-tool-Feather = Plume
    .short = un mot à vous
    .help = Écrivez vous-même une carte, d’un seul mot, et posez-la dans une fiole où il reste de la place.
fd-tool-FineDust = Poudre +2
    .short = deux points de plus
    .help = Deux points de plus pour une fiole, si elle en rapporte.
fd-strip-drawer = « { $thought } » : choisissez maintenant sa fiole.
fd-strip-flask = Fiole { $flask } : choisissez maintenant la Pensée qui y va.
fd-strip-tool = Choisissez sa fiole.
fd-sweep = Balayer
fd-put-back = Reposer
fd-pass = Passer
    .help = Vous ne posez plus de carte cette nuit ; les autres continuent sans vous.
fd-pass-why = Passer : { $why }
fd-pass-never = interdit cette nuit
fd-pass-empty = { $count ->
        [one] la fiole { $flask } est vide
       *[other] { $count } fioles vides
    }
fd-passed-own = Vous avez passé
fd-word = Un mot pour la fiole { $flask }
    .hint = un seul mot
    .write = L’écrire
fd-dock = Ce que vous pouvez faire
fd-choose = Choisissez trois outils pour cette nuit
fd-choose-wait = On choisit les outils de la nuit
fd-choose-left = { $left ->
        [one] Encore un
       *[other] Encore { $left }
    }
fd-choose-go = Jouer avec ceux-ci

## Créer les rêves

fd-shut = Les réserves sont fermées. Chaque rêve doit aller avec le thème et relier les Pensées de sa fiole.
fd-shut-free = Les réserves sont fermées. Chaque rêve doit relier les Pensées de sa fiole.
fd-label = Votre rêve pour la fiole { $flask }
    .hint = votre rêve
fd-label-second = Votre second rêve pour la fiole { $flask }, si vous en voulez un
    .hint = ou bien…
fd-two = Deux rêves, l’un ou l’autre peut compter. Le second peut rester vide.
fd-nothing = –
fd-hidden = scellé
fd-not-yet = pas encore
fd-previous = Le rêve précédent
fd-next = Le rêve suivant
fd-line = { $line } sur { $count }
fd-fault-thought = « { $thought } » est dans une fiole. Rêvez d’autre chose.
fd-fault-repeat = Déjà écrit pour la fiole { $flask }.
fd-fault-long = Trop long pour l’étiquette.
fd-fault-letters = Il n’y a aucune lettre.
fd-ready = { $done } rêves prêts sur { $count }
fd-still-writing = { $names } { $count ->
        [one] écrit encore.
       *[other] écrivent encore.
    }
fd-others-done = Tous les autres ont fini.
fd-all-write = Chacun écrit en secret.
fd-seal = Sceller mes rêves
fd-seal-left = { $count ->
        [one] Sceller : reste la fiole { $flask }
       *[other] Sceller : il en reste { $count }
    }
fd-sealing = On scelle…
fd-sealed = Vos rêves sont scellés.
fd-change = Changer mes rêves

## Le réveil

fd-rack-settled = Fiole { $flask } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. La revoir
fd-rack-open = Fiole { $flask }, ouverte
fd-rack-shut = Fiole { $flask }, encore fermée
fd-yours = le vôtre
fd-second-of = { $who }, second
fd-card = « { $dream } », { $who }
fd-card-shut = { $who } : face cachée
fd-card-struck = « { $dream } », { $who } : hors du thème
fd-card-join = « { $dream } », { $who } : le même rêve que celui que vous avez choisi ?
fd-agreed-same = la table en a décidé
fd-off-theme = Hors du thème
fd-sum = { $matched } sur { $players } pareils : { $terms } = { $points }
fd-sum-plain = { $matched } sur { $players } pareils : { $terms }
fd-sum-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
fd-sum-dust = { $dust } de poudre
fd-sum-nothing = Chacun a rêvé autre chose : aucun point.
fd-sum-if = si les groupes restent ainsi
fd-next-flask = Fiole suivante
fd-hurry = Tout montrer
fd-suggestions = Ce qui est peut-être pareil
fd-suggestion = « { $one } » et « { $other } » : le même rêve ?
fd-same = Pareil
fd-proposal-join = « { $one } » et « { $other } » sont le même rêve.
fd-proposal-split = « { $one } » est un autre rêve que le reste de son groupe.
fd-proposal-strike = « { $one } » ne va pas avec le thème.
fd-proposes = { $names } { $count ->
        [one] propose
       *[other] proposent
    } :
fd-decided-yes = Accepté, { $agreed } contre { $against }.
fd-decided-no = Refusé, { $agreed } contre { $against }.
fd-watch = On retourne les rêves…
fd-watch-score = Voilà ce que rapporte cette fiole.
fd-agree = D’accord
fd-disagree = Pas d’accord
fd-abstain = Laisser les autres décider
fd-picked = « { $dream } » : touchez le rêve identique, ou
fd-picked-alone = « { $dream } » : qu’est-ce qui ne va pas ?
fd-split = Un autre rêve que ceux-ci
fd-strike = Hors du thème
fd-leave = Laisser
fd-opine = Les rêves identiques sont-ils bien réunis ?
fd-opine-how = Touchez deux cartes pour les réunir, une seule pour la séparer ou l’écarter. { $left ->
        [one] Encore une proposition.
       *[other] Encore { $left } propositions.
    }
fd-opine-spent = Vous n’avez plus de proposition pour cette fiole.
fd-settle = Les groupes sont justes
fd-look-back = Vous revoyez la fiole { $flask }.
fd-to-open = À la fiole { $flask }
fd-you-proposed = Vous proposez :
fd-voting = On vote :
fd-you-settled = Vous approuvez les groupes.
fd-awaited = On attend { $names }.
fd-over = La nuit est finie : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Ce que sont les pièces

fd-tell-drawer = La carte du dessus d’une réserve. Elle va dans une fiole où il reste de la place ; puis la réserve montre la suivante.
fd-tell-flask = { $cards ->
        [0] Une fiole vide, avec de la place pour { $room } cartes.
        [one] Une fiole avec une carte et de la place pour { $room }. Chaque carte est un point de plus si tous rêvent pareil.
       *[other] Une fiole avec { $cards } cartes et de la place pour { $room }. Chaque carte est un point de plus si tous rêvent pareil.
    }
fd-tell-theme = Tous les rêves de cette nuit doivent aller avec ce thème.
fd-tell-night = D’abord on pose les cartes en silence, puis chacun écrit en secret, puis on compare les rêves.
fd-tell-track = Une fenêtre s’allume pour chaque point que vous faites ensemble ; chaque étage est une ligne du barème du Grand Marchand de sable.
fd-tell-scoring = Ce que rapporte une fiole quand tant de joueurs rêvent pareil. Seul le plus grand groupe compte.
fd-glance = { $name } : { $written } rêves écrits sur { $count }
fd-glance-dreams = { $name } a rêvé de : { $dreams }
