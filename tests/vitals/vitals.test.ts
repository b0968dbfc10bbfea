import { castOf } from '../browser/cast.js';
import { expect, test } from '../browser/test.js';
import { petrify, startFloor } from './floor.js';
import { medianOf, read, type Reading } from './measure.js';
import { bars, isQuiet, type Line, writePage } from './page.js';
import { rowsOf } from './visits.js';

/** Visits to each page: where others work too, more of them would say no more. */
const roundsOn = (quiet: boolean) => (quiet ? 5 : 1);
const wanted = process.env.RINKSIDE_SCREENS ?? '';

test('every screen is light, and fast on a slow phone', async ({ product, browser }) => {
  const origin = product.origins[0] ?? '';
  const cast = await castOf(product);
  const floor = await startFloor(origin);
  const quiet = await isQuiet();
  const rounds = roundsOn(quiet);
  const lines: Line[] = [];
  try {
    for (const row of rowsOf(cast).filter(({ name }) => name.includes(wanted))) {
      const readings: Reading[] = [];
      const still: Reading[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const path = `/floor/${row.name}`;
        readings.push(
          await read(browser, {
            ...row.visit,
            origin,
            after: async (page) => floor.serve(encodeURI(path), await petrify(page)),
          }),
        );
        if (row.floor) still.push(await read(browser, { origin: floor.origin, path, session: null }));
      }
      lines.push({
        ...row,
        reading: medianOf(readings),
        floor: row.floor && medianOf(still).lcp,
      });
      const description = JSON.stringify({ ...medianOf(readings), still: lines.at(-1)?.floor });
      test.info().annotations.push({ type: row.name, description });
    }
  } finally {
    await floor.close();
  }
  if (!wanted) await writePage(lines, rounds, quiet);
  for (const { name, script, speed, reading, floor: still } of lines) {
    expect.soft(reading.script / 1024, `${name}: KB of script`).toBeLessThanOrEqual(script);
    expect.soft(reading.cls, `${name}: CLS`).toBeLessThanOrEqual(bars.cls);
    if (still) expect.soft(reading.lcp / still, `${name}: LCP`).toBeLessThanOrEqual(bars.floor);
    if (!speed || !quiet) continue;
    expect.soft(reading.lcp, `${name}: LCP`).toBeLessThanOrEqual(bars.lcp);
    expect.soft(reading.inp, `${name}: INP`).toBeLessThanOrEqual(bars.inp);
    expect.soft(reading.tbt, `${name}: TBT`).toBeLessThanOrEqual(bars.tbt);
  }
});
