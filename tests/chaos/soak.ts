import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { ChaosRun, type ChaosRunOptions, type ChaosOutcome, type FaultInjector } from './chaos-run.js';
import { productProcesses, expectNoExit } from './faults/kills.js';
import { quantile } from './traffic.js';

/** Resource usage of all product processes. */
interface Sample {
  minute: number;
  memoryMb: number;
  fileDescriptors: number;
  redisKeys: number;
}

/** Returns the growth per ten minutes in % of the mean, by linear regression. */
const growth = (samples: readonly Sample[], valueOf: (sample: Sample) => number): number => {
  const mean = (value: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + value(sample), 0) / samples.length;
  const [meanTime, meanValue] = [mean(({ minute }) => minute), mean(valueOf)];
  const slope =
    mean((sample) => (sample.minute - meanTime) * (valueOf(sample) - meanValue)) /
    mean(({ minute }) => (minute - meanTime) ** 2);
  return Math.round((1000 * 100 * slope) / meanValue) / 100;
};

const roundToHundredths = (value: number) => Math.round(100 * value) / 100;

/** Injects no fault: samples resource usage twice a minute after a warm-up that fills caches and the JIT. */
const noFault =
  (minutes: number): FaultInjector =>
  (field) =>
    expectNoExit(field, async () => {
      const { installation, workload } = field;
      const redis = new Redis(installation.redisUrl);
      const startedAt = performance.now();
      const elapsedMinutes = () => (performance.now() - startedAt) / 60_000;
      const sample = async (): Promise<Sample> => {
        const sum = async (name: string) => {
          const values = await Promise.all(
            productProcesses.map((process) => installation.metric(process, name)),
          );
          return values.reduce((total, value) => total + value, 0);
        };
        return {
          minute: elapsedMinutes(),
          memoryMb: (await sum('process_resident_memory_bytes')) / 2 ** 20,
          fileDescriptors: await sum('process_open_fds'),
          redisKeys: await redis.dbsize(),
        };
      };
      /** p99 of the commands that started between two minutes, ms. */
      const p99 = (from: number, to: number) =>
        quantile(
          workload.ledger.attempts
            .filter(
              ({ startedAtMs }) =>
                startedAtMs >= startedAt + from * 60_000 && startedAtMs < startedAt + to * 60_000,
            )
            .map(({ durationMs }) => durationMs),
          0.99,
        );
      try {
        const warmUpMinutes = minutes / 6;
        const samples: Sample[] = [];
        while (elapsedMinutes() < minutes) {
          await pause(minutes * 500);
          if (elapsedMinutes() >= warmUpMinutes) samples.push(await sample());
        }
        const [first, last] = [samples[0], samples.at(-1)];
        if (!first || !last) throw new Error('the soak ended before the first sample');
        return [
          { what: 'minutes', value: minutes },
          { what: 'memory of all processes at start, MB', value: Math.round(first.memoryMb) },
          // @covers R14
          {
            what: 'memory growth per ten minutes, %',
            value: growth(samples, ({ memoryMb }) => memoryMb),
            limit: 3,
          },
          { what: 'open file descriptors at start', value: first.fileDescriptors },
          {
            what: 'open file descriptors at end',
            value: last.fileDescriptors,
            limit: first.fileDescriptors + 20,
          },
          { what: 'Redis keys at start', value: first.redisKeys },
          {
            what: 'Redis key growth per ten minutes, %',
            value: growth(samples, ({ redisKeys }) => redisKeys),
            limit: 3,
          },
          {
            what: 'p99 of the last twelfth, ratio to the first twelfth after warm-up',
            value: roundToHundredths(
              p99(minutes - minutes / 12, Infinity) / p99(warmUpMinutes, warmUpMinutes + minutes / 12),
            ),
          },
        ];
      } finally {
        redis.disconnect();
      }
    });

/** Runs normal load for the given time and checks the same invariants as the fault scenarios. */
export const soak = async (
  postgresUrl: string,
  minutes: number,
  size: ChaosRunOptions,
): Promise<ChaosOutcome> => {
  const field = await ChaosRun.open(postgresUrl, size);
  try {
    await field.run([noFault(minutes)], size.people);
    return await field.verifyWithStorage();
  } finally {
    await field.close();
  }
};
