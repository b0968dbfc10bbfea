import type { CDPSession, Page } from '@playwright/test';

/** Web vitals of a page; ms, except for `cls`. */
export interface PaintMetrics {
  fcp: number;
  lcp: number;
  /** Description of the LCP element. */
  largest: string;
  cls: number;
  tbt: number;
  /** Longest interaction from input to paint; 0 when all took less than 16 ms. */
  inp: number;
}

declare global {
  interface Window {
    /** Entries recorded by the observers. */
    recordedVitals: {
      paints: PaintMetrics;
      tasks: { start: number; duration: number }[];
      inputs: Map<number, number>;
    };
  }
}

/** Fields of the observed entry types. */
interface ObservedEntry extends PerformanceEntry {
  element?: Element | null;
  value: number;
  hadRecentInput: boolean;
  interactionId: number;
}

/** Runs in the page. CLS is the largest session window with gaps of 1 s and at most 5 s, as in Lighthouse. */
const installObservers = () => {
  const paints: PaintMetrics = { fcp: 0, lcp: 0, largest: '', cls: 0, tbt: 0, inp: 0 };
  window.recordedVitals = { paints, tasks: [], inputs: new Map() };
  const shifts = { sum: 0, first: 0, last: 0 };
  const on = (type: string, handle: (entry: ObservedEntry) => void, options = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) handle(entry as ObservedEntry);
    }).observe({ type, buffered: true, ...options });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime, element }) => {
    paints.lcp = startTime;
    paints.largest = `${element?.tagName.toLowerCase() ?? 'removed'} ${element?.textContent?.slice(0, 40) ?? ''}`;
  });
  on('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - shifts.last > 1000 || startTime - shifts.first > 5000)
      Object.assign(shifts, { sum: 0, first: startTime });
    Object.assign(shifts, { sum: shifts.sum + value, last: startTime });
    paints.cls = Math.max(paints.cls, shifts.sum);
  });
  on('longtask', ({ startTime, duration }) => {
    window.recordedVitals.tasks.push({ start: startTime, duration });
  });
  on(
    'event',
    ({ interactionId, duration }) => {
      if (!interactionId) return;
      const { inputs } = window.recordedVitals;
      inputs.set(interactionId, Math.max(duration, inputs.get(interactionId) ?? 0));
      paints.inp = Math.max(...inputs.values());
    },
    { durationThreshold: 16 },
  );
};

/** TBT as in Lighthouse: the part of each long task beyond 50 ms, after the first contentful paint. */
const totalBlockingTime = ({ paints, tasks }: Window['recordedVitals']): number =>
  tasks.reduce((sum, { start, duration }) => {
    const durationAfterFcp = start + duration - Math.max(start, paints.fcp);
    return sum + Math.max(0, durationAfterFcp - 50);
  }, 0);

/** Reads the current web vitals of a page. */
export const readPaintMetrics = async (page: Page): Promise<PaintMetrics> => {
  const recorded = await page.evaluate(() => window.recordedVitals);
  return { ...recorded.paints, tbt: totalBlockingTime(recorded) };
};

export const observe = (page: Page) => page.addInitScript(installObservers);

/** Throttles like Lighthouse on mobile: CPU 4 times slower, 1.6 Mb/s, 150 ms latency. */
export const throttle = async (session: CDPSession) => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

export interface TransferredBytes {
  all: number;
  script: number;
}

/** Counts response bytes on the wire from now on. */
export const countBytes = (session: CDPSession): TransferredBytes => {
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
