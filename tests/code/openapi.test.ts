import { openapi } from '@rinkside/gateway/api-docs/openapi';
import { exampleOf } from '@rinkside/gateway/api-docs/openapi.examples';
import { bodyExample } from '@rinkside/gateway/api-docs/openapi.operation';
import { toJsonSchema } from '@rinkside/gateway/api-docs/openapi.schemas';
import { actingProfileHeader } from '@rinkside/contracts/child';
import { liveLinkStream } from '@rinkside/contracts/live-link';
import { liveLinkEvents } from '@rinkside/contracts/live-link.schema';
import type { Route } from '@rinkside/contracts/route';
import { routes, schemasOf } from '@rinkside/contracts/routes.schema';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const document: unknown = JSON.parse(JSON.stringify(openapi()));
/** The parts of OpenAPI 3.1 that the document uses. Unknown fields are rejected. */
const jsonSchema = z.record(z.string(), z.unknown());
const content = z
  .partialRecord(
    z.enum(['application/json', 'multipart/form-data', 'text/event-stream']),
    z.strictObject({ schema: jsonSchema, example: z.unknown() }),
  )
  .refine((types) => Object.keys(types).length === 1);
const responseReference = z.strictObject({ $ref: z.string().startsWith('#/components/responses/') });
const response = z.strictObject({
  description: z.string().min(1),
  headers: z.record(z.string(), z.strictObject({ description: z.string(), schema: jsonSchema })).optional(),
  content,
});
const parameter = z.strictObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  description: z.string().optional(),
  schema: jsonSchema,
  example: z.unknown().optional(),
});
const parameterReference = z.strictObject({ $ref: z.string().startsWith('#/components/parameters/') });
const operation = z.strictObject({
  operationId: z.string().regex(/^\w+$/),
  tags: z.array(z.string()).length(1),
  summary: z.string(),
  description: z.string(),
  security: z.array(z.strictObject({ bearer: z.tuple([]) })),
  parameters: z.array(z.union([parameterReference, parameter])),
  requestBody: z.strictObject({ required: z.boolean(), content }).optional(),
  responses: z.record(z.string().regex(/^(?:[2-5]\d\d|default)$/), z.union([responseReference, response])),
});
const openapiDocument = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  tags: z.array(z.strictObject({ name: z.string() })),
  paths: z.record(
    z.string().startsWith('/api/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation),
  ),
  components: z.strictObject({
    schemas: z.record(z.string(), jsonSchema),
    responses: z.record(z.string(), response),
    parameters: z.record(z.string(), parameter),
    securitySchemes: z.strictObject({
      bearer: z.strictObject({
        type: z.literal('http'),
        scheme: z.literal('bearer'),
        bearerFormat: z.literal('JWT'),
      }),
    }),
  }),
});

const routeName = ({ method, path }: Route) => `${method} ${path}`;

