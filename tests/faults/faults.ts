import type { Strike } from './field.js';
import type { InstallationOptions } from './installation.js';
import { clocks } from './strikes/clocks.js';
import { kill, killGateway, killRelays, killWorkers } from './strikes/kills.js';
import { mediaFull } from './strikes/disk.js';
import { migrateMeanwhile, poison, repeatEverything } from './strikes/deliveries.js';
import { locked, postgresGone, readOnly } from './strikes/postgres.js';
import { badNetwork, redisForgets, redisGone, redisPartition } from './strikes/redis.js';
import { dribblers, halfOpen, slowReader } from './strikes/sockets.js';

export interface Fault {
  id: string;
  what: string;
  strikes: Strike[];
  needs?: InstallationOptions;
}

/** Faults that strike while commands are sent. All are checked against the same invariants. */
export const faults: Fault[] = [
  // @covers R1 R2
  {
    id: 'F1',
    what: 'kill -9 of one gateway four times, then of both',
    strikes: [
      killGateway('gateway-1'),
      killGateway('gateway-2'),
      killGateway('gateway-1'),
      killGateway('gateway-2'),
      kill('gateway-1', 'gateway-2'),
    ],
  },
  // @covers R1
  {
    id: 'F2',
    what: 'kill -9 of one relay, of the other, of both',
    strikes: [kill('relay-1'), kill('relay-2'), killRelays],
  },
  // @covers R2
  {
    id: 'F3',
    what: 'kill -9 of one worker, of the other, of both',
    strikes: [kill('worker-1'), kill('worker-2'), killWorkers],
  },
  // @covers R1 R2 V16.5.2
  {
    id: 'F5',
    what: 'kill -9 of Redis, down for 1 s and for 30 s',
    strikes: [redisGone(1), redisGone(30)],
  },
  // @covers R5
  {
    id: 'F6',
    what: 'Redis flushed twice while workers run',
    strikes: [redisForgets, redisForgets],
  },
  // @covers R1 R2 V16.5.3
  {
    id: 'F7',
    what: 'kill -9 of PostgreSQL',
    strikes: [postgresGone, postgresGone],
    needs: { ownPostgres: true },
  },
  { id: 'F8a', what: 'PostgreSQL read-only for 5 s', strikes: [readOnly(5)], needs: { ownPostgres: true } },
  { id: 'F8b', what: 'outbox table locked for 20 s', strikes: [locked('outbox', 20)] },
  {
    id: 'F8c',
    what: 'all pooled connections blocked for 10 s',
    strikes: [locked('player', 10)],
    needs: { env: { DATABASE_POOL: '4' } },
  },
  {
    id: 'F9a',
    what: '200 ms latency and 5 % packet loss to Redis for 20 s',
    strikes: [badNetwork(20)],
    needs: { wired: true },
  },
  {
    id: 'F9b',
    what: 'network partition between gateways and Redis for 30 s',
    strikes: [redisPartition(30)],
    needs: { wired: true },
  },
  { id: 'F9c', what: '20 half-open sockets', strikes: [halfOpen(20)] },
  // @covers R3
  { id: 'F10', what: 'a client stops reading while its room receives 2 MB/s', strikes: [slowReader] },
  // @covers R3
  {
    id: 'F11',
    what: '500 connections that send headers slowly, and 500 silent sockets',
    strikes: [dribblers(500)],
  },
  {
    id: 'F12',
    what: 'media disk full',
    strikes: [mediaFull],
    needs: { mediaDisk: 64 },
  },
  // @covers R4
  { id: 'F13', what: '20 jobs that always fail', strikes: [poison(20)] },
  {
    id: 'F14',
    what: 'clock skew: ten minutes ahead and behind, then one hour behind',
    strikes: [
      clocks(
        10,
        { 'gateway-1': '+10m', 'relay-1': '+10m', 'worker-1': '-10m' },
        // The relay clocks stay ahead of this gateway's clock.
        { 'gateway-2': '-1h', 'worker-2': '-1h' },
        { 'relay-2': '-1h', 'worker-1': '+10m' },
      ),
    ],
    needs: { clocks: true },
  },
  // @covers R1
  {
    id: 'F16',
    what: 'every event republished three times, out of order',
    strikes: [repeatEverything(3)],
  },
  // @covers R13
  {
    id: 'F21',
    what: 'online migration: column added, backfilled and dropped on the largest table',
    strikes: [migrateMeanwhile],
  },
];
