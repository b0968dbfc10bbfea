/** Messages about organizations, shown to people. */
export const organizationMessages = {
  createFailed: 'Failed to add organization. Please try again.',
  searchFailed: 'Search is not answering right now. Please try again in a moment.',
  loadFailed: 'Failed to load organization',
  updated: 'Organization updated successfully',
  updateFailed: 'Failed to update organization',
  imageUpdated: 'Picture updated successfully',
  imageFailed: 'Failed to upload picture. Please try again.',
  hidden: 'Hidden from the feed',
  hideFailed: 'Failed to hide this from the feed',
  shown: 'Back in the feed',
  showFailed: 'Failed to show this in the feed again',
  coachConfirmed: 'Coach confirmed',
  confirmFailed: 'Failed to confirm this coach',
} as const;
