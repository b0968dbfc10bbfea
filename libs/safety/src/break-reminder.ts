/** A break is suggested after every `questions` questions within `minutes`. */
export const longSession = { questions: 10, minutes: 60 } as const;

const breakReminder =
  'We have been at this for a while. I’m an AI and never get tired, but you do: take a break, drink some water, and go and play. I’ll be here another day.';

/**
 * Returns the reminder to append to an answer, if one is due.
 * @param questions number of questions within the session window.
 */
export const breakReminderAfter = (questions: number): string | undefined =>
  questions > 0 && questions % longSession.questions === 0 ? breakReminder : undefined;
