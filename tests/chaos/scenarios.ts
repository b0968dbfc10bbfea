import type { FaultInjector } from './chaos-run.js';
import type { InstallationOptions } from './installation.js';
import { clockSkew } from './faults/clock-skew.js';
import { killProcesses, killGateway, killRelays, killWorkers } from './faults/kills.js';
import { mediaDiskFull } from './faults/media-disk-full.js';
import { migrateUnderLoad, failingJobs, republishEvents } from './faults/deliveries.js';
import { tableLock, postgresCrash, postgresReadOnly } from './faults/postgres-faults.js';
import { slowRedisNetwork, redisFlush, redisOutage, redisPartition } from './faults/redis-faults.js';
import { slowloris, halfOpenSockets, slowConsumer } from './faults/socket-faults.js';
import { isQuickRun } from './quick-run.js';

export interface FaultScenario {
  id: string;
  what: string;
  injectors: FaultInjector[];
  installationOptions?: InstallationOptions;
  /** Counts that show that the fault reached the clients. */
  effects?: ('unanswered' | 'reconnects')[];
}

/** Durations, s. The quick run's are longer than the timeouts of stores and locks, too. */
const seconds = isQuickRun
  ? { redisOutage: 10, tableLock: 7, poolBlocked: 4, slowNetwork: 7, partition: 10 }
  : { redisOutage: 30, tableLock: 20, poolBlocked: 10, slowNetwork: 20, partition: 30 };

/** Faults that strike while commands are sent. All are checked against the same invariants. */
export const faultScenarios: FaultScenario[] = [
  // @covers R1 R2 V2.3.3
  {
    id: 'F1',
    what: 'kill -9 of one gateway four times, then of both',
    injectors: [
      killGateway('gateway-1'),
      killGateway('gateway-2'),
      killGateway('gateway-1'),
      killGateway('gateway-2'),
      killProcesses('gateway-1', 'gateway-2'),
    ],
    effects: ['unanswered', 'reconnects'],
  },
  // @covers R1
  {
    id: 'F2',
    what: 'kill -9 of one relay, of the other, of both',
    injectors: [killProcesses('relay-1'), killProcesses('relay-2'), killRelays],
  },
  // @covers R2
  {
    id: 'F3',
    what: 'kill -9 of one worker, of the other, of both',
    injectors: [killProcesses('worker-1'), killProcesses('worker-2'), killWorkers],
  },
  // @covers R1 R2 V16.5.2
  {
    id: 'F5',
    what: `kill -9 of Redis, down for 1 s and for ${seconds.redisOutage} s`,
    injectors: [redisOutage(1), redisOutage(seconds.redisOutage)],
    effects: ['reconnects'],
  },
  // @covers R5
  {
    id: 'F6',
    what: 'Redis flushed twice while workers run',
    injectors: [redisFlush, redisFlush],
  },
  // @covers R1 R2 V16.5.3
  {
    id: 'F7',
    what: 'kill -9 of PostgreSQL',
    injectors: [postgresCrash, postgresCrash],
    installationOptions: { dedicatedPostgres: true },
  },
  {
    id: 'F8a',
    what: 'PostgreSQL read-only for 5 s',
    injectors: [postgresReadOnly(5)],
    installationOptions: { dedicatedPostgres: true },
  },
  {
    id: 'F8b',
    what: `outbox table locked for ${seconds.tableLock} s`,
    injectors: [tableLock('outbox', seconds.tableLock)],
  },
  {
    id: 'F8c',
    what: `all pooled connections blocked for ${seconds.poolBlocked} s`,
    injectors: [tableLock('player', seconds.poolBlocked)],
    installationOptions: { env: { DATABASE_POOL: '4' } },
  },
  {
    id: 'F9a',
    what: `200 ms latency and 5 % packet loss to Redis for ${seconds.slowNetwork} s`,
    injectors: [slowRedisNetwork(seconds.slowNetwork)],
    installationOptions: { useFlakyProxies: true },
  },
  {
    id: 'F9b',
    what: `network partition between gateways and Redis for ${seconds.partition} s`,
    injectors: [redisPartition(seconds.partition)],
    installationOptions: { useFlakyProxies: true },
  },
  { id: 'F9c', what: '20 half-open sockets', injectors: [halfOpenSockets(20)] },
  // @covers R3
  { id: 'F10', what: 'a client stops reading while its room receives 2 MB/s', injectors: [slowConsumer] },
  // @covers R3
  {
    id: 'F11',
    what: '500 connections that send headers slowly, and 500 silent sockets',
    injectors: [slowloris(500)],
  },
  {
    id: 'F12',
    what: 'media disk full',
    injectors: [mediaDiskFull],
    installationOptions: { mediaDiskMb: 64 },
  },
  // @covers R4
  { id: 'F13', what: '20 jobs that always fail', injectors: [failingJobs(20)] },
  {
    id: 'F14',
    what: 'clock skew: ten minutes ahead and behind, then one hour behind',
    injectors: [
      clockSkew(
        10,
        { 'gateway-1': '+10m', 'relay-1': '+10m', 'worker-1': '-10m' },
        // The relay clocks stay ahead of this gateway's clock.
        { 'gateway-2': '-1h', 'worker-2': '-1h' },
        { 'relay-2': '-1h', 'worker-1': '+10m' },
      ),
    ],
    installationOptions: { useFaketime: true },
  },
  // @covers R1
  {
    id: 'F16',
    what: 'every event republished three times, out of order',
    injectors: [republishEvents(3)],
  },
  // @covers R13
  {
    id: 'F21',
    what: 'online migration: column added, backfilled and dropped on the largest table',
    injectors: [migrateUnderLoad],
  },
];
