import { createScreenFixtures } from '../e2e/screen-fixtures.js';
import { expect, test } from '../e2e/playwright-test.js';
import { freezePage, startStaticServer } from './static-baseline.js';
import { medianOf, measureVisit, type WebVitals } from './measure-visit.js';
import { limits, isMachineIdle, type ScreenResult, writeReport } from './web-speed-report.js';
import { measuredScreens } from './measured-screens.js';

/** Visits per screen; on a busy machine more visits do not improve the result. */
const visitCount = (isIdle: boolean) => (isIdle ? 5 : 1);
const filter = process.env.RINKSIDE_SCREENS ?? '';

test('every screen stays within its limits for script size and web vitals on a slow phone', async ({
  product,
  browser,
}) => {
  const origin = product.origins[0] ?? '';
  const cast = await createScreenFixtures(product);
  const floor = await startStaticServer(origin);
  const isIdle = await isMachineIdle();
  const rounds = visitCount(isIdle);
  const lines: ScreenResult[] = [];
  try {
    for (const row of measuredScreens(cast).filter(({ name }) => name.includes(filter))) {
      const readings: WebVitals[] = [];
      const staticReadings: WebVitals[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const path = `/static/${row.name}`;
        readings.push(
          await measureVisit(browser, {
            ...row.visit,
            origin,
            after: async (page) => floor.serve(encodeURI(path), await freezePage(page)),
          }),
        );
        if (row.floor)
          staticReadings.push(await measureVisit(browser, { origin: floor.origin, path, session: null }));
      }
      lines.push({
        ...row,
        reading: medianOf(readings),
        floor: row.floor && medianOf(staticReadings).lcp,
      });
      const description = JSON.stringify({ ...medianOf(readings), staticLcp: lines.at(-1)?.floor });
      test.info().annotations.push({ type: row.name, description });
    }
  } finally {
    await floor.close();
  }
  if (!filter) await writeReport(lines, rounds, isIdle);
  for (const { name, script, speed, reading, floor: staticLcp } of lines) {
    expect.soft(reading.script / 1024, `${name}: KB of script`).toBeLessThanOrEqual(script);
    expect.soft(reading.cls, `${name}: CLS`).toBeLessThanOrEqual(limits.cls);
    if (staticLcp) expect.soft(reading.lcp / staticLcp, `${name}: LCP`).toBeLessThanOrEqual(limits.floor);
    if (!speed || !isIdle) continue;
    expect.soft(reading.lcp, `${name}: LCP`).toBeLessThanOrEqual(limits.lcp);
    expect.soft(reading.inp, `${name}: INP`).toBeLessThanOrEqual(limits.inp);
    expect.soft(reading.tbt, `${name}: TBT`).toBeLessThanOrEqual(limits.tbt);
  }
});
