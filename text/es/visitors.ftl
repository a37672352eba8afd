# Lo que se dice de los programas de fuera que juegan, en español.

visitor-why = { $why }
visitor-no-why = No dio ninguna razón.

visitor-name-taken = El nombre { $name } ya está en uso: dale otro a este bot.
visitor-cannot-start = { $name } no se puede iniciar: { $program }: { $reason }
visitor-late = { $name } no ha respondido en { $seconds } s.
visitor-gone = { $name } se ha ido sin decir nada.
visitor-gone-saying = { $name } se ha ido. Sus últimas palabras: { $words }
visitor-too-long = { $name } ha respondido con una línea de más de { $most } bytes.
visitor-nonsense = { $name } no ha respondido como se acordó ({ $reason }): { $said }
visitor-refused = { $name } ha elegido algo que no está permitido: { $reason }
visitor-given-up = { $reason } A partir de ahora, { $bot } decide por { $name }.
