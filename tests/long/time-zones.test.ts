import { chromium } from '@playwright/test';
import { findProgram } from '@rinkside/dev-runtime/install';
import { childEnv } from '@rinkside/platform/env';
import { Pool } from 'pg';
import { expect, inject, it } from 'vitest';

/**
 * Time zone rules come with Node, PostgreSQL and the browser, each from its own release of the IANA database. The product
 * counts in UTC and calendar dates, and SQL resolves no zone but UTC (`architecture.test.ts`).
 */

const days = 2 * 365;

/** Offsets from UTC in minutes at noon UTC of every day from `from`, by zone. Runs in Node and in a page. */
const readOffsets = ({ from, days: count }: { from: number; days: number }): Record<string, number[]> => {
  const zones = ['US', 'CA'].flatMap((country) => {
    const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones(): string[] };
    return locale.getTimeZones();
  });
  const offsetsOf = (timeZone: string) => {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    return Array.from({ length: count }, (_, day) => {
      const name = format.formatToParts(from + day * 86_400_000).find(({ type }) => type === 'timeZoneName');
      const [, sign = '+', hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(name?.value ?? '') ?? [];
      return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
    });
  };
  return Object.fromEntries(zones.map((zone) => [zone, offsetsOf(zone)]));
};

const today = new Date().toISOString().slice(0, 10);
const span = { from: Date.parse(`${today}T12:00:00Z`), days };
const ofNode = readOffsets(span);

/** The zones whose offsets differ, with the first day on which they do. */
const differences = (offsets: Record<string, number[]>) =>
  Object.entries(ofNode).flatMap(([zone, expected]) => {
    const day = expected.findIndex((offset, index) => offsets[zone]?.[index] !== offset);
    if (day < 0) return [];
    const date = new Date(span.from + day * 86_400_000).toISOString().slice(0, 10);
    return `${zone} from ${date}: Node ${expected[day]} min, other ${offsets[zone]?.[day]} min`;
  });

it('the rules of Node are at most a year old', () => {
  const year = Number.parseInt(process.versions.tz ?? '', 10);
  expect(new Date().getFullYear() - year, `tz ${process.versions.tz}`).toBeLessThanOrEqual(1);
  expect(Object.keys(ofNode).length).toBeGreaterThan(40);
});

it('Chromium and Node agree about every zone of the United States and Canada', async () => {
  const executablePath = findProgram('chromium', childEnv());
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    expect(differences(await page.evaluate(readOffsets, span)), browser.version()).toEqual([]);
  } finally {
    await browser.close();
  }
});

it('PostgreSQL and Node agree about every zone of the United States and Canada', async () => {
  const pool = new Pool({ connectionString: inject('postgresUrl') });
  try {
    const { rows } = await pool.query<{ zone: string; offsets: number[] }>(
      `select zone, array_agg(extract(epoch from (noon at time zone zone) - (noon at time zone 'UTC'))::int / 60 order by noon) as offsets
       from unnest($1::text[]) zone, generate_series($2::timestamptz, $2::timestamptz + ($3 - 1) * interval '1 day', '1 day') noon
       group by zone`,
      [Object.keys(ofNode), new Date(span.from), days],
    );
    expect(differences(Object.fromEntries(rows.map(({ zone, offsets }) => [zone, offsets])))).toEqual([]);
  } finally {
    await pool.end();
  }
});
