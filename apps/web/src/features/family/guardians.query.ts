import {
  guardianRoutes,
  guardianRules,
  type ChildLinkView,
  type GuardianView,
} from '@rinkside/contracts/guardian';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { ApiError, call } from '../../state/api';
import { familyQueryKey } from '../../state/family';
import { viewerEpochAtom } from '../../state/query-client';
import { refreshAccessToken } from '../../state/session/token-refresh';
import { accessTokenAtom } from '../../state/session/session.store';
import { store } from '../../state/store';

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

/** The email may have been confirmed after the token was issued, so a refusal for it is tried again with a new one. */
export const withNewToken = async <T>(send: () => Promise<T>): Promise<T> => {
  try {
    return await send();
  } catch (error) {
    const token = store.get(accessTokenAtom);
    if (!(error instanceof ApiError) || error.serverMessage !== guardianRules.unverified || !token)
      throw error;
    await refreshAccessToken(token);
    return send();
  }
};
