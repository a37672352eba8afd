# What the terminal says of Mechanica beyond what the game itself says, in English.

mechanica-title = Mechanica
mechanica-title-normal = Mechanica · ARMAND-0, Normal
mechanica-title-hard = Mechanica · ARMAND-0, Hard
mechanica-title-impossible = Mechanica · ARMAND-0, Impossible
mechanica-title-apocalyptic = Mechanica · ARMAND-0, Apocalyptic
play-welcome-mechanica = A factory of three belts. Every workday your bots ride east through your tiles into your trucks; then you sell them, buy tiles from a Shop that gets cheaper, and make new bots. When nothing is left to buy, the richest wins. Squares have names (b2) that can be typed; ? upgrader explains a tile.
play-prompt-where-mechanica = Which one? (a number, or u to choose again) >
play-prompt-where-only-mechanica = Which one? (a number) >
play-where-mechanica = { $what }: which one?
play-in-mechanica = {": "}

## Letters

mechanica-mark-basic = B
mechanica-mark-plus = P
mechanica-mark-deluxe = D
mechanica-mark-fork = FK
mechanica-mark-gift-wrapper = GW
mechanica-mark-upgrader = UG
mechanica-mark-duplicator = DU
mechanica-mark-downgrader = DG
mechanica-mark-repurposer = RP
mechanica-mark-flight-tester = FT
mechanica-mark-static-charger = SC
mechanica-mark-basic-fabricator = BF
mechanica-mark-advanced-fabricator = AF
mechanica-mark-overactive-fabricator = OF

## Labels on the table

mechanica-table-day = Workday { $day }
mechanica-table-first = first: { $who }
mechanica-table-stack = { $stack ->
        [one] 1 tile to come
       *[other] { $stack } tiles to come
    }
mechanica-table-stack-extras = { $stack ->
        [one] 1 tile to come
       *[other] { $stack } tiles to come
    }, { $extras } aside
mechanica-table-shop = Shop
mechanica-table-recycler = then the Recycler
mechanica-table-blueprints = Blueprints
mechanica-table-completed = done today
mechanica-table-complete = you have them all
mechanica-table-missing = ({ $bots } missing)
mechanica-table-replaced = replaced tonight
mechanica-table-rival = ARMAND-0
mechanica-table-armand = Wallet { $wallet }  Vault { $vault }  = { $points } points
mechanica-table-yours = Yours
mechanica-table-theirs = Money
mechanica-table-money = Wallet { $wallet }  Vault { $vault }  improvements { $value }
mechanica-table-points = = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
mechanica-table-hand = in hand: { $tile }
mechanica-table-to-place = to place: { $bots }
mechanica-table-start = Start
mechanica-table-trucks = Trucks
mechanica-table-tomorrow = Tomorrow
mechanica-table-to-vault = +{ $amount } Vault
mechanica-table-to-wallet = +{ $amount } Wallet
mechanica-table-lost = { $amount } destroyed
mechanica-table-later = then { $then }, then { $last }
mechanica-table-plan = Plan
mechanica-table-nobody = –
mechanica-glance = { $points ->
        [one] 1 point
       *[other] { $points } points
    }: Wallet { $wallet }, Vault { $vault } · { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } · trucks: { $aboard }

## The menu

mechanica-menu-change = Or change it
mechanica-menu-sell = Sell
mechanica-menu-complete = Complete
mechanica-menu-buy = Buy in the Shop
mechanica-menu-build = Build
mechanica-menu-besides = Besides
mechanica-menu-end = To end your turn
mechanica-menu-a-bot = { $model } from truck { $row } for { $money }
mechanica-menu-a-tile = { $tile } for { $price }
mechanica-menu-a-fork = Fork for { $price }
mechanica-menu-trucks = a bigger truck
mechanica-menu-a-truck = { $truck } in row { $row } for { $price }
mechanica-menu-demolish = Demolish
mechanica-menu-square = { $square }
mechanica-menu-facing = facing { $facing }
mechanica-menu-facing-back = back up, facing { $facing }

## What is to be decided

