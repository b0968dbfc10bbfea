import { built, held, identity, operations, operators, world, type Chapter, type Test } from './row.js';

const rules = 'docs/safeguards.md';
const log = (title: string): Test => ['libs/platform/src/log.test.ts', title];

export const code: Chapter = {
  title: 'Secure coding and architecture',
  rows: [
    ...built(rules, 'under Others’ code, and What is taken', {
      '15.1.1': 'how soon faults of others’ code are mended',
      '15.1.3': 'what costs much, and how it is bounded',
    }),
    ...held('15.1.2', 'all of others’ code is listed', [
      operations('supply', 'has a licence we may live with, and is listed with it'),
      operations('supply', 'is locked by what it holds'),
    ]),
    ...held('15.2.1', 'none of it has a known grave fault', [
      operations('supply', 'is free of known grave faults'),
    ]),
    ...held('15.2.2', 'what costs much holds up nobody else', [
      ['libs/platform/src/sandbox.test.ts', 'bounds processor time, files and memory'],
      world('attacks', 'is bounded, whatever is asked for'),
      world('coach.model.choice', 'once the day’s tokens are used up'),
    ]),
    ...held('15.2.3', 'production holds what it needs', [
      operations('compose', 'is sent nothing but sources'),
      operations('supply', 'images hold nothing else'),
    ]),
    ...held('15.3.1', 'answers hold what is asked for', [
      world('privacy', 'are in no answer to anybody but their owner'),
      world('matrix', 'tells nobody another’s email, birthdate or zip code'),
    ]),
    ...held(
      '15.3.2',
      'no redirect is followed',
      [['apps/gateway/src/access/provider.test.ts', 'sends nobody’s token on to another address']],
      'the model’s and the removals’ calls by the same option',
    ),
    ...held('15.3.3', 'fields nobody offered are not taken', [
      world('access', 'refuses keys its contract does not name'),
    ]),
    ...held('15.3.4', 'who asks is known by address only from proxies we trust', [
      world('input', 'believe an address from a trusted proxy only'),
      identity('throttle', 'writes into X-Forwarded-For itself changes nothing'),
    ]),
    ...held('15.3.5', 'values have the type that is meant', [
      world('malformed', 'holdRoutes('),
      ['libs/contracts/src/player.test.ts', 'never throw, whatever is sent'],
    ]),
    ...held('15.3.6', 'no prototype is touched', [
      world('input', 'malformed input'),
      world('malformed', 'holdRoutes('),
    ]),
    ...held('15.3.7', 'a parameter sent twice confuses nobody', [
      world('malformed', 'holdRoutes('),
      ['tests/world/malformed/hostile.ts', 'page=1&page=2'],
    ]),
  ],
};

const refusals = world('log', 'whoever is refused leaves a line');

export const logging: Chapter = {
  title: 'Logging and errors',
  rows: [
    ...built(rules, 'under What is written down', { '16.1.1': 'what is logged, where and for how long' }),
    ...held('16.2.1', 'a line says when, where, who and what', [
      refusals,
      log('says when in UTC and by which process'),
    ]),
    ...held(
      '16.2.2',
      'times are UTC',
      [log('says when in UTC and by which process')],
      'that machines agree on it is the operator’s',
    ),
    ...built(
      'libs/platform/src/log.ts',
      'one way out, stdout; the linter forbids `console`. What Nest itself warns of, and why a process could not start, are lines of text',
      {
        '16.2.3': 'nothing is logged elsewhere',
      },
    ),
    ...held('16.2.4', 'lines can be read together', [
      log('is one, whatever is written into it'),
      ['libs/platform/src/tracing.test.ts', 'marks the lines of what is traced'],
    ]),
    ...held('16.2.5', 'no line holds a secret', [
      log('holds no secret and nothing personal'),
      log('none of its row'),
      identity('audit', 'no line holds an email, a password'),
      refusals,
    ]),
    ...held('16.3.1', 'every sign-in leaves a line', [
      identity('audit', 'every try to come in leaves a line'),
      identity('audit', 'a refresh token that comes back used is told'),
    ]),
    ...held('16.3.2', 'every refusal leaves a line', [refusals]),
    ...held(
      '16.3.3',
      'so do bent input, limits and floods',
      [refusals],
      'sockets that are refused or cut by the same log',
    ),
    ...held(
      '16.3.4',
      'and faults',
      [log('says of a failed statement what failed'), world('malformed', 'holdRoutes(')],
      'lines of TLS are the proxy’s',
    ),
    ...held('16.4.1', 'nobody writes lines of their own', [log('is one, whatever is written into it')]),
    ...operators('lines leave by stdout; who takes them, keeps them apart and from whom is the platform’s', {
      '16.4.2': 'logs are kept from change',
      '16.4.3': 'and sent elsewhere',
    }),
    ...held('16.5.1', 'faults say nothing of the inside', [
      world('malformed', 'holdRoutes('),
      identity('boot', 'no answer shows a stack'),
    ]),
    ...held('16.5.2', 'what is away is missed, not fatal', [
      ['tests/faults/faults.ts', "'F5'"],
      identity('boot', 'without its database it answers 503 with Retry-After'),
      world('coach.model', 'a provider that fails'),
    ]),
    ...held(
      '16.5.3',
      'a fault lets nobody in and leaves nothing half done',
      [world('access', 'opens to whom its contract names'), ['tests/faults/faults.ts', "'F7'"]],
      'limits count on in each process while Redis is away',
    ),
  ],
};
