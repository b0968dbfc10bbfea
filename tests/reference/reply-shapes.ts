import { errorView } from '@rinkside/contracts/error.schema';
import { routes, schemasOf } from '@rinkside/contracts/routes.schema';
import * as z from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;
/** JSON types by field. */
type Fields = Record<string, string>;

const isSchema = (part: z.core.JSONSchema._JSONSchema | undefined): part is Schema =>
  typeof part === 'object';
const variantsOf = ({ anyOf, oneOf }: Schema) => (anyOf ?? oneOf)?.filter(isSchema);

const typesOf = (schema: Schema): string[] => {
  const variants = variantsOf(schema);
  if (variants) return variants.flatMap(typesOf);
  if (schema.const !== undefined) return [typeof schema.const];
  return [schema.type ?? 'unknown'].flat().map((type) => (type === 'integer' ? 'number' : type));
};

/** The required fields of an object, or of every variant of it, that have one JSON type and are never null. */
const fieldsOf = (schema: Schema): Fields => {
  const [variant, ...others] = (variantsOf(schema) ?? []).map(fieldsOf);
  if (variant)
    return Object.fromEntries(
      Object.entries(variant).filter(([name, type]) => others.every((other) => other[name] === type)),
    );
  const fields = (schema.required ?? []).flatMap((name) => {
    const field = schema.properties?.[name];
    const [type = 'unknown', ...more] = isSchema(field) ? new Set(typesOf(field)) : [];
    return type === 'unknown' || more.length > 0 ? [] : [[name, type] as const];
  });
  return Object.fromEntries(fields);
};

/** Renders for example `{ list: true, string: 'id name', number: 'version' }`. */
const renderShape = (reply: z.ZodType): string => {
  const schema = z.toJSONSchema(reply, { unrepresentable: 'any' });
  const element = schema.type === 'array' && !Array.isArray(schema.items) ? schema.items : undefined;
  const fields = Object.entries(fieldsOf(isSchema(element) ? element : schema));
  const byType = Object.groupBy(fields, ([, type]) => type);
  const parts = Object.entries(byType).map(
    ([type, named = []]) => `${type}: '${named.map(([name]) => name).join(' ')}'`,
  );
  return `{ ${[...(element ? ['list: true'] : []), ...parts].join(', ')} }`;
};

/** Renders `libs/contracts/src/reply-shapes.ts` from the schemas of all replies. */
export const renderReplyShapes = (): string => {
  const replies: [name: string, schema: z.ZodType][] = [
    ...routes.map((route): [string, z.ZodType] => [`${route.method} ${route.path}`, schemasOf(route).reply]),
    ['error', errorView],
  ];
  const lines = replies.map(([name, schema]) => `  '${name}': ${renderShape(schema)},`);
  return `// Generated from the schemas: npx vitest run --project node tests/documents/reference.test.ts -u

/** Fields that a reply always has, by JSON type; with \`list\`, fields of each element. */
export interface ReplyShape {
  list?: true;
  string?: string;
  number?: string;
  boolean?: string;
  array?: string;
  object?: string;
}

/** By 'METHOD /path'. Fields that may be absent or null, or have several types, are left out. */
// prettier-ignore
export const replyShapes: Partial<Record<string, ReplyShape>> = {
${lines.join('\n')}
};
`;
};
