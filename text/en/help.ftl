# What --help says, in English. A command's message has its words: the first paragraph is what `-h` says, all of them is what
# `--help` says. Its attributes have those of its arguments, by the names they have in the program; what several commands
# take stands under help-shared. What is typed (names of options, in capitals what goes with them) is the same everywhere.

## Around it

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-default = [default: { $value }]
help-values = [possible values: { $values }]
help-environment = [env: { $name }]
help-help = Print help
help-version = Print version
help-of-help = Print this, or the help of a command
help-heading-log = Log
help-heading-limits = Limits
help-heading-push = Calling people back
help-heading-bots = Bots of your own

## What several commands take

help-shared =
    .data = The file that keeps everything (default: reverie/reverie.db among your own data)
    .database = The database server that keeps everything, in place of a file: `postgres://user:password@host/name`
    .game = The game
    .json = Print JSON
    .bot = A program that plays under this name (docs/bots.md), like clever="python3 mybot.py"; NAME@GAME=COMMAND for one game only. May be given several times
    .bot-seconds = Seconds that such a program may think about one decision [default: 5]
    .set = An option of the game, as `reverie games` lists them: view=BC. One that is on or off is set by its name alone
    .options = All options at once, by the name the lab gives them or as JSON
    .seed = What all deals follow from: the same seed gives the same games
    .threads = How many games are played at the same time [default: one for each core]
    .url = Where the server is; on this machine only
    .pid = The server's process (default: the one that listens on that port)
    .id = The table's name, as it stands in its address

## The commands

