import { canEdit, canEditSql, canSee, canSeeSql } from '@rinkside/domain/item/item.policy';
import { openTestDatabase } from '@rinkside/testkit/test-database';
import * as fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';

describe('item policy', () => {
  // @covers V8.2.2
  it('gives the same result in TypeScript and in SQL', async () => {
    const database = await openTestDatabase(inject('postgresUrl'));
    const userId = fc.constantFrom(
      ...Array.from({ length: 4 }, (_, at) => `0198c0de-0000-7000-8000-00000000000${at}`),
    );
    try {
      await fc.assert(
        fc.asyncProperty(userId, userId, async (authorId, id) => {
          const { rows } = await database.pool.query<{ allowed: boolean }>(
            `select ${canEditSql('$1::uuid')} as allowed from (select $2::uuid as author_id) i`,
            [id, authorId],
          );
          expect(rows[0]?.allowed).toBe(canEdit({ id }, { authorId }));
        }),
      );
      const seenBy = fc.record({ viewable: fc.boolean(), clubVisible: fc.boolean() });
      const blocks = fc.constantFrom('neither', 'author', 'viewer');
      await fc.assert(
        fc.asyncProperty(
          userId,
          userId,
          seenBy,
          blocks,
          fc.boolean(),
          fc.boolean(),
          async (authorId, id, ...given) => {
            const [{ viewable, clubVisible }, blocker, follows, guardian] = given;
            const { rows } = await database.pool.query<{ allowed: boolean }>(
              `with block as (
               select $2::uuid as blocker_id, $1::uuid as blocked_id where $4 = 'author'
               union all select $1::uuid, $2::uuid where $4 = 'viewer'),
             player as (select distinct id, 'player' as role, null::date as trusted_birthdate, null::date as rights_birthdate, 'child' as issuer
               from unnest(array[$1::uuid, $2::uuid]) as id),
             circle_place as (select null::uuid as player_id, null::uuid as circle_id where false),
             follow as (select $2::uuid as follower_id, 'user' as target_type, $1::uuid as target_id, $6::boolean as following),
             guardian as (select $1::uuid as guardian_id, $2::uuid as child_id where $7::boolean)
             select ${canSeeSql('$1::uuid')} as allowed
             from (select $2::uuid as author_id, $3::boolean as viewable, $5::boolean as club_visible) i`,
              [id, authorId, viewable, blocker, clubVisible, follows, guardian],
            );
            const relation = { blocked: blocker !== 'neither', known: follows || guardian, guardian };
            expect(rows[0]?.allowed).toBe(canSee({ id }, { authorId, viewable, clubVisible }, relation));
          },
        ),
      );
    } finally {
      await database.close();
    }
  });
});
