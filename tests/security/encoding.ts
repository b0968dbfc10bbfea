import { built, held, none, type Chapter } from './row.js';

export const encoding: Chapter = {
  title: 'Encoding and sanitization',
  rows: [
    ...held('1.1.1', 'what comes is decoded once, before it is checked'),
    ...built(
      'apps/gateway/src/pages/head.ts',
      'React and `escapeHtml` escape where they draw; rows keep what was typed',
      {
        '1.1.2': 'escaping is the last step before the reader',
      },
    ),
    ...held('1.2.1', 'text in HTML, XML and headers cannot leave its place'),
    ...held('1.2.2', 'addresses are built by encoding; only safe kinds of links'),
    ...held('1.2.3', 'JSON and scripts are never put together from text'),
    ...held(
      '1.2.4',
      'statements bind what they are given',
      'no lint of its own: every statement is a literal with numbered parameters (`platform/sql`)',
    ),
    ...built('libs/platform/src/sandbox.ts', 'programs get fixed words, no shell, no name from outside', {
      '1.2.5': 'no command line from what people send',
    }),
    ...none('nothing here speaks it', {
      '1.2.6': 'LDAP',
      '1.2.7': 'XPath',
      '1.2.8': 'LaTeX',
      '1.3.8': 'JNDI',
      '1.3.9': 'memcache',
      '1.3.11': 'mail',
    }),
    ...built(
      'libs/domain/src/coach/veil.ts',
      'the one pattern made of people’s words, their names, escapes them',
      {
        '1.2.9': 'words in a regular expression are escaped',
      },
    ),
    ...none('no editor makes HTML and none is taken: posts are text, the coach’s markdown becomes elements', {
      '1.3.1': 'HTML of editors is cleaned',
    }),
    ...held(
      '1.3.2',
      'no code is made of text',
      'in browsers by the policy without `unsafe-eval`; on servers there is no `eval` or `Function`',
    ),
    ...held('1.3.3', 'what goes to a dangerous place is made safe first'),
    ...held('1.3.4', 'drawings with scripts are not taken'),
    ...held('1.3.5', 'markup of others runs nothing and loads nothing'),
    ...held('1.3.6', 'the server asks no address people gave it'),
    ...built(
      'apps/gateway/src/pages/head.ts',
      'templates are literals in code; what people typed is only ever a value',
      {
        '1.3.7': 'no template is made of what people send',
      },
    ),
    ...built('libs/platform/src/log.ts', 'pino’s message is a literal; what people typed is a field', {
      '1.3.10': 'no format string from outside',
    }),
    ...none(
      'JavaScript manages its memory; what is native is sharp’s, argon2’s and ffmpeg’s, the last in a sandbox',
      {
        '1.4.1': 'safe copies and pointers',
        '1.4.3': 'memory is let go of once',
      },
    ),
    ...held('1.4.2', 'numbers have their range'),
    ...none('no call takes XML; of stores only the operator’s own S3 is read', {
      '1.5.1': 'XML parsers resolve nothing',
    }),
    ...held('1.5.2', 'only plain JSON is read, and what it may hold is named'),
  ],
};
