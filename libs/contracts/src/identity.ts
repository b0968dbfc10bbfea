/** What provider and web app both tell somebody who signs in or up (specification 8). */
export const identitySentences = {
  badCredentials: 'Invalid email or password',
  userExists: 'User already exists with this email',
} as const;
