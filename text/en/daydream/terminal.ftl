# What the terminal says of Daydream beyond what the game itself says, in English.

daydream-title = Daydream · { $view }
play-welcome-daydream = Two dice fall; you write them into your clouds. A full line of different digits draws objects on your shelf, and every object is a point. A cloud that shows its name (b3) can be written in now.
play-prompt-where-daydream = Where? (b3, a number, or u to choose again) >
play-prompt-where-only-daydream = Where? (b3 or a number) >
play-where-daydream = { $what }: where?
play-in-daydream = , in{" "}

## Labels on the sheet

daydream-sheet-turn = turn { $turn }
daydream-sheet-starting = the starting digits
daydream-sheet-dice = dice
daydream-sheet-players = { $players } players
daydream-sheet-shelf = Shelf
daydream-sheet-drawn = { $drawn } of { $all } drawn
daydream-sheet-leaves = Leaves
daydream-sheet-leaves-ready = { $ready } ready
daydream-sheet-thorns = Thorns
daydream-sheet-cost = −{ $cost }
daydream-sheet-stars = Stars
daydream-sheet-next-star = { $strokes ->
        [one] next star in 1 stroke
       *[other] next star in { $strokes } strokes
    }
daydream-sheet-all-stars = every star is reached
daydream-sheet-garland = Garland
daydream-sheet-polaroids = Polaroids
daydream-sheet-notes = Notes
daydream-sheet-frames = Frames
daydream-sheet-score = Score
daydream-glance = { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $objects ->
        [one] 1 object
       *[other] { $objects } objects
    }, { $leaves ->
        [one] 1 leaf
       *[other] { $leaves } leaves
    }, { $clouds ->
        [one] 1 cloud left
       *[other] { $clouds } clouds left
    }

## What is to be decided

daydream-ask-start = To begin, write the { $low } and the { $high } in any two clouds.
daydream-ask-start-second = Now the { $die }, in any other cloud.
daydream-ask-both = Place the { $low } and the { $high } next to what is written, in either order. One may be let go.
daydream-ask-double = Place { $low } twice, next to what is written. One { $high } may be let go.
daydream-ask-last = Now the { $die }: place it, or let it go.
daydream-ask-must = Now the { $die }: it must be placed.
daydream-ask-bonus = You finished an object with a bonus. What will it be?
daydream-ask-bonus-left = You finished an object with a bonus. What will it be? ({ $strokes ->
        [one] 1 more stroke of the line follows.
       *[other] { $strokes } more strokes of the line follow.
    })
daydream-ask-order = Two lines are full. Which one is drawn first?
daydream-typed-example = All at once works too: { $die } { $cloud } writes a { $die } in { $cloud }; forgo { $die } lets it go.
daydream-typed-number = Type the number of your choice.
daydream-typed-no-digit = What shall be written in { $cloud }? Type both, for example: { $die } { $cloud }
daydream-typed-forgo = Which die shall go? Type it, for example: forgo 4
daydream-topics = Help on: cloud, dice, line, dot, sun, object, bonus, leaf, forgo, thorn, star, moon, constellation, garland, polaroid, note, frame, score, or any cloud (b3).

## What a choice would bring

daydream-effect-and = {"; "}
daydream-effect-dot = { $line } all different: { $strokes } dot strokes
daydream-effect-sun = { $line } in perfect order: { $strokes } sun strokes
daydream-effect-struck = { $line } full with a repeat: nothing
daydream-effect-spoilt = { $line } gets a second { $digit }: it will bring nothing
daydream-effect-finishes = finishes { $object }
daydream-effect-finishes-bonus = finishes { $object } with a bonus
daydream-effect-left = { $strokes ->
        [one] 1 stroke follows it
       *[other] { $strokes } strokes follow it
    }
daydream-effect-draws = { $object } reaches { $drawn } of { $all }
daydream-effect-order = you choose which line first
daydream-effect-strokes = ★ { $strokes } constellation strokes
daydream-effect-stars = ★ { $strokes } constellation strokes reach { $stars ->
        [one] a star
       *[other] { $stars } stars
    }
daydream-effect-moon = ☾ hangs a { $digit } on the garland
daydream-effect-linked = ☾ a { $digit } like the one before: { $reward ->
        [one] 1 point
       *[other] { $reward } points
    }
