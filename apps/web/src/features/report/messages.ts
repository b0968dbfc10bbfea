import type { ReportBody, ReportTarget } from '@rinkside/contracts/report';

/** Messages about reports, shown to people. */
export const reportMessages = {
  sent: 'Thanks for letting us know. A moderator will review it.',
  failed: 'Failed to send report',
} as const;

/** Display names of the reasons. */
export const reasonNames: Record<ReportBody['reason'], string> = {
  bullying: 'Bullying or hurtful',
  inappropriate: 'Not okay for kids',
  spam: 'Spam or fake',
  unsafe: 'Someone could get hurt',
  other: 'Something else',
};

/** Nouns for the reported thing. */
export const targetNames: Record<ReportTarget, string> = {
  post: 'post',
  highlight: 'highlight',
  game: 'game',
  comment: 'comment',
  user: 'player',
  organization: 'organization',
  live_game_event: 'note',
  team: 'team',
};
