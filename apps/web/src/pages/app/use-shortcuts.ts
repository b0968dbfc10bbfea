import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { areShortcutsEnabled } from '../../ui/shortcuts';
import { shortcutPaths, shortcuts } from './navigation';

/** How long after `g` the second key is accepted. */
const chordTimeoutMs = 1200;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input, textarea, select') ||
    target.closest('[role="menu"], [role="dialog"], [role="alertdialog"]') !== null);

/** The search field of the current page, if it has one. */
const searchField = () => document.querySelector<HTMLElement>('main input[type="search"]');

/**
 * Keyboard shortcuts: `g` and a letter opens a screen, `n` logs a game, `/` searches, `?` opens the help. They are
 * ignored while typing and when switched off.
 */
export const useShortcuts = (onHelp: () => void): void => {
  const navigate = useNavigate();
  useEffect(() => {
    let chordUntil = 0;
    const go = (path: string, state?: object) => {
      if (location.pathname !== path) void navigate(path, { state });
    };
    const search = () => {
      const field = searchField();
      if (field) field.focus();
      else go(shortcutPaths.search, { search: true });
    };
    const keys: Record<string, () => void> = {
      '?': onHelp,
      '/': search,
      n: () => go(shortcutPaths.newGame),
      g: () => {
        chordUntil = performance.now() + chordTimeoutMs;
      },
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
        return;
      if (!areShortcutsEnabled()) return;
      const inChord = performance.now() < chordUntil;
      chordUntil = 0;
      const shortcut = inChord && shortcuts.find(({ letter }) => letter === event.key);
      const act = shortcut ? () => go(`/app/${shortcut.path}`) : inChord ? undefined : keys[event.key];
      if (!act) return;
      // Otherwise the key would be typed into the search field.
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [navigate, onHelp]);
};
