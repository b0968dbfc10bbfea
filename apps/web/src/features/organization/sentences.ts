export const organizationSentences = {
  createFailed: 'Failed to add organization. Please try again.',
  searchFailed: 'Search is not answering right now. Please try again in a moment.',
} as const;
