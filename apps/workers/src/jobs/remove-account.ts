import { setTimeout as wait } from 'node:timers/promises';
import type { JobPayload } from '@rinkside/contracts/jobs';
import { actorOf } from '@rinkside/domain/actor';
import {
  closedSince,
  finishRemoval,
  removeFollows,
  removeNotifications,
  removePlayer,
  unfinishedRemovals,
} from '@rinkside/domain/player/remove-account.commands';
import { removeComments, removeItems, removeLikes } from '@rinkside/domain/player/remove-content.commands';
import { forgetAtProvider } from '../identity.js';
import type { Resources } from '../resources.js';

/** Requests that were let in before the account was closed have ended by then, ms. */
const underWay = 2000;
/** An account that is not gone yet is tried again this often, ms. */
const again = 600_000;

/** In this order: what others see goes first. */
const steps = [removeItems, removeComments, removeLikes, removeFollows, removeNotifications];

/**
 * Removes what a deleted account left behind, step by step, each a command that only takes what is still there:
 * killed anywhere or run twice, it ends the same.
 */
export const removeAccount = async (
  resources: Resources,
  payload: JobPayload<'remove-account'>,
): Promise<void> => {
  const { commands, database } = resources;
  const actor = actorOf(payload.player_id);
  const since = await closedSince(database.sql, payload.player_id);
  if (!since) return;
  for (let gone = false; !gone; gone = await commands.run(actor, removePlayer)) {
    for (const step of steps) while (await commands.run(actor, step));
    await wait(Math.max(0, since.getTime() + underWay - Date.now()));
  }
  // Email, password and sign-ins.
  await forgetAtProvider(resources.env, payload.issuer, encodeURIComponent(payload.subject));
  await commands.run(actor, finishRemoval);
};

/** Adds the jobs of closed accounts again that should be gone by now: the provider was away, or the queue forgot. */
export const resumeRemovals = async ({ database, queues }: Resources): Promise<void> => {
  const round = Math.floor(Date.now() / again);
  const waiting = await unfinishedRemovals(database.sql);
  await queues.add(
    waiting.map((payload) => ({
      name: 'remove-account',
      payload,
      id: `closing_${payload.player_id}_${round}`,
    })),
  );
};
