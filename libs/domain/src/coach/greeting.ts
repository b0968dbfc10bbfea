import type { CoachExtra } from '@rinkside/contracts/coach';
import type { Sql } from '@rinkside/platform/sql';
import { personaOf } from './persona.js';

/** What the coach says to whoever opens an empty chat: asks for what the profile does not say yet. */
export const greet = async (
  sql: Sql,
  playerId: string,
  now: Date,
): Promise<{ text: string; extras: CoachExtra[] }> => {
  const persona = await personaOf(sql, playerId, now);
  const missing = [
    !persona?.firstName && 'your name',
    !persona?.ageLevel && 'your age',
    !persona?.level && 'your level of play',
  ].filter(Boolean);
  const hello = persona?.firstName ? `Hi ${persona.firstName}!` : 'Hi!';
  const ask = missing.length > 0 ? ` Tell me ${missing.join(', ')} and we can begin.` : '';
  return { text: `${hello} I'm your AI hockey coach.${ask}`, extras: [] };
};
