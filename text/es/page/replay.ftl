# Volver a ver una partida, en español.

replay-of = { $game }, repetición
replay-opening = Se está buscando la partida…
replay-none = Esta partida no se puede mostrar
replay-controls = Recorrer la partida
replay-first = Al principio
replay-prev = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-last = Al final
replay-pace = Ritmo: { $times } ×
replay-step = Paso
replay-at = Paso { $step } de { $last }, { $moment }
replay-begins = Antes de la primera tirada
replay-eyes = Visto por
replay-spectator = Público
replay-only-look = Esto es una repetición: no hay nada que decidir.
replay-share = Copiar un enlace a este paso
replay-to-table = A la mesa
replay-file = Una partida de un archivo
replay-choose = Elige un registro, o suéltalo aquí
    .help = Un archivo que acaba en .reverie.json, como lo ofrece la mesa al terminar. Se comprueba y se muestra; no se guarda nada.
replay-file-review = Cuánto valió cada decisión: un análisis lleva un rato, así que esta página solo lo hace con partidas jugadas en sus propias mesas. Para un archivo, ejecuta
replay-other = Otro archivo
replay-no-record = { $name } no es un registro: no se puede leer.

## Si el crupier fue honesto

replay-verify = Verificar
replay-verify-title = ¿Fue honesto el crupier?
replay-verify-what = Antes del reparto, el crupier selló un número secreto. Tu dispositivo acaba de abrir el sello y de repetir todas las tiradas.
replay-sealed = El número del crupier sigue sellado hasta que termine la partida. Vuelve entonces.
replay-kept = La promesa se ha cumplido: el número encaja con el sello.
replay-broken = La promesa se ha roto: el número no encaja con el sello.
replay-promised = El sello, como lo mostró la mesa
replay-promised-seen = El sello, como lo vio este dispositivo durante la partida
replay-shown = El sello del número que se mostró
replay-rolls-right = { $count ->
        [one] Una tirada comprobada, y es correcta.
       *[other] { $count } tiradas comprobadas, todas correctas.
    }
replay-rolls-wrong = De { $count } tiradas, { $wrong } no son lo que da el número.
replay-roll = { $number }. { $came }
replay-roll-wrong = { $number }. Salió { $came }; el número da { $due }.

## Cuánto valió

review = Análisis
review-begins = Se está estudiando la partida. Lleva un momento.
review-progress = { $level }: { $done } de { $of } decisiones
review-not-yet = Esta decisión no se ha estudiado todavía.
review-no-decision = Aquí nadie decidió nada.
review-same = { $name } jugó: { $played }. En su lugar, { $level } habría hecho lo mismo.
review-as-good = { $name } jugó: { $played }. En su lugar, { $level } habría jugado: { $better }. Viene a ser lo mismo.
review-better = { $name } jugó: { $played }. En su lugar, { $level } habría jugado: { $better } ({ $cost } { $cost ->
        [one] punto
       *[other] puntos
    }).
review-expected = Puntos que se podían esperar entonces
review-curve = Puntos que se podían esperar: { $names }
review-expected-ahead = Puntos de ventaja sobre { $rival } que se podían esperar entonces
review-curve-ahead = Puntos de ventaja sobre { $rival } que se podían esperar: { $names }
review-ahead = por delante de { $rival }
review-behind = por detrás de { $rival }
review-turns = Dónde cambió la partida
review-turn-cost = { $name } { $points }
review-turn-swing = { $name } { $points } por lo que salió
