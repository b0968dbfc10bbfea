/** What the server answers to events and changes of the scorer beyond the limits and rights. The web app shows the answer. */
export const scorerRefusals = {
  /** This error and the next two have the path `events` and, as message, the number of events that fit. */
  tooMany: 'A live game takes 2000 events at most.',
  tooManyOfLink: 'An invited scorer can log 600 events in a game. The player or a guardian can go on.',
  tooManyOfLinks:
    'The last 500 events of a game are kept for the player and guardians, who can go on logging it.',
  tooManyTerms: 'The scorer of a live game can change 1000 times at most.',
  tooManyTakeovers: 'An invited scorer can take over 10 times in a game. The player or a guardian can go on.',
  linkCorrection: 'The player or a guardian logged this, so only they can correct it.',
  linkDiscard: 'Only the player or a guardian can discard this game.',
} as const;
