# Ce que le terminal dit de Daydream en plus de ce que dit le jeu, en français.

daydream-title = Daydream · { $view }
play-welcome-daydream = Deux dés tombent ; vous les écrivez dans vos nuages. Une ligne pleine de chiffres différents dessine des objets sur votre étagère, et chaque objet vaut un point. Un nuage qui montre son nom (b3) attend un chiffre.
play-prompt-where-daydream = Où ? (b3, un numéro, ou u pour revenir) >
play-prompt-where-only-daydream = Où ? (b3 ou un numéro) >
play-where-daydream = { $what } : où ?
play-in-daydream = , en{" "}

## Étiquettes de la feuille

daydream-sheet-turn = tour { $turn }
daydream-sheet-starting = les chiffres de départ
daydream-sheet-dice = dés
daydream-sheet-players = { $players } joueurs
daydream-sheet-shelf = Étagère
daydream-sheet-drawn = { $drawn } sur { $all } dessinés
daydream-sheet-leaves = Feuilles
daydream-sheet-leaves-ready = { $ready ->
        [one] { $ready } prête
       *[other] { $ready } prêtes
    }
daydream-sheet-thorns = Épines
daydream-sheet-cost = −{ $cost }
daydream-sheet-stars = Étoiles
daydream-sheet-next-star = { $strokes ->
        [one] prochaine étoile dans 1 trait
       *[other] prochaine étoile dans { $strokes } traits
    }
daydream-sheet-all-stars = toutes les étoiles sont atteintes
daydream-sheet-garland = Guirlande
daydream-sheet-polaroids = Polaroids
daydream-sheet-notes = Notes
daydream-sheet-frames = Cadres
daydream-sheet-score = Score
daydream-glance = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $objects ->
        [one] { $objects } objet
       *[other] { $objects } objets
    }, { $leaves ->
        [one] { $leaves } feuille
       *[other] { $leaves } feuilles
    }, { $clouds ->
        [one] encore { $clouds } nuage
       *[other] encore { $clouds } nuages
    }

## Ce qu'il faut décider

daydream-ask-start = Pour commencer, écrivez le { $low } et le { $high } dans deux nuages de votre choix.
daydream-ask-start-second = Maintenant le { $die }, dans n'importe quel autre nuage.
daydream-ask-both = Placez le { $low } et le { $high } à côté de ce qui est écrit, dans l'ordre de votre choix. Vous pouvez renoncer à l'un des deux.
daydream-ask-double = Placez { $low } deux fois, à côté de ce qui est écrit. Vous pouvez renoncer à un { $high }.
daydream-ask-last = Maintenant le { $die } : placez-le, ou renoncez-y.
daydream-ask-must = Maintenant le { $die } : il faut le placer.
daydream-ask-bonus = Vous avez terminé un objet à bonus. Que prenez-vous ?
daydream-ask-bonus-left = Vous avez terminé un objet à bonus. Que prenez-vous ? ({ $strokes ->
        [one] Il reste ensuite { $strokes } trait de la ligne.
       *[other] Il reste ensuite { $strokes } traits de la ligne.
    })
daydream-ask-order = Deux lignes sont pleines. Laquelle dessiner d'abord ?
daydream-typed-example = On peut aussi tout dire d'un coup : { $die } { $cloud } écrit un { $die } en { $cloud } ; renoncer { $die } le laisse.
daydream-typed-number = Tapez le numéro de votre choix.
daydream-typed-no-digit = Que faut-il écrire en { $cloud } ? Tapez les deux, par exemple : { $die } { $cloud }
daydream-typed-forgo = À quel dé renoncez-vous ? Par exemple : renoncer 4
daydream-topics = Aide sur : nuage, dés, ligne, point, soleil, objet, bonus, feuille, renoncer, épine, étoile, lune, constellation, guirlande, polaroid, note, cadre, score, ou un nuage (b3).

## Ce qu'un choix apporterait

