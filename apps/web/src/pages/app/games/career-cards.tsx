import { ownGamesAtom } from '../../../features/game/player-games.query';
import type { SeasonStat } from '../../../features/season/season-stats';
import { careerStats } from '../../../features/season/season-stats';
import { rangeText } from '../../../features/game/season-games';
import {
  type StatsState,
  statsAtom,
  statsQuery,
  type StatsQuery,
} from '../../../features/season/season.query';
import { useStatDialog } from '../../../features/season/use-stat-dialog';
import { useAtomValue } from 'jotai';
import { messageOf } from '../../../state/api';
import { profileAtom } from '../../../state/profile';
import { ErrorLine } from '../../../ui/error-line';
import { RollingNumber } from '../../../ui/rolling-number';
import { Skeleton } from '../../../ui/skeleton';

const career: StatsQuery = { user: null, reading: 'year', which: 'all' };
const thisYear: StatsQuery = { user: null, reading: 'year', which: 'current' };

interface HeadlineStat {
  title: string;
  figure: SeasonStat;
  query: StatsQuery;
  unit?: string;
}

const { games, winShare, goals, saves, saveShare } = careerStats;
const headlines: readonly HeadlineStat[] = [
  { title: 'Total Games', figure: games, query: career },
  { title: 'Win Rate', figure: winShare, query: career, unit: '%' },
  { title: 'This Season', figure: games, query: thisYear },
  { title: 'Total Goals', figure: goals, query: career },
];
/** Additional cards for goalies. */
const goalieHeadlines: readonly HeadlineStat[] = [
  { title: 'Total Saves', figure: saves, query: career },
  { title: 'Save %', figure: saveShare, query: career },
];

interface CardProps extends HeadlineStat {
  explain: (figure: SeasonStat, stats: StatsState) => void;
}

const HeadlineCard = ({ title, figure, query, unit, explain }: CardProps) => {
  const loaded = useAtomValue(statsAtom(query));
  const failed = useAtomValue(statsQuery(query)).error !== null;
  const { stats } = loaded;
  const { decimals = 0 } = figure;
  return (
    <div className="relative grid content-start gap-1 rounded-lg border border-line bg-board p-3.5 sm:p-4 shadow-low transition has-[button:hover]:border-blue">
      <dt className="text-sm font-semibold">{title}</dt>
      <dd className="grid gap-1">
        {stats ? (
          <button
            type="button"
            aria-label={`${title} ${figure.compute(stats).toFixed(decimals)}${unit ?? ''}: how it came about`}
            onClick={() => explain({ ...figure, label: title }, loaded)}
            className="numeral justify-self-start rounded-sm text-3xl before:absolute before:inset-0 sm:text-4xl"
          >
            <RollingNumber value={figure.compute(stats)} decimals={decimals} />
            {unit && <span aria-hidden="true">{unit}</span>}
          </button>
        ) : failed ? (
          <span className="numeral text-3xl text-soft sm:text-4xl">–</span>
        ) : (
          <Skeleton className="h-9 w-16 sm:h-11" />
        )}
        <span className="text-xs text-soft">
          {/* The season filter on this page counts from June. */}
          {loaded.season !== 'all' && 'Calendar year, '}
          {rangeText(loaded.reading, loaded.season)}
        </span>
      </dd>
    </div>
  );
};

const Failure = () => {
  const { error, isFetching, refetch } = useAtomValue(statsQuery(career));
  const { stats } = useAtomValue(statsAtom(career));
  // If the games below failed too, their error covers both.
  const games = useAtomValue(ownGamesAtom);
  if (!error || stats || !games) return null;
  return (
    <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
      {messageOf(error, error.message)}
    </ErrorLine>
  );
};

/** Career totals; a click on a number explains how it is computed. */
export const CareerCards = () => {
  const goalie = useAtomValue(profileAtom)?.position === 'goalie';
  const { openStat, dialog } = useStatDialog();
  return (
    <section aria-label="Career totals" className="grid gap-3">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {[...headlines, ...(goalie ? goalieHeadlines : [])].map((headline) => (
          <HeadlineCard key={headline.title} {...headline} explain={openStat} />
        ))}
      </dl>
      <Failure />
      {dialog}
    </section>
  );
};
