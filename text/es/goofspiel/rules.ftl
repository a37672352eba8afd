# Las reglas de Goofspiel para leer. Una línea en blanco separa los párrafos; _así_ se destaca.

goofspiel-rules-goal = De qué se trata
    .text =
        Los sueños aparecen uno tras otro, y cada uno vale tantos puntos como su número. Por cada uno todos pujan _estrellas_, en secreto y a la vez.

        Todos tienen las mismas estrellas, y cada carta se puja una sola vez. Así, cada sueño que pagas caro te deja menos para los demás.

goofspiel-rules-dreams = Sueños
    .text =
        Hay trece sueños, del 1 al 13, o siete en la partida corta. Aparecen _barajados_ o, si se elige así, del más alto al más bajo.

        Siempre se ven los que aún están por venir, pero no cuál es el siguiente.

goofspiel-rules-bids = Pujas
    .text =
        Tu mano tiene una carta de cada número, tantas como sueños hay. Por el sueño que está a la vista, cada cual pone _una carta boca abajo_.

        Cuando todos han pujado, se muestran todas las cartas. La más alta gana el sueño. _Todas_ se gastan, gane quien gane.

        Siempre se ve lo que le queda a cada cual: lo que no ha gastado.

goofspiel-rules-ties = Empates
    .text =
        Cuando la puja más alta se hace dos veces, nadie gana. El sueño _espera_: se gana junto con el siguiente.

        Si se elige así, se _pierde_. Tras el último sueño de una partida nada espera: lo que entonces queda empatado también se pierde.

goofspiel-rules-end = El final
    .text =
        Con una sola carta no hay nada que elegir: la última carta de cada mano se puja sola.

        Después cada cual suma sus sueños. Gana quien tiene más puntos; a igualdad, se comparte la victoria.
