# Las reglas de Mech a Dream para leer, en nuestras propias palabras. Una línea vacía separa los párrafos; _así_ se resalta; un
# párrafo cuya primera línea empieza con # es un título o una pregunta con lo que le corresponde.

mech-a-dream-rules-goal = De qué se trata
    .text =
        Los robots no saben soñar, así que la gente construye máquinas que sueñan por ellos. Diriges un taller durante una semana de trabajo.

        De día, tus tres asistentes traen Flores Eléctricas y Tinta Mágica, recogen paquetes, compran máquinas y las empujan por tu cinta. De noche, tu robot y tus máquinas terminadas trabajan para ti.

        Gana quien tenga más _puntos de sueño_ cuando acaba la semana. Puede acabar antes: bastan nueve máquinas en un taller.

mech-a-dream-rules-day = Un día
    .text =
        Un día tiene _mañana_, _tarde_ y _atardecer_. En cada uno de esos momentos todo el mundo envía un asistente: primero quien va primero, y luego alrededor de la mesa. Después pasa el tiempo para todo el mundo a la vez. Tras el atardecer llega la noche.

        Un asistente hace una de cuatro cosas. En la fábrica: ir al _almacén_ o al _muelle de entregas_. En tu taller: _comprar_ una máquina o _construir_ una que tienes.

        Ningún lugar está nunca ocupado: se puede ir adonde ya han ido otros. Tampoco se pasa, pues el almacén está siempre abierto.

        Empiezas con 3 flores y 4 gotas de tinta. El azar decide quién va primero, y cada mañana le toca a la siguiente persona.

mech-a-dream-rules-stock-room = El almacén
    .text =
        Cada momento del día tiene su piso, y cuanto más tarde es, menos queda. Tomas todo lo que hay en él y eliges lo último.

        Mañana: 2 flores y 2 gotas de tinta, y luego _2 flores o 2 gotas_. Tarde: 1 flor y 1 gota, y luego 2 flores o 2 gotas. Atardecer: solo 2 flores o 2 gotas.

        Puedes tener 9 flores y 9 gotas de tinta. Lo que pasa de ahí se pierde. Los arcoíris y los puntos de sueño no tienen límite.

mech-a-dream-rules-dock = El muelle de entregas
    .text =
        Cada día hay en el muelle otra carta de entrega. Su precio en flores se paga en la barrera y es el mismo todo el día, pero la fila de paquetes se acorta: la de la mañana tiene más, la del atardecer menos.

        Los paquetes de tu fila llegan _uno tras otro_, desde la barrera. Cada uno se resuelve hasta el final antes del siguiente: una máquina que termina gracias a él entra al momento en tu taller, con su recompensa, y cuenta para los paquetes que vienen detrás. Una máquina económica terminada así también cuenta desde entonces.

        Un paquete contiene tinta, arcoíris, puntos de sueño, impulsos o una _activación_. No puedes dejar de lado un impulso mientras haya una máquina en tu cinta; a una activación puedes renunciar.

mech-a-dream-rules-buying = Comprar una máquina
    .text =
        Hay seis máquinas en venta: tres azules o verdes, dos rojas y una amarilla. Las pilas están boca arriba, y la loseta superior de cada pila es una de las seis.

        Paga el precio que figura a la izquierda de la loseta, en _tinta_ las azules, rojas y verdes, en _arcoíris_ las amarillas. Pon la máquina en tu cinta, en la casilla con el número de sus _relojes de arena_, con tu asistente encima. En una casilla puede haber varias máquinas.

        La loseta superior de la pila llena el hueco, y la siguiente de la pila queda entonces también en venta. Cuando una pila se agota, su lugar se queda vacío.

        Las máquinas económicas abaratan las losetas o las ponen más adelante. Un precio nunca baja de cero, y una máquina que no tendría casilla en la que empezar queda terminada al momento.

mech-a-dream-rules-building = Construir
    .text =
        Pon tu asistente en una máquina que ya esté en tu cinta, haya otro en ella o no. Todos los asistentes que tiene encima la empujan cada vez que pasa el tiempo, hasta que acaba el día.

        Para eso necesitas una máquina en tu cinta. Los asistentes de una máquina terminada descansan hasta la noche; no pasan a otra.

