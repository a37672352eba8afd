# Daydream en français. Les règles, les noms et les verdicts sont de notre plume.

daydream = Daydream
    .help = Tout le monde écrit les deux mêmes dés dans ses nuages et dessine des objets pour les lignes de chiffres différents.
game-kind-daydream = dés et crayons
game-line-daydream = Remplissez les nuages de chiffres et dessinez ce dont vous rêvez.
game-also-daydream = autres plateaux
home-credit-daydream = Daydream est un jeu d’Anthony Perone et Benoît Turpin, illustré par Memé Candia, édité par Disto studio.

## Vues

option-view = Vue
    .help = La façon dont le plateau est plié. Chaque vue est un jeu à part.
option-view-A = Matin calme
    .help = Facile. Une petite grille, rien que des objets : idéal pour débuter.
option-view-D = Pause café
    .help = Facile. Une grille un peu plus corsée, rien que des objets.
option-view-BC = Sous les étoiles
    .help = Moyen. De grands chiffres dans les nuages étoilés font grimper la constellation.
option-view-EF = Décrocher la lune
    .help = Moyen. Des chiffres égaux, l'un après l'autre, dans les nuages à lune relient la guirlande.
option-view-AD = Souvenirs d'hiver
    .help = Moyen. Des polaroïds : de grands chiffres sous les étoiles, de petits sous les lunes.
option-view-DA = Souvenirs d'été
    .help = Moyen. Des polaroïds : six chiffres différents, dans l'ordre si vous l'osez.
option-view-ABC = Mélodie du soir
    .help = Difficile. La constellation, et des notes qui veulent des chiffres égaux autour d'elles.
option-view-DEF = Rêve en couleurs
    .help = Difficile. La guirlande, et des cadres qui récompensent qui les remplit en premier.

## Ce que vous pouvez faire

daydream-do-write = Écrire le { $die }
daydream-do-change = Faire du { $die } un { $digit } ({ $leaves ->
        [one] 1 feuille
       *[other] { $leaves } feuilles
    })
daydream-do-in-cloud = { $cloud }
daydream-do-forgo = Laisser filer le { $die }, entourer une feuille
daydream-do-forgo-alone = Laisser filer le { $die }, entourer une feuille (et une épine pousse)
daydream-do-first = { $line } d'abord ({ $strokes } { $outcome })
daydream-do-bonus-sun = Un trait de plus, jusqu'au prochain soleil
daydream-do-bonus-leaf = Entourer une feuille

## Ce qui s'est passé

daydream-rolled-start = Les chiffres de départ : { $low } et { $high }.
daydream-rolled = Tour { $turn } : { $low } et { $high }.
daydream-coloured = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } colorié { $leaves ->
        [one] une feuille
       *[other] { $leaves } feuilles
    } : le { $die } devient un { $digit }.
daydream-wrote = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } écrit { $digit } en { $cloud }.
daydream-forwent = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } laissé filer un { $die } et entouré une feuille.
daydream-forwent-no-leaf = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } laissé filer un { $die } ; il ne restait pas de feuille à entourer.
daydream-forwent-thorn = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } laissé filer un { $die } et entouré une feuille ; une épine a poussé.
daydream-forwent-thorn-no-leaf = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } laissé filer un { $die } ; une épine a poussé, et il ne restait pas de feuille à entourer.
daydream-lost = { $you ->
        [yes] Votre grille est pleine
       *[no] { $who } a une grille pleine
    } : le { $die } est perdu.
daydream-constellation = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } tracé { $strokes ->
        [one] 1 trait
       *[other] { $strokes } traits
    } de la constellation.
daydream-constellation-stars = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } tracé { $strokes ->
        [one] 1 trait
       *[other] { $strokes } traits
    } de la constellation et atteint { $stars ->
        [one] une étoile
       *[other] { $stars } étoiles
    }.
daydream-polaroid = { $you ->
        [yes] Votre polaroïd { $polaroid }
       *[no] { $who } : le polaroïd { $polaroid }
    } montre un { $digit }.
daydream-moon = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } accroché un { $digit } à la lune { $moon } de la guirlande.
daydream-moon-linked = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } accroché un { $digit } à la lune { $moon }, comme à la précédente : { $reward ->
        [one] 1 point
       *[other] { $reward } points
    }.
