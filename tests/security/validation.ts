import { built, held, type Chapter } from './row.js';

const rules = 'docs/safeguards.md';

export const validation: Chapter = {
  title: 'Validation and business logic',
  rows: [
    ...built(rules, 'and the contracts, from which `/api/docs` is generated', {
      '2.1.1': 'validation rules of each field are documented',
      '2.1.2': 'rules for combinations of fields are documented',
      '2.1.3': 'business limits per user and in total are documented',
    }),
    ...held('2.2.1', 'every field is validated'),
    ...held('2.2.2', 'validation runs on the server'),
    ...held('2.2.3', 'combinations of fields are validated'),
    ...held('2.3.1', 'business steps run in order'),
    ...held('2.3.2', 'business limits are enforced'),
    ...held('2.3.3', 'commands are atomic'),
    ...held('2.3.4', 'limited resources are assigned once'),
    ...held('2.4.1', 'excessive automated requests are rate-limited'),
  ],
};
