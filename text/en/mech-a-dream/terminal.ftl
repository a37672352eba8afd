# What the terminal says of Mech a Dream beyond what the game itself says, in English.

mech-title = Mech a Dream
mech-title-robots = Mech a Dream · Enlightened Robots
mech-title-specialists = Mech a Dream · Specialists
mech-title-both = Mech a Dream · Enlightened Robots and Specialists
play-welcome-mech-a-dream = A week in a dream factory. Three assistants a day fetch flowers ✿ and ink ♦, wait at the dock, buy machines and build them along your belt; at night the finished ones work. Most dreams win. Every tile has a name (B7) that can be typed: buy b7.
play-prompt-where-mech-a-dream = Which one? (a number, or u to choose again) >
play-prompt-where-only-mech-a-dream = Which one? (a number) >
play-where-mech-a-dream = { $what }: which one?
play-in-mech-a-dream = {": "}

## What things do, in marks

mech-mark = { $marks }
mech-mark-or = { $first } or { $rest }
mech-mark-trade = { $pay } → { $gain }
mech-mark-package = today’s evening package
mech-mark-purchase = buy a machine, { $earlier } slots nearer
mech-mark-copy = copy an opponent’s machine or robot
mech-mark-robot = robot { $number }: { $effect }
mech-mark-secret = chosen in secret
mech-mark-sealed = { $robot } (only you know)
mech-mark-saves = { $reward }, then { $saves }
mech-mark-saves-ink = B, P, E cost 1♦ less
mech-mark-saves-hourglasses = start 1 slot nearer
mech-mark-saves-rainbows = C cost 1∩ less
mech-mark-saves-flowers = the dock costs 1✿ less
mech-mark-less-ink = −1♦ for B, P, E
mech-mark-less-hourglasses = −1 slot
mech-mark-less-rainbows = −1∩ for C
mech-mark-less-flowers = −1✿ at the dock
mech-mark-rests = has paid out
mech-mark-specialist = { $lot } for { $after }
mech-mark-after-stock = a stock room visit
mech-mark-after-dock = a dock visit
mech-mark-after-buy = buying
mech-mark-after-build = building

## Labels on the table

mech-table-day = Day { $day } of { $days }
mech-table-morning = morning
mech-table-afternoon = afternoon
mech-table-evening = evening
mech-table-night = night
mech-table-first = first: { $who }
mech-table-sale = On sale
mech-table-free = free
mech-table-slot = slot { $slot }
mech-table-at-once = at once
mech-table-short = { $lot } short
mech-table-piles = below: { $bluegreen } blue and green, { $red } red, { $yellow } yellow
mech-table-stock-room = Stock room
mech-table-stock = { $fixed } and { $choice }
mech-table-or-specialist = {" "}or a Specialist
mech-table-dock = Dock
mech-table-no-delivery = nothing yet
mech-table-specialists = Specialists
mech-table-middle = in the middle
mech-table-stores = Yours
mech-table-their-stores = Stores
mech-table-purse = { $flowers }✿ { $flowers ->
        [one] flower
       *[other] flowers
    }  { $ink }♦ ink  { $rainbows }∩ { $rainbows ->
        [one] rainbow
       *[other] rainbows
    }  { $dreams }★ { $dreams ->
        [one] dream
       *[other] dreams
    }
mech-table-points = = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
mech-table-assistants = Assistants
mech-table-ready = ready
mech-table-locker = waits
mech-table-at-stock = stock room
mech-table-at-dock = dock
mech-table-belt = Belt
mech-table-workshop = Workshop
mech-table-next = { $place }. free
mech-table-next-bonus = { $place }. free, for { $bonus }
mech-table-robot = Robot
mech-table-asleep = done for tonight
mech-glance = { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $purse } · belt { $belt } · workshop { $workshop }
mech-glance-robot = { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $purse } · robot { $robot } · belt { $belt } · workshop { $workshop }

## The menu

mech-menu-at-stock = Stock room: take
mech-menu-at-dock = Dock
mech-menu-to-buy = Buy
mech-menu-to-build = Build
mech-menu-to-use = Use
mech-menu-to-copy = Copy with your robot
mech-menu-or = Or
mech-menu-recruit = { $lot }, and S{ $number } { $name } from { $who } for { $price }
mech-menu-recruit-middle = { $lot }, and S{ $number } { $name } from the middle for { $price }
mech-menu-dock = { $price } → { $packages }
mech-menu-buy = { $tile } for { $price } ({ $does })
mech-menu-buy-free = { $tile } for nothing ({ $does })
mech-menu-named = { $tile } ({ $does })
mech-menu-machine = { $tile } on slot { $slot } ({ $does })
mech-menu-use = { $engine }: { $does }
mech-menu-copy = { $who }, { $engine }: { $does }
mech-menu-robot = robot
mech-menu-bonus = S{ $number } { $name }: { $lot }
mech-menu-keep = { $robot }; starts with { $start }
mech-menu-hire = S{ $number } { $name }: { $does }
mech-menu-everything = everything that gives and asks for nothing
mech-menu-decline = let this activation go
mech-menu-done = done for tonight

