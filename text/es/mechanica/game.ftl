# Mechanica en español. Las reglas, los nombres y las razones son palabras nuestras.

mechanica = Mechanica
    .help = Tres cintas y una Tienda que gira: monta la fábrica que hace los mejores bots de limpieza, véndelos, completa planos y hazte con la mayor fortuna.
game-kind-mechanica = colocar losetas
game-line-mechanica = Tiende cintas, ajusta máquinas y envía los bots más pulcros de la ciudad.
game-also-mechanica = otros niveles
home-credit-mechanica = Mechanica es de Mary Flanagan, Max Seidman y Emma Hobday, ilustrado por Ann-Sophie De Steur, publicado por Resonym.

## Variantes

option-level = ARMAND-0
    .help = Con cuánta ventaja empieza tu rival cuando juegas en solitario.
option-level-normal = Normal
    .help = ARMAND-0 empieza con la Caja fuerte vacía. El nivel para empezar.
option-level-hard = Difícil
    .help = ARMAND-0 empieza con 20 en su Caja fuerte.
option-level-impossible = Imposible
    .help = ARMAND-0 empieza con 40 en su Caja fuerte.
option-level-apocalyptic = Apocalíptico
    .help = ARMAND-0 empieza con 60 en su Caja fuerte.
option-long_shift = Duración
    .help = Cuántas mejoras llegan a la Tienda.
option-long_shift-false = Jornada normal
    .help = Como en la caja: si juegan menos de cuatro, se apartan algunas mejoras.
option-long_shift-true = Jornada larga
    .help = Todas las mejoras llegan a la Tienda, jueguen cuantos jueguen.

## Lo que puedes hacer: una marcha de la fábrica

mechanica-do-send = { $mover }: { $ride }
mechanica-do-keep = Conservar { $bots } { $at }
mechanica-do-repurpose = El Transformador en { $square } hace un bot { $model }
mechanica-do-hole = El Degradador en { $square } deja salir el Básico hacia { $side }
mechanica-do-planned = Poner en marcha la fábrica según lo previsto

## Lo que puedes hacer: un turno

mechanica-do-gift = Regalo ({ $model }): { $hole }
mechanica-do-gift-choice = Regalo a elegir ({ $model }): { $hole }
mechanica-do-refuse = Rechazar el Básico regalado
mechanica-do-refuse-choice = Rechazar el regalo a elegir
mechanica-do-place = Colocar un bot { $model }: { $hole }
mechanica-do-discard = Rechazar un bot { $model }
mechanica-do-sell = Vender un bot { $model } del camión { $row } por { $money }
mechanica-do-sell-all = Vender todo, { $bots }, por { $money }
mechanica-do-complete = Plano { $number }: entregar { $blueprint } por { $money }
mechanica-do-deliver = Tomar un bot { $model } del camión { $row }
mechanica-do-buy = Comprar { $tile } por { $price }
mechanica-do-install = Instalar { $tile } en { $square }, hacia { $facing }
mechanica-do-install-back = Instalar { $tile } en { $square }, por el reverso, hacia { $facing }
mechanica-do-set = Instalar { $tile } en la fila { $row }
mechanica-do-set-centre = Instalar { $tile } en la fila { $row }, con el bot { $model } en el centro
mechanica-do-set-side = Instalar { $tile } en la fila { $row }, con el bot { $model } en el lateral
mechanica-do-recycle = Reciclar { $tile } y recibir: { $bots }
mechanica-do-fork = Comprar un Desvío por { $price }
mechanica-do-truck = Comprar { $truck } para la fila { $row }, por { $price }
mechanica-do-demolish = Demoler: { $what }
mechanica-do-make = Fabricar bots y girar la Tienda
mechanica-do-announce = La fila { $row } hace un bot { $model }; cada rival recibe un Básico
mechanica-do-announce-choice = La fila { $row } hace un bot { $model }; cada rival recibe un Plus o un Básico
mechanica-do-announce-armand = La fila { $row } hace un bot { $model }; ARMAND-0 recibe { $money }
mechanica-do-retain-old = Fila { $row }: se queda el bot { $kept } que había, sin el nuevo bot { $lost }
mechanica-do-retain-new = Fila { $row }: se queda el nuevo bot { $kept }, sin el bot { $lost } que había

## Lo que pasó

mechanica-first = { $you ->
        [yes] Tienes
       *[no] { $who } tiene
    } la carta de ARMAND-0 y { $you ->
        [yes] empiezas
       *[no] empieza
    }.
