import { type DrillView, skillNames } from '@rinkside/contracts/drill';
import { useAtomValue } from 'jotai';
import { ArrowLeft, Play, ShieldCheck, Target } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { AnimatedDiagram } from '../../../features/drill/diagram/animated-diagram';
import { drillsQuery } from '../../../features/drill/drill.query';
import { Runner } from '../../../features/drill/run/runner';
import { SessionHistory } from '../../../features/drill/session-history';
import { drillMessages } from '../../../features/drill/drill-labels';
import { messageOf } from '../../../state/api';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { LinkButton, TextLink } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { Skeleton } from '../../../ui/skeleton';
import { useOverlay } from '../../../ui/use-overlay';
import { DrillDetails } from './drill-details';
import { DrillSteps } from './drill-steps';

const NotFound = () => (
  <Card>
    <EmptyState
      icon={<Target />}
      title="Drill not found"
      text="It does not exist, or it is for another age."
      action={<LinkButton to="/app/drills">See all drills</LinkButton>}
    />
  </Card>
);

const Loading = () => (
  <div aria-busy="true" className="grid gap-4 lg:grid-cols-2">
    <span className="sr-only">Loading the drill</span>
    <Skeleton className="h-80 w-full" />
    <Skeleton className="h-80 w-full" />
  </div>
);

const DrillContent = ({ drill }: { drill: DrillView }) => {
  const run = useOverlay('run', 'now');
  return (
    <>
      <header className="grid gap-3">
        <p className="eyebrow text-lamp-ink">
          {skillNames[drill.skill]} · {drill.sub_skill}
        </p>
        <PageHeading title={drill.title} className="-mt-2 text-3xl sm:text-4xl" />
        <DrillDetails drill={drill} />
        <Button
          size="large"
          icon={<Play size={20} aria-hidden="true" />}
          onClick={run.show}
          className="max-sm:w-full sm:justify-self-start"
        >
          Start
        </Button>
      </header>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:items-start">
        <AnimatedDiagram drill={drill} />
        <div className="grid gap-5">
          <DrillSteps drill={drill} />
          <p className="flex gap-3 rounded-lg border border-line bg-good-wash p-4">
            <ShieldCheck aria-hidden="true" className="size-6 shrink-0 text-good" />
            <span>
              <span className="font-semibold">Stay safe: </span>
              {drill.safety}
            </span>
          </p>
          <SessionHistory drill={drill.id} />
        </div>
      </div>
      {run.open && <Runner drill={drill} onClose={run.close} />}
    </>
  );
};

/** One drill: diagram, instructions and timer. */
export const DrillPage = () => {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useAtomValue(drillsQuery);
  const drill = data?.find((candidate) => candidate.id === id);
  return (
    <div className="grid grid-cols-1 gap-5">
      <p>
        <TextLink to="/app/drills" className="inline-flex min-h-target items-center gap-1.5">
          <ArrowLeft size={18} aria-hidden="true" />
          All drills
        </TextLink>
      </p>
      {drill ? (
        <DrillContent key={id} drill={drill} />
      ) : (
        <>
          <PageHeading title="Drill" className="sr-only" />
          {data ? (
            <NotFound />
          ) : error ? (
            <ErrorState
              title={drillMessages.loadFailed}
              text={messageOf(error, error.message)}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : (
            <Loading />
          )}
        </>
      )}
    </div>
  );
};
