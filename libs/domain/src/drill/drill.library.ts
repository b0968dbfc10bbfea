import type { DrillView } from '@rinkside/contracts/drill';
import { battle } from './library/battle.js';
import { goaltending } from './library/goalie.js';
import { offIce } from './library/off-ice.js';
import { passing } from './library/passing.js';
import { shooting } from './library/shooting.js';
import { skating } from './library/skating.js';
import { stickHandling } from './library/stick-handling.js';

const drillsBySkill = [stickHandling, skating, shooting, passing, goaltending, battle, offIce];
const maxDrillsPerSkill = Math.max(...drillsBySkill.map(({ length }) => length));

/** All drills: the first of each skill, then the second of each, so that every excerpt mixes skills. */
export const drillLibrary: readonly DrillView[] = Array.from({ length: maxDrillsPerSkill }, (_, at) =>
  drillsBySkill.flatMap((drillsOfSkill) => drillsOfSkill[at] ?? []),
).flat();

const byId = new Map(drillLibrary.map((drill) => [drill.id, drill]));
export const drillById = (id: string): DrillView | undefined => byId.get(id);
