# Mechanica in English. Rules, names and reasons are in our own words.

mechanica = Mechanica
    .help = Three conveyor belts and a Shop that turns: build the factory that makes the best cleaning bots, sell them, fill blueprints, be the richest.
game-kind-mechanica = tile laying
game-line-mechanica = Lay belts, tune machines and ship the tidiest robots in town.
game-also-mechanica = other levels
home-credit-mechanica = Mechanica is by Mary Flanagan, Max Seidman and Emma Hobday, illustrated by Ann-Sophie De Steur, published by Resonym.

## Variations

option-level = ARMAND-0
    .help = How far ahead your rival begins when you play alone.
option-level-normal = Normal
    .help = ARMAND-0 begins with nothing in his Vault. The one to begin with.
option-level-hard = Hard
    .help = ARMAND-0 begins with 20 in his Vault.
option-level-impossible = Impossible
    .help = ARMAND-0 begins with 40 in his Vault.
option-level-apocalyptic = Apocalyptic
    .help = ARMAND-0 begins with 60 in his Vault.
option-long_shift = Length
    .help = How many improvements come into the Shop.
option-long_shift-false = Usual shift
    .help = As in the box: fewer than four players set some improvements aside.
option-long_shift-true = Long shift
    .help = All improvements come into the Shop, however many play.

## What you may do: a run

mechanica-do-send = { $mover }: { $ride }
mechanica-do-keep = Keep { $bots } { $at }
mechanica-do-repurpose = The Repurposer on { $square } makes a { $model }
mechanica-do-hole = The Downgrader on { $square } lets the Basic out to the { $side }
mechanica-do-planned = Run the factory as planned

## What you may do: a turn

mechanica-do-gift = Gift of a { $model }: into { $hole }
mechanica-do-gift-choice = Gift of your choice: a { $model } into { $hole }
mechanica-do-refuse = Decline the gift of a Basic
mechanica-do-refuse-choice = Decline the gift of your choice
mechanica-do-place = Place a { $model } in { $hole }
mechanica-do-discard = Decline a { $model }
mechanica-do-sell = Sell a { $model } from truck { $row } for { $money }
mechanica-do-sell-all = Sell everything, { $bots }, for { $money }
mechanica-do-complete = Blueprint { $number }: deliver { $blueprint } for { $money }
mechanica-do-deliver = Take a { $model } from truck { $row }
mechanica-do-buy = Buy { $tile } for { $price }
mechanica-do-install = Install { $tile } on { $square }, facing { $facing }
mechanica-do-install-back = Install { $tile } on { $square }, back up, facing { $facing }
mechanica-do-set = Install { $tile } in row { $row }
mechanica-do-set-centre = Install { $tile } in row { $row }, the { $model } in its centre
mechanica-do-set-side = Install { $tile } in row { $row }, the { $model } at its side
mechanica-do-recycle = Recycle { $tile } into { $bots }
mechanica-do-fork = Buy a Fork for { $price }
mechanica-do-truck = Buy { $truck } for row { $row }, for { $price }
mechanica-do-demolish = Demolish: { $what }
mechanica-do-make = Make bots and turn the Shop
mechanica-do-announce = Row { $row } makes a { $model }; everybody else gets a Basic
mechanica-do-announce-choice = Row { $row } makes a { $model }; everybody else gets a Plus or a Basic
mechanica-do-announce-armand = Row { $row } makes a { $model }; ARMAND-0 gets { $money }
mechanica-do-retain-old = Row { $row }: keep the { $kept } that is there, without the new { $lost }
mechanica-do-retain-new = Row { $row }: keep the new { $kept }, without the { $lost } that is there

## What happened

mechanica-first = { $you ->
        [yes] You have
       *[no] { $who } has
    } the ARMAND-0 card and { $you ->
        [yes] begin
       *[no] begins
    }.
mechanica-drew = New in the Shop: { $tile }.
mechanica-drew-extra = From the Extras into the Shop: { $tile }.
mechanica-blueprint = New blueprint: { $blueprint } for { $money }.
mechanica-day = Workday { $day }.
mechanica-lost = { $you ->
        [yes] You
       *[no] { $who }
    } lost a { $model } on its way, at { $square }.
