import { isolate } from '@rinkside/contracts/text';

/** Texts about child profiles and their guardians. */
export const familyMessages = {
  added: (name: string) => `${isolate(name)} was added`,
  addFailed: 'Failed to add the child. Please try again.',
  loadFailed: 'Failed to load your children.',
  uploading: 'Please wait until the upload is finished.',
  confirm: 'Please confirm that you are the parent or guardian.',
  accessFailed: 'Failed to load the guardians.',
  linkFailed: 'Failed to make the link. Please try again.',
  revoked: 'Link revoked',
  revokeFailed: 'Failed to revoke the link. Please try again.',
  removed: (name: string) => `${isolate(name)} is no longer a guardian`,
  removeFailed: 'Failed to end the guardianship. Please try again.',
  joined: (name: string) => `You are a guardian of ${isolate(name)} now`,
  acceptFailed: 'Failed to accept. Please try again.',
  openFailed: 'Failed to open the link.',
  requestFailed: 'Failed to load what waits for an answer.',
  answered: { agree: 'You agreed', object: 'You objected', withdraw: 'Request withdrawn' },
  answerFailed: 'Failed to save this. Please try again.',
  allowed: (name: string) => `${isolate(name)} can read and ask to follow again`,
  deletionAsked: (day: string) => `The other guardians were told. The profile is deleted on ${day}.`,
  addChild: 'Add your child to log their games, score them live and see their season.',
  ownGame: 'This game counts as your own.',
} as const;
