# The guided first game of Goofspiel in English.

goof-lesson-welcome = A dream worth 6 points has come up. You and your partner both want it, and both have the same seven cards.
goof-lesson-sealed = Your partner has already bid. You will see what, once you have bid as well.
goof-lesson-first = Whoever bids most wins the dream, and both cards are spent. Bid your 5.
goof-lesson-won = 5 against 1: the dream is yours, and you have 6 points.
goof-lesson-cheap = The next dream is worth 1 point. It is not worth a good card: bid your 1.
goof-lesson-same = 1 against 2: the point went to your partner, and it cost you next to nothing. Now there are 5 points: bid your 3.
goof-lesson-waits = 3 against 3: nobody won. The dream of 5 waits, and the 7 has come up beside it: 12 points in one bid.
goof-lesson-both = This is what the best card is for: bid your 7.
goof-lesson-done = 18 points! You know all there is to know. Play on as you like: the last card of each hand is bid by itself.
