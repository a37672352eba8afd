# Les règles de Mechanica à lire, dans nos propres mots. Une ligne vide sépare les paragraphes ; _ceci_ est appuyé ; un
# paragraphe dont la première ligne commence par # est un titre ou une question, avec ce qui va avec.

mechanica-rules-goal = De quoi il s’agit
    .text =
        Vous dirigez une usine de robots ménagers. Les améliorations achetées à la Boutique lui permettent d’en faire davantage, ou de meilleurs ; ce qui atteint vos camions se vend, ou se livre pour réaliser un plan.

        Quand la Boutique n’a plus rien à vendre, la partie est finie. Gagne qui a alors le plus d’argent : celui du _Portefeuille_, celui du _Coffre_, et la valeur des améliorations installées.

        En solitaire, votre rival est ARMAND-0, le directeur. Il n’a pas d’usine. Il se contente d’acheter.

mechanica-rules-factory = Votre usine
    .text =
        À gauche, la _zone de départ_ et ses trois places. Celle du milieu porte votre Fabricateur de base, pour toujours. Les deux autres attendent les Fabricateurs que vous achèterez ; d’ici là, chacune a un trou où un robot peut stationner.

        Au milieu, l’_atelier_ : trois rangées de quatre cases, de a1 à c4. Toute case sans amélioration est un tapis qui emporte les robots vers la droite.

        À droite, le _quai de chargement_, avec un camion par rangée. Un petit camion a de la place pour un seul robot.

        # Les robots
        Il y en a trois modèles. Un Basique se vend 2, un Plus 4, un Luxe 6. On n’en manque jamais.

        # Votre argent
        Vous commencez avec 8 au Portefeuille. C’est avec lui que l’on achète. Ce qui entre au Coffre y reste jusqu’à la fin, à la vue de tous.

mechanica-rules-run = Le passage : les robots avancent
    .text =
        Chaque journée commence par un passage. Toutes les usines tournent en même temps, et aucune ne dépend d’une autre. Le tout premier passage a lieu avant le premier tour.

        Tous les robots de la zone de départ et tous ceux des _trous de sortie_ partent ensemble. Ceux des camions ne bougent pas.

        Un robot suit les flèches jusqu’à un trou ou un camion. En chemin, les robots ne se gênent jamais, et les trous qu’ils ont quittés restent vides pendant tout le passage.

        # Sur une case vide
        Arrivé par la gauche, par le haut ou par le bas, il part vers la droite. Arrivé par la droite, il irait contre le tapis : il est détruit.

        # Devant une amélioration
        Les encoches sombres sont des entrées. Un robot qui bute contre une sortie ou un côté plat est détruit.

        # Hors du plateau
        Au-dessus de la rangée du haut, sous celle du bas ou de retour dans la zone de départ : détruit.

        # Le programme
        Rien n’est laissé au hasard. Là où vous avez le choix, vous voyez un programme sensé, que vous pouvez changer ligne par ligne. Sans choix à faire, l’usine tourne toute seule.

        # Ce qui est gagné en chemin
        Cela compte, même si le robot est détruit plus loin.

mechanica-rules-collisions = Le passage : collisions et travail
    .text =
        Quand tous les robots sont arrivés, regardez chaque trou d’entrée et chaque camion. S’il y en a plus que de place, en comptant ceux qui s’y trouvaient déjà, _vous choisissez qui reste_. Les autres sont détruits. Tant qu’il y a de la place, personne ne l’est.

        Puis les améliorations travaillent sur les robots de leurs _trous d’entrée_, ceux aux tirets rouges. C’est obligatoire, et l’ordre n’y change rien. Ce qu’elles font attend dans leurs _trous de sortie_ et part au passage du lendemain.

        # Celles qui arrêtent un robot
        Améliorateur, Duplicateur, Dégradeur et Transformateur. Pour lui, la journée s’arrête là.

        # Celles qui le laissent passer
        Emballeuse, Testeur de vol, Chargeur statique et Aiguillage. Un robot ne traverse la même Emballeuse, le même Testeur de vol ou le même Chargeur statique qu’_une fois par passage_. La seconde fois il est détruit, sans rien rapporter. Un autre exemplaire de la même amélioration, c’est différent.

        # En rond
        Un robot qui revient dans le même Aiguillage par le même côté au cours d’un passage est détruit, lui aussi.

