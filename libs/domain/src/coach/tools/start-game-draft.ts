import { gameDate, gameRules } from '@rinkside/contracts/game';
import * as z from 'zod';
import { sanitizeName } from './sanitize-name.js';
import { allPersonas, defineTool } from './tool.js';

const { maxValues } = gameRules;
const countUpTo = (max: number) => z.int().min(0).max(max).nullable().default(null);

export const startGameDraft = defineTool({
  name: 'start_game_draft',
  description:
    'A draft of a game the asker tells of, such as "Log a 4-2 win vs Blades, 1 goal". It opens Add Game filled in; the asker saves it, never the coach.',
  input: z.strictObject({
    opponent: z.string().max(80).nullable().default(null),
    our_score: countUpTo(maxValues.score),
    their_score: countUpTo(maxValues.score),
    goals: countUpTo(maxValues.goals),
    assists: countUpTo(maxValues.goals),
    saves: countUpTo(maxValues.saves),
    shots_against: countUpTo(maxValues.shots),
    date: gameDate.nullable().default(null),
  }),
  label: () => 'Filling in the score sheet',
  isAvailableTo: allPersonas,
  run: async (_asker, { opponent, ...input }) => {
    const draft = { ...input, opponent: sanitizeName(opponent) ?? null };
    return { data: draft, citations: [], cards: [{ kind: 'game_draft' as const, ...draft }] };
  },
});
