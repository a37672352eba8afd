# Les règles de La Fabrique à Rêves à lire, dans nos propres mots. Une ligne vide sépare les paragraphes ; _ceci_ est
# appuyé ; un paragraphe dont la première ligne commence par # est un titre ou une question, avec ce qui va avec.

factory-of-dreams-rules-goal = De quoi il s’agit
    .text =
        Vous êtes l’équipe de nuit d’une fabrique de rêves, et il vous en faut cinq ce soir. Vous jouez _ensemble_ : tout le monde gagne, ou personne.

        Sur l’établi, cinq fioles. Vous y posez des Pensées, des cartes d’un mot chacune, sans parler. Puis chacun écrit en secret, fiole par fiole, le _rêve_ auquel ces Pensées font songer et qui va avec le thème de la nuit. Quand on compare les rêves, chaque fiole où plusieurs ont écrit la même chose rapporte des points.

        La bonne réponse n’est donc pas celle que personne d’autre ne trouverait. C’est celle que _tout le monde_ trouve.

        # D’abord : relier les Pensées
        L’un après l’autre, vous posez une carte dans une fiole, utilisez un outil ou passez.

        # Ensuite : créer les rêves
        Tous en même temps, chacun écrit un rêve par fiole.

        # Enfin : le réveil
        Fiole par fiole, on retourne les rêves, on réunit ceux qui se valent, et l’on compte les points.

factory-of-dreams-rules-theme = Le thème de la nuit
    .text =
        Un thème est tiré avant la première carte. Les _cinq rêves_ doivent aller avec lui : pour Véhicules on écrit des véhicules, pour Couleurs des couleurs. Sous le titre, une phrase dit jusqu’où va le thème.

        Les Pensées, elles, n’ont pas à aller avec le thème ; elles viennent de partout. Dans une fiole avec « aile » et « billet », le rêve pour Véhicules pourrait bien être un avion.

        # Les niveaux
        Il y a 50 thèmes, de quatre niveaux. _Découverte_ : chacun saurait dire ce qui en fait partie. _Niveau 1_ : un lieu, une saison, un passe-temps que tous connaissent. _Niveau 2_ : une ambiance ou une histoire, où entrent plus de choses. _Niveau 3_ : très large, ou affaire d’opinion.

        # Est-ce encore dans le thème ?
        La table en décide quand on compare les rêves : voir « En discuter ». Rien n’est refusé pour cela pendant l’écriture.

factory-of-dreams-rules-silence = Chut
    .text =
        Pendant que l’on relie les Pensées et que l’on écrit les rêves, _personne ne dit rien_ : ni indice, ni soupir, ni « celle-là était pour toi ». Ce que vous avez à dire, dites-le avec les cartes.

        La discussion est fermée pendant ces deux phases et s’ouvre au réveil. Personne ne voit où est votre pointeur ni ce que vous tapez ; les autres voient seulement combien de rêves vous avez écrits.

        Si vous jouez dans la même pièce, tenez-vous-y aussi. Rire est permis.

factory-of-dreams-rules-connecting = Relier les Pensées
    .text =
        On tire au sort qui commence ; puis chacun son tour. Au vôtre, vous faites _une_ chose sur trois.

        # Poser une carte
        Prenez la carte du dessus d’une réserve et posez-la dans une fiole où il reste de la place. Une fiole contient _trois_ cartes au plus. On voit aussitôt la suivante de la réserve. Une carte posée ne bouge plus, et le mot de son dos ne sert pas.

        # Utiliser un outil
        Cela prend tout votre tour, et chaque outil ne sert qu’une fois par nuit. Voir « Les outils ».

        # Passer
        Seulement si _chaque fiole a une carte_. Qui passe ne pose plus de carte cette nuit et n’utilise plus d’outil ; les autres continuent.

        # Quand c’est fini
        Quand tous ont passé, ou à la quinzième carte : trois dans chaque fiole.

        # Combien de cartes ?
        Une carte de plus, c’est un point de plus si tous rêvent pareil. Mais c’est aussi un mot de plus avec lequel le rêve doit aller. Deux qui mènent tout droit à un rêve valent mieux que trois qui mènent à deux.

