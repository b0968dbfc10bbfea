// @module-tag extended
import { randomUUID } from 'node:crypto';
import { routes } from '@rinkside/contracts/routes.schema';
import { AppModule } from '@rinkside/gateway/app.module';
import { publicOptionsOf, routeOf } from '@rinkside/gateway/http/contract/endpoint';
import { AppContext } from '@rinkside/gateway/app-context';
import { createLog } from '@rinkside/platform/log';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const publicOrigin = 'https://rinkside.test';
const services = () => ({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl'), workers: 0 });
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ ...services(), env: { PUBLIC_ORIGIN: publicOrigin } });
});
afterAll(() => app?.close());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(app.origin() + path, { headers });
  return { response, text: await response.text() };
};

/** The server-sent events are listed; the reference itself is not. */
const eventStreams = ['GET /api/live-links/:token/events'];
const referenceRoutes = ['GET /api/docs', 'GET /api/docs/:part', 'GET /api/openapi.json'];

interface Handler {
  name: string;
  handler: object;
}

/** Lists every handler of every controller with its method and path. */
const handlers = async (): Promise<Handler[]> => {
  const resources = await AppContext.open(app.env, createLog('reference', 'silent'));
  try {
    return (AppModule.with(resources).controllers ?? []).flatMap((controller) => {
      const prefix = String(Reflect.getMetadata('path', controller) ?? '');
      return Object.values(Object.getOwnPropertyDescriptors(controller.prototype)).flatMap(({ value }) => {
        const handler: unknown = value;
        if (handler === controller || typeof handler !== 'function' || !Reflect.hasMetadata('path', handler))
          return [];
        const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];
        const method = methods[Number(Reflect.getMetadata('method', handler))] ?? 'another method';
        const paths = [Reflect.getMetadata('path', handler)].flat().map(String);
        return paths.map((path) => ({
          name: `${method} /${`${prefix}/${path}`.replace(/^\/+/, '').replaceAll('//', '/')}`,
          handler,
        }));
      });
    });
  } finally {
    await resources.shutdown.run();
  }
};

describe('the API docs', () => {
  it('list every route, and no other handler is mounted under /api', async () => {
    const { text } = await get('/api/openapi.json');
    const { paths } = JSON.parse(text) as { paths: Record<string, object> };
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const mounted = (await handlers()).filter(({ name }) => name.includes(' /api'));
    expect([...listed, ...referenceRoutes].toSorted()).toEqual(mounted.map(({ name }) => name).toSorted());
    const publicRoutes = mounted.filter(({ handler }) => publicOptionsOf(handler)).map(({ name }) => name);
    expect(publicRoutes.toSorted()).toEqual([...eventStreams, ...referenceRoutes].toSorted());
    expect(mounted.filter(({ handler }) => routeOf(handler))).toHaveLength(routes.length);
  });

  it('return 404 in the error format for any other path under /api', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/nothing',
      '/api/users/me/secrets',
      '/api/docs/..%2fpackage.json',
      '/api/docs/index.html',
    ]) {
      const { response, text } = await get(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(JSON.parse(text)).toEqual({ statusCode: 404, message: 'Not found.' });
    }
  });

  it('load all assets from this origin, without inline styles or scripts', async () => {
    const { response, text } = await get('/api/docs');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';style-src 'self'");
    expect(text).not.toMatch(/<style|style=|<script>|onload=|https?:/);
    const parts = [...text.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(parts).toHaveLength(5);
    for (const path of parts) {
      const part = await get(path);
      expect([path, part.response.status, part.text.length > 100]).toEqual([path, 200, true]);
      const etag = part.response.headers.get('etag') ?? '';
      expect((await get(path, { 'if-none-match': etag })).response.status).toBe(304);
    }
  });
});

describe('version.json', () => {
  it('has version, OTA version and build date', async () => {
    const { response, text } = await get('/version.json');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(JSON.parse(text)).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      otaVersion: expect.stringMatching(/^[0-9a-f]{12}$/),
      buildDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });
});

