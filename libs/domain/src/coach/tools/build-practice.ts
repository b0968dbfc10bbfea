import type { DrillView, Skill } from '@rinkside/contracts/drill';
import { skills } from '@rinkside/contracts/drill';
import * as z from 'zod';
import { searchDrills } from '../../drill/drill.search.js';
import { drillCard, drillDetails } from './drill-card.js';
import { defineTool } from './tool.js';
import { trainingAge } from './training-age.js';

/** The parts of a practice in order, with their share of the time. The last part gets the remaining minutes. */
const parts: { part: string; share: number; skill: Skill }[] = [
  { part: 'Warm-up', share: 0.15, skill: 'skating' },
  { part: 'Skill', share: 0.3, skill: 'stick-handling' },
  { part: 'Team play', share: 0.25, skill: 'passing' },
  { part: 'Game', share: 0.3, skill: 'battle' },
];

const maxCards = 3;

const firstUnused = (drills: DrillView[], usedIds: ReadonlySet<string>) =>
  drills.find(({ id }) => !usedIds.has(id));

export const buildPractice = defineTool({
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
  isAvailableTo: ({ role }) => role === 'coach',
  run: async (context, { minutes, ice, players, focus }) => {
    const age = await trainingAge(context);
    const usedIds = new Set<string>();
    let remainingMinutes = minutes;
    const blocks = parts.flatMap(({ part, share, skill }, index) => {
      const wantedSkill = part === 'Skill' && focus ? focus : skill;
      const drill = firstUnused(
        searchDrills({ skill: wantedSkill, place: 'ice', ...(age !== undefined && { age }) }),
        usedIds,
      );
      if (!drill) return [];
      usedIds.add(drill.id);
      const partMinutes =
        index === parts.length - 1 ? remainingMinutes : Math.round((minutes * share) / 5) * 5;
      remainingMinutes -= partMinutes;
      return [{ part, minutes: partMinutes, drill }];
    });
    return {
      data: {
        minutes,
        ice,
        players: players ?? null,
        /** About five players per station, so that all of them keep moving. */
        stations: players === undefined ? null : Math.max(1, Math.round(players / 5)),
        blocks: blocks.map((block) => ({ ...block, drill: drillDetails(block.drill) })),
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
      cards: blocks.slice(0, maxCards).map((block) => drillCard(block.drill)),
    };
  },
});