daydream-effect-and = {"\u00A0; "}
daydream-effect-dot = { $line } toute différente : { $strokes } traits de point
daydream-effect-sun = { $line } en ordre parfait : { $strokes } traits de soleil
daydream-effect-struck = { $line } pleine avec un doublon : rien
daydream-effect-spoilt = { $line } reçoit un second { $digit } : elle ne rapportera rien
daydream-effect-finishes = termine { $object }
daydream-effect-finishes-bonus = termine { $object } avec un bonus
daydream-effect-left = { $strokes ->
        [one] encore { $strokes } trait ensuite
       *[other] encore { $strokes } traits ensuite
    }
daydream-effect-draws = { $object } à { $drawn } sur { $all }
daydream-effect-order = vous choisirez l'ordre des lignes
daydream-effect-strokes = ★ { $strokes } traits de constellation
daydream-effect-stars = ★ { $strokes } traits de constellation, { $stars ->
        [one] une étoile atteinte
       *[other] { $stars } étoiles atteintes
    }
daydream-effect-moon = ☾ accroche un { $digit } à la guirlande
daydream-effect-linked = ☾ un { $digit } comme le précédent : { $reward ->
        [one] { $reward } point
       *[other] { $reward } points
    }
daydream-effect-polaroid = un { $digit } sur un polaroid
daydream-effect-polaroid-star = polaroid : +{ $digit }
daydream-effect-polaroid-moon = polaroid : −{ $digit }
daydream-effect-note = ♪ colorie { $heads ->
        [one] une tête
       *[other] { $heads } têtes
    }
daydream-effect-frame = remplit { $family } : { $points } points
daydream-effect-frame-filled = remplit { $family }
daydream-effect-barred = ferme les récompenses de { $points } des cadres
daydream-effect-ends = termine la partie

## Aide sur les marques

daydream-help-cloud = Un nuage porte un seul chiffre, de 0 à 9. Un dé va dans un nuage vide au-dessus, au-dessous, à gauche ou à droite d'un nuage écrit ; ceux-là montrent leur nom (b3). Un point · est un nuage vide hors de portée. Les deux chiffres de départ vont où l'on veut.
    .typed = nuage, nuages, grille
daydream-help-dice = Deux dés sont lancés à chaque tour, les mêmes pour tous. Placez les deux, dans l'ordre de votre choix, ou renoncez à l'un d'eux. Chaque feuille change un dé de 1.
    .typed = dé, dés, lancer
daydream-help-line = Une ligne est une suite ininterrompue de nuages, en rangée ou en colonne ; un bord épais l'arrête aussi. Ses icônes sont à droite ou en bas : ●☀ ouverte, ●✓ gagnée aux points, ☀✓ gagnée aux soleils, ✗✗ barrée. S'il y en a plusieurs, un petit chiffre ou une lettre dit où chacune finit. Quand son dernier nuage est écrit : un chiffre en double, rien ; tous différents, des traits de point ; chacun un de plus (ou un de moins) que le précédent, des traits de soleil. Autant de traits que de nuages.
    .typed = ligne, lignes, rangée, colonne
daydream-help-dot = ● Un trait de point dessine un segment (▰) de l'objet en cours. Une ligne pleine de chiffres différents en donne autant qu'elle a de nuages.
    .typed = point, points
daydream-help-sun = ☀ Un trait de soleil va jusqu'au prochain soleil de l'objet : un point sur deux en est un, il dessine donc le plus souvent deux segments. Une ligne qui avance de un en un, comme 3 4 5 6 ou 7 6 5, en donne autant qu'elle a de nuages.
    .typed = soleil, soleils
daydream-help-object = Les objets se dessinent l'un après l'autre, planche par planche. ✓ est terminé, ▸ est en cours avec ses segments ▰ dessinés et ▱ à dessiner ; un nombre dit combien de segments aura un objet suivant. Chaque objet terminé vaut un point. Les traits qui restent passent au suivant.
    .typed = objet, objets, étagère
daydream-help-bonus = + Un objet marqué d'un plus donne un bonus une fois terminé : un trait de soleil de plus, ou une feuille de plus. À vous de choisir.
    .typed = bonus