mechanica-ask-nothing = There is nothing for you to decide now.
mechanica-ask-ride = Your factory runs: Enter as planned. Or, { $mover }: where to?
mechanica-ask-keep = Your factory runs: Enter as planned. Or, too many { $at }: which stay?
mechanica-ask-repurpose = Your factory runs: Enter as planned. Or, the Repurposer on { $square }: what does it make?
mechanica-ask-hole = Your factory runs: Enter as planned. Or, the Downgrader on { $square }: which way out for the Basic?
mechanica-ask-gifts = An Overactive Fabricator gave you a bot: where does it go?
mechanica-ask-bots = Where does the recycled bot go?
mechanica-ask-delivery = From which truck is the bot for the blueprint taken?
mechanica-ask-install = { $tile }: on which square, facing which way?
mechanica-ask-set = { $tile }: in which row of the Start Zone?
mechanica-ask-fork = Fork: on which square, facing which way?
mechanica-ask-trade = Your turn: sell, buy, build; make bots to end it.
mechanica-ask-buy = Your turn: buy and build; make bots to end it.
mechanica-ask-announce = What does your Overactive Fabricator make?
mechanica-ask-centre = The centre hole is taken: which bot stays?

## Typed decisions

mechanica-typed-number = Type the number of your choice.
mechanica-typed-ride = In words: Enter (as planned), truck a, b3 (into that tile), x (destroyed).
mechanica-typed-keep = In words: Enter (as planned), or the letters of those that stay: keep bd.
mechanica-typed-repurpose = In words: Enter (as planned), basic, plus, deluxe.
mechanica-typed-hole = In words: Enter (as planned), north, east, south, west.
mechanica-typed-place = In words: the row, with the model where there are several: plus a, plus a side, basic c choice; no declines.
mechanica-typed-delivery = In words: the row of the truck, with the model where there are several: plus a.
mechanica-typed-install = In words: a square and a facing, b2 e, b2 south back; recycle; demolish c1.
mechanica-typed-fork = In words: a square and a facing, b2 e; demolish c1.
mechanica-typed-set = In words: a row, a or a side (its bot to the side); recycle.
mechanica-typed-trade = In words: sell all, sell plus a, complete 1, buy upgrader, buy 3 (at that price), fork, truck a big, demolish b2, demolish truck a, make.
mechanica-typed-announce = In words: plus, deluxe.
mechanica-typed-centre = In words: old, new.
mechanica-typed-which-blueprint = Which blueprint? Type its number: complete 1.
mechanica-typed-which-truck = Which truck? Type a row and a size: truck a big, truck b huge.
mechanica-typed-which-model = Which model? Type basic, plus or deluxe with it.
mechanica-typed-which-bot = Which bot? Type a model or a row: sell plus, sell b, sell all.
mechanica-typed-which-tile = Which tile? Type its name or its price: buy upgrader, buy 3.
mechanica-typed-which-facing = Facing which way? Type it with the square: b2 e, b2 n.
mechanica-typed-which-site = Demolish what? Type demolish b2, demolish truck a or demolish fabricator a.
mechanica-typed-which-way = There are { $ways } ways to get there: type its number behind it (truck a 2), or choose from the list.

## What a decision would bring

mechanica-bring-planned = as planned
mechanica-bring-tile = worth { $value }; recycled: { $bots }
mechanica-bring-more = { $money } more within three workdays
mechanica-bring-less = { $money } less within three workdays

## Help

mechanica-topics = Help on: a tile (? upgrader), a square (? b2), marks, bots, run, plan, fork, truck, start, shop, recycle, install, demolish, sell, blueprints, money, tomorrow, armand, end.
mechanica-help-marks =
    B Basic, P Plus, D Deluxe. [B–] is a truck with room for two, one aboard. (–) is a place to park a bot, BF B a Fabricator with a bot in its hole.
    Arrows on a tile show which way bots pass there: → at its left side is an entrance, → at its right side an exit. ─ and │ are walls. A letter beside an arrow is a bot that leaves there in the next run, RP[B] one that waits.
    In a plan, B b›b3 is the Basic of row b riding into b3, [a] is the truck of row a, × is destroyed, +1 a coin on the way.
    .typed = marks, mark, arrows
