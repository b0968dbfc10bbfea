import { built, held, type Chapter } from './row.js';

const rules = 'docs/safeguards.md';

export const validation: Chapter = {
  title: 'Validation and business logic',
  rows: [
    ...built(rules, 'with the contracts, which `/api/docs` is drawn from', {
      '2.1.1': 'the rules of each field are written down',
      '2.1.2': 'and of what belongs together',
      '2.1.3': 'and of how much, for one and for all',
    }),
    ...held('2.2.1', 'every field is held to its rule'),
    ...held('2.2.2', 'by the server, whatever a client did'),
    ...held('2.2.3', 'what belongs together fits'),
    ...held('2.3.1', 'steps are taken in their order'),
    ...held('2.3.2', 'limits hold'),
    ...held('2.3.3', 'a command is done whole or not at all'),
    ...held('2.3.4', 'what there is once is given once'),
    ...held('2.4.1', 'machines that ask too much are held up'),
  ],
};
