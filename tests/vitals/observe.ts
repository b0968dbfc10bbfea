import type { CDPSession, Page } from '@playwright/test';

/** What a page says of its own speed; ms but for the shift. */
export interface Paints {
  fcp: number;
  lcp: number;
  /** What the largest paint was, for whoever wants it sooner. */
  largest: string;
  cls: number;
  tbt: number;
  /** The longest interaction from input to paint; 0 when all were under 16 ms. */
  inp: number;
}

declare global {
  interface Window {
    /** What the observers below have seen. */
    seen: { paints: Paints; tasks: { start: number; duration: number }[]; inputs: Map<number, number> };
  }
}

/** What entries of these types tell, each of its own. */
interface Told extends PerformanceEntry {
  element?: Element | null;
  value: number;
  hadRecentInput: boolean;
  interactionId: number;
}

/** As Lighthouse reads it, a shift is a session window's largest, of 1 s gaps and 5 s. */
const observeIn = () => {
  const paints: Paints = { fcp: 0, lcp: 0, largest: '', cls: 0, tbt: 0, inp: 0 };
  window.seen = { paints, tasks: [], inputs: new Map() };
  const shifts = { sum: 0, first: 0, last: 0 };
  const on = (type: string, each: (entry: Told) => void, options = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry as Told);
    }).observe({ type, buffered: true, ...options });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime, element }) => {
    paints.lcp = startTime;
    paints.largest = `${element?.tagName.toLowerCase() ?? 'gone'} ${element?.textContent?.slice(0, 40) ?? ''}`;
  });
  on('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - shifts.last > 1000 || startTime - shifts.first > 5000)
      Object.assign(shifts, { sum: 0, first: startTime });
    Object.assign(shifts, { sum: shifts.sum + value, last: startTime });
    paints.cls = Math.max(paints.cls, shifts.sum);
  });
  on('longtask', ({ startTime, duration }) => {
    window.seen.tasks.push({ start: startTime, duration });
  });
  on(
    'event',
    ({ interactionId, duration }) => {
      if (!interactionId) return;
      const { inputs } = window.seen;
      inputs.set(interactionId, Math.max(duration, inputs.get(interactionId) ?? 0));
      paints.inp = Math.max(...inputs.values());
    },
    { durationThreshold: 16 },
  );
};

/** As Lighthouse reads it: what a task takes beyond 50 ms blocks, once something was painted that invites a tap. */
const blocking = ({ paints, tasks }: Window['seen']): number =>
  tasks.reduce((sum, { start, duration }) => {
    const since = start + duration - Math.max(start, paints.fcp);
    return sum + Math.max(0, since - 50);
  }, 0);

/** What the page says by now. */
export const paintsOf = async (page: Page): Promise<Paints> => {
  const seen = await page.evaluate(() => window.seen);
  return { ...seen.paints, tbt: blocking(seen) };
};

export const observe = (page: Page) => page.addInitScript(observeIn);

/** A phone on a slow line, as Lighthouse takes it: 4 times slower, 1.6 Mb/s, 150 ms. */
export const slowDown = async (session: CDPSession) => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

export interface Bytes {
  all: number;
  script: number;
}

/** Bytes of what was answered, as they come over the wire from now on. */
export const countBytes = (session: CDPSession): Bytes => {
  const bytes = { all: 0, script: 0 };
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (scripts.has(requestId)) bytes.script += encodedDataLength;
  });
  return bytes;
};
