import { gameDate, gameRules } from '@rinkside/contracts/game';
import * as z from 'zod';
import { plainName } from './plain-name.js';
import { everybody, tool } from './tool.js';

const { most } = gameRules;
const countUpTo = (max: number) => z.int().min(0).max(max).nullable().default(null);

export const startGameDraft = tool({
  name: 'start_game_draft',
  description:
    'A draft of a game the asker tells of, such as "Log a 4-2 win vs Blades, 1 goal". It opens Add Game filled in; the asker saves it, never the coach.',
  input: z.strictObject({
    opponent: z.string().max(80).nullable().default(null),
    our_score: countUpTo(most.score),
    their_score: countUpTo(most.score),
    goals: countUpTo(most.goals),
    assists: countUpTo(most.goals),
    saves: countUpTo(most.saves),
    shots_against: countUpTo(most.shots),
    date: gameDate.nullable().default(null),
  }),
  label: () => 'Filling in the score sheet',
  open: everybody,
  run: async (_asker, { opponent, ...input }) => {
    const draft = { ...input, opponent: plainName(opponent) ?? null };
    return { data: draft, citations: [], cards: [{ kind: 'game_draft' as const, ...draft }] };
  },
});
