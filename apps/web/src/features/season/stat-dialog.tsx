import type { GameView } from '@rinkside/contracts/game';
import type { SeasonStats } from '@rinkside/contracts/season';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { Dialog } from '../../ui/dialog';
import { formatDay } from '../calendar/format-day';
import { OutcomeBadge } from '../game/outcome-badge';
import { GamesLoader } from '../game/games-loader';
import { playerGamesAtom } from '../game/player-games.query';
import { teamName } from '../../state/entities/team-name';
import type { SeasonStat } from './season-stats';
import { isInSeason, rangeText } from '../game/season-games';
import type { StatsState } from './season.query';

export interface StatDialogProps extends StatsState {
  stat: SeasonStat;
  stats: SeasonStats;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface GamesProps extends Pick<StatsState, 'reading' | 'season'> {
  stat: SeasonStat;
  games: readonly GameView[];
}

const Games = ({ stat, reading, season, games }: GamesProps) => {
  const gamesBehind = games
    .filter(isInSeason(reading, season))
    .flatMap((game) => ({ game, part: stat.contribution(game) ?? [] }))
    .filter(({ part }) => part.length > 0);
  if (gamesBehind.length === 0) return <p className="text-soft">No game counts toward it yet.</p>;
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
              <span className="font-medium">
                <bdi>{teamName(game.opponent) ?? 'Opponent'}</bdi>
              </span>
              <span className="text-sm text-soft">{formatDay(game.date)}</span>
            </span>
            <span className="numeral text-lg">{part}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** Explains a stat: its formula with the player's numbers, and the games behind it. */
export const StatDialog = ({ stats, open, onOpenChange, stat, user, reading, season }: StatDialogProps) => {
  const games = useAtomValue(playerGamesAtom(user));
  const { label, decimals = 0, compute, explanation, calculation } = stat;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={label} text={rangeText(reading, season)}>
      <div className="grid gap-4">
        <div className="flex items-center gap-4 rounded-lg night p-4">
          <p className="numeral text-4xl text-lamp-ink">{compute(stats).toFixed(decimals)}</p>
          <div className="grid gap-0.5">
            <p>{explanation}</p>
            {calculation && games && (
              <p className="numeral text-lg text-soft">
                {calculation(stats, games.filter(isInSeason(reading, season)))}
              </p>
            )}
          </div>
        </div>
        <section aria-labelledby="behind" className="grid gap-2">
          <h3 id="behind" className="eyebrow text-soft">
            The games behind it
          </h3>
          <GamesLoader user={user} height="h-40">
            {(loaded) => <Games stat={stat} reading={reading} season={season} games={loaded} />}
          </GamesLoader>
        </section>
      </div>
    </Dialog>
  );
};
