import type { Cause, JobPayload } from '@rinkside/contracts/jobs';
import { actorOf } from '@rinkside/domain/actor';
import { addNotifications } from '@rinkside/domain/notification/notification.commands';
import { isUnavailable } from '@rinkside/platform/unavailable';
import type { Resources } from '../resources.js';

/**
 * Leaves notifications in one transaction, if what they tell of is still so; twice leaves one. Where it fails, each is
 * left on its own, so that one that cannot be takes nobody with it.
 */
export const notify = async ({ commands }: Resources, { causes }: JobPayload<'notify'>): Promise<void> => {
  const leave = (some: Cause[]) =>
    commands.run(actorOf(some[0]?.player_id ?? ''), (ctx) => addNotifications(ctx, some));
  try {
    await leave(causes);
  } catch (error) {
    if (causes.length === 1 || isUnavailable(error)) throw error;
    const alone = await Promise.allSettled(causes.map((cause) => leave([cause])));
    const failed = alone.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }
};
