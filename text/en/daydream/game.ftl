# Daydream in English. Rules, names and verdicts are in our own words.

daydream = Daydream
    .help = Everyone writes the same two dice into their own clouds and draws objects for lines of different digits.
game-kind-daydream = roll and draw
game-line-daydream = Fill the clouds with numbers and draw what you dream of.
game-also-daydream = other boards
home-credit-daydream = Daydream is by Anthony Perone and Benoît Turpin, illustrated by Memé Candia, published by Disto studio.

## Views

option-view = View
    .help = How the board is folded. Each view is a game of its own.
option-view-A = Calm Morning
    .help = Easy. One small grid, nothing but objects: the one to begin with.
option-view-D = Coffee Break
    .help = Easy. A slightly trickier grid, nothing but objects.
option-view-BC = Under the Stars
    .help = Medium. High digits in starred clouds climb the constellation.
option-view-EF = Reach for the Moon
    .help = Medium. Equal digits in clouds with a moon, one after the other, link the garland.
option-view-AD = Winter Memories
    .help = Medium. Polaroids: high digits under the stars, low ones under the moons.
option-view-DA = Summer Memories
    .help = Medium. Polaroids: six different digits, in order if you dare.
option-view-ABC = Evening Melody
    .help = Hard. The constellation, and notes that want equal digits around them.
option-view-DEF = Dream in Colours
    .help = Hard. The garland, and frames that reward whoever fills them first.

## What you may do

daydream-do-write = Write the { $die }
daydream-do-change = Make the { $die } a { $digit } ({ $leaves ->
        [one] 1 leaf
       *[other] { $leaves } leaves
    })
daydream-do-in-cloud = { $cloud }
daydream-do-forgo = Let the { $die } go, circle a leaf
daydream-do-forgo-alone = Let the { $die } go, circle a leaf (and grow a thorn)
daydream-do-first = { $line } first ({ $strokes } { $outcome })
daydream-do-bonus-sun = One more stroke, to the next sun
daydream-do-bonus-leaf = Circle a leaf

## What happened

daydream-rolled-start = The starting digits: { $low } and { $high }.
daydream-rolled = Turn { $turn }: { $low } and { $high }.
daydream-coloured = { $you ->
        [yes] You
       *[no] { $who }
    } coloured { $leaves ->
        [one] a leaf
       *[other] { $leaves } leaves
    }: the { $die } is a { $digit }.
daydream-wrote = { $you ->
        [yes] You
       *[no] { $who }
    } wrote { $digit } in { $cloud }.
daydream-forwent = { $you ->
        [yes] You
       *[no] { $who }
    } let a { $die } go and circled a leaf.
daydream-forwent-no-leaf = { $you ->
        [yes] You
       *[no] { $who }
    } let a { $die } go; no leaf was left to circle.
daydream-forwent-thorn = { $you ->
        [yes] You
       *[no] { $who }
    } let a { $die } go, circled a leaf and grew a thorn.
daydream-forwent-thorn-no-leaf = { $you ->
        [yes] You
       *[no] { $who }
    } let a { $die } go and grew a thorn; no leaf was left to circle.
daydream-lost = { $you ->
        [yes] Your
       *[no] { $who }'s
    } grid is full: the { $die } is lost.
daydream-constellation = { $you ->
        [yes] You
       *[no] { $who }
    } drew { $strokes ->
        [one] 1 stroke
       *[other] { $strokes } strokes
    } of the constellation.
daydream-constellation-stars = { $you ->
        [yes] You
       *[no] { $who }
    } drew { $strokes ->
        [one] 1 stroke
       *[other] { $strokes } strokes
    } of the constellation and reached { $stars ->
        [one] a star
       *[other] { $stars } stars
    }.
daydream-polaroid = Polaroid { $polaroid } of { $you ->
        [yes] yours
       *[no] { $who }
    } shows { $digit }.
daydream-moon = { $you ->
        [yes] You
       *[no] { $who }
    } hung a { $digit } on moon { $moon } of the garland.
daydream-moon-linked = { $you ->
        [yes] You
       *[no] { $who }
    } hung a { $digit } on moon { $moon } like the one before: { $reward ->
        [one] 1 point
       *[other] { $reward } points
    }.
daydream-note = { $you ->
        [yes] You
       *[no] { $who }
    } coloured { $heads ->
        [one] the head of a note
       *[other] { $heads } heads of a note
    }.
daydream-line-struck = { $line }: a digit repeats. Nothing for { $you ->
        [yes] you
       *[no] { $who }
    } ({ $strokes } clouds).
daydream-line-dot = { $line }: all different. { $strokes } dot strokes for { $you ->
        [yes] you
       *[no] { $who }
    }.
daydream-line-sun = { $line }: in perfect order! { $strokes } sun strokes for { $you ->
        [yes] you
       *[no] { $who }
    }.
daydream-finished = { $you ->
        [yes] You
       *[no] { $who }
    } finished { $object }.
