# Mech a Dream in English. Rules, names and reasons are in our own words.

mech-a-dream = Mech a Dream
    .help = A week in a workshop: by day assistants fetch, buy and build, by night the machines make dreams.
game-kind-mech-a-dream = engine building
game-line-mech-a-dream = Build machines by day, let the rainbows run at night.
game-also-mech-a-dream = with variations
home-credit-mech-a-dream = Mech a Dream is by Thomas Dupont and Antoni Guillen, illustrated by Mark Oliver, published by Blue Orange.

## Variations

option-robots = Robots
    .help = Who works in the workshop at night.
option-robots-false = Plain robots
    .help = Everybody has the robot of the board: 1 ink a night. The ones to begin with.
option-robots-true = Enlightened Robots
    .help = Everybody is dealt two robots and keeps one, with an effect and a start of its own.
option-specialists = Specialists
    .help = Who else works in the factory.
option-specialists-false = No Specialists
    .help = Only the assistants.
option-specialists-true = Specialists
    .help = Everybody hires a Specialist who rewards one kind of work, and who can be lured away for rainbows.

## What you may do

mech-do-keep = Keep { $robot }; you start with { $start }
mech-do-hire = Hire { $specialist }
mech-do-stock = Stock room: { $lot }
mech-do-recruit = Stock room: { $lot }, { $from } { $price }
mech-do-recruit-middle = Stock room: { $lot }, from the middle { $price }
mech-do-dock = Delivery dock { $price }: { $packages }
mech-do-buy = Buy { $machine } { $price }, onto slot { $slot }
mech-do-buy-at-once = Buy { $machine } { $price }, completed at once
mech-do-build = Build { $machine }, now on slot { $slot }
mech-do-boost = Boost { $machine } from slot { $from } to { $to }
mech-do-boost-completes = Boost { $machine } and complete it
mech-do-use = Use { $machine }
mech-do-use-robot = Use the robot: { $effect }
mech-do-copy = Copy { $machine } { $at }
mech-do-copy-robot = Copy the robot { $at }: { $effect }
mech-do-decline = Let the activation go
mech-do-bonus = Take { $lot } ({ $specialist })
mech-do-everything = Use everything that asks for nothing: { $lot }
mech-do-done = End the night

## What happened

mech-turned = On sale: { $machine }.
mech-delivery = The delivery dock costs { $price ->
        [one] 1 flower
       *[other] { $price } flowers
    } today.
mech-specialist-shown = Specialist to hire: { $specialist }.
mech-dealt = { $you ->
        [yes] You were
       *[no] { $who } was
    } dealt { $one } and { $other }.
mech-chose = { $you ->
        [yes] You have
       *[no] { $who } has
    } chosen a robot.
mech-kept = { $you ->
        [yes] You
       *[no] { $who }
    } kept { $robot }.
mech-robot-shown = { $you ->
        [yes] You work
       *[no] { $who } works
    } with { $robot }. To start with: { $start }.
mech-first = { $you ->
        [yes] You go
       *[no] { $who } goes
    } first.
mech-hired = { $you ->
        [yes] You
       *[no] { $who }
    } hired { $specialist }.
mech-middle = Nobody hired { $specialist }: the card stays in the middle.
mech-began-morning = Day { $day }: morning.
mech-began-afternoon = Day { $day }: afternoon.
mech-began-evening = Day { $day }: evening.
mech-began-night = Day { $day }: night.
mech-recruited = { $you ->
        [yes] You
       *[no] { $who }
    } hired { $specialist } away { $from } { $price }.
mech-recruited-middle = { $you ->
        [yes] You
       *[no] { $who }
    } hired { $specialist } from the middle { $price }.
mech-dock = { $you ->
        [yes] You
       *[no] { $who }
    } went to the delivery dock { $price }.
mech-bought = { $you ->
        [yes] You
       *[no] { $who }
    } bought { $machine } { $price }, onto slot { $slot }.
