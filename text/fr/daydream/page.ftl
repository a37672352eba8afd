# Le plateau de Daydream en français.

## La feuille

dd-sheet-own = Votre feuille
dd-sheet-of = Feuille : { $name }
dd-sky = Nuages
dd-extras = Ce qui est suspendu au-dessus des nuages
dd-notes = Notes
dd-shelf-own = Votre étagère
dd-shelf-of = Étagère : { $name }
dd-drawn = { $drawn } sur { $all } dessinés
dd-point = point
dd-points = points
dd-score = { $points ->
        [one] { $points } point jusqu’ici
       *[other] { $points } points jusqu’ici
    }
dd-glance = { $name } : { $written } nuages remplis sur { $clouds }, { $drawn } objets dessinés sur { $all }

## Nuages et lignes, à voix haute

dd-cloud-written = { $digit }
dd-cloud-legal = vide, permis, écrit { $digit }
dd-cloud-blank = vide
dd-star = étoile
dd-moon = lune
dd-framed-round = cadre rond
dd-framed-square = cadre carré
dd-framed-oval = cadre ovale
dd-line-open = { $strokes } nuages, pas encore pleine
dd-line-dot = { $strokes } traits de point en point gagnés
dd-line-sun = { $strokes } traits de soleil en soleil gagnés
dd-line-struck = pleine, rien de gagné pour ses { $strokes } nuages
dd-object-is = { $object } : { $drawn } segments sur { $all }{ $bonus ->
        [yes] , avec un bonus
       *[no] { "" }
    }
dd-constellation-is = Constellation : { $drawn } traits sur { $all }, { $stars } étoiles
dd-note-is = Note en { $clouds } : { $coloured } têtes sur { $heads }
dd-polaroid-empty = Polaroïd { $number } : vide, attend { $cloud }
dd-polaroid-is = Polaroïd { $number } : { $digit }
dd-garland-is = Guirlande : { $digits }
dd-frames-are = { $family } : { $filled } nuages sur { $all }, { $won } points
dd-leaves-are = Feuilles : { $ready } prêtes, { $coloured } utilisées, { $all } en tout
dd-thorns-are = Épines : { $thorns }

## Sous la feuille

dd-dock = Dés et feuilles
dd-dice = Dés
dd-before = Les dés arrivent dans un instant.
dd-digit = Écrit { $digit }
dd-minus = Un de moins
dd-plus = Un de plus
dd-die-choose = Prendre d’abord le { $die }
dd-die-used = { $die }, utilisé
dd-or = Ou le { $die }
dd-then-same = Puis celui-ci
dd-leaves = { $ready ->
        [0] Aucune feuille prête
        [one] { $ready } feuille prête : +1 ou −1
       *[other] { $ready } feuilles prêtes : chacune +1 ou −1
    }
dd-forgo = Laisser filer
    .name = Laisser filer le { $die }
    .help = Laisser filer le dé choisi et entourer une feuille. Un dé par tour au plus.
    .alone = Laisser filer le dé choisi et entourer une feuille ; une épine pousse. Un dé par tour au plus.
dd-first-ask = Quelle ligne d’abord ?
dd-first = D’abord : { $line }
dd-strokes-dot = { $strokes } traits de point en point
dd-strokes-sun = { $strokes } traits de soleil en soleil
dd-strokes-struck = rien ({ $strokes } nuages)
dd-bonus-ask = Quel bonus ?
dd-bonus-sun = Un trait de soleil
    .what = Jusqu’au prochain soleil, tout de suite
dd-bonus-leaf = Une feuille
    .what = Entourée, elle est prête à servir

## Ce que dit l’en-tête

dd-todo-start = Les chiffres de départ : écrivez le { $low } et le { $high } dans deux nuages de votre choix.
dd-todo-start-last = Et maintenant le { $die }, dans le nuage de votre choix.
dd-todo-dice = Écrivez le { $low } ou le { $high } dans un nuage lumineux.
dd-todo-equal = Deux { $die } : écrivez-en un dans un nuage lumineux.
dd-todo-die = Et maintenant le { $die } : écrivez-le dans un nuage lumineux, ou laissez-le filer.
dd-todo-must = Le { $die } doit être écrit : choisissez un nuage lumineux.
dd-todo-first = Deux lignes sont pleines. Laquelle dessiner d’abord ?
dd-todo-bonus = Terminé, avec un bonus : un trait de soleil ou une feuille ?
dd-moment = Tour { $turn } · { $low } et { $high }
dd-moment-start = Départ · { $low } et { $high }

## Ce que ferait un coup

