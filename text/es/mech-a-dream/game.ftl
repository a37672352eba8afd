# Mech a Dream en español. Las reglas, los nombres y las razones están en nuestras propias palabras.

mech-a-dream = Mech a Dream
    .help = Una semana en un taller: de día, los asistentes recogen, compran y construyen; de noche, las máquinas fabrican sueños.
game-kind-mech-a-dream = máquinas en cadena
game-line-mech-a-dream = Construye máquinas de día y deja correr los arcoíris de noche.
game-also-mech-a-dream = con variantes
home-credit-mech-a-dream = Mech a Dream es de Thomas Dupont y Antoni Guillen, ilustrado por Mark Oliver, publicado por Blue Orange.

## Variantes

option-robots = Robots
    .help = Quién trabaja de noche en el taller.
option-robots-false = Robots corrientes
    .help = Todo el mundo tiene el robot del tablero: 1 gota de tinta por noche. Lo mejor para empezar.
option-robots-true = Robots Iluminados
    .help = Cada cual recibe dos robots y conserva uno, con su propio efecto y su propio comienzo.
option-specialists = Especialistas
    .help = Quién más trabaja en la fábrica.
option-specialists-false = Sin especialistas
    .help = Solo los asistentes.
option-specialists-true = Especialistas
    .help = Cada cual contrata un especialista que premia una clase de trabajo y que otra persona se puede llevar a cambio de arcoíris.

## Lo que puedes hacer

mech-do-keep = Conservar { $robot }; empiezas con { $start }
mech-do-hire = Contratar: { $specialist }
mech-do-stock = Almacén: { $lot }
mech-do-recruit = Almacén: { $lot }, { $from } { $price }
mech-do-recruit-middle = Almacén: { $lot }, del centro { $price }
mech-do-dock = Muelle de entregas { $price }: { $packages }
mech-do-buy = Comprar { $machine } { $price }, en la casilla { $slot }
mech-do-buy-at-once = Comprar { $machine } { $price }, con construcción inmediata
mech-do-build = Construir { $machine }, ahora en la casilla { $slot }
mech-do-boost = Impulsar { $machine } de la casilla { $from } a la casilla { $to }
mech-do-boost-completes = Impulsar { $machine } y acabar su construcción
mech-do-use = Usar { $machine }
mech-do-use-robot = Usar el robot: { $effect }
mech-do-copy = Copiar { $machine } { $at }
mech-do-copy-robot = Copiar el robot { $at }: { $effect }
mech-do-decline = Renunciar a la activación
mech-do-bonus = Tomar { $lot } ({ $specialist })
mech-do-everything = Usar todo lo que no pide nada: { $lot }
mech-do-done = Terminar la noche

## Lo que ha pasado

mech-turned = En venta: { $machine }.
mech-delivery = Hoy el muelle de entregas cuesta { $price ->
        [one] 1 flor
       *[other] { $price } flores
    }.
mech-specialist-shown = Especialista por contratar: { $specialist }.
mech-dealt = { $you ->
        [yes] Has
       *[no] { $who } ha
    } recibido dos robots: { $one }; { $other }.
mech-chose = { $you ->
        [yes] Has
       *[no] { $who } ha
    } elegido robot.
mech-kept = { $you ->
        [yes] Has
       *[no] { $who } ha
    } conservado { $robot }.
mech-robot-shown = { $you ->
        [yes] Trabajas
       *[no] { $who } trabaja
    } con { $robot }. Para empezar: { $start }.
mech-first = { $you ->
        [yes] Empiezas
       *[no] { $who } empieza
    }.
mech-hired = { $you ->
        [yes] Has
       *[no] { $who } ha
    } contratado un especialista: { $specialist }.
mech-middle = Nadie lo ha contratado: { $specialist }. La carta se queda en el centro.
mech-began-morning = Día { $day }: mañana.
mech-began-afternoon = Día { $day }: tarde.
mech-began-evening = Día { $day }: atardecer.
mech-began-night = Día { $day }: noche.
mech-recruited = { $you ->
        [yes] Te has
       *[no] { $who } se ha
    } llevado un especialista { $from } { $price }: { $specialist }.
mech-recruited-middle = { $you ->
        [yes] Te has
       *[no] { $who } se ha
    } llevado el especialista del centro { $price }: { $specialist }.
mech-dock = { $you ->
        [yes] Has
       *[no] { $who } ha
    } ido al muelle de entregas { $price }.
mech-bought = { $you ->
        [yes] Has
       *[no] { $who } ha
    } comprado { $machine } { $price }, en la casilla { $slot }.
mech-bought-at-once = { $you ->
        [yes] Has
       *[no] { $who } ha
    } comprado { $machine } { $price }, con construcción inmediata.
