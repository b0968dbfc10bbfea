import type { KnowledgeEntry } from './entry.js';

export const statisticsEntries = [
  {
    id: 'assists-rule',
    title: 'assists',
    examples: [
      'how do assists work',
      'who gets an assist',
      'why did i not get an assist',
      'what is a secondary assist',
      'how many assists can there be on a goal',
      'do i get an assist if the other team touched it in between',
      'assist off a rebound?',
      'i passed to the guy who passed to the scorer',
      'does a goalie get assists',
      'primary vs secondary assist',
      'is an assist worth as much as a goal',
      'the scorekeeper forgot my assist',
      'can the ref change who gets the assist',
      'i took the shot and he put in the rebound do i get a point',
      'unassisted goal meaning',
      'who decides the assists',
      'is it an assist if it went off the boards to him',
      'what counts as an apple',
      'how does an assist work',
      'when do you get an assist',
      'who gets assists on a goal',
      'how many assists per goal',
      'who gets credit for an assist',
      'do two players get assists on one goal',
      'how are assists counted',
      'i started the play, is that an assist',
      'i touched it before he scored, do i get a point',
    ],
    answers: {
      child:
        'When you pass to a friend and the friend scores, you get an assist! Even the friend who passed to you can get one. An assist counts as a point, like a goal. Next game, make a pass that helps a friend score.',
      youth:
        'Up to two assists per goal: the last two teammates who played the puck before the scorer, if the other team did not take control in between. A shot that leads to a rebound goal usually counts as an assist. An assist is one point, like a goal. Officials and scorekeepers decide. If one is missing, your coach can ask after the game.',
      older:
        'At most two per goal, for the last two teammates who touched it before the scorer, unless an opponent gained possession. Rebounds count for the shooter, and goalies can earn them. Primary is the last pass, secondary the one before; both are a point. The official reports it, and the sheet is final by league rule. Log it here as the sheet says.',
      parent:
        'Up to two players get an assist on a goal: the last two who played the puck to the scorer, with no opponent in control in between. Each counts a point, as a goal does. Youth score sheets contain mistakes, so take them lightly. If it matters to your child, the manager can ask.',
      coach:
        'Two at most, last touches before the scorer with no change of possession. Praise the unseen work that leads to goals, too. Correct sheets politely through the official after the game. Mention one good pass that was not on the sheet in your next talk.',
    },
  },
  {
    id: 'hat-trick',
    title: 'hat tricks',
    examples: [
      'how many goals is a hat trick',
      'why do people throw hats',
      'what is a natural hat trick',
      'what do you call two goals',
      'is 4 goals a hat trick too',
      'do goals have to be in a row for a hat trick',
      'i scored 3 goals what is that called',
      'does a shootout goal count for a hat trick',
      'hat trick on assists?',
      'my son got a hattie',
      'what is a texas hat trick',
      'playmaker',
      'meaning of hattrick in hockey',
      'why is it called hat trick',
      'do youth leagues give anything for a hat trick',
      'first hat trick ever',
      'what does hat trick mean',
      'how many goals for a hat trick',
      'whats a hat trick',
      'hattrick meaning',
      'is three goals in one game a hat trick',
      'i got three goals tonight is that a hattie',
      'what is it called when you score three times',
      'what is it when you get three',
    ],
    answers: {
      child:
        'A hat trick is three goals by one player in one game. Fans throw hats on the ice at pro games! Fun, right? Goals come when you help your team. Next game, try to pass and shoot a lot.',
      youth:
        'Three goals by one player in one game. A natural hat trick means three in a row with no other goal between. The name comes from fans and shops giving a hat as a prize. The so-called Gordie Howe version is a goal, an assist and a fight, and the fight part is not for youth. Log your goals, and the app will count.',
      older:
        'Three goals in a game. "Natural" means three consecutive goals in the game by the same player. Shootout goals do not count. Some leagues honor it with a small award. The Gordie Howe version includes a fight and is folklore. If you had one, log the game so your season shows it.',
      parent:
        'A hat trick is three goals by one player in a game. In youth games it is a fun moment; many coaches then let players set up friends. Celebrate it and the pass that came before. Log the game together if you like.',
      coach:
        'Three goals by one player. In lopsided games, give the player a new task, such as setting up teammates or defending. Celebrate without showing up opponents. Decide your team custom before it happens.',
    },
  },
  {
    id: 'plus-minus-explained',
    title: 'plus-minus',
    examples: [
      'what is plus minus',
      'why am i minus 3',
      'is plus minus a good stat',
      'do i get a minus on a power play goal',
      'what does +/- mean',
      'i was on the ice for two goals against',
      'is minus bad',
      'how is +- calculated',
      'does the goalie get plus minus',
      'short handed goal plus or minus',
      'empty net goal plus minus',
      'my plus minus is terrible am i a bad player',
      'coach posts our plus minus',
      'can i log my plus minus here',
      'average plus minus for a defenseman',
      'why does my linemate have the same plus minus',
      'what is a good plus minus',
      'plus minus meaning',
      'how is plus minus counted',
      'explain plus minus',
      'what is a plus in hockey',
      'what does minus 2 mean on my stat line',
      'how do they count plus and minus',
      'why do i have a minus when i didnt do anything wrong',
      'is plus minus fair for kids',
      'what is that plus and minus stuff next to my name',
    ],
    answers: {
      child:
        'You get a plus when your team scores while you are on the ice. You get a minus when the other team scores. It is about your whole group, not just you. Try hard and help back! Next game, skate back fast each time.',
      youth:
        'Plus when your team scores at even strength or shorthanded while you are on the ice, minus when the other team does. Power-play goals give no plus to the scorers’ side, and no minus to the killers. It says more about your line and luck than about you. It is not kept here. Look at your habits on goals against and choose one.',
      older:
        'You are plus one for each even-strength or shorthanded goal your team scores with you on the ice, minus one for each against; power-play goals are left out. It depends on teammates, goalie and opponents, so over few games it means little. The app does not keep it. Better: review chances for and against on your shifts. Do that after your next game.',
      parent:
        'Plus for a goal by the own team at even strength or shorthanded while the player is on the ice, minus for one against; power-play goals do not count. In youth it mostly reflects line mates. It is not kept here, and no child should worry over it. Ask instead what your child did well on the way back.',
      coach:
        'It is a team-dependent number and noisy in small samples, so avoid posting it in youth hockey. Use chances for and against, with video, as a teaching tool. The app does not keep it. Choose one defensive habit to count at your next game.',
    },
  },
  {
    id: 'save-percentage-explained',
    title: 'save percentage',
    examples: [
      'what is save percentage',
      'how do you calculate save percentage',
      'what is a good save percentage',
      'is 880 good',
      'my save percentage is .850 is that bad',
      'how does sv% work',
      'does an empty net goal count against my save percentage',
      'save percentage for 10u goalies',
      '20 shots 3 goals what is my save percentage',
      'why is my save percentage low',
      'which is better save percentage or gaa',
      'what does .910 mean',
      'do shots that miss the net count as shots',
      'average save percentage in youth hockey',
      'how do i raise my save percentage',
      'good sv% for a 14 year old',
      'is save percentage fair',
      'explain save pct',
      'how does save percentage work',
      'what does save percentage mean',
      'calculate save percentage',
      'explain save percentage',
      'what is my save percentage if i stop 22 of 25',
      'what does a .900 save percentage mean',
      'saves divided by shots is that save percentage',
      'how do they get that decimal for goalies',
    ],
    answers: {
      child:
        'It shows how many shots you stop. If you get ten shots and stop nine, that is nine out of ten. Great! One game can look funny, so do not worry. Count your best saves instead. Next game, remember one super save.',
      youth:
        'Saves divided by shots on goal. Twenty shots with eighteen saves is 18 ÷ 20 = .900, or 90 %. Shots that miss the net do not count. What is good depends on age, level and your team’s defense, so compare with yourself over several games. Log shots and saves after each game to see your trend.',
      older:
        'Saves ÷ shots on goal; .900 means ninety out of a hundred stopped. Empty-net goals are not charged to you. Levels vary, shot counts in youth are rough, and a handful of games swings a lot. Use the trend over many games and shot quality, not one night. Log your next games and look at the trend.',
      parent:
        'Saves divided by shots on goal, written as .900 or 90 %. It depends strongly on defense and on the counting, so treat single games lightly and compare a goalie with themselves. There is no number that is "good" for all levels. Praise habits and effort. Look at the trend after ten games.',
      coach:
        'Saves ÷ shots. For youth, use it with care: shot counts and chance quality vary. Look at trends, goals by type and habits. Never compare two goalies publicly by it. Record shots by area in your next game, and discuss with your goalie.',
    },
  },
  {
    id: 'gaa-explained',
    title: 'goals against average',
    examples: [
      'what is goals against average',
      'how do you calculate gaa',
      'what does GAA mean',
      'is a 3.0 gaa good',
      'gaa vs save percentage',
      'how is gaa different when games are shorter',
      'my goals against average is 5',
      'do i count periods or minutes for gaa',
      'does it use 60 minutes in youth hockey',
      'i played half a game how does gaa count',
      'lower is better for gaa right?',
      'good gaa for a goalie',
      'why does my gaa go up when i play well',
      'average goals against per game meaning',
      'goalie stats explained',
      'what do the goalie numbers mean',
      'GA and GAA difference',
      'what numbers matter for goalies',
      'what is that average that goalies have',
    ],
    answers: {
      child:
        'It shows how many pucks go in the net per game, on average. Lower is better, and it is about the whole team! Your friends help to stop shots, too. Do not worry about it. Next game, pick one save you are proud of.',
      youth:
        'Goals against average is the number of goals you let in per game. Lower is better. It depends on how many shots your team allows, so save percentage says more about you. Goalie numbers here: shots, saves, goals against, and what follows from them. Log your games and compare over time.',
      older:
        'Goals against per game; official leagues scale by minutes to a full game length, which differs by level. It mixes your play with your team’s defense, so read it beside save percentage and shots per game. Few games mean little. Ask me for your own figure, and look at the trend.',
      parent:
        'It is the average number of goals against per game, and lower is better. On a weak team a very good goalie has a high one, so save percentage is fairer, and habits are fairer still. Avoid ranking goalies by it. Look at the trend over a season.',
      coach:
        'Goals against per game, scaled by minutes in official statistics. It is a team number. Use it for the team’s defending, and chances against to teach. For goalies, look at technique and trend. Share team goals rather than goalie numbers at the next meeting.',
    },
  },
  {
    id: 'points-explained',
    title: 'points, goals and assists',
    examples: [
      'what are points in hockey',
      'how do you count points for a player',
      'goals plus assists equals points?',
      'what does PPG mean, points per game',
      'what is a good points per game',
      'is an assist the same as a goal',
      'how many points should i have',
      'what does GP G A P mean',
      'whats a point streak',
      'how many points do good 12u players get',
      'points per game calculation',
      'do penalties give points',
      'does a goal count more than an assist',
      'is a point a game good',
      'how are team points different from player points',
      'what does it mean to lead the league in points',
      'apples and snipes',
      'my stats column p what is it',
    ],
    answers: {
      child:
        'Each goal is one point. Each assist is one point. Goals plus assists make your points! Helping a friend counts as much as scoring. Next game, try to help on one goal.',
      youth:
        'Points are goals plus assists, and both count one. Points per game is points divided by games played. What is good depends on age, level and role; defenders help in ways that points do not show. Compare with yourself last month. Log your games, then ask me for your points per game.',
      older:
        'Points = goals + assists; points per game = points ÷ games. Role, linemates and league change it, so context matters. Over a few games it swings. Team points in the standings are something else: they come from wins and ties. Ask me for your own rate and its trend.',
      parent:
        'A player’s points are goals plus assists. They show part of the picture, and at young ages a small part: effort, passing and defending count too. Standings points belong to teams. Praise the play, not the sheet. Ask your child about the best pass today.',
      coach:
        'Points are goals plus assists. In youth hockey, balance praise with things that are not counted: backchecks, support, first passes. Standings points depend on the league’s system. Pick one uncounted habit and praise it next game.',
    },
  },
  {
    id: 'score-sheet-abbreviations',
    title: 'score sheet abbreviations',
    examples: [
      'what does GWG mean',
      'what is PPG and SHG',
      'PIM meaning',
      'what is SOG',
      'what do the letters on the score sheet mean',
      'stats abbreviations in hockey',
      'GP G A PTS PIM what are these',
      'what is TOI',
      'what does OTL mean in the standings',
      'game winning goal how is it decided',
      'what does EV stand for',
      'shorthanded goal meaning',
      'power play goal stat',
      'ENG meaning',
      'what is FO%',
      'explain the stat columns',
      'how do i read a scoresheet',
      'what does DNP or scratch mean',
      'penalty minutes stat',
      'what do all of those letters on the sheet stand for',
    ],
    answers: {
      child:
        'The letters are short names. G is goals, A is assists, P is points, GP is games you played. PIM is minutes in the penalty box. GWG is the goal that won the game! Next time, find the G and the A on your sheet.',
      youth:
        'Games: GP is games played. Scoring: G is goals, A assists, P or PTS points. PIM is penalty minutes. SOG is shots on goal. PPG is a power-play goal, SHG a goal while a player short. GWG is the game-winning goal. ENG goes into an empty net. Goalies have SV% and GAA. OTL is a loss in overtime. Find your line on the next sheet and read it.',
      older:
        'GP, G, A, PTS, PIM, SOG, PPG, SHG, GWG, ENG, TOI time on ice, FO% face-offs won, SV%, GAA, SO shutout, OTL overtime loss. GWG is the game-winning goal: it gives the winner one more than the loser’s final total. Not all of it is logged here. Check the sheet after your next game.',
      parent:
        'GP games, G goals, A assists, PIM penalty minutes, SOG shots on goal, PPG power-play goals, SHG shorthanded goals, GWG the game-winning goal, SV% and GAA for goalies, OTL overtime loss. The game-winning goal is the one that the other team could not match. Read one sheet with your child for fun.',
      coach:
        'For families new to hockey, a small legend helps: GP, G, A, PIM, SOG, PPG, SHG, GWG, SV%, GAA, OTL. Check sheets for correctness after games. Add the legend to your team page.',
    },
  },
  {
    id: 'shots-on-goal-explained',
    title: 'shots on goal',
    examples: [
      'what counts as a shot on goal',
      'does hitting the post count as a shot',
      'is a shot that goes wide a shot on goal',
      'blocked shot count as sog',
      'how do they count shots',
      'do dump ins on net count as shots',
      'what is shooting percentage',
      'how to calculate shooting percentage',
      'how many shots do i have',
      'does a goal count as a shot',
      'shot attempts vs shots on goal',
      'corsi meaning',
      'shots that the goalie catches from the red line count?',
      'our scorekeeper counts everything as a shot',
      'good shooting percentage',
      'should i log shots',
      'who counts the shots',
      '3 goals on 10 shots whats that in percent',
    ],
    answers: {
      child:
        'A shot on goal is one that would go in if the goalie did not stop it. A goal counts as a shot, too. Posts and misses do not. Next game, try to hit the net with your shots.',
      youth:
        'A shot on goal goes in or would go in without the goalie’s save. Posts, wide shots and blocks do not count. Shooting percentage is goals divided by shots on goal: three goals on ten shots is 30 %. Counting in youth games is rough. Look at how many of your tries hit the net next game.',
      older:
        'On goal means a save or a goal. Attempts (sometimes called Corsi) add misses and blocks, and show who has the puck. Shooting percentage = goals ÷ shots on goal and swings a lot in small samples. Youth counts vary by the person counting. Watch shot locations rather than the number next game.',
      parent:
        'A shot on goal is saved or scores; posts, misses and blocked shots do not count. The person who counts in youth games decides a lot, so save percentages are rough. Shooting percentage is goals divided by shots. If you keep the count, use one rule for both teams.',
      coach:
        'Give your counter a simple rule: saved or scored. Better for teaching: mark the location of chances for and against. Shot attempts show puck control. Hand a rink sheet to a volunteer for the next game.',
    },
  },
  {
    id: 'standings-explained',
    title: 'standings and tie-breakers',
    examples: [
      'is a win two or three points',
      'how many points does a team get for a tie',
      'points for winning in ot',
      'how do standings work in hockey',
      'how many points for a win',
      'what is an overtime loss point',
      'tie breaker rules',
      'how do they decide who goes to the final',
      'what is goal differential',
      'head to head tiebreaker',
      'what does win percentage mean',
      'how is winning percentage calculated with ties',
      'we have the same points as them who is ahead',
      'why are we third with more wins',
      'max goal differential in tournaments',
      'how do points percentages work',
      'do goals count for the standings',
      'tournament round robin rules',
      'what do W L T mean',
      'how many points do you get for a tie',
      'why did we not make the playoffs',
      'points for an ot loss',
      'tie breaker in standings',
      'what place are we in, how does it work',
      'who goes through when tied on points',
      'same points, who is on top',
      'points for a loss in overtime',
      'how many points do you get when you lose in overtime',
      'what do you get for losing in a shootout',
    ],
    answers: {
      child:
        'Teams get points for wins. A win is often two points, and a tie is one. More points means higher up the list. But fun and learning count more! Next game, do your best for one shift at a time.',
      youth:
        'Usually a win is two points and a tie is one; some leagues give a point for an overtime loss. Tie-breakers, such as head-to-head or goal difference, are set by the league or tournament. Win percentage is wins divided by games; how ties count depends on the place. Check the rule sheet of your league.',
      older:
        'Common: two points for a win, one for a tie or an overtime loss, but systems differ. Tie-breakers follow a fixed list, often head-to-head, wins, goal difference with a cap. Read it before the last round-robin game. Here, win percentage is worked out from the games you logged. Ask me for yours.',
      parent:
        'Most leagues give two points for a win and one for a tie, some also for overtime losses. Ties in the table are broken by a list in the rules. Youth tournaments often cap goal difference to stop running up scores. The rule sheet answers it; ask your manager for it.',
      coach:
        'Know the tie-breaker list before the final round-robin game, and avoid chasing goals against weak teams. Explain to players what they can control. Put the rule sheet in your bench folder.',
    },
  },
  {
    id: 'shutout-explained',
    title: 'shutouts',
    examples: [
      'what is a shutout',
      'who gets the shutout if two goalies played',
      'does a shutout count with an empty net goal',
      'i got my first shutout',
      'what does SO mean for goalies',
      'is a 0-0 tie a shutout',
      'shared shutout',
      'goalie let in zero goals',
      'shutout stat rules',
      'overtime goal ruins the shutout?',
      'how rare is a shutout in youth hockey',
      'lost the shutout in the last minute',
      'my team blocked so many shots for the shutout',
      'does shootout goal end a shutout',
      'clean sheet in hockey',
      'donut',
      'how many shutouts is good',
      'celebrating a shutout',
    ],
    answers: {
      child:
        'A shutout means no puck went in for the whole game. Wow! The goalie and all friends did it together. Give your defenders a big high five. Next game, start new and have fun.',
      youth:
        'A shutout is a game with no goal against for a goalie who played all of it. If two goalies share it, the team has the shutout, and most leagues credit neither alone. It belongs to your whole team. Thank your defenders. Log the game so it shows in your season.',
      older:
        'No goals against while you play the complete game; a shared one is usually a team shutout. Shootout goals do not end it. It depends on the team in front of you, so treat it as a bonus. Log it, and thank your defenders.',
      parent:
        'A shutout means that the team let in no goal; the goalie who played all of it gets the credit. It is a lovely day and a team success. Losing it late is no drama. Celebrate the team with your child.',
      coach:
        'Credit shutouts to the whole group: goalie, defense, backchecking forwards. With shared games avoid pulling a goalie to protect it or a stat. Praise two defenders by name after the next one.',
    },
  },
  {
    id: 'special-teams-stats',
    title: 'power-play and penalty-kill percent',
    examples: [
      'how is power play percentage calculated',
      'what is a good power play percentage',
      'penalty kill percentage meaning',
      'pp% and pk%',
      '2 for 7 on the power play what percent',
      'what does 1/4 PP mean',
      'why is our penalty kill at 70',
      'do short handed goals count in pk percent',
      'special teams numbers explained',
      'how often should a power play score',
      'face off percentage how do you calculate it',
      'what is a good faceoff percentage',
      'team stats that matter',
      'how do i read power play stats',
      'pp opportunities',
      'killing penalties success rate',
      'what is 5v5 vs special teams',
    ],
    answers: {
      child:
        'Power play means you have one more player. If you score in one of four tries, that is one out of four. Penalty kill means you stop them. Good tries count, too! Next time, pass fast when you have one more friend.',
      youth:
        'Power-play percentage is goals divided by power plays: two goals in eight is 25 %. Penalty-kill percentage is the share of penalties you survived without a goal. Face-off percentage is wins divided by draws. Few tries make these jump a lot. Look at your team’s chances, too, next game.',
      older:
        'PP% = power-play goals ÷ opportunities; PK% = kills ÷ times shorthanded; FO% = won ÷ taken. Youth samples are tiny, so watch entries and chances instead. Pro teams score on about a fifth of power plays. Check how many clean entries you get next game.',
      parent:
        'Power-play percentage shows how often the extra player led to a goal, penalty-kill percentage how often the team held. With a few chances per weekend the numbers jump around. They are team numbers, not your child’s grade. Ask what the plan on the power play is.',
      coach:
        'Compute PP as goals ÷ chances and PK as kills ÷ times short. Track entries, zone time and chances, as goals are too few. Review monthly. Choose one count for your power play next weekend.',
    },
  },
  {
    id: 'do-stats-matter',
    title: 'whether stats matter',
    examples: [
      'do stats matter in youth hockey',
      'should i care about my stats',
      'my stats are bad',
      'does my son need stats',
      'are points important for making a team',
      'kids comparing their points',
      'is it bad to keep stats for 8 year olds',
      'do scouts look at stats',
      'obsessed with my numbers',
      'what should i track instead of goals',
      'how do i know i am improving if i dont score',
      'measuring progress in hockey',
      'good stats but no fun',
      'i check the leaderboard every day',
      'which stats help development',
      'fourth liner with no points does it mean im bad',
      'stats for a defensive player',
      'my kid only cares about goals',
      'do coaches care about points at my age',
    ],
    answers: {
      child:
        'Numbers are a tiny part of hockey. Smiling, trying and helping friends count more! A good thing to count: new tricks you learned. Next game, think of one brave thing you did.',
      youth:
        'Stats show a bit of the story: goals and assists depend on role and linemates. Better things to track: shots from good spots, won pucks, backchecks, a skill that got better. Compare yourself with last month. Pick one of these to count in your next three games.',
      older:
        'Numbers are useful for trends over many games, and poor as a verdict on you. Coaches and scouts watch pace, decisions, habits and compete level first. Track process: scoring-area shots, entries, exits, wins on loose pucks. If you check the table daily, take a break from it. Choose one process count for two weeks.',
      parent:
        'At young ages development hardly shows in points. Notice skating, courage, passing and joy. If your child compares numbers a lot, ask about the best play instead. Stats here are for fun and for trends. Praise one thing after the game that no sheet shows.',
      coach:
        'Keep public leaderboards away from young teams. Use counts that teach, such as passes in a row, won races and entries. Share individual progress in private. Choose one team count for next week.',
    },
  },
] as const satisfies readonly KnowledgeEntry[];

/** The entries that explain figures. */
export const statisticsIds: ReadonlySet<string> = new Set(statisticsEntries.map(({ id }) => id));
