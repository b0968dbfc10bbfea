import type { JobPayload } from '@rinkside/contracts/jobs';
import { actorOf } from '@rinkside/domain/actor';
import { addNotifications } from '@rinkside/domain/notification/notification.commands';
import { inBatches } from '@rinkside/platform/batch';
import type { Resources } from '../resources.js';

type Cause = JobPayload<'notify'>;

/** Whoever is liked by many at once has their box locked, and what is unread counted, once for as many as this. */
const atOnce = 60;
/** Nobody sees a bell ring so much later, ms; a busy rink's likes share a transaction instead of queueing for one. */
const gather = 60;
/** Two transactions of one process would only wait for the same boxes, ms. */
const patience = 2000;

/**
 * Leaves notifications, if what they tell of is still so; twice leaves one. Those that wait for each other share a
 * transaction; where it fails, each is left on its own, so that one that cannot be takes nobody with it.
 */
export const notify = ({ queues, commands }: Resources) => {
  const leave = (causes: Cause[]) =>
    commands.run(actorOf(causes[0]?.player_id ?? ''), (ctx) => addNotifications(ctx, causes));
  const together = inBatches(
    async (causes: Cause[]) => {
      await leave(causes);
      return causes;
    },
    { patience, gather, most: atOnce },
  );
  queues.work(
    'notify',
    async (cause) => {
      await together(cause).catch(() => leave([cause]));
    },
    atOnce,
  );
};
