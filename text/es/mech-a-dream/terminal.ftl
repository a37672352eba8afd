# Lo que el terminal dice de Mech a Dream además de lo que dice el propio juego, en español.

mech-title = Mech a Dream
mech-title-robots = Mech a Dream · Robots Iluminados
mech-title-specialists = Mech a Dream · Especialistas
mech-title-both = Mech a Dream · Robots Iluminados y Especialistas
play-welcome-mech-a-dream = Una semana en una fábrica de sueños. Tres asistentes al día traen flores ✿ y tinta ♦, esperan en el muelle, compran máquinas y las construyen a lo largo de tu cinta; de noche trabajan las terminadas. Gana quien tiene más sueños. Cada loseta tiene un nombre (B7) que se puede escribir: comprar b7.
play-prompt-where-mech-a-dream = ¿Cuál? (un número, o u para elegir de nuevo) >
play-prompt-where-only-mech-a-dream = ¿Cuál? (un número) >
play-where-mech-a-dream = { $what }: ¿cuál?
play-in-mech-a-dream = {": "}

## Lo que hacen las cosas, en marcas

mech-mark = { $marks }
mech-mark-or = { $first } / { $rest }
mech-mark-trade = { $pay } → { $gain }
mech-mark-package = el paquete del atardecer de hoy
mech-mark-purchase = comprar una máquina, { $earlier } casillas más cerca
mech-mark-copy = copiar una máquina o un robot rival
mech-mark-robot = robot { $number }: { $effect }
mech-mark-secret = elegido en secreto
mech-mark-sealed = { $robot } (solo tú lo sabes)
mech-mark-saves = { $reward }, luego { $saves }
mech-mark-saves-ink = B, P, E cuestan 1♦ menos
mech-mark-saves-hourglasses = empezar 1 casilla más cerca
mech-mark-saves-rainbows = C cuestan 1∩ menos
mech-mark-saves-flowers = el muelle cuesta 1✿ menos
mech-mark-less-ink = −1♦ para B, P, E
mech-mark-less-hourglasses = −1 casilla
mech-mark-less-rainbows = −1∩ para C
mech-mark-less-flowers = −1✿ en el muelle
mech-mark-rests = ya lo ha dado todo
mech-mark-specialist = { $lot } por { $after }
mech-mark-after-stock = una visita al almacén
mech-mark-after-dock = una visita al muelle
mech-mark-after-buy = comprar
mech-mark-after-build = construir

## Etiquetas de la mesa

mech-table-day = Día { $day } de { $days }
mech-table-morning = mañana
mech-table-afternoon = tarde
mech-table-evening = atardecer
mech-table-night = noche
mech-table-first = va primero: { $who }
mech-table-sale = En venta
mech-table-free = gratis
mech-table-slot = casilla { $slot }
mech-table-at-once = al momento
mech-table-short = falta { $lot }
mech-table-piles = debajo: { $bluegreen } azules y verdes, { $red } rojas, { $yellow } amarillas
mech-table-stock-room = Almacén
mech-table-stock = { $fixed } + { $choice }
mech-table-or-specialist = {" "}o un especialista
mech-table-dock = Muelle
mech-table-no-delivery = nada todavía
mech-table-specialists = Especialistas
mech-table-middle = en el centro
mech-table-stores = Lo tuyo
mech-table-their-stores = Reservas
mech-table-purse = { $flowers }✿ { $flowers ->
        [one] flor
       *[other] flores
    }  { $ink }♦ tinta  { $rainbows }∩ arcoíris  { $dreams }★ { $dreams ->
        [one] sueño
       *[other] sueños
    }
mech-table-points = = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
mech-table-assistants = Asistentes
mech-table-ready = listo
mech-table-locker = espera
mech-table-at-stock = almacén
mech-table-at-dock = muelle
mech-table-belt = Cinta
mech-table-workshop = Taller
mech-table-next = { $place }. libre
mech-table-next-bonus = { $place }. libre, por { $bonus }
mech-table-robot = Robot
mech-table-asleep = listo por esta noche
mech-glance = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }: { $purse } · cinta { $belt } · taller { $workshop }
mech-glance-robot = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }: { $purse } · robot { $robot } · cinta { $belt } · taller { $workshop }

## El menú

