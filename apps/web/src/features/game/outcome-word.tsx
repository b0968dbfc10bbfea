import { type GameView, outcomeOf } from '@rinkside/contracts/game';
import { clsx } from 'clsx';

const outcomeWords = { win: 'WIN', loss: 'LOSS', tie: 'TIE' } as const;

const outcomeClasses = {
  win: 'border-blue bg-blue text-on-blue',
  loss: 'border-line bg-line text-ink',
  tie: 'border-edge text-ink',
} as const;

/** Outcome of a game as a word: WIN, LOSS or TIE. */
export const OutcomeWord = ({ game }: { game: Pick<GameView, 'our_score' | 'their_score'> }) => {
  const outcome = outcomeOf(game);
  return (
    <span
      className={clsx(
        'numeral inline-grid min-h-7 min-w-13 shrink-0 place-items-center rounded-sm px-0.5 border-2 text-base leading-none tracking-wide',
        outcomeClasses[outcome],
      )}
    >
      {outcomeWords[outcome]}
    </span>
  );
};
