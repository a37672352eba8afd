# Ce que le terminal dit de Mech a Dream en plus de ce que dit le jeu, en français.

mech-title = Mech a Dream
mech-title-robots = Mech a Dream · Robots éclairés
mech-title-specialists = Mech a Dream · Spécialistes
mech-title-both = Mech a Dream · Robots éclairés et Spécialistes
play-welcome-mech-a-dream = Une semaine dans une usine à rêves. Trois assistants par jour vont chercher des fleurs ✿ et de l’encre ♦, attendent au quai, achètent des machines et les construisent le long de votre tapis ; la nuit, celles qui sont achevées travaillent. Le plus de rêves l’emporte. Chaque tuile a un nom (B7) qu’on peut taper : acheter b7.
play-prompt-where-mech-a-dream = Lequel ? (un numéro, ou u pour revenir) >
play-prompt-where-only-mech-a-dream = Lequel ? (un numéro) >
play-where-mech-a-dream = { $what } : lequel ?
play-in-mech-a-dream = {" : "}

## Ce que font les choses, en marques

mech-mark = { $marks }
mech-mark-or = { $first } ou { $rest }
mech-mark-trade = { $pay } → { $gain }
mech-mark-package = le colis du soir d’aujourd’hui
mech-mark-purchase = acheter, { $earlier } emplacements plus près
mech-mark-copy = copier une machine ou un robot adverse
mech-mark-robot = robot { $number } : { $effect }
mech-mark-secret = choisi en secret
mech-mark-sealed = { $robot } (vous seul le savez)
mech-mark-saves = { $reward }, puis { $saves }
mech-mark-saves-ink = B, P, E à 1♦ de moins
mech-mark-saves-hourglasses = 1 empl. de moins
mech-mark-saves-rainbows = C à 1∩ de moins
mech-mark-saves-flowers = le quai à 1✿ de moins
mech-mark-less-ink = −1♦ pour B, P, E
mech-mark-less-hourglasses = −1 emplacement
mech-mark-less-rainbows = −1∩ pour C
mech-mark-less-flowers = −1✿ au quai
mech-mark-rests = a tout donné
mech-mark-specialist = { $lot } pour { $after }
mech-mark-after-stock = une visite au magasin
mech-mark-after-dock = une visite au quai
mech-mark-after-buy = un achat
mech-mark-after-build = une construction

## Étiquettes de la table

mech-table-day = Jour { $day } sur { $days }
mech-table-morning = matin
mech-table-afternoon = après-midi
mech-table-evening = soir
mech-table-night = nuit
mech-table-first = premier : { $who }
mech-table-sale = En vente
mech-table-free = gratuit
mech-table-slot = empl. { $slot }
mech-table-at-once = aussitôt
mech-table-short = manque { $lot }
mech-table-piles = dessous : { $bluegreen } bleues et vertes, { $red } rouges, { $yellow } jaunes
mech-table-stock-room = Magasin
mech-table-stock = { $fixed } et { $choice }
mech-table-or-specialist = {" "}ou un spécialiste
mech-table-dock = Quai
mech-table-no-delivery = rien encore
mech-table-specialists = Spécialistes
mech-table-middle = au milieu
mech-table-stores = À vous
mech-table-their-stores = Réserves
mech-table-purse = { $flowers }✿ { $flowers ->
        [one] fleur
       *[other] fleurs
    }  { $ink }♦ encre  { $rainbows }∩ { $rainbows ->
        [one] arc-en-ciel
       *[other] arcs-en-ciel
    }  { $dreams }★ { $dreams ->
        [one] rêve
       *[other] rêves
    }
mech-table-points = = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mech-table-assistants = Assistants
mech-table-ready = prêt
mech-table-locker = attend
mech-table-at-stock = magasin
mech-table-at-dock = quai
mech-table-belt = Tapis
mech-table-workshop = Atelier
mech-table-next = { $place }. libre
mech-table-next-bonus = { $place }. libre, pour { $bonus }
mech-table-robot = Robot
mech-table-asleep = a fini pour cette nuit
mech-glance = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $purse } · tapis { $belt } · atelier { $workshop }
mech-glance-robot = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $purse } · robot { $robot } · tapis { $belt } · atelier { $workshop }

## Le menu