mech-bought-at-once = { $you ->
        [yes] You
       *[no] { $who }
    } bought { $machine } { $price }, completed at once.
mech-robot-bought = { $you ->
        [yes] Your
       *[no] { $who }’s
    } robot bought { $machine } { $price }, onto slot { $slot }.
mech-robot-bought-at-once = { $you ->
        [yes] Your
       *[no] { $who }’s
    } robot bought { $machine } { $price }, completed at once.
mech-built = { $you ->
        [yes] You
       *[no] { $who }
    } sent an assistant to build { $machine }.
mech-gained-stock = { $you ->
        [yes] You
       *[no] { $who }
    } took { $lot } from the stock room.
mech-gained-package = { $you ->
        [yes] You
       *[no] { $who }
    } unpacked { $lot }.
mech-gained-robot = { $you ->
        [yes] Your
       *[no] { $who }’s
    } robot made { $lot }.
mech-gained-machine = { $you ->
        [yes] You
       *[no] { $who }
    } kept { $lot }.
mech-gained-copy = { $you ->
        [yes] Your
       *[no] { $who }’s
    } copy made { $lot }.
mech-gained-slot = { $you ->
        [yes] You
       *[no] { $who }
    } got { $lot } for machine number { $number }.
mech-gained-specialist = { $you ->
        [yes] You
       *[no] { $who }
    } got { $lot } from { $specialist }.
mech-gained-price = { $you ->
        [yes] You
       *[no] { $who }
    } got { $lot } for { $specialist }.
mech-and-lost = { $gained } Lost, being more than 9: { $lost }.
mech-lost = { $you ->
        [yes] You
       *[no] { $who }
    } lost { $lost }: 9 is the most.
mech-moved = On { $you ->
        [yes] your
       *[no] { $who }’s
    } belt, { $machine } moved from slot { $from } to { $to }.
mech-boosted = { $you ->
        [yes] You
       *[no] { $who }
    } boosted { $machine } from slot { $from } to { $to }.
mech-wasted = { $you ->
        [yes] You
       *[no] { $who }
    } lost { $boosts ->
        [one] a boost
       *[other] { $boosts } boosts
    }: the belt is empty.
mech-completed = { $you ->
        [yes] You
       *[no] { $who }
    } completed { $machine }: machine number { $number }.
mech-used = { $you ->
        [yes] You
       *[no] { $who }
    } used { $machine }.
mech-used-robot = { $you ->
        [yes] You
       *[no] { $who }
    } used the robot.
mech-used-robot-paying = { $you ->
        [yes] You
       *[no] { $who }
    } used the robot { $price }.
mech-copied = { $you ->
        [yes] You
       *[no] { $who }
    } copied { $machine } { $at } { $price }.
mech-copied-robot = { $you ->
        [yes] You
       *[no] { $who }
    } copied the robot { $at } { $price }.
mech-declined = { $you ->
        [yes] You
       *[no] { $who }
    } let an activation go.
mech-done = { $you ->
        [yes] You are
       *[no] { $who } is
    } done with the night.
mech-fell = { $price ->
        [0] There is nothing to pay any more
        [one] The price fell to 1 rainbow
       *[other] The price fell to { $price } rainbows
    } for { $specialist }.
mech-ended-full = { $you ->
        [yes] Your
       *[no] { $who }’s
    } workshop is full: the game is over.
mech-ended-week = The seventh night has passed: the game is over.

## Whose

mech-from = from { $you ->
        [yes] you
       *[no] { $who }
    }
mech-at = in { $you ->
        [yes] your
       *[no] { $who }’s
    } workshop

## Machines, robots, Specialists

