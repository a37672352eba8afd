# Lo que dice el programa, en español.

## Juegos, árbitro, repetición

games-figures = { $fewest ->
        [one] de 1 a { $most } jugadores
       *[other] de { $fewest } a { $most } jugadores
    }, reglas versión { $rules }
games-bots = Bots

referee-not-utf8 = Esta línea no es texto UTF-8, a partir del byte { $byte }.
referee-bad-json = Esta línea no es JSON: { $reason }.
referee-not-object = Una petición es un objeto JSON como {"{"}"do":"games"{"}"}.
referee-unknown-do = No hay ninguna petición «{ $do }». Hay: { $known }.
referee-missing-field = Falta el campo «{ $field }».
referee-unknown-field = Esta petición no tiene ningún campo «{ $field }». Tiene: { $known }, además de id.
referee-field-twice = El campo «{ $field }» está dos veces.
referee-wrong-value = El campo «{ $field }» no se puede leer: { $reason }.
referee-seed-unused = Una semilla no sirve de nada cuando el azar se te pide a ti: quita una de las dos cosas.
referee-line-too-long = Esta línea no se ha leído: tiene más de { $most } bytes.
referee-no-game = Todavía no hay ninguna partida en la mesa: empieza con «new», «load» o «replay».
referee-no-randomness = Esta máquina no ha dado ningún número al azar: nombra una semilla.
referee-bug = El árbitro se ha equivocado, y lo lamenta. La mesa está como estaba antes de esta petición.

replay-entry = Entrada { $entry }: { $reason }
replay-unreadable = { $file } no se puede leer: { $reason }
replay-too-large = { $file } no es un registro: tiene más de { $reason } bytes.
replay-bad-json = { $file } no es JSON: { $reason }
replay-bad-record = { $file } no es el registro de una partida: { $reason }
replay-no-such-entry = No hay entrada { $entry }: el registro tiene { $entries }.
replay-players = { $seats ->
        [one] 1 jugador
       *[other] { $seats } jugadores
    }
replay-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
replay-played = { $name }: { $move }
replay-better = En su lugar, { $level } habría jugado: { $move }
replay-beyond = Todos los puntos son de ventaja (+) o de desventaja (−) respecto de { $rival }.
replay-as-good = viene a ser lo mismo
replay-turns = Dónde cambió la partida
replay-no-turns = La partida nunca cambió mucho.
replay-turn-cost = { $name }: { $points } { $count ->
        [one] punto
       *[other] puntos
    } por esta decisión
replay-turn-swing = { $name }: { $points } { $count ->
        [one] punto
       *[other] puntos
    } por lo que salió
replay-over = La partida ha terminado.
replay-chance = Ahora va el crupier.
replay-waiting = La mesa espera que decida: { $who }.
replay-quiet = (nada que se vea)
replay-prompt = [{ $entry }/{ $entries }] Enter: siguiente, b: atrás, un número: ir ahí, q: salir >
replay-help = Enter o n muestra la entrada siguiente, b la anterior, un número esa entrada; q sale.
replay-at-last = El registro termina en la entrada { $entries }.
replay-moves = { $count ->
        [0] Todavía no hay entradas
        [one] 1 entrada, conforme a las reglas
       *[other] { $count } entradas, todas conformes a las reglas
    }
replay-dice-proven = La semilla del crupier da todas las tiradas, y es la semilla que se prometió
replay-dice-dealt = La semilla del crupier da todas las tiradas, pero no se prometió ninguna semilla antes del reparto
replay-dice-sealed = Las tiradas son posibles, pero la semilla del crupier no se muestra: no se pueden comprobar
replay-dice-asked = Las tiradas son posibles; se introdujeron a mano, así que no hay semilla con la que comprobarlas
replay-hashes = { $count ->
        [0] No hay huellas de la mesa que comparar
        [one] La mesa tiene la huella registrada
       *[other] La mesa tiene la huella registrada en { $count } sitios, que son todos
    }
replay-result = El resultado es el registrado
replay-no-result = La partida ha terminado, pero el registro no da ningún resultado que comparar
replay-unfinished = La partida no ha terminado
replay-holds = El registro es válido.
replay-is-broken = El registro no es válido.

## Jugar

