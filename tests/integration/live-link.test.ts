import { childRoutes } from '@rinkside/contracts/child';
import { guardianRoutes } from '@rinkside/contracts/guardian';
import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { liveLinkRoutes, liveLinkRules } from '@rinkside/contracts/live-link';
import { playerRoutes } from '@rinkside/contracts/player';
import { createLog } from '@rinkside/platform/log';
import { startGateway } from '@rinkside/gateway/gateway';
import { callRoute } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { skaterGame } from './game-factory.js';
import { LinkPage } from './link-page.js';
import { goal, ScoringDevice, shot, startLiveGame } from './live-game-factory.js';

let app: TestApp;
let parent: TestUser;
/** A child of the parent. */
let childId: string;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl'), gateways: 2 });
  parent = await app.user({ role: 'parent', birthdate: '1985-02-03' });
  childId = await addChild();
});
afterAll(() => app?.close());

const withId = (id: string) => ({ params: { id } });
const addChild = async () => {
  const birthdate = `${new Date().getUTCFullYear() - 9}-01-02`;
  const names = { first_name: 'Ivy', last_name: 'Quillfeather' };
  const body = {
    ...names,
    birthdate,
    position: 'skater',
    age: '10U',
    organization_id: parent.organizationId,
  } as const;
  return (await parent.call(childRoutes.add, { body })).id;
};

