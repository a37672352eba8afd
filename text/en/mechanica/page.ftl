# Mechanica's factory in English.

## What is asked

mc-todo-run = Your factory is ready: run it as planned, or change the plan.
mc-todo-gifts = Put the bots you were given into your Start Zone.
mc-todo-bots = Put the recycled bots into your Start Zone.
mc-todo-delivery = Choose the truck a bot of the blueprint comes from.
mc-todo-hand = Install the { $tile }, or recycle it.
mc-todo-fork = Install the Fork.
mc-todo-trade = Sell, complete blueprints, buy; then make bots.
mc-todo-bought = Buy more, or make bots and end your turn.
mc-todo-announcement = Say what your Overactive Fabricator makes.
mc-todo-centre = Two bots, one hole: choose the one that stays.
mc-moment = Workday { $day }
mc-moment-running = Workday { $day }, the factories run
mc-coin = coin
mc-coins = coins

## Rows, squares, holes

mc-truck-0 = the top truck
mc-truck-1 = the middle truck
mc-truck-2 = the bottom truck
mc-to-truck-0 = to the top truck
mc-to-truck-1 = to the middle truck
mc-to-truck-2 = to the bottom truck
mc-into = into the { $tile } on { $square }
mc-to-lost = destroyed
mc-to-lost-at = destroyed at { $square }: { $why }
mc-why-edge = carried over the edge
mc-why-shut = no way in
mc-why-against = against the belt
mc-why-again = the same tile twice
mc-why-nowhere = nowhere to land
mc-why-full = no room
mc-at = on { $square }
mc-hole = { $row ->
        [0] top
        [1] middle
       *[2] bottom
    } hole of the Start Zone
mc-hole-side = { $row ->
        [0] top
        [1] middle
       *[2] bottom
    } side hole of the Start Zone

mc-hole-pick = { $row ->
        [0] Top
        [1] Middle
       *[2] Bottom
    }
mc-hole-pick-side = { $row ->
        [0] Top, side
        [1] Middle, side
       *[2] Bottom, side
    }
mc-hole-free = free

## Bots

mc-bot-Basic = Basic
mc-bot-Plus = Plus
mc-bot-Deluxe = Deluxe
mc-bots-Basic = { $count ->
        [one] 1 Basic
       *[other] { $count } Basics
    }
mc-bots-Plus = { $count } Plus
mc-bots-Deluxe = { $count } Deluxe
mc-no-bots = no bots
mc-money = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }

## Tiles

mc-tile-GiftWrapper = Gift Wrapper
    .does = Whoever passes brings 1 into the Vault.
mc-tile-Upgrader = Upgrader
    .does = Turns a Basic into a Plus and a Plus into a Deluxe.
mc-tile-Duplicator = Duplicator
    .does = Makes two of the bot that stops in it.
mc-tile-Downgrader = Downgrader
    .does = Takes a bot apart into three of the next lower model.
mc-tile-Repurposer = Repurposer
    .does = Makes one bot of any model out of two.
mc-tile-FlightTester = Flight Tester
    .does = Throws bots over other tiles: 1 into the Wallet for a flight over at least one.
mc-tile-StaticCharger = Static Charger
    .does = Makes a Basic for each bot that passes, two a day at most.
mc-tile-AdvancedFabricator = Advanced Fabricator
    .does = Makes a Basic every day and has a hole more.
mc-tile-OveractiveFabricator = Overactive Fabricator
    .does = Makes a Plus or a Deluxe every day; the others get something too.
mc-tile-Fork = Fork
    .does = Sends each bot by the exit you choose.
mc-tile-Basic = Basic Fabricator
    .does = Makes a Basic every day. It never leaves.
mc-tile-worth = Worth { $value } at the end.
mc-tile-recycles = Recycles into { $bots }.
mc-size-Small = Small Truck
mc-size-Big = Big Truck
mc-size-Huge = Huge Truck

## The factory

mc-head-start = Start Zone
mc-head-floor = Factory Floor
mc-head-dock = Loading Dock
mc-head-start-short = Start
mc-head-dock-short = Dock

mc-factory-of = { $name }’s factory
mc-factory-own = Your factory
mc-square-empty = Square { $square }: an empty belt to the east
mc-square-tile = Square { $square }: { $tile }, facing { $facing ->
        [0] east
        [1] south
        [2] west
       *[3] north
    }