mech-menu-at-stock = Almacén: tomar
mech-menu-at-dock = Muelle
mech-menu-to-buy = Comprar
mech-menu-to-build = Construir
mech-menu-to-use = Usar
mech-menu-to-copy = Copiar con tu robot
mech-menu-or = O bien
mech-menu-recruit = { $lot }, y S{ $number } { $name } de { $who } por { $price }
mech-menu-recruit-middle = { $lot }, y S{ $number } { $name } del centro por { $price }
mech-menu-dock = { $price } → { $packages }
mech-menu-buy = { $tile } por { $price } ({ $does })
mech-menu-buy-free = { $tile } gratis ({ $does })
mech-menu-named = { $tile } ({ $does })
mech-menu-machine = { $tile } en la casilla { $slot } ({ $does })
mech-menu-use = { $engine }: { $does }
mech-menu-copy = { $who }, { $engine }: { $does }
mech-menu-robot = robot
mech-menu-bonus = S{ $number } { $name }: { $lot }
mech-menu-keep = { $robot }; empieza con { $start }
mech-menu-hire = S{ $number } { $name }: { $does }
mech-menu-everything = todo lo que da y no pide nada
mech-menu-decline = renunciar a esta activación
mech-menu-done = listo por esta noche

## Lo que hay que decidir

mech-ask-robot = Has recibido dos robots en secreto. ¿Cuál conservas?
mech-ask-specialist = ¿Qué especialista trabaja primero para ti?
mech-ask-morning = ¿Dónde trabaja tu asistente de la mañana?
mech-ask-afternoon = ¿Dónde trabaja tu asistente de la tarde?
mech-ask-evening = ¿Dónde trabaja tu asistente del atardecer?
mech-ask-boost = { $boosts ->
        [one] Un impulso »: ¿qué máquina avanza una casilla?
       *[other] { $boosts } impulsos »: ¿qué máquina avanza primero una casilla?
    }
mech-ask-activate = { $activations ->
        [one] Una activación ⚙: ¿qué trabaja una vez, tu robot o una máquina?
       *[other] { $activations } activaciones ⚙: ¿qué trabaja primero, tu robot o una máquina?
    }
mech-ask-activate-machine = { $activations ->
        [one] Una activación ⚙: ¿qué máquina trabaja una vez?
       *[other] { $activations } activaciones ⚙: ¿qué máquina trabaja primero?
    }
mech-ask-purchase = Tu robot compra: ¿qué máquina? Empieza { $earlier } casillas más cerca, sin asistente.
mech-ask-bonus = ¿La bonificación de qué especialista viene ahora?
mech-ask-night = Es de noche: tu robot y cada máquina morada trabajan una vez, en cualquier orden. ¿Qué va ahora?
mech-ask-nothing = Ahora no tienes nada que decidir.

## Decisiones escritas

mech-typed-number = Escribe el número de tu elección.
mech-typed-work = Con palabras: almacén tinta, almacén flores, muelle, comprar { $tile }, construir { $tile }.
mech-typed-work-specialists = Con palabras: almacén tinta, almacén flores, tomar 3 (un especialista), muelle, comprar { $tile }, construir { $tile }.
mech-typed-boost = Con palabras: impulsar { $tile }.
mech-typed-activation = Con palabras: usar { $tile }, usar robot, usar robot 2 (su segunda forma), copiar 2 b4 (del jugador 2), o no.
mech-typed-purchase = Con palabras: comprar { $tile }.
mech-typed-night = Con palabras: usar { $tile }, usar robot, usar robot 2 (su segunda forma), copiar 2 b4 (del jugador 2), todo, listo.
mech-typed-robot = Con palabras: conservar 4.
mech-typed-specialist = Con palabras: contratar 7.
mech-typed-bonus = Con palabras: tomar 8, o tomar 8 tinta si se puede elegir.
mech-typed-which-robot = ¿Qué robot? Escribe su número, por ejemplo: conservar 4
mech-typed-no-robot = No hay ningún robot { $typed }: van del 1 al 8.
mech-typed-which-specialist = ¿Qué especialista? Escribe el número, por ejemplo: tomar 3
mech-typed-no-specialist = No hay ningún especialista { $typed }: van del 1 al 10.
mech-typed-which-tile = ¿Qué máquina? Escribe su nombre, por ejemplo: comprar b7
mech-typed-no-tile = No hay ninguna máquina { $typed }: son B1 a B18, E1 a E8, P1 a P16 y C1 a C8.
mech-typed-which-stock = ¿Qué tomas del almacén? Escribe: almacén tinta, o almacén flores.
mech-typed-which-engine = ¿Usar qué? Una máquina o tu robot, por ejemplo: usar b7
mech-typed-which-copy = ¿Copiar qué? El número de un jugador y lo suyo, por ejemplo: copiar 2 b4, o copiar 2 robot
mech-typed-which-way = Hay { $ways } formas: añade el número de una, por ejemplo: usar robot 2
mech-topics = Ayuda sobre: marcas, flores, tinta, arcoíris, sueños, impulso, activación, asistentes, día, almacén, muelle, comprar, construir, taller, azul, rojo, verde, amarillo, noche, robot, especialistas, fin, o un nombre: b7, robot 3, s4.

