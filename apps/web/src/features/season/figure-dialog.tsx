import type { GameView } from '@rinkside/contracts/game';
import type { SeasonStats } from '@rinkside/contracts/season';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { Dialog } from '../../ui/dialog';
import { dayText } from '../calendar/day.text';
import { OutcomeBadge } from '../game/outcome-badge';
import { GamesGate } from '../game/games-gate';
import { playerGamesAtom } from '../game/player-games.query';
import { teamName } from '../organization/team-name';
import type { Figure } from './figures';
import { isIn, rangeText } from './season-games';
import type { KnownStats } from './season.query';

export interface FigureDialogProps extends KnownStats {
  figure: Figure;
  stats: SeasonStats;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface GamesProps extends Pick<KnownStats, 'reading' | 'season'> {
  stat: Figure;
  games: readonly GameView[];
}

const Games = ({ stat, reading, season, games }: GamesProps) => {
  const gamesBehind = games
    .filter(isIn(reading, season))
    .flatMap((game) => ({ game, part: stat.part(game) ?? [] }))
    .filter(({ part }) => part.length > 0);
  if (gamesBehind.length === 0) return <p className="text-soft">No game has added to it yet.</p>;
  return (
    <ul className="-mx-2 grid">
      {gamesBehind.map(({ game, part }) => (
        <li key={game.id}>
          <Link
            to={`/app/games/${game.id}`}
            className="flex min-h-target items-center gap-3 rounded-md p-2 transition hover:bg-sunk"
          >
            <OutcomeBadge game={game} />
            <span className="grid min-w-0 flex-1">
              <span className="truncate font-medium">{teamName(game.opponent) ?? 'Opponent'}</span>
              <span className="text-sm text-soft">{dayText(game.date)}</span>
            </span>
            <span className="numeral text-lg">{part}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** Explains a stat: its formula with the player's numbers, and the games behind it. */
export const FigureDialog = ({
  stats,
  open,
  onOpenChange,
  figure,
  user,
  reading,
  season,
}: FigureDialogProps) => {
  const games = useAtomValue(playerGamesAtom(user));
  const { label, decimals = 0, of, how, worked } = figure;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={label} text={rangeText(reading, season)}>
      <div className="grid gap-4">
        <div className="flex items-center gap-4 rounded-lg night p-4">
          <p className="numeral text-4xl text-lamp-ink">{of(stats).toFixed(decimals)}</p>
          <div className="grid gap-0.5">
            <p>{how}</p>
            {worked && games && (
              <p className="numeral text-lg text-soft">
                {worked(stats, games.filter(isIn(reading, season)))}
              </p>
            )}
          </div>
        </div>
        <section aria-labelledby="behind" className="grid gap-2">
          <h3 id="behind" className="eyebrow text-soft">
            The games behind it
          </h3>
          <GamesGate user={user} height="h-40">
            {(loaded) => <Games stat={figure} reading={reading} season={season} games={loaded} />}
          </GamesGate>
        </section>
      </div>
    </Dialog>
  );
};
