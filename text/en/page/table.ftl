# What is said at the table, in English.

table-opening = The table is being laid…
table-gone = This table cannot be shown
table-not-drawn = This program has no drawing of that game yet. It can be played in the terminal.
table-stuck = { $game } cannot go on here
table-stuck-kept = How it went until then was kept.
table-stuck-nothing = Nothing of how it went was kept.
table-stuck-look = Look back at it
table-stuck-leave = Leave it as it is
table-leave = Leave the table; your seat stays yours
table-help = Rules and help
table-settings = Settings
table-players = Players
table-about = About this table
table-about-of = { $game }: about this table
table-game = Game
table-watching = Spectators
table-watching-count = { $count ->
        [0] Nobody watches.
        [one] One person watches.
       *[other] { $count } people watch.
    }
table-promise = The dealer's promise
    .help = Every roll follows from a secret number that was fixed before the deal. This is its seal; after the game the number is shown, and Verify deals everything again.
table-keys = Keys
table-key-log = To the log
table-key-back = Back to your own things, or to now
table-watch-link = Copy a link to watch
table-close = Close the table
table-close-sure = Close it for everybody
table-close-not = Keep playing
table-copied = The link is copied.

## Who must do what

table-tag-turn = Your turn
table-tag-wait = Wait
table-tag-held = Held
table-tag-over = Over
table-tag-watching = Watching
table-tag-lesson = Lesson
table-wait-for = Waiting for { $names }.

table-wait-held = { $names } { $count ->
        [one] has decided and may still think again.
       *[other] have decided and may still think again.
    }
table-wait-chance = The dealer is at work.
table-held = The table waits for your End turn.
table-held-for = Goes on by itself in { $left }
table-won = { $names } { $count ->
        [one] won
       *[other] share the victory
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
table-call = { $game }: your turn

## People

table-you = You
table-panel = { $name }: { $doing }, { $points } { $of }
table-panel-plain = { $name }: { $doing }
table-look-at = Look at what { $name } has
table-doing-own = You: { $doing }
table-doing-over = Finished
table-doing-open = Nobody yet
table-doing-standin = A bot stands in
table-doing-once = A bot decides this turn
table-doing-since = A bot plays since { $name } left
table-doing-failed = Program failed: { $bot } plays
table-doing-thinks = Bot, thinking
table-doing-bot = Bot, done
table-doing-away = Away
table-doing-late = Away, awaited
table-doing-decides = Deciding
table-doing-held = Decided
table-doing-done = Done
table-clock = Time left: { $left }
table-clock-soon = { $seconds } s left
table-clock-days = { $days } d { $hours } h
table-clock-off = off for { $left }
table-clock-grace = { $left } of grace left
table-missed = { $count ->
        [one] 1 deadline missed
       *[other] { $count } deadlines missed in a row
    }
table-looking = You look at what { $name } has.
table-to-own = Back to yours
table-not-yours = These are not your things. Go back to yours to decide.
table-away = { $name } is away.
table-vote = Let a bot stand in
table-vote-not = Wait after all
table-votes = In favour of a bot: { $names }
table-stood-in = A bot plays for you.
table-take-back = Take my seat back
table-once = Your time was up: a bot decides this turn for you.
table-missed-own = { $count ->
        [one] You missed a deadline: a bot decided for you.
       *[other] You missed { $count } deadlines in a row: a bot decided for you.
    }
table-here = I’m here
table-rests-you = The game waits for you: no clock runs.
table-rests = The game rests: no clock runs until somebody is back.
table-more = More
table-person-of = About { $name }
table-person-own = Your seat
table-is-here = Here
table-agree = { $count } of { $of } agree.
table-agree-who = In favour: { $names }.
table-standin = A bot while { $name } is away
    .help = It plays until they are back. All others who are here have to agree.
table-out = Turn { $name } out
    .help = A bot plays the seat from then on. All others who are here have to agree.
table-out-verdict = Too many deadlines in a row were missed: one of you is enough. A bot plays the seat from then on.
table-out-vote = I am for it
table-out-not = I am no longer for it
table-out-last = Yours is the last word: { $name } loses the seat at once.
table-out-sure = Turn { $name } out
table-out-stay = Let them stay
table-out-own = { $names } { $count ->
        [one] wants
       *[other] want
    } you to be turned out of this game.
table-out-asked = Is { $name } to be turned out of this game?
table-out-decide = Decide
table-off = Days off
    .help = Your clock stands still; deciding something ends them.
table-off-left = { $count ->
        [0] You have taken all 30 of this game.
        [one] One of 30 is left to you in this game.
       *[other] { $count } of 30 are left to you in this game.
    }
table-off-take = Take days off
table-off-taken = { $days ->
        [one] You are off for a day.
       *[other] You are off for { $days } days.
    }
table-off-now = You are off for another { $left }.
seat-name = { $name } { $number }
table-turn-to = Turn to { $name }
table-hands = Now: { $name } (you hold { $count } seats)
table-curtain = Hand the device to { $name }
    .text = Nothing is shown until { $name } has it.
table-curtain-take = I am { $name }

## What can be done

table-undo = Undo
table-restart = Start over
table-end = End turn
table-end-first = First decide what is asked of you; then the turn can be ended.
table-end-done = Your turn is over: the table waits for others.
table-line-down = The connection is down: nothing can be decided until it is back.
table-lost = The connection is lost. It comes back by itself.

## Log and chat

table-talk = Log and chat
table-log = What happened
table-log-none = Nothing has happened yet.
table-log-for = { $you ->
        [yes] decided by { $bot } for you
       *[no] decided by { $bot } for { $name }
    }
table-chat = Chat
table-chat-none = Nobody has said anything yet.
table-chat-muted = The chat is muted.
table-chat-say = Say something
table-chat-send = Send
table-unread = new
table-mute = Do not hear { $name }
table-unmute = Hear { $name } again
table-mute-all = Mute the chat
table-unmute-all = Hear the chat
table-past = You look back: { $moment }
table-past-step = You look back: step { $step }
table-past-only = This is how it was. Go back to now to decide.
table-to-now = Back to now
table-went-on = The game went on

## The end

table-over = The game is over
table-to-result = To the result
table-see-board = Look at the board
table-result-you = You won
table-result-won = { $name } won
table-result-shared = A shared victory
table-solo-result = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
table-together = { $verdict }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } together.
table-alone = { $verdict }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
table-against = { $verdict }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } to { $rival }.
table-all = All together
table-place = { $place ->
        [1] Winner
        [2] Second
        [3] Third
        [4] Fourth
       *[other] Place { $place }
    }
