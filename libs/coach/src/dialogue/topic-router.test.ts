import { describe, expect, it } from 'vitest';
import { teen as persona } from '@rinkside/safety/persona.fixture';
import type { Persona } from '@rinkside/safety/persona';
import { routeQuestion, type QuestionRoute } from './topic-router.js';
import {
  specificityOf,
  matchesIn,
  isWithinEditDistance,
  minSpecificity,
  buildVocabulary,
  tokenize,
} from './pattern-matcher.js';

const userTurn = (text: string) => ({ role: 'user' as const, text });
const routeOf = (text: string, history: Parameters<typeof routeQuestion>[2] = [], who = persona) =>
  routeQuestion(text, who, history);

const goalie: Persona = { ...persona, position: 'goalie' };
const coach: Persona = { ...persona, role: 'coach', years: 40, position: null };
/** The topic, or the first pattern of the knowledge entry. */
const targetOf = ({ subject, topic }: QuestionRoute) => subject?.patterns[0] ?? topic;
/** A history with one question and the coach's answer. */
const historyAfter = (text: string, answer = 'So.') => [
  userTurn(text),
  { role: 'assistant' as const, text: answer },
];

describe('routeQuestion', () => {
  it.each([
    ['How can I improve my skating?', 'drills'],
    ['What drills should I practice?', 'drills'],
    ['How do I improve my shot accuracy?', 'drills'],
    ["What's my game analysis?", 'analysis'],
    ['wats my game analisys', 'analysis'],
    ['how do i improove my skateing', 'drills'],
    ['am i geting better', 'trend'],
    ['what hapened in my last 3 games', 'recent'],
    ['how many asists do i have', 'season'],
    ['What do I need to reach 20 goals?', 'whatIf'],
    ['explain save percentage', 'explain'],
    ['Log a 4-2 win vs Blades, 1 goal', 'logGame'],
    ['next milestone?', 'milestones'],
    ['training plan please', 'plan'],
    ['will i make AAA', 'noPredictions'],
    ['remember that my backhand is hard', 'remember'],
    ['the weather is lovely', 'unknown'],
  ] as const)('routes by topic: %s: %s', (text, topic) => expect(routeOf(text).topic).toBe(topic));

  it('does not treat a correct word as a typo of another', () => {
    expect(routeOf('we lost').topic).toBe('feelings');
    expect(routeOf('last game').topic).toBe('recent');
    expect(routeOf('What do you think of my last shift?').topic).toBe('unknown');
  });

  it('continues the previous topic', () => {
    const history = [
      userTurn('How many goals do I have this season?'),
      { role: 'assistant' as const, text: 'Nine.' },
    ];
    expect(routeOf('and assists?', history)).toMatchObject({ topic: 'season', slots: { stat: 'assists' } });
    expect(routeOf('what about last season', history)).toMatchObject({
      topic: 'season',
      slots: { season: 'last', stat: 'goals' },
    });
    expect(routeOf('another one', [userTurn('drill for shooting at home')])).toMatchObject({
      topic: 'drills',
      slots: { skill: 'shooting', place: 'home', another: true },
    });
  });

  it.each([
    ['What is my next milestone?', 'A drill at home', 'drills'],
    ['How is my season going?', 'Something fun at home', 'drills'],
    ['we lost', 'A drill at home', 'drills'],
    ['How is my season going?', 'How to shoot harder?', 'drills'],
    ['How is my season going?', 'passing', 'drills'],
    ['How is my season going?', 'stops and starts', 'drills'],
    ['How is my season going?', 'and my last game?', 'recent'],
    ['How is my season going?', 'what about points', 'season'],
    ['How many goals do I have?', 'How do I shoot and score?', 'drills'],
    ['what is offside', 'and icing?', 'icing'],
    ['drills for skating', 'what about goals', 'season'],
    ['drills for skating', 'and a plan', 'plan'],
    ['drills for skating', 'thanks again', 'thanks'],
    ['make me a plan', 'only 20 minutes', 'plan'],
    ['Explain points', 'and assists?', 'explain'],
    ['What happened in my last game?', 'and against the Herons?', 'recent'],
    ['how do I win faceoffs', 'why', 'faceoff*'],
  ])('changes the topic: %s, %s: %s', (previous, text, topic) =>
    expect(targetOf(routeOf(text, historyAfter(previous)))).toBe(topic),
  );

  it('continues drills with the same skill, another place or another drill', () => {
    const skating = historyAfter('drills for skating');
    expect(routeOf('another drill', skating).slots).toMatchObject({ skill: 'skating', another: true });
    expect(routeOf('great, another one', skating).slots).toMatchObject({ skill: 'skating', another: true });
    expect(routeOf('can you give me another drill?', skating).slots).toMatchObject({ skill: 'skating' });
    expect(routeOf('with no ice', skating).slots).toMatchObject({ skill: 'skating', place: 'no-ice' });
    expect(routeOf('what about passing?', historyAfter('drill for shooting at home')).slots).toEqual({
      skill: 'passing',
      place: 'home',
    });
    // Also after a knowledge entry with a drill.
    expect(routeOf('another drill', historyAfter('how do I win faceoffs'))).toMatchObject({
      topic: 'drills',
      slots: { skill: 'battle', another: true },
    });
  });

  it.each([
    ['another drill please', 'drills'],
    ['passing drills please', 'drills'],
    ['passing please', 'drills'],
    ['stats please', 'season'],
    ['no ice today', 'drills'],
    ['no, passing drills', 'drills'],
    ['no, what about stats', 'season'],
    ['are you sure', 'unknown'],
    ['please', 'plan'],
    ['ok ill try that', 'thanks'],
    ['yes please', 'plan'],
    ['yes that would be great', 'plan'],
    ['yes for passing', 'plan'],
    ['ok', 'plan'],
    ['no', 'no'],
    ['no thank you', 'no'],
    ['nah I’m good', 'no'],
    ['no more drills please', 'no'],
    ['no plan please', 'no'],
    ['maybe later', 'no'],
  ])('accepts a yes or no only when the message says nothing else: %s: %s', (text, topic) => {
    const history = historyAfter('How can I improve my shot?', 'So. Shall I put a week together for you?');
    expect(routeOf(text, history).topic).toBe(topic);
  });

  it('sets the place to no-ice when there is no ice', () => {
    for (const text of ['Drills with no ice', 'no ice today', 'drills without a rink', 'no rink today'])
      expect(routeOf(text)).toMatchObject({ topic: 'drills', slots: { place: 'no-ice' } });
  });

  it('routes a yes to the follow-up question of the coach', () => {
    const history = [
      userTurn('How can I improve my passing?'),
      { role: 'assistant' as const, text: 'So. Shall I put a week together for you?' },
    ];
    expect(routeOf('yes please', history)).toMatchObject({ topic: 'plan', slots: { skill: 'passing' } });
    expect(routeOf('no thanks', history).topic).toBe('no');
  });

  it('routes practice to a practice plan for coaches and to drills for players', () => {
    expect(routeOf('60-minute half-ice practice', [], { ...persona, role: 'coach' })).toMatchObject({
      topic: 'practice',
      slots: { minutes: 60, ice: 'half' },
    });
    expect(routeOf('what should i practice at home').topic).toBe('drills');
  });

  it('assigns numbers to slots by their unit', () => {
    expect(
      routeOf('What do I need to reach 92.5% save percentage over the next 6 games?').slots,
    ).toMatchObject({
      stat: 'save_percentage',
      target: 92.5,
      games: 6,
    });
    expect(routeOf('a 4 week plan, 3 days a week, 30 minutes').slots).toMatchObject({
      weeks: 4,
      days: 3,
      minutes: 30,
    });
    expect(routeOf('my last two games').slots.games).toBe(2);
  });

  it.each([
    ['How do I get to a .920 save percentage?', { stat: 'save_percentage', target: 0.92 }],
    ['what do I need for a .930', { target: 0.93 }],
    ['a 12-week plan', { weeks: 12 }],
    ['plan for twelve weeks', { weeks: 12 }],
    ['plan with 2 days off', { days: 5 }],
    ['4 week plan with a day off, 3 days a week', { weeks: 4, days: 3 }],
    ['plan with 3 rest days', { days: 4 }],
    ['2-hour practice', { minutes: 120 }],
    ['an hour and a half practice', { minutes: 90 }],
    ['1 hour 15 minute practice full ice', { minutes: 75, ice: 'full' }],
    ['half an hour practice', { minutes: 30 }],
    ['60-minute half-ice practice', { minutes: 60, ice: 'half' }],
  ] as const)('reads numbers in every notation: %s', (text, slots) =>
    expect(routeOf(text).slots).toMatchObject(slots),
  );

  it('ignores numbers that are not counts', () => {
    expect(routeOf('How do I score five hole?').slots.target).toBeUndefined();
    expect(routeOf('plan, the game is in 3 days').slots.days).toBeUndefined();
    expect(routeOf('my game was 2 days ago, a plan').slots.days).toBeUndefined();
    expect(routeOf('half an hour practice').slots.ice).toBeUndefined();
  });

  it.each([
    ['saucer pass drill', 'saucer'],
    ['crossover drills', 'crossover'],
    ['angling drill', 'angling'],
    ['how do I see through screens', 'screen'],
    ['wrist shot', 'wrist'],
    ['drill for my backhand', 'backhand'],
    ['post to post', 'post'],
    ['rebound control', 'rebound'],
    ['shooting drills', undefined],
  ])('extracts the drill search term: %s: %s', (text, search) =>
    expect(routeOf(text).slots.search).toBe(search),
  );
});