mechanica-rules-turn = Un tour
    .text =
        Après le passage, chacun joue un tour, en commençant par le premier joueur. Il le reste toute la partie.

        # 1. Vendre
        Les robots de vos camions, autant que vous voulez.

        # 2. Acheter
        Des améliorations de la Boutique, tant que vous pouvez payer. Au premier achat, la vente est close.

        # 3. Fabriquer
        Chacun de vos Fabricateurs fait un robot.

        # 4. La Boutique tourne
        Ce qui s’y trouve baisse de prix, et une nouvelle amélioration arrive.

        # À tout moment de votre tour
        Réaliser des plans, acheter des Aiguillages et des camions, démolir.

        Quand chacun a joué, la journée est finie, et la suivante commence par un passage.

mechanica-rules-selling = La vente
    .text =
        Un Basique rapporte 2, un Plus 4, un Luxe 6, dans votre Portefeuille. Vendez-en, vendez tout, ou rien.

        Ce que vous gardez reste dans son camion et y prend de la place. Ce peut être sage quand un plan est presque prêt. Mais ce qui arrive demain sans trouver de place est perdu.

        On ne vend qu’au début de son tour, avant d’acheter. Ce qui est encore à bord quand la partie finit ne vaut rien.

mechanica-rules-shop = La Boutique
    .text =
        La Boutique est une roue : quatre places avec leur prix, et un trou. Une nouvelle amélioration coûte _7_. À chaque tour de roue elle avance, à _5_, à _3_, à _1_. Ensuite, elle tombe dans le _Recycleur_.

        La roue tourne à la fin du tour de chaque joueur, et une amélioration de la pile arrive au prix de 7. Ce qui est trop cher aujourd’hui le sera donc moins à votre prochain tour, si personne ne l’a pris.

        Ce que vous achetez, installez-le ou recyclez-le aussitôt. Sa place reste vide jusqu’à ce que la roue tourne.

        # La pile
        Toutes les améliorations de la boîte vont dans une pile, sauf quelques-unes mises de côté : la Réserve. À quatre, la Réserve prend la suite de la pile.

        # Deux crans d’un coup
        À deux ou trois : si, la roue ayant tourné, l’amélioration à 7 est la seule de la Boutique, la roue tourne encore, et cette fois l’amélioration vient de la Réserve. Sans Réserve, elle tourne quand même.

mechanica-rules-recycling = Le recyclage
    .text =
        Chaque amélioration montre les robots qu’elle donne une fois recyclée, au bord de la Boutique, à côté d’elle. Vous les recevez _au lieu_ de l’installer.

        Ils vont un à un dans les trous de votre zone de départ, où vous voulez, et partent au prochain passage. Vous pouvez choisir un trou occupé : le robot qui s’y trouve est détruit. Vous ne pouvez vous passer d’un robot que si tous les trous sont pris.

        # Ce qui tombe dans le Recycleur
        Quand la roue tourne à la fin de _votre_ tour, les robots de ce qui tombe sont à vous. Vos Fabricateurs ont alors déjà fait les leurs.

mechanica-rules-installing = Installer, et ce qui convient
    .text =
        Les Fabricateurs vont en haut ou en bas de la zone de départ, tout le reste sur une case libre de l’atelier. On peut y _tourner_ une amélioration de quatre façons ; seul le Duplicateur peut aussi être _retourné_. Elle n’a pas à toucher une autre amélioration, et peut même être orientée à l’envers.

        # Ce qui convient
        Une sortie peut donner sur une _entrée_, une case vide, un camion ou le bord du plateau. Jamais sur la sortie ou le côté plat d’une autre amélioration. Les Fabricateurs ont leur sortie à droite : leur voisine a besoin d’une entrée à gauche.

        Une sortie peut donner sur une place vide de la zone de départ ; les robots envoyés là sont détruits, et aucun Fabricateur n’y convient plus.

        # Elle ne convient nulle part
        Recyclez-la alors, ou démolissez quelque chose.

        # Démolir
        Ce qui est installé ne bouge plus. À tout moment de votre tour, vous pouvez démolir : la valeur est perdue, les robots des trous aussi, et vous n’en tirez rien. Le Fabricateur de base reste. À la place d’un camion revient un petit camion.

        # Essayer
        Tenez une amélioration au-dessus d’une case : vous voyez ce que les prochaines journées donneraient avec elle.

