import { organizationRoutes } from '@rinkside/contracts/organization';
import { playerRoutes } from '@rinkside/contracts/player';
import { callRoute } from '@rinkside/testkit/client';
import type { Installation } from './installation.js';
import { persist } from './sending.js';

/** Somebody with a completed profile, known to everybody else in the one organization. */
export interface Somebody {
  id: string;
  token: string;
  organizationId: string;
}

/** Asks until there is an answer: a machine that is busy may ask to come back. */
const insist = async <T>(ask: () => Promise<T>): Promise<T> => {
  const answer = await persist(ask);
  if (answer === undefined) throw new Error('there was no answer');
  return answer;
};

/** All at once would be more than a small machine takes. */
const atATime = 16;

/** Signs up so many people of one organization. */
export const populate = async (
  { origin, token }: Pick<Installation, 'origin' | 'token'>,
  size: number,
): Promise<Somebody[]> => {
  const tokens = await Promise.all(Array.from({ length: size }, (_, at) => token(`somebody-${at}`)));
  const organization = await insist(() =>
    callRoute(origin, tokens[0], organizationRoutes.create, { body: { name: 'Granite Lake Hockey' } }),
  );
  const signUp = async (mine: string, at: number): Promise<Somebody> => {
    const { id } = await insist(() =>
      callRoute(origin, mine, playerRoutes.onboard, {
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
    return { id, token: mine, organizationId: organization.id };
  };
  const people: Somebody[] = [];
  for (let at = 0; at < size; at += atATime)
    people.push(
      ...(await Promise.all(tokens.slice(at, at + atATime).map((mine, of) => signUp(mine, at + of)))),
    );
  return people;
};
