/** Messages of feeds, shown to people. */
export const feedSentences = {
  none: 'No content to display',
  loadFailed: 'Error loading feed',
} as const;
