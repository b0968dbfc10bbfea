import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusals } from '@rinkside/contracts/error';
import * as z from 'zod';
import { deleteAccount, endSignIns } from './accounts.js';
import type { Pool } from './database.js';
import { HttpError } from './http.js';

/** Below it, and not below the mount: the gateway forwards only that, so no browser reaches this door. */
export const accountsPath = '/accounts/';

/** What anything that forwards requests for others adds. */
const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'origin'];

const which = z.strictObject({ ended_at: z.iso.datetime(), kept: z.string().min(1) });

const notFound = () => new HttpError(404, { error: 'not_found', error_description: refusals.notFound });

/**
 * For the product's own workers, 204 whether or not there was anything: `DELETE /accounts/{subject}`, and
 * `DELETE /accounts/{subject}/sign-ins?ended_at&kept` for all its sign-ins until then but one.
 */
export const handleRemoval =
  (pool: Pool) =>
  async (req: IncomingMessage, res: ServerResponse, what: string): Promise<void> => {
    if (forwarded.some((name) => name in req.headers)) throw notFound();
    const [subject = '', part] = what.split('/');
    if (part === undefined) await deleteAccount(pool, subject);
    else if (part === 'sign-ins') {
      const { data } = which.safeParse(Object.fromEntries(new URLSearchParams(req.url?.split('?')[1])));
      if (!data) throw notFound();
      await endSignIns(pool, subject, { endedAt: data.ended_at, kept: data.kept });
    } else throw notFound();
    res.writeHead(204).end();
  };
