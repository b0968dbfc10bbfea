import { maxInteger } from '@rinkside/contracts/id.schema';
import { growthLimits } from '@rinkside/contracts/text';
import { exampleOf } from '@rinkside/gateway/api-docs/openapi.examples';
import { toJsonSchema } from '@rinkside/gateway/api-docs/openapi.schemas';
import { seededRandom } from '@rinkside/domain/seed/seeded-random';
import * as z from 'zod';

/** A change of one field to a value at or beyond its limit. */
export interface Limit {
  path: string;
  /** Returns a valid input with this change. */
  applyTo: (valid: unknown) => unknown;
}

const unknownId = '0198c0de-0000-7000-8000-000000000000';
const uuids = [
  unknownId,
  unknownId.toUpperCase(),
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  `{${unknownId}}`,
  unknownId.slice(1),
];
const dates = ['0000-01-01', '0001-01-01', '1899-12-31', '1900-01-01', '2100-12-31', '2101-01-01'].concat(
  ['9999-12-31', '2024-02-29', '2023-02-29', '10000-01-01', '-0001-01-01'],
  [-1, 0, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)),
);
const instants = (now: string) =>
  ['+00:00', '-00:00', '+15:59', '-15:59', '+16:00', '-16:00', '+19:00', '+23:59', '+24:00', ''].map(
    (offset) => `${now}${offset}`,
  );
const instantsOf = (now: string) => [
  ...instants(now),
  `${now}Z`,
  `${now}.123456789Z`,
  `${now}.${'9'.repeat(200)}Z`,
  `${now.slice(0, 16)}Z`,
  ...dates.map((date) => `${date}T00:00:00Z`),
  '9999-12-31T23:59:59-15:59',
  '0001-01-01T00:00:00+15:59',
];

const random = seededRandom('contract limits');
/** Scripts whose characters have one, three and four bytes. Such texts cannot be compressed. */
const scripts = [
  [0x61, 26],
  [0x4e00, 20_000],
  [0x1f400, 60],
] as const;
const textsOf = (length: number): string[] =>
  scripts.map(([first, count]) =>
    Array.from({ length }, () => String.fromCodePoint(first + Math.floor(random.next() * count))).join(''),
  );
/** Decomposed forms are longer, and searches and names store them. */
const growing = ['\ufdfa', '\u1e69', '\u0149', '\uac01', '\u00df'];

const lengthsOf = ({ minLength, maxLength }: z.ZodString) => {
  const [min, max] = [minLength ?? 0, Math.min(maxLength ?? growthLimits.maxLength, growthLimits.maxLength)];
  return [min - 1, min, max, max + 1].filter((length) => length >= 0);
};

const textValues = (schema: z.ZodString, path: string): unknown[] => {
  if (schema.format === 'uuid') return uuids;
  if (schema.format === 'date') return dates;
  if (schema.format === 'datetime')
    return instantsOf(new Date(Date.now() - 60_000).toISOString().slice(0, 19));
  const max = Math.min(schema.maxLength ?? 1000, 1000);
  return [
    ...new Set([
      ...lengthsOf(schema).flatMap(textsOf),
      ...growing.flatMap((letter) => [letter.repeat(max), letter.repeat(Math.floor(max / 18))]),
      ...(path.endsWith('id') ? uuids : []),
      ...(path.endsWith('date') ? dates : []),
    ]),
  ];
};

const numberValues = ({ minValue, maxValue }: z.ZodNumber): number[] => {
  const bounds = [minValue ?? 0, maxValue ?? 0].flatMap((bound) => [bound - 1, bound, bound + 1]);
  const columns = [
    maxInteger,
    maxInteger + 1,
    -maxInteger - 1,
    -maxInteger - 2,
    2 ** 53 - 1,
    2 ** 53,
    -(2 ** 53),
  ];
  return [...new Set([...bounds, ...columns, 1e308, 0.5, 0, -1])];
};

/** Returns a valid value: the given one, or an example of the schema. */
const validOr = (schema: z.ZodType, base: unknown): unknown =>
  base !== undefined && schema.safeParse(base).success ? base : exampleOf(toJsonSchema(schema, 'input'));

const inObject = (schema: z.ZodObject, path: string): Limit[] =>
  Object.entries(schema.shape).flatMap(([name, field]) =>
    limitsOf(field as z.ZodType, `${path}.${name}`).map((limit) => ({
      path: limit.path,
      applyTo: (valid) => {
        const whole = Object(validOr(schema, valid)) as Record<string, unknown>;
        return { ...whole, [name]: limit.applyTo(whole[name]) };
      },
    })),
  );

const inArray = (schema: z.ZodArray, path: string): Limit[] => {
  const element = schema.element as z.ZodType;
  const firstOf = (valid: unknown) => (validOr(schema, valid) as unknown[])[0] ?? validOr(element, undefined);
  const { minimum = 0, maximum = 0 } = schema._zod.bag as { minimum?: number; maximum?: number };
  return [
    ...[minimum - 1, minimum, maximum, maximum + 1]
      .filter((length) => length >= 0 && length <= 1000)
      .map((length) => ({
        path: `${path}[${length}]`,
        applyTo: (valid: unknown) => Array.from({ length }, () => firstOf(valid)),
      })),
    ...limitsOf(element, `${path}[]`).map((limit) => ({
      path: limit.path,
      applyTo: (valid: unknown) => [limit.applyTo(firstOf(valid))],
    })),
  ];
};

/** Returns a change for each limit of each number, date, instant, text and list, and for the values just beyond. */
export const limitsOf = (schema: z.ZodType, path: string): Limit[] => {
  if (schema instanceof z.ZodObject) return inObject(schema, path);
  if (schema instanceof z.ZodArray) return inArray(schema, path);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option, at) => limitsOf(option as z.ZodType, `${path}|${at}`));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return limitsOf(schema.unwrap() as z.ZodType, path).map((limit) => ({
      path: limit.path,
      applyTo: (valid) => limit.applyTo(valid ?? undefined),
    }));
  if (schema instanceof z.ZodPipe) return limitsOf(schema.in as z.ZodType, path);
  if (schema instanceof z.ZodNumber)
    return numberValues(schema).map((value) => ({ path, applyTo: () => value }));
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return textValues(schema as z.ZodString, path).map((value) => ({ path, applyTo: () => value }));
  return [];
};
