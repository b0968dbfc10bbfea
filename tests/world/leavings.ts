import { playerRoutes } from '@rinkside/contracts/player';
import { newId } from '@rinkside/platform/id';
import { openStorage } from '@rinkside/platform/storage/open';
import { CallError } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import type { World } from '@rinkside/testkit/world';
import sharp from 'sharp';

/** A picture that says where it was taken. */
export const picture = async (size = 900) =>
  new Uint8Array(
    await sharp({ create: { width: size, height: size / 2, channels: 3, background: '#2a6' } })
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '44/1 58/1 0/1' } })
      .jpeg()
      .toBuffer(),
  );

/** Sends one file part. @throws CallError for a refusal. */
export const sendFile = async <View>(
  world: World,
  person: Person,
  { path, part, bytes }: { path: string; part: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<View> => {
  const form = new FormData();
  form.append(part, new Blob([bytes]), 'me.jpg');
  const headers = { authorization: `Bearer ${person.token}` };
  const response = await fetch(world.origin() + path, { method: 'PATCH', headers, body: form });
  const body: unknown = await response.json();
  if (!response.ok) throw new CallError(response.status, body as CallError['view'], response.headers);
  return body as View;
};

/** Puts up a picture. @returns its storage key. */
export const putAvatar = async (world: World, person: Person): Promise<string> => {
  const { path } = playerRoutes.avatar;
  const sent = { path, part: 'avatar', bytes: await picture(40) };
  const { avatar } = await sendFile<{ avatar: string }>(world, person, sent);
  return avatar.replace('/media/', '');
};

/** A highlight with its files in storage, without the work on its media. */
export const addHighlight = async (world: World, author: string, { open = true } = {}) => {
  const id = newId();
  const files = [
    `highlights/${id}/original.mp4`,
    `highlights/${id}/1/clip.mp4`,
    `highlights/${id}/1/poster.webp`,
  ];
  const storage = await openStorage(world.env);
  for (const key of files) await storage.put(key, Buffer.from(key), 'video/mp4');
  await world.pool.query(
    `insert into item (id, content_type, author_id, organization_id, created_at, feed_at, open, listed, version)
     select $1, 'highlight', id, organization_id, now(), now(), $3, $3, 1 from player where id = $2`,
    [id, author, open],
  );
  await world.pool.query(
    `insert into highlight (item_id, title, is_public, media_type, status, original_key, media_file, thumbnail_file)
     values ($1, 'Top shelf', $2, 'video', 'ready', $3, 'clip.mp4', 'poster.webp')`,
    [id, open, files[0]],
  );
  return { id, files };
};

/** A comment that is already there, counted unless it was taken down. */
export const addComment = async (world: World, item: string, author: string, { takenDown = false } = {}) => {
  const id = newId();
  await world.pool.query(
    `insert into comment (id, item_id, author_id, content, created_at, taken_down_at)
     values ($1, $2, $3, 'Nice', now(), $4)`,
    [id, item, author, takenDown ? new Date() : null],
  );
  if (!takenDown)
    await world.pool.query(
      'update item set comments_count = comments_count + 1, version = version + 1 where id = $1',
      [item],
    );
  return id;
};

/** Everything else that may name an account: seasons, awards, notifications, reports, blocks. */
export const addMentions = async (world: World, id: string, other: string) => {
  const statements = [
    `insert into season_stats (player_id, reading, season) values ($1, 'stats', 2020)`,
    `insert into award (id, player_id, kind, granted_at) values (gen_random_uuid(), $1, 'test', now())`,
    `insert into notification (id, player_id, kind, actor_id, created_at) values (gen_random_uuid(), $1, 'like', $2, now())
     on conflict do nothing`,
    `insert into notification (id, player_id, kind, actor_id, created_at) values (gen_random_uuid(), $2, 'like', $1, now())
     on conflict do nothing`,
    `insert into report (id, reporter_id, target_type, target_id, author_id, reason, created_at)
     values (gen_random_uuid(), $1, 'user', $2, $2, 'spam', now())`,
    `insert into drill_session (id, player_id, drill_id, seconds, created_at)
     values (gen_random_uuid(), $1, 'wall-partner', 60, now())`,
    `insert into training_plan (player_id, days, version) values ($1, '[]', 1)`,
    `insert into idempotency (account_id, route, key, request_hash, reply) values ($1, 'x', $2::uuid::text, 'x', '{}')`,
  ];
  for (const statement of statements)
    await world.pool.query(statement, statement.includes('$2') ? [id, other] : [id]);
};

/** Tables with a row that names this id, but for the facts of the last week and the moderators' log. */
export const mentionsOf = async (world: World, id: string): Promise<string[]> => {
  const { rows: tables } = await world.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('outbox', 'moderation_log')`,
  );
  const found: string[] = [];
  for (const { name } of tables)
    if ((await world.count(`select count(*) from "${name}" t where t::text like $1`, [`%${id}%`])) > 0)
      found.push(name);
  return found;
};

/** Every item's counters beside their recount. */
export const counters = async (world: World) => {
  const { rows } = await world.pool.query<Record<'stored' | 'counted', [number, number]>>(
    `select json_build_array(likes_count, comments_count) as stored, json_build_array(
       (select count(*) from item_like l where l.item_id = item.id),
       (select count(*) from comment c where c.item_id = item.id and taken_down_at is null)) as counted from item`,
  );
  return rows;
};

/** Names of the objects stored in a folder. */
export const storedBelow = async (world: World, folder: string): Promise<string[]> => {
  const { keys } = await (await openStorage(world.env)).list(`${folder}/`);
  return keys.map((key) => key.slice(folder.length + 1));
};

/** Whether an object is still stored. */
export const isStored = async (world: World, key: string): Promise<boolean> => {
  const object = await (await openStorage(world.env)).get(key);
  object?.body.destroy();
  return object !== null;
};
