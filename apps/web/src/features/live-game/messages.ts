import { pluralize } from '@rinkside/contracts/text';

/** The question before a log is discarded. */
export const discardTexts = {
  title: 'Discard this game?',
  text: 'It disappears for everyone who follows it, and nothing is saved.',
  confirmLabel: 'Discard game',
} as const;

/** Texts for a scorer by link. */
export const scorerTexts = {
  timeline: 'Tap a line that you logged to correct it. The player or a guardian can correct the others.',
  end: 'End the game',
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
  noteTakenDown: 'A moderator took this note down.',
  waiting: 'Waiting for signal',
  unstored: 'This device cannot store the game. Keep this page open until all is sent.',
  queuedFinal: 'Saved on this device. The game is sent as soon as there is a connection.',
  endedElsewhere: (taps: number) =>
    `The game has ended, or you no longer score it. Not counted from this device: ${pluralize(taps, 'tap')}.`,
  notAccepted: 'Not accepted',
  notAcceptedText: (taps: number) =>
    `${pluralize(taps, 'tap')} of this device ${taps === 1 ? 'does' : 'do'} not count. Show the list to the player or a guardian, who can log it.`,
  otherTaps: (taps: number) => `${pluralize(taps, 'tap')} of the clock, or to correct something`,
} as const;
