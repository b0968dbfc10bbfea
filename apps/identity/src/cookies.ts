/**
 * What our cookies are called. Behind TLS browsers take no cookie of these names that a plain page, or one of a name
 * below ours, tries to set; `__Host-` would need the path `/`, and each is for one sign-in's own path.
 */
export const cookieNames = (publicOrigin: string) => {
  const prefix = publicOrigin.startsWith('https:') ? '__Secure-' : '';
  return {
    /** The provider keeps no sign-in of its own; the server drops this cookie (families share devices). */
    session: `${prefix}rinkside_session`,
    interaction: `${prefix}rinkside_sign_in`,
    resume: `${prefix}rinkside_resume`,
  };
};
