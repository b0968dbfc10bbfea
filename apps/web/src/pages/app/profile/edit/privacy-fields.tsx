import { useFormContext } from 'react-hook-form';
import { privacySwitches } from '../../../../features/player/privacy';
import { Switch } from '../../../../ui/switch';
import type { EditValues } from './edit-form';
import { Group } from './group';

/** What people who are not signed in may see. */
export const PrivacyFields = () => {
  const { register } = useFormContext<EditValues>();
  return (
    <Group legend="Privacy">
      {privacySwitches.map(({ name, ...words }) => (
        <Switch key={name} {...words} {...register(name)} />
      ))}
    </Group>
  );
};
