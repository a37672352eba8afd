# The rules of Mechanica for reading, in our own words. Paragraphs are split by a blank line; _so_ is stressed; a
# paragraph whose first line begins with # is a heading or a question with what belongs to it.

mechanica-rules-goal = What it is about
    .text =
        You run a factory that makes household robots. Improvements bought in the Shop let it make more of them, or better ones; what reaches your trucks is sold, or delivered for a blueprint.

        When the Shop has nothing left to sell, the game is over. Whoever has the most money then wins: what is in the _Wallet_, what is in the _Vault_, and what the installed improvements are worth.

        Alone, your rival is ARMAND-0, the manager. He has no factory. He just buys.

mechanica-rules-factory = Your factory
    .text =
        At the left is the _Start Zone_, with three places. The one in the middle holds your Basic Fabricator, for good. The other two are free for Fabricators you buy; until then, each has a hole in which a bot can be parked.

        In the middle is the _Factory Floor_: three rows of four squares, a1 to c4. Every square without an improvement is a belt that carries bots to the right.

        At the right is the _Loading Dock_, with a truck for each row. A Small Truck has room for one bot.

        # The bots
        There are three models. A Basic sells for 2, a Plus for 4, a Deluxe for 6. There are always enough of them.

        # Your money
        You start with 8 in the Wallet. That is the money you buy with. What goes into the Vault stays there until the end, for everybody to see.

mechanica-rules-run = The run: bots move
    .text =
        Each workday begins with a run. Everybody’s factory runs at the same time, and none has to do with another. The very first run comes before anybody’s first turn.

        All bots in the Start Zone and all bots in _output holes_ set off together. Those in trucks stay where they are.

        A bot follows the arrows until it reaches a hole or a truck. On the way bots never block each other, and the holes they came from are empty for the whole run.

        # On an empty square
        From the left, from above or from below: the belt takes the bot to the right. From the right it would go against the belt, and is destroyed.

        # At an improvement
        Dark notches are entrances. A bot that meets an exit or a flat side is destroyed.

        # Over the edge
        Above the top row, below the bottom row or back into the Start Zone: destroyed.

        # The plan
        Nothing in a run is left to chance. Where you have a choice, you see a plan that makes sense and may change it line by line. Where there is none, the factory just runs.

        # What was earned on the way
        It counts, even if the bot is destroyed further on.

mechanica-rules-collisions = The run: collisions and work
    .text =
        When all bots have arrived, look at each input hole and each truck. If more arrived than there is room for, together with those already there, _you choose which of them stay_. The others are destroyed. As long as there is room, nobody is.

        Then the improvements go to work on the bots in their _input holes_, those with the red dashes. They have to, and the order makes no difference. What they make lies in their _output holes_ and leaves with the next workday’s run.

        # Which improvements stop a bot
        Upgrader, Duplicator, Downgrader and Repurposer. For that bot the day is over there.

        # Which let it pass
        Gift Wrapper, Flight Tester, Static Charger and Fork. A bot may pass the same Gift Wrapper, Flight Tester or Static Charger only _once in a run_. The second time it is destroyed, and nothing is earned. Another copy of the same improvement is another matter.

        # Round and round
        A bot that comes into the same Fork by the same side again in one run is destroyed, too.

mechanica-rules-turn = A turn
    .text =
        After the run everybody has one turn, the first player first. The first player stays the same all game.

        # 1. Sell
        Bots from your trucks, as many as you like.

        # 2. Buy
        Improvements from the Shop, as many as you can pay. With the first purchase, selling is over.

        # 3. Make bots
        Each of your Fabricators makes one.

        # 4. The Shop turns
        What lies in it gets cheaper, and a new improvement comes.

        # At any time in your turn
        Complete blueprints, buy Forks and trucks, demolish.

        When everybody has had a turn, the workday is over, and the next one begins with a run.

