# New tables, the lobby of a table, invitations, in English.

lobby-new = A new table
lobby-no-such-game = This server does not have this game.
lobby-players-title = Who plays?
lobby-me = You
lobby-me-change = Name and colour
lobby-seat = Seat { $number }
lobby-who = Who sits on seat { $number }
lobby-kind-friend = Friend
lobby-kind-bot = Bot
lobby-kind-device = Here
lobby-visitor = A program
    .help = A program of whoever hosts this table.
lobby-seat-friend = A friend
    .help = You get a link to send. Whoever follows it takes the seat, without an account.
lobby-seat-device = Somebody beside you
    .help = Plays on this device too: you pass it on.
lobby-level = How strong the bot is
lobby-add = One more seat
lobby-fewer = One seat less
lobby-remove = Take seat { $number } away
lobby-solo = alone
    .help = Alone you play for a rank of your own.
lobby-players = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
lobby-open = Open the table
lobby-start = Start

lobby-clock = Clock
lobby-clock-none = No clock
    .help = Nobody is in a hurry.
lobby-clock-move = { $time } a move
    .help = For whoever takes longer a bot decides that turn; the seat stays theirs.
lobby-clock-bank = { $time } each, plus { $more } a turn
    .help = { $time } for the whole game; every finished turn gives { $more } back. For whoever has none left a bot decides that turn.
lobby-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
lobby-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
lobby-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
lobby-seconds = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }

lobby-hints = Hints for everybody
    .help = Whoever is to decide may ask what the strongest bot would do.

lobby-yours = Your table. It begins when you say so.
lobby-hosted = { $name } has opened this table.
lobby-seats = Seats
lobby-set = What is played
lobby-change = Change
lobby-change-title = Change the table
lobby-keep = Keep
lobby-cancel = Leave as it is
lobby-open-seat = Open seat
    .help = Nobody sits here yet.
lobby-bot = Bot
lobby-you = You
lobby-you-host = You, the host
lobby-here = Here
lobby-away = Not here just now
lobby-host-is = Host. { $state }
lobby-invite = Invite
lobby-put-bot = Bot
lobby-sit = Sit here
    .help = Somebody else plays this seat on this device.
lobby-free = Free the seat
lobby-kick = Send away
lobby-invite-title = Invite somebody to seat { $number }
lobby-invite-text = Send them this link: whoever follows it first takes the seat, without an account.
lobby-come = Come and play { $game }!
lobby-come-watch = Come and watch: we play { $game }.
lobby-copy = Copy the link
lobby-copied = The link is copied.
lobby-copy-yourself = The link is selected: copy it yourself.
lobby-share = Share
lobby-link-again = New link
    .help = The old one then leads nowhere.
lobby-link-new = This is the new link; the old one leads nowhere now.
lobby-qr = The link as a QR code
lobby-watch-link = Link to watch
lobby-watch-text = Whoever has this link can look on, and nothing more.
lobby-cannot-start = { $seats ->
        [one] One seat is open: invite somebody or put a bot there.
       *[other] { $seats } seats are open: invite others or put bots there.
    }
lobby-ready = Every seat is taken.
lobby-fill = Fill up with bots
lobby-close = Close the table
    .help = The table is gone for everybody, and its links lead nowhere.
lobby-wait-seats = { $seats ->
        [one] You sit well. One seat is still open.
       *[other] You sit well. { $seats } seats are still open.
    }
lobby-wait-host = All seats are taken: { $name } begins the game.
lobby-leave = Leave the table

lobby-invited = An invitation
lobby-invited-by = { $name } invites you
lobby-your-seat = your seat
lobby-take = Take the seat
lobby-sits-already = You sit at this table already.
lobby-to-table = To the table
lobby-void = This invitation leads nowhere
lobby-void-help = Ask whoever sent it for a new one. Meanwhile you can play against a bot.
lobby-void-on = To the games
lobby-watch = Watching

## Teams

team-title = For whom?
    .help = A team passes the seven nights one after the other, whoever of it sits down.
team-none = A single night
team-new = New team
team-name = What is your team called?
team-found = Found it
team-share = Pass the team on
team-nights = The nights of { $team }
team-closed = Opens when the nights before are passed.
team-passed = passed
team-open = open
team-later = not yet open
team-next = The next night
team-night-monday = Mon
team-night-tuesday = Tue
team-night-wednesday = Wed
team-night-thursday = Thu
team-night-friday = Fri
team-night-saturday = Sat
team-night-sunday = Sun
