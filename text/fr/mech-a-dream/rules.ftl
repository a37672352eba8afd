# Les règles de Mech a Dream à lire, dans nos propres mots. Une ligne vide sépare les paragraphes ; _ainsi_ est souligné ; un
# paragraphe dont la première ligne commence par # est un titre ou une question avec ce qui s’y rapporte.

mech-a-dream-rules-goal = De quoi il s’agit
    .text =
        Les robots ne savent pas rêver ; alors on leur construit des machines à rêves. Vous dirigez un atelier pendant une semaine de travail.

        Le jour, vos trois assistants rapportent des fleurs électriques et de l’encre magique, vont chercher des colis, achètent des machines et les poussent sur votre tapis roulant. La nuit, votre robot et vos machines construites travaillent pour vous.

        À la fin de la semaine, qui a le plus de _points de rêve_ gagne. Elle peut finir plus tôt : il suffit de neuf machines dans un même atelier.

mech-a-dream-rules-day = Une journée
    .text =
        Une journée a un _matin_, un _après-midi_ et un _soir_. À chacun de ces moments, tout le monde envoie un assistant, le premier joueur d’abord, puis les autres autour de la table. Ensuite le temps passe, pour tous à la fois. Après le soir vient la nuit.

        Un assistant fait une chose sur quatre. À l’usine : aller au _magasin de stockage_ ou au _quai de livraisons_. Dans votre atelier : _acquérir_ une machine, ou _construire_ l’une des vôtres.

        Aucune place n’est jamais prise : on peut aller là où d’autres sont déjà. Personne ne passe non plus, puisque le magasin est toujours ouvert.

        Vous commencez avec 3 fleurs et 4 gouttes d’encre. Le hasard désigne le premier joueur, et chaque matin c’est au suivant de l’être.

mech-a-dream-rules-stock-room = Le magasin de stockage
    .text =
        À chaque moment son étage, et plus la journée avance, moins il en reste. Vous prenez tout ce qui s’y trouve, et vous choisissez la dernière part.

        Le matin : 2 fleurs et 2 gouttes d’encre, puis _2 fleurs ou 2 gouttes_. L’après-midi : 1 fleur et 1 goutte, puis 2 fleurs ou 2 gouttes. Le soir : seulement 2 fleurs ou 2 gouttes.

        Votre atelier contient au plus 9 fleurs et 9 gouttes d’encre. Le surplus est perdu. Arcs-en-ciel et points de rêve n’ont pas de limite.

mech-a-dream-rules-dock = Le quai de livraisons
    .text =
        Chaque jour, une nouvelle carte Livraisons est au quai. Son coût en fleurs se paie à la barrière ; il reste le même toute la journée, mais la rangée de colis raccourcit : celle du matin est la plus longue, celle du soir la plus courte.

        Les colis de votre rangée arrivent _l’un après l’autre_, en partant de la barrière. Chacun est réglé jusqu’au bout avant le suivant : une machine qu’il termine entre tout de suite dans votre atelier, avec sa récompense, et compte pour les colis qui viennent derrière. Une machine économique ainsi construite compte dès lors, elle aussi.

        Un colis contient de l’encre, des arcs-en-ciel, des points de rêve, des gains de temps ou une _activation_. Un gain de temps ne se refuse pas tant qu’une machine est sur votre tapis ; une activation, si.

mech-a-dream-rules-buying = Acquérir une machine
    .text =
        Six machines sont à vendre : trois bleues ou vertes, deux rouges, une jaune. Les piles sont faces visibles, et la tuile du dessus de chaque pile est l’une des six.

        Payez le coût indiqué à gauche de la tuile, en _encre_ pour les bleues, les rouges et les vertes, en _arcs-en-ciel_ pour les jaunes. Posez la machine sur votre tapis roulant, à l’emplacement qui porte le nombre de ses _sabliers_, votre assistant dessus. Plusieurs machines peuvent partager un emplacement.

        Le dessus de la pile comble le vide, et la tuile suivante de la pile est alors à vendre aussi. Quand une pile est épuisée, sa place reste vide.

        Les machines économiques rendent les tuiles moins chères ou les posent plus loin. Un coût ne descend jamais sous zéro, et une machine qui n’aurait plus d’emplacement où commencer est construite aussitôt.

