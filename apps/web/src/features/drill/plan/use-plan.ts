import { drillRoutes, type PlanDays, type TrainingPlanView } from '@rinkside/contracts/drill';
import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useState } from 'react';
import { call, messageOf } from '../../../state/api';
import { queryClient, viewerEpochAtom } from '../../../state/query-client';
import { toast } from '../../../ui/toast';
import { drillMessages } from '../drill-labels';
import { daysOf } from './plan.edit';

const planKey = (viewing: number) => ['training-plan', viewing];

const planQuery = atomWithQuery((get) => ({
  queryKey: planKey(get(viewerEpochAtom)),
  queryFn: () => call(drillRoutes.plan),
}));

const isSamePlan = (a: TrainingPlanView, b: TrainingPlanView) =>
  JSON.stringify(daysOf(a)) === JSON.stringify(daysOf(b));

/** The viewer's training plan. Changes are sent one at a time, based on the last server reply. */
export const usePlan = () => {
  const { data: plan, error, isFetching, refetch } = useAtomValue(planQuery);
  const viewing = useAtomValue(viewerEpochAtom);
  const [saving, setSaving] = useState(false);
  const [changeError, setChangeError] = useState<string | null>(null);

  /** Sends a change of the shown plan. If the plan was changed elsewhere, shows its current state instead. */
  const send = async (edit: ((days: PlanDays) => PlanDays) | null): Promise<void> => {
    if (saving) return;
    setSaving(true);
    setChangeError(null);
    try {
      // A response still in flight is older than this change.
      await queryClient.cancelQueries({ queryKey: planKey(viewing) });
      const stored = edit && (await call(drillRoutes.plan));
      if (plan && stored && !isSamePlan(stored, plan)) {
        queryClient.setQueryData<TrainingPlanView>(planKey(viewing), stored);
        return setChangeError(drillMessages.planChangedElsewhere);
      }
      const days = stored && edit(daysOf(stored));
      const next = await call(drillRoutes.changePlan, { body: { days } });
      queryClient.setQueryData<TrainingPlanView>(planKey(viewing), next);
      toast.success(drillMessages.planChanged);
    } catch (failure) {
      setChangeError(messageOf(failure, drillMessages.planChangeFailed));
    } finally {
      setSaving(false);
    }
  };

  return {
    plan,
    error,
    fetching: isFetching,
    retry: () => void refetch(),
    saving,
    /** Why the last change failed. */
    changeError,
    change: (edit: (days: PlanDays) => PlanDays) => plan && void send(edit),
    reset: () => void send(null),
  };
};
