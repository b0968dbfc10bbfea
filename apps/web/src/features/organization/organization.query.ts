import { organizationRoutes } from '@rinkside/contracts/organization';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { requestedAt } from '../../state/preloaded-responses';
import { entityStore } from '../../state/entities/entity-store';
import { viewerEpochAtom } from '../../state/query-client';

/** Query key prefix of all queries about an organization. */
export const organizationKey = (id: string) => ['organization', id];

/** An organization's page. Whether the viewer follows it goes to the entity store. */
export const organizationQuery = atomFamily((id: string) =>
  atomWithQuery((get) => ({
    queryKey: [...organizationKey(id), 'page', get(viewerEpochAtom)],
    queryFn: async () => {
      const askedAt = requestedAt();
      const organization = await call(organizationRoutes.one, { params: { id } });
      entityStore.applyFollowing(`organization:${id}`, organization.following, askedAt);
      return { ...organization, askedAt };
    },
  })),
);
