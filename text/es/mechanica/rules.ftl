# Las reglas de Mechanica para leer, en nuestras propias palabras. Una línea en blanco separa los párrafos; _así_ se resalta; un
# párrafo cuya primera línea empieza con # es un título o una pregunta, con lo que le corresponde.

mechanica-rules-goal = De qué se trata
    .text =
        Diriges una fábrica de robots domésticos, los bots. Las mejoras que compras en la Tienda le permiten hacer más, o hacerlos mejores; lo que llega a tus camiones se vende o se entrega para completar un plano.

        Cuando a la Tienda no le queda nada que vender, la partida termina. Gana quien tenga entonces más dinero: lo que hay en la _Cartera_, lo que hay en la _Caja fuerte_ y lo que valen las mejoras instaladas.

        En solitario, tu rival es ARMAND-0, el director. No tiene fábrica. Solo compra.

mechanica-rules-factory = Tu fábrica
    .text =
        A la izquierda está la _zona de inicio_, con tres lugares. El del medio tiene tu Fabricador básico, para siempre. Los otros dos están libres para los Fabricadores que compres; hasta entonces, cada uno tiene un hueco donde se puede aparcar un bot.

        En el centro está la _planta_: tres filas de cuatro casillas, de a1 a c4. Toda casilla sin mejora es una cinta que lleva los bots hacia la derecha.

        A la derecha está el _muelle de carga_, con un camión por fila. En un camión pequeño cabe un bot.

        # Los bots
        Hay tres modelos. Un Básico se vende por 2, un Plus por 4, un Deluxe por 6. Siempre hay suficientes.

        # Tu dinero
        Empiezas con 8 en la Cartera. Con ese dinero se compra. Lo que entra en la Caja fuerte se queda ahí hasta el final, a la vista de todo el mundo.

mechanica-rules-run = La marcha: los bots se mueven
    .text =
        Cada día de trabajo empieza con una marcha. Todas las fábricas se ponen en marcha a la vez, y ninguna depende de otra. La primera marcha llega antes del primer turno de la partida.

        Todos los bots de la zona de inicio y todos los que están en _huecos de salida_ parten juntos. Los de los camiones se quedan donde están.

        Un bot sigue las flechas hasta llegar a un hueco o a un camión. Por el camino los bots nunca se estorban, y los huecos de los que salieron quedan vacíos durante toda la marcha.

        # En una casilla vacía
        Si llega por la izquierda, por arriba o por abajo, la cinta lleva el bot hacia la derecha. Si llega por la derecha, iría contra la cinta: se destruye.

        # En una mejora
        Las muescas oscuras son entradas. Un bot que da contra una salida o un lado liso se destruye.

        # Fuera del borde
        Por encima de la fila de arriba, por debajo de la de abajo o de vuelta a la zona de inicio: se destruye.

        # El plan
        En una marcha nada depende del azar. Donde tienes elección, ves un plan sensato y puedes cambiarlo línea por línea. Donde no la hay, la fábrica simplemente se pone en marcha.

        # Lo que se gana por el camino
        Cuenta, aunque el bot se destruya más adelante.

mechanica-rules-collisions = La marcha: choques y trabajo
    .text =
        Cuando todos los bots han llegado, mira cada hueco de entrada y cada camión. Si hay más de los que caben, contando los que ya estaban, _tú eliges cuáles se quedan_. El resto se destruye. Mientras haya sitio, no se destruye ninguno.

        Después, las mejoras trabajan sobre los bots de sus _huecos de entrada_, los de rayas rojas. Es obligatorio, y el orden no importa. Lo que hacen queda en sus _huecos de salida_ y parte en la marcha del día siguiente.

        # Qué mejoras detienen un bot
        Mejorador, Duplicador, Degradador y Transformador. Para ese bot, el día acaba ahí.

        # Cuáles lo dejan pasar
        Envolvedora, Probador de vuelo, Cargador estático y Desvío. Un bot puede pasar por la misma Envolvedora, el mismo Probador de vuelo o el mismo Cargador estático solo _una vez por marcha_. La segunda vez se destruye, y no se gana nada. Otro ejemplar de la misma mejora es otra cosa.

        # Vueltas y vueltas
        Un bot que en una misma marcha vuelve a entrar en el mismo Desvío por el mismo lado también se destruye.

