import { byDesign, tested, notApplicable, type AsvsChapter } from './asvs-requirement.js';

export const authorization: AsvsChapter = {
  title: 'Authorization',
  rows: [
    ...byDesign(
      'tests/integration/access-matrix/access-table.items.ts',
      'the access matrix lists for every route who may use it and on which rows',
      {
        '8.1.1': 'authorization rules are documented',
        '8.1.2': 'field-level authorization rules are documented',
      },
    ),
    ...tested('8.2.1', 'routes are limited to authorized viewers'),
    ...tested('8.2.2', 'rows are limited to authorized viewers'),
    ...tested('8.2.3', 'fields are limited to authorized viewers'),
    ...tested('8.3.1', 'authorization is enforced on the server'),
    ...tested('8.3.2', 'changed permissions take effect immediately'),
    ...notApplicable(
      'one installation serves one club or one town, so there are no tenants; 8.2.2 separates organizations',
      {
        '8.4.1': 'tenants are isolated',
      },
    ),
  ],
};

export const tokens: AsvsChapter = {
  title: 'Self-contained tokens',
  rows: [
    ...tested('9.1.1', 'token signatures are verified'),
    ...tested('9.1.2', 'only allowlisted asymmetric algorithms are accepted'),
    ...tested('9.1.3', 'keys come from the configured issuer', 'keys and URLs inside a token are ignored'),
    ...tested('9.2.1', 'the validity period of tokens is checked'),
    ...tested(
      '9.2.2',
      'only access tokens are accepted',
      'hosted providers use different type claims, so the audience separates access tokens from id tokens',
    ),
    ...tested('9.2.3', 'the token audience is checked'),
    ...tested('9.2.4', 'issued tokens name their audience'),
  ],
};
