# Mech a Dream's factory in English.

## What is asked

md-todo-keep = Choose the robot you keep.
md-todo-hire = Choose the Specialist you begin with.
md-todo-morning = Place your morning assistant.
md-todo-afternoon = Place your afternoon assistant.
md-todo-evening = Place your evening assistant.
md-todo-bonus = Choose which bonus of your Specialists comes first.
md-todo-activate = { $left ->
        [one] Activate your robot or a machine.
       *[other] Activate your robot or a machine: { $left } left.
    }
md-todo-boost = { $left ->
        [one] Move a machine up one slot.
       *[other] Move machines up: { $left } slots left.
    }
md-todo-purchase = Your robot buys a machine: choose it.
md-todo-night = Use your robot and your machines, then say good night.
md-moment = Day { $day }, { $time ->
        [morning] morning
        [afternoon] afternoon
        [evening] evening
        [night] night
       *[other] opening
    }
md-dream = dream
md-dreams = dreams

## The factory

md-factory = Factory
md-stock = Stock room
md-sale = Machines for sale
md-sale-blue = Resource and Economical machines
md-sale-red = Power machines
md-sale-yellow = Crystal machines
md-sale-empty = Nothing left here
md-dock = Delivery dock
md-choose = and choose one
md-or = or
md-part-morning = Morning
md-part-afternoon = Afternoon
md-part-evening = Evening
md-part-night = Night
md-enter = To enter
md-cards = { $left ->
        [0] last card
        [one] 1 card left
       *[other] { $left } cards left
    }
md-pile = { $left ->
        [0] the last one
        [one] 1 more below
       *[other] { $left } more below
    }
md-days = Calendar
md-day = Day
md-day-is = Day { $day } of { $all }
md-day-past = Day { $day }, over
md-day-later = Day { $day }
md-first = First player: { $name }
md-first-you = You are the first player
md-first-short = first
md-specialists = Specialists
md-take = Take
md-middle = in the middle
md-yours = yours
md-free-short = free
md-stock-row = { $part }: { $fixed }, then { $choice }
md-stock-take = { $part }: take { $all }
md-stock-specialist = or a Specialist
md-here = here: { $names }
md-dock-row = { $part }, from the gate outward: { $packages }
md-dock-enter = Enter the dock for { $price }: { $packages }
md-package-now = being unpacked
md-gate = Gate: { $price }
md-no-card = No delivery yet
md-store = What you have: { $all }
md-store-of = What { $name } has: { $all }

## Amounts and effects

md-nothing = nothing
md-free = nothing
md-trade = { $gain } for { $pay }
md-effect-package = today’s evening package
md-effect-copy = what an opponent’s robot or purple machine does
md-effect-purchase = a machine bought, { $earlier } slots further on
md-after-Stock = going to the stock room
md-after-Dock = unpacking at the dock
md-after-Buy = buying a machine
md-after-Build = building on a machine
md-specialist-does = After { $after }: { $gain }.
md-specialist-free = Works for nobody yet.
md-specialist-yours = Works for you.
md-specialist-of = Works for { $name }.

## Machines

md-family-resource = Resource machine.
md-family-power = Power machine.
md-family-economical = Economical machine.
md-family-crystal = Crystal machine.
md-machine-resource = a Resource machine
md-machine-power = a Power machine
md-machine-economical = an Economical machine
md-machine-crystal = a Crystal machine
md-does-nightly = Once complete, every night: { $effect }.
md-does-crystal = Once complete: { $reward }, a single time.
md-does-economical = Once complete: { $reward }, and from then on { $power }.
md-power-Ink = blue, red and green machines cost you 1 ink less
md-power-Hourglass = machines you buy begin one slot further on
md-power-Rainbow = yellow machines cost you 1 rainbow less
md-power-Flower = the dock costs you 1 flower less
md-cost = Costs you { $price }.
md-cost-less = Costs you { $price } ({ $printed }, less { $saved }).
md-starts = It starts on slot { $slot }.
md-at-once = It is complete at once.
md-short = You are { $short } short.
# The tilde is where the thing is drawn.
md-short-tag = { $count }~short

## What a move would do

md-do-stock = You take { $all }.
md-do-recruit = { $price ->
        [0] Comes to you for nothing.
        [one] Comes to you for 1 rainbow.
       *[other] Comes to you for { $price } rainbows.
    }
md-do-dock = You enter for { $price } and unpack this row, from the gate outward.
md-do-build = Your assistant joins in: one slot further when time passes (now on { $slot }).
md-do-boost = One slot further: from { $from } to { $to }.
md-do-robot = Your robot.
md-do-bonus = You get { $gain }.
md-do-keep = Every night: { $effect }. You start with { $start }.
md-do-everything = Everything that needs no choice, one after the other.
md-do-done = Good night: what was not used stays unused.
md-do-decline = You let this activation go.
md-would-gain = Brings { $gain }.
md-would-lose = No room for { $lost }: lost.
md-would-complete = Completes { $family }, your number { $place }.
md-then-bonuses = Then your Specialists give theirs.
md-then-activations = { $left ->
        [one] Then you activate your robot or a machine.
       *[other] Then you activate { $left } times.
    }
md-then-boosts = { $left ->
        [one] Then you move a machine up one slot.
       *[other] Then you move machines up { $left } slots.
    }
md-then-purchase = Then you choose the machine.

## What a piece is

md-tell-pile = { $left ->
        [0] This is the last tile of its pile.
        [one] One more tile lies face down below.
       *[other] { $left } more tiles lie face down below.
    }
md-tell-belt = { $assistants ->
        [0] It has { $slot } slots to go, and nobody works on it.
        [one] It has { $slot } slots to go; one assistant moves it on when time passes.
       *[other] It has { $slot } slots to go; { $assistants } assistants move it on when time passes.
    }
md-tell-stock = An assistant here takes everything on the floor of this part of the day, and one of the last ones. The earlier, the more.
md-tell-dock = An assistant who pays the gate unpacks the row of this part of the day, package by package. There is a new card every day.
md-tell-calendar = The week has seven days. The game also ends after the night in which somebody has nine machines.
md-tell-arc = Morning, afternoon and evening: one assistant each, in turn. Then time passes. By night everybody uses what is complete.
md-tell-robot = The robot does what its monitor shows, once every night.
md-tell-flowers = Electric Flowers open the dock. The store holds nine; what comes on top is lost.
md-tell-ink = Magic Ink buys machines. The store holds nine; what comes on top is lost.
md-tell-rainbows = Rainbows buy Crystal machines. Each one left at the end counts one dream.
md-tell-dreams = Dreams decide the game. At the end rainbows count as well, and every five flowers and ink together.
md-tell-lockers = Three assistants, one for each part of the day. At night they come home.
