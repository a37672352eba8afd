# Ce que le terminal dit de Mechanica au-delà de ce que dit le jeu, en français.

mechanica-title = Mechanica
mechanica-title-normal = Mechanica · ARMAND-0, normal
mechanica-title-hard = Mechanica · ARMAND-0, difficile
mechanica-title-impossible = Mechanica · ARMAND-0, impossible
mechanica-title-apocalyptic = Mechanica · ARMAND-0, apocalyptique
play-welcome-mechanica = Une usine à trois tapis. Chaque journée, vos robots roulent vers l’est, de tuile en tuile, jusqu’à vos camions ; puis vous les vendez, achetez des tuiles dans une Boutique qui baisse ses prix, et en fabriquez d’autres. Quand il n’y a plus rien à acheter, la plus grosse fortune gagne. Les cases ont un nom (b2) que l’on peut taper ; ? améliorateur explique une tuile.
play-prompt-where-mechanica = Lequel ? (un numéro, ou u pour changer de choix) >
play-prompt-where-only-mechanica = Lequel ? (un numéro) >
play-where-mechanica = { $what } : lequel ?
play-in-mechanica = {" : "}

## Lettres

mechanica-mark-basic = B
mechanica-mark-plus = P
mechanica-mark-deluxe = L
mechanica-mark-fork = AI
mechanica-mark-gift-wrapper = EM
mechanica-mark-upgrader = AM
mechanica-mark-duplicator = DU
mechanica-mark-downgrader = DG
mechanica-mark-repurposer = TR
mechanica-mark-flight-tester = TV
mechanica-mark-static-charger = CH
mechanica-mark-basic-fabricator = FB
mechanica-mark-advanced-fabricator = FA
mechanica-mark-overactive-fabricator = FS

## Sur la table

mechanica-table-day = Journée { $day }
mechanica-table-first = commence : { $who }
mechanica-table-stack = { $stack ->
        [one] encore { $stack } tuile
       *[other] encore { $stack } tuiles
    }
mechanica-table-stack-extras = { $stack ->
        [one] encore { $stack } tuile
       *[other] encore { $stack } tuiles
    }, { $extras } de côté
mechanica-table-shop = Boutique
mechanica-table-recycler = puis le Recycleur
mechanica-table-blueprints = Plans
mechanica-table-completed = honoré aujourd’hui
mechanica-table-complete = rien ne manque
mechanica-table-missing = (manque { $bots })
mechanica-table-replaced = remplacés ce soir
mechanica-table-rival = ARMAND-0
mechanica-table-armand = Portefeuille { $wallet }  Coffre { $vault }  = { $points } points
mechanica-table-yours = À vous
mechanica-table-theirs = Argent
mechanica-table-money = Portefeuille { $wallet }  Coffre { $vault }  améliorations { $value }
mechanica-table-points = = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mechanica-table-hand = en main : { $tile }
mechanica-table-to-place = à placer : { $bots }
mechanica-table-start = Départ
mechanica-table-trucks = Camions
mechanica-table-tomorrow = Demain
mechanica-table-to-vault = +{ $amount } au Coffre
mechanica-table-to-wallet = +{ $amount } au Portefeuille
mechanica-table-lost = perte : { $amount }
mechanica-table-later = puis { $then }, puis { $last }
mechanica-table-plan = Prévu
mechanica-table-nobody = –
mechanica-glance = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : Portefeuille { $wallet }, Coffre { $vault } · { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } · camions : { $aboard }

## Le menu

mechanica-menu-change = Ou changer
mechanica-menu-sell = Vendre
mechanica-menu-complete = Honorer
mechanica-menu-buy = Acheter à la Boutique
mechanica-menu-build = Bâtir
mechanica-menu-besides = Par ailleurs
mechanica-menu-end = Pour finir
mechanica-menu-a-bot = { $model } du camion { $row } pour { $money }
mechanica-menu-a-tile = { $tile } pour { $price }
mechanica-menu-a-fork = Aiguillage pour { $price }
mechanica-menu-trucks = un camion plus grand
mechanica-menu-a-truck = { $truck } dans la rangée { $row } pour { $price }
mechanica-menu-demolish = Démolir
mechanica-menu-square = { $square }
mechanica-menu-facing = vers { $facing }
mechanica-menu-facing-back = côté verso, vers { $facing }

