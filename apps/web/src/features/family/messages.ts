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
  addChild: 'Add your child to log their games, score them live and see their season.',
  ownGame: 'This game counts as your own.',
} as const;
