import { playerRoutes } from '@rinkside/contracts/player';
import { newId } from '@rinkside/platform/id';
import { openStorage } from '@rinkside/platform/storage/open';
import { CallError } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import type { TestApp } from '@rinkside/testkit/test-app';
import sharp from 'sharp';

/** Returns a JPEG with GPS coordinates in its EXIF data. */
export const geotaggedJpeg = async (size = 900) =>
  new Uint8Array(
    await sharp({ create: { width: size, height: size / 2, channels: 3, background: '#2a6' } })
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '44/1 58/1 0/1' } })
      .jpeg()
      .toBuffer(),
  );

/** Sends a PATCH with one multipart file. @throws CallError when the response is not ok. */
export const sendFile = async <View>(
  app: TestApp,
  person: TestUser,
  { path, part, bytes }: { path: string; part: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<View> => {
  const form = new FormData();
  form.append(part, new Blob([bytes]), 'me.jpg');
  const headers = { authorization: `Bearer ${person.token}` };
  const response = await fetch(app.origin() + path, { method: 'PATCH', headers, body: form });
  const body: unknown = await response.json();
  if (!response.ok) throw new CallError(response.status, body as CallError['view'], response.headers);
  return body as View;
};

/** Uploads an avatar and returns its storage key. */
export const uploadAvatar = async (app: TestApp, person: TestUser): Promise<string> => {
  const { path } = playerRoutes.avatar;
  const upload = { path, part: 'avatar', bytes: await geotaggedJpeg(40) };
  const { avatar } = await sendFile<{ avatar: string }>(app, person, upload);
  return avatar.replace('/media/', '');
};

/** Inserts a ready highlight and its stored files, without media processing. */
export const insertHighlight = async (app: TestApp, author: string, { viewable = true } = {}) => {
  const id = newId();
  const files = [
    `highlights/${id}/original.mp4`,
    `highlights/${id}/1/clip.mp4`,
    `highlights/${id}/1/poster.webp`,
  ];
  const storage = await openStorage(app.env);
  for (const key of files) await storage.put(key, Buffer.from(key), 'video/mp4');
  await app.pool.query(
    `insert into item (id, content_type, author_id, organization_id, created_at, feed_at, viewable, in_feeds, version)
     select $1, 'highlight', id, organization_id, now(), now(), $3, $3, 1 from player where id = $2`,
    [id, author, viewable],
  );
  await app.pool.query(
    `insert into highlight (item_id, title, is_public, media_type, status, original_key, media_file, thumbnail_file)
     values ($1, 'Top shelf', $2, 'video', 'ready', $3, 'clip.mp4', 'poster.webp')`,
    [id, viewable, files[0]],
  );
  return { id, files };
};

/** Inserts a comment and, unless it is taken down, increments the item's counter. */
export const insertComment = async (
  app: TestApp,
  item: string,
  author: string,
  { takenDown = false } = {},
) => {
  const id = newId();
  await app.pool.query(
    `insert into comment (id, item_id, author_id, content, created_at, taken_down_at)
     values ($1, $2, $3, 'Nice', now(), $4)`,
    [id, item, author, takenDown ? new Date() : null],
  );
  if (!takenDown)
    await app.pool.query(
      'update item set comments_count = comments_count + 1, version = version + 1 where id = $1',
      [item],
    );
  return id;
};

/** Inserts rows of other tables that reference an account: seasons, awards, notifications, reports, drills, plans, requests. */
export const insertAccountReferences = async (app: TestApp, id: string, other: string) => {
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
    `insert into follow_request (follower_id, target_id, waiting, version, changed_at) values ($1, $2, true, 1, now())`,
    `insert into follow_request (follower_id, target_id, waiting, version, changed_at) values ($2, $1, false, 2, now())`,
    `insert into live_game (id, player_id, home, period_minutes, status, started_at, terms, device_id, scorer_id, summary, changed_at, version)
     values (gen_random_uuid(), $1, true, 15, 'live', now(), '{}', gen_random_uuid(), $2, '{}', now(), 1)`,
    `insert into live_game (id, player_id, home, period_minutes, status, started_at, terms, device_id, scorer_id, summary, changed_at, version)
     values (gen_random_uuid(), $2, true, 15, 'live', now(), '{}', gen_random_uuid(), $1, '{}', now(), 1)`,
    `insert into live_game_cheer (live_game_id, player_id, stick_taps, fires, hearts)
     select id, $1, 1, 0, 0 from live_game where player_id = $2`,
    `insert into live_game_cheer (live_game_id, player_id, stick_taps, fires, hearts)
     select id, $2, 1, 0, 0 from live_game where player_id = $1`,
    `insert into live_scorer (live_game_id, account_id, takeovers) select id, $1, 1 from live_game where player_id = $2`,
    `insert into live_game_event (id, live_game_id, device_id, sequence, term, position, occurred_at, action, by_link, scorer_id)
     select gen_random_uuid(), id, gen_random_uuid(), 1, 1, 1, now(), '{"kind": "shot"}', true, $1 from live_game where player_id = $2`,
    `insert into live_link (id, kind, player_id, created_by, accepted_by, token_hash, created_at)
     values (gen_random_uuid(), 'season', $1, $2, $2, gen_random_uuid()::text, now())`,
    `insert into live_link (id, kind, player_id, created_by, accepted_by, token_hash, created_at)
     values (gen_random_uuid(), 'season', $2, $1, $1, gen_random_uuid()::text, now())`,
    `insert into training_plan (player_id, days, version) values ($1, '[]', 1)`,
    `insert into idempotency (player_id, route, key, request_hash, reply) values ($1, 'x', $2::uuid::text, 'x', '{}')`,
  ];
  for (const statement of statements)
    await app.pool.query(statement, statement.includes('$2') ? [id, other] : [id]);
};

/** Names of tables with a row that contains this id, except `outbox` and `moderation_log`, which keep ids. */
export const tablesReferencing = async (app: TestApp, id: string): Promise<string[]> => {
  const { rows: tables } = await app.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'outbox%' and table_name <> 'moderation_log'`,
  );
  const tableNames: string[] = [];
  for (const { name } of tables)
    if ((await app.count(`select count(*) from "${name}" t where t::text like $1`, [`%${id}%`])) > 0)
      tableNames.push(name);
  return tableNames;
};

/** Counters of every item: stored, and recomputed from rows. Each is [likes, comments]. */
export const itemCounters = async (app: TestApp) => {
  const { rows } = await app.pool.query<Record<'stored' | 'recomputed', [number, number]>>(
    `select json_build_array(likes_count, comments_count) as stored, json_build_array(
       (select count(*) from item_like l where l.item_id = item.id),
       (select count(*) from comment c where c.item_id = item.id and taken_down_at is null)) as recomputed from item`,
  );
  return rows;
};

/** Returns the names of the objects stored in a folder. */
export const storedFileNames = async (app: TestApp, folder: string): Promise<string[]> => {
  const { keys } = await (await openStorage(app.env)).list(`${folder}/`);
  return keys.map((key) => key.slice(folder.length + 1));
};

/** Returns whether an object is stored. */
export const isStored = async (app: TestApp, key: string): Promise<boolean> => {
  const object = await (await openStorage(app.env)).get(key);
  object?.body.destroy();
  return object !== null;
};
