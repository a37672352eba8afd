# The rules of Goofspiel for reading. Paragraphs are split by a blank line; _so_ is stressed.

goofspiel-rules-goal = What it is about
    .text =
        Dreams come up one after the other, each worth as many points as its number. Everybody bids _stars_ for each of them, in secret and all at once.

        Everybody has the same stars, and each card is bid only once. So every dream you pay much for leaves you less for the others.

goofspiel-rules-dreams = Dreams
    .text =
        There are thirteen dreams, from 1 to 13, or seven in the short game. They come up _shuffled_, or by choice from the highest down.

        Those that are still to come can always be seen, only not which one is next.

goofspiel-rules-bids = Bids
    .text =
        Your hand has one card of each number, as many as there are dreams. For the dream that is up everybody lays _one card face down_.

        When all have bid, all cards are shown. The highest wins the dream. _All_ of them are spent, whoever won.

        What somebody has left can always be seen: it is what they have not spent.

goofspiel-rules-ties = Ties
    .text =
        When the highest bid is made twice, nobody wins. The dream _waits_: it is won together with the next one.

        By choice it is _lost_ instead. After the last dream of a game nothing waits: what is tied for then is lost, too.

goofspiel-rules-end = The end
    .text =
        With one card left there is nothing to choose, so the last card of each hand is bid by itself.

        Then everybody adds up their dreams. Most points win; who has the same shares the win.
