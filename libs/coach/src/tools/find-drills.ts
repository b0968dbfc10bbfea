import { places, skills, type DrillView } from '@rinkside/contracts/drill';
import * as z from 'zod';
import { searchDrills } from '@rinkside/domain/drill/drill.search';
import { suitableDrillLevels } from '@rinkside/domain/plan/plan.generate';
import { drillCard, drillDetails } from './drill-card.js';
import { allPersonas, defineTool } from './tool.js';
import { trainingAge } from './training-age.js';

const maxDrills = 3;

export const findDrills = defineTool({
  name: 'find_drills',
  description:
    'Drills of the library that suit the asker’s age, by skill, place, minutes at hand and equipment. Name no other drills.',
  input: z.strictObject({
    skill: z.enum(skills).optional(),
    place: z.enum([...places, 'no-ice']).optional(),
    minutes: z.int().min(5).max(180).optional(),
    equipment: z.array(z.string().max(40)).max(10).optional().describe('All that is at hand'),
    search: z.string().max(80).optional().describe('Words such as backhand, all of which must be found'),
    count: z.int().min(1).max(maxDrills).default(1),
    /** Ids of drills that were already offered. */
    except: z.array(z.string().max(100)).max(20).default([]),
  }),
  label: () => 'Picking a drill',
  isAvailableTo: allPersonas,
  run: async (context, { count, except, ...query }) => {
    const age = await trainingAge(context);
    const levels = suitableDrillLevels[context.persona.level ?? 'House'];
    // Index in the suited levels. Other levels (-1) sort last.
    const levelRank = ({ level }: DrillView) =>
      (levels.indexOf(level) + levels.length + 1) % (levels.length + 1);
    const found = searchDrills({ ...query, ...(age !== undefined && { age }) })
      .filter(({ id }) => !except.includes(id))
      .toSorted((a, b) => levelRank(a) - levelRank(b));
    const picked = found.slice(0, count);
    return {
      data: { found: found.length, drills: picked.map(drillDetails) },
      citations: [],
      cards: picked.map(drillCard),
    };
  },
});
