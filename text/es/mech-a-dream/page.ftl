# La fábrica de Mech a Dream en español.

## Lo que se pide

md-todo-keep = Elige el robot que conservas.
md-todo-hire = Elige el especialista con el que empiezas.
md-todo-morning = Coloca tu asistente de la mañana.
md-todo-afternoon = Coloca tu asistente de la tarde.
md-todo-evening = Coloca tu asistente del atardecer.
md-todo-bonus = Elige qué bonificación de tus especialistas va primero.
md-todo-activate = { $left ->
        [one] Activa tu robot o una máquina.
       *[other] Activa tu robot o una máquina: quedan { $left } veces.
    }
md-todo-boost = { $left ->
        [one] Avanza una máquina una casilla.
       *[other] Avanza tus máquinas: quedan { $left } casillas.
    }
md-todo-purchase = Tu robot compra una máquina: elígela.
md-todo-night = Usa tu robot y tus máquinas, y luego da las buenas noches.
md-moment = Día { $day }, { $time ->
        [morning] mañana
        [afternoon] tarde
        [evening] atardecer
        [night] noche
       *[other] apertura
    }
md-dream = sueño
md-dreams = sueños

## La fábrica

md-factory = Fábrica
md-stock = Almacén
md-sale = Máquinas en venta
md-sale-blue = Máquinas de recursos y económicas
md-sale-red = Máquinas de potencia
md-sale-yellow = Máquinas de cristal
md-sale-empty = Aquí no queda nada
md-dock = Muelle de entregas
md-choose = y elige
md-or = o
md-part-morning = Mañana
md-part-afternoon = Tarde
md-part-evening = Atardecer
md-part-night = Noche
md-enter = Entrada
md-cards = { $left ->
        [0] última carta
        [one] queda 1 carta
       *[other] quedan { $left } cartas
    }
md-pile = { $left ->
        [0] la última
        [one] 1 más debajo
       *[other] { $left } más debajo
    }
md-days = Calendario
md-day = Día
md-day-is = Día { $day } de { $all }
md-day-past = Día { $day }, pasado
md-day-later = Día { $day }
md-first = Va primero: { $name }
md-first-you = Vas primero
md-first-short = primero
md-specialists = Especialistas
md-take = Tomar
md-middle = en el centro
md-yours = tuyo
md-free-short = gratis
md-stock-row = { $part }: { $fixed }, luego { $choice }
md-stock-take = { $part }: tomar { $all }
md-stock-specialist = o un especialista
md-here = aquí: { $names }
md-dock-row = { $part }, desde la barrera: { $packages }
md-dock-enter = Entrar en el muelle por { $price }: { $packages }
md-package-now = se está abriendo
md-gate = Barrera: { $price }
md-no-card = Aún no hay entregas
md-store = Tienes: { $all }
md-store-of = { $name } tiene: { $all }

## Cantidades y efectos

md-nothing = nada
md-free = nada
md-trade = { $gain } por { $pay }
md-effect-package = el paquete del atardecer de hoy
md-effect-copy = lo que hace el robot o una máquina morada de un rival
md-effect-purchase = la compra de una máquina, { $earlier } casillas más adelante
md-after-Stock = ir al almacén
md-after-Dock = abrir paquetes en el muelle
md-after-Buy = comprar una máquina
md-after-Build = construir una máquina
md-specialist-does = Tras { $after }: { $gain }.
md-specialist-free = Aún no trabaja para nadie.
md-specialist-yours = Trabaja para ti.
md-specialist-of = Trabaja para { $name }.

## Máquinas

