import type { EngineName, feedbackReasons } from '@rinkside/contracts/coach';

export const coachMessages = {
  replying: 'Coach is replying',
  finished: 'Reply finished',
  stopped: 'This answer was stopped here.',
  unsent: 'Not sent',
  unanswered: 'Not answered',
  copied: 'Copied',
  copyFailed: 'Could not copy the answer',
  thanks: 'Thanks for the feedback',
  planSaved: 'Saved as your training plan',
  planFailed: 'Failed to save the plan. Please try again.',
  drillAlreadyPlanned: 'That drill is in your plan already',
  planFull: 'Your plan is full. Please remove a drill first.',
  memoriesFailed: 'Failed to load what the coach remembers',
  forgetFailed: 'Failed to delete the note. Please try again.',
  disclosure: 'AI can be wrong. Hurt or worried? Tell an adult.',
} as const;

export const engineTexts: Record<EngineName, { name: string; about: string }> = {
  playbook: {
    name: 'Playbook',
    about:
      'The built-in playbook coach answers you: no outside AI service reads what you write. It works with fixed plays, the drill library and your own numbers.',
  },
  model: {
    name: 'AI model',
    about:
      'An AI language model writes your answers. It sees your question, your stats and what you asked it to remember, never your name, email, birthday or address.',
  },
};

export const feedbackReasonNames: Record<(typeof feedbackReasons)[number], string> = {
  wrong_number: 'A number is wrong',
  not_for_my_age: 'Not for my age',
  too_long: 'Too long',
  not_helpful: 'Not helpful',
  unsafe: 'Unsafe',
};
