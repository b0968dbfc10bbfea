import { EventEmitter } from 'node:events';

/** What gateway and workers tell each other when they share one process and there is no Redis. */
const hubs = new Map<string, EventEmitter>();

/** One hub per installation in this process, named by its database. */
export const localHub = (databaseUrl: string): EventEmitter => {
  let hub = hubs.get(databaseUrl);
  if (!hub) hubs.set(databaseUrl, (hub = new EventEmitter().setMaxListeners(50)));
  return hub;
};
