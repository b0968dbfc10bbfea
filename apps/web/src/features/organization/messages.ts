import { pluralize } from '@rinkside/contracts/text';

/** Messages about organizations, shown to people. */
export const organizationMessages = {
  createFailed: 'Failed to add organization. Please try again.',
  /** Of an organization that is new in the directory and small. */
  newcomer: (members: number) => `new, ${pluralize(members, 'member')}`,
  doYouMean: (count: number) => (count === 1 ? 'Do you mean this one?' : 'Do you mean one of these?'),
  alike: 'Its name is like the one that you typed. Two clubs may share a name.',
  isAnother: 'No, add a new one',
  loadFailed: 'Failed to load organization',
  updated: 'Organization updated successfully',
  proposing: 'A coach of the club or a moderator decides about it. The page stays as it is until then.',
  proposed: 'Proposed. A coach of the club or a moderator decides.',
  updateFailed: 'Failed to update organization',
  imageUpdated: 'Picture updated successfully',
  imageFailed: 'Failed to upload picture. Please try again.',
  hidden: 'Hidden from the feed',
  hideFailed: 'Failed to hide this from the feed',
  shown: 'Back in the feed',
  showFailed: 'Failed to show this in the feed again',
  coachConfirmed: 'Coach confirmed',
  rightsEnded: 'Coach rights ended',
  deleted: 'Organization deleted',
  deleteFailed: 'Failed to delete organization',
  confirmFailed: 'Failed to confirm this person',
} as const;
