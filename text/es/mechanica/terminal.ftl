# Lo que dice la terminal de Mechanica además de lo que dice el propio juego, en español.

mechanica-title = Mechanica
mechanica-title-normal = Mechanica · ARMAND-0, normal
mechanica-title-hard = Mechanica · ARMAND-0, difícil
mechanica-title-impossible = Mechanica · ARMAND-0, imposible
mechanica-title-apocalyptic = Mechanica · ARMAND-0, apocalíptico
play-welcome-mechanica = Una fábrica de tres cintas. Cada día tus bots ruedan hacia el este, por tus losetas, hasta tus camiones; después los vendes, compras losetas en una Tienda que se va abaratando y haces bots nuevos. Cuando no queda nada que comprar, gana la mayor fortuna. Las casillas tienen nombres (b2) que se pueden escribir; «ayuda mejorador» explica una loseta.
play-prompt-where-mechanica = ¿Cuál? (un número, o u para elegir otra vez) >
play-prompt-where-only-mechanica = ¿Cuál? (un número) >
play-where-mechanica = { $what }: ¿cuál?
play-in-mechanica = {": "}

## Letras

mechanica-mark-basic = B
mechanica-mark-plus = P
mechanica-mark-deluxe = D
mechanica-mark-fork = DV
mechanica-mark-gift-wrapper = EN
mechanica-mark-upgrader = ME
mechanica-mark-duplicator = DU
mechanica-mark-downgrader = DG
mechanica-mark-repurposer = TR
mechanica-mark-flight-tester = PV
mechanica-mark-static-charger = CE
mechanica-mark-basic-fabricator = FB
mechanica-mark-advanced-fabricator = FA
mechanica-mark-overactive-fabricator = FH

## Rótulos de la mesa

mechanica-table-day = Día de trabajo { $day }
mechanica-table-first = empieza: { $who }
mechanica-table-stack = { $stack ->
        [one] queda { $stack } loseta
       *[other] quedan { $stack } losetas
    }
mechanica-table-stack-extras = { $stack ->
        [one] queda { $stack } loseta
       *[other] quedan { $stack } losetas
    }, { $extras } aparte
mechanica-table-shop = Tienda
mechanica-table-recycler = luego la Recicladora
mechanica-table-blueprints = Planos
mechanica-table-completed = hecho hoy
mechanica-table-complete = no falta nada
mechanica-table-missing = (falta { $bots })
mechanica-table-replaced = cambian esta noche
mechanica-table-rival = ARMAND-0
mechanica-table-armand = Cartera { $wallet }  Caja fuerte { $vault }  = { $points } puntos
mechanica-table-yours = Tuyo
mechanica-table-theirs = Dinero
mechanica-table-money = Cartera { $wallet }  Caja fuerte { $vault }  mejoras { $value }
mechanica-table-points = = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
mechanica-table-hand = en la mano: { $tile }
mechanica-table-to-place = por colocar: { $bots }
mechanica-table-start = Inicio
mechanica-table-trucks = Camiones
mechanica-table-tomorrow = Mañana
mechanica-table-to-vault = +{ $amount } a la Caja fuerte
mechanica-table-to-wallet = +{ $amount } a la Cartera
mechanica-table-lost = se pierde: { $amount }
mechanica-table-later = luego { $then }, luego { $last }
mechanica-table-plan = Plan
mechanica-table-nobody = –
mechanica-glance = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: Cartera { $wallet }, Caja fuerte { $vault } · { $tiles ->
        [one] { $tiles } loseta
       *[other] { $tiles } losetas
    } · camiones: { $aboard }

## El menú

