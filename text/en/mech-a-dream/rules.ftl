# The rules of Mech a Dream for reading, in our own words. Paragraphs are split by a blank line; _so_ is stressed; a
# paragraph whose first line begins with # is a heading or a question with what belongs to it.

mech-a-dream-rules-goal = What it is about
    .text =
        Robots cannot dream, so people build machines that dream for them. You run a workshop for one working week.

        By day your three assistants fetch Electric Flowers and Magic Ink, pick up packages, buy machines and push them along your belt. By night your robot and your finished machines work for you.

        Whoever has the most _dream points_ when the week is over wins. It may be over early: nine machines in one workshop are enough.

mech-a-dream-rules-day = A day
    .text =
        A day has a _morning_, an _afternoon_ and an _evening_. In each of them everybody sends out one assistant, the first player first and then round the table. After that time passes for all at once. After the evening comes the night.

        An assistant does one of four things. In the factory: go to the _stock room_, or to the _delivery dock_. In your workshop: _buy_ a machine, or _build_ one you have.

        No spot is ever taken: everybody may go where others went. Nobody passes either, as the stock room is always open.

        You start with 3 flowers and 4 ink. Who plays first is drawn by chance, and every morning it is the next player’s turn to be first.

mech-a-dream-rules-stock-room = Stock room
    .text =
        Each part of the day has its floor, and the later it gets, the less is left. You take everything on it and choose the last item.

        Morning: 2 flowers and 2 ink, then _2 flowers or 2 ink_. Afternoon: 1 flower and 1 ink, then 2 flowers or 2 ink. Evening: only 2 flowers or 2 ink.

        You can hold 9 flowers and 9 ink. What is more than that is lost. Rainbows and dream points have no limit.

mech-a-dream-rules-dock = Delivery dock
    .text =
        Every day another delivery card lies at the dock. Its price in flowers is paid at the gate, the same all day long, but the row of packages gets shorter: the morning’s has the most, the evening’s the least.

        The packages of your row come _one after the other_, from the gate outwards. Each is dealt with to its end before the next: a machine it completes is in your workshop at once, with its reward, and counts for the packages behind it. An economical machine completed so counts from there on as well.

        A package holds ink, rainbows, dream points, boosts or an _activation_. You cannot leave a boost aside while a machine is on your belt; an activation you may decline.

mech-a-dream-rules-buying = Buying a machine
    .text =
        Six machines are on sale: three blue or green ones, two red ones, one yellow one. The piles lie face up, and the top tile of each pile is one of the six.

        Pay the price at the left of the tile, in _ink_ for blue, red and green, in _rainbows_ for yellow. Put the machine on your belt, on the slot with the number of its _hourglasses_, with your assistant on it. Any number of machines may share a slot.

        The gap is filled by the top of its pile, and the next tile of the pile is then on sale too. When a pile is used up, its place stays empty.

        Economical machines make tiles cheaper or put them further along. A price never falls below nothing, and a machine that would start on no slot at all is completed at once.

mech-a-dream-rules-building = Building
    .text =
        Put your assistant on a machine that is already on your belt, whether another one stands there or not. All assistants on it push it on, every time that time passes, until the day is over.

        You need a machine on your belt for it. Assistants on a machine that is completed stand idle until the night; they do not move over to another.

mech-a-dream-rules-time = Time passes
    .text =
        When everybody has sent out the assistant of this part of the day, time passes for all together. Each machine moves _one slot for every assistant on it_, from 7 towards 1. Without an assistant it stays where it is.

        So an assistant sent out in the morning pushes three times, one sent out in the evening only once.

mech-a-dream-rules-completing = Completing a machine
    .text =
        A machine that moves past slot 1 is completed, whenever that happens: as time passes, by a boost, at the moment you buy it.

        Green ones pay their _rainbows_ now, yellow ones their _dream points_. Then the machine is turned over and takes the next slot along the cable of your workshop, from right to left. Its assistants stay on it until the night.

        There are nine slots, and the last ones pay: dream points for your _7th_, _8th_ and _9th_ machine, as many as the slot says, and 3 for every machine after that.

        When several are completed in the same moment, they go in the order in which they stood on the belt. It makes no difference to what you win.

