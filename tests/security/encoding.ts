import { byDesign, tested, notApplicable, type AsvsChapter } from './asvs-requirement.js';

export const encoding: AsvsChapter = {
  title: 'Encoding and sanitization',
  rows: [
    ...tested('1.1.1', 'input is decoded once, before validation'),
    ...byDesign(
      'apps/gateway/src/pages/meta-tags.ts',
      'React and `escapeHtml` escape on output; the database stores text as entered',
      {
        '1.1.2': 'escaping is the last step before output',
      },
    ),
    ...tested('1.2.1', 'text in HTML, XML and headers is escaped for its context'),
    ...tested('1.2.2', 'URLs are built with encoding, and only safe protocols are allowed'),
    ...tested('1.2.3', 'JSON and JavaScript are not built by string concatenation'),
    ...tested(
      '1.2.4',
      'SQL uses bound parameters',
      'no dedicated lint rule: `platform/sql` accepts only literals with numbered parameters',
    ),
    ...byDesign(
      'libs/platform/src/sandbox.ts',
      'programs get fixed arguments, without a shell and without user-supplied names',
      {
        '1.2.5': 'no command injection',
      },
    ),
    ...notApplicable('not used by the product', {
      '1.2.6': 'LDAP injection',
      '1.2.7': 'XPath injection',
      '1.2.8': 'LaTeX injection',
      '1.3.8': 'JNDI injection',
      '1.3.9': 'memcache injection',
      '1.3.11': 'mail injection',
    }),
    ...byDesign(
      'libs/coach/src/engines/pseudonymizer.ts',
      'the only pattern built from user input, player names, escapes it',
      {
        '1.2.9': 'user input in regular expressions is escaped',
      },
    ),
    ...notApplicable(
      'no editor produces HTML and no HTML is accepted: posts are text, and the coach’s Markdown becomes elements',
      {
        '1.3.1': 'HTML from editors is sanitized',
      },
    ),
    ...tested(
      '1.3.2',
      'no dynamic code execution',
      'the browser policy does not allow `unsafe-eval`; server code has no `eval` or `Function`',
    ),
    ...tested('1.3.3', 'data is sanitized before it reaches a dangerous context'),
    ...tested('1.3.4', 'SVG uploads with scripts are rejected'),
    ...tested('1.3.5', 'user-supplied markup executes and loads nothing'),
    ...tested('1.3.6', 'the server requests no user-supplied URL (SSRF)'),
    ...byDesign(
      'apps/gateway/src/pages/meta-tags.ts',
      'templates are literals in code; user input is only inserted as a value',
      {
        '1.3.7': 'no templates are built from user input',
      },
    ),
    ...byDesign('libs/platform/src/log.ts', 'log messages are literals; user input is logged as a field', {
      '1.3.10': 'no format strings are built from user input',
    }),
    ...notApplicable(
      'JavaScript is memory-safe; native code is limited to sharp, argon2 and ffmpeg; uploads are decoded in a sandbox',
      {
        '1.4.1': 'memory-safe string and pointer operations',
        '1.4.3': 'memory is freed correctly',
      },
    ),
    ...tested('1.4.2', 'numbers are range-checked'),
    ...notApplicable('no endpoint accepts XML; XML is only read from the operator’s S3 store', {
      '1.5.1': 'XML parsers do not resolve external entities',
    }),
    ...tested('1.5.2', 'only JSON with a known schema is deserialized'),
  ],
};
