import { isolate } from './text.js';
/** Titles and texts of shared pages, used in the HTML head and on the page. */
export const sharedPages = {
  player: {
    title: (name: string) => `${isolate(name)}'s Hockey Stats`,
    text: (name: string) => `Check out ${isolate(name)}'s hockey season stats!`,
    missing: {
      title: 'Player Not Found',
      description: 'This player could not be found or has no public page.',
    },
  },
  highlight: {
    missing: {
      title: 'Highlight Not Found',
      description: 'This highlight could not be found or is not public.',
    },
  },
} as const;