mechanica-rules-improvements = Les améliorations
    .text =
        Entrées et sorties sont décrites pour une amélioration tournée vers la droite. Le dessin dit ce que chacune vaut à la fin, et en quoi elle se recycle.

        # Emballeuse
        Trois entrées, une sortie. Chaque robot qui passe met 1 dans votre Coffre.

        # Améliorateur
        Trois entrées, une sortie. Un Basique devient un Plus, un Plus devient un Luxe. Un Luxe reste ce qu’il est, mais perd une journée.

        # Duplicateur
        Une entrée, deux sorties : devant et vers le haut ou, retourné, devant et vers le bas. Le robot devient deux robots du même modèle, un par sortie.

        # Dégradeur
        Une entrée, trois sorties. Un Luxe devient trois Plus, un Plus trois Basiques, un par sortie. Un Basique reste seul, et vous choisissez sa sortie.

        # Transformateur
        Trois entrées, une sortie, deux trous d’entrée. Deux robots, de n’importe quels modèles, en deviennent un seul, du modèle _de votre choix_. Un robot seul y attend le second, des jours s’il le faut. Si l’un attend et que deux arrivent, un des trois est détruit ; vous choisissez lequel.

        # Testeur de vol
        Trois entrées ; le côté plat montre où il lance. Le robot vole le long de cette rangée ou de cette colonne, par-dessus ce qui s’y trouve, et se pose sur une amélioration dont une entrée regarde le testeur, Aiguillages compris. Lancé vers la droite, il peut aussi finir dans le camion de la rangée. Il ne se pose jamais sur une case vide. Vous choisissez où ; s’il n’y a nulle part, il est détruit. Un vol au-dessus d’au moins une amélioration rapporte 1 à votre _Portefeuille_.

        # Chargeur statique
        Trois entrées, une sortie. Chaque robot qui passe fait naître un Basique dans un de ses deux trous de sortie. Deux par jour, pas plus. Ils partent au passage suivant, et ce départ n’est pas un passage à travers lui.

mechanica-rules-fabricators = Les Fabricateurs
    .text =
        Chacun de vos Fabricateurs fait un robot pendant votre tour, dans son _trou central_, que vous en ayez besoin ou non. Si le trou est pris, vous choisissez lequel des deux robots reste.

        # Fabricateur de base
        Il fait un Basique. Chacun en a un dès le début, et rien ne le remplace.

        # Fabricateur avancé
        Il fait un Basique. Son trou latéral attend les robots du recyclage ou des autres.

        # Fabricateur suractif
        Il fait un Plus ou un Luxe. Vous dites lequel, à chaque tour et pour chacun d’eux. Mais les autres y gagnent aussi : voyez « Les cadeaux ». Il a également un trou latéral.

        Les robots des deux trous partent au prochain passage, dans la même rangée. Si un robot stationne là où l’on installe un Fabricateur, il va dans l’un ou l’autre trou.

mechanica-rules-forks = Les Aiguillages
    .text =
        Un Aiguillage coûte 1, toujours, à tout moment de votre tour. Il se pose sur une case libre et ne vaut rien à la fin.

        Il a deux entrées et deux sorties. Chaque robot qui le traverse repart par la sortie _que vous choisissez_, à chaque passage et pour chaque robot. On ne s’y arrête pas.

        Il mène les robots d’une rangée à l’autre, et leur fait contourner une amélioration mal placée.

