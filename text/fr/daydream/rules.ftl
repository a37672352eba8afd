# Les règles de Daydream à lire, dans nos propres mots. Une ligne vide sépare les paragraphes ; _ainsi_ est souligné ; un
# paragraphe dont la première ligne commence par # est une question avec sa réponse.

daydream-rules-goal = De quoi il s’agit
    .text =
        Chacun a devant soi une feuille : un ciel plein de nuages, et une étagère pleine d’objets dont il n’y a encore que les pointillés.

        Vous écrivez des chiffres dans vos nuages. Les lignes de nuages aux _chiffres tous différents_ vous donnent des traits, et avec ces traits vous dessinez les objets de votre étagère, l’un après l’autre.

        Dès que quelqu’un n’a plus de nuage vide, ou a dessiné son dernier objet, la partie s’achève. Qui a dessiné le plus d’objets gagne ; sur certains plateaux, d’autres choses comptent aussi.

daydream-rules-turn = Un tour
    .text =
        On lance deux dés pour toute la table. Tout le monde joue avec les deux mêmes, chacun sur sa feuille, tous en même temps.

        Prenez-les dans l’ordre qui vous plaît. Chaque dé, vous _l’écrivez_ dans un nuage ou vous le _laissez filer_ contre une feuille. Un seul des deux au plus peut filer.

        Le tout premier lancer est à part : il donne vos deux _chiffres de départ_. Écrivez-les dans deux nuages de votre choix, tels qu’ils sont tombés.

daydream-rules-writing = Où vont les chiffres
    .text =
        Un dé s’écrit dans un nuage vide qui _touche_ un nuage rempli : au-dessus, au-dessous, à gauche ou à droite. Les coins ne comptent pas.

        Le chiffre que vous venez d’écrire compte aussi : deux dés peuvent donc s’éloigner de deux pas.

        Vous pouvez écrire un chiffre qui est déjà dans sa rangée ou sa colonne. C’est permis, mais cette ligne ne rapportera rien.

daydream-rules-leaves = Les feuilles
    .text =
        Une feuille entourée est _prête_. Coloriez-la, et un dé monte ou descend de un. Vous pouvez en utiliser plusieurs sur le même dé, et aller de 0 à 9. Après 9, on ne revient pas à 0.

        Pour gagner une feuille, _laissez filer un dé_ : au lieu de l’écrire, entourez une feuille vierge. Elle est prête aussitôt, même pour votre autre dé.

        Vous pouvez aussi laisser filer un dé quand aucune feuille n’est vierge ; vous n’y gagnez rien. Et quand on joue seul, une épine pousse chaque fois.

daydream-rules-lines = Les lignes
    .text =
        Une ligne est une suite d’au moins deux nuages sans interruption, en travers ou de haut en bas. Un nuage peut appartenir à deux lignes : sa rangée et sa colonne.

        Quand le dernier nuage d’une ligne est rempli, elle rapporte aussitôt, avant que vous placiez l’autre dé. Ce qu’elle rapporte dépend de ses chiffres.

        Un chiffre s’y répète : _rien_. Tous différents : un _trait de point en point_ par nuage. Tous dans l’ordre, chacun un de plus que le précédent, ou chacun un de moins : un _trait de soleil en soleil_ par nuage.

        Aux plis du plateau, les lignes s’arrêtent d’ordinaire, même si les nuages des deux côtés se touchent. Elles ne continuent que de B à C et de E à F.

daydream-rules-strokes = Traits et objets
    .text =
        Le contour de chaque objet passe par des points, dont un sur deux est un soleil. On le trace point par point, du premier soleil jusqu’à ce même soleil.

        Un _trait de point en point_ va au point suivant, soleil ou non.

        Un _trait de soleil en soleil_ va jusqu’au prochain soleil : deux points si vous partez d’un soleil, un seul si vous partez d’entre deux.

        Quand un objet est terminé, les traits qui restent passent au suivant : d’abord les planches du haut de toutes les étagères, de gauche à droite, puis celles du milieu, puis celles du bas.

daydream-rules-bonus = Les bonus
    .text =
        Certains objets portent une petite marque, un soleil et une feuille. Quand vous en terminez un, choisissez : _un trait de soleil en soleil de plus_, ou _une feuille entourée_.

        Le trait se trace aussitôt, sur l’objet suivant, avant le reste de vos traits.

daydream-rules-constellation = La constellation
    .text =
        Sur les plateaux avec B et C, une grande figure d’étoiles traverse le ciel.

        Écrivez un chiffre dans un nuage _à étoile_, et tracez autant de traits de la figure que le dit le chiffre : six pour un 6, aucun pour un 0.

        Chaque étoile de la figure que vous atteignez ou dépassez vaut un point. Les traits au-delà du bout sont perdus. Les traits d’objets de vos lignes n’ont rien à y voir.