describe('robots.txt and sitemap.xml', () => {
  it('disallow private paths and link the sitemap', async () => {
    const { response, text } = await get('/robots.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const groups = text.split('\n\n').filter((group) => group.startsWith('User-agent'));
    const [previews = '', allAgents = ''] = groups;
    expect(allAgents).toContain('User-agent: *');
    for (const privatePath of ['/api/', '/app/'])
      expect(groups.every((group) => group.includes(`Disallow: ${privatePath}`))).toBe(true);
    expect(allAgents).toContain('Disallow: /media/');
    expect(previews).toContain('User-agent: facebookexternalhit');
    expect(previews).not.toContain('/media/');
    expect(text).not.toMatch(/Disallow: \/(share|player|highlight)/);
    expect(text).toContain(`Sitemap: ${publicOrigin}/sitemap.xml`);
  });

  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const withSitemap = async (
    run: (get: (path: string) => Promise<string>, app: TestApp) => Promise<void>,
  ) => {
    const app = await TestApp.open({ ...services(), env: { PUBLIC_ORIGIN: publicOrigin } });
    try {
      await run(async (path) => (await fetch(app.origin() + path)).text(), app);
    } finally {
      await app.close();
    }
  };

  // @covers C2
  it('list public pages of adults and their ready public highlights, but no child', async () => {
    await withSitemap(async (fetchText, app) => {
      const adult = await app.user();
      await app.user({ birthdate: '2012-03-01' });
      await app.user({ role: 'parent' });
      const switchedOff = await app.user();
      await app.pool.query('update player set public_player_page = false where id = $1', [switchedOff.id]);
      const highlight = async (author: string, inFeeds: boolean) => {
        const id = randomUUID();
        await app.pool.query(
          `insert into item (id, content_type, author_id, created_at, feed_at, viewable, in_feeds, version)
           values ($1, 'highlight', $2, '2026-11-14T19:30:00Z', '2026-11-14T19:30:00Z', true, $3, 1)`,
          [id, author, inFeeds],
        );
        return id;
      };
      const indexedId = await highlight(adult.id, true);
      await highlight(adult.id, false);
      await highlight(switchedOff.id, true);
      const xml = await fetchText('/sitemap.xml');
      expect(locations(xml).toSorted()).toEqual(
        ['/', `/highlight/${indexedId}`, `/player/${adult.id}`].map((path) => publicOrigin + path).toSorted(),
      );
      expect(xml).toContain(`${publicOrigin}/highlight/${indexedId}</loc><lastmod>2026-11-14</lastmod>`);
    });
  });

  it('split a long sitemap into parts that list each page once', async () => {
    await withSitemap(async (fetchText, app) => {
      await app.pool.query(
        `insert into player (id, issuer, subject, first_name, last_name, onboarding_complete, trusted_birthdate, role, created_at)
         select gen_random_uuid(), 'test', n::text, 'Noor', 'Lindqvist', true, '1990-05-04', 'player', now() from generate_series(1, 20500) n`,
      );
      const index = await fetchText('/sitemap.xml');
      expect(index).toContain('<sitemapindex');
      const parts = locations(index);
      expect(parts).toHaveLength(3);
      const files = await Promise.all(parts.map((part) => fetchText(part.slice(publicOrigin.length))));
      const pages = files.flatMap(locations);
      expect(pages).toHaveLength(20_501);
      expect(new Set(pages).size).toBe(20_501);
    });
  });

  it('return 404 for an invalid sitemap part', async () => {
    for (const after of ['x', "'", '..', '1&after=2']) {
      const { response } = await get(`/sitemap.xml?after=${after}`);
      expect(response.status).toBe(404);
    }
  });
});

describe('public pages and images', () => {
  // @covers V2.4.1
  it('are rate limited per IP address', async () => {
    const app = await TestApp.open({ ...services(), env: { RATE_LIMIT_FACTOR: '0.01' } });
    try {
      const statusesOf = async (path: string, times: number) => {
        const statuses: number[] = [];
        for (let time = 0; time < times; time++) statuses.push((await fetch(app.origin() + path)).status);
        return statuses;
      };
      expect(await statusesOf(`/share/player/${randomUUID()}.png`, 4)).toEqual([404, 404, 404, 429]);
      expect((await statusesOf(`/player/${randomUUID()}`, 13)).at(-1)).toBe(429);
      expect(await statusesOf('/health/live', 20)).toEqual(Array.from({ length: 20 }, () => 200));
    } finally {
      await app.close();
    }
  });
});
