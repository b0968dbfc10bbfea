import { built, held, none, type Chapter } from './row.js';

export const authorization: Chapter = {
  title: 'Authorization',
  rows: [
    ...built(
      'tests/world/matrix/table.items.ts',
      'the access matrix lists for every route who may use it and on which rows',
      {
        '8.1.1': 'authorization rules are documented',
        '8.1.2': 'field-level authorization rules are documented',
      },
    ),
    ...held('8.2.1', 'routes are limited to authorized viewers'),
    ...held('8.2.2', 'rows are limited to authorized viewers'),
    ...held('8.2.3', 'fields are limited to authorized viewers'),
    ...held('8.3.1', 'authorization is enforced on the server'),
    ...held('8.3.2', 'changed permissions take effect immediately'),
    ...none(
      'one installation serves one club or one town, so there are no tenants; 8.2.2 separates organizations',
      {
        '8.4.1': 'tenants are isolated',
      },
    ),
  ],
};

export const tokens: Chapter = {
  title: 'Self-contained tokens',
  rows: [
    ...held('9.1.1', 'token signatures are verified'),
    ...held('9.1.2', 'only allowlisted asymmetric algorithms are accepted'),
    ...held('9.1.3', 'keys come from the configured issuer', 'keys and URLs inside a token are ignored'),
    ...held('9.2.1', 'the validity period of tokens is checked'),
    ...held(
      '9.2.2',
      'only access tokens are accepted',
      'hosted providers use different type claims, so the audience separates access tokens from id tokens',
    ),
    ...held('9.2.3', 'the token audience is checked'),
    ...held('9.2.4', 'issued tokens name their audience'),
  ],
};