describe('a live link', () => {
  it('shows a child’s game live by first name and initial, and closes within a second when it is revoked', async () => {
    const { device, game } = await startLiveGame(parent, {}, childId);
    const acting = { actingAs: childId };
    const body = { kind: 'game', live_game_id: game.id } as const;
    const { id, token } = await parent.call(liveLinkRoutes.create, { body, ...acting });
    const opened = await callRoute(app.origin(1), undefined, liveLinkRoutes.open, { params: { token } });
    expect(opened).toMatchObject({
      kind: 'game',
      player: { first_name: 'Ivy', last_name: 'Q.' },
      game: { id: game.id, status: 'live', opponent: { name: 'Harbor Otters' } },
    });
    const pages = [await LinkPage.open(app.origin(0), token), await LinkPage.open(app.origin(1), token)];
    const { version } = await device.tap({ kind: 'period_started', period: 1 }, goal);
    for (const page of pages) {
      expect(Object.fromEntries(page.response.headers)).toMatchObject({
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      const last = await waitFor('the page shows the goal', () =>
        page.games.find((event) => event.game?.version === version),
      );
      expect(last.game?.summary.score).toEqual({ us: 1, them: 0 });
      expect(last.events).toHaveLength(2);
      expect(page.text).not.toMatch(/Quillfeather|avatar|\/media\/avatars/);
      expect(page.text).not.toContain(childId);
      expect(page.text).not.toContain(parent.id);
    }
    const listed = async () =>
      (await parent.call(liveLinkRoutes.list, acting)).find((link) => link.id === id);
    await waitFor('both pages are counted', async () => (await listed())?.viewers === 2);

    await parent.call(liveLinkRoutes.revoke, { ...withId(id), ...acting });
    const revokedAt = Date.now();
    for (const page of pages) {
      await waitFor('the page is closed', () => page.closedAt);
      expect((page.closedAt ?? 0) - revokedAt).toBeLessThan(liveLinkRules.revokedWithinMs);
      expect(page.text).toContain('event: ended');
    }
    expect(await listed()).toMatchObject({ state: 'revoked', viewers: 0 });
    const gone = callRoute(app.origin(), undefined, liveLinkRoutes.open, { params: { token } });
    await expect(gone).rejects.toMatchObject({ status: 404, view: { message: liveLinkRules.ended } });
    expect((await LinkPage.open(app.origin(), token)).response.status).toBe(404);
    await parent.call(liveGameRoutes.discard, { ...withId(game.id), ...acting });
  });

  it('shows a game for 24 hours after Final, and a season’s games one after the other', async () => {
    const player = await app.user();
    const { game } = await startLiveGame(player);
    const season = await player.call(liveLinkRoutes.create, { body: { kind: 'season' } });
    const single = await player.call(liveLinkRoutes.create, {
      body: { kind: 'game', live_game_id: game.id },
    });
    const open = (token: string) =>
      callRoute(app.origin(), undefined, liveLinkRoutes.open, { params: { token } });
    const page = await LinkPage.open(app.origin(), season.token);
    await player.call(liveGameRoutes.finish, { ...withId(game.id), body: skaterGame(parent.organizationId) });
    await waitFor('the page shows the end', () => page.games.some((event) => event.game?.status === 'final'));
    expect(await open(single.token)).toMatchObject({ game: { status: 'final' } });
    await app.pool.query(`update live_game set ended_at = ended_at - interval '25 hours' where id = $1`, [
      game.id,
    ]);
    await expect(open(single.token)).rejects.toMatchObject({ status: 404 });
    expect(await open(season.token)).toMatchObject({ game: null, events: [] });
    const { game: next } = await startLiveGame(player);
    await waitFor('the page shows the next game', () =>
      page.games.some((event) => event.game?.id === next.id),
    );
    await page.close();
  });

  it('for a season leaves out a game that nobody logs any more; one for that game shows when it was logged last', async () => {
    const player = await app.user();
    const { game, device } = await startLiveGame(player);
    const open = async (body: { kind: 'season' } | { kind: 'game'; live_game_id: string }) => {
      const { token } = await player.call(liveLinkRoutes.create, { body });
      return () => callRoute(app.origin(), undefined, liveLinkRoutes.open, { params: { token } });
    };
    const season = await open({ kind: 'season' });
    const single = await open({ kind: 'game', live_game_id: game.id });
    expect((await season()).game?.id).toBe(game.id);
    const old = new Date(Date.now() - 13 * 3_600_000).toISOString();
    await app.pool.query(
      `update live_game set summary = summary || jsonb_build_object('last_event_at', $2::text) where id = $1`,
      [game.id, old],
    );
    expect((await season()).game).toBeNull();
    expect((await single()).game).toMatchObject({ status: 'live', summary: { last_event_at: old } });
    await device.tap(goal);
    expect((await season()).game?.id).toBe(game.id);
  });

  it('is made by guardians, adults and parents; a minor is told whom to ask', async () => {
    const birthdate = `${new Date().getUTCFullYear() - 14}-01-02`;
    const minor = await app.user({ birthdate, age: '14U' });
    const season = { body: { kind: 'season' } } as const;
    const permissionOf = async (actingAs?: string) =>
      (await (actingAs ? parent : minor).call(playerRoutes.me, { ...(actingAs && { actingAs }) })).live_links;
    expect(await permissionOf()).toBe('ask_parent');
    await expect(minor.call(liveLinkRoutes.create, season)).rejects.toMatchObject({
      status: 403,
      view: { message: liveLinkRules.asksParent },
    });
    const values = [parent.id, minor.id];
    await app.pool.query(
      'insert into guardian (guardian_id, child_id, created_at) values ($1, $2, now())',
      values,
    );
    await expect(minor.call(liveLinkRoutes.create, season)).rejects.toMatchObject({
      status: 403,
      view: { message: liveLinkRules.asksGuardian },
    });
    expect(await permissionOf()).toBe('ask_guardian');
    expect(await permissionOf(minor.id)).toBe('allowed');
    expect(await parent.call(liveLinkRoutes.create, { ...season, actingAs: minor.id })).toMatchObject({
      kind: 'season',
    });
    expect(await parent.call(liveLinkRoutes.create, season)).toMatchObject({ kind: 'season' });
    expect(await minor.call(liveLinkRoutes.list)).toMatchObject([{ state: 'open' }]);
  });

  it('ends with the guardianship of the person who made it', async () => {
    const child = await addChild();
    const input = { params: { id: child } };
    const second = await app.user({ role: 'parent', birthdate: '1986-02-03' });
    await app.pool.query('insert into guardian (guardian_id, child_id, created_at) values ($1, $2, now())', [
      second.id,
      child,
    ]);
    const { token } = await second.call(liveLinkRoutes.create, { body: { kind: 'season' }, actingAs: child });
    await parent.call(guardianRoutes.remove, { params: { ...input.params, guardian_id: second.id } });
    const gone = callRoute(app.origin(), undefined, liveLinkRoutes.open, { params: { token } });
    await expect(gone).rejects.toMatchObject({ status: 404 });
  });

  it('makes one person a scorer until Final', async () => {
    const { device, game } = await startLiveGame(parent, {}, childId);
    await device.tap({ kind: 'period_started', period: 1 });
    const acting = { actingAs: childId };
    const body = { kind: 'scorer', live_game_id: game.id } as const;
    const { id, token } = await parent.call(liveLinkRoutes.create, { body, ...acting });
    const [aunt, other] = [await app.user({ first_name: 'Mika' }), await app.user()];
    await expect(aunt.call(liveGameRoutes.one, withId(game.id))).rejects.toMatchObject({ status: 404 });
    const accepted = await Promise.all(
      [aunt, aunt].map((person) => person.call(liveLinkRoutes.accept, { body: { token } })),
    );
    expect(accepted).toEqual([{ live_game_id: game.id }, { live_game_id: game.id }]);
    const used = { status: 404, view: { message: liveLinkRules.used } };
    await expect(other.call(liveLinkRoutes.accept, { body: { token } })).rejects.toMatchObject(used);
    const opened = callRoute(app.origin(), undefined, liveLinkRoutes.open, { params: { token } });
    await expect(opened).rejects.toMatchObject(used);
    expect(await aunt.call(liveGameRoutes.list)).toMatchObject([{ id: game.id }]);
    const tablet = new ScoringDevice(aunt, game.id);
    expect(await tablet.takeOver()).toMatchObject({ scorer: { term: 2, name: 'Mika' } });
    await tablet.tap(goal, shot);
    expect(await parent.call(liveLinkRoutes.list, acting)).toContainEqual(
      expect.objectContaining({ id, state: 'accepted', accepted_by: 'Mika' }),
    );
    const logged = { our_score: 1, their_score: 0, goals: 1, assists: 0 };
    const final = await aunt.call(liveGameRoutes.finish, {
      ...withId(game.id),
      body: skaterGame(parent.organizationId, logged),
    });
    expect(final).toMatchObject({ user: { id: childId }, can: { edit: false } });
    await expect(tablet.tap(goal)).rejects.toMatchObject({ status: 409 });
  });

  it('takes the right to score from a person whose link is revoked', async () => {
    const { game } = await startLiveGame(parent, {}, childId);
    const acting = { actingAs: childId };
    const body = { kind: 'scorer', live_game_id: game.id } as const;
    const { id, token } = await parent.call(liveLinkRoutes.create, { body, ...acting });
    const aunt = await app.user();
    await aunt.call(liveLinkRoutes.accept, { body: { token } });
    await new ScoringDevice(aunt, game.id).tap(shot);
    await parent.call(liveLinkRoutes.revoke, { ...withId(id), ...acting });
    await expect(new ScoringDevice(aunt, game.id).tap(shot)).rejects.toMatchObject({ status: 404 });
    await parent.call(liveGameRoutes.discard, { ...withId(game.id), ...acting });
  });

  it('leaves its token in no log and no metric', async () => {
    const lines: string[] = [];
    const log = createLog('gateway', 'trace', { write: (line) => void lines.push(line) });
    const gateway = await startGateway({ ...app.env, PORT: 0 }, log);
    const origin = `http://127.0.0.1:${gateway.port}`;
    const { token } = await parent.call(liveLinkRoutes.create, { body: { kind: 'season' } });
    const page = await LinkPage.open(origin, token);
    await callRoute(origin, undefined, liveLinkRoutes.open, { params: { token } });
    await fetch(`${origin}/live/${token}`);
    await fetch(`${origin}/api/live-links/${token}x/events`);
    await waitFor('the refused request is logged', () => lines.some((line) => line.includes('"status":404')));
    const metrics = await (await fetch(`http://127.0.0.1:${gateway.metricsPort}/metrics`)).text();
    await page.close();
    await gateway.close({ drain: false });
    expect(lines.join('\n')).not.toContain(token);
    expect(metrics).toContain('/api/live-links/:token');
    expect(metrics).not.toContain(token);
  });
});
