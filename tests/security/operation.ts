import { built, held, operators, type Chapter } from './row.js';

const rules = 'docs/safeguards.md';

export const code: Chapter = {
  title: 'Secure coding and architecture',
  rows: [
    ...built(rules, 'under Others’ code, and What is taken', {
      '15.1.1': 'how soon faults of others’ code are mended',
      '15.1.3': 'what costs much, and how it is bounded',
    }),
    ...held('15.1.2', 'all of others’ code is listed'),
    ...held('15.2.1', 'none of it has a known grave fault'),
    ...held('15.2.2', 'what costs much holds up nobody else'),
    ...held('15.2.3', 'production holds what it needs'),
    ...held('15.3.1', 'answers hold what is asked for'),
    ...held('15.3.2', 'no redirect is followed', 'the model’s and the removals’ calls by the same option'),
    ...held('15.3.3', 'fields nobody offered are not taken'),
    ...held('15.3.4', 'who asks is known by address only from proxies we trust'),
    ...held('15.3.5', 'values have the type that is meant'),
    ...held('15.3.6', 'no prototype is touched'),
    ...held('15.3.7', 'a parameter sent twice confuses nobody'),
  ],
};

export const logging: Chapter = {
  title: 'Logging and errors',
  rows: [
    ...built(rules, 'under What is written down', { '16.1.1': 'what is logged, where and for how long' }),
    ...held('16.2.1', 'a line says when, where, who and what'),
    ...held('16.2.2', 'times are UTC', 'that machines agree on it is the operator’s'),
    ...built(
      'libs/platform/src/log.ts',
      'one way out, stdout; the linter forbids `console`. What Nest itself warns of, and why a process could not start, are lines of text',
      {
        '16.2.3': 'nothing is logged elsewhere',
      },
    ),
    ...held('16.2.4', 'lines can be read together'),
    ...held('16.2.5', 'no line holds a secret'),
    ...held('16.3.1', 'every sign-in leaves a line'),
    ...held('16.3.2', 'every refusal leaves a line'),
    ...held(
      '16.3.3',
      'so do bent input, limits and floods',
      'sockets that are refused or cut by the same log',
    ),
    ...held('16.3.4', 'and faults', 'lines of TLS are the proxy’s'),
    ...held('16.4.1', 'nobody writes lines of their own'),
    ...operators('lines leave by stdout; who takes them, keeps them apart and from whom is the platform’s', {
      '16.4.2': 'logs are kept from change',
      '16.4.3': 'and sent elsewhere',
    }),
    ...held('16.5.1', 'faults say nothing of the inside'),
    ...held('16.5.2', 'what is away is missed, not fatal'),
    ...held(
      '16.5.3',
      'a fault lets nobody in and leaves nothing half done',
      'limits count on in each process while Redis is away',
    ),
  ],
};