## What is to be decided

mech-ask-robot = Two robots were dealt to you, in secret. Which one do you keep?
mech-ask-specialist = Which Specialist works for you first?
mech-ask-morning = Where does your morning assistant work?
mech-ask-afternoon = Where does your afternoon assistant work?
mech-ask-evening = Where does your evening assistant work?
mech-ask-boost = { $boosts ->
        [one] A boost »: which machine moves one slot?
       *[other] { $boosts } boosts »: which machine moves one slot first?
    }
mech-ask-activate = { $activations ->
        [one] An activation ⚙: what works once, your robot or a machine?
       *[other] { $activations } activations ⚙: what works first, your robot or a machine?
    }
mech-ask-activate-machine = { $activations ->
        [one] An activation ⚙: which machine works once?
       *[other] { $activations } activations ⚙: which machine works first?
    }
mech-ask-purchase = Your robot buys: which machine? It starts { $earlier } slots nearer, without an assistant.
mech-ask-bonus = Which Specialist’s bonus comes next?
mech-ask-night = Night: your robot and every purple machine work once, in any order. What next?
mech-ask-nothing = There is nothing for you to decide now.

## Typed decisions

mech-typed-number = Type the number of your choice.
mech-typed-work = In words: stock ink, stock flowers, dock, buy { $tile }, build { $tile }.
mech-typed-work-specialists = In words: stock ink, stock flowers, take 3 (a Specialist), dock, buy { $tile }, build { $tile }.
mech-typed-boost = In words: boost { $tile }.
mech-typed-activation = In words: use { $tile }, use robot, use robot 2 (its second way), copy 2 b4 (of player 2), or no.
mech-typed-purchase = In words: buy { $tile }.
mech-typed-night = In words: use { $tile }, use robot, use robot 2 (its second way), copy 2 b4 (of player 2), all, done.
mech-typed-robot = In words: keep 4.
mech-typed-specialist = In words: hire 7.
mech-typed-bonus = In words: take 8, or take 8 ink where there is a choice.
mech-typed-which-robot = Which robot? Type its number, for example: keep 4
mech-typed-no-robot = There is no robot { $typed }: they are 1 to 8.
mech-typed-which-specialist = Which Specialist? Type the number, for example: take 3
mech-typed-no-specialist = There is no Specialist { $typed }: they are 1 to 10.
mech-typed-which-tile = Which machine? Type its name, for example: buy b7
mech-typed-no-tile = There is no machine { $typed }: they are B1 to B18, E1 to E8, P1 to P16 and C1 to C8.
mech-typed-which-stock = What from the stock room? Type: stock ink, or stock flowers.
mech-typed-which-engine = Use what? A machine, or your robot, for example: use b7
mech-typed-which-copy = Copy what? The number of a player and what of theirs, for example: copy 2 b4, or copy 2 robot
mech-typed-which-way = There are { $ways } ways: add the number of one, for example: use robot 2
mech-topics = Help on: marks, flowers, ink, rainbows, dreams, boost, activation, assistants, day, stock, dock, buy, build, workshop, blue, red, green, yellow, night, robot, specialists, end, or a name: b7, robot 3, s4.

## What a choice would bring

mech-bring-and = {"; "}
mech-bring-slot = slot { $slot }
mech-bring-by-noon = slot { $slot }, completed at the end of the morning
mech-bring-by-evening = slot { $slot }, completed at the end of the afternoon
mech-bring-by-night = slot { $slot }, completed before the night
mech-bring-tonight = slot { $slot }, { $left } to go at nightfall
mech-bring-boosts = { $tile } moves to slot { $slot }
mech-bring-completes = completes { $tile }
mech-bring-reward = { $lot }
mech-bring-place = { $lot } for machine { $place }
mech-bring-specialist = S{ $number } adds { $lot }
mech-bring-lost = { $lot } lost, 9 is the most you can keep
mech-bring-wasted = { $boosts ->
        [one] the boost is lost, your belt is empty
       *[other] { $boosts } boosts are lost, your belt is empty
    }

