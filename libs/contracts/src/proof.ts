export const proofRules = {
  notProven: 'Please confirm with your password or passkey.',
  /** How long a proof, or a sign-in at a hosted provider, proves that its owner is here, s. */
  maxAgeSeconds: 300,
} as const;