describe('paraphrased questions', () => {
  it.each([
    'How can I improve?',
    'How do I improve?',
    'How do I get better?',
    'how to get beter',
    'I want to be a better player',
    'what should I improve',
    'how am I doing after 24 games',
  ])('routes to the analysis: %s', (text) => expect(routeOf(text).topic).toBe('analysis'));

  it.each([
    ['How do I improve my backchecking?', 'backcheck*'],
    ['How do I get better at faceoffs?', 'faceoff*'],
    ['How do I get better at passing?', 'drills'],
    ['help me improve my shot', 'drills'],
    ['am I getting better', 'trend'],
  ])('routes to the named skill instead of the analysis: %s: %s', (text, topic) =>
    expect(targetOf(routeOf(text))).toBe(topic),
  );

  it.each([
    'How do I reach 20 goals in 10 games?',
    'how do I get to 30 points',
    'can I get 20 goals this season',
    'could I score 40 goals',
    'What do I need for a .920 save percentage?',
    'how do I get my save percentage to .925',
    'GAA under 2 in the next 4 games',
    'how many more goals do I need',
    'what if I score 3 goals in the next 2 games',
  ])('routes to what-if: %s', (text) => expect(routeOf(text).topic).toBe('whatIf'));

  it.each([
    ['What equipment do I need?', 'stick length|flex|curve'],
    ['what stick do I need', 'stick length|flex|curve'],
    ['I need to learn how to stop', 'drills'],
    ['I need to get faster', 'drills'],
    ['do I need to train every day', 'how often train|practice'],
    ['What do I need to get drafted?', 'noPredictions'],
  ])('does not route to what-if without a target: %s: %s', (text, topic) =>
    expect(targetOf(routeOf(text))).toBe(topic),
  );
});

