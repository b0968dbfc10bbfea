import { isolate } from '@rinkside/contracts/text';

/** Messages of the search for an organization. */
export const searchMessages = {
  tooShort: 'Type at least 2 letters.',
  noMatch: (query: string) => `No club matches '${isolate(query)}'. Check the spelling, or choose this line:`,
  failed: 'Search is not answering right now. Please try again in a moment.',
} as const;
