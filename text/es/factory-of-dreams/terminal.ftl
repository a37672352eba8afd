# Lo que el terminal dice de Factory of Dreams además de lo que dice el propio juego, en español.

factory-title = Factory of Dreams · { $night }
play-welcome-factory-of-dreams = Cinco frascos. Por turnos se ponen Pensamientos debajo, y nadie puede hablar. Luego cada cual escribe en secreto, para cada frasco, lo que sus Pensamientos le hacen soñar. Cuanta más gente sueña lo mismo, más puntos para todo el equipo. Una carta se escribe con su frasco (moon 3); «ayuda duda» explica una herramienta.
play-prompt-where-factory-of-dreams = ¿Cuál? (un número, o u para elegir de nuevo) >
play-prompt-where-only-factory-of-dreams = ¿Cuál? (un número) >
play-where-factory-of-dreams = { $what }: ¿cuál?
play-in-factory-of-dreams = {" "}

## Etiquetas de la mesa

factory-table-theme = Tema
factory-table-no-theme = Esta noche ninguno: sueña lo que quieras.
factory-table-night = Noche
factory-table-target = Al menos { $target } puntos para superar la prueba.
factory-table-points = { $points ->
        [one] 1 punto por ahora
       *[other] { $points } puntos por ahora
    }
factory-table-points-of = { $points } de { $target } puntos
factory-table-reserves = Reservas
factory-table-tools = Herramientas
factory-table-dreams = Sueños
factory-table-scored = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
factory-table-struck = fuera del tema:
factory-glance-passed = ha pasado
factory-glance-first = empezó
factory-glance-here = ante { $flasks } frascos
factory-glance-written = ha escrito { $written } de { $of }

## Lo que se pide

factory-ask-tools = ¿Qué tres herramientas esta noche?
factory-ask-turn = Pon un Pensamiento bajo un frasco, usa una herramienta o pasa.
factory-ask-groups = Frasco { $flask }: ¿están bien los grupos?
factory-ask-join = Una propuesta: { $one } es el mismo sueño que { $other }. ¿De acuerdo?
factory-ask-split = Una propuesta: { $one } es un sueño distinto del resto de su grupo. ¿De acuerdo?
factory-ask-strike = Una propuesta: { $one } no encaja con el tema. ¿De acuerdo?
factory-ask-nothing = No hay nada que decidir.

## Lo que se puede escribir

factory-typed-turn = Con palabras: moon 3 (una carta y su frasco), 2 3 (reserva 2, frasco 3), duda 1, polvo 4, escoba, pasar.
factory-typed-groups = Con palabras: ok, a b (el mismo sueño), separar a, tachar a.
factory-typed-vote = Con palabras: sí, no, abstenerse.
factory-typed-word = Escribe lo que sueñas. Una palabra que es una orden va entre comillas: "log".
factory-typed-number = Escribe un número de la lista.
factory-typed-which-flask = ¿Bajo qué frasco? Escribe su número, del 1 al 5.
factory-typed-which-dream = ¿Qué sueño? Escribe su letra.

## Ayuda

factory-topics = Hay ayuda sobre: reserva, frasco, herramientas, duda, polvo, escoba, volcar, pluma, polvo2, pasar, sueño, grupos, voto, puntos, tema, pruebas.
factory-help-tool = { $tool }: { $does }
factory-help-reserve = Una reserva muestra un Pensamiento. Cuando se toma, sale el siguiente. Todo el mundo los ve todos.
    .typed = reserva, reservas, carta, cartas, pensamiento, pensamientos
factory-help-flask = En un frasco caben hasta tres Pensamientos y una ficha. Todos sus Pensamientos juntos deberían hacer soñar una sola cosa.
    .typed = frasco, frascos
factory-help-tools = Cada herramienta se usa una vez por noche, la usa cualquiera y cuesta un turno. En un frasco cabe una ficha. Escribe «ayuda» y su nombre para saber más.
    .typed = herramienta, herramientas, ficha, fichas
factory-help-pass = Cuando cada frasco tiene una carta puedes pasar; entonces no pones nada más. Cuando todo el mundo ha pasado, o con la decimoquinta carta, se empieza a escribir.
    .typed = pasar
factory-help-dream = Una palabra o idea para cada frasco, que encaje con el tema: ninguna dos veces, y ninguna parecida a un Pensamiento que esté bajo un frasco. Los acentos y las mayúsculas no importan.
    .typed = sueño, sueños, palabra, escribir
factory-help-groups = Los sueños de una misma línea cuentan como iguales. Si lo ves de otra forma: a b une dos, separar a saca uno, tachar a dice que se sale del tema. Los bots te lo dejan a ti.
    .typed = grupo, grupos, separar, tachar, unir
factory-help-vote = Una propuesta se acepta si está de acuerdo más de la mitad de quienes votan. Quien se abstiene no cuenta.
    .typed = voto, votos, votar
factory-help-score = Solo puntúa el grupo más grande de un frasco: 1 y sus cartas si está todo el mundo, menos si falta gente. El Polvo de hadas se suma a un frasco que puntúa.
    .typed = puntos, puntuación
factory-help-theme = Cada sueño encaja con el tema de la noche. Con dos temas vale cualquiera de ellos; el domingo no hay ninguno.
    .typed = tema, temas
factory-help-trials = Siete noches, de monday a sunday, cada una más difícil que la anterior: reverie play factory-of-dreams --set night=monday
    .typed = prueba, pruebas, noche, noches, lunes

## Las reglas

factory-rules-goal = OBJETIVO: soñar lo mismo, sin haberlo hablado.
factory-rules-connect = ENLAZAR: por turnos, pon el Pensamiento superior de una reserva bajo un frasco (tres como máximo), usa una herramienta, o pasa cuando cada frasco tenga una carta. Nadie habla.
factory-rules-tools = HERRAMIENTAS: cada una se usa una vez. En un frasco cabe una ficha; la Escoba no la necesita.
factory-rules-dream = CREAR: cada cual escribe en secreto un sueño para cada frasco. Encaja con el tema, es distinto de tus otros sueños y no se parece a ningún Pensamiento que esté bajo un frasco. En el Frasco de la Duda puedes escribir dos.
factory-rules-wake = DESPERTAR: frasco por frasco se muestran los sueños. Los que son iguales forman un grupo; la mesa puede unir, separar o tachar por votación.
factory-rules-score = PUNTOS: puntúa el grupo más grande de un frasco, más con más cartas y más gente que sueña lo mismo. La suma de los cinco es el resultado de la noche.
factory-rules-trial = PRUEBA: se supera con { $target } puntos.

## Lo que se puede escribir: palabras entre comas; se entienden las de todos los idiomas

factory-type-doubt = duda
factory-type-dust = polvo
factory-type-broom = escoba
factory-type-upend = volcar
factory-type-feather = pluma
factory-type-fine-dust = polvo2
factory-type-pass = pasar
factory-type-settle = bien, listo
factory-type-same = igual, unir
factory-type-split = separar
factory-type-strike = tachar
factory-type-agree = sí, s, acuerdo
factory-type-disagree = no, desacuerdo
factory-type-abstain = abstenerse, abstención
