# Las reglas para leer y la primera partida guiada, en español.

learn-title = Cómo se juega a { $game }
learn-rules = Reglas de { $game }
learn-lead = Cinco minutos de lectura, o juega y te lo contamos sobre la marcha.
learn-guided = Jugar la partida guiada
    .help = Una primera partida, explicada sobre la marcha. Unos diez minutos.
learn-play = Jugar ya
learn-print = Imprimir las reglas
learn-chapters = Capítulos
learn-search = Buscar en las reglas
learn-clear = Borrar la búsqueda
learn-found = { $chapters ->
        [0] No hay resultados. Prueba con otra palabra.
        [one] Un capítulo encontrado.
       *[other] { $chapters } capítulos encontrados.
    }
learn-back = Atrás
learn-on = Siguiente
learn-none = Todavía no hay reglas que leer para este juego.
learn-broken = No se han podido cargar las reglas. Vuelve a intentarlo en un momento.

lesson-title = Partida guiada
lesson-next = Siguiente
lesson-last = Seguir jugando
lesson-skip = Salir de la lección
lesson-progress = Parte { $now } de { $of }
lesson-hint = Todavía no. De momento, sigue lo que dice la tarjeta; sal de la lección para jugar a tu aire.
lesson-hint-next = Lee primero la tarjeta y luego pulsa Siguiente.
lesson-hint-end = Ya lo has decidido todo. Termina el turno para seguir.

daydream-lesson-welcome = ¡Te damos la bienvenida! Este es tu cielo. En este juego llenas sus nubes de cifras, dos en cada turno.
daydream-lesson-goal = Y esta es tu estantería: cosas que dibujar, de momento solo en puntos. Las líneas de nubes completas te dan trazos para dibujarlas. Cuantos más objetos termines, mejor.
daydream-lesson-start = Han salido los dados: 5 y 6. Las dos primeras cifras pueden ir en cualquier sitio. Empecemos por arriba: escribe el _5_ en la nube marcada.
daydream-lesson-start-second = Ahora el _6_, justo al lado. Una nube más, y la fila de arriba estará llena.
daydream-lesson-end-turn = Los dos dados están usados. Si cambias de idea, _Deshacer_ retira una decisión, hasta que termines el turno. ¿Todo bien? Entonces pulsa _Terminar turno_ para volver a tirar.
daydream-lesson-touch = 3 y 4. Desde ahora, un dado tiene que _tocar_ una nube con cifra: arriba, abajo, a la izquierda o a la derecha. Las esquinas no cuentan.
daydream-lesson-first-line = Escribe el _3_ al final de la fila de arriba. La completa, y 5, 6, 3 son todas distintas.
daydream-lesson-dots = Todas distintas: un _trazo de punto_ por cada una de las tres nubes, de un punto al siguiente. ¿Ves el tazón? Un trazo más y está terminado.
daydream-lesson-next-row = Ahora el _4_. Ponlo debajo del 6: tenemos planes para esta fila.
daydream-lesson-end-again = Ya están los dos dados. Pulsa _Terminar turno_.
daydream-lesson-order = 2 y 4. Hay algo mejor que cifras distintas: cifras _en orden_, cada una mayor en uno que la anterior, o menor en uno. Una línea así da _trazos de sol_, el doble de largos. Busquemos aquí 2 3 4 5.
daydream-lesson-leaf = Tienes dos hojas listas. Cada una cambia un dado en uno. Pulsa _+_ para convertir el 2 en un _3_ y escríbelo a la izquierda del 4.
daydream-lesson-leaf-second = Lo mismo otra vez: convierte el 4 en un _5_ con tu otra hoja y escríbelo a la derecha del 4.
daydream-lesson-no-leaf = 1 y 3. A la fila le falta todavía un 2, y las dos hojas están usadas. Pero se puede _soltar_ un dado a cambio de una hoja nueva: uno por turno como mucho. En solitario, eso hace crecer una espina, y cada dos espinas cuestan un objeto al final.
daydream-lesson-let-go = Aquí vale la pena. Suelta el _1_.
daydream-lesson-perfect = La hoja nueva está lista enseguida. Pulsa _−_ para convertir el 3 en un _2_ y escríbelo delante.
daydream-lesson-suns = 2 3 4 5, ¡en perfecto orden! Cuatro _trazos de sol_, cada uno hasta el próximo sol: el tazón está terminado, el libro dibujado de una vez y la vela a medias.
daydream-lesson-columns = 1 y 2. Las columnas también son líneas, y cada nube pertenece a su fila y a su columna. Así que, antes de escribir, mira también de arriba abajo: una cifra repetida estropea la línea.
daydream-lesson-third-row = Vamos con la tercera fila. El _1_ va debajo del 2.
daydream-lesson-third-row-second = Y el _2_ debajo del 4. No se repite ninguna cifra, ni en la fila ni en la columna.
daydream-lesson-almost = 4 y 6. Escribe el _4_ entre las dos.
daydream-lesson-last = Y el _6_ al final: 1 4 2 6, todas distintas. Son cuatro trazos de punto.
daydream-lesson-bonus = Dos trazos han terminado la vela, y la vela lleva una _marca de bonus_. Elige: un trazo más hasta el próximo sol, enseguida, o una hoja para más adelante. Las dos cosas son buenas. ¿Cuál te gusta más?
daydream-lesson-done = Eso es todo lo que hay que saber. La partida termina cuando está lleno tu cielo, o tu estantería. No pierdas de vista las columnas, gasta tus hojas y mira cuánto puedes dibujar. Las reglas están siempre detrás del signo de interrogación.
