# Factory of Dreams on the page, in English.

## Who must do what

fd-todo-choose = Choose the three tools of the night.
fd-todo-connect = Lay a Thought in a flask, or use a tool.
fd-todo-connect-pass = Lay a Thought in a flask, use a tool, or pass.
fd-todo-word = Write the word of the Magic Feather’s card.
fd-todo-dream = { $left ->
        [one] One more dream to write, in secret.
       *[other] { $left } dreams to write, in secret.
    }
fd-todo-settle = Flask { $flask }: have those who match been put together?
fd-todo-vote = A proposal is put to the vote.
fd-moment-connecting = { $laid } of 15 Thoughts laid
fd-moment-creating = { $done } of { $count } have sealed their dreams
fd-moment-waking = Flask { $flask } of 5, { $points ->
        [one] 1 point
       *[other] { $points } points
    } so far
fd-does-passed = Has passed
fd-does-turn = Lays a Thought
fd-does-word = Writes a word
fd-does-wait = Waits
fd-does-writes = { $written } of { $count } written
fd-does-sealed = Dreams sealed
fd-does-looks = Compares
fd-does-settled = Finds the groups right
fd-does-proposed = Proposes something
fd-does-votes = Votes
fd-does-agree = Agrees
fd-does-disagree = Disagrees
fd-does-abstain = Leaves it to the others

## The night

fd-hall = The hall with its flasks
fd-theme = Tonight’s theme
fd-theme-coming = The theme is being drawn
fd-no-theme = No theme
    .text = Tonight every dream will do, as long as it ties the Thoughts of its flask together.
fd-either = Each dream fits one or the other.
fd-level-introductory = Introductory
fd-level-one = Level 1
fd-level-two = Level 2
fd-level-three = Level 3
fd-night = The night
fd-phase-connecting = Connecting Thoughts
fd-phase-creating = Creating dreams
fd-phase-waking = Waking up
fd-track = The factory: { $points ->
        [one] 1 point
       *[other] { $points } points
    } together
fd-track-target = The factory: { $points ->
        [one] 1 point
       *[other] { $points } points
    } together, { $target } pass the trial
fd-points-so-far = { $points ->
        [0] No points yet
        [one] 1 point so far
       *[other] { $points } points so far
    }
fd-points-target = { $points } of the { $target } that pass
fd-scoring = Dreams that match
fd-alike = { $count } alike
fd-tile-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
fd-tile-cards = its cards
fd-tile-more = { $points } + its cards

## Connecting Thoughts

fd-reserves = { $count } reserves of Thoughts
fd-flasks = Five flasks
fd-drawer = Reserve { $reserve }: { $thought }
fd-drawer-empty = Reserve { $reserve }: a card is being turned up
fd-flask = Flask { $flask }: { $thoughts }
fd-flask-empty = Flask { $flask }: empty
fd-takes = takes it
fd-blank = a blank card
fd-full = full
fd-empty = empty
fd-token-there = has a token
fd-all-alike = all alike
fd-tools = Tools
fd-tool-used = used
fd-tool-on = on flask { $flask }
    .short = flask { $flask }
fd-tool-does = { $tool }: { $help }
fd-tool-Doubt = Doubt
    .short = two dreams
    .help = Everybody may write two dreams for a flask; either can match.
fd-tool-Dust = Dust +1
    .short = one point more
    .help = One point more for a flask, if it scores at all.
fd-tool-Broom = Broom
    .short = new Thoughts
    .help = The top cards of all reserves go, and new ones come.
fd-tool-Upend = Upend
    .short = empty a flask
    .help = All cards of a flask go, and it is filled anew.
fd-tool-Feather = Feather
    .short = your own word
    .help = Write a card yourself, with a single word, and lay it in a flask with room.
fd-tool-FineDust = Dust +2
    .short = two points more
    .help = Two points more for a flask, if it scores at all.
fd-strip-drawer = “{ $thought }”: now choose the flask it goes into.
fd-strip-flask = Flask { $flask }: now choose the Thought that goes into it.
fd-strip-tool = Choose its flask.
fd-sweep = Sweep
fd-put-back = Put it back
fd-pass = Pass
    .help = You lay no more cards tonight; the others go on without you.
fd-pass-why = Pass: { $why }
fd-pass-never = nobody may tonight
fd-pass-empty = { $count ->
        [one] flask { $flask } is empty
       *[other] { $count } empty flasks
    }
fd-passed-own = You have passed
fd-word = A word for flask { $flask }
    .hint = a single word
    .write = Write it
fd-dock = What you can do
fd-choose = Choose three tools for tonight
fd-choose-wait = The tools of the night are being chosen
fd-choose-left = { $left ->
        [one] One more
       *[other] { $left } more
    }
