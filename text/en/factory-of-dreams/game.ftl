# Factory of Dreams in English. Rules, names and reasons are in our own words.

factory-of-dreams = Factory of Dreams
    .help = Lay Thoughts below five flasks without a word, write in secret what they make you dream of, and hope that everybody dreamt the same.
game-kind-factory-of-dreams = all together
game-line-factory-of-dreams = Link the thoughts in five flasks. Will you all dream the same?
game-also-factory-of-dreams = other nights
home-credit-factory-of-dreams = Factory of Dreams is by Antonin Boccara and Romaric Galonnier, illustrated by Maud Chalmel, published by Funnyfox.

## Variations

option-words = Words
    .help = The language of the cards. Dreams are written in it.
option-words-en = English
    .help = The cards are in English.
option-words-fr = French
    .help = The cards are in French.
option-night = Night
    .help = A basic night with a theme, or one of the Great Sandman’s seven trials.
option-night-introductory = Introductory theme
    .help = A basic night with an easy theme. The one to begin with.
option-night-1 = Level 1 theme
    .help = A basic night with a theme that everybody knows.
option-night-2 = Level 2 theme
    .help = A basic night with a broader theme.
option-night-3 = Level 3 theme
    .help = A basic night with a theme that can mean many things.
option-night-monday = Monday: few Thoughts
    .help = First trial. Six reserves instead of eight; at least 5 points.
option-night-tuesday = Tuesday: once again
    .help = Second trial. A flask can be upended; at least 7 points.
option-night-wednesday = Wednesday: sleepless
    .help = Third trial. Nobody may pass: three cards in every flask; at least 8 points.
option-night-thursday = Thursday: a word of your own
    .help = Fourth trial. The Magic Feather writes a card; at least 10 points.
option-night-friday = Friday: two themes
    .help = Fifth trial. Every dream fits one theme or the other; at least 13 points.
option-night-saturday = Saturday: more dust
    .help = Sixth trial. A hard theme and +2 Fairy Dust; at least 14 points.
option-night-sunday = Sunday: free
    .help = Seventh trial. All tools and no theme; at least 16 points.
option-tools = Tools
    .help = Where the three tools of a basic night come from. A trial has its own.
option-tools-box = The usual three
    .help = Flask of Doubt, +1 Fairy Dust and Broom.
option-tools-drawn = Drawn
    .help = Any three of the six, drawn before the night.
option-tools-chosen = Chosen
    .help = Any three of the six. Whoever sits first chooses before anything is dealt.

## What you may do: connecting Thoughts

factory-do-choose = Play with { $tools }
factory-do-place = “{ $thought }” (reserve { $reserve })
factory-do-place-flask = below flask { $flask }
factory-do-broom = Use the Broom: new cards on every reserve
factory-do-token = Use { $tool }
factory-do-token-flask = on flask { $flask }
factory-do-write = Write “{ $word }”
factory-do-pass = Pass: lay no more cards

## What you may do: creating dreams

factory-do-dream = Dream of “{ $dream }”
factory-do-enough = One dream is enough

## What you may do: waking up

factory-do-settle = The groups are right
factory-do-join = { $one }
factory-do-join-other = is the same dream as { $other }
factory-do-split = { $answer } is another dream than the rest of its group
factory-do-strike = { $answer } does not fit the theme
factory-do-agree = Agree
factory-do-disagree = Disagree
factory-do-abstain = Leave it to the others

## What is asked

factory-ask-word = One word for the Magic Feather’s card
factory-ask-dream = Flask { $flask }: what do its Thoughts make you dream of?
factory-ask-second = Flask { $flask }: a second dream, if you are in doubt

factory-silence = Nobody may talk until all dreams are written. The chat opens when you wake up.

## What things are called

factory-tool-doubt = the Flask of Doubt
    .help = Everybody may write two dreams for this flask; either can match.
factory-tool-dust = +1 Fairy Dust
    .help = One point more if this flask scores.
factory-tool-broom = the Broom
    .help = The top cards of all reserves go, and new ones come.
factory-tool-upend = Upend a Flask
    .help = The cards of this flask go, and it is filled anew.
factory-tool-feather = the Magic Feather
    .help = Write a card yourself, with one word, and lay it below this flask.
factory-tool-finedust = +2 Fairy Dust
    .help = Two points more if this flask scores.
factory-nothing = nothing
factory-list = { $one }, { $other }
factory-quoted = “{ $dream }”
factory-answer = { $you ->
        [yes] “{ $dream }” (yours)
       *[no] “{ $dream }” ({ $who })
    }

## What happened

factory-chose = { $you ->
        [yes] You
       *[no] { $who }
    } chose the tools of the night: { $tools }.
factory-theme = Tonight’s theme: { $theme }.
factory-drew = A tool for tonight: { $tool }.
factory-first = { $you ->
        [yes] You begin
       *[no] { $who } begins
    }. Nobody may speak until all dreams are written.
