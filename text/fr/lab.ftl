# Ce que dit un rapport du laboratoire, en français.

report-title = { $game } : ce que montrent les parties
report-intro = { $games } parties, chaque place jouée par le robot { $level }. Places : { $seats }. Options : { $options }. Graine { $seed }. Les intervalles contiennent le vrai chiffre 19 fois sur 20.
report-command = Obtenu par
report-points = points
report-seats = { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }

report-card-median = points, au milieu de tous
report-card-rounds = tours par partie
report-card-margin = points entre premier et deuxième
report-card-ties = des parties finissent à égalité
report-card-first = des parties gagnées par le premier joueur

report-scores = La plupart font de { $low } à { $high } points ; le milieu est { $middle }
report-scores-lead = Un joueur sur dix fait moins, un sur dix fait plus. Chaque barre dit combien de fois un score se présente.
report-by-seats = Points selon le nombre de joueurs
report-by-options = Points selon les options
report-margins = De combien le gagnant était devant
report-bands = { $share } des parties atteignent la ligne la plus haute du tableau de la règle
report-bands-lead = Combien de fois chaque ligne du tableau est atteinte. Une ligne que presque personne n'atteint, ou presque tout le monde, ne dit pas grand-chose.
report-band = Ligne { $number } sur { $of }

report-length = Une partie demande environ { $decisions } décisions
report-length-lead = Toutes les places ensemble, les petites décisions comprises.
report-rounds = Tours
report-decisions = Décisions de tous les joueurs

report-first-matters = Commencer compte
report-first-fair = On ne voit pas qui a commencé
report-first-lead = La part des parties gagnées selon l'ordre du tour. La ligne pointillée est ce que donnerait une chance égale.
report-position = Joueur { $place } dans l'ordre du tour

report-parts = Les gagnants ont surtout plus de : { $part }
report-parts-lead = D'où viennent les points des gagnants et des autres, en moyenne, dans les parties que quelqu'un a perdues.
report-kind-of-points = Points tirés de
report-winners = Gagnants
report-others = Autres
report-difference = Différence

report-things = { $kind } : ce qu'ils valent
report-things-best = { $kind } : le plus précieux est { $thing }
report-things-lead = La valeur est ce qu'un de plus ajoute aux points de qui le prend, tout ce qu'il a pris d'autre étant égal. Ce qu'on prend tard, ou seulement quand on est déjà devant, paraît meilleur qu'il n'est : à lire avec la fréquence. Aucune valeur n'est donnée pour ce qui vient presque toujours avec autre chose : les parties ne les distinguent pas.
report-worth = Points qu'un de plus ajoute, avec l'intervalle
report-thing-name = Quoi
report-taken = Pris par
report-often = Par joueur
report-worth-short = Valeur (points)
report-wins-more = Gagne plus souvent (points de %)
report-dead = presque jamais pris
report-dominant = presque toujours pris

report-ways = Ce qui distingue le plus les gagnants : { $of }
report-ways-lead = Tous les joueurs en trois groupes selon ce qu'ils en avaient : peu, moyennement, beaucoup. Là où les trois colonnes diffèrent, cela compte.
report-share-won = Part gagnée
report-few = peu
report-some = moyennement
report-many = beaucoup

report-look-at = Ce qu'un auteur devrait regarder
report-look-at-lead = Ce que moins d'un joueur sur cent prend mérite un meilleur prix ou un meilleur effet ; ce que neuf sur dix prennent, et avec profit, un moins bon.
report-balanced = Rien n'est mort, rien ne va de soi
report-dead-list = Presque jamais pris
report-dominant-list = Presque toujours pris, et avec profit

report-thing = { $thing }
report-thing-alike = { $thing } · { $id }
report-kind-machines = Machines
report-kind-robots = Robots éclairés
report-kind-specialists = Spécialistes
report-kind-places = Assistants
report-kind-sun-lines = Lignes tracées aux soleils
report-kind-dot-lines = Lignes tracées aux points
report-kind-choices = Choix
report-kind-improvements = Améliorations
report-kind-blueprints = Plans
report-kind-trucks = Camions
report-kind-tools = Outils

report-thing-stock = un assistant au magasin de stockage
report-thing-dock = un assistant au quai de livraisons
report-thing-built = un assistant sur une machine
report-thing-bonus-sun = le bonus : un trait
report-thing-bonus-leaf = le bonus : une feuille
report-thing-coloured = un dé changé par des feuilles
report-thing-forwent = un dé abandonné
report-thing-fork = un Aiguillage
report-thing-recycled = une tuile recyclée
report-thing-demolished = quelque chose de démoli
report-thing-collided = des robots perdus dans une collision
report-thing-swept = le Balai employé
report-thing-placed = une carte posée sous une fiole
report-thing-feathered = un mot à soi
