# Factory of Dreams en la página, en español.

## Quién tiene que hacer qué

fd-todo-choose = Elige las tres herramientas de la noche.
fd-todo-connect = Pon un Pensamiento en un frasco o usa una herramienta.
fd-todo-connect-pass = Pon un Pensamiento en un frasco, usa una herramienta o pasa.
fd-todo-word = Escribe la palabra de la carta de la Pluma Mágica.
fd-todo-dream = { $left ->
        [one] Falta un sueño por escribir, en secreto.
       *[other] { $left } sueños por escribir, en secreto.
    }
fd-todo-settle = Frasco { $flask }: ¿están juntos los sueños que coinciden?
fd-todo-vote = Se vota una propuesta.
fd-moment-connecting = { $laid } de 15 Pensamientos puestos
fd-moment-creating = { $done } de { $count } han sellado sus sueños
fd-moment-waking = Frasco { $flask } de 5, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por ahora
fd-does-passed = Ha pasado
fd-does-turn = Pone un Pensamiento
fd-does-word = Escribe una palabra
fd-does-wait = Espera
fd-does-writes = { $written } de { $count } escritos
fd-does-sealed = Sueños sellados
fd-does-looks = Compara
fd-does-settled = Ve bien los grupos
fd-does-proposed = Propone algo
fd-does-votes = Vota
fd-does-agree = Está de acuerdo
fd-does-disagree = Está en contra
fd-does-abstain = Deja que decida el resto

## La noche

fd-hall = La sala con sus frascos
fd-theme = El tema de esta noche
fd-theme-coming = Se está sacando el tema
fd-no-theme = Sin tema
    .text = Esta noche vale cualquier sueño, siempre que una los Pensamientos de su frasco.
fd-either = Cada sueño encaja con uno o con otro.
fd-level-introductory = Iniciación
fd-level-one = Nivel 1
fd-level-two = Nivel 2
fd-level-three = Nivel 3
fd-night = La noche
fd-phase-connecting = Enlazar Pensamientos
fd-phase-creating = Crear sueños
fd-phase-waking = Despertar
fd-track = La fábrica: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en equipo
fd-track-target = La fábrica: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en equipo, con { $target } se supera la prueba
fd-points-so-far = { $points ->
        [0] Ningún punto todavía
        [one] 1 punto por ahora
       *[other] { $points } puntos por ahora
    }
fd-points-target = { $points } de { $target } necesarios
fd-scoring = Sueños que coinciden
fd-alike = { $count } iguales
fd-tile-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
fd-tile-cards = sus cartas
fd-tile-more = { $points } + sus cartas

## Enlazar Pensamientos

fd-reserves = { $count } reservas de Pensamientos
fd-flasks = Cinco frascos
fd-drawer = Reserva { $reserve }: { $thought }
fd-drawer-empty = Reserva { $reserve }: se está descubriendo una carta
fd-flask = Frasco { $flask }: { $thoughts }
fd-flask-empty = Frasco { $flask }: vacío
fd-takes = puede recibirla
fd-blank = una carta en blanco
fd-full = lleno
fd-empty = vacío
fd-token-there = ya tiene ficha
fd-all-alike = todos iguales
fd-tools = Herramientas
fd-tool-used = usada
fd-tool-on = en el frasco { $flask }
    .short = frasco { $flask }
fd-tool-does = { $tool }: { $help }
fd-tool-Doubt = Duda
    .short = dos sueños
    .help = Se pueden escribir dos sueños para un frasco; cualquiera de los dos puede coincidir.
fd-tool-Dust = Polvo +1
    .short = un punto más
    .help = Un punto más para un frasco, si puntúa.
fd-tool-Broom = Escoba
    .short = otros Pensamientos
    .help = Las cartas superiores de todas las reservas se van y llegan otras nuevas.
fd-tool-Upend = Volcar
    .short = vaciar un frasco
    .help = Todas las cartas de un frasco se van, y se llena de nuevo.
fd-tool-Feather = Pluma
    .short = palabra propia
    .help = Escribe tú una carta, con una sola palabra, y ponla en un frasco con sitio.
fd-tool-FineDust = Polvo +2
    .short = dos puntos más
    .help = Dos puntos más para un frasco, si puntúa.
fd-strip-drawer = «{ $thought }»: elige ahora su frasco.
fd-strip-flask = Frasco { $flask }: elige ahora el Pensamiento que va en él.
fd-strip-tool = Elige su frasco.
fd-sweep = Barrer
fd-put-back = Devolver
fd-pass = Pasar
    .help = No pones más cartas esta noche; el resto sigue sin ti.
fd-pass-why = Pasar: { $why }
fd-pass-never = esta noche nadie puede
fd-pass-empty = { $count ->
        [one] el frasco { $flask } está vacío
       *[other] { $count } frascos vacíos
    }
fd-passed-own = Has pasado
fd-word = Una palabra para el frasco { $flask }
    .hint = una sola palabra
    .write = Escribirla
fd-dock = Lo que puedes hacer
fd-choose = Elige tres herramientas para esta noche
fd-choose-wait = Se están eligiendo las herramientas de la noche
fd-choose-left = { $left ->
        [one] Una más
       *[other] { $left } más
    }
fd-choose-go = Jugar con estas

## Crear sueños

