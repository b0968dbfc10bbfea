import type { Skill } from '@rinkside/contracts/drill';
import { drillLibrary } from '@rinkside/domain/drill/drill.library';
import type { ReplyChunk } from '../engines/engine.js';
import type { DrillToolResult } from '../tools/drill-card.js';
import { findDrills } from '../tools/find-drills.js';
import { numbersIn } from '@rinkside/safety/numbers';
import { lookUp, type TopicContext } from './topic-context.js';

/** Returns the ids of the drills that the coach named in the last reply, or in the whole chat. */
export const offeredDrillIds = ({ history, route }: TopicContext): string[] => {
  const replies = history.flatMap(({ role, text }) => (role === 'assistant' ? [text] : []));
  const read = (route.slots.another ? replies : replies.slice(-1)).join('\n');
  return drillLibrary.filter(({ title }) => read.includes(`**${title}**`)).map(({ id }) => id);
};

/** Finds one drill for the request. Drops filters step by step when the library has no exact match. */
export async function* pickDrill(
  context: TopicContext,
  skill: Skill,
): AsyncGenerator<ReplyChunk, DrillToolResult | undefined> {
  if (context.noDrills) return undefined;
  const { place, minutes, search } = context.route.slots;
  const filters = {
    ...(place && { place }),
    ...(minutes && { minutes }),
    ...(search && { search }),
  };
  const except = offeredDrillIds(context).slice(-20);
  const queries = [
    { skill, ...filters, except },
    { skill, ...(place && { place }), except },
    { skill, ...filters },
    { skill, ...(place && { place }) },
    ...(place ? [{ place }] : []),
    { skill },
  ];
  for (const query of queries) {
    const { drills: found } = yield* lookUp(context, findDrills, query);
    if (found[0]) return found[0];
  }
  return undefined;
}

const places = { ice: 'on the ice', home: 'at home', gym: 'in the gym' } as const;
const hasNoNumbers = (line: string) => numbersIn(line).length === 0;

/** Describes a drill in two sentences. Its steps are on the card. */
export const drillText = ({ tone }: TopicContext, drill: DrillToolResult | undefined): string | undefined => {
  if (!drill) return undefined;
  if (tone === 'play') {
    const cue = drill.key_points.find(hasNoNumbers);
    return `**Let’s play:** **${drill.title}**, ${places[drill.place]}.${cue ? ` ${cue}!` : ''}`;
  }
  return `**Try this:** **${drill.title}**, ${drill.minutes} minutes ${places[drill.place]}. Count it: ${drill.measure}.`;
};
