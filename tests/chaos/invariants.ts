import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from '@rinkside/testkit/wait-for';
import type { Ledger } from './workload.js';
import type { Installation } from './installation.js';

/** Differences between the database and what was acknowledged; all empty when the invariants hold. */
export interface Findings {
  /** Acknowledged commands without rows, changes without an event, and unpublished events. */
  lost: string[];
  /** Effects or events that exist more than once. */
  doubled: string[];
  /** Counters that differ from a recount, and orphaned objects in storage. */
  wrong: string[];
}

/** Returns `1, 2 … last`: the event versions every row must have. */
const versionsUpTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

const compareVersions = (what: string, version: number, events: number[] | null, found: Findings) => {
  const versions = events ?? [];
  if (new Set(versions).size < versions.length)
    found.doubled.push(`${what}: event versions ${versions.join()}`);
  for (const expected of versionsUpTo(version))
    if (!versions.includes(expected)) found.lost.push(`${what}: event of version ${expected}`);
};

/** Checks created rows by a unique name: every acknowledged id exists, and no name exists twice. */
const checkCreated = (
  what: string,
  acknowledged: ReadonlyMap<string, string>,
  rows: readonly { name: string; ids: string[] }[],
  found: Findings,
) => {
  const idsByName = new Map(rows.map(({ name, ids }) => [name, ids]));
  for (const [name, id] of acknowledged)
    if (!idsByName.get(name)?.includes(id)) found.lost.push(`${what} ${name}`);
  for (const [name, ids] of idsByName)
    if (ids.length > 1 || !acknowledged.has(name)) found.doubled.push(`${what} ${name}`);
};

const checkSeasons = async (installation: Installation, found: Findings) => {
  const inconsistent = await installation.rows<{ player_id: string }>(
    `select p.id as player_id from player p
     left join season_stats s on s.player_id = p.id and s.season = 0
     where (coalesce(s.games, 0), coalesce(s.goals, 0), coalesce(s.assists, 0), coalesce(s.computed_revision, 0)) <>
       (select count(*), coalesce(sum(g.goals), 0), coalesce(sum(g.assists), 0), coalesce(s.requested_revision, 0)
        from game g where g.player_id = p.id)`,
  );
  for (const { player_id } of inconsistent)
    found.wrong.push(`season stats of ${player_id} differ from a recount`);
};

const checkItems = async (installation: Installation, found: Findings) => {
  const items = await installation.rows<{
    id: string;
    version: number;
    likes_count: number;
    likes: number;
    comments_count: number;
    comments: number;
    events: number[] | null;
  }>(`with emitted as (
        select payload->>'id' as id, array_agg((payload->>'version')::int) as events from outbox
        where name in ('item.added', 'like.changed', 'comment.added') group by 1)
      select i.id, i.version, i.likes_count, i.comments_count, emitted.events,
        (select count(*)::int from comment c where c.item_id = i.id) as comments,
        (select count(*)::int from item_like l where l.item_id = i.id) as likes
      from item i left join emitted on emitted.id = i.id::text`);
  for (const { id, version, likes_count, likes, comments_count, comments, events } of items) {
    if (comments_count !== comments)
      found.wrong.push(`item ${id}: comments_count ${comments_count}, rows ${comments}`);
    if (likes_count !== likes) found.wrong.push(`item ${id}: likes_count ${likes_count}, rows ${likes}`);
    compareVersions(`item ${id}`, version, events, found);
  }
};

const checkPairs = (
  what: string,
  acknowledged: ReadonlyMap<string, boolean>,
  rows: readonly string[],
  found: Findings,
) => {
  const existing = new Set(rows);
  for (const [pair, state] of acknowledged)
    if (existing.has(pair) !== state) found.lost.push(`${what} ${pair}: ${state}`);
  for (const pair of existing) if (!acknowledged.get(pair)) found.doubled.push(`${what} ${pair}`);
};

const checkLikes = async (installation: Installation, ledger: Ledger, found: Findings) => {
  const likes = await installation.rows<{ pair: string }>(
    `select player_id || ' ' || item_id as pair from item_like`,
  );
  checkPairs(
    'like',
    ledger.likes,
    likes.map(({ pair }) => pair),
    found,
  );
};

