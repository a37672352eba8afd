# What is said of programs from outside that play, in English.

visitor-why = { $why }
visitor-no-why = It gave no reason.

visitor-name-taken = The name { $name } is taken: give this bot another one.
visitor-cannot-start = { $name } cannot be started: { $program }: { $reason }
visitor-late = { $name } has not answered within { $seconds } s.
visitor-gone = { $name } has left without a word.
visitor-gone-saying = { $name } has left. Its last words: { $words }
visitor-too-long = { $name } answered with a line of more than { $most } bytes.
visitor-nonsense = { $name } has not answered as agreed ({ $reason }): { $said }
visitor-refused = { $name } chose something that is not allowed: { $reason }
visitor-given-up = { $reason } From now on { $bot } decides for { $name }.
