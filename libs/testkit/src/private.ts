/** Emails of people of a test, as its issuer makes them of their subjects. */
const emails = /[\w.+-]+@example\.test/g;

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
 * Somebody else's email in what one is told, wherever it stands; what people wrote themselves is theirs to tell.
 * @returns what was found, empty where all is well.
 */
export const findPrivate = (token: string | undefined, text: string, said = ''): string[] => {
  const own = subjectOf(token);
  return [...new Set(text.match(emails))].filter(
    (email) => !email.startsWith(`${own}@`) && !said.includes(email),
  );
};
