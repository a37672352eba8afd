# La fábrica de Mechanica en español.

## Lo que se pregunta

mc-todo-run = Tu fábrica está lista: ponla en marcha según lo previsto, o cambia el plan.
mc-todo-gifts = Coloca en tu zona de inicio los bots que te han dado.
mc-todo-bots = Coloca en tu zona de inicio los bots reciclados.
mc-todo-delivery = Elige el camión del que sale un bot del plano.
mc-todo-hand = Instala la loseta «{ $tile }», o recíclala.
mc-todo-fork = Instala el Desvío.
mc-todo-trade = Vende, completa planos, compra; después fabrica bots.
mc-todo-bought = Compra más, o fabrica bots para acabar tu turno.
mc-todo-announcement = Di qué hace tu Fabricador hiperactivo.
mc-todo-centre = Dos bots, un solo hueco: elige el que se queda.
mc-moment = Día { $day }
mc-moment-running = Día { $day }, las fábricas en marcha
mc-coin = moneda
mc-coins = monedas

## Filas, casillas, huecos

mc-truck-0 = el camión de arriba
mc-truck-1 = el camión del medio
mc-truck-2 = el camión de abajo
mc-to-truck-0 = al camión de arriba
mc-to-truck-1 = al camión del medio
mc-to-truck-2 = al camión de abajo
mc-into = a «{ $tile }» en { $square }
mc-to-lost = destruido
mc-to-lost-at = destruido en { $square }: { $why }
mc-why-edge = cae por el borde
mc-why-shut = no hay entrada
mc-why-against = contra la cinta
mc-why-again = dos veces la misma loseta
mc-why-nowhere = sin dónde aterrizar
mc-why-full = no hay sitio
mc-at = en { $square }
mc-hole = hueco { $row ->
        [0] de arriba
        [1] del medio
       *[2] de abajo
    } de la zona de inicio
mc-hole-side = hueco lateral { $row ->
        [0] de arriba
        [1] del medio
       *[2] de abajo
    } de la zona de inicio

mc-hole-pick = { $row ->
        [0] Arriba
        [1] En medio
       *[2] Abajo
    }
mc-hole-pick-side = { $row ->
        [0] Arriba, lateral
        [1] En medio, lateral
       *[2] Abajo, lateral
    }
mc-hole-free = libre

## Bots

mc-bot-Basic = Básico
mc-bot-Plus = Plus
mc-bot-Deluxe = Deluxe
mc-bots-Basic = { $count ->
        [one] { $count } Básico
       *[other] { $count } Básicos
    }
mc-bots-Plus = { $count } Plus
mc-bots-Deluxe = { $count } Deluxe
mc-no-bots = ningún bot
mc-money = { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }

## Losetas

mc-tile-GiftWrapper = Envolvedora
    .does = Cada bot que pasa deja 1 en la Caja fuerte.
mc-tile-Upgrader = Mejorador
    .does = Convierte un Básico en un Plus y un Plus en un Deluxe.
mc-tile-Duplicator = Duplicador
    .does = Hace dos del bot que se para en él.
mc-tile-Downgrader = Degradador
    .does = Desmonta un bot en tres del modelo inferior.
mc-tile-Repurposer = Transformador
    .does = De dos bots hace uno de cualquier modelo.
mc-tile-FlightTester = Probador de vuelo
    .does = Lanza bots por encima de otras losetas: 1 para la Cartera si el vuelo pasa sobre alguna.
mc-tile-StaticCharger = Cargador estático
    .does = Hace un Básico por cada bot que pasa, dos al día como mucho.
mc-tile-AdvancedFabricator = Fabricador avanzado
    .does = Hace un Básico cada día y tiene un hueco más.
mc-tile-OveractiveFabricator = Fabricador hiperactivo
    .does = Hace un Plus o un Deluxe cada día; el resto también recibe algo.
mc-tile-Fork = Desvío
    .does = Envía cada bot por la salida que elijas.
mc-tile-Basic = Fabricador básico
    .does = Hace un Básico cada día. Nunca se va.
mc-tile-worth = Vale { $value } al final.
mc-tile-recycles = Se recicla en { $bots }.
mc-size-Small = Camión pequeño
mc-size-Big = Camión grande
mc-size-Huge = Camión gigante

## La fábrica

mc-head-start = Zona de inicio
mc-head-floor = Planta
mc-head-dock = Muelle
mc-head-start-short = Inicio
mc-head-dock-short = Muelle

mc-factory-of = Fábrica de { $name }
mc-factory-own = Tu fábrica
mc-square-empty = Casilla { $square }: una cinta vacía hacia el este
mc-square-tile = Casilla { $square }: { $tile }, hacia { $facing ->
        [0] el este
        [1] el sur
        [2] el oeste
       *[3] el norte
    }
