# Mechanica en français. Les règles, les noms et les raisons sont de notre plume.

mechanica = Mechanica
    .help = Trois tapis roulants et une Boutique qui tourne : bâtissez l’usine qui fait les meilleurs robots ménagers, vendez-les, honorez des plans, devenez le plus riche.
game-kind-mechanica = pose de tuiles
game-line-mechanica = Posez des tapis, réglez vos machines et livrez les robots les plus soignés de la ville.
game-also-mechanica = autres niveaux
home-credit-mechanica = Mechanica est un jeu de Mary Flanagan, Max Seidman et Emma Hobday, illustré par Ann-Sophie De Steur, édité par Resonym.

## Variantes

option-level = ARMAND-0
    .help = L’avance de votre rival quand vous jouez en solitaire.
option-level-normal = Normal
    .help = ARMAND-0 commence avec un Coffre vide. Idéal pour débuter.
option-level-hard = Difficile
    .help = ARMAND-0 commence avec 20 dans son Coffre.
option-level-impossible = Impossible
    .help = ARMAND-0 commence avec 40 dans son Coffre.
option-level-apocalyptic = Apocalyptique
    .help = ARMAND-0 commence avec 60 dans son Coffre.
option-long_shift = Durée
    .help = Combien d’améliorations passent par la Boutique.
option-long_shift-false = Service habituel
    .help = Comme dans la boîte : à moins de quatre, on met des améliorations de côté.
option-long_shift-true = Service prolongé
    .help = Toutes les améliorations passent par la Boutique, quel que soit le nombre de joueurs.

## Ce que vous pouvez faire : une marche de l’usine

mechanica-do-send = { $mover } : { $ride }
mechanica-do-keep = Garder { $bots } { $at }
mechanica-do-repurpose = Le Transformateur en { $square } fait un { $model }
mechanica-do-hole = Le Dégradeur en { $square } laisse sortir le Basique vers { $side }
mechanica-do-planned = Faire tourner l’usine comme prévu

## Ce que vous pouvez faire : un tour

mechanica-do-gift = Cadeau, un { $model } : { $hole }
mechanica-do-gift-choice = Cadeau au choix, un { $model } : { $hole }
mechanica-do-refuse = Refuser le Basique offert
mechanica-do-refuse-choice = Refuser le cadeau au choix
mechanica-do-place = Placer un { $model } : { $hole }
mechanica-do-discard = Refuser un { $model }
mechanica-do-sell = Vendre un { $model } du camion { $row } pour { $money }
mechanica-do-sell-all = Tout vendre, { $bots }, pour { $money }
mechanica-do-complete = Plan { $number } : livrer { $blueprint } pour { $money }
mechanica-do-deliver = Prendre un { $model } dans le camion { $row }
mechanica-do-buy = Acheter { $tile } pour { $price }
mechanica-do-install = Installer { $tile } en { $square }, vers { $facing }
mechanica-do-install-back = Installer { $tile } en { $square }, côté verso, vers { $facing }
mechanica-do-set = Installer { $tile } dans la rangée { $row }
mechanica-do-set-centre = Installer { $tile } dans la rangée { $row }, le { $model } au centre
mechanica-do-set-side = Installer { $tile } dans la rangée { $row }, le { $model } sur le côté
mechanica-do-recycle = Recycler { $tile } en { $bots }
mechanica-do-fork = Acheter un Aiguillage pour { $price }
mechanica-do-truck = Acheter { $truck } pour la rangée { $row }, pour { $price }
mechanica-do-demolish = Démolir : { $what }
mechanica-do-make = Fabriquer les robots et faire tourner la Boutique
mechanica-do-announce = La rangée { $row } fait un { $model } ; les autres reçoivent chacun un Basique
mechanica-do-announce-choice = La rangée { $row } fait un { $model } ; les autres reçoivent chacun un Plus ou un Basique
mechanica-do-announce-armand = La rangée { $row } fait un { $model } ; ARMAND-0 touche { $money }
mechanica-do-retain-old = Rangée { $row } : garder le { $kept } qui s’y trouve, sans le nouveau { $lost }
mechanica-do-retain-new = Rangée { $row } : garder le nouveau { $kept }, sans le { $lost } qui s’y trouve

## Ce qui s’est passé

mechanica-first = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } la carte ARMAND-0 et { $you ->
        [yes] commencez
       *[no] commence
    }.
