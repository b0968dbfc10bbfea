import { pluralize } from '@rinkside/contracts/text';
import { getRecentGames } from '../../tools/get-recent-games.js';
import { getSeasonSummary } from '../../tools/get-season-summary.js';
import { getTrend } from '../../tools/get-trend.js';
import { mainStat, statOf } from '@rinkside/domain/coach/stats';
import { adviceFor } from '../advice.js';
import { chooseFocusSkill } from '../focus-skill.js';
import { drillText, pickDrill } from '../pick-drill.js';
import { capitalize, isYoungTone, lookUp, playerPronouns, type TopicHandler } from '../topic-context.js';
import { matchesIn, buildVocabulary, tokenize } from '../pattern-matcher.js';
import { teamTopic } from './coaching.js';
import { noGamesAnswer, playAnswer } from './no-games.js';
import { afterLossText, trendText } from './phrasing.js';

/** Maximum number of games in a list, for young players and for others. */
const maxListedGames = { young: 4, others: 8 } as const;

/** Requested for an opponent. The tool clamps it to its own maximum. */
const allGames = 100;

/** Explains why the answer covers fewer games than requested. */
const fewerGamesText = ({ found, asked }: { found: number; asked: number }) =>
  found < asked ? 'That is all I find in what was logged.' : 'Further back I read whole seasons only.';

const resultNouns = { win: 'wins', loss: 'losses', tie: 'ties' } as const;

/** Lists the recent games, one line each. */
export const recentTopic: TopicHandler = async function* describeGames(context) {
  if (context.tone === 'coach') return yield* teamTopic(context);
  if (context.tone === 'play') return yield* playAnswer(context);
  const { games, result, opponent } = context.route.slots;
  const found = yield* lookUp(context, getRecentGames, {
    n: games ?? (opponent ? allGames : 3),
    ...(result && { result }),
    ...(opponent && { opponent }),
  });
  if (found.found === 0 && !result && !opponent) return yield* noGamesAnswer(context);
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
  const shown = found.games.slice(0, isYoungTone(context) ? maxListedGames.young : maxListedGames.others);
  const totalText = shown.length < found.found ? `, ${found.found} games` : '';
  return {
    paragraphs: [
      afterLossText(context, found.games[0]),
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
export const seasonTopic: TopicHandler = async function* describeSeason(context) {
  if (context.tone === 'coach') return yield* teamTopic(context);
  if (context.tone === 'play') return yield* playAnswer(context);
  const { season: name = 'current', stat: wanted } = context.route.slots;
  const summary = yield* lookUp(context, getSeasonSummary, { season: name });
  if (summary.games === 0)
    return name === 'last'
      ? {
          paragraphs: ['I find no games of last season in what was logged.'],
          followUp: 'season',
          chips: ['How is my season going?'],
        }
      : yield* noGamesAnswer(context);
  const { subject, has } = playerPronouns(context);
  const wantedStat =
    summary.figures.find(({ name: statName }) => statName === wanted) ??
    (wanted === 'win_percentage' ? { words: 'win percentage', value: summary.win_percentage } : undefined);
  const optional = summary.optional_figures.find(({ name: statName }) => statName === wanted);
  if (optional) {
    const games = pluralize(summary.games, 'game');
    return {
      paragraphs: [
        optional.logged > 0
          ? `${capitalize(optional.words)}, ${summary.season}: **${optional.value}**, logged in ${optional.logged} of ${games}.`
          : `None of the ${games} (${summary.season}) has ${optional.words} logged. They go under 'If you know it' in the game form, and then I can count them.`,
      ],
      followUp: 'season',
      chips: ['How is my season going?', "What's my game analysis?"],
    };
  }
  const statsText = summary.figures.map(({ words, value }) => `${words} **${value}**`).join(', ');
  const change = summary.changes.find(
    ({ name: statName }) => statName === (wanted ?? summary.figures[0]?.name),
  );
  const sampleWarning = summary.sample === 'small sample' ? ' That is a small sample.' : '';
  return {
    paragraphs: [
      wantedStat
        ? `${capitalize(wantedStat.words)}, ${summary.season}: **${wantedStat.value}** in ${pluralize(summary.games, 'game')}.${sampleWarning}`
        : `${capitalize(subject)} ${has} logged ${pluralize(summary.games, 'game')} (${summary.season}): ${summary.record}.${sampleWarning}`,
      !wantedStat && `${capitalize(statsText)}.`,
      change &&
        `${capitalize(change.words)}: ${change.now}, after ${change.before} last season, so ${comparisonText(change.better)}.`,
    ],
    followUp: 'plan',
    chips: ["What's my game analysis?", 'Am I getting better?', 'What is my next milestone?'],
  };
};

const declineVocabulary = buildVocabulary(['dip|dipped|drop*|fall|fell|falling|down|worse|slump*']);

/** Describes the trend of one stat, with one tip. */
export const trendTopic: TopicHandler = async function* describeTrend(context) {
  if (context.tone === 'coach') return yield* teamTopic(context);
  if (context.tone === 'play') return yield* playAnswer(context);
  const { stat: wanted, games: window } = context.route.slots;
  const found = yield* lookUp(context, getRecentGames, { n: 5 });
  if (found.found === 0) return yield* noGamesAnswer(context);
  const stat = wanted ? statOf(wanted) : mainStat(found.position);
  const data = yield* lookUp(context, getTrend, {
    stat: stat.name,
    window: window ?? 5,
  });
  const text = trendText(context, data);
  const skill = chooseFocusSkill(found.position, found.totals);
  const drill = yield* pickDrill(context, skill);
  const asksAboutDecline = matchesIn(tokenize(context.text), declineVocabulary).size > 0;
  const hasNotDeclined = asksAboutDecline && data.change && data.change.good !== false;
  return {
    paragraphs: [
      text ??
        `${capitalize(data.words)} is ${data.recent.value} so far. There are too few games to see a trend, a small sample says little.`,
      hasNotDeclined && 'So the numbers do not show a dip.',
      text && 'Numbers cannot say why: ice time, other teams and plain luck move them too.',
      adviceFor(context, skill),
      drillText(context, drill),
    ],
    followUp: 'felt',
    chips: ["What's my game analysis?", 'Show my last 3 games', `Explain ${stat.label}`],
  };
};