## Help on marks

mech-help-marks =
    ✿ flowers, ♦ ink, ∩ rainbows, ★ dreams, » a boost (one slot forward), ⚙ an activation (your robot or one purple machine works once), ☺ an assistant, ✓ used tonight.
    1✿ → 3♦ pays one flower and gives three ink.
    .typed = marks, mark, symbols
mech-help-flowers = ✿ Flowers open the gate of the dock, and some machines and robots take them. You can keep 9; more is lost. At the end every 5 flowers and ink together are a point.
    .typed = flower, flowers, ✿
mech-help-ink = ♦ Ink buys blue, red and green machines. You can keep 9; more is lost. At the end every 5 flowers and ink together are a point.
    .typed = ink, ♦
mech-help-rainbows = ∩ Rainbows buy yellow machines, and Specialists. Keep as many as you like: each is a point at the end.
    .typed = rainbow, rainbows, ∩
mech-help-dreams = ★ Dreams are points. They come from machines and packages, and from the seventh place of your workshop on.
    .typed = dream, dreams, ★
mech-help-boost = » A boost moves one machine on your belt by one slot, at once, with or without assistants on it. Past slot 1 it is completed. With an empty belt a boost is lost.
    .typed = boost, boosts, hourglass, hourglasses, »
mech-help-activation = ⚙ An activation from a package or a Specialist lets your robot or one completed purple machine work once, by day, beyond its work at night. You may let it go.
    .typed = activation, activations, activate, ⚙
mech-help-assistants = ☺ You have three assistants, for the morning, the afternoon and the evening. One works at a time: in the stock room, at the dock, or on a machine you buy or build. On a machine they stay until the night, and each moves it one slot at the end of every part of the day.
    .typed = assistant, assistants, ☺, locker
mech-help-day = A day is morning, afternoon, evening and night. In each part everybody sends one assistant, beginning with the first player; then every machine moves by one slot for each assistant on it. The first player changes every day. There are 7 days at most.
    .typed = day, days, time, calendar
mech-help-stock = The stock room gives what its floor shows: most in the morning, least in the evening. The last part is a choice of flowers or ink; with Specialists, in the morning and afternoon, also a Specialist instead. There is room for everybody. Type: stock ink
    .typed = stock, stock room
mech-help-dock = The dock asks for flowers at its gate, and gives all packages in the row of this part of the day, one after the other. The card changes every day. Earlier in the day there is more. Type: dock
    .typed = dock, delivery, package, packages
mech-help-buy = Six machines are on sale. B, P and E cost ink ♦, C cost rainbows ∩. The assistant goes with the machine onto your belt, to the slot with the number of its hourglasses. A number in brackets is what is printed, where your green machines save something. Type: buy b7
    .typed = buy, sale, price, factory
mech-help-build = The belt has slots 7 to 1. At the end of each part of the day a machine moves one slot for each assistant ☺ on it; past slot 1 it is completed. Building puts another assistant on a machine of yours. Any number of machines can share a slot. Type: build b7
    .typed = build, belt, slot
mech-help-workshop = Completed machines stand along the cable, in the order in which they were completed. The 7th, 8th and 9th place bring dreams, and so does every machine beyond. Nine machines end the game.
    .typed = workshop, cable, machine, machines
mech-help-blue = B Blue Resource machines turn purple when completed. Each night they give flowers, ink or boosts.
    .typed = blue, b, resource, resources
mech-help-red = P Red Power machines turn purple when completed. Each night they give dreams or rainbows, some for flowers or ink.
    .typed = red, p, power
mech-help-green = E Green Economical machines bring rainbows when completed, and make something cheaper for good. Two that save the same add up; nothing costs less than nothing.
    .typed = green, economical
mech-help-yellow = C Yellow Crystal machines cost rainbows and bring many dreams, once, when completed.
    .typed = yellow, c, crystal
mech-help-night = At night assistants go home, and your robot and each of your purple machines may work once, in any order, also those completed this evening. Everybody does this at the same time. Type: use b7, use robot, all, done.
    .typed = night
mech-help-robot = Your robot works once a night, like a machine. Without Enlightened Robots it gives 1♦. Robot 8 copies an opponent’s machine or robot, at night only when all opponents are done; robot 7 buys without an assistant.
    .typed = robot, robots
