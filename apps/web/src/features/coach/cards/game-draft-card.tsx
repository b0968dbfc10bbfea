import { isolate } from '@rinkside/contracts/text';
import type { CardOf } from '@rinkside/contracts/coach';
import { draftedCounts, gameCounts } from '@rinkside/contracts/game.counts';
import { Plus } from 'lucide-react';
import { Card } from '../../../ui/card';
import { LinkButton } from '../../../ui/link';
import { formatDay } from '../../calendar/format-day';

/** Returns the Add Game URL with the known fields as query parameters (read by `prefillOf`). */
export const addGamePath = (card: CardOf<'game_draft'>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(card))
    if (name !== 'kind' && value !== null) query.set(name, String(value));
  return `/app/add-game?${query.toString()}`;
};

const detailsOf = (card: CardOf<'game_draft'>) =>
  [
    card.our_score !== null && card.their_score !== null && `Score ${card.our_score}–${card.their_score}`,
    ...draftedCounts.map((name) => card[name] !== null && `${gameCounts[name].label} ${card[name]}`),
    card.date !== null && formatDay(card.date),
  ].filter((detail) => detail !== false);

/** A game the coach extracted from the chat. Opens Add Game prefilled; saves nothing itself. */
export const GameDraftCard = ({ card }: { card: CardOf<'game_draft'> }) => (
  <Card aria-label="Game to add" className="flex flex-wrap items-center gap-x-6 gap-y-3">
    <div className="min-w-0 flex-1 basis-48">
      <p className="eyebrow text-lamp-ink">Not saved yet</p>
      <p className="display text-xl">{card.opponent ? `Game vs ${isolate(card.opponent)}` : 'Your game'}</p>
      <p className="text-soft">{detailsOf(card).join(' · ')}</p>
    </div>
    <LinkButton to={addGamePath(card)} size="small" icon={<Plus size={18} aria-hidden="true" />}>
      Check and save
    </LinkButton>
  </Card>
);
