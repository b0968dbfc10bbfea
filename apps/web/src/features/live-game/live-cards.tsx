import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { ChevronRight, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type LiveGameView, periodsOf } from '@rinkside/contracts/live-game';
import { liveGameAtom } from '../../state/entities/entity-store';
import { displayName } from '../../state/entities/player-name';
import { useRoom } from '../../state/live-client';
import { useRefetchWhenStale } from '../../state/use-refetch-when-stale';
import { BoardClock, LiveMark } from './board';
import { CheerButtons } from './cheers';
import { phaseText, scoreText, sideNames, statusTexts } from './game-text';
import { liveGamesQuery, useLiveGame } from './live-game.query';
import { liveLogAtom } from './live-log';
import { liveGameMessages } from './messages';
import { isReplacedAtom, shownGameAtom } from './shown-game';
import { useShownStatus } from './use-shown-status';
import { useWaits } from './use-waits';

const Score = ({ name, goals, leads }: { name: string; goals: number; leads: boolean }) => (
  <span className={clsx('flex items-baseline gap-3', !leads && 'text-soft')}>
    <span className="min-w-0 flex-1 leading-tight font-semibold">
      <bdi>{name}</bdi>
    </span>
    <span key={goals} className="numeral animate-rise text-3xl leading-none">
      {goals}
    </span>
  </span>
);

export interface LiveCardProps {
  view: LiveGameView;
  action?: string;
  /** Whether this device has taps that others do not see yet. */
  waits?: boolean;
  /** Shown below the link. */
  children?: ReactNode;
}

/** A live game as a card. */
export const LiveCard = ({ view, action, waits = false, children }: LiveCardProps) => {
  const { us, them } = sideNames(view);
  const { score, period, playing } = view.summary;
  const status = useShownStatus(view);
  const mark = waits ? liveGameMessages.waiting : status === 'live' ? 'Live' : statusTexts[status];
  const hasClock = status === 'live' && playing && period !== 'shootout';
  // With large text the lines stand below each other; only the arrow stays next to the score.
  const whole = '@max-[18rem]:col-span-full';
  return (
    <div className="@container rounded-lg night shadow-low ring-1 ring-line transition has-[a:hover]:ring-blue">
      <Link to={`/app/live/${view.id}`} className="block rounded-lg p-4">
        <span className="sr-only">
          {mark}: <bdi>{displayName(view.player)}</bdi>, {phaseText(view.summary, periodsOf(view))}.{' '}
          {scoreText(view)}. {action}
        </span>
        <span aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3">
          <span className={clsx('flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1', whole)}>
            {waits ? (
              <span className="text-sm font-semibold text-lamp-ink">{mark}</span>
            ) : (
              <LiveMark status={status} />
            )}
            <span className="min-w-0 text-sm text-soft">
              <bdi>{displayName(view.player)}</bdi>
            </span>
          </span>
          <span className={clsx('text-sm text-soft @max-[18rem]:empty:hidden', whole)}>
            {status === 'live' && phaseText(view.summary, periodsOf(view))}
          </span>
          <span className={clsx('grid min-w-0 grid-cols-1 gap-1.5', hasClock && whole)}>
            <Score name={us} goals={score.us} leads={score.us >= score.them} />
            <Score name={them} goals={score.them} leads={score.them >= score.us} />
          </span>
          {hasClock ? (
            <span className={clsx('grid min-w-18 justify-items-end @max-[18rem]:justify-items-start', whole)}>
              <BoardClock view={view} state={view.summary} className="text-3xl leading-none" />
            </span>
          ) : (
            <ChevronRight className="size-6 justify-self-end text-soft" />
          )}
          {action && (
            <span className="col-span-full inline-flex items-center gap-1.5 text-sm font-semibold text-lamp-ink">
              <Pencil className="size-4" /> {action}
            </span>
          )}
        </span>
      </Link>
      {children}
    </div>
  );
};

/** A running game as a card, live. */
const Card = ({ view }: { view: LiveGameView }) => {
  useRefetchWhenStale(useAtomValue(liveGamesQuery), useRoom(`live_game:${view.id}`));
  const status = useShownStatus(view);
  return (
    <LiveCard view={view}>
      {status === 'live' && <CheerButtons id={view.id} className="px-4 pb-4" />}
    </LiveCard>
  );
};

const OwnScoredCard = ({ view }: Pick<LiveCardProps, 'view'>) => {
  const isStopped = useShownStatus(view) === 'stopped';
  return (
    <LiveCard
      view={view}
      waits={useWaits(view.id)}
      action={isStopped ? 'Is it over? Please end it.' : 'You score this game.'}
    />
  );
};

/** The game that is logged on this device, with taps that are not sent yet. After 12 hours without one it asks for its end. */
const OwnCard = ({ id }: { id: string }) => {
  const game = useAtomValue(shownGameAtom(id));
  const log = useAtomValue(liveLogAtom(id));
  const isReplaced = useAtomValue(isReplacedAtom(id));
  const { isLoading } = useLiveGame(id);
  const listed = useAtomValue(liveGameAtom(id))?.view;
  if (!game || !log) return null;
  // Until the events are read, only the listed summary has those of other devices.
  const view = isLoading && listed ? listed : game.view;
  return isReplaced ? <LiveCard view={view} /> : <OwnScoredCard view={view} />;
};

export interface LiveCardsProps {
  /** Ids of the games logged on this device. */
  own: string[];
  games: LiveGameView[];
}

/** The cards of live games: first those logged on this device, then the others. */
export const LiveCards = ({ own, games }: LiveCardsProps) => (
  <>
    {own.map((id) => (
      <OwnCard key={id} id={id} />
    ))}
    {games.map((view) => (
      <Card key={view.id} view={view} />
    ))}
  </>
);