play-you = Tú
play-usage =
    ¿A qué jugamos? Nombra un juego:
      reverie play daydream                        en solitario, la vista más fácil
      reverie play daydream --view BC --bots engineer,master
      reverie play mech-a-dream --players 3        una semana en la fábrica, con dos bots
    En una terminal, `reverie` a secas pregunta con un menú breve. Más: reverie play --help
play-menu-welcome = Te damos la bienvenida a Reverie, una mesa para juegos sobre sueños y máquinas.
play-menu-game = ¿Qué juego?
play-menu-option = { $option }: { $help }
play-menu-bots = ¿Cuántos bots juegan contigo, de { $fewest } a { $most }? (Enter: { $fewest })
play-menu-bots-solo = ¿Cuántos bots juegan contigo, de { $fewest } a { $most }? (Enter: { $fewest }, partida en solitario)
play-menu-level = ¿Qué nivel deben tener?
play-menu-prompt = Un número, o Enter para { $usual } >
play-menu-range = Escribe un número de 1 a { $last }, Enter para lo habitual, o q para salir.
play-menu-between = Escribe un número de { $fewest } a { $most }, o Enter para { $fewest }.
play-no-such-option = { $game } no tiene ninguna opción { $option }. Tiene: { $known }.
play-no-such-value = La opción { $option } no tiene ningún valor { $value }. Tiene: { $known }.
play-value-missing = ¿Qué valor para { $option }? Escribe --set { $option }=VALOR, con uno de estos: { $known }.
play-option-twice = La opción { $option } está dada dos veces.
play-bots-count = Se nombran { $named } bots para { $bots } asientos: nombra un nivel para todos, o uno para cada uno.
play-no-luck = El sistema operativo no da ninguna semilla al azar: { $reason }

play-welcome = { $title }
play-welcome-back = { $title }: donde lo dejamos.
play-commands = En cualquier momento: ayuda, reglas, pista, deshacer, diario, ver, guardar, salir. «ayuda» dice para qué sirve cada cosa, y qué marcas puede explicar.
play-commitment =
    El azar está sellado: su semilla se muestra al final y debe cumplir esta promesa.
    { $commitment }
play-who = { $who }: { $asked }
play-prompt = ¿Qué vas a hacer? >
play-secret = Esto es solo para { $who }. Enter cuando nadie más mire la pantalla >
play-prompt-word = Tus palabras >
play-forced = Solo se puede hacer una cosa: { $move }.
play-roll-on = Enter sigue, u deshace >
play-end-on = Era la última decisión. Enter termina la partida, u deshace >
play-roll-on-unknown = Pulsa Enter para seguir, o escribe u para deshacer tu última decisión.
play-undone = Deshecho.
play-nothing-typed = Escribe uno de los números, o una decisión completa.
play-no-such-number = En la lista no hay { $typed }: va de 1 a { $last }.
play-unknown = No entiendo «{ $typed }». Escribe un número de 1 a { $last }, o ayuda.
play-help =
    Escribe el número de una opción, o toda la decisión de una vez.
      deshacer (u)     deshacer tu última decisión, mientras no intervenga el azar
      pista            qué haría aquí un bot
      ayuda MARCA      qué significa una marca o un lugar
      reglas           todas las reglas, tal como se juegan aquí
      diario           todo lo que ha pasado
      ver, ver 2       volver a dibujar la mesa, o la parte del jugador 2
      guardar ARCHIVO  guardar aquí, y luego tras cada decisión
      salir            dejar la partida (antes puedes guardar)
play-help-unknown = No hay ayuda sobre «{ $topic }».
play-look-unknown = Hay jugadores de 1 a { $last }: ver 1.
play-hint = En tu lugar, { $bot } elegiría: { $move }.
play-hint-next = Lo siguiente mejor: { $move }.
play-hint-line = Después seguiría: { $line }.
play-quit-save = ¿Guardar antes? Un nombre de archivo, o Enter para salir sin guardar >
play-bye = Hasta la próxima.
play-left-saved = Guardado. Para seguir: reverie play --resume { $file }
play-left-unsaved = La entrada se acabó antes que la partida, y no se ha guardado nada (--save ARCHIVO lo habría hecho).
play-saved = Guardado en { $file }, y desde ahora tras cada decisión.
play-save-where = ¿Dónde? Por ejemplo: guardar partida.json
play-save-exists = { $file } ya existe. Elige otro nombre, o sigue con esa partida: reverie play --resume { $file }
play-save-failed = { $file } no se ha podido escribir
play-save-no-name = { $file } no es un nombre de archivo.
play-save-unreadable = { $file } no es una partida que se pueda continuar: { $reason }
play-save-entry = la entrada { $entry } no se sostiene. { $reason }
play-save-no-seed = { $file } no tiene semilla, así que no se puede repartir nada más. Se puede ver: reverie replay { $file }

