import { organizationRoutes } from '@rinkside/contracts/organization';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { askedNow } from '../../state/early';
import { fold } from '../../state/fold';
import { viewingAtom } from '../../state/queries';

/** Query key prefix of all queries about an organization. */
export const organizationKey = (id: string) => ['organization', id];

/** An organization's page. Whether the viewer follows it goes to the entity store. */
export const organizationQuery = atomFamily((id: string) =>
  atomWithQuery((get) => ({
    queryKey: [...organizationKey(id), 'page', get(viewingAtom)],
    queryFn: async () => {
      const askedAt = askedNow();
      const organization = await call(organizationRoutes.one, { params: { id } });
      fold.following(`organization:${id}`, organization.following, askedAt);
      return organization;
    },
  })),
);
