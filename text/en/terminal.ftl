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
replay-played = { $name }: { $move }
replay-better = { $level } would have played: { $move }
replay-beyond = All points are those ahead of { $rival } (+) or behind (−).
replay-as-good = comes to the same
replay-turns = Where the game turned
replay-no-turns = The game never turned by much.
replay-turn-cost = { $name }: { $points } { $count ->
        [one] point
       *[other] points
    } by this decision
replay-turn-swing = { $name }: { $points } { $count ->
        [one] point
       *[other] points
    } by what came
replay-over = The game is over.
replay-chance = The dealer is next.
replay-waiting = The table waits for { $who }.
replay-quiet = (nothing that shows)
replay-prompt = [{ $entry }/{ $entries }] Enter: next, b: back, a number: go there, q: quit >
replay-help = Enter or n shows the next entry, b the one before, a number that entry; q quits.
replay-at-last = The record ends with entry { $entries }.
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
replay-is-broken = The record does not hold.

## Play

play-you = You
play-usage =
    What shall we play? Name a game:
      reverie play daydream                        alone, the easiest view
      reverie play daydream --view BC --bots engineer,master
      reverie play mech-a-dream --players 3        a week in a factory, with two bots
    On a terminal, plain `reverie` asks with a short menu. More: reverie play --help
play-menu-welcome = Welcome to Reverie, a table for games about dreams and machines.
play-menu-game = Which game?
play-menu-option = { $option }: { $help }
play-menu-bots = How many bots play with you, { $fewest } to { $most }? (Enter: { $fewest })
play-menu-bots-solo = How many bots play with you, { $fewest } to { $most }? (Enter: { $fewest }, a solo game)
play-menu-level = How good should they be?
play-menu-prompt = Number, or Enter for { $usual } >
play-menu-range = Type a number from 1 to { $last }, Enter for the usual choice, or q to leave.
play-menu-between = Type a number from { $fewest } to { $most }, or Enter for { $fewest }.
play-no-such-option = { $game } has no option { $option }. It has: { $known }.
play-no-such-value = There is no { $option } { $value }. There is: { $known }.
play-value-missing = Which { $option }? Write --set { $option }=VALUE, with one of: { $known }.
play-option-twice = The option { $option } is set twice.
play-bots-count = { $named } bots are named for { $bots } seats: name one level for all, or one for each.
play-no-luck = The operating system gives no random seed: { $reason }

play-welcome = { $title }
play-welcome-back = { $title }: where we left it.
play-commands = At any prompt: help, rules, hint, undo, log, look, save, quit. `help` tells what each is for, and which marks it can explain.
play-commitment =
    Chance is sealed: its seed is shown at the end and must fit this promise.
    { $commitment }
play-who = { $who }: { $asked }
play-prompt = What will you do? >
play-secret = This is for { $who } alone. Enter when nobody else looks at the screen >
play-prompt-word = Your words >
play-forced = Only one thing can be done: { $move }.
play-roll-on = Enter goes on, u takes back >
play-end-on = That was the last decision. Enter ends the game, u takes back >
play-roll-on-unknown = Press Enter to go on, or type u to take back your last decision.
play-undone = Taken back.
play-nothing-typed = Type one of the numbers, or a decision in full.
play-no-such-number = There is no { $typed } in the list: it goes from 1 to { $last }.
play-unknown = I don't understand "{ $typed }". Type a number from 1 to { $last }, or help.
play-help =
    Type the number of a choice, or the whole decision at once.
      undo (u)        take back your last decision, until chance has its say
      hint            what a bot would do here
      help MARK       what a mark or a place means
      rules           all the rules as they are played here
      log             everything that happened
      look, look 2    draw the table again, or the side of player 2
      save FILE       save here, then after each decision
      quit            leave (you can save first)
play-help-unknown = There is no help on "{ $topic }".
play-look-unknown = There are players 1 to { $last }: look 1.
play-hint = { $bot } would choose: { $move }.
play-hint-next = Next best: { $move }.
play-hint-line = It would go on: { $line }.
play-quit-save = Save first? A file name, or Enter to leave without saving >
play-bye = Until next time.
play-left-saved = Saved. Go on with: reverie play --resume { $file }
play-left-unsaved = The input ended before the game did, and nothing was saved (--save FILE would have).
play-saved = Saved in { $file }, and from now on after each decision.
play-save-where = Where to? For example: save game.json
play-save-exists = { $file } exists already. Take another name, or go on with it: reverie play --resume { $file }
play-save-failed = { $file } could not be written
play-save-no-name = { $file } is not a file name.
play-save-unreadable = { $file } is not a game that can be resumed: { $reason }
play-save-entry = entry { $entry } does not hold. { $reason }
play-save-no-seed = { $file } has no seed, so nothing more can be dealt. It can be watched: reverie replay { $file }

