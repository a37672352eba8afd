# La primera partida guiada de Mechanica, en español. _Así_ se resalta.

mechanica-lesson-welcome = ¡Te damos la bienvenida! Esta es tu _fábrica_. Los bots salen de la izquierda, cruzan la planta sobre las cintas y acaban en un camión, a la derecha. Gana quien tenga más dinero al final. Tu rival es ARMAND-0.
mechanica-lesson-run = Cada día de trabajo empieza con una _marcha_: todos los bots se mueven a la vez. La de hoy ya pasó. Un solo bot, un _Básico_, recorrió la fila del medio hasta este camión.
mechanica-lesson-sell = Después de la marcha llega tu turno. Primero _vendes_: un Básico da 2. Si se quedara, el bot de mañana no tendría sitio. Véndelo.
mechanica-lesson-shop = _10_ en tu Cartera: hora de gastarlos. Esta es la _Tienda_, una rueda con cuatro precios. Lo nuevo cuesta 7; con cada giro de la rueda pasa a 5, a 3, a 1.
mechanica-lesson-buy = El _Duplicador_ cuesta 5. De cada bot que se para en él hace dos: uno para la salida de delante y otro para la de arriba. Cómpralo.
mechanica-lesson-install = Ahora está en tu mano. Las muescas oscuras son _entradas_; las flechas, _salidas_. Sostenlo sobre _b2_, en el camino de tus bots, y pulsa _Instalar_.
mechanica-lesson-ahead = Bajo la fábrica ves lo que darían los _próximos tres días_. Mañana, nada: el bot se para en el Duplicador. Desde entonces, dos Básicos al día. Puedes mirar ahí antes de cada compra.
mechanica-lesson-make = Te quedan 5, y el Mejorador cuesta 7. Déjalo por ahora. _Fabricar_ cierra tu turno: tu Fabricador hace un Básico para mañana.
mechanica-lesson-turned = Hay un Básico en la zona de inicio, y la Tienda ha _girado_: el Mejorador ya ha bajado a 5. _Deshacer_ retira una decisión hasta que termines el turno. ¿Todo bien? Entonces pulsa _Terminar turno_.
mechanica-lesson-armand = Luego le tocó a _ARMAND-0_. Lanza una ficha y compra lo más barato o lo más caro. Esta vez fue lo más caro: un Mejorador por 7. Para él, el valor de lo que compra cuenta _seis veces_.
mechanica-lesson-copies = Después, un nuevo día puso en marcha tu fábrica: el Básico se paró en el Duplicador, y de él salieron dos. Partirán en la marcha de _mañana_. Los camiones están vacíos, así que no hay nada que vender.
mechanica-lesson-cheaper = Pero mira: la Tienda ha girado dos veces, y tu Mejorador solo cuesta _3_. Esperar compensa, si ARMAND-0 no se adelanta. Cómpralo.
mechanica-lesson-upgrader = Un Mejorador convierte un Básico en un _Plus_, que vale 4 en lugar de 2. Sostenlo sobre _b4_, al final de la fila del medio, e instálalo.
mechanica-lesson-fork = Hay cosas que la Tienda no vende: camiones más grandes y _Desvíos_, a 1 cada uno. Un Desvío te deja elegir, en cada marcha, por dónde va cada bot. Toma uno.
mechanica-lesson-turn = Va en _b3_. Las losetas se pueden _girar_: con el botón Girar o con la tecla R. Esta ya está lista, con una salida hacia el Mejorador y otra hacia la fila de abajo. Sostenla ahí e instálala.
mechanica-lesson-make-again = Por hoy es suficiente. Pulsa _Fabricar_.
mechanica-lesson-day-over = La Tienda gira, ARMAND-0 juega y empieza el día 3. Pulsa _Terminar turno_.
mechanica-lesson-plan = ARMAND-0 ha comprado una Envolvedora. Ahora tu fábrica va a ponerse en marcha, y antes se te pregunta, por el _Desvío_. Bajo la fábrica ves lo que pasaría: un Básico al camión de arriba y otro, por el Desvío, al Mejorador.
mechanica-lesson-change = Pero mira los _planos_: uno de ellos paga por _dos Básicos_. Así que cambia el plan y envía este hoy al camión de abajo: abre su línea y elige el _camión de abajo_.
mechanica-lesson-blueprint = Un Básico en el camión de arriba y otro en el de abajo. Vendidos darían 4. Este _plano_ da 7. Complétalo.
mechanica-lesson-vault = Los 7 están en tu _Caja fuerte_. No se pueden gastar, pero al final cuentan como todo lo demás: Cartera, Caja fuerte y el valor de tus mejoras. Los dos planos cambian esta noche.
mechanica-lesson-recycler = Una cosa más. Lo que nadie compra a 1 cae en la _Recicladora_. Si eso pasa después de tu turno, recibes los bots dibujados al lado. También puedes reciclar lo que compras, en lugar de instalarlo.
mechanica-lesson-done = No necesitas más. La partida termina cuando no queda nada que comprar. ¡Fabrica bots y gana a ARMAND-0! Las reglas están siempre tras el signo de interrogación.
