import { conversationIntents } from './conversation.js';
import type { IntentExamples } from './intent-examples.js';
import { offTopicIntents } from './off-topic.js';
import { ownNumbersIntents } from './own-numbers.js';

/** All intents that are recognized by meaning. */
export const meaningIntents: readonly IntentExamples[] = [
  ...conversationIntents,
  ...ownNumbersIntents,
  ...offTopicIntents,
];
