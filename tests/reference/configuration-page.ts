import { secretNames } from '@rinkside/platform/env-names';
import { envSchema } from '@rinkside/platform/env';
import * as z from 'zod';
import { code, generatedNote, markdownTable } from './markdown.js';

type Schema = z.core.JSONSchema.BaseSchema;

const isFlag = ({ enum: values }: Schema) => values?.join() === '0,1';

const rangeOf = ({ minimum, exclusiveMinimum, maximum }: Schema) => {
  const lower =
    typeof exclusiveMinimum === 'number' && exclusiveMinimum > Number.MIN_SAFE_INTEGER
      ? `above ${exclusiveMinimum}`
      : typeof minimum === 'number' && minimum > Number.MIN_SAFE_INTEGER
        ? `from ${minimum}`
        : '';
  const upper = typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER ? `to ${maximum}` : '';
  return [lower, upper].filter(Boolean).join(' ');
};

const typeOf = (schema: Schema): string => {
  if (schema.enum) return schema.enum.map((value) => code(String(value))).join(', ');
  if (schema.format === 'uri') return 'URL';
  if (schema.format === 'email') return 'email address';
  if (schema.type === 'integer' || schema.type === 'number')
    return `${schema.type} ${rangeOf(schema)}`.trim();
  return 'text';
};

/** The parsed defaults of optional variables; JSON Schema omits those of transformed values. */
const parsedDefaults: Record<string, unknown> = envSchema.parse({
  DATABASE_URL: 'postgres://localhost/rinkside',
});

const defaultOf = (name: string, schema: Schema, isRequired: boolean): string => {
  if (isRequired) return 'required';
  const parsed = parsedDefaults[name];
  const value = isFlag(schema) && parsed !== undefined ? Number(parsed) : schema.default;
  if (value === undefined) return 'unset';
  if (value === '') return 'empty';
  return code(typeof value === 'string' ? value : JSON.stringify(value));
};

/** Renders `docs/reference/configuration.md` from the schema of the environment. */
export const renderConfigurationPage = (): string => {
  const { properties = {}, required = [] } = z.toJSONSchema(envSchema, {
    io: 'input',
    unrepresentable: 'any',
  });
  const rows = Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema === 'object'
      ? [
          [
            code(name),
            defaultOf(name, schema, required.includes(name)),
            typeOf(schema),
            schema.description ?? '',
          ],
        ]
      : [],
  );
  return `# Configuration

${generatedNote('`libs/platform/src/env.ts`')}

All processes read these environment variables once, at start. An empty value counts as unset, except that of \`WORKER_JOBS\`. An invalid or misspelt variable ends the process with a sentence that names it. ${secretNames.map(code).join(', ')} can be read from files: \`{NAME}_FILE\` is the path. Variables of Docker Compose, such as \`POSTGRES_PASSWORD\`, are in [deploy](../operations/deploy.md#docker-compose).

${markdownTable(['variable', 'default', 'value', 'meaning'], rows)}
`;
};
