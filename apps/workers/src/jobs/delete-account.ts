import { setTimeout as wait } from 'node:timers/promises';
import type { JobPayload } from '@rinkside/contracts/jobs.schema';
import { actorOf } from '@rinkside/domain/actor';
import {
  readDeletion,
  finishAccountDeletion,
  deleteFollowRequestsOfAccount,
  deleteFollowsOfAccount,
  deleteNotificationsOfAccount,
  deletePlayerRow,
  unfinishedAccountDeletions,
} from '@rinkside/domain/account/deletion/delete-account.commands';
import { waitingDeletions } from '@rinkside/domain/account/deletion/pending-deletion';
import {
  startPostponedDeletion,
  withdrawDeletion,
} from '@rinkside/domain/account/deletion/pending-deletion.commands';
import {
  deleteCommentsOfAccount,
  deleteItemsOfAccount,
  deleteLikesOfAccount,
} from '@rinkside/domain/account/deletion/delete-content.commands';
import { deleteAtProvider, readUndoState } from '../identity-client.js';
import type { Resources } from '../resources.js';

/** Requests authorized before the account was closed have finished by then, ms. */
const inFlightRequestsMs = 2000;
const retryIntervalMs = 600_000;

/** Ordered: what others see is deleted first. */
const deletionSteps = [
  deleteItemsOfAccount,
  deleteCommentsOfAccount,
  deleteLikesOfAccount,
  deleteFollowsOfAccount,
  deleteFollowRequestsOfAccount,
  deleteNotificationsOfAccount,
];

/**
 * Deletes the data of a closed account, one command per step. Every step deletes only what still exists, so the job may
 * be killed anywhere or run twice.
 */
export const deleteAccountJob = async (
  resources: Resources,
  payload: JobPayload<'delete-account'>,
): Promise<void> => {
  const { commands, database } = resources;
  const actor = actorOf(payload.player_id);
  const deletion = await readDeletion(database.sql, payload.player_id);
  if (!deletion) return;
  for (let isDeleted = false; !isDeleted; isDeleted = await commands.run(actor, deletePlayerRow)) {
    for (const step of deletionSteps) while (await commands.run(actor, step));
    await wait(Math.max(0, deletion.requestedAt.getTime() + inFlightRequestsMs - Date.now()));
  }
  // The provider holds email, password and sessions.
  if (deletion.proof !== null)
    await deleteAtProvider(
      resources.env,
      `${encodeURIComponent(payload.subject)}?profile=${payload.player_id}`,
      deletion.proof,
    );
  await commands.run(actor, finishAccountDeletion);
};

/** Requeues unfinished account deletions: the provider was unavailable, or Redis lost the job. */
export const requeueAccountDeletions = async ({ database, queues }: Resources): Promise<void> => {
  const retryWindow = Math.floor(Date.now() / retryIntervalMs);
  const unfinished = await unfinishedAccountDeletions(database.sql);
  await queues.add(
    unfinished.map((payload) => ({
      name: 'delete-account',
      payload,
      id: `deletion_${payload.player_id}_${retryWindow}`,
    })),
  );
};

/**
 * Withdraws deletions if the owner undid a change of the email. Starts deletions that no longer have to wait.
 */
export const settlePendingDeletions = async ({ env, database, commands }: Resources): Promise<void> => {
  for (const { player_id, subject, proof, requested_at, due } of await waitingDeletions(database.sql)) {
    const { open_until, undone_at } = await readUndoState(env, subject);
    const actor = actorOf(player_id);
    if (undone_at && undone_at > new Date(requested_at)) await commands.run(actor, withdrawDeletion);
    else if (due && !open_until) await commands.run(actor, (ctx) => startPostponedDeletion(ctx, proof));
  }
};
