import { guardianRoutes, type ChildLinkView, type GuardianView } from '@rinkside/contracts/guardian';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { familyQueryKey } from '../../state/family';
import { viewerEpochAtom } from '../../state/query-client';

interface ChildAccess {
  guardians: GuardianView[];
  links: ChildLinkView[];
}

/** The guardians and the links of the child that the account acts as. */
export const childAccessQuery = atomFamily((id: string) =>
  atomWithQuery((get) => ({
    queryKey: [familyQueryKey, 'access', id, get(viewerEpochAtom)],
    queryFn: async (): Promise<ChildAccess> => {
      const [guardians, links] = await Promise.all([
        call(guardianRoutes.list),
        call(guardianRoutes.links, { params: { id }, asAccount: true }),
      ]);
      return { guardians, links };
    },
  })),
);