mech-menu-at-stock = Magasin : prendre
mech-menu-at-dock = Quai
mech-menu-to-buy = Acheter
mech-menu-to-build = Construire
mech-menu-to-use = Utiliser
mech-menu-to-copy = Copier avec votre robot
mech-menu-or = Ou bien
mech-menu-recruit = { $lot }, et S{ $number } { $name } de { $who } pour { $price }
mech-menu-recruit-middle = { $lot }, et S{ $number } { $name } du milieu pour { $price }
mech-menu-dock = { $price } → { $packages }
mech-menu-buy = { $tile } pour { $price } ({ $does })
mech-menu-buy-free = { $tile } pour rien ({ $does })
mech-menu-named = { $tile } ({ $does })
mech-menu-machine = { $tile } à l’emplacement { $slot } ({ $does })
mech-menu-use = { $engine } : { $does }
mech-menu-copy = { $who }, { $engine } : { $does }
mech-menu-robot = robot
mech-menu-bonus = S{ $number } { $name } : { $lot }
mech-menu-keep = { $robot } ; départ avec { $start }
mech-menu-hire = S{ $number } { $name } : { $does }
mech-menu-everything = tout ce qui donne sans rien demander
mech-menu-decline = laisser cette activation
mech-menu-done = fini pour cette nuit

## Ce qu’il faut décider

mech-ask-robot = Deux robots vous ont été donnés en secret. Lequel gardez-vous ?
mech-ask-specialist = Quel spécialiste travaille d’abord pour vous ?
mech-ask-morning = Où travaille votre assistant du matin ?
mech-ask-afternoon = Où travaille votre assistant de l’après-midi ?
mech-ask-evening = Où travaille votre assistant du soir ?
mech-ask-boost = { $boosts ->
        [one] Un gain de temps » : quelle machine avance d’un emplacement ?
       *[other] { $boosts } gains de temps » : quelle machine avance d’abord d’un emplacement ?
    }
mech-ask-activate = { $activations ->
        [one] Une activation ⚙ : qui travaille une fois, votre robot ou une machine ?
       *[other] { $activations } activations ⚙ : qui travaille d’abord, votre robot ou une machine ?
    }
mech-ask-activate-machine = { $activations ->
        [one] Une activation ⚙ : quelle machine travaille une fois ?
       *[other] { $activations } activations ⚙ : quelle machine travaille d’abord ?
    }
mech-ask-purchase = Votre robot achète : quelle machine ? Elle part { $earlier } emplacements plus près, sans assistant.
mech-ask-bonus = Le bonus de quel spécialiste vient ensuite ?
mech-ask-night = C’est la nuit : votre robot et chaque machine violette travaillent une fois, dans l’ordre de votre choix. Qui ensuite ?
mech-ask-nothing = Vous n’avez rien à décider pour le moment.

## Décisions tapées

mech-typed-number = Tapez le numéro de votre choix.
mech-typed-work = En mots : magasin encre, magasin fleurs, quai, acheter { $tile }, construire { $tile }.
mech-typed-work-specialists = En mots : magasin encre, magasin fleurs, prendre 3 (un spécialiste), quai, acheter { $tile }, construire { $tile }.
mech-typed-boost = En mots : avancer { $tile }.
mech-typed-activation = En mots : utiliser { $tile }, utiliser robot, utiliser robot 2 (sa deuxième façon), copier 2 b4 (du joueur 2), ou non.
mech-typed-purchase = En mots : acheter { $tile }.
mech-typed-night = En mots : utiliser { $tile }, utiliser robot, utiliser robot 2 (sa deuxième façon), copier 2 b4 (du joueur 2), tout, fini.
mech-typed-robot = En mots : garder 4.
mech-typed-specialist = En mots : engager 7.
mech-typed-bonus = En mots : prendre 8, ou prendre 8 encre s’il y a le choix.
mech-typed-which-robot = Quel robot ? Tapez son numéro, par exemple : garder 4
mech-typed-no-robot = Il n’y a pas de robot { $typed } : ils vont de 1 à 8.
mech-typed-which-specialist = Quel spécialiste ? Tapez son numéro, par exemple : prendre 3
mech-typed-no-specialist = Il n’y a pas de spécialiste { $typed } : ils vont de 1 à 10.
mech-typed-which-tile = Quelle machine ? Tapez son nom, par exemple : acheter b7
mech-typed-no-tile = Il n’y a pas de machine { $typed } : ce sont B1 à B18, E1 à E8, P1 à P16 et C1 à C8.
mech-typed-which-stock = Que prendre au magasin ? Tapez : magasin encre, ou magasin fleurs.
mech-typed-which-engine = Utiliser quoi ? Une machine ou votre robot, par exemple : utiliser b7
mech-typed-which-copy = Copier quoi ? Le numéro d’un joueur et ce qui est à lui, par exemple : copier 2 b4, ou copier 2 robot
mech-typed-which-way = Il y a { $ways } façons : ajoutez le numéro de l’une, par exemple : utiliser robot 2
mech-topics = Aide sur : marques, fleurs, encre, arcs-en-ciel, rêves, sablier, activation, assistants, jour, magasin, quai, acheter, construire, atelier, bleu, rouge, vert, jaune, nuit, robot, spécialistes, fin, ou un nom : b7, robot 3, s4.

