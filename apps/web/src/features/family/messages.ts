import { isolate } from '@rinkside/contracts/text';

/** Texts about child profiles. */
export const familyMessages = {
  added: (name: string) => `${isolate(name)} was added`,
  addFailed: 'Failed to add the child. Please try again.',
  loadFailed: 'Failed to load your children.',
  uploading: 'Please wait until the upload is finished.',
  confirm: 'Please confirm that you are the parent or guardian.',
} as const;