mc-square-flipped = , back up
mc-square-holds = , holding { $bots }
mc-square-waits = , where { $bots } waits for another
mc-slot-empty = { $row ->
        [0] Top
        [1] Middle
       *[2] Bottom
    } place of the Start Zone, without a Fabricator
mc-slot-of = { $row ->
        [0] Top
        [1] Middle
       *[2] Bottom
    } place of the Start Zone: { $tile }
mc-hole-empty = { $hole }, empty
mc-hole-with = { $hole }, with a { $bot }
mc-truck-of = { $row ->
        [0] Top
        [1] Middle
       *[2] Bottom
    } { $size }, { $bots } aboard, room for { $room }
mc-load-of = { $bots } in { $truck }
mc-bot-at-start = { $bot } in the { $hole }
mc-bot-at-tile = { $bot } in the { $tile } on { $square }
mc-sells = Sells for { $money }.
mc-goes = Next: { $ride }.

## A run

mc-plan = The run
mc-plan-lead = This is the plan. Tap a bot or a line to change it.
mc-plan-nothing = No bot is on its way.
mc-plan-run = Run
mc-plan-rest = Run the rest
mc-plan-change = change
mc-plan-answered = set
mc-plan-fixed = Already set. Undo to change it.
mc-plan-planned = planned
mc-ask-ride = Where does this { $bot } go?
mc-ask-keep = More arrive at { $at } than there is room for: who stays?
mc-ask-repurpose = What does the { $tile } on { $square } make?
mc-ask-hole = By which hole does the Basic leave the { $tile } on { $square }?
mc-says-keep = { $bots } stay at { $at }
mc-says-repurpose = the { $tile } on { $square } makes a { $bot }
mc-says-hole = the Basic leaves { $square } by hole { $hole }
mc-way-over = over { $squares }
mc-way-flies = flying from { $from } to { $to }
mc-brings-vault = { $count } to the Vault
mc-brings-wallet = { $count } to the Wallet
mc-brings-charged = { $count ->
        [one] charges a Basic
       *[other] charges { $count } Basics
    }
mc-lost-at = Not enough room in { $at }: { $bots } { $count ->
        [one] is destroyed
       *[other] are destroyed
    }
mc-makes = { $tile } on { $square } makes { $bots }
mc-hole-number = hole { $hole }
mc-place-tile = the { $tile } on { $square }
mc-place-lost = nowhere

## Tomorrow

mc-tomorrow = Tomorrow’s run
mc-tomorrow-with = Then, tomorrow’s run
mc-tomorrow-of = { $name }’s next run
mc-ahead = Next three workdays
mc-ahead-gain = { $gain ->
        [0] Next three workdays: nothing more
       *[other] Next three workdays: { $sign }{ $gain }
    }
mc-ahead-lost = { $lost ->
        [one] 1 bot would be destroyed
       *[other] { $lost } bots would be destroyed
    }

## Selling and buying

mc-trade = Your turn
mc-step-sell = Sell
mc-step-buy = Buy
mc-step-make = Make
mc-step-rotate = Turn
mc-steps = The steps of a turn
mc-sell-all = Sell all, { $money }
mc-make = Make bots
mc-make-help = Ends your turn: Fabricators make bots, the Shop turns.
mc-shop = Shop
mc-shop-left = { $stack ->
        [0] stack empty
       *[other] stack { $stack }
    }