mechanica-rules-selling = Selling
    .text =
        A Basic brings 2, a Plus 4, a Deluxe 6, into your Wallet. Sell some, all or none.

        What you keep stays in its truck and takes up room. That can be wise when a blueprint is nearly complete. But whatever arrives tomorrow and finds no room is lost.

        You sell only at the start of your turn, before you buy. Whatever is still aboard when the game ends is worth nothing.

mechanica-rules-shop = The Shop
    .text =
        The Shop is a wheel with four priced places and a hole. A new improvement costs _7_. Every turn of the wheel takes it on, to _5_, to _3_, to _1_. After that it falls into the _Recycler_.

        The wheel turns at the end of each player’s turn, and a new improvement from the stack comes to the 7. So what is too dear today is cheaper when you are next, if nobody else has taken it.

        What you buy, you install or recycle at once. The gap it leaves stays until the wheel turns.

        # The stack
        All improvements of the box go into one stack, but for some that are set aside as Extras. With four players the Extras follow when the stack is empty.

        # Two turns at once
        With two or three players: if the improvement at 7 is the only one in the Shop after it turned, the wheel turns once more, and that time the improvement comes from the Extras. With no Extras left it turns all the same.

mechanica-rules-recycling = Recycling
    .text =
        Each improvement shows the bots it can be recycled into, on the rim of the Shop beside it. You get them _instead of_ installing it.

        They go into any holes of your Start Zone, one by one as you like, and set off with the next run. You may choose a hole that is taken: the bot in it is destroyed. You may do without a bot only when every hole is taken.

        # What falls into the Recycler
        When the wheel turns at the end of _your_ turn, the bots of whatever falls are yours. Your Fabricators have made theirs by then.

mechanica-rules-installing = Installing and fit
    .text =
        Fabricators go to the top or bottom place of the Start Zone, everything else to a free square of the floor. There it may be _turned_ in four ways; only the Duplicator may also be _flipped_. It need not touch another improvement, and it may even face backwards.

        # What fits
        An exit may face an _entrance_, an empty square, a truck or the edge of the board. It may not face another improvement’s exit or flat side. The Fabricators have their exit to the right, so what lies next to one needs an entrance on its left.

        An exit may point at an empty place of the Start Zone; bots sent there are destroyed, and no Fabricator fits there any more.

        # It fits nowhere
        Then recycle it, or demolish something.

        # Demolishing
        What is installed never moves. At any time in your turn you may tear something down: its value is gone, so are the bots in its holes, and you get nothing for it. The Basic Fabricator stays. Where a truck was, a Small Truck comes back.

        # Trying
        Hold an improvement over a square, and you see what the next workdays would bring with it there.

mechanica-rules-improvements = The improvements
    .text =
        Entrances and exits are told for an improvement that faces right. The drawing says what each is worth at the end, and what it recycles into.

        # Gift Wrapper
        Three entrances, one exit. Every bot that passes puts 1 into your Vault.

        # Upgrader
        Three entrances, one exit. A Basic becomes a Plus, a Plus a Deluxe. A Deluxe stays one, but loses a day.

        # Duplicator
        One entrance, two exits: ahead and up or, flipped, ahead and down. The bot becomes two of its model, one for each exit.

        # Downgrader
        One entrance, three exits. A Deluxe becomes three Plus, a Plus three Basics, one for each exit. A Basic stays one, and you choose its exit.

        # Repurposer
        Three entrances, one exit, two input holes. Two bots, of any models, become one of the model _you choose_. A bot alone waits in it for another, for days if need be. If one waits and two come, any one of the three is destroyed; you choose which.

        # Flight Tester
        Three entrances; the flat side shows where it throws. The bot flies along that row or column, over whatever is there, and lands on an improvement whose entrance faces the tester, Forks included. Thrown to the right, it may also land in the truck of that row. It cannot land on an empty square. You choose where; if there is nowhere, the bot is destroyed. A flight over at least one improvement brings 1 into your _Wallet_.

        # Static Charger
        Three entrances, one exit. Each bot that passes makes a Basic in one of its two output holes. Two a day, no more. They leave with the next run, and that is no passing.

