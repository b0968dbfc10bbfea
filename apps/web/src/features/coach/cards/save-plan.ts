import type { CardOf } from '@rinkside/contracts/coach';
import { drillRoutes, type TrainingPlanBody, type TrainingPlanView } from '@rinkside/contracts/drill';
import { call, messageOf } from '../../../state/api';
import { toast } from '../../../ui/toast';
import { coachMessages } from '../messages';

type Days = NonNullable<TrainingPlanBody['days']>;

const maxDrillsPerDay = 6;

const save = async (days: Days): Promise<boolean> => {
  await call(drillRoutes.changePlan, { body: { days } });
  toast.success(coachMessages.planSaved);
  return true;
};

const withErrorToast = async (action: () => Promise<boolean>): Promise<boolean> => {
  try {
    return await action();
  } catch (error) {
    toast.error(messageOf(error, coachMessages.planFailed));
    return false;
  }
};

/** Saves a drafted week as the viewer's training plan and shows a toast. Resolves to whether it was saved. */
export const savePlan = ({ days }: CardOf<'plan'>): Promise<boolean> =>
  withErrorToast(() =>
    save(
      days
        .filter(({ items }) => items.length > 0)
        .map(({ day, items }) => ({
          day,
          items: items.map(({ drill_id, minutes }) => ({ drill_id, minutes, snoozed: false })),
        })),
    ),
  );

/** Returns the plan's days with the drill added to the training day with the fewest minutes, or null if all are full. */
export const withDrill = (
  { days }: Pick<TrainingPlanView, 'days'>,
  { drill_id, minutes }: Pick<CardOf<'drill'>, 'drill_id' | 'minutes'>,
): Days | null => {
  const minutesOf = (items: readonly { minutes: number }[]) =>
    items.reduce((sum, item) => sum + item.minutes, 0);
  const training = days.filter(({ rest }) => !rest);
  // A week without training days starts on Monday.
  const available = (training.length > 0 ? training : days.slice(0, 1)).filter(
    ({ items }) => items.length < maxDrillsPerDay,
  );
  const [lightest] = available.toSorted((a, b) => minutesOf(a.items) - minutesOf(b.items));
  if (!lightest) return null;
  return days
    .map(({ day, items }) => ({
      day,
      items: [
        ...items.map(({ drill_id, minutes, snoozed }) => ({ drill_id, minutes, snoozed })),
        ...(day === lightest.day ? [{ drill_id, minutes, snoozed: false }] : []),
      ],
    }))
    .filter(({ items }) => items.length > 0);
};

/** Adds a drill to the viewer's plan and shows a toast. Resolves to whether the plan contains it. */
export const addDrillToPlan = (card: CardOf<'drill'>): Promise<boolean> =>
  withErrorToast(async () => {
    const plan = await call(drillRoutes.plan);
    if (plan.days.some(({ items }) => items.some(({ drill_id }) => drill_id === card.drill_id))) {
      toast.blank(coachMessages.drillAlreadyPlanned);
      return true;
    }
    const days = withDrill(plan, card);
    if (days) return save(days);
    toast.blank(coachMessages.planFull);
    return false;
  });
