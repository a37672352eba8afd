# Las reglas de Daydream para leer, en nuestras propias palabras. Una línea en blanco separa los párrafos; _así_ se resalta; un
# párrafo cuya primera línea empieza con # es una pregunta con su respuesta.

daydream-rules-goal = De qué se trata
    .text =
        Cada cual tiene una hoja con un cielo lleno de nubes y una estantería llena de objetos que de momento son solo puntos.

        Escribes cifras en tus nubes. Las líneas de nubes con _cifras distintas_ te dan trazos, y con los trazos dibujas los objetos de tu estantería, uno tras otro.

        Cuando a alguien ya no le quedan nubes vacías, o ha dibujado el último objeto, la partida termina. Gana quien haya dibujado más objetos; en algunos tableros cuentan además otras cosas.

daydream-rules-turn = Un turno
    .text =
        Se tiran dos dados para toda la mesa. Todo el mundo usa los mismos dos, cada cual en su hoja y todos a la vez.

        Tómalos en el orden que quieras. Con cada dado puedes _escribirlo_ en una nube o _soltarlo_ a cambio de una hoja. Como mucho se puede soltar uno de los dos.

        La primera tirada es especial: te da tus dos _cifras iniciales_. Escríbelas en dos nubes cualesquiera, tal como salieron.

daydream-rules-writing = Dónde van las cifras
    .text =
        Un dado va en una nube vacía que _toque_ otra con cifra: arriba, abajo, a la izquierda o a la derecha. Las esquinas no cuentan.

        También cuenta la cifra que acabas de escribir, así que con dos dados puedes alejarte dos pasos.

        Puedes escribir una cifra que su fila o su columna ya tenga. Está permitido, pero esa línea no dará nada.

daydream-rules-leaves = Las hojas
    .text =
        Una hoja rodeada con un círculo está _lista_. Coloréala, y un dado sube o baja en uno. Puedes usar varias en el mismo dado, y el resultado puede ser cualquiera de 0 a 9. Del 9 no se pasa al 0.

        Para conseguir una hoja, _suelta un dado_: en lugar de escribirlo, rodea una hoja libre. Queda lista enseguida, incluso para tu otro dado.

        También puedes soltar un dado cuando no queda ninguna hoja libre; entonces no recibes nada a cambio. A quien juega en solitario le crece cada vez una espina.

daydream-rules-lines = Las líneas
    .text =
        Una línea es una sucesión sin huecos de al menos dos nubes, en horizontal o en vertical. Cada nube puede formar parte de dos: su fila y su columna.

        Cuando se llena la última nube de una línea, esta da su premio enseguida, antes de que coloques el otro dado. El premio depende de sus cifras.

        Una cifra sale dos veces: _nada_. Todas son distintas: un _trazo de punto_ por cada nube. Todas en orden, cada una mayor en uno que la anterior, o menor en uno: un _trazo de sol_ por cada nube.

        En los pliegues del tablero las líneas suelen acabarse, aunque las nubes de ambos lados se toquen. Solo de B a C y de E a F continúan.

daydream-rules-strokes = Trazos y objetos
    .text =
        Cada objeto tiene un contorno de puntos, y de cada dos puntos uno es un sol. Se dibuja punto a punto, desde el primer sol hasta volver a él.

        Un _trazo de punto_ va al punto siguiente, sea un sol o no.

        Un _trazo de sol_ llega hasta el próximo sol. Son dos puntos si empiezas en un sol, y uno si empiezas entre dos.

        Cuando terminas un objeto, los trazos que sobran siguen con el próximo: primero los estantes de arriba de todas las estanterías, de izquierda a derecha, luego los del medio y luego los de abajo.

daydream-rules-bonus = Marcas de bonus
    .text =
        Algunos objetos llevan una pequeña marca con un sol y una hoja. Si terminas uno, eliges: _un trazo de sol más_, o _una hoja rodeada_.

        El trazo de sol se dibuja enseguida, en el objeto siguiente, antes que el resto de tus trazos.

daydream-rules-constellation = La constelación
    .text =
        En los tableros con B y C, una gran figura de estrellas cruza el cielo.

        Escribe una cifra en una nube _con estrella_ y dibuja tantos trazos de la figura como diga la cifra: un 6, seis; un 0, ninguno.

        Cada estrella de la figura que alcances o rebases es un punto. Los trazos que pasen del final se pierden. Los trazos de objetos que dan tus líneas no tienen nada que ver con esto.

