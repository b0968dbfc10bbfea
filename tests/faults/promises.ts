/** A promise, the tests that hold it (a file and words of a title in it), and what of it they do not reach. */
export interface Promised {
  id: string;
  promise: string;
  tests: [file: string, title: string][];
  left?: string;
}

const world = (file: string, title: string): [string, string] => [`tests/world/${file}.test.ts`, title];
const fault = (id: string): [string, string] => ['tests/faults/faults.ts', `'${id}'`];

/** Faults that are tried by tests of their own, with what these hold. */
export const otherFaults: Promised[] = [
  {
    id: 'F3',
    promise: 'a worker killed in the middle of a film or an answer: done once, nothing left over',
    tests: [
      ['tests/faults/transcode.test.ts', 'a worker killed or stopped in the middle of the work'],
      ['tests/faults/coach.test.ts', 'a worker killed or stopped in mid-answer'],
    ],
  },
  {
    id: 'F6',
    promise: 'Redis forgets everything while jobs wait: films, answers and pictures are made all the same',
    tests: [
      ['tests/faults/forgetful-redis.test.ts', 'a Redis that forgets everything'],
      ['tests/faults/transcode.test.ts', 'a Redis that forgets everything'],
      ['tests/faults/coach.test.ts', 'a Redis that forgets everything'],
    ],
  },
  {
    id: 'F13',
    promise: 'work that takes too much time, memory or processor, or never ends, is ended',
    tests: [
      ['libs/platform/src/sandbox.test.ts', 'ends it and all it started when its time is over'],
      ['libs/platform/src/sandbox.test.ts', 'bounds processor time, files and memory'],
    ],
    left: 'only programs that work on media may run wild; the other jobs are our own statements, and are tried with jobs that throw. They have five tries, not three',
  },
  {
    id: 'F14',
    promise: 'clocks: edges of seasons and days, leap days, tokens of a provider whose clock differs',
    tests: [['libs/contracts/src/season.test.ts', 'describe('], world('access', 'not yet valid')],
  },
  {
    id: 'F17',
    promise: 'one key 50 times at once is one effect; another body is refused; a day later the key is free',
    tests: [world('post', '50 times at once makes one post'), world('game', '50 times at once')],
  },
  {
    id: 'F19',
    promise: 'a model that hangs, fails, breaks off or talks nonsense: said in time, one message at most',
    tests: [world('coach.model', 'a provider that fails')],
  },
];