mc-shop-extras = extras { $extras }
mc-shop-tile = { $tile }, { $price }
mc-shop-empty = { $price }: empty
mc-shop-short = { $short } short
mc-recycler = Recycler
mc-build = Build
mc-fork = Fork
mc-big = Big Truck
mc-huge = Huge Truck
mc-price = { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
mc-price-from = from { $price }
mc-truck-where = Choose the truck that makes room: the new one keeps the bots aboard.
mc-demolish = Demolish
mc-demolish-where = Choose what to tear down. Its value and the bots in it are lost.
mc-demolish-sure = Tear down { $what }? Choose it again to do it.
mc-demolish-loses = { $bots } would be destroyed.
mc-never-mind = Never mind

## In hand

mc-hand = In your hand
mc-hand-where = Choose a glowing place for it.
mc-hand-nowhere = It fits nowhere: recycle it, or demolish something first.
mc-fork-nowhere = It fits nowhere: demolish something first.
mc-hand-slot = Installed in the Start Zone, { $row ->
        [0] top
        [1] middle
       *[2] bottom
    }
mc-hand-parked = The parked bot goes into the { $side ->
        [yes] side hole
       *[no] centre hole
    }.
mc-demolish-first = Demolish something
mc-turn = Turn
mc-flip = Flip
mc-swap = Other hole
mc-recycle = Recycle
mc-recycle-for = Recycle into { $bots }
mc-install = Install
mc-ways = Way { $way } of { $ways }

## Bots to place

mc-gifts = Bots you were given
mc-recycled = Recycled bots
mc-place-which = Which bot first?
mc-place-where = Choose a hole of your Start Zone.
mc-place-over = A bot in a hole you choose is destroyed.
mc-decline = Do without it

## Making

mc-announce = The Overactive Fabricator makes
mc-announce-Plus = a Plus
mc-announce-Deluxe = a Deluxe
mc-announce-Plus-others = Each opponent gets a Basic.
mc-announce-Deluxe-others = Each opponent gets a Plus or a Basic.
mc-announce-armand = ARMAND-0 gets { $money }.
mc-centre = The centre hole is taken
mc-retain-old = Keep the { $bot } that is there
mc-retain-new = Take the new { $bot }
mc-delivery = Still needed for the blueprint

## Blueprints

mc-blueprints = Blueprints
mc-blueprint = Blueprint: { $bots } for { $money } into the Vault
mc-blueprint-ready = Complete
mc-blueprint-aboard = { $aboard } of { $all } aboard
mc-blueprint-missing = { $bots } missing
mc-blueprint-done = done today
mc-blueprint-changes = changes tonight
mc-blueprint-none = None yet

## Purse

mc-purse = Money
mc-wallet = Wallet
mc-vault = Vault
mc-improvements = Improvements
mc-tell-wallet = Money to buy with; it counts at the end as well.
mc-tell-vault = Money that counts at the end and can’t be spent.
mc-tell-improvements = What the tiles in the factory are worth at the end.
mc-tell-wheel = The Shop turns after every turn: tiles get cheaper, the last one falls into the Recycler.
mc-tell-recycler = What falls in here next becomes bots for whoever’s turn it is.
mc-tell-blueprint = Bots in trucks, of any rows, complete it: once a workday for everybody.
mc-tell-fork = A Fork sends each bot by the exit you choose.
mc-tell-big = Room for two bots in a row.
mc-tell-huge = Room for three bots in a row.
mc-tell-plan = Everything your bots will do, with what you may change.
mc-tell-start = Bots begin here.
mc-tell-truck = Bots that arrive are sold, or complete blueprints.

## ARMAND-0

mc-armand = ARMAND-0
mc-armand-level = { $level ->
        [hard] hard
        [impossible] impossible
        [apocalyptic] apocalyptic
       *[normal] normal
    }
mc-armand-none = He has bought nothing yet.
mc-armand-count = × { $count }
mc-armand-score = { $points } in all
mc-tell-armand = He buys from the same Shop and counts the value of what he bought six times. Finish with more money than he has.

## At a glance

mc-glance = { $name }: { $wallet } in the Wallet, { $vault } in the Vault, tiles worth { $value }; { $tiles ->
        [0] no tile yet
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $bots } in trucks
mc-first-you = You are the first player
mc-first-of = First player: { $name }

## What a move would do

mc-do-buy = { $tile } for { $price }.
mc-do-sell = Sell the { $bot } for { $money }.
mc-do-complete = Complete it: { $money } into your Vault.
mc-do-deliver = Take the { $bot } from { $truck }.
mc-do-place = The { $bot } goes here.
mc-do-place-over = The { $bot } goes here; the { $lost } is destroyed.
mc-do-truck = { $size } in the { $row ->
        [0] top
        [1] middle
       *[2] bottom
    } row, for { $price }.
mc-do-fork = A Fork for { $price }, installed at once.
mc-left-after = { $wallet } left in the Wallet.
