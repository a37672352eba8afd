# The rules of Factory of Dreams for reading, in our own words. Paragraphs are split by a blank line; _so_ is stressed; a
# paragraph whose first line begins with # is a heading or a question with what belongs to it.

factory-of-dreams-rules-goal = What it is about
    .text =
        You are the night shift of a factory that makes dreams, and you make five tonight. You play _together_: all win, or nobody does.

        On the bench stand five flasks. You lay Thoughts in them, cards with a word each, without speaking. Then everybody writes in secret, flask by flask, the _dream_ that these Thoughts make them think of and that fits tonight’s theme. When the dreams are compared, you score for every flask in which some of you wrote the same.

        So the clever answer is not the one nobody else would find. It is the one _everybody_ finds.

        # First: Connecting Thoughts
        One after the other you lay a card in a flask, use a tool, or pass.

        # Second: Creating dreams
        Everybody at the same time writes one dream for each flask.

        # Third: Waking up
        Flask by flask, the dreams are turned over, those that match are put together, and the points are counted.

factory-of-dreams-rules-theme = Tonight’s theme
    .text =
        A theme is drawn before the first card. _All five dreams_ must fit it: for Vehicles you write vehicles, for Colours colours. Under the title, a sentence says how wide the theme is meant.

        The Thoughts need not fit the theme; they come from anywhere. In a flask with “wing” and “ticket”, the dream for Vehicles may well be a plane.

        # The levels
        There are 50 themes in four levels. _Introductory_: everybody could list what belongs to it. _Level 1_: a place, a season, a pastime that all know. _Level 2_: a mood or a story, with more that could belong. _Level 3_: wide open, or a matter of opinion.

        # Does this still fit the theme?
        The table decides when the dreams are compared: see “Talking it over”. Nothing is refused for it while you write.

factory-of-dreams-rules-silence = Hush
    .text =
        While Thoughts are connected and dreams are written, _nobody says anything_: no hints, no sighs, no “that was for you”. What you want to say, you say with the cards.

        The chat is closed in these two phases and opens at Waking up. Nobody sees where your pointer is, or what you type; the others see only how many dreams you have written.

        If you play in one room, keep to it as well. Laughing is allowed.

factory-of-dreams-rules-connecting = Connecting Thoughts
    .text =
        Whoever begins is drawn; then it goes round. When it is your turn, you do _one_ of three things.

        # Lay a card
        Take the top card of any reserve and lay it in any flask with room. A flask holds _three_ cards at most. What the reserve shows next is seen at once. Cards never move again, and every word has another one on its back that is not used.

        # Use a tool
        It takes your whole turn, and each tool is there once in a night. See “The tools”.

        # Pass
        Only when _every flask has a card_. Whoever passes lays no more cards tonight and uses no more tools; the others go on.

        # When it is over
        When all have passed, or with the fifteenth card: three in every flask.

        # How many cards are best?
        A card more is a point more, if all dream the same. But it is also one more word that the dream has to fit. Two that lead straight to one dream are better than three that lead to two.

factory-of-dreams-rules-tools = The tools
    .text =
        A basic night has three: the Flask of Doubt, +1 Fairy Dust and the Broom. The others come with the trials. Each is used once. All but the Broom are laid on a flask, and _a flask takes one token_.

        # Flask of Doubt
        Everybody may write _two_ dreams for this flask, and either can match. Good where the cards lead to two dreams. It can go on any flask, even an empty or a full one.

        # +1 Fairy Dust
        One point more for this flask, if it scores at least one. Good where you are sure. It can go on any flask.

        # Broom
        The top card of every reserve goes, and new ones come. It is put on no flask.

        # Upend a Flask
        All cards of the flask go, and it is filled anew. It needs at least one card, and keeps the token. Until the flask has a card again nobody may pass; whoever has passed stays out.

        # Magic Feather
        Write a card yourself: _one word_ of letters, with hyphen or apostrophe if need be. It goes into a flask without a token and with room, and counts like any other Thought, for the points and for what may not be written.

        # +2 Fairy Dust
        Like +1 Fairy Dust, with two points.

        # When
        Before the fifteenth card: with it, this phase is over and what is left is of no use.

