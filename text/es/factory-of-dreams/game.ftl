# Factory of Dreams en español. Las reglas, los nombres y las razones están en nuestras propias palabras.

factory-of-dreams = Factory of Dreams
    .help = Pon Pensamientos bajo cinco frascos sin decir nada, escribe en secreto el sueño que te inspiran y confía en que todo el mundo haya soñado lo mismo.
game-kind-factory-of-dreams = en equipo
game-line-factory-of-dreams = Une los Pensamientos en cinco frascos. ¿Soñará lo mismo todo el equipo?
game-also-factory-of-dreams = otras noches
home-credit-factory-of-dreams = Factory of Dreams es de Antonin Boccara y Romaric Galonnier, ilustrado por Maud Chalmel, publicado por Funnyfox.

## Variantes

option-words = Palabras
    .help = El idioma de las cartas. Los sueños se escriben en él.
option-words-en = Inglés
    .help = Las cartas están en inglés.
option-words-fr = Francés
    .help = Las cartas están en francés.
option-night = Noche
    .help = Una noche básica con un tema, o una de las siete pruebas del Gran Arenero.
option-night-introductory = Tema de iniciación
    .help = Una noche básica con un tema fácil. Lo mejor para empezar.
option-night-1 = Tema de nivel 1
    .help = Una noche básica con un tema que todo el mundo conoce.
option-night-2 = Tema de nivel 2
    .help = Una noche básica con un tema más amplio.
option-night-3 = Tema de nivel 3
    .help = Una noche básica con un tema que puede significar muchas cosas.
option-night-monday = Lunes: pocos Pensamientos
    .help = Primera prueba. Seis reservas en lugar de ocho; al menos 5 puntos.
option-night-tuesday = Martes: otra vez
    .help = Segunda prueba. Se puede volcar un frasco; al menos 7 puntos.
option-night-wednesday = Miércoles: sin dormir
    .help = Tercera prueba. Nadie puede pasar: tres cartas en cada frasco; al menos 8 puntos.
option-night-thursday = Jueves: una palabra propia
    .help = Cuarta prueba. La Pluma Mágica escribe una carta; al menos 10 puntos.
option-night-friday = Viernes: dos temas
    .help = Quinta prueba. Cada sueño encaja con un tema o con el otro; al menos 13 puntos.
option-night-saturday = Sábado: más polvo
    .help = Sexta prueba. Un tema difícil y Polvo de hadas +2; al menos 14 puntos.
option-night-sunday = Domingo: libre
    .help = Séptima prueba. Todas las herramientas y ningún tema; al menos 16 puntos.
option-tools = Herramientas
    .help = De dónde vienen las tres herramientas de una noche básica. Una prueba tiene las suyas.
option-tools-box = Las tres de siempre
    .help = Frasco de la Duda, Polvo de hadas +1 y Escoba.
option-tools-drawn = Al azar
    .help = Tres cualesquiera de las seis, sacadas al azar antes de la noche.
option-tools-chosen = A elección
    .help = Tres cualesquiera de las seis. Elige quien ocupa el primer asiento, antes de repartir nada.

## Lo que puedes hacer: enlazar Pensamientos

factory-do-choose = Jugar con { $tools }
factory-do-place = «{ $thought }» (reserva { $reserve })
factory-do-place-flask = bajo el frasco { $flask }
factory-do-broom = Usar la Escoba: cartas nuevas en todas las reservas
factory-do-token = Usar { $tool }
factory-do-token-flask = en el frasco { $flask }
factory-do-write = Escribir «{ $word }»
factory-do-pass = Pasar: no poner más cartas

## Lo que puedes hacer: crear sueños

factory-do-dream = Soñar «{ $dream }»
factory-do-enough = Basta con un sueño

## Lo que puedes hacer: despertar

factory-do-settle = Los grupos están bien
factory-do-join = { $one }
factory-do-join-other = es el mismo sueño que { $other }
factory-do-split = { $answer } es un sueño distinto del resto de su grupo
factory-do-strike = { $answer } no encaja con el tema
factory-do-agree = De acuerdo
factory-do-disagree = En contra
factory-do-abstain = Que decida el resto

## Lo que se pide

factory-ask-word = Una palabra para la carta de la Pluma Mágica
factory-ask-dream = Frasco { $flask }: ¿qué te hacen soñar sus Pensamientos?
factory-ask-second = Frasco { $flask }: un segundo sueño, si dudas

