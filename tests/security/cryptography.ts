import { built, held, none, open, operators, type Chapter } from './row.js';

const rules = 'docs/safeguards.md';

export const cryptography: Chapter = {
  title: 'Cryptography',
  rows: [
    ...built(rules, 'under Keys: made where, kept where, used by whom, changed how', {
      '11.1.1': 'how keys live is written down',
      '11.1.2': 'all keys and algorithms are listed',
    }),
    ...built(
      'apps/identity/src/keys.ts',
      '`jose`, argon2, Node’s and PostgreSQL’s own functions; the only formula of ours is HMAC of SHA-256 in SQL, held to Node’s by a test',
      {
        '11.2.1': 'known implementations',
      },
    ),
    ...held(
      '11.2.2',
      'keys and algorithms can be exchanged',
      'argon2’s cost stands in each hash; the two keys of addresses and passes by an update, see safeguards.md',
    ),
    ...built(
      'apps/gateway/src/access/access.ts',
      'P-256, SHA-256, keys of 256 bits and more; of a hosted provider also RSA of 2048 bits, which is its own choice',
      {
        '11.2.3': '128 bits of strength',
      },
    ),
    ...none('the product encrypts nothing itself: disks, buckets and lines are the operator’s', {
      '11.3.1': 'no weak modes',
      '11.3.2': 'approved ciphers',
      '11.3.3': 'what is encrypted cannot be changed',
      '11.4.4': 'keys made of passwords are stretched',
    }),
    ...built(
      'libs/domain/src/highlight/highlight.access.ts',
      'SHA-256 everywhere; no MD5 or SHA-1 of ours (WebSocket’s handshake has its own)',
      {
        '11.4.1': 'approved hashes',
        '11.4.3': 'hashes of 256 bits where it matters',
      },
    ),
    ...built('apps/identity/src/accounts.ts', 'argon2id with OWASP’s floor: 19 MiB, 2 passes', {
      '11.4.2': 'passwords are hashed slowly',
    }),
    ...held(
      '11.5.1',
      'what nobody may guess has 128 random bits',
      'refresh tokens, codes and keys are drawn by `oidc-provider`, `jose` and PostgreSQL; ids are no secret',
    ),
    ...held('11.6.1', 'keys and signatures are made by approved means'),
  ],
};

export const communication: Chapter = {
  title: 'Secure communication',
  rows: [
    ...operators(
      'TLS ends at the ingress or in front of the proxy; its versions, suites and certificate are set there',
      {
        '12.1.1': 'TLS of today',
        '12.1.2': 'good suites',
        '12.2.1': 'everything from outside speaks TLS',
        '12.2.2': 'certificates everybody trusts',
      },
    ),
    ...none('there are no client certificates', { '12.1.3': 'client certificates are checked' }),
    ...operators(
      'stores and the model are reached as their addresses say: `sslmode=verify-full`, `rediss:`, `https:`',
      {
        '12.3.1': 'every line is encrypted',
      },
    ),
    ...built(
      'libs/platform/src/storage/s3.ts',
      'Node checks certificates and nothing here tells it otherwise',
      { '12.3.2': 'certificates of servers are checked' },
    ),
    ...open(
      'gateway, identity, proxy and metrics speak plain HTTP within the cluster, kept by network policies alone: takes a mesh, or certificates of their own',
      {
        '12.3.3': 'inner lines are encrypted',
        '12.3.4': 'by certificates that are trusted',
      },
    ),
  ],
};
