import { periodsOf, type ReadPlay } from '@rinkside/contracts/live-game';
import type { TimelineEntry } from '@rinkside/contracts/live-game.state';
import { clsx } from 'clsx';
import { Flag, Hand, type LucideIcon, MessageSquareText, Siren, Target, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  actionText,
  boardTime,
  entryTime,
  type GameNames,
  type PeriodSource,
  shortPeriod,
} from './game-text';

interface Look {
  icon: LucideIcon;
  tone: string;
}

const looks: Record<Exclude<TimelineEntry['action']['kind'], 'goal'>, Look> = {
  shot: { icon: Target, tone: 'bg-sunk text-soft' },
  save: { icon: Hand, tone: 'bg-blue-wash text-blue' },
  penalty: { icon: Timer, tone: 'bg-red-wash text-red' },
  note: { icon: MessageSquareText, tone: 'bg-sunk text-soft' },
  quick_note: { icon: MessageSquareText, tone: 'bg-sunk text-soft' },
  period_started: { icon: Flag, tone: 'bg-sunk text-soft' },
  period_ended: { icon: Flag, tone: 'bg-sunk text-soft' },
};

const lookOf = (action: TimelineEntry['action']): Look =>
  action.kind === 'goal'
    ? { icon: Siren, tone: action.side === 'us' ? 'bg-lamp text-on-lamp' : 'bg-sunk text-ink' }
    : looks[action.kind];

export const isPlay = (entry: TimelineEntry): entry is TimelineEntry & { action: ReadPlay } =>
  entry.action.kind !== 'period_started' && entry.action.kind !== 'period_ended';

export interface EntryLineProps {
  entry: TimelineEntry;
  view: GameNames & PeriodSource;
  /** Shown at the end of the line. */
  aside?: ReactNode;
}

/** One line of a timeline: icon, text, period and time of the board. */
export const EntryLine = ({ entry, view, aside }: EntryLineProps) => {
  const { icon: Icon, tone } = lookOf(entry.action);
  const { period, elapsed_seconds } = entry;
  const periods = periodsOf(view);
  return (
    <span className="flex min-h-14 w-full flex-wrap items-center gap-x-3 py-1.5 text-left">
      <span
        aria-hidden="true"
        className={clsx('grid size-[min(2.5rem,44px)] shrink-0 place-items-center rounded-full', tone)}
      >
        <Icon className="size-5" />
      </span>
      <span
        dir="auto"
        className={clsx(
          'min-w-0 flex-1 basis-[4.5rem] leading-snug',
          entry.action.kind === 'goal' && 'font-semibold',
        )}
      >
        {actionText(entry.action, period, view)}
        <span className="sr-only">, {entryTime(entry, view)}</span>
      </span>
      <span aria-hidden="true" className="ml-auto grid shrink-0 justify-items-end text-sm text-soft">
        <span className="numeral text-base leading-tight text-ink">
          {period !== 'shootout' && boardTime(period, elapsed_seconds, periods)}
        </span>
        {period !== null && shortPeriod(period, periods)}
      </span>
      {aside}
    </span>
  );
};

export interface TimelineProps {
  timeline: readonly TimelineEntry[];
  view: GameNames & PeriodSource;
  /** The newest entry first, for a running game. */
  newestFirst?: boolean;
  /** Shown at the end of a line, and below it. */
  renderAside?: (entry: TimelineEntry) => ReactNode;
  renderBelow?: (entry: TimelineEntry) => ReactNode;
}

/** The timeline of a live game. */
export const Timeline = ({
  timeline,
  view,
  newestFirst = false,
  renderAside,
  renderBelow,
}: TimelineProps) => (
  <ol
    className="grid grid-cols-1 divide-y divide-line"
    {...(newestFirst && { 'aria-label': 'Timeline, newest first' })}
  >
    {(newestFirst ? timeline.toReversed() : timeline).map((entry) => (
      <li key={entry.id}>
        <EntryLine entry={entry} view={view} aside={renderAside?.(entry)} />
        {renderBelow?.(entry)}
      </li>
    ))}
  </ol>
);
