import { Gauge } from 'prom-client';
import { expect, it } from 'vitest';
import { serveMetrics } from './metrics.js';

const gauge = (name: string, labelNames: string[] = []) =>
  new Gauge({ name, help: name, labelNames, registers: [] });

it('serves what can be read while one read fails and another hangs', async () => {
  const metrics = await serveMetrics('test', 0, ['127.0.0.1']);
  const [good, failing, hanging] = [gauge('good'), gauge('failing', ['queue']), gauge('hanging')];
  let isAway = false;
  const never = new Promise<void>(() => undefined);
  metrics.onScrape([good], async () => good.set(1));
  metrics.onScrape([failing], async () => {
    if (isAway) throw new Error('redis unavailable');
    failing.set({ queue: 'a' }, 2);
  });
  metrics.onScrape([hanging], async () => {
    if (isAway) return never;
    hanging.set(3);
  });
  metrics.onDependency('redis', async () => {
    if (isAway) throw new Error('redis unavailable');
  });
  metrics.onDependency('storage', () => (isAway ? never : Promise.resolve()));
  const scrape = async () => {
    const response = await fetch(`http://127.0.0.1:${metrics.port}/metrics`, {
      signal: AbortSignal.timeout(3000),
    });
    expect(response.status).toBe(200);
    const lines = (await response.text()).split('\n');
    return lines
      .filter((line) => /^(good|failing|hanging|rinkside)/.test(line))
      .map((line) => line.replace(/,?process="test"/, '').replace('{}', ''))
      .toSorted();
  };
  expect(await scrape()).toEqual([
    'failing{queue="a"} 2',
    'good 1',
    'hanging 3',
    'rinkside_dependency_up{dependency="redis"} 1',
    'rinkside_dependency_up{dependency="storage"} 1',
  ]);
  isAway = true;
  const away = [
    'good 1',
    'rinkside_dependency_up{dependency="redis"} 0',
    'rinkside_dependency_up{dependency="storage"} 0',
  ];
  expect(await scrape()).toEqual(away);
  expect(await scrape()).toEqual(away);
  await metrics.close();
});
