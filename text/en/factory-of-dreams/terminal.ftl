# What the terminal says of Factory of Dreams beyond what the game itself says, in English.

factory-title = Factory of Dreams · { $night }
play-welcome-factory-of-dreams = Five flasks. In turns you lay Thoughts below them, and nobody may speak. Then all write in secret, for each flask, what its Thoughts make them dream of. The more of you dreamt the same, the more points for all. Cards can be typed with their flask (moon 3); ? doubt explains a tool.
play-prompt-where-factory-of-dreams = Which one? (a number, or u to choose again) >
play-prompt-where-only-factory-of-dreams = Which one? (a number) >
play-where-factory-of-dreams = { $what }: which one?
play-in-factory-of-dreams = {" "}

## Labels on the table

factory-table-theme = Theme
factory-table-no-theme = None tonight: dream of anything.
factory-table-night = Night
factory-table-target = At least { $target } points to pass the trial.
factory-table-points = { $points ->
        [one] 1 point so far
       *[other] { $points } points so far
    }
factory-table-points-of = { $points } of { $target } points
factory-table-reserves = Reserves
factory-table-tools = Tools
factory-table-dreams = Dreams
factory-table-scored = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
factory-table-struck = off the theme:
factory-glance-passed = has passed
factory-glance-first = began
factory-glance-here = at the { $flasks } flasks
factory-glance-written = has written { $written } of { $of }

## What is asked

factory-ask-tools = Which three tools tonight?
factory-ask-turn = Lay a Thought below a flask, use a tool, or pass.
factory-ask-groups = Flask { $flask }: are the groups right?
factory-ask-join = A proposal: { $one } and { $other } are the same dream. Agreed?
factory-ask-split = A proposal: { $one } is another dream than the rest of its group. Agreed?
factory-ask-strike = A proposal: { $one } does not fit the theme. Agreed?
factory-ask-nothing = There is nothing to decide.

## What can be typed

factory-typed-turn = In words: moon 3 (a card and its flask), 2 3 (reserve 2, flask 3), doubt 1, dust 4, broom, pass.
factory-typed-groups = In words: ok, a b (the same dream), split a, strike a.
factory-typed-vote = In words: yes, no, abstain.
factory-typed-word = Type what you dream of. A word that is a command goes in quotation marks: "log".
factory-typed-number = Type a number of the list.
factory-typed-which-flask = Below which flask? Type its number, 1 to 5.
factory-typed-which-dream = Which dream? Type its letter.

## Help

factory-topics = There is help on: reserve, flask, tools, doubt, dust, broom, upend, feather, dust2, pass, dream, groups, vote, score, theme, trials.
factory-help-tool = { $tool }: { $does }
factory-help-reserve = A reserve shows one Thought. When it is taken, the next one comes up. Everybody sees them all.
    .typed = reserve, reserves, card, cards, thought, thoughts, carte, cartes
factory-help-flask = A flask holds up to three Thoughts and one token. All its Thoughts together should make people dream of one thing.
    .typed = flask, flasks
factory-help-tools = Each tool is used once a night, by anybody, and costs a turn. A flask takes one token. Type ? and its name for more.
    .typed = tool, tools, token, tokens
factory-help-pass = When every flask has a card you may pass; then you lay nothing more. When all have passed, or with the fifteenth card, the writing begins.
    .typed = pass, passing
factory-help-dream = One word or idea for each flask, fitting the theme: none twice, and none close to a Thought that lies below a flask. Accents and capitals do not matter.
    .typed = dream, dreams, word, words, write
factory-help-groups = Dreams on one line count as the same. If you see it otherwise: a b joins two, split a takes one out, strike a says that it misses the theme. Bots leave it to you.
    .typed = group, groups, same, join, split, strike
factory-help-vote = A proposal holds if more than half of those who vote agree. Whoever abstains does not count.
    .typed = vote, votes, agree
factory-help-score = Only the largest group of a flask scores: 1 and its cards if everybody is in it, less with fewer. Fairy Dust adds to a flask that scores.
    .typed = score, points, scoring, chart
factory-help-theme = Every dream fits tonight's theme. With two themes, either will do; on Sunday there is none.
    .typed = theme, themes
factory-help-trials = Seven nights, from monday to sunday, each harder than the last: reverie play factory-of-dreams --set night=monday
    .typed = trial, trials, night, nights, monday

## The rules

factory-rules-goal = GOAL: to dream the same, without having talked about it.
factory-rules-connect = CONNECTING: in turn, lay the top Thought of a reserve below a flask (three at most), use a tool, or pass once every flask has a card. Nobody speaks.
factory-rules-tools = TOOLS: each is used once. A flask takes one token; the Broom needs none.
factory-rules-dream = CREATING: everybody writes a dream for each flask, in secret. It fits the theme, differs from your others, and is not close to a Thought below any flask. In the Flask of Doubt you may write two.
factory-rules-wake = WAKING UP: flask by flask the dreams are shown. Those that are the same form a group; the table may join, split or strike by vote.
factory-rules-score = POINTS: the largest group of a flask scores, more with more cards and more dreamers. The sum of the five is the night's result.
factory-rules-trial = TRIAL: it is passed with { $target } points.

## What can be typed: words between commas, without what a terminal draws; the words of every language are understood

factory-type-doubt = doubt
factory-type-dust = dust, +1
factory-type-broom = broom, sweep
factory-type-upend = upend
factory-type-feather = feather
factory-type-fine-dust = dust2, +2
factory-type-pass = pass
factory-type-settle = ok, right, settle
factory-type-same = same, join, =
factory-type-split = split
factory-type-strike = strike, off
factory-type-agree = agree, yes, y
factory-type-disagree = disagree, no, n
factory-type-abstain = abstain
