import type { NotificationTrigger } from '@rinkside/contracts/jobs.schema';
import type { FamilyDetail, FamilyNotificationKind } from '@rinkside/contracts/notification';
import { newId } from '@rinkside/platform/id';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { guardianRightsSql, isChildProfileSql } from '../family/guardian.policy.js';
import { announceAdded } from './notification.commands.js';

export type FamilyTrigger = Extract<NotificationTrigger, { kind: FamilyNotificationKind }>;

/** A notification about changed settings grows for this time; after it the next one begins anew. */
const growsFor = `interval '1 day'`;

const union = (field: string) => `(select coalesce(jsonb_agg(distinct value), '[]')
  from jsonb_array_elements(coalesce(notification.detail->'${field}', '[]') || coalesce(excluded.detail->'${field}', '[]')))`;

/**
 * The receivers are the guardians of the child and its login, except those who did it. A guardian's row names the child as
 * the actor, so that each child has its own; the login's row names who did it.
 */
const addStatement = (kind: FamilyNotificationKind, detail: string) =>
  statement(
    `notification.add.${kind}`,
    `insert into notification (id, player_id, kind, actor_id, detail, created_at)
     select ids.id, receiver.id, '${kind}',
       case when receiver.id = $2 then (select a.id from player a where a.id = ($4::uuid[])[1]) else $2::uuid end, $5::jsonb, $1
     from (select a.id, row_number() over (order by a.id) as turn from player a join player child on child.id = $2
       where a.suspended_at is null and a.closed_at is null and a.id <> all($4::uuid[]) and (
         exists (select from guardian g where g.guardian_id = a.id and g.child_id = $2
           and ${guardianRightsSql('child')} is not null)
         or a.id = $2 and not ${isChildProfileSql('a')})) receiver
     join unnest($3::uuid[]) with ordinality ids (id, turn) on ids.turn = receiver.turn
     order by receiver.id
     on conflict (player_id, kind, actor_id, item_id, comment_id, award_id, live_game_id) do update
       set detail = ${detail}, created_at = excluded.created_at, read_at = null
       where notification.detail->>'at' < excluded.detail->>'at'
     returning id, player_id`,
    z.object({ id: z.string(), player_id: z.string() }),
  );
const addByKind: Record<FamilyNotificationKind, ReturnType<typeof addStatement>> = {
  guardian_settings: addStatement(
    'guardian_settings',
    `case when notification.created_at < excluded.created_at - ${growsFor} then excluded.detail
       else excluded.detail || jsonb_build_object('fields', ${union('fields')}, 'by_ids', ${union('by_ids')}) end`,
  ),
  child_request: addStatement('child_request', 'excluded.detail'),
};

const selectRequest = statement(
  'notification.childRequest',
  'select child_id from child_request where id = $1',
  z.object({ child_id: z.string() }),
);

const detailOf = async (ctx: Ctx, trigger: FamilyTrigger): Promise<FamilyDetail | undefined> => {
  const { at } = trigger;
  if (trigger.kind === 'guardian_settings') {
    const { child_id, guardian_id, fields } = trigger;
    return { child_id, by_ids: [guardian_id], fields, at };
  }
  const { request_id, by_id } = trigger;
  const [request] = await ctx.sql.rows(selectRequest, [request_id]);
  return request && { child_id: request.child_id, by_ids: by_id ? [by_id] : [], request_id, at };
};

/** A child has at most so many guardians, and its login. */
const maxReceivers = 12;

/** Notifies the guardians of a child and its login. Repeating it changes nothing. */
export const notifyFamily = async (ctx: Ctx, trigger: FamilyTrigger): Promise<void> => {
  const detail = await detailOf(ctx, trigger);
  if (!detail) return;
  const ids = Array.from({ length: maxReceivers }, () => newId());
  const values = [ctx.now, detail.child_id, ids, detail.by_ids, JSON.stringify(detail)];
  await announceAdded(ctx, await ctx.sql.rows(addByKind[trigger.kind], values));
};
