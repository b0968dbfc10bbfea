import { built, held, identity, none, world, type Chapter } from './row.js';

export const authorization: Chapter = {
  title: 'Authorization',
  rows: [
    ...built(
      'tests/world/matrix/table.items.ts',
      'the matrix says of every route who may, and with which rows',
      {
        '8.1.1': 'who may do what is written down',
        '8.1.2': 'and see which fields',
      },
    ),
    ...held('8.2.1', 'calls are for whom they are meant', [
      world('access', 'opens to whom its contract names'),
      world('matrix', 'has a row for every route'),
    ]),
    ...held('8.2.2', 'rows are their people’s', [
      world('matrix', 'describe('),
      world('rights', 'the id of somebody else in what is sent'),
      world('policy', 'is the same in TypeScript and in SQL'),
    ]),
    ...held('8.2.3', 'and so are fields', [
      world('privacy', 'are in no answer to anybody but their owner'),
      world('access', 'refuses keys its contract does not name'),
    ]),
    ...held('8.3.1', 'the server decides', [
      world('matrix', 'describe('),
      world('live', 'opens to the %s where policy says so'),
    ]),
    ...held('8.3.2', 'a right that ends, ends at once', [
      world('rights', 'a right taken away a moment before'),
      world('live.rights', 'within a second'),
      world('organization.coach', 'rights as they are when the change is made'),
    ]),
    ...none(
      'one installation is one club’s or one town’s: no tenants share it. Organizations are held apart by 8.2.2',
      {
        '8.4.1': 'tenants cannot touch each other',
      },
    ),
  ],
};

export const tokens: Chapter = {
  title: 'Self-contained tokens',
  rows: [
    ...held('9.1.1', 'tokens are believed by their signature', [
      world('access', 'without a signature'),
      world('access', 'signed by somebody else'),
    ]),
    ...held('9.1.2', 'only named algorithms, none of them shared keys', [
      world('access', 'signed with a shared secret'),
      identity('keys', 'forged tokens are refused: none, the public key as a secret'),
    ]),
    ...held(
      '9.1.3',
      'keys come from the configured issuer',
      [
        world('access', 'signed by somebody else'),
        ['apps/gateway/src/access/provider.test.ts', 'by another name is believed nothing'],
      ],
      'keys and addresses inside a token are not read',
    ),
    ...held('9.2.1', 'tokens count in their time', [
      world('access', 'not yet valid'),
      world('access', 'expired'),
    ]),
    ...held(
      '9.2.2',
      'each token is for its use',
      [
        [
          'libs/platform/src/env.test.ts',
          'keeps id tokens, which are for the client, from being for the API',
        ],
        world('access', 'for another audience'),
        identity('keys', 'forged tokens are refused'),
      ],
      'hosted providers name the type of access tokens differently, so the audience tells them from id tokens',
    ),
    ...held('9.2.3', 'tokens are for us', [
      world('access', 'for another audience'),
      ['tests/browser/hosted.test.ts', 'for somebody else’s API is none of ours'],
    ]),
    ...held('9.2.4', 'tokens say whom they are for', [identity('code', 'another audience is refused')]),
  ],
};
