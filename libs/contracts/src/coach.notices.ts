import { product } from './product.js';
import { pluralize } from './text.js';

/** Notices shown with an answer that differs from what the user may expect. */
export const coachNotices = {
  failed: 'The AI model did not answer, so the built-in coach did.',
  refused: 'The AI model would not answer this, so the built-in coach did.',
  /** @param hours until the share is full again, rounded up */
  spent: (hours: number) =>
    `Today’s share of the AI model is used up, so the built-in coach answers. The model is back within ${pluralize(hours, 'hour')}.`,
  lengthLimit: 'The answer reached its length limit. Tap Continue for the rest.',
  cutOff: `The AI model stopped before the end. Ask ${product.coach} to write it again.`,
} as const;
