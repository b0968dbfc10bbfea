import { product } from '@rinkside/contracts/product';
import { useAtomValue } from 'jotai';
import { ShieldCheck } from 'lucide-react';
import { BlockedPeople } from '../../../features/block/blocked-people';
import { FamilyCircles } from '../../../features/circle/family-circles';
import { CoachMemory } from '../../../features/coach/coach-memory';
import { canAddChild } from '../../../features/family/can-add-child';
import { ChildRequest } from '../../../features/family/child-request';
import { FamilyList } from '../../../features/family/family-list';
import { LiveLinks } from '../../../features/live-link/live-links';
import { profileAtom } from '../../../state/profile';
import { sessionAtom } from '../../../state/session/session.store';
import { LinkButton, TextLink } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { Appearance } from './appearance';
import { Commenters } from './commenters';
import { Credentials } from './credentials';
import { Followers } from './followers';
import { InstallSettings } from './install';
import { Passkeys } from './passkeys';
import { Privacy } from './privacy';
import { QueuesSection } from './queues';
import { Section } from './section';
import { Sessions } from './sessions';
import { SignOut } from './sign-out';
import { YourData } from './your-data';

/** The settings page. */
export const SettingsPage = () => {
  const profile = useAtomValue(profileAtom);
  const session = useAtomValue(sessionAtom);
  if (!profile) return null;
  return (
    <div className="mx-auto grid lg:max-w-3xl grid-cols-1 gap-5">
      <PageHeading title="Settings" />
      {!session?.profileId && canAddChild(profile) && (
        <Section
          title="Family"
          text="A profile for each of your children, with games and highlights of its own. You act for them."
        >
          <FamilyList />
        </Section>
      )}
      {!session?.profileId && profile.role === 'player' && (
        <ChildRequest id={profile.id} name={profile.first_name ?? ''} />
      )}
      <Section
        title="Your groups"
        text="People of a group see each other’s full names, club highlights and live games."
      >
        <FamilyCircles />
      </Section>
      <Privacy profile={profile} />
      <Followers profile={profile} />
      <Commenters profile={profile} />
      {profile.role !== 'coach' && (
        <Section
          title="Live links"
          text="Family and friends follow live games by a link, without an account."
        >
          <LiveLinks gameId={null} name={profile.first_name ?? 'the player'} />
        </Section>
      )}
      <Section title="Blocked people" text="Neither of you sees the other.">
        <BlockedPeople />
      </Section>
      <Section
        title="Coach memory"
        text={`What you asked ${product.coach} to remember. Only you can see it.`}
      >
        <CoachMemory />
      </Section>
      <Appearance />
      <InstallSettings />
      <YourData />
      {profile.moderator && (
        <Section title="Moderation" text="Reports that are not settled yet.">
          <LinkButton
            to="/app/moderation"
            variant="secondary"
            icon={<ShieldCheck size={18} aria-hidden="true" />}
          >
            Open the queue
          </LinkButton>
        </Section>
      )}
      {profile.operator && <QueuesSection />}
      <Section
        title="Account"
        text={
          <>
            To change your name, team or photo, or to delete your account, go to your{' '}
            <TextLink to="/app/profile">Profile</TextLink>.
          </>
        }
      >
        <div className="grid gap-5">
          <Credentials />
          <Passkeys />
          <Sessions />
          <SignOut />
        </div>
      </Section>
    </div>
  );
};
