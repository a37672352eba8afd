# Lo que el terminal y los informes dicen de Goofspiel además del juego mismo, en español.

goofspiel-title = Goofspiel · { $cards } cartas
play-welcome-goofspiel = Aparece un sueño, y cada cual pone por él una carta boca abajo. Más estrellas lo ganan; después las cartas se gastan. Escribe pujar 5, o el número de una opción.
play-prompt-where-goofspiel = ¿Cuál? (un número, o u para elegir otra cosa) >
play-prompt-where-only-goofspiel = ¿Cuál? (un número) >
play-where-goofspiel = { $what }: ¿cuál?
play-in-goofspiel = {": "}
report-kind-goofspiel = Sueños

goofspiel-table-left = Sueños por venir
goofspiel-table-stake = En juego
goofspiel-table-hand = Tus estrellas
goofspiel-table-won = Sueños ganados
goofspiel-glance = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, tiene { $hand }
goofspiel-glance-sealed = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, ha pujado una de { $hand }
goofspiel-ask = ¿Cuántas estrellas por { $stake ->
        [one] 1 punto
       *[other] { $stake } puntos
    }?
goofspiel-example = Con palabras: pujar { $card }.
goofspiel-topics = Hay ayuda sobre: sueños, estrellas, empates.
goofspiel-help-dreams = Los sueños están numerados desde el 1, hay uno de cada, y su número son sus puntos.
    .typed = sueño, sueños, premio, premios
goofspiel-help-stars = Todos tienen las mismas cartas y pujan cada una una vez. Se ve lo que aún tienen los demás; lo que pujan de ello, solo cuando todos han pujado.
    .typed = estrella, estrellas, carta, cartas, puja, pujas, mano
goofspiel-help-ties = Cuando la puja más alta se hace dos veces, nadie gana. El sueño espera al siguiente o se pierde: eso se elige antes de la partida.
    .typed = empate, empates

play-rules-goofspiel-goal = META: ganar los sueños que sumen más puntos.
play-rules-goofspiel-bid = PUJAS: por cada sueño, cada cual pone una carta de estrellas boca abajo. Todas se muestran a la vez, la más alta gana, y todas se gastan.
play-rules-goofspiel-shuffled = SUEÑOS: aparecen en cualquier orden, cada uno una vez.
play-rules-goofspiel-descending = SUEÑOS: aparecen del más alto al más bajo.
play-rules-goofspiel-carried = EMPATES: cuando la puja más alta se hace dos veces, el sueño espera y se gana con el siguiente. Tras el último, se pierde.
play-rules-goofspiel-lost = EMPATES: cuando la puja más alta se hace dos veces, el sueño no es para nadie.
play-rules-goofspiel-end = FINAL: tras el último sueño. La última carta de cada mano se puja sola.

## Lo que se puede escribir: palabras entre comas; se entienden las de todas las lenguas

goofspiel-type-bid = pujar, puja, apostar
