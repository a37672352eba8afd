# Mech a Dream en français. Les règles, les noms et les raisons sont de notre plume.

mech-a-dream = Mech a Dream
    .help = Une semaine à l’atelier : le jour, les assistants rapportent, acquièrent et construisent ; la nuit, les machines font des rêves.
game-kind-mech-a-dream = machines à enchaîner
game-line-mech-a-dream = Construisez des machines le jour, laissez filer les arcs-en-ciel la nuit.
game-also-mech-a-dream = avec variantes
home-credit-mech-a-dream = Mech a Dream est un jeu de Thomas Dupont et Antoni Guillen, illustré par Mark Oliver, édité par Blue Orange.

## Variantes

option-robots = Robots
    .help = Qui travaille la nuit à l’atelier.
option-robots-false = Robots ordinaires
    .help = Tout le monde a le robot du plateau : 1 goutte d’encre par nuit. Idéal pour débuter.
option-robots-true = Robots éclairés
    .help = Chacun reçoit deux robots et en garde un, qui a son propre effet et son propre départ.
option-specialists = Spécialistes
    .help = Qui d’autre travaille à l’usine.
option-specialists-false = Sans spécialistes
    .help = Rien que les assistants.
option-specialists-true = Spécialistes
    .help = Chacun engage un spécialiste qui récompense une sorte de travail, et qu’on peut débaucher contre des arcs-en-ciel.

## Ce que vous pouvez faire

mech-do-keep = Garder { $robot } ; départ : { $start }
mech-do-hire = Engager { $specialist }
mech-do-stock = Magasin de stockage : { $lot }
mech-do-recruit = Magasin de stockage : { $lot }, { $from }, { $price }
mech-do-recruit-middle = Magasin de stockage : { $lot }, au milieu de la table, { $price }
mech-do-dock = Quai de livraisons { $price } : { $packages }
mech-do-buy = Acquérir { $machine } { $price }, emplacement { $slot }
mech-do-buy-at-once = Acquérir { $machine } { $price }, construction immédiate
mech-do-build = Construire { $machine }, maintenant à l’emplacement { $slot }
mech-do-boost = Avancer { $machine } de l’emplacement { $from } au { $to }
mech-do-boost-completes = Avancer { $machine } et en achever la construction
mech-do-use = Utiliser { $machine }
mech-do-use-robot = Utiliser le robot : { $effect }
mech-do-copy = Copier { $machine } { $at }
mech-do-copy-robot = Copier le robot { $at } : { $effect }
mech-do-decline = Renoncer à l’activation
mech-do-bonus = Prendre { $lot } ({ $specialist })
mech-do-everything = Utiliser tout ce qui ne demande rien : { $lot }
mech-do-done = Finir la nuit

## Ce qui s’est passé

mech-turned = À vendre : { $machine }.
mech-delivery = Aujourd’hui, le quai de livraisons coûte { $price ->
        [one] { $price } fleur
       *[other] { $price } fleurs
    }.
mech-specialist-shown = Spécialiste à engager : { $specialist }.
mech-dealt = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } reçu { $one } et { $other }.
mech-chose = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } choisi un robot.
mech-kept = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } gardé { $robot }.
mech-robot-shown = { $you ->
        [yes] Vous travaillez
       *[no] { $who } travaille
    } avec { $robot }. Au départ : { $start }.
mech-first = { $you ->
        [yes] Vous commencez
       *[no] { $who } commence
    }.
mech-hired = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } engagé { $specialist }.
mech-middle = Personne n’a engagé { $specialist } : la carte reste au milieu de la table.
mech-began-morning = Jour { $day } : le matin.
mech-began-afternoon = Jour { $day } : l’après-midi.
mech-began-evening = Jour { $day } : le soir.
mech-began-night = Jour { $day } : la nuit.
mech-recruited = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } débauché { $specialist } { $from } { $price }.
mech-recruited-middle = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } engagé { $specialist } au milieu de la table { $price }.
mech-dock = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } envoyé un assistant au quai de livraisons { $price }.
mech-bought = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } acquis { $machine } { $price }, emplacement { $slot }.
mech-bought-at-once = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } acquis { $machine } { $price }, construction immédiate.
mech-robot-bought = { $you ->
        [yes] Votre robot a
       *[no] Chez { $who }, le robot a
    } acquis { $machine } { $price }, emplacement { $slot }.
mech-robot-bought-at-once = { $you ->
        [yes] Votre robot a
       *[no] Chez { $who }, le robot a
    } acquis { $machine } { $price }, construction immédiate.
