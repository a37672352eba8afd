# Home, settings and profile, in English.

home-tag = { $games ->
        [one] A game to dream over, with friends or bots.
        [2] Two games to dream over, at one table.
        [3] Three games to dream over, at one table.
        [4] Four games to dream over, at one table.
       *[other] { $games } games to dream over, at one table.
    }
home-games = Games
home-players = { $fewest ->
        [one] { $most ->
            [one] 1 player
           *[other] 1–{ $most } players
        }
       *[other] { $fewest }–{ $most } players
    }
home-play = Play now
    .help = Opens a table against a bot and begins.
home-friends = With friends
home-learn = Learn
home-more = Also:
home-alone = alone
home-opening = The table is being laid…
home-unreachable = The games cannot be shown just now.
home-again = Try again

home-tables = Your tables
home-past = Past games
home-past-all = All past games ({ $count })
home-your-turn = Your turn
home-stuck = Cannot go on
home-waits-you = It is your turn
home-under-way = Under way
home-waits-for = { $others ->
        [0] { $name } is deciding
        [one] { $name } and one more are deciding
       *[other] { $name } and { $others } more are deciding
    }
home-seats-open = { $seats ->
        [one] 1 open seat
       *[other] { $seats } open seats
    }
home-can-begin = Ready to begin
home-waits-host = The host begins
home-over = Over
home-result-won = You won with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
home-result-shared = You share the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
home-result-place = Place { $place } of { $of }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
home-result-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
home-result-band = { $band }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
home-seat-open = open seat

home-unofficial = Unofficial, and not for sale. Please buy the games you like.
home-record = Look at a record file

settings = Settings
settings-language = Language
settings-theme = Appearance
settings-as-system = System
settings-light = Light
settings-dark = Dark
settings-pace = Movement
settings-pace-off = Off
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-sound = Sound
    .help = Two soft notes when it is your turn, and a few small ones.
settings-sound-try = Listen
settings-notify = Notifications
    .help = Tells you when it is your turn and you are looking elsewhere.
settings-notify-tab = You are told as long as a tab of this page is open.
settings-notify-blocked = Your browser does not let this page tell you anything. Allow notifications beside the address, then switch this on again.
settings-hold = Wait for “End turn”
    .help = You can take everything back until you press the button. Without it, the game goes on after your last decision.
settings-muted = Mute the chat
    .help = Nothing others write is shown.

profile = You
profile-of = You: { $name }
profile-none = Guest
profile-name = Your name
profile-colour = Your colour
profile-save = Keep
profile-move = Move to another device
    .help = Enter this code on the other device: your tables come along, and this one lets go of them.
profile-code = Code
profile-code-show = Show a code
profile-code-again = Show a new code
profile-code-left = Holds for { $time }
profile-enter = Code from another device
profile-enter-go = Move here
profile-arrived = Welcome here, { $name }.
colour-violet = violet, square
colour-rose = rose, circle
colour-teal = teal, drop to the left
colour-amber = amber, drop to the right
colour-blue = blue, arch
colour-green = green, leaf
colour-coral = coral, bowl
colour-slate = slate, tile
