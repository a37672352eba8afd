# Las reglas de Factory of Dreams para leer, en nuestras propias palabras. Una línea vacía separa los párrafos; _así_ se resalta; un
# párrafo cuya primera línea empieza con # es un título o una pregunta con lo que le corresponde. Las cartas están en inglés o en francés;
# los ejemplos, como los dibujos, van en español.

factory-of-dreams-rules-goal = De qué se trata
    .text =
        Este es el turno de noche de una fábrica que hace sueños, y esta noche hay que hacer cinco. Se juega _en equipo_: gana todo el mundo, o nadie.

        En el banco hay cinco frascos. En ellos se ponen Pensamientos, cartas con una palabra cada una (en inglés o en francés), sin hablar. Luego cada cual escribe en secreto, frasco por frasco, el _sueño_ que esos Pensamientos le sugieren y que encaja con el tema de la noche. Cuando se comparan los sueños, da puntos cada frasco en el que varias personas han escrito lo mismo.

        Así que la respuesta astuta no es la que nadie más encontraría. Es la que encuentra _todo el mundo_.

        # Primero: enlazar Pensamientos
        Por turnos, pones una carta en un frasco, usas una herramienta o pasas.

        # Después: crear sueños
        A la vez, cada cual escribe un sueño para cada frasco.

        # Por último: despertar
        Frasco por frasco se dan la vuelta los sueños, se juntan los que coinciden y se cuentan los puntos.

factory-of-dreams-rules-theme = El tema de la noche
    .text =
        Antes de la primera carta se saca un tema. _Los cinco sueños_ tienen que encajar con él: con Vehículos escribes vehículos, con Colores, colores. Bajo el título, una frase dice cuánto abarca el tema.

        Los Pensamientos no tienen que encajar con el tema; vienen de cualquier parte. En un frasco con «ala» y «billete», el sueño para Vehículos bien puede ser un avión.

        # Los niveles
        Hay 50 temas en cuatro niveles. _Iniciación_: cualquiera podría enumerar lo que entra en él. _Nivel 1_: un lugar, una estación o un pasatiempo que se conoce bien. _Nivel 2_: un ambiente o una historia, donde caben más cosas. _Nivel 3_: muy abierto, o cuestión de opiniones.

        # ¿Esto aún encaja con el tema?
        Lo decide la mesa cuando se comparan los sueños: mira «Hablarlo». Mientras escribes, nada se rechaza por eso.

factory-of-dreams-rules-silence = Silencio
    .text =
        Mientras se enlazan Pensamientos y se escriben sueños, _nadie dice nada_: ni pistas, ni suspiros, ni «esa era para ti». Lo que quieras decir, dilo con las cartas.

        El chat está cerrado en estas dos fases y se abre al despertar. Nadie ve dónde está tu puntero ni lo que escribes; el resto solo ve cuántos sueños has escrito.

        Si se juega en la misma habitación, vale lo mismo. Reír está permitido.

factory-of-dreams-rules-connecting = Enlazar Pensamientos
    .text =
        Se decide al azar quién empieza; luego se sigue por turnos. En tu turno haces _una_ de tres cosas.

        # Poner una carta
        Toma la carta superior de cualquier reserva y ponla en cualquier frasco con sitio. En un frasco caben _tres_ cartas como máximo. Enseguida se ve la siguiente de la reserva. Las cartas ya no se mueven, y cada palabra tiene otra en el dorso que no se usa.

        # Usar una herramienta
        Ocupa todo tu turno, y cada herramienta está una sola vez por noche. Mira «Las herramientas».

        # Pasar
        Solo cuando _cada frasco tiene una carta_. Quien pasa no pone más cartas esta noche ni usa más herramientas; el resto sigue.

        # Cuándo termina
        Cuando todo el mundo ha pasado, o con la decimoquinta carta: tres en cada frasco.

        # ¿Cuántas cartas son lo mejor?
        Una carta más es un punto más, si todo el mundo sueña lo mismo. Pero también es una palabra más con la que el sueño tiene que encajar. Dos que llevan directas a un sueño son mejores que tres que llevan a dos.

