import { getRecentGames } from '../../tools/get-recent-games.js';
import { getSeasonSummary } from '../../tools/get-season-summary.js';
import { getTrend } from '../../tools/get-trend.js';
import { counted, mainStat, statOf } from '../../tools/stats.js';
import { adviceFor } from '../advice.js';
import { focusOf } from '../focus.js';
import { drillText, pickDrill } from '../pick-drill.js';
import { capital, isYoung, look, you, type Speaker } from '../talk.js';
import { heardIn, vocabularyOf, wordsOf } from '../words.js';
import { team } from './coaching.js';
import { noGames, playTalk } from './no-games.js';
import { afterLoss, trendText } from './said.js';

/** Games an answer lists, to the young and to others. */
const listed = { young: 4, others: 8 } as const;

/** As many as there are to look through. */
const all = 100;

/** Why an answer is about fewer games than were asked for. */
const fewer = ({ found, asked }: { found: number; asked: number }) =>
  found < asked ? 'That is all I find in what was logged.' : 'Further back I read whole seasons only.';

const nothingFits = { win: 'wins', loss: 'losses', tie: 'ties' } as const;

/** The last games, one line each. */
export const recent: Speaker = async function* tellGames(talk) {
  if (talk.voice === 'coach') return yield* team(talk);
  if (talk.voice === 'play') return yield* playTalk(talk);
  const { games, result, opponent } = talk.routed.slots;
  const found = yield* look(talk, getRecentGames, {
    n: games ?? (opponent ? all : 3),
    ...(result && { result }),
    ...(opponent && { opponent }),
  });
  if (found.found === 0 && !result && !opponent) return yield* noGames(talk);
  if (found.found === 0)
    return {
      say: [
        opponent
          ? 'I find no games against that team in what was logged.'
          : `I find no ${result ? nothingFits[result] : 'such games'} in what was logged.`,
      ],
      ask: 'analysis',
      chips: ['What happened in my last game?', 'How is my season going?'],
    };
  const one = found.found === 1;
  const shown = found.games.slice(0, isYoung(talk) ? listed.young : listed.others);
  const of = shown.length < found.found ? `, ${found.found} games` : '';
  return {
    say: [
      afterLoss(talk, found.games[0]),
      shown.map(({ label, line }) => `- ${label}: **${line}**`).join('\n'),
      one
        ? 'Nothing to read into one game: a good or a rough day is just a day.'
        : `All in all${of}: ${found.record}.${found.sample === 'small sample' ? ' A small sample, so no verdicts.' : ''}`,
      [of && 'Listed are the newest of them.', games !== undefined && found.found < games && fewer(found)]
        .filter(Boolean)
        .join(' '),
    ],
    ask: 'felt',
    chips: [
      "What's my game analysis?",
      'How is my season going?',
      one ? 'Show my last 3 games' : 'Am I getting better?',
    ],
  };
};

const better = (good: boolean | null) => (good === null ? 'the same' : good ? 'better' : 'a little behind');

/** A season in a few figures, or the one figure asked for. */
export const season: Speaker = async function* tellSeason(talk) {
  if (talk.voice === 'coach') return yield* team(talk);
  if (talk.voice === 'play') return yield* playTalk(talk);
  const { season: name = 'current', stat: wanted } = talk.routed.slots;
  const summary = yield* look(talk, getSeasonSummary, { season: name });
  if (summary.games === 0)
    return name === 'last'
      ? {
          say: ['I find no games of last season in what was logged.'],
          ask: 'season',
          chips: ['How is my season going?'],
        }
      : yield* noGames(talk);
  const { subject, has } = you(talk);
  const figure =
    summary.figures.find(({ name: of }) => of === wanted) ??
    (wanted === 'win_percentage' ? { words: 'win percentage', value: summary.win_percentage } : undefined);
  const figures = summary.figures.map(({ words, value }) => `${words} **${value}**`).join(', ');
  const change = summary.changes.find(({ name: of }) => of === (wanted ?? summary.figures[0]?.name));
  const small = summary.sample === 'small sample' ? ' That is a small sample.' : '';
  return {
    say: [
      figure
        ? `${capital(figure.words)}, ${summary.season}: **${figure.value}** in ${counted(summary.games, 'game')}.${small}`
        : `${capital(subject)} ${has} logged ${counted(summary.games, 'game')} (${summary.season}): ${summary.record}.${small}`,
      !figure && `${capital(figures)}.`,
      change &&
        `${capital(change.words)}: ${change.now}, after ${change.before} last season, so ${better(change.better)}.`,
    ],
    ask: 'plan',
    chips: ["What's my game analysis?", 'Am I getting better?', 'What is my next milestone?'],
  };
};

const wentDown = vocabularyOf(['dip|dipped|drop*|fall|fell|falling|down|worse|slump*']);

/** Where one figure is going, and one thing to do about it. */
export const trend: Speaker = async function* tellTrend(talk) {
  if (talk.voice === 'coach') return yield* team(talk);
  if (talk.voice === 'play') return yield* playTalk(talk);
  const { stat: wanted, games: window } = talk.routed.slots;
  const found = yield* look(talk, getRecentGames, { n: 5 });
  if (found.found === 0) return yield* noGames(talk);
  const stat = wanted ? statOf(wanted) : mainStat(found.position);
  const data = yield* look(talk, getTrend, {
    stat: stat.name,
    window: window ?? 5,
  });
  const text = trendText(talk, data);
  const skill = focusOf(found.position, found.totals);
  const drill = yield* pickDrill(talk, skill);
  const feared = heardIn(wordsOf(talk.text), wentDown).size > 0;
  const fine = feared && data.change && data.change.good !== false;
  return {
    say: [
      text ??
        `${capital(data.words)} is ${data.recent.value} so far. There are too few games to see a trend, a small sample says little.`,
      fine && 'So the numbers do not show a dip.',
      text && 'Numbers cannot say why: ice time, other teams and plain luck move them too.',
      adviceFor(talk, skill),
      drillText(talk, drill),
    ],
    ask: 'felt',
    chips: ["What's my game analysis?", 'Show my last 3 games', `Explain ${stat.words}`],
  };
};