export const reliability: Promised[] = [
  {
    id: 'R1',
    promise: 'nothing acknowledged is lost, nothing happens twice',
    tests: [
      fault('F1'),
      fault('F2'),
      fault('F5'),
      fault('F7'),
      fault('F16'),
      ['tests/faults/kill.test.ts', 'loses nothing'],
    ],
  },
  {
    id: 'R2',
    promise: 'recovery without a human: worker 10 s, Redis 5 s, PostgreSQL 2 s, screens 3 s',
    tests: [
      fault('F1'),
      fault('F3'),
      fault('F5'),
      fault('F7'),
      world('queues', 'outlast a store that is away'),
    ],
  },
  {
    id: 'R3',
    promise: 'a client that stops reading costs 64 MB at most',
    tests: [fault('F10'), fault('F11')],
  },
  {
    id: 'R4',
    promise: 'nothing fails silently: jobs given up keep their reason and are counted, users are told',
    tests: [
      fault('F13'),
      world('upload', 'of something damaged fails with its reason'),
      ['tests/operations/watching.test.ts', 'show everything the product measures of itself'],
    ],
  },
  {
    id: 'R5',
    promise: 'Redis is a cache',
    tests: [fault('F6'), ['tests/faults/forgetful-redis.test.ts', 'forgets everything']],
  },
  {
    id: 'R6',
    promise: 'authorization: every route by every kind of caller',
    tests: [
      world('matrix', 'describe('),
      world('access', 'opens to whom its contract names'),
      world('rights', 'a right taken away a moment before'),
    ],
  },
  {
    id: 'R7',
    promise: 'nobody hears what they may not know; a right that ends is heard no more within a second',
    tests: [
      world('eavesdropping', 'hear nothing their people may not know'),
      world('live.rights', 'within a second'),
    ],
    left: 'tried with 40 sockets and 500 commands, not with 1,200 and 10,000 events',
  },
  {
    id: 'R8',
    promise: 'malformed input: no 5xx, no end of a process',
    tests: [world('malformed', 'holdRoutes('), ['tests/long/malformed.test.ts', 'holdRoutes(1000)']],
    left: '100,000 in the long run; loop lag meanwhile is not held',
  },
  {
    id: 'R9',
    promise: 'hostile media: nothing leaks, hangs or stays; every verdict is right',
    tests: [
      world('media', 'describe.each'),
      ['tests/long/transcode-fuzz.test.ts', 'it'],
      world('upload', 'no stored object tells where'),
    ],
  },
  {
    id: 'R10',
    promise: 'tokens and codes of a provider that errs or lies are refused',
    tests: [
      ['apps/identity/src/keys.test.ts', 'forged tokens are refused'],
      ['apps/identity/src/code.test.ts', 'a code used twice is refused'],
      world('access', 'is refused at HTTP and at sockets'),
    ],
    left: 'not run against the OpenID certification suite',
  },
  {
    id: 'R11',
    promise: 'ASVS 5.0 level 2: each requirement with what holds it',
    tests: [['tests/security.test.ts', 'has every requirement of levels 1 and 2 once']],
    left: 'what is not reached, and why, is in `security.md`; nobody from outside has looked at it',
  },
  {
    id: 'R12',
    promise: 'children',
    tests: [
      world('privacy', 'are in no answer to anybody but their owner'),
      world('share', 'shows a child by first name and initial'),
    ],
  },
  {
    id: 'R13',
    promise: 'deployments and migrations that nobody notices',
    tests: [['tests/faults/rolling.test.ts', 'every process is restarted'], fault('F21')],
    left: 'two versions of the code at once: the schema is widened and narrowed under one',
  },
  {
    id: 'R14',
    promise: 'an hour of load leaves memory, handles and speed as they were',
    tests: [['tests/faults/soak.ts', 'memory gained in ten minutes']],
    left: 'the p99 of its last minutes is told, not held',
  },
  {
    id: 'R15',
    promise: 'dependencies: exact, locked, without known grave faults, scripts by name',
    tests: [['tests/operations/supply.test.ts', 'is free of known grave faults']],
  },
];

