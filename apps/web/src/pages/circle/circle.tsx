import { circleRoutes } from '@rinkside/contracts/circle';
import { isolate } from '@rinkside/contracts/text';
import { linkToken } from '@rinkside/contracts/link-token';
import { useAtomValue, useSetAtom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useEffect, useState } from 'react';
import { circleMessages } from '../../features/circle/messages';
import { invitationAtom } from '../../features/circle/invitation';
import { SignInToTeam } from '../../features/circle/sign-in-to-team';
import { CompleteProfileFirst, LinkFailure, LinkPage } from '../../features/session/link-page';
import { clearReturnTo } from '../../features/session/return-to';
import { call } from '../../state/api';
import { displayName } from '../../state/entities/player-name';
import { hasProfileAtom, loadProfile, profileAtom } from '../../state/profile';
import { viewerEpochAtom } from '../../state/query-client';
import { sessionAtom } from '../../state/session/session.store';
import { PageHeading } from '../../ui/page-heading';
import { PageSpinner } from '../../ui/spinner';
import type { CircleLink } from './circle-link';
import { JoinCircle } from './join-circle';

const openLinkQuery = atomFamily((token: string) =>
  atomWithQuery((get) => ({
    queryKey: ['circle link', token, get(viewerEpochAtom)],
    queryFn: () => call(circleRoutes.openLink, { body: { token }, asAccount: true }),
    // Joining may use it up.
    staleTime: Infinity,
  })),
);

const Invitation = ({ token, link, path }: { token: string; link: CircleLink; path: string }) => {
  const complete = useAtomValue(hasProfileAtom);
  const setInvitation = useSetAtom(invitationAtom);
  const club = link.organization.name;
  useEffect(() => {
    setInvitation({ id: link.circle_id, organization: link.organization });
  }, [link, setInvitation]);
  return (
    <>
      <PageHeading title={`Join the team at ${isolate(club)}`} />
      <p className="text-soft">
        <bdi>{displayName(link.created_by)}</bdi> invites your family. You and the other families then see
        each other’s full names, club highlights and live games.
      </p>
      {complete ? <JoinCircle token={token} link={link} /> : <CompleteProfileFirst path={path} />}
    </>
  );
};

const OpenedLink = ({ token, path }: { token: string; path: string }) => {
  const profile = useAtomValue(profileAtom);
  const { data, error, refetch, isFetching } = useAtomValue(openLinkQuery(token));
  useEffect(() => {
    if (!profile) void loadProfile();
  }, [profile]);
  if (error)
    return (
      <LinkFailure
        error={error}
        title={circleMessages.openFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data || !profile)
    return (
      <>
        <PageHeading title="You are invited to a team" className="sr-only" />
        <PageSpinner />
      </>
    );
  return <Invitation token={token} link={data} path={path} />;
};

/** `/circle#token`: opens an invitation link to a group. No server gets the fragment of an address. */
export const CirclePage = () => {
  const session = useAtomValue(sessionAtom);
  const [token] = useState(() => linkToken(location.hash.slice(1)));
  const path = `/circle#${token}`;
  useEffect(clearReturnTo, []);
  return (
    <LinkPage>{session ? <OpenedLink token={token} path={path} /> : <SignInToTeam path={path} />}</LinkPage>
  );
};
