import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapi } from '@rinkside/contracts/openapi';
import { exampleOf } from '@rinkside/contracts/openapi.examples';
import { bodyExample } from '@rinkside/contracts/openapi.operation';
import { toJsonSchema } from '@rinkside/contracts/openapi.schemas';
import type { Route } from '@rinkside/contracts/route';
import { routes } from '@rinkside/contracts/routes';
import { describe, expect, it } from 'vitest';

const document: unknown = JSON.parse(JSON.stringify(openapi()));
const routeName = ({ method, path }: Route) => `${method} ${path}`;

describe('API reference', () => {
  it('matches docs/openapi.json, which `npm run openapi` writes', () => {
    const committed = readFileSync(join(import.meta.dirname, '../docs/openapi.json'), 'utf8');
    expect(JSON.parse(committed)).toEqual(document);
  });

  it('describes every route with summary, access and rate limit, and no other route', () => {
    const { paths } = openapi();
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        operation,
      })),
    );
    expect(operations.map(({ name }) => name).toSorted()).toEqual(
      routes.map((route) => routeName(route).replace(/:(\w+)/g, '{$1}')).toSorted(),
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
    expect(new Set(ids).size).toBe(routes.length);
  });

  it('has no dangling $ref', () => {
    const { components } = openapi();
    const targets = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    const defined = {
      schemas: Object.keys(components.schemas),
      responses: Object.keys(components.responses),
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
      const { params, query, body, reply } = route;
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

  it('has one example of every item type in a mixed list', () => {
    const feed = routes.find(({ path }) => path === '/api/feed/following');
    expect(feed && exampleOf(toJsonSchema(feed.reply, 'output'))).toMatchObject({
      items: [{ content_type: 'post' }, { content_type: 'highlight' }, { content_type: 'game' }],
    });
  });
});
