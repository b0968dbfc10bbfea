import { createHash } from 'node:crypto';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import * as z from 'zod';
import type { Pool } from './database.js';
import { deleteGrant } from './sessions.js';

/** The ids of these models are long-lived secrets. Only their hashes are stored. */
const hashedModels = new Set(['RefreshToken', 'AuthorizationCode']);

const payloadRow = z.object({ payload: z.custom<AdapterPayload>(), consumed: z.boolean() });

/**
 * Returns the storage adapter of `oidc-provider` for PostgreSQL.
 * @param refreshGraceSeconds How long a rotated refresh token may be used again, so that a response lost on bad Wi-Fi
 * or two tabs that refresh at once do not end the session. Reuse after that revokes the session.
 */
export const createAdapter =
  (pool: Pool, refreshGraceSeconds: number) =>
  (model: string): Adapter => {
    const key = (id: string) =>
      hashedModels.has(model) ? createHash('sha256').update(id).digest('base64url') : id;
    const graceSeconds = model === 'RefreshToken' ? refreshGraceSeconds : 0;

    const findBy = async (column: 'id' | 'uid', value: string) => {
      if (value.includes('\0')) return undefined;
      const { rows } = await pool.query(
        `select payload, coalesce(consumed_at <= now() - make_interval(secs => $3), false) as consumed
         from identity.payload
         where model = $1 and ${column} = $2 and (expires_at is null or expires_at > now())`,
        [model, value, graceSeconds],
      );
      const row = payloadRow.optional().parse(rows[0]);
      return row && { ...row.payload, ...(row.consumed && { consumed: true }) };
    };

    return {
      async upsert(id, payload, expiresIn) {
        const { jti: _, ...rest } = payload;
        await pool.query(
          `insert into identity.payload (model, id, payload, uid, grant_id, account_id, expires_at)
           values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
           on conflict (model, id) do update
             set payload = excluded.payload, uid = excluded.uid, grant_id = excluded.grant_id,
               account_id = excluded.account_id, expires_at = excluded.expires_at`,
          [
            model,
            key(id),
            hashedModels.has(model) ? rest : payload,
            payload.uid ?? null,
            payload.grantId ?? null,
            payload.accountId ?? null,
            expiresIn || null,
          ],
        );
      },
      async find(id) {
        const payload = await findBy('id', key(id));
        return payload && { ...payload, jti: id };
      },
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: () => Promise.resolve(undefined),
      async consume(id) {
        const { rowCount } = await pool.query(
          'update identity.payload set consumed_at = now() where model = $1 and id = $2 and consumed_at is null',
          [model, key(id)],
        );
        // Of two concurrent exchanges only one may succeed. Refresh tokens have a grace period instead.
        if (!rowCount && !graceSeconds) throw new errors.InvalidGrant('already used');
      },
      async destroy(id) {
        if (model === 'Grant') await deleteGrant(pool, id);
        else await pool.query('delete from identity.payload where model = $1 and id = $2', [model, key(id)]);
      },
      async revokeByGrantId(grantId) {
        await pool.query('delete from identity.payload where model = $1 and grant_id = $2', [model, grantId]);
      },
    };
  };

const batchSize = 5000;

/** Deletes expired payloads in batches. */
export const deleteExpiredPayloads = async (pool: Pool): Promise<void> => {
  const { rowCount } = await pool.query(
    `delete from identity.payload where (model, id) in
       (select model, id from identity.payload where expires_at < now() limit ${batchSize})`,
  );
  if (rowCount === batchSize) await deleteExpiredPayloads(pool);
};
