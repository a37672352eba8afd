# Daydream en español. Las reglas, los nombres y los veredictos son palabras nuestras.

daydream = Daydream
    .help = Todo el mundo escribe los mismos dos dados en sus nubes y dibuja objetos con las líneas de cifras distintas.
game-kind-daydream = tirar y dibujar
game-line-daydream = Llena las nubes de cifras y dibuja lo que sueñas.
game-also-daydream = otros tableros
home-credit-daydream = Daydream es de Anthony Perone y Benoît Turpin, ilustrado por Memé Candia, publicado por Disto studio.

## Vistas

option-view = Vista
    .help = Cómo se pliega el tablero. Cada vista es un juego en sí misma.
option-view-A = Mañana tranquila
    .help = Fácil. Una cuadrícula pequeña y solo objetos: la mejor para empezar.
option-view-D = Pausa de café
    .help = Fácil. Una cuadrícula un poco más traviesa y solo objetos.
option-view-BC = Bajo las estrellas
    .help = Media. Las cifras altas en nubes con estrella hacen subir por la constelación.
option-view-EF = Alcanzar la luna
    .help = Media. Las cifras iguales en nubes con luna, una tras otra, enlazan la guirnalda.
option-view-AD = Recuerdos de invierno
    .help = Media. Polaroids: cifras altas bajo las estrellas, bajas bajo las lunas.
option-view-DA = Recuerdos de verano
    .help = Media. Polaroids: seis cifras distintas, en orden si te atreves.
option-view-ABC = Melodía del atardecer
    .help = Difícil. La constelación, y notas que quieren cifras iguales a su alrededor.
option-view-DEF = Sueño en colores
    .help = Difícil. La guirnalda, y marcos que premian a quien los llena antes.

## Lo que puedes hacer

daydream-do-write = Escribir el { $die }
daydream-do-change = Convertir el { $die } en un { $digit } ({ $leaves ->
        [one] 1 hoja
       *[other] { $leaves } hojas
    })
daydream-do-in-cloud = { $cloud }
daydream-do-forgo = Soltar el { $die }, rodear una hoja
daydream-do-forgo-alone = Soltar el { $die }, rodear una hoja (y crece una espina)
daydream-do-first = Primero: { $line } ({ $strokes } { $outcome })
daydream-do-bonus-sun = Un trazo más, hasta el próximo sol
daydream-do-bonus-leaf = Rodear una hoja

## Lo que pasó

daydream-rolled-start = Las cifras iniciales: { $low } y { $high }.
daydream-rolled = Turno { $turn }: { $low } y { $high }.
daydream-coloured = { $you ->
        [yes] Coloreaste
       *[no] { $who } coloreó
    } { $leaves ->
        [one] una hoja
       *[other] { $leaves } hojas
    }: el { $die } es un { $digit }.
daydream-wrote = { $you ->
        [yes] Escribiste
       *[no] { $who } escribió
    } { $digit } en { $cloud }.
daydream-forwent = { $you ->
        [yes] Soltaste un { $die } y rodeaste
       *[no] { $who } soltó un { $die } y rodeó
    } una hoja.
daydream-forwent-no-leaf = { $you ->
        [yes] Soltaste
       *[no] { $who } soltó
    } un { $die }; no quedaba ninguna hoja por rodear.
daydream-forwent-thorn = { $you ->
        [yes] Soltaste un { $die } y rodeaste
       *[no] { $who } soltó un { $die } y rodeó
    } una hoja; creció una espina.
daydream-forwent-thorn-no-leaf = { $you ->
        [yes] Soltaste
       *[no] { $who } soltó
    } un { $die }; creció una espina, y no quedaba ninguna hoja por rodear.
daydream-lost = { $you ->
        [yes] Tu cuadrícula está llena
       *[no] { $who } tiene llena la cuadrícula
    }: el { $die } se pierde.
daydream-constellation = { $you ->
        [yes] Trazaste
       *[no] { $who } trazó
    } { $strokes ->
        [one] 1 trazo
       *[other] { $strokes } trazos
    } de la constelación.
daydream-constellation-stars = { $you ->
        [yes] Avanzaste
       *[no] { $who } avanzó
    } { $strokes ->
        [one] 1 trazo
       *[other] { $strokes } trazos
    } por la constelación, hasta alcanzar { $stars ->
        [one] una estrella
       *[other] { $stars } estrellas
    }.