mech-machine-greenhouse = the greenhouse ({ $effect })
mech-machine-still = the ink still ({ $effect })
mech-machine-garden = the ink garden ({ $effect })
mech-machine-clock = the clock ({ $effect })
mech-machine-prism = the prism ({ $effect })
mech-machine-horn = the dream horn ({ $effect })
mech-machine-crystal = the crystal ({ $effect })
mech-machine-saves-ink = the ink saver ({ $effect })
mech-machine-saves-time = the time saver ({ $effect })
mech-machine-saves-rainbows = the rainbow saver ({ $effect })
mech-machine-saves-flowers = the flower saver ({ $effect })
mech-machine-this = { $machine } [{ $tile }]
mech-robot = robot { $number } ({ $effect })
mech-specialist = { $name } ({ $after }: { $lot })
mech-specialist-1 = the foreman
mech-specialist-2 = the clockmaker
mech-specialist-3 = the gardener
mech-specialist-4 = the docker
mech-specialist-5 = the traffic warden
mech-specialist-6 = the operator
mech-specialist-7 = the painter
mech-specialist-8 = the storekeeper
mech-specialist-9 = the conjurer
mech-specialist-10 = the auctioneer
mech-after-stock = stock room
mech-after-dock = delivery dock
mech-after-buy = buying
mech-after-build = building

## What is paid and gained

mech-lot-nothing = nothing
mech-lot-flowers = { $count ->
        [one] 1 flower
       *[other] { $count } flowers
    }
mech-lot-ink = { $count } ink
mech-lot-rainbows = { $count ->
        [one] 1 rainbow
       *[other] { $count } rainbows
    }
mech-lot-dreams = { $count ->
        [one] 1 dream point
       *[other] { $count } dream points
    }
mech-lot-boosts = { $count ->
        [one] 1 boost
       *[other] { $count } boosts
    }
mech-lot-activations = { $count ->
        [one] 1 activation
       *[other] { $count } activations
    }
mech-price = for { $lot }
mech-free = for nothing
mech-effect-trade = { $gain } for { $pay }
mech-effect-package = today’s evening package
mech-effect-purchase = a purchase, { $earlier ->
        [one] 1 slot
       *[other] { $earlier } slots
    } further along
mech-effect-copy = a copy of somebody’s robot or machine
mech-list = { $first }, { $rest }
mech-list-and = { $first } and { $rest }
mech-list-or = { $first } or { $rest }
mech-ways = { $first }, or { $rest }

## Why not

mech-choose-robot-first = First choose which of your two robots to keep.
mech-not-dealt = Robot { $robot } was not dealt to you: keep one of your two.
mech-choose-specialist-first = First choose the Specialist you begin with.
mech-specialist-not-in-play = That Specialist is not in this game: choose one on the table.
mech-specialist-gone = Somebody has hired that Specialist already: choose one nobody has.
mech-specialist-is-yours = That Specialist works for you already: choose somebody else’s, or the one in the middle.
mech-no-specialist-here = No Specialist can be hired here: that is done on a floor of the stock room that shows one, in a game with Specialists.
mech-work-first = Your assistant comes first: stock room, delivery dock, buy or build.
mech-no-such-choice = This floor of the stock room has { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    }, counted from 0: take one of them.
mech-no-delivery = No delivery has come yet: the dock opens when today’s card is turned up.
mech-not-on-sale = That machine is not on sale: choose one of those on the factory’s belts.
mech-not-on-your-belt = That machine is not on your belt: choose one that you have under construction.
mech-short-flowers = The delivery dock costs { $price ->
        [one] 1 flower
       *[other] { $price } flowers
    }: you are { $short } short.
mech-short-ink = That costs { $price } ink: you are { $short } short.
mech-short-rainbows = That costs { $price ->
        [one] 1 rainbow
       *[other] { $price } rainbows
    }: you are { $short } short.