mechanica-rules-turn = Un turno
    .text =
        Después de la marcha, cada cual tiene un turno, primero quien empezó la partida. Ese orden no cambia hasta el final.

        # 1. Vender
        Bots de tus camiones, tantos como quieras.

        # 2. Comprar
        Mejoras de la Tienda, tantas como puedas pagar. Con la primera compra se acaba la venta.

        # 3. Fabricar bots
        Cada uno de tus Fabricadores hace uno.

        # 4. La Tienda gira
        Lo que hay en ella se abarata, y llega una nueva mejora.

        # En cualquier momento de tu turno
        Completar planos, comprar Desvíos y camiones, demoler.

        Cuando todo el mundo ha tenido su turno, el día acaba, y el siguiente empieza con una marcha.

mechanica-rules-selling = Vender
    .text =
        Un Básico da 2, un Plus 4, un Deluxe 6, para tu Cartera. Vende algunos, todos o ninguno.

        Lo que conservas se queda en su camión y ocupa sitio. Puede ser sensato cuando un plano está casi completo. Pero lo que llegue mañana y no encuentre sitio se pierde.

        Solo se vende al principio del turno, antes de comprar. Lo que siga a bordo cuando termina la partida no vale nada.

mechanica-rules-shop = La Tienda
    .text =
        La Tienda es una rueda con cuatro lugares, cada uno con su precio, y un agujero. Una mejora nueva cuesta _7_. Cada giro de la rueda la hace avanzar: a _5_, a _3_, a _1_. Después cae en la _Recicladora_.

        La rueda gira al final de cada turno, y una nueva mejora de la pila llega al 7. Así, lo que hoy es demasiado caro será más barato en tu próximo turno, si nadie se lo ha llevado.

        Lo que compras se instala o se recicla enseguida. El espacio que deja queda vacío hasta que la rueda gira.

        # La pila
        Todas las mejoras de la caja van a una sola pila, salvo algunas que se apartan como Reserva. Si juegan cuatro, la Reserva sigue cuando se agota la pila.

        # Dos giros seguidos
        Si juegan dos o tres: cuando, tras un giro, la mejora del 7 es la única que hay en la Tienda, la rueda gira una vez más, y esta vez la mejora viene de la Reserva. Si la Reserva está vacía, gira igualmente.

mechanica-rules-recycling = Reciclar
    .text =
        Cada mejora muestra los bots en los que se puede reciclar, en el borde de la Tienda, a su lado. Los recibes _en lugar de_ instalarla.

        Van a los huecos que quieras de tu zona de inicio, uno por uno, y parten en la próxima marcha. Puedes elegir un hueco ocupado: el bot que está en él se destruye. Solo puedes prescindir de un bot cuando todos los huecos están ocupados.

        # Lo que cae en la Recicladora
        Cuando la rueda gira al final de _tu_ turno, los bots de lo que caiga son tuyos. Para entonces tus Fabricadores ya han hecho los suyos.

mechanica-rules-installing = Instalar y encajar
    .text =
        Los Fabricadores van arriba o abajo en la zona de inicio; todo lo demás, en una casilla libre de la planta. Allí se puede _girar_ de cuatro maneras; solo el Duplicador se puede además _voltear_. No hace falta que toque otra mejora, y puede incluso mirar hacia atrás.

        # Qué encaja
        Una salida puede dar a una _entrada_, a una casilla vacía, a un camión o al borde del tablero. No puede dar a la salida o al lado liso de otra mejora. Los Fabricadores tienen su salida a la derecha, así que lo que esté junto a uno necesita una entrada a su izquierda.

        Una salida puede apuntar a un lugar vacío de la zona de inicio; los bots que van allí se destruyen, y ahí ya no encaja ningún Fabricador.

        # No encaja en ningún sitio
        Entonces recíclala, o demuele algo.

        # Demoler
        Lo instalado nunca se mueve. En cualquier momento de tu turno puedes demoler algo: su valor se pierde, también los bots de sus huecos, y no recibes nada a cambio. El Fabricador básico se queda. Donde había un camión vuelve uno pequeño.

        # Probar
        Sostén una mejora sobre una casilla y verás lo que darían los próximos días con ella ahí.

