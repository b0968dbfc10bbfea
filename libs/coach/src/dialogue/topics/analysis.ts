import type { CardOf } from '@rinkside/contracts/coach';
import { pluralize } from '@rinkside/contracts/text';
import { getRecentGames } from '../../tools/get-recent-games.js';
import { getTrend } from '../../tools/get-trend.js';
import { mainStat } from '@rinkside/domain/coach/stats';
import { adviceFor } from '../advice.js';
import { chooseFocusSkill, skillLabels } from '../focus-skill.js';
import { drillText, pickDrill } from '../pick-drill.js';
import { followUpQuestions, type FollowUpName } from '../follow-ups.js';
import { capitalize, lookUp, playerPronouns, type TopicHandler } from '../topic-context.js';
import { teamTopic } from './coaching.js';
import { noGamesAnswer, playAnswer } from './no-games.js';
import { afterLossText, trendText } from './phrasing.js';

type RecentGames = (typeof getRecentGames)['run'] extends (...input: never[]) => Promise<{ data: infer Data }>
  ? Data
  : never;

const lastGames = (count: number) => (count === 1 ? 'last game' : `last ${count} games`);

const pointsText = ({ goals, assists }: RecentGames['totals']) =>
  [goals > 0 && pluralize(goals, 'goal'), assists > 0 && pluralize(assists, 'assist')]
    .filter(Boolean)
    .join(' and ');

/** Describes something positive about the recent games. There is always something. */
const strengthText = (
  { position, totals, figures, record }: RecentGames,
  { subject, own }: ReturnType<typeof playerPronouns>,
) => {
  const value = (name: string) => figures.find((figure) => figure.name === name)?.value ?? '';
  const span = `in ${own} ${lastGames(totals.games)}`;
  if (position === 'goalie')
    return totals.shots > 0
      ? `${subject} stopped **${value('save_percentage')}** of the shots ${span} (${record}).`
      : `${subject} kept the net ready ${span}, though no shots were written down.`;
  return totals.goals + totals.assists > 0
    ? `${pointsText(totals)} ${span}: **${value('points')} ${totals.goals + totals.assists === 1 ? 'point' : 'points'}** (${record}).`
    : `${subject} ${subject === 'you' ? 'keep' : 'keeps'} showing up, and chances come before goals (${record} ${span}).`;
};

/** Analyzes the recent games: one strength, one focus, one drill, one question. */
export const analysisTopic: TopicHandler = async function* analyzeGames(context) {
  if (context.tone === 'coach') return yield* teamTopic(context);
  if (context.tone === 'play') return yield* playAnswer(context);
  const recent = yield* lookUp(context, getRecentGames, { n: context.route.slots.games ?? 5 });
  if (recent.found === 0) return yield* noGamesAnswer(context);
  const stat = mainStat(recent.position);
  const trend = yield* lookUp(context, getTrend, { stat: stat.name, window: 5 });
  const skill = chooseFocusSkill(recent.position, recent.totals);
  const drill = yield* pickDrill(context, skill);
  const words = playerPronouns(context);
  const strength = capitalize(strengthText(recent, words));
  const sampleWarning =
    recent.sample === 'small sample' && 'Small sample: too few games to read much into it.';
  const followUp: FollowUpName = 'felt';
  const card: CardOf<'analysis'> = {
    kind: 'analysis',
    says: strength.replaceAll('**', ''),
    leaves_open: 'Numbers do not see effort, positioning or how strong the other team was.',
    try_this: drill ? `${drill.title}, ${drill.minutes} minutes` : skillLabels[skill],
    tell_me: followUpQuestions[followUp].text,
  };
  return {
    paragraphs: [
      afterLossText(context, recent.games[0]),
      `**Strength:** ${strength}`,
      trendText(context, trend),
      sampleWarning,
      !context.noDrills && `**Focus:** ${skillLabels[skill]}. ${adviceFor(context, skill)}`,
      drillText(context, drill),
    ],
    followUp,
    cards: context.noDrills ? [] : [card],
    chips: ['How is my season going?', 'What is my next milestone?', 'Put my training week together'],
  };
};