## Lo que daría una elección

mech-bring-and = {"; "}
mech-bring-slot = casilla { $slot }
mech-bring-by-noon = casilla { $slot }, terminada al final de la mañana
mech-bring-by-evening = casilla { $slot }, terminada al final de la tarde
mech-bring-by-night = casilla { $slot }, terminada antes de la noche
mech-bring-tonight = casilla { $slot }, a falta de { $left } al caer la noche
mech-bring-boosts = { $tile } avanza a la casilla { $slot }
mech-bring-completes = termina { $tile }
mech-bring-reward = { $lot }
mech-bring-place = { $lot } por la máquina { $place }
mech-bring-specialist = S{ $number } añade { $lot }
mech-bring-lost = se pierde { $lot }, 9 es lo máximo que puedes guardar
mech-bring-wasted = { $boosts ->
        [one] se pierde el impulso, tu cinta está vacía
       *[other] se pierden { $boosts } impulsos, tu cinta está vacía
    }

## Ayuda sobre las marcas

mech-help-marks =
    ✿ flores, ♦ tinta, ∩ arcoíris, ★ sueños, » un impulso (una casilla adelante), ⚙ una activación (tu robot o una máquina morada trabaja una vez), ☺ un asistente, ✓ usado esta noche.
    1✿ → 3♦ paga una flor y da tres gotas de tinta.
    .typed = marcas, símbolos
mech-help-flowers = ✿ Las flores abren la barrera del muelle, y algunas máquinas y robots las piden. Puedes guardar 9; lo que sobra se pierde. Al final, cada 5 flores y gotas de tinta juntas son un punto.
    .typed = flor, flores
mech-help-ink = ♦ La tinta compra máquinas azules, rojas y verdes. Puedes guardar 9; lo que sobra se pierde. Al final, cada 5 flores y gotas de tinta juntas son un punto.
    .typed = tinta
mech-help-rainbows = ∩ Los arcoíris compran máquinas amarillas y especialistas. Guarda cuantos quieras: cada uno es un punto al final.
    .typed = arcoíris
mech-help-dreams = ★ Los sueños son puntos. Vienen de máquinas y paquetes, y de tu taller desde el séptimo lugar.
    .typed = sueño, sueños
mech-help-boost = » Un impulso avanza una casilla una máquina de tu cinta, al momento, con o sin asistentes encima. Más allá de la casilla 1 queda terminada. Con la cinta vacía, el impulso se pierde.
    .typed = impulso, impulsos
mech-help-activation = ⚙ Una activación de un paquete o de un especialista hace trabajar una vez tu robot o una máquina morada terminada, de día, aparte de su trabajo de noche. Puedes renunciar a ella.
    .typed = activación, activar
mech-help-assistants = ☺ Tienes tres asistentes, para la mañana, la tarde y el atardecer. Trabajan de uno en uno: en el almacén, en el muelle o en una máquina que compras o construyes. En una máquina se quedan hasta la noche, y cada uno la avanza una casilla al final de cada momento del día.
    .typed = asistente, asistentes, taquilla
mech-help-day = Un día es mañana, tarde, atardecer y noche. En cada momento todo el mundo envía un asistente, empezando por quien va primero; luego cada máquina avanza una casilla por cada asistente que tiene encima. Quien va primero cambia cada día. Hay 7 días como máximo.
    .typed = día, días, calendario