## Ce qui est à décider

mechanica-ask-nothing = Vous n’avez rien à décider pour l’instant.
mechanica-ask-ride = Votre usine tourne : Entrée, comme prévu. Ou bien, { $mover } : où va-t-il ?
mechanica-ask-keep = Votre usine tourne : Entrée, comme prévu. Ou bien, trop de robots { $at } : lesquels restent ?
mechanica-ask-repurpose = Votre usine tourne : Entrée, comme prévu. Ou bien, le Transformateur en { $square } : que fait-il ?
mechanica-ask-hole = Votre usine tourne : Entrée, comme prévu. Ou bien, le Dégradeur en { $square } : par où sort le Basique ?
mechanica-ask-gifts = Un Fabricateur suractif vous offre un robot : où le mettre ?
mechanica-ask-bots = Où mettre le robot recyclé ?
mechanica-ask-delivery = De quel camion vient le robot du plan ?
mechanica-ask-install = { $tile } : sur quelle case, dans quel sens ?
mechanica-ask-set = { $tile } : dans quelle rangée de la zone de départ ?
mechanica-ask-fork = Aiguillage : sur quelle case, dans quel sens ?
mechanica-ask-trade = Votre tour : vendez, achetez, bâtissez ; fabriquez les robots pour finir.
mechanica-ask-buy = Votre tour : achetez et bâtissez ; fabriquez les robots pour finir.
mechanica-ask-announce = Que fait votre Fabricateur suractif ?
mechanica-ask-centre = La place est prise : quel robot reste ?

## Décisions tapées

mechanica-typed-number = Tapez le numéro de votre choix.
mechanica-typed-ride = En toutes lettres : Entrée (comme prévu), camion a, b3 (dans cette tuile), x (détruit).
mechanica-typed-keep = En toutes lettres : Entrée (comme prévu), ou les lettres de ceux qui restent : garder bl.
mechanica-typed-repurpose = En toutes lettres : Entrée (comme prévu), basique, plus, luxe.
mechanica-typed-hole = En toutes lettres : Entrée (comme prévu), nord, est, sud, ouest.
mechanica-typed-place = En toutes lettres : la rangée, avec le modèle s’il y en a plusieurs : plus a, plus a côté, basique c choix ; non pour refuser.
mechanica-typed-delivery = En toutes lettres : la rangée du camion, avec le modèle s’il y en a plusieurs : plus a.
mechanica-typed-install = En toutes lettres : une case et un sens, b2 e, b2 sud verso ; recycler ; démolir c1.
mechanica-typed-fork = En toutes lettres : une case et un sens, b2 e ; démolir c1.
mechanica-typed-set = En toutes lettres : une rangée, a ou a côté (son robot sur le côté) ; recycler.
mechanica-typed-trade = En toutes lettres : vendre tout, vendre plus a, honorer 1, acheter améliorateur, acheter 3 (à ce prix), aiguillage, camion a grand, démolir b2, démolir camion a, fabriquer.
mechanica-typed-announce = En toutes lettres : plus, luxe.
mechanica-typed-centre = En toutes lettres : ancien, nouveau.
mechanica-typed-which-blueprint = Quel plan ? Tapez son numéro : honorer 1.
mechanica-typed-which-truck = Quel camion ? Tapez une rangée et une taille : camion a grand, camion b géant.
mechanica-typed-which-model = Quel modèle ? Ajoutez basique, plus ou luxe.
mechanica-typed-which-bot = Quel robot ? Tapez un modèle ou une rangée : vendre plus, vendre b, vendre tout.
mechanica-typed-which-tile = Quelle tuile ? Tapez son nom ou son prix : acheter améliorateur, acheter 3.
mechanica-typed-which-facing = Dans quel sens ? Tapez-le après la case : b2 e, b2 n.
mechanica-typed-which-site = Démolir quoi ? Tapez démolir b2, démolir camion a ou démolir fabricateur a.
mechanica-typed-which-way = { $ways } chemins y mènent : ajoutez le numéro du bon (camion a 2), ou choisissez dans la liste.

