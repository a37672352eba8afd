# What bots say of their moves, in English.

bot-random = Any of { $moves } moves would have done.
bot-greedy = Of { $moves } moves, this one leaves the most to hope for: about { $worth } points.
bot-first = The first move there was.
bot-guide = As the lesson says.

level-random = Random
    .help = Plays any legal move. Good for trying things out.
level-greedy = Greedy
    .help = Takes what looks best now, without planning ahead.
level-partner = Partner
    .help = Plays quietly along in a lesson.
