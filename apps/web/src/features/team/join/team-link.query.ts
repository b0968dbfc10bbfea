import { teamRoutes } from '@rinkside/contracts/team';
import type { ReplyOf } from '@rinkside/contracts/route';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../../state/api';
import { viewerEpochAtom } from '../../../state/query-client';
import type { Credential } from './credential';

/** The team of a link or a code, and who invites. */
export type TeamLink = ReplyOf<typeof teamRoutes.openLink>;

/** Opens a link or a code. @param key the credential as JSON */
export const teamLinkQuery = atomFamily((key: string) =>
  atomWithQuery((get) => ({
    queryKey: ['team link', key, get(viewerEpochAtom)],
    queryFn: () => call(teamRoutes.openLink, { body: JSON.parse(key) as Credential, asAccount: true }),
    // Joining may use it up.
    staleTime: Infinity,
    // Who comes back later reads who of the family is on the team now.
    gcTime: 0,
  })),
);