mechanica-drew = Nuevo en la Tienda: { $tile }.
mechanica-drew-extra = De la Reserva a la Tienda: { $tile }.
mechanica-blueprint = Nuevo plano: { $blueprint } por { $money }.
mechanica-day = Día de trabajo { $day }.
mechanica-lost = { $you ->
        [yes] Perdiste
       *[no] { $who } perdió
    } un bot { $model } por el camino, en { $square }.
mechanica-collided = { $you ->
        [yes] Tenías
       *[no] { $who } tenía
    } demasiados bots { $at }. Destruidos: { $bots }.
mechanica-ran = { $you ->
        [yes] Tu fábrica se puso en marcha
       *[no] La fábrica de { $who } se puso en marcha
    }: { $results }.
mechanica-ran-idle = { $you ->
        [yes] Tu fábrica se puso en marcha
       *[no] La fábrica de { $who } se puso en marcha
    } y no salió nada.
mechanica-ran-loaded = { $bots } para los camiones
mechanica-ran-made = { $bots } de las losetas
mechanica-turn = { $you ->
        [yes] Es tu turno
       *[no] Es el turno de { $who }
    }.
mechanica-sold = { $you ->
        [yes] Vendiste
       *[no] { $who } vendió
    } un bot { $model } del camión { $row } por { $money }.
mechanica-completed = { $you ->
        [yes] Completaste
       *[no] { $who } completó
    } un plano con { $blueprint }: { $money } para la Caja fuerte.
mechanica-bought = { $you ->
        [yes] Compraste
       *[no] { $who } compró
    } { $tile } por { $price }.
mechanica-installed = { $you ->
        [yes] Instalaste
       *[no] { $who } instaló
    } { $tile } en { $square }, hacia { $facing }.
mechanica-installed-back = { $you ->
        [yes] Instalaste
       *[no] { $who } instaló
    } { $tile } en { $square }, por el reverso, hacia { $facing }.
mechanica-set = { $you ->
        [yes] Instalaste
       *[no] { $who } instaló
    } { $tile } en la fila { $row }.
mechanica-recycled = { $you ->
        [yes] Reciclaste { $tile } y recibiste
       *[no] { $who } recicló { $tile } y recibió
    }: { $bots }.
mechanica-placed = { $you ->
        [yes] Colocaste
       *[no] { $who } colocó
    } un bot { $model }: { $hole }.
mechanica-declined = { $you ->
        [yes] Rechazaste
       *[no] { $who } rechazó
    } un bot { $model }: todos los huecos estaban ocupados.
mechanica-forked = { $you ->
        [yes] Compraste
       *[no] { $who } compró
    } un Desvío por { $price }.
mechanica-truck = { $you ->
        [yes] Compraste
       *[no] { $who } compró
    } { $truck } para la fila { $row }, por { $price }.
mechanica-demolished-floor = { $you ->
        [yes] Demoliste
       *[no] { $who } demolió
    } lo que había en { $square }.
mechanica-demolished-start = { $you ->
        [yes] Demoliste
       *[no] { $who } demolió
    } el Fabricador de la fila { $row }.
mechanica-demolished-dock = { $you ->
        [yes] Demoliste
       *[no] { $who } demolió
    } el camión de la fila { $row }.
mechanica-and-lost = { $what } Destruidos con ello: { $bots }.
mechanica-made = { $you ->
        [yes] Tu Fabricador hiperactivo
       *[no] El Fabricador hiperactivo de { $who }
    } hizo un bot { $model }.
mechanica-dropped = { $you ->
        [yes] Renunciaste
       *[no] { $who } renunció
    } a un bot { $model }: en la fila { $row } solo cabe uno.
mechanica-gave = { $you ->
        [yes] Tu Fabricador hiperactivo
       *[no] El Fabricador hiperactivo de { $who }
    } da un Básico a cada rival.
mechanica-gave-choice = { $you ->
        [yes] Tu Fabricador hiperactivo
       *[no] El Fabricador hiperactivo de { $who }
    } da un Plus o un Básico a cada rival.
mechanica-turned-twice = La Tienda gira por segunda vez.
mechanica-fell = Fuera de la Tienda y de la partida: { $tile }.
mechanica-armand = ARMAND-0
mechanica-chip-cheap = ARMAND-0 recibe { $money } y quiere la loseta más barata.
mechanica-chip-dear = ARMAND-0 recibe { $money } y quiere la loseta más cara.
mechanica-armand-bought = ARMAND-0 compró { $tile } por { $price }.
mechanica-armand-short = ARMAND-0 no puede pagar: recibe { $money } más.
mechanica-armand-waits = ARMAND-0 no puede pagar y no compra nada.
mechanica-armand-paid = ARMAND-0 pone { $money } en su Caja fuerte por el bot de un Fabricador hiperactivo.
mechanica-refreshed = Los dos planos pasan debajo de sus pilas.
mechanica-ended = Ya no queda nada que comprar: la partida termina.

