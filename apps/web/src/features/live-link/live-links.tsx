import { liveLinkRoutes, type LiveLinkKind } from '@rinkside/contracts/live-link';
import { useAtomValue } from 'jotai';
import { CalendarRange, Link2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../../state/api';
import { queryClient } from '../../state/query-client';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ErrorLine } from '../../ui/error-line';
import { Skeleton } from '../../ui/skeleton';
import { linkRefusalAtom } from './link-refusal';
import { LinkRows } from './link-rows';
import { liveLinksKey, liveLinksQuery } from './live-links.query';
import { liveLinkMessages } from './messages';
import { NewLink } from './new-link';

const makers = [
  { kind: 'game', label: 'Link for this game', Icon: Link2 },
  { kind: 'season', label: 'Link for the season', Icon: CalendarRange },
  { kind: 'scorer', label: 'Invite a scorer', Icon: UserPlus },
] as const;

export interface LiveLinksProps {
  /** The running game; null offers a link for the season only. */
  gameId: string | null;
  /** The player's first name. */
  name: string;
}

const makeLink = (kind: LiveLinkKind, gameId: string | null) =>
  kind === 'season' || gameId === null
    ? call(liveLinkRoutes.create, { body: { kind: 'season' } })
    : call(liveLinkRoutes.create, { body: { kind, live_game_id: gameId } });

/** Makes links to the live games of the person shown, and lists and revokes them. */
export const LiveLinks = ({ gameId, name }: LiveLinksProps) => {
  const refusal = useAtomValue(linkRefusalAtom);
  const { data, error, refetch, isFetching } = useAtomValue(liveLinksQuery);
  const [making, setMaking] = useState<LiveLinkKind | null>(null);
  const [made, setMade] = useState<{ kind: LiveLinkKind; token: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const make = async (kind: LiveLinkKind) => {
    setMaking(kind);
    setFailure(null);
    try {
      setMade(await makeLink(kind, gameId));
      void queryClient.invalidateQueries({ queryKey: [liveLinksKey] });
    } catch (error) {
      setFailure(messageOf(error, liveLinkMessages.makeFailed));
    } finally {
      setMaking(null);
    }
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {refusal !== null && <p className="text-soft">{refusal}</p>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {makers
          .filter(({ kind }) => refusal === null && (gameId !== null || kind === 'season'))
          .map(({ kind, label, Icon }) => (
            <Button
              key={kind}
              variant="secondary"
              icon={<Icon size={18} aria-hidden="true" />}
              loading={making === kind}
              onClick={() => void make(kind)}
            >
              {label}
            </Button>
          ))}
      </div>
      {failure !== null && <Banner tone="error">{failure}</Banner>}
      {made && <NewLink key={made.token} kind={made.kind} name={name} token={made.token} />}
      {data && <LinkRows links={data} gameId={gameId} />}
      {!data && !error && <Skeleton className="h-16 w-full" />}
      {!data && error && (
        <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
          {liveLinkMessages.loadFailed}
        </ErrorLine>
      )}
    </div>
  );
};
