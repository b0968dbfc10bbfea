// @module-tag extended
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ChaosRun, type FaultInjector } from './chaos-run.js';
import { killProcesses } from './faults/kills.js';

const commands = 500;
const faultsByProcess: Record<string, FaultInjector[]> = {
  relay: [killProcesses('relay-1'), killProcesses('relay-2'), killProcesses('relay-1', 'relay-2')],
  worker: [killProcesses('worker-1'), killProcesses('worker-2'), killProcesses('worker-1', 'worker-2')],
  gateway: [killProcesses('gateway-1'), killProcesses('gateway-2'), killProcesses('gateway-1', 'gateway-2')],
  redis: [killProcesses('redis'), killProcesses('redis')],
};

// All cases share one installation. `npm run test:faults` runs every fault with several seeds.
let field: ChaosRun;
beforeAll(async () => {
  field = await ChaosRun.open(inject('postgresUrl'), {
    seed: 'ice',
    people: 24,
    screens: 8,
    rate: 80,
  });
});
afterAll(() => field?.close());

// @covers R1 V2.3.3
it.each(Object.entries(faultsByProcess))(
  'loses and duplicates nothing when the %s is killed during commands',
  async (name, strikes) => {
    const { acknowledged, unanswered } = field.workload.ledger;
    const { reconnects } = field;
    await field.run(strikes, commands);
    const outcome = await field.verify();
    expect(outcome).toMatchObject({ lost: [], doubled: [], wrong: [], diverged: [] });
    expect(outcome.acknowledged - acknowledged).toBeGreaterThanOrEqual(commands);
    // The fault must have had an effect.
    if (name === 'gateway') expect(outcome.unanswered).toBeGreaterThan(unanswered);
    if (name === 'gateway' || name === 'redis') expect(outcome.reconnects).toBeGreaterThan(reconnects);
  },
  180_000,
);

it('leaves no orphaned avatars in storage', async () => {
  expect((await field.verifyWithStorage()).wrong).toEqual([]);
}, 60_000);