table-points = How the points came about
table-total = Points
table-bands = The scale of results
table-band-next = You have { $points }. The next step begins at { $at }: { $more ->
        [one] one more point
       *[other] { $more } more points
    }.
table-band-top = You have { $points }: there is no higher step.
table-tie = { $ahead } and { $behind } both have { $points }. { $what } decided: { $more } against { $less }.
table-tie-other = What the rules compare next
table-tie-daydream-0 = How far the object under way is drawn
table-tie-mech-a-dream-0 = The number of finished machines
table-tie-mech-a-dream-1 = The number of rainbows
table-rematch = Rematch
table-replay = Replay
table-record = Download the record
table-share = Share
table-next = A rematch is being laid.
table-next-of = { $name } wants a rematch.
table-come = Come

## What somebody else would do

table-hint = What would you do?
table-hint-thinks = Let me think…
table-hint-turn = Ask when it is your turn to decide.
table-hint-level = { $level } would:
table-hint-value = About { $points } { $points ->
        [one] point
       *[other] points
    }.
table-hint-ahead = About { $points } { $points ->
        [one] point
       *[other] points
    } ahead of { $rival }.
table-hint-behind = About { $points } { $points ->
        [one] point
       *[other] points
    } behind { $rival }.
table-hint-more = More about this advice
table-hint-next = Next best, at { $points }: { $move }.
table-hint-line = Then: { $line }.
table-hint-play = Do that
table-hints = Hints
table-hints-yes = Whoever is to decide may ask what the strongest bot would do.
table-hints-no = No hints are given at this table.

# What every board says.
board-rule = Read the rule
board-tap-again = Tap again to do it.
board-actions = Your turn