## Bots

mechanica-basic = Básico
mechanica-plus = Plus
mechanica-deluxe = Deluxe
mechanica-basics = { $count ->
        [one] { $count } Básico
       *[other] { $count } Básicos
    }
mechanica-pluses = { $count } Plus
mechanica-deluxes = { $count } Deluxe
mechanica-no-bots = ningún bot
mechanica-list = { $first }, { $rest }
mechanica-list-and = { $first } y { $rest }
mechanica-mover-start = { $model } de la fila { $row }
mechanica-mover-side = { $model } del lateral de la fila { $row }
mechanica-mover-tile = { $model } que sale de { $square } hacia { $side }

## Losetas y camiones

mechanica-gift-wrapper = Envolvedora
mechanica-upgrader = Mejorador
mechanica-duplicator = Duplicador
mechanica-downgrader = Degradador
mechanica-repurposer = Transformador
mechanica-flight-tester = Probador de vuelo
mechanica-static-charger = Cargador estático
mechanica-basic-fabricator = Fabricador básico
mechanica-advanced-fabricator = Fabricador avanzado
mechanica-overactive-fabricator = Fabricador hiperactivo
mechanica-another = { $tile } { $number }
mechanica-fork = Desvío
mechanica-small-truck = Camión pequeño
mechanica-big-truck = Camión grande
mechanica-huge-truck = Camión gigante
mechanica-a-gift-wrapper = una Envolvedora
mechanica-an-upgrader = un Mejorador
mechanica-a-duplicator = un Duplicador
mechanica-a-downgrader = un Degradador
mechanica-a-repurposer = un Transformador
mechanica-a-flight-tester = un Probador de vuelo
mechanica-a-static-charger = un Cargador estático
mechanica-an-advanced-fabricator = un Fabricador avanzado
mechanica-an-overactive-fabricator = un Fabricador hiperactivo
mechanica-a-fork = un Desvío
mechanica-a-big-truck = un camión grande
mechanica-a-huge-truck = un camión gigante

## Dónde

mechanica-north = el norte
mechanica-east = el este
mechanica-south = el sur
mechanica-west = el oeste
mechanica-site-floor = { $tile } en { $square }
mechanica-site-row = { $tile } en la fila { $row }
mechanica-hole = fila { $row }
mechanica-hole-side = lateral de la fila { $row }
mechanica-over = { $hole }, en lugar de un bot { $model }
mechanica-square = { $square }
mechanica-square-with = { $square } ({ $tile })
mechanica-at-truck = en el camión { $row }
mechanica-at-tile = en { $square }
mechanica-at-nowhere = fuera de las cintas
mechanica-end-truck = al camión { $row }
mechanica-end-tile = a { $square }
mechanica-end-lost = destruido
mechanica-ride-with = { $end }, con { $brings }
mechanica-to-vault = { $money } para la Caja fuerte
mechanica-to-wallet = { $money } para la Cartera
mechanica-charge = una carga en { $square }

## Por qué no

mechanica-run-first = Tu fábrica está en marcha: responde a lo que se te pregunta, o ponla en marcha según lo previsto.
mechanica-no-such-ride = Ese bot no puede ir por ahí: elige uno de los caminos que se ofrecen.
mechanica-no-such-crew = Esos no pueden quedarse todos ahí: elige entre los que se ofrecen.
mechanica-no-such-hole = No existe ese hueco.
mechanica-no-such-gift = No te espera ningún regalo así.
mechanica-no-such-bot = No hay ningún bot así que tomar.
mechanica-room-left = Hay un hueco libre en tu zona de inicio: solo se puede rechazar un bot cuando todos están ocupados.
mechanica-gifts-first = Te han dado bots: colócalos primero en tu zona de inicio.
mechanica-bots-first = Has reciclado una loseta: coloca primero sus bots en tu zona de inicio.
mechanica-deliver-first = Estás completando un plano: di primero de qué camión sale el bot.
mechanica-install-first = Tienes una loseta en la mano: instálala primero, o recíclala si no es un Desvío.
mechanica-trade-first = Es el momento de vender, comprar y construir; fabrica bots para acabarlo.
mechanica-announce-first = Tu Fabricador hiperactivo va primero: anuncia un Plus o un Deluxe.
mechanica-centre-first = El hueco está ocupado: di primero cuál de los dos bots se queda.
mechanica-plus-or-deluxe = Un Fabricador hiperactivo hace un Plus o un Deluxe, nada más.
mechanica-belongs-to-the-start = Un Fabricador va en la zona de inicio: nombra una fila.
mechanica-belongs-to-the-floor = Esa loseta va en la planta: nombra una casilla.
mechanica-nothing-parked = Ahí no hay ningún bot aparcado que pueda pasar al lateral.
mechanica-no-such-row = Las filas son a, b y c.
mechanica-slot-taken = Ahí ya hay un Fabricador.
mechanica-no-such-lie = Una loseta se coloca de cuatro maneras; solo el Duplicador se puede voltear.
mechanica-square-taken = Esa casilla ya está ocupada, y una loseta instalada nunca se mueve: demuélela o elige otra casilla.
mechanica-exit-blocked = Una de sus salidas daría a un lado sin entrada.
mechanica-blocks-exit = Una salida vecina daría a un lado suyo sin entrada.
mechanica-no-room-for-a-fork = No hay ninguna casilla en la que encaje un Desvío.
mechanica-not-for-sale = Ahí no se vende nada.
mechanica-short = Eso cuesta { $price }: te faltan { $short }.
mechanica-selling-is-over = Se vende antes de comprar en la Tienda: en este turno ya no se puede.
mechanica-nothing-to-sell = No hay dos bots en tus camiones: véndelos uno a uno.
mechanica-no-such-blueprint = Ahí no hay ningún plano.
mechanica-completed-today = Ya has completado hoy ese plano: una vez al día es lo máximo.
mechanica-bots-missing = En tus camiones no están todos los bots de ese plano.
mechanica-not-bigger = Ese camión no sería más grande que el de la fila.
mechanica-basic-stays = El Fabricador básico es parte del edificio: no se puede demoler.
mechanica-nothing-there = Ahí no hay nada que demoler.

