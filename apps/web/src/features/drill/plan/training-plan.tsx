import { drillRules } from '@rinkside/contracts/drill';
import { RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf } from '../../../state/api';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { ErrorLine } from '../../../ui/error-line';
import { Skeleton } from '../../../ui/skeleton';
import { useFocusRecovery } from '../../../ui/use-focus-recovery';
import { drillMessages, todayNumber } from '../drill-labels';
import { PlanDay } from './plan-day';
import { usePlan } from './use-plan';
import { WeekStrip } from './week-strip';

const Loading = () => (
  <div aria-busy="true" className="grid gap-3">
    <span className="sr-only">Loading your training plan</span>
    <Skeleton className="h-4 w-2/3" />
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-24 w-full" />
  </div>
);

/** The viewer's weekly training plan. */
export const TrainingPlan = () => {
  const { plan, error, fetching, retry, saving, changeError, change, reset } = usePlan();
  const [selectedDay, setSelectedDay] = useState(todayNumber);
  const [resetting, setResetting] = useState(false);
  const week = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusRecovery(week);
  const entry = plan?.days.find(({ day }) => day === selectedDay);
  return (
    <Card aria-labelledby="training-plan" aria-busy={saving}>
      <div className="mb-4 grid gap-1 sm:grid-cols-[1fr_auto] sm:gap-x-4">
        <h2 id="training-plan" className="display text-2xl">
          {drillRules.planTitle}
        </h2>
        {plan && (
          <p className="text-sm text-soft sm:self-end">
            <span className="numeral text-lg text-ink">{plan.weekly_minutes}</span> min this week, at most{' '}
            {plan.cap_minutes}
          </p>
        )}
        {plan && <p className="text-soft sm:col-span-2">{plan.basis}</p>}
      </div>
      {plan && entry ? (
        <div ref={week} {...keepFocus} className="grid gap-4">
          <WeekStrip days={plan.days} chosen={selectedDay} onChoose={setSelectedDay} />
          {changeError && (
            <p role="alert" className="rounded-md bg-red-wash px-3 py-2 font-medium text-red">
              {changeError}
            </p>
          )}
          <PlanDay key={selectedDay} entry={entry} busy={saving} onChange={change} />
          {plan.edited && (
            <p className="flex flex-wrap items-center gap-x-3 border-t border-line pt-3 text-sm text-soft">
              You changed this plan.
              <Button
                variant="ghost"
                size="small"
                aria-disabled={saving}
                icon={<RotateCcw size={16} aria-hidden="true" />}
                onClick={() => setResetting(true)}
              >
                Reset to the suggested plan
              </Button>
            </p>
          )}
        </div>
      ) : error ? (
        <ErrorLine onRetry={retry} retrying={fetching}>
          {messageOf(error, drillMessages.planFailed)}
        </ErrorLine>
      ) : (
        <Loading />
      )}
      <ConfirmDialog
        open={resetting}
        onOpenChange={setResetting}
        title="Reset your plan?"
        text="Your own changes go; the plan follows your games again."
        confirmLabel="Reset the plan"
        onConfirm={() => {
          setResetting(false);
          reset();
        }}
      />
    </Card>
  );
};
