import type { Skill } from '@rinkside/contracts/drill';
import { buildPlan } from '../../tools/build-plan.js';
import { getRecentGames } from '../../tools/get-recent-games.js';
import type { StatName } from '@rinkside/domain/coach/stats';
import { adviceFor } from '../advice.js';
import { chooseFocusSkill, rememberedSkill, skillLabels } from '../focus-skill.js';
import { drillText, pickDrill } from '../pick-drill.js';
import {
  capitalize,
  lookUp,
  playerPronouns,
  type TopicContext,
  type TopicHandler,
} from '../topic-context.js';
import { practiceTopic } from './coaching.js';

/** The skill that improves a stat. */
const skillByStat: Partial<Record<StatName, Skill>> = {
  goals: 'shooting',
  points: 'shooting',
  assists: 'passing',
  save_percentage: 'goalie',
  goals_against_average: 'goalie',
  saves: 'goalie',
};

/** Chooses the skill to train, with a reason unless the player named it. */
async function* chooseSkill(context: TopicContext) {
  const { stat } = context.route.slots;
  const skill = context.route.slots.skill ?? (stat && skillByStat[stat]);
  if (skill) return { skill, why: undefined };
  const remembered = rememberedSkill(context);
  if (remembered) return { skill: remembered.skill, why: `You told me: ${remembered.text}.` };
  if (context.tone === 'play' || context.tone === 'coach')
    return { skill: chooseFocusSkill(context.persona.position, noGameTotals), why: undefined };
  const recent = yield* lookUp(context, getRecentGames, { n: 5 });
  const chosen = chooseFocusSkill(recent.position, recent.totals);
  const why =
    recent.found > 0
      ? `From ${playerPronouns(context).own} last ${recent.found === 1 ? 'game' : `${recent.found} games`} I would pick ${skillLabels[chosen]}.`
      : `No games are logged yet, so here is what every ${recent.position ?? 'player'} can use.`;
  return { skill: chosen, why };
}
const noGameTotals = { games: 0, goals: 0, assists: 0, saves: 0, shots: 0 };

const alternativeDrillChip = (context: TopicContext) =>
  context.route.slots.place ? 'Another drill' : 'A drill at home without ice';

/** Answers with one tip and one drill. */
export const drillsTopic: TopicHandler = async function* offerDrill(context) {
  const { skill, why } = yield* chooseSkill(context);
  const drill = yield* pickDrill(context, skill);
  const firstStep = drill && context.tone !== 'play' ? `First step: ${drill.steps[0]}` : undefined;
  return {
    paragraphs: [why, adviceFor(context, drill?.skill ?? skill), drillText(context, drill), firstStep],
    followUp: context.tone === 'parent' ? 'enjoy' : 'plan',
    chips: ['Another drill', alternativeDrillChip(context), "What's my game analysis?"],
  };
};

/** Drafts a training week on a card. */
export const planTopic: TopicHandler = async function* offerPlan(context) {
  if (context.tone === 'coach') return yield* practiceTopic(context);
  const { weeks, days, minutes, skill } = context.route.slots;
  const draft = yield* lookUp(context, buildPlan, {
    ...(weeks && { weeks }),
    ...(days && { days }),
    ...(minutes && { minutes }),
    ...(skill && { focus: skill }),
  });
  if (draft.training_days === 0)
    return {
      paragraphs: ['That leaves no room for a drill. Give me a little more time a day, and I try again.'],
      followUp: 'where',
    };
  const titles = new Map(draft.days.flatMap(({ items }) => items).map((item) => [item.title, item]));
  const [first, second, third] = titles.values();
  if (context.tone === 'play')
    return {
      paragraphs: [
        'Here is a little week of hockey games for you, with lots of days to rest and play other things!',
        first && `Start with **${first.title}**.`,
      ],
      followUp: 'fun',
    };
  return {
    paragraphs: [
      `Here is a draft on the card: **${draft.weekly_minutes} minutes a week**${draft.weeks > 1 ? ` for ${draft.weeks} weeks` : ''}, with days of rest in between. ${capitalize(draft.why)}`,
      first && `It begins with **${first.title}**. ${first.why}`,
      second && `Then come **${second.title}**${third ? ` and **${third.title}**` : ''}.`,
      weeks !== undefined &&
        weeks > draft.weeks &&
        'Further ahead I do not plan: by then new games say more.',
      'Save it if you like it; you can swap or move anything. Less is fine when you are tired.',
    ],
    followUp: 'ready',
    chips: ['What drills should I practice?', "What's my game analysis?"],
  };
};
