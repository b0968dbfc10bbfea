import type { FeedItem } from '@rinkside/contracts/feed';
import type { OrganizationDetails } from '@rinkside/contracts/organization';
import { useAtomValue } from 'jotai';
import { Building2, Newspaper } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { FeedList } from '../../../features/feed/feed-list';
import { VirtualFeed } from '../../../features/feed/virtual-feed';
import { LiveGames } from '../../../features/live-game/live-games';
import { coachQuestionsQuery } from '../../../features/coach-circle/coach-circle.query';
import { CoachQuestions } from '../../../features/coach-circle/coach-questions';
import { clubCirclesQuery } from '../../../features/circle/circle.query';
import { ClubAccess } from '../../../features/circle/club-access';
import { HiddenItemNotice, HideItem } from '../../../features/organization/hide-item';
import type { FeedSource } from '../../../state/feed/feed.source';
import { organizationFeed } from '../../../features/organization/organization-feed';
import { organizationQuery } from '../../../features/organization/organization.query';
import { membersQuery } from '../../../features/organization/roster.query';
import { ClubTeams } from '../../../features/team/club-teams';
import { clubTeamsQuery } from '../../../features/team/team.query';
import { useLiveRoster } from '../../../features/organization/use-live-roster';
import { organizationMessages } from '../../../features/organization/messages';
import { ApiError, messageOf } from '../../../state/api';
import { profileAtom } from '../../../state/profile';
import { store } from '../../../state/store';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { Skeleton } from '../../../ui/skeleton';
import { Tabs } from '../../../ui/tabs';
import { useFocusRecovery } from '../../../ui/use-focus-recovery';
import { Coaches } from './coaches';
import { BeginGroup, OwnGroup } from './coach-group';
import { Edits } from './edits';
import { Groups } from './groups';
import { Members } from './members';
import { OrganizationHead } from './organization-head';
import { Proposals } from './proposals';
import { TeamTable } from './team-table';
import { WaitingMembers } from './waiting-members';

interface PageProps {
  organization: OrganizationDetails;
  source: FeedSource;
  /** Whether it is the viewer's own organization. */
  isOwn: boolean;
}

const hide = (item: FeedItem) => <HideItem item={item} />;

/** Adds the first item of an organization: a game by a player, a post by others. */
const AddFirstItem = () => {
  const role = useAtomValue(profileAtom)?.role;
  return role === 'parent' || role === 'coach' ? (
    <LinkButton to="/app/dashboard" state={{ compose: true }}>
      Write a post
    </LinkButton>
  ) : (
    <LinkButton to="/app/add-game">Add Game</LinkButton>
  );
};

const Feed = ({ organization, source, isOwn }: PageProps) => {
  const { id, can } = organization;
  return (
    <>
      <HiddenItemNotice organizationId={id} />
      <div className="space-y-4">
        <LiveGames of={{ organization: id }} />
        <FeedList
          source={source}
          label="Organization feed"
          rows={VirtualFeed}
          {...(can.hide && { itemAction: hide })}
          empty={
            <div className="rounded-lg border border-dashed border-edge">
              <EmptyState
                level="h3"
                icon={<Newspaper />}
                title="No recent activity found"
                text="Games, highlights and posts of its members show up here."
                {...(isOwn && { action: <AddFirstItem /> })}
              />
            </div>
          }
        />
      </div>
    </>
  );
};

/** What coaches and moderators see. Rows disappear when they are confirmed. */
const Team = ({ organization: { id, can } }: { organization: OrganizationDetails }) => {
  const showsTable = can.team;
  const decides = can.edit;
  const content = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusRecovery(content);
  return (
    <div ref={content} {...keepFocus} className="grid grid-cols-1 gap-5">
      <Proposals id={id} decides={decides} />
      {showsTable && <OwnGroup id={id} />}
      {showsTable && <TeamTable id={id} />}
      <Coaches id={id} />
      <Edits id={id} />
    </div>
  );
};

