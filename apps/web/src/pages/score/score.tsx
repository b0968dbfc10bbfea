import { liveLinkRoutes, liveLinkRules, scorerLinkPage } from '@rinkside/contracts/live-link';
import { isolate } from '@rinkside/contracts/text';
import { linkToken } from '@rinkside/contracts/link-token';
import { useAtomValue } from 'jotai';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sideNames } from '../../features/live-game/game-text';
import { useHomePath } from '../../features/session/home-path';
import { CompleteProfileFirst, LinkPage, SignInButtons } from '../../features/session/link-page';
import { clearReturnTo } from '../../features/session/return-to';
import { ApiError, call, isNonRetryableError, messageOf } from '../../state/api';
import { hasProfileAtom, loadProfile, profileAtom } from '../../state/profile';
import { viewerEpochAtom } from '../../state/query-client';
import { sessionAtom } from '../../state/session/session.store';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link';
import { PageHeading } from '../../ui/page-heading';
import { RetryButton } from '../../ui/retry-button';
import { PageSpinner } from '../../ui/spinner';

const linkQuery = atomFamily((token: string) =>
  atomWithQuery((get) => ({
    queryKey: ['live link', token, get(viewerEpochAtom)],
    queryFn: () => call(liveLinkRoutes.open, { params: { token } }),
    // Accepting it ends it.
    staleTime: Infinity,
  })),
);

const Accept = ({ token, label }: { token: string; label: string }) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const accept = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { live_game_id } = await call(liveLinkRoutes.accept, { body: { token } });
      await navigate(`/app/live/${live_game_id}`, { replace: true });
    } catch (error) {
      setBusy(false);
      setFailure(messageOf(error, 'Failed to accept. Please try again.'));
    }
  };
  return (
    <>
      {failure && <Banner tone="error">{failure}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button size="large" loading={busy} onClick={() => void accept()}>
          {label}
        </Button>
        <LinkButton to="/app/dashboard" size="large" variant="secondary">
          Not now
        </LinkButton>
      </div>
    </>
  );
};

/** Accepts the link; first it asks for a session and a profile. */
const Actions = ({ token, label }: { token: string; label: string }) => {
  const session = useAtomValue(sessionAtom);
  const profile = useAtomValue(profileAtom);
  const complete = useAtomValue(hasProfileAtom);
  const path = `${scorerLinkPage}#${token}`;
  useEffect(() => {
    if (session && !profile) void loadProfile();
  }, [session, profile]);
  if (!session)
    return (
      <>
        <p className="text-soft">Sign in to score. This page opens again afterwards.</p>
        <SignInButtons path={path} />
      </>
    );
  if (!profile) return <PageSpinner />;
  if (complete) return <Accept token={token} label={label} />;
  return <CompleteProfileFirst path={path} />;
};

const OpenedLink = ({ token }: { token: string }) => {
  const home = useHomePath();
  const { data, error, refetch, isFetching } = useAtomValue(linkQuery(token));
  if (error instanceof ApiError && error.serverMessage === liveLinkRules.used)
    return (
      <>
        <PageHeading title="This link was used already" />
        <p className="text-soft">
          It works for one person. Did you accept it? Then you can open the game. Otherwise please ask for a
          new one.
        </p>
        <Actions token={token} label="Open the game" />
      </>
    );
  if (error) {
    const isFinal = isNonRetryableError(error);
    return (
      <>
        <PageHeading title={isFinal ? 'This link does not work any more' : 'Failed to open the link'} />
        <p className="text-soft">{messageOf(error, 'Please check your connection and try again.')}</p>
        <div className="flex flex-wrap gap-2">
          {!isFinal && <RetryButton onRetry={() => void refetch()} retrying={isFetching} />}
          <LinkButton to={home} variant="secondary">
            Go Home
          </LinkButton>
        </div>
      </>
    );
  }
  if (!data)
    return (
      <>
        <PageHeading title="Score a live game" className="sr-only" />
        <PageSpinner />
      </>
    );
  const name = data.player.first_name;
  return (
    <>
      <PageHeading title={`Score the game of ${isolate(name)}`} />
      <p className="text-soft">
        {data.game && (
          <>
            Against <bdi>{sideNames({ ...data.game, player: data.player }).them}</bdi>.{' '}
          </>
        )}
        You log goals, shots and periods with large buttons, and everyone who follows <bdi>{name}</bdi> sees
        them live. The link works once, until the end of the game.
      </p>
      <Actions token={token} label="Score this game" />
    </>
  );
};

/** `/score#token`: the invitation to score a live game. No server gets the fragment of an address. */
export const ScorePage = () => {
  const [token] = useState(() => linkToken(location.hash.slice(1)));
  useEffect(clearReturnTo, []);
  return (
    <LinkPage>
      <OpenedLink token={token} />
    </LinkPage>
  );
};
