import { isolate } from '@rinkside/contracts/text';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { invitationAtom } from '../../features/circle/invitation';
import { SignInToTeam } from '../../features/circle/sign-in-to-team';
import { LinkFailure, LinkPage } from '../../features/session/link-page';
import { clearReturnTo } from '../../features/session/return-to';
import { CodeForm } from '../../features/team/join/code-form';
import { type Credential, credentialIn, keyOf, pathOf } from '../../features/team/join/credential';
import { JoinTeam } from '../../features/team/join/join-team';
import { joinMessages } from '../../features/team/join/messages';
import { NewGuest } from '../../features/team/join/new-guest';
import { OnTeam } from '../../features/team/join/on-team';
import { type TeamLink, teamLinkQuery } from '../../features/team/join/team-link.query';
import { messageOf } from '../../state/api';
import { displayName } from '../../state/entities/player-name';
import { hasProfileAtom, loadProfile, profileAtom } from '../../state/profile';
import { sessionAtom } from '../../state/session/session.store';
import { PageHeading } from '../../ui/page-heading';
import { PageSpinner } from '../../ui/spinner';

const noLinkAtom = atom(null);

const Invitation = ({ credential, link }: { credential: Credential; link: TeamLink }) => {
  const isComplete = useAtomValue(hasProfileAtom);
  const setInvitation = useSetAtom(invitationAtom);
  const [isAdding, setAdding] = useState(false);
  const { id, organization, name, age_level, level } = link.team;
  useEffect(() => {
    setInvitation((invitation) =>
      invitation?.id === id ? invitation : { id, organization, age_level, level },
    );
  }, [id, organization, age_level, level, setInvitation]);
  if (link.family && !isAdding)
    return <OnTeam link={link} family={link.family} onMore={() => setAdding(true)} />;
  return (
    <>
      <PageHeading title={`Join ${isolate(name)}`} />
      <p className="text-soft">
        <bdi>{displayName(link.created_by)}</bdi> invites your family to <bdi>{name}</bdi> at{' '}
        <bdi>{organization.name}</bdi>.
      </p>
      {isComplete ? <JoinTeam credential={credential} link={link} /> : <NewGuest credential={credential} />}
    </>
  );
};

/** Opens a link or a code, and loads the profile of the guest. */
const useTeamLink = (credential: Credential | null) => {
  const profile = useAtomValue(profileAtom);
  const session = useAtomValue(sessionAtom);
  const query = useAtomValue(session && credential ? teamLinkQuery(keyOf(credential)) : noLinkAtom);
  useEffect(() => {
    if (session && !profile) void loadProfile();
  }, [session, profile]);
  return { query, link: (profile && query?.data) ?? null };
};

const OpenedLink = ({ credential }: { credential: Credential }) => {
  const { query, link } = useTeamLink(credential);
  if (link) return <Invitation credential={credential} link={link} />;
  if (query?.error)
    return (
      <LinkFailure
        error={query.error}
        title={joinMessages.openFailed}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  return (
    <>
      <PageHeading title="You are invited to a team" className="sr-only" />
      <PageSpinner />
    </>
  );
};

/** Takes a code, and opens it. The input stays while the code is checked. */
const OpenedCode = ({ code }: { code: string }) => {
  const credential = code ? { code } : null;
  const { query, link } = useTeamLink(credential);
  const navigate = useNavigate();
  if (link && credential) return <Invitation credential={credential} link={link} />;
  const isBusy = query !== null && (query.isFetching || query.isSuccess);
  return (
    <>
      <PageHeading title="Join your team" />
      <CodeForm
        code={code}
        error={query?.error && !isBusy ? messageOf(query.error, joinMessages.codeFailed) : null}
        busy={isBusy}
        onSubmit={(typed) => {
          if (typed === code) void query?.refetch();
          else void navigate(pathOf({ code: typed }), { replace: true });
        }}
      />
    </>
  );
};

/** `/team#token` opens a link to a team, `/team#code` a code; `/team` takes a code. No server gets the fragment of an address. */
export const TeamPage = () => {
  const session = useAtomValue(sessionAtom);
  const credential = credentialIn(useLocation().hash);
  useEffect(clearReturnTo, []);
  if (credential && !session)
    return (
      <LinkPage>
        <SignInToTeam path={pathOf(credential)} />
      </LinkPage>
    );
  return (
    <LinkPage>
      {credential && 'token' in credential ? (
        <OpenedLink key={credential.token} credential={credential} />
      ) : (
        <OpenedCode code={credential?.code ?? ''} />
      )}
    </LinkPage>
  );
};