mechanica-rules-trucks = Les camions
    .text =
        Un _grand camion_ coûte 3 et reçoit deux robots, un _camion géant_ coûte 5 et en reçoit trois. Ils remplacent le camion d’une rangée et s’achètent à tout moment de votre tour. Du grand au géant, comptez 3.

        Ce qui est à bord reste à bord. Il y a toujours des camions à acheter, et ils ne valent rien à la fin.

        Un camion se remplit de ce que vous ne vendez ni ne livrez. Sa place compte ensemble ce qui y était et ce qui arrive.

mechanica-rules-blueprints = Les plans
    .text =
        Deux plans sont visibles. Chacun demande certains robots. S’ils sont dans vos camions, peu importe lesquels, vous pouvez les livrer à tout moment de votre tour : ils s’en vont, et l’argent entre dans votre _Coffre_. C’est toujours plus que n’en donnerait la vente, mais vous ne pouvez pas le dépenser.

        Aucun robot n’en remplace un autre : un Plus n’est pas un Basique.

        Vous pouvez réaliser les deux dans un même tour, mais chacun une seule fois par journée.

        Dès que quelqu’un en a réalisé un, _tous deux_ sont remplacés à la fin de la journée. Ceux qui jouent plus tard ce jour-là peuvent encore les réaliser.

mechanica-rules-gifts = Les cadeaux
    .text =
        Un Fabricateur suractif ne travaille pas que pour son propriétaire. S’il fait un Plus, chaque adversaire reçoit un _Basique_. S’il fait un Luxe, chaque adversaire reçoit _un Plus ou un Basique_, à son choix. Il donne même si son propriétaire garde l’ancien robot dans le trou.

        # Recevoir
        Un robot reçu va dans n’importe quel trou de votre zone de départ. Si le trou est pris, le robot qui s’y trouve est détruit. Vous ne pouvez refuser que si tous les trous sont pris.

        # Quand
        Avant votre prochaine décision ou le prochain passage, selon ce qui vient d’abord. Celui qui a donné n’attend pas.

        # En solitaire
        C’est ARMAND-0 qui touche de l’argent dans son Coffre : 1 pour un Plus, 5 pour un Luxe.

mechanica-rules-end = La fin et le score
    .text =
        Quand le tour revient au premier joueur et qu’il n’y a _plus rien à acheter_, ni à la Boutique ni dans la pile, la partie est finie. À quatre, la Réserve doit être épuisée aussi.

        Additionnez l’argent de votre Portefeuille, celui de votre Coffre et la valeur de vos améliorations installées. Ce qu’elles ont coûté n’importe pas. Aiguillages et camions ne valent rien, les robots non plus.

        Qui a le plus gagne. À égalité, on partage la victoire.

mechanica-rules-solo = ARMAND-0, en solitaire
    .text =
        Tout est comme d’habitude, mais après votre tour vient le sien. Il a 8 au Portefeuille, un Coffre et un jeton à deux faces.

        # Face A du jeton
        Il reçoit 1 et achète l’amélioration _la moins chère_ de la Boutique. S’il ne peut pas la payer, il reçoit 4 de plus et n’achète rien.

        # Face B du jeton
        Il reçoit 5 et achète l’amélioration _la plus chère_ de la Boutique. S’il ne peut pas la payer, il n’achète rien, même moins cher.

        Puis la Boutique tourne pour lui. Ce qui tombe dans le Recycleur disparaît.

        # Son score
        _Six fois_ la valeur des améliorations qu’il a achetées, plus son Coffre et son Portefeuille. Un Transformateur lui fait 24 : réfléchissez à ce que vous lui laissez.

        # La fin
        Aussitôt qu’il n’y a plus rien à acheter, même au milieu d’un tour. Votre dernier achat est d’abord installé ou recyclé. À égalité, c’est lui qui gagne.

        # Quatre niveaux
        Ils disent ce qu’il a au Coffre au départ : 0 en Normal, 20 en Difficile, 40 en Impossible, 60 en Apocalyptique.

mechanica-rules-long-shift = Le service prolongé
    .text =
        Une option pour qui trouve la partie trop courte : toutes les améliorations passent par la Boutique, quel que soit le nombre de joueurs. Il n’y a alors pas de Réserve.

        Rien d’autre ne change. Les usines ont ainsi plus de temps pour grandir, et les dernières journées rapportent gros.