dd-would-dot = { $line } : que des chiffres différents, { $strokes } traits de point en point.
dd-would-sun = { $line } : dans un ordre parfait, { $strokes } traits de soleil en soleil !
dd-would-struck = { $line } : un chiffre vient deux fois, rien pour ses { $strokes } nuages.
dd-would-finish = Termine { $objects }.
dd-would-finish-begin = Termine { $objects } et commence { $next }.
dd-would-draw = Avance { $object }.
dd-would-constellation = { $strokes ->
        [one] { $strokes } trait
       *[other] { $strokes } traits
    } de la constellation{ $stars ->
        [0] .
        [one] , { $stars } étoile.
       *[other] , { $stars } étoiles.
    }
dd-would-moon = { $reward ->
        [0] Accroche un { $digit } à la guirlande.
        [one] Accroche un second { $digit } à la guirlande : { $reward } point.
       *[other] Accroche un second { $digit } à la guirlande : { $reward } points.
    }
dd-would-polaroid = Le polaroïd { $number } montrera { $digit }.
dd-would-note = { $heads ->
        [one] Colorie la tête d’une note.
       *[other] Colorie { $heads } têtes de notes.
    }
dd-would-frame = Remplit { $family } : { $points } points.
dd-would-bonus = Puis vous choisissez un bonus.
dd-would-order = Vous choisissez laquelle dessiner d’abord.
dd-would-forgo = Entoure une feuille.
dd-would-forgo-none = Aucune feuille n’est libre : vous n’obtenez rien.
dd-would-thorn = Une épine pousse ; une sur deux coûte un objet.

## Ce qu’est chaque pièce

dd-tell-cloud-legal = Le { $digit } peut aller ici. Il ne complète encore aucune ligne.
dd-tell-cloud-written = { $cloud } compte pour { $lines }.
dd-tell-cloud-alone = { $cloud } ne fait partie d’aucune ligne, mais on peut écrire dans ses voisins à partir d’ici.
dd-tell-cloud-blank = { $cloud } est vide. Un dé va à côté d’un nuage rempli : dessus, dessous, à gauche ou à droite.
dd-tell-star = Un nuage étoilé : son chiffre est le nombre de traits que vous tracez sur la constellation.
dd-tell-moon = Un nuage à lune : son chiffre va sur la prochaine lune de la guirlande.
dd-tell-tied = Son chiffre apparaît sur le polaroïd auquel il est relié.
dd-tell-line-open = { $strokes } nuages. Pleine et toute différente : un trait de point en point par nuage. Dans l’ordre, un à un : un trait de soleil en soleil par nuage.
dd-tell-line-dot = que des chiffres différents, d’où { $strokes } traits de point en point.
dd-tell-line-sun = dans un ordre parfait, d’où { $strokes } traits de soleil en soleil.
dd-tell-line-struck = un chiffre vient deux fois parmi ses { $strokes } nuages, elle n’a rien gagné.
dd-tell-object-done = { $object } : terminé, un point.
dd-tell-object-now = { $object } est en cours : encore { $left } segments. Un trait simple avance d’un point, un trait de soleil jusqu’au prochain soleil.
dd-tell-object-later = { $object } viendra plus tard ({ $left } segments) : les objets se dessinent l’un après l’autre.
dd-tell-object-bonus = Terminer un objet qui porte cette marque donne un trait de soleil ou une feuille, à votre choix.
dd-tell-die = Deux dés pour toute la table ; chacun écrit les deux, dans l’ordre qu’il veut.
dd-tell-change = Chaque feuille coloriée change le dé de un, en plus ou en moins, de 0 à 9.
dd-tell-leaves = Les feuilles entourées sont prêtes. Coloriez-en une avant d’écrire et le dé change de un.
dd-tell-thorns = En solo, une épine pousse pour chaque dé que vous laissez filer ; une sur deux coûte un objet.
dd-tell-constellation = Les chiffres des nuages étoilés en tracent les traits. Chaque étoile atteinte est un point.
dd-tell-note-single = Une tête : un point si les deux chiffres à côté sont égaux.
dd-tell-note-double = Deux têtes : une si deux chiffres autour sont égaux, les deux si tous le sont.
dd-tell-polaroid-winter = Hiver : les chiffres sous les étoiles comptent, ceux sous les lunes sont retirés.
dd-tell-polaroid-summer = Été : chaque chiffre différent est un point ; tout compte double si les six montent, ou descendent, un à un.
dd-tell-garland = Les chiffres des nuages à lune, dans l’ordre où vous les écrivez. Deux égaux de suite gagnent la récompense entre eux.
dd-tell-frame = Qui remplit en premier tous les nuages de cette forme : { $first } points ; en second : { $second }.
dd-tell-frame-alone = Remplissez tous les nuages de cette forme : { $first } points avant de commencer { $one }, { $second } avant { $other }.
