import type { DrillView, Skill } from '@rinkside/contracts/drill';
import { skills } from '@rinkside/contracts/drill';
import * as z from 'zod';
import { findDrills } from '../../drill/drill.search.js';
import { drillCard, drillFacts } from './drill-card.js';
import { tool } from './tool.js';
import { trainingAge } from './training-age.js';

/** Shares of a practice, in order; what they leave goes to the game at the end. */
const parts: { part: string; share: number; skill: Skill }[] = [
  { part: 'Warm-up', share: 0.15, skill: 'skating' },
  { part: 'Skill', share: 0.3, skill: 'stick-handling' },
  { part: 'Team play', share: 0.25, skill: 'passing' },
  { part: 'Game', share: 0.3, skill: 'battle' },
];

const shown = 3;

const first = (found: DrillView[], taken: ReadonlySet<string>) => found.find(({ id }) => !taken.has(id));

export const buildPractice = tool({
  name: 'build_practice',
  description:
    'For coaches: a practice by minutes, ice and number of players, made of drills of the library that suit the team’s age.',
  input: z.strictObject({
    minutes: z.int().min(20).max(120).default(60),
    ice: z.enum(['full', 'half', 'third']).default('half'),
    players: z.int().min(1).max(60).optional(),
    focus: z.enum(skills).optional(),
  }),
  label: ({ minutes }) => `Building ${minutes} minutes of practice`,
  open: ({ role }) => role === 'coach',
  run: async (asker, { minutes, ice, players, focus }) => {
    const age = await trainingAge(asker);
    const taken = new Set<string>();
    let left = minutes;
    const blocks = parts.flatMap(({ part, share, skill }, at) => {
      const wanted = part === 'Skill' && focus ? focus : skill;
      const drill = first(
        findDrills({ skill: wanted, place: 'ice', ...(age !== undefined && { age }) }),
        taken,
      );
      if (!drill) return [];
      taken.add(drill.id);
      const length = at === parts.length - 1 ? left : Math.round((minutes * share) / 5) * 5;
      left -= length;
      return [{ part, minutes: length, drill }];
    });
    return {
      data: {
        minutes,
        ice,
        players: players ?? null,
        /** Small groups keep everybody moving. */
        stations: players === undefined ? null : Math.max(1, Math.round(players / 5)),
        blocks: blocks.map((block) => ({ ...block, drill: drillFacts(block.drill) })),
      },
      citations: [
        {
          type: 'citation' as const,
          value: `${minutes}`,
          label: `Minutes: ${blocks.map((block) => `${block.part} ${block.minutes}`).join(', ')}`,
          games: [],
        },
        ...(players === undefined
          ? []
          : [
              {
                type: 'citation' as const,
                value: `${Math.max(1, Math.round(players / 5))}`,
                label: `Stations for ${players} players, about five each`,
                games: [],
              },
            ]),
      ],
      cards: blocks.slice(0, shown).map((block) => drillCard(block.drill)),
    };
  },
});
