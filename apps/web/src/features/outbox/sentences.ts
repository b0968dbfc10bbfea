/** Messages about the outbox, shown to people. */
export const outboxSentences = {
  waiting: 'Waiting for signal',
  kept: 'Saved on this device. It goes out when there is signal.',
  unsure: 'This may be saved already. Look before you send it again.',
  refused: 'Not saved',
} as const;
