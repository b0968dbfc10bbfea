import type { ChildRequestDecision } from '@rinkside/contracts/child-request';
import { childRequestRules } from '@rinkside/contracts/child-request';
import { cleanLine } from '@rinkside/contracts/text';
import { AppError } from '@rinkside/platform/errors';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { decideRequest, endGuardianshipOf } from './child-request.commands.js';

/** Usage of the commands about families. */
export const familyUsage = `  npm run operator -- requests
  npm run operator -- request carry-out <request id> <reason>
  npm run operator -- request refuse <request id> <reason>
  npm run operator -- request undo <request id> <reason>
  npm run operator -- guardian remove <child id> <guardian id> <reason>`;

/** First words of the commands about families. */
export const familyNouns = new Set(['requests', 'request', 'guardian']);

const selectRequests = statement(
  'operator.childRequests',
  `select r.id, r.kind, r.state, a.first_name as name, r.child_id from child_request r join player a on a.id = r.child_id
   where r.state in ('waiting', 'objected') or r.state = 'done' and r.kind = 'hand_over'
     and r.decided_at > now() - interval '${childRequestRules.decisionDays} days'
   order by r.asked_at`,
  z.object({
    id: z.string(),
    kind: z.string(),
    state: z.string(),
    name: z.string().nullable(),
    child_id: z.string(),
  }),
);

const listRequests = async (sql: Sql): Promise<string> => {
  const rows = await sql.rows(selectRequests, []);
  const lines = rows.map(
    ({ id, kind, state, name, child_id }) => `${id} ${kind} ${state}, ${cleanLine(name ?? '')} (${child_id})`,
  );
  return lines.length > 0 ? lines.join('\n') : 'No requests.';
};

const decisions = new Map<string, { action: ChildRequestDecision; done: string }>([
  ['carry-out', { action: 'carry_out', done: 'is carried out' }],
  ['refuse', { action: 'refuse', done: 'is refused' }],
  ['undo', { action: 'undo', done: 'is undone' }],
]);

type Run = <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>;

const isId = (text: string | undefined): text is string => z.uuid().safeParse(text).success;

const decide = async (run: Run, [verb = '', id, ...words]: string[]): Promise<string | undefined> => {
  const decision = decisions.get(verb);
  const reason = words.join(' ').trim();
  if (!decision || !isId(id) || !reason) return undefined;
  await run((ctx) => decideRequest(ctx, { id, action: decision.action, reason }));
  return `The request ${id} ${decision.done}.`;
};

const endGuardianship = async (
  run: Run,
  [verb, childId, guardianId, ...words]: string[],
): Promise<string | undefined> => {
  const reason = words.join(' ').trim();
  if (verb !== 'remove' || !isId(childId) || !isId(guardianId) || !reason) return undefined;
  await run((ctx) => endGuardianshipOf(ctx, { childId, guardianId, reason }));
  return `${guardianId} is no longer a guardian of ${childId}.`;
};

/** Runs a command about a family. @returns the lines to print; undefined for other commands and wrong arguments */
export const runFamilyCommand = async (
  sql: Sql,
  run: Run,
  [noun, ...args]: string[],
): Promise<string | undefined> => {
  try {
    if (noun === 'requests' && args.length === 0) return await listRequests(sql);
    if (noun === 'request') return await decide(run, args);
    return noun === 'guardian' ? await endGuardianship(run, args) : undefined;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
};