mech-built = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } envoyé un assistant construire { $machine }.
mech-gained-stock = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } pris { $lot } au magasin de stockage.
mech-gained-package = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } déballé { $lot }.
mech-gained-robot = { $you ->
        [yes] Votre robot a
       *[no] Chez { $who }, le robot a
    } produit { $lot }.
mech-gained-machine = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } gardé { $lot }.
mech-gained-copy = { $you ->
        [yes] Votre copie a
       *[no] Chez { $who }, la copie a
    } produit { $lot }.
mech-gained-slot = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } gagné { $lot } pour la machine n° { $number }.
mech-gained-specialist = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } gagné { $lot } avec { $specialist }.
mech-gained-price = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } touché { $lot } pour { $specialist }.
mech-and-lost = { $gained } Perdu au-delà de 9 : { $lost }.
mech-lost = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } perdu { $lost } : 9 est le maximum.
mech-moved = { $you ->
        [yes] Sur votre tapis
       *[no] Chez { $who }
    }, { $machine } passe de l’emplacement { $from } au { $to }.
mech-boosted = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } avancé { $machine } de l’emplacement { $from } au { $to }.
mech-wasted = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } perdu { $boosts ->
        [one] un gain de temps
       *[other] { $boosts } gains de temps
    } : le tapis est vide.
mech-completed = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } construit { $machine } : machine n° { $number }.
mech-used = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } utilisé { $machine }.
mech-used-robot = { $you ->
        [yes] Vous avez utilisé votre
       *[no] { $who } a utilisé son
    } robot.
mech-used-robot-paying = { $you ->
        [yes] Vous avez utilisé votre
       *[no] { $who } a utilisé son
    } robot { $price }.
mech-copied = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } copié { $machine } { $at } { $price }.
mech-copied-robot = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } copié le robot { $at } { $price }.
mech-declined = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } renoncé à une activation.
mech-done = { $you ->
        [yes] Vous avez fini votre
       *[no] { $who } a fini sa
    } nuit.
mech-fell = { $price ->
        [0] Il n’y a plus rien à payer
        [one] Le prix tombe à 1 arc-en-ciel
       *[other] Le prix tombe à { $price } arcs-en-ciel
    } pour { $specialist }.
mech-ended-full = { $you ->
        [yes] Votre atelier est plein
       *[no] L’atelier est plein chez { $who }
    } : la partie est finie.
mech-ended-week = La septième nuit est passée : la partie est finie.

## Chez qui

mech-from = chez { $you ->
        [yes] vous
       *[no] { $who }
    }
mech-at = chez { $you ->
        [yes] vous
       *[no] { $who }
    }

## Machines, robots, spécialistes

mech-machine-greenhouse = la serre ({ $effect })
mech-machine-still = l’alambic à encre ({ $effect })
mech-machine-garden = le jardin d’encre ({ $effect })
mech-machine-clock = l’horloge ({ $effect })
mech-machine-prism = le prisme ({ $effect })
mech-machine-horn = le cor à rêves ({ $effect })
mech-machine-crystal = le cristal ({ $effect })
mech-machine-saves-ink = l’épargne-encre ({ $effect })
mech-machine-saves-time = l’épargne-temps ({ $effect })
mech-machine-saves-rainbows = l’épargne-couleurs ({ $effect })
mech-machine-saves-flowers = l’épargne-fleurs ({ $effect })
mech-machine-this = { $machine } [{ $tile }]
mech-robot = le robot { $number } ({ $effect })
mech-specialist = { $name } ({ $after } : { $lot })
mech-specialist-1 = le contremaître
mech-specialist-2 = l’horlogère
mech-specialist-3 = le jardinier
mech-specialist-4 = le docker
mech-specialist-5 = l’agente de circulation
mech-specialist-6 = l’opérateur
mech-specialist-7 = la peintre
mech-specialist-8 = le magasinier
mech-specialist-9 = le prestidigitateur
mech-specialist-10 = la commissaire-priseuse
mech-after-stock = magasin de stockage
mech-after-dock = quai de livraisons
mech-after-buy = acquérir
mech-after-build = construire

## Ce qui se paie et se gagne

mech-lot-nothing = rien
mech-lot-flowers = { $count ->
        [one] { $count } fleur
       *[other] { $count } fleurs
    }
mech-lot-ink = { $count ->
        [one] { $count } goutte d’encre
       *[other] { $count } gouttes d’encre
    }