mech-a-dream-rules-time = Pasa el tiempo
    .text =
        Cuando todo el mundo ha enviado el asistente de este momento del día, pasa el tiempo para todas las máquinas a la vez. Cada una avanza _una casilla por cada asistente que tiene encima_, de la 7 hacia la 1. Sin asistente se queda donde está.

        Así, un asistente enviado por la mañana empuja tres veces, y uno enviado al atardecer solo una.

mech-a-dream-rules-completing = Terminar una máquina
    .text =
        Una máquina que pasa de la casilla 1 queda terminada, sea cuando sea: al pasar el tiempo, con un impulso o en el momento de comprarla.

        Las verdes pagan entonces sus _arcoíris_ y las amarillas sus _puntos de sueño_. Luego la máquina se da la vuelta y ocupa la siguiente casilla a lo largo del cable de tu taller, de derecha a izquierda. Sus asistentes se quedan encima hasta la noche.

        Hay nueve casillas, y las últimas pagan: puntos de sueño por tu _7.ª_, tu _8.ª_ y tu _9.ª_ máquina, tantos como dice la casilla, y 3 por cada máquina que venga después.

        Cuando varias terminan en el mismo instante, entran en el orden en que estaban en la cinta. Lo que ganas no depende de ello.

mech-a-dream-rules-boosts = Impulsos
    .text =
        Un impulso es un reloj de arena que ganas. Hace avanzar una de tus máquinas _una casilla_, con o sin asistentes.

        Varios impulsos se colocan uno por uno, en una misma máquina o en varias. Entre dos de ellos una máquina puede quedar terminada.

        Los impulsos no se guardan. Si no hay nada en tu cinta, se pierden; si hay algo, es obligatorio usarlos. Con una sola máquina no hay nada que elegir: avanza por sí sola.

mech-a-dream-rules-activation = Activación
    .text =
        Una activación usa una vez _tu robot_ o _una de tus máquinas moradas_, en pleno día y sin contar su uso de la noche.

        Dos activaciones pueden ir a la misma máquina, y una puede ir a una máquina que un paquete anterior acaba de terminar.

        Puedes renunciar a una activación. Pero lo que usas, lo usas entero: no puedes tomar la tinta de una máquina y dejar su impulso.

        Una conversión necesita todo lo que pide. Primero pagas y después ganas, así que con 9 gotas, al pagar 1, queda sitio para una.

mech-a-dream-rules-machines = Las cuatro familias
    .text =
        # Azules: máquinas de recursos
        Llevan un engranaje. Dan flores, tinta e impulsos, y se vuelven moradas al terminarse.

        # Rojas: máquinas de potencia
        También llevan un engranaje. Tardan más y dan puntos de sueño y arcoíris. También se vuelven moradas.

        # Verdes: máquinas económicas
        Llevan el signo del infinito. Pagan arcoíris una vez y luego te ahorran algo el resto de la partida.

        # Amarillas: máquinas de cristal
        Llevan una estrella fugaz. Cuestan arcoíris y pagan muchos puntos de sueño, una vez. Después solo ocupan una casilla.

        # Qué hacen las máquinas moradas
        Unas simplemente _producen_ lo que hay en su pequeña cinta. Otras _convierten_: pagas lo que está antes de la flecha y recibes lo que está después, un lote cada vez.

mech-a-dream-rules-economical = Máquinas económicas
    .text =
        Las hay de cuatro clases. Su poder actúa por sí solo desde que se terminan. Con dos de una clase ahorras el doble.

        # Tinta
        Las máquinas azules, rojas y verdes cuestan 1 gota de tinta menos.

        # Tiempo
        Cada máquina que compras empieza 1 casilla más adelante.

        # Arcoíris
        Las máquinas amarillas cuestan 1 arcoíris menos.

        # Flores
        El muelle cuesta 1 flor menos.