mech-a-dream-rules-boosts = Boosts
    .text =
        A boost is an hourglass that you win. It moves one machine of yours _one slot on_, with or without assistants.

        Several boosts are placed one by one, on one machine or on different ones. A machine may be completed between two of them.

        Boosts cannot be kept. If nothing is on your belt, they are lost; if something is, they must be used. With a single machine there is nothing to choose, so it moves by itself.

mech-a-dream-rules-activation = Activation
    .text =
        An activation uses _your robot_ or _one of your purple machines_ once, in the middle of the day and beside its use at night.

        Two activations may go to the same machine, and one may go to a machine that an earlier package has just completed.

        You may decline an activation. But what you use, you use whole: you cannot take the ink of a machine and leave its boost.

        A conversion needs all it asks for. You pay first and gain afterwards, so 9 ink, of which you pay 1, leave room for one.

mech-a-dream-rules-machines = The four families
    .text =
        # Blue: Resource machines
        A gear marks them. They bring flowers, ink and boosts, and turn purple when they are completed.

        # Red: Power machines
        A gear as well. They take longer and bring dream points and rainbows. They too turn purple.

        # Green: Economical machines
        The sign for infinity marks them. They pay rainbows once, and then spare you something for the rest of the game.

        # Yellow: Crystal machines
        A shooting star marks them. They cost rainbows and pay many dream points, once. After that they only fill a slot.

        # What purple machines do
        Some simply _produce_ what is on their small belt. Others _convert_: you pay what stands before the arrow and get what stands behind it, one lot each time.

mech-a-dream-rules-economical = Economical machines
    .text =
        There are four kinds. Their powers work by themselves, from the moment they are completed. With two of a kind, you save twice as much.

        # Ink
        Blue, red and green machines cost 1 ink less.

        # Time
        Every machine you buy starts 1 slot further along.

        # Rainbows
        Yellow machines cost 1 rainbow less.

        # Flowers
        The dock costs 1 flower less.

mech-a-dream-rules-night = The night
    .text =
        Your assistants go home. Then everybody at once, each in their own workshop, may use the robot and every purple machine _once_, in the order they like. The robot on your board makes 1 ink a night.

        The order matters: flowers from one machine feed another, and boosts may complete a third. A machine that is _finished tonight may be used tonight_.

        Nothing has to be used. Say when you are done; until then you may take everything back. Whoever has nothing left that could be used is done without saying so.

        When all are done, the next day begins: a new delivery card, and the next first player.

mech-a-dream-rules-end = The end
    .text =
        The game ends after a night: the one of the _seventh day_, or the first after which somebody has _nine machines or more_. Nine machines at noon do not stop the day.

        Your score is your dream points, plus 1 for each rainbow, plus 1 for every 5 flowers and ink together.

        If two are equal, the one with more completed machines is ahead, then the one with more rainbows. Whatever is still equal is shared.

mech-a-dream-rules-robots = The Enlightened Robots
    .text =
        With this variation your robot has an effect of its own in place of the 1 ink. Everybody is dealt two screens and keeps one, all at the same time and in secret. The robot also says what you start with.

        # Robot 1
        1 dream point.

        # Robot 2
        1 rainbow.

        # Robot 3
        1 flower and 1 ink, or 1 flower and 1 boost.

        # Robot 4
        Today’s evening package, for nothing and without an assistant. If it holds an activation, that goes to a purple machine, even to one used tonight, and never to a robot. It is no visit to the dock: no Specialist pays for it.

        # Robot 5
        1 flower for 3 ink, or 1 ink for 3 flowers.

        # Robot 6
        1 rainbow for 4 ink, or 1 ink for 1 rainbow.

        # Robot 7
        1 boost, or _buy a machine_: at the usual price, less what your economical machines spare you, without an assistant, and 2 slots further along. Economical machines that save time come on top. What starts on no slot is completed at once. It is not the action of buying: no Specialist pays for it.

        # Robot 8
        Pay 1 flower and copy a purple machine or the robot of an opponent. What the copied effect itself costs is paid after the flower. The opponent loses nothing, and need not have used it. Your own economical machines count.

        # When robot 8 copies
        At night only when all its opponents are done: then it can also copy what they finished tonight, and a purchase never comes before that of the robot it copies. The rest of its owner’s night need not wait. By day, with an activation, it copies at once.

