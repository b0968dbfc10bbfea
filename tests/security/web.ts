import { built, held, none, open, operators, type Chapter } from './row.js';

export const frontend: Chapter = {
  title: 'Web frontend',
  rows: [
    ...held('3.2.1', 'files and answers open as what they are, and nothing else'),
    ...held('3.2.2', 'text is shown as text'),
    ...held(
      '3.3.1',
      'cookies are Secure and named so',
      'the ingress’s own cookie for polling sockets, which says nothing of anybody, is the operator’s',
    ),
    ...held('3.3.2', 'cookies say which sites may send them'),
    ...open(
      'the operator’s pass is `__Host-`; the sign-in page’s cookies keep to one sign-in’s path, and the prefix wants `/`: needs a provider on a name of its own',
      {
        '3.3.3': 'cookies are one host’s',
      },
    ),
    ...held('3.3.4', 'scripts read no cookie that lets in'),
    ...held('3.4.1', 'browsers keep to TLS, names below ours too'),
    ...held('3.4.2', 'other sites read nothing'),
    ...held(
      '3.4.3',
      'pages run only our scripts',
      'the board of queues, for operators, allows inline styles and our own `base`',
    ),
    ...held('3.4.4', 'types are not guessed'),
    ...held('3.4.5', 'other sites learn our name, not our addresses'),
    ...held('3.4.6', 'nothing stands in somebody’s frame'),
    ...built(
      'apps/gateway/src/access/access.guard.ts',
      'a call needs a header no form can send, the bearer token; no cookie lets in but the operator’s, which wants our origin',
      {
        '3.5.1': 'calls of other sites are told apart',
      },
    ),
    ...held('3.5.2', 'none of ours can be asked without asking first'),
    ...held('3.5.3', 'reading changes nothing'),
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
    ...held('3.7.2', 'nobody is sent on to a stranger'),
  ],
};

export const api: Chapter = {
  title: 'API and web service',
  rows: [
    ...held('4.1.1', 'answers name their type, texts their letters'),
    ...operators(
      'ingress-nginx sends every plain request on to TLS, calls too; clients of ours never speak plain',
      {
        '4.1.2': 'only pages are redirected to TLS',
      },
    ),
    ...held('4.1.3', 'what proxies add, nobody forges'),
    ...held('4.2.1', 'where a request ends is never in doubt', 'HTTP/2 is the ingress’s'),
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
    ...held('4.4.2', 'pages of others get no socket'),
    ...none('sockets show the session’s own access token', {
      '4.4.3': 'tokens made for sockets are as good as sessions',
    }),
    ...held('4.4.4', 'a socket is let in by the session it belongs to'),
  ],
};