mechanica-collided = { $you ->
        [yes] You
       *[no] { $who }
    } had too many bots { $at }. Destroyed: { $bots }.
mechanica-ran = { $you ->
        [yes] Your
       *[no] { $who }’s
    } factory ran: { $results }.
mechanica-ran-idle = { $you ->
        [yes] Your
       *[no] { $who }’s
    } factory ran, and nothing came of it.
mechanica-ran-loaded = { $bots } for the trucks
mechanica-ran-made = { $bots } made by the tiles
mechanica-turn = It is { $you ->
        [yes] your
       *[no] { $who }’s
    } turn.
mechanica-sold = { $you ->
        [yes] You
       *[no] { $who }
    } sold a { $model } from truck { $row } for { $money }.
mechanica-completed = { $you ->
        [yes] You
       *[no] { $who }
    } completed a blueprint with { $blueprint }: { $money } into the Vault.
mechanica-bought = { $you ->
        [yes] You
       *[no] { $who }
    } bought { $tile } for { $price }.
mechanica-installed = { $you ->
        [yes] You
       *[no] { $who }
    } installed { $tile } on { $square }, facing { $facing }.
mechanica-installed-back = { $you ->
        [yes] You
       *[no] { $who }
    } installed { $tile } on { $square }, back up, facing { $facing }.
mechanica-set = { $you ->
        [yes] You
       *[no] { $who }
    } installed { $tile } in row { $row }.
mechanica-recycled = { $you ->
        [yes] You
       *[no] { $who }
    } recycled { $tile } into { $bots }.
mechanica-placed = { $you ->
        [yes] You
       *[no] { $who }
    } placed a { $model } in { $hole }.
mechanica-declined = { $you ->
        [yes] You
       *[no] { $who }
    } declined a { $model }: every hole was taken.
mechanica-forked = { $you ->
        [yes] You
       *[no] { $who }
    } bought a Fork for { $price }.
mechanica-truck = { $you ->
        [yes] You
       *[no] { $who }
    } bought { $truck } for row { $row }, for { $price }.
mechanica-demolished-floor = { $you ->
        [yes] You
       *[no] { $who }
    } demolished what stood on { $square }.
mechanica-demolished-start = { $you ->
        [yes] You
       *[no] { $who }
    } demolished the Fabricator of row { $row }.
mechanica-demolished-dock = { $you ->
        [yes] You
       *[no] { $who }
    } demolished the truck of row { $row }.
mechanica-and-lost = { $what } Destroyed with it: { $bots }.
mechanica-made = { $you ->
        [yes] Your
       *[no] { $who }’s
    } Overactive Fabricator made a { $model }.
mechanica-dropped = { $you ->
        [yes] You
       *[no] { $who }
    } let a { $model } go: row { $row } has room for one.
mechanica-gave = { $you ->
        [yes] Your
       *[no] { $who }’s
    } Overactive Fabricator gives everybody else a Basic.
mechanica-gave-choice = { $you ->
        [yes] Your
       *[no] { $who }’s
    } Overactive Fabricator gives everybody else a Plus or a Basic.
mechanica-turned-twice = The Shop turns a second time.
mechanica-fell = Out of the Shop and out of the game: { $tile }.
mechanica-armand = ARMAND-0
mechanica-chip-cheap = ARMAND-0 gets { $money } and wants the cheapest tile.
mechanica-chip-dear = ARMAND-0 gets { $money } and wants the dearest tile.
mechanica-armand-bought = ARMAND-0 bought { $tile } for { $price }.
mechanica-armand-short = ARMAND-0 cannot pay: he gets { $money } more.
mechanica-armand-waits = ARMAND-0 cannot pay and buys nothing.
mechanica-armand-paid = ARMAND-0 puts { $money } into his Vault for the bot of an Overactive Fabricator.
mechanica-refreshed = Both blueprints go under their stacks.
mechanica-ended = Nothing is left to buy: the game is over.

