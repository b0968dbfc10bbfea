import type { Sql } from '@rinkside/platform/sql';
import type { Persona } from './persona.js';

/** Chips that fit who asks and what is known of them, at most two. */
export const suggestionsFor = async (_sql: Sql, { role }: Persona): Promise<string[]> =>
  role === 'coach' ? ['60-minute half-ice practice'] : [];
