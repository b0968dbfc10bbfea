import { built, held, none, type Chapter } from './row.js';

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
    ...held('8.2.1', 'calls are for whom they are meant'),
    ...held('8.2.2', 'rows are their people’s'),
    ...held('8.2.3', 'and so are fields'),
    ...held('8.3.1', 'the server decides'),
    ...held('8.3.2', 'a right that ends, ends at once'),
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
    ...held('9.1.1', 'tokens are believed by their signature'),
    ...held('9.1.2', 'only named algorithms, none of them shared keys'),
    ...held(
      '9.1.3',
      'keys come from the configured issuer',
      'keys and addresses inside a token are not read',
    ),
    ...held('9.2.1', 'tokens count in their time'),
    ...held(
      '9.2.2',
      'each token is for its use',
      'hosted providers name the type of access tokens differently, so the audience tells them from id tokens',
    ),
    ...held('9.2.3', 'tokens are for us'),
    ...held('9.2.4', 'tokens say whom they are for'),
  ],
};