mech-a-dream-rules-building = Construire
    .text =
        Posez votre assistant sur une machine déjà présente sur votre tapis, qu’un autre s’y trouve ou non. Tous les assistants d’une machine la poussent chaque fois que le temps passe, jusqu’à la fin de la journée.

        Il faut pour cela une machine sur le tapis. Les assistants d’une machine construite se reposent jusqu’à la nuit ; ils ne passent pas à une autre.

mech-a-dream-rules-time = Le temps passe
    .text =
        Quand chacun a envoyé l’assistant du moment, le temps passe pour tout le monde ensemble. Chaque machine avance d’_un emplacement par assistant posé dessus_, de 7 vers 1. Sans assistant, elle ne bouge pas.

        Un assistant envoyé le matin pousse donc trois fois, un assistant envoyé le soir une seule.

mech-a-dream-rules-completing = Machines construites
    .text =
        Une machine qui dépasse l’emplacement 1 est construite, quel qu’en soit le moment : quand le temps passe, par un gain de temps, ou dès son acquisition.

        Les vertes rapportent alors leurs _arcs-en-ciel_, les jaunes leurs _points de rêve_. Puis la machine se retourne et prend l’emplacement suivant le long du câble de votre atelier, de droite à gauche. Ses assistants restent dessus jusqu’à la nuit.

        Il y a neuf emplacements, et les derniers rapportent : des points de rêve pour votre _7e_, votre _8e_ et votre _9e_ machine, autant que l’emplacement en indique, puis 3 pour chaque machine de plus.

        Quand plusieurs machines sont construites au même instant, elles entrent dans leur ordre sur le tapis. Vos gains n’en dépendent pas.

mech-a-dream-rules-boosts = Gains de temps
    .text =
        Un gain de temps est un sablier que vous remportez. Il fait avancer l’une de vos machines d’_un emplacement_, avec ou sans assistants.

        Plusieurs gains de temps s’appliquent un par un, sur une seule machine ou sur plusieurs. Entre deux, une machine peut se trouver construite.

        Un gain de temps ne se garde pas. Si votre tapis est vide, il est perdu ; sinon, il faut l’appliquer. Avec une seule machine il n’y a rien à choisir : elle avance d’elle-même.

mech-a-dream-rules-activation = Activation
    .text =
        Une activation fait servir une fois _votre robot_ ou _l’une de vos machines violettes_, en pleine journée et sans toucher à leur usage de la nuit.

        Deux activations peuvent aller à la même machine, et l’une d’elles à une machine qu’un colis précédent vient de terminer.

        Vous pouvez renoncer à une activation. Mais ce qui sert, sert en entier : on ne prend pas l’encre d’une machine en laissant son gain de temps.

        Une conversion demande tout ce qu’elle coûte. On paie d’abord, on gagne ensuite : avec 9 gouttes, en payer 1 fait de la place pour une.

mech-a-dream-rules-machines = Les quatre familles
    .text =
        # Bleues : les machines à ressources
        Elles portent un engrenage. Elles donnent des fleurs, de l’encre et des gains de temps, et deviennent violettes une fois construites.

        # Rouges : les machines de puissance
        Un engrenage aussi. Plus longues à construire, elles donnent des points de rêve et des arcs-en-ciel. Elles deviennent violettes également.

        # Vertes : les machines économiques
        Elles portent le signe de l’infini. Elles rapportent des arcs-en-ciel une fois, puis vous font économiser quelque chose pour le reste de la partie.

        # Jaunes : les machines de cristal
        Elles portent une étoile filante. Elles coûtent des arcs-en-ciel et rapportent beaucoup de points de rêve, une seule fois. Ensuite elles ne font qu’occuper un emplacement.

        # Ce que font les machines violettes
        Les unes _produisent_ simplement ce qui est sur leur petit tapis. Les autres _convertissent_ : vous payez ce qui est avant la flèche et recevez ce qui est après, un lot à chaque fois.

mech-a-dream-rules-economical = Machines économiques
    .text =
        Il y en a quatre sortes. Leur pouvoir agit de lui-même, dès qu’elles sont construites. Avec deux d’une même sorte, vous économisez le double.

        # Encre
        Les machines bleues, rouges et vertes coûtent 1 goutte d’encre de moins.

        # Temps
        Toute machine que vous acquérez commence 1 emplacement plus loin.

        # Arcs-en-ciel
        Les machines jaunes coûtent 1 arc-en-ciel de moins.

        # Fleurs
        Le quai coûte 1 fleur de moins.

