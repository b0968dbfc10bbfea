import { linkToken } from '@rinkside/contracts/link-token';
import { teamLinkPage } from '@rinkside/contracts/link-pages';
import { readTeamCode, teamCodeLength, type TeamLinkBody } from '@rinkside/contracts/team';

/** What a link or a code sends to the server. */
export type Credential = { token: string } | { code: string };

/** Reads the fragment of an address: a token, or a code, which is shorter than any token. */
export const credentialIn = (hash: string): Credential | null => {
  const text = linkToken(hash.slice(1));
  if (!text) return null;
  const code = readTeamCode(text);
  return code.length <= teamCodeLength ? { code } : { token: text };
};

/** The page that opens a credential again. Its fragment is sent to no server. */
export const pathOf = (credential: Credential): string =>
  `${teamLinkPage}#${'code' in credential ? credential.code : credential.token}`;

export const keyOf = (credential: TeamLinkBody): string => JSON.stringify(credential);