mechanica-rules-improvements = Las mejoras
    .text =
        Las entradas y salidas se describen para una mejora que mira a la derecha. El dibujo dice cuánto vale cada una al final y en qué se recicla.

        # Envolvedora
        Tres entradas, una salida. Cada bot que pasa pone 1 en tu Caja fuerte.

        # Mejorador
        Tres entradas, una salida. Un Básico se convierte en un Plus, un Plus en un Deluxe. Un Deluxe se queda igual, pero pierde un día.

        # Duplicador
        Una entrada, dos salidas: adelante y arriba o, volteado, adelante y abajo. El bot se convierte en dos de su modelo, uno para cada salida.

        # Degradador
        Una entrada, tres salidas. Un Deluxe se convierte en tres Plus, un Plus en tres Básicos, uno para cada salida. Un Básico se queda igual, y tú eliges su salida.

        # Transformador
        Tres entradas, una salida, dos huecos de entrada. Dos bots, de cualquier modelo, se convierten en uno del modelo _que elijas_. Un bot solo espera ahí a otro, durante días si hace falta. Si uno espera y llegan dos, se destruye uno de los tres; tú eliges cuál.

        # Probador de vuelo
        Tres entradas; el lado liso muestra hacia dónde lanza. El bot vuela a lo largo de esa fila o columna, por encima de lo que haya, y aterriza en una mejora con una entrada que mire hacia el probador, incluidos los Desvíos. Si se lanza hacia la derecha, también puede aterrizar en el camión de esa fila. No puede aterrizar en una casilla vacía. Tú eliges dónde; si no hay ningún sitio, el bot se destruye. Un vuelo sobre al menos una mejora da 1 para tu _Cartera_.

        # Cargador estático
        Tres entradas, una salida. Cada bot que pasa hace aparecer un Básico en uno de sus dos huecos de salida. Dos al día, no más. Parten en la próxima marcha, y eso no cuenta como pasar.

mechanica-rules-fabricators = Los Fabricadores
    .text =
        Cada uno de tus Fabricadores hace un bot en tu turno, en su _hueco central_, lo necesites o no. Si el hueco está ocupado, eliges cuál de los dos bots se queda.

        # Fabricador básico
        Hace un Básico. Todo el mundo tiene uno desde el principio, y no se puede sustituir.

        # Fabricador avanzado
        Hace un Básico. Su hueco lateral está libre para bots reciclados o regalados.

        # Fabricador hiperactivo
        Hace un Plus o un Deluxe. Tú dices cuál, turno a turno y para cada uno de ellos. Pero el resto también recibe algo: consulta «Los regalos». También tiene un hueco lateral.

        Los bots de los dos huecos parten en la próxima marcha, por la misma fila. Si hay un bot aparcado donde se instala un Fabricador, va a uno u otro hueco.

mechanica-rules-forks = Los Desvíos
    .text =
        Un Desvío cuesta 1, siempre, y se compra en cualquier momento de tu turno. Va en una casilla libre y al final no vale nada.

        Tiene dos entradas y dos salidas. Cada bot que lo cruza sale por la salida _que elijas_, de nuevo en cada marcha y para cada bot por separado. Los bots no se paran en él.

        Lleva los bots de una fila a otra, y los hace rodear mejoras mal colocadas.

mechanica-rules-trucks = Los camiones
    .text =
        Un _camión grande_ cuesta 3 y lleva dos bots; un _camión gigante_ cuesta 5 y lleva tres. Sustituyen al camión de una fila y se pueden comprar en cualquier momento de tu turno. Pasar de grande a gigante cuesta 3.

        Lo que está a bordo se conserva. Siempre hay camiones que comprar, y al final no valen nada.

        Un camión se llena con lo que no vendes ni entregas. Su sitio cuenta a la vez lo que ya había y lo que llega.