help-reverie = A table for board games about dreams and machines. Without a command it serves one: `reverie serve`
    .lang = The language to speak: { $languages } (default: the locale's)

help-serve = Host tables for people and bots, here or on the local network
    .address = Where to listen; 0.0.0.0 lets in everybody on the local network
    .bus = The NATS over which the servers of one database speak with each other: `nats://host:4222`
    .node-name = What this server is called in logs, among several
    .lease = Seconds after which a server that is not heard of is taken to be dead, and its tables are taken over [default: 3]
    .origin = The address people use, where that is another one, like `https://play.example.org`. With https, cookies are never sent in the clear
    .host = A name that leads here besides addresses in figures and localhost, like `myserver` on a home network. Can be given several times
    .behind-proxy = Believe X-Forwarded-For and X-Forwarded-Host. Only where nobody can get past the proxy
    .games = Which games are hosted, examples among them (goofspiel); usually all but those
    .open = Open the page in a browser, even where nobody seems to look
    .no-open = Do not open a browser
    .push = Call people whom a table waits for, if they want that: on or off
    .push-after = Seconds that somebody must have been away while a table waits for them [default: 30]
    .push-host = A push service to call besides those of the browsers: push.example.org, *.example.org. Can be given several times
    .tables-per-guest = Unfinished tables that one guest may have [default: 100]
    .people-per-table = People who may look at one table at once [default: 200]
    .messages-per-second = Messages a second that one connection may send for long, with a burst of four times that [default: 10]
    .requests-per-second = Requests a second that one address may make for long, with a burst of ten times that [default: 20]
    .connections = Connections in all [default: as many as the limit of open files allows, which is raised as far as it goes]
    .connections-per-address = Connections of one address whose people do not sit at a table [default: 512]
    .request-time = Seconds that the headers of a request may take, and twice that its body [default: 10]
    .keep-alive = Seconds that a connection is kept over which nothing more is asked [default: 60]
    .thinkers = Cores that bots may think on; one bot takes all of them that no other needs [default: one less than there are]
    .bot-pause = Milliseconds that a bot takes at least, so that people can follow [default: 300]
    .hold = Seconds that the dealer waits for somebody who may still take something back [default: 15]
    .idle = Seconds that a table nobody looks at stays in memory [default: 60]
    .log = How much: error, warn, info, debug or trace, or a filter like `reverie_server=debug`
    .log-json = One JSON object a line, for programs that collect logs

help-health =
    Ask a server on this machine whether a move could be stored: for Docker, Kubernetes and scripts

    Ends with code 0 if it could. Says why where it could not.
    .address = Where it listens, as `serve` was told
    .alive = Be content with a server that answers at all, for whoever would start it anew: a database that is away is no reason to

help-games = List the games, their options and their bots
    .json = Print the list as JSON, as the referee tells it

help-play = Play in the terminal
    .game = The game, such as daydream. Left out, a short menu asks
    .view = Daydream: how the board is folded, A, D, BC, EF, AD, DA, ABC or DEF. Short for --set view=VALUE
    .players = How many play, bots included
    .humans = How many of them are people, taking turns at this terminal
    .bots = The bots: a level for all of them, or a list with one for each (random, greedy)
    .seed = The same word deals the same again
    .components = A file of components, with the figures of your own box
    .save = Save here, after each decision
    .resume = Go on with a saved game (and keep saving it there)

help-referee = Referee games for another program: JSON Lines on standard input and output
    .level = The bot that decides where a request names none [default: the strongest of the game]

help-replay = Step through a recorded game, or verify it
    .file = The record; `-` reads it from standard input
    .verify = Check every move, every roll, every hash and the result
    .at = Tell the game up to this entry, and how the table lies then
    .review = Look back at every decision: what the strongest bot would have played, and what that cost. At most a second for each; about two minutes and a half for a long game

## Looking after a server's data

help-admin = Look after a server's data: backups, checks, guests, tables, keys

help-admin-backup = Copy the data to a new file, while a server uses it or not, and check the copy
    .to = The new file: one that is there is never overwritten

help-admin-restore = Put a copy in the place of the data, which is kept beside it. No server may be using it
    .from = The copy; it stays as it is

help-admin-move =
    Copy everything from a file to a database server, or back, and check it

    No server may be using either. What it was copied from stays as it is; where it goes there must be nothing yet.
    .from = Where it is: a file, or `postgres://user:password@host/name`
    .to = Where it is to go: a file that is not there yet, or an empty database

help-admin-check =
    Read everything and play every game again by its own rules; say how much there is, and what is wrong

    A server may be using the data. Ends with code 1 if something is wrong.

help-admin-guest = Guests: who is known, all that is known of one, forgetting one

help-admin-guest-list = Who is known, who was here last first
    .search = Only those whose name has this in it

help-admin-guest-export = Write down all that is known of a guest, and nothing of anybody else, as JSON
    .who = The guest's name, or number as `list` has it
    .out = The new file

help-admin-guest-delete = Forget a guest for good: what is theirs alone goes, what others need of shared games stays without the name
    .id = The guest's number, as `list` has it

help-admin-table = Tables: what is going on, closing one, taking one down

help-admin-table-list = All tables, the last changed first
    .busy = Only lobbies and games under way at which something has happened within a quarter of an hour

help-admin-table-close = Close a table: nobody plays there any more. Its people see so, and can look back

help-admin-table-hide = Take a table down: nobody sees it any more, nor gets in by a link. Its people are told

help-admin-table-unhide = Put a table back that was taken down

help-admin-keys = The server's own keys

help-admin-keys-rotate = Throw the key away that calls are signed with: a new one is made when it is first needed. Browsers trust no other key, so whoever wants to be called has to say so again

## The lab

help-lab = Study the games by simulation

help-lab-match = Play bots against each other: the same deals for all, every rotation of the seats
    .seats = How many play [default: as many as are named, or the fewest who can]
    .players = Who plays: levels of the game, master*2 for one with twice as much to think, master+tree for one who grows a tree, names given with --bot, or `bot:COMMAND`. A shorter list than there are seats is repeated
    .games = How many games, never fewer: every deal is played in each rotation of the seats

help-lab-ladder = Rate all levels of a game against each other
    .seats = How many play; 1: each alone on the same deals [default: 2, or the fewest who can]
    .players = Who is rated, the weakest first [default: all levels of the game]
    .games = How many games each pair plays, never fewer

help-lab-report = Turn thousands of games into one page: scores, length, who begins, what is taken and what it is worth
    .games = How many games
    .seats = How many play; several numbers take turns [default: every number from 2 on]
    .level = Who plays on every seat [default: the strongest level of the game]
    .options = The options, by the name the lab gives them or as JSON; several take turns [default: the usual ones]
    .all-options = Every set of options in turn
    .out = Where the page goes

help-lab-bench = Measure how fast the games run: random decisions a second on one core
    .game = The game (default: all of them)
    .seconds = How long each row is measured
    .seats = How many play (default: the fewest, and the most)

help-lab-soak = Play random games under the laws on all cores, and stop at the first that breaks one
    .games = How many games, spread over every set of options and every number of seats
    .seed = The seed of the first game; each that follows has the next
    .seats = How many play (default: every number in turn)
    .options = The options, by the name the summary gives them or as JSON (default: every set in turn)
    .rigor = How closely each game is looked at: full, every position to every law; soak, every position to the quick laws and one in sixteen to all, for the hundred thousands
    .failures = Where the record of a game that breaks a law is written

help-lab-load =
    Drive tables of four sockets each against a server on this machine, with random moves, and measure it

    A server slows down whoever asks too much, so start the one under test with generous limits:

    { "  " }reverie serve --data /tmp/load.db --requests-per-second 100000 --messages-per-second 100000

    With --url twice, two servers are driven in turn, a second at a time, and compared.

    Every table needs four open files here and four there: `ulimit -n`.
    .game = The game, with its usual options
    .tables = How many tables
    .seconds = For how long, once all of them sit
    .paced = One move a table every so many milliseconds; else the next as soon as all four seats have the last

help-lab-kills =
    Kill a server at random moments while people play on it, and see that nothing is lost

    Starts a server of its own, lets people play there over sockets with a bot each, kills it (kill -9), starts it again, and so on. Whoever got no answer sends the same again. In the end what they were answered and shown is held against what is stored: all of it, once, and the same. Ends with code 1 where it is not.
    .game = The game, with its usual options
    .rounds = How often the server is killed
    .players = People who play at the same time
    .seed = What the moves and the moments follow from, as far as they can
    .data = The file to play on, for instance on the disk that is to be used: a new one, which stays (default: one that does not)

help-lab-faults =
    Let whatever can happen to many machines happen while people play on them, and see that nothing is lost

    Starts a PostgreSQL with a standby, a NATS and several nodes of this program, installing the first two where it may; lets people play there over sockets, two a table, with somebody watching, over whichever node; and lets one fault happen after the other: kill -9 of a node, of PostgreSQL, of NATS; a node asked to end, paused past its lease, with a clock five minutes off, cut off from the others; a full disk; failover to the standby. As root on Linux everything runs on a machine of its own (network namespaces), and cables are pulled; else what needs that is left out. In the end everything that anybody was answered and shown is held against what is stored, and so is who held which table. Ends with code 1 where anything is wrong.
    .game = The game, with its usual options, for two: one that hides something
    .rounds = How many faults happen
    .nodes = How many nodes there are
    .tables = Tables that are played at, at the same time
    .seed = What the faults and the moves follow from, as far as they can
    .only = Only these faults, by their names

help-lab-siege =
    Attack a server on this machine in every way we know while a well-behaved table plays on it: half-sent requests, idle connections, slow bodies, floods of connections, requests, messages and pings, storms of watchers, frames that are none, streams that nobody reads

    A sixth of the time is quiet, four sixths are the siege, a sixth is what comes after. Without --url it starts a server of its own, with the usual limits and a data file of its own that is removed afterwards.
    .game = The game of the well-behaved table, with its usual options
    .minutes = For how long, in all

help-lab-train = Train bots by self-play, and write down what their features weigh
    .seed = The seed all games come from
    .games = How many games for each file
    .only = Only the files whose names begin like this
    .out = Where the files are written

help-lab-words = Measure the word knowledge of Factory of Dreams against people's answers
    .prompts = Rank people's answers: lines `theme: thought,thought = answer/answer`, in English
    .pairs = Match pairs of answers: lines of 1 (the same) or 0, an answer, an answer, with tabs between
