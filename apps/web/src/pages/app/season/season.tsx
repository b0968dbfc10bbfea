import { seasonOf } from '@rinkside/contracts/season';
import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { localToday } from '../../../features/calendar/parse-date';
import { seasonsOf } from '../../../features/game/games-filter';
import { ownGamesAtom } from '../../../features/game/player-games.query';
import { useOwnGames } from '../../../features/game/use-own-games';
import { SeasonBoard, seasonTitles } from '../../../features/season/season-board';
import { seasonName } from '../../../features/game/season-games';
import { profileAtom } from '../../../state/profile';
import { PageHeading } from '../../../ui/page-heading';
import { Select } from '../../../ui/select';
import { PastGames } from './past-games';
import { SeasonCard } from './season-card';
import { SeasonCharts } from './season-charts';
import { YourHighlights } from './your-highlights';

/** Returns the current and last season and all others with games, newest first, and the selected one. `boards` are the two that the page always shows. */
const useSeasons = () => {
  const games = useAtomValue(ownGamesAtom) ?? [];
  const [query, setQuery] = useSearchParams();
  const current = seasonOf('profile', localToday());
  const seasons = [...new Set([current, current - 1, ...seasonsOf(games)])].toSorted((a, b) => b - a);
  const requested = Number(query.get('season'));
  const choose = (season: number) =>
    setQuery(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (season === current) next.delete('season');
        else next.set('season', String(season));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const boards = { current, last: current - 1 } as const;
  return { seasons, boards, season: /^\d{4}$/.test(query.get('season') ?? '') ? requested : current, choose };
};

const which = ['current', 'last'] as const;

/** The season page: stats, charts, highlights and games. */
export const SeasonPage = () => {
  useOwnGames();
  const profile = useAtomValue(profileAtom);
  const { seasons, boards, season, choose } = useSeasons();
  if (!profile) return null;
  const position = profile.position ?? 'skater';
  // The card shows the chosen season, so the boards below show only the others.
  const whichOf = (year: number) => which.find((name) => boards[name] === year);
  const chosen = whichOf(season);
  const others = which.filter((name) => name !== chosen);
  const options = [...new Set([...seasons, season])].map((year) => ({
    value: String(year),
    label: seasonName('profile', year),
  }));
  return (
    <div className="grid grid-cols-1 gap-5 sm:gap-6">
      <div className="flex items-center justify-between gap-4">
        <PageHeading title="Season" />
        <div className="w-36">
          <Select
            label="Show season"
            hideLabel
            options={options}
            value={String(season)}
            onValueChange={(value) => choose(Number(value))}
          />
        </div>
      </div>
      <SeasonCard
        profile={profile}
        season={season}
        which={chosen ?? season}
        previousWhich={whichOf(season - 1) ?? season - 1}
        title={chosen ? seasonTitles[chosen] : 'Season'}
      />
      <SeasonCharts season={season} which={chosen ?? season} position={position} />
      <YourHighlights />
      <div className={clsx('grid grid-cols-1 gap-4', others.length > 1 && 'lg:grid-cols-2')}>
        {others.map((name) => (
          <SeasonBoard key={name} which={name} user={null} position={position} />
        ))}
      </div>
      <PastGames />
    </div>
  );
};