mech-lot-rainbows = { $count ->
        [one] { $count } arc-en-ciel
       *[other] { $count } arcs-en-ciel
    }
mech-lot-dreams = { $count ->
        [one] { $count } point de rêve
       *[other] { $count } points de rêve
    }
mech-lot-boosts = { $count ->
        [one] { $count } gain de temps
       *[other] { $count } gains de temps
    }
mech-lot-activations = { $count ->
        [one] { $count } activation
       *[other] { $count } activations
    }
mech-price = pour { $lot }
mech-free = gratuitement
mech-effect-trade = { $gain } contre { $pay }
mech-effect-package = le colis du soir
mech-effect-purchase = une acquisition, { $earlier ->
        [one] { $earlier } emplacement
       *[other] { $earlier } emplacements
    } plus loin
mech-effect-copy = la copie du robot ou d’une machine d’un adversaire
mech-list = { $first }, { $rest }
mech-list-and = { $first } et { $rest }
mech-list-or = { $first } ou { $rest }
mech-ways = { $first }, ou { $rest }

## Pourquoi pas

mech-choose-robot-first = Choisissez d’abord lequel de vos deux robots vous gardez.
mech-not-dealt = Vous n’avez pas reçu le robot { $robot } : gardez un de vos deux robots.
mech-choose-specialist-first = Choisissez d’abord le spécialiste avec qui vous commencez.
mech-specialist-not-in-play = Ce spécialiste n’est pas de cette partie : choisissez-en un qui est sur la table.
mech-specialist-gone = Quelqu’un a déjà engagé ce spécialiste : choisissez-en un qui est libre.
mech-specialist-is-yours = Ce spécialiste travaille déjà pour vous : choisissez celui d’un adversaire, ou celui du milieu.
mech-no-specialist-here = On n’engage pas de spécialiste ici : cela se fait à un étage du magasin de stockage qui en montre un, dans une partie avec spécialistes.
mech-work-first = Votre assistant d’abord : magasin de stockage, quai de livraisons, acquérir ou construire.
mech-no-such-choice = Cet étage du magasin de stockage offre { $choices } choix, comptés à partir de 0 : prenez-en un.
mech-no-delivery = Rien n’est encore livré : le quai ouvre quand la carte du jour est retournée.
mech-not-on-sale = Cette machine n’est pas à vendre : choisissez-en une sur les tapis de l’usine.
mech-not-on-your-belt = Cette machine n’est pas sur votre tapis : choisissez-en une que vous avez en construction.
mech-short-flowers = Le quai de livraisons coûte { $price ->
        [one] { $price } fleur
       *[other] { $price } fleurs
    } : il vous en manque { $short }.
mech-short-ink = Cela coûte { $price ->
        [one] { $price } goutte d’encre
       *[other] { $price } gouttes d’encre
    } : il vous en manque { $short }.
mech-short-rainbows = Cela coûte { $price ->
        [one] { $price } arc-en-ciel
       *[other] { $price } arcs-en-ciel
    } : il vous en manque { $short }.
mech-boost-first = Vous avez un gain de temps : choisissez d’abord quelle machine de votre tapis avance.
mech-activate-first = Vous avez une activation : choisissez d’abord quoi utiliser, ou renoncez-y.
mech-machines-only = Cette activation est pour une de vos machines violettes, pas pour un robot.
mech-buy-first = Votre robot acquiert une machine : choisissez d’abord laquelle.
mech-bonus-first = Vos spécialistes vous récompensent : choisissez d’abord quel bonus vient maintenant.
mech-no-such-bonus = Ce bonus ne vous est pas dû : choisissez-en un parmi ceux qu’on vous offre.
mech-it-is-night = C’est la nuit : utilisez votre robot et vos machines violettes, ou finissez la nuit.
mech-not-yours-to-use = Ce n’est ni votre robot ni une de vos machines violettes construites : utilisez l’un d’eux.
mech-used-tonight = Cela a déjà servi cette nuit : c’est une fois par nuit au plus.
mech-copy-waits = Votre robot ne copie que lorsque tous les autres ont fini leur nuit : utilisez le reste, puis attendez-les.
mech-nothing-at-once = Il ne reste pas deux choses qui ne demandent rien : utilisez ce que vous avez une par une.
mech-cannot-copy = Votre robot ne copie pas les autres : utilisez-le tel qu’il est.
mech-nothing-to-copy = Il n’y a rien à copier là : choisissez le robot d’un adversaire, ou une machine violette construite dans son atelier.
mech-say-what-to-copy = Dites ce que votre robot doit copier : le robot ou une machine violette construite d’un adversaire.
mech-no-such-way = Cela ne marche pas de cette façon : choisissez-en une de celles qui sont indiquées.
mech-cannot-pay = Vous ne pouvez pas le payer : il faut avoir le prix entier dans votre atelier.
mech-brings-nothing = Cela ne vous apporterait rien maintenant : attendez d’en avoir l’usage et la place.

