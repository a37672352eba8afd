# Lo que dice --help, en español. El mensaje de una orden la explica: el primer párrafo es lo que dice `-h`, todos juntos lo que
# dice `--help`. Sus atributos explican sus argumentos, con el nombre que tienen en el programa; lo que toman varias órdenes está
# en help-shared. Lo que se escribe (nombres de opciones, en mayúsculas lo que va con ellas) es igual en todas partes.

## Alrededor

help-usage = Uso:
help-commands = Órdenes
help-arguments = Argumentos
help-options = Opciones
help-default = [por defecto: { $value }]
help-values = [valores posibles: { $values }]
help-environment = [env: { $name }]
help-help = Mostrar la ayuda
help-version = Mostrar la versión
help-of-help = Mostrar esto, o la ayuda de una orden
help-heading-log = Registro del servidor
help-heading-limits = Límites
help-heading-push = Avisar a la gente
help-heading-bots = Bots propios

## Lo que toman varias órdenes

help-shared =
    .data = El archivo que lo guarda todo (por defecto: reverie/reverie.db entre tus propios datos)
    .database = El servidor de base de datos que lo guarda todo, en lugar de un archivo: `postgres://usuario:contraseña@host/nombre`
    .game = El juego
    .json = Escribir JSON
    .bot = Un programa que juega con este nombre (docs/bots.md), como listo="python3 mibot.py"; NAME@GAME=COMMAND para un solo juego. Se puede dar varias veces
    .bot-seconds = Segundos que un programa así puede pensar una decisión [por defecto: 5]
    .set = Una opción del juego, como las muestra `reverie games`: view=BC. La que solo se activa o no se da con su nombre a secas
    .options = Todas las opciones a la vez, con el nombre que les da el laboratorio o como JSON
    .seed = De dónde salen todos los repartos: la misma semilla da las mismas partidas
    .threads = Cuántas partidas se juegan al mismo tiempo [por defecto: una por núcleo]
    .url = Dónde está el servidor; solo en esta máquina
    .pid = El proceso del servidor (por defecto: el que escucha en ese puerto)
    .id = El nombre de la mesa, tal como está en su dirección

## Las órdenes

help-reverie = Una mesa para juegos de mesa sobre sueños y máquinas. Sin ninguna orden, abre una: `reverie serve`
    .lang = El idioma en que hablar: { $languages } (por defecto: el del sistema)

help-serve = Ofrecer mesas a personas y bots, aquí o en la red local
    .address = Dónde escuchar; 0.0.0.0 deja entrar a toda la red local
    .bus = El NATS por el que se hablan los servidores de una misma base: `nats://host:4222`
    .node-name = Cómo se llama este servidor en los registros, entre varios
    .lease = Segundos tras los que un servidor del que no se oye nada se da por muerto y otro se hace cargo de sus mesas [por defecto: 3]
    .origin = La dirección que usa la gente, si es otra, como `https://play.example.org`. Con https, las cookies nunca se envían sin cifrar
    .host = Un nombre que lleva aquí además de las direcciones en cifras y de localhost, como `miservidor` en una red doméstica. Se puede dar varias veces
    .behind-proxy = Creer X-Forwarded-For y X-Forwarded-Host. Solo donde nadie pueda saltarse el proxy
    .games = Qué juegos se ofrecen, ejemplos incluidos (goofspiel); normalmente todos menos esos
    .open = Abrir la página en un navegador, aunque nadie parezca mirar
    .no-open = No abrir ningún navegador
    .push = Avisar a quien una mesa espera, si lo desea: on u off
    .push-after = Segundos que alguien tiene que llevar ausente mientras una mesa le espera [por defecto: 30]
    .push-host = Un servicio de avisos además de los de los navegadores: push.example.org, *.example.org. Se puede dar varias veces
    .tables-per-guest = Mesas sin terminar que puede tener un visitante [por defecto: 100]
    .people-per-table = Personas que pueden mirar una mesa a la vez [por defecto: 200]
    .messages-per-second = Mensajes por segundo que una conexión puede enviar de forma continua, con picos de cuatro veces eso [por defecto: 10]
    .requests-per-second = Peticiones por segundo que una dirección puede hacer de forma continua, con picos de diez veces eso [por defecto: 20]
    .connections = Conexiones en total [por defecto: tantas como permita el límite de archivos abiertos, que se sube cuanto se puede]
    .connections-per-address = Conexiones de una dirección cuya gente no está sentada a ninguna mesa [por defecto: 512]
    .request-time = Segundos que pueden tardar las cabeceras de una petición, y el doble su cuerpo [por defecto: 10]
    .keep-alive = Segundos que se mantiene una conexión por la que no se pide nada más [por defecto: 60]
    .thinkers = Núcleos en los que pueden pensar los bots; un bot usa todos los que no necesite otro [por defecto: todos menos uno]
    .bot-pause = Milisegundos que tarda un bot como mínimo, para que se le pueda seguir [por defecto: 300]
    .hold = Segundos que el crupier espera a quien todavía puede deshacer algo [por defecto: 15]
    .idle = Segundos que sigue en memoria una mesa que nadie mira [por defecto: 60]
    .log = Cuánto: error, warn, info, debug o trace, o un filtro como `reverie_server=debug`
    .log-json = Un objeto JSON por línea, para programas que recogen registros

