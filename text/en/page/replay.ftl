# Looking at a game again, in English.

replay-of = { $game }, replayed
replay-opening = The game is being fetched…
replay-none = This game cannot be shown
replay-controls = Leading through the game
replay-first = To the beginning
replay-prev = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-pace = Pace: { $times } ×
replay-step = Step
replay-at = Step { $step } of { $last }, { $moment }
replay-begins = Before the first roll
replay-eyes = Seen by
replay-spectator = Spectator
replay-only-look = This is a replay: there is nothing to decide.
replay-share = Copy a link to this step
replay-to-table = To the table
replay-file = A game from a file
replay-choose = Choose a record, or drop it here
    .help = A file that ends in .reverie.json, as the finished table offers it. It is checked and shown; nothing is kept.
replay-file-review = What each decision was worth: a review takes a while, so this page does it for games played at its own tables. For a file, run
replay-other = Another file
replay-no-record = { $name } is not a record: it cannot be read.

## Whether the dealer was honest

replay-verify = Verify
replay-verify-title = Was the dealer honest?
replay-verify-what = Before the deal the dealer sealed a secret number. Your device has now opened the seal and rolled everything again.
replay-sealed = The dealer's number stays sealed until the game is over. Come back then.
replay-kept = The promise is kept: the number fits the seal.
replay-broken = The promise is broken: the number does not fit the seal.
replay-promised = The seal, as the table showed it
replay-promised-seen = The seal, as this device saw it during the game
replay-shown = The seal of the number that was shown
replay-rolls-right = { $count ->
        [one] One roll checked, and it is right.
       *[other] { $count } rolls checked, all of them right.
    }
replay-rolls-wrong = { $wrong } of { $count } rolls differ from what the number gives.
replay-roll = { $number }. { $came }
replay-roll-wrong = { $number }. It came { $came }; the number gives { $due }.

## What it was worth

review = Review
review-begins = The game is being looked at. That takes a moment.
review-progress = { $level }: { $done } of { $of } decisions
review-not-yet = This decision has not been looked at yet.
review-no-decision = Nobody decided anything here.
review-same = { $name } played: { $played }. { $level } would have done the same.
review-as-good = { $name } played: { $played }. { $level } would have played: { $better }. That comes to the same.
review-better = { $name } played: { $played }. { $level } would have played: { $better } ({ $cost } { $cost ->
        [one] point
       *[other] points
    }).
review-expected = Points that could be expected then
review-curve = Points that could be expected: { $names }
review-expected-ahead = Points ahead of { $rival } that could be expected then
review-curve-ahead = Points ahead of { $rival } that could be expected: { $names }
review-ahead = ahead of { $rival }
review-behind = behind { $rival }
review-turns = Where the game turned
review-turn-cost = { $name } { $points }
review-turn-swing = { $name } { $points } by what came
