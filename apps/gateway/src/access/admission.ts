import { Refusal } from '@rinkside/platform/refusal';
import type { Sql } from '@rinkside/platform/sql';
import type { Viewer } from './viewer.js';

/** How a caller becomes known who was let in as they were when last seen. */
export interface Admission {
  seen: Viewer;
  /**
   * @returns who to begin the call anew with; undefined where what was begun may be answered.
   * @throws Refusal when they are not to be let in.
   */
  settle: (begun: Promise<unknown>) => Promise<Viewer | undefined>;
  /** Asked within the transaction of a command. @throws unless they are as they were. */
  within?: (sql: Sql) => Promise<void>;
}

/** Nothing that is known of somebody is a list or an object. */
const isSame = (now: Viewer, seen: Viewer) =>
  (Object.keys(now) as (keyof Viewer)[]).every((key) => now[key] === seen[key]);

/** They are read beside what they asked for. */
export const besideRead = (seen: Viewer, now: Promise<Viewer>): Admission => {
  // Told when the answer waits for it.
  now.catch(() => undefined);
  return {
    seen,
    settle: async () => {
      const viewer = await now;
      return isSame(viewer, seen) ? undefined : viewer;
    },
  };
};

/** Nobody is told: the call begins anew. */
class NoLongerSo extends Error {}

/** They are read within the command's transaction, in no round trip of its own. Nothing of it is told before that holds. */
export const withinCommand = (
  seen: Viewer,
  read: (sql: Sql) => Promise<Viewer | undefined>,
  now: () => Promise<Viewer>,
): Admission => {
  let asked = false;
  let held = false;
  return {
    seen,
    within: async (sql) => {
      asked = true;
      held = false;
      const viewer = await read(sql);
      if (!viewer || !isSame(viewer, seen)) throw new NoLongerSo();
      held = true;
    },
    settle: async (begun) => {
      const [outcome] = await Promise.allSettled([begun]);
      if (held) return undefined;
      if (outcome.status === 'rejected') {
        const { reason } = outcome;
        return reason instanceof Refusal || reason instanceof NoLongerSo ? now() : undefined;
      }
      if (!asked) throw new Error('a command that asked nobody who they are');
      // A repeat finds what was answered before, also where they are no longer who they were.
      return now();
    },
  };
};
