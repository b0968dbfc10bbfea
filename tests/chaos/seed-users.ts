import { organizationRoutes } from '@rinkside/contracts/organization';
import { playerRoutes } from '@rinkside/contracts/player';
import { callRoute } from '@rinkside/testkit/api-client';
import type { Installation } from './installation.js';
import { retryTransient } from './retry.js';

/** A player with a completed profile; all seeded users share one organization. */
export interface SeedUser {
  id: string;
  token: string;
  organizationId: string;
}

/** Retries while a busy machine answers 503. */
const retried = async <T>(request: () => Promise<T>): Promise<T> => {
  const response = await retryTransient(request);
  if (response === undefined) throw new Error('the request got no answer');
  return response;
};

/** Concurrent sign-ups; more would overload a small machine. */
const batchSize = 16;

/** Signs up users of one organization. */
export const seedUsers = async (
  { origin, token }: Pick<Installation, 'origin' | 'token'>,
  size: number,
  organizationName = 'Granite Lake Hockey',
): Promise<SeedUser[]> => {
  const tokens = await Promise.all(Array.from({ length: size }, (_, at) => token(`user-${at}`)));
  const organization = await retried(() =>
    callRoute(origin, tokens[0], organizationRoutes.create, { body: { name: organizationName } }),
  );
  const signUp = async (userToken: string, at: number): Promise<SeedUser> => {
    const { id } = await retried(() =>
      callRoute(origin, userToken, playerRoutes.onboard, {
        body: {
          first_name: 'Noor',
          last_name: `Lind ${at}`,
          birthdate: '1990-05-04',
          role: 'player',
          position: 'skater',
          level: 'AA',
          zipcode: '55101',
          age: '18U',
          organization_id: organization.id,
        },
      }),
    );
    return { id, token: userToken, organizationId: organization.id };
  };
  const people: SeedUser[] = [];
  for (let at = 0; at < size; at += batchSize)
    people.push(
      ...(await Promise.all(
        tokens.slice(at, at + batchSize).map((userToken, index) => signUp(userToken, at + index)),
      )),
    );
  return people;
};
