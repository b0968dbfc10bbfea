import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { shortcuts } from './navigation';

/** Milliseconds a letter may follow its `g`. */
const chordTime = 1200;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="menu"] *, [role="dialog"] *'));

/** `g` and a letter go to a screen, `?` opens the list of these keys. Never while somebody types. */
export const useShortcuts = (onHelp: () => void): void => {
  const navigate = useNavigate();
  useEffect(() => {
    let chordUntil = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
        return;
      const inChord = performance.now() < chordUntil;
      chordUntil = 0;
      if (event.key === '?') onHelp();
      else if (event.key === 'g' && !inChord) chordUntil = performance.now() + chordTime;
      else if (inChord) {
        const found = shortcuts.find(({ letter }) => letter === event.key);
        if (found) void navigate(`/app/${found.path}`);
      }
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [navigate, onHelp]);
};
