# The guided first game of Mech a Dream, in English. _So_ is stressed.

mech-a-dream-lesson-welcome = Welcome! Robots cannot dream by themselves, so your workshop builds machines that do it for them. This sheep counts your _dreams_. Whoever has the most at the end of the week wins.
mech-a-dream-lesson-assistants = Here are your three _assistants_: one for the morning, one for the afternoon, one for the evening. Each of them does one thing a day.
mech-a-dream-lesson-four = There are four things to do: take supplies in the _stock room_, fetch packages at the _dock_, _buy_ a machine, or _build_ one you have. Today and tomorrow you will try them all.
mech-a-dream-lesson-buy = It is morning. This blue machine costs _2 ink_, you have 4. Its _2 hourglasses_ say how long it takes to build. Buy it.
mech-a-dream-lesson-bought = Two hourglasses: so it starts on slot _2_ of your belt, with your assistant on it. _Undo_ takes a decision back, until you end the turn. All well? Then press _End turn_.
mech-a-dream-lesson-time = The factory filled the gap, and your partner went to the stock room. When everybody has been out, _time passes_: each assistant on a machine pushes it one slot on. Yours is on _1_ now.
mech-a-dream-lesson-dock = Afternoon. The _dock_ asks 2 flowers today. You get this row of packages one by one, from the gate outward: 2 rainbows, then a _boost_, which moves a machine one slot. Go in.
mech-a-dream-lesson-complete = The boost pushed your machine past slot 1: it is _complete_! It turned to its purple side and took the first place along the cable. From now on it works for you every night.
mech-a-dream-lesson-rainbows = The _2 rainbows_ are yours as well, and there is something to buy with them. Press _End turn_.
mech-a-dream-lesson-crystal = Evening. Yellow machines, the _crystals_, cost rainbows. This one takes 3 hourglasses and then brings _5 dreams_, a single time. Buy it.
mech-a-dream-lesson-crystal-bought = It starts on slot _3_, with your evening assistant on it. That was the last one for today. Press _End turn_.
mech-a-dream-lesson-night = Time passed again: the crystal is on _2_. Now it is night, and all assistants have gone home. Until somebody comes back to it, the crystal stays where it is.
mech-a-dream-lesson-everything = At night your _robot_ and each of your purple machines work once: 1 ink from the one, 1 flower and 1 ink from the other. You may use them one by one, or all together. Press _Use everything_.
mech-a-dream-lesson-night-over = 1 flower and 2 ink more. Nothing else can be used, so your night is over without your saying so. Press _End turn_ to let the new day begin.
mech-a-dream-lesson-day = Day 2. The dock has a new card, with other packages. And today your partner went first: that changes every morning.
mech-a-dream-lesson-build = Your crystal is waiting for somebody to push it. That is what _building_ is: send your morning assistant to it.
mech-a-dream-lesson-built = You were the last to go, so time passed at once: the crystal is on _1_. Your assistant stays there all day and goes on pushing. Press _End turn_.
mech-a-dream-lesson-stock = Afternoon, and time for supplies. On this floor of the stock room you get 1 flower and 1 ink, and then _2 flowers or 2 ink_. Which do you like better?
mech-a-dream-lesson-crystal-complete = While you were there, your assistant pushed the crystal past slot 1. It is _complete_, and takes the second place along the cable.
mech-a-dream-lesson-counted = The sheep has counted: _5 dreams_! One assistant is still at home, for the evening. Press _End turn_.
mech-a-dream-lesson-families = There is more on sale. _Red_ machines take long, but bring dreams or rainbows every night. _Green_ ones will turn up too: they pay rainbows once and save you something from then on.
mech-a-dream-lesson-bench = Your bench has nine places, and the last three bring dreams of their own, whatever you build there.
mech-a-dream-lesson-week = The game ends after the night of day 7, or earlier, once somebody has nine machines. Then each rainbow counts as a dream, and so do every 5 flowers and ink together.
mech-a-dream-lesson-done = That is all you need. It is evening, and your third assistant is ready. Buy early what works every night, and crystals when you can. Sweet dreams! The rules are always behind the question mark.
