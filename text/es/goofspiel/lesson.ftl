# La primera partida guiada de Goofspiel en español.

goof-lesson-welcome = Ha aparecido un sueño de 6 puntos. Tú y tu pareja de juego lo desean, y las dos manos tienen las mismas siete cartas.
goof-lesson-sealed = La otra puja ya está hecha. Verás cuál es cuando hayas pujado tú.
goof-lesson-first = Quien más puja gana el sueño, y las dos cartas se gastan. Puja tu 5.
goof-lesson-won = 5 contra 1: el sueño es tuyo, y tienes 6 puntos.
goof-lesson-cheap = El siguiente sueño vale 1 punto. No merece una buena carta: puja tu 1.
goof-lesson-same = 1 contra 2: has perdido el punto, pero no te ha costado casi nada. Ahora hay 5 puntos: puja tu 3.
goof-lesson-waits = 3 contra 3: nadie ha ganado. El sueño de 5 espera, y el 7 ha aparecido a su lado: 12 puntos en una puja.
goof-lesson-both = Para esto es la mejor carta: puja tu 7.
goof-lesson-done = ¡18 puntos! Ya sabes todo lo que hay que saber. Sigue como quieras: la última carta de cada mano se puja sola.
