import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapi } from '@rinkside/contracts/openapi';
import { exampleOf } from '@rinkside/contracts/openapi.examples';
import { bodyExample } from '@rinkside/contracts/openapi.operation';
import { writtenOut } from '@rinkside/contracts/openapi.schemas';
import type { Route } from '@rinkside/contracts/route';
import { routes } from '@rinkside/contracts/routes';
import { describe, expect, it } from 'vitest';

const document: unknown = JSON.parse(JSON.stringify(openapi()));
const name = ({ method, path }: Route) => `${method} ${path}`;

describe('the API’s reference', () => {
  it('is written down in docs/openapi.json as the contracts have it; `npm run openapi` writes it anew', () => {
    const copy = readFileSync(join(import.meta.dirname, '../docs/openapi.json'), 'utf8');
    expect(JSON.parse(copy)).toEqual(document);
  });

  it('names every route with what it does, whom it lets in and how often, and nothing else', () => {
    const { paths } = openapi();
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        operation,
      })),
    );
    expect(operations.map(({ name }) => name).toSorted()).toEqual(
      routes.map((route) => name(route).replace(/:(\w+)/g, '{$1}')).toSorted(),
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

  it('points at no shape it does not hold', () => {
    const { components } = openapi();
    const targets = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    const held = { schemas: Object.keys(components.schemas), responses: Object.keys(components.responses) };
    const missing = targets.filter(
      ([, kind = '', target = '']) =>
        !Object.entries(held).some(([group, names]) => group === kind && names.includes(target)),
    );
    expect(targets.length).toBeGreaterThan(routes.length);
    expect(missing.map(([text]) => text)).toEqual([]);
  });

  it.each(routes.map((route) => [name(route), route] as const))(
    'gives examples of %s that its own schemas take',
    (_, route) => {
      const { params, query, body, reply } = route;
      if (params) params.parse(exampleOf(writtenOut(params, 'input')));
      if (query) query.parse(exampleOf(writtenOut(query, 'input')));
      if (body) {
        const example = bodyExample({ ...route, file: undefined });
        body.parse(example);
        expect(example).not.toBeUndefined();
      }
      reply.parse(exampleOf(writtenOut(reply, 'output')));
    },
  );

  it('gives one example of every kind where a list holds several', () => {
    const feed = routes.find(({ path }) => path === '/api/feed/following');
    expect(feed && exampleOf(writtenOut(feed.reply, 'output'))).toMatchObject({
      items: [{ content_type: 'post' }, { content_type: 'highlight' }, { content_type: 'game' }],
    });
  });
});
