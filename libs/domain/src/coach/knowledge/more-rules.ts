import type { KnowledgeEntry } from './entry.js';

export const moreRulesEntries = [
  {
    id: 'goal-counts',
    title: 'when a goal counts',
    examples: [
      'can you score from your own end',
      'does a goal count from behind the red line',
      'can i shoot it in from our own zone and does it count',
      'does the whole puck have to cross the goal line',
      'when does a goal count',
      'the puck was on the line, is that a goal',
      'half the puck was over the line',
      'the horn sounded before it crossed the line',
      'time ran out and it went in right after',
      'did it go in before the buzzer',
      'the net was off and we scored, does it stand',
      'we scored while the net was moved',
      'it bounced off the referee into the goal',
      'who says whether it was a goal',
      'why did they wave off our goal',
      'no goal call, what could the reason be',
      'is it a goal if our own player puts it in',
      'own goal who gets the credit',
      'can you score by accident',
      'can a goal be taken back',
      'does it count off a defender',
      'the puck went through the side of the net',
      'our goal was disallowed',
      'reasons a goal is disallowed',
      'what makes a goal legal',
      'is there video review in youth hockey',
      'the goal judge light did not go on',
      'puck went in and came straight out again',
      'when is it a good goal',
    ],
    answers: {
      child:
        'The whole puck must be over the goal line, and the clock must still be running. If the puck is only on the line, it is no goal yet. The referee decides. Next game, keep playing until you hear the whistle!',
      youth:
        'A goal counts when the whole puck is over the goal line, between the posts, before the whistle and before time runs out. It does not count if the net was off its place, or if the puck went in directly off an official, in most rule books. Off a defender or by their own player it counts. The referee decides. Play until the whistle next game.',
      older:
        'The whole puck must cross the line before the whistle and the end of time, with the net in place. Usual reasons for no goal: a kick, a high stick, a hand, interference with the goalie, an early whistle, or a puck directly off an official. Own goals count for the last attacker who touched it. Check your rule book. Play to the whistle.',
      parent:
        'The whole puck must be over the line before the whistle or the horn. Usual reasons for a refused goal: a kick, a high stick, contact with the goalie, a net out of place or a whistle before. The referee decides; most youth games have no video. Ask the coach after the game, not the official.',
      coach:
        'Teach players to finish until the whistle and to stay out of the crease. Refused goals come from a kick, a high stick, a hand, goalie contact, a moved net or time. Only the captain or you ask, calmly, at a stop. Read the goal section of your rule book with the team once.',
    },
  },
  {
    id: 'goalie-rules',
    title: 'special rules for goalies',
    examples: [
      'is a goalie allowed to score a goal',
      'can the goalie shoot it into the other net',
      'may the goalie skate over the center line',
      'how far can the goalie leave his net',
      'is the goalie allowed past the blue line',
      'goalie got a penalty, who goes to the box',
      'does the goalie have to sit in the box',
      'which player serves for the goalie',
      'can a teammate sit the goalies penalty',
      'rules that are only for goalies',
      'what is a goalie not allowed to do',
      'can goalies get penalties',
      'what can a goalie get a penalty for',
      'is the goalie allowed to freeze it out of his crease',
      'goalie covered the puck behind the net, is that legal',
      'goalie held the puck too long penalty',
      'can the goalie throw the puck forward',
      'can a goalie pass by hand',
      'goalie lost his mask, does play stop',
      'goalie dropped his stick what happens',
      'can a skater pick up the goalies stick',
      'can the goalie play the puck behind the net',
      'is there a no go zone for goalies behind the net',
      'what happens if the goalie gets hurt and there is no backup',
      'how many goalies can a team have on the ice',
      'can a goalie take a penalty shot',
    ],
    answers: {
      child:
        'Goalies have their own rules. They may cover the puck in their crease. If a goalie gets a small penalty, a teammate sits in the box. A goalie stays in the own half of the ice. Ask your coach to show you the goalie rules.',
      youth:
        'Goalies may cover the puck near their crease; far outside it, or for too long, it can be a penalty. A teammate usually serves a goalie’s minor. In most rule books a goalie may not play the puck past the centre red line, but may shoot it into the other net from the own half. When the mask comes off, play usually stops. Leagues differ, so check your book with your coach.',
      older:
        'Usual rules: freeze the puck only in or near the crease and under pressure, no throwing it forward, no play past the centre red line. A goal from the own half counts. A teammate serves minors. Some leagues limit where a goalie may play the puck behind the net; many youth leagues do not. Check your rule book before the next game.',
      parent:
        'Goalies may cover the puck in and near the crease, but not hold it for long or throw it forward. A teammate usually serves a goalie’s minor penalty. Most rule books keep goalies in their own half. Details differ by league. Ask the coach which of them your league uses.',
      coach:
        'Show your goalies: when to freeze, when to play on, and that a far cover or a forward throw can cost a penalty. A skater who was on the ice usually serves a goalie’s minor; check who may. Centre line and behind the net rules differ by league. Read that section before the next game.',
    },
  },
  {
    id: 'timeouts',
    title: 'timeouts',
    examples: [
      'does hockey have timeouts',
      'how many time outs does a team get',
      'when can you call a timeout',
      'how long is a timeout',
      'who can call a timeout',
      'can the coach take a time out',
      'time out rules',
      'do we have a timeout left',
      'can you use a timeout in overtime',
      'when is the best time for a timeout',
      'should i use my timeout after an icing',
      'can players talk to the coach in a time out',
      'are there timeouts in youth games',
      'timeout in the last minute',
      'what do i say in a timeout',
      'the other team called a time out why',
      'is a time out 30 seconds',
      'can i ask for a timeout when we are tired',
      'our coach never calls a timeout',
      'calling time in hockey',
    ],
    answers: {
      child:
        'A timeout is a short break in the game. The coach asks for it when play has stopped. You skate to the bench, drink and listen. Not every league has them. Next time, look at your coach and breathe slowly.',
      youth:
        'A timeout is a short break that a team asks for while play is stopped, usually once a game. Some youth leagues and tournaments have none. Coaches use it to rest a tired line, calm the team or plan a faceoff. Drink, breathe and listen for your one job. Ask your coach whether your league has it.',
      older:
        'Many leagues give each team one short timeout per game, only at a stoppage; some youth leagues and tournaments have none. It is useful late in a close game, before a big faceoff, or when a line is tired and may not change. Listen for your job and the first pass. Check your league’s sheet.',
      parent:
        'A timeout is a short break that a coach may ask for while play is stopped. Many leagues allow one per team and game, others none. Coaches use it to rest players or to calm them down. Ask the team manager for the rule of your league.',
      coach:
        'Check first whether your league or tournament allows it, and how often. Usual moments: after two quick goals against, a tired line that may not change, before a last faceoff. Say one thing for the head and one for the ice, then let them breathe. Decide before the game what you keep it for.',
    },
  },
  {
    id: 'equipment-rules',
    title: 'rules about gear',
    examples: [
      'which gear is required by the rules',
      'what equipment is mandatory',
      'can you play without shoulder pads',
      'is it illegal to play without a mouthguard',
      'what is an illegal stick',
      'is there a limit on the curve',
      'can the ref measure my stick',
      'penalty for illegal equipment',
      'helmet came off during the shift, what now',
      'play on without a helmet allowed?',
      'chin strap open is that a penalty',
      'can i wear jewelry in a game',
      'are earrings or necklaces allowed',
      'can i play in a visor at my age',
      'when may you take off the cage',
      'full face mask rule',
      'can i wear two different gloves',
      'do our socks have to match',
      'ref sent me off because of my gear',
      'is it allowed to pick up my stick after i dropped it',
      'am i allowed to play with no gloves',
      'rules about pads and helmets',
      'may i wear a bandana or a hoodie under my helmet',
      'can you play without a stick',
      'what happens if my equipment breaks',
      'gear check by the referee',
    ],
    answers: {
      child:
        'You need your helmet with the cage, gloves, pads and skates, and all straps closed. If your helmet comes off, stop and go to the bench. Leave rings and chains at home. Ask a grown-up to check your straps before you go on the ice.',
      youth:
        'Youth players need a certified helmet with a full cage or shield, closed straps, and all pads; many leagues also demand a mouthguard and a neck guard. If your helmet comes off, many leagues make you leave the ice. Jewelry and illegal sticks are not allowed. Without a stick you may play on. Check the gear list of your league before the season.',
      older:
        'Most rule books demand a certified helmet and face protection by age, closed straps, and set limits for stick and blade. Illegal gear can cost a penalty. A lost helmet often means that you must leave the play. Leagues differ on mouthguards, neck guards and visors. Read the gear section for your level before you buy.',
      parent:
        'A certified helmet with full face protection, closed straps and complete pads are required in youth hockey. Mouthguards, neck guards, the age for visors and the curve limit depend on the league. A lost helmet often means leaving the ice. Look at the gear list of your league before you buy.',
      coach:
        'Check straps, cages, mouthguards and neck guards before the game as your league demands. Illegal gear can cost a penalty, and a player whose helmet comes off must often go off at once. Stick limits and visor ages differ by level. Put the league’s gear list up in the room.',
    },
  },
  {
    id: 'officials',
    title: 'officials and their signals',
    examples: [
      'what does a linesman do',
      'difference between a referee and a linesman',
      'how many refs are in a game',
      'who are the people in stripes',
      'what do the officials do',
      'ref hand signals',
      'referee signals explained',
      'what does the signal mean when he puts his hands on his hips',
      'what is the sign for icing',
      'signal for tripping',
      'what does it mean when he swings his arms to the side',
      'washout sign meaning',
      'the ref pointed at the net',
      'why does the ref wear orange armbands',
      'can a linesman call a penalty',
      'who calls offside',
      'who drops the puck',
      'what did he signal there',
      'how do i learn the signals',
      'what is the sign for slashing',
      'crossed arms signal',
      'both arms out sideways what is that call',
      'he tapped his elbow',
      'what does the timekeeper do',
      'four officials on the ice who does what',
      'the official in the striped shirt what is his job',
    ],
    answers: {
      child:
        'The people in striped shirts are the officials. Referees call penalties and goals. Linesmen watch the blue lines and drop the puck. They show with their arms what happened. Next game, watch the arms and guess the call!',
      youth:
        'Referees, often with orange bands, call penalties and goals. Linesmen watch offside and icing and take most faceoffs. Small youth games may have two officials who do everything. They show each call with their arms: both arms swept sideways mean no goal or play on, a pointed arm at the net means a goal. Watch the arm after the next whistle.',
      older:
        'Referees call penalties and goals, linesmen offside, icing and most faceoffs; in a two-official game they share all of it. Each foul has its own arm signal, shown at the whistle and at the scorer’s bench. The signals are pictured in your rule book. Look up the five that you see most.',
      parent:
        'Referees, often with orange armbands, decide on penalties and goals. Linesmen watch offside and icing and drop the puck. Youth games often have only two officials for everything. Arm signals show the call, and the rule book has pictures of them. Look up a few before the next game.',
      coach:
        'Know who is who: referees for penalties and goals, linesmen for lines and faceoffs, or two officials for all. Teach players five signals and how a captain asks politely. The rule book shows all of them. Greet the officials before the game.',
    },
  },
  {
    id: 'small-ice-rules',
    title: 'half-ice games for the youngest',
    examples: [
      'why do 8u teams play on half the ice',
      'cross ice games why',
      'half ice hockey rules for mites',
      'do mites use the full rink',
      'why is there no score in 6u',
      'is the score kept in mite games',
      'when do kids start full ice games',
      'small nets in 8u',
      'why do they use a blue puck',
      'lighter puck for little kids',
      'do the smallest kids have goalies',
      'are there faceoffs in 6u games',
      'no offside in half ice games?',
      'buzzer shifts in mites how does it work',
      'how do games for the little ones work',
      'adm cross ice is it better',
      'what age do they play the full sheet',
      'do 8u games have penalties',
      'half ice is boring for my kid',
      'are there referees in half ice games',
      'how many players in a cross ice game',
      'what are the rules for the youngest players',
    ],
    answers: {
      child:
        'Small ice means more puck for you! The nets are closer, so you shoot and pass much more. Many games for small kids have no offside and no big score board. Ask your coach what is special in your games, and try to touch the puck ten times.',
      youth:
        'The youngest teams play across the ice or on one half. Everyone touches the puck more, turns more and decides faster. Score, goalies, offside and shifts by the buzzer depend on the league. Older groups move to the full ice. Ask your coach if you help with the little ones.',
      older:
        'The youngest age groups play cross-ice or half-ice, often with small nets, lighter pucks and shifts by the buzzer. They get more touches and shots than on a full sheet. Whether score is kept, or offside called, depends on the league. Ask your club if you want to help at a game.',
      parent:
        'Small ice is made for small legs: more touches, shots and turns than on the full rink. Lighter pucks, small nets and shifts by the buzzer are usual. Whether there is a score, a goalie or offside depends on your league, as does the age for full ice. Count your child’s puck touches in one game.',
      coach:
        'Use the small space: more touches, quick changes, everyone in every role. Score, goalies, offside and shift length follow your league’s rules for that age. Explain to parents why, with counted touches. Check the game format of your league before the first game.',
    },
  },
] as const satisfies readonly KnowledgeEntry[];