play-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
play-next-band = { $missing ->
        [one] Con un punto más
       *[other] Con { $missing } puntos más
    } (desde { $points }) habría sido: { $band }.
play-top-band = No hay nada por encima de esto.
play-you-won = ¡Ganaste!
play-won = Gana { $names }.
play-shared = Victoria compartida: { $names }.
play-seed =
    La semilla del azar, como se prometió:
    { $seed }
play-verify = Registrado en { $file }; cualquiera puede comprobarlo: reverie replay { $file } --verify
play-again = ¿Otra vez? (s/n) >

## Laboratorio

lab-game = juego
lab-options = opciones
lab-seats = asientos
lab-games = partidas
lab-decisions = decisiones
lab-rolls = tiradas
lab-decisions-per-second = decisiones/s
lab-games-per-second = partidas/s
lab-decisions-per-game = por partida
lab-state-bytes = estado B
lab-clone-ns = copia ns
lab-bench-intro = Partidas al azar en un núcleo: se enumeran las jugadas permitidas y se hace una, una y otra vez.
lab-match-intro = { $game } ({ $options }), { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }: { $games } partidas de { $deals } repartos, en { $seconds } s. Entre paréntesis: dónde está la cifra verdadera, 19 veces de cada 20.
lab-match-player = jugador
lab-match-wins = gana %
lab-match-points = puntos
lab-match-median = mediana
lab-match-ms = ms/jugada
lab-match-seats = { $players } jugadores no se pueden repetir hasta llenar { $seats ->
        [one] un asiento
       *[other] { $seats } asientos
    }: nombra uno, un jugador por asiento, o un número que divida los asientos.
lab-match-bands = { $player } según la tabla de las reglas:
lab-match-top = en la fila más alta: { $share } %
lab-match-forfeits = { $player } perdió { $games } partidas por no responder como se acordó. Las primeras de todas esas partidas:
lab-match-forfeit = reparto { $deal }, asiento { $seat }: { $why }
lab-ladder-intro = { $game } ({ $options }), { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }: { $games } partidas por pareja. 400 puntos más son diez victorias por cada una; entre paréntesis: dónde está la cifra verdadera, 19 veces de cada 20.
lab-ladder-rating = índice
lab-ladder-below = % contra el de debajo
lab-game-stuck = La partida no espera a nadie y no ha terminado: un fallo nuestro.
lab-no-search = { $level } decide enseguida: no tiene ninguna búsqueda que se pueda cambiar.
lab-no-threads = Los hilos no se pueden iniciar: { $reason }
lab-report-written = { $games } partidas se cuentan en { $file }
lab-report-cannot-write = { $file } no se puede escribir
lab-soak-held = { $game }: { $games } partidas, { $decisions } decisiones, { $rolls } tiradas en { $seconds } s. Todas las leyes se han cumplido.
lab-soak-broken = { $game } ({ $options }, { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }, semilla { $seed }) ha incumplido una ley: { $law }
lab-soak-kept = La partida hasta ahí está en { $file }.
lab-soak-replay = Para verla:
lab-soak-repeat = Para volver a jugar solo esta partida:
lab-no-such-options = No hay opciones { $options }. Hay: { $known }; o escríbelas como JSON.
lab-cannot-keep = El registro de la partida que incumplió una ley no se puede escribir en { $folder }
lab-train-learned = { $file }: { $before } puntos al principio, { $after } al final.
lab-train-nothing = No hay nada que aprender para { $game }. Lo hay para: { $known }.
lab-train-no-such-file = Ningún archivo que aprender empieza por «{ $only }». Hay: { $known }.
lab-train-cannot-write = Lo aprendido no se puede escribir en { $folder }
lab-words-theme = tema
lab-words-prompts = preguntas
lab-words-top1 = primera 1.ª %
lab-words-top3 = en 3 %
lab-words-any-top1 = alguna 1.ª %
lab-words-any-top3 = en 3 %
lab-words-all = todos
lab-words-judged = De { $same } parejas iguales, { $matched } se reconocen solas, y en total { $found } ({ $share } %) se reconocen o se proponen. De { $different } que no son iguales, { $wrongly_matched } se reconocen y otras { $wrongly_suggested } se proponen.
lab-words-cannot-read = { $file } no se puede leer
lab-words-nobody = Ningún juego de aquí lee palabras.
lab-words-bad-prompt = La línea { $number } no se puede leer: { $line }. Debería ser: tema: pensamiento,pensamiento = respuesta/respuesta
lab-words-bad-pair = La línea { $number } no se puede leer: { $line }. Debería ser: 1 o 0, una respuesta, una respuesta, separadas por tabuladores
lab-words-no-such-theme = No hay ningún tema { $theme }. Hay: { $known }
lab-load-moves = { $tables } mesas han hecho { $moves } jugadas en { $seconds } s: { $rate } por segundo
lab-load-answer = de una jugada a su respuesta: { $half } ms en la mediana, { $most } ms en el percentil 99
lab-load-last-seat = de una jugada a la vista del último asiento: { $half } ms en la mediana, { $most } ms en el percentil 99
lab-load-bytes = a los cuatro asientos por una jugada: { $bytes } bytes
lab-load-bytes-of =
    { "  " }de ellos en mensajes «{ $kind }»: { $bytes } bytes
