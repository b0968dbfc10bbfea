import { pathToFileURL } from 'node:url';
import { Commands } from '@rinkside/platform/command';
import { EnvError, loadEnv, type Env } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { openNudge } from '@rinkside/platform/nudge';
import { statement } from '@rinkside/platform/sql';
import { actorOf } from '../actor.js';
import { openProductDatabase } from '../database.js';
import { operate, type OperatorWish } from './operator.commands.js';

/** What was asked for cannot be done: one sentence that says why. */
export class OperatorError extends Error {}

const usage = `Usage:
  npm run operator -- moderator add <email or id>
  npm run operator -- moderator remove <email or id>
  npm run operator -- operator add <email or id>
  npm run operator -- operator remove <email or id>
  npm run operator -- suspend <email or id>
  npm run operator -- restore <email or id>`;

/** By the words of the command line: the wish, and what to say when it is done or was so before. */
const wishes = new Map<string, { wish: OperatorWish; done: string; before: string }>([
  ['moderator add', { wish: 'add_moderator', done: 'is a moderator now', before: 'already is a moderator' }],
  [
    'moderator remove',
    { wish: 'remove_moderator', done: 'is no moderator any more', before: 'is no moderator' },
  ],
  ['operator add', { wish: 'add_operator', done: 'is an operator now', before: 'already is an operator' }],
  ['operator remove', { wish: 'remove_operator', done: 'is no operator any more', before: 'is no operator' }],
  ['suspend', { wish: 'suspend', done: 'is suspended now', before: 'already is suspended' }],
  ['restore', { wish: 'restore', done: 'is let in again', before: 'is not suspended' }],
]);

const find = statement<{ id: string; name: string }>(
  'operator.find',
  `select id, coalesce(first_name || ' ' || last_name, email, 'Somebody without a name') as name
   from player where closed_at is null and (id::text = lower($1) or lower(email) = lower($1)) order by id`,
);

/** The operator is no account: what they do is logged as nobody's. */
const operator = actorOf('00000000-0000-0000-0000-000000000000');

/**
 * Runs one of the operator's commands.
 * @returns the line to print. @throws OperatorError when the words are wrong or do not name one account.
 */
export const runOperator = async (env: Env, words: string[]): Promise<string> => {
  const asked = wishes.get(words.slice(0, -1).join(' '));
  const who = words.at(-1)?.trim();
  if (!asked || !who) throw new OperatorError(usage);
  const database = await openProductDatabase(env);
  const nudge = openNudge(env, createLog('operator', env.LOG_LEVEL));
  try {
    const [account, other] = await database.sql.rows(find, [who]);
    if (!account) throw new OperatorError(`Nobody has the email or id ${who}.`);
    if (other) throw new OperatorError(`Several accounts have the email ${who}; name one by its id.`);
    const commands = new Commands(database, nudge);
    const changed = await commands.run(operator, (ctx) => operate(ctx, asked.wish, account.id));
    return `${account.name} (${account.id}) ${changed ? asked.done : asked.before}.`;
  } finally {
    await nudge.close();
    await database.close();
  }
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    process.stdout.write(`${await runOperator(loadEnv(), process.argv.slice(2))}\n`);
  } catch (error) {
    const known = error instanceof EnvError || error instanceof OperatorError;
    process.stderr.write(`${known ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
