# Mech a Dream's workshop, night and opening in English.

## The workshop

mw-title-own = Your workshop
mw-title-of = { $name }’s workshop
mw-dreams = { $count ->
        [one] dream
       *[other] dreams
    }
    .full = { $dreams ->
        [one] 1 dream
       *[other] { $dreams } dreams
    }; { $points } points if the game ended now
mw-points = { $points } points if the game ended now
mw-flowers = flowers of 9
    .full = { $count } of 9 flowers
    .next = flowers → { $next }
mw-ink = ink of 9
    .full = { $count } of 9 ink
    .next = ink → { $next }
mw-rainbows = { $count ->
        [one] rainbow
       *[other] rainbows
    }
    .full = { $count ->
        [one] 1 rainbow
       *[other] { $count } rainbows
    }
mw-lockers = Assistants
mw-assistant-locker = { $part ->
        [morning] Morning assistant: at home
        [afternoon] Afternoon assistant: at home
       *[other] Evening assistant: at home
    }
mw-assistant-stock = { $part ->
        [morning] Morning assistant: in the stock room
        [afternoon] Afternoon assistant: in the stock room
       *[other] Evening assistant: in the stock room
    }
mw-assistant-dock = { $part ->
        [morning] Morning assistant: at the dock
        [afternoon] Afternoon assistant: at the dock
       *[other] Evening assistant: at the dock
    }
mw-assistant-machine = { $part ->
        [morning] Morning assistant: on a machine
        [afternoon] Afternoon assistant: on a machine
       *[other] Evening assistant: on a machine
    }
mw-belt = Conveyor belt, slots 7 to 1
mw-bench = { $done ->
        [one] Bench: 1 machine of 9
       *[other] Bench: { $done } machines of 9
    }
mw-slot-bonus = { $dreams ->
        [one] 1 dream for whatever is placed here
       *[other] { $dreams } dreams for whatever is placed here
    }
mw-beyond = { $dreams ->
        [one] Beyond nine: 1 dream each
       *[other] Beyond nine: { $dreams } dreams each
    }
mw-on-belt = { $assistants ->
        [0] { $name }, slot { $slot } of 7, no assistant.
        [one] { $name }, slot { $slot } of 7, 1 assistant.
       *[other] { $name }, slot { $slot } of 7, { $assistants } assistants.
    }
mw-on-bench = { $used ->
        [yes] { $name }, machine { $place }, used tonight.
       *[no] { $name }, machine { $place }.
    }
mw-nightly = Every night: { $effect }.
mw-saves-Ink = Blue, red and green machines cost 1 ink less.
mw-saves-Hourglass = Machines begin one slot further on.
mw-saves-Rainbow = Yellow machines cost 1 rainbow less.
mw-saves-Flower = The dock costs 1 flower less.

mw-name-robot = Robot
mw-name-horn = Dream horn
mw-name-prism = Prism
mw-name-clock = Clock
mw-name-still = Ink still
mw-name-garden = Ink garden
mw-name-greenhouse = Greenhouse
mw-name-crystal = Crystal
mw-name-saves-Ink = Ink saver
mw-name-saves-Hourglass = Time saver
mw-name-saves-Rainbow = Rainbow saver
mw-name-saves-Flower = Flower saver
mw-robot-does = Robot. Every night: { $effect }
mw-robot-secret = still a secret

## An opponent at a glance

mw-glance = { $name }: { $flowers } flowers, { $ink } ink, { $rainbows } rainbows, { $dreams } dreams. { $building ->
        [0] Nothing on the belt.
       *[other] On the belt: { $belt }.
    } { $done ->
        [one] 1 machine complete.
       *[other] { $done } machines complete.
    }
mw-glance-on = { $machine } on slot { $slot }

## The night

mw-night = Tonight
mw-use = Use
mw-used = used
mw-use-what = Use: { $engine }, { $effect }
mw-everything = Use everything
mw-brings = brings
    .full = Brings { $lot }.
mw-stops = and leaves you what is yours to choose
mw-done = Done for tonight
mw-done-all = Everybody is done: morning is coming.
mw-done-waiting = You are done for tonight. Still at it: { $names }.
mw-first-this = This first, then the rest of the night.
mw-left = { $count ->
        [one] One effect can still be used.
       *[other] { $count } effects can still be used.
    }
mw-nothing-left = Nothing else can be used tonight.
mw-if-finished = if you finish it tonight
mw-who = Who is done
mw-is-done = { $name }: done
mw-is-busy = { $name }: still at it
mw-copy = Your robot copies
mw-copy-of = From { $name }
mw-copy-waits = waits until the others are done, so that it copies what they finish too: { $names }
mw-copy-later = Your robot copies once the others are done. You need not wait here.

## What is to be decided

mw-choices = To be decided now
mw-owed-boosts = { $left ->
        [one] Place your boost.
       *[other] Place your boosts: { $left } left.
    }
    .how = Choose a machine on your belt; it moves one slot on.
mw-owed-activations = { $left ->
        [one] Activate something.
       *[other] Activate something: { $left } left.
    }
    .how = Your robot or a finished machine works at once.
    .machines = A finished machine works at once, even if it was used tonight.
mw-owed-purchase = Your robot buys a machine.
    .how = { $earlier ->
        [one] It starts one slot further on.
       *[other] It starts { $earlier } slots further on.
    }
mw-owed-bonuses = Your Specialists’ bonus.
    .how = Choose which comes next.
mw-owed-packages = Your packages are being unpacked.
mw-decline = Let it go
mw-bonus = { $name }: { $lot }
mw-short-ink = { $short } ink short
mw-short-rainbow = { $short ->
        [one] 1 rainbow short
       *[other] { $short } rainbows short
    }
mw-then = Then:
mw-then-bonuses = Specialists
mw-then-packages = further packages
mw-then-activations = activation
mw-then-boosts = boosts
mw-then-purchase = purchase

## Before the first day

mw-opening = Before the first day
mw-keep = Choose your robot
mw-keep-kept = You have chosen
mw-keep-watch = Everybody chooses a robot
mw-keep-how = One of these two stays with you all week. Nobody sees your choice before all have chosen.
mw-keep-waiting = Your robot wakes up when all have chosen.
mw-keep-pick = Pick one to see it lit, then confirm.
mw-keep-sure = Once everybody has confirmed, the robots are shown and nothing can be taken back.
mw-keep-button = Keep this robot
mw-keep-this = Keep robot { $number }
mw-robot-title = Robot { $number }
mw-robot-nightly = Every night: { $effect }.
mw-robot-start = You start with
mw-is-choosing = { $name } is choosing
mw-has-chosen = { $name } has chosen
mw-hire = Choose a Specialist
mw-hire-later = The Specialists of this game
mw-hire-others = Specialists are being chosen
mw-hire-how = The last player chooses first. Later a Specialist can be taken over in the stock room, for the rainbows on its token.
