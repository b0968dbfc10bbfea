import { awardRoutes, type AwardView } from '@rinkside/contracts/award';
import { blockRoutes } from '@rinkside/contracts/block';
import { refusals } from '@rinkside/contracts/error';
import { refusal } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { World } from '@rinkside/testkit/world';
import { Queues } from '@rinkside/platform/queues';
import { createLog } from '@rinkside/platform/log';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { editGame, inNet, logGame, played, removeGame } from './played.js';

let world: World;
let opponent: string;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl'), workers: 2 });
  opponent = (await world.person()).organizationId;
});
afterAll(() => world?.close());

const awards = (of: Person, by = of) => by.call(awardRoutes.ofPlayer, { params: { id: of.id } });
const namesOf = (list: AwardView[]) => list.map(({ award }) => award.name);
const settled = async (of: Person) => {
  await world.settle();
  return awards(of);
};

describe('awards', () => {
  it('are granted by the game that earns them, newest first, and heard by the player and whoever looks', async () => {
    const [player, viewer] = [await world.person(), await world.person()];
    const [own, looking] = [await player.screen(), await viewer.screen()];
    await looking.watch(`player:${player.id}`);
    expect(await awards(player)).toEqual([]);
    const loss = await logGame(
      player,
      played(opponent, { our_score: 0, goals: 0, assists: 0, date: '2026-10-03' }),
    );
    const [first] = await settled(player);
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
    for (const screen of [own, looking])
      expect(await screen.hears('award.granted')).toEqual({ user_id: player.id, award: first, version: 1 });

    const won = await logGame(player, played(opponent, { goals: 3, assists: 3, date: '2026-10-04' }));
    const all = await settled(player);
    expect(namesOf(all).slice(0, -1).toSorted()).toEqual(
      ['First Assist', 'First Goal', 'First Win', 'Hat Trick', 'Playmaker'].toSorted(),
    );
    expect(all.at(-1)).toEqual(first);
    for (const award of all.slice(0, -1)) expect(award.source?.id).toBe(won.id);
    expect(await awards(player, viewer)).toEqual(all);
  });

  it('are retracted when a correction or a deletion undoes them', async () => {
    const player = await world.person();
    const screen = await player.screen();
    const game = await logGame(player, played(opponent, { goals: 3, assists: 0 }));
    const trick = (await settled(player)).find(({ award }) => award.name === 'Hat Trick');
    await editGame(player, game.id, { goals: 2 });
    expect(await screen.hears('award.retracted')).toEqual({ user_id: player.id, id: trick?.id, version: 2 });
    expect(namesOf(await settled(player)).toSorted()).toEqual(['First Game', 'First Goal', 'First Win']);
    await removeGame(player, game.id);
    expect(await settled(player)).toEqual([]);
    expect(screen.all('award.retracted')).toHaveLength(4);
    await logGame(player, played(opponent, { goals: 3 }));
    expect(namesOf(await settled(player))).toContain('Hat Trick');
  });

  it('move to the game that earns them now, under the same id and a higher version', async () => {
    const player = await world.person({ position: 'goalie' });
    const screen = await player.screen();
    const shutout = { goals_against: 0, their_score: 0 };
    const later = await logGame(player, inNet(opponent, { ...shutout, date: '2026-10-10' }));
    const of = (list: AwardView[]) => list.find(({ award }) => award.name === 'First Shutout');
    const before = of(await settled(player));
    const earlier = await logGame(player, inNet(opponent, { ...shutout, date: '2026-10-03' }));
    const after = of(await settled(player));
    expect([before?.source?.id, after?.source?.id]).toEqual([later.id, earlier.id]);
    expect(after).toEqual({ ...before, source: after?.source, version: 2 });
    const heard = screen.all('award.granted').filter(({ award }) => award.id === before?.id);
    expect(heard.map(({ version }) => version)).toEqual([1, 2]);
    await removeGame(player, earlier.id);
    expect(of(await settled(player))).toEqual({ ...before, version: 3 });
    await editGame(player, later.id, { date: '2026-10-11' });
    expect(of(await settled(player))?.version).toBe(3);
  });

  it('are granted once, however often and by however many workers they are settled', async () => {
    const player = await world.person();
    const screen = await player.screen();
    await Promise.all(Array.from({ length: 12 }, () => logGame(player, played(opponent))));
    const queues = new Queues(world.env, createLog('test', 'silent'));
    const payload = { player_id: player.id };
    await queues.add(
      Array.from({ length: 40 }, (_, at) => ({ name: 'settle-awards', payload, id: `again_${at}` })),
    );
    const all = await settled(player);
    await queues.close();
    expect(namesOf(all).toSorted()).toEqual(
      ['10 Games', '10 Goals', 'First Assist', 'First Game', 'First Goal', 'First Win'].toSorted(),
    );
    const granted = screen.all('award.granted').map(({ award, version }) => `${award.id} ${version}`);
    expect(new Set(granted).size).toBe(granted.length);
    expect(await world.count('select count(*) from award where player_id = $1', [player.id])).toBe(6);
    await world.pool.query(`update outbox set published_at = null where payload->>'player_id' = $1`, [
      player.id,
    ]);
    expect(await settled(player)).toEqual(all);
  });

  it('are 404 to whom the player is, and name no item that others may not open', async () => {
    const [player, viewer] = [await world.person(), await world.person()];
    const game = await logGame(player, played(opponent));
    await world.settle();
    await world.pool.query('update item set open = false, listed = false where id = $1', [game.id]);
    expect((await awards(player, viewer)).map(({ source }) => source)).toEqual([null, null, null, null]);
    await player.call(blockRoutes.block, { params: { id: viewer.id } });
    expect(await refusal(awards(player, viewer))).toEqual([404, refusals.notFound]);
    for (const id of ['0198c0de-0000-7000-8000-000000000000', 'none'])
      expect(await refusal(viewer.call(awardRoutes.ofPlayer, { params: { id } }))).toEqual([
        404,
        refusals.notFound,
      ]);
  });
});

describe('the first highlight', () => {
  it('earns an award while others see it', async () => {
    const player = await world.person();
    const id = '0198c0de-0000-7000-8000-0000000000aa';
    await world.pool.query(
      `insert into item (id, content_type, author_id, created_at, feed_at, version)
       values ($1, 'highlight', $2, now(), now(), 1)`,
      [id, player.id],
    );
    await world.pool.query(
      `insert into highlight (item_id, is_public, media_type, status) values ($1, true, 'image', 'ready')`,
      [id],
    );
    const tell = (name: string, listed: boolean) =>
      world.pool.query(
        `insert into outbox (id, name, payload, occurred_at) values (gen_random_uuid(), $1, $2, now())`,
        [
          name,
          JSON.stringify({
            content_type: 'highlight',
            id,
            author_id: player.id,
            organization_id: null,
            listed,
            version: 2,
          }),
        ],
      );
    await tell('item.listed', true);
    expect(namesOf(await settled(player))).toEqual(['First Highlight']);
    await world.pool.query('update item set open = false, listed = false where id = $1', [id]);
    await tell('item.unlisted', false);
    expect(await settled(player)).toEqual([]);
  });
});
