import { gameRules } from '@rinkside/contracts/game';
import { gameDate } from '@rinkside/contracts/game.schema';
import { draftedCounts, gameCounts, mapCounts } from '@rinkside/contracts/game.counts';
import * as z from 'zod';
import { sanitizeName } from '@rinkside/domain/coach/sanitize-name';
import { allPersonas, defineTool } from './tool.js';

const countUpTo = (max: number) => z.int().min(0).max(max).nullable().default(null);

export const startGameDraft = defineTool({
  name: 'start_game_draft',
  description:
    'A draft of a game the asker tells of, such as "Log a 4-2 win vs Blades, 1 goal". It opens Add Game filled in; the asker saves it, never the coach.',
  input: z.strictObject({
    opponent: z.string().max(80).nullable().default(null),
    our_score: countUpTo(gameRules.maxScore),
    their_score: countUpTo(gameRules.maxScore),
    ...mapCounts(draftedCounts, (name) => countUpTo(gameCounts[name].max)),
    date: gameDate.nullable().default(null),
  }),
  label: () => 'Filling in the score sheet',
  isAvailableTo: allPersonas,
  run: async (_asker, { opponent, ...input }) => {
    const draft = { ...input, opponent: sanitizeName(opponent) ?? null };
    return { data: draft, citations: [], cards: [{ kind: 'game_draft' as const, ...draft }] };
  },
});