mechanica-rules-rulings = Là où la règle se tait
    .text =
        Certains chiffres de notre boîte sont reconstitués, et quelques questions sont laissées à la table. Voici ce que nous avons choisi.

        # Qui voit ce que contient un Coffre ?
        Tout le monde. Ce qui y entre pourrait de toute façon se compter.

        # Robots, argent, Aiguillages ou camions peuvent-ils manquer ?
        Non.

        # Un robot peut-il rester sur un Aiguillage, ou sur un tapis ?
        Non. Il avance jusqu’à un trou ou un camion, ou jusqu’à sa perte.

        # Quitter un trou du Chargeur statique, est-ce le traverser ?
        Non. Y revenir plus tard dans le même passage, oui.

        # Un Testeur de vol peut-il lancer sur l’amélioration voisine ?
        Oui, si l’entrée s’y prête. Rien n’est survolé, donc pas de pièce.

        # Un robot peut-il voler d’un Testeur de vol à un autre ?
        Oui, et chaque lancer paie à part.

        # Trois robots ont traversé un Chargeur statique. Combien de Basiques ?
        Deux.

        # Quel robot cède quand un trou est trop plein ?
        N’importe lequel. Ceux qui étaient là d’abord n’ont pas plus de droits.

        # Quand puis-je démolir ?
        À tout moment de votre propre tour.

        # Puis-je renoncer au robot de mon propre Fabricateur ?
        Seulement si le trou est pris : l’un des deux s’en va.

        # Un camion plus grand perd-il ce qui est à bord ?
        Non.

        # Puis-je réaliser un plan déjà réalisé avant moi aujourd’hui ?
        Oui, jusqu’à la fin de la journée, et chacun une seule fois.

        # La dernière amélioration est achetée en pleine journée. Est-ce fini ?
        À plusieurs, quand revient le tour du premier joueur. En solitaire, aussitôt.

## Ce que montrent les dessins des règles

mechanica-fig-goal = Une usine au travail : un Duplicateur double chaque robot, un Améliorateur en rend un meilleur, et deux camions partent pleins.
mechanica-fig-factory = Une usine au premier jour : la zone de départ avec un Basique, l’atelier de douze cases, trois petits camions.
mechanica-fig-run = Trois robots en route : l’un vers l’Améliorateur, l’un vers le camion, l’un hors du plateau.
mechanica-fig-collision = Deux robots pour un camion d’une seule place. L’un d’eux restera.
mechanica-fig-work = Ce qui s’arrête dans le trou d’entrée est changé, et repart demain.
mechanica-fig-turn = Vendre, acheter, fabriquer, tourner : les quatre étapes d’un tour.
mechanica-fig-selling = Le prix de vente d’un robot : { $basic }, { $plus }, { $deluxe }
mechanica-fig-shop = Dans le sens horaire : le plus cher, puis moins cher, puis plus rien
mechanica-fig-recycling = Un Testeur de vol devient un Basique et un Plus
mechanica-fig-fits = La sortie donne sur une entrée : cela convient
mechanica-fig-blocked = La sortie donne sur un côté plat : cela ne convient pas
mechanica-fig-improvements = Les sept améliorations de l’atelier.
mechanica-fig-worth = vaut { $value }
mechanica-fig-recycles = se recycle en { $bots }
mechanica-fig-fabricators = Les trois Fabricateurs.
mechanica-fig-forks = Deux robots, deux chemins : à vous de choisir pour chacun
mechanica-fig-trucks = Une, deux ou trois places
mechanica-fig-blueprints = À gauche, tout est à bord. À droite, il manque le Luxe.
mechanica-fig-gifts = Ce qu’il fait, et ce que reçoit chaque adversaire
mechanica-fig-or = ou
mechanica-fig-start = dès le début
mechanica-fig-bigger = du grand au géant
mechanica-fig-end = Un score de { $total }
mechanica-fig-total = Total
mechanica-fig-chip = Les deux faces de son jeton.
mechanica-fig-cheapest = puis la moins chère
mechanica-fig-dearest = puis la plus chère
mechanica-fig-levels = Dans son Coffre au départ
