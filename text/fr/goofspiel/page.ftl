# Le plateau de Goofspiel en français.

goof-sky = Les rêves et les mises
goof-left = Rêves à venir
goof-gone = { $dream }, parti
goof-stake = En jeu
goof-dream = Le rêve { $dream }
goof-bids = Mises
goof-bid-none = Pas encore de mise
goof-bid-sealed = Une mise, face cachée
goof-bid-is = Une mise : { $card }
goof-won = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
goof-hand = Vos étoiles
goof-hand-of = Étoiles : { $name }
goof-card = { $card ->
        [one] 1 étoile
       *[other] { $card } étoiles
    }
goof-has = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
goof-glance = { $name } a encore { $hand }
goof-point = point
goof-points = points
goof-todo = Combien d’étoiles pour { $stake ->
        [one] 1 point
       *[other] { $stake } points
    } ?
goof-moment = { $left ->
        [0] Le dernier rêve
        [one] Encore 1 rêve
       *[other] Encore { $left } rêves
    }
goof-would = Mise { $card ->
        [one] 1 étoile
       *[other] { $card } étoiles
    } pour { $stake ->
        [one] 1 point
       *[other] { $stake } points
    }.

goof-tell-left = Les rêves qui ne sont pas encore apparus. Chacun vient une fois.
goof-tell-stake = Ce pour quoi tous misent : les points de tout ce qui est ici.
goof-tell-bid = Mise, { $name } : face cachée jusqu’à ce que tous aient misé.
goof-tell-won = Rêves, { $name } : { $dreams }.
goof-tell-card = Une carte de votre main. Chacune se mise une fois, qui que ce soit qui gagne.
