import { useAtomValue } from 'jotai';
import { UserPlus, Users } from 'lucide-react';
import { followersQuery, followingQuery, followRequestsQuery } from '../../../features/follow/follows.query';
import { usePlayer } from '../../../features/player/player.query';
import { viewerIdAtom } from '../../../state/entities/entity-store';
import { lastPlayerEventAtAtom } from '../../../state/event-timestamps';
import { useRefetchWhenStale } from '../../../state/use-refetch-when-stale';
import { profileAtom } from '../../../state/profile';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { Tabs } from '../../../ui/tabs';
import { FollowedOrganizations } from './followed-organizations';
import { FollowRequests } from './follow-requests';
import { FollowOrRefollow, PeopleList } from './people-list';

const noFollowing = (
  <EmptyState
    icon={<Users />}
    title="Not Following Anyone"
    text="Follow teammates and players you know; their posts, games and highlights appear on Home."
    action={<LinkButton to="/app/discover">Discover Players</LinkButton>}
  />
);
const noFollowers = (
  <EmptyState
    icon={<UserPlus />}
    title="No Followers Yet"
    text="Share your profile with your team. Your followers appear here."
    action={
      <LinkButton to="/app/discover#invite" variant="secondary">
        Invite a teammate
      </LinkButton>
    }
  />
);

const Lists = ({ viewerId }: { viewerId: string }) => {
  const counts = usePlayer(viewerId).data?.player.counts;
  const approves = useAtomValue(profileAtom)?.approve_followers ?? false;
  const requests = useAtomValue(followRequestsQuery);
  const { data, isFetching, isError, refetch } = requests;
  useRefetchWhenStale(
    { data: data?.pages[0], isFetching, isError, refetch },
    useAtomValue(lastPlayerEventAtAtom(viewerId)),
  );
  const waiting = data?.pages.flatMap(({ rows }) => rows).length;
  return (
    <Tabs
      label="Friends"
      tabs={[
        {
          name: 'following',
          label: 'Following',
          count: counts?.following,
          content: (
            <div className="grid grid-cols-1 gap-5">
              <Card className="py-1! sm:py-2!">
                <PeopleList
                  query={followingQuery}
                  label="Following"
                  empty={noFollowing}
                  keepRemoved
                  Action={FollowOrRefollow}
                />
              </Card>
              <FollowedOrganizations />
            </div>
          ),
        },
        {
          name: 'followers',
          label: 'Followers',
          count: counts?.followers,
          content: (
            <Card className="py-1! sm:py-2!">
              <PeopleList query={followersQuery} label="Followers" empty={noFollowers} />
            </Card>
          ),
        },
        ...(approves || waiting
          ? [
              {
                name: 'requests' as const,
                label: 'Requests',
                count: requests.hasNextPage ? undefined : waiting,
                content: <FollowRequests />,
              },
            ]
          : []),
      ]}
    />
  );
};

/** The players the viewer follows, their followers, and the requests to follow them. */
export const FriendsPage = () => {
  const viewerId = useAtomValue(viewerIdAtom);
  return (
    <div className="mx-auto grid lg:max-w-3xl grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title="Friends" />
        <LinkButton
          to="/app/discover"
          size="small"
          variant="secondary"
          icon={<UserPlus size={18} aria-hidden="true" />}
        >
          Discover Players
        </LinkButton>
      </div>
      <div>{viewerId && <Lists viewerId={viewerId} />}</div>
    </div>
  );
};
