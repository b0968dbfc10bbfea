import { startLoadClients } from '../load-clients.js';
import { sampleIds } from '../data/large-dataset.js';
import type { Scenario } from '../scenario.js';
import { cpuSecondsOf } from '../cpu-usage.js';
import { startBenchProcess } from '../bench-process.js';
import { compare, interleave, median } from '../rounds.js';
import { saturate, encodeRequest } from '@rinkside/testkit/http-client';

const clientCount = 1000;

/** P17: all clients of a lost gateway reconnect at once: token, room and one feed page each. */
export const reconnect: Scenario = {
  ids: ['P17'],
  async run(benchEnv, { rounds }, record) {
    const fleet = await benchEnv.fleet({ items: 100_000 });
    const gateway = await fleet.gateway();
    const bare = await startBenchProcess('socket-fanout', '', '', 'io');
    const numbers = Array.from({ length: clientCount }, (_, at) => 1000 + at);
    const tokens = await Promise.all(numbers.map((number) => fleet.issuer.token(String(number))));
    const loadClients = await startLoadClients();
    const reconnectAll = async (pid: number, port: number, room: string | undefined, withFeed: boolean) => {
      const cpuBefore = cpuSecondsOf(pid);
      const connectMs = await loadClients.open({
        port,
        tokens,
        count: clientCount,
        concurrency: clientCount,
        ...(room && { room }),
      });
      const cpu = ((cpuSecondsOf(pid) - cpuBefore) * 1e6) / clientCount;
      const feedStartedAt = performance.now();
      if (withFeed) {
        let at = 0;
        const path = `/api/organizations/${sampleIds.organization(5)}/feed?limit=20`;
        const next = () => encodeRequest('GET', path, { token: tokens[at++ % clientCount] });
        for (let requestCount = 0; requestCount < clientCount;)
          requestCount += (await saturate(port, next, { connections: 100, seconds: 0.2 })).responses;
      }
      const totalMs = connectMs + (performance.now() - feedStartedAt);
      await loadClients.closeAll();
      return { cpu, ms: totalMs };
    };
    const samples = await interleave(rounds, {
      baseline: () => reconnectAll(bare.pid, bare.port, undefined, false),
      product: () =>
        reconnectAll(gateway.child.pid ?? 0, gateway.port, `organization:${sampleIds.organization(5)}`, true),
    });
    const cpu = compare(samples.baseline, samples.product, 'cpu');
    const seconds = median(samples.product.map(({ ms }) => ms / 1000));
    record({
      id: 'P17',
      what: `${clientCount} clients reconnect: token, room and a feed page each`,
      unit: 's',
      product: seconds,
      value: seconds,
      target: { max: 3 },
    });
    record({
      id: 'P17',
      what: 'one reconnect (token and room), compared with a plain Socket.IO connect',
      unit: 'µs of CPU',
      ...cpu,
      value: cpu.ratio,
      target: { max: 2.5 },
    });
  },
};
