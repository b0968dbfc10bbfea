import type { KnowledgeEntry } from './entry.js';

/** How to improve a figure of the score sheet. */
export const betterNumbersEntries: readonly KnowledgeEntry[] = [
  {
    id: 'more-assists',
    title: 'getting more assists',
    examples: [
      'how do i get more assists',
      'how do i have more assists',
      'i score but never set anybody up',
      'want to be more of a playmaker',
      'how to become a better playmaker',
      'how do i set up my linemates',
      'lots of goals and hardly any assists, how do i change that',
      'how can i make my linemates better',
      'what makes somebody a good setup man',
      'i want to rack up apples',
      'how do i find the open guy for a goal',
      'my passes never turn into goals',
      'how does she get more assists',
      'how do i help my daughter see her teammates more',
      'teach my forwards to set each other up',
      'how to create goals for other players',
      'getting more helpers on the sheet',
      'ways to add assists as a winger',
      'coach wants me to be a distributor',
      'how do i get better at feeding the slot',
    ],
    answers: {
      child:
        'Assists come from sharing. Look up before you get the puck, and find a friend with a free stick. Pass, then skate to open ice and say "Here!" Passing to a friend in front of the net is best. Next game, look for one friend before you shoot.',
      youth:
        'Most assists come from three places: a pass into the slot from behind or beside the net, a pass across on the rush, and a shot for a rebound. Look before the puck comes, so that you know who is open. Draw a checker to you, then pass early. In the next game, look at the far post once each time you have it low.',
      older:
        'Playmakers buy time and passing lanes. Scan before you receive, attack a defender’s feet to freeze them, then pass behind their stick. From below the goal line look for the second layer, not the first stick. Shoot for a pad when nothing is open: rebounds are assists too. Next game, count the passes you put into the slot.',
      parent:
        'Assists depend on teammates, so praise the pass, not the point. Good questions after a game: "Who was open? When did you see them?" Small-area games with friends train the eyes better than drills. Watch one game together and name three good passes by anyone.',
      coach:
        'Reward the pass before the goal. Small games in which only a pass from behind the net or across the middle counts make players look early. Teach scanning: heads turn twice before the puck arrives. Count passes into the slot, not assists. Start the next practice with a give-and-go game.',
    },
    drills: ['give-and-go-lanes'],
  },
  {
    id: 'scoring-on-more-shots',
    title: 'scoring on more of your shots',
    examples: [
      'how do i get my shooting percentage up',
      'how can i raise my shooting percentage',
      'i get tons of shots but hardly any go in',
      'four chances a game and nothing goes in',
      'how do i finish better',
      'i cant finish my chances',
      'how do i make my shots count',
      'lots of shots no goals what am i doing wrong',
      'goalies save everything i shoot',
      'how do i convert more of my chances',
      'he shoots a lot and rarely scores',
      'my girl gets plenty of looks and never scores',
      'how do i become a better finisher',
      'we outshoot everybody and cant score',
      'how do we bury more of our chances',
      'i hit the goalie in the chest every time',
      'what makes a shot harder to save',
      'i want to score on fewer shots',
      'twenty shots one goal, help',
      'how do i get better at scoring in tight',
    ],
    answers: {
      child:
        'Shots go in when the goalie has to move or cannot see. Go close to the net. Look for the white net, not the goalie. Shoot fast after a pass. And keep your stick down for the rebound. Next practice, aim for a corner five times.',
      youth:
        'Three things make a chance better: closer, quicker, and after the puck moved sideways. Shoot from inside the dots, in one motion off the pass, while the goalie still slides. Look at the corner before the puck comes, not at the logo. Then stop at the net for the rebound. In the next game, take your first shot from the middle.',
      older:
        'Percentage follows shot quality. Goals come off passes across the middle, deflections, rebounds and quick releases between the dots. Shots from the wall without traffic are easy saves. Change the angle before you release, shoot against the goalie’s movement, and drop the ones that only pad your shot count. Note where your last ten shots came from.',
      parent:
        'Many shots mean that your child gets to good places, so the hard part is done. Goals come in waves. At home: quick catch-and-shoot at corners of a net, a few minutes with real focus. Avoid counting goals aloud. Ask after the next game where the best chance was.',
      coach:
        'Separate volume from quality: chart shots inside and outside the dots. Practise one-touch finishes, passes across the middle and second pucks, with a goalie who moves. Games in which only goals off a pass count change habits fast. Chart one period of the next game.',
    },
    drills: ['catch-and-shoot', 'rebound-race'],
  },
  {
    id: 'better-plus-minus',
    title: 'improving your plus-minus',
    examples: [
      'how do i keep my plus minus from going down',
      'how can i get my plus minus up',
      'im minus every game what do i change',
      'im always on the ice when they score',
      'how do i stop being a minus player',
      'my plus minus is terrible, how do i fix it',
      'how do i get out of the minuses',
      'coach says my plus minus needs work',
      'how do i become a plus',
      'every goal against happens on my shift',
      'how do forwards improve plus minus',
      'dash four again, what should i do different',
      'how does my son get better at plus minus',
      'how do i quit giving up goals on my shifts',
      'how to be better defensively as a scorer',
      'want to be a more reliable two way player',
      'how do i get trusted in our own end',
      'what habits keep goals against down on your shift',
    ],
    answers: {
      child:
        'Help your team when they do not have the puck. Skate back fast, stay between your player and our net, stick on the ice. When you get it near our net, pass it out up the side. It is a team job! Next shift, skate hard back to the dots one time.',
      youth:
        'Goals against on your shift often start with three things: a turnover at a blue line, a slow skate back, or tired legs at the end of a long shift. Get pucks out and in, stop on the defensive side of the puck, and change before you are empty. Pick one of the three for the next game.',
      older:
        'Plus-minus depends on linemates and luck, so work on what you own: exits and entries without turnovers, the third forward above the puck, first three strides back, and short shifts. Defend from inside the dots outward. Watch two goals against from the last games and name your first wrong step. Fix that step this week.',
      parent:
        'One number for five skaters says little about a child. Useful habits are skating back hard, short shifts and simple passes out. Praise those and leave the number alone. Ask which of the three went well after the next game.',
      coach:
        'Show the habit behind the number: track back to the dots, sort out who has whom, exit on the first touch. Use back-pressure races and three-on-three with a rule that a slow tracker costs a goal. Talk about chances against, not the statistic. Run one tracking race next practice.',
    },
    roles: ['player', 'parent', 'coach'],
  },
  {
    id: 'goalie-better-numbers',
    title: 'better goalie numbers',
    examples: [
      'how do i raise my save percentage',
      'how do i get my save percentage up',
      'how do i get my gaa down',
      'how can i lower my goals against average',
      'how do i get more shutouts',
      'how do i get a shutout',
      'how do i stop more pucks',
      'how do i let in fewer goals',
      'i let in too many goals what do i work on',
      'my save percentage is low, what should i practice first',
      'what gets a goalies numbers up',
      'im stuck under 90 percent how do i get over it',
      'how do i save more shots',
      'how can my son stop more pucks',
      'my daughter gives up a lot of goals, how does she get better in net',
      'how do i help our goalie with her numbers',
      'how do i cut down on goals',
      'want to get from .880 to .910',
      'what are the easiest goals to take away',
      'too many easy ones go in on me',
      'always let in one soft goal',
      'i always let in the first one',
      'first shot of the game always beats me',
    ],
    answers: {
      child:
        'More saves start with being ready. Stand big, stick on the ice, and watch the puck all the way. Be still when they shoot. After a save, find the puck again fast. Every goalie lets some in. Next practice, be set before five shots.',
      youth:
        'Most extra goals are rebounds, shots while you still move, and pucks you did not see. So: be set before the release, steer low shots to the corner, and look around screens. Soft early goals are about the warm-up: take real shots before the game. Write down how each goal of the next game went in, and practise the most common kind.',
      older:
        'Sort your goals against: rebound, lateral pass, screen, clean shot, breakaway. Work on the biggest group, since it gives most. For most goalies it is arriving set after a lateral push, and rebound direction. The average also depends on the shots you face, so follow save percentage over ten games. Chart the next three games.',
      parent:
        'Numbers swing with the team in front, so look at ten games, not one. What a young goalie owns: being set, rebounds, seeing the puck. Goalie sessions on skating help most. Say what you enjoyed, not how many went in. Ask their coach which kind of goal to work on.',
      coach:
        'Give your goalie facts: chart goals by kind for a few games. Then plan two short goalie blocks a week: lateral movement with a set before the shot, and rebounds with a second shooter. Keep the slot clear in team drills, since half of it is in front of the net. Start the chart next game.',
    },
    drills: ['rebound-to-the-corner'],
  },
  {
    id: 'more-points',
    title: 'getting more points',
    examples: [
      'how do i get more points',
      'how do i put up more points',
      'how can i produce more offense',
      'i want to be the top scorer of my team',
      'what do i need to do to score more points this year',
      'go from one goal a game to two',
      'how do i double my goals next season',
      'how do i be more of an offensive player',
      'how do i contribute more on offense',
      'my offense has dried up a bit, what do top scorers do',
      'what do the kids with tons of points do different',
      'how do i get on the scoresheet more',
      'how does my boy get on the score sheet more often',
      'how do we get more offense from our third line',
      'i want 50 points, how do i get there as a player',
      'how to level up my scoring',
      'habits of players who score a lot',
      'how do i become a goal scorer',
      'scoring more',
      'scoring some goals',
      'getting goals',
      'being a goal scorer',
      'putting up points',
      'goal scoring',
      'him scoring more',
    ],
    answers: {
      child:
        'Points come from being near the puck and near the net. Skate fast to open ice, keep your stick down, and shoot or pass when you see a chance. Assists count too. Next game, go to the net one time each shift.',
      youth:
        'Players with many points do three plain things: they get to the middle, they move the puck quickly, and they stop at the net. Win pucks back fast, because most chances follow a turnover. Pick one for a week: more shots from the middle, quicker passes, or rebounds. Then look at your next three games.',
      older:
        'Production is chances times finishing. Create more: pressure the puck back, attack with speed through the middle, support close. Finish more: shoot off passes, arrive at the net as the shot does. Watch your shifts and count touches inside the dots; that number moves before points do. Set a target for touches for five games.',
      parent:
        'Points come late and in waves. Better goals for a child are things they own: two trips to the net each period, quick passes, hard races for loose pucks. Praise those. Small games and free play build scoring sense. Agree on one such goal for the next month.',
      coach:
        'Offense grows from touches. More small-area games, fewer lines, and rules that reward net drives and second pucks. Give each line one play they own, such as a low-to-high with a net drive. Track touches inside the dots for a game, then show them.',
    },
    drills: ['catch-and-shoot'],
  },
];
