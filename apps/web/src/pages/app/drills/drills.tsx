import { useAtomValue } from 'jotai';
import { Target } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { DrillCard } from '../../../features/drill/drill-card';
import {
  countBySkill,
  filterDrills,
  type DrillLibraryFilter,
  readDrillFilter,
  writeDrillFilter,
} from '../../../features/drill/drill-filter';
import { DrillFilters } from '../../../features/drill/drill-filters';
import { drillsQuery } from '../../../features/drill/drill.query';
import { TrainingPlan } from '../../../features/drill/plan/training-plan';
import { SessionHistory } from '../../../features/drill/session-history';
import { drillMessages } from '../../../features/drill/drill-labels';
import { messageOf } from '../../../state/api';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { PageHeading } from '../../../ui/page-heading';
import { Skeleton } from '../../../ui/skeleton';

const grid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3';

const Loading = () => (
  <div aria-busy="true" className={grid}>
    <span className="sr-only">Loading drills</span>
    {[1, 2, 3, 4, 5, 6].map((index) => (
      <Skeleton key={index} className="h-96 w-full" />
    ))}
  </div>
);

/** The filterable list of drills that suit the viewer. */
const Library = () => {
  const { data, error, isFetching, refetch } = useAtomValue(drillsQuery);
  const [query, setQuery] = useSearchParams();
  const filter = readDrillFilter(query);
  const choose = (next: DrillLibraryFilter) =>
    setQuery(writeDrillFilter(next), { replace: true, preventScrollReset: true });
  const found = data && filterDrills(data, filter);
  return (
    <section aria-labelledby="library" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="library" className="display text-2xl">
          Drill library
        </h2>
        <output className="text-soft">
          {found && `${found.length} ${found.length === 1 ? 'drill' : 'drills'}`}
        </output>
      </div>
      <DrillFilters filter={filter} counts={data && countBySkill(data, filter)} onChange={choose} />
      {found && found.length > 0 && (
        <ul className={grid}>
          {found.map((drill) => (
            <li key={drill.id}>
              <DrillCard drill={drill} />
            </li>
          ))}
        </ul>
      )}
      {found?.length === 0 && (
        <EmptyState
          level="h3"
          icon={<Target />}
          title="No drill fits"
          text="Try another word or another category."
          action={
            <Button variant="secondary" onClick={() => choose(readDrillFilter(new URLSearchParams()))}>
              Show all drills
            </Button>
          }
        />
      )}
      {!found &&
        (error ? (
          <ErrorState
            title={drillMessages.loadFailed}
            text={messageOf(error, error.message)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Loading />
        ))}
    </section>
  );
};

/** The training plan, the session history and the drill library. */
export const DrillsPage = () => (
  <div className="grid grid-cols-1 gap-6 sm:gap-8">
    <PageHeading title="Drills" />
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
      <TrainingPlan />
      <SessionHistory />
    </div>
    <Library />
  </div>
);
