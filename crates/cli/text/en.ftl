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
replay-unreadable = { $file } cannot be read: { $reason }
replay-too-large = { $file } is no record: it has more than { $reason } bytes.
replay-bad-json = { $file } is not JSON: { $reason }
replay-bad-record = { $file } is not a record of a game: { $reason }
replay-no-such-entry = There is no entry { $entry }: the record has { $entries }.
replay-players = { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }
replay-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
replay-over = The game is over.
replay-chance = The dice are to be rolled.
replay-waiting = The table waits for { $who }.
replay-quiet = (nothing that shows)
replay-prompt = [{ $entry }/{ $entries }] Enter: next, b: back, a number: go there, q: quit >
replay-help = Enter or n shows the next entry, b the one before, a number that entry; q quits.
replay-last = The record ends with entry { $entries }.
replay-moves = { $count ->
        [0] No entries yet
        [one] 1 entry, and it is legal
       *[other] { $count } entries, all of them legal
    }
replay-dice-proven = The dealer's seed gives every roll, and it is the seed that was promised
replay-dice-dealt = The dealer's seed gives every roll, but no seed was promised before the deal
replay-dice-sealed = The rolls are possible, but the dealer's seed is not shown: they cannot be checked
replay-dice-asked = The rolls are possible; they were brought by hand, so there is no seed to check them by
replay-hashes = { $count ->
        [0] There are no hashes of the table to compare
        [one] The table has the recorded hash
       *[other] The table has the recorded hash in all { $count } places
    }
replay-result = The result is the recorded one
replay-no-result = The game is over, but the record states no result to compare
replay-unfinished = The game is not over
replay-holds = The record holds.
replay-broken = The record does not hold.