daydream-rules-notes = Les notes
    .text =
        Dans Mélodie du soir, des notes flottent entre les nuages, et elles aiment ce que les lignes n’aiment pas : les chiffres _égaux_.

        Une note simple touche deux nuages. Sa tête est à vous si leurs deux chiffres sont égaux.

        Une double note en touche trois ou quatre. Une tête est à vous si deux chiffres autour d’elle sont égaux, les deux s’ils le sont tous. Chaque tête vaut un point.

daydream-rules-polaroids = Les polaroïds
    .text =
        Quand A et D sont côte à côte, six polaroïds pendent au-dessus des nuages. Chacun prend le chiffre de l’étoile ou de la lune de sa colonne.

        _Souvenirs d’hiver_ : additionnez les chiffres des étoiles et retirez ceux des lunes. Le total peut passer sous zéro, et un polaroïd vide vaut 0.

        _Souvenirs d’été_ : chaque chiffre différent vaut un point. Le tout compte double si les six, de gauche à droite, montent ou descendent de un en un.

daydream-rules-garland = La guirlande
    .text =
        Sur les plateaux avec E et F, une guirlande de lunes pend au-dessus des nuages. Chaque fois que vous écrivez dans un nuage _à lune_, son chiffre va sur la lune suivante de la guirlande, de gauche à droite.

        Si c’est le même chiffre que sur la lune d’avant, vous gagnez les points accrochés entre les deux.

        L’ordre dans lequel vous remplissez ces nuages a donc son importance.

daydream-rules-frames = Les cadres
    .text =
        Dans Rêve en couleurs, beaucoup de nuages sont encadrés. Il y a trois familles de cadres : ronds, carrés et ovales. Remplissez tous les nuages d’une famille, et elle est complète.

        Qui complète une famille en premier gagne la grande récompense ; qui vient en second, la petite. Tous ceux qui y arrivent au même tour reçoivent la même.

        Seul, vous faites la course contre votre propre crayon : deux objets de votre étagère portent la marque des récompenses. Dès le premier trait sur l’un d’eux, les récompenses de sa sorte que vous n’avez pas gagnées sont perdues.

daydream-rules-solo = Jouer seul
    .text =
        Seul, on joue au même jeu avec un souci de plus : chaque dé que vous laissez filer fait pousser une _épine_. À la fin, deux épines vous coûtent un objet.

        Votre total tombe dans l’un des quatre paliers, de la grasse matinée au sans-faute. Leur hauteur dépend du plateau.

daydream-rules-end = La fin
    .text =
        La partie s’achève au tour où quelqu’un remplit son dernier nuage ou dessine son dernier objet. Tout le monde joue ce lancer jusqu’au bout.

        Comptez vos objets, puis ajoutez ce que le plateau ajoute. Le plus haut total gagne.

        À égalité, celui dont l’objet en cours a le plus de segments tracés passe devant. Ce qui est encore égal se partage.

daydream-rules-views = Les huit plateaux
    .text =
        Le recto du plateau porte les panneaux A, B et C, le verso D, E et F. Plié, il n’en montre que certains, et chaque pliage est un jeu à part.

        Commencez par _Matin calme_ ou _Pause café_, où seuls les objets comptent. Essayez ensuite un plateau moyen ; les deux grands réunissent tout.

