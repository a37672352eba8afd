# The rules of Daydream for reading, in our own words. Paragraphs are split by a blank line; _so_ is stressed; a paragraph
# whose first line begins with # is a question with its answer.

daydream-rules-goal = What it is about
    .text =
        Everybody has a sheet with a sky full of clouds and a shelf full of objects that are only dotted in.

        You write digits into your clouds. Lines of clouds with _different digits_ give you strokes, and with strokes you draw the objects on your shelf, one after the other.

        Once somebody has no blank cloud left, or has drawn the last object, the game is over. Whoever drew the most objects wins; some boards have other things that count as well.

daydream-rules-turn = A turn
    .text =
        Two dice are rolled for the whole table. Everybody uses the same two, each on their own sheet, all at the same time.

        Take them in the order you like. With each die you either _write it_ in a cloud or _let it go_ for a leaf. At most one of the two may be let go.

        The very first roll is special: it gives you your two _starting digits_. Write them in any two clouds, as they fell.

daydream-rules-writing = Where digits go
    .text =
        A die goes into a blank cloud that _touches_ one with a digit: above, below, left or right. Corners do not count.

        The digit you wrote a moment ago counts too, so two dice can walk two steps away.

        You may write a digit that its row or column has already. It is allowed, but that line will pay nothing.

daydream-rules-leaves = Leaves
    .text =
        A circled leaf is _ready_. Colour it, and one die goes up or down by one. You may use several on the same die, and anything from 0 to 9 can come of it. From 9 there is no way round to 0.

        To get a leaf, _let a die go_: instead of writing it, circle a blank leaf. It is ready at once, even for your other die.

        You may also let a die go when no leaf is blank; then you get nothing for it. Whoever plays alone grows a thorn each time.

daydream-rules-lines = Lines
    .text =
        A line is an unbroken run of at least two clouds, across or down. Every cloud can be part of two: its row and its column.

        When the last cloud of a line is filled, it pays at once, before you place your other die. What it pays depends on its digits.

        A digit comes twice: _nothing_. All are different: a _dot stroke_ for each cloud. All in order, each one more than the one before, or each one less: a _sun stroke_ for each cloud.

        At a fold of the board lines usually stop, although the clouds on both sides of it touch. Only from B to C and from E to F they run on.

daydream-rules-strokes = Strokes and objects
    .text =
        Every object has an outline of points, and every other point is a sun. You draw it point by point, from the first sun round to the first sun again.

        A _dot stroke_ goes to the next point, whether it is a sun or not.

        A _sun stroke_ goes on to the next sun. That is two points if you start on a sun, and one if you start between two.

        When an object is finished, the strokes that are left go on with the next: first the top planks of all shelves, from left to right, then the middle ones, then the lower ones.

daydream-rules-bonus = Bonus marks
    .text =
        Some objects carry a small mark with a sun and a leaf. Finish one, and you choose: _one more sun stroke_, or _one circled leaf_.

        The sun stroke is drawn at once, on the next object, before the rest of your strokes.

daydream-rules-constellation = Constellation
    .text =
        On boards with B and C a great figure of stars runs across the sky.

        Write a digit in a cloud _with a star_, and draw as many strokes of the figure as the digit says: a 6 six, a 0 none.

        Every star of the figure you come to or pass is a point. Strokes past its end are lost. The object strokes of your lines have nothing to do with it.

daydream-rules-notes = Notes
    .text =
        In Evening Melody notes hang between the clouds, and they like what lines don’t: _equal_ digits.

        A single note touches two clouds. Its head is yours if both digits are the same.

        A double note touches three or four. One head is yours if any two digits around it are the same, both if all of them are. Every head is a point.

daydream-rules-polaroids = Polaroids
    .text =
        When A and D lie side by side, six polaroids hang over the clouds. Each takes the digit of the star or moon in its column.

        _Winter Memories_: add up the digits under the stars and take away those under the moons. It may end below zero, and an empty polaroid is 0.

        _Summer Memories_: every different digit is a point. All of it counts twice if the six, from left to right, go up one by one, or down.

daydream-rules-garland = Garland
    .text =
        On boards with E and F a garland of moons hangs over the clouds. Whenever you write in a cloud _with a moon_, its digit goes to the next moon of the garland, from left to right.

        If it is the same digit as on the moon before, you win the points that hang between the two.

        So it matters in which order you fill those clouds.

daydream-rules-frames = Frames
    .text =
        In Dream in Colours many clouds stand in frames of three families: round, square and oval. Fill every cloud of a family, and it is complete.

        Whoever is first to complete a family wins the higher reward, whoever comes second the lower. All who manage it in the same turn get the same.

        Playing alone you race your own pencil: two objects on your shelf are marked with the rewards. The first stroke on such an object ends the rewards of its kind that you have not won.

daydream-rules-solo = Playing alone
    .text =
        Alone you play the same game with one more worry: every die you let go grows a _thorn_. At the end, every two thorns cost you an object.

        Your total falls into one of four bands, from a late riser’s to a perfect one. How high they lie depends on the board.

daydream-rules-end = The end
    .text =
        The game ends with the turn in which somebody fills their last cloud or draws their last object. Everybody plays that roll to its end.

        Count your objects, and add what the board adds. Highest total wins.

        If two are equal, the one whose object under way has more segments drawn is ahead. Whatever is still equal then is shared.