daydream-took-sun = { $you ->
        [yes] You
       *[no] { $who }
    } took one more stroke, to the next sun.
daydream-took-leaf = { $you ->
        [yes] You
       *[no] { $who }
    } took a leaf.
daydream-took-no-sun = { $you ->
        [yes] You
       *[no] { $who }
    } chose one more stroke; there was nothing left to draw.
daydream-took-no-leaf = { $you ->
        [yes] You
       *[no] { $who }
    } chose a leaf; there was none left to circle.
daydream-frame = { $you ->
        [yes] You
       *[no] { $who }
    } filled { $family }: { $points } points.
daydream-barred = The rewards of { $points } not yet won by { $you ->
        [yes] you
       *[no] { $who }
    } are gone.
daydream-ended-full = { $you ->
        [yes] You
       *[no] { $who }
    } filled the grid: the game is over.
daydream-ended-drawn = { $you ->
        [yes] You
       *[no] { $who }
    } drew every object: the game is over.

## Parts of the board

daydream-row = Row { $from }–{ $to }
daydream-column = Column { $from }–{ $to }
daydream-struck = nothing
daydream-dot = dot strokes
daydream-sun = sun strokes
daydream-frames-round = the round frames
daydream-frames-square = the square frames
daydream-frames-oval = the oval frames

## Why not

daydream-done = You have nothing left to decide this turn.
daydream-bonus-first = You finished an object with a bonus: choose the stroke or the leaf first.
daydream-order-first = Two lines are complete: choose which one to draw first.
daydream-no-bonus = There is no bonus to choose now.
daydream-no-order = There are no lines to put in order now.
daydream-no-such-die = You have no { $die } left to place.
daydream-start-forgo = The starting digits are both written: none can be let go.
daydream-start-leaf = The starting digits are written as they fell: no leaves yet.
daydream-forgone-already = You let a die go this turn already: this one must be placed.
daydream-no-such-cloud = There is no cloud at { $cloud } in this view.
daydream-cloud-written = { $cloud } has a digit already.
daydream-not-adjacent = { $cloud } touches no written cloud: a die goes next to one, above, below, left or right.
daydream-too-few-leaves = Making the { $die } a { $digit } takes { $leaves ->
        [one] 1 leaf
       *[other] { $leaves } leaves
    }; you have { $ready } ready.

## Scores

score-objects = Objects
score-thorns = Thorns
score-stars = Stars
score-heads = Notes
score-polaroids = Polaroids
score-garland = Garland
score-frames = Frames

## Solo bands

band-A-0 = Still in Pyjamas
    .verdict = The morning went by without you. Tomorrow is another one.
band-A-1 = Slow Start
    .verdict = The kettle sings, the shelf fills up. A good beginning.
band-A-2 = Bright and Early
    .verdict = Unhurried and nearly flawless. The day is yours.
band-A-3 = Perfect Calm
    .verdict = Not a ripple on the water. Mornings don't come better.
band-D-0 = Gone Cold
    .verdict = You dreamt so long that the cup is cold.
band-D-1 = Short and Strong
    .verdict = A quick one at the counter. It woke you up.
band-D-2 = Cream on Top
    .verdict = Smooth, rich, and a biscuit on the side.
band-D-3 = The Whole Menu
    .verdict = Everything with everything, please. Nobody takes a break like you.
band-BC-0 = Not a Star
    .verdict = They are up there, people say. Behind all that grey.
band-BC-1 = Mild Evening
    .verdict = A few lights in the sky, and a blanket. Pleasant.
band-BC-2 = Glittering Night
    .verdict = The sky opened for you. You could read by it.
band-BC-3 = Wish Granted
    .verdict = You saw it fall, and it fell for you.
band-EF-0 = Head in the Clouds
    .verdict = The moon stayed where it was. So did you.
band-EF-1 = Silver Light
    .verdict = It shines on your windowsill tonight.
band-EF-2 = Lift-off
    .verdict = The ground is far below. Keep climbing.
band-EF-3 = Moon in Hand
    .verdict = You reached up, and it let itself be taken.
band-AD-0 = Snowed Out
    .verdict = All white. Perhaps the lens cap was on.
band-AD-1 = By the Fire
    .verdict = A few good pictures, and cocoa.
band-AD-2 = Frozen Moments
    .verdict = You were there at the right second, again and again.
band-AD-3 = Never to Melt
    .verdict = This winter will be told for years.
band-DA-0 = Overexposed
    .verdict = Too much sun in every picture.
band-DA-1 = Holiday Snaps
    .verdict = Sand in the camera, smiles in the album.
band-DA-2 = Golden Hour
    .verdict = The light was right, and so were you.
band-DA-3 = Endless Summer
    .verdict = Every picture a postcard. Keep them all.
band-ABC-0 = Tuning Up
    .verdict = The orchestra is still looking for its notes.
band-ABC-1 = In Tune
    .verdict = Somebody at the window hums along.
band-ABC-2 = Soloist
    .verdict = The street went quiet to listen.