daydream-rules-notes = Las notas
    .text =
        En Melodía del atardecer cuelgan notas entre las nubes, y les gusta lo que a las líneas no: las cifras _iguales_.

        Una nota simple toca dos nubes. Su cabeza es tuya si las dos cifras son iguales.

        Una nota doble toca tres o cuatro. Una cabeza es tuya si dos cifras cualesquiera a su alrededor son iguales; las dos, si lo son todas. Cada cabeza es un punto.

daydream-rules-polaroids = Las polaroids
    .text =
        Cuando A y D están lado a lado, seis polaroids cuelgan sobre las nubes. Cada una toma la cifra de la estrella o la luna de su columna.

        _Recuerdos de invierno_: suma las cifras que están bajo las estrellas y resta las que están bajo las lunas. El total puede quedar por debajo de cero, y una polaroid vacía es 0.

        _Recuerdos de verano_: cada cifra distinta es un punto. Todo cuenta doble si las seis, de izquierda a derecha, suben de una en una, o bajan.

daydream-rules-garland = La guirnalda
    .text =
        En los tableros con E y F, una guirnalda de lunas cuelga sobre las nubes. Cada vez que escribes en una nube _con luna_, su cifra va a la siguiente luna de la guirnalda, de izquierda a derecha.

        Si es la misma cifra que en la luna anterior, ganas los puntos que cuelgan entre las dos.

        Por eso importa en qué orden llenas esas nubes.

daydream-rules-frames = Los marcos
    .text =
        En Sueño en colores muchas nubes están en marcos de tres familias: redondos, cuadrados y ovalados. Llena todas las nubes de una familia, y estará completa.

        Quien completa primero una familia gana la recompensa mayor; quien llega después, la menor. Si varios lo logran en el mismo turno, reciben lo mismo.

        En solitario compites con tu propio lápiz: dos objetos de tu estantería llevan la marca de las recompensas. El primer trazo en uno de esos objetos acaba con las recompensas de su clase que no hayas ganado.

daydream-rules-solo = Jugar en solitario
    .text =
        En solitario se juega igual, con una preocupación más: por cada dado que sueltas crece una _espina_. Al final, cada dos espinas te cuestan un objeto.

        Tu total cae en uno de cuatro peldaños, desde el de quien se quedó en la cama hasta el perfecto. Dónde empiezan depende del tablero.

daydream-rules-end = El final
    .text =
        La partida termina con el turno en que alguien llena su última nube o dibuja su último objeto. Todo el mundo juega esa tirada hasta el final.

        Cuenta tus objetos y suma lo que añada el tablero. Gana el total más alto.

        En caso de empate, va delante quien tenga dibujados más segmentos del objeto que está a medias. Si el empate sigue, se comparte.

daydream-rules-views = Los ocho tableros
    .text =
        El anverso del tablero tiene los paneles A, B y C; el reverso, D, E y F. Plegado, muestra algunos de ellos, y cada pliegue es un juego en sí mismo.

        Empieza por _Mañana tranquila_ o _Pausa de café_, donde solo cuentan los objetos. Prueba después uno de los tableros medios; los dos grandes lo reúnen todo.

daydream-rules-rulings = Donde el reglamento calla
    .text =
        Algunas preguntas quedan en manos de la mesa. Esto es lo que hemos elegido.

        # ¿Cómo se escriben las cifras iniciales?
        Una tras otra, en el orden que quieras, y cada una con todos sus efectos. No se pueden cambiar ni soltar. Las nubes con marca y las líneas llenas ya cuentan.

        # ¿Cuenta tocarse en una esquina?
        No: solo arriba, abajo, a la izquierda y a la derecha.

        # ¿Se pasa del 9 al 0?
        No.

        # ¿Puede una hoja ganada con el primer dado cambiar el segundo?
        Sí.

        # El primer dado llena mi última nube. ¿Y el segundo?
        Se pierde, sin hoja ni espina. También puedes soltar antes uno de los dos y usar su hoja en el otro.

        # Mi último objeto está listo tras el primer dado. ¿Y el segundo?
        Se escribe o se suelta igualmente.

        # ¿Tengo que dibujar todos los trazos de una línea?
        Sí, y una línea en perfecto orden se dibuja siempre con soles.

        # ¿Puede un trazo de punto acabar en un sol?
        Sí, un sol también es un punto.

        # ¿Qué pasa con los trazos que sobran al terminar un objeto?
        Siguen con el próximo; después del último objeto se pierden.

        # ¿Cuándo se dibuja un trazo de bonus?
        Enseguida, en el objeto siguiente, antes que el resto de los trazos de la línea.

        # ¿Puedo elegir la hoja del bonus si no queda ninguna libre?
        Sí, a cambio de nada.

        # Una cifra llena una fila y una columna. ¿Cuál va primero?
        Tú eliges. Solo lo preguntamos cuando cambia algo: líneas de distinta clase, mientras queden objetos.

        # ¿Qué dibuja un 0 en una nube con estrella? ¿Y los trazos que pasan del final?
        Nada; se pierden.

        # ¿Alimentan las estrellas de A y las lunas de D la constelación y la guirnalda?
        En los dos tableros grandes, sí.

        # ¿Cuánto vale una polaroid vacía?
        0 en invierno, ninguna cifra en verano. El invierno puede acabar por debajo de cero.

        # ¿En qué orden deben subir o bajar las polaroids de verano?
        De izquierda a derecha, con las seis llenas.

        # Dos ganaron a la vez la recompensa mayor de una familia. ¿Qué recibe quien llega después?
        La menor.

        # ¿Cuándo se ganan los marcos?
        Si juegan varios, al final del turno. En solitario, en cuanto se escribe la última nube, antes que las líneas que completa.

        # ¿Cuenta un trazo de bonus como empezar un objeto que acaba con recompensas?
        Sí.

        # Alguien ha terminado. ¿Y el resto?
        Todo el mundo juega la tirada hasta el final.

        # ¿Cómo se deshace un empate?
        Con los segmentos del objeto que está a medias. El reglamento cuenta trazos; nosotros contamos segmentos, para que los trazos de sol, que son más largos, no sean una desventaja. Lo que siga empatado se comparte.

        # ¿Pueden las espinas dejar la puntuación por debajo de cero?
        Solo quitan objetos, y nunca más de los que tienes.

