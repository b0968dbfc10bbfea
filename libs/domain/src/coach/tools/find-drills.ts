import { places, skills, type DrillView } from '@rinkside/contracts/drill';
import * as z from 'zod';
import { findDrills as search } from '../../drill/drill.search.js';
import { suitedLevels } from '../../plan/plan.derive.js';
import { drillCard, drillFacts } from './drill-card.js';
import { everybody, tool } from './tool.js';
import { trainingAge } from './training-age.js';

/** Cards beside one answer. */
const shown = 3;

export const findDrills = tool({
  name: 'find_drills',
  description:
    'Drills of the library that suit the asker’s age, by skill, place, minutes at hand and equipment. Name no other drills.',
  input: z.strictObject({
    skill: z.enum(skills).optional(),
    place: z.enum([...places, 'no-ice']).optional(),
    minutes: z.int().min(5).max(180).optional(),
    equipment: z.array(z.string().max(40)).max(10).optional().describe('All that is at hand'),
    search: z.string().max(80).optional().describe('Words such as backhand, all of which must be found'),
    count: z.int().min(1).max(shown).default(1),
    /** Ids of drills that were offered already. */
    except: z.array(z.string().max(100)).max(20).default([]),
  }),
  label: () => 'Picking a drill',
  open: everybody,
  run: async (asker, { count, except, ...query }) => {
    const age = await trainingAge(asker);
    const suited = suitedLevels[asker.persona.level ?? 'House'];
    const misfit = ({ level }: DrillView) =>
      (suited.indexOf(level) + suited.length + 1) % (suited.length + 1);
    const found = search({ ...query, ...(age !== undefined && { age }) })
      .filter(({ id }) => !except.includes(id))
      .toSorted((one, other) => misfit(one) - misfit(other));
    const picked = found.slice(0, count);
    return {
      data: { found: found.length, drills: picked.map(drillFacts) },
      citations: [],
      cards: picked.map(drillCard),
    };
  },
});
