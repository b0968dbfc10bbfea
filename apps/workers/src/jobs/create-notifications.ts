import type { NotificationTrigger, JobPayload } from '@rinkside/contracts/jobs.schema';
import { familyNotificationKinds } from '@rinkside/contracts/notification';
import { actorOf } from '@rinkside/domain/actor';
import { notifyFamily, type FamilyTrigger } from '@rinkside/domain/notification/family.notifications';
import { notifyFollowers, reportOutdated } from '@rinkside/domain/notification/live-game.notifications';
import {
  addNotifications,
  lockReceivers,
  reportUndoneNotifications,
  sendUnreadCounts,
} from '@rinkside/domain/notification/notification.commands';
import { isUnavailable } from '@rinkside/platform/is-unavailable';
import type { Resources } from '../resources.js';

type FollowersTrigger = Extract<NotificationTrigger, { kind: 'live_game' }>;
type RecountTrigger = Extract<NotificationTrigger, { kind: 'recount' }>;
type AddressedTrigger = Exclude<NotificationTrigger, FollowersTrigger | FamilyTrigger | RecountTrigger>;
const isForFollowers = (trigger: NotificationTrigger): trigger is FollowersTrigger =>
  trigger.kind === 'live_game';

const isForFamily = (trigger: NotificationTrigger): trigger is FamilyTrigger =>
  familyNotificationKinds.some((kind) => kind === trigger.kind);

const isRecount = (trigger: NotificationTrigger): trigger is RecountTrigger => trigger.kind === 'recount';
const isAddressed = (trigger: NotificationTrigger): trigger is AddressedTrigger =>
  !isForFollowers(trigger) && !isForFamily(trigger) && !isRecount(trigger);

type UndoableTrigger = Extract<NotificationTrigger, { undone?: true | undefined }>;
const isUndone = (trigger: NotificationTrigger): trigger is UndoableTrigger =>
  'undone' in trigger && trigger.undone === true;

/** In transactions of their own, because a player can have many followers. */
const notifyOfLiveGame = async ({ commands }: Resources, { live_game_id }: FollowersTrigger) => {
  for (const notify of [notifyFollowers, reportOutdated])
    for (let after: string | undefined, more = true; more; more = after !== undefined)
      after = await commands.run(actorOf(''), (ctx) => notify(ctx, { live_game_id, after }));
};

/** In transactions of their own, because many players can have been notified of one. Once for each subject. */
const recount = async ({ commands }: Resources, triggers: RecountTrigger[]) => {
  for (const { of, id } of new Map(triggers.map((trigger) => [trigger.of + trigger.id, trigger])).values())
    for (let after: string | undefined, more = true; more; more = after !== undefined)
      after = await commands.run(actorOf(''), (ctx) => sendUnreadCounts(ctx, { of, id, after }));
};

/**
 * Creates notifications in one transaction and skips outdated triggers. Running twice creates each one once. If the
 * transaction fails, each is created in its own, so that one bad entry does not block the others.
 */
export const createNotificationsJob = async (
  resources: Resources,
  payload: JobPayload<'create-notifications'>,
): Promise<void> => {
  const triggers = payload.triggers.filter(isAddressed);
  const create = (batch: AddressedTrigger[]) =>
    resources.commands.run(actorOf(batch[0]?.player_id ?? ''), async (ctx) => {
      await lockReceivers(
        ctx,
        batch.map(({ player_id }) => player_id),
      );
      await addNotifications(
        ctx,
        batch.filter((trigger) => !isUndone(trigger)),
      );
      await reportUndoneNotifications(ctx, batch.filter(isUndone));
    });
  try {
    if (triggers.length > 0) await create(triggers);
  } catch (error) {
    if (triggers.length === 1 || isUnavailable(error)) throw error;
    const results = await Promise.allSettled(triggers.map((trigger) => create([trigger])));
    const failed = results.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }
  for (const trigger of payload.triggers.filter(isForFamily))
    await resources.commands.run(actorOf(''), (ctx) => notifyFamily(ctx, trigger));
  for (const trigger of payload.triggers.filter(isForFollowers)) await notifyOfLiveGame(resources, trigger);
  await recount(resources, payload.triggers.filter(isRecount));
};
