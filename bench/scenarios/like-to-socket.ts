import { RawSocketClient } from '../raw-socket-client.js';
import { sampleIds, datasetSize } from '../data/large-dataset.js';
import { LatencyTracker } from '../latency-tracker.js';
import type { Scenario } from '../scenario.js';
import { startBenchProcess } from '../bench-process.js';
import { compare, interleave, quantile, warmUpRounds } from '../rounds.js';
import { constantRate, encodeRequest } from '@rinkside/testkit/http-client';
import { jobNames } from '@rinkside/contracts/jobs.schema';
import { createCommandRequests } from './commands.js';

const likesPerSecond = 300;

/** P6: from a like sent to one process to the live update on a socket of another process. */
export const likeToSocket: Scenario = {
  ids: ['P6'],
  async run(benchEnv, { rounds, seconds }, record) {
    const fleet = await benchEnv.fleet({ items: datasetSize.items });
    const { DATABASE_URL, REDIS_URL } = fleet.env;
    const gateway = await fleet.gateway();
    const second = await fleet.gateway();
    await fleet.workers(1, 'relay');
    await fleet.workers(1, jobNames.join(','));
    const http = await startBenchProcess('http-server', DATABASE_URL);
    await startBenchProcess('outbox-relay', DATABASE_URL, REDIS_URL, 'notify');
    const sockets = await startBenchProcess('outbox-relay', DATABASE_URL, REDIS_URL, 'sockets');
    const trackers = { baseline: new LatencyTracker(), product: new LatencyTracker() };

    const baselineClient = await RawSocketClient.open(sockets.port, (text) =>
      trackers.baseline.markReceived(/"post":\s*(\d+)/.exec(text)?.[1]),
    );
    let post = 0;
    const baselineLike = () => {
      const body = { post: ++post, person: 19_000 + (post % 1000), content: '' };
      return trackers.baseline.markSent(String(post), encodeRequest('POST', '/like', { body }));
    };
    const token = await fleet.issuer.token('100');
    const productClient = await RawSocketClient.open(
      second.port,
      (text) =>
        text.includes('like.changed') &&
        trackers.product.markReceived(/"target_id":"([^"]+)"/.exec(text)?.[1]),
      token,
    );
    await productClient.watch(`player:${sampleIds.leaguePlayer}`);
    const { like } = (await createCommandRequests(fleet)).product;
    const productLike = () => {
      const bytes = like();
      return trackers.product.markSent(
        /"target_id":"([^"]+)"/.exec(bytes.toString('latin1'))?.[1] ?? '',
        bytes,
      );
    };
    const side = (name: keyof typeof trackers, port: number, next: () => Buffer) => async () => {
      await constantRate(port, next, { rate: likesPerSecond, seconds });
      const latenciesMs = await trackers[name].collect();
      return { p50: quantile(latenciesMs, 0.5), p99: quantile(latenciesMs, 0.99) };
    };
    const samples = await interleave(
      rounds,
      {
        baseline: side('baseline', http.port, baselineLike),
        product: side('product', gateway.port, productLike),
      },
      warmUpRounds,
    );
    baselineClient.close();
    productClient.close();
    const p50 = compare(samples.baseline, samples.product, 'p50');
    const p99 = compare(samples.baseline, samples.product, 'p99');
    const what = `from a like to another user’s socket on another process, ${likesPerSecond}/s, 0 lost`;
    record({ id: 'P6', what: `${what}, p50`, unit: 'ms', ...p50, value: p50.ratio, target: { max: 2 } });
    record({ id: 'P6', what: `${what}, p99`, unit: 'ms', ...p99, value: p99.ratio, target: { max: 3 } });
  },
};