mechanica-drew = Nouveauté à la Boutique : { $tile }.
mechanica-drew-extra = De la Réserve à la Boutique : { $tile }.
mechanica-blueprint = Nouveau plan : { $blueprint } pour { $money }.
mechanica-day = Journée { $day }.
mechanica-lost = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } perdu un { $model } en chemin, en { $square }.
mechanica-collided = { $you ->
        [yes] Vous aviez
       *[no] { $who } avait
    } trop de robots { $at }. Perte : { $bots }.
mechanica-ran = { $you ->
        [yes] Votre usine a tourné
       *[no] L’usine a tourné chez { $who }
    } : { $results }.
mechanica-ran-idle = { $you ->
        [yes] Votre usine a tourné
       *[no] L’usine a tourné chez { $who }
    }, sans rien donner.
mechanica-ran-loaded = { $bots } pour les camions
mechanica-ran-made = { $bots } en sortie des machines
mechanica-turn = { $you ->
        [yes] C’est votre tour
       *[no] Tour suivant : { $who }
    }.
mechanica-sold = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } vendu un { $model } du camion { $row } pour { $money }.
mechanica-completed = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } honoré un plan avec { $blueprint } : { $money } au Coffre.
mechanica-bought = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } acheté { $tile } pour { $price }.
mechanica-installed = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } installé { $tile } en { $square }, vers { $facing }.
mechanica-installed-back = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } installé { $tile } en { $square }, côté verso, vers { $facing }.
mechanica-set = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } installé { $tile } dans la rangée { $row }.
mechanica-recycled = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } recyclé { $tile } en { $bots }.
mechanica-placed = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } placé un { $model } : { $hole }.
mechanica-declined = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } refusé un { $model } : toutes les places étaient prises.
mechanica-forked = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } acheté un Aiguillage pour { $price }.
mechanica-truck = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } acheté { $truck } pour la rangée { $row }, pour { $price }.
mechanica-demolished-floor = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } démoli ce qui se trouvait en { $square }.
mechanica-demolished-start = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } démoli le Fabricateur de la rangée { $row }.
mechanica-demolished-dock = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } démoli le camion de la rangée { $row }.
mechanica-and-lost = { $what } Perte : { $bots }.
mechanica-made = { $you ->
        [yes] Votre Fabricateur suractif a
       *[no] Chez { $who }, le Fabricateur suractif a
    } fait un { $model }.
mechanica-dropped = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } renoncé à un { $model } : la rangée { $row } n’a de place que pour un seul.
mechanica-gave = { $you ->
        [yes] Votre Fabricateur suractif offre
       *[no] Chez { $who }, le Fabricateur suractif offre
    } un Basique à tous les autres.
mechanica-gave-choice = { $you ->
        [yes] Votre Fabricateur suractif offre
       *[no] Chez { $who }, le Fabricateur suractif offre
    } un Plus ou un Basique à tous les autres.
mechanica-turned-twice = La Boutique tourne une seconde fois.
mechanica-fell = Hors de la Boutique et du jeu : { $tile }.
mechanica-armand = ARMAND-0
mechanica-chip-cheap = ARMAND-0 touche { $money } et veut la tuile la moins chère.
mechanica-chip-dear = ARMAND-0 touche { $money } et veut la tuile la plus chère.
mechanica-armand-bought = ARMAND-0 a acheté { $tile } pour { $price }.
mechanica-armand-short = ARMAND-0 ne peut pas payer : il touche encore { $money }.
mechanica-armand-waits = ARMAND-0 ne peut pas payer et n’achète rien.
mechanica-armand-paid = ARMAND-0 met { $money } dans son Coffre pour le robot d’un Fabricateur suractif.
mechanica-refreshed = Les deux plans passent sous leur pile.
mechanica-ended = Il n’y a plus rien à acheter : la partie est finie.

## Robots

mechanica-basic = Basique
mechanica-plus = Plus
mechanica-deluxe = Luxe
mechanica-basics = { $count ->
        [one] { $count } Basique
       *[other] { $count } Basiques
    }
mechanica-pluses = { $count } Plus
mechanica-deluxes = { $count } Luxe
mechanica-no-bots = aucun robot
mechanica-list = { $first }, { $rest }
mechanica-list-and = { $first } et { $rest }
mechanica-mover-start = { $model } de la rangée { $row }
mechanica-mover-side = { $model } sur le côté de la rangée { $row }
mechanica-mover-tile = { $model } quittant { $square } vers { $side }