mech-a-dream-rules-night = La noche
    .text =
        Tus asistentes se van a casa. Luego, a la vez y cada cual en su taller, se pueden usar el robot y cada máquina morada _una vez_, en el orden que se quiera. El robot de tu tablero hace 1 gota de tinta por noche.

        El orden importa: las flores de una máquina alimentan otra, y los impulsos pueden terminar una tercera. Una máquina _terminada esta noche se puede usar esta noche_.

        No hay que usar nada. Di cuándo has terminado; hasta entonces puedes deshacerlo todo. Si no te queda nada que se pueda usar, has terminado sin tener que decirlo.

        Cuando todo el mundo ha terminado, empieza el día siguiente: una nueva carta de entrega, y va primero la siguiente persona.

mech-a-dream-rules-end = El final
    .text =
        La partida termina tras una noche: la del _séptimo día_, o la primera tras la que alguien tiene _nueve máquinas o más_. Nueve máquinas a mediodía no detienen el día.

        Tu puntuación son tus puntos de sueño, más 1 por cada arcoíris, más 1 por cada 5 flores y gotas de tinta juntas.

        En caso de empate, va por delante quien tiene más máquinas terminadas, y luego quien tiene más arcoíris. Lo que siga igual se comparte.

mech-a-dream-rules-robots = Los Robots Iluminados
    .text =
        Con esta variante, tu robot tiene un efecto propio en lugar de la gota de tinta. Cada cual recibe dos pantallas y conserva una, a la vez y en secreto. El robot dice también con qué empiezas.

        # Robot 1
        1 punto de sueño.

        # Robot 2
        1 arcoíris.

        # Robot 3
        1 flor y 1 gota de tinta, o 1 flor y 1 impulso.

        # Robot 4
        El paquete del atardecer de hoy, gratis y sin asistente. Si contiene una activación, va a una máquina morada, incluso a una usada esta noche, y nunca a un robot. No es una visita al muelle: ningún especialista paga por ella.

        # Robot 5
        1 flor por 3 gotas de tinta, o 1 gota por 3 flores.

        # Robot 6
        1 arcoíris por 4 gotas de tinta, o 1 gota por 1 arcoíris.

        # Robot 7
        1 impulso, o _comprar una máquina_: al precio de siempre, menos lo que te ahorran tus máquinas económicas, sin asistente y 2 casillas más adelante. Las máquinas económicas que ahorran tiempo se suman a eso. Lo que no tiene casilla en la que empezar queda terminado al momento. No es la acción de comprar: ningún especialista paga por ella.

        # Robot 8
        Paga 1 flor y copia una máquina morada o el robot de un rival. Lo que cuesta el propio efecto copiado se paga después de la flor. El rival no pierde nada, y no hace falta que lo haya usado. Cuentan tus propias máquinas económicas.

        # Cuándo copia el robot 8
        De noche, solo cuando todos sus rivales han terminado: así puede copiar también lo que han terminado esta noche, y una compra nunca va antes que la del robot que copia. El resto de la noche de su dueño no tiene que esperar. De día, con una activación, copia al momento.

mech-a-dream-rules-specialists = Los especialistas
    .text =
        Con esta variante, los especialistas te pagan una bonificación cada vez que tus asistentes hacen lo que ellos mejor conocen. Se revelan cuatro, o tres si juegan menos de cuatro. Desde quien va último hasta quien va primero, cada cual elige uno, con una ficha de precio de 1 arcoíris. En partidas de dos, la carta que sobra se queda en el centro, también a 1 arcoíris.

        # Llevarse uno
        En el almacén, por la mañana y por la tarde, puedes tomar un especialista _en lugar de lo último que se elige_: el de un rival o el del centro. Paga su ficha en arcoíris a su dueño, o a la reserva si es el del centro. Sin ficha es gratis. Nadie puede negarse, y puedes tener cuantos quieras.

        # Fichas
        Un especialista que ha sido tomado recibe una ficha de 2. Al final de cada noche bajan las fichas que están delante de los jugadores: el 2 pasa a ser 1, y el 1 desaparece. La carta del centro mantiene su 1 hasta que alguien se la lleva.

        # Por comprar o construir
        Uno paga 1 punto de sueño, otro un impulso, otro 1 flor y 1 gota de tinta.

        # Por comprar
        Uno paga 1 arcoíris, otro 2 puntos de sueño.

        # Por el muelle
        Uno paga 2 puntos de sueño, otro 2 impulsos, otro una activación.

        # Por el almacén
        Uno paga 1 arcoíris, otro 2 flores o 2 gotas de tinta, a tu elección.

        # Cuándo pagan
        Después de toda la acción, en el orden que elijas si son varios. Un impulso puede ir a la máquina que acabas de comprar. Un especialista del almacén paga ya por la visita en la que lo tomaste.

