import type { ProfileView } from '@rinkside/contracts/player';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  fullNameConsent,
  needsFullNameConfirmation,
  privacySwitches,
} from '../../../../features/player/privacy';
import { Checkbox } from '../../../../ui/checkbox';
import { Switch } from '../../../../ui/switch';
import type { EditValues } from './edit-form';
import { Group } from './group';

/** What other people may see. */
export const PrivacyFields = ({ profile }: { profile: ProfileView }) => {
  const { register, formState } = useFormContext<EditValues>();
  const values = useWatch<EditValues>();
  return (
    <Group legend="Privacy">
      {privacySwitches.map(({ name, ...labels }) => (
        <Switch key={name} {...labels} {...register(name)} />
      ))}
      {needsFullNameConfirmation(profile, values) && (
        <Checkbox
          label={fullNameConsent.label}
          error={formState.errors.full_name_confirmed?.message}
          {...register('full_name_confirmed')}
        />
      )}
    </Group>
  );
};