factory-silence = Nadie puede hablar hasta que todos los sueños estén escritos. El chat se abre al despertar.

## Cómo se llaman las cosas

factory-tool-doubt = el Frasco de la Duda
    .help = Se pueden escribir dos sueños para este frasco; cualquiera de los dos puede coincidir.
factory-tool-dust = el Polvo de hadas +1
    .help = Un punto más si este frasco puntúa.
factory-tool-broom = la Escoba
    .help = Las cartas superiores de todas las reservas se van y llegan otras nuevas.
factory-tool-upend = el Frasco volcado
    .help = Las cartas de este frasco se van, y se llena de nuevo.
factory-tool-feather = la Pluma Mágica
    .help = Escribe tú una carta, con una sola palabra, y ponla bajo este frasco.
factory-tool-finedust = el Polvo de hadas +2
    .help = Dos puntos más si este frasco puntúa.
factory-nothing = nada
factory-list = { $one }, { $other }
factory-quoted = «{ $dream }»
factory-answer = { $you ->
        [yes] «{ $dream }» (tuyo)
       *[no] «{ $dream }» ({ $who })
    }

## Lo que ha pasado

factory-chose = { $you ->
        [yes] Has
       *[no] { $who } ha
    } elegido las herramientas de la noche: { $tools }.
factory-theme = El tema de esta noche: { $theme }.
factory-drew = Una herramienta para esta noche: { $tool }.
factory-first = { $you ->
        [yes] Empiezas
       *[no] { $who } empieza
    }. Nadie puede hablar hasta que todos los sueños estén escritos.
factory-placed = { $you ->
        [yes] Has
       *[no] { $who } ha
    } puesto «{ $thought }» bajo el frasco { $flask }.
factory-swept = { $you ->
        [yes] Has
       *[no] { $who } ha
    } usado la Escoba: cada reserva tiene una carta nueva.
factory-doubted = { $you ->
        [yes] Has
       *[no] { $who } ha
    } jugado el Frasco de la Duda en el frasco { $flask }: ahí se pueden escribir dos sueños.
factory-dusted = { $you ->
        [yes] Has
       *[no] { $who } ha
    } echado Polvo de hadas +{ $dust } en el frasco { $flask }.
factory-upended = { $you ->
        [yes] Has
       *[no] { $who } ha
    } volcado el frasco { $flask }: sus cartas se han ido.
factory-feathered = { $you ->
        [yes] Has
       *[no] { $who } ha
    } escrito «{ $word }» con la Pluma Mágica, bajo el frasco { $flask }.
factory-passed = { $you ->
        [yes] Has
       *[no] { $who } ha
    } pasado.
factory-creating = Los Pensamientos están enlazados. Cada cual escribe sus sueños.
factory-dreamt = { $you ->
        [yes] Has
       *[no] { $who } ha
    } escrito «{ $dream }» para el frasco { $flask }.
factory-dreamt-second = { $you ->
        [yes] Has
       *[no] { $who } ha
    } escrito también «{ $dream }» para el frasco { $flask }.
factory-dreamt-enough = { $you ->
        [yes] Te has
       *[no] { $who } se ha
    } quedado con un solo sueño para el frasco { $flask }.
factory-revealed = El frasco { $flask } despierta: { $dreams }.
factory-proposed-join = { $you ->
        [yes] Propones
       *[no] { $who } propone
    }: «{ $one }» y «{ $other }» son el mismo sueño.
factory-proposed-split = { $you ->
        [yes] Propones
       *[no] { $who } propone
    }: «{ $one }» es un sueño distinto del resto de su grupo.
factory-proposed-strike = { $you ->
        [yes] Propones
       *[no] { $who } propone
    }: «{ $one }» no encaja con el tema.
factory-voted-agree = { $you ->
        [yes] Estás
       *[no] { $who } está
    } de acuerdo.
factory-voted-disagree = { $you ->
        [yes] Estás
       *[no] { $who } está
    } en contra.
factory-voted-abstain = { $you ->
        [yes] Dejas
       *[no] { $who } deja
    } que decida el resto.
