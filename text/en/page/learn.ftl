# The rules reference and the guided first game, in English.

learn-title = How to play { $game }
learn-rules = Rules of { $game }
learn-lead = Five minutes to read, or play along and be told as you go.
learn-guided = Play the guided game
    .help = A first game, explained as it goes. About ten minutes.
learn-play = Play now
learn-print = Print the rules
learn-chapters = Chapters
learn-search = Search the rules
learn-clear = Clear the search
learn-found = { $chapters ->
        [0] Nothing found. Try another word.
        [one] One chapter found.
       *[other] { $chapters } chapters found.
    }
learn-back = Before
learn-on = Next
learn-none = There are no rules to read for this game yet.
learn-broken = The rules could not be loaded. Try again in a moment.

lesson-title = Guided game
lesson-next = Next
lesson-last = Play on
lesson-skip = Leave the lesson
lesson-progress = Part { $now } of { $of }
lesson-hint = Not yet. For now, follow what the card says; leave the lesson to play freely.
lesson-hint-next = Read the card first, then press Next.
lesson-hint-end = You have decided everything. End the turn to go on.

daydream-lesson-welcome = Welcome! This is your sky. In this game you fill its clouds with digits, two each turn.
daydream-lesson-goal = And this is your shelf: things to draw, dotted in for now. Full lines of clouds give you strokes to draw them with. The more objects you finish, the better.
daydream-lesson-start = The dice fell: 5 and 6. The first two digits may go anywhere. Let’s begin at the top: write the _5_ in the marked cloud.
daydream-lesson-start-second = Now the _6_, right beside it. One more cloud, and the top row is full.
daydream-lesson-end-turn = Both dice are used. If you change your mind, _Undo_ takes a decision back, until you end the turn. All well? Then press _End turn_ to roll again.
daydream-lesson-touch = 3 and 4. From now on a die has to _touch_ a cloud with a digit: above, below, left or right. Corners don’t count.
daydream-lesson-first-line = Write the _3_ at the end of the top row. It completes the row, and 5, 6, 3 are all different.
daydream-lesson-dots = All different: one _dot stroke_ for each of the three clouds, from point to point. See the mug? One more stroke and it is finished.
daydream-lesson-next-row = Now the _4_. Put it below the 6: we have plans for this row.
daydream-lesson-end-again = That’s both dice. Press _End turn_.
daydream-lesson-order = 2 and 4. There is something better than different digits: digits _in order_, each one more than the one before, or one less. Such a line earns _sun strokes_, twice as long. Let’s aim for 2 3 4 5 here.
daydream-lesson-leaf = You have two leaves ready. Each changes a die by one. Press _+_ to make the 2 a _3_, then write it left of the 4.
daydream-lesson-leaf-second = The same again: make the 4 a _5_ with your other leaf, and write it right of the 4.
daydream-lesson-no-leaf = 1 and 3. The row still wants a 2, and both leaves are used up. But a die can be _let go_ for a new leaf: one a turn at most. Playing alone, that grows a thorn, and every two thorns cost an object at the end.
daydream-lesson-let-go = It is worth it here. Let the _1_ go.
daydream-lesson-perfect = The new leaf is ready at once. Press _−_ to make the 3 a _2_, and write it in front.
daydream-lesson-suns = 2 3 4 5, in perfect order! Four _sun strokes_, each all the way to the next sun: the mug is finished, the book drawn in one go, and the candle half done.
daydream-lesson-columns = 1 and 2. Columns are lines too, and each cloud belongs to its row and its column. So before you write, look down as well: a digit that comes twice spoils the line.
daydream-lesson-third-row = The third row next. The _1_ goes below the 2.
daydream-lesson-third-row-second = And the _2_ below the 4. No digit comes twice, in the row or in the column.
daydream-lesson-almost = 4 and 6. Write the _4_ between the two.
daydream-lesson-last = And the _6_ at the end: 1 4 2 6, all different. That makes four dot strokes.
daydream-lesson-bonus = Two strokes finished the candle, and the candle carries a _bonus mark_. Choose: one more stroke to the next sun, at once, or a leaf for later. Both are good. What do you like?
daydream-lesson-done = That is all there is to know. The game ends when your sky is full, or your shelf. Keep an eye on the columns, spend your leaves, and see how much you can draw. The rules are always behind the question mark.
