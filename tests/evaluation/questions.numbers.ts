import type { FixtureGame } from './fixtures.js';
import { personas } from './personas.js';
import type { EvaluationQuestion } from './question.js';
import * as stats from './expected-stats.js';

const gamesOf = (slug: string): FixtureGame[] =>
  personas.find((persona) => persona.slug === slug)?.games ?? [];
const wren = gamesOf('wren');
const mateo = gamesOf('mateo');
const sam = gamesOf('sam');
const kit = gamesOf('kit');
const finn = gamesOf('finn');
const priya = gamesOf('priya');
const mateoNow = stats.thisSeason(mateo);
const samNow = stats.thisSeason(sam);

const last = (slug: string, count: number) => stats.latestGames(gamesOf(slug), count);

/** Returns the minimum saves on a number of shots that raise a season to a save percentage. */
const savesFor = (games: FixtureGame[], percent: number, shots: number) =>
  Array.from({ length: shots + 1 }, (_, count) => count).find(
    (count) => Number(stats.ratio(stats.saves(games) + count, stats.shots(games) + shots, 100, 1)) >= percent,
  );
/** Returns the expected shots in the next games. */
const expectedShots = (games: FixtureGame[], nextGames: number) =>
  Number(stats.ratio(stats.shots(games) * nextGames, games.length, 1, 0));

/** The smallest target out of reach in five games that ten games reach. */
const targetOverTenGames = Array.from({ length: 1000 }, (_, tenths) => tenths / 10).find(
  (percent) => savesFor(mateoNow, percent, expectedShots(mateoNow, 5)) === undefined,
);

