# El inicio, los ajustes y el perfil, en español.

home-tag = { $games ->
        [one] Un juego para soñar, con amigos o con bots.
        [2] Dos juegos para soñar, en una misma mesa.
        [3] Tres juegos para soñar, en una misma mesa.
        [4] Cuatro juegos para soñar, en una misma mesa.
       *[other] { $games } juegos para soñar, en una misma mesa.
    }
home-games = Juegos
home-players = { $fewest ->
        [one] { $most ->
            [one] 1 jugador
           *[other] 1–{ $most } jugadores
        }
       *[other] { $fewest }–{ $most } jugadores
    }
home-play = Jugar ya
    .help = Abre una mesa contra un bot y empieza.
home-friends = Con amigos
home-learn = Aprender
home-more = También:
home-alone = en solitario
home-opening = Se está poniendo la mesa…
home-unreachable = Ahora no se pueden mostrar los juegos.
home-again = Reintentar

home-tables = Tus mesas
home-past = Partidas jugadas
home-past-all = Todas las partidas jugadas ({ $count })
home-your-turn = Tu turno
home-stuck = No puede seguir
home-waits-you = Te toca jugar
home-under-way = En curso
home-waits-for = { $others ->
        [0] { $name } está decidiendo
        [one] { $name } y otra persona están decidiendo
       *[other] { $name } y otras { $others } personas están decidiendo
    }
home-seats-open = { $seats ->
        [one] 1 asiento libre
       *[other] { $seats } asientos libres
    }
home-can-begin = Lista para empezar
home-waits-host = Empieza quien abrió la mesa
home-over = Terminada
home-result-won = Ganaste con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
home-result-shared = Compartes la victoria con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
home-result-place = Puesto { $place } de { $of }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
home-result-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
home-result-band = { $band }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
home-seat-open = asiento libre

home-unofficial = No es oficial ni está a la venta. Por favor, compra los juegos que te gusten.
home-record = Ver un archivo de registro

settings = Ajustes
settings-language = Idioma
settings-theme = Apariencia
settings-as-system = Sistema
settings-light = Claro
settings-dark = Oscuro
settings-pace = Movimiento
settings-pace-off = Ninguno
settings-pace-normal = Normal
settings-pace-fast = Rápido
settings-sound = Sonido
    .help = Dos notas suaves cuando es tu turno, y algunos sonidos pequeños.
settings-sound-try = Escuchar
settings-notify = Notificaciones
    .help = Te avisa cuando es tu turno y estás mirando otra cosa.
settings-notify-tab = Recibes avisos mientras haya abierta una pestaña de esta página.
settings-notify-blocked = Tu navegador no deja que esta página te avise. Permite las notificaciones junto a la dirección y vuelve a activar esto.
settings-hold = Esperar «Terminar turno»
    .help = Puedes deshacerlo todo hasta que pulses el botón. Sin esto, la partida sigue tras tu última decisión.
settings-muted = Silenciar el chat
    .help = No se muestra nada de lo que escribe el resto.

profile = Tú
profile-of = Tú: { $name }
profile-none = Visitante
profile-name = Tu nombre
profile-colour = Tu color
profile-save = Guardar
profile-move = Pasar a otro dispositivo
    .help = Escribe este código en el otro dispositivo: tus mesas se van contigo, y este las suelta.
profile-code = Código
profile-code-show = Mostrar un código
profile-code-again = Mostrar un código nuevo
profile-code-left = Vale aún { $time }
profile-enter = Código de otro dispositivo
profile-enter-go = Traer aquí
profile-arrived = Te damos la bienvenida, { $name }.
colour-violet = violeta, cuadrado
colour-rose = rosa, círculo
colour-teal = turquesa, gota a la izquierda
colour-amber = ámbar, gota a la derecha
colour-blue = azul, arco
colour-green = verde, hoja
colour-coral = coral, cuenco
colour-slate = pizarra, loseta