mech-robot-bought = { $you ->
        [yes] Tu robot
       *[no] El robot de { $who }
    } ha comprado { $machine } { $price }, en la casilla { $slot }.
mech-robot-bought-at-once = { $you ->
        [yes] Tu robot
       *[no] El robot de { $who }
    } ha comprado { $machine } { $price }, con construcción inmediata.
mech-built = { $you ->
        [yes] Has
       *[no] { $who } ha
    } enviado un asistente a construir { $machine }.
mech-gained-stock = { $you ->
        [yes] Has
       *[no] { $who } ha
    } tomado { $lot } del almacén.
mech-gained-package = { $you ->
        [yes] Has
       *[no] { $who } ha
    } desempaquetado { $lot }.
mech-gained-robot = { $you ->
        [yes] Tu robot
       *[no] El robot de { $who }
    } ha producido { $lot }.
mech-gained-machine = { $you ->
        [yes] Has
       *[no] { $who } ha
    } obtenido { $lot }.
mech-gained-copy = { $you ->
        [yes] Tu copia
       *[no] La copia de { $who }
    } ha producido { $lot }.
mech-gained-slot = { $you ->
        [yes] Has
       *[no] { $who } ha
    } recibido { $lot } por la máquina n.º { $number }.
mech-gained-specialist = { $you ->
        [yes] Has
       *[no] { $who } ha
    } recibido { $lot } con { $specialist }.
mech-gained-price = { $you ->
        [yes] Has
       *[no] { $who } ha
    } cobrado { $lot } por { $specialist }.
mech-and-lost = { $gained } Perdido, por pasar de 9: { $lost }.
mech-lost = { $you ->
        [yes] Has
       *[no] { $who } ha
    } perdido { $lost }: el máximo es 9.
mech-moved = En { $you ->
        [yes] tu cinta
       *[no] la cinta de { $who }
    }, { $machine } ha pasado de la casilla { $from } a la casilla { $to }.
mech-boosted = { $you ->
        [yes] Has
       *[no] { $who } ha
    } impulsado { $machine } de la casilla { $from } a la casilla { $to }.
mech-wasted = { $you ->
        [yes] Has
       *[no] { $who } ha
    } perdido { $boosts ->
        [one] un impulso
       *[other] { $boosts } impulsos
    }: la cinta está vacía.
mech-completed = { $you ->
        [yes] Has
       *[no] { $who } ha
    } terminado { $machine }: máquina n.º { $number }.
mech-used = { $you ->
        [yes] Has
       *[no] { $who } ha
    } usado { $machine }.
mech-used-robot = { $you ->
        [yes] Has usado tu
       *[no] { $who } ha usado su
    } robot.
mech-used-robot-paying = { $you ->
        [yes] Has usado tu
       *[no] { $who } ha usado su
    } robot { $price }.
mech-copied = { $you ->
        [yes] Has
       *[no] { $who } ha
    } copiado { $machine } { $at } { $price }.
mech-copied-robot = { $you ->
        [yes] Has
       *[no] { $who } ha
    } copiado el robot { $at } { $price }.
mech-declined = { $you ->
        [yes] Has
       *[no] { $who } ha
    } renunciado a una activación.
mech-done = { $you ->
        [yes] Has terminado tu
       *[no] { $who } ha terminado su
    } noche.
mech-fell = { $price ->
        [0] Ya no se paga nada
        [one] El precio baja a 1 arcoíris
       *[other] El precio baja a { $price } arcoíris
    } por { $specialist }.
mech-ended-full = { $you ->
        [yes] Tu taller
       *[no] El taller de { $who }
    } está lleno: la partida ha terminado.
mech-ended-week = Ha pasado la séptima noche: la partida ha terminado.

## De quién

mech-from = { $you ->
        [yes] de tu taller
       *[no] del taller de { $who }
    }
mech-at = { $you ->
        [yes] en tu taller
       *[no] en el taller de { $who }
    }

## Máquinas, robots, especialistas