export const numberQuestions: EvaluationQuestion[] = [
  {
    who: 'mateo',
    ask: `how many saves do i need to get to ${targetOverTenGames}%`,
    figures: [
      `${savesFor(mateoNow, Number(targetOverTenGames), expectedShots(mateoNow, 10))} saves on ${expectedShots(mateoNow, 10)} shots`,
    ],
    says: [/next 10 games/],
  },
  {
    who: 'mateo',
    ask: "What's my game analysis?",
    figures: [stats.savePercentage(last('mateo', 5)), stats.savePercentage(stats.gamesBefore(mateo, 5, 5))],
    card: 'analysis',
    says: [/focus/i],
  },
  {
    who: 'wren',
    ask: "What's my game analysis?",
    figures: [String(stats.points(last('wren', 5)))],
    card: 'analysis',
    says: [/feel|okay/i],
  },
  {
    who: 'sam',
    ask: 'whats my game anaylsis',
    figures: [String(stats.goals(last('sam', 5))), String(stats.assists(last('sam', 5)))],
  },
  {
    who: 'leo',
    ask: "What's my game analysis?",
    figures: [stats.savePercentage(gamesOf('leo'))],
    says: [/small sample/i],
  },
  { who: 'mateo', ask: 'What happened in my last 3 games?', figures: last('mateo', 3).map(stats.statLine) },
  {
    who: 'wren',
    ask: 'what happened in my last game?',
    figures: [stats.statLine(last('wren', 1)[0]!)],
    says: [/one game/i],
  },
  {
    who: 'kit',
    ask: 'Show my last 3 games',
    figures: last('kit', 3).map(stats.statLine),
    says: [/small sample/i],
  },
  { who: 'finn', ask: 'How did I play in my last 4 games?', figures: last('finn', 4).map(stats.statLine) },
  {
    who: 'mateo',
    ask: 'What about my games against the Blades?',
    figures: stats
      .latestGames(
        mateoNow.filter(({ opponent }) => opponent === 'Blades'),
        3,
      )
      .map(stats.statLine),
  },
  {
    who: 'mateo',
    ask: 'show me the games I lost',
    figures: stats
      .latestGames(
        mateoNow.filter(({ ours, theirs }) => ours < theirs),
        3,
      )
      .map(stats.statLine),
  },
  {
    who: 'mateo',
    ask: 'How is my season going?',
    figures: [stats.record(mateoNow), stats.savePercentage(mateoNow), stats.goalsAgainstAverage(mateoNow)],
    says: [/Aug 1, 2026/],
  },
  {
    who: 'mateo',
    ask: 'and last season?',
    history: [
      { role: 'user', text: 'How is my season going?' },
      { role: 'assistant', text: 'Well.' },
    ],
    figures: [stats.record(stats.lastSeason(mateo)), stats.savePercentage(stats.lastSeason(mateo))],
    says: [/Aug 1, 2025/],
  },
  { who: 'sam', ask: 'How many goals do I have this season?', figures: [String(stats.goals(samNow))] },
  {
    who: 'sam',
    ask: 'and assists?',
    history: [
      { role: 'user', text: 'How many goals do I have this season?' },
      { role: 'assistant', text: 'Some.' },
    ],
    figures: [String(stats.assists(samNow))],
  },
  { who: 'sam', ask: 'what is my record', figures: [stats.record(samNow)] },
  { who: 'sam', ask: 'whats my win percentage this season', figures: [stats.winPercentage(samNow)] },
  { who: 'wren', ask: 'how many points do i have', figures: [String(stats.points(wren))] },
  { who: 'kit', ask: "What's my GAA?", figures: [stats.goalsAgainstAverage(kit)] },
  { who: 'priya', ask: 'How is the season going?', figures: [stats.record(priya)], says: [/your player/i] },
  { who: 'finn', ask: 'my stats', figures: [String(stats.goals(finn)), String(stats.assists(finn))] },
  {
    who: 'mateo',
    ask: 'Why did my save % dip?',
    figures: [stats.savePercentage(last('mateo', 5)), stats.savePercentage(stats.gamesBefore(mateo, 5, 5))],
    says: [/down/i],
  },
  { who: 'sam', ask: 'Am I getting better?', figures: [stats.perGame(stats.points)(last('sam', 5))] },
  {
    who: 'wren',
    ask: 'am i getting beter at scoring goals',
    figures: [stats.perGame(stats.goals)(last('wren', 5))],
    says: [/small sample/i],
  },
  { who: 'leo', ask: 'Am I getting better?', says: [/too few|small sample/i] },
  {
    who: 'mateo',
    ask: 'Why is my GAA 2.67 when I let in 2?',
    figures: [stats.goalsAgainstAverage(mateoNow)],
    says: [/minutes/i, /60/],
    never: [/2\.67/],
  },
  {
    who: 'mateo',
    ask: 'Explain save percentage',
    figures: [stats.savePercentage(mateoNow)],
    says: [new RegExp(`${stats.saves(mateoNow)} ÷ ${stats.shots(mateoNow)}`)],
  },
  {
    who: 'wren',
    ask: 'what does points mean',
    says: [new RegExp(`${stats.goals(wren)} \\+ ${stats.assists(wren)} = ${stats.points(wren)}`)],
  },
  { who: 'kit', ask: 'how is GAA calculated?', figures: [stats.goalsAgainstAverage(kit)] },
  { who: 'ada', ask: 'What is GAA?', says: [/minutes/i], noDrill: true },
  {
    who: 'mateo',
    ask: 'What do I need to reach 92% save percentage over the next 5 games?',
    figures: [
      `${savesFor(mateoNow, 92, expectedShots(mateoNow, 5))} saves on ${expectedShots(mateoNow, 5)} shots`,
    ],
  },
  { who: 'mateo', ask: 'Can I reach 99 % save percentage in the next 2 games?', says: [/out of reach/i] },
  {
    who: 'mateo',
    ask: 'what if I want a GAA under 2 in the next 4 games',
    says: [/out of reach|at most/i],
    figures: [stats.goalsAgainstAverage(mateoNow)],
  },
  {
    who: 'sam',
    ask: `What do I need to reach ${stats.goals(samNow) + 6} goals in 6 games?`,
    figures: ['6 goals'],
  },
  {
    who: 'sam',
    ask: 'what if I score 3 goals in the next 2 games',
    figures: ['3 goals'],
    says: [new RegExp(String(stats.goals(samNow) + 3))],
  },
  {
    who: 'wren',
    ask: 'how many more goals to reach 10 in 4 games?',
    figures: [`${10 - stats.goals(wren)} goals`],
  },
  {
    who: 'mateo',
    ask: 'How many goals against came on the power play?',
    figures: [String(stats.powerPlay(mateoNow)), String(stats.shortHanded(mateoNow))],
  },
  { who: 'kit', ask: 'How are my special teams?', says: [/written down/i] },
  { who: 'sam', ask: 'special teams goals against?', says: [/goalie/i] },
  {
    who: 'wren',
    ask: 'What is my next milestone?',
    figures: [String(10 - wren.length), String(wren.length)],
    says: [/10 Games/],
  },
  { who: 'mateo', ask: 'next award?', figures: [String(500 - stats.saves(mateo))] },
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
    figures: [String(stats.points(last('sam', 20)))],
    card: 'analysis',
  },
  {
    who: 'sam',
    ask: 'How did I do in my last 10 games?',
    figures: ['10 games', stats.record(last('sam', 10))],
    says: [/newest/i],
  },
  {
    who: 'wren',
    ask: 'How did I do in my last 10 games?',
    figures: [stats.record(wren)],
    says: [/all I find/i],
  },
  { who: 'leo', ask: 'How is my season going?', says: [/\b1 game\b/], never: [/\b1 games\b/] },
  {
    who: 'mateo',
    ask: 'What is my goals against average?',
    figures: [stats.goalsAgainstAverage(mateoNow)],
    remember: false,
  },
  {
    who: 'mateo',
    ask: 'How do I get to a .920 save percentage?',
    figures: [
      `${savesFor(mateoNow, 92, expectedShots(mateoNow, 5))} saves on ${expectedShots(mateoNow, 5)} shots`,
    ],
  },
  { who: 'sam', ask: `How do I reach ${stats.goals(samNow) + 6} goals in 6 games?`, figures: ['6 goals'] },
  {
    who: 'mateo',
    ask: 'Why is my save percentage going down?',
    figures: [stats.savePercentage(last('mateo', 5)), stats.savePercentage(stats.gamesBefore(mateo, 5, 5))],
  },
  { who: 'nova', ask: 'what is GAA?', says: [/net/i], never: [/\d/], noDrill: true },
  { who: 'sam', ask: 'What does GWG mean?', says: [/game-winning/i], noDrill: true },
];
