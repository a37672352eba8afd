# Lo que se dice en la mesa, en español.

table-opening = Se está poniendo la mesa…
table-gone = Esta mesa no se puede mostrar
table-not-drawn = Este programa todavía no sabe dibujar ese juego. Se puede jugar en la terminal.
table-stuck = { $game } no puede seguir aquí
table-stuck-kept = Se ha guardado cómo fue la partida hasta entonces.
table-stuck-nothing = No se ha guardado nada de cómo fue la partida.
table-stuck-look = Repasarla
table-stuck-leave = Dejarla como está
table-leave = Salir de la mesa; tu asiento sigue siendo tuyo
table-help = Reglas y ayuda
table-settings = Ajustes
table-players = Jugadores
table-about = Sobre esta mesa
table-about-of = { $game }: sobre esta mesa
table-game = Juego
table-watching = Público
table-watching-count = { $count ->
        [0] Nadie mira.
        [one] Una persona mira.
       *[other] { $count } personas miran.
    }
table-promise = La promesa del crupier
    .help = Todas las tiradas salen de un número secreto, fijado antes del reparto. Este es su sello; tras la partida se muestra el número, y Verificar lo reparte todo de nuevo.
table-keys = Teclas
table-key-log = Al diario
table-key-back = Volver a lo tuyo, o al presente
table-watch-link = Copiar un enlace para mirar
table-close = Cerrar la mesa
table-close-sure = Cerrarla para todo el mundo
table-close-not = Seguir jugando
table-copied = El enlace está copiado.

## Quién tiene que hacer qué

table-tag-turn = Tu turno
table-tag-wait = Espera
table-tag-held = En pausa
table-tag-over = Fin
table-tag-watching = Público
table-tag-lesson = Lección
table-wait-for = Falta que decida: { $names }.

table-wait-held = { $names } { $count ->
        [one] ha decidido y aún puede pensarlo mejor.
       *[other] han decidido y aún pueden pensarlo mejor.
    }
table-wait-chance = El crupier está en ello.
table-held = La mesa espera a que termines tu turno.
table-held-for = La partida sigue sola en { $left }
table-won = { $names } { $count ->
        [one] gana
       *[other] comparten la victoria
    } con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
table-call = { $game }: tu turno

## La gente

table-you = Tú
table-panel = { $name }: { $doing }, { $points } { $of }
table-panel-plain = { $name }: { $doing }
table-look-at = Mirar lo que tiene { $name }
table-doing-own = Tú: { $doing }
table-doing-over = Fin
table-doing-open = Nadie todavía
table-doing-standin = Un bot suple
table-doing-once = Un bot decide este turno
table-doing-since = Juega un bot desde que se fue { $name }
table-doing-failed = Programa con fallos: juega { $bot }
table-doing-thinks = Bot, pensando
table-doing-bot = Bot, ya jugó
table-doing-away = Ausente
table-doing-late = Ausente, se le espera
table-doing-decides = Decidiendo
table-doing-held = Ya decidió
table-doing-done = Ya jugó
table-clock = Tiempo restante: { $left }
table-clock-soon = quedan { $seconds } s
table-clock-days = { $days } d { $hours } h
table-clock-off = libre, aún { $left }
table-clock-grace = prórroga: { $left }
table-missed = { $count ->
        [one] 1 plazo perdido
       *[other] { $count } plazos perdidos seguidos
    }
table-looking = Miras lo que tiene { $name }.
table-to-own = Volver a lo tuyo
table-not-yours = Esto no es tuyo. Vuelve a lo tuyo para decidir.
table-away = { $name } no está.
table-vote = Que supla un bot
table-vote-not = Mejor esperar
table-votes = A favor de un bot: { $names }
table-stood-in = Un bot juega por ti.
table-take-back = Recuperar mi asiento
table-once = Se acabó tu tiempo: un bot decide este turno por ti.
table-missed-own = { $count ->
        [one] Se te pasó un plazo: un bot decidió por ti.
       *[other] Se te pasaron { $count } plazos seguidos: un bot decidió por ti.
    }
table-here = Aquí estoy
table-rests-you = La partida te espera: no corre ningún reloj.
table-rests = La partida descansa: no corre ningún reloj hasta que vuelva alguien.
table-more = Más
table-person-of = Sobre { $name }
table-person-own = Tu asiento
table-is-here = Está aquí
table-agree = De acuerdo: { $count } de { $of }.
table-agree-who = A favor: { $names }.
table-standin = Un bot en ausencia de { $name }
    .help = Juega hasta que vuelva. Todas las demás personas presentes tienen que estar de acuerdo.
table-out = Excluir a { $name }
    .help = Desde entonces juega un bot en ese asiento. Todas las demás personas presentes tienen que estar de acuerdo.
table-out-verdict = Se han perdido demasiados plazos seguidos: basta con una sola persona. Desde entonces juega un bot en ese asiento.
table-out-vote = Estoy a favor
table-out-not = Ya no estoy a favor
table-out-last = La última palabra es tuya: { $name } pierde el asiento enseguida.
table-out-sure = Excluir a { $name }
table-out-stay = Dejar que siga
table-out-own = { $names } { $count ->
        [one] quiere
       *[other] quieren
    } excluirte de esta partida.
