import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gameRoutes } from '@rinkside/contracts/game';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { postRoutes } from '@rinkside/contracts/post';
import { routes, schemasOf } from '@rinkside/contracts/routes.schema';
import { sendRoute } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { quantile } from '../chaos/traffic.js';
import { createHighlightFactory, type HighlightFactory } from './highlight-factory.js';

let app: TestApp;
let highlights: HighlightFactory;
let author: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  highlights = await createHighlightFactory(app);
  [author, stranger] = [await app.user(), await app.user()];
});
afterAll(async () => {
  await highlights?.close();
  await app?.close();
});

const unknownId = '0198c0de-0000-7000-8000-000000000000';
const fetchAs = (path: string, person: TestUser) =>
  fetch(app.origin() + path, { headers: { authorization: `Bearer ${person.token}` } });

describe('a private highlight', () => {
  // @covers A3
  it('gets the same response in the same time as a missing one', async () => {
    const id = await highlights.make(author, { isPublic: false });
    const ask = async (highlightId: string) => {
      const startedAt = performance.now();
      const answer = await sendRoute(app.origin(), stranger.token, highlightRoutes.one, {
        params: { id: highlightId },
      });
      return { status: answer.status, text: await answer.text(), durationMs: performance.now() - startedAt };
    };
    const privateResponses: Awaited<ReturnType<typeof ask>>[] = [];
    const missingResponses: typeof privateResponses = [];
    // Interleaved, so that other load affects both equally.
    for (let time = 0; time < 150; time++) {
      privateResponses.push(await ask(id));
      missingResponses.push(await ask(unknownId));
    }
    const distinctResponses = (answers: typeof privateResponses) => [
      ...new Set(answers.map(({ status, text }) => `${status} ${text}`)),
    ];
    expect(distinctResponses(privateResponses)).toEqual(distinctResponses(missingResponses));
    expect(distinctResponses(privateResponses)).toHaveLength(1);
    // Other load on the machine delays single responses; a difference in work would also shift the fast ones.
    const fastMs = (answers: typeof privateResponses) =>
      quantile(
        answers.map(({ durationMs }) => durationMs),
        0.1,
      );
    expect(Math.abs(fastMs(privateResponses) / fastMs(missingResponses) - 1)).toBeLessThan(0.2);
  });
});

/** Features of browsers that pages may use. */
const usedFeatures = [
  'autoplay', 'clipboard-write', 'fullscreen', 'picture-in-picture', 'publickey-credentials-create',
  'publickey-credentials-get', 'screen-wake-lock', 'web-share',
]; // prettier-ignore

describe('responses', () => {
  // @covers A7 V1.2.3 V1.3.2 V3.4.2 V3.4.3 V14.2.3
  it('have a strict CSP and nosniff, and allow no cross-origin reads', async () => {
    const pages = ['/', '/login', '/app/dashboard', `/player/${author.id}`, '/api/docs'];
    for (const path of [...pages, '/api/organizations']) {
      const { headers } = await fetch(app.origin() + path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).toContain(`default-src '${pages.includes(path) ? 'self' : 'none'}'`);
      expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval/);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      const permissions = headers.get('permissions-policy')?.split(', ') ?? [];
      const used = permissions.filter((rule) => !rule.endsWith('=()'));
      expect(used, path).toEqual(pages.includes(path) ? usedFeatures.map((name) => `${name}=(self)`) : []);
      expect(permissions.includes('camera=()'), path).toBe(pages.includes(path));
    }
    const crossOrigin = await fetch(`${app.origin()}/api/organizations`, {
      headers: { origin: 'https://evil.example' },
    });
    expect(crossOrigin.headers.get('access-control-allow-origin')).toBeNull();
  });

  // @covers A10 V15.2.2
  it('stay below 1 MB for list routes, and oversized requests get 413', async () => {
    const lists = routes.filter((route) => route.method === 'GET' && schemasOf(route).query);
    expect(lists.length).toBeGreaterThan(10);
    for (const { path } of lists) {
      const url = path.replace(':id', author.id);
      for (const query of ['limit=1000000', 'limit=-1', `search=${'x'.repeat(5000)}`, 'cursor=99999999']) {
        const answer = await fetchAs(`${url}?${query}`, stranger);
        const text = await answer.text();
        expect(answer.status, `${url}?${query}`).toBeLessThan(500);
        expect(text.length, `${url}?${query}`).toBeLessThan(1024 * 1024);
      }
    }
    const oversizedStatus = await sendRoute(app.origin(), author.token, postRoutes.create, {
      body: { content: 'x'.repeat(10 * 1024 * 1024) },
    }).then(
      ({ status }) => status,
      // The server may close the connection while the body is still being sent.
      () => 413,
    );
    expect(oversizedStatus).toBe(413);
  });
});

describe('user-supplied URLs', () => {
  // @covers A8 V1.3.6 V13.2.5
  it('are never requested by the server', async () => {
    let requestCount = 0;
    const server = createServer((_request, response) => {
      requestCount++;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/`;
    try {
      const organization = await author.call(organizationRoutes.create, {
        body: { name: 'Trap Hockey', website: url },
      });
      const { id } = await author.call(postRoutes.create, { body: { content: `Look: ${url}x.png` } });
      await author.call(gameRoutes.own);
      for (const path of [
        `/api/organizations/${organization.id}`,
        `/api/posts/${id}`,
        `/player/${author.id}`,
      ])
        await fetchAs(path, stranger);
      await app.settle();
      expect(requestCount).toBe(0);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });
});
