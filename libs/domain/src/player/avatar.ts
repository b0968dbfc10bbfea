import { isUuid } from '@rinkside/platform/id';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import { signedQuerySql } from '../highlight/media-signing.js';
import { publicPageSql } from './player.policy.js';

/** Storage prefix of all profile photos of an account. */
export const avatarFolder = (id: string) => `avatars/${id}/`;

/** Condition: the photo of player `a` is public, because their page is. */
const publicPhotoSql = (a: string) =>
  `(${a}.onboarding_complete and ${a}.suspended_at is null and ${publicPageSql(a)})`;

/** SQL for a stored photo's address that opens for an hour, whoever it shows. */
export const signedPhotoUrlSql = (key: string) => `('/media/' || ${key} || ${signedQuerySql(key)})`;

/** SQL for the address of a player's photo, or null: signed while they have no public page. */
export const avatarUrlSql = (a: string) =>
  `case when ${publicPhotoSql(a)} then '/media/' || ${a}.avatar_key else ${signedPhotoUrlSql(`${a}.avatar_key`)} end`;

/** The same for anonymous visitors: null without a public page. */
export const publicAvatarUrlSql = (a: string) =>
  `case when ${publicPhotoSql(a)} then '/media/' || ${a}.avatar_key end`;

const selectUrl = statement(
  'player.avatarUrl',
  `select ${avatarUrlSql('a')} as url from player a where a.id = $1`,
  z.object({ url: z.string().nullable() }),
);

/** Returns the address of a player's photo, or null. */
export const avatarUrlOf = async (sql: Sql, playerId: string): Promise<string | null> =>
  (await sql.rows(selectUrl, [playerId]))[0]?.url ?? null;

const selectPublic = statement(
  'player.publicPhoto',
  `select ${publicPhotoSql('a')} as public from player a where a.id = $1 and a.avatar_key = $2`,
  z.object({ public: z.boolean() }),
);

/** Returns whether anybody may open this photo: the owner's current one, while they have a public page. */
export const isPublicPhoto = async (sql: Sql, ownerId: string, key: string): Promise<boolean> =>
  isUuid(ownerId) && ((await sql.rows(selectPublic, [ownerId, key]))[0]?.public ?? false);
