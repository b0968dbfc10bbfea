import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@rinkside/testkit/until';
import type { Ledger } from './crowd.js';
import type { Installation } from './installation.js';

/** What is not as it was acknowledged; all empty when the product kept its word. */
export interface Findings {
  /** Acknowledged, but not in the rows, without its fact, or its fact never published. */
  lost: string[];
  /** There more than once: effects or facts. */
  doubled: string[];
  /** Counters that are not their recount, and stored objects nobody points at. */
  wrong: string[];
}

/** `1, 2 … last`, as every row's facts must be numbered. */
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

const compareVersions = (what: string, version: number, facts: number[] | null, found: Findings) => {
  const told = facts ?? [];
  if (new Set(told).size < told.length) found.doubled.push(`${what}: facts ${told.join()}`);
  for (const each of upTo(version))
    if (!told.includes(each)) found.lost.push(`${what}: fact of version ${each}`);
};

/** What was made once, by something that names it: the acknowledged ids are there, and nothing is twice. */
const checkMade = (
  what: string,
  made: ReadonlyMap<string, string>,
  rows: readonly { name: string; ids: string[] }[],
  found: Findings,
) => {
  const there = new Map(rows.map(({ name, ids }) => [name, ids]));
  for (const [name, id] of made) if (!there.get(name)?.includes(id)) found.lost.push(`${what} ${name}`);
  for (const [name, ids] of there)
    if (ids.length > 1 || !made.has(name)) found.doubled.push(`${what} ${name}`);
};

const checkSeasons = async (installation: Installation, found: Findings) => {
  const wrong = await installation.rows<{ player_id: string }>(
    `select p.id as player_id from player p
     left join season_stats s on s.player_id = p.id and s.season = 0
     where (coalesce(s.games, 0), coalesce(s.goals, 0), coalesce(s.assists, 0), coalesce(s.done, 0)) <>
       (select count(*), coalesce(sum(g.goals), 0), coalesce(sum(g.assists), 0), coalesce(s.due, 0)
        from game g where g.player_id = p.id)`,
  );
  for (const { player_id } of wrong) found.wrong.push(`seasons of ${player_id} are not their recount`);
};

const checkItems = async (installation: Installation, found: Findings) => {
  const items = await installation.rows<{
    id: string;
    version: number;
    likes_count: number;
    likes: number;
    comments_count: number;
    comments: number;
    facts: number[] | null;
  }>(`with told as (
        select payload->>'id' as id, array_agg((payload->>'version')::int) as facts from outbox
        where name in ('item.added', 'like.changed', 'comment.added') group by 1)
      select i.id, i.version, i.likes_count, i.comments_count, told.facts,
        (select count(*)::int from comment c where c.item_id = i.id) as comments,
        (select count(*)::int from item_like l where l.item_id = i.id) as likes
      from item i left join told on told.id = i.id::text`);
  for (const { id, version, likes_count, likes, comments_count, comments, facts } of items) {
    if (comments_count !== comments)
      found.wrong.push(`item ${id} counts ${comments_count} comments of ${comments}`);
    if (likes_count !== likes) found.wrong.push(`item ${id} counts ${likes_count} likes of ${likes}`);
    compareVersions(`item ${id}`, version, facts, found);
  }
};

const checkPairs = (
  what: string,
  said: ReadonlyMap<string, boolean>,
  rows: readonly string[],
  found: Findings,
) => {
  const there = new Set(rows);
  for (const [pair, is] of said) if (there.has(pair) !== is) found.lost.push(`${what} ${pair}: ${is}`);
  for (const pair of there) if (!said.get(pair)) found.doubled.push(`${what} ${pair}`);
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
    facts: number[] | null;
  }>(`with told as (
        select payload->>'follower_id' || ' ' || (payload->>'target_id') as pair,
          array_agg((payload->>'version')::int) as facts
        from outbox where name = 'follow.changed' group by 1)
      select follower_id || ' ' || target_id as pair, following, version, told.facts
      from follow left join told on told.pair = follower_id || ' ' || target_id`);
  checkPairs(
    'follow',
    ledger.follows,
    rows.flatMap(({ pair, following }) => (following ? pair : [])),
    found,
  );
  for (const { pair, version, facts } of rows) compareVersions(`follow ${pair}`, version, facts, found);
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
    const gone = replaced ?? [];
    if (new Set(gone).size < gone.length || (avatar && gone.includes(avatar)))
      found.doubled.push(`avatar of ${id}`);
  }
};

/** What is stored and nobody's, once the time is over in which it might have become somebody's. */
export const findStrays = async (installation: Installation): Promise<string[]> => {
  await endStrays(installation);
  const rows = await installation.rows<{ avatar: string }>(
    `select '/media/' || avatar_key as avatar from player where avatar_key is not null`,
  );
  const current = new Set(rows.map(({ avatar }) => avatar));
  const stored = await storedAvatars(installation);
  return stored.flatMap((key) => (current.has(`/media/${key}`) ? [] : `${key} is nobody's picture`));
};

/** Lets the time pass after which an upload that nobody finished is given up, and the sweep do its work. */
const endStrays = async (installation: Installation) => {
  await installation.rows(`update upload set created_at = created_at - interval '1 hour'`);
  const count = () => installation.rows('select 1 from upload limit 1');
  await until('strays are swept', async () => (await count()).length === 0, 60_000);
};

/** Keys of all pictures in storage. */
export const storedAvatars = async ({ home }: Installation): Promise<string[]> => {
  const files = await readdir(join(home, 'media', 'avatars'), { recursive: true }).catch(() => []);
  return files.flatMap((file) => (file.endsWith('.webp') ? `avatars/${file}` : []));
};

/** Holds rows, facts and counters against what was acknowledged. */
export const examine = async (installation: Installation, ledger: Ledger): Promise<Findings> => {
  const found: Findings = { lost: [], doubled: [], wrong: [] };
  const waiting = await installation.rows<{ id: string; name: string }>(
    'select id, name from outbox where published_at is null',
  );
  found.lost.push(...waiting.map(({ id, name }) => `${name} ${id} is not published`));
  for (const [what, made, sql] of [
    ['post', ledger.posts, 'select content as name, array_agg(item_id) as ids from post group by 1'],
    ['comment', ledger.comments, 'select content as name, array_agg(id) as ids from comment group by 1'],
    [
      'game',
      ledger.games,
      `select our_score || ':' || their_score as name, array_agg(item_id) as ids from game group by 1`,
    ],
  ] as const)
    checkMade(what, made, await installation.rows(sql), found);
  await checkSeasons(installation, found);
  await checkItems(installation, found);
  await checkLikes(installation, ledger, found);
  await checkFollows(installation, ledger, found);
  await checkAvatars(installation, ledger, found);
  return found;
};