help-health =
    Preguntar a un servidor de esta máquina si se podría guardar una jugada: para Docker, Kubernetes y guiones

    Termina con el código 0 si se podría. Si no, dice por qué.
    .address = Dónde escucha, como se le dijo a `serve`
    .alive = Conformarse con un servidor que responda lo que sea, para quien lo reiniciaría: una base de datos ausente no es motivo

help-games = Mostrar los juegos, sus opciones y sus bots
    .json = Escribir la lista como JSON, tal como la dice el árbitro

help-play = Jugar en la terminal
    .game = El juego, por ejemplo daydream. Si falta, lo pregunta un menú breve
    .view = Daydream: qué pliegue tiene el tablero, A, D, BC, EF, AD, DA, ABC o DEF. Abreviatura de --set view=VALUE
    .players = Cuántos juegan, incluidos los bots
    .humans = Cuántos de ellos son personas, que se turnan en esta terminal
    .bots = Los bots: un nivel para todos, o una lista con uno para cada uno (random, greedy)
    .seed = La misma palabra vuelve a repartir lo mismo
    .components = Un archivo de componentes, con las cifras de tu propia caja
    .save = Guardar aquí, tras cada decisión
    .resume = Seguir con una partida guardada (y seguir guardándola ahí)

help-referee = Arbitrar partidas para otro programa: líneas JSON por la entrada y la salida estándar
    .level = El bot que decide donde una petición no nombra ninguno [por defecto: el más fuerte del juego]

help-replay = Recorrer una partida registrada, o verificarla
    .file = El registro; `-` lo lee de la entrada estándar
    .verify = Comprobar cada jugada, cada tirada, cada huella y el resultado
    .at = Contar la partida hasta esta entrada, y cómo está entonces la mesa
    .review = Repasar cada decisión: qué habría jugado el bot más fuerte, y cuánto costó. Un segundo por decisión como máximo; unos dos minutos y medio para una partida larga

## El cuidado de los datos de un servidor

help-admin = Cuidar los datos de un servidor: copias, comprobaciones, visitantes, mesas, claves

help-admin-backup = Copiar los datos a un archivo nuevo, los use un servidor o no, y comprobar la copia
    .to = El archivo nuevo: uno que ya exista nunca se sobrescribe

help-admin-restore = Poner una copia en el lugar de los datos, que se guardan al lado. Ningún servidor puede estar usándolos
    .from = La copia; queda como está

help-admin-move =
    Copiar todo de un archivo a un servidor de base de datos, o al revés, y comprobarlo

    Ningún servidor puede estar usando ninguno de los dos. El origen queda como está; donde va todo no puede haber nada todavía.
    .from = Dónde está: un archivo, o `postgres://usuario:contraseña@host/nombre`
    .to = Adónde va: un archivo que aún no existe, o una base vacía

help-admin-check =
    Leerlo todo y volver a jugar cada partida con sus propias reglas; decir cuánto hay y qué está mal

    Un servidor puede estar usando los datos. Termina con el código 1 si algo está mal.

