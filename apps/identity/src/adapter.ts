import { createHash } from 'node:crypto';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Pool } from './database.js';

/** Their id is the secret itself and lives long enough to be worth stealing: the table knows only its hash. */
const hashed = new Set(['RefreshToken', 'AuthorizationCode']);

interface Row {
  payload: AdapterPayload;
  consumed: boolean;
}

/**
 * Keeps what the provider issues in PostgreSQL.
 * @param grace seconds in which a rotated refresh token still counts as fresh: an answer lost in bad Wi-Fi, or
 * two tabs refreshing at once, sign nobody out; used later, it revokes its family.
 */
export const createAdapter =
  (pool: Pool, grace: number) =>
  (model: string): Adapter => {
    const key = (id: string) =>
      hashed.has(model) ? createHash('sha256').update(id).digest('base64url') : id;
    const forgiven = model === 'RefreshToken' ? grace : 0;

    const findBy = async (column: 'id' | 'uid', value: string) => {
      if (value.includes('\0')) return undefined;
      const { rows } = await pool.query<Row>(
        `select payload, coalesce(consumed_at <= now() - make_interval(secs => $3), false) as consumed
         from identity.payload
         where model = $1 and ${column} = $2 and (expires_at is null or expires_at > now())`,
        [model, value, forgiven],
      );
      return rows[0] && { ...rows[0].payload, ...(rows[0].consumed && { consumed: true }) };
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
            hashed.has(model) ? rest : payload,
            payload.uid ?? null,
            payload.grantId ?? null,
            payload.accountId ?? null,
            expiresIn || null,
          ],
        );
      },
      async find(id) {
        const found = await findBy('id', key(id));
        return found && { ...found, jti: id };
      },
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: () => Promise.resolve(undefined),
      async consume(id) {
        const { rowCount } = await pool.query(
          'update identity.payload set consumed_at = now() where model = $1 and id = $2 and consumed_at is null',
          [model, key(id)],
        );
        // Two exchanges at once both found it fresh; only one may have it. Refresh tokens are forgiven instead.
        if (!rowCount && !forgiven) throw new errors.InvalidGrant('already used');
      },
      async destroy(id) {
        await pool.query('delete from identity.payload where model = $1 and id = $2', [model, key(id)]);
      },
      async revokeByGrantId(grantId) {
        await pool.query('delete from identity.payload where model = $1 and grant_id = $2', [model, grantId]);
      },
    };
  };

const most = 5000;

/** Deletes what has expired, a bounded number of rows at a time. */
export const forgetExpired = async (pool: Pool): Promise<void> => {
  const { rowCount } = await pool.query(
    `delete from identity.payload where (model, id) in
       (select model, id from identity.payload where expires_at < now() limit ${most})`,
  );
  if (rowCount === most) await forgetExpired(pool);
};
