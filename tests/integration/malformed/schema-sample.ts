import type { seededRandom } from '@rinkside/domain/seed/seeded-random';

/** The subset of JSON Schema that the contracts use. */
export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  minimum?: number;
}

const formats: Record<string, string> = {
  uuid: '0198c0de-0000-7000-8000-000000000000',
  date: '2010-04-05',
  'date-time': '2024-04-05T06:07:08Z',
  uri: 'https://rinkside.test/club',
};

/** Generates a value that matches the schema. */
export const sampleValue = (shape: JsonSchema, random: ReturnType<typeof seededRandom>): unknown => {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return random.pick(shape.enum as [unknown, ...unknown[]]);
  const options = shape.anyOf ?? shape.oneOf;
  if (options) return sampleValue(random.pick(options as [JsonSchema, ...JsonSchema[]]), random);
  if (shape.properties)
    return Object.fromEntries(
      Object.entries(shape.properties).map(([name, each]) => [name, sampleValue(each, random)]),
    );
  if (shape.type === 'array') return shape.items ? [sampleValue(shape.items, random)] : [];
  if (shape.type === 'boolean') return random.next() < 0.5;
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(1, shape.minimum ?? 1);
  if (shape.type === 'null') return null;
  return formats[shape.format ?? ''] ?? 'Northern Stars';
};
