# La primera partida guiada de Mech a Dream, en español. _Así_ se resalta.

mech-a-dream-lesson-welcome = ¡Te damos la bienvenida! Los robots no saben soñar solos, así que tu taller construye máquinas que lo hacen por ellos. Esta oveja cuenta tus _sueños_. Gana quien más tenga al final de la semana.
mech-a-dream-lesson-assistants = Aquí están tus tres _asistentes_: uno para la mañana, otro para la tarde y otro para el atardecer. Cada uno hace una cosa al día.
mech-a-dream-lesson-four = Hay cuatro cosas que hacer: tomar provisiones en el _almacén_, recoger paquetes en el _muelle_, _comprar_ una máquina o _construir_ una que ya tienes. Entre hoy y mañana las probarás todas.
mech-a-dream-lesson-buy = Es por la mañana. Esta máquina azul cuesta _2 gotas de tinta_ y tienes 4. Sus _2 relojes de arena_ dicen cuánto tarda en construirse. Cómprala.
mech-a-dream-lesson-bought = Dos relojes de arena: por eso empieza en la casilla _2_ de tu cinta, con tu asistente encima. _Deshacer_ retira una decisión hasta que termines el turno. ¿Todo bien? Entonces pulsa _Terminar turno_.
mech-a-dream-lesson-time = La fábrica ha llenado el hueco, y tu acompañante ha ido al almacén. Cuando todo el mundo ha salido, _pasa el tiempo_: cada asistente empuja una casilla la máquina en la que está. La tuya está ahora en la _1_.
mech-a-dream-lesson-dock = Por la tarde. Hoy el _muelle_ pide 2 flores. Recibes esta fila de paquetes uno por uno, desde la barrera: 2 arcoíris y luego un _impulso_, que mueve una máquina una casilla. Entra.
mech-a-dream-lesson-complete = El impulso ha empujado tu máquina más allá de la casilla 1: ¡está _terminada_! Se ha girado hacia su lado morado y ha ocupado el primer lugar a lo largo del cable. Desde ahora trabaja para ti todas las noches.
mech-a-dream-lesson-rainbows = Los _2 arcoíris_ también son tuyos, y hay algo que comprar con ellos. Pulsa _Terminar turno_.
mech-a-dream-lesson-crystal = Al atardecer. Las máquinas amarillas, los _cristales_, cuestan arcoíris. Esta lleva 3 relojes de arena y después da _5 sueños_, una sola vez. Cómprala.
mech-a-dream-lesson-crystal-bought = Empieza en la casilla _3_, con tu asistente del atardecer encima. Era el último de hoy. Pulsa _Terminar turno_.
mech-a-dream-lesson-night = Ha vuelto a pasar el tiempo: el cristal está en la _2_. Ya es de noche, y todos los asistentes se han ido a casa. Hasta que alguien vuelva con él, el cristal se queda donde está.
mech-a-dream-lesson-everything = De noche, tu _robot_ y cada una de tus máquinas moradas trabajan una vez: 1 gota de tinta del uno, 1 flor y 1 gota de tinta de la otra. Puedes usarlos uno por uno o todos juntos. Pulsa _Usar todo_.
mech-a-dream-lesson-night-over = 1 flor y 2 gotas de tinta más. No se puede usar nada más, así que tu noche termina sin que tengas que decirlo. Pulsa _Terminar turno_ para que empiece el nuevo día.
mech-a-dream-lesson-day = Día 2. El muelle tiene una carta nueva, con otros paquetes. Y hoy ha empezado tu acompañante: eso cambia cada mañana.
mech-a-dream-lesson-build = Tu cristal espera que alguien lo empuje. Eso es _construir_: envíale tu asistente de la mañana.
mech-a-dream-lesson-built = Ibas en último lugar, así que el tiempo ha pasado enseguida: el cristal está en la _1_. Tu asistente se queda ahí todo el día y sigue empujando. Pulsa _Terminar turno_.
mech-a-dream-lesson-stock = Por la tarde, hora de buscar provisiones. En este piso del almacén recibes 1 flor y 1 gota de tinta, y luego _2 flores o 2 gotas de tinta_. ¿Qué prefieres?
mech-a-dream-lesson-crystal-complete = Mientras tanto, tu asistente ha empujado el cristal más allá de la casilla 1. Está _terminado_ y ocupa el segundo lugar a lo largo del cable.
mech-a-dream-lesson-counted = La oveja ha contado: ¡_5 sueños_! Aún queda un asistente en casa, para el atardecer. Pulsa _Terminar turno_.
mech-a-dream-lesson-families = Hay más en venta. Las máquinas _rojas_ tardan mucho, pero dan sueños o arcoíris todas las noches. También saldrán _verdes_: pagan arcoíris una vez y desde entonces te ahorran algo.
mech-a-dream-lesson-bench = Tu banco tiene nueve lugares, y los tres últimos dan sueños por sí mismos, construyas lo que construyas en ellos.
mech-a-dream-lesson-week = La partida termina tras la noche del día 7, o antes, en cuanto alguien tiene nueve máquinas. Entonces cada arcoíris cuenta como un sueño, y también cada 5 flores y gotas de tinta juntas.
mech-a-dream-lesson-done = Eso es todo lo que necesitas. Es el atardecer y tu tercer asistente está listo. Compra pronto lo que trabaja cada noche, y cristales cuando puedas. ¡Dulces sueños! Las reglas están siempre detrás del signo de interrogación.