daydream-effect-polaroid = a { $digit } on a polaroid
daydream-effect-polaroid-star = polaroid: +{ $digit }
daydream-effect-polaroid-moon = polaroid: −{ $digit }
daydream-effect-note = ♪ colours { $heads ->
        [one] a head
       *[other] { $heads } heads
    }
daydream-effect-frame = fills { $family }: { $points } points
daydream-effect-frame-filled = fills { $family }
daydream-effect-barred = closes the frame rewards of { $points }
daydream-effect-ends = ends the game

## Help on marks

daydream-help-cloud = Clouds hold one digit each, 0 to 9. A die goes into a blank cloud above, below, left or right of a written one; those show their name (b3). A dot · is a blank cloud out of reach. The two starting digits may go anywhere.
    .typed = cloud, clouds, grid, ·
daydream-help-dice = Two dice are rolled each turn, the same for everyone. Place both, in either order, or let one of them go. Leaves change a die by 1 each.
    .typed = dice, die, roll
daydream-help-line = A line is an unbroken run of clouds in a row or a column; a thick border ends it too. Its icons stand at its right or lower end: ●☀ open, ●✓ won with dots, ☀✓ won with suns, ✗✗ struck out. Where a row or column has several lines, a small number or letter says where each ends. When its last cloud is written: any digit twice, nothing; all different, dot strokes; each one up (or each one down) from the last, sun strokes. As many strokes as the line has clouds.
    .typed = line, lines, row, column, ✓, ✗, ✗✗
daydream-help-dot = ● A dot stroke draws one segment (▰) of the object under way. A full line of different digits gives as many as it has clouds.
    .typed = dot, dots, point, points, ●, ●✓
daydream-help-sun = ☀ A sun stroke goes to the next sun of the object: every other point is one, so it usually draws two segments. A line that steps by one all the way, such as 3 4 5 6 or 7 6 5, gives as many as it has clouds.
    .typed = sun, suns, ☀, ☀✓
daydream-help-object = Objects are drawn one after the other, plank by plank. ✓ is finished, ▸ is under way with its segments ▰ drawn and ▱ to draw, a number says how many segments a later one has. Each finished object is a point. Strokes left over go on to the next.
    .typed = object, objects, shelf, ▸, ▰, ▱
daydream-help-bonus = + An object with a plus gives a bonus when finished: one more sun stroke, or one more leaf. You choose.
    .typed = bonus, +
daydream-help-leaf = Leaves change dice. ♣ is ready, ♧ is blank, ✗ is used up. Each ready leaf you spend makes a die one more or one less, between 0 and 9. Letting a die go makes a blank leaf ready, and so can a bonus.
    .typed = leaf, leaves, ♣, ♧
daydream-help-forgo = Once a turn you may let a die go instead of placing it: a blank leaf becomes ready. Alone, it also grows a thorn. Type: forgo 4
    .typed = forgo, forego
daydream-help-thorn = ▲ Alone, every die let go grows a thorn. Two thorns cost a point at the end.
    .typed = thorn, thorns, ▲
daydream-help-star = ★ A cloud with a star. With a constellation its digit draws that many strokes there. In Winter and Summer Memories it fills a polaroid. In Calm Morning it is only a pretty star.
    .typed = star, stars, ★
daydream-help-moon = ☾ A cloud with a moon. With a garland its digit is hung there. In Winter and Summer Memories it fills a polaroid. In Coffee Break it is only a moon.
    .typed = moon, moons, ☾
daydream-help-constellation = A digit in a starred cloud draws that many strokes of the constellation. Each star reached or passed, ☆ then ★, is a point. The stars lie closer and closer together.
    .typed = constellation, ☆
daydream-help-garland = Each digit written in a cloud with a moon is hung on the next moon of the garland. If it equals the one before, the number between them is won in points (═2═); if not, it is lost (✗).
    .typed = garland
daydream-help-polaroid = Six polaroids show the digits of six starred or mooned clouds. Winter Memories: digits of stars count for you, those of moons against you. Summer Memories: a point for each different digit, double if all six step up, or down, by one from left to right.
    .typed = polaroid, polaroids
daydream-help-note = ♪ A note hangs between the clouds listed with it. One head: coloured when both digits are equal. Two heads: one when any two are equal, both when all are. Each coloured head ● is a point.
    .typed = note, notes, head, heads, ♪