mech-a-dream-rules-night = La nuit
    .text =
        Vos assistants rentrent au vestiaire. Puis tous en même temps, chacun dans son atelier, peuvent faire servir leur robot et chaque machine violette _une fois_, dans l’ordre qui leur plaît. Le robot de votre plateau fait 1 goutte d’encre par nuit.

        L’ordre compte : les fleurs d’une machine en nourrissent une autre, et des gains de temps peuvent en terminer une troisième. Une machine _construite cette nuit peut servir cette nuit_.

        Rien n’est obligatoire. Dites quand vous avez terminé ; jusque-là, tout peut être repris. Qui n’a plus rien d’utilisable a terminé sans avoir à le dire.

        Quand tout le monde a terminé, une nouvelle journée commence, avec une nouvelle carte Livraisons et le premier joueur suivant.

mech-a-dream-rules-end = La fin
    .text =
        La partie s’achève après une nuit : celle du _septième jour_, ou la première après laquelle quelqu’un a _neuf machines ou plus_. Neuf machines à midi n’arrêtent pas la journée.

        Votre score : vos points de rêve, plus 1 par arc-en-ciel, plus 1 par lot de 5 fleurs et gouttes d’encre mélangées.

        À égalité, qui a le plus de machines construites passe devant, puis qui a le plus d’arcs-en-ciel. Ce qui est encore égal se partage.

mech-a-dream-rules-robots = Les Robots éclairés
    .text =
        Avec cette variante, votre robot a un effet bien à lui à la place de sa goutte d’encre. Chacun reçoit deux écrans de contrôle et en garde un, tous en même temps et en secret. Le robot dit aussi avec quoi vous commencez.

        # Robot 1
        1 point de rêve.

        # Robot 2
        1 arc-en-ciel.

        # Robot 3
        1 fleur et 1 goutte d’encre, ou 1 fleur et 1 gain de temps.

        # Robot 4
        Le colis du soir d’aujourd’hui, pour rien et sans assistant. S’il contient une activation, elle va à une machine violette, même déjà utilisée cette nuit, et jamais à un robot. Ce n’est pas une visite au quai : aucun Spécialiste ne la récompense.

        # Robot 5
        1 fleur contre 3 gouttes d’encre, ou 1 goutte contre 3 fleurs.

        # Robot 6
        1 arc-en-ciel contre 4 gouttes d’encre, ou 1 goutte contre 1 arc-en-ciel.

        # Robot 7
        1 gain de temps, ou _acquérir une machine_ : au coût habituel, moins ce que vos machines économiques vous épargnent, sans assistant, et 2 emplacements plus loin. Celles qui font gagner du temps s’y ajoutent. Ce qui n’a plus d’emplacement où commencer est construit aussitôt. Ce n’est pas l’action d’acquérir : aucun Spécialiste ne la récompense.

        # Robot 8
        Payez 1 fleur et copiez une machine violette ou le robot d’un adversaire. Ce que coûte l’effet copié se paie après la fleur. L’adversaire ne perd rien, et peu importe qu’il s’en soit servi. Ce sont vos propres machines économiques qui comptent.

        # Quand le robot 8 copie
        La nuit, seulement quand tous ses adversaires ont terminé : il peut alors copier aussi ce qu’ils ont construit cette nuit, et son acquisition ne précède jamais celle du robot qu’il copie. Le reste de la nuit de son propriétaire n’attend pas. Le jour, par une activation, il copie aussitôt.

mech-a-dream-rules-specialists = Les Spécialistes
    .text =
        Avec cette variante, des Spécialistes vous donnent un bonus chaque fois que vos assistants font ce qu’ils connaissent le mieux. On en révèle quatre, ou trois à moins de quatre joueurs. Du dernier joueur au premier, chacun en choisit un, avec un jeton Coût de 1 arc-en-ciel. À deux joueurs, la carte qui reste est au centre, elle aussi à 1 arc-en-ciel.

        # En prendre un
        Au magasin, le matin et l’après-midi, vous pouvez prendre un Spécialiste _à la place de la dernière part_ : celui d’un adversaire, ou celui du centre. Payez le prix de son jeton en arcs-en-ciel, à son propriétaire, ou à la réserve pour celui du centre. Sans jeton, il est gratuit. Personne ne peut refuser, et vous pouvez en avoir autant que vous voulez.

        # Les jetons
        Un Spécialiste qui vient d’être pris reçoit un jeton à 2. À la fin de chaque nuit, les jetons devant les joueurs baissent : 2 devient 1, et 1 s’en va. La carte du centre garde son 1 jusqu’à ce qu’on la prenne.

        # Pour acquérir ou construire
        L’un donne 1 point de rêve, un autre 1 gain de temps, un autre 1 fleur et 1 goutte d’encre.

        # Pour acquérir
        L’un donne 1 arc-en-ciel, un autre 2 points de rêve.

        # Pour le quai
        L’un donne 2 points de rêve, un autre 2 gains de temps, un autre une activation.

        # Pour le magasin
        L’un donne 1 arc-en-ciel, un autre 2 fleurs ou 2 gouttes d’encre, à votre choix.

        # Quand ils donnent
        Après toute l’action, dans l’ordre de votre choix s’il y en a plusieurs. Un gain de temps peut aller à la machine que vous venez d’acquérir. Un Spécialiste du magasin récompense déjà la visite où vous l’avez pris.