help-admin-guest = Visitantes: a quién se conoce, todo lo que se sabe de alguien, olvidar a alguien

help-admin-guest-list = A quién se conoce, primero quien vino más recientemente
    .search = Solo aquellos cuyo nombre contiene esto

help-admin-guest-export = Escribir como JSON todo lo que se sabe de un visitante, y nada de nadie más
    .who = El nombre del visitante, o su número como lo da `list`
    .out = El archivo nuevo

help-admin-guest-delete = Olvidar a un visitante para siempre: lo que es solo suyo se borra, lo que otros necesitan de partidas comunes queda sin el nombre
    .id = El número del visitante, como lo da `list`

help-admin-table = Mesas: qué ocurre, cerrar una, retirar una

help-admin-table-list = Todas las mesas, primero las que cambiaron más recientemente
    .busy = Solo las salas y las partidas en curso en las que ha pasado algo en el último cuarto de hora

help-admin-table-close = Cerrar una mesa: nadie juega ya en ella. Su gente lo ve, y puede mirar atrás

help-admin-table-hide = Retirar una mesa: nadie la ve ya, ni entra por un enlace. Se avisa a su gente

help-admin-table-unhide = Volver a poner una mesa que se había retirado

help-admin-keys = Las claves propias del servidor

help-admin-keys-rotate = Tirar la clave con la que se firman los avisos: se hace una nueva cuando haga falta. Los navegadores no se fían de ninguna otra, así que quien quiera recibir avisos tiene que volver a decirlo

## El laboratorio

help-lab = Estudiar los juegos por simulación

help-lab-match = Hacer jugar a unos bots contra otros: los mismos repartos para todos, cada rotación de los asientos
    .seats = Cuántos juegan [por defecto: tantos como se nombren, o el mínimo posible]
    .players = Quién juega: niveles del juego, master*2 para uno que piensa el doble, master+tree para uno que hace crecer un árbol, nombres dados con --bot, o `bot:COMMAND`. Una lista más corta que los asientos se repite
    .games = Cuántas partidas, nunca menos: cada reparto se juega en cada rotación de los asientos

help-lab-ladder = Clasificar todos los niveles de un juego entre sí
    .seats = Cuántos juegan; 1: cada uno en solitario con los mismos repartos [por defecto: 2, o el mínimo posible]
    .players = A quién se clasifica, primero los más débiles [por defecto: todos los niveles del juego]
    .games = Cuántas partidas juega cada pareja, nunca menos

help-lab-report = Hacer de miles de partidas una página: puntuaciones, duración, quién empieza, qué se toma y cuánto vale
    .games = Cuántas partidas
    .seats = Cuántos juegan; varios números se turnan [por defecto: todos los números desde 2]
    .level = Quién juega en cada asiento [por defecto: el nivel más fuerte del juego]
    .options = Las opciones, con el nombre que les da el laboratorio o como JSON; varias se turnan [por defecto: las habituales]
    .all-options = Todos los conjuntos de opciones por turno
    .out = Adónde va la página

help-lab-bench = Medir lo rápido que corren los juegos: decisiones al azar por segundo en un núcleo
    .game = El juego (por defecto: todos)
    .seconds = Cuánto tiempo se mide cada fila
    .seats = Cuántos juegan (por defecto: el mínimo, y el máximo)

help-lab-soak = Jugar partidas al azar bajo las leyes en todos los núcleos, y parar en la primera que incumpla una
    .games = Cuántas partidas, repartidas entre todos los conjuntos de opciones y todos los números de asientos
    .seed = La semilla de la primera partida; cada una de las que siguen tiene la siguiente
    .seats = Cuántos juegan (por defecto: todos los números por turno)
    .options = Las opciones, con el nombre que les da el resumen o como JSON (por defecto: todos los conjuntos por turno)
    .rigor = Con qué detalle se mira cada partida: full, cada posición con todas las leyes; soak, cada posición con las leyes rápidas y una de cada dieciséis con todas, para los cientos de miles
    .failures = Dónde se escribe el registro de una partida que incumple una ley

