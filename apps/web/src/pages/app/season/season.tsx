import { seasonOf } from '@rinkside/contracts/season';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { todayHere } from '../../../features/calendar/typed-date';
import { seasonsOf } from '../../../features/game/games-filter';
import { ownGamesAtom } from '../../../features/game/player-games.query';
import { useOwnGames } from '../../../features/game/use-own-games';
import { SeasonBoard } from '../../../features/season/season-board';
import { seasonName } from '../../../features/season/season-games';
import { profileAtom } from '../../../state/session';
import { PageHeading } from '../../../ui/page-heading';
import { Select } from '../../../ui/select';
import { PastGames } from './past-games';
import { SeasonCard } from './season-card';
import { SeasonCharts } from './season-charts';
import { YourHighlights } from './your-highlights';

/** The current season, the last one, and every other there are games of; the newest first. */
const useSeasons = () => {
  const games = useAtomValue(ownGamesAtom) ?? [];
  const [query, setQuery] = useSearchParams();
  const current = seasonOf('profile', todayHere());
  const seasons = [...new Set([current, current - 1, ...seasonsOf(games)])].toSorted((a, b) => b - a);
  const asked = Number(query.get('season'));
  const choose = (season: number) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (season === current) after.delete('season');
        else after.set('season', String(season));
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { seasons, season: /^\d{4}$/.test(query.get('season') ?? '') ? asked : current, choose };
};

/** A season: its board, its games drawn, and what was kept of it. */
export const Season = () => {
  useOwnGames();
  const profile = useAtomValue(profileAtom);
  const { seasons, season, choose } = useSeasons();
  if (!profile) return null;
  const position = profile.position ?? 'skater';
  const options = [...new Set([...seasons, season])].map((one) => ({
    value: String(one),
    label: seasonName('profile', one),
  }));
  return (
    <div className="grid grid-cols-1 gap-5 sm:gap-6">
      <div className="flex items-center justify-between gap-4">
        <PageHeading title="Season" />
        <div className="w-36">
          <Select
            label="Show season"
            plain
            options={options}
            value={String(season)}
            onValueChange={(value) => choose(Number(value))}
          />
        </div>
      </div>
      <SeasonCard profile={profile} season={season} />
      <SeasonCharts season={season} position={position} />
      <YourHighlights />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <SeasonBoard which="current" user={null} position={position} />
        <SeasonBoard which="last" user={null} position={position} />
      </div>
      <PastGames />
    </div>
  );
};
