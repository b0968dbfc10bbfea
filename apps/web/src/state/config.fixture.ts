import type { ConfigView } from '@rinkside/contracts/session';

/** The response of `GET /config.json` in tests. */
export const config: ConfigView = {
  product: { name: 'Rinkside', coach: 'Coach Mack', store_url: null, contact_email: null },
  identity: {
    issuer: 'http://rink/oidc',
    authorization_endpoint: 'http://rink/oidc/authorize',
    token_endpoint: 'http://rink/oidc/oauth/token',
    signup_endpoint: 'http://rink/oidc/dbconnections/signup',
    revocation_endpoint: 'http://rink/oidc/revoke',
    userinfo_endpoint: 'http://rink/oidc/userinfo',
    account_endpoint: 'http://rink/oidc/account',
    account_page: null,
    client_id: 'web',
    audience: 'api',
    scope: 'openid offline_access',
    connection: 'db',
    label: 'Rinkside',
  },
  traces: 0,
  media: { video_mb: 500, image_mb: 25, video_refusal: null },
};
