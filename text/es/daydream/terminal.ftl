# Lo que dice la terminal de Daydream además de lo que dice el propio juego, en español.

daydream-title = Daydream · { $view }
play-welcome-daydream = Caen dos dados; los escribes en tus nubes. Una línea llena de cifras distintas dibuja objetos en tu estantería, y cada objeto es un punto. En una nube que muestra su nombre (b3) se puede escribir ahora.
play-prompt-where-daydream = ¿Dónde? (b3, un número, o u para elegir otra vez) >
play-prompt-where-only-daydream = ¿Dónde? (b3 o un número) >
play-where-daydream = { $what }: ¿dónde?
play-in-daydream = , en{" "}

## Rótulos de la hoja

daydream-sheet-turn = turno { $turn }
daydream-sheet-starting = las cifras iniciales
daydream-sheet-dice = dados
daydream-sheet-players = { $players } jugadores
daydream-sheet-shelf = Estante
daydream-sheet-drawn = { $drawn } de { $all } dibujados
daydream-sheet-leaves = Hojas
daydream-sheet-leaves-ready = { $ready ->
        [one] { $ready } lista
       *[other] { $ready } listas
    }
daydream-sheet-thorns = Espinas
daydream-sheet-cost = −{ $cost }
daydream-sheet-stars = Estrellas
daydream-sheet-next-star = { $strokes ->
        [one] próxima estrella a 1 trazo
       *[other] próxima estrella a { $strokes } trazos
    }
daydream-sheet-all-stars = todas las estrellas alcanzadas
daydream-sheet-garland = Guirnalda
daydream-sheet-polaroids = Polaroids
daydream-sheet-notes = Notas
daydream-sheet-frames = Marcos
daydream-sheet-score = Puntos
daydream-glance = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $objects ->
        [one] { $objects } objeto
       *[other] { $objects } objetos
    }, { $leaves ->
        [one] { $leaves } hoja
       *[other] { $leaves } hojas
    }, { $clouds ->
        [one] queda { $clouds } nube
       *[other] quedan { $clouds } nubes
    }

## Lo que hay que decidir

daydream-ask-start = Para empezar, escribe el { $low } y el { $high } en dos nubes cualesquiera.
daydream-ask-start-second = Ahora el { $die }, en cualquier otra nube.
daydream-ask-both = Coloca el { $low } y el { $high } junto a lo escrito, en el orden que quieras. Puedes soltar uno de los dos.
daydream-ask-double = Coloca { $low } dos veces, junto a lo escrito. Puedes soltar un { $high }.
daydream-ask-last = Ahora el { $die }: colócalo o suéltalo.
daydream-ask-must = Ahora el { $die }: hay que colocarlo.
daydream-ask-bonus = Terminaste un objeto con bonus. ¿Qué eliges?
daydream-ask-bonus-left = Terminaste un objeto con bonus. ¿Qué eliges? ({ $strokes ->
        [one] Después sigue { $strokes } trazo más de la línea.
       *[other] Después siguen { $strokes } trazos más de la línea.
    })
daydream-ask-order = Hay dos líneas llenas. ¿Cuál se dibuja primero?
daydream-typed-example = También se puede decir todo de una vez: { $die } { $cloud } escribe un { $die } en { $cloud }; soltar { $die } lo suelta.
daydream-typed-number = Escribe el número de tu elección.
daydream-typed-no-digit = ¿Qué hay que escribir en { $cloud }? Escribe las dos cosas, por ejemplo: { $die } { $cloud }
daydream-typed-forgo = ¿Qué dado sueltas? Escríbelo, por ejemplo: soltar 4
daydream-topics = Ayuda sobre: nube, dados, línea, punto, sol, objeto, bonus, hoja, soltar, espina, estrella, luna, constelación, guirnalda, polaroid, nota, marco, puntuación, o cualquier nube (b3).

## Lo que traería una elección