mech-a-dream-rules-rulings = Donde el reglamento calla
    .text =
        Unas pocas preguntas quedan a criterio de la mesa. Esto es lo que elegimos.

        # ¿Quién va primero el primer día?
        Quien decida el azar.

        # ¿Puede estar ocupado un lugar, y puedo pasar?
        No y no: el almacén está siempre abierto para todo el mundo.

        # ¿Qué pasa en las cintas de la fábrica tras una compra?
        La loseta visible de la pila pasa al hueco, y se descubre la siguiente. La última loseta de una pila deja vacío el lugar de la pila; una pila vacía deja vacíos los huecos.

        # Tengo 9 gotas de tinta, y una máquina cambia 1 por más. ¿Se pierde algo?
        Primero pagas, así que vuelve a haber sitio. Lo que luego pase de 9 se pierde.

        # ¿Puede un precio bajar de cero?
        No, y el ahorro que sobra no vale nada.

        # Una máquina empezaría en la casilla 0 o antes. ¿Qué pasa?
        Queda terminada al momento, con su asistente encima.

        # ¿Tengo que usar mis impulsos?
        Sí, mientras haya una máquina en tu cinta. Si no hay nada en ella, se pierden.

        # ¿Puedo renunciar a una activación?
        Sí, pero solo entera. Los poderes de las máquinas económicas actúan por sí solos y no se pueden rechazar.

        # ¿Pueden dos paquetes activar la misma máquina?
        Sí, también una que ha terminado un paquete anterior de la misma visita.

        # Un paquete termina una máquina económica. ¿Cuenta al momento?
        Sí, también para el resto de la misma visita. Las flores de la barrera ya están pagadas.

        # ¿Puede haber varias máquinas en una casilla?
        Sí, cuantas quieras.

        # ¿Son limitados los arcoíris?
        No. Las piezas de la caja son solo cambio.

        # Alguien tiene nueve máquinas en pleno día. ¿Se acabó?
        No, solo después de la noche.

        # ¿En qué orden van los efectos con «usar todo»?
        En uno en el que no se pierda nada por el límite de 9, si se puede evitar. Usa lo que no pide elegir y te deja el resto.

        # ¿Necesita el robot 8 que lo que copia esté sin usar?
        No, y copiarlo tampoco lo gasta.

        # ¿Cuándo se repone una máquina comprada de noche?
        Cuando ha terminado todo el mundo salvo quien tiene el robot 8. Así, ninguna loseta descubierta impide a nadie deshacer.

        # ¿Paga un especialista por lo que hace un robot?
        No. Solo cuenta lo que hace un asistente.

        # Tomé un especialista en el almacén. ¿Recogí recursos?
        Sí, los del piso, aunque el límite de 9 se los haya tragado todos.

        # ¿Puedo tomar un especialista mío, para renovar su ficha?
        No, solo el de un rival o el del centro. El precio se paga antes de cualquier bonificación.

        # ¿En qué orden se elige todo con las dos variantes?
        Se revelan los especialistas, se eligen los robots, se decide quién va primero y se eligen los especialistas.

## Lo que muestran los dibujos de las reglas