factory-of-dreams-rules-tools = Les outils
    .text =
        Une nuit de base en a trois : la Fiole du Doute, la Poudre de fée +1 et le Balai. Les autres viennent avec les épreuves. Chacun sert une fois. Tous sauf le Balai se posent sur une fiole, et _une fiole ne prend qu’un jeton_.

        # Fiole du Doute
        Chacun peut écrire _deux_ rêves pour cette fiole, et l’un ou l’autre peut compter. Utile là où les cartes mènent à deux rêves. Elle va sur toute fiole, même vide ou pleine.

        # Poudre de fée +1
        Un point de plus pour cette fiole, si elle en rapporte au moins un. Utile là où vous êtes sûrs. Elle va sur toute fiole.

        # Balai
        La carte du dessus de chaque réserve s’en va, et d’autres viennent. Il ne se pose sur aucune fiole.

        # Fiole renversée
        Toutes les cartes de la fiole s’en vont, et on la remplit de nouveau. Il lui faut au moins une carte, et elle garde le jeton. Tant qu’elle n’a pas de nouvelle carte, personne ne peut passer ; qui a passé reste dehors.

        # Plume magique
        Écrivez une carte vous-même : _un seul mot_, en lettres, avec un trait d’union ou une apostrophe au besoin. Elle va dans une fiole sans jeton et où il reste de la place, et compte comme toute autre Pensée, pour les points et pour ce qu’on ne peut pas écrire.

        # Poudre de fée +2
        Comme la Poudre de fée +1, avec deux points.

        # Quand
        Avant la quinzième carte : avec elle, cette phase est finie, et ce qui reste ne sert plus.

factory-of-dreams-rules-writing = Créer les rêves
    .text =
        Les réserves sont fermées. Chacun écrit, pour chacune des cinq fioles, _un rêve_ : un mot, ou une idée de quelques mots. Il va avec le thème et relie les Pensées de cette fiole.

        Tous écrivent en même temps, dans l’ordre qu’ils veulent, et il faut un rêve pour _chaque_ fiole. Avant de choisir, demandez-vous à quoi les autres penseront d’abord, et ce que voulait dire qui a posé la carte.

        # Dans la fiole du Doute
        Il y a deux lignes. La seconde peut rester vide.

        # Sceller
        Quand toutes les lignes sont remplies, vous scellez vos rêves. Tant que quelqu’un écrit encore, vous pouvez rouvrir les vôtres et les changer. Après, ils sont définitifs.

        # Rien ne se perd
        Ce que vous avez tapé reste sur votre appareil, même si la page est rechargée avant que vous scelliez.

factory-of-dreams-rules-refused = Ce qu’on ne peut pas écrire
    .text =
        La page le dit pendant que vous écrivez, avec la raison, et marque la carte en cause.

        # Une Pensée de la nuit
        Aucun rêve ne peut être un mot qui se trouve dans _l’une_ des cinq fioles, ni un mot de même racine : avec « danse » sur la table, « danser » est refusé. Un nom plus long, c’est autre chose : avec « feu », « feu d’artifice » convient. Ce qui est encore sur les réserves, ou a été balayé, ne compte pas.

        # Deux fois le même
        Tous vos rêves d’une nuit diffèrent, y compris sur les deux lignes du Doute. Majuscules, accents, article ou pluriel n’y changent rien ; un vrai synonyme est un autre mot, donc permis.

        # Ce qui ne se lit pas
        Quarante caractères au plus, un peu moins avec des accents. Il y faut une lettre, et des lettres de notre alphabet ; pas de signes que personne ne pourrait écrire pareil.

        # Le mot de la Plume
        Un seul mot. Il rejoint ceux qu’on ne peut pas écrire.

factory-of-dreams-rules-waking = Le réveil
    .text =
        Les fioles s’ouvrent une à une, de 1 à 5. Maintenant, vous pouvez parler.

        Tous les rêves écrits pour la fiole sont retournés. Ceux qui se valent sont déjà réunis. Chacun dit si les groupes sont _justes_, ou propose un changement. Quand tous les approuvent, la fiole rapporte ses points, et la suivante s’ouvre.

        # Quel groupe compte ?
        Seulement le _plus grand_. Si trois écrivent « train » et deux « tramway », les trois comptent et les deux ne rapportent rien.

        # Le Doute
        Les deux mots de chacun sont sur la table, et l’un ou l’autre peut compter. Dans un groupe, chaque joueur compte une fois.

        # Un rêve hors du thème
        Il est écarté, et n’est d’aucun groupe.