daydream-rules-rulings = Quand le livret se tait
    .text =
        Quelques questions restent ouvertes à la table. Voici ce que nous avons choisi.

        # Comment s’écrivent les chiffres de départ ?
        L’un après l’autre, dans l’ordre de votre choix, chacun avec tous ses effets. On ne peut ni les changer ni les laisser filer. Les nuages marqués et les lignes pleines comptent déjà.

        # Se toucher par un coin, est-ce se toucher ?
        Non : au-dessus, au-dessous, à gauche et à droite seulement.

        # Passe-t-on de 9 à 0 ?
        Non.

        # Une feuille gagnée avec le premier dé peut-elle changer le second ?
        Oui.

        # Le premier dé remplit mon dernier nuage. Et le second ?
        Il est perdu, sans feuille ni épine. Vous pouvez aussi en laisser filer un d’abord et utiliser sa feuille sur l’autre.

        # Mon dernier objet est fini après le premier dé. Et le second ?
        Il s’écrit ou se laisse filer comme d’habitude.

        # Faut-il tracer tous les traits d’une ligne ?
        Oui, et une ligne en ordre parfait se trace toujours de soleil en soleil.

        # Un trait de point en point peut-il finir sur un soleil ?
        Oui, un soleil est aussi un point.

        # Que deviennent les traits qui restent quand un objet est fini ?
        Ils passent au suivant ; après le dernier objet, ils sont perdus.

        # Quand trace-t-on un trait de bonus ?
        Aussitôt, sur l’objet suivant, avant le reste des traits de la ligne.

        # Puis-je prendre la feuille du bonus quand aucune n’est vierge ?
        Oui, pour rien.

        # Un chiffre complète une rangée et une colonne. Laquelle d’abord ?
        À vous de choisir. Nous ne posons la question que si cela change quelque chose : des lignes de sortes différentes, tant qu’il reste des objets.

        # Que trace un 0 dans un nuage à étoile ? Et les traits au-delà du bout ?
        Rien ; ils sont perdus.

        # Les étoiles de A et les lunes de D nourrissent-elles constellation et guirlande ?
        Sur les deux grands plateaux, oui.

        # Que vaut un polaroïd vide ?
        0 en hiver, aucun chiffre en été. L’hiver peut finir sous zéro.

        # Dans quel ordre les polaroïds d’été doivent-ils monter ou descendre ?
        De gauche à droite, tous les six remplis.

        # Deux joueurs ont gagné ensemble la grande récompense d’une famille. Que reçoit le suivant ?
        La petite.

        # Quand gagne-t-on les cadres ?
        À plusieurs, à la fin du tour. Seul, dès que le dernier nuage est écrit, avant les lignes qu’il complète.

        # Un trait de bonus compte-t-il comme début d’un objet qui met fin aux récompenses ?
        Oui.

        # Quelqu’un a fini. Et les autres ?
        Tout le monde joue le lancer jusqu’au bout.

        # Comment départage-t-on les égalités ?
        Par les segments de l’objet en cours. Le livret compte les traits ; nous comptons les segments, pour que les traits de soleil en soleil, plus longs, ne soient pas un désavantage. Ce qui est encore égal se partage.

        # Les épines peuvent-elles faire passer le score sous zéro ?
        Elles ne prennent que des objets, jamais plus que vous n’en avez.

## Ce que montrent les dessins des règles

daydream-fig-sheet = Un ciel de nuages avec quelques chiffres, et une étagère avec un objet dessiné, un en cours et un seulement en pointillés.
daydream-fig-roll = Le lancer : { $low } et { $high }
daydream-fig-write = l’écrire
daydream-fig-let-go = le laisser filer
daydream-fig-or = ou
daydream-fig-may = touche un chiffre : oui
daydream-fig-may-not = par un coin, ou pas du tout : non
daydream-fig-adjacency = Un petit ciel. Les nuages au-dessus, au-dessous, à gauche et à droite d’un chiffre brillent ; ceux des coins, non.
daydream-fig-leaf-change = Deux feuilles font d’un { $die } un { $digit }.
daydream-fig-leaf-blank = vierge
daydream-fig-leaf-ready = prête
daydream-fig-leaf-used = utilisée
daydream-fig-leaves-box = Matin calme a { $all } feuilles, dont { $circled } sont prêtes dès le début.
daydream-fig-struck = deux fois { $digit } : rien
daydream-fig-dots = tous différents : { $strokes } traits de point en point
daydream-fig-suns = de un en un : { $strokes } traits de soleil en soleil
daydream-fig-line = Les chiffres { $digits }.
daydream-fig-object = { $object } : { $segments } sur { $of } tracés.
daydream-fig-dot-strokes = { $strokes } traits de point en point
daydream-fig-sun-strokes = { $strokes } traits de soleil en soleil
daydream-fig-bonus-sun = un trait de plus, jusqu’au soleil
daydream-fig-bonus-leaf = une feuille entourée
daydream-fig-starred = Un { $digit } dans un nuage à étoile trace { $digit } traits.
daydream-fig-constellation = La constellation a { $strokes } traits et { $stars } étoiles, plus serrées vers le bout.
daydream-fig-heads = { $heads ->
        [0] pas de tête
        [one] une tête
       *[other] { $heads } têtes
    }
daydream-fig-winter = Hiver : { $sum } = { $points }
daydream-fig-summer = Été : { $kinds } chiffres différents = { $points }
daydream-fig-summer-order = Dans l’ordre : { $kinds } × 2 = { $points }
daydream-fig-garland = Deux fois de suite le même chiffre : { $points ->
        [one] 1 point
       *[other] { $points } points
    }
daydream-fig-garland-track = Une guirlande avec les chiffres { $digits }.
daydream-fig-frames-first = en premier : { $points }
daydream-fig-frames-second = en second : { $points }
daydream-fig-frames-barred = Seul : le premier trait sur { $object } met fin aux récompenses de { $points } qui restent.
daydream-fig-thorns = Deux épines coûtent un objet.
daydream-fig-bands = Les paliers de Matin calme
daydream-fig-band-from = dès { $points }
daydream-fig-band-to = moins de { $points }
daydream-fig-box = { $clouds } nuages, { $lines } lignes, { $objects } objets, { $leaves } feuilles. Seul, le dernier palier commence à { $top }.
daydream-fig-unknown = Les chiffres de la boîte s’affichent dès que le serveur répond.
daydream-fig-end-full = le dernier nuage
daydream-fig-end-drawn = le dernier objet
