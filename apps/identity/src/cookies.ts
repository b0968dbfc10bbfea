/**
 * Returns the names of the provider's cookies. With HTTPS they have the `__Secure-` prefix, so that an HTTP page cannot
 * set them. `__Host-` is not possible: it requires the path `/`, and these cookies are limited to one sign-in's path.
 */
export const cookieNames = (publicOrigin: string) => {
  const prefix = publicOrigin.startsWith('https:') ? '__Secure-' : '';
  return {
    /** Never kept: the server drops this cookie, because families share devices. */
    session: `${prefix}rinkside_session`,
    interaction: `${prefix}rinkside_sign_in`,
    resume: `${prefix}rinkside_resume`,
  };
};