factory-placed = { $you ->
        [yes] You
       *[no] { $who }
    } laid “{ $thought }” below flask { $flask }.
factory-swept = { $you ->
        [yes] You
       *[no] { $who }
    } used the Broom: every reserve has a new card.
factory-doubted = { $you ->
        [yes] You
       *[no] { $who }
    } played the Flask of Doubt on flask { $flask }: two dreams may be written there.
factory-dusted = { $you ->
        [yes] You
       *[no] { $who }
    } sprinkled +{ $dust } Fairy Dust on flask { $flask }.
factory-upended = { $you ->
        [yes] You
       *[no] { $who }
    } upended flask { $flask }: its cards are gone.
factory-feathered = { $you ->
        [yes] You
       *[no] { $who }
    } wrote “{ $word }” with the Magic Feather and laid it below flask { $flask }.
factory-passed = { $you ->
        [yes] You
       *[no] { $who }
    } passed.
factory-creating = The Thoughts are connected. Everybody writes their dreams.
factory-dreamt = { $you ->
        [yes] You
       *[no] { $who }
    } wrote “{ $dream }” for flask { $flask }.
factory-dreamt-second = { $you ->
        [yes] You
       *[no] { $who }
    } also wrote “{ $dream }” for flask { $flask }.
factory-dreamt-enough = { $you ->
        [yes] You
       *[no] { $who }
    } left it at one dream for flask { $flask }.
factory-revealed = Flask { $flask } wakes up: { $dreams }.
factory-proposed-join = { $you ->
        [yes] You propose
       *[no] { $who } proposes
    }: “{ $one }” and “{ $other }” are the same dream.
factory-proposed-split = { $you ->
        [yes] You propose
       *[no] { $who } proposes
    }: “{ $one }” is another dream than the rest of its group.
factory-proposed-strike = { $you ->
        [yes] You propose
       *[no] { $who } proposes
    }: “{ $one }” does not fit the theme.
factory-voted-agree = { $you ->
        [yes] You agree
       *[no] { $who } agrees
    }.
factory-voted-disagree = { $you ->
        [yes] You disagree
       *[no] { $who } disagrees
    }.
factory-voted-abstain = { $you ->
        [yes] You leave
       *[no] { $who } leaves
    } it to the others.
factory-joined = Agreed, { $agreed } to { $against }: “{ $one }” and “{ $other }” are the same dream.
factory-not-joined = Not agreed, { $agreed } to { $against }: “{ $one }” and “{ $other }” stay two dreams.
factory-split = Agreed, { $agreed } to { $against }: “{ $one }” is a dream apart.
factory-not-split = Not agreed, { $agreed } to { $against }: “{ $one }” stays in its group.
factory-struck = Agreed, { $agreed } to { $against }: “{ $one }” does not fit the theme.
factory-not-struck = Not agreed, { $agreed } to { $against }: “{ $one }” fits the theme.
factory-scored-nothing = Flask { $flask }: nobody dreamt the same, no points.
factory-scored = Flask { $flask }: { $matched } dreamt the same, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
factory-scored-dust = Flask { $flask }: { $matched } dreamt the same, { $tile } and { $dust } for the Fairy Dust, { $points } points.
factory-ended = The night is over: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## Why answers match, or may match

match-same = The same word
match-spelling = The same word, written otherwise
match-plural = One and many
match-alias = Two names for one thing
match-typo = A slip of the finger
match-language = The same thing in the other language
likeness-listed = Some list names them together
likeness-meaning = A dictionary gives them a meaning in common
likeness-stem = Words of one family
likeness-spelling = Written nearly alike
likeness-part = One is part of the other

## Why something is refused

unclean-empty = Write a word or an idea.
unclean-too-long = That is too long for a dream board.
unclean-control = There is something in it that no keyboard types. Write it again, please.
unclean-direction = There is a sign in it that turns the direction of writing. Write it again without.
unclean-markup = The signs < and > have no place on a dream board.
unclean-alphabet = There is a letter of another alphabet in it: nobody’s dream could match it.
unclean-symbol = Letters, digits and plain punctuation only.
unclean-no-letters = There is no letter in it.
unclean-several-words = The Magic Feather writes a single word.
factory-three-tools = A night has three tools.
factory-tools-first = First the tools of the night have to be chosen.
factory-connect-first = Thoughts are being connected: lay a card, use a tool or pass.
factory-word-first = The Magic Feather’s card waits for its word.
factory-dream-first = Dreams are being written now.
factory-compare-first = The dreams are being compared: say whether the groups are right, or what should be different.
factory-vote-first = First this proposal is voted on.
factory-no-such-reserve = There is no card on such a reserve.
factory-no-such-flask = There is no such flask.
factory-flask-full = This flask has three cards already.
factory-tool-not-in-play = That tool is not in play tonight.
factory-tool-used = That tool has been used.
factory-token-there = There is a token on this flask already.
factory-nothing-to-upend = There is no card in this flask.
factory-broom-on-no-flask = The Broom is played on no flask.
factory-nobody-passes = Nobody may pass tonight: every flask gets three cards.
factory-a-card-in-every-flask = You can pass only when every flask has a card.
factory-a-dream-for-every-flask = Every flask needs a dream.
factory-like-a-thought = That is too close to “{ $thought }”, which lies below a flask.
factory-dreamt-already = You have written that for flask { $flask } already: all your dreams differ.
factory-no-such-change = That would change nothing, or is put in another way on the list.
factory-no-theme-to-miss = There is no theme tonight that a dream could miss.
factory-no-more-proposals = You have made three proposals about this flask.