factory-of-dreams-rules-tools = Las herramientas
    .text =
        Una noche básica tiene tres: el Frasco de la Duda, el Polvo de hadas +1 y la Escoba. Las otras llegan con las pruebas. Cada una se usa una vez. Todas menos la Escoba se ponen en un frasco, y _en un frasco cabe una sola ficha_.

        # Frasco de la Duda
        Para este frasco se pueden escribir _dos_ sueños, y cualquiera puede coincidir. Va bien donde las cartas llevan a dos sueños. Puede ir en cualquier frasco, incluso vacío o lleno.

        # Polvo de hadas +1
        Un punto más para este frasco, si da al menos uno. Va bien donde no hay dudas. Puede ir en cualquier frasco.

        # Escoba
        La carta superior de cada reserva se va y llegan otras nuevas. No se pone en ningún frasco.

        # Frasco volcado
        Todas las cartas del frasco se van, y se llena de nuevo. Hace falta que tenga al menos una carta, y conserva la ficha. Hasta que el frasco vuelva a tener una carta nadie puede pasar; quien ha pasado sigue fuera.

        # Pluma Mágica
        Escribe tú una carta: _una palabra_ de letras, con guion o apóstrofo si hace falta. Va en un frasco sin ficha y con sitio, y cuenta como cualquier otro Pensamiento, para los puntos y para lo que no se puede escribir.

        # Polvo de hadas +2
        Como el Polvo de hadas +1, con dos puntos.

        # Cuándo
        Antes de la decimoquinta carta: con ella termina esta fase, y lo que sobra ya no sirve.

factory-of-dreams-rules-writing = Crear sueños
    .text =
        Las reservas están cerradas. Cada cual escribe, para cada uno de los cinco frascos, _un sueño_: una palabra, o una idea de pocas palabras. Encaja con el tema y une los Pensamientos de ese frasco.

        Se escribe a la vez y en cualquier orden, y _cada_ frasco necesita un sueño. Antes de elegir, pregúntate en qué pensará primero el resto, y qué buscaba quien puso la carta.

        # En el frasco con la Duda
        Hay dos líneas. La segunda puede quedar en blanco.

        # Sellar
        Cuando todas las líneas están llenas, sellas tus sueños. Mientras alguien siga escribiendo puedes volver a abrir los tuyos y cambiarlos. Después son definitivos.

        # Nada se pierde
        Lo que has escrito se queda en tu dispositivo, aunque la página se recargue antes de que lo selles.

factory-of-dreams-rules-refused = Lo que no se puede escribir
    .text =
        La página lo dice mientras escribes, con la razón, y marca la carta de que se trata.

        # Un Pensamiento de esta noche
        Ningún sueño puede ser una palabra que esté en _cualquiera_ de los cinco frascos, ni una de la misma raíz: con «nadar» en la mesa, se rechaza «nadando». Un nombre más largo es otra cosa: con «fuego», «fuego artificial» vale. Lo que sigue en las reservas, o se ha barrido, no cuenta.

        # Lo mismo dos veces
        Todos tus sueños de una noche son distintos, también en las dos líneas de la Duda. Mayúsculas, acentos, un artículo o un plural no cambian nada; un sinónimo de verdad es otra palabra, y está permitido.

        # Lo que no se puede leer
        Cuarenta caracteres como máximo, algunos menos con acentos. Tiene que llevar una letra, y letras de nuestro alfabeto; nada de signos con los que nadie podría coincidir.

        # La palabra de la Pluma
        Una sola palabra. Se suma a las que no se pueden escribir.

factory-of-dreams-rules-waking = Despertar
    .text =
        Los frascos se abren uno por uno, del 1 al 5. Ahora se puede hablar.

        Todos los sueños escritos para el frasco se dan la vuelta. Los que coinciden ya están juntos. Cada cual dice si los grupos están _bien_, o propone un cambio. Cuando todo el mundo los ve bien, el frasco puntúa y se abre el siguiente.

        # ¿Qué grupo puntúa?
        Solo el _más grande_. Si tres escriben «tren» y dos «tranvía», los tres cuentan y los dos no dan nada.

        # La Duda
        Las dos palabras de cada cual están en la mesa, y cualquiera puede coincidir. En un grupo, cada persona cuenta una vez.

        # Un sueño fuera del tema
        Se tacha, y no es de ningún grupo.

