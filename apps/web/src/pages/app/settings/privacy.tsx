import { playerRoutes, type ProfileBody, type ProfileView } from '@rinkside/contracts/player';
import { useState } from 'react';
import {
  fullNameConsent,
  needsFullNameConfirmation,
  privacySwitches,
} from '../../../features/player/privacy';
import { useReopenQuestion } from '../../../features/player/use-reopen-question';
import { playerMessages } from '../../../features/player/messages';
import { call, messageOf } from '../../../state/api';
import { saveProfile } from '../../../state/profile';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Switch } from '../../../ui/switch';
import { toast } from '../../../ui/toast';
import { Section } from './section';

interface ProfileSwitchProps {
  profile: ProfileView;
  name: (typeof privacySwitches)[number]['name'] | 'approve_followers';
  label: string;
  hint: string;
}

/** A switch of the profile that saves at once. */
export const ProfileSwitch = ({ profile, name, label, hint }: ProfileSwitchProps) => {
  const [pending, setPending] = useState<boolean | null>(null);
  const [asking, setAsking] = useState(false);
  const { sendAsking, dialog } = useReopenQuestion();
  const save = async (on: boolean, confirmation: ProfileBody = {}) => {
    setPending(on);
    try {
      const saved = await sendAsking((reopen) =>
        call(playerRoutes.update, { body: { [name]: on, ...confirmation, ...reopen } }),
      );
      if (!saved) return;
      saveProfile(saved);
      toast.success(playerMessages.updated);
    } catch (error) {
      toast.error(messageOf(error, playerMessages.updateFailed));
    } finally {
      setPending(null);
    }
  };
  const change = (on: boolean) => {
    const next = { birthdate: profile.birthdate ?? '', [name]: on };
    if (needsFullNameConfirmation(profile, next)) setAsking(true);
    else void save(on);
  };
  return (
    <>
      <Switch
        label={label}
        hint={hint}
        checked={pending ?? profile[name]}
        aria-busy={pending !== null}
        onChange={(event) => pending === null && change(event.target.checked)}
      />
      {dialog}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={fullNameConsent.title}
        text={fullNameConsent.label}
        confirmLabel={fullNameConsent.confirm}
        tone="plain"
        onConfirm={() => {
          setAsking(false);
          void save(true, { guardian_confirmed: true });
        }}
      />
    </>
  );
};

/** What signed-out visitors may see; each switch saves at once. */
export const Privacy = ({ profile }: { profile: ProfileView }) => (
  <Section
    title="Privacy"
    text="Email, birthday and zip code are never shown to anyone else, whatever you choose here."
  >
    <div className="grid gap-3">
      {privacySwitches.map((choice) => (
        <ProfileSwitch key={choice.name} profile={profile} {...choice} />
      ))}
    </div>
  </Section>
);