daydream-help-leaf = Les feuilles changent les dés. ♣ est prête, ♧ est vide, ✗ est utilisée. Chaque feuille prête dépensée ajoute ou retire un à un dé, entre 0 et 9. Renoncer à un dé rend une feuille prête, et un bonus peut le faire aussi.
    .typed = feuille, feuilles
daydream-help-forgo = Une fois par tour vous pouvez renoncer à un dé au lieu de le placer : une feuille vide devient prête. En solo, une épine pousse aussi. Tapez : renoncer 4
    .typed = renoncer, laisser
daydream-help-thorn = ▲ En solo, chaque dé laissé fait pousser une épine. Deux épines coûtent un point à la fin.
    .typed = épine, épines
daydream-help-star = ★ Un nuage à étoile. Avec une constellation, son chiffre y dessine autant de traits. Dans Souvenirs d'hiver et Souvenirs d'été, il remplit un polaroid. Dans Matin calme, ce n'est qu'une jolie étoile.
    .typed = étoile, étoiles
daydream-help-moon = ☾ Un nuage à lune. Avec une guirlande, son chiffre y est accroché. Dans Souvenirs d'hiver et Souvenirs d'été, il remplit un polaroid. Dans Pause café, ce n'est qu'une lune.
    .typed = lune, lunes
daydream-help-constellation = Un chiffre dans un nuage à étoile dessine autant de traits de la constellation. Chaque étoile atteinte ou dépassée, ☆ puis ★, vaut un point. Les étoiles sont de plus en plus serrées.
    .typed = constellation
daydream-help-garland = Chaque chiffre écrit dans un nuage à lune est accroché à la lune suivante de la guirlande. S'il égale le précédent, le nombre entre les deux est gagné en points (═2═) ; sinon, il est perdu (✗).
    .typed = guirlande
daydream-help-polaroid = Six polaroids montrent les chiffres de six nuages à étoile ou à lune. Souvenirs d'hiver : les étoiles comptent pour vous, les lunes contre vous. Souvenirs d'été : un point par chiffre différent, le double si les six montent, ou descendent, de un en un de gauche à droite.
    .typed = polaroid, polaroïd
daydream-help-note = ♪ Une note est suspendue entre les nuages indiqués. Une tête : coloriée quand les deux chiffres sont égaux. Deux têtes : une quand deux chiffres quelconques sont égaux, les deux quand tous le sont. Chaque tête coloriée ● vaut un point.
    .typed = tête, têtes
daydream-help-frame = Les cadres marquent des familles de nuages : ○ ronds, □ carrés, ◊ ovales. Qui remplit une famille entière gagne sa plus haute récompense restante, 5 puis 2. En solo, commencer le trèfle ferme les 5, et le nœud papillon les 2.
    .typed = cadre, cadres
daydream-help-score = La partie s'arrête quand quelqu'un a rempli sa grille ou dessiné tous les objets ; on finit d'abord le lancer. Chaque objet vaut un point, et les suppléments de la vue comptent aussi. En solo, deux épines coûtent un point, et les paliers de cette vue commencent à { $second }, { $third } et { $top }.
    .typed = palier, paliers, fin
daydream-help-cloud-written = { $cloud } porte un { $digit }.
daydream-help-cloud-open = { $cloud } est vide, et on peut y écrire maintenant.
daydream-help-cloud-blank = { $cloud } est vide, et hors de portée pour l'instant.
daydream-help-cloud-star = Il a une étoile ★.
daydream-help-cloud-moon = Il a une lune ☾.
daydream-help-cloud-note = Une note ♪ est suspendue entre { $clouds }.
daydream-help-cloud-frame = Il appartient à cette famille : { $family }.
daydream-help-line-open = { $line } : { $digits }. Encore { $blank } ; tous différents jusqu'ici, pour { $strokes } traits.
daydream-help-line-spoilt = { $line } : { $digits }. Un chiffre est en double : elle ne rapportera rien.
daydream-help-line-dot = { $line } : { $digits }. Gagnée, { $strokes } traits de point.
daydream-help-line-sun = { $line } : { $digits }. Gagnée, { $strokes } traits de soleil.
daydream-help-line-struck = { $line } : { $digits }. Barrée.