factory-of-dreams-rules-matching = Qué sueños coinciden solos
    .text =
        La fábrica junta lo que seguro que es lo mismo, y te dice por qué.

        # La misma palabra
        Da igual cómo se escriba: mayúsculas, acentos, guiones, un artículo, singular o plural. «Los Aviones» vale por «avion». Tu teclado no necesita acentos.

        # Un error al teclear
        En una palabra de cinco letras o más se perdona una letra equivocada, en una de ocho o más dos, salvo que lo escrito también sea una palabra: «playa» y «plaza» siguen separadas.

        # Dos nombres de una misma cosa
        «Bici» y «bicicleta», «coche» y «auto», y miles más en nuestras listas. Lo que significa un nombre puede depender del tema.

        # El otro idioma
        Las cartas están en un idioma, inglés o francés, y los sueños se escriben en él. Si alguien escribe un sueño conocido en el otro, coincide igualmente. Los ejemplos de estas reglas van en español solo para que se entiendan.

        # Lo que quizá es lo mismo
        Donde las palabras solo son _cercanas_, no se junta nada. La página te pregunta.

factory-of-dreams-rules-votes = Hablarlo
    .text =
        Los sinónimos de verdad coinciden; lo que simplemente va junto, no. Una casa y un hogar son el mismo sueño, un árbol y su madera no. Ninguna lista los conoce todos, así que la mesa tiene la última palabra.

        # Qué se puede proponer
        Que dos grupos son el _mismo sueño_. Que una respuesta es _un sueño distinto_ del resto de su grupo. Que un sueño está _fuera del tema_: entonces lo pierde quien lo haya escrito.

        # Cómo
        Toca dos sueños para unirlos, o uno para separarlo o tacharlo. Cada persona puede hacer tres propuestas por frasco.

        # Votar
        Cada propuesta se vota, en el orden de los asientos; quien la hace está a favor. Se acepta cuando está de acuerdo _más de la mitad_ de quienes no han dejado que decida el resto. Así que entre dos personas hacen falta las dos, y sin mayoría todo queda como estaba. Luego se vuelve a preguntar a todo el mundo.

        # ¿Y los bots?
        Te lo dejan a ti. Si eres la única persona en la mesa, se acepta lo que propones.

        # Se transmite
        Si un sueño es el mismo que otros dos, esos dos también son el mismo.

factory-of-dreams-rules-scoring = Puntos
    .text =
        Cuenta cuántas personas han soñado lo mismo, y cuántas juegan. Donde dice «un punto por carta», cuentan las cartas de ese frasco.

        # Con dos
        Iguales los dos: _1 y un punto por carta_.

        # Con tres
        Dos iguales: 1. Los tres: _1 y un punto por carta_.

        # Con cuatro
        Dos iguales: 1. Tres: un punto por carta. Los cuatro: _1 y un punto por carta_.

        # Con cinco
        Dos iguales: 1. Tres: 1. Cuatro: un punto por carta. Los cinco: _1 y un punto por carta_.

        # Polvo de hadas
        Se suma, si el frasco da al menos un punto.

        # Un ejemplo
        Juegan tres, tema: inventos. El frasco 1 tiene dos cartas, y los tres han escrito «cámara»: 3. El frasco 2 tiene tres, y los tres han escrito «bombilla»: 4. El frasco 3 tiene dos y la Duda, y los tres tienen «radio» en una de sus líneas: 3. En el frasco 4, con Polvo de hadas +1, dos han escrito «paraguas»: 1 y 1, o sea 2. En el frasco 5 cada cual ha soñado otra cosa: 0. En total son 12.