daydream-note = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } colorié { $heads ->
        [one] la tête d'une note
       *[other] { $heads } têtes d'une note
    }.
daydream-line-struck = { $line } : un chiffre se répète. Rien pour { $you ->
        [yes] vous
       *[no] { $who }
    } ({ $strokes } nuages).
daydream-line-dot = { $line } : tous différents. { $strokes } traits de point en point pour { $you ->
        [yes] vous
       *[no] { $who }
    }.
daydream-line-sun = { $line } : dans l'ordre, sans un faux pas ! { $strokes } traits de soleil en soleil pour { $you ->
        [yes] vous
       *[no] { $who }
    }.
daydream-finished = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } terminé { $object }.
daydream-took-sun = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } pris un trait de plus, jusqu'au prochain soleil.
daydream-took-leaf = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } pris une feuille.
daydream-took-no-sun = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } choisi un trait de plus ; il ne restait rien à tracer.
daydream-took-no-leaf = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } choisi une feuille ; il n'en restait pas à entourer.
daydream-frame = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } rempli { $family } : { $points } points.
daydream-barred = { $you ->
        [yes] Vous ne pouvez
       *[no] { $who } ne peut
    } plus gagner les récompenses de { $points } qui restaient.
daydream-ended-full = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } rempli la grille : la partie est finie.
daydream-ended-drawn = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } dessiné tous les objets : la partie est finie.

## Les parties du plateau

daydream-row = Rangée { $from }–{ $to }
daydream-column = Colonne { $from }–{ $to }
daydream-struck = rien
daydream-dot = traits de point en point
daydream-sun = traits de soleil en soleil
daydream-frames-round = les cadres ronds
daydream-frames-square = les cadres carrés
daydream-frames-oval = les cadres ovales

## Pourquoi pas

daydream-done = Vous n'avez plus rien à décider ce tour-ci.
daydream-bonus-first = Vous avez terminé un objet à bonus : choisissez d'abord le trait ou la feuille.
daydream-order-first = Deux lignes sont complètes : choisissez laquelle dessiner en premier.
daydream-no-bonus = Il n'y a pas de bonus à choisir maintenant.
daydream-no-order = Il n'y a pas de lignes à mettre en ordre maintenant.
daydream-no-such-die = Il ne vous reste pas de { $die } à placer.
daydream-start-forgo = Les deux chiffres de départ s'écrivent : on ne peut en laisser filer aucun.
daydream-start-leaf = Les chiffres de départ s'écrivent tels quels : pas encore de feuilles.
daydream-forgone-already = Vous avez déjà laissé filer un dé ce tour-ci : celui-là doit être placé.
daydream-no-such-cloud = Il n'y a pas de nuage en { $cloud } dans cette vue.
daydream-cloud-written = { $cloud } a déjà un chiffre.
daydream-not-adjacent = { $cloud } ne touche aucun nuage rempli : un dé se place à côté d'un tel nuage, au-dessus, au-dessous, à gauche ou à droite.
daydream-too-few-leaves = Faire du { $die } un { $digit } demande { $leaves ->
        [one] 1 feuille
       *[other] { $leaves } feuilles
    } ; vous en avez { $ready ->
        [one] { $ready } de prête
       *[other] { $ready } de prêtes
    }.

## Scores

score-objects = Objets
score-thorns = Épines
score-stars = Étoiles
score-heads = Notes
score-polaroids = Polaroïds
score-garland = Guirlande
score-frames = Cadres

## Paliers en solo

band-A-0 = Encore en pyjama
    .verdict = Le matin est passé sans vous. Il y en aura un autre demain.
band-A-1 = Premières lueurs
    .verdict = La bouilloire chante, l'étagère se garnit. Un beau début.
band-A-2 = Frais et dispos
    .verdict = Sans hâte et presque sans faute. La journée vous appartient.
band-A-3 = Calme parfait
    .verdict = Pas une ride sur l'eau. Il n'est pas de plus beau matin.
band-D-0 = Tasse oubliée
    .verdict = Vous avez rêvé si longtemps que tout a refroidi.
band-D-1 = Court et serré
    .verdict = Un petit noir au comptoir. De quoi vous réveiller.