factory-of-dreams-rules-writing = Creating dreams
    .text =
        The reserves are shut. Each player writes, for each of the five flasks, _one dream_: a word, or an idea of a few words. It fits the theme and ties the Thoughts of that flask together.

        Everybody writes at the same time and in any order, and _every_ flask needs a dream. Before you choose, ask what the others will think of first, and what the one who laid the card was after.

        # In the flask with Doubt
        There are two lines. The second may stay blank.

        # Sealing
        When all lines are filled you seal your dreams. Until the last player has, you may open yours again and change them. After that they are final.

        # Nothing gets lost
        What you have typed stays on your device, even if the page is reloaded before you seal it.

factory-of-dreams-rules-refused = What may not be written
    .text =
        The page says so while you write, with the reason, and marks the card it is about.

        # A Thought of tonight
        No dream may be a word that lies in _any_ of the five flasks, nor one from the same stem: with “swim” on the table, “swimming” is refused. A longer name is another matter: with “fire”, “fire truck” is fine. What still lies on the reserves, or was swept away, does not count.

        # The same twice
        All your dreams of a night differ, in both lines of Doubt too. Capitals, accents, an article or a plural make no difference; a real synonym is another word, and allowed.

        # What cannot be read
        Forty characters are the most, some fewer with accents. There must be a letter in it, and letters of our alphabet; no signs that nobody could match.

        # The Feather’s word
        One word only. It joins the words that may not be written.

factory-of-dreams-rules-waking = Waking up
    .text =
        The flasks are opened one by one, from 1 to 5. Now you may talk.

        All dreams written for the flask are turned over. Those that match lie together already. Everybody says whether the groups are _right_, or proposes a change. When all find them right, the flask scores, and the next one opens.

        # Which group scores?
        Only the _largest_. If three write “train” and two write “tram”, the three count and the two bring nothing.

        # Doubt
        Both words of everybody lie on the table, and either can match. In a group, each player counts once.

        # A dream off the theme
        It is struck, and belongs to no group.

factory-of-dreams-rules-matching = Which dreams match by themselves
    .text =
        The factory puts together what is surely the same, and tells you why.

        # The same word
        However it is written: capitals, accents, hyphens, an article, one or many. “The Ice creams” is “ice-cream”. You need no accents on your keyboard.

        # A slip of the finger
        In a word of five letters or more one wrong letter is forgiven, in a word of eight or more two, unless what you wrote is a word, too: “train” and “brain” stay apart.

        # Two names for one thing
        “Bike” and “bicycle”, “lorry” and “truck”, and thousands more on our lists. What a name means can depend on the theme.

        # The other language
        The cards are in one language, and dreams are written in it. If somebody writes a known dream in the other, it matches all the same.

        # What may be the same
        Where words are only _near_, nothing is joined. The page asks you instead.

factory-of-dreams-rules-votes = Talking it over
    .text =
        Genuine synonyms match; things that merely go together do not. A house and a home are the same dream, a tree and its wood are not. No list knows them all, so the table has the last word.

        # What can be proposed
        That two groups are the _same dream_. That an answer is _another dream_ than the rest of its group. That a dream is _off the theme_: then all who wrote it lose it.

        # How
        Tap two dreams to join them, or one to split it off or to strike it. Each player can make three proposals for a flask.

        # Voting
        Each proposal is put to the vote, in the order of the seats; whoever makes it is for it. It holds when _more than half_ of those who did not leave it to the others agree. So two people must both agree, and without a majority all stays as it was. Then everybody is asked again.

        # And the bots?
        They leave it to you. If you are the only person at the table, what you propose holds.

        # It carries on
        If a dream is the same as two others, those two are the same, too.

