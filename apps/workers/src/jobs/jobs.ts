import type { JobName, JobPayload } from '@rinkside/contracts/jobs';
import type { Resources } from '../resources.js';
import { removeObject } from './remove-object.js';

interface JobKind<Name extends JobName> {
  /** Throws to be tried again; the last failure stays in the queue with its reason. */
  handle: (resources: Resources, payload: JobPayload<Name>) => Promise<void>;
  /** Jobs of this kind one process runs at a time. */
  concurrency: number;
}

/** One handler for each job: a job without one, or with two, does not compile. */
export const jobKinds: { [Name in JobName]: JobKind<Name> } = {
  'remove-object': { handle: removeObject, concurrency: 10 },
};
