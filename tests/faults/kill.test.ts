// @module-tag extended
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Field, type Strike } from './field.js';
import { kill } from './strikes/kills.js';

const commands = 500;
const faultsByProcess: Record<string, Strike[]> = {
  relay: [kill('relay-1'), kill('relay-2'), kill('relay-1', 'relay-2')],
  worker: [kill('worker-1'), kill('worker-2'), kill('worker-1', 'worker-2')],
  gateway: [kill('gateway-1'), kill('gateway-2'), kill('gateway-1', 'gateway-2')],
  redis: [kill('redis'), kill('redis')],
};

// All cases share one installation. `npm run test:faults` runs every fault with several seeds.
let field: Field;
beforeAll(async () => {
  field = await Field.open(inject('postgresUrl'), {
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
    const { acknowledged, unanswered } = field.crowd.ledger;
    const { reconnects } = field;
    await field.play(strikes, commands);
    const outcome = await field.judge();
    expect(outcome).toMatchObject({ lost: [], doubled: [], wrong: [], diverged: [] });
    expect(outcome.acknowledged - acknowledged).toBeGreaterThanOrEqual(commands);
    // The fault must have had an effect.
    if (name === 'gateway') expect(outcome.unanswered).toBeGreaterThan(unanswered);
    if (name === 'gateway' || name === 'redis') expect(outcome.reconnects).toBeGreaterThan(reconnects);
  },
  180_000,
);

it('leaves no orphaned avatars in storage', async () => {
  expect((await field.judgeAll()).wrong).toEqual([]);
}, 60_000);