## Puntuación

score-wallet = Cartera
score-vault = Caja fuerte
score-improvements = Mejoras
band-armand-0 = Gana ARMAND-0
    .verdict = Sus cuentas son más largas que las tuyas, y el empate es suyo. Las cintas siguen calientes: inténtalo otra vez.
band-armand-1 = ARMAND-0 derrotado
    .verdict = Lo ha contado dos veces, y tu fortuna sigue siendo mayor. La fábrica es tuya.

## Lo que está mal en un archivo de componentes

components-prices = los precios de la Tienda deben bajar de lugar en lugar, desde 99 como mucho
components-improvement = { $tile }: vale 99 como mucho, y hay 6 ejemplares como mucho
components-recycles = { $tile }: al reciclar debe dar de 1 a 4 bots
components-faces = { $tile }: los bots tienen que poder entrar y salir, y cada hueco de salida debe tener su salida; un Probador de vuelo tiene un solo lado liso
components-extras = una Reserva tan grande dejaría menos de dos mejoras para jugar
components-more = { $tile }: una loseta más funciona como una de la Planta, y como mucho { $most } losetas funcionan igual
components-stacks = hay de 2 a { $most } planos, y entre las dos pilas deben sumar los { $blueprints } de la caja, cada una la mitad de ese máximo como mucho
components-blueprint = plano { $number }: debe pedir de 1 a 9 bots y dar 99 como mucho

## Lo que está mal en una posición

mechanica-position-seats = Hay { $factories } fábricas para { $seats } jugadores.
mechanica-position-turn = El día, el turno y lo que hace la mesa no concuerdan.
mechanica-position-opening = Antes del primer día de trabajo todas las fábricas están como al principio.
mechanica-position-improvements = Las mejoras no concuerdan: cada una está tantas veces como en la caja, y en las pilas están las que nadie ha visto.
mechanica-position-blueprints = Los planos no concuerdan: cada uno está en una pila, el último que se destapó encima, y los dos están marcados si hoy se completó uno.
mechanica-position-floor = Las losetas de la planta no concuerdan, en la fábrica de { $who }: una salida debe dar a una entrada, una casilla vacía, un camión o el borde.
mechanica-position-holes = Una loseta tiene un bot en un hueco que no existe, en la fábrica de { $who }.
mechanica-position-start = La zona de inicio no concuerda, en la fábrica de { $who }: el Fabricador básico está en el medio, y solo los demás Fabricadores tienen hueco lateral.
mechanica-position-trucks = Un camión lleva más de lo que cabe, en la fábrica de { $who }.
mechanica-position-run = La marcha no concuerda, en la fábrica de { $who }: cada fábrica se pone en marcha una vez al día, y cada respuesta debe ser a algo que se preguntó.
mechanica-position-gifts = Hay más regalos de los que pueden haber dado los Fabricadores hiperactivos, en la fábrica de { $who }.
mechanica-position-owes = Lo que alguien tiene a medias no concuerda con el turno, en la fábrica de { $who }.
mechanica-position-unsettled = Aquí algo ocurriría por sí solo: da la posición que viene después.
