import type { DrillView, Skill } from '@rinkside/contracts/drill';
import { skills } from '@rinkside/contracts/drill';
import * as z from 'zod';
import { drillById } from '@rinkside/domain/drill/drill.library';
import { searchDrills, suitsAge } from '@rinkside/domain/drill/drill.search';
import { drillCard, drillDetails } from './drill-card.js';
import { maxThemes, practiceThemeNames, practiceThemeOf, type PracticeTheme } from './practice-themes.js';
import { defineTool } from './tool.js';
import { trainingAge } from './training-age.js';

type IceArea = 'full' | 'half' | 'third';

interface Part {
  part: string;
  /** The share of the time. */
  share: number;
  /** Candidates, the best first. */
  drills: readonly DrillView[];
  /** Used when there are too few of them. */
  others?: readonly DrillView[];
}

const maxCards = 3;
const stepMinutes = 5;
const themeShare = 0.55;
const minThemeParts = 2;
/** From these minutes on, a theme has three parts. */
const minMinutesOfThreeParts = 75;

/** The spaces of drills that need more ice than there is. */
const tooLarge: Readonly<Record<IceArea, RegExp | undefined>> = {
  full: undefined,
  half: /whole rink|end to end|neutral zone/i,
  third: /whole rink|end to end|neutral zone|half the rink|one side of the rink/i,
};

/** Gives each part its share in steps of five minutes. The last part gets the remaining minutes. */
const allotMinutes = (parts: readonly Part[], minutes: number): number[] => {
  const allotted = parts
    .slice(0, -1)
    .map(({ share }) => Math.max(stepMinutes, Math.round((minutes * share) / stepMinutes) * stepMinutes));
  return [...allotted, minutes - allotted.reduce((total, part) => total + part, 0)];
};

const themePartNames = ['Skill', 'Team play', 'Under pressure'];
/** The parts on the themes: each theme in turn, so that a single one has all of them. */
const partsOf = (
  themes: readonly PracticeTheme[],
  minutes: number,
  { find, others }: { find: (ids: readonly string[]) => DrillView[]; others: readonly DrillView[] },
): Part[] => {
  const wanted = minutes < minMinutesOfThreeParts ? Math.max(minThemeParts, themes.length) : maxThemes;
  // The warm-up and the game need time as well.
  const count = Math.min(wanted, Math.floor(minutes / stepMinutes) - 2);
  return themePartNames.slice(0, count).flatMap((name, at) => {
    const theme = themes[at % themes.length];
    return theme
      ? [
          {
            part: themes.length > 1 ? theme.name : name,
            share: themeShare / count,
            drills: find(theme.drills),
            others,
          },
        ]
      : [];
  });
};

export const buildPractice = defineTool({
  name: 'build_practice',
  description:
    'For coaches: a practice by minutes, ice, number of players, age and themes, made of drills of the library that suit the team’s age.',
  input: z.strictObject({
    minutes: z.int().min(20).max(120).default(60),
    ice: z.enum(['full', 'half', 'third']).default('half'),
    players: z.int().min(1).max(60).optional(),
    focus: z.enum(skills).optional(),
    themes: z.array(z.enum(practiceThemeNames)).max(maxThemes).default([]),
    age: z.int().min(5).max(18).optional().describe('In years, if it is not the team’s'),
    /** Ids of drills that were already offered. */
    except: z.array(z.string().max(100)).max(100).default([]),
  }),
  label: ({ minutes }) => `Building ${minutes} minutes of practice`,
  isAvailableTo: ({ role }) => role === 'coach',
  run: async (context, { minutes, ice, players, focus, except, ...input }) => {
    const age = input.age ?? (await trainingAge(context));
    const fits = (drill: DrillView) =>
      drill.place === 'ice' &&
      (age === undefined || suitsAge(drill, age)) &&
      tooLarge[ice]?.test(drill.space) !== true;
    const ofSkill = (skill: Skill) => searchDrills({ skill }).filter(fits);
    /** For young players and little ice, for which a theme may have too few drills. */
    const basics = searchDrills({}).filter((drill) => fits(drill) && drill.skill !== 'goalie');
    const withIds = (ids: readonly string[]) => ids.flatMap((id) => drillById(id) ?? []).filter(fits);
    const themes = input.themes.flatMap((name) => practiceThemeOf(name) ?? []);
    const main =
      themes.length > 0
        ? partsOf(themes, minutes, { find: withIds, others: basics })
        : [
            { part: 'Skill', share: 0.3, drills: ofSkill(focus ?? 'stick-handling') },
            { part: 'Team play', share: 0.25, drills: ofSkill('passing') },
          ];
    const warmUp = { part: 'Warm-up', share: 0.15, drills: ofSkill('skating') };
    const games = themes.length > 0 ? withIds(['two-on-two-small-ice']) : [];
    const game = { part: 'Game', share: 0.3, drills: [...games, ...ofSkill('battle')] };

    const usedIds = new Set<string>();
    /** Prefers drills that were not offered yet. */
    const pick = ({ drills, others = [] }: Part): DrillView | undefined => {
      const unused = drills.filter(({ id }) => !usedIds.has(id));
      const drill =
        unused.find(({ id }) => !except.includes(id)) ??
        unused[0] ??
        others.find(({ id }) => !usedIds.has(id));
      if (drill) usedIds.add(drill.id);
      return drill;
    };
    // The theme chooses before the warm-up.
    const picked = new Map([game, ...main, warmUp].map((part) => [part, pick(part)]));
    const parts = [warmUp, ...main, game].flatMap((part) => {
      const drill = picked.get(part);
      return drill ? [{ ...part, drill }] : [];
    });
    const allotted = allotMinutes(parts, minutes);
    const blocks = parts.map(({ part, drill }, at) => ({ part, minutes: allotted[at] ?? 0, drill }));
    /** About five players per station, so that all of them keep moving. */
    const stations = players === undefined ? null : Math.max(1, Math.round(players / 5));
    return {
      data: {
        minutes,
        ice,
        players: players ?? null,
        stations,
        themes: themes.map(({ name }) => name),
        /** How to aim the drills at the themes, and the rule of the game that rewards the first. */
        focus: themes.map((theme) => theme.focus),
        rule: themes[0]?.rule ?? null,
        blocks: blocks.map((block) => ({ ...block, drill: drillDetails(block.drill) })),
      },
      citations: [
        {
          type: 'citation' as const,
          value: `${minutes}`,
          label: `Minutes: ${blocks.map((block) => `${block.part} ${block.minutes}`).join(', ')}`,
          games: [],
        },
        ...(stations === null
          ? []
          : [
              {
                type: 'citation' as const,
                value: `${stations}`,
                label: `Stations for ${players} players, about five each`,
                games: [],
              },
            ]),
      ],
      cards: (themes.length > 0 ? blocks.slice(1) : blocks)
        .slice(0, maxCards)
        .map((block) => drillCard(block.drill)),
    };
  },
});
