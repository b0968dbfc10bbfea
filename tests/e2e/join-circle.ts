import { shareCircle } from '@rinkside/testkit/share-circle';
import { openPool } from '@rinkside/testkit/test-database';
import type { ProductAddress } from './product-fixture.js';
import type { OnboardedUser } from './users.js';

/** Gives people places in the circle of the first one's organization, as if they had asked and been confirmed. */
export const joinCircle = async (
  { databaseUrl }: Pick<ProductAddress, 'databaseUrl'>,
  people: OnboardedUser[],
): Promise<string> => {
  const pool = openPool(databaseUrl, 1);
  const id = await shareCircle(
    pool,
    people.map(({ person }) => person),
  );
  await pool.end();
  return id;
};