## Tuiles et camions

mechanica-gift-wrapper = Emballeuse
mechanica-upgrader = Améliorateur
mechanica-duplicator = Duplicateur
mechanica-downgrader = Dégradeur
mechanica-repurposer = Transformateur
mechanica-flight-tester = Testeur de vol
mechanica-static-charger = Chargeur statique
mechanica-basic-fabricator = Fabricateur de base
mechanica-advanced-fabricator = Fabricateur avancé
mechanica-overactive-fabricator = Fabricateur suractif
mechanica-another = { $tile } { $number }
mechanica-fork = Aiguillage
mechanica-small-truck = Petit camion
mechanica-big-truck = Grand camion
mechanica-huge-truck = Camion géant
mechanica-a-gift-wrapper = une Emballeuse
mechanica-an-upgrader = un Améliorateur
mechanica-a-duplicator = un Duplicateur
mechanica-a-downgrader = un Dégradeur
mechanica-a-repurposer = un Transformateur
mechanica-a-flight-tester = un Testeur de vol
mechanica-a-static-charger = un Chargeur statique
mechanica-an-advanced-fabricator = un Fabricateur avancé
mechanica-an-overactive-fabricator = un Fabricateur suractif
mechanica-a-fork = un Aiguillage
mechanica-a-big-truck = un grand camion
mechanica-a-huge-truck = un camion géant

## Où

mechanica-north = le nord
mechanica-east = l’est
mechanica-south = le sud
mechanica-west = l’ouest
mechanica-site-floor = { $tile } en { $square }
mechanica-site-row = { $tile } dans la rangée { $row }
mechanica-hole = rangée { $row }
mechanica-hole-side = côté de la rangée { $row }
mechanica-over = { $hole }, à la place d’un { $model }
mechanica-square = { $square }
mechanica-square-with = { $square } ({ $tile })
mechanica-at-truck = dans le camion { $row }
mechanica-at-tile = en { $square }
mechanica-at-nowhere = hors des tapis
mechanica-end-truck = dans le camion { $row }
mechanica-end-tile = en { $square }
mechanica-end-lost = détruit
mechanica-ride-with = { $end }, avec { $brings }
mechanica-to-vault = { $money } pour le Coffre
mechanica-to-wallet = { $money } pour le Portefeuille
mechanica-charge = une charge en { $square }

## Pourquoi pas

mechanica-run-first = Votre usine tourne : répondez à ce qui est demandé, ou faites-la tourner comme prévu.
mechanica-no-such-ride = Ce robot ne peut pas aller par là : choisissez l’un des chemins proposés.
mechanica-no-such-crew = Ceux-là ne peuvent pas tous rester : choisissez parmi ceux proposés.
mechanica-no-such-hole = Il n’y a pas de place de ce nom.
mechanica-no-such-gift = Aucun cadeau de ce genre ne vous attend.
mechanica-no-such-bot = Il n’y a aucun robot de ce genre à prendre.
mechanica-room-left = Une place de votre zone de départ est libre : on ne refuse un robot que si toutes sont prises.
mechanica-gifts-first = Vous avez reçu des robots : placez-les d’abord dans votre zone de départ.
mechanica-bots-first = Vous avez recyclé une tuile : placez d’abord ses robots dans votre zone de départ.
mechanica-deliver-first = Vous honorez un plan : dites d’abord dans quel camion prendre le robot.
mechanica-install-first = Vous avez une tuile en main : installez-la d’abord, ou recyclez-la si ce n’est pas un Aiguillage.
mechanica-trade-first = C’est le moment de vendre, d’acheter et de bâtir ; fabriquez les robots pour en finir.
mechanica-announce-first = Votre Fabricateur suractif passe d’abord : annoncez un Plus ou un Luxe.
mechanica-centre-first = La place est prise : dites d’abord lequel des deux robots reste.
mechanica-plus-or-deluxe = Un Fabricateur suractif fait un Plus ou un Luxe, rien d’autre.
mechanica-belongs-to-the-start = Un Fabricateur va dans la zone de départ : nommez une rangée.
mechanica-belongs-to-the-floor = Cette tuile va dans l’atelier : nommez une case.
mechanica-nothing-parked = Aucun robot n’y est garé qui pourrait passer sur le côté.
mechanica-no-such-row = Les rangées sont a, b et c.
mechanica-slot-taken = Un Fabricateur s’y trouve déjà.
mechanica-no-such-lie = Une tuile se pose dans quatre sens ; seul un Duplicateur se retourne.
mechanica-square-taken = Cette case est prise, et une tuile installée ne bouge plus : démolissez-la ou choisissez une autre case.
mechanica-exit-blocked = Une de ses sorties donnerait sur un côté sans entrée.
mechanica-blocks-exit = Une sortie voisine donnerait sur un de ses côtés sans entrée.
mechanica-no-room-for-a-fork = Aucune case ne convient à un Aiguillage.
mechanica-not-for-sale = Rien n’est à vendre ici.
mechanica-short = Cela coûte { $price } : il vous manque { $short }.
mechanica-selling-is-over = On vend avant d’acheter à la Boutique : c’est trop tard pour ce tour.
mechanica-nothing-to-sell = Vos camions n’ont pas deux robots : vendez-les un par un.
mechanica-no-such-blueprint = Il n’y a pas de plan à cet endroit.
mechanica-completed-today = Vous avez déjà honoré ce plan aujourd’hui : une fois par journée est le maximum.
mechanica-bots-missing = Vos camions n’ont pas tous les robots de ce plan.
mechanica-not-bigger = Ce camion ne serait pas plus grand que celui de la rangée.
mechanica-basic-stays = Le Fabricateur de base fait partie des murs : il ne se démolit pas.
mechanica-nothing-there = Il n’y a rien à démolir ici.

