# Goofspiel en español.

goofspiel = Goofspiel
    .help = Todos pujan en secreto por el mismo sueño, cada cual con las mismas estrellas. Un juego de ejemplo: corto de jugar, corto de leer.
game-kind-goofspiel = pujas secretas
game-line-goofspiel = Un sueño, una carta de estrellas cada cual, todos a la vez. ¿Quién lo desea más?
game-also-goofspiel = otras barajas
home-credit-goofspiel = Goofspiel, un ejemplo para copiar, se atribuye a Merrill Flood y es de dominio público.

## Opciones

option-cards = Cartas
    .help = Cuántos sueños hay, y cartas de estrellas en cada mano.
option-cards-13 = 13
    .help = La noche larga: sueños y estrellas del 1 al 13.
option-cards-7 = 7
    .help = La noche corta: sueños y estrellas del 1 al 7.
option-ties = Empates
    .help = Qué pasa con un sueño cuando la puja más alta se hace dos veces.
option-ties-carried = El sueño espera
    .help = Se gana junto con el siguiente.
option-ties-lost = El sueño se pierde
    .help = No es para nadie.
option-prizes = Sueños
    .help = En qué orden aparecen.
option-prizes-shuffled = Barajados
    .help = Nadie sabe cuál será el siguiente.
option-prizes-descending = De mayor a menor
    .help = Primero el más alto, luego hasta el 1: nada de suerte.

## Lo que puedes hacer, y lo que ha pasado

goofspiel-do-bid = Pujar { $card } ★
goofspiel-turned = Ronda { $round }: aparece el sueño { $dream }.
goofspiel-showed = { $you ->
        [yes] Has
       *[no] { $who } ha
    } mostrado { $card } ★.
goofspiel-won = { $you ->
        [yes] Has
       *[no] { $who } ha
    } ganado el sueño { $dream }.
goofspiel-tied-waits = La puja más alta se ha hecho dos veces: el sueño espera al siguiente.
goofspiel-tied-lost = La puja más alta se ha hecho dos veces: el sueño no es para nadie.

## Puntos y razones

score-dreams-won = Sueños ganados
bot-goofspiel-whim = Un capricho: cualquier carta por { $stake } { $stake ->
        [one] punto
       *[other] puntos
    }.
bot-goofspiel-fair = En esta mano quedan tantas estrellas más bajas como sueños más bajos faltan: lo justo por { $stake } { $stake ->
        [one] punto
       *[other] puntos
    }.

## Por qué no

goofspiel-nothing-up = No hay ningún sueño a la vista: puja cuando aparezca uno.
goofspiel-has-bid = Tu puja ya está boca abajo. Recupérala antes de hacer otra.
goofspiel-spent = La carta { $card } ★ ya está gastada: cada carta se puja una vez.
goofspiel-cards = Goofspiel se juega con 7 o 13 cartas, no con { $cards }.
goofspiel-no-box = Goofspiel se juega solo con números: no hay caja propia que traer.
goofspiel-position-hands = Cada mano tiene tantas cartas como sueños quedan, y una más mientras faltan pujas; ninguna se gasta dos veces.
goofspiel-position-bids = Una puja solo está boca abajo mientras faltan otras, y la última carta nunca se pide.
goofspiel-position-dreams = Cada sueño está en un solo lugar: por venir, en juego o ganado.
