import { outcomeOf, type PublicGame } from '@rinkside/contracts/game';
import { clsx } from 'clsx';
import { outcomes } from './game-line';

const outcomeClasses = {
  win: 'border-blue bg-blue text-on-blue',
  loss: 'border-line bg-line text-ink',
  tie: 'border-edge text-ink',
} as const;

/** Outcome of a game: W, L or T, so it does not rely on color alone. */
export const OutcomeBadge = ({ game }: { game: PublicGame }) => {
  const outcome = outcomeOf(game);
  return (
    <span
      className={clsx(
        'numeral grid size-9 shrink-0 place-items-center rounded-sm border-2 text-xl leading-none',
        outcomeClasses[outcome],
      )}
    >
      {outcomes[outcome].letter}
    </span>
  );
};