help-lab-load =
    Llevar contra un servidor de esta máquina mesas de cuatro sockets cada una, con jugadas al azar, y medirlo

    Un servidor frena a quien pide demasiado, así que inicia el que pruebes con límites generosos:

    { "  " }reverie serve --data /tmp/load.db --requests-per-second 100000 --messages-per-second 100000

    Con --url dos veces, se prueban dos servidores por turnos, un segundo cada uno, y se comparan.

    Cada mesa necesita cuatro archivos abiertos aquí y cuatro allí: `ulimit -n`.
    .game = El juego, con sus opciones habituales
    .tables = Cuántas mesas
    .seconds = Durante cuánto tiempo, una vez sentadas todas
    .paced = Una jugada por mesa cada tantos milisegundos; si no, la siguiente en cuanto los cuatro asientos tienen la última

help-lab-kills =
    Matar un servidor en momentos al azar mientras se juega en él, y ver que no se pierde nada

    Inicia un servidor propio, hace que allí juegue gente por sockets con un bot cada persona, lo mata (kill -9), lo vuelve a iniciar, y así una y otra vez. Quien no ha recibido respuesta vuelve a enviar lo mismo. Al final, lo que se les respondió y mostró se compara con lo que está guardado: todo, una sola vez, e igual. Si no es así, termina con el código 1.
    .game = El juego, con sus opciones habituales
    .rounds = Cuántas veces se mata el servidor
    .players = Personas que juegan al mismo tiempo
    .seed = De dónde salen las jugadas y los momentos, hasta donde pueden
    .data = El archivo en el que jugar, por ejemplo en el disco que se va a usar: uno nuevo, que se queda (por defecto: uno que no se queda)

help-lab-faults =
    Dejar que pase cuanto puede pasarles a varias máquinas mientras se juega en ellas, y ver que no se pierde nada

    Arranca un PostgreSQL con su reserva, un NATS y varios nodos de este programa, instalando los dos primeros donde puede; deja que la gente juegue allí por sockets, dos por mesa, con alguien mirando, por cualquier nodo; y deja que pase un fallo tras otro: kill -9 de un nodo, de PostgreSQL, de NATS; un nodo al que se le pide que termine, detenido más allá de su plazo, con el reloj cinco minutos desviado, separado de los demás; un disco lleno; el paso a la reserva. Como root en Linux todo corre en una máquina propia (espacios de nombres de red) y se desenchufan cables; si no, se deja fuera lo que lo necesita. Al final, todo lo que a cada cual se le respondió y mostró se compara con lo guardado, y también quién tenía qué mesa. Termina con el código 1 si algo está mal.
    .game = El juego, con sus opciones habituales, para dos: uno que oculte algo
    .rounds = Cuántos fallos pasan
    .nodes = Cuántos nodos hay
    .tables = Mesas en las que se juega a la vez
    .seed = De qué se siguen los fallos y las jugadas, hasta donde pueden
    .only = Solo estos fallos, por sus nombres

help-lab-siege =
    Atacar un servidor de esta máquina de todas las formas que conocemos mientras una mesa formal juega en él: peticiones enviadas a medias, conexiones ociosas, cuerpos lentos, avalanchas de conexiones, peticiones, mensajes y pings, tormentas de público, tramas que no lo son, flujos que nadie lee

    Una sexta parte del tiempo es de calma, cuatro sextas partes son el asedio y una sexta parte es lo que viene después. Sin --url inicia un servidor propio, con los límites habituales y un archivo de datos propio que luego se borra.
    .game = El juego de la mesa formal, con sus opciones habituales
    .minutes = Cuánto tiempo, en total

help-lab-train = Entrenar a los bots jugando consigo mismos, y escribir cuánto pesan sus características
    .seed = La semilla de la que salen todas las partidas
    .games = Cuántas partidas para cada archivo
    .only = Solo los archivos cuyo nombre empieza así
    .out = Dónde se escriben los archivos

help-lab-words = Medir el conocimiento de palabras de Factory of Dreams con respuestas de personas
    .prompts = Ordenar respuestas de personas: líneas `theme: thought,thought = answer/answer`, en inglés
    .pairs = Comparar parejas de respuestas: líneas con 1 (iguales) o 0, una respuesta, una respuesta, separadas por tabuladores