mechanica-help-bots = A Basic sells for 2, a Plus for 4, a Deluxe for 6, or go into blueprints. Bots left in trucks at the end are worth nothing.
    .typed = bot, bots, robot, robots, model, models, basic, plus, deluxe
mechanica-help-run = Every bot in the Start Zone and in an output hole rides east, at the same time. On an empty square it goes on east; in a tile it passes or stops. It is destroyed when it leaves above or below, comes to a wall or an exit, goes against a belt, or comes to the same Gift Wrapper, Static Charger or Flight Tester again. Where too many stop you choose who survives.
    .typed = run, running, ride
mechanica-help-plan = The plan is the best we find for all your bots together: sales, coins on the way, and what tiles would make of them. It does not think of blueprints. Enter takes it; choosing something else changes it, point by point.
    .typed = plan, planned
mechanica-help-fork = Entrances at two sides, exits at the other two: for every bot you choose one of the exits. It costs little, is worth nothing at the end and cannot be recycled. Type: fork, then b2 e
    .typed = fork, fk, forks
mechanica-help-truck = Bots that reach the end of a row stand in its truck until you sell them or put them into a blueprint. Small Trucks hold 1, Big ones 2, Huge ones 3. Too many are destroyed, of your choice. Type: truck a big
    .typed = truck, trucks, dock
mechanica-help-start = The Basic Fabricator in row b makes a Basic every turn. Rows a and c have room for another Fabricator, or for one parked bot. Advanced and Overactive Fabricators have a second hole at their side.
    .typed = start, start zone, fabricator, fabricators
mechanica-help-shop = The newest tile is the dearest. After every turn all tiles move on and get cheaper, and a new one comes. Buy as many as you can pay, one after the other; each is installed or recycled at once. Type: buy upgrader
    .typed = shop, buy, price, prices
mechanica-help-recycle = A tile that you recycle instead of installing gives the bots printed on it, for your Start Zone. What falls out of the Shop after your turn is recycled by you too.
    .typed = recycle, recycling
mechanica-help-install = Type a square and where the tile faces: b2 e. An exit may face an entrance, an empty square, a truck or the edge, and nothing else. An installed tile never moves. Facing east is as printed; only a Duplicator has a back.
    .typed = install, place, fit, facing
mechanica-help-demolish = In your turn you may demolish a tile, a Fabricator (not the Basic one) or a bigger truck. Bots in it are destroyed, and its value is gone. Type: demolish b2
    .typed = demolish
mechanica-help-sell = You sell at the beginning of your turn, before you buy in the Shop. Type: sell all, sell plus
    .typed = sell
mechanica-help-blueprints = Two blueprints lie open. If your trucks hold all its bots, hand them in for money into your Vault, at any time in your turn, each blueprint once a workday. When anybody has completed one, both are replaced at the end of the day. Type: complete 1
    .typed = blueprint, blueprints
mechanica-help-money = You buy with your Wallet. What is in the Vault cannot be spent. At the end both count, and so do your improvements.
    .typed = money, wallet, vault
mechanica-help-tomorrow = What the next run would bring if every Fabricator made its best bot and nothing else changed: the bots in your trucks, what they sell for, coins on the way; then the money of the two workdays after it.
    .typed = tomorrow, forecast
mechanica-help-armand = ARMAND-0 plays after you when you are alone. A chip gives him a coin and the cheapest tile, or five and the dearest, if he can pay. The value of each of his improvements counts six times. A tie is his.
    .typed = armand, armand-0, rival, solo
mechanica-help-end = The game ends when nothing is left to buy, and play has come back to the first player; alone, at once. Wallet, Vault and the values of your improvements are added up.
    .typed = end, score, points, win
