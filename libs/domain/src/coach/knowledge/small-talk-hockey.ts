import type { KnowledgeEntry } from './entry.js';

export const smallTalkHockeyEntries = [
  {
    id: 'love-hockey',
    title: 'loving hockey',
    examples: [
      'i love hockey',
      'hockey is the best sport ever',
      'i want to play hockey all day',
      'hockey is life',
      'hey coach lets talk hockey',
      'i cant wait for the season',
      'hockey is so much fun',
      'hi i play hockey',
      'hello coach i am a hockey player',
      'first practice tomorrow im so excited',
      'i just started hockey and i love it',
      'new season starts soon yay',
      'good morning coach ready for hockey',
      'i dream about hockey every night',
      'my favorite thing is skating',
      'sup coach',
      'happy its winter again',
      'im obsessed with hockey',
    ],
    answers: {
      child:
        'Yay, me too! Hockey is so much fun. What do you like best: skating, shooting, passing or being goalie? Pick one, and I will show you a fun game.',
      youth:
        'Love that! Having fun is the best reason to play. Which part do you like most right now: skating, hands, shooting or saving? Choose one and we work on it.',
      older:
        'Great to read. Keep that joy; it carries you through hard weeks. What do you want to get better at this month? Name one thing, and we start there.',
      parent:
        'That is wonderful. A child who loves the game keeps learning. Is there something your player wants to learn next? Name it, and I will help with an idea.',
      coach:
        'Good to have you here. What is your group, and what do you want them to enjoy and learn next? Give me age and ice, and I will draft something.',
    },
  },
  {
    id: 'favorite-player',
    title: 'favorite players and teams',
    examples: [
      'who is your favorite player',
      'whats your favorite team',
      'who is better mcdavid or crosby',
      'gretzky or lemieux',
      'do you like the bruins',
      'best goalie in the nhl',
      'which nhl team should i like',
      'who should i watch to learn',
      'who is the goat of hockey',
      'favorite womens player',
      'my favorite player is matthews',
      'what number should i wear',
      'do you know connor bedard',
      'rank the best players',
      'best defenseman of all time',
      'i want to be like my favorite player',
      'who would win leafs or rangers',
      'is ovi better than crosby',
      'best team in the league',
      'who is your goat',
      'do you cheer for the leafs',
    ],
    answers: {
      child:
        'I am a computer, so I have no favorite. I like players who pass, try hard and smile! Who is yours? Watch them once and see what they do without the puck.',
      youth:
        'I have no favorite, and I do not rank players. A good way to use yours: watch one period and follow that player all the time, even when the puck is far away. What do they do before they get it? Try that in the next game you watch.',
      older:
        'No favorites and no rankings from me. Pick a player in your position and watch ten shifts without following the puck: routes, scanning, body position. Take one habit to practice. Which position do you play?',
      parent:
        'I do not pick favorites. Watching a game together and following one player away from the puck is a fun way to learn. Ask your child what that player does before getting the puck.',
      coach:
        'I leave favorites to you. Clips of pros work well as one-minute teaching, with one habit each. Choose one habit to show at your next meeting.',
    },
  },
  {
    id: 'nhl-scores-news',
    title: 'pro scores and news',
    examples: [
      'who won last night',
      'nhl scores today',
      'when does the season start nhl',
      'who won the stanley cup',
      'what time is the game on tv',
      'nhl standings',
      'is mcdavid injured',
      'where can i watch the game',
      'trade rumors',
      'who is playing tonight',
      'whats the score of the leafs game',
      'when are the playoffs',
      'olympic hockey schedule',
      'world juniors results',
      'pwhl schedule',
      'did my favorite team win',
      'nhl draft who went first',
      'how many goals does ovechkin have now',
      'how do i get tickets to a game',
      'how much are nhl tickets',
      'what channel is it on',
      'what did connor mcdavid do last game',
      'who got traded',
      'what is the salary cap',
      'how much does a pro earn',
      'who is leading the scoring race',
      'when do the rangers play',
      'is the captain hurt',
      'who is in first place in the league',
      'when is the trade deadline',
      'which team did he sign with',
      'free agent news',
      'is the winter classic on tv',
      'who was drafted first',
      'what is kucherovs cap hit',
      'are there seats left for saturday',
    ],
    answers: {
      child:
        'I cannot see pro games or scores. I know how to play, and I know the games you log. Ask a grown-up for the score. Did you play today? Write to me about it!',
      youth:
        'I have no live scores or news; a sports site or the league’s page has them. I can help with your own games and skills. While you watch, follow one player in your position. Want to log your last game?',
      older:
        'I do not follow live scores, news or schedules, so check the league’s site. What I can do is your own season, skills and tactics. If you watch tonight, track one habit of a player in your position. What do you want to look at in your game?',
      parent:
        'I have no live results or TV times; the league’s site does. I can help with your player’s season, skills and questions around the game. What would you like to know?',
      coach:
        'No live scores or news here. I can help with practices, teaching and your team’s logged games. What is your next practice about?',
    },
  },
  {
    id: 'predictions',
    title: 'predictions and bets',
    examples: [
      'who will win tonight',
      'will we win our game',
      'am i going to make it to the nhl',
      'will i make the team',
      'what are my chances of playing pro',
      'predict my season',
      'who is gonna win the cup',
      'how many goals will i score this year',
      'bet on the game?',
      'can i get drafted',
      'will my son play college hockey',
      'odds of making the nhl',
      'am i good enough for AAA',
      'do you think i will be a star',
      'guess the score of our final',
      'how tall will i be',
      'will coach pick me',
      'whos winning saturday',
    ],
    answers: {
      child:
        'I cannot see the future! What you can do: try hard, have fun, learn one new thing a week. That makes you better for sure. What do you want to learn this week?',
      youth:
        'I make no predictions and no bets. What you control: effort, habits, sleep and being a good teammate. Those open doors over time. Pick one habit for this week, and I will help with it.',
      older:
        'No predictions, odds or bets from me; too much depends on growth, chances and people. Control the process: skill, fitness, habits, and honest feedback from coaches who see you. Choose one thing to improve this month.',
      parent:
        'I do not predict results or careers. Few play at the top, and many love the game for life. What counts now is joy, good coaching and learning. Ask what your child wants to get better at.',
      coach:
        'No predictions here. Prepare what you can influence: practice theme, line-up fairness, mood. What is your focus before the next game?',
    },
  },
  {
    id: 'bored',
    title: 'something fun to do now',
    examples: [
      'im so bored',
      'i am bored what can i do',
      'nothing to do today',
      'give me something fun',
      'what can i play inside',
      'its raining and i want to play hockey',
      'no practice today and im bored',
      'a fun challenge for right now',
      'my kids are bored at home',
      'rainy day hockey games',
      'snow day what do we do',
      'any games i can play with my brother',
      'i want to do something with a ball and a stick',
      'i wanna play',
      'stuck at home with my stick',
      'fun stuff to do before dinner',
      'challenge me',
      'what can the team do while we wait for ice',
    ],
    answers: {
      child:
        'Let us play! Make a maze on the floor with five socks. Move a ball around them with your stick and do not touch a sock. Can you do it two times? Now try it with your other hand on top!',
      youth:
        'Try a challenge: five socks as a maze, a ball, and a clock. Three runs, count each touched sock as two seconds, and beat your best. Then juggle the ball on your blade and count. Ask somebody at home to play against you.',
      older:
        'Make it a contest: sock maze against the clock, blade juggling, then ten passes off a wall without a bobble. Write down the three results and beat them tomorrow. Bring a friend in for the loser-does-dishes version.',
      parent:
        'A maze of socks, a ball and a stopwatch keeps children busy for half an hour. Let them invent the rules and take a turn yourself. Start with three runs each.',
      coach:
        'Keep it playful: relays with a ball, juggling contests, reaction drops in pairs, three minutes each with a score. No lines, no lecture. Let the winners choose the next game.',
    },
    drills: ['sock-maze', 'two-ball-juggle', 'reaction-drop'],
  },
  {
    id: 'hockey-joke',
    title: 'jokes and fun',
    examples: [
      'say something funny',
      'do you know a hockey joke',
      'make me laugh',
      'joke please',
      'lets play a game',
      'can you sing',
      'fun fact about hockey',
      'give me a riddle',
      'quiz me on hockey',
      'entertain me',
      'what is a funny nickname',
      'cool team names',
      'why is it called a puck',
      'dad joke about goalies',
      'do you know any chirps',
      'hockey trivia',
      'need a team cheer',
      'tell me something funny',
      'got any good jokes',
      'tell a knock knock joke',
      'make up a funny rhyme about a goalie',
      'roast me',
      'tell me a pun',
    ],
    answers: {
      child:
        'Why did the puck go to the doctor? It had a hard hit and felt flat! Now you: move a ball around five socks without touching them. Go!',
      youth:
        'Why are goalies so calm? They have a net to fall back on. Fun fact: pucks are often frozen before pro games, so they bounce less. Now try a ball around five shoes with eyes up.',
      older:
        'A goalie walks into a shop: "I am looking for something that saves." There you go. Fun fact: pucks are often frozen before games, so that they bounce less. Want a quick skill challenge instead? Name a skill.',
      parent:
        'Why do hockey parents never get cold? They live on coffee and car heating. For the kids: a game of finger numbers while stickhandling always works. Try it tonight.',
      coach:
        'My best one: "Last drill, I promise." Fun helps learning, so end the practice with a silly relay. Want one? Name the number of players.',
    },
  },
  {
    id: 'hockey-history',
    title: 'history and trivia about hockey',
    examples: [
      'who invented hockey',
      'where does hockey come from',
      'when was the first hockey game',
      'how old is the nhl',
      'what is the stanley cup',
      'what is the oldest team',
      'how many teams are in the nhl',
      'what are the original six',
      'why is the puck black',
      'when did goalies start wearing masks',
      'what is a puck made of',
      'how fast is the hardest shot',
      'most goals ever scored',
      'what is the miracle on ice',
      'when did women start playing hockey',
      'first black player in the nhl',
      'what is a zamboni',
      'how heavy is a puck',
      'who won the cup in 2010',
      'which team has the most stanley cups',
      'who holds the record for most points',
      'when did the nhl start',
      'who won gold in 2002',
      'first goalie with a mask',
      'why is the puck so hard',
      'why do they freeze the pucks',
    ],
    answers: {
      child:
        'Ice hockey is very old. It grew big in Canada, in the city of Montreal. Pucks are made of rubber. The big machine makes the ice smooth again. Ask a grown-up to show you an old hockey photo!',
      youth:
        'The modern indoor game began in Montreal in the 1870s, the NHL in 1917. The puck is hard rubber, six ounces or a bit less. Regular masks for goalies came around 1960. For records, check the league’s site, since they change. Look up one fun record today.',
      older:
        'Modern ice hockey took shape in Montreal in the 1870s, and the NHL began in 1917. Women played early on, too, since the 1890s. Goalie masks became regular after 1959. Records change, so the league’s site is the place. What do you want to work on in your own game?',
      parent:
        'The modern game comes from Montreal in the 1870s, the NHL started in 1917, and women have played since the 1890s. Museums and league sites have lovely stories for kids. Look up one together tonight.',
      coach:
        'A short story from history makes a nice start to a team meeting: first indoor game in Montreal, first masks, women’s early teams. League sites have reliable records. Choose one story for the next trip.',
    },
  },
  {
    id: 'watch-hockey-learn',
    title: 'learning by watching games',
    examples: [
      'what should i look for when i watch a game',
      'does watching hockey make me better',
      'how do i learn from nhl games',
      'watching film of my own game',
      'video analysis for kids',
      'how to study pros in my position',
      'i watch lots of hockey but dont learn anything',
      'should my son watch more games',
      'what do i watch without the puck',
      'going to a pro game what can i learn',
      'is it good to watch youtube hockey tips',
      'best way to watch my own shifts',
      'watch a game with my kid',
      'review my shifts',
      'following one player on tv',
      'game film with a u12 team',
      'which games should i watch to learn',
    ],
    answers: {
      child:
        'Watch one player for five minutes. Where do they go when they have no puck? Do they look around? Count how often. Then try one thing yourself. Next time you watch, pick a player.',
      youth:
        'Do not follow the puck all the time. Pick a player in your position for some shifts: where do they stand, when do they look, what do they do before the puck comes? Write down one habit and try it. Pick your player for the next game you watch.',
      older:
        'Watch with a question: routes off the puck, scanning, gap, support. Ten shifts of one player teach more than highlights. In your own film, look at decisions first, and mark one good and one to change. Bring one clip to your coach. Choose the question for your next game.',
      parent:
        'Watching together is great when it stays relaxed: follow one player, ask "what would you do?", and stop at some point. Filming your child for review is rarely needed early. Choose one player together next time.',
      coach:
        'Short clips, one theme, questions instead of answers, a few minutes. Show good examples of your own players. Private for corrections. Pick two clips for your next meeting.',
    },
  },
  {
    id: 'other-kinds-of-hockey',
    title: 'other kinds of hockey',
    examples: [
      'do you know field hockey',
      'can you help with roller hockey',
      'is street hockey good training',
      'ball hockey vs ice hockey',
      'floor hockey rules',
      'what is sledge hockey',
      'para hockey for kids',
      'help me with lacrosse',
      'bandy what is it',
      'floorball tips',
      'i play soccer too can you help',
      'knee hockey in the basement',
      'nhl video game tips',
      'be a pro mode in chel',
      'roblox hockey',
      'is air hockey a sport',
      'baseball question',
      'underwater hockey lol',
      'what are the rules of field hockey',
      'inline hockey tips',
      'is a floorball stick ok',
      'how does offside work in field hockey',
    ],
    answers: {
      child:
        'I know ice hockey best. Street hockey, floor hockey and knee hockey are super fun and help your hands and eyes! For other sports ask a coach there. Play a little street hockey today, with a grown-up saying where.',
      youth:
        'Ice hockey is my field. Street, ball and roller hockey and floorball train hands, shot and game sense, so play them. Para hockey is played on sleds and many places offer it. For other sports or video games I am no help. Which ice hockey skill shall we look at?',
      older:
        'I stick to ice hockey. Ball, roller and floor versions carry over well for hands and decisions. For other sports and video games, ask people who know them. What do you want to work on for the ice?',
      parent:
        'I know ice hockey. Street and floor hockey are excellent for creativity, and para hockey clubs welcome children with disabilities. For other sports, ask their coaches. Is there a hockey skill I can help with?',
      coach:
        'My knowledge is ice hockey. Small-sided floor or street games work very well in dryland. Try a ball-hockey game as warm-up at your next session.',
    },
  },
  {
    id: 'thanks-and-bye',
    title: 'thanks and goodbye',
    examples: [
      'thanks coach',
      'thank you that helped',
      'ok cool thanks',
      'bye',
      'see you later coach',
      'good night',
      'awesome ty',
      'youre the best',
      'got it',
      'thanks a lot for the tips',
      'gotta go to practice',
      'talk to you tomorrow',
      'great answer',
      'appreciate it',
      'alright im off to bed',
      'cya',
      'perfect thats what i needed',
      'cheers coach',
    ],
    answers: {
      child: 'You are welcome! Have fun on the ice. Come back and show me what you tried.',
      youth: 'Any time! Try it at your next practice, and come back to say how it went.',
      older: 'Glad it helped. Take one thing to your next session, and come back with how it went.',
      parent: 'You are welcome. Enjoy the next game, and come back whenever a question comes up.',
      coach: 'You are welcome. Good luck at the rink, and come back with how it went.',
    },
  },
  {
    id: 'womens-hockey',
    title: 'women’s hockey',
    examples: [
      'is there a womens pro league',
      'is there a nhl for girls',
      'can girls play pro hockey',
      'can women go pro',
      'what is different about college womens hockey',
      'how do girls get to play in college',
      'who are good women players to watch',
      'do girls play hockey at the olympics',
      'womens national team how do you get there',
      'what comes after girls hockey in high school',
      'where can my daughter see women play',
      'are there girls who made it',
      'best league for women',
      'how far can a girl go in hockey',
      'does the us have a womens team',
      'is womens college hockey full contact',
      'girls hockey path to college',
      'is there a pro league for women',
      'what level can girls reach',
      'how do girls get recruited for college hockey',
      'where do the best girls play',
      'pwhl',
      'do women have a world championship',
    ],
    answers: {
      child:
        'Yes, women play pro hockey, and at the Olympics! Girls just like you started on small rinks. Watch a women’s game with your family and pick a player you like.',
      youth:
        'Yes. There is a women’s professional league in North America, national teams play at the Olympics, and many colleges have teams. The usual path runs through strong girls’ or mixed teams, then prep, junior or high school, then college. Watch one women’s game and follow a player in your position.',
      older:
        'The path usually runs through a strong girls’ or mixed team, showcases and camps, then college, and for a few a professional league and the national team. Grades and skating count. Contact rules differ from the men’s game and change, so check the league. Write to three college programs with your schedule.',
      parent:
        'There are college teams, a professional league in North America and national teams, so the path exists. In youth years good coaching and friends count more than the label of the team. Take her to a women’s game.',
      coach:
        'Show clips of women’s games, invite a college player, and know the girls’ programs near you. Tell families about both mixed and girls’ paths early.',
    },
  },
] as const satisfies readonly KnowledgeEntry[];
