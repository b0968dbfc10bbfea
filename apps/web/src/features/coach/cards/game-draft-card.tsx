import type { CardOf } from '@rinkside/contracts/coach';
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

const detailsOf = ({
  our_score,
  their_score,
  goals,
  assists,
  saves,
  shots_against,
  date,
}: CardOf<'game_draft'>) =>
  [
    our_score !== null && their_score !== null && `Score ${our_score}–${their_score}`,
    goals !== null && `Goals ${goals}`,
    assists !== null && `Assists ${assists}`,
    saves !== null && `Saves ${saves}`,
    shots_against !== null && `Shots against ${shots_against}`,
    date !== null && formatDay(date),
  ].filter((detail) => detail !== false);

/** A game the coach extracted from the chat. Opens Add Game prefilled; saves nothing itself. */
export const GameDraftCard = ({ card }: { card: CardOf<'game_draft'> }) => (
  <Card aria-label="Game to add" className="flex flex-wrap items-center gap-x-6 gap-y-3">
    <div className="min-w-0 flex-1 basis-48">
      <p className="eyebrow text-lamp-ink">Not saved yet</p>
      <p className="display text-xl">{card.opponent ? `Game vs ${card.opponent}` : 'Your game'}</p>
      <p className="text-soft">{detailsOf(card).join(' · ')}</p>
    </div>
    <LinkButton to={addGamePath(card)} size="small" icon={<Plus size={18} aria-hidden="true" />}>
      Check and save
    </LinkButton>
  </Card>
);