mechanica-help-empty = { $square } is empty: a belt carries bots east.
mechanica-help-tile = { $tile }: { $does } Worth { $value }; recycled: { $bots }.
mechanica-help-faces = North, east, south and west, facing east: { $faces }
mechanica-help-gift-wrapper = Each bot that passes puts 1 into your Vault.
mechanica-help-upgrader = Makes a Plus of a Basic and a Deluxe of a Plus; a Deluxe stays one.
mechanica-help-duplicator = Makes two of one, leaving by two sides. It can be turned over (back).
mechanica-help-downgrader = Makes three of the model below, leaving by three sides. A Basic stays one, and you choose its side.
mechanica-help-repurposer = Waits for two bots and makes one of any model of them.
mechanica-help-flight-tester = Throws a bot towards its wall, onto another tile in that line or, to the east, into the truck. Flying over a tile puts 1 into your Wallet. With nowhere to land the bot is destroyed.
mechanica-help-static-charger = Makes a Basic for each of the first two bots that pass.
mechanica-help-advanced-fabricator = Makes a Basic every turn, and has a second hole for another bot. It goes into row a or c.
mechanica-help-overactive-fabricator = Makes a Plus or a Deluxe every turn. For a Plus everybody else gets a Basic, for a Deluxe a Plus or a Basic; alone, ARMAND-0 gets 1 or 5. It goes into row a or c.

## The rules

play-rules-mechanica-goal = GOAL: Be the richest when nothing is left to buy: Wallet, Vault and the values of your improvements.
play-rules-mechanica-run = RUN: A workday begins with all factories running. Bots in the Start Zone and in output holes ride east, along empty squares and through tiles, into input holes and trucks. Off the board, against a belt or into a wall they are destroyed.
play-rules-mechanica-tiles = TILES: GW pays 1 into the Vault, SC makes Basics of those that pass, FT throws, FK lets you choose. UG, DU, DG and RP keep a bot and make something of it, which leaves in the next run. ? and a name explains a tile.
play-rules-mechanica-collide = TOO MANY: Where more bots stop than there is room for, you choose who survives.
play-rules-mechanica-turn = TURN: Sell bots. Buy tiles, and install or recycle each at once. Forks, trucks, blueprints and demolishing at any time.
play-rules-mechanica-fit = FIT: An exit may face an entrance, an empty square, a truck or the edge. Installed tiles never move.
play-rules-mechanica-make = MAKE: At the end of your turn every Fabricator makes a bot. Where its hole is taken you keep one of the two.
play-rules-mechanica-shop = SHOP: Then all tiles get cheaper, a new one comes, and what falls out is recycled by you.
play-rules-mechanica-blueprints = BLUEPRINTS: Hand in all bots of one from your trucks for money into your Vault, each once a workday.
play-rules-mechanica-armand = ARMAND-0: He buys the cheapest or the dearest tile after each of your turns. His improvements count six times, and a tie is his.
play-rules-mechanica-end = END: Nothing is left to buy when play comes back to the first player. Most money wins; ties are shared.

## What can be typed: words between commas, without what a terminal draws; the words of every language are understood

mechanica-type-plan = plan, planned, run, go, ok
mechanica-type-sell = sell
mechanica-type-complete = complete, blueprint
mechanica-type-take = take, place, put
mechanica-type-buy = buy
mechanica-type-install = install, set
mechanica-type-recycle = recycle
mechanica-type-fork = fork
mechanica-type-truck = truck
mechanica-type-demolish = demolish
mechanica-type-make = make, end, done
mechanica-type-keep = keep
mechanica-type-refuse = no, decline
mechanica-type-all = all, everything
mechanica-type-side = side
mechanica-type-back = back
mechanica-type-old = old
mechanica-type-new = new
mechanica-type-gift = choice
mechanica-type-lost = x, lost, destroy, destroyed, ×
mechanica-type-fabricator = fabricator, start
mechanica-type-basic = basic, basics
mechanica-type-plus = plus, p, pluses
mechanica-type-deluxe = deluxe, d, l
mechanica-type-north = north, n, up, ↑
mechanica-type-east = east, e, right, →
mechanica-type-south = south, s, down, ↓
mechanica-type-west = west, w, left, ←
mechanica-type-big = big
mechanica-type-huge = huge
mechanica-type-gift-wrapper = gift, wrapper, gw
mechanica-type-upgrader = upgrader, ug
mechanica-type-duplicator = duplicator, du
mechanica-type-downgrader = downgrader, dg
mechanica-type-repurposer = repurposer, rp
mechanica-type-flight-tester = flight, tester, ft
mechanica-type-static-charger = static, charger, sc
mechanica-type-advanced-fabricator = advanced, af
mechanica-type-overactive-fabricator = overactive, of