daydream-polaroid = { $you ->
        [yes] Tu polaroid { $polaroid }
       *[no] { $who }: la polaroid { $polaroid }
    } muestra un { $digit }.
daydream-moon = { $you ->
        [yes] Colgaste
       *[no] { $who } colgó
    } un { $digit } en la luna { $moon } de la guirnalda.
daydream-moon-linked = { $you ->
        [yes] Colgaste
       *[no] { $who } colgó
    } un { $digit } en la luna { $moon } de la guirnalda, igual que en la anterior: { $reward ->
        [one] 1 punto
       *[other] { $reward } puntos
    }.
daydream-note = { $you ->
        [yes] Coloreaste
       *[no] { $who } coloreó
    } { $heads ->
        [one] la cabeza de una nota
       *[other] { $heads } cabezas de una nota
    }.
daydream-line-struck = { $line }: se repite una cifra. Nada para { $you ->
        [yes] ti
       *[no] { $who }
    } ({ $strokes } nubes).
daydream-line-dot = { $line }: todas distintas. { $strokes } trazos de punto para { $you ->
        [yes] ti
       *[no] { $who }
    }.
daydream-line-sun = { $line }: ¡en perfecto orden! { $strokes } trazos de sol para { $you ->
        [yes] ti
       *[no] { $who }
    }.
daydream-finished = { $you ->
        [yes] Terminaste
       *[no] { $who } terminó
    } { $object }.
daydream-took-sun = { $you ->
        [yes] Tomaste
       *[no] { $who } tomó
    } un trazo más, hasta el próximo sol.
daydream-took-leaf = { $you ->
        [yes] Tomaste
       *[no] { $who } tomó
    } una hoja.
daydream-took-no-sun = { $you ->
        [yes] Elegiste
       *[no] { $who } eligió
    } un trazo más; no quedaba nada por dibujar.
daydream-took-no-leaf = { $you ->
        [yes] Elegiste
       *[no] { $who } eligió
    } una hoja; no quedaba ninguna por rodear.
daydream-frame = { $you ->
        [yes] Llenaste
       *[no] { $who } llenó
    } { $family }: { $points } puntos.
daydream-barred = Se pierden las recompensas de { $points } que { $you ->
        [yes] no has ganado
       *[no] { $who } no ha ganado
    }.
daydream-ended-full = { $you ->
        [yes] Llenaste
       *[no] { $who } llenó
    } la cuadrícula: la partida termina.
daydream-ended-drawn = { $you ->
        [yes] Dibujaste
       *[no] { $who } dibujó
    } todos los objetos: la partida termina.

## Las partes del tablero

daydream-row = Fila { $from }–{ $to }
daydream-column = Columna { $from }–{ $to }
daydream-struck = nubes, nada
daydream-dot = trazos de punto
daydream-sun = trazos de sol
daydream-frames-round = los marcos redondos
daydream-frames-square = los marcos cuadrados
daydream-frames-oval = los marcos ovalados

## Por qué no

daydream-done = Ya no te queda nada que decidir en este turno.
daydream-bonus-first = Terminaste un objeto con bonus: elige antes el trazo o la hoja.
daydream-order-first = Hay dos líneas completas: elige cuál se dibuja primero.
daydream-no-bonus = Ahora no hay ningún bonus que elegir.
daydream-no-order = Ahora no hay líneas que ordenar.
daydream-no-such-die = No te queda ningún { $die } por colocar.
daydream-start-forgo = Las dos cifras iniciales se escriben: no se puede soltar ninguna.
daydream-start-leaf = Las cifras iniciales se escriben tal como salen: todavía no hay hojas.
daydream-forgone-already = Ya soltaste un dado en este turno: este hay que colocarlo.
daydream-no-such-cloud = No hay ninguna nube en { $cloud } en esta vista.
daydream-cloud-written = { $cloud } ya tiene una cifra.
daydream-not-adjacent = { $cloud } no toca ninguna nube escrita: un dado va junto a una, arriba, abajo, a la izquierda o a la derecha.
daydream-too-few-leaves = Convertir el { $die } en un { $digit } cuesta { $leaves ->
        [one] 1 hoja
       *[other] { $leaves } hojas
    }; tienes { $ready ->
        [one] { $ready } lista
       *[other] { $ready } listas
    }.

## Puntuación

score-objects = Objetos
score-thorns = Espinas
score-stars = Estrellas
score-heads = Notas
score-polaroids = Polaroids
score-garland = Guirnalda
score-frames = Marcos

