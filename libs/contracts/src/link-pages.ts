/** Pages that open a link for an account without a profile, too. The token is in the fragment, which no browser sends to a server. */
export const childLinkPage = '/join';
export const circleLinkPage = '/circle';
/** Takes a code, too. */
export const teamLinkPage = '/team';
