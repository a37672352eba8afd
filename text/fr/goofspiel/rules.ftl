# Les règles de Goofspiel à lire. Une ligne vide sépare les paragraphes ; _ceci_ est souligné.

goofspiel-rules-goal = De quoi il s’agit
    .text =
        Des rêves apparaissent l’un après l’autre, chacun vaut autant de points que son numéro. Pour chacun, tous misent des _étoiles_, en secret et à la fois.

        Tous ont les mêmes étoiles, et chaque carte ne se mise qu’une fois. Chaque rêve payé cher vous laisse donc moins pour les autres.

goofspiel-rules-dreams = Rêves
    .text =
        Il y a treize rêves, de 1 à 13, ou sept dans la partie courte. Ils apparaissent _mélangés_, ou, si on le choisit, du plus haut au plus bas.

        On voit toujours ceux qui sont encore à venir, mais pas lequel est le suivant.

goofspiel-rules-bids = Mises
    .text =
        Votre main a une carte de chaque nombre, autant qu’il y a de rêves. Pour le rêve qui est là, chacun pose _une carte face cachée_.

        Quand tous ont misé, toutes les cartes sont montrées. La plus haute gagne le rêve. _Toutes_ sont dépensées, qui que ce soit qui ait gagné.

        On voit toujours ce qu’il reste à quelqu’un : ce qui n’a pas été dépensé.

goofspiel-rules-ties = Égalités
    .text =
        Quand la mise la plus haute est faite deux fois, personne ne gagne. Le rêve _attend_ : il se gagne avec le suivant.

        Si on le choisit, il est _perdu_. Après le dernier rêve d’une partie rien n’attend : ce qui est à égalité est alors perdu, aussi.

goofspiel-rules-end = La fin
    .text =
        Avec une seule carte il n’y a rien à choisir : la dernière carte de chaque main est misée d’elle-même.

        Puis chacun additionne ses rêves. Le plus de points gagne ; à égalité, la victoire se partage.