describe('questions about hockey', () => {
  it.each([
    [persona, 'How do I stay focused during games?', 'stay|keep|lose|losing|lost focus*'],
    [persona, 'I keep losing my concentration', 'stay|keep|lose|losing|lost focus*'],
    [persona, 'I get distracted on the bench', 'stay|keep|lose|losing|lost focus*'],
    [persona, 'What should I focus on?', 'analysis'],
    [persona, 'What do I tell the doctor?', 'tell|ask|see|say doctor*'],
    [persona, 'what should we ask the doctor', 'tell|ask|see|say doctor*'],
    [goalie, 'How do I play the puck behind the net?', 'puck handl*'],
    [goalie, 'tips for puck handling', 'puck handl*'],
    [persona, 'tips for puck handling', 'drills'],
    [goalie, 'When should I use RVH?', 'rvh'],
    [goalie, 'how do I stop wraparounds', 'rvh'],
    [goalie, 'sharp angle shots', 'rvh'],
  ])('routes to a knowledge entry: %# %s', (who, text, subject) =>
    expect(targetOf(routeOf(text, [], who))).toBe(subject),
  );
});

describe('patterns with small words', () => {
  it.each([
    [goalie, 'What is my goals against average?', 'season'],
    [goalie, 'is my goal against average good', 'season'],
    [persona, 'My goal is to score 20 goals', 'remember'],
    [persona, 'my main goal this season is 20 goals', 'remember'],
    [persona, 'What are some drills you recommend?', 'drills'],
    [persona, 'What do you think are my strengths?', 'analysis'],
    [persona, 'what are you', 'identity'],
    [persona, 'who are you?', 'identity'],
    [persona, 'I would like you to give me a plan', 'plan'],
    [persona, 'do you like me', 'company'],
    [coach, 'How do I make practice fun for my team?', 'parents meeting'],
    [coach, 'will my team make the playoffs', 'noPredictions'],
    [persona, 'How do I make the team?', 'noPredictions'],
    [persona, 'will I make the power play unit?', 'noPredictions'],
    [persona, 'I forgot what a saucer pass is', 'drills'],
    [persona, 'forget that', 'memories'],
    [persona, 'forget my goal', 'memories'],
    [persona, 'I am nervous before my games', 'nervous'],
    [persona, 'How to stop being nervous', 'nervous'],
    [persona, 'how do I stop taking penalties', 'rule*'],
    [persona, 'where should I be on the ice', 'position* on ice'],
  ] as const)('matches small words only in context: %# %s', (who, text, topic) =>
    expect(targetOf(routeOf(text, [], who))).toBe(topic),
  );
});