table-out-asked = ¿Hay que excluir a { $name } de esta partida?
table-out-decide = Decidir
table-off = Días libres
    .help = Tu reloj se detiene; decidir algo los termina.
table-off-left = { $count ->
        [0] Ya has usado los 30 de esta partida.
        [one] Te queda uno de los 30 de esta partida.
       *[other] Te quedan { $count } de los 30 de esta partida.
    }
table-off-take = Tomar días libres
table-off-taken = { $days ->
        [one] Tienes un día libre.
       *[other] Tienes { $days } días libres.
    }
table-off-now = Tienes libre todavía: { $left }.
seat-name = { $name } { $number }
table-turn-to = Pasar a { $name }
table-hands = Ahora: { $name } (llevas { $count } asientos)
table-curtain = Pasa el dispositivo a { $name }
    .text = No se muestra nada hasta que lo tenga { $name }.
table-curtain-take = Soy { $name }

## Lo que se puede hacer

table-undo = Deshacer
table-restart = Reiniciar
table-end = Terminar turno
table-end-first = Primero decide lo que se te pide; después podrás terminar el turno.
table-end-done = Tu turno ha terminado: la mesa espera al resto.
table-line-down = La conexión está cortada: no se puede decidir nada hasta que vuelva.
table-lost = Se ha perdido la conexión. Vuelve sola.

## Diario y chat

table-talk = Diario y chat
table-log = Lo que pasó
table-log-none = Todavía no ha pasado nada.
table-log-for = { $you ->
        [yes] decidido por { $bot } en tu lugar
       *[no] decidido por { $bot } en lugar de { $name }
    }
table-chat = Chat
table-chat-none = Nadie ha dicho nada todavía.
table-chat-muted = El chat está silenciado.
table-chat-say = Di algo
table-chat-send = Enviar
table-unread = nuevo
table-mute = Silenciar a { $name }
table-unmute = Volver a oír a { $name }
table-mute-all = Silenciar el chat
table-unmute-all = Oír el chat
table-past = Miras atrás: { $moment }
table-past-step = Miras atrás: paso { $step }
table-past-only = Así estaba entonces. Vuelve al presente para decidir.
table-to-now = Volver al presente
table-went-on = La partida siguió

## El final

table-over = La partida ha terminado
table-to-result = Al resultado
table-see-board = Mirar el tablero
table-result-you = Ganaste
table-result-won = Ganó { $name }
table-result-shared = Victoria compartida
table-solo-result = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
table-together = { $verdict }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en equipo.
table-alone = { $verdict }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
table-against = { $verdict }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } a { $rival }.
table-all = En equipo
table-place = { $place ->
        [1] Victoria
        [2] Segundo puesto
        [3] Tercer puesto
        [4] Cuarto puesto
       *[other] Puesto { $place }
    }
table-points = De dónde salen los puntos
table-total = Puntos
table-bands = La escala de resultados
table-band-next = Tienes { $points }. El siguiente peldaño empieza en { $at }: { $more ->
        [one] falta 1 punto
       *[other] faltan { $more } puntos
    }.
table-band-top = Tienes { $points }: no hay peldaño más alto.
table-tie = Empate a { $points } ({ $ahead }, { $behind }). { $what } lo decidió: { $more } contra { $less }.
table-tie-other = Lo siguiente que comparan las reglas
table-tie-daydream-0 = El avance del objeto empezado
table-tie-mech-a-dream-0 = El número de máquinas terminadas
table-tie-mech-a-dream-1 = El número de arcoíris
table-rematch = Revancha
table-replay = Repetición
table-record = Descargar el registro
table-share = Compartir
table-next = Se prepara una revancha.
table-next-of = { $name } quiere una revancha.
table-come = Vamos

## Lo que haría alguien más

table-hint = ¿Qué harías tú?
table-hint-thinks = Déjame pensar…
table-hint-turn = Pregunta cuando te toque decidir.
table-hint-level = Aquí, { $level } elegiría:
table-hint-value = Cerca de { $points } { $points ->
        [one] punto
       *[other] puntos
    }.
table-hint-ahead = Cerca de { $points } { $points ->
        [one] punto
       *[other] puntos
    } por delante de { $rival }.
table-hint-behind = Cerca de { $points } { $points ->
        [one] punto
       *[other] puntos
    } por detrás de { $rival }.
table-hint-more = Más sobre este consejo
table-hint-next = Lo siguiente mejor, con { $points }: { $move }.
table-hint-line = Después: { $line }.
table-hint-play = Hacer eso
table-hints = Pistas
table-hints-yes = Quien tenga que decidir puede preguntar qué haría el bot más fuerte.
table-hints-no = En esta mesa no se dan pistas.

# Lo que dicen todos los tableros.
board-rule = Leer la regla
board-tap-again = Toca otra vez para hacerlo.
board-actions = Tu turno
