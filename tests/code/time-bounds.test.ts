import { liveGameRules } from '@rinkside/contracts/live-game';
import { liveGameSchemas } from '@rinkside/contracts/live-game.schema';
import { routes, schemasOf } from '@rinkside/contracts/routes.schema';
import { expect, it } from 'vitest';
import * as z from 'zod';

interface Leaf {
  path: string;
  schema: z.ZodType;
}

const formats = new Set(['date', 'datetime']);
const isTimeName = /[._](?:at|on|date|day|today|since|until|time|birthdate)$/;

/** Returns the parts of an input that hold a date or an instant, by format or by name. */
const timesIn = (schema: z.ZodType | undefined, path: string): Leaf[] => {
  if (!schema) return [];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => timesIn(field, `${path}.${name}`));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return timesIn(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodArray) return timesIn(schema.element as z.ZodType, `${path}[]`);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => timesIn(option as z.ZodType, path));
  if (schema instanceof z.ZodPipe)
    return [schema.in, schema.out].flatMap((part) => timesIn(part as z.ZodType, path));
  const format = 'format' in schema ? String(schema.format) : '';
  return formats.has(format) || isTimeName.test(path) ? [{ path, schema }] : [];
};

const inputs = routes.flatMap((route) => {
  const { body, query } = schemasOf(route);
  const name = `${route.method} ${route.path}`;
  return timesIn(body, `${name} body`).concat(timesIn(query, `${name} query`));
});
/** The server allows a day more or less than its own date: season.test.ts. */
const checkedLater = new Set(['GET /api/users/:id/stats query.today']);

it('every date and instant that a client may send has sensible bounds', () => {
  expect(inputs.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'POST /api/live-games body.started_at',
      'POST /api/live-games/:id/events body.events[].occurred_at',
      'POST /api/games body.date',
      'POST /api/users/me/children body.birthdate',
    ]),
  );
  const extremes = ['0001-01-01', '1899-12-31', '2101-01-01', '9999-12-31'];
  const accepted = inputs
    .filter(({ path }) => !checkedLater.has(path))
    .flatMap(({ path, schema }) =>
      extremes
        .flatMap((date) => [date, `${date}T00:00:00Z`])
        // The server replaces instants in the future by its own time.
        .filter(
          (value) => schema.safeParse(value).success && !(path.includes('live-games') && value > '2100'),
        )
        .map((value) => `${path} accepts ${value}`),
    );
  expect(accepted).toEqual([]);
});

it('a live log may wait for a year, and says what is wrong with an older one', () => {
  const { started_at: startedAt } = liveGameSchemas.start.body.shape;
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  expect(startedAt.safeParse(daysAgo(365)).success).toBe(true);
  expect(startedAt.safeParse(daysAgo(367)).error?.issues[0]?.message).toBe(liveGameRules.clock);
});
