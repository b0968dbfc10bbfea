import type { ChildView } from '@rinkside/contracts/child';
import { ageOn, type PlayerRow, type ProfileView, todayUtc } from '@rinkside/contracts/player';
import { isolate } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { ExternalLink, UserCheck, Users } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { FamilyCircles } from '../../../features/circle/family-circles';
import { ReceivedComments } from '../../../features/comment/received-comments';
import { ChildRequest } from '../../../features/family/child-request';
import { FormerGuardians } from '../../../features/family/former-guardians';
import { Guardians } from '../../../features/family/guardians';
import { familyMessages } from '../../../features/family/messages';
import { requestSwitch } from '../../../features/family/switch-profile';
import { EndFollow } from '../../../features/follow/end-follow';
import { followersQuery, followingQuery, followRequestsQuery } from '../../../features/follow/follows.query';
import { RemoveFollower } from '../../../features/follow/remove-follower';
import { RequestActions } from '../../../features/follow/request-actions';
import { LiveLinks } from '../../../features/live-link/live-links';
import { displayName, publicName } from '../../../state/entities/player-name';
import { familyQuery } from '../../../state/family';
import { profileAtom } from '../../../state/profile';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorLine } from '../../../ui/error-line';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { PageSpinner } from '../../../ui/spinner';
import { PeopleList } from '../friends/people-list';
import { DangerZone } from '../profile/danger-zone';
import { Commenters } from '../settings/commenters';
import { Privacy, ProfileSwitch } from '../settings/privacy';
import { Section } from '../settings/section';
import { YourData } from '../settings/your-data';
import { CoachConsent } from './coach-consent';

const Answer = ({ player }: { player: PlayerRow }) => (
  <RequestActions userId={player.id} name={displayName(player)} />
);
const Unfollow = ({ player }: { player: PlayerRow }) => (
  <EndFollow userId={player.id} name={displayName(player)} />
);
const Remove = ({ player }: { player: PlayerRow }) => (
  <RemoveFollower userId={player.id} name={displayName(player)} />
);

const Preview = ({ profile }: { profile: ProfileView }) => (
  <Section
    title="Public page"
    text={
      profile.public_player_page
        ? `Under the name ${isolate(publicName(profile))}, anyone with the link sees the photo, the season, the games that are over and the public highlights.`
        : 'This player has no public page. Public highlights can still be opened by their links.'
    }
  >
    <LinkButton
      to={`/player/${profile.id}`}
      target="_blank"
      variant="secondary"
      icon={<ExternalLink size={18} aria-hidden="true" />}
    >
      See it as a stranger
    </LinkButton>
  </Section>
);

const Room = ({ profile, child }: { profile: ProfileView; child: ChildView }) => {
  const name = profile.first_name ?? '';
  return (
    <>
      {child.rights === 'oversee' && (
        <p className="text-soft">
          <bdi>{name}</bdi> has a login and is 13 or older. You see the profile and its settings, and cannot
          act for <bdi>{name}</bdi>.
        </p>
      )}
      <ChildRequest id={child.id} name={name} />
      <Section
        title="Guardians"
        text={`Who acts for ${isolate(name)}. Guardians can remove those who joined after them.`}
      >
        <div className="grid gap-4">
          <Guardians id={child.id} name={name} hasLogin={child.has_login} />
          <FormerGuardians />
        </div>
      </Section>
      <Section
        title="Groups"
        text={`Who sees the full name, club highlights and live games of ${isolate(name)}.`}
      >
        <FamilyCircles />
      </Section>
      <Section title="Follow requests">
        <div className="grid gap-3">
          <ProfileSwitch
            profile={profile}
            name="approve_followers"
            label="Approve followers"
            hint="People ask before they follow. The followers stay, and requests wait until you answer them."
          />
          <PeopleList
            query={followRequestsQuery}
            label="Follow requests"
            empty={<EmptyState level="h3" icon={<UserCheck />} title="No Follow Requests" />}
            Action={Answer}
          />
        </div>
      </Section>
      <Section title="Followers" text="They see new games, posts and highlights in their feed.">
        <PeopleList
          query={followersQuery}
          label="Followers"
          empty={<EmptyState level="h3" icon={<Users />} title="No Followers Yet" />}
          Action={Remove}
        />
      </Section>
      <Section
        title="Followed people"
        text={`They see the whole name of ${isolate(name)}, items for the club and live games.`}
      >
        <PeopleList
          query={followingQuery}
          label="Followed people"
          empty={<EmptyState level="h3" icon={<Users />} title="Follows Nobody Yet" />}
          Action={Unfollow}
        />
      </Section>
      <Section
        title="Live links"
        text={`Whoever has an open link watches the live games of ${isolate(name)} without an account.`}
      >
        <LiveLinks gameId={null} name={name} />
      </Section>
      <Commenters profile={profile} />
      <Section title="Recent comments" text="Of others, on games, highlights and posts.">
        <ReceivedComments />
      </Section>
      <Preview profile={profile} />
      <Privacy profile={profile} />
      {child.rights === 'act' && (
        <>
          {profile.birthdate && ageOn(profile.birthdate, todayUtc()) < 13 && (
            <Section title="Coach">
              <CoachConsent profile={profile} />
            </Section>
          )}
          <YourData />
          <DangerZone />
        </>
      )}
    </>
  );
};

const notHere = (
  <EmptyState
    icon={<Users />}
    title="This child is not here"
    text="You are not a guardian of this child, or the profile was deleted."
    action={
      <LinkButton to="/app/settings" variant="secondary">
        Settings
      </LinkButton>
    }
  />
);

/** What a guardian sees and decides for a child. The tab acts as the child. */
export const ChildPage = () => {
  const { id = '' } = useParams();
  const profile = useAtomValue(profileAtom);
  const { data: family, error, isFetching, refetch } = useAtomValue(familyQuery);
  const child = family?.children.find((row) => row.id === id);
  const isShown = profile?.id === id;
  const canSwitch = !!child && !isShown;
  useEffect(() => {
    if (canSwitch) requestSwitch(id, `/app/children/${id}`);
  }, [canSwitch, id]);
  const content = () => {
    if (isShown && child) return <Room profile={profile} child={child} />;
    if (!family && error)
      return (
        <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
          {familyMessages.loadFailed}
        </ErrorLine>
      );
    return !family || child ? <PageSpinner /> : notHere;
  };
  return (
    <div className="mx-auto grid grid-cols-1 gap-5 lg:max-w-3xl">
      <PageHeading title="Guardian's room" />
      {content()}
    </div>
  );
};
