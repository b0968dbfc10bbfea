/** Emails of test users, as the fake OIDC provider derives them from subjects. */
const emailPattern = /[\w.+-]+@example\.test/g;

const subjectOf = (token: string | undefined): string => {
  const payload = token?.split('.')[1];
  if (!payload) return '';
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return claims && typeof claims === 'object' && 'sub' in claims ? String(claims.sub) : '';
  } catch {
    return '';
  }
};

/**
 * Finds emails of other test users in a reply.
 * @param token access token of the caller; the caller's own email is allowed
 * @param requestText emails that the request contains are allowed
 */
export const findOtherUsersEmails = (token: string | undefined, text: string, requestText = ''): string[] => {
  const subject = subjectOf(token);
  return [...new Set(text.match(emailPattern))].filter(
    (email) => !email.startsWith(`${subject}@`) && !requestText.includes(email),
  );
};