const checkFollows = async (installation: Installation, ledger: Ledger, found: Findings) => {
  const rows = await installation.rows<{
    pair: string;
    following: boolean;
    version: number;
    events: number[] | null;
  }>(`with emitted as (
        select payload->>'follower_id' || ' ' || (payload->>'target_id') as pair,
          array_agg((payload->>'version')::int) as events
        from outbox where name = 'follow.changed' group by 1)
      select follower_id || ' ' || target_id as pair, following, version, emitted.events
      from follow left join emitted on emitted.pair = follower_id || ' ' || target_id`);
  checkPairs(
    'follow',
    ledger.follows,
    rows.flatMap(({ pair, following }) => (following ? pair : [])),
    found,
  );
  for (const { pair, version, events } of rows) compareVersions(`follow ${pair}`, version, events, found);
};

const checkAvatars = async (installation: Installation, ledger: Ledger, found: Findings) => {
  const players = await installation.rows<{ id: string; avatar: string | null; replaced: string[] | null }>(
    `select id, '/media/' || avatar_key as avatar,
       (select array_agg('/media/' || (payload->>'key')) from outbox
        where name = 'object.orphaned' and payload->>'key' like 'avatars/' || player.id || '/%') as replaced
     from player`,
  );
  for (const { id, avatar, replaced } of players) {
    if (avatar !== (ledger.avatars.get(id) ?? null)) found.lost.push(`avatar of ${id}`);
    const orphaned = replaced ?? [];
    if (new Set(orphaned).size < orphaned.length || (avatar && orphaned.includes(avatar)))
      found.doubled.push(`avatar of ${id}`);
  }
};

/** Returns orphaned avatars in storage after all staged uploads have expired and been swept. */
export const findOrphanedAvatars = async (installation: Installation): Promise<string[]> => {
  await expireStagedUploads(installation);
  const rows = await installation.rows<{ avatar: string }>(
    `select '/media/' || avatar_key as avatar from player where avatar_key is not null`,
  );
  const current = new Set(rows.map(({ avatar }) => avatar));
  const stored = await listStoredAvatars(installation);
  return stored.flatMap((key) => (current.has(`/media/${key}`) ? [] : `${key} is orphaned`));
};

/** Ages all staged uploads past their expiry and waits until maintenance has swept them. */
const expireStagedUploads = async (installation: Installation) => {
  await installation.rows(`update upload set created_at = created_at - interval '1 hour'`);
  const stagedUploads = () => installation.rows('select 1 from upload limit 1');
  await waitFor('staged uploads are swept', async () => (await stagedUploads()).length === 0, 60_000);
};

/** Returns the keys of all avatars in storage. */
export const listStoredAvatars = async ({ home }: Installation): Promise<string[]> => {
  const files = await readdir(join(home, 'media', 'avatars'), { recursive: true }).catch(() => []);
  return files.flatMap((file) => (file.endsWith('.webp') ? `avatars/${file}` : []));
};

/** Items whose counters or events differ from their rows. */
export const findWrongItems = async (installation: Installation): Promise<string[]> => {
  const found: Findings = { lost: [], doubled: [], wrong: [] };
  await checkItems(installation, found);
  return [...found.lost, ...found.doubled, ...found.wrong];
};

/** Checks rows, events and counters against what was acknowledged. */
export const checkInvariants = async (installation: Installation, ledger: Ledger): Promise<Findings> => {
  const found: Findings = { lost: [], doubled: [], wrong: [] };
  const unpublished = await installation.rows<{ id: string; name: string }>(
    'select id, name from outbox where published_at is null',
  );
  found.lost.push(...unpublished.map(({ id, name }) => `${name} ${id} is not published`));
  for (const [what, acknowledged, sql] of [
    ['post', ledger.posts, 'select content as name, array_agg(item_id) as ids from post group by 1'],
    ['comment', ledger.comments, 'select content as name, array_agg(id) as ids from comment group by 1'],
    [
      'game',
      ledger.games,
      `select our_score || ':' || their_score as name, array_agg(item_id) as ids from game group by 1`,
    ],
  ] as const)
    checkCreated(what, acknowledged, await installation.rows(sql), found);
  await checkSeasons(installation, found);
  await checkItems(installation, found);
  await checkLikes(installation, ledger, found);
  await checkFollows(installation, ledger, found);
  await checkAvatars(installation, ledger, found);
  return found;
};
