import { byDesign, tested, notApplicable, notMet, byOperator, type AsvsChapter } from './asvs-requirement.js';

export const frontend: AsvsChapter = {
  title: 'Web frontend',
  rows: [
    ...tested('3.2.1', 'responses are rendered only in their intended context'),
    ...tested('3.2.2', 'text is rendered as text, not as HTML'),
    ...tested(
      '3.3.1',
      'cookies have the Secure attribute and a name prefix',
      'the cookie of the way in for sticky polling sockets identifies no user; operators configure it',
    ),
    ...tested('3.3.2', 'cookies have a SameSite attribute'),
    ...notMet(
      'the operator cookie uses `__Host-`; the cookies of the sign-in page are limited to the path of one sign-in, but the prefix requires `/`. Closing the gap needs a separate host for the identity provider',
      {
        '3.3.3': 'cookies use the __Host- prefix',
      },
    ),
    ...tested('3.3.4', 'session cookies are HttpOnly'),
    ...tested(
      '3.4.1',
      'HSTS is set, including subdomains',
      'by `HSTS_MAX_AGE` and `HSTS_INCLUDE_SUBDOMAINS`, which operators set: subdomains may be run by others',
    ),
    ...tested('3.4.2', 'CORS does not allow other origins'),
    ...tested(
      '3.4.3',
      'the content security policy allows own scripts only',
      'the queue dashboard for operators allows inline styles and a `base` of the own origin',
    ),
    ...tested('3.4.4', 'content types are not sniffed'),
    ...tested('3.4.5', 'the referrer policy does not send paths to other sites'),
    ...tested('3.4.6', 'pages cannot be framed by other sites'),
    ...byDesign(
      'apps/gateway/src/auth/auth.guard.ts',
      'requests need a bearer token header, which forms cannot send; the only authenticating cookie is the operator’s, which requires the own origin',
      {
        '3.5.1': 'cross-site requests are rejected (CSRF)',
      },
    ),
    ...tested('3.5.2', 'cross-origin requests require a preflight'),
    ...tested('3.5.3', 'GET requests change nothing'),
    ...notMet(
      'web app, sign-in page and queue dashboard share one origin; media may use a separate one. Closing the gap needs separate hosts for identity provider and operators',
      {
        '3.5.4': 'separate applications use separate hosts',
      },
    ),
    ...byDesign(
      'apps/web/src/features/offline/update.ts',
      'messages are exchanged only between own pages and the service worker; no page listens to messages of other windows',
      {
        '3.5.5': 'messages from other origins are ignored',
      },
    ),
    ...byDesign('apps/web/src/main.tsx', 'current scripts, styles and WebSockets; no plugins', {
      '3.7.1': 'no deprecated browser technologies are used',
    }),
    ...tested('3.7.2', 'no open redirects'),
  ],
};

export const api: AsvsChapter = {
  title: 'API and web service',
  rows: [
    ...tested('4.1.1', 'responses have a content type, with a charset for text'),
    ...byOperator(
      'the Gateway redirects all plain HTTP requests to TLS, API requests too; own clients never use plain HTTP',
      {
        '4.1.2': 'only pages are redirected to TLS',
      },
    ),
    ...tested('4.1.3', 'headers set by proxies cannot be spoofed'),
    ...tested(
      '4.2.1',
      'request boundaries are unambiguous (request smuggling)',
      'HTTP/2 ends at the proxy in front of the gateways',
    ),
    ...notApplicable('GraphQL is not used; routes are fixed and their cost is limited', {
      '4.3.1': 'query depth and cost are limited',
      '4.3.2': 'introspection is disabled',
    }),
    ...byOperator(
      'TLS ends in front of the proxy; on an https origin the page opens `wss`, and its policy allows nothing else',
      {
        '4.4.1': 'WebSockets use TLS',
      },
    ),
    ...tested('4.4.2', 'WebSocket connections from other origins are rejected'),
    ...notApplicable('sockets use the access token of the session', {
      '4.4.3': 'dedicated socket tokens are as strong as sessions',
    }),
    ...tested('4.4.4', 'sockets are authenticated by their session'),
  ],
};