lab-load-cpu = por cada segundo de procesador del servidor: { $moves } jugadas
lab-load-memory = memoria del servidor por mesa: { $memory } kB
lab-load-times-moves = El segundo servidor junto al primero: { $times } veces las jugadas por segundo
lab-load-times-cpu = jugadas por segundo de procesador: { $times } veces
lab-load-times-answer = de una jugada a su respuesta en la mediana: { $times } veces
lab-load-times-bytes = bytes por jugada: { $times } veces
lab-load-times-memory = memoria por mesa: { $times } veces
lab-load-no-process = No se ha encontrado el proceso del servidor, así que no se conocen su tiempo de procesador ni su memoria: --pid PID
lab-load-refused = Se han rechazado { $refused } jugadas; no debería haber ninguna.
lab-kills-rounds = { $rounds } paradas bruscas en { $seconds } s, { $tables } mesas
lab-kills-played = { $answered } jugadas respondidas, { $resent } enviadas de nuevo, { $shown } vistas mostradas
lab-kills-found = { $lost } perdidas, { $doubled } dobles, { $different } distintas, { $refused } rechazadas
lab-kills-trouble = No se ha podido seguir probando: { $reason }
lab-faults-rounds = { $rounds } fallos en { $seconds } s en { $nodes } nodos: { $kinds }
lab-faults-played = { $tables } mesas, { $answered } jugadas respondidas, { $resent } enviadas de nuevo, { $shown } vistas mostradas, { $claims } tomas de mesa
lab-faults-still = { $fault }: { $tables } mesas quietas, durante { $half } ms en la mediana, { $most } ms en el percentil 99, { $longest } ms como mucho
lab-faults-left-out = no se ha probado aquí: { $why }
lab-faults-nothing = nada perdido, nada doble, un solo orden para todos los ojos, nunca dos nodos con una misma valla, ningún secreto mostrado
lab-faults-found = mal: { $found }
lab-faults-trouble = No se ha podido seguir probando: { $reason }
lab-load-elsewhere = { $url } no es una dirección de esta máquina: solo se prueban servidores de esta máquina, como http://127.0.0.1:4870
lab-load-trouble = No se ha podido seguir probando el servidor ({ $doing }): { $reason }
lab-siege-answer = { $when ->
    [alone] en calma
    [besieged] bajo asedio
   *[after] después
  }: de una jugada a su respuesta { $half } ms en la mediana, { $most } ms en el percentil 99 ({ $moves } jugadas)