factory-of-dreams-rules-matching = Ce qui se vaut sans discuter
    .text =
        La fabrique réunit ce qui est sûrement pareil, et vous dit pourquoi.

        # Le même mot
        Peu importe comment il est écrit : majuscules, accents, traits d’union, article, singulier ou pluriel. « Les Velos » vaut « vélo ». Pas besoin d’accents sur votre clavier.

        # Une faute de frappe
        Dans un mot d’au moins cinq lettres, une lettre fausse est pardonnée, deux dans un mot d’au moins huit, sauf si ce que vous avez écrit est aussi un mot : « train » et « grain » restent séparés.

        # Deux noms pour la même chose
        « Vélo » et « bicyclette », « camion » et « poids lourd », et des milliers d’autres sur nos listes. Ce que désigne un nom peut dépendre du thème.

        # L’autre langue
        Les cartes sont dans une langue, et les rêves s’écrivent dans cette langue. Si quelqu’un écrit un rêve connu dans l’autre, il compte quand même.

        # Ce qui est peut-être pareil
        Là où les mots ne sont que _proches_, rien n’est réuni. La page vous le demande.

factory-of-dreams-rules-votes = En discuter
    .text =
        Les vrais synonymes se valent ; ce qui va simplement ensemble, non. Un médecin et un docteur sont le même rêve, un arbre et son bois n’en sont pas un. Aucune liste ne les connaît tous : la table a le dernier mot.

        # Ce qu’on peut proposer
        Que deux groupes sont le _même rêve_. Qu’une réponse est un _autre rêve_ que le reste de son groupe. Qu’un rêve est _hors du thème_ : tous ceux qui l’ont écrit le perdent alors.

        # Comment
        Touchez deux rêves pour les réunir, un seul pour le séparer ou l’écarter. Chacun peut faire trois propositions par fiole.

        # Le vote
        Chaque proposition est mise aux voix, dans l’ordre des places ; qui la fait est pour. Elle est acceptée quand _plus de la moitié_ de ceux qui ne s’en remettent pas aux autres sont d’accord. À deux personnes, il faut donc les deux, et sans majorité rien ne change. Puis on redemande à tous.

        # Et les robots ?
        Ils s’en remettent à vous. Si vous êtes la seule personne à la table, ce que vous proposez est accepté.

        # De proche en proche
        Si un rêve est le même que deux autres, ces deux-là sont aussi le même.

factory-of-dreams-rules-scoring = Les points
    .text =
        Ce qui compte : combien ont rêvé pareil, et combien vous êtes. Là où il est écrit « un point par carte », ce sont les cartes de cette fiole.

        # À deux
        Les deux pareils : _1 et un point par carte_.

        # À trois
        Deux pareils : 1. Les trois : _1 et un point par carte_.

        # À quatre
        Deux pareils : 1. Trois : un point par carte. Les quatre : _1 et un point par carte_.

        # À cinq
        Deux pareils : 1. Trois : 1. Quatre : un point par carte. Les cinq : _1 et un point par carte_.

        # La Poudre de fée
        S’ajoute, si la fiole rapporte au moins un point.

        # Un exemple
        Trois joueurs, thème : inventions. La fiole 1 a deux cartes, tous ont écrit « appareil photo » : 3. La fiole 2 en a trois, tous ont écrit « ampoule » : 4. La fiole 3 en a deux et le Doute, et chacun a « radio » sur l’une de ses lignes : 3. Dans la fiole 4, avec la Poudre de fée +1, deux ont écrit « parapluie » : 1 et 1, donc 2. Dans la fiole 5, chacun a rêvé autre chose : 0. Cela fait 12.