mechanica-rules-fabricators = Fabricators
    .text =
        Each of your Fabricators makes one bot in your turn, in its _centre hole_, whether you need it or not. If the hole is taken, you choose which of the two bots stays.

        # Basic Fabricator
        It makes a Basic. Everybody has one from the start, and it cannot be replaced.

        # Advanced Fabricator
        It makes a Basic. Its side hole is free for bots from recycling or from others.

        # Overactive Fabricator
        It makes a Plus or a Deluxe. You say which, turn by turn, for each of them. But the others get something too: see “Gifts”. It has a side hole as well.

        Bots in both holes set off with the next run, into the same row. Should a bot be parked where a Fabricator is installed, it goes into either hole.

mechanica-rules-forks = Forks
    .text =
        A Fork costs 1, always, at any time in your turn. It goes onto a free square, and is worth nothing at the end.

        It has two entrances and two exits. Each bot that comes through leaves by the exit _you choose_, in every run anew and for each bot by itself. Bots do not stop in it.

        It brings bots from one row to another, and around improvements that are badly placed.

mechanica-rules-trucks = Trucks
    .text =
        A _Big Truck_ costs 3 and has room for two bots, a _Huge Truck_ costs 5 and has room for three. They replace the truck of a row, and may be bought at any time in your turn. From Big to Huge costs 3.

        What is aboard comes along. Trucks are always there to buy, and are worth nothing at the end.

        A truck fills up with what you neither sell nor deliver. The room counts together what was there and what arrives.

mechanica-rules-blueprints = Blueprints
    .text =
        Two blueprints lie open. Each asks for certain bots. If they are in your trucks, whichever trucks, you may deliver them at any time in your turn: they leave, and the money goes into your _Vault_. That is always more than selling would bring, but you cannot spend it.

        Nothing else can take a bot’s place: a Plus is no Basic.

        You may complete both in one turn, but each only once a workday.

        As soon as somebody has completed one of them, _both_ are replaced when the workday is over. Whoever’s turn comes later that day may still complete them.

mechanica-rules-gifts = Gifts
    .text =
        An Overactive Fabricator does not work for its owner alone. If it makes a Plus, every opponent gets a _Basic_. If it makes a Deluxe, every opponent gets a _Plus or a Basic_, as they choose. It gives even if its owner keeps the old bot in the hole.

        # Receiving
        A bot you are given goes into any hole of your Start Zone. If the hole is taken, the bot in it is destroyed. You may refuse only when every hole is taken.

        # When
        Before your next decision or the next run, whichever comes first. Whoever gave does not wait for it.

        # Alone
        There ARMAND-0 gets money into his Vault: 1 for a Plus, 5 for a Deluxe.

mechanica-rules-end = The end and the score
    .text =
        When play comes back to the first player and there is _nothing left to buy_, neither in the Shop nor in the stack, the game is over. With four players the Extras must be gone, too.

        Add up the money in your Wallet, the money in your Vault and the value of your installed improvements. What they cost does not matter. Forks and trucks are worth nothing, bots neither.

        Whoever has the most wins. If two are equal, they share the victory.

mechanica-rules-solo = Alone against ARMAND-0
    .text =
        Everything is as usual, but after your turn it is his. He has 8 in his Wallet, a Vault, and a chip with two sides.

        # Side A of the chip
        He gets 1 and buys the _cheapest_ improvement in the Shop. If he cannot pay for it, he gets 4 more and buys nothing.

        # Side B of the chip
        He gets 5 and buys the _dearest_ improvement in the Shop. If he cannot pay for it, he buys nothing, not even a cheaper one.

        Then the Shop turns for him. What falls into the Recycler is gone.

        # His score
        _Six times_ the value of the improvements he bought, plus his Vault and his Wallet. A Repurposer makes 24 for him: think twice about what you leave him.

        # The end
        At once, as soon as there is nothing left to buy, even in the middle of a turn. What you bought last is installed or recycled first. With equal money he wins.

        # Four levels
        They say how much is in his Vault at the start: 0 on Normal, 20 on Hard, 40 on Impossible, 60 on Apocalyptic.

