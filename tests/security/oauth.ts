import { built, held, none, open, type Chapter } from './row.js';

const client = 'apps/web/src/features/session/identity.ts';
const provider = 'apps/identity/src/provider.ts';

export const oauth: Chapter = {
  title: 'OAuth and OIDC',
  rows: [
    ...built(
      client,
      'tokens go to the gateway and the provider only; the policy lets pages reach nobody else. There is no backend to keep them from the page: the specification stores them there',
      {
        '10.1.1': 'tokens go where they are needed only',
      },
    ),
    ...held('10.1.2', 'an answer belongs to the question this browser asked'),
    ...held('10.2.1', 'no other site starts an exchange'),
    ...none('the client knows one provider', { '10.2.2': 'providers are not mixed up' }),
    ...held('10.3.1', 'the API takes tokens made for it'),
    ...held(
      '10.3.2',
      'what a token names is asked: who, and from which sign-in',
      'tokens carry no scopes: the audience is the permission',
    ),
    ...held('10.3.3', 'people are issuer and subject'),
    ...none('no call asks for a stronger sign-in', {
      '10.3.4': 'strength and time of a sign-in are checked where needed',
    }),
    ...held('10.4.1', 'answers go to the one address that is registered'),
    ...held('10.4.2', 'a code counts once, and twice ends what it gave'),
    ...built(provider, '60 s', { '10.4.3': 'a code ends soon' }),
    ...open(
      'the specification signs in by the password grant, for the one client, which is ours; the implicit flow is off. Takes a sign-in by the provider’s page alone',
      {
        '10.4.4': 'no password grant',
      },
    ),
    ...held(
      '10.4.5',
      'a refresh token that comes back ends its family',
      'within 60 s of its rotation it still works, by decision A6',
    ),
    ...held('10.4.6', 'PKCE, and S256 only'),
    ...none('no client registers itself', { '10.4.7': 'unknown clients are kept in check' }),
    ...held('10.4.8', 'refresh tokens end, however they slide'),
    ...held('10.4.9', 'people revoke their tokens'),
    ...none('the one client is a page, and keeps no secret', {
      '10.4.10': 'confidential clients prove who they are',
    }),
    ...built(provider, 'four scopes, which the client needs; the API has none', {
      '10.4.11': 'clients get the scopes they need',
    }),
    ...built(
      client,
      'id tokens are kept, as the specification says, and read by nobody: who one is, userinfo says of the access token that PKCE and state just brought',
      {
        '10.5.1': 'id tokens are not replayed',
        '10.5.4': 'id tokens are for this client',
      },
    ),
    ...held('10.5.2', 'people are their subject, never their email'),
    ...held('10.5.3', 'a provider under another name is believed nothing'),
    ...none('no provider ends our sessions by a call', { '10.5.5': 'logout tokens are checked' }),
    ...held('10.6.1', 'the provider answers with codes only'),
    ...held(
      '10.6.2',
      'nobody is signed out by a stranger',
      'there is no logout address: the provider keeps no sign-in of its own',
    ),
    ...none('one client, ours; each sign-in is an act of its own on a page that says for what', {
      '10.7.1': 'people consent to each client',
      '10.7.2': 'and are told to what',
      '10.7.3': 'and can take it back',
    }),
  ],
};

export const webrtc: Chapter = {
  title: 'WebRTC',
  rows: none('there is none', {
    '17.1.1': 'relays reach no inside addresses',
    '17.2.1': 'DTLS keys are kept well',
    '17.2.2': 'DTLS suites are good ones',
    '17.2.3': 'SRTP is authenticated',
    '17.2.4': 'SRTP bears bad packets',
    '17.3.1': 'signalling bears floods',
    '17.3.2': 'signalling bears nonsense',
  }),
};
