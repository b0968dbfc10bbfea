import { byDesign, tested, notApplicable, notMet, type AsvsChapter } from './asvs-requirement.js';

const client = 'apps/web/src/state/session/oidc-client.ts';
const provider = 'apps/identity/src/provider.ts';

export const oauth: AsvsChapter = {
  title: 'OAuth and OIDC',
  rows: [
    ...byDesign(
      client,
      'tokens go to the gateway and the identity provider only; the content security policy blocks other hosts. The web app stores the tokens itself, because there is no backend for frontend',
      {
        '10.1.1': 'tokens are sent only to components that need them',
      },
    ),
    ...tested('10.1.2', 'authorization responses are bound to the requesting browser'),
    ...tested('10.2.1', 'authorization requests are protected against CSRF'),
    ...notApplicable('the client uses one identity provider', { '10.2.2': 'mix-up attacks are prevented' }),
    ...tested('10.3.1', 'the API accepts only tokens with its audience'),
    ...tested(
      '10.3.2',
      'authorization uses the claims of the token: subject and session',
      'tokens have no scopes; the audience is the permission',
    ),
    ...tested('10.3.3', 'users are identified by provider and subject'),
    ...notApplicable('no request needs a stronger or more recent sign-in', {
      '10.3.4': 'authentication strength and time are checked where needed',
    }),
    ...tested('10.4.1', 'redirect URIs must match a registered one exactly'),
    ...tested('10.4.2', 'authorization codes are used once; reuse revokes the issued tokens'),
    ...byDesign(provider, '60 s', { '10.4.3': 'authorization codes are short-lived' }),
    ...notMet(
      'the product specification requires the password grant for the first-party client; the implicit flow is off. Closing the gap means signing in on the identity provider’s page only',
      {
        '10.4.4': 'the password grant is not used',
      },
    ),
    ...tested(
      '10.4.5',
      'reuse of a refresh token revokes its family',
      'a rotated refresh token remains valid for 60 s, so that concurrent requests do not end the session',
    ),
    ...tested('10.4.6', 'PKCE is required, with S256 only'),
    ...notApplicable('there is no dynamic client registration', {
      '10.4.7': 'dynamically registered clients are restricted',
    }),
    ...tested('10.4.8', 'refresh tokens have an absolute expiry'),
    ...tested('10.4.9', 'users can revoke their tokens'),
    ...notApplicable('the only client is a public web app without a secret', {
      '10.4.10': 'confidential clients are authenticated',
    }),
    ...byDesign(provider, 'four scopes, all needed by the client; the API has none', {
      '10.4.11': 'clients get only the scopes they need',
    }),
    ...byDesign(
      client,
      'id tokens are stored but not read; the identity comes from userinfo with the access token that was obtained with PKCE and state',
      {
        '10.5.1': 'id token replay is prevented',
        '10.5.4': 'the audience of id tokens is checked',
      },
    ),
    ...tested('10.5.2', 'users are identified by subject, not by email'),
    ...tested('10.5.3', 'metadata with a different issuer is rejected'),
    ...notApplicable('there is no back-channel logout', { '10.5.5': 'logout tokens are validated' }),
    ...tested('10.6.1', 'the identity provider allows the code flow only'),
    ...tested(
      '10.6.2',
      'forced logout by third parties is prevented',
      'there is no logout endpoint: the identity provider keeps no session of its own',
    ),
    ...notApplicable(
      'there is one first-party client, and every sign-in is explicit on a page that names it',
      {
        '10.7.1': 'users consent to each client',
        '10.7.2': 'the consent states its purpose',
        '10.7.3': 'users can withdraw consent',
      },
    ),
  ],
};

export const webrtc: AsvsChapter = {
  title: 'WebRTC',
  rows: notApplicable('WebRTC is not used', {
    '17.1.1': 'TURN servers do not relay to internal addresses',
    '17.2.1': 'DTLS keys are protected',
    '17.2.2': 'DTLS uses strong cipher suites',
    '17.2.3': 'SRTP is authenticated',
    '17.2.4': 'SRTP handles malformed packets',
    '17.3.1': 'signaling handles floods',
    '17.3.2': 'signaling handles malformed messages',
  }),
};
