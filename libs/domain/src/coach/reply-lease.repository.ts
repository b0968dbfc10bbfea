import { coachRules, type CoachExtra, type EngineName } from '@rinkside/contracts/coach';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement, stableArrayParam, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';
import { lockChat, advanceChat } from './chat.repository.js';

// A worker leases the row of an answer with a token, so that only one worker writes it even if the queue delivers the
// job twice. Each attempt is a run with its own number and counts its chunks from 0, so that text of an aborted run is
// dropped.

/** A lease without a heartbeat for this long has expired. */
const leaseSeconds = 3;
/** After this many attempts without a finished answer, the answer fails permanently. */
export const maxReplyAttempts = 4;

/** An answer claimed by a worker. */
const claimedReply = z.object({
  id: z.string(),
  player_id: z.string(),
  run: z.number(),
  attempts: z.number(),
  /** Text of the previous run. It becomes the answer when there is no further run. */
  text: z.string(),
  stopped: z.boolean(),
});
export type ClaimedReply = z.infer<typeof claimedReply>;

const claimRow = statement(
  'reply.claim',
  `update chat_message m set token = $2, run = m.run + 1, attempts = m.attempts + 1, heartbeat_at = now(),
     text = '', pieces = 0, label = null
   from chat_message previous
   where m.id = $1 and previous.id = m.id and m.role = 'loading'
     and (m.token is null or m.heartbeat_at < now() - interval '${leaseSeconds} seconds')
   returning m.id, m.player_id, m.run, m.attempts, previous.text, m.stop_at is not null as stopped`,
  claimedReply,
);
const selectIdleSeconds = statement(
  'reply.idleSeconds',
  `select extract(epoch from now() - heartbeat_at)::float as seconds from chat_message
   where id = $1 and role = 'loading' and token is not null`,
  z.object({ seconds: z.number() }),
);
const renewRows = statement(
  'reply.renewLeases',
  `update chat_message m set heartbeat_at = now(), text = p.text, pieces = p.pieces, label = p.label
   from unnest(${stableArrayParam('$1', 'uuid')}, $2::uuid[], $3::text[], $4::int[], $5::text[]) p (id, token, text, pieces, label)
   where m.id = p.id and m.token = p.token and m.role = 'loading'
   returning m.token, m.stop_at is not null as stopped`,
  z.object({ token: z.string(), stopped: z.boolean() }),
);
const finishRow = statement(
  'reply.finish',
  `update chat_message set role = 'assistant', text = $2, extras = $3, engine = $4, notice = $5, stopped = $6,
     version = $7, token = null, label = null, stop_at = null
   where id = $1`,
);
const selectStale = statement(
  'reply.stale',
  `select id, player_id, attempts from chat_message
   where role = 'loading' and heartbeat_at < now() - interval '20 seconds' order by heartbeat_at limit 100`,
  claimedReply.pick({ id: true, player_id: true, attempts: true }),
);

/** Claims an answer and starts a run. Undefined when it is finished, deleted or leased by another worker. */
export const claimReply = async (sql: Sql, id: string, token: string): Promise<ClaimedReply | undefined> =>
  (await sql.rows(claimRow, [id, token]))[0];

/** Returns the seconds since the lease holder's last heartbeat, undefined when the answer is not leased. */
export const secondsSinceHeartbeat = async (sql: Sql, id: string): Promise<number | undefined> =>
  (await sql.rows(selectIdleSeconds, [id]))[0]?.seconds;

/** The text released so far, for clients that reconnect. */
export interface PartialReply {
  text: string;
  pieces: number;
  label: string | null;
}

/** The progress of one run, written with each heartbeat. */
export interface ReplyProgress extends PartialReply {
  id: string;
  token: string;
}

/**
 * Renews many leases in one statement and saves their progress.
 * @returns per entry whether a stop was requested, undefined when the lease is lost.
 */
export const renewLeases = async (sql: Sql, replies: ReplyProgress[]): Promise<(boolean | undefined)[]> => {
  const column = <Name extends keyof ReplyProgress>(name: Name) => replies.map((reply) => reply[name]);
  const renewed = await sql.rows(renewRows, [
    column('id'),
    column('token'),
    column('text'),
    column('pieces'),
    column('label'),
  ]);
  const stopRequestedByToken = new Map(renewed.map(({ token, stopped }) => [token, stopped]));
  return replies.map(({ token }) => stopRequestedByToken.get(token));
};

/** Releases the lease so that another worker can claim the answer immediately. */
export const releaseReply = async (sql: Sql, { id }: ClaimedReply, token: string): Promise<void> => {
  await runQuery(
    sql,
    db
      .updateTable('chat_message')
      .set({ token: null })
      .where('id', '=', id)
      .where('token', '=', token)
      .where('role', '=', 'loading'),
  );
};

/** The answer is leased by another worker or deleted. Its text must not be saved. */
export class ReplyLeaseLostError extends Error {
  override readonly name = 'ReplyLeaseLostError';
}

const assertLeased = async (ctx: Ctx, { id }: ClaimedReply, token: string) => {
  const [row] = await runQuery(
    ctx.sql,
    db
      .selectFrom('chat_message')
      .select('id')
      .where('id', '=', id)
      .where('token', '=', token)
      .where('role', '=', 'loading')
      .forUpdate(),
  );
  if (!row) throw new ReplyLeaseLostError();
};

export interface FinishedReply {
  text: string;
  extras: CoachExtra[];
  engine: EngineName;
  notice: string | null;
  stopped: boolean;
}

/** Saves the finished answer and emits `coach.replied`. @throws ReplyLeaseLostError */
export const finishReply = async (
  ctx: Ctx,
  reply: ClaimedReply,
  token: string,
  finished: FinishedReply,
): Promise<void> => {
  const { id, player_id } = reply;
  await lockChat(ctx, player_id);
  await assertLeased(ctx, reply, token);
  const { version } = await advanceChat(ctx, player_id);
  const { text, extras, engine, notice, stopped } = finished;
  await ctx.sql.rows(finishRow, [id, text, JSON.stringify(extras), engine, notice, stopped, version]);
  ctx.emit('coach.replied', { player_id, message_id: id, version });
};

/** Deletes the placeholder of the answer, keeps the question, and emits `coach.failed`. @throws ReplyLeaseLostError */
export const failReply = async (
  ctx: Ctx,
  reply: ClaimedReply,
  token: string,
  error: string = coachRules.failed,
): Promise<void> => {
  const { id, player_id } = reply;
  await lockChat(ctx, player_id);
  await assertLeased(ctx, reply, token);
  const { version } = await advanceChat(ctx, player_id);
  await runQuery(ctx.sql, db.deleteFrom('chat_message').where('id', '=', id));
  ctx.emit('coach.failed', { player_id, message_id: id, error, version });
};

/** Returns unfinished answers without a heartbeat for 20 s, oldest first. */
export const staleReplies = (sql: Sql) => sql.rows(selectStale, []);