## Les règles

play-rules-daydream-goal = BUT : Dessinez les objets de votre étagère en remplissant des lignes de nuages de chiffres différents.
play-rules-daydream-turn = TOUR : Tout le monde utilise les deux mêmes dés. Le premier lancer va dans deux nuages au choix. Ensuite chaque dé va dans un nuage vide à côté d'un nuage écrit (dessus, dessous, à gauche, à droite), dans l'ordre de votre choix. Une fois par tour, on peut renoncer à un dé.
play-rules-daydream-lines = LIGNES : Quand le dernier nuage d'une rangée ou d'une colonne est écrit : un chiffre en double, rien (✗✗). Tous différents : des traits de point (●✓). De un en un tout du long, en montant ou en descendant : des traits de soleil (☀✓). Autant de traits que de nuages ; si deux lignes se remplissent à la fois, vous choisissez l'ordre.
play-rules-daydream-draw = DESSIN : Un trait de point dessine un segment, un trait de soleil va au prochain soleil : deux segments, ou un depuis un point impair. Un objet terminé (✓) laisse le reste passer au suivant. Un objet marqué + donne un trait de soleil ou une feuille.
play-rules-daydream-leaves = FEUILLES : Une feuille prête (♣) ajoute ou retire un à un dé ; dépensez-en autant que vous voulez, entre 0 et 9. Renoncer à un dé rend une feuille (♧) prête.
play-rules-daydream-leaves-alone = FEUILLES : Une feuille prête (♣) ajoute ou retire un à un dé ; dépensez-en autant que vous voulez, entre 0 et 9. Renoncer à un dé rend une feuille (♧) prête, mais fait pousser une épine (▲) : deux épines coûtent un point.
play-rules-daydream-constellation = ÉTOILES : Un chiffre dans un nuage à étoile (★) dessine autant de traits de la constellation ; chaque étoile atteinte vaut un point.
play-rules-daydream-garland = GUIRLANDE : Un chiffre dans un nuage à lune (☾) est accroché à la lune suivante de la guirlande ; s'il égale le précédent, le nombre entre les deux est gagné.
play-rules-daydream-winter = POLAROIDS : Les chiffres sous les étoiles comptent pour vous, ceux sous les lunes contre vous.
play-rules-daydream-summer = POLAROIDS : Chaque chiffre différent sur les six polaroids vaut un point ; le double si les six montent, ou descendent, de un en un de gauche à droite.
play-rules-daydream-notes = NOTES : Une note à une tête : un point si ses deux nuages sont égaux. À deux têtes : un point si deux quelconques sont égaux, deux si tous le sont.
play-rules-daydream-frames = CADRES : Qui remplit en premier tous les nuages d'une famille (○ □ ◊) gagne 5 points, le suivant à un tour ultérieur 2. Ceux qui le font au même tour gagnent tous autant.
play-rules-daydream-frames-alone = CADRES : Remplissez tous les nuages d'une famille (○ □ ◊) pour 5 points, tant que le trèfle n'est pas commencé ; puis pour 2, tant que le nœud papillon ne l'est pas.
play-rules-daydream-end = FIN : Quand quelqu'un a rempli sa grille ou dessiné tous les objets, chacun finit le lancer. Le plus de points gagne ; à égalité, qui a le plus dessiné de l'objet en cours.
play-rules-daydream-end-alone = FIN : Quand la grille est pleine ou que tous les objets sont dessinés. À partir de { $second }, { $third } et { $top } points, le verdict s'adoucit.

## Ce qui peut se taper : des mots entre virgules ; ceux de toutes les langues sont compris

daydream-type-forgo = laisser, laisse, renoncer, renonce, passer
daydream-type-sun = soleil, trait
daydream-type-leaf = feuille
daydream-type-row = ligne, rangée
daydream-type-column = colonne

# Ce qu'un objet porte devant son nom dans une phrase, et non sur une étiquette.
daydream-shelf-articles = le, la, les, l', l’