md-family-resource = Máquina de recursos.
md-family-power = Máquina de potencia.
md-family-economical = Máquina económica.
md-family-crystal = Máquina de cristal.
md-machine-resource = una máquina de recursos
md-machine-power = una máquina de potencia
md-machine-economical = una máquina económica
md-machine-crystal = una máquina de cristal
md-does-nightly = Una vez terminada, cada noche: { $effect }.
md-does-crystal = Una vez terminada: { $reward }, una sola vez.
md-does-economical = Una vez terminada: { $reward }, y desde entonces { $power }.
md-power-Ink = las máquinas azules, rojas y verdes te cuestan 1 gota de tinta menos
md-power-Hourglass = las máquinas que compras empiezan una casilla más adelante
md-power-Rainbow = las máquinas amarillas te cuestan 1 arcoíris menos
md-power-Flower = el muelle te cuesta 1 flor menos
md-cost = Te cuesta { $price }.
md-cost-less = Te cuesta { $price } ({ $printed } menos { $saved }).
md-starts = Empieza en la casilla { $slot }.
md-at-once = Queda terminada al momento.
md-short = Te falta: { $short }.
# La tilde es donde se dibuja la cosa.
md-short-tag = { $count ->
        [one] falta 1~
       *[other] faltan { $count }~
    }

## Lo que haría una jugada

md-do-stock = Tomas { $all }.
md-do-recruit = { $price ->
        [0] Viene contigo gratis.
        [one] Viene contigo por 1 arcoíris.
       *[other] Viene contigo por { $price } arcoíris.
    }
md-do-dock = Entras por { $price } y abres esta fila, desde la barrera.
md-do-build = Tu asistente se suma: una casilla más cuando pase el tiempo (ahora en la casilla { $slot }).
md-do-boost = Una casilla más adelante: de { $from } a { $to }.
md-do-robot = Tu robot.
md-do-bonus = Recibes { $gain }.
md-do-keep = Cada noche: { $effect }. Empiezas con { $start }.
md-do-everything = Todo lo que no pide elegir, una cosa tras otra.
md-do-done = Buenas noches: lo que no se ha usado se queda sin usar.
md-do-decline = Renuncias a esta activación.
md-would-gain = Da { $gain }.
md-would-lose = No hay sitio para { $lost }: se pierde.
md-would-complete = Termina { $family }, tu número { $place }.
md-then-bonuses = Luego tus especialistas dan lo suyo.
md-then-activations = { $left ->
        [one] Luego activas tu robot o una máquina.
       *[other] Luego activas { $left } veces.
    }
md-then-boosts = { $left ->
        [one] Luego avanzas una máquina una casilla.
       *[other] Luego avanzas tus máquinas { $left } casillas.
    }
md-then-purchase = Luego eliges la máquina.

## Lo que es una pieza

md-tell-pile = { $left ->
        [0] Es la última loseta de su pila.
        [one] Debajo hay una loseta más, boca abajo.
       *[other] Debajo hay { $left } losetas más, boca abajo.
    }
md-tell-belt = { $assistants ->
        [0] Le faltan { $slot } casillas, y nadie trabaja en ella.
        [one] Le faltan { $slot } casillas; un asistente la avanza cuando pasa el tiempo.
       *[other] Le faltan { $slot } casillas; { $assistants } asistentes la avanzan cuando pasa el tiempo.
    }
md-tell-stock = Un asistente toma aquí todo lo que hay en el piso de este momento del día, y una de las últimas cosas. Cuanto más temprano, más hay.
md-tell-dock = Un asistente que paga la barrera abre la fila de este momento del día, paquete por paquete. Cada día hay una carta nueva.
md-tell-calendar = La semana tiene siete días. La partida también termina tras la noche en que alguien tiene nueve máquinas.
md-tell-arc = Mañana, tarde y atardecer: un asistente por persona, por turnos. Luego pasa el tiempo. De noche se usa lo que está terminado.
md-tell-robot = El robot hace lo que muestra su pantalla, una vez por noche.
md-tell-flowers = Las Flores Eléctricas abren el muelle. Caben nueve; lo que sobra se pierde.
md-tell-ink = La Tinta Mágica compra máquinas. Caben nueve gotas; lo que sobra se pierde.
md-tell-rainbows = Los arcoíris compran máquinas de cristal. Al final, cada uno cuenta un sueño.
md-tell-dreams = Los sueños deciden la partida. Al final cuentan también los arcoíris, y cada cinco flores y gotas de tinta juntas.
md-tell-lockers = Tres asistentes, uno por cada momento del día. De noche vuelven a casa.