factory-of-dreams-rules-chart = Le barème du Grand Marchand de sable
    .text =
        Après la cinquième fiole la nuit est finie, et le Grand Marchand de sable regarde vos points. Son barème a six lignes ; chacune est un étage de la fabrique.

        # De 0 à 3
        Brume. Personne ne se souvient de rien.

        # De 4 à 6
        Bribes. Il en est resté quelque chose.

        # De 7 à 9
        Sourires du matin. On se raconte tout.

        # De 10 à 13
        Rêves qui restent. Toute la journée.

        # De 14 à 17
        Trésors. À garder toute la vie.

        # 18 et plus
        Maîtres de la nuit. Il n’y a rien au-dessus.

        Dans une épreuve, c’est autre chose qui compte : atteindre les points demandés.

factory-of-dreams-rules-trials = Les sept épreuves
    .text =
        Avant de vous engager, le Grand Marchand de sable vous met à l’épreuve pendant une semaine. Chaque épreuve a un thème d’un certain niveau, des points à atteindre, et une nouveauté. Les outils arrivés restent. Pour tout le reste, c’est comme une nuit de base.

        # Lundi : pensées rares
        Niveau 1, 5 points. Six réserves au lieu de huit.

        # Mardi : on recommence
        Niveau 1, 7 points. La Fiole renversée arrive.

        # Mercredi : insomnie
        Niveau 2, 8 points. _Personne ne peut passer_ : chaque fiole reçoit trois cartes. Un outil prend toujours un tour.

        # Jeudi : un mot à vous
        Niveau 2, 10 points. La Plume magique arrive.

        # Vendredi : deux thèmes
        _Deux thèmes_ de niveau 1, 13 points. Chaque rêve va avec l’un ou l’autre, au choix. Personne ne dit lequel.

        # Samedi : encore de la poudre
        Niveau 3, 14 points. La Poudre de fée +2 arrive.

        # Dimanche : libre
        _Aucun thème_, 16 points, les six outils.

        # La semaine
        Fondez une _équipe_ en ouvrant une table, et sa semaine est gardée : une épreuve s’ouvre quand la précédente est réussie, quels que soient les membres qui jouent ce soir-là. Une épreuve manquée peut être retentée autant de fois que vous voulez, avec un autre thème et d’autres cartes. Sans équipe, toute épreuve est une nuit à part.

factory-of-dreams-rules-variant = Après dimanche
    .text =
        La semaine réussie, les sept épreuves peuvent être rejouées, dans n’importe quel ordre.

        Et une nuit de base peut se jouer avec _trois outils quelconques_ des six. Ils sont tirés au sort avant la nuit, ou bien vous choisissez : la première place les prend avant la distribution.

        Avec la Poudre de fée +2 et la Plume magique, les points viennent mieux ; avec la Fiole renversée et le Balai, vous vous débarrassez de ce que personne ne comprend.

factory-of-dreams-rules-bots = Jouer avec des robots
    .text =
        Les places vides peuvent être prises par des robots, à toutes les tables. Seul avec un à quatre d’entre eux, la nuit est belle aussi.

        Ils voient ce que vous voyez : les cartes, les jetons, le thème, et aucun rêve avant qu’il soit retourné. Ils connaissent beaucoup de mots, et savent lesquels vont ensemble dans la tête des gens. Quand il y a des personnes à la table, ils posent _moins de cartes, et de plus sûres_, pour que vous puissiez suivre.

        # Les comprendre
        Regardez ce qu’ils posent ensemble. Deux cartes d’un robot mènent d’ordinaire au rêve que la plupart des gens citeraient d’abord. Écrivez celui-là, pas le deuxième qui vous vient.

        # Se faire comprendre
        Posez des cartes qui mènent tout droit à une chose du thème. Ce que seuls vous et votre cousine savez, ils ne le savent pas.

        # Quand on compare les rêves
        Ils ne proposent rien et laissent tous les votes aux personnes.

