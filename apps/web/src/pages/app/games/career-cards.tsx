import { ownGamesAtom } from '../../../features/game/player-games.query';
import type { Figure } from '../../../features/season/figures';
import { careerFigures } from '../../../features/season/figures';
import { rangeText } from '../../../features/season/season-games';
import {
  type KnownStats,
  statsAtom,
  statsQuery,
  type StatsQuestion,
} from '../../../features/season/season.query';
import { useExplanation } from '../../../features/season/use-explanation';
import { useAtomValue } from 'jotai';
import { messageOf } from '../../../state/api';
import { profileAtom } from '../../../state/session';
import { ErrorLine } from '../../../ui/error-line';
import { RollingNumber } from '../../../ui/rolling-number';
import { Skeleton } from '../../../ui/skeleton';

const career: StatsQuestion = { user: null, reading: 'year', which: 'all' };
const thisYear: StatsQuestion = { user: null, reading: 'year', which: 'current' };

interface Headline {
  title: string;
  figure: Figure;
  of: StatsQuestion;
  unit?: string;
}

const { games, winShare, goals, saves, saveShare } = careerFigures;
const headlines: readonly Headline[] = [
  { title: 'Total Games', figure: games, of: career },
  { title: 'Win Rate', figure: winShare, of: career, unit: '%' },
  { title: 'This Season', figure: games, of: thisYear },
  { title: 'Total Goals', figure: goals, of: career },
];
/** A goalie's goals stay, and what a goalie is there for stands beside them (decisions A25). */
const ofGoalies: readonly Headline[] = [
  { title: 'Total Saves', figure: saves, of: career },
  { title: 'Save %', figure: saveShare, of: career },
];

interface CardProps extends Headline {
  explain: (figure: Figure, known: KnownStats) => void;
}

const HeadlineCard = ({ title, figure, of, unit, explain }: CardProps) => {
  const known = useAtomValue(statsAtom(of));
  const failed = useAtomValue(statsQuery(of)).error !== null;
  const { stats } = known;
  const { decimals = 0 } = figure;
  return (
    <div className="relative grid content-start gap-1 rounded-lg border border-line bg-board p-3.5 sm:p-4 shadow-low transition has-[button:hover]:border-blue">
      <dt className="text-sm font-semibold">{title}</dt>
      <dd className="grid gap-1">
        {stats ? (
          <button
            type="button"
            aria-label={`${title} ${figure.of(stats).toFixed(decimals)}${unit ?? ''}: how it came about`}
            onClick={() => explain({ ...figure, label: title }, known)}
            className="numeral justify-self-start rounded-sm text-3xl before:absolute before:inset-0 sm:text-4xl"
          >
            <RollingNumber value={figure.of(stats)} decimals={decimals} />
            {unit && <span aria-hidden="true">{unit}</span>}
          </button>
        ) : failed ? (
          <span className="numeral text-3xl text-soft sm:text-4xl">–</span>
        ) : (
          <Skeleton className="h-9 w-16 sm:h-11" />
        )}
        <span className="text-xs text-soft">{rangeText(known.reading, known.season)}</span>
      </dd>
    </div>
  );
};

const Failure = () => {
  const { error, isFetching, refetch } = useAtomValue(statsQuery(career));
  const { stats } = useAtomValue(statsAtom(career));
  // Where the games below did not come either, they say it for both.
  const games = useAtomValue(ownGamesAtom);
  if (!error || stats || !games) return null;
  return (
    <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
      {messageOf(error, error.message)}
    </ErrorLine>
  );
};

/** What all games add up to; each figure says on tap how it came about. */
export const CareerCards = () => {
  const goalie = useAtomValue(profileAtom)?.position === 'goalie';
  const { explain, window } = useExplanation();
  return (
    <section aria-label="Career totals" className="grid gap-3">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {[...headlines, ...(goalie ? ofGoalies : [])].map((headline) => (
          <HeadlineCard key={headline.title} {...headline} explain={explain} />
        ))}
      </dl>
      <Failure />
      {window}
    </section>
  );
};
