# Goofspiel's board in English.

goof-sky = The dreams and the bids
goof-left = Dreams to come
goof-gone = { $dream }, gone
goof-stake = At stake
goof-dream = The dream of { $dream }
goof-bids = Bids
goof-bid-none = No bid yet
goof-bid-sealed = A bid, face down
goof-bid-is = A bid of { $card }
goof-won = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
goof-hand = Your stars
goof-hand-of = The stars of { $name }
goof-card = { $card ->
        [one] 1 star
       *[other] { $card } stars
    }
goof-has = { $points ->
        [one] 1 point
       *[other] { $points } points
    } · { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
goof-glance = { $name } still has { $hand }
goof-point = point
goof-points = points
goof-todo = How many stars for { $stake ->
        [one] 1 point
       *[other] { $stake } points
    }?
goof-moment = { $left ->
        [0] The last dream
        [one] 1 more dream
       *[other] { $left } more dreams
    }
goof-would = Bids { $card ->
        [one] 1 star
       *[other] { $card } stars
    } for { $stake ->
        [one] 1 point
       *[other] { $stake } points
    }.

goof-tell-left = The dreams that have not come up yet. Each comes once.
goof-tell-stake = What all bid for: the points of everything that lies here.
goof-tell-bid = The bid of { $name }: face down until all have bid.
goof-tell-won = Dreams of { $name }: { $dreams }.
goof-tell-card = A card of your hand. Each is bid once, whoever wins.
