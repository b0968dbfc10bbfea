import type { Skill } from '@rinkside/contracts/drill';
import { drills } from '../../drill/drill.library.js';
import type { Piece } from '../engine.js';
import type { DrillFacts } from '../tools/drill-card.js';
import { findDrills } from '../tools/find-drills.js';
import { numbersIn } from '../tools/numbers.js';
import { look, type Talk } from './talk.js';

/** Drills the coach named before in this chat. */
const offered = ({ history }: Talk): string[] => {
  const said = history.flatMap(({ role, text }) => (role === 'assistant' ? [text] : [])).join('\n');
  return drills.filter(({ title }) => said.includes(`**${title}**`)).map(({ id }) => id);
};

/** One drill that fits what is asked for, or comes as near as the library does. */
export async function* pickDrill(talk: Talk, skill: Skill): AsyncGenerator<Piece, DrillFacts | undefined> {
  if (talk.noDrills) return undefined;
  const { place, minutes, search, another } = talk.routed.slots;
  const fine = {
    ...(place && { place }),
    ...(minutes && { minutes }),
    ...(search && { search }),
    except: another ? offered(talk).slice(-20) : [],
  };
  const near = [
    { skill, ...fine },
    { skill, ...(place && { place }) },
    ...(place ? [{ place }] : []),
    { skill },
  ];
  for (const query of near) {
    const { drills: found } = yield* look(talk, findDrills, query);
    if (found[0]) return found[0];
  }
  return undefined;
}

const places = { ice: 'on the ice', home: 'at home', gym: 'in the gym' } as const;
const playful = (line: string) => numbersIn(line).length === 0;

/** A drill in two sentences; its steps are on the card. */
export const drillText = ({ voice }: Talk, drill: DrillFacts | undefined): string | undefined => {
  if (!drill) return undefined;
  if (voice === 'play') {
    const cue = drill.key_points.find(playful);
    return `**Let’s play:** **${drill.title}**, ${places[drill.place]}.${cue ? ` ${cue}!` : ''}`;
  }
  return `**Try this:** **${drill.title}**, ${drill.minutes} minutes ${places[drill.place]}. Count it: ${drill.measure}.`;
};
