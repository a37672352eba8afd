# Goofspiel in English.

goofspiel = Goofspiel
    .help = All bid in secret for the same dream, each with the same stars. An example game: short to play, short to read.
game-kind-goofspiel = sealed bids
game-line-goofspiel = One dream, one star card each, all at once. Who wants it most?
game-also-goofspiel = other decks
home-credit-goofspiel = Goofspiel, an example to copy, is credited to Merrill Flood and in the public domain.

## Options

option-cards = Cards
    .help = How many dreams there are, and star cards in each hand.
option-cards-13 = 13
    .help = The long night: dreams and stars from 1 to 13.
option-cards-7 = 7
    .help = The short night: dreams and stars from 1 to 7.
option-ties = Ties
    .help = What becomes of a dream when the highest bid is made twice.
option-ties-carried = The dream waits
    .help = It is won together with the next one.
option-ties-lost = The dream is lost
    .help = Nobody gets it.
option-prizes = Dreams
    .help = In which order they come up.
option-prizes-shuffled = Shuffled
    .help = Nobody knows which one comes next.
option-prizes-descending = From the highest
    .help = The highest comes first, then down to 1: no luck at all.

## What you may do, and what happened

goofspiel-do-bid = Bid { $card } ★
goofspiel-turned = Round { $round }: the dream of { $dream } comes up.
goofspiel-showed = { $you ->
        [yes] You
       *[no] { $who }
    } showed { $card } ★.
goofspiel-won = { $you ->
        [yes] You
       *[no] { $who }
    } won the dream of { $dream }.
goofspiel-tied-waits = The highest bid was made twice: the dream waits for the next one.
goofspiel-tied-lost = The highest bid was made twice: nobody gets the dream.

## Scores and reasons

score-dreams-won = Dreams won
bot-goofspiel-whim = A whim: any card for { $stake } { $stake ->
        [one] point
       *[other] points
    }.
bot-goofspiel-fair = As many lower stars are left in this hand as lower dreams are to come: fair for { $stake } { $stake ->
        [one] point
       *[other] points
    }.

## Why not

goofspiel-nothing-up = No dream is up: bid when one comes.
goofspiel-has-bid = Your bid lies face down already. Take it back first to make another.
goofspiel-spent = The { $card } ★ is spent: each card is bid once.
goofspiel-cards = Goofspiel is played with 7 or 13 cards, not with { $cards }.
goofspiel-no-box = Goofspiel is played with nothing but numbers: there is no box of one’s own.
goofspiel-position-hands = Every hand holds as many cards as dreams are left, and one more while bids are due; none is spent twice.
goofspiel-position-bids = A bid lies face down only while others are due, and the last card is never asked for.
goofspiel-position-dreams = Every dream lies in one place: to come, at stake, or won.