## Points and verdicts

score-flask-1 = Flask 1
score-flask-2 = Flask 2
score-flask-3 = Flask 3
score-flask-4 = Flask 4
score-flask-5 = Flask 5
band-sandman-0 = Mist
    .verdict = The sleepers remember nothing at all. Was there a dream?
band-sandman-1 = Scraps
    .verdict = A colour, half a face: something of your night has stayed.
band-sandman-2 = Morning smiles
    .verdict = The sleepers get up in good spirits and tell each other about it.
band-sandman-3 = Dreams that stay
    .verdict = All day long somebody thinks of what you made for them.
band-sandman-4 = Treasures
    .verdict = These are dreams that people keep for life.
band-sandman-5 = Masters of the night
    .verdict = Even the Great Sandman fell asleep, and would not wake up.
band-monday-0 = Monday not passed
    .verdict = With so few Thoughts it takes more luck. The Sandman lets you try again.
band-monday-1 = Monday passed
    .verdict = Little to work with, and still they dreamt. On to Tuesday.
band-tuesday-0 = Tuesday not passed
    .verdict = Not even a second chance was enough. There is a third.
band-tuesday-1 = Tuesday passed
    .verdict = Turned upside down and better than before. On to Wednesday.
band-wednesday-0 = Wednesday not passed
    .verdict = A long night and little sleep. Have a coffee and try again.
band-wednesday-1 = Wednesday passed
    .verdict = Wide awake and of one mind. On to Thursday.
band-thursday-0 = Thursday not passed
    .verdict = The word was yours, the dream was not. Sharpen the feather.
band-thursday-1 = Thursday passed
    .verdict = Well chosen, well read. On to Friday.
band-friday-0 = Friday not passed
    .verdict = Two themes, and the dreams fell between them.
band-friday-1 = Friday passed
    .verdict = Two themes and one mind. On to Saturday.
band-saturday-0 = Saturday not passed
    .verdict = All that glitters was not dreamt alike.
band-saturday-1 = Saturday passed
    .verdict = The dust lies where it should. Only Sunday is left.
band-sunday-0 = Sunday not passed
    .verdict = So much freedom, and everybody dreamt their own dream.
band-sunday-1 = Sunday passed
    .verdict = The Kingdom of Dreams opens its door: you are Dreammakers.

## What is wrong with a box

components-scoring = On a scoring tile more who match never score less, and 9 points and the cards are the most.
components-chart = The rows of the chart begin at points that rise, from 1 to 99.
components-reserves = There are 1 to 8 reserves.
components-tools = The three tools of a basic night differ.
components-thought-twice = the word { $thought } is on two Thoughts
components-thoughts = a box has at most { $most } Thought cards beside ours
components-trial-themes = A trial has two themes at most.
components-trial-points = A trial asks for 1 to 99 points.
components-trial-tools = A trial has each tool once at most.
components-trial-reserves = A trial has 1 to 8 reserves.

## What is wrong with a position

factory-position-seats = There are { $boards } dream boards for { $seats } players.
factory-position-themes = The themes do not fit the night: one of each level it asks for, no two alike.
factory-position-tools = The tools do not fit the night: each is used once, and no flask has a token that is not in play.
factory-position-opening = Before the first turn no card lies on the table and nothing is written.
factory-position-cards = The cards do not fit: each lies in one place and has been seen, and only a Broom or an upended flask takes any away.
factory-position-feather = The Magic Feather does not fit: its card lies in the flask with its token, with a single word on it.
factory-position-turn = The turn, those who passed and what the table is doing do not fit each other.
factory-position-dreams = The dreams do not fit, on the board of { $who }: one for each flask, all different, none close to a Thought below a flask.
factory-position-awake = Flasks are revealed one after the other, once every board is full.
factory-position-groups = The groups do not fit the answers: each answer is in one group, which is named by its first.
factory-position-talk = What is proposed and voted on does not fit the flask that is open.
