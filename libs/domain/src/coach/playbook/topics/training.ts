import type { Skill } from '@rinkside/contracts/drill';
import { buildPlan } from '../../tools/build-plan.js';
import { getRecentGames } from '../../tools/get-recent-games.js';
import type { StatName } from '../../tools/stats.js';
import { adviceFor } from '../advice.js';
import { focusOf, rememberedSkill, workOn } from '../focus.js';
import { drillText, pickDrill } from '../pick-drill.js';
import { capital, look, you, type Talk, type Speaker } from '../talk.js';
import { practice } from './coaching.js';

/** What a figure grows with. */
const skillFor: Partial<Record<StatName, Skill>> = {
  goals: 'shooting',
  points: 'shooting',
  assists: 'passing',
  save_percentage: 'goalie',
  goals_against_average: 'goalie',
  saves: 'goalie',
};

/** Which skill, and why that one. */
async function* chooseSkill(talk: Talk) {
  const { stat } = talk.routed.slots;
  const skill = talk.routed.slots.skill ?? (stat && skillFor[stat]);
  if (skill) return { skill, why: undefined };
  const remembered = rememberedSkill(talk);
  if (remembered) return { skill: remembered.skill, why: `You told me: ${remembered.text}.` };
  if (talk.voice === 'play' || talk.voice === 'coach')
    return { skill: focusOf(talk.persona.position, none), why: undefined };
  const recent = yield* look(talk, getRecentGames, { n: 5 });
  const chosen = focusOf(recent.position, recent.totals);
  const why =
    recent.found > 0
      ? `From ${you(talk).own} last ${recent.found === 1 ? 'game' : `${recent.found} games`} I would pick ${workOn[chosen]}.`
      : `No games are logged yet, so here is what every ${recent.position ?? 'player'} can use.`;
  return { skill: chosen, why };
}
const none = { games: 0, goals: 0, assists: 0, saves: 0, shots: 0 };

const elsewhere = (talk: Talk) => (talk.routed.slots.place ? 'Another drill' : 'A drill at home without ice');

/** One thing to think of and one drill. */
export const drills: Speaker = async function* offerDrill(talk) {
  const { skill, why } = yield* chooseSkill(talk);
  const drill = yield* pickDrill(talk, skill);
  const step = drill && talk.voice !== 'play' ? `First step: ${drill.steps[0]}` : undefined;
  return {
    say: [why, adviceFor(talk, drill?.skill ?? skill), drillText(talk, drill), step],
    ask: talk.voice === 'parent' ? 'enjoy' : 'plan',
    chips: ['Another drill', elsewhere(talk), "What's my game analysis?"],
  };
};

/** A week of drills, as a draft on a card. */
export const plan: Speaker = async function* offerPlan(talk) {
  if (talk.voice === 'coach') return yield* practice(talk);
  const { weeks, days, minutes, skill } = talk.routed.slots;
  const draft = yield* look(talk, buildPlan, {
    ...(weeks && { weeks }),
    ...(days && { days }),
    ...(minutes && { minutes }),
    ...(skill && { focus: skill }),
  });
  if (draft.training_days === 0)
    return {
      say: ['That leaves no room for a drill. Give me a little more time a day, and I try again.'],
      ask: 'where',
    };
  const first = draft.days[0]?.items[0];
  if (talk.voice === 'play')
    return {
      say: [
        'Here is a little week of hockey games for you, with lots of days to rest and play other things!',
        first && `Start with **${first.title}**.`,
      ],
      ask: 'fun',
    };
  return {
    say: [
      `Here is a draft on the card: **${draft.weekly_minutes} minutes a week**${draft.weeks > 1 ? ` for ${draft.weeks} weeks` : ''}, with days of rest in between. ${capital(draft.why)}`,
      first && `It begins with **${first.title}**. ${first.why}`,
      weeks !== undefined &&
        weeks > draft.weeks &&
        'Further ahead I do not plan: by then new games say more.',
      'Save it if you like it; you can swap or move anything. Less is fine when you are tired.',
    ],
    ask: 'ready',
    chips: ['What drills should I practice?', "What's my game analysis?"],
  };
};