factory-joined = Aceptado, { $agreed } contra { $against }: «{ $one }» y «{ $other }» son el mismo sueño.
factory-not-joined = Rechazado, { $agreed } contra { $against }: «{ $one }» y «{ $other }» siguen siendo dos sueños.
factory-split = Aceptado, { $agreed } contra { $against }: «{ $one }» es un sueño aparte.
factory-not-split = Rechazado, { $agreed } contra { $against }: «{ $one }» se queda en su grupo.
factory-struck = Aceptado, { $agreed } contra { $against }: «{ $one }» no encaja con el tema.
factory-not-struck = Rechazado, { $agreed } contra { $against }: «{ $one }» encaja con el tema.
factory-scored-nothing = Frasco { $flask }: nadie ha soñado lo mismo, ningún punto.
factory-scored = Frasco { $flask }: { $matched } han soñado lo mismo, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
factory-scored-dust = Frasco { $flask }: { $matched } han soñado lo mismo, { $tile } más { $dust } por el Polvo de hadas, { $points } puntos.
factory-ended = La noche ha terminado: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.

## Por qué coinciden las respuestas, o quizá coincidan

match-same = La misma palabra
match-spelling = La misma palabra, escrita de otra forma
match-plural = Singular y plural
match-alias = Dos nombres de una misma cosa
match-typo = Un error al teclear
match-language = Lo mismo en el otro idioma
likeness-listed = Alguna lista los nombra juntos
likeness-meaning = Un diccionario les da un sentido en común
likeness-stem = Palabras de una misma familia
likeness-spelling = Se escriben casi igual
likeness-part = Uno es parte del otro

## Por qué se rechaza algo

unclean-empty = Escribe una palabra o una idea.
unclean-too-long = Es demasiado largo para una pizarra de sueños.
unclean-control = Lleva algo que ningún teclado escribe. Escríbelo de nuevo, por favor.
unclean-direction = Lleva un signo que cambia la dirección de la escritura. Escríbelo de nuevo sin él.
unclean-markup = Los signos < y > no tienen sitio en una pizarra de sueños.
unclean-alphabet = Lleva una letra de otro alfabeto: ningún sueño podría coincidir.
unclean-symbol = Solo letras, cifras y puntuación sencilla.
unclean-no-letters = No lleva ninguna letra.
unclean-several-words = La Pluma Mágica escribe una sola palabra.
factory-three-tools = Una noche tiene tres herramientas.
factory-tools-first = Primero hay que elegir las herramientas de la noche.
factory-connect-first = Se están enlazando Pensamientos: pon una carta, usa una herramienta o pasa.
factory-word-first = La carta de la Pluma Mágica espera su palabra.
factory-dream-first = Ahora se escriben los sueños.
factory-compare-first = Se están comparando los sueños: di si los grupos están bien, o qué debería cambiar.
factory-vote-first = Primero se vota esta propuesta.
factory-no-such-reserve = No hay ninguna carta en esa reserva.
factory-no-such-flask = No existe ese frasco.
factory-flask-full = Este frasco ya tiene tres cartas.
factory-tool-not-in-play = Esa herramienta no está en juego esta noche.
factory-tool-used = Esa herramienta ya se ha usado.
factory-token-there = Este frasco ya tiene una ficha.
factory-nothing-to-upend = Este frasco no tiene ninguna carta.
factory-broom-on-no-flask = La Escoba no se juega en ningún frasco.
factory-nobody-passes = Esta noche nadie puede pasar: cada frasco recibe tres cartas.
factory-a-card-in-every-flask = Solo puedes pasar cuando todos los frascos tienen una carta.
factory-a-dream-for-every-flask = Cada frasco necesita un sueño.
factory-like-a-thought = Se parece demasiado a «{ $thought }», que está bajo un frasco.
factory-dreamt-already = Ya lo has escrito para el frasco { $flask }: todos tus sueños son distintos.
factory-no-such-change = Eso no cambiaría nada, o figura de otra forma en la lista.
factory-no-theme-to-miss = Esta noche no hay ningún tema del que un sueño se pueda salir.
factory-no-more-proposals = Ya has hecho tres propuestas sobre este frasco.

## Puntos y veredictos

score-flask-1 = Frasco 1
score-flask-2 = Frasco 2
score-flask-3 = Frasco 3
score-flask-4 = Frasco 4
score-flask-5 = Frasco 5
band-sandman-0 = Niebla
    .verdict = La gente dormida no recuerda nada de nada. ¿Hubo algún sueño?
band-sandman-1 = Retazos
    .verdict = Un color, media cara: algo de esta noche ha quedado.
