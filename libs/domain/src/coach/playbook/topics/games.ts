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

/** Maximum number of games in a list, for young players and for others. */
const maxListedGames = { young: 4, others: 8 } as const;

/** Requested for an opponent. The tool clamps it to its own maximum. */
const allGames = 100;

/** Explains why the answer covers fewer games than requested. */
const fewerGamesText = ({ found, asked }: { found: number; asked: number }) =>
  found < asked ? 'That is all I find in what was logged.' : 'Further back I read whole seasons only.';

const resultNouns = { win: 'wins', loss: 'losses', tie: 'ties' } as const;

/** Lists the recent games, one line each. */
export const recent: Speaker = async function* describeGames(context) {
  if (context.tone === 'coach') return yield* team(context);
  if (context.tone === 'play') return yield* playTalk(context);
  const { games, result, opponent } = context.route.slots;
  const found = yield* look(context, getRecentGames, {
    n: games ?? (opponent ? allGames : 3),
    ...(result && { result }),
    ...(opponent && { opponent }),
  });
  if (found.found === 0 && !result && !opponent) return yield* noGames(context);
  if (found.found === 0)
    return {
      paragraphs: [
        opponent
          ? 'I find no games against that team in what was logged.'
          : `I find no ${result ? resultNouns[result] : 'such games'} in what was logged.`,
      ],
      followUp: 'analysis',
      chips: ['What happened in my last game?', 'How is my season going?'],
    };
  const isSingle = found.found === 1;
  const shown = found.games.slice(0, isYoung(context) ? maxListedGames.young : maxListedGames.others);
  const totalText = shown.length < found.found ? `, ${found.found} games` : '';
  return {
    paragraphs: [
      afterLoss(context, found.games[0]),
      shown.map(({ label, line }) => `- ${label}: **${line}**`).join('\n'),
      isSingle
        ? 'Nothing to read into one game: a good or a rough day is just a day.'
        : `All in all${totalText}: ${found.record}.${found.sample === 'small sample' ? ' A small sample, so no verdicts.' : ''}`,
      [
        totalText && 'Listed are the newest of them.',
        games !== undefined && found.found < games && fewerGamesText(found),
      ]
        .filter(Boolean)
        .join(' '),
    ],
    followUp: 'felt',
    chips: [
      "What's my game analysis?",
      'How is my season going?',
      isSingle ? 'Show my last 3 games' : 'Am I getting better?',
    ],
  };
};

const comparisonText = (good: boolean | null) =>
  good === null ? 'the same' : good ? 'better' : 'a little behind';

/** Summarizes a season, or one stat of it. */
export const season: Speaker = async function* describeSeason(context) {
  if (context.tone === 'coach') return yield* team(context);
  if (context.tone === 'play') return yield* playTalk(context);
  const { season: name = 'current', stat: wanted } = context.route.slots;
  const summary = yield* look(context, getSeasonSummary, { season: name });
  if (summary.games === 0)
    return name === 'last'
      ? {
          paragraphs: ['I find no games of last season in what was logged.'],
          followUp: 'season',
          chips: ['How is my season going?'],
        }
      : yield* noGames(context);
  const { subject, has } = you(context);
  const wantedStat =
    summary.figures.find(({ name: statName }) => statName === wanted) ??
    (wanted === 'win_percentage' ? { words: 'win percentage', value: summary.win_percentage } : undefined);
  const statsText = summary.figures.map(({ words, value }) => `${words} **${value}**`).join(', ');
  const change = summary.changes.find(
    ({ name: statName }) => statName === (wanted ?? summary.figures[0]?.name),
  );
  const sampleWarning = summary.sample === 'small sample' ? ' That is a small sample.' : '';
  return {
    paragraphs: [
      wantedStat
        ? `${capital(wantedStat.words)}, ${summary.season}: **${wantedStat.value}** in ${counted(summary.games, 'game')}.${sampleWarning}`
        : `${capital(subject)} ${has} logged ${counted(summary.games, 'game')} (${summary.season}): ${summary.record}.${sampleWarning}`,
      !wantedStat && `${capital(statsText)}.`,
      change &&
        `${capital(change.words)}: ${change.now}, after ${change.before} last season, so ${comparisonText(change.better)}.`,
    ],
    followUp: 'plan',
    chips: ["What's my game analysis?", 'Am I getting better?', 'What is my next milestone?'],
  };
};

const declineVocabulary = vocabularyOf(['dip|dipped|drop*|fall|fell|falling|down|worse|slump*']);

/** Describes the trend of one stat, with one tip. */
export const trend: Speaker = async function* describeTrend(context) {
  if (context.tone === 'coach') return yield* team(context);
  if (context.tone === 'play') return yield* playTalk(context);
  const { stat: wanted, games: window } = context.route.slots;
  const found = yield* look(context, getRecentGames, { n: 5 });
  if (found.found === 0) return yield* noGames(context);
  const stat = wanted ? statOf(wanted) : mainStat(found.position);
  const data = yield* look(context, getTrend, {
    stat: stat.name,
    window: window ?? 5,
  });
  const text = trendText(context, data);
  const skill = focusOf(found.position, found.totals);
  const drill = yield* pickDrill(context, skill);
  const asksAboutDecline = heardIn(wordsOf(context.text), declineVocabulary).size > 0;
  const hasNotDeclined = asksAboutDecline && data.change && data.change.good !== false;
  return {
    paragraphs: [
      text ??
        `${capital(data.words)} is ${data.recent.value} so far. There are too few games to see a trend, a small sample says little.`,
      hasNotDeclined && 'So the numbers do not show a dip.',
      text && 'Numbers cannot say why: ice time, other teams and plain luck move them too.',
      adviceFor(context, skill),
      drillText(context, drill),
    ],
    followUp: 'felt',
    chips: ["What's my game analysis?", 'Show my last 3 games', `Explain ${stat.label}`],
  };
};
