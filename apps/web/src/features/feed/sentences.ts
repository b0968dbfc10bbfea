/** What people read in place of a feed (specification 2, decisions A19). */
export const feedSentences = {
  none: 'No content to display',
  loadFailed: 'Error loading feed',
} as const;
