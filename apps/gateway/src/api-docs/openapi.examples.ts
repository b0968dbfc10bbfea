import type { JsonSchema } from './openapi.schemas.js';

/** Examples by format, for values that have a format in their schema but no example of their own. */
const formats: Record<string, unknown> = {
  uuid: '0199a3f2-7c1d-7b52-9c6e-2f4d8a1b3c5e',
  date: '2026-11-14',
  'date-time': '2026-11-14T19:30:00.000Z',
};

const isSchema = (part: unknown): part is JsonSchema =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

/** Returns the non-null members of a union. */
const nonNullChoicesOf = ({ anyOf = [], oneOf = [] }: JsonSchema) =>
  [...anyOf, ...oneOf].filter(isSchema).filter(({ type }) => type !== 'null');

const scalarExample = (schema: JsonSchema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.format && schema.format in formats) return formats[schema.format];
  const { type } = schema;
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return true;
  return type === 'null' ? null : '…';
};

/**
 * Returns the schema's own example (zod's `.meta`), else its default, else the simplest valid value. An array holds one
 * element of each kind, and at least `minItems`.
 */
export const exampleOf = (schema: JsonSchema): unknown => {
  if (schema.examples?.length) return schema.examples[0];
  if (schema.default !== undefined) return schema.default;
  const [kind] = nonNullChoicesOf(schema);
  if (kind) return exampleOf(kind);
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter((entry): entry is [string, JsonSchema] => isSchema(entry[1]))
        .map(([name, property]) => [name, exampleOf(property)]),
    );
  if (schema.type !== 'array') return scalarExample(schema);
  if (schema.prefixItems) return schema.prefixItems.filter(isSchema).map(exampleOf);
  if (!isSchema(schema.items)) return [];
  const kinds = nonNullChoicesOf(schema.items);
  const examples = (kinds.length > 0 ? kinds : [schema.items]).map(exampleOf);
  const missing = Math.max(0, (schema.minItems ?? 0) - examples.length);
  return [...examples, ...Array.from({ length: missing }, () => examples[0])];
};