mech-a-dream-rules-specialists = The Specialists
    .text =
        With this variation Specialists pay you a bonus every time your assistants do what they know best. Four are revealed, or three if fewer than four play. Starting with the last player and ending with the first, everybody chooses one, with a price token of 1 rainbow. With two players the card that is left over stays in the middle, at 1 rainbow too.

        # Taking one
        In the stock room, in the morning and in the afternoon, you may take a Specialist _in place of the last choice_: an opponent’s, or the one in the middle. Pay its token in rainbows to its owner, or to the stock for the middle one. Without a token it is free. Nobody can refuse, and you may have any number of them.

        # Tokens
        A Specialist who was taken gets a token of 2. At the end of every night the tokens in front of players fall: 2 becomes 1, and 1 goes away. The card in the middle keeps its 1 until somebody takes it.

        # For buying or building
        One pays 1 dream point, one a boost, one 1 flower and 1 ink.

        # For buying
        One pays 1 rainbow, one 2 dream points.

        # For the dock
        One pays 2 dream points, one 2 boosts, one an activation.

        # For the stock room
        One pays 1 rainbow, one 2 flowers or 2 ink as you choose.

        # When they pay
        After the whole action, in the order you choose if there are several. A boost may go to the machine you have just bought. A Specialist for the stock room pays already for the visit at which you took it.

mech-a-dream-rules-rulings = Where the rulebook is silent
    .text =
        A few questions are left to the table. This is what we chose.

        # Who is first on the first day?
        Whoever is drawn by chance.

        # Can a spot be taken, and can I pass?
        No, and no: the stock room is always open to everybody.

        # What happens on the belts of the factory after a purchase?
        The visible top of the pile slides into the gap, and the next tile is turned up. The last tile of a pile leaves the pile’s place empty; an empty pile leaves gaps empty.

        # I have 9 ink, and a machine turns 1 ink into more. Is anything lost?
        You pay first, so there is room again. Whatever then goes beyond 9 is lost.

        # Can a price fall below zero?
        No, and a saving that is left over is worth nothing.

        # A machine would start on slot 0 or before. What happens?
        It is completed at once, its assistant on it.

        # Must I use my boosts?
        Yes, while a machine is on your belt. With nothing on it they are lost.

        # May I decline an activation?
        Yes, but only whole. The powers of economical machines work by themselves and cannot be declined.

        # May two packages activate the same machine?
        Yes, also one that an earlier package of the same visit has completed.

        # A package completes an economical machine. Does it count at once?
        Yes, for the rest of the same visit too. The flowers for the gate are paid by then.

        # May several machines stand on one slot?
        Yes, as many as you like.

        # Are rainbows limited?
        No. The pieces in the box are only change.

        # Somebody has nine machines in the middle of the day. Is it over?
        No, only after the night.

        # In what order do effects come with “use everything”?
        In one in which nothing is lost to the limit of 9, where that can be avoided. It uses what needs no choice and leaves you the rest.

        # Does robot 8 need what it copies to be unused?
        No, and copying does not use it up either.

        # When is a machine bought at night replaced?
        When everybody but the owner of robot 8 is done. So nobody’s way back is barred by a tile that was turned up.

        # Does a Specialist pay for what a robot does?
        No. Only what an assistant does counts.

        # I took a Specialist in the stock room. Did I fetch resources?
        Yes, those of the floor, even if the limit of 9 swallowed them all.

        # May I take a Specialist of my own, to renew its token?
        No, only an opponent’s or the one in the middle. The price is paid before any bonus.

        # In what order is everything chosen with both variations?
        Specialists revealed, robots chosen, first player named, Specialists chosen.

