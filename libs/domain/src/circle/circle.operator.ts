import { coachCircleRules } from '@rinkside/contracts/coach-circle';
import { cleanLine } from '@rinkside/contracts/text';
import { AppError } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { decideProposal } from '../organization/proposal.decisions.js';
import { db } from '../query-builder.js';
import { endPlace } from './answer.commands.js';
import { isFirstCoachCircleSql, needsSql } from './circle.policy.js';
import { decideCircleRequest, decideCoachCircle } from './decision.commands.js';

/** Usage of the commands about circles. */
export const circleUsage = `  npm run operator -- circles
  npm run operator -- circle agree <circle id> <reason>
  npm run operator -- circle decline <circle id> <reason>
  npm run operator -- circle-request confirm <circle id> <account id> <reason>
  npm run operator -- circle-request decline <circle id> <account id> <reason>
  npm run operator -- place end <circle id> <account id> <reason>
  npm run operator -- proposal accept <proposal id> <reason>
  npm run operator -- proposal decline <proposal id> <reason>`;

/** First words of the commands about circles. */
export const circleNouns = new Set(['circles', 'circle', 'circle-request', 'place', 'proposal']);

const selectWaiting = statement(
  'operator.circles',
  `select 'circle ' || q.id as what, o.name, q.created_at as at from circle q join organization o on o.id = q.organization_id
     where ${isFirstCoachCircleSql('q')} and q.declined_at is null
   union all select 'circle-request ' || r.circle_id || ' ' || r.player_id, o.name, r.asked_at
     from circle_request r join player a on a.id = r.player_id join circle k on k.id = r.circle_id
     join organization o on o.id = k.organization_id where ${needsSql('a', 'r.circle_id')} = 'club_coach'
   union all select 'proposal ' || e.id, o.name, e.created_at
     from organization_proposal e join organization o on o.id = e.organization_id
   union all select 'unchecked members of ' || k.id, o.name, k.created_at from circle k join organization o on o.id = k.organization_id
     where k.own and k.moderator_checked_at is null
       and exists (select from circle_place p where p.circle_id = k.id and p.source = 'member')
   order by at`,
  z.object({ what: z.string(), name: z.string(), at: z.string() }),
);

const listWaiting = async (sql: Sql): Promise<string> => {
  const rows = await sql.rows(selectWaiting, []);
  const lines = rows.map(({ what, name }) => `${what}, ${cleanLine(name)}`);
  return lines.length > 0 ? lines.join('\n') : 'Nothing waits.';
};

type Run = <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>;
const isId = (text: string | undefined): text is string => z.uuid().safeParse(text).success;

const findOrganization = async (sql: Sql, proposalId: string): Promise<string> => {
  const [row] = await runQuery(
    sql,
    db.selectFrom('organization_proposal').select('organization_id').where('id', '=', proposalId),
  );
  if (!row) throw new AppError('notFound', coachCircleRules.proposalUnknown);
  return row.organization_id;
};

/** A command with one id. @returns the line to print; undefined for wrong arguments */
const decide = async (sql: Sql, run: Run, command: string, id: string, reason: string) => {
  if (command === 'circle agree' || command === 'circle decline') {
    const action = command === 'circle agree' ? 'agree' : 'decline';
    await run((ctx) => decideCoachCircle(ctx, { id, action, reason }));
    return `The circle ${id} is ${action === 'agree' ? 'agreed' : 'declined'}.`;
  }
  if (command !== 'proposal accept' && command !== 'proposal decline') return undefined;
  const action = command === 'proposal accept' ? 'accept' : 'decline';
  const organizationId = await findOrganization(sql, id);
  await run((ctx) => decideProposal(ctx, { id: organizationId, proposalId: id, action, reason }));
  return `The proposal ${id} is ${action === 'accept' ? 'accepted' : 'declined'}.`;
};

/** A command with a circle and an account. @returns the line to print; undefined for wrong arguments */
const decidePlace = async (
  run: Run,
  command: string,
  { circleId, playerId, reason }: { circleId: string; playerId: string; reason: string },
) => {
  if (command === 'place end') {
    await run((ctx) => endPlace(ctx, { id: circleId, playerId, reason }));
    return `The place of ${playerId} is ended.`;
  }
  if (command !== 'circle-request confirm' && command !== 'circle-request decline') return undefined;
  const action = command === 'circle-request confirm' ? 'confirm' : 'decline';
  await run((ctx) => decideCircleRequest(ctx, { circleId, playerId, action, reason }));
  return `The request of ${playerId} is ${action === 'confirm' ? 'confirmed' : 'declined'}.`;
};

/** Runs a command about circles. @returns the lines to print; undefined for other commands and wrong arguments */
export const runCircleCommand = async (sql: Sql, run: Run, args: string[]): Promise<string | undefined> => {
  const [noun, verb, id, ...rest] = args;
  try {
    if (noun === 'circles' && args.length === 1) return await listWaiting(sql);
    if (!isId(id) || rest.join('').trim() === '') return undefined;
    const command = `${noun} ${verb}`;
    const [playerId, ...words] = rest;
    if (isId(playerId) && words.join('').trim() !== '')
      return await decidePlace(run, command, { circleId: id, playerId, reason: words.join(' ').trim() });
    return await decide(sql, run, command, id, rest.join(' ').trim());
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
};
