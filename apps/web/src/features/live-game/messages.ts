import { pluralize } from '@rinkside/contracts/text';

/** The question before a log is discarded. */
export const discardTexts = {
  title: 'Discard this game?',
  text: 'It disappears for everyone who follows it, and nothing is saved.',
  confirmLabel: 'Discard game',
} as const;

/** Messages about live games, shown to people. */
export const liveGameMessages = {
  loadFailed: 'Failed to load the live game',
  startFailed: 'The live game could not be started.',
  cheerFailed: 'Your cheers did not arrive. Please try again.',
  cheersNeedConnection: 'You can cheer again once you are connected.',
  takeOverFailed: 'Failed to take over. Please try again.',
  finalFailed: 'Failed to save the game. Please try again.',
  pinned: 'Clip pinned',
  pinFailed: 'Failed to pin the clip. Please try again.',
  unpinned: 'Clip unpinned',
  unpinFailed: 'Failed to unpin the clip. Please try again.',
  clipsFailed: 'Failed to load your clips',
  waiting: 'Waiting for signal',
  queuedFinal: 'Saved on this device. The game is sent as soon as there is a connection.',
  endedElsewhere: (taps: number) =>
    `The game has ended. Not counted from this device: ${pluralize(taps, 'tap')}.`,
} as const;
