import type { JobName } from '@rinkside/contracts/jobs.schema';
import type { QueueWork } from '@rinkside/platform/queues';

/** For each queue the jobs that one pod does in acceptable time, and the wait after which it gets more pods. */
const targets: Record<JobName, { jobsPerPod: number; waitingSeconds: number }> = {
  'create-notifications': { jobsPerPod: 200, waitingSeconds: 10 },
  'recompute-seasons': { jobsPerPod: 100, waitingSeconds: 10 },
  'recompute-awards': { jobsPerPod: 100, waitingSeconds: 20 },
  'generate-coach-reply': { jobsPerPod: 10, waitingSeconds: 5 },
  'process-photo': { jobsPerPod: 10, waitingSeconds: 10 },
  'transcode-highlight': { jobsPerPod: 2, waitingSeconds: 60 },
  'delete-object': { jobsPerPod: 500, waitingSeconds: 300 },
  'delete-account': { jobsPerPod: 20, waitingSeconds: 300 },
  'revoke-sessions': { jobsPerPod: 20, waitingSeconds: 300 },
};

/** An autoscaler accepts a tenth too many pods, so they stay below 1.35 / 0.9 = 1.5 times what the jobs need. */
const maxBoost = 1.35;

/** Returns the pods that the jobs of a queue need, and up to a third more while the next one waits for too long. */
export const neededPods = ({ queue, isPaused, jobs, waitingSeconds }: QueueWork): number => {
  const target = targets[queue];
  const boost = isPaused ? 1 : Math.min(maxBoost, Math.max(1, waitingSeconds / target.waitingSeconds));
  return Math.floor(Math.ceil(jobs / target.jobsPerPod) * boost);
};
