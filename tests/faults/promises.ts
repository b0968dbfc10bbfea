/** A requirement, and the part of it that the tests marked `@covers {id}` do not cover. */
export interface Promised {
  id: string;
  promise: string;
  left?: string;
}

/** Faults covered by tests outside of `faultScenarios`. */
export const otherFaults: Promised[] = [
  {
    id: 'F3',
    promise:
      'a worker killed while it processes a video or a coach answer: the job completes once and leaves nothing behind',
  },
  {
    id: 'F6',
    promise: 'Redis flushed while jobs wait: videos, coach answers and images are still processed',
  },
  {
    id: 'F13',
    promise: 'media processing that exceeds its time, memory or CPU limit is terminated',
    left: 'resource limits apply to media programs only; other jobs are tested with handlers that throw, and have five attempts',
  },
  {
    id: 'F14',
    promise: 'clocks: season and day boundaries, leap days, tokens of an identity provider with clock skew',
  },
  {
    id: 'F17',
    promise:
      'idempotency: 50 concurrent requests with one key have one effect, another body is rejected, the key expires after a day',
  },
  {
    id: 'F19',
    promise:
      'a language model that hangs, fails, stops early or returns garbage: the user is informed in time, with at most one message',
  },
];

export const reliability: Promised[] = [
  {
    id: 'R1',
    promise: 'acknowledged writes are not lost and effects happen once',
  },
  {
    id: 'R2',
    promise: 'automatic recovery: worker 10 s, Redis 5 s, PostgreSQL 2 s, connected clients 3 s',
  },
  {
    id: 'R3',
    promise: 'a client that stops reading costs at most 64 MB',
  },
  {
    id: 'R4',
    promise: 'no silent failures: failed jobs keep their reason and are counted, and users are notified',
  },
  {
    id: 'R5',
    promise: 'Redis can be flushed: its data is rebuilt from PostgreSQL',
  },
  {
    id: 'R6',
    promise: 'authorization of every route for every kind of viewer',
  },
  {
    id: 'R7',
    promise: 'live events reach authorized clients only; a lost permission takes effect within one second',
    left: 'tested with 40 sockets and 500 commands, not with 1,200 sockets and 10,000 events',
  },
  {
    id: 'R8',
    promise: 'malformed input causes no 5xx and no process exit',
    left: '100,000 inputs in the long run; event loop lag is not asserted',
  },
  {
    id: 'R9',
    promise: 'hostile media: no leaks, no hangs, no leftovers, and the right result for every file',
  },
  {
    id: 'R10',
    promise: 'invalid tokens and codes of a faulty or malicious identity provider are rejected',
    left: 'the OpenID certification suite is not run',
  },
  {
    id: 'R11',
    promise: 'ASVS 5.0 level 2: every requirement with its control',
    left: 'gaps and their reasons are listed in `security.md`; there was no external review',
  },
  {
    id: 'R12',
    promise: 'protection of minors',
  },
  {
    id: 'R13',
    promise: 'zero-downtime deployments and migrations',
    left: 'two code versions at once: the schema is migrated under one version only',
  },
  {
    id: 'R14',
    promise: 'one hour of load does not increase memory, file descriptors or latency',
    left: 'the p99 of the last minutes is reported, not asserted',
  },
  {
    id: 'R15',
    promise:
      'dependencies: exact versions, locked, no known severe vulnerabilities, install scripts allowed by name',
  },
];

export const attacks: Promised[] = [
  {
    id: 'A1',
    promise: 'malformed bodies cause no 5xx and always get the standard error response',
  },
  {
    id: 'A2',
    promise: 'unknown fields are ignored or rejected (mass assignment)',
  },
  {
    id: 'A3',
    promise: 'private resources are indistinguishable from missing ones, in content and timing',
  },
  {
    id: 'A4',
    promise: 'rate limits by account and by IP address, with `Retry-After`; spoofed addresses have no effect',
  },
  {
    id: 'A5',
    promise: 'manipulated tokens are rejected; only an expired token gets its own error',
  },
  {
    id: 'A6',
    promise: 'no open redirects, no script injection through the identity provider’s response',
  },
  {
    id: 'A7',
    promise: 'no script or external resource from user or coach text is executed or loaded',
  },
  {
    id: 'A8',
    promise: 'no SSRF: the server requests no user-supplied URL',
  },
  {
    id: 'A9',
    promise: 'raw SQL uses bound parameters; quoting is safe for any input',
    left: 'no dedicated lint rule for raw SQL: `platform/sql` accepts literals with numbered parameters only',
  },
  {
    id: 'A10',
    promise: 'response sizes are limited for any request',
  },
  {
    id: 'A11',
    promise: 'prompts contain no data of other users and no secrets; crisis responses take precedence',
  },
  {
    id: 'S1',
    promise: 'sockets need a valid token in the handshake; other origins and tokens in the URL are rejected',
  },
  {
    id: 'S2',
    promise: 'sockets receive only authorized events',
  },
  {
    id: 'S3',
    promise: 'revoked permissions end live events within one second',
  },
  {
    id: 'S4',
    promise: 'flooding clients are disconnected',
  },
  {
    id: 'S5',
    promise: 'after a reconnect rooms are authorized again, and no earlier event is replayed',
  },
  { id: 'M1', promise: 'hostile media' },
  { id: 'M2', promise: 'damaged media' },
  {
    id: 'M3',
    promise: 'file types are detected by content; limits apply before decoding',
  },
  {
    id: 'M4',
    promise: 'access to uploads of other users',
    left: 'uploads go through the gateway; there are no presigned or resumable uploads',
  },
  {
    id: 'M5',
    promise: 'quotas; unfinished uploads are removed',
    left: 'the quota counts highlights of limited size, not bytes',
  },
  {
    id: 'M6',
    promise: 'no location or device metadata in any output',
  },
  {
    id: 'C1',
    promise: 'no birthdate, zip code, email or token in responses, events or metrics of other users',
  },
  {
    id: 'C2',
    promise: 'privacy rules on every signed-out page, in text and images',
  },
  {
    id: 'C3',
    promise: 'a deleted account leaves no data behind',
  },
  {
    id: 'C4',
    promise: 'data retention limits',
  },
];

export const promises: readonly Promised[] = [...otherFaults, ...reliability, ...attacks];