lab-siege-ratio = el percentil 99 bajo asedio es { $ratio } veces lo que era en calma
lab-siege-turned-away = { $away } veces de { $tries } se rechazó a alguien que tiene asiento
lab-siege-reason = la primera vez: { $reason }
lab-siege-memory = memoria del servidor: { $before } kB antes, { $most } kB como máximo mientras tanto, { $after } kB después ({ $ratio } veces)
lab-siege-attacks = lo que se le hizo: { $attacks }
lab-siege-did-half-sent = { $count } peticiones enviadas a medias
lab-siege-did-idle = { $count } conexiones ociosas
lab-siege-did-slow-bodies = { $count } cuerpos lentos
lab-siege-did-connections = una avalancha de { $count } conexiones
lab-siege-did-watchers = { $count } espectadores que entraron y salieron en tropel
lab-siege-did-messages = una avalancha de { $count } mensajes
lab-siege-did-frames = { $count } tramas enormes o absurdas
lab-siege-did-pings = una avalancha de { $count } pings
lab-siege-did-streams = { $count } flujos de eventos sin leer
lab-siege-did-requests = una avalancha de { $count } peticiones
lab-siege-no-server = El servidor que asediar no se ha podido iniciar: { $reason }

## Servir

serve-table = La mesa está en { $url }
serve-data = Todo se guarda en { $path }
serve-friends = Los amigos de la misma red entran por { $urls }
serve-friends-not-yet = Para que entren amigos de la misma red: { $command }
serve-friends-unknown = Esta máquina no conoce su dirección en la red; los amigos la necesitan, con el puerto { $port }.
serve-how-to-stop = Ctrl-C lo detiene; todas las mesas quedan como estaban.
serve-stopped = Detenido. Todas las mesas están guardadas.
serve-no-home = No hay carpeta personal donde guardar los datos. Di dónde: reverie serve --data ARCHIVO
serve-no-room = No se puede crear la carpeta para { $path }
serve-bad-data = Los datos de { $path } no se pueden usar: { $reason }. Otro archivo: reverie serve --data ARCHIVO
serve-newer-data = Los datos de { $path } los escribió un Reverie más nuevo (versión { $found } del archivo; este programa conoce hasta la versión { $known }). Usa el programa más nuevo, u otro archivo: reverie serve --data ARCHIVO
serve-held = { $known ->
        [address] { $path } está en uso: el proceso { $pid }, que escucha en { $address }, guarda ahí sus mesas.
        [process] { $path } está en uso por el proceso { $pid }.
       *[nothing] { $path } está en uso por otro programa.
    }
serve-other-file = Detenlo, o usa otro archivo: reverie serve --data ARCHIVO
serve-bus-and-file = Un bus es para varios servidores y un archivo ({ $path }) para uno solo. Di qué base comparten: reverie serve --database postgres://… --bus nats://…
serve-not-alone = Otro servidor usa la base { $path }. Para ser uno de varios, di por qué bus se hablan: --bus nats://…
serve-no-bus = No se puede llegar al bus: { $reason }
serve-no-database = La base { $path } no se puede usar: { $reason }
serve-address-taken = Otro programa, quizá otro Reverie, ya escucha en { $address }. Detenlo, o elige otro puerto: reverie serve --address 127.0.0.1:4871
serve-bad-address = Esta máquina no puede escuchar en { $address }: { $reason }

## Si un servidor está bien

health-well = Está bien.
health-unwell = El servidor responde en { $address }, pero no se puede guardar ninguna jugada: { $said }
health-silent = Ningún servidor responde en { $address }: { $reason }

## El cuidado de los datos de un servidor

