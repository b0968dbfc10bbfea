import { organizationRoutes } from '@rinkside/contracts/organization';
import { playerRoutes } from '@rinkside/contracts/player';
import { callRoute } from '@rinkside/testkit/client';
import type { Installation } from './installation.js';

/** Somebody with a completed profile, known to everybody else in the one organization. */
export interface Somebody {
  id: string;
  token: string;
  organizationId: string;
}

/** All at once would be more than a small machine takes. */
const atATime = 16;

/** Signs up so many people of one organization. */
export const populate = async (
  { origin, issuer }: Pick<Installation, 'origin' | 'issuer'>,
  size: number,
): Promise<Somebody[]> => {
  const tokens = await Promise.all(Array.from({ length: size }, (_, at) => issuer.token(`somebody-${at}`)));
  const organization = await callRoute(origin, tokens[0], organizationRoutes.create, {
    body: { name: 'Granite Lake Hockey' },
  });
  const signUp = async (token: string, at: number): Promise<Somebody> => {
    const { id } = await callRoute(origin, token, playerRoutes.onboard, {
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
    });
    return { id, token, organizationId: organization.id };
  };
  const people: Somebody[] = [];
  for (let at = 0; at < size; at += atATime)
    people.push(
      ...(await Promise.all(tokens.slice(at, at + atATime).map((token, of) => signUp(token, at + of)))),
    );
  return people;
};
