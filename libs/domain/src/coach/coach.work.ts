import { coachRules, type CoachExtra, type EngineName } from '@rinkside/contracts/coach';
import { statement, uncounted, type Sql } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { lockChat, stepChat } from './chat.rows.js';

// Who writes an answer holds its row by a token: one at a time, whatever the queue believes. Each time it is begun
// is a run of its own, whose pieces count from 0, so that nothing of a run that was cut off stays in the text.

/** A writer not heard of for so long is gone, s. */
const lease = 3;
/** Begun so often without an end, an answer is given up. */
export const mostTries = 4;

/** An answer to be written. */
export interface Reply {
  id: string;
  player_id: string;
  run: number;
  tries: number;
  /** What an earlier run had written: kept when there will be no other. */
  text: string;
  stopped: boolean;
}

const claim = statement<Reply>(
  'reply.claim',
  `update chat_message m set token = $2, run = m.run + 1, tries = m.tries + 1, alive_at = now(),
     text = '', pieces = 0, label = null
   from chat_message before
   where m.id = $1 and before.id = m.id and m.role = 'loading'
     and (m.token is null or m.alive_at < now() - interval '${lease} seconds')
   returning m.id, m.player_id, m.run, m.tries, before.text, m.stop_at is not null as stopped`,
);
const idle = statement<{ seconds: number }>(
  'reply.idle',
  `select extract(epoch from now() - alive_at)::float as seconds from chat_message
   where id = $1 and role = 'loading' and token is not null`,
);
const keep = statement<{ token: string; stopped: boolean }>(
  'reply.keep',
  `update chat_message m set alive_at = now(), text = w.text, pieces = w.pieces, label = w.label
   from unnest(${uncounted('$1', 'uuid')}, $2::uuid[], $3::text[], $4::int[], $5::text[]) w (id, token, text, pieces, label)
   where m.id = w.id and m.token = w.token and m.role = 'loading'
   returning m.token, m.stop_at is not null as stopped`,
);
const release = statement<never>(
  'reply.release',
  `update chat_message set token = null where id = $1 and token = $2 and role = 'loading'`,
);
const hold = statement<{ id: string }>(
  'reply.hold',
  `select id from chat_message where id = $1 and token = $2 and role = 'loading' for update`,
);
const finish = statement<never>(
  'reply.finish',
  `update chat_message set role = 'assistant', text = $2, extras = $3, engine = $4, notice = $5, stopped = $6,
     version = $7, token = null, label = null, stop_at = null
   where id = $1`,
);
const remove = statement<never>('reply.remove', `delete from chat_message where id = $1`);
const lost = statement<{ id: string; player_id: string; tries: number }>(
  'reply.lost',
  `select id, player_id, tries from chat_message
   where role = 'loading' and alive_at < now() - interval '20 seconds' order by alive_at limit 100`,
);

/** Begins a run, unless the answer is written, gone, or somebody is at it. */
export const claimReply = async (sql: Sql, id: string, token: string): Promise<Reply | undefined> =>
  (await sql.rows(claim, [id, token]))[0];

/** How long whoever is at it was not heard of, s; undefined when nobody is. */
export const idleReply = async (sql: Sql, id: string): Promise<number | undefined> =>
  (await sql.rows(idle, [id]))[0]?.seconds;

/** The text as far as it was released, for screens that come back. */
export interface Written {
  text: string;
  pieces: number;
  label: string | null;
}

/** What a run has written so far. */
export interface Held extends Written {
  id: string;
  token: string;
}

/**
 * Says of many that their writers live.
 * @returns of each whether its reader asked for the end; undefined once it is somebody else's.
 */
export const keepReplies = async (sql: Sql, held: Held[]): Promise<(boolean | undefined)[]> => {
  const of = <Name extends keyof Held>(name: Name) => held.map((one) => one[name]);
  const kept = await sql.rows(keep, [of('id'), of('token'), of('text'), of('pieces'), of('label')]);
  const stopped = new Map(kept.map((one) => [one.token, one.stopped]));
  return held.map(({ token }) => stopped.get(token));
};

/** Lets the next run begin at once. */
export const releaseReply = async (sql: Sql, { id }: Reply, token: string): Promise<void> => {
  await sql.rows(release, [id, token]);
};

/** The answer is somebody else's now, or gone: what was written is not to stay. */
export class ReplyLost extends Error {}

const assertHeld = async (ctx: Ctx, { id }: Reply, token: string) => {
  const [held] = await ctx.sql.rows(hold, [id, token]);
  if (!held) throw new ReplyLost();
};

export interface Finished {
  text: string;
  extras: CoachExtra[];
  engine: EngineName;
  notice: string | null;
  stopped: boolean;
}

/** The answer as it stays. @throws ReplyLost */
export const finishReply = async (
  ctx: Ctx,
  reply: Reply,
  token: string,
  finished: Finished,
): Promise<void> => {
  const { id, player_id } = reply;
  await lockChat(ctx, player_id);
  await assertHeld(ctx, reply, token);
  const { version } = await stepChat(ctx, player_id);
  const { text, extras, engine, notice, stopped } = finished;
  await ctx.sql.rows(finish, [id, text, JSON.stringify(extras), engine, notice, stopped, version]);
  ctx.emit('coach.replied', { player_id, message_id: id, version });
};

/** There will be no answer: its place goes, the question stays. @throws ReplyLost */
export const failReply = async (
  ctx: Ctx,
  reply: Reply,
  token: string,
  error: string = coachRules.failed,
): Promise<void> => {
  const { id, player_id } = reply;
  await lockChat(ctx, player_id);
  await assertHeld(ctx, reply, token);
  const { version } = await stepChat(ctx, player_id);
  await ctx.sql.rows(remove, [id]);
  ctx.emit('coach.failed', { player_id, message_id: id, error, version });
};

/** Answers nobody writes, though they are waited for. */
export const lostReplies = (sql: Sql) => sql.rows(lost, []);
