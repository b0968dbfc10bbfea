import { hash } from 'node:crypto';

/** Only this hash of a link's token is stored. */
export const hashLinkToken = (token: string): string => hash('sha256', token, 'base64url');