## Ce qu’un choix apporterait

mech-bring-and = {" ; "}
mech-bring-slot = emplacement { $slot }
mech-bring-by-noon = emplacement { $slot }, achevée à la fin du matin
mech-bring-by-evening = emplacement { $slot }, achevée à la fin de l’après-midi
mech-bring-by-night = emplacement { $slot }, achevée avant la nuit
mech-bring-tonight = emplacement { $slot }, encore { $left } à la tombée de la nuit
mech-bring-boosts = { $tile } avance à l’emplacement { $slot }
mech-bring-completes = achève { $tile }
mech-bring-reward = { $lot }
mech-bring-place = { $lot } pour la machine { $place }
mech-bring-specialist = S{ $number } ajoute { $lot }
mech-bring-lost = { $lot } de perdu, on ne garde que 9
mech-bring-wasted = { $boosts ->
        [one] le gain de temps est perdu, votre tapis est vide
       *[other] { $boosts } gains de temps sont perdus, votre tapis est vide
    }

## Aide sur les marques

mech-help-marks =
    ✿ fleurs, ♦ encre, ∩ arcs-en-ciel, ★ rêves, » un gain de temps (un emplacement en avant), ⚙ une activation (votre robot ou une machine violette travaille une fois), ☺ un assistant, ✓ utilisé cette nuit.
    1✿ → 3♦ prend une fleur et donne trois gouttes d’encre.
    .typed = marques, symboles, légende
mech-help-flowers = ✿ Les fleurs ouvrent la grille du quai, et certaines machines et certains robots en prennent. On en garde 9, le reste est perdu. À la fin, 5 fleurs et gouttes d’encre ensemble font un point.
    .typed = fleur, fleurs
mech-help-ink = ♦ L’encre achète les machines bleues, rouges et vertes. On en garde 9, le reste est perdu. À la fin, 5 fleurs et gouttes d’encre ensemble font un point.
    .typed = encre
mech-help-rainbows = ∩ Les arcs-en-ciel achètent les machines jaunes et les spécialistes. Gardez-en autant que vous voulez : chacun fait un point à la fin.
    .typed = arc-en-ciel, arcs-en-ciel, arc, arcs
mech-help-dreams = ★ Les rêves sont des points. Ils viennent des machines et des colis, et de la septième place de votre atelier et des suivantes.
    .typed = rêve, rêves
mech-help-boost = » Un gain de temps (un sablier gagné) avance aussitôt une machine de votre tapis d’un emplacement, avec ou sans assistant. Au-delà de l’emplacement 1 elle est achevée. Sur un tapis vide, il est perdu.
    .typed = sablier, sabliers
mech-help-activation = ⚙ Une activation, d’un colis ou d’un spécialiste, fait travailler une fois votre robot ou une machine violette achevée, de jour, en plus de la nuit. Vous pouvez la laisser.
    .typed = activer
mech-help-assistants = ☺ Vous avez trois assistants, pour le matin, l’après-midi et le soir. Un seul agit à la fois : au magasin, au quai, ou sur une machine achetée ou construite. Sur une machine ils restent jusqu’à la nuit, et chacun l’avance d’un emplacement à la fin de chaque moment.
    .typed = vestiaire
mech-help-day = Un jour, c’est le matin, l’après-midi, le soir et la nuit. À chaque moment chacun envoie un assistant, en commençant par le premier joueur ; puis chaque machine avance d’un emplacement par assistant posé dessus. Le premier joueur change chaque jour. Il y a 7 jours au plus.
    .typed = jour, jours, calendrier, temps
mech-help-stock = Le magasin donne ce que montre son étage : le plus le matin, le moins le soir. À la fin on choisit des fleurs ou de l’encre ; avec les spécialistes, le matin et l’après-midi, un spécialiste à la place. Il y a de la place pour tous. Tapez : magasin encre
    .typed = magasin, stockage