mech-a-dream-rules-rulings = Quand le livret se tait
    .text =
        Quelques questions restent ouvertes à la table. Voici ce que nous avons choisi.

        # Qui commence le premier jour ?
        Celui ou celle que désigne le hasard.

        # Une place peut-elle être prise, et peut-on passer ?
        Non, et non : le magasin est toujours ouvert à tous.

        # Que se passe-t-il sur les tapis de l’usine après une acquisition ?
        La tuile visible de la pile glisse dans le vide, et la suivante apparaît. La dernière tuile d’une pile laisse la place de la pile vide ; une pile épuisée ne comble plus rien.

        # J’ai 9 gouttes d’encre, et une machine en change 1 contre davantage. Y a-t-il une perte ?
        On paie d’abord, ce qui fait de la place. Ce qui dépasse ensuite 9 est perdu.

        # Un coût peut-il passer sous zéro ?
        Non, et ce qui reste d’une économie ne vaut rien.

        # Une machine commencerait à l’emplacement 0 ou avant. Que se passe-t-il ?
        Elle est construite aussitôt, son assistant dessus.

        # Dois-je appliquer mes gains de temps ?
        Oui, tant qu’une machine est sur votre tapis. S’il est vide, ils sont perdus.

        # Puis-je renoncer à une activation ?
        Oui, mais en entier seulement. Les pouvoirs des machines économiques agissent d’eux-mêmes et ne se refusent pas.

        # Deux colis peuvent-ils activer la même machine ?
        Oui, même si c’est un colis précédent de la même visite qui l’a terminée.

        # Un colis termine une machine économique. Compte-t-elle aussitôt ?
        Oui, pour le reste de la même visite aussi. Les fleurs de la barrière, elles, sont déjà payées.

        # Plusieurs machines peuvent-elles être sur un emplacement ?
        Oui, autant que vous voulez.

        # Les arcs-en-ciel sont-ils limités ?
        Non. Les pions de la boîte ne sont que de la monnaie.

        # Quelqu’un a neuf machines en pleine journée. Est-ce fini ?
        Non, seulement après la nuit.

        # Dans quel ordre viennent les effets avec « tout utiliser » ?
        Dans un ordre où la limite de 9 ne fait rien perdre, quand on peut l’éviter. Ce qui ne demande aucun choix est utilisé, le reste vous est laissé.

        # Ce que copie le robot 8 doit-il encore être disponible ?
        Non, et le copier ne l’use pas non plus.

        # Quand une machine acquise la nuit est-elle remplacée ?
        Quand tout le monde a terminé, sauf le propriétaire du robot 8. Ainsi, aucune tuile révélée n’empêche quelqu’un de revenir en arrière.

        # Un Spécialiste récompense-t-il ce que fait un robot ?
        Non. Seul compte ce que fait un assistant.

        # J’ai pris un Spécialiste au magasin. Ai-je récupéré des ressources ?
        Oui, celles de l’étage, même si la limite de 9 les a toutes englouties.

        # Puis-je prendre un de mes propres Spécialistes, pour renouveler son jeton ?
        Non, seulement celui d’un adversaire ou celui du centre. Le coût se paie avant tout bonus.

        # Avec les deux variantes, dans quel ordre choisit-on ?
        Les Spécialistes sont révélés, les robots choisis, le premier joueur désigné, puis les Spécialistes choisis.

## Ce que montrent les dessins des règles