admin-no-data = No hay datos en { $path }. Di dónde están: --data ARCHIVO
admin-older-data = Los datos de { $path } los escribió un Reverie más antiguo (versión { $found } del archivo; este programa trabaja con la versión { $known }). Inicia una vez reverie serve con ellos, y los pondrá al día.
admin-bad-data = { $path } no se puede usar: { $reason }
admin-file-there = Ya hay un archivo { $path }, y se queda como está. Elige otro nombre.
admin-not-ours = { $path } no contiene datos de Reverie.
admin-unsound = { $path } está dañado: { $faults }
admin-copy-differs = La copia de { $path } no tiene las filas que se copiaron. Se ha descartado; vuelve a intentarlo.
admin-not-written = No se ha escrito nada
admin-stop-it = Hace falta que nadie más lo use: detén primero ese programa.
admin-no-server = Ningún servidor usa los datos ahora mismo; el próximo los encontrará así.
admin-server-knows = El servidor que usa los datos ya lo ha tenido en cuenta.
admin-server-slow = Un servidor usa los datos pero todavía no lo ha tenido en cuenta; mira una vez por segundo. Consulta su registro.
admin-copied = { $path } es una copia de los datos: { $tables } mesas, { $rows } filas, { $bytes } bytes. Está en buen estado, y tiene tantas filas como había.
admin-restored = { $path } está ahora como estaba la copia: { $tables } mesas, { $rows } filas, { $bytes } bytes.
admin-kept = Lo que había antes está en { $path }
admin-by-its-own-means = { $path } se copia y se repone con los medios de PostgreSQL: pg_dump y pg_restore. A un archivo de Reverie se pasa con reverie admin move.
admin-servers-look = Los servidores que usan los datos miran una vez por segundo: lo habrán tenido en cuenta en un momento.
admin-moved = { $to } tiene todo lo que hay en { $from }: { $tables } mesas, { $rows } filas, comparadas una a una (huella { $hash }). { $from } queda como estaba.
admin-move-not-empty = Ya hay algo en { $path }, y queda como está. Todo va solo a donde aún no hay nada.
admin-move-same = Todo está ya en { $path }.
admin-move-used = { $count ->
        [one] Un servidor usa { $path }. Detenlo antes.
       *[other] { $count } servidores usan { $path }. Detenlos antes.
    }
admin-move-differs = Lo que ha llegado a { $path } no es lo que había ({ $shelf }). No se ha guardado nada de ello; inténtalo otra vez.
admin-check-older = El archivo es de la versión { $found }; un servidor de este programa lo llevará a la versión { $known }. Se ha mirado como estará entonces.
admin-check-played = { $games } partidas se han vuelto a jugar hasta su última entrada, { $archives } archivos comprimidos se han desempaquetado.
admin-check-told = { $games } partidas terminadas ya solo se cuentan por sus archivos comprimidos: sus reglas han desaparecido.
admin-check-wrong = { $count ->
        [0] Nada está mal.
        [one] 1 cosa está mal.
       *[other] { $count } cosas están mal.
    }
admin-game = juego
admin-rules = reglas
admin-phase = fase
admin-phase-hidden = { $phase }, retirada
admin-tables = mesas
admin-archives = bytes guardados
admin-table = mesa
admin-entries = entradas
admin-changed = cambio
admin-who = quién
admin-id = número
admin-name = nombre
admin-came = llegada
admin-seen = última visita
admin-exported = Todo lo que se sabe de { $name } está en { $path } ({ $tables } mesas).
admin-forgotten = El visitante { $id } ha quedado olvidado. Se borraron con él: { $removed } mesas; se guardan para el resto, sin el nombre: { $kept }. Las copias de seguridad hechas antes todavía lo conocen.
admin-several-guests = Hay varios visitantes con el nombre { $name }. Indica uno por su número: { $ids }
admin-no-guest = No hay ningún visitante { $who }. Quiénes hay: reverie admin guest list
admin-closed = La mesa { $table } está cerrada.
admin-closed-already = La mesa { $table } ya ha terminado o está cerrada.
admin-hidden = La mesa { $table } está retirada.
admin-hidden-already = La mesa { $table } ya está retirada.
admin-unhidden = La mesa { $table } está de vuelta.
admin-not-hidden = La mesa { $table } no está retirada.
admin-no-table = No hay ninguna mesa { $table }. Cuáles hay: reverie admin table list
admin-keys-rotated = La clave con la que se firmaban los avisos se ha tirado, y con ella { $browsers } navegadores. Quien quiera recibir avisos tiene que desactivarlos y volver a activarlos en la página.

## Lo que se puede escribir: palabras entre comas; se entienden las de todos los idiomas

play-type-undo = deshacer
play-type-help = ayuda
play-type-rules = reglas
play-type-log = diario
play-type-look = ver, tablero
play-type-save = guardar
play-type-hint = pista
play-type-quit = salir
play-type-yes = s, sí
play-type-no = no, n