mech-help-dock = Le quai demande des fleurs à sa grille et donne tous les colis de la rangée du moment, l’un après l’autre. La carte change chaque jour. Plus tôt dans la journée, il y a plus. Tapez : quai
    .typed = quai, livraison, livraisons, colis
mech-help-buy = Six machines sont en vente. B, P et E coûtent de l’encre ♦, C des arcs-en-ciel ∩. L’assistant va avec la machine sur votre tapis, à l’emplacement du nombre de ses sabliers. Un nombre entre parenthèses est ce qui est imprimé, là où vos machines vertes économisent. Tapez : acheter b7
    .typed = acheter, vente, prix, usine
mech-help-build = Le tapis a les emplacements 7 à 1. À la fin de chaque moment une machine avance d’un emplacement par assistant ☺ posé dessus ; au-delà de l’emplacement 1 elle est achevée. Construire pose un assistant de plus sur une de vos machines. Plusieurs machines peuvent partager un emplacement. Tapez : construire b7
    .typed = construire, tapis, case, cases
mech-help-workshop = Les machines achevées sont rangées le long du câble, dans l’ordre de leur achèvement. Les places 7, 8 et 9 apportent des rêves, et chaque machine au-delà aussi. Neuf machines finissent la partie.
    .typed = atelier
mech-help-blue = B Les machines à ressources, bleues, deviennent violettes une fois achevées. Chaque nuit elles donnent des fleurs, de l’encre ou des gains de temps.
    .typed = bleu, bleue, bleues, ressource, ressources
mech-help-red = P Les machines de puissance, rouges, deviennent violettes une fois achevées. Chaque nuit elles donnent des rêves ou des arcs-en-ciel, parfois contre des fleurs ou de l’encre.
    .typed = rouge, rouges, puissance
mech-help-green = E Les machines économiques, vertes, apportent des arcs-en-ciel une fois achevées, puis rendent une chose moins chère pour de bon. Deux pareilles s’additionnent ; rien ne coûte moins que rien.
    .typed = vert, verte, vertes, économique, économiques
mech-help-yellow = C Les machines de cristal, jaunes, coûtent des arcs-en-ciel et apportent beaucoup de rêves, une fois, quand elles sont achevées.
    .typed = jaune, jaunes, cristal
mech-help-night = La nuit les assistants rentrent, et votre robot et chacune de vos machines violettes peuvent travailler une fois, dans l’ordre de votre choix, même celles achevées ce soir. Tout le monde en même temps. Tapez : utiliser b7, utiliser robot, tout, fini.
    .typed = nuit
mech-help-robot = Votre robot travaille une fois par nuit, comme une machine. Sans les Robots éclairés il donne 1♦. Le robot 8 copie une machine ou un robot adverse, la nuit seulement quand tous les adversaires ont fini ; le robot 7 achète sans assistant.
    .typed = robot, robots
mech-help-specialists = Un spécialiste récompense ce que font vos assistants, chaque fois. Le matin et l’après-midi, au magasin, on peut en prendre un au lieu du dernier choix : on paie son prix en arcs-en-ciel à qui il travaille (ou à la réserve, du milieu), et il arrive avec un prix de 2. Les prix baissent de 1 chaque nuit. Personne ne peut refuser.
    .typed = spécialiste, spécialistes
mech-help-end = Après une nuit, la partie finit si c’était le jour 7 ou si quelqu’un a neuf machines. Points : les rêves, un par arc-en-ciel, et un pour 5 fleurs et gouttes d’encre ensemble. À égalité : plus de machines, puis plus d’arcs-en-ciel.
    .typed = fin, gagner
mech-help-a-robot = { $robot }. Il commence la partie avec { $start }.
mech-help-a-specialist = S{ $number } { $name } : { $does }.
mech-help-specialist-absent = Pas dans cette partie.
mech-help-specialist-middle = Au milieu, pour { $price }.
mech-help-specialist-of = Travaille pour { $who }, prix { $price }.
mech-help-tile = { $tile }, { $family } : coûte { $price }, { $time ->
        [one] { $time } sablier
       *[other] { $time } sabliers
    }. { $does }
