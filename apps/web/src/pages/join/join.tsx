import { guardianRoutes, type ChildLinkKind } from '@rinkside/contracts/guardian';
import { product } from '@rinkside/contracts/product';
import type { ReplyOf } from '@rinkside/contracts/route';
import { isolate } from '@rinkside/contracts/text';
import { linkToken } from '@rinkside/contracts/link-token';
import { useAtomValue } from 'jotai';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { familyMessages } from '../../features/family/messages';
import { waitingText } from '../../features/family/waiting-hand-over';
import { CompleteProfileFirst, LinkFailure, LinkPage, SignInButtons } from '../../features/session/link-page';
import { clearReturnTo } from '../../features/session/return-to';
import { call, messageOf } from '../../state/api';
import { displayName } from '../../state/entities/player-name';
import { familyQueryKey } from '../../state/family';
import { hasProfileAtom, loadProfile, profileAtom } from '../../state/profile';
import { queryClient, viewerEpochAtom } from '../../state/query-client';
import { sessionAtom } from '../../state/session/session.store';
import { logout } from '../../state/session/token-refresh';
import { withNewToken } from '../../state/session/with-new-token';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link';
import { PageHeading } from '../../ui/page-heading';
import { PageSpinner } from '../../ui/spinner';
import { toast } from '../../ui/toast';

type OpenLink = ReplyOf<typeof guardianRoutes.openLink>;

const openLinkQuery = atomFamily((token: string) =>
  atomWithQuery((get) => ({
    queryKey: ['child link', token, get(viewerEpochAtom)],
    queryFn: () => call(guardianRoutes.openLink, { body: { token }, asAccount: true }),
    // Accepting it ends it.
    staleTime: Infinity,
  })),
);

const titles: Record<ChildLinkKind, (name: string) => string> = {
  guardian: (name) => `Act for ${isolate(name)}`,
  login: (name) => `A login for ${isolate(name)}`,
};

/** Signs in or up and comes back. */
const SignInFirst = ({ path }: { path: string }) => (
  <>
    <PageHeading title="You got a link to a child's profile" />
    <p className="text-soft">
      Sign in to see who sent it. If you have no account here yet, sign up: it is free, and this page opens
      again afterwards.
    </p>
    <SignInButtons path={path} />
  </>
);

const AcceptLink = ({ token, link, children }: { token: string; link: OpenLink; children: ReactNode }) => {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const name = link.child.first_name;
  const [waitsUntil, setWaitsUntil] = useState<string | null>(null);
  const accept = async () => {
    setBusy(true);
    const send = () => call(guardianRoutes.acceptLink, { body: { token }, asAccount: true });
    const accepted = await withNewToken(send).catch((error: unknown) =>
      toast.error(messageOf(error, familyMessages.acceptFailed)),
    );
    setBusy(false);
    if (typeof accepted !== 'object') return undefined;
    if (accepted.effective_at) return setWaitsUntil(accepted.effective_at);
    // The account is another profile now.
    if (link.kind === 'login') return location.assign('/app/dashboard');
    toast.success(familyMessages.joined(name));
    void queryClient.invalidateQueries({ queryKey: [familyQueryKey] });
    return navigate('/app/settings', { replace: true });
  };
  if (waitsUntil) return <Banner tone="good">{waitingText(name, waitsUntil)}</Banner>;
  return (
    <>
      {children}
      <div className="flex flex-wrap gap-2">
        <Button loading={busy} onClick={() => void accept()}>
          {link.kind === 'guardian' ? 'Accept' : 'Take over the profile'}
        </Button>
        <LinkButton to="/app/dashboard" variant="secondary">
          Not now
        </LinkButton>
      </div>
    </>
  );
};

const Guardianship = ({ token, link, path }: { token: string; link: OpenLink; path: string }) => {
  const complete = useAtomValue(hasProfileAtom);
  const name = link.child.first_name;
  const text = (
    <p className="text-soft">
      <bdi>{displayName(link.created_by)}</bdi> invites you to be a guardian of <bdi>{name}</bdi>. Guardians
      log games, answer follow requests and decide about the privacy of <bdi>{name}</bdi>, together.
    </p>
  );
  if (complete)
    return (
      <AcceptLink token={token} link={link}>
        {text}
      </AcceptLink>
    );
  return (
    <>
      {text}
      <CompleteProfileFirst path={path} />
    </>
  );
};

const HandOver = ({ token, link }: { token: string; link: OpenLink }) => {
  const complete = useAtomValue(hasProfileAtom);
  const email = useAtomValue(profileAtom)?.email;
  const name = link.child.first_name;
  if (complete)
    return (
      <>
        <Banner tone="error">
          You are signed in with an account that has a profile of its own. <bdi>{name}</bdi> needs a new
          account: sign out, open the link again and sign up with another email address.
        </Banner>
        <Button variant="secondary" className="justify-self-start" onClick={() => logout()}>
          Sign out
        </Button>
      </>
    );
  return (
    <AcceptLink token={token} link={link}>
      <p className="text-soft">
        <bdi>{displayName(link.created_by)}</bdi> hands the profile of <bdi>{name}</bdi> over to this account
        {email && ` (${email})`}. Everything stays: games, highlights, posts, followers and the chat with{' '}
        {product.coach}.
      </p>
    </AcceptLink>
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
        title={familyMessages.openFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data || !profile) return <PageSpinner />;
  return (
    <>
      <PageHeading title={titles[data.kind](data.child.first_name)} />
      {data.kind === 'guardian' ? (
        <Guardianship token={token} link={data} path={path} />
      ) : (
        <HandOver token={token} link={data} />
      )}
    </>
  );
};

/** `/join#token`: opens a link to a child's profile. No server gets the fragment of an address. */
export const JoinPage = () => {
  const session = useAtomValue(sessionAtom);
  const [token] = useState(() => linkToken(location.hash.slice(1)));
  const path = `/join#${token}`;
  useEffect(clearReturnTo, []);
  return (
    <LinkPage>{session ? <OpenedLink token={token} path={path} /> : <SignInFirst path={path} />}</LinkPage>
  );
};