mech-machine-greenhouse = el invernadero ({ $effect })
mech-machine-still = el alambique de tinta ({ $effect })
mech-machine-garden = el jardín de tinta ({ $effect })
mech-machine-clock = el reloj ({ $effect })
mech-machine-prism = el prisma ({ $effect })
mech-machine-horn = el cuerno de sueños ({ $effect })
mech-machine-crystal = el cristal ({ $effect })
mech-machine-saves-ink = el ahorratinta ({ $effect })
mech-machine-saves-time = el ahorratiempo ({ $effect })
mech-machine-saves-rainbows = el ahorracolores ({ $effect })
mech-machine-saves-flowers = el ahorraflores ({ $effect })
mech-machine-this = { $machine } [{ $tile }]
mech-robot = el robot { $number } ({ $effect })
mech-specialist = { $name } ({ $after }: { $lot })
mech-specialist-1 = el capataz
mech-specialist-2 = la relojera
mech-specialist-3 = el jardinero
mech-specialist-4 = el estibador
mech-specialist-5 = la guardia de tráfico
mech-specialist-6 = el operador
mech-specialist-7 = la pintora
mech-specialist-8 = el almacenero
mech-specialist-9 = el ilusionista
mech-specialist-10 = la subastadora
mech-after-stock = almacén
mech-after-dock = muelle de entregas
mech-after-buy = comprar
mech-after-build = construir

## Lo que se paga y se gana

mech-lot-nothing = nada
mech-lot-flowers = { $count ->
        [one] 1 flor
       *[other] { $count } flores
    }
mech-lot-ink = { $count ->
        [one] 1 gota de tinta
       *[other] { $count } gotas de tinta
    }
mech-lot-rainbows = { $count ->
        [one] 1 arcoíris
       *[other] { $count } arcoíris
    }
mech-lot-dreams = { $count ->
        [one] 1 punto de sueño
       *[other] { $count } puntos de sueño
    }
mech-lot-boosts = { $count ->
        [one] 1 impulso
       *[other] { $count } impulsos
    }
mech-lot-activations = { $count ->
        [one] 1 activación
       *[other] { $count } activaciones
    }
mech-price = por { $lot }
mech-free = gratis
mech-effect-trade = { $gain } a cambio de { $pay }
mech-effect-package = el paquete del atardecer de hoy
mech-effect-purchase = una compra, { $earlier ->
        [one] 1 casilla
       *[other] { $earlier } casillas
    } más adelante
mech-effect-copy = una copia del robot o de una máquina rival
mech-list = { $first }, { $rest }
mech-list-and = { $first } y { $rest }
mech-list-or = { $first } o bien { $rest }
mech-ways = { $first }, o bien { $rest }

## Por qué no

mech-choose-robot-first = Elige primero cuál de tus dos robots conservas.
mech-not-dealt = No has recibido el robot { $robot }: conserva uno de tus dos robots.
mech-choose-specialist-first = Elige primero el especialista con el que empiezas.
mech-specialist-not-in-play = Ese especialista no está en esta partida: elige uno de la mesa.
mech-specialist-gone = Alguien ha contratado ya ese especialista: elige uno que esté libre.
mech-specialist-is-yours = Ese especialista ya trabaja para ti: elige el de otra persona o el del centro.
mech-no-specialist-here = Aquí no se contratan especialistas: eso se hace en un piso del almacén que muestre uno, en una partida con especialistas.
mech-work-first = Primero tu asistente: almacén, muelle de entregas, comprar o construir.
mech-no-such-choice = Este piso del almacén tiene { $choices ->
        [one] 1 opción
       *[other] { $choices } opciones
    }, contando desde 0: toma una de ellas.
mech-no-delivery = Aún no ha llegado ninguna entrega: el muelle abre cuando se descubre la carta de hoy.
mech-not-on-sale = Esa máquina no está en venta: elige una de las cintas de la fábrica.
mech-not-on-your-belt = Esa máquina no está en tu cinta: elige una que tengas en construcción.
mech-short-flowers = El muelle de entregas cuesta { $price ->
        [one] 1 flor
       *[other] { $price } flores
    }: { $short ->
        [one] te falta 1
       *[other] te faltan { $short }
    }.
mech-short-ink = Eso cuesta { $price ->
        [one] 1 gota de tinta
       *[other] { $price } gotas de tinta
    }: { $short ->
        [one] te falta 1
       *[other] te faltan { $short }
    }.
mech-short-rainbows = Eso cuesta { $price } arcoíris: { $short ->
        [one] te falta 1
       *[other] te faltan { $short }
    }.