fd-shut = Las reservas están cerradas. Cada sueño debe encajar con el tema y unir los Pensamientos de su frasco.
fd-shut-free = Las reservas están cerradas. Cada sueño debe unir los Pensamientos de su frasco.
fd-label = Tu sueño para el frasco { $flask }
    .hint = tu sueño
fd-label-second = Tu segundo sueño para el frasco { $flask }, si quieres otro
    .hint = o bien…
fd-two = Dos sueños, cualquiera puede coincidir. El segundo puede quedar en blanco.
fd-nothing = –
fd-hidden = sellado
fd-not-yet = aún no
fd-previous = El sueño anterior
fd-next = El sueño siguiente
fd-line = { $line } de { $count }
fd-fault-thought = «{ $thought }» está en un frasco. Sueña otra cosa.
fd-fault-repeat = Ya escrito para el frasco { $flask }.
fd-fault-long = Demasiado largo para la etiqueta.
fd-fault-letters = No lleva ninguna letra.
fd-ready = { $done } de { $count } sueños listos
fd-still-writing = { $names } { $count ->
        [one] sigue escribiendo.
       *[other] siguen escribiendo.
    }
fd-others-done = El resto ya ha terminado.
fd-all-write = Todo el mundo escribe en secreto.
fd-seal = Sellar mis sueños
fd-seal-left = { $count ->
        [one] Sellar: falta el frasco { $flask }
       *[other] Sellar: faltan { $count }
    }
fd-sealing = Sellando…
fd-sealed = Tus sueños están sellados.
fd-change = Cambiar mis sueños

## Despertar

fd-rack-settled = Frasco { $flask }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }. Volver a verlo
fd-rack-open = Frasco { $flask }, abierto ahora
fd-rack-shut = Frasco { $flask }, aún cerrado
fd-yours = tuyo
fd-second-of = { $who }, segundo
fd-card = «{ $dream }», { $who }
fd-card-shut = { $who }: boca abajo
fd-card-struck = «{ $dream }», { $who }: fuera del tema
fd-card-join = «{ $dream }», { $who }: ¿el mismo sueño que el que has elegido?
fd-agreed-same = la mesa lo ha decidido
fd-off-theme = Fuera del tema
fd-sum = { $matched } de { $players } iguales: { $terms } = { $points }
fd-sum-plain = { $matched } de { $players } iguales: { $terms }
fd-sum-cards = { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
fd-sum-dust = { $dust } de polvo
fd-sum-nothing = Cada cual ha soñado otra cosa: ningún punto.
fd-sum-if = si los grupos se quedan así
fd-next-flask = Frasco siguiente
fd-hurry = Mostrar todo
fd-suggestions = Lo que quizá es lo mismo
fd-suggestion = «{ $one }» y «{ $other }»: ¿el mismo sueño?
fd-same = Lo mismo
fd-proposal-join = «{ $one }» y «{ $other }» son el mismo sueño.
fd-proposal-split = «{ $one }» es un sueño distinto del resto de su grupo.
fd-proposal-strike = «{ $one }» no encaja con el tema.
fd-proposes = { $names } { $count ->
        [one] propone
       *[other] proponen
    }:
fd-decided-yes = Aceptado, { $agreed } contra { $against }.
fd-decided-no = Rechazado, { $agreed } contra { $against }.
fd-watch = Los sueños se dan la vuelta…
fd-watch-score = Eso es lo que da este frasco.
fd-agree = De acuerdo
fd-disagree = En contra
fd-abstain = Que decida el resto
fd-picked = «{ $dream }»: toca el sueño que es igual, o
fd-picked-alone = «{ $dream }»: ¿qué tiene de malo?
fd-split = Un sueño distinto de estos
fd-strike = Fuera del tema
fd-leave = Dejarlo
fd-opine = ¿Están juntos los sueños iguales?
fd-opine-how = Toca dos cartas para unirlas, una para separarla o tacharla. { $left ->
        [one] Queda una propuesta.
       *[other] Quedan { $left } propuestas.
    }
fd-opine-spent = No te quedan propuestas para este frasco.
fd-settle = Los grupos están bien
fd-look-back = Vuelves a ver el frasco { $flask }.
fd-to-open = Al frasco { $flask }
fd-you-proposed = Propones:
fd-voting = Se vota:
fd-you-settled = Ves bien los grupos.
fd-awaited = Falta la respuesta de: { $names }.
fd-over = La noche ha terminado: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.

## Lo que son las piezas

fd-tell-drawer = La carta superior de una reserva. Va a un frasco con sitio; luego la reserva muestra la siguiente.
fd-tell-flask = { $cards ->
        [0] Un frasco vacío, con sitio para { $room } cartas.
        [one] Un frasco con una carta y sitio para { $room }. Cada carta es un punto más si todo el mundo sueña lo mismo.
       *[other] Un frasco con { $cards } cartas y sitio para { $room }. Cada carta es un punto más si todo el mundo sueña lo mismo.
    }
fd-tell-theme = Todos los sueños de esta noche deben encajar con este tema.
fd-tell-night = Primero se ponen cartas en silencio, luego cada cual escribe en secreto y al final se comparan los sueños.
fd-tell-track = Una ventana encendida por cada punto del equipo; cada piso es una fila de la tabla del Gran Arenero.
fd-tell-scoring = Lo que da un frasco cuando tantas personas sueñan lo mismo. Solo cuenta el grupo más grande.
fd-glance = { $name }: { $written } de { $count } sueños escritos
fd-glance-dreams = { $name } ha soñado: { $dreams }