factory-of-dreams-rules-chart = La tabla del Gran Arenero
    .text =
        Tras el quinto frasco termina la noche, y el Gran Arenero mira los puntos. Su tabla tiene seis filas; cada una es un piso de la fábrica.

        # De 0 a 3
        Niebla. Nadie recuerda nada.

        # De 4 a 6
        Retazos. Algo ha quedado.

        # De 7 a 9
        Sonrisas matutinas. La gente se lo cuenta.

        # De 10 a 13
        Sueños que quedan. Todo el día.

        # De 14 a 17
        Tesoros. Para guardar toda la vida.

        # 18 y más
        Artistas de la noche. No hay nada por encima.

        En una prueba cuenta otra cosa: si se llega a los puntos que pide.

factory-of-dreams-rules-trials = Las siete pruebas
    .text =
        Antes de dar el empleo, el Gran Arenero pone al equipo a prueba durante una semana. Cada prueba tiene un tema de cierto nivel, unos puntos que alcanzar y algo nuevo. Las herramientas que llegan se quedan. Todo lo demás es como en una noche básica.

        # Lunes: pocos Pensamientos
        Nivel 1, 5 puntos. Hay seis reservas en lugar de ocho.

        # Martes: otra vez
        Nivel 1, 7 puntos. Llega el Frasco volcado.

        # Miércoles: sin dormir
        Nivel 2, 8 puntos. _Nadie puede pasar_: cada frasco recibe tres cartas. Las herramientas siguen ocupando un turno.

        # Jueves: una palabra propia
        Nivel 2, 10 puntos. Llega la Pluma Mágica.

        # Viernes: dos temas
        _Dos temas_ de nivel 1, 13 puntos. Cada sueño encaja con uno o con otro, como prefieras. Nadie dice con cuál.

        # Sábado: más polvo
        Nivel 3, 14 puntos. Llega el Polvo de hadas +2.

        # Domingo: libre
        _Ningún tema_, 16 puntos, las seis herramientas.

        # La semana
        Funda un _equipo_ al abrir una mesa, y se guarda su semana: una prueba se abre cuando se supera la anterior, juegue quien juegue del equipo esa noche. Una prueba no superada se puede intentar de nuevo cuantas veces se quiera, con otro tema y otras cartas. Sin equipo, cualquier prueba es una noche suelta.

factory-of-dreams-rules-variant = Después del domingo
    .text =
        Superada la semana, las siete pruebas se pueden volver a jugar, en cualquier orden.

        Y una noche básica se puede jugar con _tres cualesquiera_ de las seis herramientas. Se sacan al azar antes de la noche, o se eligen: las escoge quien ocupa el primer asiento, antes de repartir nada.

        Con el Polvo de hadas +2 y la Pluma Mágica, los puntos llegan más fácilmente; con el Frasco volcado y la Escoba te libras de lo que nadie entiende.

factory-of-dreams-rules-bots = Jugar con bots
    .text =
        Los asientos vacíos se pueden llenar con bots, en cualquier mesa. Sin más compañía que uno a cuatro de ellos también sale una buena noche.

        Ven lo mismo que tú: las cartas, las fichas, el tema, y ningún sueño antes de que se dé la vuelta. Conocen muchas palabras, y saben cuáles piensa la gente juntas. Cuando hay personas en la mesa ponen _menos cartas y más seguras_, para que se les pueda seguir.

        # Cómo entenderlos
        Mira lo que ponen junto. Dos cartas de un bot suelen llevar al sueño que la mayoría nombraría primero. Escribe ese, no el segundo que se te ocurra.

        # Cómo hacerte entender
        Pon cartas que lleven directas a una cosa del tema. Lo que solo tú y tu prima saben, ellos no lo saben.

        # Cuando se comparan los sueños
        No proponen nada y dejan todos los votos a las personas.

