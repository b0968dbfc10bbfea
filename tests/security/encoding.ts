import { browser, built, held, none, world, type Chapter } from './row.js';

const markdown = 'apps/web/src/features/coach/markdown/markdown.test.tsx';

export const encoding: Chapter = {
  title: 'Encoding and sanitization',
  rows: [
    ...held('1.1.1', 'what comes is decoded once, before it is checked', [
      world('malformed', 'holdRoutes('),
      world('input', 'malformed input'),
    ]),
    ...built(
      'apps/gateway/src/pages/head.ts',
      'React and `escapeHtml` escape where they draw; rows keep what was typed',
      {
        '1.1.2': 'escaping is the last step before the reader',
      },
    ),
    ...held('1.2.1', 'text in HTML, XML and headers cannot leave its place', [
      world('share', 'stays whole with'),
      world('post', 'keeps what text it was given'),
      ['apps/identity/src/code.test.ts', 'the page escapes what it is given'],
    ]),
    ...held('1.2.2', 'addresses are built by encoding; only safe kinds of links', [
      [markdown, 'that lead nowhere good are their text'],
      world('organization', 'takes web addresses only'),
      world('malformed', 'holdRoutes('),
    ]),
    ...held('1.2.3', 'JSON and scripts are never put together from text', [
      world('attacks', 'forbids what no page of ours does'),
      world('share', 'stays whole with'),
    ]),
    ...held(
      '1.2.4',
      'statements bind what they are given',
      [
        world('malformed', 'holdRoutes('),
        world('post', 'keeps what text it was given'),
        world('player.page', 'takes no wildcard'),
      ],
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
      [world('attacks', 'forbids what no page of ours does')],
      'in browsers by the policy without `unsafe-eval`; on servers there is no `eval` or `Function`',
    ),
    ...held('1.3.3', 'what goes to a dangerous place is made safe first', [
      ['libs/domain/src/safety/quoted.test.ts', 'makes data of what people wrote'],
      ['libs/domain/src/coach/tools/plain-name.test.ts', 'loses its marks'],
      world('share', 'stays whole with'),
    ]),
    ...held('1.3.4', 'drawings with scripts are not taken', [
      world('player', 'an SVG'),
      world('upload', 'that is none is refused with the reason'),
    ]),
    ...held('1.3.5', 'markup of others runs nothing and loads nothing', [
      [markdown, 'what is written by others'],
      browser('coach', 'nothing in an answer runs'),
    ]),
    ...held('1.3.6', 'the server asks no address people gave it', [
      world('attacks', 'asks no address that people gave it'),
    ]),
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
    ...held('1.4.2', 'numbers have their range', [
      ['libs/contracts/src/game.test.ts', 'holds %s to 0'],
      world('malformed', 'holdRoutes('),
    ]),
    ...none('no call takes XML; of stores only the operator’s own S3 is read', {
      '1.5.1': 'XML parsers resolve nothing',
    }),
    ...held('1.5.2', 'only plain JSON is read, and what it may hold is named', [
      world('malformed', 'holdRoutes('),
      world('access', 'refuses keys its contract does not name'),
    ]),
  ],
};