mechanica-menu-change = O cambiarlo
mechanica-menu-sell = Vender
mechanica-menu-complete = Completar
mechanica-menu-buy = Comprar en la Tienda
mechanica-menu-build = Construir
mechanica-menu-besides = Además
mechanica-menu-end = Para acabar el turno
mechanica-menu-a-bot = { $model } del camión { $row } por { $money }
mechanica-menu-a-tile = { $tile } por { $price }
mechanica-menu-a-fork = Desvío por { $price }
mechanica-menu-trucks = un camión más grande
mechanica-menu-a-truck = { $truck } en la fila { $row } por { $price }
mechanica-menu-demolish = Demoler
mechanica-menu-square = { $square }
mechanica-menu-facing = hacia { $facing }
mechanica-menu-facing-back = por el reverso, hacia { $facing }

## Lo que hay que decidir

mechanica-ask-nothing = Ahora no tienes nada que decidir.
mechanica-ask-ride = Tu fábrica se pone en marcha: Enter, según lo previsto. O bien, { $mover }: ¿adónde va?
mechanica-ask-keep = Tu fábrica se pone en marcha: Enter, según lo previsto. O bien, demasiados bots { $at }: ¿cuáles se quedan?
mechanica-ask-repurpose = Tu fábrica se pone en marcha: Enter, según lo previsto. O bien, el Transformador en { $square }: ¿qué hace?
mechanica-ask-hole = Tu fábrica se pone en marcha: Enter, según lo previsto. O bien, el Degradador en { $square }: ¿por dónde sale el Básico?
mechanica-ask-gifts = Un Fabricador hiperactivo te ha dado un bot: ¿dónde va?
mechanica-ask-bots = ¿Dónde va el bot reciclado?
mechanica-ask-delivery = ¿De qué camión sale el bot del plano?
mechanica-ask-install = { $tile }: ¿en qué casilla y mirando hacia dónde?
mechanica-ask-set = { $tile }: ¿en qué fila de la zona de inicio?
mechanica-ask-fork = Desvío: ¿en qué casilla y mirando hacia dónde?
mechanica-ask-trade = Tu turno: vende, compra, construye; fabrica bots para acabarlo.
mechanica-ask-buy = Tu turno: compra y construye; fabrica bots para acabarlo.
mechanica-ask-announce = ¿Qué hace tu Fabricador hiperactivo?
mechanica-ask-centre = El hueco central está ocupado: ¿qué bot se queda?

## Decisiones escritas

mechanica-typed-number = Escribe el número de tu elección.
mechanica-typed-ride = En palabras: Enter (según lo previsto), camión a, b3 (a esa loseta), x (destruido).
mechanica-typed-keep = En palabras: Enter (según lo previsto), o las letras de los que se quedan: conservar bd.
mechanica-typed-repurpose = En palabras: Enter (según lo previsto), básico, plus, deluxe.
mechanica-typed-hole = En palabras: Enter (según lo previsto), norte, este, sur, oeste.
mechanica-typed-place = En palabras: la fila, con el modelo si hay varios: plus a, plus a lateral, básico c elegir; no para rechazar.
mechanica-typed-delivery = En palabras: la fila del camión, con el modelo si hay varios: plus a.
mechanica-typed-install = En palabras: una casilla y hacia dónde mira, b2 e, b2 sur reverso; reciclar; demoler c1.
mechanica-typed-fork = En palabras: una casilla y hacia dónde mira, b2 e; demoler c1.
mechanica-typed-set = En palabras: una fila, a o a lateral (su bot, al lateral); reciclar.
mechanica-typed-trade = En palabras: vender todo, vender plus a, completar 1, comprar mejorador, comprar 3 (a ese precio), desvío, camión a grande, demoler b2, demoler camión a, fabricar.
mechanica-typed-announce = En palabras: plus, deluxe.
mechanica-typed-centre = En palabras: antiguo, nuevo.
mechanica-typed-which-blueprint = ¿Qué plano? Escribe su número: completar 1.
mechanica-typed-which-truck = ¿Qué camión? Escribe una fila y un tamaño: camión a grande, camión b gigante.
mechanica-typed-which-model = ¿Qué modelo? Añade básico, plus o deluxe.
mechanica-typed-which-bot = ¿Qué bot? Escribe un modelo o una fila: vender plus, vender b, vender todo.
mechanica-typed-which-tile = ¿Qué loseta? Escribe su nombre o su precio: comprar mejorador, comprar 3.
mechanica-typed-which-facing = ¿Hacia dónde mira? Escríbelo con la casilla: b2 e, b2 n.
mechanica-typed-which-site = ¿Demoler qué? Escribe demoler b2, demoler camión a o demoler fabricador a.
mechanica-typed-which-way = Hay { $ways } caminos para llegar: escribe detrás su número (camión a 2), o elige de la lista.