band-D-2 = Nuage de crème
    .verdict = Onctueux, généreux, et un biscuit à côté.
band-D-3 = Toute la carte
    .verdict = Un peu de tout, et avec tout, s'il vous plaît. Personne ne fait la pause comme vous.
band-BC-0 = Pas une étoile
    .verdict = Elles sont là, dit-on. Derrière tout ce gris.
band-BC-1 = Douceur du soir
    .verdict = Quelques lueurs au ciel, et une couverture. On est bien.
band-BC-2 = Nuit scintillante
    .verdict = Le ciel s'est ouvert pour vous. On y lirait un livre.
band-BC-3 = Vœu exaucé
    .verdict = Vous l'avez vue tomber, et c'était pour vous.
band-EF-0 = Tête en l'air
    .verdict = La lune est restée où elle était. Vous aussi.
band-EF-1 = Lueur d'argent
    .verdict = Ce soir, elle brille sur le rebord de votre fenêtre.
band-EF-2 = Décollage
    .verdict = Le sol est déjà loin. Montez encore.
band-EF-3 = La lune en main
    .verdict = Vous avez tendu le bras, et elle s'est laissé cueillir.
band-AD-0 = Sous la neige
    .verdict = Tout est blanc. Peut-être le cache était-il sur l'objectif.
band-AD-1 = Au coin du feu
    .verdict = Quelques belles photos, et un chocolat chaud.
band-AD-2 = Instants de givre
    .verdict = Vous étiez là à la bonne seconde, encore et encore.
band-AD-3 = Neiges éternelles
    .verdict = On parlera de cet hiver pendant des années.
band-DA-0 = Surexposé
    .verdict = Trop de soleil sur toutes les photos.
band-DA-1 = Photos de vacances
    .verdict = Du sable dans l'appareil, des sourires dans l'album.
band-DA-2 = Heure dorée
    .verdict = La lumière était juste, et vous aussi.
band-DA-3 = Été sans fin
    .verdict = Chaque photo est une carte postale. Gardez-les toutes.
band-ABC-0 = On s'accorde
    .verdict = L'orchestre cherche encore ses notes.
band-ABC-1 = Dans le ton
    .verdict = À la fenêtre, quelqu'un fredonne avec vous.
band-ABC-2 = Soliste
    .verdict = La rue s'est tue pour écouter.
band-ABC-3 = Musique des sphères
    .verdict = Même les étoiles battent votre mesure.
band-DEF-0 = Toile vierge
    .verdict = Du blanc sur du blanc. Audacieux, à sa manière.
band-DEF-1 = Premiers coups de pinceau
    .verdict = Les couleurs commencent à se trouver.
band-DEF-2 = Votre exposition
    .verdict = On s'arrête devant chacun de vos cadres.
band-DEF-3 = Pièce de musée
    .verdict = On bâtira un musée autour.

## Objets

object-mug = la grande tasse
object-book = le livre
object-candle = la bougie
object-clock = le réveil
object-cactus = le cactus
object-camera = l'appareil photo
object-lamp = la lampe
object-tin = la boîte à biscuits
object-vase = le vase
object-bowl = la coupe de fruits
object-radio = la radio
object-album = l'album photo
object-teapot = la théière
object-cat = le chat
object-monstera = le monstera
object-espresso = la tasse à expresso
object-cookie = le cookie
object-sugar = le sucrier
object-spoon = la cuillère
object-jam = le pot de confiture
object-muffin = le muffin
object-moka = la cafetière italienne
object-dipper = la cuillère à miel
object-tray = le plateau
object-cake = le gâteau
object-grinder = le moulin à café
object-hat = le chapeau
object-newspaper = le journal
object-umbrella = le parapluie
object-glasses = les lunettes
object-teddy = l'ours en peluche
object-bell = la clochette
object-cup = la tasse
object-star = l'étoile en papier
object-ukulele = le ukulélé
object-seashell = le coquillage
object-drum = le tambour
object-musicbox = la boîte à musique
object-cassette = la cassette
object-owl = la chouette
object-kite = le cerf-volant
object-piano = le piano
object-vinyl = le disque vinyle
object-comet = la comète
object-headphones = le casque audio
object-globe = le globe
object-violin = le violon
object-planet = la planète
object-telescope = le télescope
object-pencil = le crayon
object-brush = le pinceau
object-palette = la palette
object-snowglobe = la boule à neige
object-spool = la bobine
object-clover = le trèfle
object-boat = le bateau
object-balloon = le ballon
object-key = la clé
object-bowtie = le nœud papillon
object-lantern = la lanterne
object-shell = la coquille
object-crown = la couronne
object-robot = le robot
object-dice = les dés
object-castle = le château
object-mask = le masque
object-rainbow = l'arc-en-ciel

