# Ce que les robots disent de leurs coups, en français.

bot-random = N'importe lequel des { $moves } coups aurait fait l'affaire.
bot-greedy = Des { $moves } coups, celui-ci laisse le plus d'espoir : environ { $worth } { $worth ->
        [one] point
       *[other] points
    }.
bot-search = Le meilleur de { $moves } choix après { $games } parties simulées : environ { $worth }, contre { $next } pour le suivant.
bot-search-only = Il n'y a rien d'autre à faire ici : environ { $worth }.
bot-points = { $points } { $points ->
        [one] point
       *[other] points
    }
bot-points-ahead = { $points } { $points ->
        [one] point
       *[other] points
    } devant { $rival }
bot-points-behind = { $points } { $points ->
        [one] point
       *[other] points
    } derrière { $rival }
bot-line-step = { $what }, { $where }
bot-first = Le premier coup venu.
bot-guide = Comme le dit la leçon.

bot-factory-tools = De nouvelles cartes, un mot à nous et deux points de plus servent toutes les nuits.
bot-factory-gain = Cela devrait rapporter à l'équipe environ { $points } { $points ->
        [one] point
       *[other] points
    }.
bot-factory-broom = Aucune des cartes proposées ne va bien avec une fiole.
bot-factory-pass = Une carte de plus ne ferait que rendre les fioles plus difficiles à lire.
bot-factory-dream = La plupart des gens penseraient ici à « { $dream } ».
bot-factory-people-judge = Ce que veulent dire les mots, c'est aux gens d'en juger.

no-review = Personne ici ne sait dire ce que valent en points les décisions de ce jeu : il n’y a pas d’analyse.

level-dreamer = Rêveur
    .who = le Rêveur
    .help = Joue pour le plaisir et vous laisse gagner. Répond en 1 seconde.
level-apprentice = Apprenti
    .who = l’Apprenti
    .help = Connaît le jeu et s'y trompe souvent. Répond en 1 seconde.
level-engineer = Ingénieur
    .who = l’Ingénieur
    .help = Joue solidement, avec une étourderie de temps en temps. Répond en 2 secondes.
level-master = Maître
    .who = le Maître
    .help = Voit venir les coups et ne fait pas de cadeau. Répond en 3 secondes.
level-random = Hasard
    .who = le Hasard
    .help = Joue n'importe quel coup permis. Bien pour essayer.
level-greedy = Gourmand
    .who = le Gourmand
    .help = Prend ce qui paraît le mieux sur le moment, sans prévoir.
level-partner = Partenaire
    .who = le Partenaire
    .help = Joue tranquillement pendant une leçon.
level-drowsy = Somnolent
    .who = le Somnolent
    .help = Construit bien, mais ses rêves vagabondent comme ceux des gens.
level-steady = Posé
    .who = le Posé
    .help = Rêve presque toujours ce que rêveraient les gens, avec parfois une idée à soi.
level-lucid = Lucide
    .who = le Lucide
    .help = Rêve toujours ce que rêveraient la plupart des gens.
