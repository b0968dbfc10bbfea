import type { IntentExamples } from './intent-examples.js';

/** Requests to the coach and small talk. */
export const conversationIntents = [
  {
    topic: 'drills',
    examples: [
      'give me a drill', 'show me a passing drill', 'i need a drill for shooting', 'what drill should i do today',
      'can you find me some skating drills', 'got any drills for puck control', 'a fun drill for my kid',
      'which exercises help with my edges', 'suggest an exercise for quick feet', 'drills please',
      'looking for a stickhandling drill', 'what should i train today', 'pick something for me to practice',
      'any drills for one player', 'find a drill that i can do alone', 'drill ideas for tomorrow',
      'what do you have for balance drills', 'recommend a goalie drill',
    ],
  },
  {
    topic: 'plan',
    examples: [
      'make me a training plan', 'put together my week', 'build a weekly plan for me', 'i want a workout plan',
      'can you plan my training this week', 'write me a schedule for the week', 'plan my week with two rest days',
      'what should my training week look like', 'create a four week program', 'need a routine for monday to friday',
      'set up a plan so i get better by january', 'give me a weekly routine', 'plan three days of training',
      'organize my training days', 'make a plan around my games', 'a training schedule please',
    ],
  },
  {
    topic: 'practice',
    roles: ['coach'],
    examples: [
      'build me a practice', 'make a 50 minute practice', 'plan practice for tonight', 'i have half ice and 12 kids',
      'write a practice for 14 players', 'practice plan for my squad on tuesday', 'create an ice session for us',
      'we have one hour of full ice what do we do', 'set up a session with three stations', 'give me a practice for thursday',
      'need a plan for a 75 minute practice', 'design a practice for my group', 'put together a practice on one third of the ice',
      'make the next practice', 'build a practice with lots of skating', 'session plan for 16 skaters and 2 goalies',
    ],
  },
  {
    topic: 'logGame',
    examples: [
      'log a game', 'i want to add a game', 'we won 5-2 today i had two goals', 'enter my score from today',
      'save todays game', 'record a loss 1-3', 'put in my game from saturday', 'add our win yesterday',
      'start the game sheet', 'log a tie against the sharks', 'type in my stats from last night', 'new game please',
      'we lost 4-3 and i made 22 saves', 'can you write down my game', 'i had an assist today please log it',
      'enter a result',
    ],
  },
  {
    topic: 'remember',
    examples: [
      'remember that i shoot left', 'remember my goal is to make varsity', 'keep in mind that i play center',
      'note that my practice is on mondays', 'my goal is ten goals this year', 'please remember i like morning practice',
      'dont forget that i want to work on passing', 'my goal for this season is to skate faster',
      'remember i prefer short drills', 'save a note that i train at home', 'keep in mind i only have a garage',
      'remember that my favorite drill is the figure eight', 'write down that i want better edges',
      'my goals are more shots and fewer giveaways', 'please keep in mind we have no gym', 'remember this about me',
    ],
  },
  {
    topic: 'memories',
    examples: [
      'what do you remember', 'what do you know about me', 'do you remember my goal', 'did i mention my goal before',
      'show my notes', 'what have you saved about me', 'list what you remember', 'forget what i said',
      'delete what you know about me', 'erase your notes on me', 'what was my goal again', 'do you still know my goal',
      'which things do you have in memory', 'remove that note', 'can you forget my goal', 'what is stored about me',
    ],
  },
  {
    topic: 'others',
    examples: [
      'how many goals does my teammate have', 'show me the stats of my friend', 'who is the best player on the team',
      'compare me with my linemate', 'who leads the league in points', 'am i better than jake',
      'rank the players on my team', 'who is the top scorer here', 'what are the numbers of the other goalie',
      'how many points has number 12', 'who is better me or him', 'give me the stats of that girl on the other team',
      'which kid on our team is the worst', 'look up another player for me', 'who has the most assists on our team',
      'where do i rank on the team',
    ],
  },
  {
    topic: 'noPredictions',
    examples: [
      'will we win on saturday', 'who is going to win tonight', 'what will the score be', 'predict our next game',
      'am i going to make the nhl', 'will my son play pro', 'what are the odds that we win', 
      'will i make the team', 'do you think we can win the league', 'guess my goals next season', 'will she get drafted',
      'what are my chances to go pro', 'can you bet on a game for me', 'is he going to be a star',
      'will i ever be in the nhl',
      'will he make the aaa team',
      'do you think i will make aa',
      'am i going to make the travel team',
      'what are the odds that my son makes triple a',
      'will we make the playoffs',
      'is my daughter going to make the team',
    ],
  },
  {
    topic: 'company',
    examples: [
      'will you be my friend', 'i love you coach', 'do you like me', 'are you my best friend', 'can we hang out',
      'i want to talk to you every day', 'you are my favorite person', 'do you miss me', 'be my buddy',
      'i like you more than my friends', 'marry me', 'can you be my dad', 'do you love me', 'you are my only friend',
      'i wish you were real', 'can you come to my game',
    ],
  },
  {
    topic: 'cheer',
    examples: [
      'we won', 'i scored my first goal', 'we won the tournament', 'i got a shutout today', 'best game of my life',
      'i made the team', 'finally scored', 'my kid scored today', 'we beat first place', 'i had a hat trick',
      'guess what we won in overtime', 'i did it', 'what a game we won', 'i got player of the game',
      'coach said i played great', 'my daughter made the team',
    ],
  },
  {
    topic: 'hello',
    examples: [
      'good morning coach', 'whats up', 'how are you today', 'yo coach', 'hiya', 'hi mack', 'good evening',
      'how is it going', 'hey there coach mack', 'sup', 'howdy', 'hello again', 'hi im new here', 'morning',
      'you there', 'nice to meet you',
    ],
  },
  {
    topic: 'thanks',
    examples: [
      'thanks coach', 'thank you so much', 'that helps a lot', 'great tip', 'ok will do', 'awesome thanks', 'got it',
      'cool i will try that', 'sounds good', 'perfect', 'you are the best', 'makes sense', 'ok', 'nice one',
      'appreciate it', 'that was really helpful',
    ],
  },
  {
    topic: 'bye',
    examples: [
      'bye', 'good night', 'see you later', 'talk to you tomorrow', 'gotta go to practice', 'i have to go now', 'cya',
      'later coach', 'off to bed', 'see ya', 'im leaving now', 'until next time', 'goodbye mack', 'ttyl', 'peace out',
      'have a good one',
    ],
  },
] as const satisfies readonly IntentExamples[]; // prettier-ignore
