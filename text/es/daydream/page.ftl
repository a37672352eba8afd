# El tablero de Daydream en español.

## La hoja

dd-sheet-own = Tu hoja de juego
dd-sheet-of = Hoja de { $name }
dd-sky = Nubes
dd-extras = Lo que cuelga sobre las nubes
dd-notes = Notas
dd-shelf-own = Tu estantería
dd-shelf-of = Estantería de { $name }
dd-drawn = { $drawn } de { $all } dibujados
dd-point = punto
dd-points = puntos
dd-score = { $points ->
        [one] { $points } punto hasta ahora
       *[other] { $points } puntos hasta ahora
    }
dd-glance = { $name }: { $written } de { $clouds } nubes escritas, { $drawn } de { $all } objetos dibujados

## Nubes y líneas, leídas en voz alta

dd-cloud-written = { $digit }
dd-cloud-legal = vacía, permitida, escribe { $digit }
dd-cloud-blank = vacía
dd-star = estrella
dd-moon = luna
dd-framed-round = marco redondo
dd-framed-square = marco cuadrado
dd-framed-oval = marco ovalado
dd-line-open = { $strokes } nubes, aún sin llenar
dd-line-dot = { $strokes } trazos de punto ganados
dd-line-sun = { $strokes } trazos de sol ganados
dd-line-struck = llena, sin premio por sus { $strokes } nubes
dd-object-is = { $object }: { $drawn } de { $all } segmentos{ $bonus ->
        [yes] , con bonus
       *[no] { "" }
    }
dd-constellation-is = Constelación: { $drawn } de { $all } trazos, { $stars } estrellas
dd-note-is = Nota en { $clouds }: { $coloured } de { $heads } cabezas
dd-polaroid-empty = Polaroid { $number }: vacía, espera { $cloud }
dd-polaroid-is = Polaroid { $number }: { $digit }
dd-garland-is = Guirnalda: { $digits }
dd-frames-are = { $family }: { $filled } de { $all } nubes, { $won } puntos
dd-leaves-are = Hojas: { $ready } listas, { $coloured } usadas, { $all } en total
dd-thorns-are = Espinas: { $thorns }

## Bajo la hoja

dd-dock = Dados y hojas
dd-dice = Dados
dd-before = Los dados llegan enseguida.
dd-digit = Escribe { $digit }
dd-minus = Uno menos
dd-plus = Uno más
dd-die-choose = Usar primero el { $die }
dd-die-used = { $die }, usado
dd-or = O el { $die }
dd-then-same = Luego este
dd-leaves = { $ready ->
        [0] Ninguna hoja lista
        [one] { $ready } hoja lista: +1 o −1
       *[other] { $ready } hojas listas: cada una +1 o −1
    }
dd-forgo = Soltarlo
    .name = Soltar el { $die }
    .help = Suelta el dado elegido y rodea una hoja. Como mucho un dado por turno.
    .alone = Suelta el dado elegido y rodea una hoja; crece una espina. Como mucho un dado por turno.
dd-first-ask = ¿Qué línea primero?
dd-first = Primero: { $line }
dd-strokes-dot = { $strokes } trazos de punto
dd-strokes-sun = { $strokes } trazos de sol
dd-strokes-struck = nada ({ $strokes } nubes)
dd-bonus-ask = ¿Qué bonus?
dd-bonus-sun = Un trazo de sol
    .what = Hasta el próximo sol, enseguida
dd-bonus-leaf = Una hoja
    .what = Rodéala: ya se puede usar

## Lo que dice la cabecera

dd-todo-start = Las cifras iniciales: escribe el { $low } y el { $high } en dos nubes cualesquiera.
dd-todo-start-last = Ahora el { $die }, en cualquier nube.
dd-todo-dice = Escribe el { $low } o el { $high } en una nube que brilla.
dd-todo-equal = Doble { $die }: escribe uno en una nube que brilla.
dd-todo-die = Ahora el { $die }: escríbelo en una nube que brilla, o suéltalo.
dd-todo-must = Hay que escribir el { $die }: elige una nube que brilla.
dd-todo-first = Hay dos líneas llenas. ¿Cuál se dibuja primero?
dd-todo-bonus = Terminado, con bonus: ¿un trazo de sol o una hoja?
dd-moment = Turno { $turn } · { $low } y { $high }
dd-moment-start = Inicio · { $low } y { $high }

## Lo que haría una jugada