## Lo que muestran los dibujos de las reglas

daydream-fig-sheet = Un cielo de nubes con algunas cifras, y una estantería con un objeto dibujado, otro a medias y otro solo en puntos.
daydream-fig-roll = La tirada: { $low } y { $high }
daydream-fig-write = escribirlo
daydream-fig-let-go = soltarlo
daydream-fig-or = o
daydream-fig-may = toca una cifra: sí
daydream-fig-may-not = solo una esquina, o nada: no
daydream-fig-adjacency = Un cielo pequeño. Brillan las nubes de arriba, abajo, izquierda y derecha de una cifra; las de sus esquinas, no.
daydream-fig-leaf-change = Dos hojas convierten un { $die } en un { $digit }.
daydream-fig-leaf-blank = libre
daydream-fig-leaf-ready = lista
daydream-fig-leaf-used = usada
daydream-fig-leaves-box = Mañana tranquila tiene { $all } hojas; { $circled } de ellas están listas desde el principio.
daydream-fig-struck = dos veces { $digit }: nada
daydream-fig-dots = todas distintas: { $strokes } trazos de punto
daydream-fig-suns = de una en una: { $strokes } trazos de sol
daydream-fig-line = Las cifras { $digits }.
daydream-fig-object = { $object }: { $segments } de { $of } dibujados.
daydream-fig-dot-strokes = { $strokes } trazos de punto
daydream-fig-sun-strokes = { $strokes } trazos de sol
daydream-fig-bonus-sun = un trazo de sol más
daydream-fig-bonus-leaf = una hoja rodeada
daydream-fig-starred = Un { $digit } en una nube con estrella dibuja { $digit } trazos.
daydream-fig-constellation = La constelación tiene { $strokes } trazos y { $stars } estrellas, más juntas hacia el final.
daydream-fig-heads = { $heads ->
        [0] ninguna cabeza
        [one] una cabeza
       *[other] { $heads } cabezas
    }
daydream-fig-winter = Invierno: { $sum } = { $points }
daydream-fig-summer = Verano: { $kinds } cifras distintas = { $points }
daydream-fig-summer-order = En orden: { $kinds } × 2 = { $points }
daydream-fig-garland = La misma cifra dos veces seguidas: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
daydream-fig-garland-track = Una guirnalda con las cifras { $digits }.
daydream-fig-frames-first = primero: { $points }
daydream-fig-frames-second = segundo: { $points }
daydream-fig-frames-barred = En solitario: el primer trazo en { $object } acaba con las recompensas de { $points } aún sin ganar.
daydream-fig-thorns = Dos espinas cuestan un objeto.
daydream-fig-bands = Los peldaños de Mañana tranquila
daydream-fig-band-from = desde { $points }
daydream-fig-band-to = menos de { $points }
daydream-fig-box = { $clouds } nubes, { $lines } líneas, { $objects } objetos, { $leaves } hojas. En solitario, el peldaño más alto empieza en { $top }.
daydream-fig-unknown = Las cifras de la caja aparecen en cuanto responde el servidor.
daydream-fig-end-full = la última nube
daydream-fig-end-drawn = el último objeto
