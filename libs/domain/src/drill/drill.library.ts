import type { DrillView } from '@rinkside/contracts/drill';
import { battle } from './library/battle.js';
import { goaltending } from './library/goalie.js';
import { offIce } from './library/off-ice.js';
import { passing } from './library/passing.js';
import { shooting } from './library/shooting.js';
import { skating } from './library/skating.js';
import { stickHandling } from './library/stick-handling.js';

const skills = [stickHandling, skating, shooting, passing, goaltending, battle, offIce];
const longest = Math.max(...skills.map((drills) => drills.length));

/** Every drill there is: the first of each skill, then the second of each, so that any look at it is mixed. */
export const drills: readonly DrillView[] = Array.from({ length: longest }, (_, at) =>
  skills.flatMap((of) => of[at] ?? []),
).flat();

const byId = new Map(drills.map((drill) => [drill.id, drill]));
export const drillOf = (id: string): DrillView | undefined => byId.get(id);