export const attacks: Promised[] = [
  {
    id: 'A1',
    promise: 'malformed bodies: no 5xx, always the one error shape',
    tests: [world('malformed', 'holdRoutes('), world('input', 'malformed input')],
  },
  {
    id: 'A2',
    promise: 'fields nobody offered are taken from nobody',
    tests: [world('access', 'refuses keys its contract does not name')],
  },
  {
    id: 'A3',
    promise: 'what is private answers as what never was, in the same time',
    tests: [world('attacks', 'answers as what never was')],
  },
  {
    id: 'A4',
    promise: 'rate limits by account and by address, with when to come back; forged addresses change nothing',
    tests: [
      world('input', 'forging an address changes nothing'),
      ['apps/identity/src/throttle.test.ts', 'the eleventh try for one account is refused'],
      world('coach.limit', 'answered so often in an hour'),
    ],
  },
  {
    id: 'A5',
    promise: 'bent tokens are refused; only expiry says so',
    tests: [
      world('access', 'is refused at HTTP and at sockets'),
      ['apps/identity/src/keys.test.ts', 'forged tokens'],
    ],
  },
  {
    id: 'A6',
    promise: 'no redirect to strangers, no script from the provider’s answer',
    tests: [['tests/browser/callback.test.ts', 'is told as text, whatever it contains']],
  },
  {
    id: 'A7',
    promise: 'nothing in what people or the coach write runs or loads',
    tests: [
      ['tests/browser/coach.test.ts', 'nothing in an answer runs'],
      world('share', 'stays whole with'),
      world('attacks', 'forbids what no page of ours does'),
    ],
  },
  {
    id: 'A8',
    promise: 'the server asks no address that people gave it',
    tests: [world('attacks', 'asks no address that people gave it')],
  },
  {
    id: 'A9',
    promise: 'raw SQL binds its parameters; quoting survives everything',
    tests: [world('post', 'keeps what text it was given'), world('malformed', 'holdRoutes(')],
    left: 'no lint of its own for raw SQL: every statement is a literal with numbered parameters, by `platform/sql`',
  },
  {
    id: 'A10',
    promise: 'answers are bounded, whatever is asked for',
    tests: [world('attacks', 'is bounded'), world('input', 'malformed input')],
  },
  {
    id: 'A11',
    promise: 'prompts get nobody else’s rows and no secrets; care comes first',
    tests: [
      world('coach.tools', 'are whose they are'),
      world('coach.safety', 'care before coaching'),
      ['tests/evaluation/evaluation.test.ts', '$who: $ask'],
    ],
  },
  {
    id: 'S1',
    promise: 'no socket without a valid token in its place, from another origin or in the address',
    tests: [world('access', 'gets no socket without one'), world('access', 'a page of another site')],
  },
  {
    id: 'S2',
    promise: 'sockets hear what the rights allow',
    tests: [
      world('eavesdropping', 'hear nothing their people may not know'),
      world('live.floods', 'joins nothing and breaks nothing'),
    ],
  },
  {
    id: 'S3',
    promise: 'rights that end, end sockets’ hearing within a second',
    tests: [
      world('live.rights', 'by unfollowing is heard no more within a second'),
      world('live.rights', 'turned private'),
      world('live.rights', 'suspension'),
      world('access', 'that ends takes its socket along'),
    ],
  },
  {
    id: 'S4',
    promise: 'floods are cut',
    tests: [
      world('live.floods', 'of messages cuts its socket'),
      world('live.floods', 'ends the connection'),
      world('live.floods', 'of connections of one account'),
    ],
  },
  {
    id: 'S5',
    promise: 'after a reconnect rooms are asked for anew, and nothing older is told',
    tests: [world('live.rights', 'nothing older is told then')],
  },
  { id: 'M1', promise: 'hostile media', tests: [world('media', 'describe.each')] },
  { id: 'M2', promise: 'damaged media', tests: [['tests/long/transcode-fuzz.test.ts', 'it']] },
  {
    id: 'M3',
    promise: 'kinds by content, limits before decoding',
    tests: [
      world('upload', 'that is none is refused with the reason'),
      world('player', 'one byte over 5 MB'),
    ],
  },
  {
    id: 'M4',
    promise: 'uploads of others',
    tests: [world('upload', 'sent again under its key')],
    left: 'uploads go through the gateway: nothing is presigned or resumed',
  },
  {
    id: 'M5',
    promise: 'quota; unfinished uploads are swept',
    tests: [
      ['libs/platform/src/uploads.test.ts', 'only what nobody came to point at is removed'],
      world('upload.room', 'a person has room for so many highlights'),
    ],
    left: 'counted in highlights, each of bounded size, not in bytes',
  },
  {
    id: 'M6',
    promise: 'no place and no device in any output',
    tests: [world('upload', 'no stored object tells where')],
  },
  {
    id: 'C1',
    promise: 'no birthdate, zip code, email or token in an answer, event or figure of another',
    tests: [
      world('privacy', 'are in no answer to anybody but their owner'),
      ['libs/testkit/src/private.test.ts', 'is found'],
      world('access', 'name routes, never people'),
    ],
  },
  {
    id: 'C2',
    promise: 'the rules on every signed-out surface, text and image',
    tests: [
      world('share', 'shows a child by first name and initial'),
      world('share', 'shows a child without the last name'),
      world('reference', 'and no child'),
    ],
  },
  {
    id: 'C3',
    promise: 'a deleted account leaves nothing behind',
    tests: [
      world('account', 'leaves no row and no file behind'),
      world('account.removal', 'ends the same when it is killed'),
    ],
  },
  {
    id: 'C4',
    promise: 'retention',
    tests: [
      world('coach.retention', 'chats are kept for twelve months'),
      world('notification', 'are kept for twelve months'),
      world('report', 'is kept 12 months'),
    ],
  },
];
