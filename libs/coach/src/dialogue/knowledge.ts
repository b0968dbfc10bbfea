import type { Skill } from '@rinkside/contracts/drill';
import type { Role } from '@rinkside/contracts/player';
import { isBelowCheckingAge } from '@rinkside/safety/age-limits';
import type { Persona } from '@rinkside/safety/persona';
import type { FollowUpName } from './follow-ups.js';

/** An answer to a general question about hockey. It needs no stats. */
export interface Subject {
  /** Patterns, see `pattern-matcher.ts`. */
  patterns: readonly string[];
  /** The text for players up to 12 years. */
  young: string;
  older: string;
  /** The answer includes a drill for this skill. */
  skill?: Skill;
  followUp: FollowUpName;
  role?: Role;
  /** Limits the entry to some players. */
  appliesTo?: (persona: Persona) => boolean;
}

const contactPatterns = [
  'body check*', 'bodycheck*', 'checking', 'hitting', 'big hit', 'hit harder', 'body contact', 'scared|afraid contact',
]; // prettier-ignore

/** Removed from answers to coaches. */
export const yourCoachText = 'Your team coach’s system comes first, so ask how they want it.';
const yourLeague = 'Leagues differ in the details, so check yours.';

/** Earlier entries win ties. */
export const knowledge: readonly Subject[] = [
  {
    patterns: ['offside*'],
    young: `The puck goes into the other team's end first, then you. If your skates cross the blue line before it, that is offside. ${yourLeague}`,
    older: `Both skates over the blue line before the puck is offside. Carry your speed sideways along the line, or let the puck carrier go first. ${yourLeague}`,
    followUp: 'tell',
  },
  {
    patterns: ['icing'],
    young: `Icing is a shot from your own half all the way past the other goal line, with nobody touching it. Look for a friend to pass to instead. ${yourLeague}`,
    older: `Icing is sending the puck from your own half past the far goal line untouched. A tired line that ices it usually has to stay out, so a soft chip to the neutral zone is often the calmer play. ${yourLeague}`,
    followUp: 'tell',
  },
  {
    patterns: ['penalty kill', 'kill* penalt*', 'short handed|shorthanded play'],
    young: `When your team is a player short, stay close together in a little square, keep your stick on the ice, and send the puck away when you can. ${yourCoachText}`,
    older: `On the kill: sticks in the passing lane, stay between the puck and the net, and press only when they bobble it or turn their back. Clear it high and hard. ${yourCoachText}`,
    followUp: 'tell',
  },
  {
    patterns: ['power play', 'powerplay', 'man advantage'],
    young: `On a power play you have an extra friend on the ice, so somebody is always open. Pass quickly and move after you pass. ${yourCoachText}`,
    older: `A power play works when the puck moves faster than the killers: receive with your stick ready, one look, one touch, and somebody in the goalie's eyes. ${yourCoachText}`,
    skill: 'passing',
    followUp: 'drill',
  },
  {
    patterns: ['faceoff*', 'face-off*', 'win draw*'],
    young:
      'Get low, put your bottom hand further down the stick, and watch the puck in the hand that drops it. Quick pull, then strong feet.',
    older:
      'Win draws before the drop: low hips, bottom hand down, eyes on the hand that holds the puck, and a plan with your wingers. If you lose it clean, tie up the stick.',
    skill: 'battle',
    followUp: 'drill',
  },
  {
    appliesTo: isBelowCheckingAge,
    patterns: contactPatterns,
    young:
      'At your age nobody body checks. What works is angling: skate so the puck carrier runs out of room, get your stick on the puck, and protect yourself near the boards.',
    older:
      'In this age group nobody body checks. What works is angling: take away the puck carrier’s room, stick on the puck, and get used to contact in small games along the boards.',
    skill: 'battle',
    followUp: 'drill',
  },
  {
    patterns: contactPatterns,
    young: `Contact is for winning the puck, never for hurting anybody, and your league says what is allowed. Angle first, stick on the puck, and stay low and close to the boards. ${yourCoachText}`,
    older: `Contact is for winning the puck, never for hurting anybody, and whether body checking is allowed depends on age and league, so check yours. Angle first, stick on puck, hands down, and take hits low and close to the boards.`,
    skill: 'battle',
    followUp: 'drill',
  },
  {
    patterns: ['forecheck*'],
    young: `The first player chases, the second one guards the easy pass. Skate in a curve, not straight, so the other player has only one way to go. ${yourCoachText}`,
    older: `Good forechecks start with the angle: take away the middle, stick in the lane, and let the second forward read the pass you forced. ${yourCoachText}`,
    skill: 'battle',
    followUp: 'drill',
  },
  {
    patterns: ['breakout*', 'break out'],
    young: `Peek over your shoulder before the puck comes, then make the easy pass to the boards or to your centre. ${yourCoachText}`,
    older: `A clean breakout is decided before the touch: shoulder check on the way back, get your feet facing up ice, then the first easy pass. ${yourCoachText}`,
    skill: 'passing',
    followUp: 'drill',
  },
  {
    patterns: [
      'backcheck*',
      'back check*',
      'defensive zone',
      'defending',
      'play defen*',
      'gap control',
      'better defen*',
    ],
    young:
      'Skate back as fast as you skate forward. Find the player without a puck, stay between them and your net, stick on the ice.',
    older: `Defend from the inside out: skate back through the middle, pick up a stick before a puck, and keep a gap you can close with one push. ${yourCoachText}`,
    skill: 'battle',
    followUp: 'drill',
  },
  {
    patterns: [
      'position* on ice',
      'where should i stand|be|go',
      'positioning',
      'play center|centre|wing|winger',
      'what does center|winger|defenseman do',
      'hockey sense|iq',
      'read play|game',
      'get open',
    ],
    young: `Spread out like a star, so that you are not all around the puck. If you can see the puck and a free path to it, you are in a good place. ${yourCoachText}`,
    older: `Hockey sense is looking before you need to: check over your shoulder, know your next play, and be somewhere the puck can reach. Watch a game and follow only the player in your position. ${yourCoachText}`,
    followUp: 'analysis',
  },
  {
    appliesTo: ({ position }) => position === 'goalie',
    patterns: ['breakaway*', 'shootout*', 'penalty shot', 'one-on-one', '1-on-1'],
    young:
      'Come out to meet the player, then slide back as fast as they come. Watch the puck, not their head, and make them move first.',
    older:
      'Start outside the crease, match their speed on the way back, and be patient: eyes on the puck, stick down, and let them make the first move. Whoever waits longer usually wins.',
    skill: 'goalie',
    followUp: 'drill',
  },
  {
    appliesTo: ({ position }) => position === 'goalie',
    patterns: [
      'rvh',
      'reverse vh',
      'post integration|play|seal',
      'hug* post',
      'wraparound*',
      'wrap-around*',
      'wrap around*',
      'sharp|bad|dead angle*',
      'below goal line',
    ],
    young:
      'When the puck comes to your side of the net, hug the post: skate and shoulder touch it, stick on the ice, eyes on the puck. When it goes out front, push off and be big again.',
    older:
      'Seal first, then react: skate on the post, pad flat along the ice, shoulder leaning in so that nothing fits between you and the iron, stick in the pass. The reverse VH is for plays from below the goal line; while the puck is higher stay on your feet, since the top corner is open when you are down. Push off the post as the pass leaves.',
    skill: 'goalie',
    followUp: 'drill',
  },
  {
    appliesTo: ({ position }) => position === 'goalie',
    patterns: [
      'puck handl*',
      'handl* puck',
      'play* puck',
      'behind net',
      'pass* puck',
      'clear* puck',
      'stop* rim*',
      'dump in*',
      'trapezoid',
    ],
    young:
      'Stop it dead first, then look. If a friend is open, slide it to their stick; if not, leave it by the boards and hurry back to your net.',
    older:
      'Decide before you go: look over your shoulder on the way out, stop the puck dead, and have one plan that your defenders know, with one word for it: leave, over, or up. When in doubt hold it at the post or leave it, and be back in your crease before the next touch. Ten rims and ten firm passes after practice teach more than games do.',
    skill: 'goalie',
    followUp: 'drill',
  },
  {
    patterns: ['breakaway*', 'goalie|beat breakaway*', 'shootout*', 'penalty shot'],
    young:
      'Head up, see the goalie, pick one move you like and do it with speed. Ten tries with one move beat ten moves once.',
    older:
      'Decide early: come in with speed, read how deep the goalie is, and sell the shot before any deke. One move you trust is worth more than five.',
    skill: 'shooting',
    followUp: 'drill',
  },
  {
    patterns: [
      'nervous',
      'nerves',
      'anxious',
      'scared',
      'pressure',
      'confidence',
      'confident',
      'afraid',
      'tryout*',
      'calm down',
    ],
    young:
      'Butterflies mean you care. Breathe in slowly through your nose, out through your mouth, and think of one thing you love to do on the ice. Then do just that on your first shift.',
    older:
      'Nerves are energy looking for a job. Give it one: slow breaths on the bench, a short cue such as "feet first", and one thing in each shift that you control. Judge the shift by that, not by the score.',
    followUp: 'felt',
  },
  {
    patterns: [
      'stay|keep|lose|losing|lost focus*',
      'stay|keep my|me|him|her|them focus*',
      'concentrat*',
      'distract*',
      'pay attention',
      'mind wander*',
      'zone* out',
    ],
    young:
      'Everybody’s head wanders. Pick one word for each shift, such as "feet" or "puck", and say it when you climb over the boards. When you notice that you drift off, blow out like a candle and say it again.',
    older:
      'Attention comes in short bursts, so give it a rhythm: look away and breathe out on the bench, pick one cue before the next shift, and after a mistake do the same small thing every time, a tap of the stick and one breath, then the next puck. Goalies do it at every whistle.',
    followUp: 'felt',
  },
  {
    patterns: ['tell|ask|see|say doctor*', 'doctor visit|appointment|ask', 'physio|physiotherapist'],
    young:
      'Tell the doctor what happened, where it hurts, since when, and what makes it better or worse. A grown-up can help you write it down. Then ask when you may play again, and tell your coach what they said.',
    older:
      'Write it down before you go: what happened and when, where it hurts, what makes it better or worse, what you take. Then ask three things: what is fine to do meanwhile, what to watch for, and what has to be true before a full practice and before a game. Give your team coach the answer, in writing where your league wants it.',
    followUp: 'now',
  },
  {
    patterns: [
      'warm up',
      'warm-up',
      'warmup',
      'before game',
      'pre-game',
      'get ready for game',
      'game tomorrow|tonight|today',
    ],
    young:
      'Wake your body up: skip, hop side to side, big arm circles, and a few quick starts. Then play a little with a ball.',
    older:
      'Build it up: an easy jog or skips, leg swings and open hips, a few quick feet, then touches with a ball. Finish just short of breathless.',
    skill: 'off-ice',
    followUp: 'ready',
  },
  {
    patterns: [
      'car ride',
      'ride home',
      'after game say',
      'say son|daughter|kid|child',
      'say to him|her|them',
      'tell son|daughter|kid|child|him|her|them after',
      'what say after',
      'talk after game',
    ],
    young:
      'On the way home, tell your grown-up what was the most fun. You can also say that you want to talk about it later.',
    older:
      'The best line for the ride home is "I love watching you play." Then leave the game alone until your player brings it up: food, music and a joke do more than a review. If they want to talk, ask what was fun, and listen.',
    followUp: 'enjoy',
  },
  {
    role: 'parent',
    patterns: [
      'motivat*',
      'lost interest',
      'wants to quit',
      'encourage',
      'support my|him|her|them',
      'son|daughter|kid|child better|improve*',
      'help my kid|child|son|daughter',
      'how can i help',
      'enjoy hockey',
      'have fun',
      'confidence',
      'nervous',
    ],
    young: '',
    older:
      'Children stay with hockey because of friends, fun and feeling that they get better. Ask what they enjoyed before you ask about the score, praise effort you really saw, and let them choose one small thing to work on. If the joy stays away for weeks, talk with them and the coach about a lighter load.',
    followUp: 'enjoy',
  },
  {
    patterns: [
      'ice time',
      'playing time',
      'benched',
      'coach wont play|doesnt',
      'coach unfair',
      'coach hates me|us|him|her|my',
      'disagree coach',
      'my coach says|wants|told',
    ],
    young:
      'That can feel unfair. Ask your team coach, with a grown-up if you like: "What can I work on to help the team?" Coaches like that question.',
    older:
      'Your team coach sees what I cannot, so go to them. Pick a calm moment, not right after a game, and ask what would help the team and what one thing to work on. Questions open more doors than complaints.',
    followUp: 'tell',
  },
  {
    patterns: [
      'how often train|practice',
      'how much|long should|do i|we|he|she|kids train|practice|shoot*|skat*|stickhandl*',
      'how many pucks|shots|minutes|drills should i|we|he|she|kids',
      'how many pucks',
      'every|a day',
      'many hours',
      'hours week',
      'rest day*',
      'too much hockey',
      'overtrain*',
      'burn* out',
      'off season',
      'off-season',
      'other sports',
      'summer',
    ],
    young:
      'Little and often is best, and rest days make you stronger. Play other sports and games too: they help your hockey. When it stops being fun, take a break.',
    older:
      'Growth needs rest: keep at least a full day off every week, more when you are tired, and some months a year away from organised hockey. Other sports help. Short and sharp beats long and tired; tell a parent and your coach when you feel worn out.',
    followUp: 'plan',
  },
  {
    patterns: [
      'eat',
      'eat before game',
      'food',
      'drink before|water',
      'hydrat*',
      'breakfast',
      'snack*',
      'sleep',
      'tired',
      'recover*',
    ],
    young:
      'Drink water, eat something you like and know well before, and sleep lots. That is how your legs get their power. A grown-up at home can help you plan it.',
    older:
      'Keep it simple: regular meals you know, water through the day, something light before you play, and plenty of sleep, which is where the training sinks in. For anything more, ask a parent, a doctor or a dietitian.',
    followUp: 'tell',
  },
  {
    patterns: [
      'stick length|flex|curve',
      'what|which stick|skates|helmet|gloves|gear',
      'need to buy|bring',
      'new stick|skates|helmet|gloves|gear',
      'sharpen*',
      'equipment',
      'skates fit',
      'tape stick',
    ],
    young:
      'Good gear is gear that fits. Skates snug, helmet that does not wobble, and a stick that reaches about your chin on skates. A hockey shop and a grown-up can check it with you.',
    older:
      'Fit comes before price: snug heels in the skates, a helmet that stays put, and a stick about chin high on skates as a start. Flex and curve are taste, so try some before you buy. A good shop will check the fit.',
    followUp: 'tell',
  },
  {
    patterns: [
      'teammate*',
      'captain',
      'lead',
      'leader*',
      'communicat*',
      'talk on ice',
      'team player',
      'new team',
      'make friends',
    ],
    young:
      'Good team mates call names, tap shin pads and cheer from the bench. Say one nice thing to somebody after every practice.',
    older:
      'Leading starts without a letter: talk early and short on the ice, be first on the back check, and notice what others did well. It is contagious.',
    followUp: 'tell',
  },
  {
    role: 'coach',
    patterns: [
      'parents meeting',
      'handle parents',
      'talk to parents',
      'mixed ability',
      'different levels',
      'keep kids moving',
      'bench',
      'line change*',
      'short shifts',
      'work together',
      'team chemistry|spirit|bonding',
      'practice fun',
      'fun practice*',
      'bored',
      'discipline',
      'pep talk',
      'pre-game speech',
      'motivat*',
    ],
    young: '',
    older:
      'Keep it small and clear: one theme a week, stations with few waiting, and a game at the end that asks for the theme. For mixed groups change the task, not the drill: more room for some, less time for others. Tell parents the theme too; they will cheer for it.',
    followUp: 'practice',
  },
  {
    patterns: [
      'gwg',
      'ppg',
      'shg',
      'pim',
      'sog',
      'game winning goal',
      'game-winning goal',
      'is a hat trick',
      'hat trick mean',
    ],
    young:
      'GWG is the goal that wins the game, PPG a goal on a power play, SHG one while your team is a player short, and a hat trick is scoring three times in one game. PIM are penalty minutes.',
    older:
      'On score sheets, GWG is the game-winning goal, PPG a power-play goal, SHG a short-handed one, SOG shots on goal and PIM penalty minutes; a hat trick is scoring three times in one game. I read what you log in your games.',
    followUp: 'season',
  },
  {
    patterns: ['line change*', 'shift length', 'short shifts', 'long should shift'],
    young: `Skate hard, then change when you are puffed and the puck is far from your net. ${yourCoachText}`,
    older: `Short and hard: change while you still have the legs to get off, and when the puck goes deep into their end. ${yourCoachText}`,
    followUp: 'tell',
  },
  {
    patterns: [
      'rule*',
      'hooking',
      'tripping',
      'slashing',
      'high stick*',
      'penalt*',
      'referee',
      'crease violation',
      'overtime',
    ],
    young: `Keep your stick down, move your feet, and you will stay out of the penalty box. About the exact rule I am not sure: ask your coach, and check your league.`,
    older: `I do not want to guess a rule: check your league’s book or ask an official. What always helps is moving feet and a stick on the ice; most penalties come from reaching.`,
    followUp: 'tell',
  },
  {
    appliesTo: ({ position }) => position === 'skater',
    patterns: [
      'five hole',
      'five-hole',
      'butterfly',
      'glove|blocker side',
      'high shots',
      'big goalie',
      'top shelf|corner',
      'score|beat goalie',
    ],
    young:
      'Look for the net you can see, not at the goalie. Low along the ice goes in often, and so does a quick shot before they are ready.',
    older:
      'Goalies stop what they are set for, so make them move: a quick release, a change of angle or a pass first. Low shots find the space between the pads while they slide, high ones the far side when they drop early. Pick the spot before you look down.',
    skill: 'shooting',
    followUp: 'drill',
  },
  {
    patterns: [
      'play angles',
      'cut angle*',
      'goalie angle*',
      'challenge shooter*',
      'screen* shot*',
      'five hole',
      'five-hole',
      'butterfly',
      'glove side',
      'deep in net',
      'high shots',
      'going|go|drop* down early',
      'drop* early',
    ],
    young:
      'Be big and be square: belly button to the puck, come out a little so the net behind you looks small, stick on the ice. Then let the puck hit you.',
    older:
      'Set before the shot: square to the puck, feet still, top of the crease if nobody is behind you. Beat passes on your feet and save the slide for when you must. Track the puck into your body and then away from it.',
    skill: 'goalie',
    followUp: 'drill',
  },
  {
    patterns: ['plus minus', 'plus-minus'],
    young:
      'You get a plus when your team scores while you are on the ice, and a minus when the other team does; goals on a power play do not count for it. It is not kept here, and it says more about the line than about you.',
    older:
      'A plus when your team scores at even strength or short-handed with you on the ice, a minus when the other team does; power-play goals give nobody either. It is not kept here, and it says more about a line than about a player.',
    followUp: 'season',
  },
  {
    patterns: [
      'position should play',
      'should i play',
      'which team should',
      'is|was coach right|wrong',
      'switch to goalie|defense|forward',
    ],
    young:
      'People who see you play know best. Ask your team coach and a grown-up, and try what looks like the most fun.',
    older:
      'That is one for people who see you play: your team coach first. Ask what they see, say what you enjoy, and give the choice a few weeks.',
    followUp: 'tell',
  },
];