## Peldaños en solitario

band-A-0 = Aún en pijama
    .verdict = La mañana pasó sin ti. Mañana habrá otra.
band-A-1 = Despertar lento
    .verdict = Canta la tetera, la estantería se llena. Un buen comienzo.
band-A-2 = Con buen pie
    .verdict = Sin prisa y casi sin fallos. El día es tuyo.
band-A-3 = Calma perfecta
    .verdict = Ni una onda en el agua. No hay mañanas mejores.
band-D-0 = Se enfrió
    .verdict = Soñaste tanto rato que la taza se quedó helada.
band-D-1 = Corto y fuerte
    .verdict = Uno rápido en la barra. Te despertó.
band-D-2 = Con crema encima
    .verdict = Suave, intenso y con una galleta al lado.
band-D-3 = La carta entera
    .verdict = De todo y con todo, por favor. Nadie hace una pausa como tú.
band-BC-0 = Ni una estrella
    .verdict = Dicen que están ahí arriba. Detrás de todo ese gris.
band-BC-1 = Noche templada
    .verdict = Unas pocas luces en el cielo y una manta. Qué agradable.
band-BC-2 = Noche centelleante
    .verdict = El cielo se abrió para ti. Se podría leer con su luz.
band-BC-3 = Deseo concedido
    .verdict = La viste caer, y cayó para ti.
band-EF-0 = En las nubes
    .verdict = La luna se quedó donde estaba. Y tú también.
band-EF-1 = Luz de plata
    .verdict = Esta noche brilla en el alféizar de tu ventana.
band-EF-2 = Despegue
    .verdict = El suelo queda muy abajo. Sigue subiendo.
band-EF-3 = La luna en la mano
    .verdict = Alargaste el brazo y ella se dejó tomar.
band-AD-0 = Todo nevado
    .verdict = Todo blanco. Quizá el objetivo tenía la tapa puesta.
band-AD-1 = Junto al fuego
    .verdict = Unas cuantas fotos buenas y chocolate caliente.
band-AD-2 = Instantes de hielo
    .verdict = Estabas ahí en el segundo justo, una y otra vez.
band-AD-3 = Nieves eternas
    .verdict = De este invierno se hablará durante años.
band-DA-0 = Demasiada luz
    .verdict = Demasiado sol en todas las fotos.
band-DA-1 = Fotos de vacaciones
    .verdict = Arena en la cámara, sonrisas en el álbum.
band-DA-2 = Hora dorada
    .verdict = La luz era la justa, y tú también.
band-DA-3 = Verano sin fin
    .verdict = Cada foto, una postal. Guárdalas todas.
band-ABC-0 = Afinando
    .verdict = La orquesta sigue buscando sus notas.
band-ABC-1 = En el tono
    .verdict = Alguien tararea contigo desde la ventana.
band-ABC-2 = Solista
    .verdict = La calle guardó silencio para escuchar.
band-ABC-3 = Música de las esferas
    .verdict = Hasta las estrellas siguen tu compás.
band-DEF-0 = Lienzo en blanco
    .verdict = Blanco sobre blanco. Atrevido, a su manera.
band-DEF-1 = Primeras pinceladas
    .verdict = Los colores empiezan a encontrarse.
band-DEF-2 = Exposición propia
    .verdict = La gente se detiene ante cada marco.
band-DEF-3 = Pieza de museo
    .verdict = Construirán el museo a su alrededor.

## Objetos

object-mug = el tazón
object-book = el libro
object-candle = la vela
object-clock = el despertador
object-cactus = el cactus
object-camera = la cámara
object-lamp = la lámpara
object-tin = la lata de galletas
object-vase = el jarrón
object-bowl = el frutero
object-radio = la radio
object-album = el álbum de fotos
object-teapot = la tetera
object-cat = el gato
object-monstera = la monstera
object-espresso = la taza de expreso
object-cookie = la galleta
object-sugar = el azucarero
object-spoon = la cuchara
object-jam = el tarro de mermelada
object-muffin = la magdalena
object-moka = la cafetera italiana
object-dipper = la cuchara de miel
object-tray = la bandeja
object-cake = el pastel
object-grinder = el molinillo de café
object-hat = el sombrero
object-newspaper = el periódico
object-umbrella = el paraguas
object-glasses = las gafas
object-teddy = el oso de peluche
object-bell = la campana
object-cup = la taza
object-star = la estrella de papel
object-ukulele = el ukelele
object-seashell = la caracola
object-drum = el tambor
object-musicbox = la caja de música
object-cassette = el casete
object-owl = el búho
object-kite = la cometa
object-piano = el piano
object-vinyl = el disco de vinilo
object-comet = el cometa
object-headphones = los auriculares
object-globe = el globo terráqueo
object-violin = el violín
object-planet = el planeta
object-telescope = el telescopio
object-pencil = el lápiz
object-brush = el pincel
object-palette = la paleta
object-snowglobe = la bola de nieve
object-spool = el carrete
object-clover = el trébol
object-boat = el barco
object-balloon = el globo
object-key = la llave
object-bowtie = la pajarita
object-lantern = el farol
object-shell = la concha
object-crown = la corona
object-robot = el robot
object-dice = los dados
object-castle = el castillo
object-mask = la máscara
object-rainbow = el arcoíris