mech-a-dream-fig-or = o
mech-a-dream-fig-before = antes
mech-a-dream-fig-after = después
mech-a-dream-fig-morning = Mañana
mech-a-dream-fig-afternoon = Tarde
mech-a-dream-fig-evening = Atardecer
mech-a-dream-fig-night = Noche
mech-a-dream-fig-goal = Un taller: el robot, tres asistentes, tres máquinas terminadas a lo largo del cable y una oveja que cuenta los puntos de sueño.
mech-a-dream-fig-day = Mañana, tarde y atardecer con un asistente cada uno, luego la noche con el robot.
mech-a-dream-fig-actions = Lo que puede hacer un asistente
mech-a-dream-fig-do-stock = almacén
mech-a-dream-fig-do-dock = muelle
mech-a-dream-fig-do-buy = comprar
mech-a-dream-fig-do-build = construir
mech-a-dream-fig-stock-room = Tres pisos de cajas: por la mañana 2 flores y 2 gotas de tinta, por la tarde 1 flor y 1 gota, al atardecer nada; y en cada uno, a elegir entre 2 flores y 2 gotas.
mech-a-dream-fig-stock-room-choice = todo, y al final una de las dos cosas
mech-a-dream-fig-gate = En la barrera
mech-a-dream-fig-dock = Una carta de entrega por 3 flores. Mañana: 3 puntos de sueño, 2 gotas de tinta, una activación. Tarde: 3 puntos de sueño, una activación. Atardecer: 3 puntos de sueño.
mech-a-dream-fig-dock-order = una fila, desde la barrera
mech-a-dream-fig-tile = Una máquina en venta. Arriba a la izquierda su precio, arriba a la derecha su tiempo, abajo el signo de su familia y lo que hace.
mech-a-dream-fig-tile-price = precio
mech-a-dream-fig-tile-time = tiempo
mech-a-dream-fig-tile-family = familia
mech-a-dream-fig-tile-does = lo que hace
mech-a-dream-fig-bought = Empieza en la casilla { $slot }, con el asistente encima.
mech-a-dream-fig-building = Dos asistentes en una máquina empujan el doble.
mech-a-dream-fig-time-before = Antes de que pase el tiempo: una máquina en la casilla 5 sin asistente, otra en la 4 con dos, otra en la 2 con uno.
mech-a-dream-fig-time-after = Ha pasado el tiempo: la primera sigue en la casilla 5, la segunda está en la 2, la tercera en la 1.
mech-a-dream-fig-boosts-before = Dos impulsos, una máquina en la casilla 4 y otra en la 1.
mech-a-dream-fig-boosts-after = un impulso cada una: una avanza, la otra termina
mech-a-dream-fig-cable = Nueve casillas a lo largo del cable. Cuatro tienen máquinas; la 7.ª, la 8.ª y la 9.ª muestran puntos de sueño.
mech-a-dream-fig-cable-order = de derecha a izquierda; las tres últimas pagan
mech-a-dream-fig-activation = Tu robot o una máquina morada
mech-a-dream-fig-families = Una máquina de cada familia.
mech-a-dream-fig-family-resource = De recursos
mech-a-dream-fig-family-power = De potencia
mech-a-dream-fig-family-economical = Económica
mech-a-dream-fig-family-crystal = De cristal
mech-a-dream-fig-produce = produce
mech-a-dream-fig-convert = convierte
mech-a-dream-fig-savers = Las cuatro máquinas económicas.
mech-a-dream-fig-saves-ink = 1 gota menos: azules, rojas, verdes
mech-a-dream-fig-saves-hourglass = 1 casilla más adelante
mech-a-dream-fig-saves-rainbow = 1 arcoíris menos: amarillas
mech-a-dream-fig-saves-flower = 1 flor menos en el muelle
mech-a-dream-fig-night-order = En el orden que quieras: primero las flores, luego lo que pide una
mech-a-dream-fig-score = Una puntuación de { $total }
mech-a-dream-fig-score-dreams = puntos de sueño
mech-a-dream-fig-score-rainbows = arcoíris
mech-a-dream-fig-score-stores = cada 5 juntas
mech-a-dream-fig-robots = Los ocho Robots Iluminados con lo que hacen.
mech-a-dream-fig-specialists = Los diez especialistas, según la acción por la que pagan.
mech-a-dream-fig-after-buy-build = comprar o construir
mech-a-dream-fig-after-buy = comprar
mech-a-dream-fig-after-dock = muelle
mech-a-dream-fig-after-stock = almacén
mech-a-dream-fig-tokens = Una vez tomado, más barato cada noche