describe('weak and strong signals', () => {
  it.each([
    ['Hey coach, any shooting drills?', 'drills'],
    ['hi I want to work on my edges', 'drills'],
    ['hello, how is my season going?', 'season'],
    ['thanks! how do I win faceoffs?', 'faceoff*'],
    ['I love hockey, give me a drill', 'drills'],
    ['I love stickhandling, can you give me a drill', 'drills'],
    ['thanks for the help', 'thanks'],
    ['hi can you help me?', 'abilities'],
    ['nice, thanks', 'thanks'],
    ['hey coach', 'hello'],
    ['I love hockey', 'thanks'],
    ['How many pucks should I shoot a day?', 'how often train|practice'],
    ['How many drills should I do?', 'how often train|practice'],
    ['How many assists do I have?', 'season'],
    ['how many penalty minutes do I have', 'season'],
    ['how many PIM do I have', 'season'],
    ['what are my penalty minutes', 'season'],
    ['what does PIM mean', 'explain'],
    ['Do you have any good stickhandling drills?', 'drills'],
    ['any good shooting tips', 'drills'],
    ['am I any good?', 'analysis'],
    ['How do I score against a big goalie?', 'five hole'],
    ['how do I score against tall goalies', 'five hole'],
    ['what was the score against the Blades?', 'recent'],
    ['how did we do against Kestrels', 'recent'],
    ['Why do I keep falling when I turn?', 'drills'],
    ['why did my points go down', 'trend'],
    ['is my save percentage getting worse', 'trend'],
    ['closest badge?', 'milestones'],
    ['will i play in college', 'noPredictions'],
    ['What does GWG mean?', 'gwg'],
    ['what does icing mean', 'icing'],
    ['what does goals against average mean?', 'explain'],
    ['Explain how to do a crossover', 'drills'],
    ['explain how to score more goals', 'drills'],
    ['explain offside', 'offside*'],
    ['Explain points', 'explain'],
    ['what is an assist', 'explain'],
    ['great game today', 'cheer'],
    ['how do you calculate points', 'explain'],
    ['am I better than last season', 'trend'],
    ['how do I break out of a slump', 'trend'],
    ['how do I play a game at home', 'drills'],
  ])('prefers the stronger signal: %s: %s', (text, topic) => expect(targetOf(routeOf(text))).toBe(topic));

  it.each([
    ['Why am I going down too early on shots', 'play angles'],
    ['Why is my save percentage going down?', 'trend'],
    ['my save percentage dipped', 'trend'],
    ['what is my GAA', 'season'],
    ['What is a good save percentage?', 'explain'],
    ['explain my save percentage', 'explain'],
    ['how do I lower my GAA', 'drills'],
    ['how do I lower my goals against average', 'drills'],
    ['did my gaa drop', 'trend'],
  ])('prefers the stronger signal for a goalie: %s: %s', (text, topic) =>
    expect(targetOf(routeOf(text, [], goalie))).toBe(topic),
  );

  it.each([
    ['I need a passing drill for my team', 'drills'],
    ['My players are scared of contact', 'body check*'],
    ['What should I do on the power play?', 'power play'],
    ['my team can’t break out', 'breakout*'],
    ['faceoff plays for my team', 'faceoff*'],
    ['our team is bad at passing', 'drills'],
    ['I need a practice for my team', 'practice'],
    ['my team', 'team'],
    ['hey coach, my players', 'team'],
    ['How are my goalies doing?', 'team'],
    ['how is my team doing', 'team'],
    ['team stats', 'team'],
  ])('prefers the stronger signal for a coach: %s: %s', (text, topic) =>
    expect(targetOf(routeOf(text, [], coach))).toBe(topic),
  );

  it('routes power play questions to knowledge and power play stats to special teams', () => {
    expect(targetOf(routeOf('What should I do on the power play?'))).toBe('power play');
    expect(routeOf('How many goals against came on the power play?', [], goalie).topic).toBe('specialTeams');
    expect(routeOf('how many power play goals do I have').topic).toBe('specialTeams');
  });
});

