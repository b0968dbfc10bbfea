import { startCrowd } from '../crowd.js';
import { cast } from '../data/million.js';
import type { Part } from '../part.js';
import { cpuOf } from '../processor.js';
import { startProgram } from '../program.js';
import { compare, inTurns, median } from '../rounds.js';
import { flood, request } from '../wire.js';

const clients = 1000;

/** P17: a gateway went away; all it had come back at once, each with its token, its room and its feed anew. */
export const reconnect: Part = {
  ids: ['P17'],
  async run(stage, { rounds }, tell) {
    const fleet = await stage.fleet({ items: 100_000 });
    const { port, child } = await fleet.gateway();
    const bare = await startProgram('fanout', '', '', 'io');
    const numbers = Array.from({ length: clients }, (_, at) => 1000 + at);
    const tokens = await Promise.all(numbers.map((number) => fleet.issuer.token(String(number))));
    const crowd = await startCrowd();
    const come = async (pid: number, to: number, room: string | undefined, feeds: boolean) => {
      const before = cpuOf(pid);
      const ms = await crowd.open({
        port: to,
        tokens,
        count: clients,
        atOnce: clients,
        ...(room && { room }),
      });
      const cpu = ((cpuOf(pid) - before) * 1e6) / clients;
      const since = performance.now();
      if (feeds) {
        let at = 0;
        const path = `/api/organizations/${cast.organization(5)}/feed?limit=20`;
        const next = () => request('GET', path, { token: tokens[at++ % clients] });
        for (let asked = 0; asked < clients;)
          asked += (await flood(to, next, { connections: 100, seconds: 0.2 })).answers;
      }
      const all = ms + (performance.now() - since);
      await crowd.leave();
      return { cpu, ms: all };
    };
    const found = await inTurns(rounds, {
      floor: () => come(bare.pid, bare.port, undefined, false),
      product: () => come(child.pid ?? 0, port, `organization:${cast.organization(5)}`, true),
    });
    const cpu = compare(found.floor, found.product, 'cpu');
    const seconds = median(found.product.map(({ ms }) => ms / 1000));
    tell({
      id: 'P17',
      what: `${clients} come back: token, room and a page of a feed each`,
      unit: 's',
      product: seconds,
      held: seconds,
      bar: { most: 3 },
    });
    tell({
      id: 'P17',
      what: 'one comes back: token and room, beside a bare Socket.IO connect',
      unit: 'µs of processor',
      ...cpu,
      held: cpu.ratio,
      bar: { most: 2.5 },
    });
  },
};
