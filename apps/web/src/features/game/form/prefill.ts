import { readDate } from '../../calendar/typed-date';
import { emptyDraft, type GameDraft } from './game-draft';

/** What an address of Add Game fills in, such as the coach's. */
export interface Prefill {
  draft: GameDraft;
  /** Whom to look for; the player chooses who it was. */
  sought: string;
}

const counts = ['our_score', 'their_score', 'goals', 'assists', 'saves', 'shots_against'] as const;

/** Null for an address that fills in nothing; what makes no sense in it is left out. */
export const prefillOf = (query: URLSearchParams, today: string): Prefill | null => {
  const sought = query.get('opponent')?.trim().slice(0, 100) ?? '';
  const draft = emptyDraft(readDate(query.get('date') ?? '', today) ?? today);
  for (const name of counts) {
    const count = query.get(name) ?? '';
    if (/^\d{1,3}$/.test(count)) draft[name] = count;
  }
  const filled = sought !== '' || query.has('date') || counts.some((name) => draft[name] !== '');
  return filled ? { draft, sought } : null;
};