mc-square-flipped = , por el reverso
mc-square-holds = , contiene { $bots }
mc-square-waits = , donde { $bots } espera a otro
mc-slot-empty = Lugar { $row ->
        [0] de arriba
        [1] del medio
       *[2] de abajo
    } de la zona de inicio, sin Fabricador
mc-slot-of = Lugar { $row ->
        [0] de arriba
        [1] del medio
       *[2] de abajo
    } de la zona de inicio: { $tile }
mc-hole-empty = { $hole }, vacío
mc-hole-with = { $hole }, con un bot { $bot }
mc-truck-of = { $size }, { $row ->
        [0] arriba
        [1] en medio
       *[2] abajo
    }: { $bots } a bordo, sitio para { $room }
mc-load-of = { $bots } en { $truck }
mc-bot-at-start = { $bot }, { $hole }
mc-bot-at-tile = { $bot } en «{ $tile }» en { $square }
mc-sells = Se vende por { $money }.
mc-goes = Después: { $ride }.

## Una marcha

mc-plan = La marcha
mc-plan-lead = Este es el plan. Toca un bot o una línea para cambiarlo.
mc-plan-nothing = Ningún bot está en camino.
mc-plan-run = En marcha
mc-plan-rest = Seguir la marcha
mc-plan-change = cambiar
mc-plan-answered = fijado
mc-plan-fixed = Ya está fijado. Deshaz para cambiarlo.
mc-plan-planned = previsto
mc-ask-ride = ¿Adónde va este bot { $bot }?
mc-ask-keep = Llegan más de los que caben en { $at }: ¿quién se queda?
mc-ask-repurpose = ¿Qué hace «{ $tile }» en { $square }?
mc-ask-hole = ¿Por qué hueco sale el Básico de «{ $tile }» en { $square }?
mc-says-keep = Conservas { $bots } en { $at }
mc-says-repurpose = «{ $tile }» en { $square } hace un bot { $bot }
mc-says-hole = el Básico sale de { $square } por el hueco { $hole }
mc-way-over = por { $squares }
mc-way-flies = volando de { $from } a { $to }
mc-brings-vault = { $count } a la Caja fuerte
mc-brings-wallet = { $count } a la Cartera
mc-brings-charged = { $count ->
        [one] carga { $count } Básico
       *[other] carga { $count } Básicos
    }
mc-lost-at = No hay sitio en { $at }: { $bots } { $count ->
        [one] se destruye
       *[other] se destruyen
    }
mc-makes = «{ $tile }» en { $square } hace { $bots }
mc-hole-number = hueco { $hole }
mc-place-tile = «{ $tile }» en { $square }
mc-place-lost = ningún sitio

## Mañana

mc-tomorrow = La marcha de mañana
mc-tomorrow-with = Así, la marcha de mañana
mc-tomorrow-of = Próxima marcha de { $name }
mc-ahead = Próximos tres días
mc-ahead-gain = { $gain ->
        [0] Próximos tres días: nada más
       *[other] Próximos tres días: { $sign }{ $gain }
    }
mc-ahead-lost = { $lost ->
        [one] Se destruiría { $lost } bot
       *[other] Se destruirían { $lost } bots
    }

## Vender y comprar

mc-trade = Tu turno
mc-step-sell = Vender
mc-step-buy = Comprar
mc-step-make = Fabricar
mc-step-rotate = Girar
mc-steps = Los pasos de un turno
mc-sell-all = Vender todo, { $money }
mc-make = Fabricar
mc-make-help = Acaba tu turno: los Fabricadores hacen bots y la Tienda gira.
mc-shop = Tienda
mc-shop-left = { $stack ->
        [0] pila vacía
       *[other] pila { $stack }
    }
mc-shop-extras = reserva { $extras }
mc-shop-tile = { $tile }, { $price }
mc-shop-empty = { $price }: vacío
mc-shop-short = faltan { $short }
mc-recycler = Recicladora
mc-build = Construir
mc-fork = Desvío
mc-big = Camión grande
mc-huge = Camión gigante
mc-price = { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    }
mc-price-from = desde { $price }
mc-truck-where = Elige el camión que deja su sitio: el nuevo conserva los bots a bordo.
mc-demolish = Demoler
mc-demolish-where = Elige qué demoler. Su valor y los bots que lleva se pierden.
mc-demolish-sure = ¿Demoler { $what }? Elígelo otra vez para hacerlo.
mc-demolish-loses = Bots destruidos: { $bots }.
mc-never-mind = Mejor no

## En la mano

