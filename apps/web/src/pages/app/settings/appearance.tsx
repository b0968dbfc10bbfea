import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import {
  chooseLessMotion,
  chooseTheme,
  chosenTheme,
  choseLessMotion,
  type Theme,
} from '../../../ui/appearance';
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
  const [theme, setTheme] = useState<Theme>(chosenTheme);
  const [reducedMotion, setReducedMotion] = useState(choseLessMotion);
  return (
    <Section title="Appearance" text="On this device.">
      <div className="grid gap-4">
        <RadioChips
          legend="Theme"
          options={themes}
          value={theme}
          onValueChange={(next) => {
            chooseTheme(next);
            setTheme(next);
          }}
        />
        <Switch
          label="Less motion"
          hint="Things fade instead of sliding. Your device's own setting always counts too."
          checked={reducedMotion}
          onChange={(event) => {
            chooseLessMotion(event.target.checked);
            setReducedMotion(event.target.checked);
          }}
        />
      </div>
    </Section>
  );
};