factory-of-dreams-rules-scoring = Points
    .text =
        How many dreamt the same counts, and how many players you are. Where it says “a point a card”, the cards of that flask count.

        # Two players
        Both alike: _1 and a point a card_.

        # Three players
        Two alike: 1. All three: _1 and a point a card_.

        # Four players
        Two alike: 1. Three: a point a card. All four: _1 and a point a card_.

        # Five players
        Two alike: 1. Three: 1. Four: a point a card. All five: _1 and a point a card_.

        # Fairy Dust
        Comes on top, if the flask scores at least one point.

        # An example
        Three players, theme: inventions. Flask 1 has two cards, all wrote “camera”: 3. Flask 2 has three, all wrote “light bulb”: 4. Flask 3 has two and Doubt, and everybody has “radio” on one of their lines: 3. In flask 4, with +1 Fairy Dust, two wrote “umbrella”: 1 and 1, that is 2. In flask 5 everybody dreamt something else: 0. Together that is 12.

factory-of-dreams-rules-chart = The Great Sandman’s chart
    .text =
        After the fifth flask the night is over, and the Great Sandman looks at your points. There are six rows on his chart; each is a floor of the factory.

        # 0 to 3
        Mist. Nobody remembers a thing.

        # 4 to 6
        Scraps. Something has stayed.

        # 7 to 9
        Morning smiles. They tell each other about it.

        # 10 to 13
        Dreams that stay. All day long.

        # 14 to 17
        Treasures. To be kept for life.

        # 18 and more
        Masters of the night. There is nothing above.

        In a trial something else counts: whether you reach the points it asks for.

factory-of-dreams-rules-trials = The seven trials
    .text =
        Before he hires you, the Great Sandman tests you for a week. Each trial has a theme of a certain level, points you must reach, and something new. Tools that have come in stay. Everything else is as on a basic night.

        # Monday: few Thoughts
        Level 1, 5 points. There are six reserves instead of eight.

        # Tuesday: once again
        Level 1, 7 points. Upend a Flask comes in.

        # Wednesday: sleepless
        Level 2, 8 points. _Nobody may pass_: every flask gets three cards. Tools still take a turn.

        # Thursday: a word of your own
        Level 2, 10 points. The Magic Feather comes in.

        # Friday: two themes
        _Two themes_ of level 1, 13 points. Each dream fits one or the other, as you like. Nobody says which.

        # Saturday: more dust
        Level 3, 14 points. +2 Fairy Dust comes in.

        # Sunday: free
        _No theme_ at all, 16 points, all six tools.

        # The week
        Found a _team_ when you open a table, and its week is kept: a trial opens when the one before is passed, whoever of the team plays that night. A trial that is not passed can be tried again as often as you like, with another theme and other cards. Without a team, any trial is a single night.

factory-of-dreams-rules-variant = After Sunday
    .text =
        When the week is passed, all seven trials can be played again, in any order.

        And a basic night may be played with _any three_ of the six tools. Either they are drawn before the night, or you choose: whoever sits first picks them before anything is dealt.

        With +2 Fairy Dust and the Magic Feather, points come easier; with Upend and the Broom, you get rid of what nobody understands.

factory-of-dreams-rules-bots = Playing with bots
    .text =
        Empty seats can be filled with bots, at any table. Alone with one to four of them is a good night, too.

        They see what you see: the cards, the tokens, the theme, and no dream before it is turned over. They know many words, and which of them people think of together. When people are at the table they lay _fewer cards and surer ones_, so that you can follow.

        # How to understand them
        Look at what they lay together. Two cards of a bot usually lead to the dream that most people would name first. Write that, not the second that comes to your mind.

        # How to be understood
        Lay cards that lead straight to one thing in the theme. What only you and your cousin know, they don’t.

        # When dreams are compared
        They propose nothing and leave all votes to the people.