## Ce qu’une décision apporterait

mechanica-bring-planned = comme prévu
mechanica-bring-tile = valeur { $value } ; recyclage : { $bots }
mechanica-bring-more = { $money } de plus en trois journées
mechanica-bring-less = { $money } de moins en trois journées

## Aide

mechanica-topics = Aide sur : une tuile (? améliorateur), une case (? b2), marques, robots, marche, prévu, aiguillage, camion, départ, boutique, recyclage, installer, démolir, vendre, plans, argent, demain, armand, fin.
mechanica-help-marks =
    B Basique, P Plus, L Luxe. [B–] est un camion à deux places, dont une prise. (–) est une place où garer un robot, FB B un Fabricateur avec un robot.
    Les flèches d’une tuile montrent dans quel sens passent les robots : → à gauche est une entrée, → à droite une sortie. ─ et │ sont des murs. Une lettre près d’une flèche est un robot qui sortira par là, TR[B] un robot qui attend.
    Dans ce qui est prévu, B b›b3 est le Basique de la rangée b qui va en b3, [a] est le camion de la rangée a, × veut dire détruit, +1 une pièce en chemin.
    .typed = marques, symboles, flèches, légende
mechanica-help-bots = Un Basique se vend 2, un Plus 4, un Luxe 6 ; ou bien ils servent aux plans. À la fin, les robots restés dans les camions ne valent rien.
    .typed = bot, robot, robots, modèle, modèles, basique, luxe
mechanica-help-run = Tous les robots de la zone de départ et des trous de sortie roulent vers l’est, en même temps. Sur une case vide, on continue vers l’est ; dans une tuile, on passe ou on s’arrête. Un robot est détruit s’il sort par le haut ou le bas, s’il arrive sur un mur ou une sortie, s’il va contre un tapis, ou s’il revient à la même Emballeuse, au même Chargeur statique ou au même Testeur de vol. Là où trop de robots s’arrêtent, vous choisissez qui reste.
    .typed = marche, trajet
mechanica-help-plan = Ce qui est prévu est ce que nous trouvons de mieux pour tous vos robots ensemble : ventes, pièces en chemin, et ce que les tuiles en feraient. Les plans à honorer n’y comptent pas. Entrée l’accepte ; choisir autre chose le change, point par point.
    .typed = prévu
mechanica-help-fork = Des entrées de deux côtés, des sorties des deux autres : pour chaque robot, vous choisissez la sortie. Un Aiguillage coûte peu, ne vaut rien à la fin et ne se recycle pas. Tapez : aiguillage, puis b2 e
    .typed = aiguillage, ai
mechanica-help-truck = Les robots qui arrivent au bout d’une rangée restent dans son camion jusqu’à la vente ou jusqu’à un plan. Un petit camion en prend 1, un grand 2, un géant 3. Ce qui déborde est détruit, à votre choix. Tapez : camion a grand
    .typed = camion, camions, quai
mechanica-help-start = Le Fabricateur de base, rangée b, fait un Basique par tour. Les rangées a et c ont de la place pour un autre Fabricateur, ou pour un robot garé. Les Fabricateurs avancés et suractifs ont une seconde place sur le côté.
    .typed = départ, fabricateur, fabricateurs
mechanica-help-shop = La tuile la plus récente est la plus chère. Après chaque tour, toutes avancent et baissent de prix, et une nouvelle arrive. Achetez tout ce que vous pouvez payer, l’une après l’autre ; chacune est aussitôt installée ou recyclée. Tapez : acheter améliorateur
    .typed = boutique, acheter, prix
