# What the program says, in English.

## Games, referee, replay

games-figures = { $fewest ->
        [one] 1 to { $most } players
       *[other] { $fewest } to { $most } players
    }, rules version { $rules }
games-bots = Bots

referee-not-utf8 = This line is not UTF-8 text, from byte { $byte } on.
referee-bad-json = This line is not JSON: { $reason }.
referee-not-object = A request is a JSON object such as {"{"}"do":"games"{"}"}.
referee-unknown-do = There is no request "{ $do }". There is: { $known }.
referee-missing-field = The field "{ $field }" is missing.
referee-unknown-field = There is no field "{ $field }" in this request. There is: { $known }, and id.
referee-field-twice = The field "{ $field }" is there twice.
referee-wrong-value = The field "{ $field }" cannot be read: { $reason }.
referee-seed-unused = A seed has no use where chance is asked of you: leave out one or the other.
referee-line-too-long = This line was passed over: it has more than { $most } bytes.
referee-no-game = There is no game on the table yet: begin with "new", "load" or "replay".
referee-no-randomness = This machine gave no random number: name a seed.
referee-bug = The referee made a mistake, and is sorry. The table is as it was before this request.

replay-entry = Entry { $entry }: { $reason }
