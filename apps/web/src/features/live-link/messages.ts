/** Messages about live links, shown to people. */
export const liveLinkMessages = {
  loadFailed: 'Failed to load the links',
  makeFailed: 'The link could not be made. Please try again when there is a connection.',
  revokeFailed: 'Failed to revoke the link. Please try again.',
  revoked: 'The link is revoked',
} as const;