mech-a-dream-fig-or = ou
mech-a-dream-fig-before = avant
mech-a-dream-fig-after = après
mech-a-dream-fig-morning = Matin
mech-a-dream-fig-afternoon = Après-midi
mech-a-dream-fig-evening = Soir
mech-a-dream-fig-night = Nuit
mech-a-dream-fig-goal = Un atelier : le robot, trois assistants, trois machines construites le long du câble, et un mouton qui compte les points de rêve.
mech-a-dream-fig-day = Le matin, l’après-midi et le soir avec un assistant chacun, puis la nuit avec le robot.
mech-a-dream-fig-actions = Ce que peut faire un assistant
mech-a-dream-fig-do-stock = magasin
mech-a-dream-fig-do-dock = quai
mech-a-dream-fig-do-buy = acquérir
mech-a-dream-fig-do-build = construire
mech-a-dream-fig-stock-room = Trois étages de caisses : le matin 2 fleurs et 2 gouttes d’encre, l’après-midi 1 fleur et 1 goutte, le soir aucune ; et à chacun un choix entre 2 fleurs et 2 gouttes.
mech-a-dream-fig-stock-room-choice = tout, et l’une des deux au bout
mech-a-dream-fig-gate = À la barrière
mech-a-dream-fig-dock = Une carte Livraisons à 3 fleurs. Matin : 3 points de rêve, 2 gouttes d’encre, une activation. Après-midi : 3 points de rêve, une activation. Soir : 3 points de rêve.
mech-a-dream-fig-dock-order = une rangée, en partant de la barrière
mech-a-dream-fig-tile = Une machine à vendre. En haut à gauche son coût, en haut à droite son temps, en bas le signe de sa famille et ce qu’elle fait.
mech-a-dream-fig-tile-price = coût
mech-a-dream-fig-tile-time = temps
mech-a-dream-fig-tile-family = famille
mech-a-dream-fig-tile-does = ce qu’elle fait
mech-a-dream-fig-bought = Elle commence à l’emplacement { $slot }, l’assistant dessus.
mech-a-dream-fig-building = Deux assistants sur une machine poussent deux fois plus fort.
mech-a-dream-fig-time-before = Avant que le temps passe : une machine à l’emplacement 5 sans assistant, une au 4 avec deux, une au 2 avec un.
mech-a-dream-fig-time-after = Le temps a passé : la première est encore à l’emplacement 5, la deuxième au 2, la troisième au 1.
mech-a-dream-fig-boosts-before = Deux gains de temps, une machine à l’emplacement 4 et une au 1.
mech-a-dream-fig-boosts-after = un chacune : l’une avance, l’autre est construite
mech-a-dream-fig-cable = Neuf emplacements le long du câble. Quatre portent une machine ; le 7e, le 8e et le 9e montrent des points de rêve.
mech-a-dream-fig-cable-order = de droite à gauche ; les trois derniers rapportent
mech-a-dream-fig-activation = Votre robot ou une machine violette
mech-a-dream-fig-families = Une machine de chaque famille.
mech-a-dream-fig-family-resource = À ressources
mech-a-dream-fig-family-power = De puissance
mech-a-dream-fig-family-economical = Économique
mech-a-dream-fig-family-crystal = De cristal
mech-a-dream-fig-produce = produit
mech-a-dream-fig-convert = convertit
mech-a-dream-fig-savers = Les quatre machines économiques.
mech-a-dream-fig-saves-ink = 1 goutte de moins : bleues, rouges, vertes
mech-a-dream-fig-saves-hourglass = 1 emplacement plus loin
mech-a-dream-fig-saves-rainbow = 1 arc-en-ciel de moins : jaunes
mech-a-dream-fig-saves-flower = 1 fleur de moins au quai
mech-a-dream-fig-night-order = Dans votre ordre : les fleurs d’abord, puis ce qui en demande une
mech-a-dream-fig-score = Un score de { $total }
mech-a-dream-fig-score-dreams = points de rêve
mech-a-dream-fig-score-rainbows = arcs-en-ciel
mech-a-dream-fig-score-stores = par lot de 5
mech-a-dream-fig-robots = Les huit Robots éclairés et ce qu’ils font.
mech-a-dream-fig-specialists = Les dix Spécialistes, selon l’action qu’ils récompensent.
mech-a-dream-fig-after-buy-build = acquérir ou construire
mech-a-dream-fig-after-buy = acquérir
mech-a-dream-fig-after-dock = quai
mech-a-dream-fig-after-stock = magasin
mech-a-dream-fig-tokens = Une fois pris, moins cher chaque nuit
