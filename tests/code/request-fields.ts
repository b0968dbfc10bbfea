import { routes, schemasOf } from '@rinkside/contracts/routes.schema';
import type * as z from 'zod';

export interface Field<Schema> {
  path: string;
  schema: Schema;
}

interface Kinds {
  string: z.core.$ZodString;
  number: z.core.$ZodNumber;
}

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** Every string or number in a schema, however deep. */
export const fieldsIn = <Kind extends keyof Kinds>(
  kind: Kind,
  value: unknown,
  path: string,
): Field<Kinds[Kind]>[] => {
  if (isSchema(value)) {
    const { def } = value._zod;
    if (def.type === 'pipe' && 'in' in def) return fieldsIn(kind, def.in, path);
    if (def.type === kind) return [{ path, schema: value as Kinds[Kind] }];
    return Object.entries(def)
      .filter(([name]) => name !== 'checks')
      .flatMap(([name, part]) => fieldsIn(kind, part, name === 'shape' ? path : `${path} ${name}`));
  }
  if (Array.isArray(value)) return value.flatMap((part) => fieldsIn(kind, part, path));
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return Object.entries(value).flatMap(([name, part]) => fieldsIn(kind, part, `${path}.${name}`));
  return [];
};

/** Every string or number that a request to a route may have. */
export const requestFields = <Kind extends keyof Kinds>(kind: Kind): Field<Kinds[Kind]>[] =>
  routes.flatMap((route) => {
    const { params, query, body } = schemasOf(route);
    return Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      fieldsIn(kind, schema, `${route.method} ${route.path} ${part}`),
    );
  });