## Lo que está mal en un archivo de componentes

components-object-twice = panel { $on }: el objeto { $object } ya está en la estantería del panel { $panel }
components-grid-size = panel { $on }: la cuadrícula necesita 5 filas de { $columns } lugares
components-wrong-side = panel { $on }: las estrellas van en A, B y C, las lunas en D, E y F
components-leaves = panel { $on }: hay más hojas rodeadas que hojas
components-polaroids = panel { $on }: A y D tienen tres polaroids, en columnas crecientes, cada una con una sola estrella o luna en su columna; los demás no tienen ninguna
components-shelf = panel { $on }: A, C, D y F tienen una estantería de tres estantes, cada uno con 1 a { $most } objetos; B y E no tienen
components-constellation = las estrellas deben venir tras un número creciente de trazos, la última como mucho al final
components-garland = una guirnalda tiene como mucho { $most } lunas, y un enlace menos que lunas
components-note-size = la nota { $note }: una nota cuelga entre dos, tres o cuatro nubes distintas
components-note-gap = la nota { $note }: cada sitio debe ser una nube de A, B o C
components-frame-gap = cada sitio de una familia de marcos debe ser una nube de D, E o F, y tiene que haber uno
components-frame-twice = una nube solo puede pertenecer a una familia de marcos
components-rewards = la primera recompensa debe ser mayor que la segunda, y la segunda mayor que nada
components-barred-by = no hay ningún objeto { $object } en las estanterías de D y F
components-bands = los peldaños deben empezar por encima de 0 e ir subiendo
components-not-connected = panel { $on }: en la vista { $view } las nubes quedan separadas, y a algunas nunca se podría llegar
components-moons = la vista { $view } tiene más nubes con luna que lunas la guirnalda
components-counts = el archivo dice { $said }, pero sus cifras dan { $are }

## Lo que está mal en una posición

position-seats = Hay { $sheets } hojas de juego para { $seats } jugadores.
position-not-blank = Antes de la primera tirada todas las hojas de juego están en blanco, con sus hojas como vienen impresas.
position-turn = Una partida no puede durar { $turn } turnos.
position-roll = Después del primer turno tiene que haber una tirada.
position-frames = { $who }: la hoja de juego tiene una recompensa de marcos sin que la familia esté llena.
position-clouds = { $who }: la hoja de juego tiene una cifra donde no hay ninguna nube.
position-spread = { $who }: la hoja de juego tiene cifras en más de dos sitios: se extienden desde dos nubes iniciales.
position-starting-digits = { $who }: la hoja de juego tiene cifras iniciales que no salieron en los dados.
position-dice = { $who }: los dados que quedan no concuerdan con la tirada o la cuadrícula.
position-count = { $who }: la hoja de juego tiene demasiadas cifras o demasiado pocas para este turno.
position-thorns = { $who } no tiene tantas espinas como dados soltados.
position-leaves = { $who }: la hoja de juego tiene hojas que no se han podido rodear.
position-drawing = { $who }: la estantería no tiene ese punto.
position-bonus = { $who } no puede tener un bonus por elegir: no se acaba de terminar ningún objeto con marca de bonus.
position-strokes = { $who } no puede tener estos trazos por dibujar.
position-lines = { $who } no puede tener estas líneas por dibujar.
position-drawn = { $who }: la estantería no es la que permiten las líneas completas.
position-garland = { $who }: la guirnalda no tiene las cifras de las nubes con luna.
position-rewards = Las recompensas de marcos no se tomaron en orden, o falta tomar alguna.
