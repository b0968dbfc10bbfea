import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { usesShortcuts } from '../../ui/shortcuts';
import { paths, shortcuts } from './navigation';

/** Milliseconds a letter may follow its `g`. */
const chordTime = 1200;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input, textarea, select') ||
    target.closest('[role="menu"], [role="dialog"], [role="alertdialog"]') !== null);

/** The page's own search, where it has one. */
const searchField = () => document.querySelector<HTMLElement>('main input[type="search"]');

/**
 * `g` and a letter go to a screen, `n` logs a game, `/` searches, `?` opens the list of these keys. Never while
 * somebody types, nor where they were switched off.
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
      else go(paths.search, { search: true });
    };
    const keys: Record<string, () => void> = {
      '?': onHelp,
      '/': search,
      n: () => go(paths.newGame),
      g: () => {
        chordUntil = performance.now() + chordTime;
      },
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
        return;
      if (!usesShortcuts()) return;
      const inChord = performance.now() < chordUntil;
      chordUntil = 0;
      const found = inChord && shortcuts.find(({ letter }) => letter === event.key);
      const act = found ? () => go(`/app/${found.path}`) : inChord ? undefined : keys[event.key];
      if (!act) return;
      // The key itself would be typed into the search it opens.
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [navigate, onHelp]);
};
