import { pathToFileURL } from 'node:url';
import { cleanLine } from '@rinkside/contracts/text';
import { Commands } from '@rinkside/platform/command';
import { EnvError, loadEnv, type Env } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { createOutboxNotifier } from '@rinkside/platform/outbox-notifier';
import { waitForDatabase } from '@rinkside/platform/wait-for-database';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import { actorOf } from '../actor.js';
import { circleNouns, circleUsage, runCircleCommand } from '../circle/circle.operator.js';
import { openProductDatabase } from '../database.js';
import { runTeamCommand, teamNouns, teamUsage } from '../team/team.operator.js';
import { operatorId } from './moderation.log.js';
import { familyNouns, familyUsage, runFamilyCommand } from './family.operator.js';
import { runOperatorAction, type OperatorAction } from './operator.commands.js';

/** The command is invalid or does not name one account; the message is printed as it is. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

const usage = `Usage:
  npm run operator -- moderator add <id or verified email>
  npm run operator -- moderator remove <id or verified email>
  npm run operator -- operator add <id or verified email>
  npm run operator -- operator remove <id or verified email>
  npm run operator -- suspend <id or verified email>
  npm run operator -- restore <id or verified email>
  npm run operator -- verify-email <id or email>
${familyUsage}
${circleUsage}
${teamUsage}`;

/** The action, and the text to print when it changed something or not. */
interface CommandLine {
  action: OperatorAction;
  changed: string;
  unchanged: string;
  /** An email that nobody confirmed names the account, too, if only one has it. */
  acceptsUnverified?: boolean;
}

/** By command-line arguments. */
const commandLines = new Map<string, CommandLine>([
  [
    'moderator add',
    { action: 'add_moderator', changed: 'is a moderator now', unchanged: 'already is a moderator' },
  ],
  [
    'moderator remove',
    { action: 'remove_moderator', changed: 'is no moderator any more', unchanged: 'is no moderator' },
  ],
  [
    'operator add',
    { action: 'add_operator', changed: 'is an operator now', unchanged: 'already is an operator' },
  ],
  [
    'operator remove',
    { action: 'remove_operator', changed: 'is no operator any more', unchanged: 'is no operator' },
  ],
  ['suspend', { action: 'suspend', changed: 'is suspended now', unchanged: 'already is suspended' }],
  ['restore', { action: 'restore', changed: 'is let in again', unchanged: 'is not suspended' }],
  [
    'verify-email',
    {
      action: 'verify_email',
      changed: 'has a confirmed email now',
      unchanged: 'has no email, or a confirmed one already',
      acceptsUnverified: true,
    },
  ],
]);

/** Maximum number of ids in a message. */
const maxListedAccounts = 10;

const selectAccounts = statement(
  'operator.find',
  `select id, coalesce(first_name || ' ' || last_name, email, 'Unnamed account') as name,
     id::text = lower($1) or email_verified as proven
   from player where closed_at is null and (id::text = lower($1) or lower(email) = lower($1))
   order by proven desc, id limit ${maxListedAccounts}`,
  z.object({ id: z.string(), name: z.string(), proven: z.boolean() }),
);

/** Finds the one account that an id or a verified email names. @throws OperatorError naming the ids of the others. */
const findAccount = async (sql: Sql, idOrEmail: string, acceptsUnverified = false) => {
  const accounts = await sql.rows(selectAccounts, [idOrEmail]);
  const [account, second] = accounts;
  if (!account) throw new OperatorError(`No account has the email or id ${idOrEmail}.`);
  const ids = accounts.map(({ id }) => id).join(', ');
  if (!account.proven && (second || !acceptsUnverified))
    throw new OperatorError(
      second
        ? `The email ${idOrEmail} is not verified and several accounts have it; name one by its id: ${ids}.`
        : `The email ${idOrEmail} is not verified, so it proves nothing; name the account by its id: ${ids}.`,
    );
  if (second?.proven)
    throw new OperatorError(`Several accounts have the email ${idOrEmail}; name one by its id: ${ids}.`);
  return account;
};

/** The operator has no account; their actions are logged without a moderator. */
const operator = actorOf(operatorId);

/**
 * Runs an operator command.
 * @returns the line to print. @throws OperatorError if the arguments are invalid or do not name one account.
 */
export const runOperator = async (env: Env, args: string[]): Promise<string> => {
  const commandLine = commandLines.get(args.slice(0, -1).join(' '));
  const idOrEmail = args.at(-1)?.trim();
  const noun = args[0] ?? '';
  const isDecision = familyNouns.has(noun) || circleNouns.has(noun) || teamNouns.has(noun);
  if (!isDecision && (!commandLine || !idOrEmail)) throw new OperatorError(usage);
  const database = await openProductDatabase(env);
  const outboxNotifier = createOutboxNotifier(env, createLog('operator', env.LOG_LEVEL));
  try {
    await waitForDatabase(database);
    const commands = new Commands(database, outboxNotifier);
    if (!commandLine || !idOrEmail) {
      const decider = { ...operator, moderator: true };
      const runDecision = circleNouns.has(noun)
        ? runCircleCommand
        : teamNouns.has(noun)
          ? runTeamCommand
          : runFamilyCommand;
      const actor = circleNouns.has(noun) ? decider : operator;
      const printed = await runDecision(database.sql, (work) => commands.run(actor, work), args);
      if (printed === undefined) throw new OperatorError(usage);
      return printed;
    }
    const account = await findAccount(database.sql, idOrEmail, commandLine.acceptsUnverified);
    const changed = await commands.run(operator, (ctx) =>
      runOperatorAction(ctx, commandLine.action, account.id),
    );
    return `${cleanLine(account.name)} (${account.id}) ${changed ? commandLine.changed : commandLine.unchanged}.`;
  } finally {
    await outboxNotifier.close();
    await database.close();
  }
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    process.stdout.write(`${await runOperator(loadEnv(), process.argv.slice(2))}\n`);
  } catch (error) {
    const isExpected = error instanceof EnvError || error instanceof OperatorError;
    process.stderr.write(`${isExpected ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