mech-help-specialists = A Specialist rewards what your assistants do, each time. In the morning and afternoon you can take one in the stock room in place of the last choice: you pay its price in rainbows to its owner (or to the stock, from the middle), and it comes to you with a price of 2. Prices fall by 1 every night. Nobody can refuse.
    .typed = specialist, specialists
mech-help-end = After a night the game ends if it was day 7 or somebody has nine machines. Points: dreams, one for each rainbow, and one for every 5 flowers and ink together. A tie goes to more machines, then to more rainbows.
    .typed = end, score, points, win
mech-help-a-robot = { $robot }. It starts the game with { $start }.
mech-help-a-specialist = S{ $number } { $name }: { $does }.
mech-help-specialist-absent = Not in this game.
mech-help-specialist-middle = In the middle, for { $price }.
mech-help-specialist-of = Works for { $who }, price { $price }.
mech-help-tile = { $tile }, { $family }: costs { $price }, { $time ->
        [one] 1 hourglass
       *[other] { $time } hourglasses
    }. { $does }
mech-help-is-blue = blue, gives this each night
mech-help-is-red = red, gives this each night
mech-help-is-green = green, saves from its completion on
mech-help-is-yellow = yellow, brings this when completed
mech-help-tile-pile = It lies face down in its pile.
mech-help-tile-sale = On sale: { $price } for you, beginning on slot { $slot }.
mech-help-tile-sale-at-once = On sale: { $price } for you, completed at once.
mech-help-tile-own-belt = On your belt, slot { $slot }, { $crew ->
        [0] nobody on it
        [one] 1 assistant on it
       *[other] { $crew } assistants on it
    }.
mech-help-tile-belt = On the belt of { $who }, slot { $slot }, { $crew ->
        [0] nobody on it
        [one] 1 assistant on it
       *[other] { $crew } assistants on it
    }.
mech-help-tile-own-workshop = In your workshop, machine { $place }.
mech-help-tile-own-used = In your workshop, machine { $place }, used tonight.
mech-help-tile-workshop = In the workshop of { $who }, machine { $place }.

## The rules

mech-rules-goal = GOAL: Make the most dreams ★ in a week of 7 days.
mech-rules-day = DAY: In the morning, afternoon and evening everybody in turn sends one assistant ☺ to do one of four things. Spots are never blocked.
mech-rules-stock = STOCK ROOM: Take what this part of the day gives, and choose 2✿ or 2♦ at the end. You keep 9 of each at most.
mech-rules-dock = DOCK: Pay the flowers at the gate and take the packages of this part of the day, one after the other.
mech-rules-buy = BUY: Pay a machine on sale (ink for B, P, E; rainbows for C) and put it, your assistant on it, on the belt slot of its hourglasses.
mech-rules-build = BUILD: Put your assistant on a machine on your belt; several may work on one.
mech-rules-time = TIME PASSES: At the end of each part every machine moves one slot for each assistant on it. Past slot 1 it is completed. Places 7, 8, 9 and beyond bring dreams.
mech-rules-families = MACHINES: B and P turn purple and work at night. E bring rainbows, then make things cheaper. C bring many dreams once.
mech-rules-boosts = MARKS: » moves a machine of yours one slot. ⚙ lets your robot or a purple machine work once; you may decline.
mech-rules-night = NIGHT: Assistants go home. Your robot and every purple machine work once, in any order; a trade needs its whole price.
mech-rules-robots = ENLIGHTENED ROBOTS: Each player keeps one of two, in secret until all have chosen. It says what you start with and what it does each night. Robot 8 copies at night when all opponents are done.
mech-rules-specialists = SPECIALISTS: Yours reward what your assistants do. In the stock room, by morning or afternoon, you may take somebody’s instead of the last choice, for its price in rainbows; it then costs 2, and 1 less after each night.
mech-rules-end = END: After the night of day 7, or when somebody has nine machines. Dreams, plus 1 for each rainbow, plus 1 for every 5 flowers and ink together. Ties: more machines, then more rainbows.

## What can be typed: words between commas, without what a terminal draws; the words of every language are understood

mech-type-keep = keep
mech-type-hire = hire
mech-type-stock = stock, store, reserve
mech-type-take = take, recruit, bonus
mech-type-dock = dock, delivery, deliveries
mech-type-buy = buy
mech-type-build = build
mech-type-boost = boost, move, push
mech-type-use = use, activate
mech-type-copy = copy
mech-type-decline = no, none, decline
mech-type-everything = all, everything
mech-type-done = done, sleep, end
mech-type-robot = robot
mech-type-flowers = flower, flowers, f, ✿
mech-type-ink = ink, i, e, ♦
