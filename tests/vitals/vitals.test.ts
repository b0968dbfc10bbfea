import { castOf } from '../browser/cast.js';
import { expect, test } from '../browser/test.js';
import { petrify, startFloor } from './floor.js';
import { medianOf, read, type Reading } from './measure.js';
import { bars, isQuiet, type Line, writePage } from './page.js';
import { rowsOf } from './visits.js';

/** Visits per screen; on a busy machine more visits do not improve the result. */
const visitCount = (isIdle: boolean) => (isIdle ? 5 : 1);
const filter = process.env.RINKSIDE_SCREENS ?? '';

test('every screen stays within its limits for script size and web vitals on a slow phone', async ({
  product,
  browser,
}) => {
  const origin = product.origins[0] ?? '';
  const cast = await castOf(product);
  const floor = await startFloor(origin);
  const isIdle = await isQuiet();
  const rounds = visitCount(isIdle);
  const lines: Line[] = [];
  try {
    for (const row of rowsOf(cast).filter(({ name }) => name.includes(filter))) {
      const readings: Reading[] = [];
      const staticReadings: Reading[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const path = `/static/${row.name}`;
        readings.push(
          await read(browser, {
            ...row.visit,
            origin,
            after: async (page) => floor.serve(encodeURI(path), await petrify(page)),
          }),
        );
        if (row.floor)
          staticReadings.push(await read(browser, { origin: floor.origin, path, session: null }));
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
  if (!filter) await writePage(lines, rounds, isIdle);
  for (const { name, script, speed, reading, floor: staticLcp } of lines) {
    expect.soft(reading.script / 1024, `${name}: KB of script`).toBeLessThanOrEqual(script);
    expect.soft(reading.cls, `${name}: CLS`).toBeLessThanOrEqual(bars.cls);
    if (staticLcp) expect.soft(reading.lcp / staticLcp, `${name}: LCP`).toBeLessThanOrEqual(bars.floor);
    if (!speed || !isIdle) continue;
    expect.soft(reading.lcp, `${name}: LCP`).toBeLessThanOrEqual(bars.lcp);
    expect.soft(reading.inp, `${name}: INP`).toBeLessThanOrEqual(bars.inp);
    expect.soft(reading.tbt, `${name}: TBT`).toBeLessThanOrEqual(bars.tbt);
  }
});
