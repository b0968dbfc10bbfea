import { readFileSync } from 'node:fs';
import type { DrillView } from '@rinkside/contracts/drill';
import { drillsFile } from './drills-file.js';

// The build has checked the drills.
const built = JSON.parse(readFileSync(drillsFile, 'utf8')) as { drills: DrillView[] };

/** All drills: the first of each skill, then the second of each. */
export const drillLibrary: readonly DrillView[] = built.drills;

const byId = new Map(drillLibrary.map((drill) => [drill.id, drill]));
export const drillById = (id: string): DrillView | undefined => byId.get(id);
