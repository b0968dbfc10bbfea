import { byDesign, tested, notMet, type AsvsChapter } from './asvs-requirement.js';

const rules = 'docs/security/controls.md';

export const sessions: AsvsChapter = {
  title: 'Sessions',
  rows: [
    ...byDesign(rules, 'section on session lifetime', {
      '7.1.1': 'session lifetimes are documented',
      '7.1.2': 'the number of concurrent sessions is documented',
      '7.1.3': 'the relation to sessions at the identity provider is documented',
    }),
    ...tested('7.2.1', 'session tokens are verified on the server'),
    ...tested('7.2.2', 'sessions use tokens issued at sign-in, not static API keys'),
    ...byDesign(
      'apps/identity/src/provider.ts',
      'refresh tokens of `oidc-provider` have 256 random bits; access tokens are signed',
      {
        '7.2.3': 'reference tokens have at least 128 random bits',
      },
    ),
    ...tested('7.2.4', 'each sign-in creates a new session'),
    ...tested('7.3.1', 'idle sessions expire'),
    ...tested('7.3.2', 'sessions have an absolute lifetime'),
    ...notMet(
      'a logout revokes the refresh token at once; the access token of that device remains valid for up to 15 minutes. Closing the gap needs a list of revoked `sid`s that every request checks',
      {
        '7.4.1': 'an ended session cannot be used',
      },
    ),
    ...tested('7.4.2', 'suspension and deletion of an account end all sessions'),
    ...tested('7.4.3', 'a password change can end other sessions'),
    ...tested('7.4.4', 'logout is available on every page'),
    ...tested('7.4.5', 'operators can end the sessions of a user', 'by suspending and restoring the account'),
    ...tested('7.5.1', 'changes of credentials require re-authentication'),
    ...notMet(
      'users can end all other sessions at once, but not see them, and no password is asked for. Closing the gap needs a list of sessions with location and time',
      {
        '7.5.2': 'users can view and end their sessions',
      },
    ),
    ...tested('7.6.1', 'sessions of the product and the identity provider end as documented'),
    ...tested('7.6.2', 'a session starts only after an action of the user'),
  ],
};