## Lo que traería una decisión

mechanica-bring-planned = según lo previsto
mechanica-bring-tile = vale { $value }; al reciclar: { $bots }
mechanica-bring-more = { $money } más en tres días
mechanica-bring-less = { $money } menos en tres días

## Ayuda

mechanica-topics = Ayuda sobre: una loseta (ayuda mejorador), una casilla (ayuda b2), marcas, bots, marcha, plan, desvío, camión, inicio, tienda, reciclar, instalar, demoler, vender, planos, dinero, mañana, armand, final.
mechanica-help-marks =
    B Básico, P Plus, D Deluxe. [B–] es un camión en el que caben dos, con uno a bordo. (–) es un lugar para aparcar un bot, FB B un Fabricador con un bot en su hueco.
    Las flechas de una loseta muestran por dónde pasan los bots: → en su lado izquierdo es una entrada, → en su lado derecho una salida. ─ y │ son paredes. Una letra junto a una flecha es un bot que sale por ahí en la próxima marcha, TR[B] uno que espera.
    En un plan, B b›b3 es el Básico de la fila b que va a b3, [a] es el camión de la fila a, × es destruido, +1 una moneda por el camino.
    .typed = marcas, símbolos, flechas
mechanica-help-bots = Un Básico se vende por 2, un Plus por 4, un Deluxe por 6; o sirven para los planos. Los bots que quedan en los camiones al final no valen nada.
    .typed = bot, bots, modelo, modelos
mechanica-help-run = Todos los bots de la zona de inicio y de los huecos de salida ruedan hacia el este, a la vez. En una casilla vacía se sigue hacia el este; en una loseta se pasa o se para. Un bot se destruye si sale por arriba o por abajo, si da contra una pared o una salida, si va contra una cinta, o si vuelve a la misma Envolvedora, al mismo Cargador estático o al mismo Probador de vuelo. Donde se paran demasiados, eliges cuáles se salvan.
    .typed = marcha, recorrido
mechanica-help-plan = El plan es lo mejor que encontramos para todos tus bots juntos: ventas, monedas por el camino y lo que las losetas harían con ellos. No piensa en los planos. Enter lo acepta; elegir otra cosa lo cambia, punto por punto.
    .typed = plan
mechanica-help-fork = Entradas en dos lados, salidas en los otros dos: para cada bot eliges una de las salidas. Cuesta poco, no vale nada al final y no se puede reciclar. Escribe: desvío, luego b2 e
    .typed = desvío, desvíos, dv
mechanica-help-truck = Los bots que llegan al final de una fila esperan en su camión hasta que los vendes o los usas en un plano. En un camión pequeño cabe 1, en uno grande 2, en uno gigante 3. Los que sobran se destruyen, a tu elección. Escribe: camión a grande
    .typed = camión, camiones
mechanica-help-start = El Fabricador básico de la fila b hace un Básico cada turno. En las filas a y c cabe otro Fabricador, o un bot aparcado. Los Fabricadores avanzados e hiperactivos tienen un segundo hueco en el lateral.
    .typed = inicio, fabricador, fabricadores
mechanica-help-shop = La loseta más nueva es la más cara. Después de cada turno todas avanzan y se abaratan, y llega una nueva. Compra tantas como puedas pagar, una tras otra; cada una se instala o se recicla enseguida. Escribe: comprar mejorador
    .typed = tienda, comprar, precio, precios
