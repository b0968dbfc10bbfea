import type { GameView } from '@rinkside/contracts/game';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/avatar';
import { formatDay } from '../calendar/format-day';
import { teamName } from '../../state/entities/team-name';
import { displayName } from '../../state/entities/player-name';
import { gameStatsOf } from './game-line';
import { GameMenu } from './game-menu';
import { OutcomeWord } from './outcome-word';

export interface GameRowProps {
  game: GameView;
  /** Just saved: scrolled into view and highlighted. */
  isNew?: boolean;
}

/** A game in a list: result, opponent and the player's stats. The whole row links to the game. */
export const GameRow = ({ game, isNew = false }: GameRowProps) => {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) row.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  const name = displayName(game.user);
  const opponent = teamName(game.opponent) ?? 'Opponent';
  return (
    <li
      ref={row}
      data-fresh={isNew ? '' : undefined}
      className={clsx(
        '@container relative bg-board transition hover:bg-raised',
        isNew && 'z-1 ring-2 ring-lamp ring-inset',
      )}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 p-3 pr-1.5 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] sm:px-4 sm:pr-2 @max-[12rem]:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid justify-items-center gap-1 @max-[12rem]:justify-items-start">
          <OutcomeWord game={game} />
          <span className="numeral text-xl leading-none">
            {game.our_score}–{game.their_score}
          </span>
        </div>
        <div className="flex min-w-0 items-center gap-3 @max-[12rem]:col-span-2 @max-[12rem]:row-start-2">
          <Avatar
            name={game.opponent.name}
            src={game.opponent.image_url}
            shape="organization"
            className="max-sm:hidden"
          />
          <div className="min-w-0">
            <Link
              to={`/app/games/${game.id}`}
              className="block font-semibold before:absolute before:inset-0 hover:underline"
            >
              <span className="font-normal text-soft">vs</span> <bdi>{opponent}</bdi>
            </Link>
            <p className="flex min-w-0 flex-wrap items-center gap-x-1.5 text-sm text-soft">
              <Link
                to={`/app/profile/${game.user.id}`}
                className="relative z-1 block min-h-6 max-w-full leading-6 hover:underline"
              >
                <bdi>{name}</bdi>
              </Link>
              <span aria-hidden="true">·</span>
              <time dateTime={game.date} className="shrink-0">
                {formatDay(game.date)}
              </time>
              {game.counts_from && <span>· counts from {formatDay(game.counts_from)}</span>}
            </p>
          </div>
        </div>
        <dl className="flex flex-wrap gap-x-4 gap-y-1 max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2 sm:gap-5 @max-[12rem]:col-start-1 @max-[12rem]:row-start-3">
          {gameStatsOf(game).map(({ label, spokenLabel, value }) => (
            <div
              key={label}
              className="flex items-baseline gap-1.5 sm:grid sm:w-8 sm:justify-items-center sm:gap-0 sm:last:w-12"
            >
              <dt className="text-xs font-medium text-soft sm:order-2">
                <span aria-hidden="true">{label}</span>
                <span className="sr-only">{spokenLabel}</span>
              </dt>
              <dd className="numeral text-lg leading-none sm:text-xl">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="relative z-1 max-sm:col-start-3 max-sm:row-start-1 @max-[12rem]:col-start-2">
          <GameMenu game={game} />
        </div>
      </div>
    </li>
  );
};
