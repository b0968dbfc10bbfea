import { readFile } from 'node:fs/promises';
import { until } from '@rinkside/testkit/until';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Crowd } from './crowd.js';
import { Installation } from './installation.js';
import { examine } from './invariants.js';
import { populate, type Somebody } from './population.js';
import { converge } from './trial.js';
import { Watcher } from './watcher.js';

let installation: Installation;
let people: Somebody[];
let watchers: Watcher[] = [];
beforeAll(async () => {
  installation = await Installation.open(inject('postgresUrl'));
  people = await populate(installation, 16);
  watchers = people.slice(0, 8).map((viewer) => new Watcher(installation.origin, viewer));
  await Promise.all(watchers.map((watcher) => watcher.open()));
});
afterAll(async () => {
  for (const watcher of watchers) watcher.close();
  await installation?.close();
});

/** After this long a process that was asked to stop is killed, ms. */
const force = 10_000;

it('SIGTERM in the middle of commands stops each process in order: what it took on, it finishes', async () => {
  const { origin } = installation;
  const crowd = new Crowd(origin, people, 'orderly');
  for (const name of ['gateway-1', 'relay-1', 'worker-1', 'gateway-2', 'relay-2', 'worker-2'] as const) {
    const child = installation.process(name);
    const sent = crowd.send(120);
    const from = crowd.ledger.sent;
    await until('commands are under way', () => crowd.ledger.sent > from + 20);
    const began = performance.now();
    await child.stop();
    expect(performance.now() - began, name).toBeLessThan(force);
    await sent;
    expect(await readFile(child.logFile, 'utf8')).not.toContain('did not close cleanly');
    await child.start();
  }
  // Nobody was cut off; a machine that is busy with other things may ask to come back in a moment.
  expect(crowd.ledger.cut).toBe(0);
  await installation.settle();
  const { diverged } = await converge(origin, watchers, performance.now());
  expect(diverged).toEqual([]);
  expect(await examine(installation, crowd.ledger)).toEqual({ lost: [], doubled: [], wrong: [] });
}, 120_000);
