# Lo que dicen todos los juegos, en español.

player = Jugador { $number }
steps = { $first }; { $then }

## Por qué se rechaza algo

no-such-seat = En esta mesa no hay asiento { $seat }: van de 0 a { $last }.
not-awaited = No es tu turno: la mesa espera al resto.
awaits-chance = Primero va el crupier: antes nadie puede decidir.
game-over = La partida ha terminado.
not-listed = Esa no es una de las respuestas posibles.
no-question = No se ha preguntado nada que se pueda responder con palabras.
answer-too-long = Tu respuesta es demasiado larga: { $longest } caracteres como máximo.
nothing-to-confirm = No hay nada que confirmar.
no-roll-due = Ahora no hay nada que tirar ni repartir.
impossible-roll = Eso no puede salir ahora.
dealer-rolls = En esta mesa, quien tira y reparte es el crupier.
wrong-seats = No pueden jugar { $seats }: este juego es para { $fewest } a { $most }.
bad-options = Estas opciones no van con el juego: { $reason }
bad-view = Esta vista no se puede leer: { $reason }
view-of-no-table = ninguna mesa se ve así desde ese asiento
bad-state = Esta posición no se puede leer: { $reason }
bad-record = Este registro no se puede leer: { $reason }
record-broken = La entrada { $entry } de este registro no se sostiene: { $reason }
bad-move = Esta jugada no se puede leer: { $reason }
bad-roll = Esta tirada no se puede leer: { $reason }

## Por qué algo no se puede deshacer

undo-nothing = Todavía no has decidido nada.
undo-over = La partida ha terminado: ya no se puede deshacer nada.
undo-rolled = Desde entonces se ha tirado o repartido algo: ya no se puede deshacer.
undo-revealed = Desde entonces se ha mostrado algo oculto: ya no se puede deshacer.
undo-others = { $who } ya ha contado con ello: ya no se puede deshacer.

## Lo que se anota al margen de las reglas

note-back = { $you ->
    [yes] Estás de vuelta.
   *[no] { $who } está de vuelta.
}
note-late = { $you ->
    [yes] Se acabó tu tiempo: { $bot } decide por ti.
   *[no] { $who } se quedó sin tiempo: { $bot } decide en su lugar.
}
note-standin = { $you ->
    [yes] En tu ausencia, { $bot } decide por ti.
   *[no] En ausencia de { $who }, { $bot } decide en su lugar.
}
note-out-vote = { $you ->
    [yes] El resto votó tu salida: { $bot } juega en tu lugar.
   *[no] El resto votó la salida de { $who }: { $bot } juega en su lugar.
}
note-out-clock = { $you ->
    [yes] Dejaste pasar demasiados plazos: { $bot } juega en tu lugar.
   *[no] { $who } dejó pasar demasiados plazos: { $bot } juega en su lugar.
}
note-out-left = { $you ->
    [yes] Te fuiste para siempre: { $bot } juega en tu lugar.
   *[no] { $who } se fue para siempre: { $bot } juega en su lugar.
}
note-sat = { $you ->
    [yes] Te haces cargo de este asiento.
   *[no] { $who } se hace cargo de este asiento.
}
note-off = { $you ->
    [yes] Te tomas unos días libres.
   *[no] { $who } se toma unos días libres.
}
note-rules = Desde aquí, la partida sigue la versión { $rules } de sus reglas.

## Lo que falla en un registro

record-format = Este registro tiene el formato { $format }; este programa lee el formato { $known }.
record-rules = Este registro es de { $game } con la versión { $rules } de sus reglas. Para repartirlo de nuevo hace falta un programa que juegue con esa versión: este juega con { $known }.
other-rules = Esta partida de { $game } empezó con la versión { $rules } de sus reglas, y este programa juega con { $known }: no puede seguir aquí.
rules-version = la versión { $newest }
rules-versions = las versiones { $oldest } a { $newest }
record-note-place = El registro lleva una nota detrás de una entrada que no tiene.
record-commitment = La semilla no es la que se prometió antes del reparto.
record-roll = La semilla del crupier da aquí otra cosa.
record-hash = La mesa no está como estaba cuando se registró esto.
record-hash-place = El registro lleva una huella detrás de una entrada que no tiene.
record-result = El resultado registrado no es el de la partida.

## Lo que falla en un archivo de componentes

components-unreadable = { $reason }

## Pedir lo que no hay

no-such-game = No hay ningún juego { $game }. Hay: { $known }.
no-such-level = No hay ningún bot { $level }. Hay: { $known }.