mechanica-help-recycle = Una loseta que reciclas en lugar de instalarla da los bots impresos en ella, para tu zona de inicio. Lo que cae de la Tienda después de tu turno también lo reciclas tú.
    .typed = reciclar
mechanica-help-install = Escribe una casilla y hacia dónde mira la loseta: b2 e. Una salida puede dar a una entrada, a una casilla vacía, a un camión o al borde, y a nada más. Una loseta instalada nunca se mueve. Hacia el este está como se imprimió; solo el Duplicador tiene reverso.
    .typed = instalar, colocar
mechanica-help-demolish = En tu turno puedes demoler una loseta, un Fabricador (no el básico) o un camión más grande. Los bots que lleva se destruyen, y su valor se pierde. Escribe: demoler b2
    .typed = demoler
mechanica-help-sell = Se vende al principio del turno, antes de comprar en la Tienda. Escribe: vender todo, vender plus
    .typed = vender
mechanica-help-blueprints = Hay dos planos a la vista. Si tus camiones tienen todos sus bots, entrégalos por dinero para tu Caja fuerte, en cualquier momento de tu turno, cada plano una vez al día. Cuando alguien completa uno, los dos se cambian al final del día. Escribe: completar 1
    .typed = plano, planos
mechanica-help-money = Se compra con la Cartera. Lo que está en la Caja fuerte no se puede gastar. Al final cuentan las dos, y también tus mejoras.
    .typed = dinero, cartera, caja
mechanica-help-tomorrow = Lo que daría la próxima marcha si cada Fabricador hiciera su mejor bot y nada más cambiara: los bots en tus camiones, por cuánto se venden, las monedas por el camino; luego, el dinero de los dos días siguientes.
    .typed = mañana
mechanica-help-armand = ARMAND-0 juega después de ti en las partidas en solitario. Una ficha le da una moneda y la loseta más barata, o cinco y la más cara, si puede pagarla. El valor de cada una de sus mejoras cuenta seis veces. El empate es suyo.
    .typed = armand, rival, solitario
mechanica-help-end = La partida termina cuando no queda nada que comprar y el turno vuelve a quien empezó; en solitario, enseguida. Se suman la Cartera, la Caja fuerte y el valor de tus mejoras.
    .typed = final, fin, puntos, ganar
mechanica-help-empty = { $square } está vacía: una cinta lleva los bots hacia el este.
mechanica-help-tile = { $tile }: { $does } Vale { $value }; al reciclar: { $bots }.
mechanica-help-faces = Norte, este, sur y oeste, mirando al este: { $faces }
mechanica-help-gift-wrapper = Cada bot que pasa pone 1 en tu Caja fuerte.
mechanica-help-upgrader = Convierte un Básico en un Plus y un Plus en un Deluxe; un Deluxe se queda igual.
mechanica-help-duplicator = De uno hace dos, que salen por dos lados. Se puede voltear (reverso).
mechanica-help-downgrader = Hace tres del modelo inferior, que salen por tres lados. Un Básico se queda igual, y tú eliges su lado.
mechanica-help-repurposer = Espera a dos bots y hace de ellos uno de cualquier modelo.
mechanica-help-flight-tester = Lanza un bot hacia su pared, a otra loseta de esa línea o, hacia el este, al camión. Volar sobre una loseta pone 1 en tu Cartera. Si no hay dónde aterrizar, el bot se destruye.
mechanica-help-static-charger = Hace un Básico por cada uno de los dos primeros bots que pasan.
mechanica-help-advanced-fabricator = Hace un Básico cada turno y tiene un segundo hueco para otro bot. Va en la fila a o c.
mechanica-help-overactive-fabricator = Hace un Plus o un Deluxe cada turno. Por un Plus, cada rival recibe un Básico; por un Deluxe, un Plus o un Básico; en solitario, ARMAND-0 recibe 1 o 5. Va en la fila a o c.