daydream-effect-and = {"; "}
daydream-effect-dot = { $line } toda distinta: { $strokes } trazos de punto
daydream-effect-sun = { $line } en perfecto orden: { $strokes } trazos de sol
daydream-effect-struck = { $line } llena con una repetida: nada
daydream-effect-spoilt = { $line } recibe un segundo { $digit }: no dará nada
daydream-effect-finishes = termina { $object }
daydream-effect-finishes-bonus = termina { $object } con bonus
daydream-effect-left = { $strokes ->
        [one] después sigue { $strokes } trazo
       *[other] después siguen { $strokes } trazos
    }
daydream-effect-draws = { $object }: { $drawn } de { $all }
daydream-effect-order = eliges qué línea va primero
daydream-effect-strokes = ★ { $strokes } trazos de constelación
daydream-effect-stars = ★ { $strokes } trazos de constelación alcanzan { $stars ->
        [one] una estrella
       *[other] { $stars } estrellas
    }
daydream-effect-moon = ☾ cuelga un { $digit } en la guirnalda
daydream-effect-linked = ☾ un { $digit } como el anterior: { $reward ->
        [one] { $reward } punto
       *[other] { $reward } puntos
    }
daydream-effect-polaroid = un { $digit } en una polaroid
daydream-effect-polaroid-star = polaroid: +{ $digit }
daydream-effect-polaroid-moon = polaroid: −{ $digit }
daydream-effect-note = ♪ colorea { $heads ->
        [one] una cabeza
       *[other] { $heads } cabezas
    }
daydream-effect-frame = llena { $family }: { $points } puntos
daydream-effect-frame-filled = llena { $family }
daydream-effect-barred = cierra las recompensas de { $points } de los marcos
daydream-effect-ends = termina la partida

## Ayuda sobre las marcas

daydream-help-cloud = Cada nube lleva una sola cifra, de 0 a 9. Un dado va en una nube vacía encima, debajo, a la izquierda o a la derecha de una escrita; esas muestran su nombre (b3). Un punto · es una nube vacía fuera de alcance. Las dos cifras iniciales pueden ir en cualquier parte.
    .typed = nube, nubes, cuadrícula
daydream-help-dice = Cada turno se tiran dos dados, los mismos para todo el mundo. Coloca los dos, en el orden que quieras, o suelta uno de ellos. Cada hoja cambia un dado en 1.
    .typed = dado, dados, tirada
daydream-help-line = Una línea es una sucesión sin huecos de nubes, en una fila o en una columna; un borde grueso también la acaba. Sus iconos están a la derecha o abajo: ●☀ abierta, ●✓ ganada con puntos, ☀✓ ganada con soles, ✗✗ tachada. Si una fila o columna tiene varias líneas, un número pequeño o una letra dice dónde acaba cada una. Cuando se escribe su última nube: una cifra repetida, nada; todas distintas, trazos de punto; cada una mayor en uno que la anterior (o menor en uno), trazos de sol. Tantos trazos como nubes tenga la línea.
    .typed = línea, líneas, fila, columna
daydream-help-dot = ● Un trazo de punto dibuja un segmento (▰) del objeto que está a medias. Una línea llena de cifras distintas da tantos como nubes tiene.
    .typed = punto, puntos
daydream-help-sun = ☀ Un trazo de sol llega hasta el próximo sol del objeto: de cada dos puntos uno lo es, así que suele dibujar dos segmentos. Una línea que avanza de uno en uno, como 3 4 5 6 o 7 6 5, da tantos como nubes tiene.
    .typed = sol, soles
daydream-help-object = Los objetos se dibujan uno tras otro, estante por estante. ✓ está terminado, ▸ está a medias, con sus segmentos ▰ dibujados y ▱ por dibujar; un número dice cuántos segmentos tiene uno posterior. Cada objeto terminado es un punto. Los trazos que sobran siguen con el próximo.
    .typed = objeto, objetos, estantería
daydream-help-bonus = + Un objeto con un signo más da un bonus al terminarlo: un trazo de sol más, o una hoja más. Tú eliges.
    .typed = bonus
