# L’usine de Mechanica en français.

## What is asked

mc-todo-run = Votre usine est prête : lancez-la comme prévu, ou changez le plan.
mc-todo-gifts = Placez dans votre zone de départ les robots qu’on vous a donnés.
mc-todo-bots = Placez les robots recyclés dans votre zone de départ.
mc-todo-delivery = Choisissez le camion d’où vient un robot du plan.
mc-todo-hand = Installez la tuile « { $tile } », ou recyclez-la.
mc-todo-fork = Installez l’Aiguillage.
mc-todo-trade = Vendez, réalisez des plans, achetez ; puis fabriquez.
mc-todo-bought = Achetez encore, ou fabriquez pour finir votre tour.
mc-todo-announcement = Dites ce que fabrique votre Fabricateur suractif.
mc-todo-centre = Deux robots, un seul trou : choisissez celui qui reste.
mc-moment = Journée { $day }
mc-moment-running = Journée { $day }, les usines tournent
mc-coin = pièce
mc-coins = pièces

## Rows, squares, holes

mc-truck-0 = le camion du haut
mc-truck-1 = le camion du milieu
mc-truck-2 = le camion du bas
mc-to-truck-0 = vers le camion du haut
mc-to-truck-1 = vers le camion du milieu
mc-to-truck-2 = vers le camion du bas
mc-into = dans « { $tile } » en { $square }
mc-to-lost = détruit
mc-to-lost-at = détruit en { $square } : { $why }
mc-why-edge = tombé du bord
mc-why-shut = aucune entrée
mc-why-against = à contresens du tapis
mc-why-again = deux fois la même tuile
mc-why-nowhere = nulle part où atterrir
mc-why-full = pas de place
mc-at = en { $square }
mc-hole = trou { $row ->
        [0] du haut
        [1] du milieu
       *[2] du bas
    } de la zone de départ
mc-hole-side = trou latéral { $row ->
        [0] du haut
        [1] du milieu
       *[2] du bas
    } de la zone de départ

mc-hole-pick = { $row ->
        [0] En haut
        [1] Au milieu
       *[2] En bas
    }
mc-hole-pick-side = { $row ->
        [0] En haut, côté
        [1] Au milieu, côté
       *[2] En bas, côté
    }
mc-hole-free = libre

## Bots

mc-bot-Basic = Basique
mc-bot-Plus = Plus
mc-bot-Deluxe = Luxe
mc-bots-Basic = { $count ->
        [one] { $count } Basique
       *[other] { $count } Basiques
    }
mc-bots-Plus = { $count } Plus
mc-bots-Deluxe = { $count } Luxe
mc-no-bots = aucun robot
mc-money = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }

## Tiles

mc-tile-GiftWrapper = Emballeuse
    .does = Chaque robot qui passe rapporte 1 au Coffre.
mc-tile-Upgrader = Améliorateur
    .does = Change un Basique en Plus et un Plus en Luxe.
mc-tile-Duplicator = Duplicateur
    .does = Fait deux exemplaires du robot qui s’y arrête.
mc-tile-Downgrader = Dégradeur
    .does = Démonte un robot en trois du modèle inférieur.
mc-tile-Repurposer = Transformateur
    .does = De deux robots en fait un seul, du modèle voulu.
mc-tile-FlightTester = Testeur de vol
    .does = Lance les robots par-dessus d’autres tuiles : 1 au Portefeuille si le vol en survole au moins une.
mc-tile-StaticCharger = Chargeur statique
    .does = Fait un Basique pour chaque robot qui passe, deux par jour au plus.
mc-tile-AdvancedFabricator = Fabricateur avancé
    .does = Fabrique un Basique chaque jour et offre un trou de plus.
mc-tile-OveractiveFabricator = Fabricateur suractif
    .does = Fabrique un Plus ou un Luxe chaque jour ; les autres y gagnent aussi.
mc-tile-Fork = Aiguillage
    .does = Envoie chaque robot par la sortie de votre choix.
mc-tile-Basic = Fabricateur de base
    .does = Fabrique un Basique chaque jour. Il ne part jamais.
mc-tile-worth = Vaut { $value } à la fin.
mc-tile-recycles = Se recycle en { $bots }.
mc-size-Small = Petit camion
mc-size-Big = Grand camion
mc-size-Huge = Camion géant

## The factory

mc-head-start = Zone de départ
mc-head-floor = Atelier
mc-head-dock = Quai
mc-head-start-short = Départ
mc-head-dock-short = Quai

mc-factory-of = L’usine de { $name }
mc-factory-own = Votre usine
mc-square-empty = Case { $square } : un tapis vide vers l’est
mc-square-tile = Case { $square } : { $tile }, vers { $facing ->
        [0] l’est
        [1] le sud
        [2] l’ouest
       *[3] le nord
    }
