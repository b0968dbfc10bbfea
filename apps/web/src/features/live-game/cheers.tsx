import { type CheerKind, cheerKinds, type LiveGameView } from '@rinkside/contracts/live-game';
import { pluralize } from '@rinkside/contracts/text';
import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { createLucideIcon, Flame, Heart } from 'lucide-react';
import { useId, useState } from 'react';
import { connectionAtom } from '../../state/live';
import { usePulse } from '../../ui/use-pulse';
import { cheer, cheersAtom } from './cheer';
import { liveGameMessages } from './messages';

const Stick = createLucideIcon('hockey-stick', [
  [
    'path',
    {
      d: 'M17.5 2 9.7 15.5A2 2 0 0 1 8 16.5H4.5a2.5 2.5 0 0 0 0 5H10a4.5 4.5 0 0 0 3.9-2.25L22 5',
      key: 'stick',
    },
  ],
]);

const looks = {
  stick_tap: { icon: Stick, label: 'Stick tap', noun: 'stick tap', tone: 'text-blue' },
  fire: { icon: Flame, label: 'Fire', noun: 'fire', tone: 'text-lamp-ink' },
  heart: { icon: Heart, label: 'Heart', noun: 'heart', tone: 'text-red' },
} as const;

const CheerButton = ({
  id,
  kind,
  count,
  disabled,
  onRefuse,
}: {
  id: string;
  kind: CheerKind;
  count: number;
  disabled: boolean;
  /** Called by a tap while disabled. */
  onRefuse: () => void;
}) => {
  const { icon: Icon, label, tone } = looks[kind];
  const icon = usePulse(count);
  return (
    <button
      type="button"
      aria-label={`${label}, ${count}`}
      aria-disabled={disabled || undefined}
      onClick={() => (disabled ? onRefuse() : cheer(id, kind))}
      className="inline-flex min-h-13 touch-manipulation items-center justify-center gap-2 rounded-lg border border-edge bg-board px-2 text-ink transition select-none hover:bg-sunk active:scale-95 aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
    >
      <Icon ref={icon} aria-hidden="true" className={clsx('size-6 shrink-0', tone)} />
      <span className="numeral text-xl leading-none">{count}</span>
    </button>
  );
};

/** The buttons to cheer for a running game, with the counts of everyone. */
export const CheerButtons = ({ id, className }: { id: string; className?: string }) => {
  const cheers = useAtomValue(cheersAtom(id));
  const offline = useAtomValue(connectionAtom) === 'degraded';
  const reason = useId();
  const [isReasonShown, setReasonShown] = useState(false);
  if (!offline && isReasonShown) setReasonShown(false);
  return (
    <fieldset
      {...(offline && { 'aria-describedby': reason })}
      className={clsx('grid min-w-0 gap-2', className)}
    >
      <legend className="sr-only">Cheer</legend>
      <div className="grid grid-cols-3 gap-2">
        {cheerKinds.map((kind) => (
          <CheerButton
            key={kind}
            id={id}
            kind={kind}
            count={cheers[kind]}
            disabled={offline}
            onRefuse={() => setReasonShown(true)}
          />
        ))}
      </div>
      {offline && (
        // Visible after a tap only: a lost connection must not move the page.
        <p id={reason} className={clsx('text-sm text-soft', !isReasonShown && 'sr-only')}>
          {liveGameMessages.cheersNeedConnection}
        </p>
      )}
    </fieldset>
  );
};

/** The cheers for a game as text; nothing without any. */
export const CheerCounts = ({ cheers, className }: Pick<LiveGameView, 'cheers'> & { className?: string }) => {
  const kinds = cheerKinds.filter((kind) => cheers[kind] > 0);
  if (kinds.length === 0) return null;
  return (
    <p className={clsx('flex items-center gap-3 text-sm text-soft', className)}>
      <span className="sr-only">
        Cheers: {kinds.map((kind) => pluralize(cheers[kind], looks[kind].noun)).join(', ')}
      </span>
      {kinds.map((kind) => {
        const { icon: Icon, tone } = looks[kind];
        return (
          <span key={kind} aria-hidden="true" className="inline-flex items-center gap-1">
            <Icon className={clsx('size-4', tone)} />
            <span className="numeral leading-none">{cheers[kind]}</span>
          </span>
        );
      })}
    </p>
  );
};
