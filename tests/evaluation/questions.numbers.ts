import type { FixtureGame } from './fixtures.js';
import { personas } from './personas.js';
import type { Question } from './question.js';
import * as own from './reckon.js';

const gamesOf = (slug: string): FixtureGame[] =>
  personas.find((persona) => persona.slug === slug)?.games ?? [];
const wren = gamesOf('wren');
const mateo = gamesOf('mateo');
const sam = gamesOf('sam');
const kit = gamesOf('kit');
const finn = gamesOf('finn');
const priya = gamesOf('priya');
const mateoNow = own.thisSeason(mateo);
const samNow = own.thisSeason(sam);

const last = (slug: string, many: number) => own.last(gamesOf(slug), many);

/** The least number of saves of so many shots that brings a season to a percentage. */
const savesFor = (games: FixtureGame[], percent: number, shots: number) =>
  Array.from({ length: shots + 1 }, (_, many) => many).find(
    (many) => Number(own.ratio(own.saves(games) + many, own.shots(games) + shots, 100, 1)) >= percent,
  );
const expected = (games: FixtureGame[], next: number) =>
  Number(own.ratio(own.shots(games) * next, games.length, 1, 0));

export const numberQuestions: Question[] = [
  {
    who: 'mateo',
    ask: "What's my game analysis?",
    figures: [own.savePercentage(last('mateo', 5)), own.savePercentage(own.before(mateo, 5, 5))],
    card: 'analysis',
    says: [/focus/i],
  },
  {
    who: 'wren',
    ask: "What's my game analysis?",
    figures: [String(own.points(last('wren', 5)))],
    card: 'analysis',
    says: [/feel|okay/i],
  },
  {
    who: 'sam',
    ask: 'whats my game anaylsis',
    figures: [String(own.goals(last('sam', 5))), String(own.assists(last('sam', 5)))],
  },
  {
    who: 'leo',
    ask: "What's my game analysis?",
    figures: [own.savePercentage(gamesOf('leo'))],
    says: [/small sample/i],
  },
  { who: 'mateo', ask: 'What happened in my last 3 games?', figures: last('mateo', 3).map(own.line) },
  {
    who: 'wren',
    ask: 'what happened in my last game?',
    figures: [own.line(last('wren', 1)[0]!)],
    says: [/one game/i],
  },
  { who: 'kit', ask: 'Show my last 3 games', figures: last('kit', 3).map(own.line), says: [/small sample/i] },
  { who: 'finn', ask: 'How did I play in my last 4 games?', figures: last('finn', 4).map(own.line) },
  {
    who: 'mateo',
    ask: 'What about my games against the Blades?',
    figures: own
      .last(
        mateoNow.filter(({ opponent }) => opponent === 'Blades'),
        3,
      )
      .map(own.line),
  },
  {
    who: 'mateo',
    ask: 'show me the games I lost',
    figures: own
      .last(
        mateoNow.filter(({ ours, theirs }) => ours < theirs),
        3,
      )
      .map(own.line),
  },
  {
    who: 'mateo',
    ask: 'How is my season going?',
    figures: [own.record(mateoNow), own.savePercentage(mateoNow), own.goalsAgainstAverage(mateoNow)],
    says: [/Aug 1, 2026/],
  },
  {
    who: 'mateo',
    ask: 'and last season?',
    history: [
      { role: 'user', text: 'How is my season going?' },
      { role: 'assistant', text: 'Well.' },
    ],
    figures: [own.record(own.lastSeason(mateo)), own.savePercentage(own.lastSeason(mateo))],
    says: [/Aug 1, 2025/],
  },
  { who: 'sam', ask: 'How many goals do I have this season?', figures: [String(own.goals(samNow))] },
  {
    who: 'sam',
    ask: 'and assists?',
    history: [
      { role: 'user', text: 'How many goals do I have this season?' },
      { role: 'assistant', text: 'Some.' },
    ],
    figures: [String(own.assists(samNow))],
  },
  { who: 'sam', ask: 'what is my record', figures: [own.record(samNow)] },
  { who: 'sam', ask: 'whats my win percentage this season', figures: [own.winPercentage(samNow)] },
  { who: 'wren', ask: 'how many points do i have', figures: [String(own.points(wren))] },
  { who: 'kit', ask: "What's my GAA?", figures: [own.goalsAgainstAverage(kit)] },
  { who: 'priya', ask: 'How is the season going?', figures: [own.record(priya)], says: [/your player/i] },
  { who: 'finn', ask: 'my stats', figures: [String(own.goals(finn)), String(own.assists(finn))] },
  {
    who: 'mateo',
    ask: 'Why did my save % dip?',
    figures: [own.savePercentage(last('mateo', 5)), own.savePercentage(own.before(mateo, 5, 5))],
    says: [/down/i],
  },
  { who: 'sam', ask: 'Am I getting better?', figures: [own.perGame(own.points)(last('sam', 5))] },
  {
    who: 'wren',
    ask: 'am i getting beter at scoring goals',
    figures: [own.perGame(own.goals)(last('wren', 5))],
    says: [/small sample/i],
  },
  { who: 'leo', ask: 'Am I getting better?', says: [/too few|small sample/i] },
  {
    who: 'mateo',
    ask: 'Why is my GAA 2.67 when I let in 2?',
    figures: [own.goalsAgainstAverage(mateoNow)],
    says: [/minutes/i, /60/],
    never: [/2\.67/],
  },
  {
    who: 'mateo',
    ask: 'Explain save percentage',
    figures: [own.savePercentage(mateoNow)],
    says: [new RegExp(`${own.saves(mateoNow)} ÷ ${own.shots(mateoNow)}`)],
  },
  {
    who: 'wren',
    ask: 'what does points mean',
    says: [new RegExp(`${own.goals(wren)} \\+ ${own.assists(wren)} = ${own.points(wren)}`)],
  },
  { who: 'kit', ask: 'how is GAA calculated?', figures: [own.goalsAgainstAverage(kit)] },
  { who: 'ada', ask: 'What is GAA?', says: [/minutes/i], noDrill: true },
  {
    who: 'mateo',
    ask: 'What do I need to reach 92% save percentage over the next 5 games?',
    figures: [`${savesFor(mateoNow, 92, expected(mateoNow, 5))} saves on ${expected(mateoNow, 5)} shots`],
  },
  { who: 'mateo', ask: 'Can I reach 99 % save percentage in the next 2 games?', says: [/out of reach/i] },
  {
    who: 'mateo',
    ask: 'what if I want a GAA under 2 in the next 4 games',
    says: [/out of reach|at most/i],
    figures: [own.goalsAgainstAverage(mateoNow)],
  },
  {
    who: 'sam',
    ask: `What do I need to reach ${own.goals(samNow) + 6} goals in 6 games?`,
    figures: ['6 goals'],
  },
  {
    who: 'sam',
    ask: 'what if I score 3 goals in the next 2 games',
    figures: ['3 goals'],
    says: [new RegExp(String(own.goals(samNow) + 3))],
  },
  {
    who: 'wren',
    ask: 'how many more goals to reach 10 in 4 games?',
    figures: [`${10 - own.goals(wren)} goals`],
  },
  {
    who: 'mateo',
    ask: 'How many goals against came on the power play?',
    figures: [String(own.powerPlay(mateoNow)), String(own.shortHanded(mateoNow))],
  },
  { who: 'kit', ask: 'How are my special teams?', says: [/written down/i] },
  { who: 'sam', ask: 'special teams goals against?', says: [/goalie/i] },
  {
    who: 'wren',
    ask: 'What is my next milestone?',
    figures: [String(10 - wren.length), String(wren.length)],
    says: [/10 Games/],
  },
  { who: 'mateo', ask: 'next award?', figures: [String(500 - own.saves(mateo))] },
  {
    who: 'dana',
    ask: 'How is my team doing?',
    figures: ['4', '3'],
    says: [/3 goals|goals/],
    never: [/Noor|Lindqvist/],
  },
  { who: 'rio', ask: 'How is my team doing?', says: [/confirmed/i], noDrill: true },
  {
    who: 'sam',
    ask: 'How am I doing after 24 games?',
    figures: [String(own.points(last('sam', 20)))],
    card: 'analysis',
  },
  {
    who: 'sam',
    ask: 'How did I do in my last 10 games?',
    figures: ['10 games', own.record(last('sam', 10))],
    says: [/newest/i],
  },
  {
    who: 'wren',
    ask: 'How did I do in my last 10 games?',
    figures: [own.record(wren)],
    says: [/all I find/i],
  },
  { who: 'leo', ask: 'How is my season going?', says: [/\b1 game\b/], never: [/\b1 games\b/] },
  {
    who: 'mateo',
    ask: 'What is my goals against average?',
    figures: [own.goalsAgainstAverage(mateoNow)],
    remember: false,
  },
  {
    who: 'mateo',
    ask: 'How do I get to a .920 save percentage?',
    figures: [`${savesFor(mateoNow, 92, expected(mateoNow, 5))} saves on ${expected(mateoNow, 5)} shots`],
  },
  { who: 'sam', ask: `How do I reach ${own.goals(samNow) + 6} goals in 6 games?`, figures: ['6 goals'] },
  {
    who: 'mateo',
    ask: 'Why is my save percentage going down?',
    figures: [own.savePercentage(last('mateo', 5)), own.savePercentage(own.before(mateo, 5, 5))],
  },
  { who: 'nova', ask: 'what is GAA?', says: [/net/i], never: [/\d/], noDrill: true },
  { who: 'sam', ask: 'What does GWG mean?', says: [/game-winning/i], noDrill: true },
];