mech-help-stock = El almacén da lo que muestra su piso: lo más por la mañana, lo menos al atardecer. Al final se elige entre flores y tinta; con especialistas, por la mañana y por la tarde, también un especialista en su lugar. Hay sitio para todo el mundo. Escribe: almacén tinta
    .typed = almacén
mech-help-dock = El muelle pide flores en su barrera y da todos los paquetes de la fila de este momento del día, uno tras otro. La carta cambia cada día. Más temprano hay más. Escribe: muelle
    .typed = muelle, entrega, entregas, paquete, paquetes
mech-help-buy = Hay seis máquinas en venta. B, P y E cuestan tinta ♦, C cuestan arcoíris ∩. El asistente va con la máquina a tu cinta, a la casilla con el número de sus relojes de arena. Un número entre paréntesis es lo impreso, donde tus máquinas verdes ahorran algo. Escribe: comprar b7
    .typed = comprar, precio, venta, fábrica
mech-help-build = La cinta tiene las casillas 7 a 1. Al final de cada momento del día, una máquina avanza una casilla por cada asistente ☺ que tiene encima; más allá de la casilla 1 queda terminada. Construir pone otro asistente en una máquina tuya. Varias máquinas pueden compartir casilla. Escribe: construir b7
    .typed = construir, cinta, casilla
mech-help-workshop = Las máquinas terminadas están a lo largo del cable, en el orden en que se terminaron. Los lugares 7, 8 y 9 dan sueños, y también cada máquina que venga después. Con nueve máquinas termina la partida.
    .typed = taller, máquina, máquinas, cable
mech-help-blue = B Las máquinas de recursos, azules, se vuelven moradas al terminarse. Cada noche dan flores, tinta o impulsos.
    .typed = azul, azules, recurso, recursos
mech-help-red = P Las máquinas de potencia, rojas, se vuelven moradas al terminarse. Cada noche dan sueños o arcoíris, algunas a cambio de flores o tinta.
    .typed = rojo, roja, rojas, potencia
mech-help-green = E Las máquinas económicas, verdes, dan arcoíris al terminarse y abaratan algo para siempre. Dos que ahorran lo mismo se suman; nada cuesta menos que nada.
    .typed = verde, verdes
mech-help-yellow = C Las máquinas de cristal, amarillas, cuestan arcoíris y dan muchos sueños, una vez, al terminarse.
    .typed = amarillo, amarilla, amarillas, cristal
mech-help-night = De noche los asistentes se van a casa, y tu robot y cada una de tus máquinas moradas pueden trabajar una vez, en cualquier orden, también las terminadas este atardecer. Todo el mundo a la vez. Escribe: usar b7, usar robot, todo, listo.
    .typed = noche
mech-help-robot = Tu robot trabaja una vez por noche, como una máquina. Sin los Robots Iluminados da 1♦. El robot 8 copia una máquina o un robot rival, de noche solo cuando todos los rivales han terminado; el robot 7 compra sin asistente.
    .typed = robot, robots
mech-help-specialists = Un especialista premia lo que hacen tus asistentes, cada vez. Por la mañana y por la tarde puedes tomar uno en el almacén en lugar de lo último que se elige: pagas su precio en arcoíris a su dueño (o a la reserva, si es del centro), y viene contigo con un precio de 2. Los precios bajan 1 cada noche. Nadie puede negarse.
    .typed = especialista, especialistas
mech-help-end = Tras una noche, la partida termina si era el día 7 o alguien tiene nueve máquinas. Puntos: los sueños, uno por cada arcoíris y uno por cada 5 flores y gotas de tinta juntas. En caso de empate: más máquinas, luego más arcoíris.
    .typed = final, fin, puntos, ganar
mech-help-a-robot = { $robot }. Empieza la partida con { $start }.
mech-help-a-specialist = S{ $number } { $name }: { $does }.
mech-help-specialist-absent = No está en esta partida.
mech-help-specialist-middle = En el centro, por { $price }.
mech-help-specialist-of = Trabaja para { $who }, precio { $price }.
mech-help-tile = { $tile }, { $family }: cuesta { $price }, { $time ->
        [one] 1 reloj de arena
       *[other] { $time } relojes de arena
    }. { $does }
