import { browser, built, held, identity, none, open, operators, world, type Chapter } from './row.js';

const headers = (title: string) => world('headers', title);
const everyAnswer = headers('keeps to TLS below this name');

export const frontend: Chapter = {
  title: 'Web frontend',
  rows: [
    ...held('3.2.1', 'files and answers open as what they are, and nothing else', [
      world('upload', 'with its type and without a right to anything'),
      everyAnswer,
    ]),
    ...held('3.2.2', 'text is shown as text', [
      browser('callback', 'is told as text, whatever it contains'),
      browser('coach', 'nothing in an answer runs'),
    ]),
    ...held(
      '3.3.1',
      'cookies are Secure and named so',
      [identity('boot', 'behind TLS the cookies are secure'), headers('cookie is this host’s alone')],
      'the ingress’s own cookie for polling sockets, which says nothing of anybody, is the operator’s',
    ),
    ...held('3.3.2', 'cookies say which sites may send them', [
      identity('boot', 'behind TLS the cookies are secure'),
      headers('cookie is this host’s alone'),
    ]),
    ...open(
      'the operator’s pass is `__Host-`; the sign-in page’s cookies keep to one sign-in’s path, and the prefix wants `/`: needs a provider on a name of its own',
      {
        '3.3.3': 'cookies are one host’s',
      },
    ),
    ...held('3.3.4', 'scripts read no cookie that lets in', [
      headers('cookie is this host’s alone'),
      identity('boot', 'behind TLS the cookies are secure'),
    ]),
    ...held('3.4.1', 'browsers keep to TLS, names below ours too', [
      everyAnswer,
      identity('boot', 'behind TLS the cookies are secure'),
    ]),
    ...held('3.4.2', 'other sites read nothing', [
      world('attacks', 'forbids what no page of ours does'),
      identity('boot', 'only the web origin may call from a browser'),
    ]),
    ...held(
      '3.4.3',
      'pages run only our scripts',
      [world('attacks', 'forbids what no page of ours does'), everyAnswer],
      'the board of queues, for operators, allows inline styles and our own `base`',
    ),
    ...held('3.4.4', 'types are not guessed', [everyAnswer]),
    ...held('3.4.5', 'other sites learn our name, not our addresses', [everyAnswer]),
    ...held('3.4.6', 'nothing stands in somebody’s frame', [everyAnswer]),
    ...built(
      'apps/gateway/src/access/access.guard.ts',
      'a call needs a header no form can send, the bearer token; no cookie lets in but the operator’s, which wants our origin',
      {
        '3.5.1': 'calls of other sites are told apart',
      },
    ),
    ...held('3.5.2', 'none of ours can be asked without asking first', [
      world('access', 'opens to whom its contract names'),
      world('operator', 'changes nothing for a page of somebody else’s'),
    ]),
    ...held('3.5.3', 'reading changes nothing', [
      world('operator', 'changes nothing for a page of somebody else’s'),
      world('matrix', 'has a row for every route'),
    ]),
    ...open(
      'app, sign-in page and board of queues share one origin by decision (E13); media may have their own. Takes names of their own for identity and operators',
      {
        '3.5.4': 'separate applications have separate names',
      },
    ),
    ...built(
      'apps/web/src/offline/update.ts',
      'messages pass only between our pages and our worker; no page listens to windows of others',
      {
        '3.5.5': 'messages of strangers are not heard',
      },
    ),
    ...built('apps/web/src/main.tsx', 'scripts, styles and WebSocket of today; no plugins', {
      '3.7.1': 'nothing browsers gave up',
    }),
    ...held('3.7.2', 'nobody is sent on to a stranger', [
      browser('callback', 'back to where one wanted to go'),
      ['apps/identity/src/code.test.ts', 'never leaves our page'],
    ]),
  ],
};

export const api: Chapter = {
  title: 'API and web service',
  rows: [
    ...held('4.1.1', 'answers name their type, texts their letters', [
      headers('names its type, and of text its letters'),
      world('upload', 'playlists and pictures have their types'),
    ]),
    ...operators(
      'ingress-nginx sends every plain request on to TLS, calls too; clients of ours never speak plain',
      {
        '4.1.2': 'only pages are redirected to TLS',
      },
    ),
    ...held('4.1.3', 'what proxies add, nobody forges', [
      world('input', 'believe an address from a trusted proxy only'),
      identity('throttle', 'writes into X-Forwarded-For itself changes nothing'),
      identity('boot', 'whatever the forwarding headers say'),
    ]),
    ...held(
      '4.2.1',
      'where a request ends is never in doubt',
      [headers('is read twice')],
      'HTTP/2 is the ingress’s',
    ),
    ...none('there is no GraphQL: calls are fixed, their cost is bounded', {
      '4.3.1': 'deep queries are bounded',
      '4.3.2': 'schemas are not asked for',
    }),
    ...operators(
      'TLS ends in front of the proxy; behind an https origin the page opens `wss` and its policy allows nothing else',
      {
        '4.4.1': 'sockets speak TLS',
      },
    ),
    ...held('4.4.2', 'pages of others get no socket', [world('access', 'a page of another site')]),
    ...none('sockets show the session’s own access token', {
      '4.4.3': 'tokens made for sockets are as good as sessions',
    }),
    ...held('4.4.4', 'a socket is let in by the session it belongs to', [
      world('access', 'gets no socket without one, nor with one in the address'),
      world('session', 'calls, sockets and handshakes'),
    ]),
  ],
};