mechanica-rules-long-shift = The long shift
    .text =
        An option for those who find the game too short: all improvements go through the Shop, whatever the number of players. There are no Extras then.

        Everything else stays as it is. With it the factories have more time to grow, and the last workdays are big ones.

mechanica-rules-rulings = Where the rulebook is silent
    .text =
        Some figures of our box are reconstructed, and a few questions are left to the table. This is what we chose.

        # Who sees how much is in a Vault?
        Everybody. What goes in could be counted anyway.

        # Can bots, money, Forks or trucks run out?
        No.

        # May a bot stay on a Fork, or on a belt?
        No. It goes on until it reaches a hole or a truck, or is destroyed.

        # Does leaving a Static Charger’s own hole count as passing it?
        No. Coming back to it later in the same run does.

        # May a Flight Tester throw a bot onto the improvement next to it?
        Yes, if the entrance is right. Nothing is flown over, so it brings no coin.

        # May a bot fly from one Flight Tester to another?
        Yes, and each throw pays by itself.

        # A Static Charger was passed three times. How many Basics?
        Two.

        # Which bot gives way when a hole is too full?
        Any. Those that were there first have no better right.

        # When may I demolish?
        At any time in your own turn.

        # May I decline a bot my own Fabricator makes?
        Only if the hole is taken: then one of the two goes.

        # Does a bigger truck lose what is aboard?
        No.

        # May I complete a blueprint that was completed before me today?
        Yes, until the workday is over, and each only once.

        # The last improvement was bought in the middle of a workday. Is it over?
        With others, when it is the first player’s turn again. Alone, at once.

## What the drawings of the rules show

mechanica-fig-goal = A factory at work: a Duplicator makes two of each bot, an Upgrader makes one of them better, and two trucks drive off full.
mechanica-fig-factory = A factory on its first day: the Start Zone with a Basic, the floor of twelve squares, three Small Trucks.
mechanica-fig-run = Three bots under way: one into the Upgrader, one to the truck, one over the edge.
mechanica-fig-collision = Two on their way to a truck with room for one. One of them will stay.
mechanica-fig-work = What stops in the input hole is changed, and leaves tomorrow.
mechanica-fig-turn = Sell, buy, make, turn: the four steps of a turn.
mechanica-fig-selling = What a bot sells for: { $basic }, { $plus }, { $deluxe }
mechanica-fig-shop = Clockwise: dearest first, then cheaper, then gone
mechanica-fig-recycling = A Flight Tester becomes a Basic and a Plus
mechanica-fig-fits = The exit faces an entrance: it fits
mechanica-fig-blocked = The exit faces a flat side: it does not fit
mechanica-fig-improvements = The seven improvements of the floor.
mechanica-fig-worth = worth { $value }
mechanica-fig-recycles = recycles into { $bots }
mechanica-fig-fabricators = The three Fabricators.
mechanica-fig-forks = Two bots, two ways: you choose for each
mechanica-fig-trucks = Room for one, two or three
mechanica-fig-blueprints = Left: all aboard. Right: the Deluxe is missing.
mechanica-fig-gifts = What it makes, and what each opponent gets
mechanica-fig-or = or
mechanica-fig-start = from the start
mechanica-fig-bigger = from Big to Huge
mechanica-fig-end = A score of { $total }
mechanica-fig-total = Total
mechanica-fig-chip = The two sides of his chip.
mechanica-fig-cheapest = then the cheapest
mechanica-fig-dearest = then the dearest
mechanica-fig-levels = In his Vault at the start
