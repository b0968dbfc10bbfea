import type { ContentType } from '@rinkside/contracts/item';
import type { PlayerView } from '@rinkside/contracts/player';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { FeedList } from '../../../features/feed/feed-list';
import { feedMessages } from '../../../features/feed/messages';
import { HighlightGrid } from '../../../features/highlight/highlight-grid';
import { addHighlight } from '../../../features/highlight/upload/upload-host';
import { playerFeed } from '../../../features/player/player-feed';
import { profileAtom } from '../../../state/profile';
import { EmptyState } from '../../../ui/empty-state';
import { LinkButton } from '../../../ui/link';
import { Tabs } from '../../../ui/tabs';
import { NoGames } from '../games/no-games';
import { Career } from './career';

const addLinks: Record<ContentType, { label: string; to: string; state?: unknown }> = {
  highlight: { label: 'Add Highlight', ...addHighlight },
  game: { label: 'Add Game', to: '/app/add-game' },
  post: { label: 'Write a post', to: '/app/dashboard', state: { compose: true } },
};

const Empty = ({ kind, isOwn }: { kind: ContentType; isOwn: boolean }) => {
  const role = useAtomValue(profileAtom)?.role;
  if (kind === 'game' && isOwn && role !== 'player') return <NoGames level="h3" />;
  const { label, to, state } = addLinks[kind];
  return (
    <div className="rounded-lg border border-dashed border-edge">
      <EmptyState
        level="h3"
        title={feedMessages.none}
        action={
          isOwn && (
            <LinkButton to={to} state={state} variant="secondary">
              {label}
            </LinkButton>
          )
        }
      />
    </div>
  );
};

const Items = ({ player, kind, label }: { player: PlayerView; kind: ContentType; label: string }) => {
  const source = useMemo(() => playerFeed(player.id, kind), [player.id, kind]);
  const empty = <Empty kind={kind} isOwn={player.can.edit} />;
  return kind === 'highlight' ? (
    <HighlightGrid source={source} label={label} empty={empty} />
  ) : (
    <FeedList source={source} label={label} empty={empty} moreLabel="Show all" />
  );
};

/** A player's items by type, and the career table. */
export const ProfileTabs = ({ player }: { player: PlayerView }) => (
  <Tabs
    label="Shared"
    tabs={[
      {
        name: 'highlights',
        label: 'Highlights',
        content: <Items key="highlight" player={player} kind="highlight" label="Highlights" />,
      },
      {
        name: 'games',
        label: 'Games',
        content: <Items key="game" player={player} kind="game" label="Games" />,
      },
      {
        name: 'posts',
        label: 'Posts',
        content: <Items key="post" player={player} kind="post" label="Posts" />,
      },
      { name: 'career', label: 'Career', content: <Career player={player} /> },
    ]}
  />
);
