import { AppError } from '@rinkside/platform/errors';
import type { Sql } from '@rinkside/platform/sql';
import type { Viewer } from '../auth/viewer.js';

/** Confirms a viewer that was admitted from the cache. */
export interface Admission {
  seen: Viewer;
  /**
   * @returns the viewer to start over with; undefined when the started request may be answered.
   * @throws AppError when the viewer is not allowed.
   */
  settle: (started: Promise<unknown>) => Promise<Viewer | undefined>;
  /** Runs within the command's transaction. @throws when the viewer has changed. */
  within?: (sql: Sql) => Promise<void>;
}

/** A shallow comparison is enough: a viewer has no nested values. */
const isSame = (now: Viewer, seen: Viewer) =>
  (Object.keys(now) as (keyof Viewer)[]).every((key) => now[key] === seen[key]);

/** Loads the viewer concurrently with a read. */
export const besideRead = (seen: Viewer, now: Promise<Viewer>): Admission => {
  // The rejection is handled in `settle`.
  now.catch(() => undefined);
  return {
    seen,
    settle: async () => {
      const viewer = await now;
      return isSame(viewer, seen) ? undefined : viewer;
    },
  };
};

/** Internal: makes the request start over. */
class NoLongerSo extends Error {}

/** Loads the viewer within the command's transaction, without an extra round trip. Nothing is returned before that. */
export const withinCommand = (
  seen: Viewer,
  read: (sql: Sql) => Promise<Viewer | undefined>,
  now: () => Promise<Viewer>,
): Admission => {
  let wasLoaded = false;
  let isConfirmed = false;
  return {
    seen,
    within: async (sql) => {
      wasLoaded = true;
      isConfirmed = false;
      const viewer = await read(sql);
      if (!viewer || !isSame(viewer, seen)) throw new NoLongerSo();
      isConfirmed = true;
    },
    settle: async (started) => {
      const [outcome] = await Promise.allSettled([started]);
      if (isConfirmed) return undefined;
      if (outcome.status === 'rejected') {
        const { reason } = outcome;
        return reason instanceof AppError || reason instanceof NoLongerSo ? now() : undefined;
      }
      if (!wasLoaded) throw new Error('command finished without loading the viewer');
      // A repeated request may return a saved reply, also to a viewer who has changed.
      return now();
    },
  };
};