fd-choose-go = Play with these

## Creating dreams

fd-shut = The reserves are shut. Each dream must fit the theme and tie the Thoughts of its flask together.
fd-shut-free = The reserves are shut. Each dream must tie the Thoughts of its flask together.
fd-label = Your dream for flask { $flask }
    .hint = your dream
fd-label-second = Your second dream for flask { $flask }, if you want one
    .hint = or …
fd-two = Two dreams, either can match. The second may stay blank.
fd-nothing = –
fd-hidden = sealed
fd-not-yet = not yet
fd-previous = The dream before
fd-next = The next dream
fd-line = { $line } of { $count }
fd-fault-thought = “{ $thought }” lies in a flask. Dream of something else.
fd-fault-repeat = Already written for flask { $flask }.
fd-fault-long = Too long for the label.
fd-fault-letters = There is no letter in it.
fd-ready = { $done } of { $count } dreams ready
fd-still-writing = { $names } { $count ->
        [one] is still writing.
       *[other] are still writing.
    }
fd-others-done = Everybody else has finished.
fd-all-write = Everybody writes in secret.
fd-seal = Seal my dreams
fd-seal-left = { $count ->
        [one] Seal: flask { $flask } left
       *[other] Seal: { $count } left
    }
fd-sealing = Sealing…
fd-sealed = Your dreams are sealed.
fd-change = Change my dreams

## Waking up

fd-rack-settled = Flask { $flask }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }. Look at it again
fd-rack-open = Flask { $flask }, open now
fd-rack-shut = Flask { $flask }, still shut
fd-yours = yours
fd-second-of = { $who }, second
fd-card = “{ $dream }”, { $who }
fd-card-shut = { $who }: face down
fd-card-struck = “{ $dream }”, { $who }: off the theme
fd-card-join = “{ $dream }”, { $who }: the same dream as the one you picked?
fd-agreed-same = the table says so
fd-off-theme = Off the theme
fd-sum = { $matched } of { $players } alike: { $terms } = { $points }
fd-sum-plain = { $matched } of { $players } alike: { $terms }
fd-sum-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
fd-sum-dust = { $dust } of dust
fd-sum-nothing = Everybody dreamt something else: no points.
fd-sum-if = if the groups stay like this
fd-next-flask = Next flask
fd-hurry = Show all
fd-suggestions = What may be the same
fd-suggestion = “{ $one }” and “{ $other }”: the same dream?
fd-same = The same
fd-proposal-join = “{ $one }” and “{ $other }” are the same dream.
fd-proposal-split = “{ $one }” is another dream than the rest of its group.
fd-proposal-strike = “{ $one }” does not fit the theme.
fd-proposes = { $names } { $count ->
        [one] proposes
       *[other] propose
    }:
fd-decided-yes = Agreed, { $agreed } to { $against }.
fd-decided-no = Not agreed, { $agreed } to { $against }.
fd-watch = The dreams are turned over …
fd-watch-score = That is what this flask brings.
fd-agree = Agree
fd-disagree = Disagree
fd-abstain = Leave it to the others
fd-picked = “{ $dream }”: tap the dream that is the same, or
fd-picked-alone = “{ $dream }”: what is wrong with it?
fd-split = Another dream than these
fd-strike = Off the theme
fd-leave = Leave it
fd-opine = Are those together who dreamt the same?
fd-opine-how = Tap two cards to join them, one to split it off or to strike it. { $left ->
        [one] One proposal left.
       *[other] { $left } proposals left.
    }
fd-opine-spent = You have no more proposals for this flask.
fd-settle = The groups are right
fd-look-back = You look back at flask { $flask }.
fd-to-open = To flask { $flask }
fd-you-proposed = You propose:
fd-voting = It is voted on:
fd-you-settled = You find the groups right.
fd-awaited = Waiting for { $names }.
fd-over = The night is over: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## What pieces are

fd-tell-drawer = The top card of a reserve. It goes into a flask with room; then the reserve shows its next card.
fd-tell-flask = { $cards ->
        [0] An empty flask, with room for { $room } cards.
        [one] A flask with one card and room for { $room }. Each card is a point more if all dream the same.
       *[other] A flask with { $cards } cards and room for { $room }. Each card is a point more if all dream the same.
    }
fd-tell-theme = Every dream of tonight must fit this theme.
fd-tell-night = First cards are laid in silence, then everybody writes in secret, then the dreams are compared.
fd-tell-track = A lit window for each point you make together; each floor is a row of the Great Sandman’s chart.
fd-tell-scoring = What a flask brings when so many dream the same. Only the largest group counts.
fd-glance = { $name }: { $written } of { $count } dreams written
fd-glance-dreams = { $name } dreamt of: { $dreams }
