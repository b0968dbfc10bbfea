import type { diceOf } from '@rinkside/domain/seed/dice';

/** As much of JSON Schema as the contracts make use of. */
export interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
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

/** A value that fits the shape, as far as the shape says. */
export const sample = (shape: Shape, dice: ReturnType<typeof diceOf>): unknown => {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return dice.pick(shape.enum as [unknown, ...unknown[]]);
  if (shape.anyOf) return sample(dice.pick(shape.anyOf as [Shape, ...Shape[]]), dice);
  if (shape.properties)
    return Object.fromEntries(
      Object.entries(shape.properties).map(([name, each]) => [name, sample(each, dice)]),
    );
  if (shape.type === 'array') return shape.items ? [sample(shape.items, dice)] : [];
  if (shape.type === 'boolean') return dice.roll() < 0.5;
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(1, shape.minimum ?? 1);
  if (shape.type === 'null') return null;
  return formats[shape.format ?? ''] ?? 'Northern Stars';
};
