# Lo que dice un informe del laboratorio, en español.

report-title = { $game }: lo que muestran las partidas
report-intro = { $games } partidas, cada asiento jugado por el bot { $level }. Asientos: { $seats }. Opciones: { $options }. Semilla { $seed }. Los intervalos contienen la cifra verdadera 19 veces de cada 20.
report-command = Hecho con
report-points = puntos
report-seats = { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    }

report-card-median = puntos, el valor central de todos
report-card-rounds = rondas por partida
report-card-margin = puntos entre el primer puesto y el segundo
report-card-ties = de las partidas acaban en empate
report-card-first = de las partidas las gana quien empieza

report-scores = La mayoría hace de { $low } a { $high } puntos; el centro es { $middle }
report-scores-lead = De cada diez jugadores, uno hace menos y uno hace más. Cada barra dice con qué frecuencia sale una puntuación.
report-by-seats = Puntos según el número de jugadores
report-by-options = Puntos según las opciones
report-margins = Cuánta ventaja sacó quien ganó
report-bands = { $share } de las partidas llegan a la fila más alta de la tabla de las reglas
report-bands-lead = Con qué frecuencia se llega a cada fila de la tabla. Las filas a las que casi nadie llega, o casi todo el mundo, dicen poco.
report-band = Fila { $number } de { $of }

report-length = Una partida lleva unas { $decisions } decisiones
report-length-lead = De todos los asientos juntos, también las decisiones pequeñas.
report-rounds = Rondas
report-decisions = Decisiones de todos los jugadores

report-first-matters = Importa quién empieza
report-first-fair = No se nota quién empezó
report-first-lead = La parte de partidas ganadas según el puesto en el orden de turno. La línea discontinua es lo que daría una probabilidad igual.
report-position = Jugador { $place } en el orden de turno

report-parts = Quien gana saca ventaja sobre todo en: { $part }
report-parts-lead = De dónde vienen los puntos de quienes ganan y del resto, en promedio, en partidas que alguien perdió.
report-kind-of-points = Puntos por
report-winners = Ganan
report-others = El resto
report-difference = Diferencia

report-things = { $kind }: cuánto valen
report-things-best = { $kind }: lo más valioso es { $thing }
report-things-lead = El valor es lo que una unidad más añade a los puntos de quien la toma, siendo igual todo lo demás que tomó. Lo que se toma tarde, o solo cuando ya se va por delante, parece mejor de lo que es: hay que leerlo junto con la frecuencia con que se toma. No se da el valor de lo que casi siempre viene con otra cosa: las partidas no los distinguen.
report-worth = Puntos que añade una unidad más, con el intervalo
report-thing-name = Qué
report-taken = Lo toma
report-often = Por jugador
report-worth-short = Valor (puntos)
report-wins-more = Gana más a menudo (puntos de %)
report-dead = casi nunca se toma
report-dominant = casi siempre se toma

report-ways = Lo que distingue a quien gana: { $of }
report-ways-lead = Todos los jugadores en tres grupos según cuánto tenían de cada cosa: poco, algo, mucho. Donde las tres columnas difieren, importa.
report-share-won = Parte ganada
report-few = poco
report-some = algo
report-many = mucho

report-look-at = Lo que debería mirar quien diseña
report-look-at-lead = Lo que toma menos de un jugador de cada cien pide un precio o un efecto mejor; lo que toman nueve de cada diez, y con provecho, uno peor.
report-balanced = Nada está muerto, y nada se da por descontado
report-dead-list = Casi nunca se toma
report-dominant-list = Casi siempre se toma, y vale la pena

report-thing = { $thing }
report-thing-alike = { $thing } · { $id }
report-kind-machines = Máquinas
report-kind-robots = Robots Iluminados
report-kind-specialists = Especialistas
report-kind-places = Asistentes
report-kind-sun-lines = Líneas trazadas con soles
report-kind-dot-lines = Líneas trazadas con puntos
report-kind-choices = Elecciones
report-kind-improvements = Mejoras
report-kind-blueprints = Planos
report-kind-trucks = Camiones
report-kind-tools = Herramientas

report-thing-stock = un asistente al almacén
report-thing-dock = un asistente al muelle de entregas
report-thing-built = un asistente sobre una máquina
report-thing-bonus-sun = el bonus: un trazo
report-thing-bonus-leaf = el bonus: una hoja
report-thing-coloured = un dado cambiado con hojas
report-thing-forwent = un dado al que se renunció
report-thing-fork = una Bifurcación
report-thing-recycled = una loseta reciclada
report-thing-demolished = algo demolido
report-thing-collided = bots perdidos en un choque
report-thing-swept = la Escoba usada
report-thing-placed = una carta puesta bajo un frasco
report-thing-feathered = una palabra propia