## Bots

mechanica-basic = Basic
mechanica-plus = Plus
mechanica-deluxe = Deluxe
mechanica-basics = { $count ->
        [one] 1 Basic
       *[other] { $count } Basics
    }
mechanica-pluses = { $count } Plus
mechanica-deluxes = { $count } Deluxe
mechanica-no-bots = no bots
mechanica-list = { $first }, { $rest }
mechanica-list-and = { $first } and { $rest }
mechanica-mover-start = { $model } from row { $row }
mechanica-mover-side = { $model } from the side of row { $row }
mechanica-mover-tile = { $model } leaving { $square } to the { $side }

## Tiles and trucks

mechanica-gift-wrapper = Gift Wrapper
mechanica-upgrader = Upgrader
mechanica-duplicator = Duplicator
mechanica-downgrader = Downgrader
mechanica-repurposer = Repurposer
mechanica-flight-tester = Flight Tester
mechanica-static-charger = Static Charger
mechanica-basic-fabricator = Basic Fabricator
mechanica-advanced-fabricator = Advanced Fabricator
mechanica-overactive-fabricator = Overactive Fabricator
mechanica-another = { $tile } { $number }
mechanica-fork = Fork
mechanica-small-truck = Small Truck
mechanica-big-truck = Big Truck
mechanica-huge-truck = Huge Truck
mechanica-a-gift-wrapper = a Gift Wrapper
mechanica-an-upgrader = an Upgrader
mechanica-a-duplicator = a Duplicator
mechanica-a-downgrader = a Downgrader
mechanica-a-repurposer = a Repurposer
mechanica-a-flight-tester = a Flight Tester
mechanica-a-static-charger = a Static Charger
mechanica-an-advanced-fabricator = an Advanced Fabricator
mechanica-an-overactive-fabricator = an Overactive Fabricator
mechanica-a-fork = a Fork
mechanica-a-big-truck = a Big Truck
mechanica-a-huge-truck = a Huge Truck

## Where

mechanica-north = north
mechanica-east = east
mechanica-south = south
mechanica-west = west
mechanica-site-floor = { $tile } on { $square }
mechanica-site-row = { $tile } in row { $row }
mechanica-hole = row { $row }
mechanica-hole-side = the side of row { $row }
mechanica-over = { $hole }, in place of a { $model }
mechanica-square = { $square }
mechanica-square-with = { $square } ({ $tile })
mechanica-at-truck = in truck { $row }
mechanica-at-tile = on { $square }
mechanica-at-nowhere = off the belts
mechanica-end-truck = into truck { $row }
mechanica-end-tile = into { $square }
mechanica-end-lost = destroyed
mechanica-ride-with = { $end }, with { $brings }
mechanica-to-vault = { $money } for the Vault
mechanica-to-wallet = { $money } for the Wallet
mechanica-charge = a charge on { $square }

## Why not

