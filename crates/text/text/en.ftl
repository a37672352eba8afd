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
bad-move = This move cannot be read: { $reason }
bad-roll = This roll cannot be read: { $reason }

## Why something cannot be taken back

undo-nothing = You have decided nothing yet.
undo-over = The game is over: nothing can be taken back.
undo-rolled = Something has been rolled or dealt since: that can no longer be taken back.
undo-revealed = Something hidden has been shown since: that can no longer be taken back.
undo-others = { $who } has built on it since: that can no longer be taken back.

## What is wrong with a record

record-format = This record has format { $format }; this program reads format { $known }.
record-rules = This record is of { $game } by rules { $rules }, and cannot be replayed here (known: rules { $known }).
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
