import { calendarDate, instant, maxInteger } from '@rinkside/contracts/id.schema';
import { timeRules } from '@rinkside/contracts/time';
import { expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { requestFields } from './request-fields.js';

test('every number of every request has the range of its column, or a smaller one', () => {
  const numbers = requestFields('number');
  expect(numbers.length).toBeGreaterThan(50);
  const accepted = numbers.flatMap(({ path, schema }) =>
    [maxInteger + 1, -maxInteger - 2, 2 ** 53, -(2 ** 53), Infinity, NaN]
      .filter((value) => safeParse(schema, value).success)
      .map((value) => `${path} accepts ${value}`),
  );
  expect(accepted).toEqual([]);
});

const now = '2026-11-20T18:30:00';
const instants = [
  `${now}+19:00`,
  `${now}-16:00`,
  `${now}+23:59`,
  '0000-01-01T00:00:00Z',
  `${now}.${'1'.repeat(200)}Z`,
];

test('an instant is one that the database can store', () => {
  for (const at of instants)
    expect(
      instant.safeParse(at).error?.issues.map(({ message }) => message),
      at,
    ).toEqual([timeRules.instant]);
  for (const at of [`${now}Z`, `${now}.123456789Z`, `${now}+15:59`, `${now}-15:59`, '0001-01-01T00:00:00Z'])
    expect(instant.safeParse(at).success, at).toBe(true);
});

test('no request takes a date or an instant that the database cannot store', () => {
  const accepted = requestFields('string')
    .filter(({ schema }) => ['date', 'datetime'].includes(String(Reflect.get(schema._zod.def, 'format'))))
    .flatMap(({ path, schema }) =>
      [...instants, '0000-01-01']
        .filter((value) => safeParse(schema, value).success)
        .map((value) => `${path} accepts ${value}`),
    );
  expect(accepted).toEqual([]);
  expect(calendarDate.safeParse('0000-01-01').error?.issues[0]?.message).toBe(timeRules.date);
});

test('an id of a request is in lower case, as the database writes it', () => {
  const upper = '0198C0DE-0000-7000-8000-000000000000';
  const ids = requestFields('string').filter(({ schema }) => safeParse(schema, upper).success);
  const kept = ids
    .filter(({ schema }) => Reflect.get(schema._zod.def, 'format') === 'uuid')
    .filter(({ schema }) => safeParse(schema, upper).data !== upper.toLowerCase());
  expect(ids.length).toBeGreaterThan(100);
  expect(kept.map(({ path }) => path)).toEqual([]);
});
