# Mesas nuevas, la sala de una mesa, invitaciones, en español.

lobby-new = Una mesa nueva
lobby-no-such-game = Este servidor no tiene este juego.
lobby-players-title = ¿Quién juega?
lobby-me = Tú
lobby-me-change = Nombre y color
lobby-seat = Asiento { $number }
lobby-who = Quién ocupa el asiento { $number }
lobby-kind-friend = Amigo
lobby-kind-bot = Bot
lobby-kind-device = Aquí
lobby-visitor = Un programa
    .help = Un programa de quien administra el servidor.
lobby-seat-friend = Alguien a quien invitas
    .help = Recibes un enlace para enviar. Quien lo siga ocupa el asiento, sin cuenta.
lobby-seat-device = Alguien a tu lado
    .help = Juega también en este dispositivo: lo pasas de mano en mano.
lobby-level = Qué fuerza tiene el bot
lobby-add = Un asiento más
lobby-fewer = Un asiento menos
lobby-remove = Quitar el asiento { $number }
lobby-solo = en solitario
    .help = En solitario juegas por un rango propio.
lobby-players = { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
lobby-open = Abrir la mesa
lobby-start = Empezar

lobby-clock = Reloj
lobby-clock-none = Sin reloj
    .help = Nadie tiene prisa.
lobby-clock-move = { $time } por jugada
    .help = Si alguien tarda más, un bot decide ese turno; el asiento sigue siendo suyo.
lobby-clock-bank = { $time } por persona, más { $more } por turno
    .help = { $time } para toda la partida; cada turno terminado devuelve { $more }. Si a alguien no le queda nada, un bot decide ese turno.
lobby-days = { $count ->
        [one] 1 día
       *[other] { $count } días
    }
lobby-hours = { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
lobby-minutes = { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
lobby-seconds = { $count ->
        [one] 1 segundo
       *[other] { $count } segundos
    }

lobby-hints = Pistas para todo el mundo
    .help = Quien tenga que decidir puede preguntar qué haría el bot más fuerte.

lobby-yours = Tu mesa. Empieza cuando tú digas.
lobby-hosted = { $name } ha abierto esta mesa.
lobby-seats = Asientos
lobby-set = Qué se juega
lobby-change = Cambiar
lobby-change-title = Cambiar la mesa
lobby-keep = Guardar
lobby-cancel = Dejar como está
lobby-open-seat = Asiento libre
    .help = Aquí todavía no hay nadie.
lobby-bot = Bot
lobby-you = Tú
lobby-you-host = Tú; la mesa es tuya
lobby-here = Está aquí
lobby-away = Ahora no está
lobby-host-is = Abrió la mesa. { $state }
lobby-invite = Invitar
lobby-put-bot = Bot
lobby-sit = Sentarme
    .help = Otra persona juega este asiento en este dispositivo.
lobby-free = Liberar el asiento
lobby-kick = Expulsar
lobby-invite-title = Invita a alguien al asiento { $number }
lobby-invite-text = Envía este enlace: quien lo siga primero ocupa el asiento, sin cuenta.
lobby-come = ¡Ven a jugar a { $game }!
lobby-come-watch = Ven a mirar: jugamos a { $game }.
lobby-copy = Copiar el enlace
lobby-copied = El enlace está copiado.
lobby-copy-yourself = El enlace está seleccionado: cópialo tú.
lobby-share = Compartir
lobby-link-again = Enlace nuevo
    .help = El anterior ya no llevará a ninguna parte.
lobby-link-new = Este es el enlace nuevo; el anterior ya no lleva a ninguna parte.
lobby-qr = El enlace como código QR
lobby-watch-link = Enlace para mirar
lobby-watch-text = Quien tenga este enlace puede mirar, y nada más.
lobby-cannot-start = { $seats ->
        [one] Hay un asiento libre: invita a alguien o pon un bot.
       *[other] Hay { $seats } asientos libres: invita a más gente o pon bots.
    }
lobby-ready = Todos los asientos están ocupados.
lobby-fill = Completar con bots
lobby-close = Cerrar la mesa
    .help = La mesa desaparece para todo el mundo, y sus enlaces no llevan a ninguna parte.
lobby-wait-seats = { $seats ->
        [one] Ya tienes asiento. Queda un asiento libre.
       *[other] Ya tienes asiento. Quedan { $seats } asientos libres.
    }
lobby-wait-host = Todos los asientos están ocupados: { $name } empieza la partida.
lobby-leave = Dejar la mesa

lobby-invited = Una invitación
lobby-invited-by = { $name } te invita
lobby-your-seat = tu asiento
lobby-take = Ocupar el asiento
lobby-sits-already = Ya tienes un asiento en esta mesa.
lobby-to-table = A la mesa
lobby-void = Esta invitación no lleva a ninguna parte
lobby-void-help = Pide una nueva a quien te la envió. Mientras tanto puedes jugar contra un bot.
lobby-void-on = A los juegos
lobby-watch = Mirar la partida

## Equipos

team-title = ¿Para quién?
    .help = Un equipo supera las siete noches una tras otra, se siente quien se siente.
team-none = Una sola noche
team-new = Equipo nuevo
team-name = ¿Cómo se llama tu equipo?
team-found = Fundarlo
team-share = Compartir el equipo
team-nights = Las noches del equipo { $team }
team-closed = Se abre al superar las noches anteriores.
team-passed = superada
team-open = abierta
team-later = aún cerrada
team-next = La siguiente noche
team-night-monday = Lun
team-night-tuesday = Mar
team-night-wednesday = Mié
team-night-thursday = Jue
team-night-friday = Vie
team-night-saturday = Sáb
team-night-sunday = Dom