band-ABC-3 = Music of the Spheres
    .verdict = Even the stars keep your time.
band-DEF-0 = Blank Canvas
    .verdict = White on white. Bold, in its way.
band-DEF-1 = First Strokes
    .verdict = The colours begin to find each other.
band-DEF-2 = Own Exhibition
    .verdict = People stop in front of every frame.
band-DEF-3 = Museum Piece
    .verdict = They will build the museum around it.

## Objects

object-mug = the mug
object-book = the book
object-candle = the candle
object-clock = the alarm clock
object-cactus = the cactus
object-camera = the camera
object-lamp = the lamp
object-tin = the biscuit tin
object-vase = the vase
object-bowl = the fruit bowl
object-radio = the radio
object-album = the photo album
object-teapot = the teapot
object-cat = the cat
object-monstera = the monstera
object-espresso = the espresso cup
object-cookie = the cookie
object-sugar = the sugar bowl
object-spoon = the spoon
object-jam = the jam jar
object-muffin = the muffin
object-moka = the moka pot
object-dipper = the honey dipper
object-tray = the tray
object-cake = the cake
object-grinder = the coffee grinder
object-hat = the hat
object-newspaper = the newspaper
object-umbrella = the umbrella
object-glasses = the glasses
object-teddy = the teddy bear
object-bell = the bell
object-cup = the cup
object-star = the paper star
object-ukulele = the ukulele
object-seashell = the seashell
object-drum = the drum
object-musicbox = the music box
object-cassette = the cassette
object-owl = the owl
object-kite = the kite
object-piano = the piano
object-vinyl = the record
object-comet = the comet
object-headphones = the headphones
object-globe = the globe
object-violin = the violin
object-planet = the planet
object-telescope = the telescope
object-pencil = the pencil
object-brush = the brush
object-palette = the palette
object-snowglobe = the snow globe
object-spool = the spool
object-clover = the clover
object-boat = the boat
object-balloon = the balloon
object-key = the key
object-bowtie = the bow tie
object-lantern = the lantern
object-shell = the shell
object-crown = the crown
object-robot = the robot
object-dice = the dice
object-castle = the castle
object-mask = the mask
object-rainbow = the rainbow

## What is wrong with a file of components

components-object-twice = panel { $on }: the object { $object } is on the shelf of panel { $panel } already
components-grid-size = panel { $on }: the grid needs 5 rows of { $columns } places
components-wrong-side = panel { $on }: stars belong on A, B and C, moons on D, E and F
components-leaves = panel { $on }: more leaves are circled than there are
components-polaroids = panel { $on }: A and D have three polaroids, in rising columns, each with one star or moon in its column; the others have none
components-shelf = panel { $on }: A, C, D and F have a shelf of three planks, each with 1 to { $most } objects; B and E have none
components-constellation = the stars must come after rising strokes, the last at most at the end
components-garland = a garland has at most { $most } moons and one link less than moons
components-note-size = the note { $note }: a note hangs between two, three or four different clouds
components-note-gap = the note { $note }: every spot must be a cloud of A, B or C
components-frame-gap = every spot of a family of frames must be a cloud of D, E or F, and there must be one
components-frame-twice = a cloud can belong to one family of frames only
components-rewards = the first reward must be higher than the second, and the second more than nothing
components-barred-by = there is no object { $object } on the shelves of D and F
components-bands = the bands must begin above 0 and rise
components-not-connected = panel { $on }: in view { $view } the clouds fall apart, so that some could never be reached
components-moons = view { $view } has more clouds with a moon than the garland has moons
components-counts = the file says { $said }, but its figures come to { $are }

## What is wrong with a position

position-seats = There are { $sheets } sheets for { $seats } players.
position-not-blank = Before the first roll every sheet is blank, with its leaves as printed.
position-turn = A game cannot last { $turn } turns.
position-roll = After the first turn there must be a roll.
position-frames = The sheet of { $who } has a frame reward without the family being filled.
position-clouds = The sheet of { $who } has a digit where there is no cloud.
position-spread = The sheet of { $who } has digits in more than two places: they spread from two starting clouds.
position-starting-digits = The sheet of { $who } has starting digits that were not rolled.
position-dice = The dice that { $who } still has do not fit the roll or the grid.
position-count = The sheet of { $who } has too many or too few digits for this turn.
position-thorns = The thorns of { $who } are not as many as the dice let go.
position-leaves = The sheet of { $who } has leaves that cannot have been circled.
position-drawing = The shelf of { $who } has no such point.
position-bonus = { $who } cannot have a bonus to choose: no object with a bonus mark was just finished.
position-strokes = { $who } cannot have these strokes left to draw.
position-lines = { $who } cannot have these lines left to draw.
position-drawn = The shelf of { $who } is not what the completed lines allow.
position-garland = The garland of { $who } does not have the digits of the clouds with a moon.
position-rewards = The frame rewards are not taken in order, or one is not taken that should be.
