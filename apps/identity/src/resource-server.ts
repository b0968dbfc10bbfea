/** Returns the settings of the API's access tokens: signed JWTs without scopes; the audience is the permission. */
export const resourceServerInfo = (audience: string) => ({
  scope: '',
  audience,
  accessTokenFormat: 'jwt' as const,
  jwt: { sign: { alg: 'ES256' as const } },
});
