import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gameRoutes } from '@rinkside/contracts/game';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { postRoutes } from '@rinkside/contracts/post';
import { routes } from '@rinkside/contracts/routes';
import { sendRoute } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { quantile } from '../faults/traffic.js';
import { openHighlights, type Highlights } from './highlights.js';

let world: World;
let highlights: Highlights;
let author: Person;
let stranger: Person;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  highlights = await openHighlights(world);
  [author, stranger] = [await world.person(), await world.person()];
});
afterAll(async () => {
  await highlights?.close();
  await world?.close();
});

const nobody = '0198c0de-0000-7000-8000-000000000000';
const at = (path: string, person: Person) =>
  fetch(world.origin() + path, { headers: { authorization: `Bearer ${person.token}` } });

describe('what is private', () => {
  // @covers A3
  it('answers as what never was, in the same words and the same time', async () => {
    const id = await highlights.make(author, { isPublic: false });
    const ask = async (which: string) => {
      const began = performance.now();
      const answer = await sendRoute(world.origin(), stranger.token, highlightRoutes.one, {
        params: { id: which },
      });
      return { status: answer.status, text: await answer.text(), took: performance.now() - began };
    };
    const hidden: Awaited<ReturnType<typeof ask>>[] = [];
    const missing: typeof hidden = [];
    // They take turns, so that whatever else the machine does falls on both.
    for (let time = 0; time < 150; time++) {
      hidden.push(await ask(id));
      missing.push(await ask(nobody));
    }
    const words = (answers: typeof hidden) => [
      ...new Set(answers.map(({ status, text }) => `${status} ${text}`)),
    ];
    expect(words(hidden)).toEqual(words(missing));
    expect(words(hidden)).toHaveLength(1);
    const median = (answers: typeof hidden) =>
      quantile(
        answers.map(({ took }) => took),
        0.5,
      );
    expect(Math.abs(median(hidden) / median(missing) - 1)).toBeLessThan(0.2);
  });
});

describe('an answer', () => {
  // @covers A7 V1.2.3 V1.3.2 V3.4.2 V3.4.3 V14.2.3
  it('forbids what no page of ours does', async () => {
    const pages = ['/', '/login', '/app/dashboard', `/player/${author.id}`, '/api/docs'];
    for (const path of [...pages, '/api/organizations']) {
      const { headers } = await fetch(world.origin() + path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).toContain(`default-src '${pages.includes(path) ? 'self' : 'none'}'`);
      expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval/);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    }
    const foreign = await fetch(`${world.origin()}/api/organizations`, {
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });

  // @covers A10 V15.2.2
  it('is bounded, whatever is asked for', async () => {
    const lists = routes.filter(({ method, query }) => method === 'GET' && query);
    expect(lists.length).toBeGreaterThan(10);
    for (const { path } of lists) {
      const place = path.replace(':id', author.id);
      for (const query of ['limit=1000000', 'limit=-1', `search=${'x'.repeat(5000)}`, 'cursor=99999999']) {
        const answer = await at(`${place}?${query}`, stranger);
        const text = await answer.text();
        expect(answer.status, `${place}?${query}`).toBeLessThan(500);
        expect(text.length, `${place}?${query}`).toBeLessThan(1024 * 1024);
      }
    }
    const long = await sendRoute(world.origin(), author.token, postRoutes.create, {
      body: { content: 'x'.repeat(10 * 1024 * 1024) },
    }).then(
      ({ status }) => status,
      // Told so, it may hang up while we still send.
      () => 413,
    );
    expect(long).toBe(413);
  });
});

describe('the server', () => {
  // @covers A8 V1.3.6 V13.2.5
  it('asks no address that people gave it', async () => {
    let asked = 0;
    const trap = createServer((_request, response) => {
      asked++;
      response.end();
    });
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
    const { port } = trap.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/`;
    try {
      const club = await author.call(organizationRoutes.create, {
        body: { name: 'Trap Hockey', website: url },
      });
      const { id } = await author.call(postRoutes.create, { body: { content: `Look: ${url}x.png` } });
      await author.call(gameRoutes.own);
      for (const path of [`/api/organizations/${club.id}`, `/api/posts/${id}`, `/player/${author.id}`])
        await at(path, stranger);
      await world.settle();
      expect(asked).toBe(0);
    } finally {
      await new Promise((resolve) => trap.close(resolve));
    }
  });
});