## Las reglas

play-rules-mechanica-goal = OBJETIVO: Tener la mayor fortuna cuando no quede nada que comprar: Cartera, Caja fuerte y el valor de tus mejoras.
play-rules-mechanica-run = MARCHA: El día empieza con la marcha de todas las fábricas. Los bots de la zona de inicio y de los huecos de salida ruedan hacia el este, por casillas vacías y losetas, hasta huecos de entrada y camiones. Fuera del tablero, contra una cinta o contra una pared se destruyen.
play-rules-mechanica-tiles = LOSETAS: EN paga 1 a la Caja fuerte, CE hace Básicos de los que pasan, PV lanza, DV te deja elegir. ME, DU, DG y TR retienen un bot y hacen algo de él, que sale en la próxima marcha. «ayuda» y un nombre explican una loseta.
play-rules-mechanica-collide = DEMASIADOS: Donde se paran más bots de los que caben, eliges cuáles se salvan.
play-rules-mechanica-turn = TURNO: Vende bots. Compra losetas, e instala o recicla cada una enseguida. Desvíos, camiones, planos y demoliciones, en cualquier momento.
play-rules-mechanica-fit = ENCAJE: Una salida puede dar a una entrada, a una casilla vacía, a un camión o al borde. Las losetas instaladas nunca se mueven.
play-rules-mechanica-make = FABRICAR: Al final de tu turno, cada Fabricador hace un bot. Si su hueco está ocupado, conservas uno de los dos.
play-rules-mechanica-shop = TIENDA: Después todas las losetas se abaratan, llega una nueva, y lo que cae lo reciclas tú.
play-rules-mechanica-blueprints = PLANOS: Entrega de tus camiones todos los bots de uno por dinero para tu Caja fuerte, cada uno una vez al día.
play-rules-mechanica-armand = ARMAND-0: Compra la loseta más barata o la más cara después de cada uno de tus turnos. Sus mejoras cuentan seis veces, y el empate es suyo.
play-rules-mechanica-end = FINAL: No queda nada que comprar cuando el turno vuelve a quien empezó. Gana quien tenga más dinero; los empates se comparten.

## Lo que se puede escribir: palabras entre comas; se entienden las de todos los idiomas

mechanica-type-plan = previsto, plan, marcha
mechanica-type-sell = vender
mechanica-type-complete = completar
mechanica-type-take = tomar, colocar
mechanica-type-buy = comprar
mechanica-type-install = instalar
mechanica-type-recycle = reciclar
mechanica-type-fork = desvío
mechanica-type-truck = camión
mechanica-type-demolish = demoler
mechanica-type-make = fabricar
mechanica-type-keep = conservar
mechanica-type-refuse = no, rechazar
mechanica-type-all = todo
mechanica-type-side = lateral
mechanica-type-back = reverso
mechanica-type-old = antiguo
mechanica-type-new = nuevo
mechanica-type-gift = elegir
mechanica-type-lost = destruido
mechanica-type-fabricator = fabricador, inicio
mechanica-type-basic = básico, básicos
mechanica-type-plus = plus
mechanica-type-deluxe = deluxe
mechanica-type-north = norte, arriba
mechanica-type-east = este, derecha
mechanica-type-south = sur, abajo
mechanica-type-west = oeste, izquierda
mechanica-type-big = grande
mechanica-type-huge = gigante
mechanica-type-gift-wrapper = envolvedora, en
mechanica-type-upgrader = mejorador, me
mechanica-type-duplicator = duplicador
mechanica-type-downgrader = degradador
mechanica-type-repurposer = transformador
mechanica-type-flight-tester = probador, pv
mechanica-type-static-charger = cargador, ce
mechanica-type-advanced-fabricator = avanzado
mechanica-type-overactive-fabricator = hiperactivo, fh
