import { product } from '@rinkside/contracts/product';
import { useAtomValue } from 'jotai';
import { LogOut, ShieldCheck } from 'lucide-react';
import { BlockedPeople } from '../../../features/block/blocked-people';
import { CoachMemory } from '../../../features/coach/coach-memory';
import { logout, profileAtom } from '../../../state/session';
import { Button } from '../../../ui/button';
import { LinkButton, TextLink } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { Appearance } from './appearance';
import { Privacy } from './privacy';
import { Section } from './section';
import { YourData } from './your-data';

/** What one decides about the app and about oneself in it. */
export const Settings = () => {
  const profile = useAtomValue(profileAtom);
  if (!profile) return null;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-5">
      <PageHeading title="Settings" />
      <Privacy profile={profile} />
      <Section title="Blocked people" text="Neither of you sees the other.">
        <BlockedPeople />
      </Section>
      <Section
        title="Coach memory"
        text={`What you asked ${product.coach} to keep in mind, and nobody else sees.`}
      >
        <CoachMemory />
      </Section>
      <Appearance />
      <YourData />
      {profile.moderator && (
        <Section title="Moderation" text="Reports that wait for somebody to look at them.">
          <LinkButton
            to="/app/moderation"
            variant="secondary"
            icon={<ShieldCheck size={18} aria-hidden="true" />}
          >
            Open the queue
          </LinkButton>
        </Section>
      )}
      <Section
        title="Account"
        text={
          <>
            To change your name, team or photo, or to delete your account, go to your{' '}
            <TextLink to="/app/profile">Profile</TextLink>.
          </>
        }
      >
        <div className="grid justify-items-start gap-2">
          <Button
            variant="secondary"
            icon={<LogOut size={18} aria-hidden="true" />}
            onClick={logout}
            aria-describedby="sign-out-note"
          >
            Sign out of this browser
          </Button>
          <p id="sign-out-note" className="text-sm text-soft">
            Ends your session in all its tabs and windows, and makes its tokens worthless.
          </p>
        </div>
      </Section>
    </div>
  );
};