mechanica-help-recycle = Une tuile recyclée au lieu d’être installée donne les robots qu’elle indique, pour votre zone de départ. Ce qui tombe de la Boutique après votre tour est recyclé par vous aussi.
    .typed = recycler, recyclage, recycleur
mechanica-help-install = Tapez une case et le sens de la tuile : b2 e. Une sortie peut donner sur une entrée, une case vide, un camion ou le bord, sur rien d’autre. Une tuile installée ne bouge plus. Vers l’est, elle est comme imprimée ; seul le Duplicateur a un verso.
    .typed = installer, poser, sens
mechanica-help-demolish = À votre tour, vous pouvez démolir une tuile, un Fabricateur (sauf celui de base) ou un grand camion. Ses robots sont détruits, sa valeur est perdue. Tapez : démolir b2
    .typed = démolir
mechanica-help-sell = On vend au début de son tour, avant d’acheter à la Boutique. Tapez : vendre tout, vendre plus
    .typed = vendre, vente
mechanica-help-blueprints = Deux plans sont ouverts. Si vos camions ont tous ses robots, livrez-les contre de l’argent au Coffre, à tout moment de votre tour, chaque plan une fois par journée. Dès que quelqu’un en a honoré un, les deux sont remplacés à la fin de la journée. Tapez : honorer 1
    .typed = plans
mechanica-help-money = On achète avec son Portefeuille. Ce qui est au Coffre ne se dépense pas. À la fin, les deux comptent, et vos améliorations aussi.
    .typed = argent, portefeuille, coffre
mechanica-help-tomorrow = Ce que donnerait la prochaine marche si chaque Fabricateur faisait son meilleur robot et si rien d’autre ne changeait : les robots dans vos camions, leur prix de vente, les pièces en chemin ; puis l’argent des deux journées suivantes.
    .typed = demain, prévision
mechanica-help-armand = ARMAND-0 joue après vous quand vous êtes seul. Un jeton lui donne une pièce et la tuile la moins chère, ou cinq et la plus chère, s’il peut payer. La valeur de ses améliorations compte six fois. L’égalité est à lui.
    .typed = armand, armand-0, rival, solo
mechanica-help-end = La partie finit quand il n’y a plus rien à acheter et que le tour revient au premier joueur ; en solitaire, aussitôt. On additionne Portefeuille, Coffre et valeurs des améliorations.
    .typed = fin, gagner
mechanica-help-empty = { $square } est vide : un tapis y mène les robots vers l’est.
mechanica-help-tile = { $tile } : { $does } Valeur { $value } ; recyclage : { $bots }.
mechanica-help-faces = Nord, est, sud et ouest, tuile vers l’est : { $faces }
mechanica-help-gift-wrapper = Chaque robot qui passe met 1 dans votre Coffre.
mechanica-help-upgrader = Fait un Plus d’un Basique et un Luxe d’un Plus ; un Luxe le reste.
mechanica-help-duplicator = Fait deux robots d’un seul, qui sortent de deux côtés. Il peut se retourner (verso).
mechanica-help-downgrader = Fait trois robots du modèle inférieur, qui sortent de trois côtés. Un Basique le reste, et vous choisissez son côté.
mechanica-help-repurposer = Attend deux robots et en fait un seul, du modèle de votre choix.
mechanica-help-flight-tester = Lance un robot vers son mur, sur une autre tuile de cette ligne ou, vers l’est, dans le camion. Survoler une tuile met 1 dans votre Portefeuille. Sans endroit où se poser, le robot est détruit.
mechanica-help-static-charger = Fait un Basique pour chacun des deux premiers robots qui passent.
mechanica-help-advanced-fabricator = Fait un Basique par tour, et a une seconde place pour un autre robot. Il va dans la rangée a ou c.
mechanica-help-overactive-fabricator = Fait un Plus ou un Luxe par tour. Pour un Plus, les autres reçoivent chacun un Basique ; pour un Luxe, un Plus ou un Basique ; en solitaire, ARMAND-0 touche 1 ou 5. Il va dans la rangée a ou c.