factory-of-dreams-rules-rulings = Where the rulebook is silent
    .text =
        Some figures of our box are reconstructed: the scoring tiles for two, four and five players, Wednesday’s rule, and that tools stay from trial to trial. A few questions are left to the table. This is what we chose.

        # Are the reserves’ cards open?
        Their tops are, with one side of each, which is left to chance.

        # Who begins?
        Somebody, by lot.

        # May I use a tool after the last card?
        No. The fifteenth card ends the phase at once.

        # May Doubt or Dust go on an empty flask?
        Yes, and on a full one.

        # A flask was upended. May I pass?
        Not before it has a card again.

        # May the Feather write a dream of the theme?
        Yes. But then nobody may dream of it.

        # Must everybody use both lines of Doubt?
        No, one is enough.

        # I wrote two synonyms in Doubt’s flask. Do they count twice?
        No. In a group each player counts once.

        # Two groups are equally large. Which one scores?
        One of them, once. They bring the same.

        # May Friday’s two themes be the same?
        No.

        # Can I take a card back?
        As long as nothing new has been seen. A card you lay turns up another, and then it stays.

## What the drawings of the rules show

factory-of-dreams-fig-goal = Five flasks with one to three Thoughts in each
factory-of-dreams-fig-theme = A theme of each level
factory-of-dreams-fig-silence = Two phases without a word; then everybody may talk
factory-of-dreams-fig-connecting = “{ $thought }” leaves its drawer for a flask with room
factory-of-dreams-fig-tools = The six tools. The first three are those of a basic night
factory-of-dreams-fig-writing = Theme: Vehicles. A dream that ties three Thoughts together
factory-of-dreams-fig-refused = The first is refused: it lies in a flask. The second is fine
factory-of-dreams-fig-waking = Three of four alike, two cards in the flask: 2 points
factory-of-dreams-fig-matching = These match by themselves
factory-of-dreams-fig-votes = The same dream or not? The table decides
factory-of-dreams-fig-scoring = What a flask brings, n being its cards
factory-of-dreams-fig-players = { $count } players
factory-of-dreams-fig-alike = { $count } alike
factory-of-dreams-fig-chart = A lit window for each point: here 12
factory-of-dreams-fig-trials = The week: the points of each trial, and what is new
factory-of-dreams-fig-monday = Monday
    .new = 6 reserves
factory-of-dreams-fig-tuesday = Tuesday
factory-of-dreams-fig-wednesday = Wednesday
    .new = no passing
factory-of-dreams-fig-thursday = Thursday
factory-of-dreams-fig-friday = Friday
    .new = 2 themes
factory-of-dreams-fig-saturday = Saturday
factory-of-dreams-fig-sunday = Sunday
    .new = no theme
factory-of-dreams-fig-variant = Any three of the six
factory-of-dreams-fig-bots = What a bot lays for people: two cards, one dream
factory-of-dreams-fig-flask-1 = wing, ticket
factory-of-dreams-fig-flask-2 = moon, fire, fast
factory-of-dreams-fig-flask-3 = deep
factory-of-dreams-fig-flask-4 = royal, old, wedding
factory-of-dreams-fig-flask-5 = basket, float
factory-of-dreams-fig-drawers = cold, anchor, young, night
factory-of-dreams-fig-dream-2 = rocket
factory-of-dreams-fig-dream-5 = balloon
factory-of-dreams-fig-banned = fires
factory-of-dreams-fig-fine = fire truck
factory-of-dreams-fig-same = bike, bicycle, the Bikes
factory-of-dreams-fig-awake = train, trains, the train, tram
factory-of-dreams-fig-near = yacht, sailboat
factory-of-dreams-fig-theme-introductory = Vehicles
factory-of-dreams-fig-theme-one = At the beach
factory-of-dreams-fig-theme-two = Pirates
factory-of-dreams-fig-theme-three = Round things
