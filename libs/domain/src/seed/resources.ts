import { Commands } from '@rinkside/platform/command';
import type { OutboxNotifier } from '@rinkside/platform/outbox-notifier';
import type { Database } from '@rinkside/platform/postgres';
import type { Storage } from '@rinkside/platform/storage/storage';
import type { Actor } from '../actor.js';

/** Resources of the seed; the caller opens and closes them. */
export interface SeedResources {
  database: Database;
  outboxNotifier: OutboxNotifier;
  storage: Storage;
}

/** Returns a command runner with its clock set to `when`. */
export const commandsAt = ({ database, outboxNotifier }: SeedResources, when: Date) =>
  new Commands(database, outboxNotifier, () => when);

/** A demo player with the account that runs their commands. */
export interface DemoMember {
  slug: string;
  actor: Actor;
}

/** Runs `task` for every value with limited concurrency. @throws the first failure, after all running tasks have ended. */
export const forEachConcurrently = async <Value>(
  values: Iterable<Value>,
  concurrency: number,
  task: (value: Value) => Promise<unknown>,
): Promise<void> => {
  const queue = [...values];
  const worker = async () => {
    try {
      for (let value = queue.shift(); value !== undefined; value = queue.shift()) await task(value);
    } catch (error) {
      queue.length = 0;
      throw error;
    }
  };
  const results = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
};

const dayMs = 24 * 3600_000;
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);