mechanica-rules-blueprints = Los planos
    .text =
        Hay dos planos a la vista. Cada uno pide ciertos bots. Si están en tus camiones, sea cual sea el camión, puedes entregarlos en cualquier momento de tu turno: se van, y el dinero entra en tu _Caja fuerte_. Siempre es más de lo que daría venderlos, pero no puedes gastarlo.

        Ningún bot puede ocupar el lugar de otro: un Plus no es un Básico.

        Puedes completar los dos en un mismo turno, pero cada uno solo una vez al día.

        En cuanto alguien completa uno de ellos, _los dos_ se cambian al acabar el día. Quienes tengan su turno más tarde ese día aún pueden completarlos.

mechanica-rules-gifts = Los regalos
    .text =
        Un Fabricador hiperactivo no trabaja solo para quien lo tiene. Si hace un Plus, cada rival recibe un _Básico_. Si hace un Deluxe, cada rival recibe _un Plus o un Básico_, a su elección. Da su regalo aunque en su hueco se conserve el bot antiguo.

        # Recibir
        Un bot recibido va al hueco que quieras de tu zona de inicio. Si el hueco está ocupado, el bot que está en él se destruye. Solo puedes rechazarlo cuando todos los huecos están ocupados.

        # Cuándo
        Antes de tu próxima decisión o de la próxima marcha, lo que llegue primero. Quien ha dado el regalo no tiene que esperar.

        # En solitario
        Ahí es ARMAND-0 quien recibe dinero en su Caja fuerte: 1 por un Plus, 5 por un Deluxe.

mechanica-rules-end = El final y la puntuación
    .text =
        Cuando el turno vuelve a quien empezó y _no queda nada que comprar_, ni en la Tienda ni en la pila, la partida termina. Si juegan cuatro, también tiene que haberse agotado la Reserva.

        Suma el dinero de tu Cartera, el de tu Caja fuerte y el valor de tus mejoras instaladas. Lo que costaron no importa. Los Desvíos y los camiones no valen nada, y los bots tampoco.

        Gana quien tenga más. En caso de empate, se comparte la victoria.

mechanica-rules-solo = En solitario contra ARMAND-0
    .text =
        Todo es como siempre, pero después de tu turno le toca a él. Tiene 8 en su Cartera, una Caja fuerte y una ficha con dos caras.

        # Cara A de la ficha
        Recibe 1 y compra la mejora _más barata_ de la Tienda. Si no puede pagarla, recibe 4 más y no compra nada.

        # Cara B de la ficha
        Recibe 5 y compra la mejora _más cara_ de la Tienda. Si no puede pagarla, no compra nada, ni siquiera otra más barata.

        Luego la Tienda gira para él. Lo que cae en la Recicladora desaparece.

        # Su puntuación
        _Seis veces_ el valor de las mejoras que compró, más su Caja fuerte y su Cartera. Un Transformador le da 24: piensa bien lo que le dejas.

        # El final
        En cuanto no queda nada que comprar, aunque sea en mitad de un turno. Lo último que compraste se instala o se recicla antes. Con el mismo dinero, gana él.

        # Cuatro niveles
        Dicen cuánto tiene en su Caja fuerte al principio: 0 en Normal, 20 en Difícil, 40 en Imposible, 60 en Apocalíptico.

mechanica-rules-long-shift = La jornada larga
    .text =
        Una opción para quien encuentra la partida demasiado corta: todas las mejoras pasan por la Tienda, jueguen cuantos jueguen. Entonces no hay Reserva.

        Todo lo demás sigue igual. Con ella las fábricas tienen más tiempo para crecer, y los últimos días son de los grandes.

