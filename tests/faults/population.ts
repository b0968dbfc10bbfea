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

/** Signs up so many people of one organization. */
export const populate = async ({ origin, issuer }: Installation, size: number): Promise<Somebody[]> => {
  const tokens = await Promise.all(Array.from({ length: size }, (_, at) => issuer.token(`somebody-${at}`)));
  const organization = await callRoute(origin, tokens[0], organizationRoutes.create, {
    body: { name: 'Granite Lake Hockey' },
  });
  return Promise.all(
    tokens.map(async (token, at) => {
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
    }),
  );
};
