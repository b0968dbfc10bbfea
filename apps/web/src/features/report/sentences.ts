import type { ReportBody, ReportTarget } from '@rinkside/contracts/report';

export const reportSentences = {
  sent: 'Thanks for telling us. A moderator will take a look.',
  failed: 'Failed to send report',
} as const;

/** What each reason is called, to whom it is shown. */
export const reasonNames: Record<ReportBody['reason'], string> = {
  bullying: 'Bullying or hurtful',
  inappropriate: 'Not okay for kids',
  spam: 'Spam or fake',
  unsafe: 'Somebody could get hurt',
  other: 'Something else',
};

/** What is reported, as a word in a sentence. */
export const targetNames: Record<ReportTarget, string> = {
  post: 'post',
  highlight: 'highlight',
  game: 'game',
  comment: 'comment',
  user: 'player',
};
