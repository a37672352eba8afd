# What the terminal and the reports say of Goofspiel beyond what the game itself says, in English.

goofspiel-title = Goofspiel · { $cards } cards
play-welcome-goofspiel = A dream comes up, and everybody lays a card face down for it. The most stars win it; then the cards are gone. Type bid 5, or the number of a choice.
play-prompt-where-goofspiel = Which one? (a number, or u to choose again) >
play-prompt-where-only-goofspiel = Which one? (a number) >
play-where-goofspiel = { $what }: which one?
play-in-goofspiel = {": "}
report-kind-goofspiel = Dreams

goofspiel-table-left = Dreams to come
goofspiel-table-stake = At stake
goofspiel-table-hand = Your stars
goofspiel-table-won = Dreams won
goofspiel-glance = { $points ->
        [one] 1 point
       *[other] { $points } points
    }, has { $hand }
goofspiel-glance-sealed = { $points ->
        [one] 1 point
       *[other] { $points } points
    }, has bid one of { $hand }
goofspiel-ask = How many stars for { $stake ->
        [one] 1 point
       *[other] { $stake } points
    }?
goofspiel-example = In words: bid { $card }.
goofspiel-topics = There is help on: dreams, stars, ties.
goofspiel-help-dreams = The dreams are numbered from 1, each is there once, and its number is its points.
    .typed = dream, dreams, prize, prizes
goofspiel-help-stars = Everybody has the same cards and bids each of them once. What others still hold can be seen; which of it they bid cannot, before all have.
    .typed = star, stars, card, cards, bid, bids, hand
goofspiel-help-ties = When the highest bid is made twice nobody wins. The dream waits for the next one, or is lost: that is chosen before the game.
    .typed = tie, ties

play-rules-goofspiel-goal = GOAL: Win dreams worth the most points together.
play-rules-goofspiel-bid = BIDS: For each dream everybody lays a star card face down. All are shown at once, the highest wins, and all of them are spent.
play-rules-goofspiel-shuffled = DREAMS: They come up in any order, each once.
play-rules-goofspiel-descending = DREAMS: They come up from the highest to the lowest.
play-rules-goofspiel-carried = TIES: When the highest bid is made twice the dream waits and is won with the next one. Behind the last one it is lost.
play-rules-goofspiel-lost = TIES: When the highest bid is made twice nobody gets the dream.
play-rules-goofspiel-end = END: After the last dream. The last card of each hand is bid by itself.

## What can be typed: words between commas; the words of every language are understood

goofspiel-type-bid = bid
