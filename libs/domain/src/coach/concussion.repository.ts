import { setImmediate } from 'node:timers/promises';
import { newId } from '@rinkside/platform/id';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Sql } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';
import { reportsMedicalClearance } from '@rinkside/safety/concussion-lock';
import { findOpenConcussion } from '@rinkside/safety/concussion-report';
import { questionsBefore } from './chat.repository.js';
import type { Persona } from '@rinkside/safety/persona';

export interface ConcussionChange {
  action: 'reported' | 'cleared' | 'withdrawn';
  source: 'words' | 'button';
  confirmations?: number;
  text: string;
}

/** Returns the text of the report that is neither cleared nor taken back. */
export const openConcussionOf = async (sql: Sql, playerId: string): Promise<string | undefined> => {
  const [last] = await runQuery(
    sql,
    db
      .selectFrom('concussion_event')
      .select(['action', 'text'])
      .where('player_id', '=', playerId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1),
  );
  return last?.action === 'reported' ? last.text : undefined;
};

/** Logs a change. A report while one is open, or an end while none is open, changes nothing. */
export const recordConcussion = async (ctx: Ctx, playerId: string, change: ConcussionChange) => {
  const isOpen = (await openConcussionOf(ctx.sql, playerId)) !== undefined;
  if (isOpen === (change.action === 'reported')) return;
  const { action, source, confirmations = 0, text } = change;
  const event = { id: newId(), player_id: playerId, action, source, confirmations, text };
  await runQuery(ctx.sql, db.insertInto('concussion_event').values({ ...event, created_at: ctx.now }));
};

/** Earlier questions of a chat from before the log existed. */
const maxSearchedQuestions = 500;

/** Whether the questions of a chat from before the log still have to be searched. */
export const needsConcussionSearch = async (sql: Sql, playerId: string): Promise<boolean> => {
  const [chat] = await runQuery(
    sql,
    db.selectFrom('chat').select('concussion_searched').where('player_id', '=', playerId),
  );
  return chat?.concussion_searched === false;
};

/** Searches the questions before a message for an open report. Other work goes on between the questions. */
export const searchConcussion = async (
  sql: Sql,
  persona: Persona,
  messageId: string,
): Promise<string | undefined> => {
  const questions = await questionsBefore(sql, persona.id, messageId, maxSearchedQuestions);
  // The last one is the question itself.
  for (const text of questions.slice(0, -1).toReversed()) {
    if (findOpenConcussion([text], persona) !== undefined) return text;
    if (reportsMedicalClearance(text)) return undefined;
    await setImmediate();
  }
  return undefined;
};

/** Stores the result of the search. */
export const storeConcussionSearch = async (
  ctx: Ctx,
  playerId: string,
  report: string | undefined,
): Promise<void> => {
  if (report !== undefined)
    await recordConcussion(ctx, playerId, { action: 'reported', source: 'words', text: report });
  await runQuery(
    ctx.sql,
    db.updateTable('chat').set({ concussion_searched: true }).where('player_id', '=', playerId),
  );
};
