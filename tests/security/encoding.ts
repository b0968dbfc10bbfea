import { built, held, none, type Chapter } from './row.js';

export const encoding: Chapter = {
  title: 'Encoding and sanitization',
  rows: [
    ...held('1.1.1', 'input is decoded once, before validation'),
    ...built(
      'apps/gateway/src/pages/head.ts',
      'React and `escapeHtml` escape on output; the database stores text as entered',
      {
        '1.1.2': 'escaping is the last step before output',
      },
    ),
    ...held('1.2.1', 'text in HTML, XML and headers is escaped for its context'),
    ...held('1.2.2', 'URLs are built with encoding, and only safe protocols are allowed'),
    ...held('1.2.3', 'JSON and JavaScript are not built by string concatenation'),
    ...held(
      '1.2.4',
      'SQL uses bound parameters',
      'no dedicated lint rule: `platform/sql` accepts only literals with numbered parameters',
    ),
    ...built(
      'libs/platform/src/sandbox.ts',
      'programs get fixed arguments, without a shell and without user-supplied names',
      {
        '1.2.5': 'no command injection',
      },
    ),
    ...none('not used by the product', {
      '1.2.6': 'LDAP injection',
      '1.2.7': 'XPath injection',
      '1.2.8': 'LaTeX injection',
      '1.3.8': 'JNDI injection',
      '1.3.9': 'memcache injection',
      '1.3.11': 'mail injection',
    }),
    ...built(
      'libs/domain/src/coach/veil.ts',
      'the only pattern built from user input, player names, escapes it',
      {
        '1.2.9': 'user input in regular expressions is escaped',
      },
    ),
    ...none(
      'no editor produces HTML and no HTML is accepted: posts are text, and the coach’s Markdown becomes elements',
      {
        '1.3.1': 'HTML from editors is sanitized',
      },
    ),
    ...held(
      '1.3.2',
      'no dynamic code execution',
      'the browser policy does not allow `unsafe-eval`; server code has no `eval` or `Function`',
    ),
    ...held('1.3.3', 'data is sanitized before it reaches a dangerous context'),
    ...held('1.3.4', 'SVG uploads with scripts are rejected'),
    ...held('1.3.5', 'user-supplied markup executes and loads nothing'),
    ...held('1.3.6', 'the server requests no user-supplied URL (SSRF)'),
    ...built(
      'apps/gateway/src/pages/head.ts',
      'templates are literals in code; user input is only inserted as a value',
      {
        '1.3.7': 'no templates are built from user input',
      },
    ),
    ...built('libs/platform/src/log.ts', 'log messages are literals; user input is logged as a field', {
      '1.3.10': 'no format strings are built from user input',
    }),
    ...none(
      'JavaScript is memory-safe; native code is limited to sharp, argon2 and ffmpeg, of which ffmpeg runs in a sandbox',
      {
        '1.4.1': 'memory-safe string and pointer operations',
        '1.4.3': 'memory is freed correctly',
      },
    ),
    ...held('1.4.2', 'numbers are range-checked'),
    ...none('no endpoint accepts XML; XML is only read from the operator’s S3 store', {
      '1.5.1': 'XML parsers do not resolve external entities',
    }),
    ...held('1.5.2', 'only JSON with a known schema is deserialized'),
  ],
};
