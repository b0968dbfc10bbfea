import { EventEmitter } from 'node:events';

const buses = new Map<string, EventEmitter>();

/**
 * Returns the event bus between gateway and workers in one process, used without Redis. One bus per database URL, so
 * that several installations can run in one process.
 */
export const inProcessBus = (databaseUrl: string): EventEmitter => {
  let bus = buses.get(databaseUrl);
  if (!bus) buses.set(databaseUrl, (bus = new EventEmitter().setMaxListeners(50)));
  return bus;
};
