import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusals } from '@rinkside/contracts/error';
import { deleteAccount } from './accounts.js';
import type { Pool } from './database.js';
import { HttpError } from './http.js';

/** Below it, and not below the mount: the gateway forwards only that, so no browser reaches this door. */
export const accountsPath = '/accounts/';

/** What anything that forwards requests for others adds. */
const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'origin'];

/** `DELETE /accounts/{subject}`, for the product's own workers: 204, whether or not there was such an account. */
export const handleRemoval =
  (pool: Pool) =>
  async (req: IncomingMessage, res: ServerResponse, subject: string): Promise<void> => {
    if (forwarded.some((name) => name in req.headers))
      throw new HttpError(404, { error: 'not_found', error_description: refusals.notFound });
    await deleteAccount(pool, subject);
    res.writeHead(204).end();
  };
