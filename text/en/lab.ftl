# What a report of the lab says, in English.

report-title = { $game }: what the games show
report-intro = { $games } games, every seat played by the bot { $level }. Seats: { $seats }. Options: { $options }. Seed { $seed }. Intervals hold the true figure 19 times of 20.
report-command = Made by
report-points = points
report-seats = { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }

report-card-median = points, the middle of all
report-card-rounds = rounds a game
report-card-margin = points between first and second
report-card-ties = of games end in a tie
report-card-first = of games won by the first player

report-scores = Most players score from { $low } to { $high } points; the middle is { $middle }
report-scores-lead = One player in ten scores less, one in ten more. Each bar tells how often a score comes up.
report-by-seats = Points by number of players
report-by-options = Points by options
report-margins = How far the winner was ahead
report-bands = { $share } of the games reach the top row of the rulebook's table
report-bands-lead = How often each row of the table is reached. Rows that hardly anybody reaches, or nearly everybody, say little.
report-band = Row { $number } of { $of }

report-length = A game takes about { $decisions } decisions
report-length-lead = All seats together, and the small decisions too.
report-rounds = Rounds
report-decisions = Decisions of all players

report-first-matters = It matters who begins
report-first-fair = It does not show who began
report-first-lead = The share of games won by place in turn order. The dashed line is what an equal chance would give.
report-position = Player { $place } in turn order

report-parts = Winners are ahead above all in: { $part }
report-parts-lead = Where the points of winners and of the others come from, on average, in games that somebody lost.
report-kind-of-points = Points from
report-winners = Winners
report-others = Others
report-difference = Difference

report-things = { $kind }: what they are worth
report-things-best = { $kind }: the most valuable is { $thing }
report-things-lead = Worth is what one more of it adds to the points of whoever takes it, everything else they took being equal. What is taken late, or only by those who are ahead anyway, looks better than it is: read it together with how often it is taken. No worth is told of what nearly always comes with something else: the games do not tell them apart.
report-worth = Points that one more adds, with the interval
report-thing-name = What
report-taken = Taken by
report-often = A player takes
report-worth-short = Worth (points)
report-wins-more = Won more often (% points)
report-dead = hardly ever taken
report-dominant = nearly always taken

report-ways = The way that tells winners apart: { $of }
report-ways-lead = All players split into three by how much they had of each: few, some, many. Where the three columns differ, it matters.
report-share-won = Share won
report-few = few
report-some = some
report-many = many

report-look-at = What a designer should look at
report-look-at-lead = Things that fewer than one player in a hundred takes want a better price or effect; things that nine in ten take, and gain by, want a worse one.
report-balanced = Nothing is dead, and nothing is a matter of course
report-dead-list = Hardly ever taken
report-dominant-list = Nearly always taken, and worth it

report-thing = { $thing }
report-thing-alike = { $thing } · { $id }
report-kind-machines = Machines
report-kind-robots = Enlightened Robots
report-kind-specialists = Specialists
report-kind-places = Assistants
report-kind-sun-lines = Lines drawn with suns
report-kind-dot-lines = Lines drawn with points
report-kind-choices = Choices
report-kind-improvements = Improvements
report-kind-blueprints = Blueprints
report-kind-trucks = Trucks
report-kind-tools = Tools

report-thing-stock = an assistant to the stock room
report-thing-dock = an assistant to the delivery dock
report-thing-built = an assistant on a machine
report-thing-bonus-sun = the bonus: a stroke
report-thing-bonus-leaf = the bonus: a leaf
report-thing-coloured = a die changed by leaves
report-thing-forwent = a die let go
report-thing-fork = a Fork
report-thing-recycled = a tile recycled
report-thing-demolished = something demolished
report-thing-collided = bots lost in a collision
report-thing-swept = the Broom used
report-thing-placed = a card laid below a flask
report-thing-feathered = a word of one's own
