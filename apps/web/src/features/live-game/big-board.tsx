import { type LiveGameSummary, type LiveGameView, periodsOf } from '@rinkside/contracts/live-game';
import { BoardClock, LiveMark } from './board';
import { type GameNames, phaseText, sideNames } from './game-text';
import { useShownStatus } from './use-shown-status';

export interface BigBoardProps {
  view: GameNames & Pick<LiveGameView, 'status' | 'period_minutes' | 'summary'>;
  state: Pick<LiveGameSummary, 'period' | 'periods' | 'playing' | 'clock' | 'score' | 'shootout'>;
}

const Team = ({ name, goals }: { name: string; goals: number }) => (
  <div className="grid min-w-0 grid-cols-1 content-start justify-items-center">
    <p key={goals} className="numeral animate-rise text-[min(30vw,38vh)] leading-none">
      {goals}
    </p>
    <p className="line-clamp-2 max-w-full text-center text-[max(min(1.125rem,5vw),min(3vw,4.5vh))] leading-tight font-semibold break-words">
      <bdi>{name}</bdi>
    </p>
  </div>
);

/** Score, period and clock in a size that can be read across a room. */
export const BigBoard = ({ view, state }: BigBoardProps) => {
  const { us, them } = sideNames(view);
  const { score, shootout, period, playing } = state;
  const status = useShownStatus(view);
  return (
    <section
      aria-label="Score"
      className="grid grid-cols-1 gap-[2vh] rounded-xl night p-[max(1rem,2vw)] shadow-low"
    >
      <div className="flex flex-wrap items-center justify-center gap-x-[3vw] gap-y-2 text-[max(1.25rem,min(3.5vw,5vh))] leading-none">
        <LiveMark
          status={status}
          className="gap-[0.4em]! px-[0.8em]! py-[0.3em]! text-[0.75em]! leading-none! [&>span]:size-[0.5em]!"
        />
        {status === 'live' && <p>{phaseText(state, periodsOf({ ...view, summary: state }))}</p>}
        {status === 'live' && playing && period !== 'shootout' && (
          <BoardClock view={view} state={state} className="text-[max(2.5rem,min(9vw,11vh))]" />
        )}
        {shootout && (
          <p className="text-soft">
            Shootout {shootout.us} to {shootout.them}
          </p>
        )}
      </div>
      <div className="grid grid-cols-2 gap-[3vw]">
        <Team name={us} goals={score.us} />
        <Team name={them} goals={score.them} />
      </div>
    </section>
  );
};
