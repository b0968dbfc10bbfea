/** A long session: so many questions within so many minutes, and again after as many more. */
export const longSession = { questions: 10, minutes: 60 } as const;

const nudge =
  'We have been at this for a while. I’m an AI and never get tired, but you do: take a break, drink some water, and go and play. I’ll be here another day.';

/** What ends the answer to this many questions of late; undefined for most. */
export const nudgeAfter = (questions: number): string | undefined =>
  questions > 0 && questions % longSession.questions === 0 ? nudge : undefined;
