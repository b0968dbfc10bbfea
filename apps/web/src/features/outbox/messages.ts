/** Messages about the outbox, shown to people. */
export const outboxMessages = {
  waiting: 'Waiting for signal',
  queued: 'Saved on this device. It goes out when there is signal.',
  maybeDuplicate: 'This may be saved already. Look before you send it again.',
  rejected: 'Not saved',
} as const;