factory-of-dreams-rules-rulings = Là où la règle se tait
    .text =
        Certains chiffres de notre boîte sont reconstitués : les tuiles de score à deux, quatre et cinq, la règle du mercredi, et le fait que les outils restent d’une épreuve à l’autre. Quelques questions sont laissées à la table. Voici nos choix.

        # Les cartes des réserves sont-elles visibles ?
        Celles du dessus, oui, d’un côté chacune ; lequel, c’est le hasard.

        # Qui commence ?
        Quelqu’un, par tirage au sort.

        # Puis-je utiliser un outil après la dernière carte ?
        Non. La quinzième carte met aussitôt fin à la phase.

        # Le Doute ou la Poudre peuvent-ils aller sur une fiole vide ?
        Oui, et sur une pleine aussi.

        # Une fiole a été renversée. Puis-je passer ?
        Pas avant qu’elle ait de nouveau une carte.

        # La Plume peut-elle écrire un rêve du thème ?
        Oui. Mais alors personne ne peut plus en rêver.

        # Faut-il remplir les deux lignes du Doute ?
        Non, une seule suffit.

        # J’ai écrit deux synonymes dans la fiole du Doute. Comptent-ils deux fois ?
        Non. Dans un groupe, chaque joueur compte une fois.

        # Deux groupes sont de même taille. Lequel compte ?
        L’un des deux, une fois. Ils rapportent autant.

        # Les deux thèmes du vendredi peuvent-ils être le même ?
        Non.

        # Puis-je reprendre une carte ?
        Tant que rien de nouveau n’a été vu. Une carte posée en fait apparaître une autre, et alors elle reste.

## Ce que montrent les dessins des règles

factory-of-dreams-fig-goal = Cinq fioles avec une à trois Pensées chacune
factory-of-dreams-fig-theme = Un thème de chaque niveau
factory-of-dreams-fig-silence = Deux phases sans un mot ; puis tout le monde peut parler
factory-of-dreams-fig-connecting = « { $thought } » quitte son tiroir pour une fiole où il reste de la place
factory-of-dreams-fig-tools = Les six outils. Les trois premiers sont ceux d’une nuit de base
factory-of-dreams-fig-writing = Thème : Véhicules. Un rêve qui relie trois Pensées
factory-of-dreams-fig-refused = Le premier est refusé : il est dans une fiole. Le second convient
factory-of-dreams-fig-waking = Trois pareils sur quatre, deux cartes dans la fiole : 2 points
factory-of-dreams-fig-matching = Ceux-ci se valent sans discuter
factory-of-dreams-fig-votes = Le même rêve ou non ? La table décide
factory-of-dreams-fig-scoring = Ce que rapporte une fiole, n étant ses cartes
factory-of-dreams-fig-players = { $count } joueurs
factory-of-dreams-fig-alike = { $count } pareils
factory-of-dreams-fig-chart = Une fenêtre allumée par point : ici 12
factory-of-dreams-fig-trials = La semaine : les points de chaque épreuve, et sa nouveauté
factory-of-dreams-fig-monday = Lundi
    .new = 6 réserves
factory-of-dreams-fig-tuesday = Mardi
factory-of-dreams-fig-wednesday = Mercredi
    .new = sans passer
factory-of-dreams-fig-thursday = Jeudi
factory-of-dreams-fig-friday = Vendredi
    .new = 2 thèmes
factory-of-dreams-fig-saturday = Samedi
factory-of-dreams-fig-sunday = Dimanche
    .new = sans thème
factory-of-dreams-fig-variant = Trois des six, au choix
factory-of-dreams-fig-bots = Ce qu’un robot pose pour des personnes : deux cartes, un rêve
factory-of-dreams-fig-flask-1 = aile, billet
factory-of-dreams-fig-flask-2 = lune, feu, rapide
factory-of-dreams-fig-flask-3 = profond
factory-of-dreams-fig-flask-4 = royal, vieux, mariage
factory-of-dreams-fig-flask-5 = panier, flotter
factory-of-dreams-fig-drawers = froid, ancre, jeune, nuit
factory-of-dreams-fig-dream-2 = fusée
factory-of-dreams-fig-dream-5 = montgolfière
factory-of-dreams-fig-banned = les feux
factory-of-dreams-fig-fine = feu d’artifice
factory-of-dreams-fig-same = vélo, bicyclette, les Velos
factory-of-dreams-fig-awake = train, trains, le train, tram
factory-of-dreams-fig-near = yacht, voilier
factory-of-dreams-fig-theme-introductory = Véhicules
factory-of-dreams-fig-theme-one = À la plage
factory-of-dreams-fig-theme-two = Pirates
factory-of-dreams-fig-theme-three = Choses rondes