## Scores

score-wallet = Portefeuille
score-vault = Coffre
score-improvements = Améliorations
band-armand-0 = ARMAND-0 l’emporte
    .verdict = Son registre est plus long que le vôtre, et l’égalité est à lui. Les tapis sont encore chauds : recommencez.
band-armand-1 = ARMAND-0 battu
    .verdict = Il a compté deux fois, et vous restez plus riche. L’usine est à vous.

## Ce qui ne va pas dans un fichier de matériel

components-prices = les prix de la Boutique doivent baisser de place en place, à partir de 99 au plus
components-improvement = { $tile } : valeur de 99 au plus, et 6 exemplaires au plus
components-recycles = { $tile } : le recyclage doit donner 1 à 4 robots
components-faces = { $tile } : les robots doivent pouvoir entrer et sortir, et chaque trou de sortie doit mener à une sortie ; un Testeur de vol a un seul côté plein
components-extras = une telle Réserve laisserait moins de deux améliorations pour jouer
components-more = { $tile } : une autre tuile agit comme l’une de celles de l’usine, et au plus { $most } tuiles agissent de même
components-stacks = il y a 2 à { $most } plans, et ensemble les deux piles doivent faire les { $blueprints } de la boîte, chacune au plus la moitié de ce maximum
components-blueprint = plan { $number } : il doit demander 1 à 9 robots et rapporter 99 au plus

## Ce qui ne va pas dans une position

mechanica-position-seats = Il y a { $factories } usines pour { $seats } joueurs.
mechanica-position-turn = La journée, le tour et ce que fait la table ne vont pas ensemble.
mechanica-position-opening = Avant la première journée, chaque usine est comme au départ.
mechanica-position-improvements = Les améliorations ne vont pas : chacune y est autant de fois que dans la boîte, et les piles ont celles que personne n’a vues.
mechanica-position-blueprints = Les plans ne vont pas : chacun est dans une pile, le dernier retourné sur le dessus, et les deux sont marqués quand l’un a été honoré aujourd’hui.
mechanica-position-floor = Les tuiles de l’atelier ne vont pas chez { $who } : une sortie doit donner sur une entrée, une case vide, un camion ou le bord.
mechanica-position-holes = Une tuile a un robot dans un trou qu’elle n’a pas, chez { $who }.
mechanica-position-start = La zone de départ ne va pas chez { $who } : le Fabricateur de base est au milieu, et seuls les autres Fabricateurs ont une place sur le côté.
mechanica-position-trucks = Un camion est plus que plein chez { $who }.
mechanica-position-run = La marche de l’usine ne va pas chez { $who } : chaque usine tourne une fois par journée, et chaque réponse doit répondre à quelque chose.
mechanica-position-gifts = Il y a plus de cadeaux que des Fabricateurs suractifs n’ont pu en faire, chez { $who }.
mechanica-position-owes = Ce qui est en cours ne va pas avec le tour, chez { $who }.
mechanica-position-unsettled = Ici, quelque chose se passerait de soi-même : donnez la position d’après.
