# El tablero de Goofspiel en español.

goof-sky = Los sueños y las pujas
goof-left = Sueños por venir
goof-gone = { $dream }, ya pasó
goof-stake = En juego
goof-dream = Sueño { $dream }
goof-bids = Pujas
goof-bid-none = Aún sin puja
goof-bid-sealed = Una puja, boca abajo
goof-bid-is = Una puja: { $card }
goof-won = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
goof-hand = Tus estrellas
goof-hand-of = Estrellas: { $name }
goof-card = { $card ->
        [one] 1 estrella
       *[other] { $card } estrellas
    }
goof-has = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } · { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
goof-glance = { $name } aún tiene { $hand }
goof-point = punto
goof-points = puntos
goof-todo = ¿Cuántas estrellas por { $stake ->
        [one] 1 punto
       *[other] { $stake } puntos
    }?
goof-moment = { $left ->
        [0] El último sueño
        [one] Falta 1 sueño más
       *[other] Faltan { $left } sueños más
    }
goof-would = Puja { $card ->
        [one] 1 estrella
       *[other] { $card } estrellas
    } por { $stake ->
        [one] 1 punto
       *[other] { $stake } puntos
    }.

goof-tell-left = Los sueños que aún no han aparecido. Cada uno viene una vez.
goof-tell-stake = Por lo que todos pujan: los puntos de todo lo que hay aquí.
goof-tell-bid = Puja, { $name }: boca abajo hasta que todos hayan pujado.
goof-tell-won = Sueños, { $name }: { $dreams }.
goof-tell-card = Una carta de tu mano. Cada una se puja una vez, gane quien gane.