dd-would-dot = { $line }: todas distintas, { $strokes } trazos de punto.
dd-would-sun = { $line }: en perfecto orden, ¡{ $strokes } trazos de sol!
dd-would-struck = { $line }: una cifra sale dos veces, nada por sus { $strokes } nubes.
dd-would-finish = Termina { $objects }.
dd-would-finish-begin = Termina { $objects } y empieza { $next }.
dd-would-draw = Sigue dibujando { $object }.
dd-would-constellation = { $strokes ->
        [one] { $strokes } trazo
       *[other] { $strokes } trazos
    } de la constelación{ $stars ->
        [0] .
        [one] , { $stars } estrella.
       *[other] , { $stars } estrellas.
    }
dd-would-moon = { $reward ->
        [0] Cuelga un { $digit } en la guirnalda.
        [one] Cuelga un segundo { $digit } en la guirnalda: { $reward } punto.
       *[other] Cuelga un segundo { $digit } en la guirnalda: { $reward } puntos.
    }
dd-would-polaroid = La polaroid { $number } mostrará { $digit }.
dd-would-note = { $heads ->
        [one] Colorea la cabeza de una nota.
       *[other] Colorea { $heads } cabezas de notas.
    }
dd-would-frame = Llena { $family }: { $points } puntos.
dd-would-bonus = Luego eliges un bonus.
dd-would-order = Eliges cuál se dibuja primero.
dd-would-forgo = Rodea una hoja.
dd-would-forgo-none = No queda ninguna hoja libre: no recibes nada.
dd-would-thorn = Crece una espina; cada dos cuestan un objeto.

## Qué es cada pieza

dd-tell-cloud-legal = El { $digit } puede ir aquí. Todavía no completa ninguna línea.
dd-tell-cloud-written = { $cloud } cuenta para { $lines }.
dd-tell-cloud-alone = { $cloud } no forma parte de ninguna línea, pero desde aquí se puede escribir en sus vecinas.
dd-tell-cloud-blank = { $cloud } está vacía. Un dado va junto a una nube escrita: arriba, abajo, a la izquierda o a la derecha.
dd-tell-star = Una nube con estrella: su cifra dice cuántos trazos dibujas en la constelación.
dd-tell-moon = Una nube con luna: su cifra va a la siguiente luna de la guirnalda.
dd-tell-tied = Su cifra aparece en la polaroid a la que está unida.
dd-tell-line-open = { $strokes } nubes. Llena y toda distinta: un trazo de punto por nube. En orden, de uno en uno: un trazo de sol por nube.
dd-tell-line-dot = todas distintas, así que se dibujaron { $strokes } trazos de punto.
dd-tell-line-sun = en perfecto orden, así que se dibujaron { $strokes } trazos de sol.
dd-tell-line-struck = una cifra sale dos veces en sus { $strokes } nubes, así que no ganó nada.
dd-tell-object-done = { $object }: listo, un punto.
dd-tell-object-now = Dibujando { $object }: faltan { $left } segmentos. Un trazo de punto avanza un punto; un trazo de sol, hasta el próximo sol.
dd-tell-object-later = Más adelante: { $object } ({ $left } segmentos). Los objetos se dibujan uno tras otro.
dd-tell-object-bonus = Terminar un objeto con esta marca da un trazo de sol o una hoja, a tu elección.
dd-tell-die = Dos dados para toda la mesa; cada cual escribe los dos, en el orden que quiera.
dd-tell-change = Cada hoja que coloreas sube o baja el dado en uno, siempre entre 0 y 9.
dd-tell-leaves = Las hojas rodeadas están listas. Colorea una antes de escribir y el dado cambia en uno.
dd-tell-thorns = En solitario crece una espina por cada dado que sueltas; cada dos cuestan un objeto.
dd-tell-constellation = Las cifras de las nubes con estrella dibujan sus trazos. Cada estrella que alcanzas es un punto.
dd-tell-note-single = Una cabeza: un punto si las dos cifras de al lado son iguales.
dd-tell-note-double = Dos cabezas: una si dos cifras cualesquiera a su alrededor son iguales, las dos si lo son todas.
dd-tell-polaroid-winter = Invierno: las cifras bajo las estrellas suman, las que están bajo las lunas restan.
dd-tell-polaroid-summer = Verano: cada cifra distinta es un punto; todo cuenta doble si las seis suben, o bajan, de una en una.
dd-tell-garland = Las cifras de las nubes con luna, en el orden en que las escribes. Dos iguales seguidas ganan la recompensa que hay entre ellas.
dd-tell-frame = Quien llena primero todas las nubes de esta forma: { $first } puntos; después: { $second }.
dd-tell-frame-alone = Llena todas las nubes de esta forma: { $first } puntos antes de empezar { $one }, { $second } antes de empezar { $other }.