daydream-rules-views = The eight boards
    .text =
        The front of the board has the panels A, B and C, the back D, E and F. Folded, it shows some of them, and each way of folding is a game of its own.

        Begin with _Calm Morning_ or _Coffee Break_, where nothing but objects count. Then try one of the medium boards; the two large ones put everything together.

daydream-rules-rulings = Where the rulebook is silent
    .text =
        A few questions are left to the table. This is what we chose.

        # How are the starting digits written?
        One after the other in your own order, each fully resolved. They cannot be changed or let go. Clouds with a mark and full lines count already.

        # Does touching at a corner count?
        No: above, below, left and right only.

        # Do digits wrap from 9 to 0?
        No.

        # Can a leaf won with the first die change the second?
        Yes.

        # The first die fills my last cloud. What about the second?
        It is lost, without leaf or thorn. You may instead let one go first and use its leaf on the other.

        # My last object is done after the first die. What about the second?
        It is still written or let go.

        # Must I draw all the strokes of a line?
        Yes, and a line in perfect order is always drawn with suns.

        # May a dot stroke end on a sun?
        Yes, a sun is a point as well.

        # What becomes of strokes that are left when an object is finished?
        They go on to the next; after the last object they are lost.

        # When is a bonus stroke drawn?
        At once, on the next object, before the rest of the line’s strokes.

        # May I take the bonus leaf when none is blank?
        Yes, for nothing.

        # One digit fills a row and a column. Which comes first?
        You choose. We ask only where it makes a difference: lines of different kinds, while there are objects left.

        # What does a 0 draw in a cloud with a star? What of strokes past the end?
        Nothing; they are lost.

        # Do the stars of A and the moons of D feed constellation and garland?
        On the two large boards they do.

        # What is an empty polaroid worth?
        0 in winter, no digit in summer. Winter may end below zero.

        # In which order must the summer polaroids go up or down?
        From left to right, all six filled.

        # Two won the higher reward of a family together. What does the next one get?
        The lower.

        # When are frames won?
        With others at the end of the turn. Alone as soon as the last cloud is written, before the lines it completes.

        # Does a bonus stroke count as beginning an object that ends rewards?
        Yes.

        # Somebody is finished. What about the others?
        Everyone plays the roll to its end.

        # How is a tie broken?
        By the segments of the object under way. The rulebook counts strokes; we count segments, so that sun strokes, which are longer, are no drawback. What is then still equal is shared.

        # Can thorns push the score below zero?
        They take objects only, never more than you have.

## What the drawings of the rules show

daydream-fig-sheet = A sky of clouds with some digits in it, and a shelf with one object drawn, one under way and one only dotted.
daydream-fig-roll = The roll: { $low } and { $high }
daydream-fig-write = write it
daydream-fig-let-go = let it go
daydream-fig-or = or
daydream-fig-may = touches a digit: yes
daydream-fig-may-not = only a corner, or nothing: no
daydream-fig-adjacency = A small sky. Clouds above, below, left and right of a digit glow; those at its corners do not.
daydream-fig-leaf-change = Two leaves make a { $die } a { $digit }.
daydream-fig-leaf-blank = blank
daydream-fig-leaf-ready = ready
daydream-fig-leaf-used = used up
daydream-fig-leaves-box = Calm Morning has { $all } leaves; { $circled } of them are ready from the start.
daydream-fig-struck = twice { $digit }: nothing
daydream-fig-dots = all different: { $strokes } dot strokes
daydream-fig-suns = one by one: { $strokes } sun strokes
daydream-fig-line = The digits { $digits }.
daydream-fig-object = { $object }: { $segments } of { $of } drawn.
daydream-fig-dot-strokes = { $strokes } dot strokes
daydream-fig-sun-strokes = { $strokes } sun strokes
daydream-fig-bonus-sun = one more sun stroke
daydream-fig-bonus-leaf = a circled leaf
daydream-fig-starred = A { $digit } in a cloud with a star draws { $digit } strokes.
daydream-fig-constellation = The constellation has { $strokes } strokes and { $stars } stars; they lie closer towards its end.
daydream-fig-heads = { $heads ->
        [0] no head
        [one] one head
       *[other] { $heads } heads
    }
daydream-fig-winter = Winter: { $sum } = { $points }
daydream-fig-summer = Summer: { $kinds } different digits = { $points }
daydream-fig-summer-order = In order: { $kinds } × 2 = { $points }
daydream-fig-garland = The same digit twice running: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
daydream-fig-garland-track = A garland with the digits { $digits }.
daydream-fig-frames-first = first: { $points }
daydream-fig-frames-second = second: { $points }
daydream-fig-frames-barred = Alone: the first stroke on { $object } ends the { $points }s not yet won.
daydream-fig-thorns = Two thorns cost an object.
daydream-fig-bands = The bands of Calm Morning
daydream-fig-band-from = from { $points }
daydream-fig-band-to = below { $points }
daydream-fig-box = { $clouds } clouds, { $lines } lines, { $objects } objects, { $leaves } leaves. Alone, the top band begins at { $top }.
daydream-fig-unknown = The figures of the box are shown once the server can be reached.
daydream-fig-end-full = the last cloud
daydream-fig-end-drawn = the last object
