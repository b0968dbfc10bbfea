import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import {
  saveReducedMotion,
  saveTheme,
  storedTheme,
  storedReducedMotion,
  type Theme,
} from '../../../ui/theme';
import { RadioChips } from '../../../ui/radio-group';
import { Switch } from '../../../ui/switch';
import { Section } from './section';

const themes = [
  { value: 'system', label: 'System', icon: <Monitor aria-hidden="true" /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" /> },
] as const;

/** Theme and motion settings of this device. */
export const Appearance = () => {
  const [theme, setTheme] = useState<Theme>(storedTheme);
  const [reducedMotion, setReducedMotion] = useState(storedReducedMotion);
  return (
    <Section title="Appearance" text="On this device.">
      <div className="grid gap-4">
        <RadioChips
          legend="Theme"
          options={themes}
          value={theme}
          onValueChange={(next) => {
            saveTheme(next);
            setTheme(next);
          }}
        />
        <Switch
          label="Less motion"
          hint="Things fade instead of sliding. Your device's own setting always counts too."
          checked={reducedMotion}
          onChange={(event) => {
            saveReducedMotion(event.target.checked);
            setReducedMotion(event.target.checked);
          }}
        />
      </div>
    </Section>
  );
};
