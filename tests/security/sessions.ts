import { built, held, none, open, type Chapter } from './row.js';

const rules = 'docs/safeguards.md';

export const sessions: Chapter = {
  title: 'Sessions',
  rows: [
    ...built(rules, 'under How long one stays', {
      '7.1.1': 'how long sessions last is written down',
      '7.1.2': 'and how many there may be',
      '7.1.3': 'and how they end with the provider’s',
    }),
    ...held('7.2.1', 'tokens are checked by the server'),
    ...held('7.2.2', 'sessions are made at sign-in, not keys for ever'),
    ...built(
      'apps/identity/src/provider.ts',
      'refresh tokens are `oidc-provider`’s, 256 random bits; access tokens are signed',
      {
        '7.2.3': 'references have 128 random bits',
      },
    ),
    ...held('7.2.4', 'each sign-in is a session of its own'),
    ...held('7.3.1', 'a session nobody uses ends'),
    ...held('7.3.2', 'any session ends'),
    ...open(
      'a logout ends the refresh token at once; the access token of that device lives out its 15 minutes, as everywhere with self-contained tokens. Takes a list of ended `sid`s, asked at every call',
      {
        '7.4.1': 'an ended session is of no use',
      },
    ),
    ...held('7.4.2', 'a suspension or deletion ends all sessions'),
    ...none('no factor can be changed yet: see 6.2.2', {
      '7.4.3': 'a changed password can end the other sessions',
    }),
    ...held('7.4.4', 'the way out is on every page'),
    ...held('7.4.5', 'operators end somebody’s sessions', 'by suspending and restoring the account'),
    ...none('email and password cannot be changed at the embedded provider', {
      '7.5.1': 'what lets in is changed only after signing in again',
    }),
    ...open(
      'one ends all others at once, without a list of them and without the password. Takes a list of sign-ins with place and time',
      {
        '7.5.2': 'one sees one’s sessions and ends any',
      },
    ),
    ...held('7.6.1', 'sessions here and at the provider end as written'),
    ...held('7.6.2', 'nobody is signed in without doing so'),
  ],
};
