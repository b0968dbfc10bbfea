import { draftedCounts } from '@rinkside/contracts/game.counts';
import { parseDate } from '../../calendar/parse-date';
import { emptyDraft, type GameDraft } from './game-draft';

/** Initial form values from the query of Add Game, e.g. from a coach card. */
export interface Prefill {
  draft: GameDraft;
  /** Opponent's name to search for; the player picks the match. */
  opponentQuery: string;
}

const counts = ['our_score', 'their_score', ...draftedCounts] as const;

/** Parses the query. Ignores invalid values; returns null if none is left. */
export const prefillOf = (query: URLSearchParams, today: string): Prefill | null => {
  const opponentName = query.get('opponent')?.trim().slice(0, 100) ?? '';
  const draft = emptyDraft(parseDate(query.get('date') ?? '', today) ?? today);
  for (const name of counts) {
    const count = query.get(name) ?? '';
    if (/^\d{1,3}$/.test(count)) draft[name] = count;
  }
  const isPrefilled = opponentName !== '' || query.has('date') || counts.some((name) => draft[name] !== '');
  return isPrefilled ? { draft, opponentQuery: opponentName } : null;
};
