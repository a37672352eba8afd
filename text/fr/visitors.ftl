# Ce qui se dit des programmes venus d'ailleurs qui jouent, en français.

visitor-why = { $why }
visitor-no-why = Il n'a pas donné de raison.

visitor-name-taken = Le nom { $name } est déjà pris : donnez-en un autre à ce robot.
visitor-cannot-start = { $name } ne démarre pas : { $program } : { $reason }
visitor-late = { $name } n'a pas répondu en { $seconds } s.
visitor-gone = { $name } est parti sans un mot.
visitor-gone-saying = { $name } est parti. Ses derniers mots : { $words }
visitor-too-long = { $name } a répondu par une ligne de plus de { $most } octets.
visitor-nonsense = { $name } n'a pas répondu comme convenu ({ $reason }) : { $said }
visitor-refused = { $name } a choisi quelque chose qui n'est pas permis : { $reason }
visitor-given-up = { $reason } Désormais, { $bot } décide pour { $name }.
