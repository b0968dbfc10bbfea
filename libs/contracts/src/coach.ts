import { coachSubtitle, product } from './product.js';
import { type RateLimit, rateLimits, type Routes } from './route.js';
import type { coachSchemas } from './coach.schema.js';

export type * from './coach.schema.js';

export const coachRules = {
  subtitle: coachSubtitle,
  thinking: 'the coach is thinking...',
  placeholder: 'Ask the coach about your game, drills, or strategy...',
  empty: 'Please type a question first',
  long: 'Questions are at most 2000 characters',
  maxLength: 2000,
  busy: `${product.coach} is still answering. Wait for the reply, or stop it.`,
  onlyLast: 'Only the last answer can be written again.',
  onlyOwn: 'Only your last question can be changed.',
  unknown: 'Message not found',
  unknownMemory: 'That is forgotten already',
  needsParent: 'A parent confirms this twice.',
  failed: `${product.coach} could not answer. Please try again.`,
  stoppedEarly: 'You stopped the answer before it started.',
  /** The suggestion below care that comes alone. A tap sends it and gets the answer. */
  answerHockey: 'Answer the hockey part',
  tooManyThisHour: 'That is a lot of coaching for one hour. Go and play, and come back later.',
} as const;

/** Always shown first; suggestions for the current user follow. */
export const coachChips = [
  'How can I improve my skating?',
  'What drills should I practice?',
  'How do I improve my shot accuracy?',
  "What's my game analysis?",
] as const;

/** Additional rate limit for minors. */
export const minorsRateLimit = { max: 30, seconds: 3600 } as const;

export const engines = ['playbook', 'model'] as const;
export type EngineName = (typeof engines)[number];

export const feedbackReasons = [
  'wrong_number', 'not_for_my_age', 'too_long', 'not_helpful', 'unsafe',
] as const; // prettier-ignore

/** What a message may disclose, or ask for, that matters more than hockey. */
export const careKinds = [
  'self_harm', 'violence', 'abuse', 'bullying', 'yelled', 'emergency', 'head', 'eating', 'injury', 'sexual', 'feelings',
  'secret', 'weight', 'substances', 'dirty',
] as const; // prettier-ignore
export type CareKind = (typeof careKinds)[number];

/** How sure it is that a message discloses something. */
export const careGrades = ['certain', 'possible'] as const;
export type CareGrade = (typeof careGrades)[number];
export interface CareFinding {
  kind: CareKind;
  grade: CareGrade;
}

/** One limit for asking and regenerating. */
const askLimit: RateLimit = { name: 'coach', max: 25, seconds: 60 };

export const coachRoutes: Routes<typeof coachSchemas> = {
  ask: { method: 'POST', path: '/api/ai/message', access: 'signedIn', limit: askLimit, status: 201 },
  messages: { method: 'GET', path: '/api/ai/messages', access: 'signedIn', limit: rateLimits.read },
  stop: { method: 'POST', path: '/api/ai/messages/:id/stop', access: 'signedIn', limit: rateLimits.write },
  regenerate: {
    method: 'POST',
    path: '/api/ai/messages/:id/regenerate',
    access: 'signedIn',
    limit: askLimit,
  },
  feedback: {
    method: 'POST',
    path: '/api/ai/messages/:id/feedback',
    access: 'signedIn',
    limit: rateLimits.write,
  },
  concussion: { method: 'POST', path: '/api/ai/concussion', access: 'signedIn', limit: rateLimits.write },
  memories: { method: 'GET', path: '/api/ai/memories', access: 'signedIn', limit: rateLimits.read },
  forget: { method: 'DELETE', path: '/api/ai/memories/:id', access: 'signedIn', limit: rateLimits.write },
};