## Ce qui ne va pas dans un fichier de matériel

components-object-twice = panneau { $on } : l'objet { $object } est déjà sur l'étagère du panneau { $panel }
components-grid-size = panneau { $on } : la grille doit avoir 5 rangées de { $columns } places
components-wrong-side = panneau { $on } : les étoiles vont sur A, B et C, les lunes sur D, E et F
components-leaves = panneau { $on } : plus de feuilles entourées qu'il n'y en a
components-polaroids = panneau { $on } : A et D ont trois polaroïds, dans l'ordre des colonnes, chacun avec une seule étoile ou lune dans sa colonne ; les autres n'en ont pas
components-shelf = panneau { $on } : A, C, D et F ont une étagère de trois planches, chacune de 1 à { $most } objets ; B et E n'en ont pas
components-constellation = les étoiles doivent venir après des traits de plus en plus nombreux, la dernière au plus tard au bout
components-garland = une guirlande a au plus { $most } lunes, et un lien de moins que de lunes
components-note-size = la note { $note } : une note est entre deux, trois ou quatre nuages différents
components-note-gap = la note { $note } : chaque case doit être un nuage de A, B ou C
components-frame-gap = chaque case d'une famille de cadres doit être un nuage de D, E ou F, et il en faut une
components-frame-twice = un nuage ne peut être que dans une seule famille de cadres
components-rewards = la première récompense doit dépasser la seconde, et la seconde valoir quelque chose
components-barred-by = il n'y a pas d'objet { $object } sur les étagères de D et F
components-bands = les paliers doivent commencer au-dessus de 0 et monter
components-not-connected = panneau { $on } : dans la vue { $view } les nuages se séparent, et certains seraient hors d'atteinte
components-moons = la vue { $view } a plus de nuages à lune que la guirlande n'a de lunes
components-counts = le fichier annonce { $said }, mais ses chiffres donnent { $are }

## Ce qui ne va pas dans une position

position-seats = Il y a { $sheets } feuilles de jeu pour { $seats } joueurs.
position-not-blank = Avant le premier lancer, chaque feuille de jeu est vierge, ses feuilles telles qu'imprimées.
position-turn = Une partie ne peut pas durer { $turn } tours.
position-roll = Après le premier tour, il faut un lancer.
position-frames = { $who } : la feuille de jeu a une récompense de cadres sans que la famille soit remplie.
position-clouds = { $who } : la feuille de jeu a un chiffre là où il n'y a pas de nuage.
position-spread = { $who } : la feuille de jeu a des chiffres en plus de deux endroits : ils s'étendent à partir de deux nuages de départ.
position-starting-digits = { $who } : la feuille de jeu a des chiffres de départ qui ne sont pas ceux du lancer.
position-dice = { $who } : les dés qui restent ne vont pas avec le lancer ou la grille.
position-count = { $who } : la feuille de jeu a trop ou trop peu de chiffres pour ce tour.
position-thorns = { $who } n'a pas autant d'épines que de dés abandonnés.
position-leaves = { $who } : la feuille de jeu a des feuilles qui n'ont pas pu être entourées.
position-drawing = { $who } : l'étagère n'a pas de tel point.
position-bonus = { $who } ne peut pas avoir de bonus à choisir : aucun objet à bonus ne vient d'être terminé.
position-strokes = { $who } ne peut pas avoir ces traits à tracer.
position-lines = { $who } ne peut pas avoir ces lignes à dessiner.
position-drawn = { $who } : l'étagère n'est pas celle que permettent les lignes complétées.
position-garland = { $who } : la guirlande n'a pas les chiffres des nuages à lune.
position-rewards = Les récompenses de cadres ne sont pas prises dans l'ordre, ou il en manque une.
