# What bots say of their moves, in English.

bot-random = Any of { $moves } moves would have done.
bot-greedy = Of { $moves } moves, this one leaves the most to hope for: about { $worth } { $worth ->
        [one] point
       *[other] points
    }.
bot-search = Best of { $moves } after { $games } simulated games: about { $worth }, against { $next } for the next best.
bot-search-only = There is nothing else to do here: about { $worth }.
bot-points = { $points } { $points ->
        [one] point
       *[other] points
    }
bot-points-ahead = { $points } { $points ->
        [one] point
       *[other] points
    } ahead of { $rival }
bot-points-behind = { $points } { $points ->
        [one] point
       *[other] points
    } behind { $rival }
bot-line-step = { $what }, { $where }
bot-first = The first move there was.
bot-guide = As the lesson says.

bot-factory-tools = New cards, a word of our own and two more points help on any night.
bot-factory-gain = It should bring the team about { $points } { $points ->
        [one] point
       *[other] points
    }.
bot-factory-broom = None of the cards on offer goes well with a flask.
bot-factory-pass = One more card would only make the flasks harder to read.
bot-factory-dream = Most people would think of “{ $dream }” here.
bot-factory-people-judge = What words mean is for people to judge.

no-review = Nobody here can say what decisions in this game are worth in points: there is no review of it.

level-dreamer = Dreamer
    .who = Dreamer
    .help = Plays for the pleasure of it and lets you win. Answers within 1 second.
level-apprentice = Apprentice
    .who = Apprentice
    .help = Knows the game and is often wrong about it. Answers within 1 second.
level-engineer = Engineer
    .who = Engineer
    .help = Plays soundly, with a slip now and then. Answers within 2 seconds.
level-master = Master
    .who = Master
    .help = Thinks ahead and gives nothing away. Answers within 3 seconds.
level-random = Random
    .who = Random
    .help = Plays any legal move. Good for trying things out.
level-greedy = Greedy
    .who = Greedy
    .help = Takes what looks best now, without planning ahead.
level-partner = Partner
    .who = Partner
    .help = Plays quietly along in a lesson.
level-drowsy = Drowsy
    .who = Drowsy
    .help = Builds well, but its dreams wander as people's do.
level-steady = Steady
    .who = Steady
    .help = Mostly dreams what people would, with a thought of its own now and then.
level-lucid = Lucid
    .who = Lucid
    .help = Always dreams what most people would.