describe('thanks and greetings', () => {
  it.each([
    'thanks that helped',
    'thanks you helped me a lot',
    'ok I will apply that',
    'good point, thanks',
    'ok I’ll give it a shot',
    'ok great save',
    'nice shot coach',
    'thanks for the drill',
    'thank you for the plan',
    'loved that drill, thanks',
    'thanks, he loved that drill',
    'thanks, great practice plan',
    'ok we’ll run that drill',
    'thanks for the tips on faceoffs',
    'ok bet',
    'that was helpful',
    'you’re the best',
    'alright sounds good',
    'lol ok',
  ])('routes thanks without a request to thanks: %s', (text) => {
    expect(routeOf(text)).toEqual({ topic: 'thanks', slots: {} });
    expect(routeOf(text, historyAfter('How is my season going?'))).toEqual({ topic: 'thanks', slots: {} });
  });

  it.each([
    ['thanks, any passing drills?', 'drills'],
    ['thanks, shooting drill please', 'drills'],
    ['ok what about my shot', 'drills'],
    ['hey coach, passing', 'drills'],
    ['ok passing', 'drills'],
    ['great, passing', 'drills'],
    ['ok cool, now passing', 'drills'],
    ['cool, how many points', 'season'],
    ['ok my goals', 'season'],
    ['ok thanks, can I see my goals', 'season'],
    ['thanks for the plan, can you make it shorter', 'plan'],
    ['thanks, I am still nervous', 'nervous'],
    ['thanks coach, we lost', 'feelings'],
    ['thanks for the help, I am so nervous', 'nervous'],
    ['thanks for asking, we lost', 'feelings'],
    ['a passing drill, thanks', 'drills'],
    ['I’d like a passing drill, thanks', 'drills'],
    ['thanks, is my shot weak', 'drills'],
  ])('routes thanks with a request to the request: %s: %s', (text, topic) =>
    expect(targetOf(routeOf(text))).toBe(topic),
  );

  it.each(['how are you', 'how’s it going', 'gm coach'])('routes a greeting to hello: %s', (text) =>
    expect(routeOf(text).topic).toBe('hello'),
  );

  it('routes a reported success to cheer', () => {
    for (const text of ['I tried the drill and it worked', 'that drill was fun', 'I did it!'])
      expect(routeOf(text).topic).toBe('cheer');
    expect(routeOf('that drill worked, another one please').topic).toBe('drills');
  });
});

