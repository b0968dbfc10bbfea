import { byDesign, tested, type AsvsChapter } from './asvs-requirement.js';

const rules = 'docs/security/controls.md';

export const validation: AsvsChapter = {
  title: 'Validation and business logic',
  rows: [
    ...byDesign(rules, 'and the contracts, from which `/api/docs` is generated', {
      '2.1.1': 'validation rules of each field are documented',
      '2.1.2': 'rules for combinations of fields are documented',
      '2.1.3': 'business limits per user and in total are documented',
    }),
    ...tested('2.2.1', 'every field is validated'),
    ...tested('2.2.2', 'validation runs on the server'),
    ...tested('2.2.3', 'combinations of fields are validated'),
    ...tested('2.3.1', 'business steps run in order'),
    ...tested('2.3.2', 'business limits are enforced'),
    ...tested('2.3.3', 'commands are atomic'),
    ...tested('2.3.4', 'limited resources are assigned once'),
    ...tested('2.4.1', 'excessive automated requests are rate-limited'),
  ],
};
