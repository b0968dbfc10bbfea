import { openPool } from '@rinkside/testkit/test-database';
import type { ProductAddress } from './product-fixture.js';
import type { OnboardedUser } from './users.js';

/** Confirms the addresses of people without a mail. */
export const confirmAddresses = async (
  { databaseUrl }: Pick<ProductAddress, 'databaseUrl'>,
  people: OnboardedUser[],
): Promise<void> => {
  const pool = openPool(databaseUrl, 1);
  await pool.query('update player set email_verified = true where id = any($1)', [
    people.map(({ person }) => person.id),
  ]);
  await pool.end();
};