mc-square-flipped = , côté verso
mc-square-holds = , contient { $bots }
mc-square-waits = , où { $bots } en attend un autre
mc-slot-empty = Place { $row ->
        [0] du haut
        [1] du milieu
       *[2] du bas
    } de la zone de départ, sans fabricateur
mc-slot-of = Place { $row ->
        [0] du haut
        [1] du milieu
       *[2] du bas
    } de la zone de départ : { $tile }
mc-hole-empty = { $hole }, vide
mc-hole-with = { $hole }, avec un { $bot }
mc-truck-of = { $size }, { $row ->
        [0] en haut
        [1] au milieu
       *[2] en bas
    } : { $bots } à bord, place pour { $room }
mc-load-of = { $bots } dans { $truck }
mc-bot-at-start = { $bot }, { $hole }
mc-bot-at-tile = { $bot } dans « { $tile } » en { $square }
mc-sells = Se vend { $money }.
mc-goes = Ensuite : { $ride }.

## A run

mc-plan = Le passage
mc-plan-lead = Voici le plan. Touchez un robot ou une ligne pour le changer.
mc-plan-nothing = Aucun robot n’est en route.
mc-plan-run = Lancer
mc-plan-rest = Lancer le reste
mc-plan-change = changer
mc-plan-answered = fixé
mc-plan-fixed = Déjà fixé. Annulez pour le changer.
mc-plan-planned = prévu
mc-ask-ride = Où va ce { $bot } ?
mc-ask-keep = Trop d’arrivées pour { $at } : qui reste ?
mc-ask-repurpose = Que fait « { $tile } » en { $square } ?
mc-ask-hole = Par quel trou le Basique quitte-t-il « { $tile } » en { $square } ?
mc-says-keep = { $bots } restent : { $at }
mc-says-repurpose = « { $tile } » en { $square } fait un { $bot }
mc-says-hole = le Basique quitte { $square } par le trou { $hole }
mc-way-over = par { $squares }
mc-way-flies = en vol de { $from } à { $to }
mc-brings-vault = { $count } au Coffre
mc-brings-wallet = { $count } au Portefeuille
mc-brings-charged = { $count ->
        [one] charge { $count } Basique
       *[other] charge { $count } Basiques
    }
mc-lost-at = Pas assez de place dans { $at } : { $bots } { $count ->
        [one] détruit
       *[other] détruits
    }
mc-makes = « { $tile } » en { $square } fait { $bots }
mc-hole-number = trou { $hole }
mc-place-tile = « { $tile } » en { $square }
mc-place-lost = nulle part

## Tomorrow

mc-tomorrow = Le passage de demain
mc-tomorrow-with = Ainsi, le passage de demain
mc-tomorrow-of = Le prochain passage de { $name }
mc-ahead = Trois prochaines journées
mc-ahead-gain = { $gain ->
        [0] Trois prochaines journées : rien de plus
       *[other] Trois prochaines journées : { $sign }{ $gain }
    }
mc-ahead-lost = { $lost ->
        [one] { $lost } robot serait détruit
       *[other] { $lost } robots seraient détruits
    }

## Selling and buying

mc-trade = Votre tour
mc-step-sell = Vendre
mc-step-buy = Acheter
mc-step-make = Fabriquer
mc-step-rotate = Tourner
mc-steps = Les étapes d’un tour
mc-sell-all = Tout vendre, { $money }
mc-make = Fabriquer
mc-make-help = Finit votre tour : les fabricateurs produisent, la Boutique tourne.
mc-shop = Boutique
mc-shop-left = { $stack ->
        [0] pile vide
       *[other] pile { $stack }
    }
mc-shop-extras = réserve { $extras }
mc-shop-tile = { $tile }, { $price }
mc-shop-empty = { $price } : vide
mc-shop-short = il manque { $short }
mc-recycler = Recycleur
mc-build = Construire
mc-fork = Aiguillage
mc-big = Grand camion
mc-huge = Camion géant
mc-price = { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }
mc-price-from = dès { $price }
mc-truck-where = Choisissez le camion à remplacer : le nouveau garde les robots à bord.
mc-demolish = Démolir
mc-demolish-where = Choisissez quoi démolir. Sa valeur et les robots dedans sont perdus.
mc-demolish-sure = Démolir { $what } ? Choisissez-le encore une fois pour le faire.
mc-demolish-loses = Ce serait détruire { $bots }.
mc-never-mind = Tant pis

## In hand

