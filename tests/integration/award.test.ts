import { awardRoutes, type AwardView } from '@rinkside/contracts/award';
import { blockRoutes } from '@rinkside/contracts/block';
import { errorMessages } from '@rinkside/contracts/error';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { Queues } from '@rinkside/platform/queues';
import { createLog } from '@rinkside/platform/log';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { editGame, goalieGame, logGame, skaterGame, removeGame } from './game-factory.js';

let app: TestApp;
let opponent: string;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl'), workers: 2 });
  opponent = (await app.user()).organizationId;
});
afterAll(() => app?.close());

const awards = (player: TestUser, viewer = player) =>
  viewer.call(awardRoutes.ofPlayer, { params: { id: player.id } });
const namesOf = (list: AwardView[]) => list.map(({ award }) => award.name);
const settledAwards = async (player: TestUser) => {
  await app.settle();
  return awards(player);
};

describe('awards', () => {
  it('are granted by the game that earns them, listed newest first and pushed to the player and viewers', async () => {
    const [player, viewer] = [await app.user(), await app.user()];
    const [ownClient, viewerClient] = [await player.liveClient(), await viewer.liveClient()];
    await viewerClient.watch(`player:${player.id}`);
    expect(await awards(player)).toEqual([]);
    const loss = await logGame(
      player,
      skaterGame(opponent, { our_score: 0, goals: 0, assists: 0, date: '2026-10-03' }),
    );
    const [first] = await settledAwards(player);
    expect(first).toEqual({
      id: first?.id,
      award: {
        name: 'First Game',
        description: 'Logged a first game',
        image_url: '/awards/first-game.svg',
      },
      source: { content_type: 'game', id: loss.id },
      created_at: first?.created_at,
      version: 1,
    });
    for (const client of [ownClient, viewerClient])
      expect(await client.waitForEvent('award.granted')).toEqual({
        user_id: player.id,
        award: first,
        version: 1,
        profile_id: player.id,
      });

    const win = await logGame(player, skaterGame(opponent, { goals: 3, assists: 3, date: '2026-10-04' }));
    const all = await settledAwards(player);
    expect(namesOf(all).slice(0, -1).toSorted()).toEqual(
      ['First Assist', 'First Goal', 'First Win', 'Hat Trick', 'Playmaker'].toSorted(),
    );
    expect(all.at(-1)).toEqual(first);
    for (const award of all.slice(0, -1)) expect(award.source?.id).toBe(win.id);
    expect(await awards(player, viewer)).toEqual(all);
  });

  it('are retracted when an edit or a deletion undoes them', async () => {
    const player = await app.user();
    const client = await player.liveClient();
    const game = await logGame(player, skaterGame(opponent, { goals: 3, assists: 0 }));
    const hatTrick = (await settledAwards(player)).find(({ award }) => award.name === 'Hat Trick');
    await editGame(player, game.id, { goals: 2 });
    expect(await client.waitForEvent('award.retracted')).toEqual({
      user_id: player.id,
      id: hatTrick?.id,
      version: 2,
      profile_id: player.id,
    });
    expect(namesOf(await settledAwards(player)).toSorted()).toEqual([
      'First Game',
      'First Goal',
      'First Win',
    ]);
    await removeGame(player, game.id);
    expect(await settledAwards(player)).toEqual([]);
    expect(client.eventsNamed('award.retracted')).toHaveLength(4);
    await logGame(player, skaterGame(opponent, { goals: 3 }));
    expect(namesOf(await settledAwards(player))).toContain('Hat Trick');
  });

  it('move to an earlier qualifying game with the same id and a higher version', async () => {
    const player = await app.user({ position: 'goalie' });
    const client = await player.liveClient();
    const shutout = { goals_against: 0, their_score: 0 };
    const laterGame = await logGame(player, goalieGame(opponent, { ...shutout, date: '2026-10-10' }));
    const shutoutAward = (list: AwardView[]) => list.find(({ award }) => award.name === 'First Shutout');
    const before = shutoutAward(await settledAwards(player));
    const earlierGame = await logGame(player, goalieGame(opponent, { ...shutout, date: '2026-10-03' }));
    const after = shutoutAward(await settledAwards(player));
    expect([before?.source?.id, after?.source?.id]).toEqual([laterGame.id, earlierGame.id]);
    expect(after).toEqual({ ...before, source: after?.source, version: 2 });
    const grantedEvents = client.eventsNamed('award.granted').filter(({ award }) => award.id === before?.id);
    expect(grantedEvents.map(({ version }) => version)).toEqual([1, 2]);
    await removeGame(player, earlierGame.id);
    expect(shutoutAward(await settledAwards(player))).toEqual({ ...before, version: 3 });
    await editGame(player, laterGame.id, { date: '2026-10-11' });
    expect(shutoutAward(await settledAwards(player))?.version).toBe(3);
  });

  it('are granted once when recomputed by 40 concurrent jobs', async () => {
    const player = await app.user();
    const client = await player.liveClient();
    await Promise.all(Array.from({ length: 12 }, () => logGame(player, skaterGame(opponent))));
    const queues = new Queues(app.env, createLog('test', 'silent'));
    const payload = { player_id: player.id };
    await queues.add(
      Array.from({ length: 40 }, (_, at) => ({ name: 'recompute-awards', payload, id: `again_${at}` })),
    );
    const all = await settledAwards(player);
    await queues.close();
    expect(namesOf(all).toSorted()).toEqual(
      ['10 Games', '10 Goals', 'First Assist', 'First Game', 'First Goal', 'First Win'].toSorted(),
    );
    const granted = client.eventsNamed('award.granted').map(({ award, version }) => `${award.id} ${version}`);
    expect(new Set(granted).size).toBe(granted.length);
    expect(await app.count('select count(*) from award where player_id = $1', [player.id])).toBe(6);
    await app.pool.query(`update outbox set published_at = null where payload->>'player_id' = $1`, [
      player.id,
    ]);
    expect(await settledAwards(player)).toEqual(all);
  });

  it('return 404 when the player is hidden and name no source item that the viewer may not open', async () => {
    const [player, viewer] = [await app.user(), await app.user()];
    const game = await logGame(player, skaterGame(opponent));
    await app.settle();
    await app.pool.query('update item set viewable = false, in_feeds = false where id = $1', [game.id]);
    expect((await awards(player, viewer)).map(({ source }) => source)).toEqual([null, null, null, null]);
    await player.call(blockRoutes.block, { params: { id: viewer.id } });
    expect(await expectErrorReply(awards(player, viewer))).toEqual([404, errorMessages.notFound]);
    for (const id of ['0198c0de-0000-7000-8000-000000000000', 'none'])
      expect(await expectErrorReply(viewer.call(awardRoutes.ofPlayer, { params: { id } }))).toEqual([
        404,
        errorMessages.notFound,
      ]);
  });
});

describe('the first-highlight award', () => {
  it('is held while the highlight is listed', async () => {
    const player = await app.user();
    const id = '0198c0de-0000-7000-8000-0000000000aa';
    await app.pool.query(
      `insert into item (id, content_type, author_id, created_at, feed_at, version)
       values ($1, 'highlight', $2, now(), now(), 1)`,
      [id, player.id],
    );
    await app.pool.query(
      `insert into highlight (item_id, is_public, media_type, status) values ($1, true, 'image', 'ready')`,
      [id],
    );
    const insertEvent = (name: string, inFeeds: boolean) =>
      app.pool.query(
        `insert into outbox (id, name, payload, occurred_at) values (gen_random_uuid(), $1, $2, now())`,
        [
          name,
          JSON.stringify({
            content_type: 'highlight',
            id,
            author_id: player.id,
            organization_id: null,
            in_feeds: inFeeds,
            version: 2,
          }),
        ],
      );
    await insertEvent('item.listed', true);
    expect(namesOf(await settledAwards(player))).toEqual(['First Highlight']);
    await app.pool.query('update item set viewable = false, in_feeds = false where id = $1', [id]);
    await insertEvent('item.unlisted', false);
    expect(await settledAwards(player)).toEqual([]);
  });
});
