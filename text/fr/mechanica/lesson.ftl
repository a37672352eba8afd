# La première partie guidée de Mechanica, en français. _Ceci_ est appuyé.

mechanica-lesson-welcome = Bienvenue ! Voici votre _usine_. Les robots partent de la gauche, traversent l’atelier sur les tapis et finissent dans un camion, à droite. Qui a le plus d’argent à la fin gagne. Votre rival : ARMAND-0.
mechanica-lesson-run = Chaque journée commence par un _passage_ : tous les robots avancent à la fois. Celui d’aujourd’hui est fait. Un seul robot, un _Basique_, a suivi la rangée du milieu jusqu’à ce camion.
mechanica-lesson-sell = Après le passage vient votre tour. D’abord, on _vend_ : un Basique rapporte 2. S’il restait là, le robot de demain n’aurait pas de place. Vendez-le.
mechanica-lesson-shop = _10_ au Portefeuille, de quoi dépenser. Voici la _Boutique_, une roue à quatre prix. La nouveauté coûte 7 ; à chaque tour de roue elle passe à 5, à 3, à 1.
mechanica-lesson-buy = Le _Duplicateur_ coûte 5. De chaque robot qui s’y arrête il en fait deux, un pour la sortie de devant, un pour celle du haut. Achetez-le.
mechanica-lesson-install = Le voici en main. Les encoches sombres sont des _entrées_, les flèches des _sorties_. Tenez-le au-dessus de _b2_, sur le chemin de vos robots, puis appuyez sur _Installer_.
mechanica-lesson-ahead = Sous l’usine, vous voyez ce que donneraient les _trois prochaines journées_. Demain, rien : le robot s’arrête dans le Duplicateur. Ensuite, deux Basiques par jour. Regardez-y avant chaque achat.
mechanica-lesson-make = Il vous reste 5, et l’Améliorateur coûte 7. Laissez-le pour l’instant. _Fabriquer_ finit votre tour : votre Fabricateur fait un Basique pour demain.
mechanica-lesson-turned = Un Basique est dans la zone de départ, et la Boutique a _tourné_ : l’Améliorateur n’est déjà plus qu’à 5. _Annuler_ revient en arrière tant que le tour n’est pas fini. Tout va bien ? Alors _Finir le tour_.
mechanica-lesson-armand = Puis ce fut le tour d’_ARMAND-0_. Il lance un jeton et achète le moins cher ou le plus cher. Cette fois le plus cher : un Améliorateur à 7. La valeur de ce qu’il achète compte _six fois_ pour lui.
mechanica-lesson-copies = Ensuite, une nouvelle journée a fait tourner votre usine : le Basique s’est arrêté dans le Duplicateur, et en voilà deux. Ils partiront au passage de _demain_. Les camions sont vides : rien à vendre.
mechanica-lesson-cheaper = Mais voyez : la Boutique a tourné deux fois, et votre Améliorateur ne coûte plus que _3_. Attendre paie, si ARMAND-0 n’arrive pas le premier. Achetez-le.
mechanica-lesson-upgrader = Un Améliorateur fait d’un Basique un _Plus_, qui vaut 4 au lieu de 2. Tenez-le au-dessus de _b4_, au bout de la rangée du milieu, et installez-le.
mechanica-lesson-fork = Il y a ce que la Boutique ne vend pas : de plus grands camions, et des _Aiguillages_ à 1. Un Aiguillage vous laisse choisir, à chaque passage, par où va un robot. Prenez-en un.
mechanica-lesson-turn = Il va en _b3_. Les tuiles se _tournent_, avec le bouton Tourner ou la touche R. Celle-ci est déjà prête : une sortie vers l’Améliorateur, une vers la rangée du bas. Tenez-la là, puis installez-la.
mechanica-lesson-make-again = Assez pour aujourd’hui. _Fabriquez_.
mechanica-lesson-day-over = La Boutique tourne, ARMAND-0 joue, et la journée 3 commence. Appuyez sur _Finir le tour_.
mechanica-lesson-plan = ARMAND-0 a acheté une Emballeuse. Votre usine va tourner, et l’on vous consulte d’abord, à cause de l’_Aiguillage_. Sous l’usine, vous voyez ce qui arriverait : un Basique dans le camion du haut, un autre par l’Aiguillage dans l’Améliorateur.
mechanica-lesson-change = Mais regardez les _plans_ : l’un d’eux paie pour _deux Basiques_. Changez donc le programme et envoyez celui-ci dans le camion du bas aujourd’hui : ouvrez sa ligne, et choisissez le _camion du bas_.
mechanica-lesson-blueprint = Un Basique dans le camion du haut, un dans celui du bas. Vendus, ils rapporteraient 4. Ce _plan_ rapporte 7. Réalisez-le.
mechanica-lesson-vault = Les 7 sont dans votre _Coffre_. On ne peut pas les dépenser, mais à la fin ils comptent comme le reste : Portefeuille, Coffre et valeur de vos améliorations. Les deux plans changent ce soir.
mechanica-lesson-recycler = Encore une chose. Ce que personne n’achète à 1 tombe dans le _Recycleur_. Si c’est après votre tour, les robots dessinés à côté sont à vous. Vous pouvez aussi recycler un achat au lieu de l’installer.
mechanica-lesson-done = Voilà tout ce qu’il faut. La partie finit quand il n’y a plus rien à acheter. Fabriquez, et battez ARMAND-0 ! Les règles sont toujours derrière le point d’interrogation.
