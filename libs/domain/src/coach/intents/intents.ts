import { conversationIntents } from './conversation.js';
import type { IntentExamples } from './intent-examples.js';

/** All intents that are recognized by meaning. */
export const meaningIntents: readonly IntentExamples[] = [...conversationIntents];