play-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
play-next-band = { $missing ->
        [one] One point more
       *[other] { $missing } points more
    } (from { $points }) would have been: { $band }.
play-top-band = There is nothing above this.
play-you-won = You win!
play-won = { $names } wins.
play-shared = A shared win: { $names }.
play-seed =
    The seed of chance, as promised:
    { $seed }
play-verify = Recorded in { $file }; anyone can check it: reverie replay { $file } --verify
play-again = Again? (y/n) >

## Lab

lab-game = game
lab-options = options
lab-seats = seats
lab-games = games
lab-decisions = decisions
lab-rolls = rolls
lab-decisions-per-second = decisions/s
lab-games-per-second = games/s
lab-decisions-per-game = per game
lab-state-bytes = state B
lab-clone-ns = clone ns
lab-bench-intro = Random games on one core: the legal moves listed and one played, over and over.
lab-match-intro = { $game } ({ $options }), { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: { $games } games of { $deals } deals, in { $seconds } s. In brackets: where the true figure lies, 19 times of 20.
lab-match-player = player
lab-match-wins = won %
lab-match-points = points
lab-match-median = median
lab-match-ms = ms/move
lab-match-seats = { $players } players cannot be repeated to fill { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }: name one, a player for each seat, or a number that divides the seats.
lab-match-bands = { $player } by the rulebook's table:
lab-match-top = in the top row: { $share } %
lab-match-forfeits = { $player } lost { $games } games because it did not answer as agreed. The first of all such games:
lab-match-forfeit = deal { $deal }, seat { $seat }: { $why }
lab-ladder-intro = { $game } ({ $options }), { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: { $games } games for each pair. 400 points more are ten wins for one; in brackets: where the true figure lies, 19 times of 20.
lab-ladder-rating = rating
lab-ladder-below = % against the next below
lab-game-stuck = The game waits for nobody and is not over: a fault of ours.
lab-no-search = { $level } decides at once: it has no search that could be changed.
lab-no-threads = The threads cannot be started: { $reason }
lab-report-written = { $games } games are told in { $file }
lab-report-cannot-write = { $file } cannot be written
lab-soak-held = { $game }: { $games } games, { $decisions } decisions and { $rolls } rolls in { $seconds } s. Every law held.
lab-soak-broken = { $game } ({ $options }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, seed { $seed }) broke a law: { $law }
lab-soak-kept = The game up to there is in { $file }.
lab-soak-replay = To look at it:
lab-soak-repeat = To play just this game again:
lab-no-such-options = There are no options { $options }. There are: { $known }; or write them as JSON.
lab-cannot-keep = The record of the game that broke a law cannot be written to { $folder }
lab-train-learned = { $file }: { $before } points at first, { $after } at the end.
lab-train-nothing = There is nothing to learn for { $game }. There is for: { $known }.
lab-train-no-such-file = There is no file to learn that begins with "{ $only }". There are: { $known }.
lab-train-cannot-write = What was learned cannot be written to { $folder }
lab-words-theme = theme
lab-words-prompts = prompts
lab-words-top1 = first 1st %
lab-words-top3 = in 3 %
lab-words-any-top1 = any 1st %
lab-words-any-top3 = in 3 %
lab-words-all = all
lab-words-judged = Of { $same } pairs that are the same, { $matched } match by themselves and { $found } ({ $share } %) match or are suggested. Of { $different } that are not, { $wrongly_matched } match and { $wrongly_suggested } are suggested.
lab-words-cannot-read = { $file } cannot be read
lab-words-nobody = No game here reads words.
lab-words-bad-prompt = Line { $number } cannot be read: { $line }. It should read: theme: thought,thought = answer/answer
lab-words-bad-pair = Line { $number } cannot be read: { $line }. It should read: 1 or 0, an answer, an answer, with tabs between
lab-words-no-such-theme = There is no theme { $theme }. There are: { $known }
lab-load-moves = { $tables } tables played { $moves } moves in { $seconds } s: { $rate } a second
lab-load-answer = from a move to its answer: { $half } ms at the median, { $most } ms at the 99th percentile
lab-load-last-seat = from a move to the last seat's view: { $half } ms at the median, { $most } ms at the 99th percentile
lab-load-bytes = to all four seats for a move: { $bytes } bytes
lab-load-bytes-of =
    { "  " }of these in messages "{ $kind }": { $bytes } bytes
lab-load-cpu = for each second of the server's processor time: { $moves } moves
lab-load-memory = the server's memory for a table: { $memory } kB
lab-load-times-moves = The second server beside the first: { $times } times as many moves a second
lab-load-times-cpu = moves for a second of processor time: { $times } times as many
lab-load-times-answer = from a move to its answer at the median: { $times } times as long
lab-load-times-bytes = bytes for a move: { $times } times as many
lab-load-times-memory = memory for a table: { $times } times as much
lab-load-no-process = The server's process was not found, so its processor time and memory are not known: --pid PID
lab-load-refused = { $refused } moves were refused; there should be none.
lab-kills-rounds = { $rounds } kills in { $seconds } s, { $tables } tables
lab-kills-played = { $answered } moves answered, { $resent } sent again, { $shown } views shown
lab-kills-found = { $lost } lost, { $doubled } doubled, { $different } different, { $refused } refused
lab-kills-trouble = It could not be tried any further: { $reason }
lab-faults-rounds = { $rounds } faults in { $seconds } s over { $nodes } nodes: { $kinds }
lab-faults-played = { $tables } tables, { $answered } moves answered, { $resent } sent again, { $shown } views shown, { $claims } claims
lab-faults-still = { $fault }: { $tables } tables stood still, for { $half } ms at the median, { $most } ms at the 99th percentile, { $longest } ms at most
lab-faults-left-out = not tried here: { $why }
lab-faults-nothing = nothing lost, nothing doubled, one order for all eyes, no two holders of one fence, no secret shown
lab-faults-found = found wrong: { $found }
lab-faults-trouble = It could not be tried any further: { $reason }
lab-load-elsewhere = { $url } is not an address of this machine: only servers on this machine are driven, like http://127.0.0.1:4870
lab-load-trouble = The server could not be driven any further ({ $doing }): { $reason }
lab-siege-answer = { $when ->
    [alone] alone
    [besieged] under siege
   *[after] afterwards
  }: from a move to its answer { $half } ms at the median, { $most } ms at the 99th percentile ({ $moves } moves)
lab-siege-ratio = the 99th percentile under siege is { $ratio } times what it was alone
lab-siege-turned-away = { $away } of { $tries } times somebody who sits was turned away
lab-siege-reason = the first time: { $reason }
lab-siege-memory = the server's memory: { $before } kB before, { $most } kB at most meanwhile, { $after } kB afterwards ({ $ratio } times)
lab-siege-attacks = what was done to it: { $attacks }
lab-siege-did-half-sent = { $count } half-sent requests
lab-siege-did-idle = { $count } idle connections
lab-siege-did-slow-bodies = { $count } slow bodies
lab-siege-did-connections = a flood of { $count } connections
lab-siege-did-watchers = { $count } watchers that stormed in and out
lab-siege-did-messages = a flood of { $count } messages
lab-siege-did-frames = { $count } oversized and nonsense frames
lab-siege-did-pings = a flood of { $count } pings
lab-siege-did-streams = { $count } unread event streams
lab-siege-did-requests = a flood of { $count } requests
lab-siege-no-server = The server to be besieged could not be started: { $reason }

## Serve

serve-table = The table is at { $url }
serve-data = Everything is kept in { $path }
serve-friends = Friends on the same network come in at { $urls }
serve-friends-not-yet = To let in friends on the same network: { $command }
serve-friends-unknown = This machine does not know its address on the network; friends need it, with port { $port }.
serve-how-to-stop = Ctrl-C stops; every table is then as it was.
serve-stopped = Stopped. Every table is stored.
serve-no-home = There is no home folder to keep the data in. Say where: reverie serve --data FILE
serve-no-room = The folder for { $path } cannot be made
serve-bad-data = The data in { $path } cannot be used: { $reason }. Another file: reverie serve --data FILE
serve-newer-data = The data in { $path } was written by a newer Reverie (version { $found } of the file; this program knows versions up to { $known }). Use the newer program, or another file: reverie serve --data FILE
serve-held = { $known ->
        [address] { $path } is in use: process { $pid }, which listens on { $address }, keeps its tables there.
        [process] { $path } is in use by process { $pid }.
       *[nothing] { $path } is in use by another program.
    }
serve-other-file = Stop it, or use another file: reverie serve --data FILE
serve-bus-and-file = A bus is for several servers, and a file ({ $path }) for one. Say which database they share: reverie serve --database postgres://… --bus nats://…
serve-not-alone = Another server uses the database { $path }. To be one of several, say over which bus they speak: --bus nats://…
serve-no-bus = The bus cannot be reached: { $reason }
serve-no-database = The database { $path } cannot be used: { $reason }
serve-address-taken = Another program, perhaps another Reverie, listens on { $address } already. Stop it, or choose another port: reverie serve --address 127.0.0.1:4871
serve-bad-address = This machine cannot listen on { $address }: { $reason }

## Whether a server is well

health-well = It is well.
health-unwell = The server at { $address } answers, but no move can be stored: { $said }
health-silent = No server answers at { $address }: { $reason }

## Looking after a server's data

admin-no-data = There is no data in { $path }. Say where it is: --data FILE
admin-older-data = The data in { $path } was written by an older Reverie (version { $found } of the file; this program works on version { $known }). Start reverie serve on it once, which brings it up to date.
admin-bad-data = { $path } cannot be used: { $reason }
admin-file-there = There is a file { $path } already, and it stays as it is. Choose another name.
admin-not-ours = { $path } holds no data of Reverie's.
admin-unsound = { $path } is not sound: { $faults }
admin-copy-differs = The copy of { $path } does not have the rows that were copied. It was thrown away; try again.
admin-not-written = Nothing was written
admin-stop-it = It is needed alone: stop that program first.
admin-no-server = No server uses the data just now; the next one finds it so.
admin-server-knows = The server that uses the data has seen to it.
admin-server-slow = A server uses the data but has not seen to it yet; it looks once a second. See its log.
admin-copied = { $path } is a copy of the data: { $tables } tables, { $rows } rows, { $bytes } bytes. It is sound, and has as many rows as there were.
admin-restored = { $path } is now as the copy was: { $tables } tables, { $rows } rows, { $bytes } bytes.
admin-kept = What was there before is in { $path }
admin-by-its-own-means = { $path } is copied and put back by PostgreSQL's own means: pg_dump and pg_restore. Into a file of Reverie's it goes with reverie admin move.
admin-servers-look = The servers that use the data look once a second: they will have seen to it in a moment.
admin-moved = { $to } has everything that is in { $from }: { $tables } tables, { $rows } rows, compared one by one (hash { $hash }). { $from } stays as it was.
admin-move-not-empty = There is something in { $path } already, and it stays as it is. Everything goes only where there is nothing yet.
admin-move-same = Everything is in { $path } already.
admin-move-used = { $count ->
        [one] A server uses { $path }. Stop it first.
       *[other] { $count } servers use { $path }. Stop them first.
    }
admin-move-differs = What came to be in { $path } is not what was there ({ $shelf }). Nothing was kept of it; try again.
admin-check-older = The file is of version { $found }; a server of this program will bring it to version { $known }. It was looked at as it will be then.
admin-check-played = { $games } games were played again to their last entry, { $archives } archives were unpacked.
admin-check-told = { $games } finished games are told from their archives only: their rules are gone.
admin-check-wrong = { $count ->
        [0] Nothing is wrong.
        [one] 1 thing is wrong.
       *[other] { $count } things are wrong.
    }
admin-game = game
admin-rules = rules
admin-phase = phase
admin-phase-hidden = { $phase }, taken down
admin-tables = tables
admin-archives = bytes kept
admin-table = table
admin-entries = entries
admin-changed = changed
admin-who = who
admin-id = number
admin-name = name
admin-came = came
admin-seen = last here
admin-exported = All that is known of { $name } is in { $path } ({ $tables } tables).
admin-forgotten = Guest { $id } is forgotten. Removed with them: { $removed } tables; kept for the others, without the name: { $kept }. Backups made before still know them.
admin-several-guests = Several guests are called { $name }. Name one by number: { $ids }
admin-no-guest = There is no guest { $who }. Who there is: reverie admin guest list
admin-closed = Table { $table } is closed.
admin-closed-already = Table { $table } is over or closed already.
admin-hidden = Table { $table } is taken down.
admin-hidden-already = Table { $table } is taken down already.
admin-unhidden = Table { $table } is there again.
admin-not-hidden = Table { $table } is not taken down.
admin-no-table = There is no table { $table }. Which there are: reverie admin table list
admin-keys-rotated = The key that calls were signed with is thrown away, and { $browsers } browsers with it. Whoever wants to be called has to switch that off and on again on the page.

## What can be typed: words between commas, without what a terminal draws; the words of every language are understood

play-type-undo = undo, u, back
play-type-help = help, h, ?, man
play-type-rules = rules, r
play-type-log = log, l
play-type-look = look, v, board
play-type-save = save, s
play-type-hint = hint, tip
play-type-quit = quit, q, exit
play-type-yes = y, yes
play-type-no = n, no