describe('upcoming games', () => {
  const parent: Persona = { ...persona, role: 'parent', years: 40 };
  it.each([
    [persona, 'I have a game against the Bears tomorrow, how do I get ready', 'warm up'],
    [persona, 'game vs Wolves on Saturday, any tips', 'warm up'],
    [persona, 'playing vs the Otters next week', 'warm up'],
    [persona, 'how do I get ready for the tournament', 'warm up'],
    [goalie, 'tips for facing the Bears on Sunday', 'warm up'],
    [coach, 'we have a game against the Bears tomorrow, how do I prepare my team', 'warm up'],
    [persona, 'we play against the Sharks tonight, I am nervous', 'nervous'],
    [parent, 'he has a game against the Bears tomorrow and he is nervous', 'motivat*'],
    [parent, 'my son has a game tomorrow, what should he eat', 'eat'],
    [persona, 'how do i win faceoffs in the game tomorrow', 'faceoff*'],
    [persona, 'make a plan for the week, game on saturday', 'plan'],
    [persona, 'how did I do against the Bears on Saturday', 'recent'],
    [persona, 'how’d we do vs Bears last week', 'recent'],
    [parent, 'how did my son do against the Wolves', 'recent'],
    [persona, 'we lost against the Bears today', 'feelings'],
  ] as const)('distinguishes upcoming from played games: %# %s', (who, text, topic) =>
    expect(targetOf(routeOf(text, [], who))).toBe(topic),
  );
});

describe('informal language', () => {
  const parent: Persona = { ...persona, role: 'parent', years: 40 };
  it.each([
    [persona, 'i havent scored in 5 games', 'trend'],
    [persona, 'did i get better this month', 'trend'],
    [persona, 'am i on pace for 30 goals', 'whatIf'],
    [persona, 'what’s my shooting percentage', 'season'],
    [persona, 'stat please', 'season'],
    [persona, 'im tired of hockey', 'feelings'],
    [persona, 'I’m sick of losing', 'feelings'],
    [persona, 'i got cut from the team', 'feelings'],
    [persona, 'we got crushed by the Bears', 'feelings'],
    [goalie, 'i let in a soft goal', 'feelings'],
    [goalie, 'how do i stop letting in goals', 'drills'],
    [persona, 'my slapper is weak', 'drills'],
    [persona, 'how do i take a one timer', 'drills'],
    [persona, 'i keep losing the puck', 'drills'],
    [persona, 'hlep with shoting', 'drills'],
    [persona, 'i have 15 minutes and a driveway', 'drills'],
    [parent, 'how do I help my daughter with her skating', 'drills'],
    [coach, 'how do we stop giving up odd man rushes', 'drills'],
    [coach, 'who is my best player', 'others'],
    [coach, 'who leads my team in goals', 'others'],
    [persona, 'the store shows strange things', 'unknown'],
  ] as const)('understands informal language: %# %s', (who, text, topic) =>
    expect(targetOf(routeOf(text, [], who))).toBe(topic),
  );

  it('does not correct everyday words to similar pattern words', () => {
    for (const text of ['that helped', 'I will apply', 'make it shorter', 'I tried', 'definitely'])
      expect(routeOf(text).slots).toEqual({});
    expect(routeOf('i have 15 minutes').slots).toEqual({ minutes: 15 });
  });

  it('asks for another drill when the last one was too hard or is done', () => {
    for (const text of ['too hard', 'i did that already'])
      expect(routeOf(text, historyAfter('drills for skating'))).toMatchObject({
        topic: 'drills',
        slots: { skill: 'skating', another: true },
      });
  });
});