factory-of-dreams-rules-rulings = Donde el reglamento calla
    .text =
        Algunas cifras de nuestra caja son reconstruidas: las losetas de puntos para dos, cuatro y cinco, la regla del miércoles, y que las herramientas se queden de prueba en prueba. Unas pocas preguntas quedan a criterio de la mesa. Esto es lo que elegimos.

        # ¿Están a la vista las cartas de las reservas?
        Las superiores sí, por un lado cada una, que decide el azar.

        # ¿Quién empieza?
        Alguien, por sorteo.

        # ¿Puedo usar una herramienta después de la última carta?
        No. La decimoquinta carta termina la fase al momento.

        # ¿Pueden la Duda o el Polvo ir en un frasco vacío?
        Sí, y en uno lleno.

        # Se ha volcado un frasco. ¿Puedo pasar?
        No hasta que vuelva a tener una carta.

        # ¿Puede la Pluma escribir un sueño del tema?
        Sí. Pero entonces nadie puede soñarlo.

        # ¿Hay que usar las dos líneas de la Duda?
        No, con una basta.

        # He escrito dos sinónimos en el frasco de la Duda. ¿Cuentan dos veces?
        No. En un grupo cada persona cuenta una vez.

        # Dos grupos son igual de grandes. ¿Cuál puntúa?
        Uno de ellos, una vez. Dan lo mismo.

        # ¿Pueden ser iguales los dos temas del viernes?
        No.

        # ¿Puedo recuperar una carta?
        Mientras no se haya visto nada nuevo. Una carta que pones descubre otra, y entonces se queda.

## Lo que muestran los dibujos de las reglas

factory-of-dreams-fig-goal = Cinco frascos con uno a tres Pensamientos cada uno
factory-of-dreams-fig-theme = Un tema de cada nivel
factory-of-dreams-fig-silence = Dos fases sin una palabra; luego se puede hablar
factory-of-dreams-fig-connecting = «{ $thought }» sale de su cajón hacia un frasco con sitio
factory-of-dreams-fig-tools = Las seis herramientas. Las tres primeras son las de una noche básica
factory-of-dreams-fig-writing = Tema: Vehículos. Un sueño que une tres Pensamientos
factory-of-dreams-fig-refused = El primero se rechaza: está en un frasco. El segundo vale
factory-of-dreams-fig-waking = Tres de cuatro iguales, dos cartas en el frasco: 2 puntos
factory-of-dreams-fig-matching = Estos coinciden solos
factory-of-dreams-fig-votes = ¿El mismo sueño o no? Decide la mesa
factory-of-dreams-fig-scoring = Lo que da un frasco; n son sus cartas
factory-of-dreams-fig-players = { $count } jugadores
factory-of-dreams-fig-alike = { $count } iguales
factory-of-dreams-fig-chart = Una ventana encendida por cada punto: aquí 12
factory-of-dreams-fig-trials = La semana: los puntos de cada prueba y lo que es nuevo
factory-of-dreams-fig-monday = Lunes
    .new = 6 reservas
factory-of-dreams-fig-tuesday = Martes
factory-of-dreams-fig-wednesday = Miércoles
    .new = sin pasar
factory-of-dreams-fig-thursday = Jueves
factory-of-dreams-fig-friday = Viernes
    .new = 2 temas
factory-of-dreams-fig-saturday = Sábado
factory-of-dreams-fig-sunday = Domingo
    .new = sin tema
factory-of-dreams-fig-variant = Tres cualesquiera de las seis
factory-of-dreams-fig-bots = Lo que un bot pone para las personas: dos cartas, un sueño
factory-of-dreams-fig-flask-1 = ala, billete
factory-of-dreams-fig-flask-2 = luna, fuego, rápido
factory-of-dreams-fig-flask-3 = profundo
factory-of-dreams-fig-flask-4 = real, viejo, boda
factory-of-dreams-fig-flask-5 = cesta, flotar
factory-of-dreams-fig-drawers = frío, ancla, joven, noche
factory-of-dreams-fig-dream-2 = cohete
factory-of-dreams-fig-dream-5 = globo
factory-of-dreams-fig-banned = fuegos
factory-of-dreams-fig-fine = fuego artificial
factory-of-dreams-fig-same = bici, bicicleta, las Bicis
factory-of-dreams-fig-awake = tren, trenes, el tren, tranvía
factory-of-dreams-fig-near = yate, velero
factory-of-dreams-fig-theme-introductory = Vehículos
factory-of-dreams-fig-theme-one = En la playa
factory-of-dreams-fig-theme-two = Piratas
factory-of-dreams-fig-theme-three = Cosas redondas
