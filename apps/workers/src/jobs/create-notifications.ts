import type { NotificationTrigger, JobPayload } from '@rinkside/contracts/jobs.schema';
import { actorOf } from '@rinkside/domain/actor';
import {
  addNotifications,
  reportUndoneNotifications,
} from '@rinkside/domain/notification/notification.commands';
import { isUnavailable } from '@rinkside/platform/is-unavailable';
import type { Resources } from '../resources.js';

type UndoableTrigger = Extract<NotificationTrigger, { undone?: true | undefined }>;
const isUndone = (trigger: NotificationTrigger): trigger is UndoableTrigger =>
  'undone' in trigger && trigger.undone === true;

/**
 * Creates notifications in one transaction and skips outdated triggers. Running twice creates each one once. If the
 * transaction fails, each is created in its own, so that one bad entry does not block the others.
 */
export const createNotificationsJob = async (
  { commands }: Resources,
  { triggers }: JobPayload<'create-notifications'>,
): Promise<void> => {
  const create = (batch: NotificationTrigger[]) =>
    commands.run(actorOf(batch[0]?.player_id ?? ''), async (ctx) => {
      await addNotifications(
        ctx,
        batch.filter((trigger) => !isUndone(trigger)),
      );
      await reportUndoneNotifications(ctx, batch.filter(isUndone));
    });
  try {
    await create(triggers);
  } catch (error) {
    if (triggers.length === 1 || isUnavailable(error)) throw error;
    const results = await Promise.allSettled(triggers.map((trigger) => create([trigger])));
    const failed = results.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }
};
