import { useState } from 'react';
import { Dialog } from '../../ui/dialog';
import { setShortcutsEnabled, areShortcutsEnabled } from '../../ui/shortcuts';
import { Switch } from '../../ui/switch';
import { shortcuts } from './navigation';

const rows = [
  ...shortcuts.map(({ letter, title }) => ({ keys: ['g', letter], text: `Go to ${title}` })),
  { keys: ['n'], text: 'New game' },
  { keys: ['/'], text: 'Search' },
  { keys: ['Page Down'], text: 'Next item of a feed' },
  { keys: ['Page Up'], text: 'Previous item of a feed' },
  { keys: ['?'], text: 'Show these shortcuts' },
];

export interface ShortcutHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Switches the shortcuts on or off in this browser. */
const ShortcutsSwitch = () => {
  const [enabled, setEnabled] = useState(areShortcutsEnabled);
  return (
    <Switch
      label="Use these shortcuts"
      checked={enabled}
      onChange={({ target }) => {
        setShortcutsEnabled(target.checked);
        setEnabled(target.checked);
      }}
      className="mb-2 border-b border-line pb-2"
    />
  );
};

export const ShortcutHelp = (props: ShortcutHelpProps) => (
  <Dialog {...props} title="Keyboard shortcuts">
    <ShortcutsSwitch />
    <dl className="grid gap-1">
      {rows.map(({ keys, text }) => (
        <div key={text} className="flex min-h-11 items-center justify-between gap-4">
          <dt>{text}</dt>
          <dd className="flex gap-1.5">
            {keys.map((key) => (
              <kbd
                key={key}
                className="rounded-sm border border-edge bg-sunk px-2 py-0.5 font-sans text-sm font-semibold"
              >
                {key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
