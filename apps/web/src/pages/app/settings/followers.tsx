import type { ProfileView } from '@rinkside/contracts/player';
import { LinkButton } from '../../../ui/link';
import { ProfileSwitch } from './privacy';
import { Section } from './section';

/** Whether others ask before they follow the player, and the requests. */
export const Followers = ({ profile }: { profile: ProfileView }) => (
  <Section title="Followers">
    <div className="grid gap-3">
      <ProfileSwitch
        profile={profile}
        name="approve_followers"
        label="Approve followers"
        hint="People ask before they follow you. Your followers stay, and requests wait until you answer them."
      />
      <div>
        <LinkButton to="/app/friends#requests" variant="secondary" size="small">
          Follow requests
        </LinkButton>
      </div>
    </div>
  </Section>
);
