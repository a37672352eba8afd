# Les règles à lire et la première partie guidée, en français.

learn-title = Comment jouer à { $game }
learn-rules = Les règles de { $game }
learn-lead = Cinq minutes de lecture, ou une partie pour apprendre en jouant.
learn-guided = Jouer la partie guidée
    .help = Une première partie, expliquée au fil du jeu. Une dizaine de minutes.
learn-play = Jouer maintenant
learn-print = Imprimer les règles
learn-chapters = Chapitres
learn-search = Chercher dans les règles
learn-clear = Effacer la recherche
learn-found = { $chapters ->
        [0] Rien trouvé. Essayez un autre mot.
        [one] { $chapters } chapitre trouvé.
       *[other] { $chapters } chapitres trouvés.
    }
learn-back = Avant
learn-on = Suite
learn-none = Il n’y a pas encore de règles à lire pour ce jeu.
learn-broken = Les règles n’ont pas pu être chargées. Réessayez dans un instant.

lesson-title = Partie guidée
lesson-next = Suite
lesson-last = Continuer la partie
lesson-skip = Quitter la leçon
lesson-progress = Partie { $now } sur { $of }
lesson-hint = Pas encore. Suivez d’abord ce que dit la carte, ou quittez la leçon pour jouer librement.
lesson-hint-next = Lisez d’abord la carte, puis appuyez sur Suite.
lesson-hint-end = Vous avez tout décidé. Appuyez sur Finir le tour pour continuer.

daydream-lesson-welcome = Bienvenue ! Voici votre ciel. Dans ce jeu, vous remplissez ses nuages de chiffres, deux à chaque tour.
daydream-lesson-goal = Et voici votre étagère : des objets à dessiner, en pointillés pour l’instant. Les lignes de nuages complètes vous donnent des traits pour les dessiner. Plus vous en terminez, mieux c’est.
daydream-lesson-start = Les dés sont tombés : 5 et 6. Les deux premiers chiffres vont où l’on veut. Commençons en haut : écrivez le _5_ dans le nuage indiqué.
daydream-lesson-start-second = Maintenant le _6_, juste à côté. Encore un nuage, et la rangée du haut sera pleine.
daydream-lesson-end-turn = Les deux dés sont joués. Si vous changez d’avis, _Annuler_ reprend une décision, tant que le tour n’est pas fini. Tout vous convient ? Alors appuyez sur _Finir le tour_ pour relancer les dés.
daydream-lesson-touch = 3 et 4. Désormais, un dé doit _toucher_ un nuage rempli : au-dessus, au-dessous, à gauche ou à droite. Les coins ne comptent pas.
daydream-lesson-first-line = Écrivez le _3_ au bout de la rangée du haut. Il la complète, et 5, 6, 3 sont tous différents.
daydream-lesson-dots = Tous différents : un _trait de point en point_ pour chacun des trois nuages. Vous voyez la tasse ? Encore un trait, et elle est finie.
daydream-lesson-next-row = Maintenant le _4_. Mettez-le sous le 6 : nous avons des projets pour cette rangée.
daydream-lesson-end-again = Voilà pour les deux dés. Appuyez sur _Finir le tour_.
daydream-lesson-order = 2 et 4. Il y a mieux que des chiffres différents : des chiffres _dans l’ordre_, chacun un de plus que le précédent, ou un de moins. Une telle ligne donne des _traits de soleil en soleil_, deux fois plus longs. Visons 2 3 4 5 ici.
daydream-lesson-leaf = Vous avez deux feuilles prêtes. Chacune change un dé de un. Appuyez sur _+_ pour faire du 2 un _3_, puis écrivez-le à gauche du 4.
daydream-lesson-leaf-second = Encore une fois : faites du 4 un _5_ avec l’autre feuille, et écrivez-le à droite du 4.
daydream-lesson-no-leaf = 1 et 3. Il manque un 2 à la rangée, et les deux feuilles sont utilisées. Mais on peut _laisser filer_ un dé contre une nouvelle feuille : un par tour au plus. Quand on joue seul, une épine pousse alors, et deux épines coûtent un objet à la fin.
daydream-lesson-let-go = Ici, cela vaut la peine. Laissez filer le _1_.
daydream-lesson-perfect = La nouvelle feuille est prête aussitôt. Appuyez sur _−_ pour faire du 3 un _2_, et écrivez-le devant.
daydream-lesson-suns = 2 3 4 5, dans l’ordre parfait ! Quatre _traits de soleil en soleil_, chacun jusqu’au prochain soleil : la tasse est finie, le livre dessiné d’un coup, et la bougie à moitié.
daydream-lesson-columns = 1 et 2. Les colonnes sont aussi des lignes, et chaque nuage appartient à sa rangée et à sa colonne. Avant d’écrire, regardez donc aussi de haut en bas : un chiffre qui se répète gâche la ligne.
daydream-lesson-third-row = Passons à la troisième rangée. Le _1_ va sous le 2.
daydream-lesson-third-row-second = Et le _2_ sous le 4. Aucun chiffre ne se répète, ni dans la rangée ni dans la colonne.
daydream-lesson-almost = 4 et 6. Écrivez le _4_ entre les deux.
daydream-lesson-last = Et le _6_ au bout : 1 4 2 6, tous différents. Cela fait quatre traits de point en point.
daydream-lesson-bonus = Deux traits ont fini la bougie, et la bougie porte une _marque de bonus_. Choisissez : un trait de plus jusqu’au prochain soleil, tout de suite, ou une feuille pour plus tard. Les deux se valent. Qu’est-ce qui vous tente ?
daydream-lesson-done = Vous savez tout. La partie s’achève quand votre ciel est plein, ou votre étagère. Gardez un œil sur les colonnes, dépensez vos feuilles, et voyez jusqu’où va votre crayon. Les règles sont toujours derrière le point d’interrogation.
