# Ce que le terminal dit de La Fabrique à Rêves en plus de ce que le jeu dit lui-même, en français.

factory-title = La Fabrique à Rêves · { $night }
play-welcome-factory-of-dreams = Cinq fioles. Tour à tour, on place des Pensées dessous, et personne ne parle. Puis chacun écrit en secret, pour chaque fiole, le rêve que ses Pensées lui inspirent. Plus on a rêvé la même chose, plus on marque de points, tous ensemble. Une carte se tape avec sa fiole (lune 3) ; ? doute explique un outil.
play-prompt-where-factory-of-dreams = Laquelle ? (un numéro, ou u pour changer de choix) >
play-prompt-where-only-factory-of-dreams = Laquelle ? (un numéro) >
play-where-factory-of-dreams = { $what } : laquelle ?
play-in-factory-of-dreams = {" "}

## Sur la table

factory-table-theme = Thème
factory-table-no-theme = Aucun cette nuit : rêvez de ce que vous voulez.
factory-table-night = Nuit
factory-table-target = Il faut { $target } points pour réussir l’épreuve.
factory-table-points = { $points ->
        [one] { $points } point pour l’instant
       *[other] { $points } points pour l’instant
    }
factory-table-points-of = { $points } points sur { $target }
factory-table-reserves = Réserves
factory-table-tools = Outils
factory-table-dreams = Rêves
factory-table-scored = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
factory-table-struck = hors du thème :
factory-glance-passed = a passé
factory-glance-first = a commencé
factory-glance-here = devant les { $flasks } fioles
factory-glance-written = a écrit { $written } mots sur { $of }

## Ce qui est demandé

factory-ask-tools = Quels trois outils cette nuit ?
factory-ask-turn = Placez une Pensée sous une fiole, utilisez un outil, ou passez.
factory-ask-groups = Fiole { $flask } : les groupes sont-ils justes ?
factory-ask-join = Une proposition : { $one } et { $other } sont le même rêve. D’accord ?
factory-ask-split = Une proposition : { $one } est un autre rêve que le reste de son groupe. D’accord ?
factory-ask-strike = Une proposition : { $one } ne convient pas au thème. D’accord ?
factory-ask-nothing = Il n’y a rien à décider.

## Ce que l’on peut taper

factory-typed-turn = En toutes lettres : lune 3 (une carte et sa fiole), 2 3 (réserve 2, fiole 3), doute 1, poudre 4, balai, passer.
factory-typed-groups = En toutes lettres : ok, a b (le même rêve), separer a, rayer a.
factory-typed-vote = En toutes lettres : oui, non, abstenir.
factory-typed-word = Tapez votre rêve. Un mot qui est aussi une commande s’écrit entre guillemets : "journal".
factory-typed-number = Tapez un numéro de la liste.
factory-typed-which-flask = Sous quelle fiole ? Tapez son numéro, de 1 à 5.
factory-typed-which-dream = Quel rêve ? Tapez sa lettre.

## Aide

factory-topics = Il y a de l’aide sur : réserve, fiole, outils, doute, poudre, balai, renverser, plume, poudre2, passer, rêve, groupes, vote, points, thème, épreuves.
factory-help-tool = { $tool } : { $does }
factory-help-reserve = Une réserve montre une Pensée. Quand on la prend, la suivante apparaît. Tout le monde les voit toutes.
    .typed = réserve, réserves, pensée, pensées
factory-help-flask = Une fiole reçoit jusqu’à trois Pensées et un jeton. Toutes ses Pensées ensemble devraient faire rêver d’une seule chose.
    .typed = fiole, fioles
factory-help-tools = Chaque outil sert une fois par nuit, à n’importe qui, et coûte un tour. Une fiole reçoit un seul jeton. Tapez ? et son nom pour en savoir plus.
    .typed = outil, outils, jeton, jetons
factory-help-pass = Quand chaque fiole a une carte, vous pouvez passer ; vous ne placez alors plus rien. Quand tous ont passé, ou à la quinzième carte, on écrit.
    .typed = passer
factory-help-dream = Un mot ou une idée par fiole, qui convient au thème : jamais deux fois le même, et rien de proche d’une Pensée placée sous une fiole. Les accents et les majuscules ne comptent pas.
    .typed = rêve, rêves, mot, mots, écrire
factory-help-groups = Les rêves d’une même ligne comptent comme identiques. Si vous n’êtes pas d’accord : a b en réunit deux, separer a en retire un, rayer a dit qu’il manque le thème. Les robots vous laissent décider.
    .typed = groupe, groupes, même
factory-help-vote = Une proposition est acceptée si plus de la moitié des votants sont d’accord. Qui s’abstient ne compte pas.
    .typed = voter
factory-help-score = Seul le plus grand groupe d’une fiole rapporte : 1 et ses cartes si tout le monde y est, moins s’il en manque. La poudre s’ajoute à une fiole qui rapporte.
    .typed = barème
factory-help-theme = Chaque rêve convient au thème de la nuit. S’il y en a deux, l’un ou l’autre suffit ; le dimanche, il n’y en a pas.
    .typed = thème, thèmes
factory-help-trials = Sept nuits, de monday à sunday, chacune plus difficile que la précédente : reverie play factory-of-dreams --set night=monday
    .typed = épreuve, épreuves, nuit, nuits, lundi

## Les règles

factory-rules-goal = BUT : rêver la même chose, sans en avoir parlé.
factory-rules-connect = RELIER : à tour de rôle, placez la Pensée d’une réserve sous une fiole (trois au plus), utilisez un outil, ou passez dès que chaque fiole a une carte. Personne ne parle.
factory-rules-tools = OUTILS : chacun sert une fois. Une fiole reçoit un seul jeton ; le balai n’en a pas besoin.
factory-rules-dream = CRÉER : chacun écrit en secret un rêve par fiole. Il convient au thème, diffère de vos autres rêves et n’est proche d’aucune Pensée placée sous une fiole. Dans la fiole du doute, vous pouvez en écrire deux.
factory-rules-wake = SE RÉVEILLER : fiole après fiole, on montre les rêves. Ceux qui sont identiques forment un groupe ; la table peut réunir, séparer ou rayer par un vote.
factory-rules-score = POINTS : le plus grand groupe d’une fiole rapporte, plus avec plus de cartes et plus de rêveurs. La somme des cinq est le résultat de la nuit.
factory-rules-trial = ÉPREUVE : elle est réussie avec { $target } points.

## Ce qui peut se taper : des mots entre virgules ; ceux de toutes les langues sont compris

factory-type-doubt = doute
factory-type-dust = poudre
factory-type-broom = balai, balayer
factory-type-upend = renverser, vider
factory-type-feather = plume
factory-type-fine-dust = poudre2
factory-type-pass = passer, passe
factory-type-settle = juste, bon
factory-type-same = même, joindre
factory-type-split = séparer, autre
factory-type-strike = rayer, hors
factory-type-agree = oui, o, accord
factory-type-disagree = non
factory-type-abstain = abstenir, abstention
