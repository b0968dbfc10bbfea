import { playerRoutes, type ProfileView } from '@rinkside/contracts/player';
import { useState } from 'react';
import { privacySwitches } from '../../../features/player/privacy';
import { playerMessages } from '../../../features/player/messages';
import { call, messageOf } from '../../../state/api';
import { saveProfile } from '../../../state/profile';
import { Switch } from '../../../ui/switch';
import { toast } from '../../../ui/toast';
import { Section } from './section';

type PrivacySwitch = (typeof privacySwitches)[number];

const Choice = ({ profile, name, label, hint }: PrivacySwitch & { profile: ProfileView }) => {
  const [pending, setPending] = useState<boolean | null>(null);
  const change = async (on: boolean) => {
    setPending(on);
    try {
      saveProfile(await call(playerRoutes.update, { body: { [name]: on } }));
      toast.success(playerMessages.updated);
    } catch (error) {
      toast.error(messageOf(error, playerMessages.updateFailed));
    } finally {
      setPending(null);
    }
  };
  return (
    <Switch
      label={label}
      hint={hint}
      checked={pending ?? profile[name]}
      aria-busy={pending !== null}
      onChange={(event) => pending === null && void change(event.target.checked)}
    />
  );
};

/** What signed-out visitors may see; each switch saves at once. */
export const Privacy = ({ profile }: { profile: ProfileView }) => (
  <Section
    title="Privacy"
    text="Nobody else ever sees your email, birthday or zip code, whatever you choose here."
  >
    <div className="grid gap-3">
      {privacySwitches.map((choice) => (
        <Choice key={choice.name} profile={profile} {...choice} />
      ))}
    </div>
  </Section>
);