describe('the position of the player', () => {
  it.each([
    [goalie, 'How do I stop more shots?', 'drills', 'goalie'],
    [goalie, 'how do I stop slap shots', 'drills', 'goalie'],
    [goalie, 'how do I read a shooter', 'drills', 'goalie'],
    [goalie, 'how do I improve my shot', 'drills', 'shooting'],
    [goalie, 'shooting drills', 'drills', 'shooting'],
    [goalie, 'how do I get faster on my skates', 'drills', 'skating'],
    [persona, 'I need to learn how to stop', 'drills', 'skating'],
    [persona, 'How do I stop better?', 'drills', 'skating'],
    [persona, 'how to beat the goalie high glove', 'five hole', 'shooting'],
    [persona, 'how to score on rebounds', 'drills', 'shooting'],
    [persona, 'how to deke a goalie', 'drills', 'stick-handling'],
    [persona, 'goalie drills', 'drills', 'goalie'],
  ] as const)('chooses the skill by position: %# %s', (who, text, topic, skill) => {
    const routed = routeOf(text, [], who);
    expect([targetOf(routed), routed.slots.skill]).toEqual([topic, skill]);
  });

  it.each([
    [goalie, 'how to stop breakaways', 'goalie'],
    [goalie, 'shootout tips', 'goalie'],
    [persona, 'how do I beat a goalie on a breakaway', 'shooting'],
    [persona, 'How do I score five hole?', 'shooting'],
    [persona, 'how do I score glove side', 'shooting'],
    [goalie, 'pucks go five hole on me', 'goalie'],
    [coach, 'how do I teach the butterfly', 'goalie'],
  ] as const)('chooses the skill of a knowledge entry by position: %# %s', (who, text, skill) =>
    expect(routeOf(text, [], who).subject?.skill).toBe(skill),
  );
});

describe('age level', () => {
  it('selects the answer about body checking by age level', () => {
    const youngText = (years: number, ageLevel: Persona['ageLevel']) =>
      routeOf('tips for body contact', [], { ...persona, years, ageLevel }).subject?.young;
    expect(youngText(11, '12U')).toContain('nobody body checks');
    expect(youngText(12, '14U')).toContain('your league says what is allowed');
  });
});

describe('specificityOf', () => {
  const specificity = (text: string, pattern: string) =>
    specificityOf(matchesIn(tokenize(text), buildVocabulary([pattern])), pattern);

  it('matches specific words anywhere and small words only in order and close together', () => {
    expect(specificity('my shot is a bit weak', 'weak shot')).toBeGreaterThan(0);
    expect(specificity('my goal is 20', 'my goal is')).toBeGreaterThan(0);
    expect(specificity('my main goal is 20', 'my goal is')).toBeGreaterThan(0);
    expect(specificity('what is my goal', 'my goal is')).toBe(0);
    expect(specificity('my first and only goal is 20', 'my goal is')).toBe(0);
  });

  it('is highest for specific words, lower for common words and lowest for small words', () => {
    const specificityIn = (pattern: string) =>
      specificity('what is my team to do about a forecheck', pattern);
    expect(specificityIn('forecheck*')).toBeGreaterThan(specificityIn('my team'));
    expect(specificityIn('my team')).toBeGreaterThan(specificityIn('team'));
    expect(specificityIn('team')).toBeGreaterThan(specificityIn('what is my'));
    expect(specificityIn('what is my')).toBeLessThan(minSpecificity);
  });
});

describe('tokenize and isWithinEditDistance', () => {
  it('ignores case, accents and punctuation', () => {
    expect(tokenize('What’s my GAA, “Élan”?')).toEqual(['whats', 'my', 'gaa', 'elan']);
    expect(tokenize('save % 92.5% 4-2.')).toEqual(['save', '%', '92.5%', '4-2']);
  });

  it('accepts one wrong, missing, extra or swapped letter', () => {
    for (const typo of ['skatign', 'skatin', 'skatinng', 'skoting'])
      expect(isWithinEditDistance(typo, 'skating', 1)).toBe(true);
    expect(isWithinEditDistance('passing', 'skating', 2)).toBe(false);
  });
});

it.each(['is it ok if my uncle picks me up without my parents', 'cool is it fine to skip my helmet'])(
  'does not treat a question with polite words as small talk: %s',
  (text) => expect(['thanks', 'hello', 'bye']).not.toContain(routeOf(text).topic),
);
