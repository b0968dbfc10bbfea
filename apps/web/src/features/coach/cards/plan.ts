import type { CardOf } from '@rinkside/contracts/coach';
import { drillRoutes, type TrainingPlanBody, type TrainingPlanView } from '@rinkside/contracts/drill';
import { call, messageOf } from '../../../state/api';
import { toast } from '../../../ui/toast';
import { coachSentences } from '../sentences';

type Days = NonNullable<TrainingPlanBody['days']>;

/** So many drills a day holds. */
const most = 6;

const save = async (days: Days): Promise<boolean> => {
  await call(drillRoutes.changePlan, { body: { days } });
  toast.success(coachSentences.planSaved);
  return true;
};

const trying = async (work: () => Promise<boolean>): Promise<boolean> => {
  try {
    return await work();
  } catch (error) {
    toast.error(messageOf(error, coachSentences.planFailed));
    return false;
  }
};

/** Saves a drafted week as the reader's own plan; says how it went. */
export const savePlan = ({ days }: CardOf<'plan'>): Promise<boolean> =>
  trying(() =>
    save(
      days
        .filter(({ items }) => items.length > 0)
        .map(({ day, items }) => ({
          day,
          items: items.map(({ drill_id, minutes }) => ({ drill_id, minutes, snoozed: false })),
        })),
    ),
  );

/** The plan with one more drill, on the training day with the least to do; null when there is no room. */
export const withDrill = (
  { days }: Pick<TrainingPlanView, 'days'>,
  { drill_id, minutes }: Pick<CardOf<'drill'>, 'drill_id' | 'minutes'>,
): Days | null => {
  const load = (items: readonly { minutes: number }[]) => items.reduce((sum, item) => sum + item.minutes, 0);
  const training = days.filter(({ rest }) => !rest);
  // A week of rest only begins on its Monday.
  const open = (training.length > 0 ? training : days.slice(0, 1)).filter(({ items }) => items.length < most);
  const [lightest] = open.toSorted((a, b) => load(a.items) - load(b.items));
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

/** Puts a drill into the reader's plan; says how it went. */
export const keepDrill = (card: CardOf<'drill'>): Promise<boolean> =>
  trying(async () => {
    const plan = await call(drillRoutes.plan);
    if (plan.days.some(({ items }) => items.some(({ drill_id }) => drill_id === card.drill_id))) {
      toast.blank(coachSentences.drillKept);
      return true;
    }
    const days = withDrill(plan, card);
    if (days) return save(days);
    toast.blank(coachSentences.planFull);
    return false;
  });
