# El taller de Mech a Dream, la noche y la apertura en español.

## El taller

mw-title-own = Tu taller
mw-title-of = Taller de { $name }
mw-dreams = { $count ->
        [one] sueño
       *[other] sueños
    }
    .full = { $dreams ->
        [one] 1 sueño
       *[other] { $dreams } sueños
    }; { $points } puntos si la partida terminara ahora
mw-points = { $points } puntos si la partida terminara ahora
mw-flowers = flores de 9
    .full = { $count } flores de 9
    .next = flores → { $next }
mw-ink = tinta de 9
    .full = { $count } gotas de tinta de 9
    .next = tinta → { $next }
mw-rainbows = { $count ->
        [one] arcoíris
       *[other] arcoíris
    }
    .full = { $count ->
        [one] 1 arcoíris
       *[other] { $count } arcoíris
    }
mw-lockers = Asistentes
mw-assistant-locker = { $part ->
        [morning] Asistente de la mañana: en casa
        [afternoon] Asistente de la tarde: en casa
       *[other] Asistente del atardecer: en casa
    }
mw-assistant-stock = { $part ->
        [morning] Asistente de la mañana: en el almacén
        [afternoon] Asistente de la tarde: en el almacén
       *[other] Asistente del atardecer: en el almacén
    }
mw-assistant-dock = { $part ->
        [morning] Asistente de la mañana: en el muelle
        [afternoon] Asistente de la tarde: en el muelle
       *[other] Asistente del atardecer: en el muelle
    }
mw-assistant-machine = { $part ->
        [morning] Asistente de la mañana: en una máquina
        [afternoon] Asistente de la tarde: en una máquina
       *[other] Asistente del atardecer: en una máquina
    }
mw-belt = Cinta, casillas 7 a 1
mw-bench = { $done ->
        [one] Banco: 1 máquina de 9
       *[other] Banco: { $done } máquinas de 9
    }
mw-slot-bonus = { $dreams ->
        [one] 1 sueño por lo que se coloque aquí
       *[other] { $dreams } sueños por lo que se coloque aquí
    }
mw-beyond = { $dreams ->
        [one] Más allá de nueve: 1 sueño por máquina
       *[other] Más allá de nueve: { $dreams } sueños por máquina
    }
mw-on-belt = { $assistants ->
        [0] { $name }, casilla { $slot } de 7, sin asistentes.
        [one] { $name }, casilla { $slot } de 7, 1 asistente.
       *[other] { $name }, casilla { $slot } de 7, { $assistants } asistentes.
    }
mw-on-bench = { $used ->
        [yes] { $name }, máquina { $place }, usada esta noche.
       *[no] { $name }, máquina { $place }.
    }
mw-nightly = Cada noche: { $effect }.
mw-saves-Ink = Las máquinas azules, rojas y verdes cuestan 1 gota de tinta menos.
mw-saves-Hourglass = Las máquinas empiezan una casilla más adelante.
mw-saves-Rainbow = Las máquinas amarillas cuestan 1 arcoíris menos.
mw-saves-Flower = El muelle cuesta 1 flor menos.

mw-name-robot = Robot
mw-name-horn = Cuerno de sueños
mw-name-prism = Prisma
mw-name-clock = Reloj
mw-name-still = Alambique de tinta
mw-name-garden = Jardín de tinta
mw-name-greenhouse = Invernadero
mw-name-crystal = Cristal
mw-name-saves-Ink = Ahorratinta
mw-name-saves-Hourglass = Ahorratiempo
mw-name-saves-Rainbow = Ahorracolores
mw-name-saves-Flower = Ahorraflores
mw-robot-does = Robot. Cada noche: { $effect }
mw-robot-secret = aún en secreto

## Un rival de un vistazo

mw-glance = { $name }: { $flowers } flores, { $ink } gotas de tinta, { $rainbows } arcoíris, { $dreams } sueños. { $building ->
        [0] Nada en la cinta.
       *[other] En la cinta: { $belt }.
    } { $done ->
        [one] 1 máquina terminada.
       *[other] { $done } máquinas terminadas.
    }