mech-help-is-blue = bleue, donne ceci chaque nuit
mech-help-is-red = rouge, donne ceci chaque nuit
mech-help-is-green = verte, économise dès son achèvement
mech-help-is-yellow = jaune, apporte ceci à son achèvement
mech-help-tile-pile = Elle est face cachée dans sa pile.
mech-help-tile-sale = En vente : { $price } pour vous, au départ de l’emplacement { $slot }.
mech-help-tile-sale-at-once = En vente : { $price } pour vous, achevée aussitôt.
mech-help-tile-own-belt = Sur votre tapis, emplacement { $slot }, { $crew ->
        [0] personne dessus
        [one] { $crew } assistant dessus
       *[other] { $crew } assistants dessus
    }.
mech-help-tile-belt = Sur le tapis de { $who }, emplacement { $slot }, { $crew ->
        [0] personne dessus
        [one] { $crew } assistant dessus
       *[other] { $crew } assistants dessus
    }.
mech-help-tile-own-workshop = Dans votre atelier, machine { $place }.
mech-help-tile-own-used = Dans votre atelier, machine { $place }, utilisée cette nuit.
mech-help-tile-workshop = Dans l’atelier de { $who }, machine { $place }.

## Les règles

mech-rules-goal = BUT : Faire le plus de rêves ★ en une semaine de 7 jours.
mech-rules-day = JOURNÉE : Le matin, l’après-midi et le soir, chacun à son tour envoie un assistant ☺ faire l’une de quatre choses. Aucune place n’est jamais prise.
mech-rules-stock = MAGASIN : Prenez ce que donne ce moment, et choisissez 2✿ ou 2♦ à la fin. On garde au plus 9 de chaque.
mech-rules-dock = QUAI : Payez les fleurs à la grille et prenez les colis du moment, l’un après l’autre.
mech-rules-buy = ACHETER : Payez une machine en vente (encre pour B, P, E ; arcs-en-ciel pour C) et posez-la, votre assistant dessus, sur l’emplacement de ses sabliers.
mech-rules-build = CONSTRUIRE : Posez votre assistant sur une machine de votre tapis ; plusieurs peuvent travailler à la même.
mech-rules-time = LE TEMPS PASSE : À la fin de chaque moment chaque machine avance d’un emplacement par assistant posé dessus. Au-delà de l’emplacement 1 elle est achevée. Les places 7, 8, 9 et suivantes apportent des rêves.
mech-rules-families = MACHINES : B et P deviennent violettes et travaillent la nuit. E apportent des arcs-en-ciel, puis font économiser. C apportent beaucoup de rêves, une fois.
mech-rules-boosts = MARQUES : » avance une de vos machines d’un emplacement. ⚙ fait travailler une fois votre robot ou une machine violette ; on peut refuser.
mech-rules-night = NUIT : Les assistants rentrent. Votre robot et chaque machine violette travaillent une fois, dans l’ordre de votre choix ; un échange demande tout son prix.
mech-rules-robots = ROBOTS ÉCLAIRÉS : Chacun garde un robot sur deux, en secret jusqu’à ce que tous aient choisi. Il dit avec quoi vous commencez et ce qu’il fait chaque nuit. Le robot 8 copie la nuit quand tous les adversaires ont fini.
mech-rules-specialists = SPÉCIALISTES : Les vôtres récompensent ce que font vos assistants. Au magasin, le matin ou l’après-midi, vous pouvez prendre celui d’un autre au lieu du dernier choix, pour son prix en arcs-en-ciel ; il coûte alors 2, et 1 de moins après chaque nuit.
mech-rules-end = FIN : Après la nuit du jour 7, ou quand quelqu’un a neuf machines. Les rêves, plus 1 par arc-en-ciel, plus 1 pour 5 fleurs et gouttes d’encre ensemble. À égalité : plus de machines, puis plus d’arcs-en-ciel.

## Ce qui peut se taper : des mots entre virgules ; ceux de toutes les langues sont compris

mech-type-keep = garder, garde
mech-type-hire = engager, engage, embaucher
mech-type-stock = magasin, stockage
mech-type-take = prendre, prends, recruter
mech-type-dock = quai, livraison, livraisons
mech-type-buy = acheter, achète, achat
mech-type-build = construire, construis, bâtir
mech-type-boost = accélérer, accélère, avancer, avance
mech-type-use = utiliser, utilise, activer, active
mech-type-copy = copier, copie
mech-type-decline = non, refuser, rien
mech-type-everything = tout
mech-type-done = fini, finir, terminer, dormir
mech-type-robot = robot
mech-type-flowers = fleur, fleurs
mech-type-ink = encre