mech-help-is-blue = azul, da esto cada noche
mech-help-is-red = roja, da esto cada noche
mech-help-is-green = verde, ahorra desde que se termina
mech-help-is-yellow = amarilla, da esto al terminarse
mech-help-tile-pile = Está boca abajo en su pila.
mech-help-tile-sale = En venta: { $price } para ti, empezando en la casilla { $slot }.
mech-help-tile-sale-at-once = En venta: { $price } para ti, terminada al momento.
mech-help-tile-own-belt = En tu cinta, casilla { $slot }, { $crew ->
        [0] sin nadie encima
        [one] 1 asistente encima
       *[other] { $crew } asistentes encima
    }.
mech-help-tile-belt = En la cinta de { $who }, casilla { $slot }, { $crew ->
        [0] sin nadie encima
        [one] 1 asistente encima
       *[other] { $crew } asistentes encima
    }.
mech-help-tile-own-workshop = En tu taller, máquina { $place }.
mech-help-tile-own-used = En tu taller, máquina { $place }, usada esta noche.
mech-help-tile-workshop = En el taller de { $who }, máquina { $place }.

## Las reglas

mech-rules-goal = OBJETIVO: Hacer el máximo de sueños ★ en una semana de 7 días.
mech-rules-day = DÍA: Por la mañana, por la tarde y al atardecer, cada cual envía por turno un asistente ☺ a hacer una de cuatro cosas. Ningún lugar está nunca ocupado.
mech-rules-stock = ALMACÉN: Toma lo que da este momento del día y elige 2✿ o 2♦ al final. Guardas 9 de cada como máximo.
mech-rules-dock = MUELLE: Paga las flores de la barrera y toma los paquetes de este momento del día, uno tras otro.
mech-rules-buy = COMPRAR: Paga una máquina en venta (tinta para B, P, E; arcoíris para C) y ponla, con tu asistente encima, en la casilla de la cinta de sus relojes de arena.
mech-rules-build = CONSTRUIR: Pon tu asistente en una máquina de tu cinta; varios pueden trabajar en una.
mech-rules-time = PASA EL TIEMPO: Al final de cada momento, cada máquina avanza una casilla por cada asistente que tiene encima. Más allá de la casilla 1 queda terminada. Los lugares 7, 8, 9 y siguientes dan sueños.
mech-rules-families = MÁQUINAS: B y P se vuelven moradas y trabajan de noche. E dan arcoíris y luego abaratan cosas. C dan muchos sueños una vez.
mech-rules-boosts = MARCAS: » avanza una máquina tuya una casilla. ⚙ hace trabajar una vez tu robot o una máquina morada; puedes renunciar.
mech-rules-night = NOCHE: Los asistentes se van a casa. Tu robot y cada máquina morada trabajan una vez, en cualquier orden; un cambio pide su precio entero.
mech-rules-robots = ROBOTS ILUMINADOS: Cada cual conserva uno de dos, en secreto hasta que todo el mundo ha elegido. Dice con qué empiezas y qué hace cada noche. El robot 8 copia de noche cuando todos los rivales han terminado.
mech-rules-specialists = ESPECIALISTAS: Los tuyos premian lo que hacen tus asistentes. En el almacén, por la mañana o por la tarde, puedes tomar uno ajeno en lugar de lo último que se elige, por su precio en arcoíris; entonces cuesta 2, y 1 menos tras cada noche.
mech-rules-end = FIN: Tras la noche del día 7, o cuando alguien tiene nueve máquinas. Sueños, más 1 por cada arcoíris, más 1 por cada 5 flores y gotas de tinta juntas. Empates: más máquinas, luego más arcoíris.

## Lo que se puede escribir: palabras entre comas; se entienden las de todos los idiomas

mech-type-keep = conservar
mech-type-hire = contratar
mech-type-stock = almacén
mech-type-take = tomar
mech-type-dock = muelle
mech-type-buy = comprar
mech-type-build = construir
mech-type-boost = impulsar
mech-type-use = usar
mech-type-copy = copiar
mech-type-decline = no, nada
mech-type-everything = todo
mech-type-done = listo, dormir
mech-type-robot = robot
mech-type-flowers = flor, flores
mech-type-ink = tinta
