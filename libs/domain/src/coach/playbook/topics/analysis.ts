import type { CardOf } from '@rinkside/contracts/coach';
import { getRecentGames } from '../../tools/get-recent-games.js';
import { getTrend } from '../../tools/get-trend.js';
import { counted, mainStat } from '../../tools/stats.js';
import { adviceFor } from '../advice.js';
import { focusOf, workOn } from '../focus.js';
import { drillText, pickDrill } from '../pick-drill.js';
import { questions, type QuestionName } from '../questions.js';
import { capital, look, you, type Speaker } from '../talk.js';
import { team } from './coaching.js';
import { noGames, playTalk } from './no-games.js';
import { afterLoss, trendText } from './said.js';

type Recent = (typeof getRecentGames)['run'] extends (...input: never[]) => Promise<{ data: infer Data }>
  ? Data
  : never;

const games = (many: number) => (many === 1 ? 'last game' : `last ${many} games`);

const scored = ({ goals, assists }: Recent['totals']) =>
  [goals > 0 && counted(goals, 'goal'), assists > 0 && counted(assists, 'assist')]
    .filter(Boolean)
    .join(' and ');

/** What to be glad of: there is always something. */
const strengthOf = (
  { position, totals, figures, record }: Recent,
  { subject, own }: ReturnType<typeof you>,
) => {
  const value = (name: string) => figures.find((figure) => figure.name === name)?.value ?? '';
  const span = `in ${own} ${games(totals.games)}`;
  if (position === 'goalie')
    return totals.shots > 0
      ? `${subject} stopped **${value('save_percentage')}** of the shots ${span} (${record}).`
      : `${subject} kept the net ready ${span}, though no shots were written down.`;
  return totals.goals + totals.assists > 0
    ? `${scored(totals)} ${span}: **${value('points')} ${totals.goals + totals.assists === 1 ? 'point' : 'points'}** (${record}).`
    : `${subject} ${subject === 'you' ? 'keep' : 'keeps'} showing up, and chances come before goals (${record} ${span}).`;
};

/** The last games: one strength, one focus, one drill, one question. */
export const analysis: Speaker = async function* analyse(talk) {
  if (talk.voice === 'coach') return yield* team(talk);
  if (talk.voice === 'play') return yield* playTalk(talk);
  const recent = yield* look(talk, getRecentGames, { n: talk.routed.slots.games ?? 5 });
  if (recent.found === 0) return yield* noGames(talk);
  const stat = mainStat(recent.position);
  const trend = yield* look(talk, getTrend, { stat: stat.name, window: 5 });
  const skill = focusOf(recent.position, recent.totals);
  const drill = yield* pickDrill(talk, skill);
  const whose = you(talk);
  const strength = capital(strengthOf(recent, whose));
  const small = recent.sample === 'small sample' && 'Small sample: too few games to read much into it.';
  const ask: QuestionName = 'felt';
  const card: CardOf<'analysis'> = {
    kind: 'analysis',
    says: strength.replaceAll('**', ''),
    leaves_open: 'Numbers do not see effort, positioning or how strong the other team was.',
    try_this: drill ? `${drill.title}, ${drill.minutes} minutes` : workOn[skill],
    tell_me: questions[ask].ask,
  };
  return {
    say: [
      afterLoss(talk, recent.games[0]),
      `**Strength:** ${strength}`,
      trendText(talk, trend),
      small,
      !talk.noDrills && `**Focus:** ${workOn[skill]}. ${adviceFor(talk, skill)}`,
      drillText(talk, drill),
    ],
    ask,
    cards: talk.noDrills ? [] : [card],
    chips: ['How is my season going?', 'What is my next milestone?', 'Put my training week together'],
  };
};
