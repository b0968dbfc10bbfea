import type { KeyboardEvent } from 'react';
import type { VideoCommands } from './use-video';

/** Step of the left and right arrow keys (s). */
export const seekStepSeconds = 5;

const keys: Partial<Record<string, (video: VideoCommands) => string>> = {
  ' ': (video) => video.toggle(),
  k: (video) => video.toggle(),
  ArrowLeft: (video) => video.skip(-seekStepSeconds),
  ArrowRight: (video) => video.skip(seekStepSeconds),
  ArrowUp: (video) => video.louder(0.1),
  ArrowDown: (video) => video.louder(-0.1),
  m: (video) => video.mute(),
  ',': (video) => video.step(-1),
  '.': (video) => video.step(1),
  '<': (video) => video.faster(-1),
  '>': (video) => video.faster(1),
  r: (video) => video.changeLoop(),
};

/** Whether the focused control handles the key itself: Space on buttons, arrows on select and volume. */
const isHandledByControl = (target: EventTarget, key: string) => {
  if (!(target instanceof HTMLElement)) return false;
  if (key === ' ') return target.matches('button, select');
  return key.startsWith('Arrow') && target.matches('select, [data-volume]');
};

/** Keyboard shortcuts of the player. */
export const onPlayerKey = (
  event: KeyboardEvent,
  run: (command: (video: VideoCommands) => string) => void,
  toggleFullscreen: () => void,
): void => {
  const { target } = event;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey || event.altKey || isHandledByControl(target, key)) return;
  const command = keys[key];
  if (command) run(command);
  else if (key === 'f') toggleFullscreen();
  else if (key === 'p' && document.pictureInPictureEnabled) run((video) => video.togglePictureInPicture());
  else return;
  event.preventDefault();
};
