import { drillRoutes, type TrainingPlanView } from '@rinkside/contracts/drill';
import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useState } from 'react';
import { call, messageOf } from '../../../state/api';
import { queryClient, viewingAtom } from '../../../state/queries';
import { toast } from '../../../ui/toast';
import { drillSentences } from '../words';
import { type Days, daysOf } from './plan.edit';

const planKey = (viewing: number) => ['training-plan', viewing];

const planQuery = atomWithQuery((get) => ({
  queryKey: planKey(get(viewingAtom)),
  queryFn: () => call(drillRoutes.plan),
}));

/** The viewer's training plan, and the one way to change it: one change at a time, on top of the last answer. */
export const usePlan = () => {
  const { data: plan, error, isFetching, refetch } = useAtomValue(planQuery);
  const viewing = useAtomValue(viewingAtom);
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  const send = async (days: Days | null): Promise<void> => {
    if (saving) return;
    setSaving(true);
    setRefused(null);
    try {
      // An answer that is still under way is older than this change.
      await queryClient.cancelQueries({ queryKey: planKey(viewing) });
      const next = await call(drillRoutes.changePlan, { body: { days } });
      queryClient.setQueryData<TrainingPlanView>(planKey(viewing), next);
      toast.success(drillSentences.planChanged);
    } catch (failure) {
      setRefused(messageOf(failure, drillSentences.planChangeFailed));
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
    /** Why the last change was refused. */
    refused,
    change: (edit: (days: Days) => Days) => plan && void send(edit(daysOf(plan))),
    reset: () => void send(null),
  };
};