daydream-help-leaf = Las hojas cambian los dados. ♣ está lista, ♧ está libre, ✗ está usada. Cada hoja lista que gastas sube o baja un dado en uno, entre 0 y 9. Soltar un dado deja lista una hoja libre, y un bonus también puede hacerlo.
    .typed = hoja, hojas
daydream-help-forgo = Una vez por turno puedes soltar un dado en lugar de colocarlo: una hoja libre queda lista. En solitario, además crece una espina. Escribe: soltar 4
    .typed = soltar
daydream-help-thorn = ▲ En solitario, por cada dado que sueltas crece una espina. Dos espinas cuestan un punto al final.
    .typed = espina, espinas
daydream-help-star = ★ Una nube con estrella. Si hay constelación, su cifra dibuja allí tantos trazos. En Recuerdos de invierno y Recuerdos de verano llena una polaroid. En Mañana tranquila es solo una bonita estrella.
    .typed = estrella, estrellas
daydream-help-moon = ☾ Una nube con luna. Si hay guirnalda, su cifra se cuelga en ella. En Recuerdos de invierno y Recuerdos de verano llena una polaroid. En Pausa de café es solo una luna.
    .typed = luna, lunas
daydream-help-constellation = Una cifra en una nube con estrella dibuja tantos trazos de la constelación. Cada estrella alcanzada o rebasada, ☆ y luego ★, es un punto. Las estrellas están cada vez más juntas.
    .typed = constelación
daydream-help-garland = Cada cifra escrita en una nube con luna se cuelga en la siguiente luna de la guirnalda. Si es igual a la anterior, se gana en puntos el número que hay entre ellas (═2═); si no, se pierde (✗).
    .typed = guirnalda
daydream-help-polaroid = Seis polaroids muestran las cifras de seis nubes con estrella o luna. Recuerdos de invierno: las cifras de las estrellas suman, las de las lunas restan. Recuerdos de verano: un punto por cada cifra distinta, el doble si las seis suben, o bajan, de una en una de izquierda a derecha.
    .typed = polaroid, polaroids
daydream-help-note = ♪ Una nota cuelga entre las nubes que se indican. Una cabeza: se colorea cuando las dos cifras son iguales. Dos cabezas: una cuando dos cualesquiera son iguales, las dos cuando lo son todas. Cada cabeza coloreada ● es un punto.
    .typed = nota, notas, cabeza, cabezas
daydream-help-frame = Los marcos señalan familias de nubes: ○ redondos, □ cuadrados, ◊ ovalados. Quien llena una familia entera gana la recompensa más alta que le quede, 5 y luego 2. En solitario, empezar el trébol cierra las de 5, y la pajarita las de 2.
    .typed = marco, marcos
daydream-help-score = La partida termina cuando alguien ha llenado la cuadrícula o dibujado todos los objetos; antes se acaba la tirada. Cada objeto es un punto, y los extras de la vista también cuentan. En solitario, cada dos espinas cuestan un punto, y los peldaños de esta vista empiezan en { $second }, { $third } y { $top }.
    .typed = puntuación, peldaños, final
daydream-help-cloud-written = { $cloud } lleva un { $digit }.
daydream-help-cloud-open = { $cloud } está vacía y ahora se puede escribir en ella.
daydream-help-cloud-blank = { $cloud } está vacía, y de momento fuera de alcance.
daydream-help-cloud-star = Tiene una estrella ★.
daydream-help-cloud-moon = Tiene una luna ☾.
daydream-help-cloud-note = Una nota ♪ cuelga entre { $clouds }.
daydream-help-cloud-frame = Pertenece a esta familia: { $family }.
daydream-help-line-open = { $line }: { $digits }. Por llenar: { $blank }; todas distintas hasta ahora, para { $strokes } trazos.
daydream-help-line-spoilt = { $line }: { $digits }. Se repite una cifra: no dará nada.
daydream-help-line-dot = { $line }: { $digits }. Ganada con { $strokes } trazos de punto.
daydream-help-line-sun = { $line }: { $digits }. Ganada con { $strokes } trazos de sol.
daydream-help-line-struck = { $line }: { $digits }. Tachada.

