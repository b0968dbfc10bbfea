import { type LiveGameView, periodsOf } from '@rinkside/contracts/live-game';
import type { LiveGameState } from '@rinkside/contracts/live-game.state';
import { clsx } from 'clsx';
import { FaceOffCircle } from '../../ui/rink';
import { Avatar } from '../../ui/avatar';
import { boardTime, countsDown, phaseText, sideNames, statusTexts } from './game-text';
import { useElapsed } from './use-elapsed';
import { useShownStatus } from './use-shown-status';

interface LiveMarkProps {
  status: ReturnType<typeof useShownStatus>;
  className?: string;
}

/** The mark of a running game, or what became of it. */
export const LiveMark = ({ status, className }: LiveMarkProps) =>
  status === 'live' ? (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full bg-red-solid px-2.5 py-0.5 text-xs font-bold tracking-wider text-on-red',
        className,
      )}
    >
      <span aria-hidden="true" className="size-2 animate-sheen rounded-full bg-white" />
      LIVE
    </span>
  ) : (
    <span className={clsx('eyebrow text-soft', className)}>{statusTexts[status]}</span>
  );

interface ClockProps {
  view: Pick<LiveGameView, 'period_minutes'>;
  state: Pick<LiveGameState, 'clock' | 'period' | 'periods' | 'playing'>;
}

/** The game clock as on the board. Not a live region: screen readers would read every second. */
export const BoardClock = ({ view, state, className }: ClockProps & { className?: string }) => {
  const periods = periodsOf({ ...view, summary: state });
  const elapsed = useElapsed(state.clock, periods.minutes);
  const time = boardTime(state.period, elapsed, periods);
  return (
    <span role="timer" aria-live="off" className={clsx('numeral', className)}>
      {time}
      <span className="sr-only">{countsDown(state.period, periods) ? ' left' : ' played'}</span>
    </span>
  );
};

const Team = ({ name, image }: { name: string; image: string | null | undefined }) => (
  <span className="grid min-w-0 grid-cols-1 justify-items-center gap-1.5 text-center @max-[19rem]:flex @max-[19rem]:items-center @max-[19rem]:justify-center">
    <Avatar name={name} src={image} shape="organization" />
    <span className="line-clamp-3 max-w-full leading-tight font-semibold hyphens-auto max-sm:text-sm">
      <bdi>{name}</bdi>
    </span>
  </span>
);

export interface LiveBoardProps {
  view: LiveGameView;
  state: LiveGameState | LiveGameView['summary'];
  className?: string;
}

/** Scoreboard of a live game: the player's team first. */
export const LiveBoard = ({ view, state, className }: LiveBoardProps) => {
  const { us, them } = sideNames(view);
  const { score, shootout } = state;
  const status = useShownStatus(view);
  // A game may end in the middle of a period.
  const isLive = status === 'live';
  return (
    <div
      className={clsx('@container relative isolate overflow-hidden rounded-xl night shadow-low', className)}
    >
      <FaceOffCircle className="absolute top-1/2 left-1/2 -z-10 size-80 -translate-1/2 text-edge opacity-15" />
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 p-3 sm:gap-3 sm:p-6 @max-[19rem]:grid-cols-1">
        <Team name={us} image={view.organization?.image_url} />
        <div className="grid justify-items-center gap-1.5">
          <LiveMark status={status} />
          <p className="numeral flex items-center gap-2.5 text-score">
            <span key={`us ${score.us}`} className="animate-rise">
              {score.us}
            </span>
            <span aria-hidden="true" className="text-3xl text-soft">
              –
            </span>
            <span className="sr-only"> to </span>
            <span key={`them ${score.them}`} className="animate-rise">
              {score.them}
            </span>
          </p>
          <p className="grid justify-items-center text-sm text-soft">
            {isLive && <span>{phaseText(state, periodsOf({ ...view, summary: state }))}</span>}
            {isLive && state.period !== null && state.period !== 'shootout' && state.playing && (
              <BoardClock view={view} state={state} className="text-2xl leading-none text-ink" />
            )}
            {shootout && (
              <span>
                Shootout {shootout.us} to {shootout.them}
              </span>
            )}
          </p>
        </div>
        <Team name={them} image={view.opponent.image_url} />
      </div>
    </div>
  );
};