/** What the viewer may ask, and who waits for the viewer's answer. */
const Access = ({ organization }: { organization: OrganizationDetails }) => {
  const profile = useAtomValue(profileAtom);
  const { data } = useAtomValue(clubCirclesQuery(organization.id));
  const content = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusRecovery(content);
  const answers = profile?.moderator || data?.[0]?.circles.some(({ can }) => can.answer);
  return (
    <div ref={content} {...keepFocus} className="grid grid-cols-1 gap-5 empty:hidden">
      {answers && <WaitingMembers clubId={organization.id} />}
      {!organization.deleted && <ClubAccess club={organization} />}
    </div>
  );
};

const Page = (props: PageProps) => {
  const { organization, isOwn } = props;
  const { id, can } = organization;
  const profile = useAtomValue(profileAtom);
  const moderator = profile?.moderator ?? false;
  const members = useAtomValue(membersQuery(id));
  const total = members.data?.pages[0]?.total;
  useLiveRoster(id);
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-5">
      <OrganizationHead organization={organization} isOwn={isOwn} />
      <CoachQuestions organizationId={id} />
      {isOwn && profile?.role === 'coach' && !profile.coach_confirmed && <BeginGroup id={id} />}
      <Access organization={organization} />
      {!organization.deleted && <ClubTeams club={organization} />}
      <div>
        <Tabs
          label="Organization"
          tabs={[
            { name: 'feed', label: 'Feed', content: <Feed {...props} /> },
            { name: 'members', label: 'Members', count: total, content: <Members id={id} /> },
            { name: 'groups', label: 'Groups', content: <Groups club={organization} /> },
            ...(can.team || moderator
              ? ([
                  {
                    name: 'team',
                    label: 'Team',
                    content: <Team organization={organization} />,
                  },
                ] as const)
              : []),
          ]}
        />
      </div>
    </div>
  );
};

const Unavailable = ({ title, action }: { title: string; action: React.ReactNode }) => (
  <div className="mx-auto grid max-w-4xl gap-5">
    <PageHeading title="Organization" />
    <Card>
      <EmptyState icon={<Building2 />} title={title} action={action} />
    </Card>
  </div>
);

const Loading = () => (
  <div className="mx-auto grid max-w-4xl gap-5">
    <output className="sr-only">Loading</output>
    <PageHeading title="Organization" className="sr-only" />
    <Skeleton className="h-44 w-full rounded-xl" />
    <Skeleton className="h-12 w-64" />
    <Skeleton className="h-48 w-full rounded-lg" />
  </div>
);

/** Whether the queries of the cards above the feed were read once; then the feed does not move when they come. */
const useCardsRead = (id: string): boolean => {
  const queries = [
    useAtomValue(clubCirclesQuery(id)),
    useAtomValue(coachQuestionsQuery),
    useAtomValue(clubTeamsQuery(id)),
  ];
  const reading = queries.some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
  const [isRead, setIsRead] = useState(!reading);
  if (!reading && !isRead) setIsRead(true);
  return isRead;
};

const OrganizationById = ({ id, isOwn }: { id: string; isOwn: boolean }) => {
  const { data, error, refetch, isFetching } = useAtomValue(organizationQuery(id));
  const source = useMemo(() => organizationFeed(id), [id]);
  const cardsRead = useCardsRead(id);
  // Starts loading the feed in parallel with the organization.
  useEffect(() => store.sub(source.query, () => undefined), [source]);
  if (error instanceof ApiError && [400, 404].includes(error.status))
    return (
      <Unavailable
        title="This organization isn't here"
        action={<LinkButton to="/app/organization">Your organization</LinkButton>}
      />
    );
  if (data && cardsRead) return <Page organization={data} source={source} isOwn={isOwn} />;
  if (data || !error) return <Loading />;
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeading title="Organization" />
      <ErrorState
        title={organizationMessages.loadFailed}
        text={messageOf(error, error.message)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </div>
  );
};

/** An organization by id, or the viewer's own without one. */
export const OrganizationPage = () => {
  const profile = useAtomValue(profileAtom);
  const id = useParams()['id'] ?? profile?.organization_id;
  if (!profile) return null;
  if (!id)
    return (
      <Unavailable
        title="No Organization"
        action={<LinkButton to="/app/profile?edit=profile">Choose your organization</LinkButton>}
      />
    );
  return <OrganizationById key={id} id={id} isOwn={id === profile.organization_id} />;
};