daydream-help-frame = Frames mark families of clouds: ○ round, □ square, ◊ oval. Whoever fills a whole family wins its highest reward left, 5 and then 2. Alone, drawing the clover closes the 5s and drawing the bow tie the 2s.
    .typed = frame, frames, ○, □, ◊
daydream-help-score = The game ends when somebody has filled the grid or drawn every object; the roll is finished first. Each object is a point, and the extras of the view count too. Alone, every two thorns cost a point, and this view's bands begin at { $second }, { $third } and { $top }.
    .typed = score, scores, points-total, band, bands, end
daydream-help-cloud-written = { $cloud } holds a { $digit }.
daydream-help-cloud-open = { $cloud } is blank and can be written in now.
daydream-help-cloud-blank = { $cloud } is blank, and out of reach for now.
daydream-help-cloud-star = It has a star ★.
daydream-help-cloud-moon = It has a moon ☾.
daydream-help-cloud-note = A note ♪ hangs between { $clouds }.
daydream-help-cloud-frame = It belongs to { $family }.
daydream-help-line-open = { $line }: { $digits }. { $blank } to go; all different so far, for { $strokes } strokes.
daydream-help-line-spoilt = { $line }: { $digits }. A digit repeats: it will bring nothing.
daydream-help-line-dot = { $line }: { $digits }. Won with { $strokes } dot strokes.
daydream-help-line-sun = { $line }: { $digits }. Won with { $strokes } sun strokes.
daydream-help-line-struck = { $line }: { $digits }. Struck out.

## The rules

play-rules-daydream-goal = GOAL: Draw objects on your shelf by filling lines of clouds with different digits.
play-rules-daydream-turn = TURN: Everyone uses the same two dice. The first roll goes into any two clouds. After that each die goes into a blank cloud next to a written one (above, below, left, right), in either order. Once a turn a die may be let go instead.
play-rules-daydream-lines = LINES: When the last cloud of a row or column is written: a digit twice, nothing (✗✗). All different: dot strokes (●✓). Stepping by one all the way up or down: sun strokes (☀✓). As many strokes as the line has clouds; if two lines fill at once you choose the order.
play-rules-daydream-draw = DRAWING: A dot stroke draws one segment, a sun stroke goes to the next sun: two segments, or one from an odd point. A finished object (✓) lets the rest go on to the next. An object with a plus gives one more sun stroke or one leaf.
play-rules-daydream-leaves = LEAVES: A ready leaf (♣) makes a die one more or one less; spend as many as you like, between 0 and 9. Letting a die go makes a blank leaf (♧) ready.
play-rules-daydream-leaves-alone = LEAVES: A ready leaf (♣) makes a die one more or one less; spend as many as you like, between 0 and 9. Letting a die go makes a blank leaf (♧) ready, but grows a thorn (▲): two thorns cost a point.
play-rules-daydream-constellation = STARS: A digit in a starred cloud (★) draws that many strokes of the constellation; each star reached is a point.
play-rules-daydream-garland = GARLAND: A digit in a cloud with a moon (☾) is hung on the next moon of the garland; if it equals the one before, the number between them is won.
play-rules-daydream-winter = POLAROIDS: The digits under the stars count for you, those under the moons against you.
play-rules-daydream-summer = POLAROIDS: Each different digit on the six polaroids is a point; double if all six step up, or down, by one from left to right.
play-rules-daydream-notes = NOTES: A note with one head: a point if its two clouds are equal. With two heads: a point if any two are equal, two if all are.
play-rules-daydream-frames = FRAMES: Whoever fills all clouds of a family (○ □ ◊) first wins 5 points, the next to do so in a later turn 2. Those who do it in the same turn all win the same.
play-rules-daydream-frames-alone = FRAMES: Fill all clouds of a family (○ □ ◊) for 5 points, as long as the clover is not begun; then for 2, as long as the bow tie is not.
play-rules-daydream-end = END: When somebody has filled the grid or drawn every object, everyone finishes the roll. Most points win; a tie goes to whoever has drawn more of the object under way.
play-rules-daydream-end-alone = END: When the grid is full or every object is drawn. From { $second }, { $third } and { $top } points the verdict gets kinder.

## What can be typed: words between commas, without what a terminal draws; the words of every language are understood

daydream-type-forgo = forgo, forego, f, let
daydream-type-sun = sun, stroke
daydream-type-leaf = leaf
daydream-type-row = row
daydream-type-column = column

# What an object has before its name in a sentence, and not as a label.
daydream-shelf-articles = the