mechanica-rules-rulings = Donde el reglamento calla
    .text =
        Algunas cifras de nuestra caja están reconstruidas, y algunas preguntas quedan en manos de la mesa. Esto es lo que hemos elegido.

        # ¿Quién ve cuánto hay en una Caja fuerte?
        Todo el mundo. Lo que entra se podría contar de todos modos.

        # ¿Se pueden agotar los bots, el dinero, los Desvíos o los camiones?
        No.

        # ¿Puede un bot quedarse en un Desvío o en una cinta?
        No. Sigue hasta llegar a un hueco o a un camión, o hasta que se destruye.

        # ¿Salir de un hueco del propio Cargador estático cuenta como pasar por él?
        No. Volver a él más tarde en la misma marcha, sí.

        # ¿Puede un Probador de vuelo lanzar un bot a la mejora de al lado?
        Sí, si la entrada es la adecuada. No se vuela sobre nada, así que no da ninguna moneda.

        # ¿Puede un bot volar de un Probador de vuelo a otro?
        Sí, y cada lanzamiento paga por separado.

        # Por un Cargador estático han pasado tres. ¿Cuántos Básicos?
        Dos.

        # ¿Qué bot cede cuando un hueco está demasiado lleno?
        Cualquiera. Los que ya estaban no tienen más derecho.

        # ¿Cuándo puedo demoler?
        En cualquier momento de tu propio turno.

        # ¿Puedo rechazar un bot que hace mi propio Fabricador?
        Solo si el hueco está ocupado: entonces se va uno de los dos.

        # ¿Se pierde lo que hay a bordo con un camión más grande?
        No.

        # ¿Puedo completar un plano que hoy ya se ha completado antes?
        Sí, hasta que acabe el día, y cada uno solo una vez.

        # La última mejora se compró en mitad de un día. ¿Se acabó?
        Si juegan varios, cuando el turno vuelva a quien empezó. En solitario, enseguida.

## Lo que muestran los dibujos de las reglas

mechanica-fig-goal = Una fábrica en marcha: un Duplicador hace dos de cada bot, un Mejorador hace mejor uno de ellos, y dos camiones se van llenos.
mechanica-fig-factory = Una fábrica en su primer día: la zona de inicio con un Básico, la planta de doce casillas, tres camiones pequeños.
mechanica-fig-run = Tres bots en camino: uno al Mejorador, otro al camión, otro fuera del borde.
mechanica-fig-collision = Dos van hacia un camión en el que cabe uno. Uno de ellos se quedará.
mechanica-fig-work = Lo que se para en el hueco de entrada se transforma, y parte mañana.
mechanica-fig-turn = Vender, comprar, fabricar, girar: los cuatro pasos de un turno.
mechanica-fig-selling = Por cuánto se vende un bot: { $basic }, { $plus }, { $deluxe }
mechanica-fig-shop = En el sentido de las agujas del reloj: primero lo más caro, luego más barato, luego fuera
mechanica-fig-recycling = Un Probador de vuelo se convierte en un Básico y un Plus
mechanica-fig-fits = La salida da a una entrada: encaja
mechanica-fig-blocked = La salida da a un lado liso: no encaja
mechanica-fig-improvements = Las siete mejoras de la planta.
mechanica-fig-worth = vale { $value }
mechanica-fig-recycles = se recicla en { $bots }
mechanica-fig-fabricators = Los tres Fabricadores.
mechanica-fig-forks = Dos bots, dos caminos: tú eliges para cada uno
mechanica-fig-trucks = Sitio para uno, dos o tres
mechanica-fig-blueprints = A la izquierda, todo a bordo. A la derecha, falta el Deluxe.
mechanica-fig-gifts = Lo que hace, y lo que recibe cada rival
mechanica-fig-or = o
mechanica-fig-start = desde el principio
mechanica-fig-bigger = de grande a gigante
mechanica-fig-end = Una puntuación de { $total }
mechanica-fig-total = Total
mechanica-fig-chip = Las dos caras de su ficha.
mechanica-fig-cheapest = y luego la más barata
mechanica-fig-dearest = y luego la más cara
mechanica-fig-levels = En su Caja fuerte al principio