## Scores

score-dreams = Points de rêve
score-rainbows = Arcs-en-ciel
score-leftovers = Fleurs et encre

## Ce qui ne va pas dans un fichier de matériel

components-count = { $what } : il en faut de { $least } à { $most }, pas { $are }
components-start = on commence avec 9 fleurs et 9 gouttes d’encre au plus, des arcs-en-ciel, et rien d’autre
components-robot = un robot marche de 1 à 6 façons ; chacune ne prend que des fleurs, de l’encre ou des arcs-en-ciel et donne quelque chose, 30 d’une sorte au plus et pas d’activations ; le robot du plateau ne fait rien de spécial
components-floor = un étage du magasin de stockage offre 1 à 6 choix, chacun de 30 d’une sorte au plus, sans gains de temps ni activations
components-time = machine { $tile } : le temps doit être de 1 à 7 sabliers
components-price = machine { $tile } : le prix doit être de 9 au plus
components-effect = machine { $tile } : elle doit donner quelque chose, 30 d’une sorte au plus et pas d’activations, et ne prendre que des fleurs, de l’encre ou des arcs-en-ciel
components-delivery = carte Livraisons { $number } : la barrière coûte 9 fleurs au plus, et chaque moment du jour a 6 colis au plus, chacun avec quelque chose dedans, 30 d’une sorte et 2 activations au plus
components-robot-start = robot { $number } : il commence avec 9 fleurs, 9 gouttes d’encre et 30 arcs-en-ciel au plus, et rien d’autre
components-copy-alone = robot { $number } : un robot qui copie ne fait rien d’autre
components-robot-twice = robot { $number } : un seul robot peut acquérir, et un seul peut copier
components-specialist = spécialiste { $number } : il faut au moins une action à récompenser, et 1 à 6 récompenses, chacune de 30 d’une sorte et 1 activation au plus

## Ce qui ne va pas dans une position

mech-position-seats = Il y a { $players } ateliers pour { $seats } joueurs.
mech-position-pieces = Cette boîte n’a pas toutes les tuiles, toutes les cartes et tous les robots qui sont sur la table.
mech-position-day = La semaine a des jours de 1 à 7, et la partie s’ouvre au jour 1.
mech-position-first = Dès le premier matin, quelqu’un à la table doit être premier joueur.
mech-position-delivery = Il faut une carte Livraisons pour chaque jour venu, celle du jour avant que quiconque travaille.
mech-position-end = La partie finit après la septième nuit, ou après une nuit où un atelier a neuf machines : elle est finie alors, et seulement alors.
mech-position-sale = Chaque machine à vendre a sa propre place sur le tapis de sa couleur, et aucune place n’est vide tant que sa pile ne l’est pas.
mech-position-belt = Une machine sur un tapis doit être à quelqu’un de la table, aux emplacements 1 à 7.
mech-position-workshop = Les machines d’un atelier doivent être à quelqu’un de la table et suivre le câble sans trou ; seules les violettes servent, et seulement la nuit.
mech-position-opening = Avant le premier matin, chacun a ce avec quoi il commence, et pas de machines.
mech-position-specialists = Les spécialistes ne vont pas : chacun est là une seule fois, engagé à son tour par quelqu’un de la table, à un prix que les règles permettent.
mech-position-robots = Les robots ne vont pas : chacun n’est donné qu’une fois, deux par personne, et tous sont montrés en même temps.
mech-position-assistants = Les assistants ne vont pas : ils travaillent dans l’ordre du jour et des joueurs, chacun sur les machines de son propre atelier.
mech-position-dials = { $who } a plus de 9 fleurs ou de 9 gouttes d’encre.
mech-position-night = { $who } ne peut avoir fini sa nuit ou utilisé son robot que la nuit.
mech-position-owes = { $who } ne peut pas être au milieu de cela maintenant.
mech-position-unsettled = Ici, quelque chose doit encore arriver tout seul : dans une position, tout attend que quelqu’un décide.
