import { skills, type DrillView } from '@rinkside/contracts/drill';
import {
  ContentError,
  inOrder,
  pageName,
  pagesIn,
  parseWith,
  readPage,
  writeBuilt,
} from '@rinkside/platform/content-pages';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod';
import { drillsFile } from './drills-file.js';
import { parseDrillPage } from './drill-page.js';

const skillFacts = z.strictObject({ drills: z.array(z.string()) });

const drillsOf = (skill: string): DrillView[] => {
  const drills = pagesIn(`drills/${skill}/*.yaml`)
    .filter((page) => pageName(page) !== 'skill')
    .map((page) => readPage(page, (text) => parseDrillPage(pageName(page), skill, text)));
  return readPage(`drills/${skill}/skill.yaml`, (text) =>
    inOrder(parseWith(skillFacts, parseYaml(text)).drills, new Map(drills.map((drill) => [drill.id, drill]))),
  );
};

/** Reads and checks the drills: the first of each skill, then the second of each, so that every excerpt mixes skills. */
const readDrills = (): DrillView[] => {
  const bySkill = skills.map(drillsOf);
  const most = Math.max(...bySkill.map(({ length }) => length));
  const drills = Array.from({ length: most }, (_, at) =>
    bySkill.flatMap((ofSkill) => ofSkill[at] ?? []),
  ).flat();
  const repeated = drills.find(({ id }, at) => drills.findIndex((drill) => drill.id === id) !== at);
  if (repeated) throw new ContentError(`Two skills have a drill "${repeated.id}".`);
  return drills;
};

/** Writes the drill library. @returns its drills. @throws ContentError with the file and what to change */
export const buildDrills = (): DrillView[] => {
  const drills = readDrills();
  writeBuilt(drillsFile, pagesIn('drills/**/*.yaml'), { drills });
  return drills;
};