mc-hand = En tu mano
mc-hand-where = Elige para ella un lugar que brille.
mc-hand-nowhere = No encaja en ningún sitio: recíclala, o demuele antes algo.
mc-fork-nowhere = No encaja en ningún sitio: demuele antes algo.
mc-hand-slot = Instalado en la zona de inicio, { $row ->
        [0] arriba
        [1] en medio
       *[2] abajo
    }
mc-hand-parked = El bot aparcado va al { $side ->
        [yes] hueco lateral
       *[no] hueco central
    }.
mc-demolish-first = Demoler algo
mc-turn = Girar
mc-flip = Voltear
mc-swap = Otro hueco
mc-recycle = Reciclar
mc-recycle-for = Reciclar: { $bots }
mc-install = Instalar
mc-ways = Posición { $way } de { $ways }

## Bots por colocar

mc-gifts = Bots recibidos
mc-recycled = Bots reciclados
mc-place-which = ¿Qué bot primero?
mc-place-where = Elige un hueco de tu zona de inicio.
mc-place-over = Si hay un bot en el hueco elegido, se destruye.
mc-decline = Prescindir de él

## Fabricar

mc-announce = El Fabricador hiperactivo hace
mc-announce-Plus = un Plus
mc-announce-Deluxe = un Deluxe
mc-announce-Plus-others = Cada rival recibe un Básico.
mc-announce-Deluxe-others = Cada rival recibe un Plus o un Básico.
mc-announce-armand = ARMAND-0 recibe { $money }.
mc-centre = El hueco central está ocupado
mc-retain-old = Conservar el bot { $bot } que ya está
mc-retain-new = Tomar el nuevo bot { $bot }
mc-delivery = Aún hace falta para el plano

## Planos

mc-blueprints = Planos
mc-blueprint = Plano: { $bots } por { $money } para la Caja fuerte
mc-blueprint-ready = Completar
mc-blueprint-aboard = { $aboard } de { $all } a bordo
mc-blueprint-missing = falta: { $bots }
mc-blueprint-done = hecho hoy
mc-blueprint-changes = cambia esta noche
mc-blueprint-none = Todavía ninguno

## Dinero

mc-purse = Dinero
mc-wallet = Cartera
mc-vault = Caja fuerte
mc-improvements = Mejoras
mc-tell-wallet = Dinero para comprar; al final también cuenta.
mc-tell-vault = Dinero que cuenta al final y no se puede gastar.
mc-tell-improvements = Lo que valen al final las losetas de la fábrica.
mc-tell-wheel = La Tienda gira después de cada turno: las losetas se abaratan, la última cae en la Recicladora.
mc-tell-recycler = Lo próximo que caiga aquí se convierte en bots para quien tenga el turno.
mc-tell-blueprint = Se completa con bots de los camiones, de cualquier fila: una vez al día por persona.
mc-tell-fork = Un Desvío envía cada bot por la salida que elijas.
mc-tell-big = Sitio para dos bots en una fila.
mc-tell-huge = Sitio para tres bots en una fila.
mc-tell-plan = Todo lo que harán tus bots, con lo que puedes cambiar.
mc-tell-start = Los bots empiezan aquí.
mc-tell-truck = Los bots que llegan se venden, o completan planos.

## ARMAND-0

mc-armand = ARMAND-0
mc-armand-level = { $level ->
        [hard] difícil
        [impossible] imposible
        [apocalyptic] apocalíptico
       *[normal] normal
    }
mc-armand-none = Todavía no ha comprado nada.
mc-armand-count = × { $count }
mc-armand-score = { $points } en total
mc-tell-armand = ARMAND-0 compra en la misma Tienda y cuenta seis veces el valor de lo que compró. Acaba con más dinero que él.

## De un vistazo

mc-glance = { $name }: { $wallet } en la Cartera, { $vault } en la Caja fuerte, losetas por valor de { $value }; { $tiles ->
        [0] ninguna loseta
        [one] { $tiles } loseta
       *[other] { $tiles } losetas
    }, { $bots } en los camiones
mc-first-you = Empiezas tú
mc-first-of = Empieza: { $name }

## Lo que haría una jugada

mc-do-buy = { $tile } por { $price }.
mc-do-sell = Vender el bot { $bot } por { $money }.
mc-do-complete = Completarlo: { $money } para tu Caja fuerte.
mc-do-deliver = Tomar el bot { $bot } que está en { $truck }.
mc-do-place = El bot { $bot } va aquí.
mc-do-place-over = El bot { $bot } va aquí; el bot { $lost } se destruye.
mc-do-truck = { $size } en la fila { $row ->
        [0] de arriba
        [1] del medio
       *[2] de abajo
    }, por { $price }.
mc-do-fork = Un Desvío por { $price }, que se instala enseguida.
mc-left-after = Quedan { $wallet } en la Cartera.
