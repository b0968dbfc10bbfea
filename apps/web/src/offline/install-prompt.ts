import { atom } from 'jotai';
import { store } from '../state/store';

/** Chromium's offer to install, kept until somebody asks for it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const promptState = atom<InstallPrompt | null>(null);
export const canInstallAtom = atom((get) => get(promptState) !== null);

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

// The browser offers once, and early: heard here, before any screen is.
addEventListener('beforeinstallprompt', (event) => {
  if (!isPrompt(event)) return;
  event.preventDefault();
  store.set(promptState, event);
});
addEventListener('appinstalled', () => store.set(promptState, null));

/** Shows the browser's own question; an offer serves once. */
export const install = async (): Promise<void> => {
  const offer = store.get(promptState);
  store.set(promptState, null);
  await offer?.prompt();
};
