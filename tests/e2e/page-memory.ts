import type { CDPSession, Page } from '@playwright/test';
import { expect } from './playwright-test.js';

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** Compiled code, and objects of the browser such as its record of requests for the debugger. */
const ignoredTypes = new Set(['code', 'hidden', 'native', 'object shape', 'synthetic']);

/** Returns the size in bytes of the live objects, arrays, strings and closures of scripts. */
const scriptBytes = async (devtools: CDPSession): Promise<number> => {
  const chunks: string[] = [];
  const addChunk = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', addChunk);
  await devtools.send('HeapProfiler.takeHeapSnapshot');
  devtools.off('HeapProfiler.addHeapSnapshotChunk', addChunk);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!ignoredTypes.has(types[0][nodes[at + typeAt] ?? 0] ?? '')) bytes += nodes[at + sizeAt] ?? 0;
  return bytes;
};

export interface PageMemory {
  bytes: number;
  /** DOM nodes, also those that only scripts hold. */
  nodes: number;
  listeners: number;
}

/**
 * Measures what the scripts of a page keep alive. Call it before the requests of the page begin.
 * @returns a function that waits for the pending requests and measures
 */
export const watchMemory = async (page: Page): Promise<() => Promise<PageMemory>> => {
  const devtools = await page.context().newCDPSession(page);
  const pending = new Set<object>();
  page.on('request', (request) => request.url().includes('/socket.io/') || pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    await expect.poll(() => pending.size).toBe(0);
    const bytes = await scriptBytes(devtools);
    const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters');
    return { bytes, nodes, listeners };
  };
};
