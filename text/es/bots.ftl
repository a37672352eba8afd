# Lo que los bots dicen de sus jugadas, en español.

bot-random = De { $moves } jugadas, cualquiera habría servido.
bot-greedy = De { $moves } jugadas, esta es la que deja más esperanza: cerca de { $worth } { $worth ->
        [one] punto
       *[other] puntos
    }.
bot-search = La mejor de { $moves } tras { $games } partidas simuladas: cerca de { $worth }, frente a { $next } con la siguiente.
bot-search-only = Aquí no hay otra cosa que hacer: cerca de { $worth }.
bot-points = { $points } { $points ->
        [one] punto
       *[other] puntos
    }
bot-points-ahead = { $points } { $points ->
        [one] punto
       *[other] puntos
    } por delante de { $rival }
bot-points-behind = { $points } { $points ->
        [one] punto
       *[other] puntos
    } por detrás de { $rival }
bot-line-step = { $what }, { $where }
bot-first = La primera jugada que había.
bot-guide = Como dice la lección.

bot-factory-tools = Cartas nuevas, una palabra propia y dos puntos más ayudan cualquier noche.
bot-factory-gain = Debería dar al equipo cerca de { $points } { $points ->
        [one] punto
       *[other] puntos
    }.
bot-factory-broom = Ninguna de las cartas disponibles va bien con un frasco.
bot-factory-pass = Una carta más solo haría los frascos más difíciles de leer.
bot-factory-dream = La mayoría de la gente pensaría aquí en «{ $dream }».
bot-factory-people-judge = Lo que significan las palabras lo juzgan las personas.

no-review = Aquí nadie sabe decir cuántos puntos valen las decisiones de este juego: no hay análisis.

level-dreamer = Soñador
    .who = el Soñador
    .help = Juega por gusto y te deja ganar. Responde en 1 segundo.
level-apprentice = Aprendiz
    .who = el Aprendiz
    .help = Conoce el juego y se equivoca a menudo. Responde en 1 segundo.
level-engineer = Ingeniero
    .who = el Ingeniero
    .help = Juega con solidez, con algún descuido de vez en cuando. Responde en 2 segundos.
level-master = Maestro
    .who = el Maestro
    .help = Piensa por adelantado y no regala nada. Responde en 3 segundos.
level-random = Azar
    .who = el Azar
    .help = Hace cualquier jugada permitida. Bueno para probar cosas.
level-greedy = Codicioso
    .who = el Codicioso
    .help = Toma lo que parece mejor ahora, sin planear nada.
level-partner = Acompañante
    .who = el Acompañante
    .help = Juega a tu lado sin ruido en una lección.
level-drowsy = Adormilado
    .who = el Adormilado
    .help = Construye bien, pero sus sueños divagan como los de la gente.
level-steady = Sereno
    .who = el Sereno
    .help = Casi siempre sueña lo que soñaría la gente, a veces con una idea propia.
level-lucid = Lúcido
    .who = el Lúcido
    .help = Siempre sueña lo que soñaría la mayoría.
