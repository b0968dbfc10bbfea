import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMessages } from '@rinkside/contracts/error';
import * as z from 'zod';
import { deleteAccount, revokeSessions } from './accounts.js';
import type { Pool } from './database.js';
import { HttpError } from './http.js';

/** Outside the mount path, which is all the gateway forwards: browsers cannot reach it. */
export const accountsPath = '/accounts/';

/** Headers that proxies and browsers add. Requests with one of them are rejected. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'origin'];

const sessionsQuery = z.strictObject({ ended_at: z.iso.datetime(), kept: z.string().min(1) });

const notFound = () => new HttpError(404, { error: 'not_found', error_description: errorMessages.notFound });

/**
 * The internal API for workers; always responds with 204, also if nothing existed. `DELETE /accounts/{subject}` deletes
 * an account. `DELETE /accounts/{subject}/sign-ins?ended_at&kept` revokes its sessions started by `ended_at` except
 * `kept`.
 */
export const handleAccountDeletion =
  (pool: Pool) =>
  async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    if (proxyHeaders.some((name) => name in req.headers)) throw notFound();
    const [subject = '', part] = path.split('/');
    if (part === undefined) await deleteAccount(pool, subject);
    else if (part === 'sign-ins') {
      const { data } = sessionsQuery.safeParse(
        Object.fromEntries(new URLSearchParams(req.url?.split('?')[1])),
      );
      if (!data) throw notFound();
      await revokeSessions(pool, subject, { endedAt: data.ended_at, kept: data.kept });
    } else throw notFound();
    res.writeHead(204).end();
  };
