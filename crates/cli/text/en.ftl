# What the program says, in English.

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
