import type { PlayerRow } from '@rinkside/contracts/player';
import type { ComponentType, KeyboardEvent, Ref } from 'react';
import { Skeleton } from '../../ui/skeleton';
import { PlayerItem } from './player-item';

/** Up and down arrow keys move between the names. */
const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !(event.target instanceof HTMLElement)) return;
  const rows = [...event.currentTarget.children];
  const index = rows.findIndex((row) => row.contains(event.target as Node));
  const link = rows[index + step]?.querySelector('a');
  if (!link) return;
  event.preventDefault();
  link.focus();
};

export interface PlayerRowsProps {
  label: string;
  players: readonly PlayerRow[];
  /** Rendered at the end of each row. */
  Action: ComponentType<{ player: PlayerRow }>;
  withTeam?: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** List of players. */
export const PlayerRows = ({ label, players, Action, withTeam = true, ref }: PlayerRowsProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys are an alternative to Tab
  <ul ref={ref} aria-label={label} onKeyDown={onKeyDown} className="divide-y divide-line">
    {players.map((player) => (
      <li key={player.id} className="py-1.5">
        <PlayerItem player={player} withTeam={withTeam} action={<Action player={player} />} />
      </li>
    ))}
  </ul>
);

/** Placeholder while the rows load. */
export const PlayerRowsSkeleton = ({ count = 5 }: { count?: number }) => (
  <div className="divide-y divide-line">
    <output className="sr-only">Loading</output>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="flex min-h-19 items-center gap-3 py-1.5">
        <Skeleton className="size-11 rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-3.5 w-44 max-w-full" />
        </div>
        <Skeleton className="h-target w-24" />
      </div>
    ))}
  </div>
);