## Las reglas

play-rules-daydream-goal = OBJETIVO: Dibuja objetos en tu estantería llenando líneas de nubes con cifras distintas.
play-rules-daydream-turn = TURNO: Todo el mundo usa los mismos dos dados. La primera tirada va en dos nubes cualesquiera. Después, cada dado va en una nube vacía junto a una escrita (arriba, abajo, izquierda, derecha), en el orden que quieras. Una vez por turno se puede soltar un dado.
play-rules-daydream-lines = LÍNEAS: Cuando se escribe la última nube de una fila o columna: una cifra repetida, nada (✗✗). Todas distintas: trazos de punto (●✓). De una en una, siempre subiendo o siempre bajando: trazos de sol (☀✓). Tantos trazos como nubes tenga la línea; si se llenan dos a la vez, eliges el orden.
play-rules-daydream-draw = DIBUJO: Un trazo de punto dibuja un segmento; uno de sol llega hasta el próximo sol: dos segmentos, o uno desde un punto entre soles. Al terminar un objeto (✓), el resto sigue con el próximo. Un objeto con un signo más da un trazo de sol más o una hoja.
play-rules-daydream-leaves = HOJAS: Una hoja lista (♣) sube o baja un dado en uno; gasta tantas como quieras, entre 0 y 9. Soltar un dado deja lista una hoja libre (♧).
play-rules-daydream-leaves-alone = HOJAS: Una hoja lista (♣) sube o baja un dado en uno; gasta tantas como quieras, entre 0 y 9. Soltar un dado deja lista una hoja libre (♧), pero crece una espina (▲): dos espinas cuestan un punto.
play-rules-daydream-constellation = ESTRELLAS: Una cifra en una nube con estrella (★) dibuja tantos trazos de la constelación; cada estrella alcanzada es un punto.
play-rules-daydream-garland = GUIRNALDA: Una cifra en una nube con luna (☾) se cuelga en la siguiente luna de la guirnalda; si es igual a la anterior, se gana el número que hay entre ellas.
play-rules-daydream-winter = POLAROIDS: Las cifras bajo las estrellas suman, las que están bajo las lunas restan.
play-rules-daydream-summer = POLAROIDS: Cada cifra distinta en las seis polaroids es un punto; el doble si las seis suben, o bajan, de una en una de izquierda a derecha.
play-rules-daydream-notes = NOTAS: Una nota con una cabeza: un punto si sus dos nubes son iguales. Con dos cabezas: un punto si dos cualesquiera son iguales, dos si lo son todas.
play-rules-daydream-frames = MARCOS: Quien llena primero todas las nubes de una familia (○ □ ◊) gana 5 puntos; quien lo hace después, en otro turno, 2. Quienes lo hacen en el mismo turno ganan lo mismo.
play-rules-daydream-frames-alone = MARCOS: Llena todas las nubes de una familia (○ □ ◊) para ganar 5 puntos, mientras el trébol no esté empezado; después, 2, mientras no lo esté la pajarita.
play-rules-daydream-end = FINAL: Cuando alguien ha llenado la cuadrícula o dibujado todos los objetos, todo el mundo acaba la tirada. Gana quien tenga más puntos; si hay empate, quien haya dibujado más del objeto que está a medias.
play-rules-daydream-end-alone = FINAL: Cuando la cuadrícula está llena o todos los objetos dibujados. A partir de { $second }, { $third } y { $top } puntos, el veredicto es más amable.

## Lo que se puede escribir: palabras entre comas; se entienden las de todos los idiomas

daydream-type-forgo = soltar
daydream-type-sun = sol, trazo
daydream-type-leaf = hoja
daydream-type-row = fila
daydream-type-column = columna

# Lo que un objeto lleva delante de su nombre en una frase, y no en una etiqueta.
daydream-shelf-articles = el, la, los, las, un, una, unos, unas
