import { Commands } from '@rinkside/platform/command';
import type { Nudge } from '@rinkside/platform/nudge';
import type { Database } from '@rinkside/platform/postgres';
import type { Storage } from '@rinkside/platform/storage/storage';
import type { Actor } from '../actor.js';

/** What the seed works with, opened and closed by whoever runs it. */
export interface SeedResources {
  database: Database;
  nudge: Nudge;
  storage: Storage;
}

/** Commands as they would have been given at that time. */
export const commandsAt = ({ database, nudge }: SeedResources, when: Date) =>
  new Commands(database, nudge, () => when);

/** A demo person with their account, as the later parts of the seed need them. */
export interface Member {
  slug: string;
  actor: Actor;
}

/** Does the work for every value, so many at a time. @throws the first failure, once no work is under way. */
export const each = async <Value>(
  values: Iterable<Value>,
  atATime: number,
  work: (value: Value) => Promise<unknown>,
): Promise<void> => {
  const rest = [...values];
  const lane = async () => {
    try {
      for (let value = rest.shift(); value !== undefined; value = rest.shift()) await work(value);
    } catch (error) {
      rest.length = 0;
      throw error;
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: atATime }, lane));
  for (const result of lanes) if (result.status === 'rejected') throw result.reason;
};

const day = 24 * 3600_000;
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * day);