## Les règles

play-rules-mechanica-goal = BUT : Avoir la plus grosse fortune quand il n’y a plus rien à acheter : Portefeuille, Coffre et valeurs de vos améliorations.
play-rules-mechanica-run = MARCHE : La journée commence par la marche de toutes les usines. Les robots de la zone de départ et des trous de sortie roulent vers l’est, par les cases vides et les tuiles, jusqu’aux trous d’entrée et aux camions. Hors du plateau, contre un tapis ou sur un mur, ils sont détruits.
play-rules-mechanica-tiles = TUILES : EM met 1 au Coffre, CH fait des Basiques de ceux qui passent, TV lance, AI vous laisse choisir. AM, DU, DG et TR gardent un robot et en font autre chose, qui sort à la marche suivante. ? et un nom explique une tuile.
play-rules-mechanica-collide = TROP-PLEIN : Là où trop de robots s’arrêtent, vous choisissez qui reste.
play-rules-mechanica-turn = TOUR : Vendez des robots. Achetez des tuiles, chacune aussitôt installée ou recyclée. Aiguillages, camions, plans et démolitions à tout moment.
play-rules-mechanica-fit = POSE : Une sortie peut donner sur une entrée, une case vide, un camion ou le bord. Une tuile installée ne bouge plus.
play-rules-mechanica-make = FABRICATION : À la fin de votre tour, chaque Fabricateur fait un robot. Si sa place est prise, vous gardez l’un des deux.
play-rules-mechanica-shop = BOUTIQUE : Puis les prix baissent, une tuile arrive, et vous recyclez ce qui tombe.
play-rules-mechanica-blueprints = PLANS : Livrez tous les robots d’un plan, de vos camions, contre de l’argent au Coffre, chacun une fois par journée.
play-rules-mechanica-armand = ARMAND-0 : Il achète la tuile la moins chère ou la plus chère après chacun de vos tours. Ses améliorations comptent six fois, et l’égalité est à lui.
play-rules-mechanica-end = FIN : Il n’y a plus rien à acheter quand le tour revient au premier joueur. Le plus d’argent gagne ; l’égalité se partage.

## Ce qui peut se taper : des mots entre virgules ; ceux de toutes les langues sont compris

mechanica-type-plan = prévu, tourner
mechanica-type-sell = vendre, vends
mechanica-type-complete = honorer, livrer, livre
mechanica-type-take = prendre, placer, mettre
mechanica-type-buy = acheter, achète
mechanica-type-install = installer, poser
mechanica-type-recycle = recycler
mechanica-type-fork = aiguillage
mechanica-type-truck = camion
mechanica-type-demolish = démolir
mechanica-type-make = fabriquer, finir, fini
mechanica-type-keep = garder
mechanica-type-refuse = non, refuser
mechanica-type-all = tout
mechanica-type-side = côté
mechanica-type-back = verso, dos
mechanica-type-old = ancien, vieux
mechanica-type-new = nouveau
mechanica-type-gift = choix
mechanica-type-lost = détruit
mechanica-type-fabricator = fabricateur, départ
mechanica-type-basic = basique, basiques
mechanica-type-plus = plus
mechanica-type-deluxe = luxe
mechanica-type-north = nord, haut
mechanica-type-east = est, droite
mechanica-type-south = sud, bas
mechanica-type-west = o, ouest, gauche
mechanica-type-big = grand
mechanica-type-huge = géant
mechanica-type-gift-wrapper = emballeuse, em
mechanica-type-upgrader = améliorateur, am
mechanica-type-duplicator = duplicateur
mechanica-type-downgrader = dégradeur
mechanica-type-repurposer = transformateur, tr
mechanica-type-flight-tester = testeur, tv, vol
mechanica-type-static-charger = chargeur, ch
mechanica-type-advanced-fabricator = avance, fa
mechanica-type-overactive-fabricator = suractif, fs
