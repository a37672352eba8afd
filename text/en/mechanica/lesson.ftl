# The guided first game of Mechanica, in English. _So_ is stressed.

mechanica-lesson-welcome = Welcome! This is your _factory_. Bots start at the left, ride the belts across the floor, and end in a truck at the right. Whoever has the most money when the game is over wins. Your rival is ARMAND-0.
mechanica-lesson-run = Every workday begins with a _run_: all bots move at once. Today’s is over. A single bot, a _Basic_, rode along the middle row into this truck.
mechanica-lesson-sell = After the run it is your turn. First you _sell_: a Basic brings 2. If it stayed, tomorrow’s bot would find no room. Sell it.
mechanica-lesson-shop = _10_ in your Wallet, time to spend them. This is the _Shop_, a wheel with four prices. What is new costs 7; with every turn of the wheel it moves on to 5, to 3, to 1.
mechanica-lesson-buy = The _Duplicator_ costs 5. It makes two of every bot that stops in it, one for the exit ahead, one for the exit above. Buy it.
mechanica-lesson-install = Now it is in your hand. Dark notches are _entrances_, arrows are _exits_. Hold it over _b2_, on the way of your bots, then press _Install_.
mechanica-lesson-ahead = Under the factory you see what the _next three workdays_ would bring. Tomorrow nothing: the bot stops in the Duplicator. From then on two Basics a day. You can look there before every purchase.
mechanica-lesson-make = 5 left, and the Upgrader costs 7. Leave it for now. _Make bots_ ends your turn: your Fabricator makes a Basic for tomorrow.
mechanica-lesson-turned = A Basic is in the Start Zone, and the Shop has _turned_: the Upgrader is down to 5 already. _Undo_ takes something back until you end the turn. All well? Then press _End turn_.
mechanica-lesson-armand = Then it was _ARMAND-0_’s turn. He flips a chip, and buys the cheapest or the dearest. This time it was the dearest, an Upgrader for 7. The value of what he buys counts _six times_ for him.
mechanica-lesson-copies = Then a new workday ran your factory: the Basic stopped in the Duplicator, and two Basics came of it. They leave with _tomorrow’s_ run. The trucks are empty, so there is nothing to sell.
mechanica-lesson-cheaper = But see: the Shop has turned twice, and your Upgrader costs only _3_. Waiting pays, if ARMAND-0 does not get there first. Buy it.
mechanica-lesson-upgrader = An Upgrader makes a _Plus_ of a Basic, worth 4 instead of 2. Hold it over _b4_, at the end of the middle row, and install it.
mechanica-lesson-fork = There are things the Shop does not sell: bigger trucks, and _Forks_ for 1 each. A Fork lets you choose, in every run, which way a bot goes. Take one.
mechanica-lesson-turn = It goes to _b3_. Tiles may be _turned_: the button Turn does it, or the key R. This one lies ready, with one exit to the Upgrader and one down to the bottom row. Hold it there and install it.
mechanica-lesson-make-again = That is enough for today. _Make bots_.
mechanica-lesson-day-over = The Shop turns, ARMAND-0 plays, and workday 3 begins. Press _End turn_.
mechanica-lesson-plan = ARMAND-0 has bought a Gift Wrapper. Now your factory is about to run, and you are asked first, because of the _Fork_. Under the factory you see what would happen: one Basic to the top truck, one through the Fork into the Upgrader.
mechanica-lesson-change = But look at the _blueprints_: one of them pays for _two Basics_. So change the plan, and send this one to the bottom truck today: open its line, and choose the _bottom truck_.
mechanica-lesson-blueprint = One Basic in the top truck, one in the bottom truck. Sold, they would bring 4. This _blueprint_ brings 7. Complete it.
mechanica-lesson-vault = The 7 are in your _Vault_. You can’t spend them, but at the end they count like all the rest: Wallet, Vault, and the value of your improvements. Both blueprints change tonight.
mechanica-lesson-recycler = One more thing. What nobody buys at 1 falls into the _Recycler_. If that happens after your turn, you get the bots drawn beside it. You may also recycle what you buy, rather than install it.
mechanica-lesson-done = That is all you need. The game ends when there is nothing left to buy. Make bots, and beat ARMAND-0! The rules are always behind the question mark.
