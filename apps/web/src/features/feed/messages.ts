/** Messages of feeds, shown to people. */
export const feedMessages = {
  none: 'No content to display',
  loadFailed: 'Error loading feed',
} as const;
