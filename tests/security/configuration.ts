import { built, held, open, operators, type Chapter } from './row.js';

const rules = 'docs/safeguards.md';

export const configuration: Chapter = {
  title: 'Configuration',
  rows: [
    ...built(rules, 'under Where processes reach', { '13.1.1': 'who is asked is written down' }),
    ...open(
      'stores by passwords from secrets; identity’s door for removals by the network alone. Takes short-lived credentials of the platform',
      {
        '13.2.1': 'processes prove themselves to each other, by more than fixed passwords',
      },
    ),
    ...open(
      'pods run without rights and without a service token, but all processes share one database role, which owns the schema: takes a role for migrations, one for identity’s schema and one for the rest',
      {
        '13.2.2': 'with the least rights',
      },
    ),
    ...held('13.2.3', 'no default password in production'),
    ...held(
      '13.2.4',
      'processes reach what is named',
      'the addresses of stores are the operator’s to narrow',
    ),
    ...held('13.2.5', 'the server asks what is named'),
    ...operators(
      'secrets come from a store of the operator’s; none is in code or images. The keys the product makes itself lie in the database',
      {
        '13.3.1': 'secrets live in a vault',
      },
    ),
    ...held(
      '13.3.2',
      'secrets go to who needs them',
      'one secret for the stores, one for the model, of the coach’s workers alone',
    ),
    ...held('13.4.1', 'no history is delivered'),
    ...held('13.4.2', 'nothing runs in debugging modes'),
    ...held('13.4.3', 'no folder is listed'),
    ...held('13.4.4', 'TRACE says nothing'),
    ...held('13.4.5', 'figures and queues are not public', 'the reference of calls is public on purpose'),
  ],
};