mech-boost-first = Tienes un impulso: elige primero qué máquina de tu cinta avanza.
mech-activate-first = Tienes una activación: elige primero qué usas, o renuncia a ella.
mech-machines-only = Esta activación es para una de tus máquinas moradas, no para un robot.
mech-buy-first = Tu robot está comprando: elige primero qué máquina.
mech-bonus-first = Tus especialistas te premian: elige primero qué bonificación viene ahora.
mech-no-such-bonus = Esa bonificación no te corresponde: elige una de las que se te ofrecen.
mech-it-is-night = Es de noche: usa tu robot y tus máquinas moradas, o termina la noche.
mech-not-yours-to-use = Eso no es ni tu robot ni una máquina morada terminada de tu taller: usa una de esas cosas.
mech-used-tonight = Eso ya ha trabajado esta noche: una vez por noche es el máximo.
mech-copy-waits = Tu robot copia cuando el resto ha terminado la noche: usa lo demás y luego espera.
mech-nothing-at-once = No quedan dos cosas que no pidan nada: usa lo que tienes de una en una.
mech-cannot-copy = Tu robot no copia a otros: úsalo tal como es.
mech-nothing-to-copy = Ahí no hay nada que copiar: elige el robot de un rival o una máquina morada terminada de su taller.
mech-say-what-to-copy = Di qué debe copiar tu robot: el robot o una máquina morada terminada de un rival.
mech-no-such-way = No funciona de esa forma: elige una de las que muestra.
mech-cannot-pay = No puedes pagarlo: el precio entero tiene que estar en tu taller.
mech-brings-nothing = Ahora no te daría nada: guárdalo hasta que te sirva y tengas sitio.

## Puntuación

score-dreams = Puntos de sueño
score-rainbows = Arcoíris
score-leftovers = Flores y tinta

## Lo que falla en un archivo de componentes

components-count = { $what }: tiene que haber de { $least } a { $most }, no { $are }
components-start = se empieza con 9 flores y 9 gotas de tinta como máximo, con arcoíris y con nada más
components-robot = un robot trabaja de 1 a 6 formas; cada una toma solo flores, tinta o arcoíris y da algo, como máximo 30 de una clase y sin activaciones; el robot del tablero no hace nada especial
components-floor = un piso del almacén ofrece de 1 a 6 opciones, cada una de 30 de una clase como máximo, sin impulsos ni activaciones
components-time = máquina { $tile }: el tiempo tiene que ser de 1 a 7 relojes de arena
components-price = máquina { $tile }: el precio tiene que ser 9 como máximo
components-effect = máquina { $tile }: tiene que dar algo, como máximo 30 de una clase y sin activaciones, y tomar solo flores, tinta o arcoíris
components-delivery = carta de entrega { $number }: la barrera cuesta 9 flores como máximo, y cada momento del día tiene como máximo 6 paquetes, cada uno con algo dentro, como máximo 30 de una clase y 2 activaciones
components-robot-start = robot { $number }: empieza con 9 flores, 9 gotas de tinta y 30 arcoíris como máximo, y con nada más
components-copy-alone = robot { $number }: un robot que copia no hace nada más
components-robot-twice = robot { $number }: solo un robot puede comprar, y solo uno puede copiar
components-specialist = especialista { $number }: tiene que haber al menos una acción que premiar y de 1 a 6 premios, cada uno de 30 de una clase y 1 activación como máximo

## Lo que falla en una posición

mech-position-seats = Hay { $players } talleres para { $seats } jugadores.
mech-position-pieces = Esta caja no tiene todas las losetas, cartas y robots que hay en la mesa.
mech-position-day = La semana tiene los días 1 a 7, y la partida se abre el día 1.
mech-position-first = Desde la primera mañana, alguien de la mesa tiene que ir primero.
mech-position-delivery = Tiene que haber una carta de entrega por cada día hasta ahora, la de hoy antes de que nadie trabaje.
mech-position-end = La partida termina tras la séptima noche, o tras una noche con nueve máquinas en un taller: entonces, y solo entonces, ha terminado.
mech-position-sale = Cada máquina en venta tiene su propio sitio en la cinta de su color, y ningún sitio está vacío mientras su pila no lo esté.
mech-position-belt = Una máquina de una cinta tiene que ser de alguien de la mesa y estar en las casillas 1 a 7.
mech-position-workshop = Las máquinas de un taller tienen que ser de alguien de la mesa y seguir el cable sin huecos; solo se usan las moradas, y solo de noche.
mech-position-opening = Antes de la primera mañana cada cual tiene aquello con lo que empieza, y ninguna máquina.
mech-position-specialists = Los especialistas no encajan: cada uno está una sola vez, contratado en su turno por alguien de la mesa, a un precio que las reglas permiten.
mech-position-robots = Los robots no encajan: cada uno se reparte una vez, dos por persona, y todos se muestran a la vez.
mech-position-assistants = Los asistentes no encajan: trabajan en el orden del día y de los turnos, cada uno en las máquinas de su propio taller.
mech-position-dials = { $who } tiene más de 9 flores o de 9 gotas de tinta.
mech-position-night = { $who } solo puede haber terminado la noche o usado su robot si es de noche.
mech-position-owes = { $who } no puede estar ahora en medio de esto.
mech-position-unsettled = Aquí aún tiene que pasar algo por sí solo: en una posición, todo espera a que alguien decida.