band-sandman-2 = Sonrisas matutinas
    .verdict = La gente se levanta de buen humor y se lo cuenta.
band-sandman-3 = Sueños que quedan
    .verdict = Todo el día alguien sigue pensando en lo que se le preparó.
band-sandman-4 = Tesoros
    .verdict = Son sueños que se guardan toda la vida.
band-sandman-5 = Artistas de la noche
    .verdict = Hasta el Gran Arenero se ha dormido, y no quería despertar.
band-monday-0 = Lunes no superado
    .verdict = Con tan pocos Pensamientos hace falta más suerte. El Arenero deja intentarlo otra vez.
band-monday-1 = Lunes superado
    .verdict = Poco material, y aun así soñaron. Rumbo al martes.
band-tuesday-0 = Martes no superado
    .verdict = Ni una segunda oportunidad ha bastado. Hay una tercera.
band-tuesday-1 = Martes superado
    .verdict = Patas arriba y mejor que antes. Rumbo al miércoles.
band-wednesday-0 = Miércoles no superado
    .verdict = Noche larga y poco sueño. Un café, y a intentarlo otra vez.
band-wednesday-1 = Miércoles superado
    .verdict = Ojos bien abiertos y una sola idea. Rumbo al jueves.
band-thursday-0 = Jueves no superado
    .verdict = La palabra era propia; el sueño, no. Hay que afilar la pluma.
band-thursday-1 = Jueves superado
    .verdict = Bien elegido, bien leído. Rumbo al viernes.
band-friday-0 = Viernes no superado
    .verdict = Dos temas, y los sueños cayeron entre ambos.
band-friday-1 = Viernes superado
    .verdict = Dos temas y una sola mente. Rumbo al sábado.
band-saturday-0 = Sábado no superado
    .verdict = No todo lo que brilla se soñó igual.
band-saturday-1 = Sábado superado
    .verdict = El polvo está donde debe. Solo falta el domingo.
band-sunday-0 = Domingo no superado
    .verdict = Tanta libertad, y cada cual soñó su propio sueño.
band-sunday-1 = Domingo superado
    .verdict = El Reino de los Sueños abre su puerta a quienes saben fabricar sueños.

## Lo que falla en una caja

components-scoring = En una loseta de puntos, que coincidan más nunca da menos, y 9 puntos más las cartas son el máximo.
components-chart = Las filas de la tabla empiezan en puntos que suben, de 1 a 99.
components-reserves = Hay de 1 a 8 reservas.
components-tools = Las tres herramientas de una noche básica son distintas.
components-thought-twice = la palabra { $thought } está en dos Pensamientos
components-thoughts = una caja tiene como mucho { $most } cartas de Pensamiento además de las nuestras
components-trial-themes = Una prueba tiene dos temas como máximo.
components-trial-points = Una prueba pide de 1 a 99 puntos.
components-trial-tools = Una prueba tiene cada herramienta una vez como máximo.
components-trial-reserves = Una prueba tiene de 1 a 8 reservas.

## Lo que falla en una posición

factory-position-seats = Hay { $boards } pizarras de sueños para { $seats } jugadores.
factory-position-themes = Los temas no encajan con la noche: uno de cada nivel que pide, todos distintos.
factory-position-tools = Las herramientas no encajan con la noche: cada una se usa una vez, y ningún frasco tiene una ficha que no está en juego.
factory-position-opening = Antes del primer turno no hay cartas en la mesa ni nada escrito.
factory-position-cards = Las cartas no encajan: cada una está en un solo sitio y se ha visto, y solo la Escoba o un frasco volcado se llevan alguna.
factory-position-feather = La Pluma Mágica no encaja: su carta está en el frasco que tiene su ficha, con una sola palabra.
factory-position-turn = El turno, quienes han pasado y lo que hace la mesa no encajan entre sí.
factory-position-dreams = Los sueños no encajan en la pizarra de { $who }: uno por frasco, todos distintos, ninguno parecido a un Pensamiento bajo un frasco.
factory-position-awake = Los frascos se descubren uno tras otro, cuando todas las pizarras están llenas.
factory-position-groups = Los grupos no encajan con las respuestas: cada respuesta está en un grupo, que lleva el nombre de la primera.
factory-position-talk = Lo que se propone y se vota no encaja con el frasco abierto.
