import type { JobPayload } from '@rinkside/contracts/jobs';
import { actorOf } from '@rinkside/domain/actor';
import { addNotification } from '@rinkside/domain/notification/notification.commands';
import type { Resources } from '../resources.js';

/** Leaves a notification, if what it tells of is still so; twice leaves one. */
export const notify = async ({ commands }: Resources, cause: JobPayload<'notify'>): Promise<void> => {
  await commands.run(actorOf(cause.player_id), (ctx) => addNotification(ctx, cause));
};