## What the drawings of the rules show

mech-a-dream-fig-or = or
mech-a-dream-fig-before = before
mech-a-dream-fig-after = after
mech-a-dream-fig-morning = Morning
mech-a-dream-fig-afternoon = Afternoon
mech-a-dream-fig-evening = Evening
mech-a-dream-fig-night = Night
mech-a-dream-fig-goal = A workshop: the robot, three assistants, three completed machines along the cable, and a sheep that counts the dream points.
mech-a-dream-fig-day = Morning, afternoon and evening with an assistant each, then the night with the robot.
mech-a-dream-fig-actions = What an assistant can do
mech-a-dream-fig-do-stock = stock room
mech-a-dream-fig-do-dock = dock
mech-a-dream-fig-do-buy = buy
mech-a-dream-fig-do-build = build
mech-a-dream-fig-stock-room = Three floors of boxes: in the morning 2 flowers and 2 ink, in the afternoon 1 flower and 1 ink, in the evening none; and on each a choice of 2 flowers or 2 ink.
mech-a-dream-fig-stock-room-choice = all of it, and one of the two at the end
mech-a-dream-fig-gate = At the gate
mech-a-dream-fig-dock = A delivery card for 3 flowers. Morning: 3 dream points, 2 ink, an activation. Afternoon: 3 dream points, an activation. Evening: 3 dream points.
mech-a-dream-fig-dock-order = one row, from the gate outwards
mech-a-dream-fig-tile = A machine on sale. Top left its price, top right its time, below the sign of its family and what it does.
mech-a-dream-fig-tile-price = price
mech-a-dream-fig-tile-time = time
mech-a-dream-fig-tile-family = family
mech-a-dream-fig-tile-does = what it does
mech-a-dream-fig-bought = It starts on slot { $slot }, with the assistant on it.
mech-a-dream-fig-building = Two assistants on one machine push twice as hard.
mech-a-dream-fig-time-before = Before time passes: a machine on slot 5 without an assistant, one on slot 4 with two, one on slot 2 with one.
mech-a-dream-fig-time-after = After time has passed: the first still on slot 5, the second on slot 2, the third on slot 1.
mech-a-dream-fig-boosts-before = Two boosts, a machine on slot 4 and one on slot 1.
mech-a-dream-fig-boosts-after = one boost each: one moves on, the other is completed
mech-a-dream-fig-cable = Nine slots along the cable. Four hold machines; the 7th, 8th and 9th show dream points.
mech-a-dream-fig-cable-order = from right to left; the last three pay
mech-a-dream-fig-activation = Your robot or one purple machine
mech-a-dream-fig-families = A machine of each family.
mech-a-dream-fig-family-resource = Resource
mech-a-dream-fig-family-power = Power
mech-a-dream-fig-family-economical = Economical
mech-a-dream-fig-family-crystal = Crystal
mech-a-dream-fig-produce = produces
mech-a-dream-fig-convert = converts
mech-a-dream-fig-savers = The four economical machines.
mech-a-dream-fig-saves-ink = 1 ink less for blue, red, green
mech-a-dream-fig-saves-hourglass = 1 slot further along
mech-a-dream-fig-saves-rainbow = 1 rainbow less for yellow
mech-a-dream-fig-saves-flower = 1 flower less at the dock
mech-a-dream-fig-night-order = In your own order: flowers first, then what needs one
mech-a-dream-fig-score = A score of { $total }
mech-a-dream-fig-score-dreams = dream points
mech-a-dream-fig-score-rainbows = rainbows
mech-a-dream-fig-score-stores = every 5 together
mech-a-dream-fig-robots = The eight Enlightened Robots with what they do.
mech-a-dream-fig-specialists = The ten Specialists, by the action they pay for.
mech-a-dream-fig-after-buy-build = buy or build
mech-a-dream-fig-after-buy = buy
mech-a-dream-fig-after-dock = dock
mech-a-dream-fig-after-stock = stock room
mech-a-dream-fig-tokens = After being taken, cheaper night by night
