import { atom } from 'jotai';
import { store } from '../../state/store';

/** Chromium's `beforeinstallprompt` event, stored until the user installs. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const promptState = atom<InstallPrompt | null>(null);
export const canInstallAtom = atom((get) => get(promptState) !== null);

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

// The browser sends the event once, before any screen is mounted.
addEventListener('beforeinstallprompt', (event) => {
  if (!isPrompt(event)) return;
  event.preventDefault();
  store.set(promptState, event);
});
addEventListener('appinstalled', () => store.set(promptState, null));

/** Shows the browser's install dialog. The event can be used once. */
export const showInstallPrompt = async (): Promise<void> => {
  const prompt = store.get(promptState);
  store.set(promptState, null);
  await prompt?.prompt();
};
