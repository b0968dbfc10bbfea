/** Messages about the outbox, shown to people. */
export const outboxMessages = {
  waiting: 'Waiting for signal',
  queued: 'Saved on this device. It will be sent when you are back online.',
  maybeDuplicate: 'This may already be saved. Please check before you send it again.',
  rejected: 'Not saved',
} as const;
