/** A promise, and what of it the tests marked `@covers {id}` do not reach. */
export interface Promised {
  id: string;
  promise: string;
  left?: string;
}

/** Faults that are tried by tests of their own, with what these hold. */
export const otherFaults: Promised[] = [
  {
    id: 'F3',
    promise: 'a worker killed in the middle of a film or an answer: done once, nothing left over',
  },
  {
    id: 'F6',
    promise: 'Redis forgets everything while jobs wait: films, answers and pictures are made all the same',
  },
  {
    id: 'F13',
    promise: 'work that takes too much time, memory or processor, or never ends, is ended',
    left: 'only programs that work on media may run wild; the other jobs are our own statements, and are tried with jobs that throw. They have five tries, not three',
  },
  {
    id: 'F14',
    promise: 'clocks: edges of seasons and days, leap days, tokens of a provider whose clock differs',
  },
  {
    id: 'F17',
    promise: 'one key 50 times at once is one effect; another body is refused; a day later the key is free',
  },
  {
    id: 'F19',
    promise: 'a model that hangs, fails, breaks off or talks nonsense: said in time, one message at most',
  },
];

export const reliability: Promised[] = [
  {
    id: 'R1',
    promise: 'nothing acknowledged is lost, nothing happens twice',
  },
  {
    id: 'R2',
    promise: 'recovery without a human: worker 10 s, Redis 5 s, PostgreSQL 2 s, screens 3 s',
  },
  {
    id: 'R3',
    promise: 'a client that stops reading costs 64 MB at most',
  },
  {
    id: 'R4',
    promise: 'nothing fails silently: jobs given up keep their reason and are counted, users are told',
  },
  {
    id: 'R5',
    promise: 'Redis is a cache',
  },
  {
    id: 'R6',
    promise: 'authorization: every route by every kind of caller',
  },
  {
    id: 'R7',
    promise: 'nobody hears what they may not know; a right that ends is heard no more within a second',
    left: 'tried with 40 sockets and 500 commands, not with 1,200 and 10,000 events',
  },
  {
    id: 'R8',
    promise: 'malformed input: no 5xx, no end of a process',
    left: '100,000 in the long run; loop lag meanwhile is not held',
  },
  {
    id: 'R9',
    promise: 'hostile media: nothing leaks, hangs or stays; every verdict is right',
  },
  {
    id: 'R10',
    promise: 'tokens and codes of a provider that errs or lies are refused',
    left: 'not run against the OpenID certification suite',
  },
  {
    id: 'R11',
    promise: 'ASVS 5.0 level 2: each requirement with what holds it',
    left: 'what is not reached, and why, is in `security.md`; nobody from outside has looked at it',
  },
  {
    id: 'R12',
    promise: 'children',
  },
  {
    id: 'R13',
    promise: 'deployments and migrations that nobody notices',
    left: 'two versions of the code at once: the schema is widened and narrowed under one',
  },
  {
    id: 'R14',
    promise: 'an hour of load leaves memory, handles and speed as they were',
    left: 'the p99 of its last minutes is told, not held',
  },
  {
    id: 'R15',
    promise: 'dependencies: exact, locked, without known grave faults, scripts by name',
  },
];

export const attacks: Promised[] = [
  {
    id: 'A1',
    promise: 'malformed bodies: no 5xx, always the one error shape',
  },
  {
    id: 'A2',
    promise: 'fields nobody offered are taken from nobody',
  },
  {
    id: 'A3',
    promise: 'what is private answers as what never was, in the same time',
  },
  {
    id: 'A4',
    promise: 'rate limits by account and by address, with when to come back; forged addresses change nothing',
  },
  {
    id: 'A5',
    promise: 'bent tokens are refused; only expiry says so',
  },
  {
    id: 'A6',
    promise: 'no redirect to strangers, no script from the provider’s answer',
  },
  {
    id: 'A7',
    promise: 'nothing in what people or the coach write runs or loads',
  },
  {
    id: 'A8',
    promise: 'the server asks no address that people gave it',
  },
  {
    id: 'A9',
    promise: 'raw SQL binds its parameters; quoting survives everything',
    left: 'no lint of its own for raw SQL: every statement is a literal with numbered parameters, by `platform/sql`',
  },
  {
    id: 'A10',
    promise: 'answers are bounded, whatever is asked for',
  },
  {
    id: 'A11',
    promise: 'prompts get nobody else’s rows and no secrets; care comes first',
  },
  {
    id: 'S1',
    promise: 'no socket without a valid token in its place, from another origin or in the address',
  },
  {
    id: 'S2',
    promise: 'sockets hear what the rights allow',
  },
  {
    id: 'S3',
    promise: 'rights that end, end sockets’ hearing within a second',
  },
  {
    id: 'S4',
    promise: 'floods are cut',
  },
  {
    id: 'S5',
    promise: 'after a reconnect rooms are asked for anew, and nothing older is told',
  },
  { id: 'M1', promise: 'hostile media' },
  { id: 'M2', promise: 'damaged media' },
  {
    id: 'M3',
    promise: 'kinds by content, limits before decoding',
  },
  {
    id: 'M4',
    promise: 'uploads of others',
    left: 'uploads go through the gateway: nothing is presigned or resumed',
  },
  {
    id: 'M5',
    promise: 'quota; unfinished uploads are swept',
    left: 'counted in highlights, each of bounded size, not in bytes',
  },
  {
    id: 'M6',
    promise: 'no place and no device in any output',
  },
  {
    id: 'C1',
    promise: 'no birthdate, zip code, email or token in an answer, event or figure of another',
  },
  {
    id: 'C2',
    promise: 'the rules on every signed-out surface, text and image',
  },
  {
    id: 'C3',
    promise: 'a deleted account leaves nothing behind',
  },
  {
    id: 'C4',
    promise: 'retention',
  },
];

export const promises: readonly Promised[] = [...otherFaults, ...reliability, ...attacks];
