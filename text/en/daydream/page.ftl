# Daydream's board in English.

## The sheet

dd-sheet-own = Your sheet
dd-sheet-of = { $name }'s sheet
dd-sky = Clouds
dd-extras = What hangs over the clouds
dd-notes = Notes
dd-shelf-own = Your shelf
dd-shelf-of = { $name }'s shelf
dd-drawn = { $drawn } of { $all } drawn
dd-point = point
dd-points = points
dd-score = { $points ->
        [one] 1 point so far
       *[other] { $points } points so far
    }
dd-glance = { $name }: { $written } of { $clouds } clouds written, { $drawn } of { $all } objects drawn

## Clouds and lines, as they are read aloud

dd-cloud-written = { $digit }
dd-cloud-legal = empty, legal, writes { $digit }
dd-cloud-blank = empty
dd-star = star
dd-moon = moon
dd-framed-round = round frame
dd-framed-square = square frame
dd-framed-oval = oval frame
dd-line-open = { $strokes } clouds, not full
dd-line-dot = { $strokes } dot strokes won
dd-line-sun = { $strokes } sun strokes won
dd-line-struck = full, nothing won for its { $strokes } clouds
dd-object-is = { $object }: { $drawn } of { $all } segments{ $bonus ->
        [yes] , with a bonus
       *[no] { "" }
    }
dd-constellation-is = Constellation: { $drawn } of { $all } strokes, { $stars } stars
dd-note-is = Note at { $clouds }: { $coloured } of { $heads } heads
dd-polaroid-empty = Polaroid { $number }: empty, waits for { $cloud }
dd-polaroid-is = Polaroid { $number }: { $digit }
dd-garland-is = Garland: { $digits }
dd-frames-are = { $family }: { $filled } of { $all } clouds, { $won } points
dd-leaves-are = Leaves: { $ready } ready, { $coloured } used, { $all } in all
dd-thorns-are = Thorns: { $thorns }

## The dock

dd-dock = Dice and leaves
dd-dice = Dice
dd-before = The dice come in a moment.
dd-digit = Writes { $digit }
dd-minus = One less
dd-plus = One more
dd-die-choose = Use the { $die } first
dd-die-used = { $die }, used
dd-or = Or the { $die }
dd-then-same = Then this one
dd-leaves = { $ready ->
        [0] No leaf is ready
        [one] 1 leaf ready: +1 or −1
       *[other] { $ready } leaves ready: each +1 or −1
    }
dd-forgo = Let it go
    .name = Let the { $die } go
    .help = Let the chosen die go and circle a leaf instead. One die a turn at most.
    .alone = Let the chosen die go and circle a leaf instead; a thorn grows. One die a turn at most.
dd-first-ask = Which line first?
dd-first = { $line } first
dd-strokes-dot = { $strokes } dot strokes
dd-strokes-sun = { $strokes } sun strokes
dd-strokes-struck = nothing ({ $strokes } clouds)
dd-bonus-ask = Which bonus?
dd-bonus-sun = A sun stroke
    .what = On to the next sun, at once
dd-bonus-leaf = A leaf
    .what = Circle one; it is ready to use

## What the header says

dd-todo-start = The starting digits: write the { $low } and the { $high } in any two clouds.
dd-todo-start-last = Now the { $die }, in any cloud.
dd-todo-dice = Write the { $low } or the { $high } in a glowing cloud.
dd-todo-equal = Two { $die }s: write one in a glowing cloud.
dd-todo-die = Now the { $die }: write it in a glowing cloud, or let it go.
dd-todo-must = The { $die } must be written: choose a glowing cloud.
dd-todo-first = Two lines are full. Which one is drawn first?
dd-todo-bonus = Finished, with a bonus: a sun stroke or a leaf?
dd-moment = Turn { $turn } · { $low } and { $high }
dd-moment-start = Start · { $low } and { $high }

## What a move would do

