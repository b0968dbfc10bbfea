import { gameDate, gameRules } from '@rinkside/contracts/game';
import * as z from 'zod';
import { plainName } from './plain-name.js';
import { everybody, tool } from './tool.js';

const { most } = gameRules;
const upTo = (many: number) => z.int().min(0).max(many).nullable().default(null);

export const startGameDraft = tool({
  name: 'start_game_draft',
  description:
    'A draft of a game the asker tells of, such as "Log a 4-2 win vs Blades, 1 goal". It opens Add Game filled in; the asker saves it, never the coach.',
  input: z.strictObject({
    opponent: z.string().max(80).nullable().default(null),
    our_score: upTo(most.score),
    their_score: upTo(most.score),
    goals: upTo(most.goals),
    assists: upTo(most.goals),
    saves: upTo(most.saves),
    shots_against: upTo(most.shots),
    date: gameDate.nullable().default(null),
  }),
  label: () => 'Filling in the score sheet',
  open: everybody,
  run: async (_asker, { opponent, ...input }) => {
    const draft = { ...input, opponent: plainName(opponent) ?? null };
    return { data: draft, citations: [], cards: [{ kind: 'game_draft' as const, ...draft }] };
  },
});