mc-hand = En main
mc-hand-where = Choisissez une place qui brille.
mc-hand-nowhere = Elle ne convient nulle part : recyclez-la, ou démolissez d’abord.
mc-fork-nowhere = Il ne convient nulle part : démolissez d’abord.
mc-hand-slot = Installée dans la zone de départ, { $row ->
        [0] en haut
        [1] au milieu
       *[2] en bas
    }
mc-hand-parked = Le robot garé va dans { $side ->
        [yes] le trou latéral
       *[no] le trou central
    }.
mc-demolish-first = Démolir quelque chose
mc-turn = Tourner
mc-flip = Retourner
mc-swap = Autre trou
mc-recycle = Recycler
mc-recycle-for = Recycler en { $bots }
mc-install = Installer
mc-ways = Sens { $way } sur { $ways }

## Bots to place

mc-gifts = Robots reçus
mc-recycled = Robots recyclés
mc-place-which = Quel robot d’abord ?
mc-place-where = Choisissez un trou de votre zone de départ.
mc-place-over = Un robot déjà dans le trou choisi est détruit.
mc-decline = S’en passer

## Making

mc-announce = Le Fabricateur suractif fait
mc-announce-Plus = un Plus
mc-announce-Deluxe = un Luxe
mc-announce-Plus-others = Chaque adversaire reçoit un Basique.
mc-announce-Deluxe-others = Chaque adversaire reçoit un Plus ou un Basique.
mc-announce-armand = ARMAND-0 reçoit { $money }.
mc-centre = Le trou central est pris
mc-retain-old = Garder le { $bot } en place
mc-retain-new = Prendre le nouveau { $bot }
mc-delivery = Encore nécessaire pour le plan

## Blueprints

mc-blueprints = Plans
mc-blueprint = Plan : { $bots } pour { $money } au Coffre
mc-blueprint-ready = Réaliser
mc-blueprint-aboard = { $aboard } sur { $all } à bord
mc-blueprint-missing = il manque { $bots }
mc-blueprint-done = fait aujourd’hui
mc-blueprint-changes = change ce soir
mc-blueprint-none = Pas encore

## Purse

mc-purse = Argent
mc-wallet = Portefeuille
mc-vault = Coffre
mc-improvements = Tuiles
mc-tell-wallet = L’argent pour acheter ; il compte aussi à la fin.
mc-tell-vault = L’argent qui compte à la fin et ne se dépense pas.
mc-tell-improvements = Ce que valent à la fin les tuiles de l’usine.
mc-tell-wheel = La Boutique tourne après chaque tour : les tuiles baissent de prix, la dernière tombe dans le recycleur.
mc-tell-recycler = La prochaine tuile qui tombe ici devient des robots pour qui joue alors.
mc-tell-blueprint = Des robots dans les camions, de toutes les rangées, le réalisent : une fois par jour pour chacun.
mc-tell-fork = Un Aiguillage envoie chaque robot par la sortie de votre choix.
mc-tell-big = De la place pour deux robots dans une rangée.
mc-tell-huge = De la place pour trois robots dans une rangée.
mc-tell-plan = Tout ce que vos robots vont faire, et ce que vous pouvez changer.
mc-tell-start = Les robots partent d’ici.
mc-tell-truck = Les robots arrivés se vendent, ou réalisent des plans.

## ARMAND-0

mc-armand = ARMAND-0
mc-armand-level = { $level ->
        [hard] difficile
        [impossible] impossible
        [apocalyptic] apocalyptique
       *[normal] normal
    }
mc-armand-none = Il n’a encore rien acheté.
mc-armand-count = × { $count }
mc-armand-score = { $points } en tout
mc-tell-armand = Il achète dans la même Boutique et compte six fois la valeur de ses achats. Finissez avec plus d’argent que lui.

## At a glance

mc-glance = { $name } : { $wallet } au Portefeuille, { $vault } au Coffre, des tuiles valant { $value } ; { $tiles ->
        [0] aucune tuile
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $bots } dans les camions
mc-first-you = Vous êtes le premier joueur
mc-first-of = Premier joueur : { $name }

## What a move would do

mc-do-buy = { $tile } pour { $price }.
mc-do-sell = Vendre le { $bot } pour { $money }.
mc-do-complete = Le réaliser : { $money } dans votre Coffre.
mc-do-deliver = Prendre le { $bot } dans { $truck }.
mc-do-place = Le { $bot } va ici.
mc-do-place-over = Le { $bot } va ici ; le { $lost } est détruit.
mc-do-truck = { $size }, rangée { $row ->
        [0] du haut
        [1] du milieu
       *[2] du bas
    }, pour { $price }.
mc-do-fork = Un Aiguillage pour { $price }, à installer aussitôt.
mc-left-after = Il reste { $wallet } au Portefeuille.
