# L’usine de Mech a Dream en français.

## Ce qui est demandé

md-todo-keep = Choisissez le robot que vous gardez.
md-todo-hire = Choisissez le spécialiste avec qui vous commencez.
md-todo-morning = Placez votre assistant du matin.
md-todo-afternoon = Placez votre assistant de l’après-midi.
md-todo-evening = Placez votre assistant du soir.
md-todo-bonus = Choisissez quel bonus de vos spécialistes vient d’abord.
md-todo-activate = { $left ->
        [one] Activez votre robot ou une machine.
       *[other] Activez votre robot ou une machine : encore { $left } fois.
    }
md-todo-boost = { $left ->
        [one] Avancez une machine d’un emplacement.
       *[other] Avancez vos machines : encore { $left } emplacements.
    }
md-todo-purchase = Votre robot achète une machine : choisissez-la.
md-todo-night = Utilisez votre robot et vos machines, puis souhaitez bonne nuit.
md-moment = Jour { $day }, { $time ->
        [morning] matin
        [afternoon] après-midi
        [evening] soir
        [night] nuit
       *[other] ouverture
    }
md-dream = rêve
md-dreams = rêves

## L’usine

md-factory = Usine
md-stock = Magasin de stockage
md-sale = Machines en vente
md-sale-blue = Machines à ressources et économiques
md-sale-red = Machines de puissance
md-sale-yellow = Machines de cristal
md-sale-empty = Plus rien ici
md-dock = Quai de livraisons
md-choose = et au choix
md-or = ou
md-part-morning = Matin
md-part-afternoon = Après-midi
md-part-evening = Soir
md-part-night = Nuit
md-enter = Entrée
md-cards = { $left ->
        [0] dernière carte
        [one] encore 1 carte
       *[other] encore { $left } cartes
    }
md-pile = { $left ->
        [0] la dernière
        [one] encore 1 dessous
       *[other] encore { $left } dessous
    }
md-days = Calendrier
md-day = Jour
md-day-is = Jour { $day } sur { $all }
md-day-past = Jour { $day }, passé
md-day-later = Jour { $day }
md-first = Commence la journée : { $name }
md-first-you = Vous commencez la journée
md-first-short = commence
md-specialists = Spécialistes
md-take = Prendre
md-middle = au milieu
md-yours = à vous
md-free-short = gratuit
md-stock-row = { $part } : { $fixed }, puis { $choice }
md-stock-take = { $part } : prendre { $all }
md-stock-specialist = ou un spécialiste
md-here = ici : { $names }
md-dock-row = { $part }, à partir de la barrière : { $packages }
md-dock-enter = Entrer au quai pour { $price } : { $packages }
md-package-now = en cours de déballage
md-gate = Barrière : { $price }
md-no-card = Pas encore de livraison
md-store = Vous avez : { $all }
md-store-of = { $name } a : { $all }

## Quantités et effets

md-nothing = rien
md-free = rien
md-trade = { $gain } contre { $pay }
md-effect-package = le colis du soir
md-effect-copy = ce que fait le robot ou une machine violette d’un adversaire
md-effect-purchase = l’achat d’une machine, { $earlier } emplacements plus loin
md-after-Stock = un passage au magasin
md-after-Dock = un déballage au quai
md-after-Buy = l’achat d’une machine
md-after-Build = du travail sur une machine
md-specialist-does = Après { $after } : { $gain }.
md-specialist-free = Ne travaille encore pour personne.
md-specialist-yours = Travaille pour vous.
md-specialist-of = Travaille pour { $name }.

## Machines

