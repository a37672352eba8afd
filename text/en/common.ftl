# What every game says, in English.

player = Player { $number }
steps = { $first }; { $then }

## Why something is refused

no-such-seat = There is no seat { $seat } at this table: seats are 0 to { $last }.
not-awaited = It is not your turn: the table waits for others.
awaits-chance = The dealer comes first: nobody can decide before that.
game-over = The game is over.
not-listed = That is not one of the answers offered.
no-question = Nothing was asked that could be answered in words.
answer-too-long = Your answer is too long: at most { $longest } characters.
nothing-to-confirm = There is nothing to confirm.
no-roll-due = Nothing is to be rolled or dealt now.
impossible-roll = That cannot come up now.
dealer-rolls = At this table the dealer rolls and deals.
wrong-seats = { $seats } cannot play this game: it is for { $fewest } to { $most }.
bad-options = These options do not fit the game: { $reason }
bad-view = This view cannot be read: { $reason }
view-of-no-table = no table looks like this from that seat
bad-state = This position cannot be read: { $reason }
bad-record = This record cannot be read: { $reason }
record-broken = Entry { $entry } of this record does not stand: { $reason }
bad-move = This move cannot be read: { $reason }
bad-roll = This roll cannot be read: { $reason }

## Why something cannot be taken back

undo-nothing = You have decided nothing yet.
undo-over = The game is over: nothing can be taken back.
undo-rolled = Something has been rolled or dealt since: that can no longer be taken back.
undo-revealed = Something hidden has been shown since: that can no longer be taken back.
undo-others = { $who } has built on it since: that can no longer be taken back.

## What is noted beside the rules

note-back = { $you ->
    [yes] You are back.
   *[no] { $who } is back.
}
note-late = { $you ->
    [yes] Your time was up: { $bot } decides for you.
   *[no] { $who } is out of time: { $bot } decides for them.
}
note-standin = { $you ->
    [yes] { $bot } decides for you.
   *[no] { $bot } decides for { $who }, who is away.
}
note-out-vote = { $you ->
    [yes] The others have voted you out. { $bot } plays your seat.
   *[no] The others have voted { $who } out. { $bot } plays the seat.
}
note-out-clock = { $you ->
    [yes] You missed too many deadlines. { $bot } plays your seat.
   *[no] { $who } missed too many deadlines. { $bot } plays the seat.
}
note-out-left = { $you ->
    [yes] You have left for good. { $bot } plays your seat.
   *[no] { $who } has left for good. { $bot } plays the seat.
}
note-sat = { $you ->
    [yes] You take over this seat.
   *[no] { $who } takes over the seat.
}
note-off = { $you ->
    [yes] You take time off.
   *[no] { $who } takes time off.
}
note-rules = From here on the game goes by version { $rules } of its rules.

## What is wrong with a record

record-format = This record has format { $format }; this program reads format { $known }.
record-rules = This record is of { $game } by version { $rules } of its rules. It takes a program that plays by that version to deal it again: this one plays { $known }.
other-rules = This game of { $game } was begun by version { $rules } of its rules, and this program plays { $known }: it cannot go on here.
rules-version = version { $newest }
rules-versions = versions { $oldest } to { $newest }
record-note-place = The record has a note after an entry that it does not have.
record-commitment = The seed is not the one that was promised before the deal.
record-roll = The dealer's seed gives something else here.
record-hash = The table is not what it was when this was recorded.
record-hash-place = The record has a hash after an entry that it does not have.
record-result = The recorded result is not the result of the game.

## What is wrong with a file of components

components-unreadable = { $reason }

## Asking for what is not there

no-such-game = There is no game { $game }. There is: { $known }.
no-such-level = There is no bot { $level }. There is: { $known }.
