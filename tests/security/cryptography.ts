import { byDesign, tested, notApplicable, notMet, byOperator, type AsvsChapter } from './asvs-requirement.js';

const rules = 'docs/security/controls.md';

export const cryptography: AsvsChapter = {
  title: 'Cryptography',
  rows: [
    ...byDesign(rules, 'section on keys: generation, storage, use and rotation', {
      '11.1.1': 'key management is documented',
      '11.1.2': 'all keys and algorithms are listed',
    }),
    ...byDesign(
      'apps/identity/src/keys.ts',
      '`jose`, argon2, and the functions of Node.js and PostgreSQL; the only own construction is HMAC-SHA-256 in SQL, which a test compares with Node.js',
      {
        '11.2.1': 'established implementations are used',
      },
    ),
    ...tested(
      '11.2.2',
      'keys and algorithms can be replaced',
      'each argon2 hash contains its parameters; the keys for media URLs and operator sessions are rotated by an SQL update',
    ),
    ...byDesign(
      'apps/gateway/src/auth/auth.service.ts',
      'P-256, SHA-256, and keys of at least 256 bits; a hosted identity provider may use RSA 2048',
      {
        '11.2.3': 'cryptography has at least 128 bits of security',
      },
    ),
    ...notApplicable(
      'the product does not encrypt data itself: operators encrypt disks, buckets and connections',
      {
        '11.3.1': 'insecure block modes are not used',
        '11.3.2': 'approved ciphers are used',
        '11.3.3': 'encrypted data is authenticated',
        '11.4.4': 'keys derived from passwords are stretched',
      },
    ),
    ...byDesign(
      'libs/domain/src/highlight/media-signing.ts',
      'SHA-256 everywhere; no MD5 or SHA-1 except in the WebSocket handshake, as its standard requires',
      {
        '11.4.1': 'approved hash functions are used',
        '11.4.3': 'hashes have 256 bits where collisions matter',
      },
    ),
    ...byDesign('apps/identity/src/accounts.ts', 'argon2id with the OWASP minimum: 19 MiB, 2 iterations', {
      '11.4.2': 'passwords are hashed with a slow function',
    }),
    ...tested(
      '11.5.1',
      'unguessable values have at least 128 random bits',
      'refresh tokens, codes and keys come from `oidc-provider`, `jose` and PostgreSQL; ids are not secret',
    ),
    ...tested('11.6.1', 'keys and signatures use approved algorithms'),
  ],
};

export const communication: AsvsChapter = {
  title: 'Secure communication',
  rows: [
    ...byOperator(
      'TLS ends at the Gateway of the cluster or in front of the proxy, where operators set versions, cipher suites and certificates',
      {
        '12.1.1': 'only current TLS versions are enabled',
        '12.1.2': 'only strong cipher suites are enabled',
        '12.2.1': 'all external connections use TLS',
        '12.2.2': 'certificates are publicly trusted',
      },
    ),
    ...notApplicable('there are no client certificates', { '12.1.3': 'client certificates are validated' }),
    ...byOperator(
      'the configured URLs decide how stores and the model are reached: `sslmode=verify-full`, `rediss:`, `https:`',
      {
        '12.3.1': 'all connections are encrypted',
      },
    ),
    ...byDesign('libs/platform/src/storage/s3.ts', 'Node.js verifies certificates; no code disables it', {
      '12.3.2': 'server certificates are verified',
    }),
    ...notMet(
      'gateway, identity provider, proxy and metrics use plain HTTP inside the cluster, protected by network policies only. Closing the gap needs a service mesh or internal certificates',
      {
        '12.3.3': 'internal connections are encrypted',
        '12.3.4': 'internal connections use trusted certificates',
      },
    ),
  ],
};
