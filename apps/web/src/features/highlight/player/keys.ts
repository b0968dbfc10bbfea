import type { KeyboardEvent } from 'react';
import type { FilmCommands } from './use-film';

/** Seconds an arrow goes. */
export const leap = 5;

const keys: Partial<Record<string, (film: FilmCommands) => string>> = {
  ' ': (film) => film.toggle(),
  k: (film) => film.toggle(),
  ArrowLeft: (film) => film.skip(-leap),
  ArrowRight: (film) => film.skip(leap),
  ArrowUp: (film) => film.louder(0.1),
  ArrowDown: (film) => film.louder(-0.1),
  m: (film) => film.mute(),
  ',': (film) => film.step(-1),
  '.': (film) => film.step(1),
  '<': (film) => film.faster(-1),
  '>': (film) => film.faster(1),
};

/** What a control does with this key itself: a button its press, a list and the volume their arrows. */
const isTaken = (target: EventTarget, key: string) => {
  if (!(target instanceof HTMLElement)) return false;
  if (key === ' ') return target.matches('button, select');
  return key.startsWith('Arrow') && target.matches('select, [data-volume]');
};

/** The keyboard of the player. */
export const onFilmKey = (
  event: KeyboardEvent,
  want: (wish: (film: FilmCommands) => string) => void,
  toggleFullscreen: () => void,
): void => {
  const { target } = event;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey || event.altKey || isTaken(target, key)) return;
  const wish = keys[key];
  if (wish) want(wish);
  else if (key === 'f') toggleFullscreen();
  else return;
  event.preventDefault();
};
