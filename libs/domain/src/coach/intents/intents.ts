import { conversationIntents } from './conversation.js';
import type { IntentExamples } from './intent-examples.js';
import { offTopicIntents } from './off-topic.js';

/** All intents that are recognized by meaning. */
export const meaningIntents: readonly IntentExamples[] = [...conversationIntents, ...offTopicIntents];