md-family-resource = Machine à ressources.
md-family-power = Machine de puissance.
md-family-economical = Machine économique.
md-family-crystal = Machine de cristal.
md-machine-resource = une machine à ressources
md-machine-power = une machine de puissance
md-machine-economical = une machine économique
md-machine-crystal = une machine de cristal
md-does-nightly = Une fois terminée, chaque nuit : { $effect }.
md-does-crystal = Une fois terminée : { $reward }, une seule fois.
md-does-economical = Une fois terminée : { $reward }, et dès lors { $power }.
md-power-Ink = les machines bleues, rouges et vertes vous coûtent 1 goutte d’encre de moins
md-power-Hourglass = les machines achetées commencent un emplacement plus loin
md-power-Rainbow = les machines jaunes vous coûtent 1 arc-en-ciel de moins
md-power-Flower = le quai vous coûte 1 fleur de moins
md-cost = Vous coûte { $price }.
md-cost-less = Vous coûte { $price } ({ $printed } moins { $saved }).
md-starts = Elle commence sur l’emplacement { $slot }.
md-at-once = Elle est terminée aussitôt.
md-short = Il vous manque { $short }.
# Le tilde est l’endroit où la chose est dessinée.
md-short-tag = manque { $count }~

## Ce qu’un coup ferait

md-do-stock = Vous prenez { $all }.
md-do-recruit = { $price ->
        [0] Vient chez vous pour rien.
        [one] Vient chez vous pour 1 arc-en-ciel.
       *[other] Vient chez vous pour { $price } arcs-en-ciel.
    }
md-do-dock = Vous entrez pour { $price } et déballez cette rangée, à partir de la barrière.
md-do-build = Votre assistant s’y met : un emplacement de plus quand le temps passe (maintenant sur { $slot }).
md-do-boost = Un emplacement plus loin : de { $from } à { $to }.
md-do-robot = Votre robot.
md-do-bonus = Vous recevez { $gain }.
md-do-keep = Chaque nuit : { $effect }. Vous commencez avec { $start }.
md-do-everything = Tout ce qui ne demande aucun choix, l’un après l’autre.
md-do-done = Bonne nuit : ce qui n’a pas servi ne servira pas.
md-do-decline = Vous renoncez à cette activation.
md-would-gain = Rapporte { $gain }.
md-would-lose = Plus de place pour { $lost } : perdu.
md-would-complete = Termine { $family }, votre numéro { $place }.
md-then-bonuses = Puis vos spécialistes donnent le leur.
md-then-activations = { $left ->
        [one] Puis vous activez votre robot ou une machine.
       *[other] Puis vous activez { $left } fois.
    }
md-then-boosts = { $left ->
        [one] Puis vous avancez une machine d’un emplacement.
       *[other] Puis vous avancez vos machines de { $left } emplacements.
    }
md-then-purchase = Puis vous choisissez la machine.

## Ce qu’est une pièce

md-tell-pile = { $left ->
        [0] C’est la dernière tuile de sa pile.
        [one] Encore une tuile, face cachée, dessous.
       *[other] Encore { $left } tuiles, face cachée, dessous.
    }
md-tell-belt = { $assistants ->
        [0] Encore { $slot } emplacements, et personne n’y travaille.
        [one] Encore { $slot } emplacements ; un assistant l’avance quand le temps passe.
       *[other] Encore { $slot } emplacements ; { $assistants } assistants l’avancent quand le temps passe.
    }
md-tell-stock = Un assistant y prend tout ce qui se trouve à l’étage de ce moment de la journée, et l’un des derniers lots. Plus il est tôt, plus il y en a.
md-tell-dock = Un assistant qui paie la barrière déballe la rangée de ce moment de la journée, colis par colis. Chaque jour, une nouvelle carte.
md-tell-calendar = La semaine a sept jours. La partie s’arrête aussi après la nuit où quelqu’un a neuf machines.
md-tell-arc = Matin, après-midi et soir : un assistant chacun, à tour de rôle. Puis le temps passe. La nuit, chacun utilise ce qui est terminé.
md-tell-robot = Le robot fait ce que montre son écran, une fois par nuit.
md-tell-flowers = Les fleurs électriques ouvrent le quai. Votre atelier en contient neuf ; le surplus est perdu.
md-tell-ink = L’encre magique achète les machines. Votre atelier en contient neuf ; le surplus est perdu.
md-tell-rainbows = Les arcs-en-ciel achètent les machines de cristal. À la fin, chacun compte un rêve.
md-tell-dreams = Les rêves décident de la partie. À la fin comptent aussi les arcs-en-ciel, et cinq fleurs et gouttes d’encre ensemble valent un rêve.
md-tell-lockers = Trois assistants, un pour chaque moment de la journée. La nuit, ils rentrent.