mech-boost-first = You have a boost: first choose which machine on your belt moves.
mech-activate-first = You have an activation: first choose what to use, or let it go.
mech-machines-only = This activation is for one of your purple machines, not for a robot.
mech-buy-first = Your robot is buying: first choose which machine.
mech-bonus-first = Your Specialists reward you: first choose whose bonus comes next.
mech-no-such-bonus = That bonus is not due: choose one of those you are offered.
mech-it-is-night = It is night: use your robot and your purple machines, or end the night.
mech-not-yours-to-use = That is neither your robot nor a completed purple machine of yours: use one of those.
mech-used-tonight = That has worked tonight already: once a night is the most.
mech-copy-waits = Your robot copies once everybody else is done with the night: use the rest, then wait for them.
mech-nothing-at-once = There are no two things left that ask for nothing: use what you have one by one.
mech-cannot-copy = Your robot does not copy others: use it as it is.
mech-nothing-to-copy = There is nothing to copy: choose an opponent’s robot, or a completed purple machine in an opponent’s workshop.
mech-say-what-to-copy = Say what your robot is to copy: an opponent’s robot or completed purple machine.
mech-no-such-way = It does not work in that way: choose one that it shows.
mech-cannot-pay = You cannot pay for that: its whole price has to be in your workshop.
mech-brings-nothing = That would bring you nothing now: keep it until you have a use and room for it.

## Scores

score-dreams = Dream points
score-rainbows = Rainbows
score-leftovers = Flowers and ink

## What is wrong with a file of components

components-count = { $what }: there must be { $least } to { $most }, not { $are }
components-start = players start with at most 9 flowers and 9 ink, with rainbows, and with nothing else
components-robot = a robot works in 1 to 6 ways; each takes nothing but flowers, ink or rainbows and gives something, at most 30 of a kind and no activations; the robot of the board does nothing special
components-floor = a floor of the stock room offers 1 to 6 choices, each at most 30 of a kind, without boosts or activations
components-time = machine { $tile }: the time must be 1 to 7 hourglasses
components-price = machine { $tile }: the price must be 9 at most
components-effect = machine { $tile }: it must give something, at most 30 of a kind and no activations, and take nothing but flowers, ink or rainbows
components-delivery = Delivery card { $number }: the gate costs at most 9 flowers, and each part of the day has at most 6 packages, each with something in it, at most 30 of a kind and 2 activations
components-robot-start = robot { $number }: it starts with at most 9 flowers, 9 ink and 30 rainbows, and with nothing else
components-copy-alone = robot { $number }: a robot that copies does nothing else
components-robot-twice = robot { $number }: only one robot may buy, and only one may copy
components-specialist = Specialist { $number }: there must be at least one action to reward, and 1 to 6 rewards, each at most 30 of a kind and 1 activation

## What is wrong with a position

mech-position-seats = There are { $players } workshops for { $seats } players.
mech-position-pieces = This box does not have all the tiles, cards and robots that are on the table.
mech-position-day = The week has days 1 to 7, and the game is opened on day 1.
mech-position-first = From the first morning on, somebody at the table must be first player.
mech-position-delivery = There must be one Delivery card for every day so far, today’s before anybody works.
mech-position-end = The game ends after the seventh night, or after a night with nine machines in a workshop: then and only then it is over.
mech-position-sale = Each machine on sale has a place of its own on the belt of its colour, and no place is empty while its pile is not.
mech-position-belt = A machine on a belt must be somebody’s at the table, on slots 1 to 7.
mech-position-workshop = The machines of a workshop must be somebody’s at the table and lie along the cable without a gap; only purple ones are used, and only at night.
mech-position-opening = Before the first morning everybody has what they start with, and no machines.
mech-position-specialists = The Specialists do not fit: each is there once, hired by somebody at the table in turn, at a price the rules allow.
mech-position-robots = The robots do not fit: each is dealt once, two to everybody, and all are shown at the same time.
mech-position-assistants = The assistants do not fit: they work in the order of the day and of the players, each on their own player’s machines.
mech-position-dials = { $who } has more than 9 flowers or 9 ink.
mech-position-night = { $who } can be done with the night, or have used the robot, only at night.
mech-position-owes = { $who } cannot be in the middle of this now.
mech-position-unsettled = Something still has to happen by itself here: a position lies still until somebody decides.