mechanica-run-first = Your factory is running: answer what is asked, or run it as planned.
mechanica-no-such-ride = That bot cannot go that way: choose one of the ways it is offered.
mechanica-no-such-crew = These cannot all be kept there: choose among those offered.
mechanica-no-such-hole = There is no such hole.
mechanica-no-such-gift = No such gift waits for you.
mechanica-no-such-bot = There is no such bot to take.
mechanica-room-left = A hole of your Start Zone is free: a bot can be declined only when every one is taken.
mechanica-gifts-first = You were given bots: place them in your Start Zone first.
mechanica-bots-first = You have recycled a tile: place its bots in your Start Zone first.
mechanica-deliver-first = You are completing a blueprint: first say from which truck the bot is taken.
mechanica-install-first = You have a tile in hand: install it first, or recycle it if it is no Fork.
mechanica-trade-first = It is the time to sell, buy and build; end it by making bots.
mechanica-announce-first = Your Overactive Fabricator comes first: announce a Plus or a Deluxe.
mechanica-centre-first = A hole is taken: first say which of the two bots stays.
mechanica-plus-or-deluxe = An Overactive Fabricator makes a Plus or a Deluxe, nothing else.
mechanica-belongs-to-the-start = A Fabricator belongs in the Start Zone: name a row.
mechanica-belongs-to-the-floor = That tile belongs on the Factory Floor: name a square.
mechanica-nothing-parked = No bot is parked there that could move to the side hole.
mechanica-no-such-row = The rows are a, b and c.
mechanica-slot-taken = A Fabricator stands there already.
mechanica-no-such-lie = A tile lies in four ways; only a Duplicator can be turned over.
mechanica-square-taken = Something lies on that square already, and an installed tile never moves: demolish it or choose another square.
mechanica-exit-blocked = One of its exits would face a side without an entrance.
mechanica-blocks-exit = An exit beside it would face a side of it without an entrance.
mechanica-no-room-for-a-fork = There is no square on which a Fork would fit.
mechanica-not-for-sale = Nothing is for sale there.
mechanica-short = That costs { $price }: you are { $short } short.
mechanica-selling-is-over = Selling comes before buying in the Shop: it is over for this turn.
mechanica-nothing-to-sell = There are no two bots in your trucks: sell them one by one.
mechanica-no-such-blueprint = No such blueprint lies there.
mechanica-completed-today = You have completed that blueprint today: once a workday is the most.
mechanica-bots-missing = Your trucks do not hold all the bots of that blueprint.
mechanica-not-bigger = That truck would not be bigger than the one in the row.
mechanica-basic-stays = The Basic Fabricator is part of the building: it cannot be demolished.
mechanica-nothing-there = There is nothing there to demolish.

## Scores

score-wallet = Wallet
score-vault = Vault
score-improvements = Improvements
band-armand-0 = ARMAND-0 wins
    .verdict = His ledger is longer than yours, and a tie is his. The belts are still warm: try again.
band-armand-1 = ARMAND-0 beaten
    .verdict = He has counted twice, and you are still richer. The factory is yours.

## What is wrong with a file of components

components-prices = the prices of the Shop must fall from place to place, from 99 at most
components-improvement = { $tile }: it is worth 99 at most, and there are at most 6 copies
components-recycles = { $tile }: it must be recycled to 1 to 4 bots
components-faces = { $tile }: bots must be able to come in and to leave, and every output hole must be left by an exit; a Flight Tester has one flat side
components-extras = so many Extras would leave fewer than two improvements to play with
components-more = { $tile }: another tile works like one of the Factory Floor, and at most { $most } tiles work alike
components-stacks = there are 2 to { $most } blueprints, and the two stacks together must be the { $blueprints } in the box, each at most half of the most
components-blueprint = blueprint { $number }: it must ask for 1 to 9 bots and bring 99 at most

## What is wrong with a position

mechanica-position-seats = There are { $factories } factories for { $seats } players.
mechanica-position-turn = The day, the turn and what the table is doing do not fit each other.
mechanica-position-opening = Before the first workday every factory is as it starts.
mechanica-position-improvements = The improvements do not fit: each is there as often as in the box, and the piles hold those that nobody has seen.
mechanica-position-blueprints = The blueprints do not fit: each is in one stack, the last one turned up on top, and both are marked when one was completed today.
mechanica-position-floor = The tiles on the floor do not fit, in the factory of { $who }: an exit must face an entrance, an empty square, a truck or the edge.
mechanica-position-holes = A tile holds a bot in a hole that it does not have, in the factory of { $who }.
mechanica-position-start = The Start Zone does not fit, in the factory of { $who }: the Basic Fabricator stands in the middle, and only other Fabricators have a side hole.
mechanica-position-trucks = A truck holds more than it has room for, in the factory of { $who }.
mechanica-position-run = The run does not fit, in the factory of { $who }: every factory runs once a workday, and every answer must be to something that was asked.
mechanica-position-gifts = There are more gifts than Overactive Fabricators can have given, in the factory of { $who }.
mechanica-position-owes = What somebody is in the middle of does not fit the turn, in the factory of { $who }.
mechanica-position-unsettled = Something would happen by itself here: give the position after it.
