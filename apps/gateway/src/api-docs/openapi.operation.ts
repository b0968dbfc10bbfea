import type * as z from 'zod';
import { exampleOf } from './openapi.examples.js';
import { replySchema, toJsonSchema } from './openapi.schemas.js';
import type { Access, RateLimit, Route, RouteSchemas } from '@rinkside/contracts/route';
import { needsBody, schemasOf } from '@rinkside/contracts/routes.schema';

const accessText: Record<Access, string> = {
  public: 'Public.',
  signedIn: 'Needs a valid token.',
  onboarded: 'Needs a valid token and a completed profile.',
  moderator: 'Needs a moderator’s token.',
  operator: 'Needs an operator’s token.',
};

const periodText: Record<number, string> = { 60: 'a minute', 3600: 'an hour' };

/** Returns, for example, 'At most 600 calls a minute.' */
export const limitText = ({ max, seconds }: RateLimit) =>
  `At most ${max} calls ${periodText[seconds] ?? `in ${seconds / 60} minutes`}.`;

/** Tags that differ from the path's noun. */
const tags: Record<string, string> = {
  ai: 'Coach',
  'organization-follows': 'Follows',
  reports: 'Reports',
  stats: 'Seasons',
  'user-blocks': 'Blocks',
  'user-follows': 'Follows',
  users: 'Players',
};
const nestedNouns = new Set(['awards', 'comments', 'feed', 'stats']);

/** Returns the tag of a route: its noun, also where its path is nested below another noun's. */
export const tagOf = ({ path }: Route): string => {
  const words = path.split('/').slice(2);
  const noun = words.find((word) => nestedNouns.has(word)) ?? words[0] ?? '';
  return tags[noun] ?? noun.charAt(0).toUpperCase() + noun.slice(1).replaceAll('-', ' ');
};

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const operationIdOf = ({ method, path }: Route) =>
  method.toLowerCase() +
  path
    .split(/[/-]/)
    .slice(2)
    .map((word) => (word.startsWith(':') ? `By${capitalize(word.slice(1))}` : capitalize(word)))
    .join('');

const parametersOf = (schema: z.ZodType | undefined, where: 'path' | 'query') => {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: shape,
    // Only for path parameters: the form of the API reference sends every prefilled value.
    example: where === 'path' && typeof shape === 'object' ? exampleOf(shape) : undefined,
  }));
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key and body get the same response again; a different body gets 422.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

/** Returns an example of a route's body; in a multipart body the file is given by its name. */
export const bodyExample = (route: Route): unknown => {
  const { file } = route;
  const { body } = schemasOf(route);
  const fields = body && exampleOf(toJsonSchema(body, 'input'));
  return file ? { [file]: `${file}.jpg`, ...(typeof fields === 'object' && fields) } : fields;
};

const bodyOf = (route: Route) => {
  const { file } = route;
  const { body } = schemasOf(route);
  if (!file && !body) return undefined;
  const fields = body && toJsonSchema(body, 'input');
  const example = bodyExample(route);
  if (!file) return { 'application/json': { schema: fields, example } };
  const part = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: 'The bytes of the file.',
  };
  const schema = {
    type: 'object',
    properties: { [file]: part, ...fields?.properties },
    required: [file, ...(fields?.required ?? [])],
  };
  return { 'multipart/form-data': { schema, example } };
};

/** Returns the error statuses of a route. */
const errorStatusesOf = ({ access, file }: Route, { params, query, body }: RouteSchemas) => [
  ...(body || query || file ? ['400'] : []),
  ...(access === 'public' ? [] : ['401', '403']),
  ...(params || body ? ['404'] : []),
  ...(file ? ['413', '415'] : []),
  '429',
];

const nextPage = {
  Link: { description: 'The next page: `<…>; rel="next"`, while there is one.', schema: { type: 'string' } },
};

/** Converts a route to an OpenAPI operation. */
export const operationOf = (route: Route) => {
  const schemas = schemasOf(route);
  const { summary, params, query, reply } = schemas;
  const content = bodyOf(route);
  const creates = route.status === 201;
  const parameters = [
    ...parametersOf(params, 'path'),
    ...parametersOf(query, 'query'),
    ...(creates ? [idempotencyKey] : []),
  ];
  const paged = parameters.some(({ name }) => name === 'cursor');
  const replyContent = {
    'application/json': { schema: replySchema(reply), example: exampleOf(toJsonSchema(reply, 'output')) },
  };
  return {
    operationId: operationIdOf(route),
    tags: [tagOf(route)],
    summary,
    description: `${accessText[route.access]} ${limitText(route.limit)}`,
    security: route.access === 'public' ? [] : [{ bearer: [] }],
    // The guard reads it wherever it reads a token, on public routes, too.
    parameters: [...parameters, { $ref: '#/components/parameters/ActingProfile' }],
    ...(content && { requestBody: { required: route.file !== undefined || needsBody(route), content } }),
    responses: {
      [route.status ?? 200]: {
        description: creates ? 'Made.' : 'Done.',
        ...(paged && { headers: nextPage }),
        content: replyContent,
      },
      ...(route.delayed && {
        202: { description: 'Takes effect at `effective_at`.', content: replyContent },
      }),
      ...Object.fromEntries(
        errorStatusesOf(route, schemas).map((status) => [
          status,
          { $ref: `#/components/responses/${status}` },
        ]),
      ),
      default: { $ref: '#/components/responses/default' },
    },
  };
};