describe('API reference', () => {
  it('is a valid OpenAPI 3.1 document', () => {
    const { tags, paths } = openapiDocument.parse(document);
    const tagNames = tags.map(({ name }) => name);
    expect(new Set(tagNames).size).toBe(tagNames.length);
    for (const [path, operations] of Object.entries(paths))
      for (const { operationId, tags: operationTags, parameters, responses } of Object.values(operations)) {
        expect(tagNames, operationId).toEqual(expect.arrayContaining(operationTags));
        const pathParameters = parameters.filter((part) => 'in' in part).filter((part) => part.in === 'path');
        const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
        expect(pathParameters.map(({ name }) => name).toSorted(), operationId).toEqual(
          placeholders.toSorted(),
        );
        expect(
          pathParameters.every(({ required }) => required),
          operationId,
        ).toBe(true);
        expect(
          Object.keys(responses).filter((status) => status.startsWith('2')),
          operationId,
        ).toHaveLength(responses['202'] ? 2 : 1);
      }
  });

  it('describes every route and the event stream with summary, access and rate limit, and no other route', () => {
    const { paths } = openapi();
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        operation,
      })),
    );
    expect(operations.map(({ name }) => name).toSorted()).toEqual(
      [...routes, { ...liveLinkStream, method: 'GET' as const }]
        .map((route) => `${route.method} ${route.path}`.replace(/:(\w+)/g, '{$1}'))
        .toSorted(),
    );
    for (const { operation } of operations)
      expect(operation).toMatchObject({
        summary: expect.stringMatching(/\.$/),
        description: expect.stringMatching(/At most \d+ calls/),
        tags: [expect.any(String)],
        security: expect.any(Array),
        responses: { 429: expect.anything(), default: expect.anything() },
      });
    const ids = operations.map(
      ({ operation }) => JSON.stringify(operation).match(/"operationId":"(\w+)"/)?.[1],
    );
    expect(new Set(ids).size).toBe(routes.length + 1);
  });

  it('has no dangling $ref', () => {
    const { components } = openapi();
    const targets = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    const defined = {
      schemas: Object.keys(components.schemas),
      responses: Object.keys(components.responses),
      parameters: Object.keys(components.parameters),
    };
    const missing = targets.filter(
      ([, kind = '', target = '']) =>
        !Object.entries(defined).some(([group, names]) => group === kind && names.includes(target)),
    );
    expect(targets.length).toBeGreaterThan(routes.length);
    expect(missing.map(([text]) => text)).toEqual([]);
  });

  it.each(routes.map((route) => [routeName(route), route] as const))(
    'has examples of %s that match its schemas',
    (_, route) => {
      const { params, query, body, reply } = schemasOf(route);
      if (params) params.parse(exampleOf(toJsonSchema(params, 'input')));
      if (query) query.parse(exampleOf(toJsonSchema(query, 'input')));
      if (body) {
        const example = bodyExample({ ...route, file: undefined });
        body.parse(example);
        expect(example).not.toBeUndefined();
      }
      reply.parse(exampleOf(toJsonSchema(reply, 'output')));
    },
  );

  it('names the profile header on every route, as the guard reads it', () => {
    const { paths, components } = openapiDocument.parse(document);
    const { ActingProfile } = components.parameters;
    expect(ActingProfile?.name.toLowerCase()).toBe(actingProfileHeader);
    const reference = { $ref: '#/components/parameters/ActingProfile' };
    for (const { method, path } of routes) {
      const operations: Record<string, unknown> = paths[path.replace(/:(\w+)/g, '{$1}')] ?? {};
      expect(operations[method.toLowerCase()], path).toMatchObject({
        parameters: expect.arrayContaining([reference]),
      });
    }
  });

  it('describes each event of the live link stream', () => {
    const { paths } = openapiDocument.parse(document);
    const stream = paths[liveLinkStream.path.replace(':token', '{token}')]?.get;
    expect(stream).toMatchObject({ security: [], responses: { 404: {}, 429: {} } });
    const reply = response.parse(stream?.responses['200']);
    const { oneOf } = z
      .object({
        oneOf: z.array(
          z.object({ properties: z.object({ event: z.object({ const: z.string() }), data: jsonSchema }) }),
        ),
      })
      .parse(reply.content['text/event-stream']?.schema);
    expect(oneOf.map(({ properties }) => properties.event.const)).toEqual(Object.keys(liveLinkEvents));
    const example = String(reply.content['text/event-stream']?.example);
    const [, event, data = ''] = /^event: (\w+)\ndata: (.*)\n\n$/.exec(example) ?? [];
    expect(event).toBe('game');
    liveLinkEvents.game.parse(JSON.parse(data));
  });

  it.each([
    ['PUT /api/users/me', true],
    ['POST /api/posts', true],
    ['DELETE /api/users/me', false],
    ['POST /api/notifications/read', false],
    ['POST /api/highlights', true],
  ])('says whether %s needs a body: %s', (name, required) => {
    const { paths } = openapiDocument.parse(document);
    const [method = '', path = ''] = name.split(' ');
    const operations: Record<string, unknown> = paths[path] ?? {};
    expect(operations[method.toLowerCase()]).toMatchObject({ requestBody: { required } });
  });

  it('has one example of every item type in a mixed list', () => {
    const feed = routes.find(({ path }) => path === '/api/feed/following');
    expect(feed && exampleOf(toJsonSchema(schemasOf(feed).reply, 'output'))).toMatchObject({
      items: [{ content_type: 'post' }, { content_type: 'highlight' }, { content_type: 'game' }],
    });
  });
});