dd-would-dot = { $line }: all different, { $strokes } dot strokes.
dd-would-sun = { $line }: in perfect order, { $strokes } sun strokes!
dd-would-struck = { $line }: a digit comes twice, nothing for its { $strokes } clouds.
dd-would-finish = Finishes { $objects }.
dd-would-finish-begin = Finishes { $objects } and begins { $next }.
dd-would-draw = Draws on { $object }.
dd-would-constellation = { $strokes ->
        [one] 1 stroke
       *[other] { $strokes } strokes
    } of the constellation{ $stars ->
        [0] .
        [one] , 1 star.
       *[other] , { $stars } stars.
    }
dd-would-moon = { $reward ->
        [0] Hangs a { $digit } on the garland.
        [one] Hangs a second { $digit } on the garland: 1 point.
       *[other] Hangs a second { $digit } on the garland: { $reward } points.
    }
dd-would-polaroid = Polaroid { $number } will show { $digit }.
dd-would-note = { $heads ->
        [one] Colours the head of a note.
       *[other] Colours { $heads } heads of notes.
    }
dd-would-frame = Fills { $family }: { $points } points.
dd-would-bonus = Then you choose a bonus.
dd-would-order = You choose which is drawn first.
dd-would-forgo = Circles a leaf.
dd-would-forgo-none = No leaf is blank: you get nothing.
dd-would-thorn = A thorn grows; every second one costs an object.

## What each piece is

dd-tell-cloud-legal = The { $digit } can go here. It completes no line yet.
dd-tell-cloud-written = { $cloud } counts for { $lines }.
dd-tell-cloud-alone = { $cloud } is part of no line, but its neighbours can be written from here.
dd-tell-cloud-blank = { $cloud } is blank. A die goes next to a written cloud: above, below, left or right.
dd-tell-star = A starred cloud: its digit is the number of strokes you draw on the constellation.
dd-tell-moon = A cloud with a moon: its digit goes to the next moon of the garland.
dd-tell-tied = Its digit appears on the polaroid it is tied to.
dd-tell-line-open = { $strokes } clouds. Full and all different: a dot stroke for each. In order, one by one: a sun stroke for each.
dd-tell-line-dot = all different, so { $strokes } dot strokes were drawn.
dd-tell-line-sun = in perfect order, so { $strokes } sun strokes were drawn.
dd-tell-line-struck = a digit comes twice among its { $strokes } clouds, so it won nothing.
dd-tell-object-done = { $object }: drawn, a point.
dd-tell-object-now = { $object } is being drawn: { $left } segments to go. A dot stroke goes one point on, a sun stroke to the next sun.
dd-tell-object-later = { $object } comes later ({ $left } segments): objects are drawn one after the other.
dd-tell-object-bonus = Finishing an object with this mark gives a sun stroke or a leaf, as you choose.
dd-tell-die = Two dice for the whole table; everyone writes both, in the order they like.
dd-tell-change = Each leaf you colour makes the die one more or one less, anything from 0 to 9.
dd-tell-leaves = Ringed leaves are ready. Colour one before you write and the die changes by one.
dd-tell-thorns = Playing alone, a thorn grows for every die you let go; every second one costs an object.
dd-tell-constellation = Digits in starred clouds draw its strokes. Every star you reach is a point.
dd-tell-note-single = One head: a point if the two digits beside it are equal.
dd-tell-note-double = Two heads: one if any two digits around it are equal, both if all are.
dd-tell-polaroid-winter = Winter: the digits under stars count, those under moons are taken away.
dd-tell-polaroid-summer = Summer: each different digit is a point; all count twice if the six go up, or down, one by one.
dd-tell-garland = Digits from clouds with a moon, in the order you wrote them. Two equal ones in a row win the reward between them.
dd-tell-frame = First to fill every cloud of this shape: { $first } points; second: { $second }.
dd-tell-frame-alone = Fill every cloud of this shape: { $first } points before you begin { $one }, { $second } before { $other }.
