import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Farewell } from './farewell.js';

it('ends once nobody has asked for a while, and answers end their connections meanwhile', async () => {
  const farewell = new Farewell();
  expect(farewell.leaving).toBe(false);
  const began = performance.now();
  let gone = false;
  const taken = farewell.take().then(() => (gone = true));
  expect(farewell.leaving).toBe(true);
  while (performance.now() - began < 1500) {
    farewell.asked();
    await pause(20);
  }
  expect(gone).toBe(false);
  await taken;
  expect(performance.now() - began).toBeGreaterThan(2000);
});

it('ends although somebody never stops asking', async () => {
  const farewell = new Farewell();
  const asking = setInterval(() => farewell.asked(), 10);
  const began = performance.now();
  await farewell.take();
  clearInterval(asking);
  expect(performance.now() - began).toBeLessThan(7000);
});
