import { outcomeOf, type PublicGame } from '@rinkside/contracts/game';
import { clsx } from 'clsx';
import { Avatar } from '../../ui/avatar';
import { type GameStat, gameStatsOf, gameText, teamsOf } from './game-line';
import { OutcomeBadge } from './outcome-badge';

/** Index of the losing team, shown dimmed; -1 for a tie. */
const losingTeam = { win: 1, loss: 0, tie: -1 } as const;

export interface GameBodyProps {
  game: PublicGame;
  textId: string;
  /** Stats to show; by default the author's three. */
  figures?: readonly GameStat[];
}

/** A game in a feed: result, teams and the author's stats. Screen readers get one sentence. */
export const GameCardBody = ({ game, textId, figures = gameStatsOf(game) }: GameBodyProps) => (
  <>
    <p id={textId} className="sr-only">
      {gameText(game, figures)}
    </p>
    <div aria-hidden="true" className="@container mt-3 overflow-hidden rounded-md border border-line sm:flex">
      <div className="flex min-w-0 flex-1 items-center gap-3.5 p-3">
        <OutcomeBadge game={game} />
        <div className="grid min-w-0 flex-1 grid-cols-1 gap-1.5">
          {teamsOf(game).map(({ name, image, score }, side) => (
            <div
              key={side === 0 ? 'ours' : 'theirs'}
              className={clsx(
                'flex items-center gap-2.5',
                losingTeam[outcomeOf(game)] === side ? 'text-soft' : 'font-semibold',
              )}
            >
              <Avatar
                name={name}
                src={image}
                size="small"
                shape="organization"
                className="text-xs @max-[16rem]:hidden"
              />
              <span className="min-w-0 flex-1 leading-snug">
                <bdi>{name}</bdi>
              </span>
              <span className="numeral text-2xl leading-none">{score}</span>
            </div>
          ))}
        </div>
      </div>
      <div className="grid auto-cols-fr grid-flow-col divide-x divide-line border-line bg-rink max-sm:border-t sm:w-60 sm:border-l">
        {figures.map(({ label, value }) => (
          <div key={label} className="grid content-center justify-items-center gap-1 py-2.5">
            <span className="text-xs font-medium text-soft">{label}</span>
            <span className="numeral text-xl leading-none">{value}</span>
          </div>
        ))}
      </div>
    </div>
  </>
);
