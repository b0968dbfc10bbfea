import { liveLinkRoutes } from '@rinkside/contracts/live-link';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { hasProfileAtom } from '../../state/profile';
import { viewerEpochAtom } from '../../state/query-client';

/** How often the number of watching people is read while the links are shown. */
const viewersIntervalMs = 5000;

export const liveLinksKey = 'live-links';

/** The links to the live games of the person shown, newest first. */
export const liveLinksQuery = atomWithQuery((get) => ({
  queryKey: [liveLinksKey, get(viewerEpochAtom)],
  enabled: get(hasProfileAtom),
  queryFn: () => call(liveLinkRoutes.list),
  refetchInterval: viewersIntervalMs,
}));