mw-glance-on = { $machine } en la casilla { $slot }

## La noche

mw-night = Esta noche
mw-use = Usar
mw-used = usado
mw-use-what = Usar: { $engine }, { $effect }
mw-everything = Usar todo
mw-brings = da
    .full = Da { $lot }.
mw-stops = y te deja lo que te toca elegir
mw-done = Listo por esta noche
mw-done-all = Todo el mundo ha terminado: ya llega la mañana.
mw-done-waiting = Has terminado por esta noche. Aún en ello: { $names }.
mw-first-this = Primero esto, luego el resto de la noche.
mw-left = { $count ->
        [one] Aún se puede usar un efecto.
       *[other] Aún se pueden usar { $count } efectos.
    }
mw-nothing-left = Esta noche ya no se puede usar nada más.
mw-if-finished = si la terminas esta noche
mw-who = Quién ha terminado
mw-is-done = { $name }: listo
mw-is-busy = { $name }: aún en ello
mw-copy = Tu robot copia
mw-copy-of = De { $name }
mw-copy-waits = espera a que el resto acabe, para copiar también lo que termine: { $names }
mw-copy-later = Tu robot copia cuando el resto haya acabado. No hace falta que esperes aquí.

## Lo que hay que decidir

mw-choices = Para decidir ahora
mw-owed-boosts = { $left ->
        [one] Coloca tu impulso.
       *[other] Coloca tus impulsos: quedan { $left }.
    }
    .how = Elige una máquina de tu cinta; avanza una casilla.
mw-owed-activations = { $left ->
        [one] Activa algo.
       *[other] Activa algo: quedan { $left }.
    }
    .how = Tu robot o una máquina terminada trabaja al momento.
    .machines = Una máquina terminada trabaja al momento, aunque ya se haya usado esta noche.
mw-owed-purchase = Tu robot compra una máquina.
    .how = { $earlier ->
        [one] Empieza una casilla más adelante.
       *[other] Empieza { $earlier } casillas más adelante.
    }
mw-owed-bonuses = La bonificación de tus especialistas.
    .how = Elige cuál viene ahora.
mw-owed-packages = Se están abriendo tus paquetes.
mw-decline = Renunciar
mw-bonus = { $name }: { $lot }
mw-short-ink = { $short ->
        [one] falta 1 gota de tinta
       *[other] faltan { $short } gotas de tinta
    }
mw-short-rainbow = { $short ->
        [one] falta 1 arcoíris
       *[other] faltan { $short } arcoíris
    }
mw-then = Luego:
mw-then-bonuses = especialistas
mw-then-packages = más paquetes
mw-then-activations = activación
mw-then-boosts = impulsos
mw-then-purchase = compra

## Antes del primer día

mw-opening = Antes del primer día
mw-keep = Elige tu robot
mw-keep-kept = Ya has elegido
mw-keep-watch = Cada cual elige un robot
mw-keep-how = Uno de estos dos se queda contigo toda la semana. Nadie ve tu elección hasta que todo el mundo haya elegido.
mw-keep-waiting = Tu robot se despierta cuando todo el mundo haya elegido.
mw-keep-pick = Señala uno para verlo encendido y confirma.
mw-keep-sure = Cuando todo el mundo haya confirmado, se muestran los robots y ya no se puede deshacer nada.
mw-keep-button = Conservar este robot
mw-keep-this = Conservar el robot { $number }
mw-robot-title = Robot { $number }
mw-robot-nightly = Cada noche: { $effect }.
mw-robot-start = Empiezas con
mw-is-choosing = { $name } está eligiendo
mw-has-chosen = { $name } ha elegido
mw-hire = Elige un especialista
mw-hire-later = Los especialistas de esta partida
mw-hire-others = Se están eligiendo los especialistas
mw-hire-how = Quien juega en último lugar elige primero. Más tarde, un especialista se puede tomar en el almacén, por los arcoíris de su ficha.
